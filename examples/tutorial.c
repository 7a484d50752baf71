/* SPDX-License-Identifier: MIT */
/* check: 1 1 1 */
/* check: 67 45 23 */
/* check: 9 33 64 */
/* refuse: 0 */
/* refuse: 1 2 5000 */
/* The program of docs/tutorial.md, which quotes its steps: for each of many points, how far the nearest of
 * other points is. Coordinates are small integers, so every sum is exact and all steps must give the same
 * bits. Prints a line for each step, or with json as the first argument what docs/tutorial.sh needs. */
#include <math.h>

#include <sg.h>

#include "demo.h"

/* ---- step 0: plain C ---- */

struct nearest {
    const float *query, *reference; /* points, one behind the other */
    float *out; /* for each query the squared distance to the nearest reference */
    size_t queries, references, coordinates;
};

static float distance_plain(const float *a, const float *b, size_t n) {
    float sum = 0;
    for (size_t c = 0; c < n; c++) sum += (a[c] - b[c]) * (a[c] - b[c]);
    return sum;
}

static void plain(const struct nearest *k) {
    const size_t n = k->coordinates;
    for (size_t q = 0; q < k->queries; q++) {
        float best = INFINITY;
        for (size_t r = 0; r < k->references; r++) {
            const float d = distance_plain(k->query + q * n, k->reference + r * n, n);
            if (d < best) best = d;
        }
        k->out[q] = best;
    }
}

/* ---- step 1: values ---- */

static inline sg_f32 add_square(sg_f32 sum, sg_f32 a, sg_f32 b) {
    const sg_f32 apart = sg_sub(a, b);
    return sg_mul_add(apart, apart, sum);
}

static inline float distance_values(const float *a, const float *b, size_t n) {
    sg_f32 sums = sg_zero_f32();
    float lane[SG_SIZE], sum = 0;
    size_t c = 0;
    for (; c + SG_SIZE <= n; c += SG_SIZE) sums = add_square(sums, sg_load(a + c), sg_load(b + c));
    sg_store(lane, sums);
    for (int i = 0; i < SG_SIZE; i++) sum += lane[i];
    for (; c < n; c++) sum += (a[c] - b[c]) * (a[c] - b[c]);
    return sum;
}

SG_RANGE_KERNEL(values, sg_item it, const struct nearest *k) {
    const size_t n = k->coordinates, q = sg_item_get_linear_id_base(it) / SG_SIZE;
    float best = INFINITY;
    for (size_t r = 0; r < k->references; r++) {
        const float d = distance_values(k->query + q * n, k->reference + r * n, n);
        if (d < best) best = d;
    }
    k->out[q] = best;
}

static sg_status run_values(const struct nearest *k) {
    return sg_parallel_for_range(NULL, sg_range_1d(k->queries * SG_SIZE), values, k);
}

/* ---- step 2: a mask for the tail ---- */

static inline float distance_mask(const float *a, const float *b, size_t n) {
    sg_f32 sums = sg_zero_f32();
    float lane[SG_SIZE], sum = 0;
    size_t c = 0;
    for (; c + SG_SIZE <= n; c += SG_SIZE) sums = add_square(sums, sg_load(a + c), sg_load(b + c));
    if (c < n) sums = add_square(sums, sg_load_n(a + c, n - c), sg_load_n(b + c, n - c));
    sg_store(lane, sums);
    for (int i = 0; i < SG_SIZE; i++) sum += lane[i];
    return sum;
}

SG_RANGE_KERNEL(mask, sg_item it, const struct nearest *k) {
    const size_t n = k->coordinates, q = sg_item_get_linear_id_base(it) / SG_SIZE;
    float best = INFINITY;
    for (size_t r = 0; r < k->references; r++) {
        const float d = distance_mask(k->query + q * n, k->reference + r * n, n);
        if (d < best) best = d;
    }
    k->out[q] = best;
}

static sg_status run_mask(const struct nearest *k) {
    return sg_parallel_for_range(NULL, sg_range_1d(k->queries * SG_SIZE), mask, k);
}

/* ---- step 3: reduce by exchange ---- */

static inline sg_f32 distance_exchange(const float *a, const float *b, size_t n) {
    sg_f32 sums = sg_zero_f32();
    size_t c = 0;
    for (; c + SG_SIZE <= n; c += SG_SIZE) sums = add_square(sums, sg_load(a + c), sg_load(b + c));
    if (c < n) sums = add_square(sums, sg_load_n(a + c, n - c), sg_load_n(b + c, n - c));
    return sg_reduce_add(sums); /* every lane gets the sum of all */
}

SG_RANGE_KERNEL(exchange, sg_item it, const struct nearest *k) {
    const size_t n = k->coordinates, q = sg_item_get_linear_id_base(it) / SG_SIZE;
    sg_f32 best = sg_splat_f32(INFINITY);
    for (size_t r = 0; r < k->references; r++)
        best = sg_min(best, distance_exchange(k->query + q * n, k->reference + r * n, n));
    k->out[q] = sg_get_lane(best, 0);
}

static sg_status run_exchange(const struct nearest *k) {
    return sg_parallel_for_range(NULL, sg_range_1d(k->queries * SG_SIZE), exchange, k);
}

/* ---- step 4: work-groups, local memory and barriers ---- */

enum { EACH = 8, SUB_GROUPS = 8 }; /* queries of a sub-group, sub-groups of a work-group */

SG_KERNEL(tiled, sg_nd_item it, const struct nearest *k) {
    const sg_group group = sg_nd_item_get_group(it);
    const size_t number = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    const size_t n = k->coordinates;
    const size_t first = sg_nd_item_get_global_linear_id_base(it) / SG_SIZE * EACH;
    const float *query[EACH];
    sg_f32 best[EACH], sum[EACH];
    SG_LOCAL(it, float, tile, n + SG_SIZE, SG_SIZE); /* float (*tile)[SG_SIZE] */
    for (size_t q = 0; q < EACH; q++) { /* behind the last one the last one again */
        query[q] = k->query + (first + q < k->queries ? first + q : k->queries - 1) * n;
        best[q] = sg_splat_f32(INFINITY);
    }
    for (size_t r = 0; r < k->references; r += SG_SIZE) {
        sg_group_barrier(group); /* all have read the tile before */
        for (size_t c = number * SG_SIZE; c < n; c += SUB_GROUPS * SG_SIZE) {
            sg_f32 block[SG_SIZE];
            for (size_t i = 0; i < SG_SIZE; i++) {
                block[i] = sg_splat_f32(INFINITY); /* no reference: never the nearest */
                if (r + i < k->references)
                    block[i] = sg_load_n(k->reference + (r + i) * n + c, n - c);
            }
            sg_transpose_f32(block);
            for (size_t i = 0; i < SG_SIZE; i++) sg_store(tile[c + i], block[i]);
        }
        sg_group_barrier(group); /* all have written their part of this one */
        SG_UNROLL(8) for (int q = 0; q < EACH; q++) sum[q] = sg_zero_f32();
        for (size_t c = 0; c < n; c++) {
            const sg_f32 reference = sg_load(tile[c]);
            SG_UNROLL(8) for (int q = 0; q < EACH; q++)
                sum[q] = add_square(sum[q], reference, sg_splat_f32(query[q][c]));
        }
        SG_UNROLL(8) for (int q = 0; q < EACH; q++) best[q] = sg_min(best[q], sum[q]);
    }
    for (size_t q = 0; q < EACH && first + q < k->queries; q++)
        k->out[first + q] = sg_get_lane(sg_reduce_min(best[q]), 0);
}

static sg_status run_tiled(sg_queue *queue, const struct nearest *k) {
    const size_t per_group = EACH * SUB_GROUPS, items = SUB_GROUPS * SG_SIZE;
    const size_t groups = (k->queries + per_group - 1) / per_group;
    return sg_parallel_for(queue, sg_nd_range_1d(groups * items, items), tiled, k);
}

/* ---- step 5: workers ---- */

static sg_queue workers;

static sg_status run_workers(const struct nearest *k) {
    return run_tiled(&workers, k); /* opened by sg_queue_init(&workers, NULL) */
}

/* ---- what runs them ---- */

static sg_queue alone; /* one worker, which keeps its stacks from launch to launch */

static sg_status run_plain(const struct nearest *k) {
    plain(k);
    return SG_OK;
}
static sg_status run_alone(const struct nearest *k) {
    return run_tiled(&alone, k);
}

/* A busy machine only adds to a time, so the quickest of many runs is taken; since a long run is never
 * undisturbed, that of plain C is taken in parts. */
enum { PARTS = 8 };
struct step {
    const char *name;
    sg_status (*run)(const struct nearest *);
    size_t parts;
    double quickest[PARTS], seconds; /* of each part, of all */
    int right;
};

static void run_once(struct step *s, const struct nearest *k, const float *expected) {
    memset(k->out, 0xff, k->queries * sizeof *k->out);
    s->right = 1;
    s->seconds = 0;
    for (size_t i = 0; i < s->parts; i++) {
        const size_t first = k->queries * i / s->parts, end = k->queries * (i + 1) / s->parts;
        struct nearest part = *k;
        double seconds;
        part.query += first * k->coordinates;
        part.out += first;
        part.queries = end - first;
        seconds = demo_seconds();
        s->right &= s->run(&part) == SG_OK;
        seconds = demo_seconds() - seconds;
        if (s->quickest[i] <= 0 || seconds < s->quickest[i]) s->quickest[i] = seconds;
        s->seconds += s->quickest[i];
    }
    s->right &= memcmp(k->out, expected, k->queries * sizeof *k->out) == 0;
}

/* all steps in turns, until the time is over */
static void measure(struct step *steps, int count, const struct nearest *k, const float *expected) {
    const char *wish = getenv("DEMO_SECONDS");
    const double budget = count * (wish ? atof(wish) : 0.4), begin = demo_seconds();
    do {
        for (int i = 0; i < count; i++) run_once(&steps[i], k, expected);
    } while (demo_seconds() - begin < budget);
}

static void print_json(const struct step *steps, int count, const char *size) {
    printf("{\"size\": \"%s\", \"lanes\": %d, \"bits\": %d, \"workers\": %u, \"steps\": [\n", size,
           SG_SIZE, SG_REG_BITS, (unsigned)workers.workers);
    for (int i = 0; i < count; i++) {
        printf("  {\"step\": %d, \"name\": \"%s\", \"right\": %s, \"ms\": %.3f, \"speedup\": %.3f, "
               "\"gain\": %.3f}%s\n", i, steps[i].name, steps[i].right ? "true" : "false",
               steps[i].seconds * 1e3, steps[0].seconds / steps[i].seconds,
               steps[i ? i - 1 : 0].seconds / steps[i].seconds, i < count - 1 ? "," : "]}");
    }
}

static void print_rows(const struct step *steps, int count, const struct nearest *k, const char *size) {
    const double work = 3.0 * (double)(k->queries * k->references * k->coordinates);
    for (int i = 0; i < count; i++) {
        const struct demo_times times = {steps[i].seconds, steps[0].seconds};
        char what[64];
        snprintf(what, sizeof what, "nearest, %d: %s", i, steps[i].name);
        demo_row(what, size, steps[i].right, work, "GFLOP/s", times);
    }
}

int main(int argc, char **argv) {
    struct step steps[] = {{"plain C", run_plain, PARTS, {0}, 0, 0},
                           {"values", run_values, 1, {0}, 0, 0},
                           {"mask", run_mask, 1, {0}, 0, 0},
                           {"exchange", run_exchange, 1, {0}, 0, 0},
                           {"work-groups", run_alone, 1, {0}, 0, 0},
                           {"workers", run_workers, 1, {0}, 0, 0}};
    const int count = (int)(sizeof steps / sizeof *steps);
    const int json = argc > 1 && strcmp(argv[1], "json") == 0;
    const size_t queries = demo_size(argc, argv, 1 + json, "queries", 1024, 1, 1 << 20);
    const size_t references = demo_size(argc, argv, 2 + json, "references", 100, 1, 1 << 20);
    const size_t n = demo_size(argc, argv, 3 + json, "coordinates", 110, 1, 512);
    float *points = (float *)demo_alloc((queries + references) * n, sizeof *points);
    float *out = (float *)demo_alloc(2 * queries, sizeof *out);
    struct nearest k = {points, points + queries * n, out, queries, references, n};
    sg_queue_options one = {0};
    uint32_t seed = 1;
    char size[64];
    int ok = 1;
    demo_usage(argc, argv, 3 + json, "[json] [queries [references [coordinates]]]");
    one.workers = 1;
    if (sg_queue_init(&alone, &one) != SG_OK || sg_queue_init(&workers, NULL) != SG_OK) return 1;
    for (size_t i = 0; i < (queries + references) * n; i++)
        points[i] = (float)(int)(demo_random(&seed) % 41) - 20;
    plain(&k);
    k.out = out + queries;
    measure(steps, count, &k, out);
    snprintf(size, sizeof size, "%lux%lux%lu", (unsigned long)queries, (unsigned long)references,
             (unsigned long)n);
    if (json)
        print_json(steps, count, size);
    else
        print_rows(steps, count, &k, size);
    for (int i = 0; i < count; i++) ok &= steps[i].right;
    sg_queue_destroy(&alone);
    sg_queue_destroy(&workers);
    demo_free(points);
    demo_free(out);
    return !ok;
}
