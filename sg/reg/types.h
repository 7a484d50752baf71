/* SPDX-License-Identifier: MIT */
/* Register types, their GNU vector views, and lane lists. */
#ifndef SG_REG_TYPES_H
#define SG_REG_TYPES_H

#include "simde.h"

#if SG_HAVE_SSE42
typedef __m128i sg_r128;
#else
typedef simde__m128i sg_r128;
#endif
#if SG_REG_BITS >= 256
typedef __m256i sg_r256;
#endif
#if SG_REG_BITS >= 512
typedef __m512i sg_r512;
#endif

/* sg_v<B>_r<R>: lanes of B bits as a GNU vector, for shuffles by constants. */
#if SG_HAVE_VECTOR_TYPES
typedef uint8_t sg_v8_r128 __attribute__((vector_size(16)));
typedef uint16_t sg_v16_r128 __attribute__((vector_size(16)));
typedef uint32_t sg_v32_r128 __attribute__((vector_size(16)));
typedef uint64_t sg_v64_r128 __attribute__((vector_size(16)));
#if SG_REG_BITS >= 256
typedef uint8_t sg_v8_r256 __attribute__((vector_size(32)));
typedef uint16_t sg_v16_r256 __attribute__((vector_size(32)));
typedef uint32_t sg_v32_r256 __attribute__((vector_size(32)));
typedef uint64_t sg_v64_r256 __attribute__((vector_size(32)));
#endif
#if SG_REG_BITS >= 512
typedef uint8_t sg_v8_r512 __attribute__((vector_size(64)));
typedef uint16_t sg_v16_r512 __attribute__((vector_size(64)));
typedef uint32_t sg_v32_r512 __attribute__((vector_size(64)));
typedef uint64_t sg_v64_r512 __attribute__((vector_size(64)));
#endif
#endif

/* sg_v<e>_r<R>: what a value of the element e has, a register. Floor 1 takes and gives sg_r<R>, whatever is in it; GCC takes a
 * register that is of another type in one step of a loop than between two for two registers, and copies one to the other
 * each time. So its values are vectors of their lanes, and SG_CAST_ goes from one to the other. Clang has no such trouble,
 * and chooses other instructions for what it takes for floats: two for a carry. f16 is computed with in other types. */
#if SG_GCC && SG_HAVE_VECTOR_TYPES
#define SG_CAST_(type, x) ((type)(x))
#define SG_TYPE_(type, name, r, bytes) typedef type name __attribute__((vector_size(bytes)));
#else
#define SG_CAST_(type, x) (x)
#define SG_TYPE_(type, name, r, bytes) typedef r name;
#endif
#define SG_TYPES_(R) \
    SG_TYPE_(uint8_t, sg_vu8_r##R, sg_r##R, R / 8) SG_TYPE_(uint8_t, sg_vi8_r##R, sg_r##R, R / 8) \
    SG_TYPE_(uint16_t, sg_vu16_r##R, sg_r##R, R / 8) SG_TYPE_(uint16_t, sg_vi16_r##R, sg_r##R, R / 8) \
    SG_TYPE_(uint32_t, sg_vu32_r##R, sg_r##R, R / 8) SG_TYPE_(uint32_t, sg_vi32_r##R, sg_r##R, R / 8) \
    SG_TYPE_(uint64_t, sg_vu64_r##R, sg_r##R, R / 8) SG_TYPE_(uint64_t, sg_vi64_r##R, sg_r##R, R / 8) \
    SG_TYPE_(float, sg_vf32_r##R, sg_r##R, R / 8) SG_TYPE_(double, sg_vf64_r##R, sg_r##R, R / 8) \
    typedef sg_r##R sg_vf16_r##R, sg_vbf16_r##R;
SG_TYPES_(128)
#if SG_REG_BITS >= 256
SG_TYPES_(256)
#endif
#if SG_REG_BITS >= 512
SG_TYPES_(512)
#endif
#undef SG_TYPE_
#undef SG_TYPES_

/* SG_LANES<L>_(f, t): f(0u, t), f(1u, t), ... f(L-1, t); t is the type the formula casts to. */
#define SG_LANES1_(f, t) f(0u, t)
#define SG_LANES2_(f, t) f(0u, t), f(1u, t)
#define SG_LANES4_(f, t) SG_LANES2_(f, t), f(2u, t), f(3u, t)
#define SG_LANES8_(f, t) SG_LANES4_(f, t), f(4u, t), f(5u, t), f(6u, t), f(7u, t)
#define SG_LANES16_(f, t) SG_LANES8_(f, t), f(8u, t), f(9u, t), f(10u, t), f(11u, t), f(12u, t), \
    f(13u, t), f(14u, t), f(15u, t)
#define SG_LANES32_(f, t) SG_LANES16_(f, t), f(16u, t), f(17u, t), f(18u, t), f(19u, t), \
    f(20u, t), f(21u, t), f(22u, t), f(23u, t), f(24u, t), f(25u, t), f(26u, t), f(27u, t), \
    f(28u, t), f(29u, t), f(30u, t), f(31u, t)
#define SG_LANES64_(f, t) SG_LANES32_(f, t), f(32u, t), f(33u, t), f(34u, t), f(35u, t), \
    f(36u, t), f(37u, t), f(38u, t), f(39u, t), f(40u, t), f(41u, t), f(42u, t), f(43u, t), \
    f(44u, t), f(45u, t), f(46u, t), f(47u, t), f(48u, t), f(49u, t), f(50u, t), f(51u, t), \
    f(52u, t), f(53u, t), f(54u, t), f(55u, t), f(56u, t), f(57u, t), f(58u, t), f(59u, t), \
    f(60u, t), f(61u, t), f(62u, t), f(63u, t)

/* SG_REPEAT<N>_(f, h): the statements f(0, h) f(1, h) ... f(N-1, h), for code that must not be a loop. */
#define SG_REPEAT4_(f, h) f(0, h) f(1, h) f(2, h) f(3, h)
#define SG_REPEAT8_(f, h) SG_REPEAT4_(f, h) f(4, h) f(5, h) f(6, h) f(7, h)
#define SG_REPEAT16_(f, h) \
    SG_REPEAT8_(f, h) f(8, h) f(9, h) f(10, h) f(11, h) f(12, h) f(13, h) f(14, h) f(15, h)

#endif
