/* SPDX-License-Identifier: MIT */
/* What the circular functions need to know of pi for numbers of any magnitude. */
#ifndef SG_MATH_CIRCULAR_H
#define SG_MATH_CIRCULAR_H

#include "../port.h"

/* below this, parts of pi that end in zeros can be subtracted exactly */
#define SG_MATH_NEAR_ 1048576.0f /* 2^20 */

/* 2^(8 * i) / pi for i from 0 to 13, modulo 16. In three parts: 24 bits down to 2^-20, those down to 2^-44, and the
 * rest as a double. bench/math_coefficients.sollya computes them from pi. */
static const double sg_math_pi_[14][3] = {
    {0x1.45f3p-2, 0x1.b7272p-24, 0x1.054a7f09d5f48p-47},
    {0x1.7cc1bp+0, 0x1.c9c88p-22, 0x1.529fc2757d1f5p-45},
    {0x1.9836e4p+3, 0x1.c882a4p-22, 0x1.3f84eafa3ea6ap-46},
    {0x1.b7272p+0, 0x1.054a78p-23, 0x1.c2757d1f534dep-45},
    {0x1.c9c88p+2, 0x1.529fc2p-21, 0x1.d5f47d4d37703p-47},
    {0x1.c882a4p+2, 0x1.3f84e8p-22, 0x1.7d1f534ddc0dbp-45},
    {0x1.054a78p+1, 0x1.c2757cp-21, 0x1.1f534ddc0db63p-45},
    {0x1.529fc2p+3, 0x1.d5f478p-23, 0x1.534ddc0db6296p-45},
    {0x1.3f84e8p+2, 0x1.7d1f52p-21, 0x1.4ddc0db629599p-45},
    {0x1.c2757cp+3, 0x1.1f534cp-21, 0x1.dc0db6295993cp-45},
    {0x1.d5f478p+1, 0x1.534ddcp-21, 0x1.b6c52b3278872p-50},
    {0x1.7d1f52p+3, 0x1.4ddc0cp-21, 0x1.b6295993c439p-45},
    {0x1.1f534cp+3, 0x1.dc0db6p-21, 0x1.4acc9e21c821p-48},
    {0x1.534ddcp+3, 0x1.b6c5p-26, 0x1.5993c439041fep-45},
};

/* 2 / pi: two words of zeros, then the bits behind the point in words of 32. The largest number of f64 needs 1161 of these bits.
 * bench/math_coefficients.sollya computes them too. */
static const uint64_t sg_math_2_over_pi_[40] = {
    0x00000000, 0x00000000, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041,
    0xfe5163ab, 0xdebbc561, 0xb7246e3a, 0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e,
    0xe88235f5, 0x2ebb4484, 0xe99c7026, 0xb45f7e41, 0x3991d639, 0x835339f4, 0x9c845f8b, 0xbdf9283b,
    0x1ff897ff, 0xde05980f, 0xef2f118b, 0x5a0a6d1f, 0x6d367ecf, 0x27cb09b7, 0x4f463f66, 0x9e5fea2d,
    0x7527bac7, 0xebe5f17b, 0x3d0739f7, 0x8a5292ea, 0x6bfb5fb1, 0x1f8d5d08, 0x56033046, 0xfc7b6bab};

/* Arguments whose result is so close to half-way between two f32 numbers that f64 cannot tell the side. For these, the remainder is
 * changed a little, so that it rounds to the nearer number, fused or not. tests/accuracy/bits.c finds them. */
static const struct {
    double size, pieces, shift, factor;
} sg_math_close_[] = {
    {0x1.95f654p+44, 1, 0, 1 + 0x1p-48},
    {0x1.8d9d8p+73, 1, 0, 1 + 0x1p-48},
    {0x1.4555p+51, 1, 0.5, 1 + 0x1p-48},
    {0x1.3170fp+63, 1, 0.5, 1 - 0x1p-48},
    {0x1.2b9622p+67, 1, 0.5, 1 + 0x1p-48},
    {0x1.119ae6p+115, 1, 0.5, 1 - 0x1p-48},
    {0x1.3170fp+63, 2, 0, 1 + 0x1p-44}, /* for the cosine; the sine and the tangent do not change */
    {0x1.2b9622p+67, 2, 0, 1 - 0x1p-45},
    {0x1.119ae6p+115, 2, 0, 1 + 0x1p-45},
    {0x1.96344ep+117, 2, 0, 1 + 0x1p-45},
};

/* For the lanes from SG_MATH_NEAR_ on; all are f32 numbers. The lowest bits of n become the number of multiples of pi / pieces in
 * x + shift * pi / pieces, and r becomes the remainder; infinities and NaN give NaN. All products except the last are exact, and so are
 * their sums. Not inlined, and one lane after the other, because this is rare and one copy serves all sizes. */
SG_NOINLINE void sg_math_far_(const double *x, double *n, double *r, uint32_t lanes, double pieces, double shift) {
    for (uint32_t i = 0; i < lanes; i++) {
        uint64_t bits, block, scale_bits;
        double y, p0, p1, p2, sum, scale;
        int64_t n0, n1, n2;
        memcpy(&bits, &x[i], sizeof bits);
        bits &= (uint64_t)INT64_MAX;
        if (bits < (uint64_t)(1023 + 20) << 52) continue;
        if (bits >= (uint64_t)(1023 + 128) << 52) {
            r[i] = x[i] - x[i];
            continue;
        }
        block = (bits - ((uint64_t)(1023 + 20) << 52)) >> 55; /* 8 * block is close to the exponent */
        scale_bits = ((uint64_t)1023 - 8 * block) << 52;
        memcpy(&scale, &scale_bits, sizeof scale);
        y = x[i] * scale * pieces;
        p0 = y * sg_math_pi_[block][0];
        p1 = y * sg_math_pi_[block][1];
        p2 = y * sg_math_pi_[block][2];
        SG_NO_CONTRACT(p2);
        n0 = (int64_t)p0;
        n1 = (int64_t)p1;
        sum = SG_ROUNDED_(f64, SG_ROUNDED_(f64, p0 - (double)n0) + shift + SG_ROUNDED_(f64, p1 - (double)n1));
        n2 = (int64_t)(sum < 0 ? sum - 0.5 : sum + 0.5);
        r[i] = (sum - (double)n2 + p2) * (3.14159265358979311600 / pieces);
        for (uint32_t k = 0; k < sizeof sg_math_close_ / sizeof sg_math_close_[0]; k++) {
            if (x[i] != sg_math_close_[k].size && x[i] != -sg_math_close_[k].size) continue;
            if (pieces == sg_math_close_[k].pieces && shift == sg_math_close_[k].shift) r[i] *= sg_math_close_[k].factor;
        }
        bits = (uint64_t)(n0 + n1 + n2);
        memcpy(&n[i], &bits, sizeof bits);
    }
}
/* The same for pi / 2, with n as integers. */
SG_NOINLINE void sg_math_far_quarters_(const float *x, uint32_t *n, double *r, uint32_t lanes) {
    for (uint32_t i = SG_LANE_0_; i < lanes; i++) {
        const double wide = (double)x[i];
        uint64_t bits = n[i];
        double turns;
        memcpy(&turns, &bits, sizeof turns);
        sg_math_far_(&wide, &turns, &r[i], 1, 2, 0);
        memcpy(&bits, &turns, sizeof bits);
        n[i] = (uint32_t)bits;
    }
}

#endif
