/* SPDX-License-Identifier: MIT */
/* check: 1 1 1 */
/* check: 17 3 17 */
/* check: 100 100 1 */
/* check: 333 128 40 */
/* Search in a collection of vectors, as for similar texts or pictures: the k rows nearest to a query by distance and by angle. S rows
 * in the caches give S values of sums, which are joined two by two until one value has a row's distance in each lane. So one comparison with
 * the worst distance kept decides for all of them. Distances must be those of double precision within rounding, must belong to the
 * rows that are named, and no row left out may be nearer. */
#include "top_k.h"

#include "demo.h"

static double plain_distance(const struct top_k *t, const float *row, enum top_k_metric metric) {
    double sum = 0, dot = 0, norm = 0, query = 0;
    for (size_t i = 0; i < t->d; i++) {
        const double q = (double)t->query[i], x = (double)row[i];
        sum += (q - x) * (q - x);
        dot += q * x;
        norm += x * x;
        query += q * q;
    }
    if (metric == TOP_K_L2) return sum;
    return norm * query > 0 ? 1 - dot / sqrt(norm * query) : 1;
}

/* the same by plain C in single precision */
static void plain(const struct top_k *t, enum top_k_metric metric) {
    size_t kept = 0;
    float query = 0;
    for (size_t i = 0; i < t->d; i++) query += t->query[i] * t->query[i];
    for (size_t r = 0; r < t->n; r++) {
        const float *row = t->rows + r * t->d;
        float sum = 0, norm = 0;
        for (size_t i = 0; i < t->d; i++) {
            const float q = t->query[i], x = row[i];
            sum += metric == TOP_K_L2 ? (q - x) * (q - x) : q * x;
            norm += x * x;
        }
        if (metric == TOP_K_COSINE) sum = 1 - (norm * query > 0 ? sum / sqrtf(norm * query) : 0);
        if (kept == t->k && !(sum < t->distance[kept - 1])) continue;
        top_k_put(t, kept < t->k ? kept++ : kept - 1, sum, (uint32_t)r);
    }
}

static int right(const struct top_k *t, enum top_k_metric metric) {
    const float last = t->distance[t->k - 1];
    for (size_t i = 0; i < t->k; i++) {
        const double exact = plain_distance(t, t->rows + t->index[i] * t->d, metric);
        if (!(fabs((double)t->distance[i] - exact) <= 1e-5 * (1 + exact))) return 0;
        if (i > 0 && t->distance[i] < t->distance[i - 1]) return 0;
    }
    for (size_t r = 0; r < t->n; r++) {
        size_t i = 0;
        const double exact = plain_distance(t, t->rows + r * t->d, metric);
        while (i < t->k && t->index[i] != r) i++;
        if (i == t->k && exact + 2e-5 * (1 + exact) < (double)last) return 0;
    }
    return 1;
}

static void run_l2(void *context) {
    top_k_l2((const struct top_k *)context);
}
static void run_cosine(void *context) {
    top_k_cosine((const struct top_k *)context);
}
static void plain_l2(void *context) {
    plain((const struct top_k *)context, TOP_K_L2);
}
static void plain_cosine(void *context) {
    plain((const struct top_k *)context, TOP_K_COSINE);
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 1000, 1, (size_t)1 << 24);
    const size_t d = demo_size(argc, argv, 2, "d", 100, 1, 65536), k = demo_size(argc, argv, 3, "k", 10, 1, n);
    float *query = (float *)demo_alloc((n + 1) * d, sizeof *query), *rows = query + d;
    float *distance = (float *)demo_alloc(k, sizeof *distance);
    uint32_t *index = (uint32_t *)demo_alloc(k, sizeof *index), seed = 1;
    struct top_k t;
    int ok, all;
    demo_usage(argc, argv, 3, "[n [d [k]]]");
    t.query = query, t.rows = rows, t.n = n, t.d = d, t.k = k, t.distance = distance, t.index = index;
    for (size_t i = 0; i < (n + 1) * d; i++) query[i] = demo_random_f32(&seed);
    memset(rows + n / 2 * d, 0, d * sizeof *rows); /* a row without a direction, and one that is the query */
    memcpy(rows + n / 3 * d, query, d * sizeof *rows);
    run_l2(&t);
    all = ok = right(&t, TOP_K_L2);
    demo_row_n("top-k, distance", n, ok, 4.0 * (double)(n * d), "GB/s", demo_compare(run_l2, plain_l2, &t));
    run_cosine(&t);
    all &= ok = right(&t, TOP_K_COSINE);
    demo_row_n("top-k, cosine", n, ok, 4.0 * (double)(n * d), "GB/s", demo_compare(run_cosine, plain_cosine, &t));
    demo_free(query);
    demo_free(distance);
    demo_free(index);
    return !all;
}
