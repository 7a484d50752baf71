/* SPDX-License-Identifier: MIT */
/* What a barrier costs, compared with the alternatives: the same kernel written per work-group, threads at a pthread_barrier, and
 * threads at libgomp's barrier. And what barriers cost a kernel that has none.
 *
 * Everything runs ROUNDS times in turns. A figure is the median over the rounds, in nanoseconds, with the quickest and the slowest
 * round beside it. One thread, except for rows that say otherwise. The last column compares the median with the figure to
 * reach. */
#define _DEFAULT_SOURCE 1 /* pthread_barrier_t */
#define SG_SIZE 16
#include <sg.h>

#include <stdio.h>
#include <stdlib.h>

#ifdef _OPENMP
#include <omp.h>
#endif

enum { ROUNDS = 61, STEPS = 64, MOST = 64 };

/* ---- kernels ---- */

struct work {
    float *data;
    int steps;
};

SG_KERNEL(one_place, sg_nd_item it, const struct work *k) {
    for (int i = 0; i < 2 * k->steps; i++) sg_group_barrier(sg_nd_item_get_group(it));
}

SG_KERNEL(two_places, sg_nd_item it, const struct work *k) {
    for (int i = 0; i < k->steps; i++) {
        sg_group_barrier(sg_nd_item_get_group(it));
        sg_group_barrier(sg_nd_item_get_group(it));
    }
}

SG_KERNEL(eight_live, sg_nd_item it, const struct work *k) {
    const float *p = k->data;
    sg_f32 a = sg_load(p), b = sg_load(p + 16), c = sg_load(p + 32), d = sg_load(p + 48);
    sg_f32 e = sg_load(p + 64), f = sg_load(p + 80), g = sg_load(p + 96), h = sg_load(p + 112);
    for (int i = 0; i < k->steps; i++) {
        a = sg_add(a, b), b = sg_add(b, c), c = sg_add(c, d), d = sg_add(d, e);
        sg_group_barrier(sg_nd_item_get_group(it));
        e = sg_add(e, f), f = sg_add(f, g), g = sg_add(g, h), h = sg_add(h, a);
        sg_group_barrier(sg_nd_item_get_group(it));
    }
    a = sg_add(sg_add(a, b), sg_add(c, d));
    e = sg_add(sg_add(e, f), sg_add(g, h));
    sg_store(k->data + 1024 + sg_nd_item_get_local_linear_id_base(it), sg_add(a, e));
}

/* t[l] = t[(l + 1) % n] + 1, a barrier on either side of the store */
SG_KERNEL(exchange, sg_nd_item it, const struct work *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const size_t local = sg_nd_item_get_local_linear_id_base(it);
    SG_LOCAL(it, float, t, 256 + 16);
    sg_store(t + local, sg_load(k->data + local));
    sg_group_barrier(g);
    for (int i = 0; i < k->steps; i++) {
        sg_f32 y = sg_load(t + local + 1);
        if (local == 240) y = sg_set_lane(y, 15, t[0]);
        sg_group_barrier(g);
        sg_store(t + local, sg_add_n(y, 1));
        sg_group_barrier(g);
    }
    sg_store(k->data + 1024 + local, sg_load(t + local));
}

SG_GROUP_KERNEL(exchange_regions, sg_group g, const struct work *k) {
    SG_LOCAL(g.it, float, t, 256 + 16);
    SG_PRIVATE(g, sg_f32, y);
    sg_for_each_sub_group(it, g) {
        const size_t local = sg_nd_item_get_local_linear_id_base(it);
        sg_store(t + local, sg_load(k->data + local));
    }
    for (int i = 0; i < k->steps; i++) {
        sg_for_each_sub_group(it, g) {
            const size_t local = sg_nd_item_get_local_linear_id_base(it);
            y[it.sub_group] = sg_load(t + local + 1);
            if (local == 240) y[it.sub_group] = sg_set_lane(y[it.sub_group], 15, t[0]);
        }
        sg_for_each_sub_group(it, g) {
            sg_store(t + sg_nd_item_get_local_linear_id_base(it), sg_add_n(y[it.sub_group], 1));
        }
    }
    sg_for_each_sub_group(it, g) {
        const size_t local = sg_nd_item_get_local_linear_id_base(it);
        sg_store(k->data + 1024 + local, sg_load(t + local));
    }
}

/* no barrier, and the plain loop that it should be as fast as */
struct saxpy {
    float a;
    const float *x;
    float *y;
    size_t n;
};

SG_KERNEL(saxpy, sg_nd_item it, const struct saxpy *k) {
    const size_t i = sg_nd_item_get_global_linear_id_base(it);
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const sg_f32 x = sg_sub_group_load(sg, k->x + i), y = sg_sub_group_load(sg, k->y + i);
    sg_sub_group_store(sg, k->y + i, sg_fma(sg_splat_f32(k->a), x, y));
}

SG_NOINLINE void saxpy_loop(const struct saxpy *k) {
    const sg_f32 a = sg_splat_f32(k->a);
    const float *x = k->x;
    float *y = k->y;
    for (size_t i = 0; i < k->n; i += 16)
        sg_store(y + i, sg_fma(a, sg_load(x + i), sg_load(y + i)));
}

/* tiled matrix multiplication, 512 x 512, by both forms; a work-group of 8 sub-groups computes part of a row; each sub-group makes
 * 512 fma between barriers */
enum { N = 512, TILE = 512 };
struct matmul {
    const float *a, *b;
    float *c;
};

SG_INLINE sg_f32 tile_product(const float *tile, const float *b, sg_f32 sum) {
    for (size_t i = 0; i < TILE; i++) {
        sum = sg_fma(sg_splat_f32(tile[i]), sg_load(b + i * N), sum);
    }
    return sum;
}

SG_KERNEL(matmul_waits, sg_nd_item it, const struct matmul *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const size_t row = sg_nd_item_get_group_id(it, 0);
    const size_t column = sg_nd_item_get_global_id_base(it, 1);
    const size_t local = sg_nd_item_get_local_id_base(it, 1);
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, tile, TILE);
    for (size_t first = 0; first < N; first += TILE) {
        for (size_t i = local; i < TILE; i += 128) {
            sg_store(tile + i, sg_load(k->a + row * N + first + i));
        }
        sg_group_barrier(g);
        sum = tile_product(tile, k->b + first * N + column, sum);
        sg_group_barrier(g);
    }
    sg_store(k->c + row * N + column, sum);
}

SG_GROUP_KERNEL(matmul_regions, sg_group g, const struct matmul *k) {
    const size_t row = sg_group_get_group_id(g, 0);
    SG_LOCAL(g.it, float, tile, TILE);
    SG_PRIVATE(g, sg_f32, sum);
    sg_for_each_sub_group(it, g) sum[it.sub_group] = sg_zero_f32();
    for (size_t first = 0; first < N; first += TILE) {
        sg_for_each_sub_group(it, g) {
            for (size_t i = sg_nd_item_get_local_id_base(it, 1); i < TILE; i += 128) {
                sg_store(tile + i, sg_load(k->a + row * N + first + i));
            }
        }
        sg_for_each_sub_group(it, g) {
            const size_t column = sg_nd_item_get_global_id_base(it, 1);
            sum[it.sub_group] = tile_product(tile, k->b + first * N + column, sum[it.sub_group]);
        }
    }
    sg_for_each_sub_group(it, g) {
        sg_store(k->c + row * N + sg_nd_item_get_global_id_base(it, 1), sum[it.sub_group]);
    }
}

/* ---- peers ---- */

#if SG_THREADS == 2 && defined(_POSIX_BARRIERS)
static pthread_barrier_t b_barrier;
static void *wait_thread(void *rounds) {
    for (int i = 0; i < *(int *)rounds; i++) pthread_barrier_wait(&b_barrier);
    return NULL;
}

static double pthread_ns(void) {
    int rounds = 200;
    pthread_t other;
    uint64_t begin;
    double ns;
    if (pthread_barrier_init(&b_barrier, NULL, 2)) return 0;
    if (pthread_create(&other, NULL, wait_thread, &rounds)) return 0;
    pthread_barrier_wait(&b_barrier);
    begin = sg_time_ns_();
    for (int i = 1; i < rounds; i++) pthread_barrier_wait(&b_barrier);
    ns = (double)(sg_time_ns_() - begin) / (rounds - 1);
    pthread_join(other, NULL);
    pthread_barrier_destroy(&b_barrier);
    return ns;
}
#else
static double pthread_ns(void) {
    return 0;
}
#endif

static double libgomp_ns(void) {
#ifdef _OPENMP
    enum { WAITS = 200 };
    uint64_t begin = 0, end = 0;
#pragma omp parallel num_threads(2)
    {
#pragma omp barrier
#pragma omp master
        begin = sg_time_ns_();
        for (int i = 0; i < WAITS; i++) {
#pragma omp barrier
        }
#pragma omp master
        end = sg_time_ns_();
    }
    return (double)(end - begin) / WAITS;
#else
    return 0;
#endif
}

/* ---- measuring ---- */

static sg_queue b_queue;
static float *b_data;

static double launch_ns(const sg_kernel *kernel, sg_nd_range range, const void *args) {
    const uint64_t begin = sg_time_ns_();
    if (sg_parallel_for(&b_queue, range, (kernel), args) != SG_OK) abort();
    return (double)(sg_time_ns_() - begin);
}

struct row {
    const char *what, *unit;
    double ns[ROUNDS], target;
};
static struct row b_rows[MOST];
static int b_row_count;

static void note(const char *what, const char *unit, double target, int round, double ns) {
    int i = 0;
    while (i < b_row_count && strcmp(b_rows[i].what, what) != 0) i++;
    if (i == b_row_count) b_row_count++;
    b_rows[i].what = what;
    b_rows[i].unit = unit;
    b_rows[i].target = target;
    b_rows[i].ns[round] = ns;
}

static double per_barrier(const sg_kernel *kernel, size_t sub_groups, size_t groups) {
    struct work k;
    k.data = b_data;
    k.steps = STEPS;
    return launch_ns(kernel, sg_nd_range_1d(groups * sub_groups * 16, sub_groups * 16), &k) /
           (double)(groups * 2 * STEPS * sub_groups);
}

static void barriers(int round) {
    static const char *const names[4][3] = {
        {"1 place, 8 sub-groups", "2 places, 8 sub-groups", "8 live values, 8 sub-groups"},
        {"1 place, 16 sub-groups", "2 places, 16 sub-groups", "8 live values, 16 sub-groups"},
        {"1 place, 32 sub-groups", "2 places, 32 sub-groups", "8 live values, 32 sub-groups"},
        {"1 place, 2 sub-groups", "2 places, 2 sub-groups", "8 live values, 2 sub-groups"}};
    static const size_t counts[4] = {8, 16, 32, 2};
    for (int i = 0; i < 4; i++) {
        const char *unit = "ns/barrier/sub-group";
        const size_t n = counts[i];
        note(names[i][0], unit, n > 2 ? 8 : 0, round, per_barrier(one_place, n, 320 / n));
        note(names[i][1], unit, n > 2 ? 8 : 0, round, per_barrier(two_places, n, 320 / n));
        note(names[i][2], unit, n > 2 ? 12 : 0, round, per_barrier(eight_live, n, 320 / n));
    }
    note("exchange, 256 items", "ns/barrier", 67, round, 16 * per_barrier(exchange, 16, 20));
    note("exchange by regions", "ns/barrier", 34, round,
         16 * per_barrier(exchange_regions, 16, 20));
}

static void compared(int round) {
    struct saxpy s;
    struct matmul m;
    double plain, kernel, waits, regions;
    uint64_t begin;
    s.a = 1.5f;
    s.x = b_data;
    s.y = b_data + 4096;
    s.n = 4096;
    begin = sg_time_ns_();
    for (int i = 0; i < 50; i++) saxpy_loop(&s);
    plain = (double)(sg_time_ns_() - begin) / 50;
    s.n = 4096;
    begin = sg_time_ns_();
    for (int i = 0; i < 50; i++) {
        if (sg_parallel_for(NULL, sg_nd_range_1d(4096, 4096), saxpy, &s) != SG_OK) abort();
    }
    kernel = (double)(sg_time_ns_() - begin) / 50;
    note("plain loop, saxpy 4096", "ns", 0, round, plain);
    note("kernel without a barrier, with its launch", "ns", 0, round, kernel);
    m.a = b_data;
    m.b = b_data + N * N;
    m.c = b_data + 2 * N * N;
    waits = launch_ns(matmul_waits, sg_nd_range_2d(N, N, 1, 128), &m);
    regions = launch_ns(matmul_regions, sg_nd_range_2d(N, N, 1, 128), &m);
    note("tiled matmul by barriers over by regions", "ratio", 1.15, round, waits / regions);
    note("2 threads at a pthread_barrier", "ns/barrier", 0, round, pthread_ns());
    note("2 threads at libgomp's barrier", "ns/barrier", 0, round, libgomp_ns());
}

static int by_size(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(void) {
    sg_queue_options options;
    memset(&options, 0, sizeof options);
    options.workers = 1;
    if (sg_queue_init(&b_queue, &options) != SG_OK) return 1;
    b_data = (float *)calloc(3 * N * N, sizeof *b_data);
    if (!b_data) return 1;
    for (int i = 0; i < 2 * N * N; i++) b_data[i] = (float)(i % 13) / 8;
    for (int round = 0; round < ROUNDS; round++) {
        barriers(round);
        compared(round);
    }
    printf("sg %s, registers of %d bits, S = 16\n", SG_VERSION, SG_REG_BITS);
    printf("%-44s %9s  %-19s %-20s %s\n", "", "median", "(range)", "", "to reach");
    for (int i = 0; i < b_row_count; i++) {
        struct row *r = &b_rows[i];
        const char *verdict = "";
        char target[16] = "", range[32];
        qsort(r->ns, ROUNDS, sizeof r->ns[0], by_size);
        if (r->ns[ROUNDS / 2] == 0) {
            printf("%-44s %9s\n", r->what, "not here");
            continue;
        }
        if (r->target > 0) {
            snprintf(target, sizeof target, "%.4g", r->target);
            verdict = r->ns[ROUNDS / 2] <= r->target ? "met" : "not met";
        }
        snprintf(range, sizeof range, "(%.4g to %.4g)", r->ns[0], r->ns[ROUNDS - 1]);
        printf("%-44s %9.4g  %-19s %-20s %s %s\n", r->what, r->ns[ROUNDS / 2], range, r->unit,
               target, verdict);
    }
    sg_queue_destroy(&b_queue);
    free(b_data);
    return 0;
}
