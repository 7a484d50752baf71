// SPDX-License-Identifier: MIT
#include <algorithm>

#include "../../kernels/sort.h"

BENCH_RUN_AS(sort, std, k) {
    std::copy(k->x, k->x + k->n, k->y);
    std::sort(k->y, k->y + k->n);
}
BENCH_RUN_AS(sort64, std, k) {
    std::copy(k->x, k->x + k->n, k->y);
    for (std::size_t i = 0; i < k->n; i += 64) std::sort(k->y + i, k->y + i + 64);
}
