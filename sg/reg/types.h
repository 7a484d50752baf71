/* SPDX-License-Identifier: MIT */
/* Register types, their GNU vector views, and lane lists. */
#ifndef SG_REG_TYPES_H
#define SG_REG_TYPES_H

#include "../made/lists.h"
#include "simde.h"

#if SG_HAVE_SSE42
typedef __m128i sg_r128;
#elif SG_HAVE_SIMDE
typedef simde__m128i sg_r128;
#elif SG_HAVE_VECTOR_TYPES
typedef uint64_t sg_r128 __attribute__((vector_size(16)));
#else
typedef union sg_r128 {
    uint8_t u8[16];
    int8_t i8[16];
    uint16_t u16[8];
    int16_t i16[8];
    uint32_t u32[4];
    int32_t i32[4];
    float f32[4];
    uint64_t u64[2];
    int64_t i64[2];
    double f64[2];
} sg_r128;
#endif
#if SG_REG_BITS >= 256
typedef __m256i sg_r256;
#endif
#if SG_REG_BITS >= 512
typedef __m512i sg_r512;
#endif

/* f(R) for each width of registers that the target has */
#if SG_REG_BITS >= 512
#define SG_EACH_REGISTER_(f) f(128) f(256) f(512)
#elif SG_REG_BITS >= 256
#define SG_EACH_REGISTER_(f) f(128) f(256)
#else
#define SG_EACH_REGISTER_(f) f(128)
#endif

/* sg_v<B>_r<R>: lanes of B bits as a GNU vector, for shuffles by constants. */
#if SG_HAVE_VECTOR_TYPES
#define SG_VIEW_(B, R) typedef uint##B##_t sg_v##B##_r##R __attribute__((vector_size(R / 8)));
#define SG_VIEWS_(R) SG_VIEW_(8, R) SG_VIEW_(16, R) SG_VIEW_(32, R) SG_VIEW_(64, R)
SG_EACH_REGISTER_(SG_VIEWS_)
#undef SG_VIEW_
#undef SG_VIEWS_
#endif

/* sg_v<e>_r<R>: the register in a value of the element e. Floor 1 takes and gives sg_r<R>, whatever is in it. But if the type of a
 * variable changes on the way through a loop, GCC may keep it in two registers and copy one to the other in each round. So with
 * GCC, values hold vectors of their lanes, and SG_CAST_ in front of one converts it. Clang does not need this, and would choose slower
 * instructions for float types. f16 is computed in other types, so it needs no vector. */
#if SG_GCC && SG_HAVE_VECTOR_TYPES
#define SG_CAST_(type) (type)
#define SG_LANES_OF_(type, e, R) typedef type sg_v##e##_r##R __attribute__((vector_size(R / 8)));
#else
#define SG_CAST_(type)
#define SG_LANES_OF_(type, e, R) typedef sg_r##R sg_v##e##_r##R;
#endif
#define SG_TYPE_UNSIGNED_(e, R) SG_LANES_OF_(SG_TYPE_##e##_, e, R)
#define SG_TYPE_SIGNED_(e, R) SG_LANES_OF_(SG_UNSIGNED_##e##_, e, R)
#define SG_TYPE_FLOAT_(e, R) SG_LANES_OF_(SG_TYPE_##e##_, e, R)
#define SG_TYPE_HALF_(e, R) typedef sg_r##R sg_v##e##_r##R;
#define SG_TYPE_BFLOAT_(e, R) typedef sg_r##R sg_v##e##_r##R;
#define SG_TYPES_(R, e) SG_PASTE2(SG_TYPE_, SG_KIND_##e##_)(e, R)
#define SG_TYPES_OF_(R) SG_EACH_ALL_(SG_TYPES_, R)
SG_EACH_REGISTER_(SG_TYPES_OF_)
#undef SG_TYPES_OF_
#undef SG_LANES_OF_
#undef SG_TYPE_UNSIGNED_
#undef SG_TYPE_SIGNED_
#undef SG_TYPE_FLOAT_
#undef SG_TYPE_HALF_
#undef SG_TYPE_BFLOAT_
#undef SG_TYPES_

/* sg_native_<e>_r<R>_: a register in the type that the target's own functions use: that of its intrinsics, otherwise a GNU vector of
 * the element's lanes, otherwise sg_r128. */
#if SG_REG_OWN_NEON
typedef int8x16_t sg_native_i8_r128_;
typedef uint8x16_t sg_native_u8_r128_;
typedef int16x8_t sg_native_i16_r128_;
typedef uint16x8_t sg_native_u16_r128_;
typedef int32x4_t sg_native_i32_r128_;
typedef uint32x4_t sg_native_u32_r128_;
typedef int64x2_t sg_native_i64_r128_;
typedef uint64x2_t sg_native_u64_r128_;
typedef uint16x8_t sg_native_f16_r128_;
typedef uint16x8_t sg_native_bf16_r128_;
typedef float32x4_t sg_native_f32_r128_;
typedef float64x2_t sg_native_f64_r128_;
#elif SG_HAVE_VECTOR_TYPES && !SG_HAVE_SIMDE
#define SG_NATIVE_UNSIGNED_(e, R) typedef SG_TYPE_##e##_ sg_native_##e##_r##R##_ __attribute__((vector_size(R / 8)));
#define SG_NATIVE_SIGNED_ SG_NATIVE_UNSIGNED_
#define SG_NATIVE_FLOAT_ SG_NATIVE_UNSIGNED_
#define SG_NATIVE_HALF_(e, R) typedef uint16_t sg_native_##e##_r##R##_ __attribute__((vector_size(R / 8)));
#define SG_NATIVE_BFLOAT_ SG_NATIVE_HALF_
#else
#define SG_NATIVE_UNSIGNED_(e, R) typedef sg_r##R sg_native_##e##_r##R##_;
#define SG_NATIVE_SIGNED_ SG_NATIVE_UNSIGNED_
#define SG_NATIVE_HALF_ SG_NATIVE_UNSIGNED_
#define SG_NATIVE_BFLOAT_ SG_NATIVE_UNSIGNED_
#if SG_HAVE_SIMDE
#define SG_NATIVE_FLOAT_(e, R)
#if SG_HAVE_SSE42
typedef __m128 sg_native_f32_r128_;
typedef __m128d sg_native_f64_r128_;
#else
typedef simde__m128 sg_native_f32_r128_;
typedef simde__m128d sg_native_f64_r128_;
#endif
#if SG_REG_BITS >= 256
typedef __m256 sg_native_f32_r256_;
typedef __m256d sg_native_f64_r256_;
#endif
#if SG_REG_BITS >= 512
typedef __m512 sg_native_f32_r512_;
typedef __m512d sg_native_f64_r512_;
#endif
#else
#define SG_NATIVE_FLOAT_ SG_NATIVE_UNSIGNED_
#endif
#endif
#ifdef SG_NATIVE_UNSIGNED_
#define SG_NATIVES_(R, e) SG_PASTE2(SG_NATIVE_, SG_KIND_##e##_)(e, R)
#define SG_NATIVES_OF_(R) SG_EACH_ALL_(SG_NATIVES_, R)
SG_EACH_REGISTER_(SG_NATIVES_OF_)
#undef SG_NATIVES_OF_
#undef SG_NATIVES_
#undef SG_NATIVE_UNSIGNED_
#undef SG_NATIVE_SIGNED_
#undef SG_NATIVE_FLOAT_
#undef SG_NATIVE_HALF_
#undef SG_NATIVE_BFLOAT_
#endif
#if SG_HAVE_VECTOR_TYPES
#define SG_NATIVE_CAST_(type, x) ((type)(x))
#else
#define SG_NATIVE_CAST_(type, x) (x)
#endif

/* SG_LANES<L>_(f, t) is f(0u, t), f(1u, t), ... f(L-1, t). t is the type that the formula casts to. */
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

/* SG_REPEAT<N>_(f, h) is the statements f(0, h) f(1, h) ... f(N-1, h), for code that must not be a loop. */
#define SG_REPEAT4_(f, h) f(0, h) f(1, h) f(2, h) f(3, h)
#define SG_REPEAT8_(f, h) SG_REPEAT4_(f, h) f(4, h) f(5, h) f(6, h) f(7, h)
#define SG_REPEAT16_(f, h) \
    SG_REPEAT8_(f, h) f(8, h) f(9, h) f(10, h) f(11, h) f(12, h) f(13, h) f(14, h) f(15, h)

#endif
