/* SPDX-License-Identifier: MIT */
#include "../../kernels/top_k.h"

#include <math.h>

#include "c.h"

static void put(const struct bench_top_k *k, size_t *kept, float distance, size_t row) {
    size_t i = *kept;
    if (i == BENCH_TOP_K && !(distance < k->distance[--i])) return;
    for (; i > 0 && k->distance[i - 1] > distance; i--) {
        k->distance[i] = k->distance[i - 1];
        k->index[i] = k->index[i - 1];
    }
    k->distance[i] = distance;
    k->index[i] = (uint32_t)row;
    if (*kept < BENCH_TOP_K) ++*kept;
}
/* on one thread: the order of the best is one list */
BENCH_RUN(top_k_l2, k) {
    const float *restrict query = k->query;
    size_t kept = 0;
    for (size_t r = 0; r < k->n; r++) {
        const float *restrict x = k->rows + r * BENCH_TOP_K_D;
        float sum = 0;
        for (size_t i = 0; i < BENCH_TOP_K_D; i++) sum += (query[i] - x[i]) * (query[i] - x[i]);
        put(k, &kept, sum, r);
    }
}
BENCH_RUN(top_k_cosine, k) {
    const float *restrict query = k->query;
    size_t kept = 0;
    float query_norm = 0;
    for (size_t i = 0; i < BENCH_TOP_K_D; i++) query_norm += query[i] * query[i];
    for (size_t r = 0; r < k->n; r++) {
        const float *restrict x = k->rows + r * BENCH_TOP_K_D;
        float dot = 0, norm = 0;
        for (size_t i = 0; i < BENCH_TOP_K_D; i++) {
            dot += query[i] * x[i];
            norm += x[i] * x[i];
        }
        put(k, &kept, 1 - dot / sqrtf(norm * query_norm), r);
    }
}
