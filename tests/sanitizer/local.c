/* SPDX-License-Identifier: MIT */
/* Local memory for the address sanitizer, the memory sanitizer and valgrind: tests/sanitizer.sh builds and runs it.
 *
 *   local stray PLACE CASE   case number CASE leaves its array, or comes to it at the wrong time
 *   local fits PLACE         none of them does
 *   local left PLACE CASE    a work-group reads what the one before it has left, in way number CASE
 *   local written PLACE      each work-group writes before it reads
 *
 * PLACE 0: a heap; 1: an arena; 2: a heap and a seed. Prints "case NAME" ahead of each, on stderr as the sanitizers do; the
 * line at fault has the comment NAME. Ends with status 3 if it could not do as asked, 4 if there is no such case. */
#define SG_SIZE 16
#include <sg.h>

#include <stdio.h>
#include <stdlib.h>

enum { S = SG_SIZE, N = 4 * S, GROUPS = 2, NONE = -1 };

struct job {
    int wrong;             /* the case that is to go wrong, or NONE */
    volatile float *out;
    volatile float *kept;  /* an array of the work-group before */
};

/* ---- outside of an array ---- */

#define T_STRAYS(f) \
    f(read_past) f(write_past) f(read_before) f(load_past) f(store_past) f(store_n_past) f(gather_past) f(scatter_past) \
    f(masked_past) f(odd_past) f(rows_past) f(small_past) f(launch_past) f(launch_before) f(private_past) f(helper_past) \
    f(not_declared) f(after_launch)
#define T_ROW(name) CASE_##name,
enum { T_STRAYS(T_ROW) STRAYS };
#undef T_ROW
#define T_ROW(name) #name,
static const char *const t_strays[STRAYS] = {T_STRAYS(T_ROW)};
#undef T_ROW
/* a step too far in that case; the compiler does not see it */
#define OVER(name) (k->wrong == CASE_##name ? (size_t)1 : (size_t)0)

static void long_helper(sg_nd_item it, float x) {
    SG_LOCAL(it, float, t, 4 * N);
    t[4 * N - 1 - sg_nd_item_get_local_linear_id_base(it)] = x;
}
static void short_helper(sg_nd_item it, const struct job *k) {
    SG_LOCAL(it, float, t, 2);
    volatile float *v = t;
    v[1 + OVER(helper_past)] = 1; /* helper_past */
}

SG_KERNEL(strays, sg_nd_item it, struct job *k) {
    const size_t l = sg_nd_item_get_local_linear_id_base(it);
    const sg_f32 x = sg_iota_f32();
    const sg_u32 idx = sg_iota_u32();
    volatile float *launched = (volatile float *)sg_nd_item_get_local_memory(it);
    if (k->wrong == CASE_not_declared && k->kept) k->out[0] = k->kept[0]; /* not_declared */
    SG_LOCAL(it, float, first, N);
    SG_LOCAL(it, char, odd, 7);
    SG_LOCAL(it, float, rows, 3, S);
    SG_LOCAL(it, float, small, 1);
    SG_LOCAL(it, float, last, N);
    volatile float *t = first;
    volatile char *bytes = odd;
    sg_f32 sum = sg_zero_f32();
    if (sg_nd_item_get_group_linear_id(it) == 0) k->kept = t;
    sg_store(first + l, x);
    sg_store(last + l, x);
    if (l != 0) return;
    k->out[1] = t[N - 1 + OVER(read_past)]; /* read_past */
    t[N - 1 + OVER(write_past)] = 1; /* write_past */
    k->out[2] = *(t - OVER(read_before)); /* read_before */
    sum = sg_add(sum, sg_load(first + N - S + OVER(load_past))); /* load_past */
    sg_store(last + N - S + OVER(store_past), x); /* store_past */
    sg_store_n(last + N - 3, x, 3 + OVER(store_n_past)); /* store_n_past */
    sum = sg_add(sum, sg_gather(first + N - S + OVER(gather_past), idx)); /* gather_past */
    sg_scatter(last + N - S + OVER(scatter_past), idx, x); /* scatter_past */
    sg_store_masked(sg_mask_from_bits(0x8001), last + N - S + OVER(masked_past), x); /* masked_past */
    bytes[6 + OVER(odd_past)] = 1; /* odd_past */
    sg_store(&rows[2][OVER(rows_past)], x); /* rows_past */
    *(volatile float *)(small + OVER(small_past)) = 1; /* small_past */
    launched[4 + OVER(launch_past)] = 1; /* launch_past */
    *(launched - OVER(launch_before)) = 1; /* launch_before */
    sg_store((float *)(uintptr_t)k->out, sum);
    long_helper(it, 1);
    short_helper(it, k);
}

SG_GROUP_KERNEL(private_strays, sg_group g, const struct job *k) {
    SG_PRIVATE(g, sg_f32, y);
    sg_for_each_sub_group(it, g) {
        const size_t i = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
        sg_store((float *)(y + i) + OVER(private_past), sg_splat_f32((float)i)); /* private_past */
    }
}

/* ---- what a work-group leaves ---- */

#define T_LEFTS(f) f(left_scalar) f(left_value) f(left_launched) f(left_barrier) f(left_private)
#define T_ROW(name) CASE_##name,
enum { T_LEFTS(T_ROW) LEFTS };
#undef T_ROW
#define T_ROW(name) #name,
static const char *const t_lefts[LEFTS] = {T_LEFTS(T_ROW)};
#undef T_ROW

SG_KERNEL(lefts, sg_nd_item it, const struct job *k) {
    const size_t l = sg_nd_item_get_local_linear_id_base(it);
    const int reads = sg_nd_item_get_group_linear_id(it) > 0 && l == 0;
    volatile float *launched = (volatile float *)sg_nd_item_get_local_memory(it);
    SG_LOCAL(it, float, t, N);
    volatile float *v = t;
    if (!reads || k->wrong != CASE_left_scalar) v[l + 3] = 1;
    if (reads && v[3] > 0) k->out[0] = 2; /* left_scalar */
    if (!reads || k->wrong != CASE_left_value) sg_store(t + l, sg_splat_f32(1));
    if (reads && sg_get_lane(sg_load(t), 5) > 0) k->out[0] = 3; /* left_value */
    if (l == 0 && (!reads || k->wrong != CASE_left_launched)) launched[1] = 1;
    if (reads && launched[1] > 0) k->out[0] = 4; /* left_launched */
}

SG_KERNEL(lefts_behind, sg_nd_item it, const struct job *k) {
    const size_t l = sg_nd_item_get_local_linear_id_base(it);
    const int reads = sg_nd_item_get_group_linear_id(it) > 0;
    SG_LOCAL(it, float, t, N);
    volatile float *v = t;
    sg_group_barrier(sg_nd_item_get_group(it));
    if (!reads || k->wrong != CASE_left_barrier) v[l] = 1;
    sg_group_barrier(sg_nd_item_get_group(it));
    if (reads && v[(l + S) % N] > 0) k->out[l] = 2; /* left_barrier */
}

SG_GROUP_KERNEL(lefts_private, sg_group g, const struct job *k) {
    const int reads = sg_group_get_group_linear_id(g) > 0;
    SG_PRIVATE(g, float, y);
    volatile float *v = y;
    sg_for_each_sub_group(it, g) {
        const size_t i = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
        if (!reads || k->wrong != CASE_left_private) v[i] = 1;
        if (reads && v[i] > 0) k->out[i] = 2; /* left_private */
    }
}

/* ---- the run ---- */

static int launch(sg_queue *queue, int place, const sg_kernel *kernel, struct job *k) {
    sg_launch_options options;
    memset(&options, 0, sizeof options);
    options.seed = place == 2 ? 7 : 0;
    options.local_bytes = 5 * sizeof(float);
    return sg_parallel_for_with(queue, sg_nd_range_1d(GROUPS * N, N), (kernel), k, &options, NULL) != SG_OK;
}

int main(int count, char **arguments) {
    static float out[2 * N];
    static union {
        unsigned char bytes[512 * 1024];
        double aligned;
    } arena;
    const char *mode = count > 2 ? arguments[1] : "";
    const int place = count > 2 ? atoi(arguments[2]) : 0, number = count > 3 ? atoi(arguments[3]) : NONE;
    const int stray = strcmp(mode, "stray") == 0, left = strcmp(mode, "left") == 0;
    sg_queue_options options;
    sg_queue queue;
    struct job k;
    int failed = 0;
    memset(&options, 0, sizeof options);
    options.workers = 1;
    if (place == 1) {
        options.arena = arena.bytes;
        options.arena_bytes = sizeof arena.bytes;
    }
    k.wrong = number;
    k.out = out;
    k.kept = NULL;
    if ((stray && number >= STRAYS) || (left && number >= LEFTS)) return 4;
    if (sg_queue_init(&queue, &options) != SG_OK) return 3;
    if (stray || left) fprintf(stderr, "case %s\n", stray ? t_strays[number] : t_lefts[number]);
    if (stray || strcmp(mode, "fits") == 0) {
        failed |= launch(&queue, place, strays, &k);
        failed |= launch(&queue, place, private_strays, &k);
        if (k.wrong == CASE_after_launch) out[0] = k.kept[0]; /* after_launch */
    } else if (left || strcmp(mode, "written") == 0) {
        if (number != CASE_left_barrier) failed |= launch(&queue, place, lefts, &k);
        failed |= launch(&queue, place, lefts_behind, &k);
        failed |= launch(&queue, place, lefts_private, &k);
    } else failed = 1;
    sg_queue_destroy(&queue);
    return failed ? 3 : 0;
}
