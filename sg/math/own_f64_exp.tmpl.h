/* SPDX-License-Identifier: MIT */
/* Exponential functions of f64. x = n * log(2) + r with n an integer and |r| at most log(2) / 2, so that e^x = 2^n * e^r. */
#ifndef SG_T_TO_MAGIC
#error "sg: own_f64_exp.tmpl.h is included by own_f64.tmpl.h"
#endif

/* x * 2^n, rounded once. n comes with SG_T_POWER added; |n| is up to 2000, x about 1. Without an instruction for it there are two steps;
 * the first one is exact. The low bits of n are the sum of both powers' exponents. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_scale)(SG_T_VALUE x, SG_T_VALUE n) {
#if SG_HAVE_KMASK
    return SG_T_REG(scale, SG_T_INTERNAL(raw)(x), SG_T_INTERNAL(raw)(SG_T_FROM_POWER(n)));
#else
    const SG_T_U64 all = SG_T_TO_U64(n), half = SG_T_U64_FN(shr_n)(all, 1);
    x = SG_T_MUL(x, SG_T_FROM_U64(SG_T_U64_FN(shl_n)(half, 52)));
    return SG_T_MUL(x, SG_T_FROM_U64(SG_T_U64_FN(shl_n)(SG_T_U64_FN(sub)(all, half), 52)));
#endif
}
/* e^(r + low) - 1 - r, for |r| up to log(2) / 2 */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_exp_tail)(SG_T_VALUE r, SG_T_VALUE low) {
    static const double c[] = {0x1p-1, 0x1.5555555555557p-3, 0x1.5555555555557p-5, 0x1.111111111005p-7, 0x1.6c16c16c156a5p-10,
                               0x1.a01a01ac1e913p-13, 0x1.a01a01ab9885dp-16, 0x1.71de01aacddadp-19, 0x1.27e4cfaefd041p-22,
                               0x1.af4ecf3058f07p-26, 0x1.1f86f0def2ce8p-29};
    const SG_T_VALUE z = SG_T_MUL(r, r);
    return SG_T_APART(z, SG_T_INTERNAL(own_poly)(r, z, c, 11), low);
}
/* e^(r + low) */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_exp_near)(SG_T_VALUE r, SG_T_VALUE low) {
    SG_T_VALUE lost;
    const SG_T_VALUE sum = SG_T_INTERNAL(own_fast_sum)(SG_T_K(1), r, &lost);
    return SG_T_ADD(sum, SG_T_ADD(lost, SG_T_INTERNAL(own_exp_tail)(r, low)));
}
/* x = n * log(2) + *r + *low. Returns n with SG_T_POWER added. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_exp_begin)(SG_T_VALUE x, SG_T_VALUE *r, SG_T_VALUE *low) {
    const SG_T_VALUE n = SG_T_TO_POWER(SG_T_MUL(x, SG_T_K(0x1.71547652b82fep+0))), k = SG_T_FROM_POWER(n);
    *r = SG_T_INTERNAL(own_fast_sum)(SG_T_EXACT(k, SG_T_K(-(SG_T_LN2_HI)), x), SG_T_MUL(k, SG_T_K(-(SG_T_LN2_LO))), low);
    return n;
}

/* Both sums of 1 + (r + t) are rounded: 1/2 and up to 1/4 unit in the last place. What r itself has lost would come on top, so the lower
 * part of n * log(2) goes into t. */
SG_INLINE SG_T_VALUE SG_T_FN(exp)(SG_T_VALUE x) {
    SG_T_VALUE n, k, r, low, t;
    x = SG_T_INTERNAL(own_within)(x, -746, 710);
    n = SG_T_TO_POWER(SG_T_MUL(x, SG_T_K(0x1.71547652b82fep+0)));
    k = SG_T_FROM_POWER(n);
    r = SG_T_EXACT(k, SG_T_K(-(SG_T_LN2_HI)), x);
    low = SG_T_MUL(k, SG_T_K(-(SG_T_LN2_LO)));
    t = SG_T_INTERNAL(own_exp_tail)(SG_T_ADD(r, low), low);
    return SG_T_INTERNAL(own_scale)(SG_T_ADD(SG_T_K(1), SG_T_ADD(r, t)), n);
}
/* Powers of 2 and 10 are 2^n * (1 + (r * few + r * q(r))). `few` has so few bits that r * few is exact. Little is left to q, so
 * rounding loses little there. c has the coefficients of q; the first one is log(base) - few. */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_exp_rest)(SG_T_VALUE r, const double *c) {
    return SG_T_INTERNAL(own_poly)(r, SG_T_MUL(r, r), c, 11);
}
SG_INLINE SG_T_VALUE SG_T_FN(exp2)(SG_T_VALUE x) {
    static const double c[] = {0x1.8b90bfbe8e7bdp-3, 0x1.ebfbdff82c598p-3, 0x1.c6b08d704a093p-5, 0x1.3b2ab6fba1ebcp-7,
                               0x1.5d87fe78ac931p-10, 0x1.43091309470abp-13, 0x1.ffcbfc47a46d6p-17, 0x1.62bfd4d48e41ep-20,
                               0x1.b52535d2f73cap-24, 0x1.e605ad03627d2p-28, 0x1.e982d1aafce66p-32};
    SG_T_VALUE n, r, q;
    x = SG_T_INTERNAL(own_within)(x, -1080, 1025);
    n = SG_T_TO_POWER(x);
    r = SG_T_SUB(x, SG_T_FROM_POWER(n));
    q = SG_T_INTERNAL(own_exp_rest)(r, c);
    return SG_T_INTERNAL(own_scale)(SG_T_ADD(SG_T_K(1), SG_T_EXACT(r, SG_T_K(0.5), SG_T_MUL(r, q))), n);
}
SG_INLINE SG_T_VALUE SG_T_FN(exp10)(SG_T_VALUE x) {
    static const double c[] = {0x1.35d8dddaaa8acp-2, 0x1.53524c73cea6fp1, 0x1.0470591de2cb3p1, 0x1.2bd7609fd6b43p0, 0x1.1429ffd1cffb8p-1,
                               0x1.a7ed709aa1025p-3, 0x1.16e4dfd894bacp-4, 0x1.41166a47ba8f8p-6, 0x1.48976a6816c04p-8, 0x1.2f66f520dcbfp-10,
                               0x1.fc37fbf02499bp-13};
    const SG_T_VALUE two = SG_T_K(2);
    SG_T_VALUE n, k, r, low;
    x = SG_T_INTERNAL(own_within)(x, -326, 310);
    n = SG_T_TO_POWER(SG_T_MUL(x, SG_T_K(0x1.a934f0979a371p+1)));
    k = SG_T_FROM_POWER(n);
    x = SG_T_EXACT(k, SG_T_K(-(SG_T_LG2_HI)), x);
    low = SG_T_MUL(k, SG_T_K(-(SG_T_LG2_LO)));
    r = SG_T_ADD(x, low);
    r = SG_T_EXACT(low, two, SG_T_MUL(r, SG_T_INTERNAL(own_exp_rest)(r, c))); /* what r lost matters only in q */
    return SG_T_INTERNAL(own_scale)(SG_T_ADD(SG_T_K(1), SG_T_EXACT(x, two, r)), n);
}

/* e^(r + low) - 1 - r - z / 2, for z = r * r rounded: the terms from r^3 on, and what z has lost */
SG_INLINE SG_T_VALUE SG_T_INTERNAL(own_exp_cubic)(SG_T_VALUE r, SG_T_VALUE z, SG_T_VALUE low) {
    static const double c[] = {0x1.5555555555557p-3, 0x1.5555555555557p-5, 0x1.111111111005p-7, 0x1.6c16c16c156a5p-10,
                               0x1.a01a01ac1e913p-13, 0x1.a01a01ab9885dp-16, 0x1.71de01aacddadp-19, 0x1.27e4cfaefd041p-22,
                               0x1.af4ecf3058f07p-26, 0x1.1f86f0def2ce8p-29};
    low = SG_T_APART(SG_T_MUL(r, z), SG_T_INTERNAL(own_poly)(r, z, c, 10), low);
    return SG_T_APART(SG_T_INTERNAL(own_lost)(r, r, z), SG_T_K(0.5), low);
}
/* 2^n * (1 - 2^-n + (e^r - 1)), exact near 0. The terms that are added first have two parts each. Below -40 it is -1. */
SG_INLINE SG_T_VALUE SG_T_FN(expm1)(SG_T_VALUE x) {
    SG_T_VALUE r, low, of_r, of_one, of_square, y, down, z, square;
    const SG_T_VALUE n = SG_T_INTERNAL(own_exp_begin)(SG_T_INTERNAL(own_within)(x, -40, 710), &r, &low);
    down = SG_T_FN(min)(SG_T_K(SG_T_POWER + 64), n);
    down = SG_T_FROM_U64(SG_T_U64_FN(sub)(SG_T_K_U64((uint64_t)(3 * 1023) << 52), SG_T_U64_FN(shl_n)(SG_T_TO_U64(down), 52)));
    z = SG_T_MUL(r, r);
    square = SG_T_MUL(z, SG_T_K(0.5));
    low = SG_T_INTERNAL(own_exp_cubic)(r, z, low);
    y = SG_T_INTERNAL(own_fast_sum)(SG_T_K(1), SG_T_INTERNAL(own_neg)(down), &of_one);
    y = SG_T_INTERNAL(own_fast_sum)(y, r, &of_r);
    y = SG_T_INTERNAL(own_fast_sum)(y, square, &of_square);
    y = SG_T_ADD(y, SG_T_ADD(SG_T_ADD(of_one, of_r), SG_T_ADD(of_square, low)));
    /* A number whose square vanishes is its own result. Its bits could differ otherwise, by what rounding the square has lost. */
    y = SG_T_IF(SG_T_LT(SG_T_INTERNAL(own_abs)(x), SG_T_K(0x1p-60)), x, SG_T_INTERNAL(own_scale)(y, n));
    return SG_T_INTERNAL(own_sign)(y, x);
}
