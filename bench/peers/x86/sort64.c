/* SPDX-License-Identifier: MIT */
/* A block in registers, or two of them, which hides latencies. */
#include "network.h"

#include "../../kernels/sort.h"

INLINE void load(block *b, const uint32_t *x) {
    UNROLL for (int i = 0; i < ROWS; i++) b->v[i] = LOAD(x + i * LANES);
}
INLINE void store(uint32_t *y, const block *b, _Bool stream) {
    UNROLL for (int i = 0; i < ROWS; i++) {
        if (stream) STREAM(y + i * LANES, b->v[i]);
        else STORE(y + i * LANES, b->v[i]);
    }
}
INLINE void blocks(const uint32_t *x, uint32_t *y, int count, _Bool stream) {
    block a, b;
    load(&a, x);
    if (count > 1) load(&b, x + 64);
    sort(&a, count > 1 ? &b : 0);
    store(y, &a, stream);
    if (count > 1) store(y + 64, &b, stream);
}
INLINE void run(const struct bench_sort64 *k, int count, _Bool stream) {
    const size_t step = 64 * (size_t)count, whole = k->n / step * step;
    BENCH_FOR
    for (size_t i = 0; i < whole; i += step) blocks(k->x + i, k->y + i, count, stream);
    if (whole < k->n) blocks(k->x + whole, k->y + whole, 1, stream);
    _mm_sfence();
}
BENCH_RUN(sort64, k) {
    if (k->n > 1 << 20) run(k, 1, 1);
    else run(k, 1, 0);
}
#if BENCH_512
BENCH_RUN_AS(sort64, two, k) {
    if (k->n > 1 << 20) run(k, 2, 1);
    else run(k, 2, 0);
}
#endif
