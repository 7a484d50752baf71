/* SPDX-License-Identifier: MIT */
/* The k nearest of n vectors, for examples/top_k.c and the bench: by squared distance, or by 1 minus the cosine of the angle. */
#ifndef EXAMPLES_TOP_K_H
#define EXAMPLES_TOP_K_H

#include <float.h>
#include <math.h>

#include <sg.h>

enum top_k_metric { TOP_K_L2, TOP_K_COSINE };
struct top_k {
    const float *query, *rows; /* d numbers; n rows of d */
    size_t n, d, k; /* k is at most n */
    float *distance; /* k results, the least first */
    uint32_t *index;
};

/* puts a candidate that is nearer than the last one kept into its place in the order */
static inline void top_k_put(const struct top_k *t, size_t kept, float distance, uint32_t index) {
    size_t i = kept;
    for (; i > 0 && t->distance[i - 1] > distance; i--) {
        t->distance[i] = t->distance[i - 1];
        t->index[i] = t->index[i - 1];
    }
    t->distance[i] = distance;
    t->index[i] = index;
}

/* Four rows at a time against one load of the query; what is left of a row are lanes of 0. Rows past the caches one at a time, since some
 * processors fetch ahead along one row only; what lies TOP_K_AHEAD numbers farther on is fetched meanwhile, but for a Zen 4 (a
 * Zen with AVX-512), which fetches ahead far enough. The lanes of such a row are added up before the next one: while a transpose adds up
 * S rows, no memory is read. */
#if SG_TUNED_FOR_ZEN && SG_HAVE_KMASK
enum { TOP_K_AHEAD = 0 };
#else
enum { TOP_K_AHEAD = 1 << 10 };
#endif
enum { TOP_K_ROWS = 4, TOP_K_CACHED = 1 << 18 };
SG_INLINE sg_f32 top_k_sum(sg_f32 *v) { /* lane r: the sum of v[r]; v is used up */
    SG_UNROLL(6) for (int step = SG_SIZE / 2; step > 0; step /= 2)
        SG_UNROLL(32) for (int r = 0; r < step; r++) v[r] = sg_add(sg_zip_lo(v[r], v[r + step]), sg_zip_hi(v[r], v[r + step]));
    return v[0];
}
/* columns i to i + count; a count of all lanes is known when compiling */
SG_INLINE void top_k_add(sg_f32 *sum, sg_f32 *norm, const float *query, const float *const *row, size_t rows, size_t i, size_t count,
                         enum top_k_metric metric) {
    const sg_f32 q = count >= SG_SIZE ? sg_load(query + i) : sg_load_n(query + i, count);
    SG_UNROLL(4) for (size_t r = 0; r < rows; r++) {
        const sg_f32 x = count >= SG_SIZE ? sg_load(row[r] + i) : sg_load_n(row[r] + i, count), apart = sg_sub(q, x);
        sum[r] = metric == TOP_K_L2 ? sg_mul_add(apart, apart, sum[r]) : sg_mul_add(q, x, sum[r]);
        if (metric == TOP_K_COSINE) norm[r] = sg_mul_add(x, x, norm[r]);
    }
}
SG_INLINE sg_f32 top_k_distances(const struct top_k *t, size_t first, size_t rows, enum top_k_metric metric, float query_norm) {
    const size_t last = (t->n - 1) * t->d; /* where the last row begins */
    sg_f32 sums[SG_SIZE], norms[SG_SIZE];
    float row_sum[SG_SIZE], row_norm[SG_SIZE];
    for (size_t lane = 0; lane < SG_SIZE; lane += rows) {
        const size_t far = (first + lane) * t->d + TOP_K_AHEAD;
        const float *ahead = t->rows + (far < last ? far : last);
        const float *row[TOP_K_ROWS];
        sg_f32 sum[TOP_K_ROWS], norm[TOP_K_ROWS];
        size_t i = 0;
        SG_UNROLL(4) for (size_t r = 0; r < rows; r++) { /* behind the last row the last one again */
            row[r] = t->rows + (first + lane + r < t->n ? first + lane + r : t->n - 1) * t->d;
            sum[r] = norm[r] = sg_zero_f32();
        }
        for (; i + SG_SIZE <= t->d; i += SG_SIZE) {
            if (rows == 1 && TOP_K_AHEAD > 0) sg_prefetch(ahead + i);
            top_k_add(sum, norm, t->query, row, rows, i, SG_SIZE, metric);
        }
        if (i < t->d) top_k_add(sum, norm, t->query, row, rows, i, t->d - i, metric);
        if (rows == 1) {
            row_sum[lane] = sg_get_lane(sg_reduce_add(sum[0]), 0);
            row_norm[lane] = sg_get_lane(sg_reduce_add(norm[0]), 0);
        } else {
            SG_UNROLL(4) for (size_t r = 0; r < rows; r++) {
                sums[lane + r] = sum[r];
                norms[lane + r] = norm[r];
            }
        }
    }
    const sg_f32 dot = rows == 1 ? sg_load(row_sum) : top_k_sum(sums);
    if (metric == TOP_K_L2) return dot;
    /* a row of length 0 counts as at right angles to all others */
    const sg_f32 norm = rows == 1 ? sg_load(row_norm) : top_k_sum(norms);
    return sg_sub(sg_splat_f32(1), sg_div(dot, sg_max(sg_mul_n(sg_sqrt(norm), query_norm), sg_splat_f32(FLT_MIN))));
}

/* A function by itself: if this is inlined and there are 16 registers, GCC keeps one of the eight sums on the stack. */
SG_NOINLINE sg_f32 top_k_cosines(const struct top_k *t, size_t first, float query_norm) {
    return top_k_distances(t, first, TOP_K_ROWS, TOP_K_COSINE, query_norm);
}

SG_INLINE void top_k_search(const struct top_k *t, enum top_k_metric metric) {
    size_t kept = 0;
    float worst = INFINITY, query_norm = 0;
    if (metric == TOP_K_COSINE) {
        sg_f32 sum = sg_zero_f32();
        for (size_t i = 0; i < t->d; i += SG_SIZE) {
            const sg_f32 q = sg_load_n(t->query + i, t->d - i);
            sum = sg_mul_add(q, q, sum);
        }
        query_norm = sqrtf(sg_get_lane(sg_reduce_add(sum), 0));
    }
    for (size_t first = 0; first < t->n && t->k > 0; first += SG_SIZE) {
        const sg_f32 distance = t->n * t->d > TOP_K_CACHED ? top_k_distances(t, first, 1, metric, query_norm)
                                : metric == TOP_K_COSINE   ? top_k_cosines(t, first, query_norm)
                                                           : top_k_distances(t, first, TOP_K_ROWS, TOP_K_L2, 0);
        float found[SG_SIZE];
        if (sg_none(sg_lt_n(distance, worst))) continue; /* nearly always true, once k rows are found */
        sg_store(found, distance);
        for (uint32_t lane = 0; lane < SG_SIZE && first + lane < t->n; lane++) {
            if (!(found[lane] < worst)) continue;
            top_k_put(t, kept < t->k ? kept++ : t->k - 1, found[lane], (uint32_t)first + lane);
            if (kept == t->k) worst = t->distance[t->k - 1];
        }
    }
}
SG_INLINE void top_k_l2(const struct top_k *t) {
    top_k_search(t, TOP_K_L2);
}
SG_INLINE void top_k_cosine(const struct top_k *t) {
    top_k_search(t, TOP_K_COSINE);
}

#endif
