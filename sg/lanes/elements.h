/* SPDX-License-Identifier: MIT */
/* The scalars of every element: types and constants, and all else that does not depend on the target. */
#ifndef SG_LANES_ELEMENTS_H
#define SG_LANES_ELEMENTS_H

#include <limits.h>
#include <stdbool.h>

#include "../port.h"
#include "../made/lists.h"

/* IEEE binary16 and bfloat16 for storage, 2 bytes each: C has no portable type that computes in them. */
typedef struct { uint16_t bits; } SG_MAY_ALIAS sg_half;
typedef struct { uint16_t bits; } SG_MAY_ALIAS sg_bfloat16;

/* ---- C has types that are no element's but have the size and kind of one: memory of these types is loaded and stored as it is ---- */

/* Of int, long and long long, the one that is neither int32_t nor int64_t. It is as wide as long, or as long long; in each case
 * that is SG_OTHER_BITS_. */
#if defined(__cplusplus)
template <bool> struct sg_other_of_ { template <class A_, class B_> struct pick { typedef A_ type; }; };
template <> struct sg_other_of_<false> { template <class A_, class B_> struct pick { typedef B_ type; }; };
template <class A_, class B_> struct sg_is_ { enum { value = 0 }; };
template <class A_> struct sg_is_<A_, A_> { enum { value = 1 }; };
typedef sg_other_of_<sg_is_<int32_t, int>::value>::pick<
    sg_other_of_<sg_is_<int64_t, long>::value>::pick<long long, long>::type, int>::type sg_other_int_;
typedef sg_other_of_<sg_is_<int32_t, int>::value>::pick<
    sg_other_of_<sg_is_<int64_t, long>::value>::pick<unsigned long long, unsigned long>::type, unsigned>::type sg_other_uint_;
#elif SG_HAVE_TYPEOF
typedef __typeof__(_Generic((int32_t)0, int: _Generic((int64_t)0, long: 0LL, default: 0L), default: 0)) sg_other_int_;
typedef __typeof__(_Generic((int32_t)0, int: _Generic((int64_t)0, long: 0ULL, default: 0UL), default: 0U)) sg_other_uint_;
#elif ULONG_MAX > 0xffffffffu
typedef long long sg_other_int_;
typedef unsigned long long sg_other_uint_;
#else
typedef long sg_other_int_;
typedef unsigned long sg_other_uint_;
#endif
#if ULONG_MAX > 0xffffffffu
#define SG_OTHER_BITS_ 64
#define SG_OTHER_INT_ELEMENT_ i64
#define SG_OTHER_UINT_ELEMENT_ u64
#else
#define SG_OTHER_BITS_ 32
#define SG_OTHER_INT_ELEMENT_ i32
#define SG_OTHER_UINT_ELEMENT_ u32
#endif
#if CHAR_MIN < 0
#define SG_CHAR_IS_SIGNED_ 1
#define SG_CHAR_ELEMENT_ i8
#else
#define SG_CHAR_IS_SIGNED_ 0
#define SG_CHAR_ELEMENT_ u8
#endif
#if SG_HAVE_FLOAT16
__extension__ typedef _Float16 sg_float16_;
#endif

/* an element in memory, which the program may know by another type */
#define SG_T_ELEMENT(name, type, bits, kind, ...) SG_T_LOOSE_##kind(name, type)
#define SG_T_LOOSE_UNSIGNED(name, type) typedef type sg_loose_##name##_ SG_MAY_ALIAS;
#define SG_T_LOOSE_SIGNED(name, type) SG_T_LOOSE_UNSIGNED(name, type)
#define SG_T_LOOSE_FLOAT(name, type) SG_T_LOOSE_UNSIGNED(name, type)
#define SG_T_LOOSE_HALF(name, type) typedef type sg_loose_##name##_;
#define SG_T_LOOSE_BFLOAT(name, type) SG_T_LOOSE_HALF(name, type)
#include "../tables/elements.h"
#undef SG_T_ELEMENT
#undef SG_T_LOOSE_UNSIGNED
#undef SG_T_LOOSE_SIGNED
#undef SG_T_LOOSE_FLOAT
#undef SG_T_LOOSE_HALF
#undef SG_T_LOOSE_BFLOAT

SG_INLINE double sg_f64_of_bits_(uint64_t u) {
    double x;
    memcpy(&x, &u, sizeof x);
    return x;
}

/* The bfloat16 value of x, rounded to nearest even. Overflow gives infinity; a NaN stays a NaN. */
SG_INLINE sg_bfloat16 sg_bfloat16_from_float(float x) {
    uint32_t u = sg_bits_of_f32_(x);
    sg_bfloat16 b;
    if ((u & 0x7fffffffu) > 0x7f800000u) b.bits = (uint16_t)(u >> 16 | 0x40u);
    else b.bits = (uint16_t)((u + 0x7fffu + (u >> 16 & 1u)) >> 16);
    return b;
}

/* The value of b, exactly: its bits are the upper half of the result's. */
SG_INLINE float sg_bfloat16_to_float(sg_bfloat16 b) {
    return sg_f32_of_bits_((uint32_t)b.bits << 16);
}

SG_INLINE sg_half sg_half_of_bits_(unsigned bits) {
    sg_half h;
    h.bits = (uint16_t)bits;
    return h;
}
SG_INLINE sg_bfloat16 sg_bfloat16_of_bits_(unsigned bits) {
    sg_bfloat16 b;
    b.bits = (uint16_t)bits;
    return b;
}

/* The constants of each element: sg_zero_<e>_(), ...; sg_ones_<e>_() exists for integers. */
#define SG_T_ELEMENT(e, type, bits, kind, native, precision, zero, one, pad, low, high) \
    SG_INLINE type sg_zero_##e##_(void) { return zero; } \
    SG_INLINE type sg_one_##e##_(void) { return one; } \
    SG_INLINE type sg_pad_##e##_(void) { return pad; } \
    SG_INLINE type sg_low_##e##_(void) { return low; } \
    SG_INLINE type sg_high_##e##_(void) { return high; }
#include "../tables/elements.h"
#undef SG_T_ELEMENT
#define SG_T_ROW(a, e) \
    SG_INLINE SG_TYPE_##e##_ sg_ones_##e##_(void) { return (SG_TYPE_##e##_)~(SG_TYPE_##e##_)0; }
SG_EACH_INT_(SG_T_ROW, )
#undef SG_T_ROW

#define SG_CUT_ "a floating-point number, for a value of integers: convert the number, (int32_t)s, or the value, sg_convert_f32(x)"

#if SG_HAVE_OPERATORS
/* what a scalar next to an operator is, and why operands do not fit: operators.h */
enum { SG_NO_NUMBER_, SG_INTEGER_, SG_FLOATING_, SG_SMALL_FLOAT_ };
enum { SG_FITS_, SG_HAS_FRACTION_, SG_IS_WIDER_, SG_IS_NO_HALF_, SG_IS_HALF_, SG_ARE_TWO_, SG_IS_NO_INTEGER_, SG_IS_NO_COUNT_ };
#endif

#endif
