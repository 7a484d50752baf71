/* SPDX-License-Identifier: MIT */
/* Floats that compute in f32: f16 and bf16. They are rounded after each operation, and ordered by integer keys of their width.
 * For f16 this gives the correctly rounded result of add, sub, mul, div and sqrt, since f32 has 24 >= 2 * 11 + 2 bits. */
#ifndef SG_T_VALUE
#error "sg: small_float.tmpl.h is included by element.tmpl.h"
#endif

#if !SG_T_NATIVE
#define SG_T_TO_F32 SG_T_CONVERT_TO(f32)
#define SG_T_OF_F32 SG_T_CONVERT_FROM(f32)
#define SG_T_BITS_F32 SG_T_PAIR_FN(as, u32, f32)
#define SG_T_F32_BITS SG_T_PAIR_FN(as, f32, u32)

#define SG_T_OP(shape, name, class, reg) SG_T_IF_##class(SG_T_OP_##shape)(name)
#define SG_T_DERIVED(shape, name, class)
#define SG_T_DERIVED_N(shape, name, class)
#define SG_T_MASK_OP(shape, name)
#define SG_T_OP_BIN(name) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE a, SG_T_VALUE b) { \
        return SG_T_OF_F32(SG_T_FN_OF(name, f32)(SG_T_TO_F32(a), SG_T_TO_F32(b))); \
    }
#define SG_T_OP_V_V(name) \
    SG_INLINE SG_T_VALUE SG_T_FN(name)(SG_T_VALUE a) { \
        return SG_T_OF_F32(SG_T_FN_OF(name, f32)(SG_T_TO_F32(a))); \
    }
#define SG_T_OP_V_VVV(name) \
    SG_INLINE SG_T_VALUE SG_T_SUFFIX_FN(name, _in_f32_)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) { \
        return SG_T_OF_F32(SG_T_FN_OF(name, f32)(SG_T_TO_F32(a), SG_T_TO_F32(b), SG_T_TO_F32(c))); \
    }
#define SG_T_OP_O_BIN(name)
#define SG_T_OP_CMP(name)
#include "../tables/operations.h"
SG_T_OP_BIN(div)
#undef SG_T_OP
#undef SG_T_DERIVED
#undef SG_T_DERIVED_N
#undef SG_T_MASK_OP
#undef SG_T_OP_BIN
#undef SG_T_OP_V_V
#undef SG_T_OP_V_VVV
#undef SG_T_OP_O_BIN
#undef SG_T_OP_CMP

SG_INLINE SG_T_VALUE SG_T_FN(mul_add)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) {
    return SG_T_SUFFIX_FN(mul_add, _in_f32_)(a, b, c);
}

/* sign and magnitude as a two's complement integer; both zeros give 0 */
SG_INLINE SG_T_SIGNED SG_T_INTERNAL(key)(SG_T_VALUE x) {
    const SG_T_SIGNED bits = SG_T_SIGNED_FROM_UNSIGNED(SG_T_TO_UNSIGNED(x));
    const SG_T_SIGNED sign = SG_T_SIGNED_FN(shr_n)(bits, SG_T_BITS - 1);
    const SG_T_SIGNED mag = SG_T_SIGNED_FN(and)(bits, SG_T_SIGNED_FN(splat)(SG_T_SIGNED_MAX));
    return SG_T_SIGNED_FN(sub)(SG_T_SIGNED_FN(xor)(mag, sign), sign);
}
/* the lanes in which neither is NaN */
SG_INLINE SG_T_MASK SG_T_INTERNAL(ordered)(SG_T_VALUE a, SG_T_VALUE b) {
    const SG_T_UNSIGNED limit = SG_T_TO_UNSIGNED(SG_T_FN(splat)(SG_T_SCALAR(high)()));
    const SG_T_UNSIGNED clear = SG_T_UNSIGNED_FN(splat)(SG_T_SIGNED_MAX);
    const SG_T_UNSIGNED worst = SG_T_UNSIGNED_FN(max)(SG_T_UNSIGNED_FN(and)(SG_T_TO_UNSIGNED(a), clear),
                                                 SG_T_UNSIGNED_FN(and)(SG_T_TO_UNSIGNED(b), clear));
    return SG_T_UNSIGNED_MASK_FN(le)(worst, limit);
}
#define SG_T_ROW(name) \
    SG_INLINE SG_T_MASK SG_T_MASK_FN(name)(SG_T_VALUE a, SG_T_VALUE b) { \
        return SG_T_MASK_AND(SG_T_INTERNAL(ordered)(a, b), \
                         SG_T_SIGNED_MASK_FN(name)(SG_T_INTERNAL(key)(a), \
                                             SG_T_INTERNAL(key)(b))); \
    }
SG_T_ROW(eq) SG_T_ROW(lt) SG_T_ROW(le)
#undef SG_T_ROW
SG_INLINE SG_T_VALUE SG_T_FN(min)(SG_T_VALUE a, SG_T_VALUE b) {
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(a, b), a, b);
}
SG_INLINE SG_T_VALUE SG_T_FN(max)(SG_T_VALUE a, SG_T_VALUE b) {
    return SG_T_MASK_FN(select)(SG_T_MASK_FN(lt)(b, a), a, b);
}

#if SG_T_KIND == 4
/* The product p has 16 bits and is exact in f64. Of a c that is far smaller only the sign matters: it says on which side of p the sum
 * lies. So such a c is made as large as p * 2^-40. Then the sum is exact in f64, or c is far larger than p and the sum rounds to c. The
 * sum is cut to 12 bits, and the last of them is set if something was cut off. So it goes through f32 unchanged, or is too small
 * for f32 and bf16 alike. */
SG_INLINE SG_T_VALUE SG_T_FN(fma)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) {
#define SG_T_F32(op) SG_T_FN_OF(op, f32)
#define SG_T_U32_FN(op) SG_T_FN_OF(op, u32)
#define SG_T_U64_FN(op) SG_T_FN_OF(op, u64)
#define SG_T_TO_WIDE SG_T_PAIR_FN(convert, f64, f32)
    const SG_T_VALUE_OF(f32) x = SG_T_TO_F32(a), y = SG_T_TO_F32(b), z = SG_T_TO_F32(c);
    const SG_T_VALUE_OF(u32) top = SG_T_U32_FN(splat)(0x80000000u), sign = SG_T_U32_FN(and)(SG_T_BITS_F32(z), top);
    /* If the product is infinite in f32, this changes nothing. If it vanishes there, no c is far smaller than it. */
    const SG_T_VALUE_OF(f32) part = SG_T_F32(mul)(SG_T_F32(mul)(x, y), SG_T_F32(splat)(0x1p-40f));
    const SG_T_VALUE_OF(f32) least = SG_T_F32(min)(SG_T_F32_BITS(SG_T_U32_FN(andnot)(SG_T_BITS_F32(part), top)), SG_T_F32(splat)(0x1p80f));
    const SG_T_VALUE_OF(f32) beyond = SG_T_F32(max)(least, SG_T_F32_BITS(SG_T_U32_FN(xor)(SG_T_BITS_F32(z), sign))); /* NaN stays */
    const SG_T_VALUE_OF(f32) nearest = SG_T_MASK_FN_OF(select, f32)(SG_T_MASK_FN_OF(eq, f32)(z, SG_T_F32(zero)()), z,
                                                           SG_T_F32_BITS(SG_T_U32_FN(or)(SG_T_BITS_F32(beyond), sign)));
    const SG_T_VALUE_OF(f64) sum = SG_T_FN_OF(mul_add, f64)(SG_T_TO_WIDE(x), SG_T_TO_WIDE(y), SG_T_TO_WIDE(nearest));
    const SG_T_VALUE_OF(u64) bits = SG_T_PAIR_FN(as, u64, f64)(sum), low = SG_T_U64_FN(splat)(((uint64_t)1 << 41) - 1);
    const SG_T_VALUE_OF(u64) rest = SG_T_U64_FN(add)(SG_T_U64_FN(and)(bits, low), low); /* carries out of low unless all its bits are 0 */
    const SG_T_VALUE_OF(u64) odd = SG_T_U64_FN(andnot)(SG_T_U64_FN(or)(bits, rest), low);
    return SG_T_OF_F32(SG_T_PAIR_FN(convert, f32, f64)(SG_T_PAIR_FN(as, f64, u64)(odd)));
#undef SG_T_F32
#undef SG_T_U32_FN
#undef SG_T_U64_FN
#undef SG_T_TO_WIDE
}
#else
/* The product is exact in f32. The sum is rounded to an odd f32: if it is even, it moves to the odd neighbour on the side of the
 * addition's exact error (Knuth's two-sum). The second rounding then does no harm. */
SG_INLINE SG_T_VALUE SG_T_FN(fma)(SG_T_VALUE a, SG_T_VALUE b, SG_T_VALUE c) {
#define SG_T_F32(op) SG_T_FN_OF(op, f32)
    const SG_T_VALUE_OF(f32) p = SG_T_F32(mul)(SG_T_TO_F32(a), SG_T_TO_F32(b)), z = SG_T_TO_F32(c);
    const SG_T_VALUE_OF(f32) sum = SG_T_F32(add)(p, z), zz = SG_T_F32(sub)(sum, p);
    const SG_T_VALUE_OF(f32) err = SG_T_F32(add)(SG_T_F32(sub)(p, SG_T_F32(sub)(sum, zz)), SG_T_F32(sub)(z, zz));
#undef SG_T_F32
    const SG_T_VALUE_OF(u32) one = SG_T_FN_OF(splat, u32)(1);
    const SG_T_VALUE_OF(u32) bits = SG_T_BITS_F32(sum);
    const SG_T_VALUE_OF(u32) differ = SG_T_FN_OF(xor, u32)(bits, SG_T_BITS_F32(err));
    const SG_T_VALUE_OF(u32) sign = SG_T_FN_OF(shr_n, u32)(differ, 31);
    /* 1 if the error has the sign of the sum, else -1; `even` keeps it only where the sum is even */
    const SG_T_VALUE_OF(u32) step = SG_T_FN_OF(sub, u32)(one, SG_T_FN_OF(add, u32)(sign, sign));
    const SG_T_VALUE_OF(u32) even = SG_T_FN_OF(sub, u32)(SG_T_FN_OF(and, u32)(bits, one), one);
    const SG_T_VALUE_OF(f32) odd = SG_T_F32_BITS(SG_T_FN_OF(add, u32)(bits, SG_T_FN_OF(and, u32)(step, even)));
    const SG_T_VALUE_OF(f32) none = SG_T_FN_OF(zero, f32)();
    const SG_T_VALUE_OF(f32) up = SG_T_MASK_FN_OF(select, f32)(SG_T_MASK_FN_OF(lt, f32)(none, err), odd, sum);
    return SG_T_OF_F32(SG_T_MASK_FN_OF(select, f32)(SG_T_MASK_FN_OF(lt, f32)(err, none), odd, up));
}
#endif

#undef SG_T_TO_F32
#undef SG_T_OF_F32
#undef SG_T_BITS_F32
#undef SG_T_F32_BITS
#endif
