/* SPDX-License-Identifier: MIT */
#include "../../kernels/resize.h"
#ifndef _OPENMP /* on one thread */

#include "../../../examples/bytes_plain.h"

static void to(const struct bench_resize *k, size_t pixel) { plain_resize(k->x, k->wide, k->high, k->y, k->to_wide, k->to_high, pixel); }
BENCH_RUN(resize_4, k) { to(k, 4); }
BENCH_RUN(resize_1, k) { to(k, 1); }
BENCH_RUN(resize_4_less, k) { to(k, 4); }
BENCH_RUN(resize_1_less, k) { to(k, 1); }
BENCH_RUN(resize_halve, k) {
    const size_t bytes = 4 * k->wide, half = k->to_wide;
    for (size_t i = 0; i < k->to_high; i++) plain_halve_4(k->x + 2 * i * bytes, k->x + (2 * i + 1) * bytes, k->y + 4 * i * half, half);
}
#endif
