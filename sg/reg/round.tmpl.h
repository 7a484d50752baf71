/* SPDX-License-Identifier: MIT */
/* Rounding to integers where there is no instruction for it, made of the other operations of one register width. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_REG) || !defined(SG_T_FN)
#error "sg: round.tmpl.h needs SG_T_REG_BITS, SG_T_REG and SG_T_FN"
#endif

/* |x| + 2^p - 2^p has no bits below 1; p is the number of bits of the fraction. From 2^p on, and for NaN, x is kept. */
#if SG_ACCEPT_FAST_MATH /* -ffast-math takes -0.0 for 0 */
#define SG_T_SIGN(f, B) SG_T_FN(splat_u##B)((uint##B##_t)1 << (B - 1))
#else
#define SG_T_SIGN(f, B) SG_T_FN(splat_##f)(-0.0)
#endif
#define SG_T_ROW(f, B, power) \
    SG_INLINE SG_T_REG SG_T_FN(rint_##f)(SG_T_REG x) { \
        SG_T_REG sign = SG_T_FN(and)(x, SG_T_SIGN(f, B)), large = SG_T_FN(splat_##f)(power); \
        SG_T_REG y = SG_T_FN(xor)(x, sign); \
        SG_T_REG r = SG_T_FN(sub_##f)(SG_T_FN(add_##f)(y, large), large); \
        return SG_T_FN(or)(SG_T_FN(select_b##B)(SG_T_FN(lt_##f)(y, large), r, y), sign); \
    }
SG_T_ROW(f32, 32, 8388608.0f)
SG_T_ROW(f64, 64, 4503599627370496.0)
#undef SG_T_ROW

/* one step back where rounding to nearest went the wrong way; the sign of x restores -0.0 */
#define SG_T_ROW(f, B) \
    SG_INLINE SG_T_REG SG_T_FN(floor_##f)(SG_T_REG x) { \
        SG_T_REG r = SG_T_FN(rint_##f)(x), one = SG_T_FN(splat_##f)(1); \
        r = SG_T_FN(sub_##f)(r, SG_T_FN(and)(SG_T_FN(lt_##f)(x, r), one)); \
        return SG_T_FN(or)(r, SG_T_FN(and)(x, SG_T_SIGN(f, B))); \
    } \
    SG_INLINE SG_T_REG SG_T_FN(ceil_##f)(SG_T_REG x) { \
        SG_T_REG flip = SG_T_SIGN(f, B); \
        return SG_T_FN(xor)(SG_T_FN(floor_##f)(SG_T_FN(xor)(x, flip)), flip); \
    } \
    SG_INLINE SG_T_REG SG_T_FN(trunc_##f)(SG_T_REG x) { \
        SG_T_REG sign = SG_T_FN(and)(x, SG_T_SIGN(f, B)); \
        return SG_T_FN(or)(SG_T_FN(floor_##f)(SG_T_FN(xor)(x, sign)), sign); \
    }
SG_T_ROW(f32, 32)
SG_T_ROW(f64, 64)
#undef SG_T_ROW
#undef SG_T_SIGN
