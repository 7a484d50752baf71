/* SPDX-License-Identifier: MIT */
#include <libyuv.h>

#include "../../kernels/resize.h"

static void four(const struct bench_resize *k, enum FilterMode how) {
    const int wide = (int)k->wide, to_wide = (int)k->to_wide;
    ARGBScale(k->x, 4 * wide, wide, (int)k->high, k->y, 4 * to_wide, to_wide, (int)k->to_high, how);
}
static void one(const struct bench_resize *k) {
    const int wide = (int)k->wide, to_wide = (int)k->to_wide;
    ScalePlane(k->x, wide, wide, (int)k->high, k->y, to_wide, to_wide, (int)k->to_high, kFilterBilinear);
}
BENCH_RUN(resize_4, k) { four(k, kFilterBilinear); }
BENCH_RUN(resize_1, k) { one(k); }
BENCH_RUN(resize_4_less, k) { four(k, kFilterBilinear); }
BENCH_RUN(resize_1_less, k) { one(k); }
BENCH_RUN(resize_halve, k) { four(k, kFilterBox); }
