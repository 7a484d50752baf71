/* SPDX-License-Identifier: MIT */
/* libyuv. Its I420 has other constants than examples/pixels.h and would give other bytes, so it is left out. */
#include <libyuv.h>

#include "../../kernels/bytes.h"

BENCH_RUN(pixels_4, k) {
    const int n = (int)(k->n / 3);
    RGB24ToARGB(k->x, 3 * n, k->y, 4 * n, n, 1);
    *k->result = 0;
}
BENCH_RUN(pixels_halve, k) {
    const int wide = BENCH_BYTES_WIDE, high = (int)(k->n / BENCH_BYTES_WIDE);
    ScalePlane(k->x, wide, wide, high, k->y, wide / 2, wide / 2, high / 2, kFilterBox);
    *k->result = 0;
}
