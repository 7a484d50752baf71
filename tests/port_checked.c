/* SPDX-License-Identifier: MIT */
/* Test of sg/port/checked.h: typical kernels, each correct and with one mistake. Both lines of the mistake must be named, whatever
 * the number of workers, even if the results happen to be right. Correct kernels must give no report. */
#define SG_CHECKED 1
#define SG_SIZE 8
#include <sg.h>
#include <sg/atomic.h>
#include <sg/more.h>

#include "tap.h"
#include "topics.h"

enum { S = SG_SIZE, SUB_GROUPS = 4, N = S * SUB_GROUPS, GROUPS = 4, ALL = N * GROUPS, STEPS = 3 };

struct job {
    float *in, *out;
    uint32_t *count;
    int wrong;
};
static SG_ALIGN(8) float t_in[ALL + 2 * N], t_out[ALL + 2 * N]; /* for values of f64, too */
static uint32_t t_count[2 * S];
/* the lines that race: each place in the source records its own line */
static uint32_t t_one, t_other;
#define ONE(call) (t_one = __LINE__, call)
#define OTHER(call) (t_other = __LINE__, call)

#define KERNEL(name) SG_KERNEL(name, sg_nd_item it, const struct job *k)
#define BEGIN \
    const sg_group g = sg_nd_item_get_group(it); \
    const size_t group = sg_nd_item_get_group_linear_id(it), sub = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it)); \
    const size_t l = sub * S, i = sg_nd_item_get_global_linear_id_base(it); \
    (void)g, (void)group, (void)sub, (void)l, (void)i
#define WAIT() sg_group_barrier(g)
#define FORGET() do { if (!k->wrong) sg_group_barrier(g); } while (0)

/* ---- barriers ---- */

KERNEL(reverse) {
    BEGIN;
    SG_LOCAL(it, float, t, N);
    ONE(sg_store(t + l, sg_load(k->in + i)));
    FORGET();
    sg_store(k->out + i, OTHER(sg_load(t + N - S - l)));
}
KERNEL(tile_first) { /* the first barrier of a loop */
    BEGIN;
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, t, N);
    for (int step = 0; step < STEPS; step++) {
        ONE(sg_store(t + l, sg_load(k->in + i)));
        FORGET();
        for (int j = 0; j < N; j += S) sum = sg_add(sum, OTHER(sg_load(t + j)));
        WAIT();
    }
    sg_store(k->out + i, sum);
}
KERNEL(tile_second) { /* the next tile is written while this one is read */
    BEGIN;
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, t, N);
    for (int step = 0; step < STEPS; step++) {
        ONE(sg_store(t + l, sg_load(k->in + i)));
        WAIT();
        for (int j = 0; j < N; j += S) sum = sg_add(sum, OTHER(sg_load(t + j)));
        FORGET();
    }
    sg_store(k->out + i, sum);
}
KERNEL(two_tiles) { /* two buffers in turn, one barrier for each step */
    BEGIN;
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, t, 2, N);
    sg_store(t[0] + l, sg_load(k->in + i));
    WAIT();
    for (int step = 0; step < STEPS; step++) {
        ONE(sg_store(t[(step + 1) % 2] + l, sg_load(k->in + i)));
        for (int j = 0; j < N; j += S) sum = sg_add(sum, OTHER(sg_load(t[step % 2] + j)));
        FORGET();
    }
    sg_store(k->out + i, sum);
}
KERNEL(reduce_ahead) { /* the barrier ahead of a tree */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    ONE(sg_store(t + l, sg_load(k->in + i)));
    FORGET();
    for (size_t half = N / 2; half >= S; half /= 2) {
        if (l < half) {
            const sg_f32 x = OTHER(sg_load(t + l + half));
            sg_store(t + l, sg_add(sg_load(t + l), x));
        }
        WAIT();
    }
}
KERNEL(reduce_within) { /* the one in the tree */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    sg_store(t + l, sg_load(k->in + i));
    WAIT();
    for (size_t half = N / 2; half >= S; half /= 2) {
        if (l < half) {
            const sg_f32 x = OTHER(sg_load(t + l + half));
            ONE(sg_store(t + l, sg_add(sg_load(t + l), x)));
        }
        FORGET();
    }
}
KERNEL(scan) { /* in place: read, wait, write */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    sg_store(t + l, sg_load(k->in + i));
    WAIT();
    for (size_t far = S; far < N; far *= 2) {
        const sg_f32 x = l >= far ? OTHER(sg_load(t + l - far)) : sg_zero_f32();
        FORGET();
        ONE(sg_store(t + l, sg_add(sg_load(t + l), x)));
        WAIT();
    }
}
KERNEL(halo) { /* each reads one element beyond its own */
    BEGIN;
    SG_LOCAL(it, float, t, N + S);
    if (sub == 0) sg_store(t + N, sg_load(k->in + i));
    ONE(sg_store(t + l, sg_load(k->in + i)));
    FORGET();
    sg_store(k->out + i, OTHER(sg_load(t + l + 1)));
}
KERNEL(columns) { /* written by rows, gathered by columns */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    ONE(sg_store(t + l, sg_load(k->in + i)));
    FORGET();
    sg_store(k->out + i, OTHER(sg_gather(t, sg_add_n(sg_mul_n(sg_iota_u32(), SUB_GROUPS), (uint32_t)sub))));
}
KERNEL(scattered) {
    BEGIN;
    SG_LOCAL(it, float, t, N);
    ONE(sg_scatter(t, sg_add_n(sg_mul_n(sg_iota_u32(), SUB_GROUPS), (uint32_t)sub), sg_load(k->in + i)));
    FORGET();
    sg_store(k->out + i, OTHER(sg_load(t + l)));
}
KERNEL(masked) {
    BEGIN;
    const sg_mask odd = sg_mask_from_bits(0xaaaaaaaaaaaaaaaau);
    SG_LOCAL(it, float, t, N);
    ONE(sg_store_masked(odd, t + l, sg_load(k->in + i)));
    FORGET();
    sg_store(k->out + i, OTHER(sg_load_masked(odd, t + (l + S) % N)));
}
KERNEL(packed) {
    BEGIN;
    const sg_mask some = sg_mask_from_bits(0x7777777777777777u);
    SG_LOCAL(it, float, t, N);
    sg_store(t + l, sg_zero_f32());
    ONE(sg_compress_store(some, t + l, sg_load(k->in + i)));
    FORGET();
    sg_store(k->out + i, OTHER(sg_expand_load(some, t + (l + S) % N)));
}
KERNEL(first_lanes) {
    BEGIN;
    SG_LOCAL(it, float, t, N);
    sg_store(t + l, sg_zero_f32());
    ONE(sg_store_n(t + l, sg_load(k->in + i), 3));
    FORGET();
    sg_store(k->out + i, OTHER(sg_load_n(t + (l + S) % N, 2)));
}
KERNEL(threes) { /* 3 values for each lane */
    BEGIN;
    SG_LOCAL(it, float, t, 3 * N);
    ONE(sg_store_v3(t + 3 * l, sg_block_load_v3(k->in)));
    FORGET();
    sg_store(k->out + i, OTHER(sg_load_v3(t + 3 * ((l + S) % N))).s[0]);
}
KERNEL(bytes) { /* bytes of one word, by two sub-groups */
    BEGIN;
    SG_LOCAL(it, uint8_t, t, 2 * N);
    const size_t at = l + 1; /* crosses words, but no two sub-groups share a byte */
    ONE(sg_store(t + at, sg_zero_u8()));
    FORGET();
    if (k->wrong) OTHER(sg_load(t + at - 1));
}
KERNEL(streamed) {
    BEGIN;
    SG_LOCAL(it, float, t, N);
    ONE(sg_stream(t + l, sg_load(k->in + i)));
    FORGET();
    sg_store(k->out + i, OTHER(sg_load(t + N - S - l)));
}
KERNEL(sub_groups) { /* by the sub-group's own members */
    BEGIN;
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    SG_LOCAL(it, float, t, N);
    ONE(sg_sub_group_store(sg, t + l, sg_sub_group_load(sg, k->in + i)));
    FORGET();
    sg_sub_group_store(sg, k->out + i, OTHER(sg_sub_group_load(sg, t + N - S - l)));
}
KERNEL(histogram) { /* bins that another sub-group has cleared */
    BEGIN;
    SG_LOCAL(it, uint32_t, bins, N);
    ONE(sg_store(bins + l, sg_zero_u32()));
    FORGET();
    OTHER(sg_histogram_add(bins + (l + S) % N, sg_iota_u32()));
}
KERNEL(histogram_shared) { /* added to by all sub-groups of one work-group, not of several */
    BEGIN;
    SG_LOCAL(it, uint32_t, bins, S);
    if (sub == 0) sg_store(bins, sg_zero_u32());
    WAIT();
    OTHER(ONE(sg_histogram_add_masked(sg_mask_first_n(3), k->wrong ? k->count : bins, sg_iota_u32())));
    WAIT();
    sg_store(k->out + i, sg_convert_f32(sg_load(bins)));
}
KERNEL(added_shared) { /* as with histograms: elements that are added to may be shared, but must not be read */
    BEGIN;
    SG_LOCAL(it, uint32_t, sums, S);
    if (sub == 0) sg_store(sums, sg_zero_u32());
    WAIT();
    ONE(sg_scatter_add(sums, sg_iota_u32(), sg_iota_u32()));
    FORGET();
    sg_store(k->out + i, sg_convert_f32(OTHER(sg_load(sums))));
}
KERNEL(added_first) { /* the addition of the first sub-group races too, although a second one has added since */
    BEGIN;
    SG_LOCAL(it, uint32_t, sums, S);
    if (sub == 0) sg_store(sums, sg_zero_u32());
    WAIT();
    if (sub == 0) ONE(sg_scatter_add_masked(sg_mask_first_n(3), sums, sg_iota_u32(), sg_iota_u32()));
    if (sub == 1) sg_scatter_add(sums, sg_iota_u32(), sg_iota_u32());
    if (k->wrong && sub == 1) (void)OTHER(sg_load(sums));
}
KERNEL(fetched) { /* atomic by lanes: races with a plain access of another sub-group */
    BEGIN;
    SG_LOCAL(it, uint32_t, sums, S);
    if (sub == 0) sg_store(sums, sg_zero_u32());
    WAIT();
    (void)ONE(sg_fetch_add_at(sums, sg_iota_u32(), sg_iota_u32(), sg_memory_order_relaxed));
    FORGET();
    (void)OTHER(sg_load(sums));
}
KERNEL(fetched_together) { /* one operation of all lanes */
    BEGIN;
    SG_LOCAL(it, uint32_t, sums, S);
    if (sub == 0) sg_store(sums, sg_zero_u32());
    WAIT();
    (void)ONE(sg_fetch_max_masked(sg_mask_first_n(3), sums, sg_iota_u32(), sg_memory_order_relaxed));
    FORGET();
    if (sub == 1) OTHER(sg_store(sums, sg_zero_u32()));
}
KERNEL(by_algorithm) { /* a reduction is a barrier, too */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    ONE(sg_store(t + l, sg_load(k->in + i)));
    if (!k->wrong) (void)sg_reduce_over_group(g, sg_load(k->in + i), add);
    sg_store(k->out + i, OTHER(sg_load(t + N - S - l)));
}
KERNEL(by_scan) { /* what an algorithm stores for itself is not an access of the kernel */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    ONE(sg_store(t + l, sg_load(k->in + i)));
    if (!k->wrong) sg_store(k->out + i, sg_inclusive_scan_over_group(g, sg_load(k->in + i), add));
    sg_store(k->out + i, OTHER(sg_load(t + N - S - l)));
}
SG_GROUP_KERNEL(regions, sg_group g, const struct job *k) { /* the end of a loop over sub-groups is a barrier */
    SG_LOCAL(g, float, t, N);
    if (!k->wrong) {
        sg_for_each_sub_group(it, g) sg_store(t + sg_nd_item_get_local_linear_id_base(it), sg_zero_f32());
        sg_for_each_sub_group(it, g) sg_store(k->out + sg_nd_item_get_global_linear_id_base(it), sg_load(t + N - S - sg_nd_item_get_local_linear_id_base(it)));
    } else {
        sg_for_each_sub_group(it, g) {
            const size_t l = sg_nd_item_get_local_linear_id_base(it);
            ONE(sg_store(t + l, sg_zero_f32()));
            if (l > 0) sg_store(k->out + sg_nd_item_get_global_linear_id_base(it), OTHER(sg_load(t + l - S)));
        }
    }
}

/* ---- work-groups, and range kernels ---- */

KERNEL(groups) { /* what the next work-group writes */
    BEGIN;
    float *const to = k->wrong ? k->in : k->out;
    const sg_f32 x = OTHER(sg_load(k->in + i + N));
    ONE(sg_store(to + i, x));
}
KERNEL(elsewhere) { /* reads of others, ordered behind those of the own work-group */
    BEGIN;
    if (sub == 0) (void)OTHER(sg_load(k->in));
    WAIT();
    if (k->wrong && sub == 1) ONE(sg_store(k->in, sg_zero_f32()));
}
SG_RANGE_KERNEL(in_place, sg_item it, const struct job *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    float *const to = k->wrong ? k->in : k->out;
    const sg_f32 x = OTHER(sg_load(k->in + i + 1));
    ONE(sg_item_store(it, to + i, x));
}
SG_RANGE_KERNEL(same_bins, sg_item it, const struct job *k) { /* scatter to what others scatter to */
    const sg_u32 idx = sg_convert_u32(sg_item_get_linear_id(it));
    OTHER(ONE(sg_scatter_masked(sg_item_mask(it), k->out, k->wrong ? sg_and_n(idx, S - 1) : idx, sg_zero_f32())));
}
KERNEL(last_one) { /* the last work-group reads what all have written; an atomic operation orders that, if it acquires */
    BEGIN;
    SG_LOCAL(it, uint32_t, done, S);
    ONE(sg_store(k->out + i, sg_load(k->in + i)));
    WAIT();
    if (sub == 0) {
        const uint32_t n = k->wrong ? sg_atomic_fetch_add_u32(k->count, 1, sg_memory_order_relaxed)
                                    : sg_atomic_fetch_add_u32(k->count, 1, sg_memory_order_acq_rel);
        sg_store(done, sg_splat_u32(n));
    }
    WAIT();
    if (sg_get_lane(sg_load(done), 0) == GROUPS - 1) {
        for (int j = 0; j < ALL; j += S) (void)OTHER(sg_load(k->out + j));
    }
}
KERNEL(acquired_only) { /* acquires from a work-group that has not released */
    BEGIN;
    if (group != 0) return;
    if (sub == 0) {
        ONE(sg_store(k->out, sg_splat_f32(1)));
        (void)sg_atomic_fetch_add_u32(k->count, 1, k->wrong ? sg_memory_order_acquire : sg_memory_order_release);
    }
    if (sub == 1) {
        (void)sg_atomic_load_u32(k->count, sg_memory_order_acquire);
        (void)OTHER(sg_load(k->out));
    }
}
KERNEL(before_the_release) { /* accesses after the release are not ordered */
    BEGIN;
    if (group != 0) return;
    if (sub == 0 && !k->wrong) ONE(sg_store(k->out, sg_splat_f32(1)));
    if (sub == 0) sg_atomic_store_u32(k->count, 1, sg_memory_order_release);
    if (sub == 0 && k->wrong) ONE(sg_store(k->out, sg_splat_f32(1)));
    if (sub == 1 && sg_atomic_load_u32(k->count, sg_memory_order_acquire)) (void)OTHER(sg_load(k->out));
}
KERNEL(another_address) { /* acquired where nobody has released */
    BEGIN;
    if (group != 0) return;
    if (sub == 0) {
        ONE(sg_store(k->out, sg_splat_f32(1)));
        sg_atomic_store_u32(k->count, 1, sg_memory_order_release);
    }
    if (sub == 1) {
        (void)sg_atomic_load_u32(k->count + (k->wrong ? 1 : 0), sg_memory_order_acquire);
        (void)OTHER(sg_load(k->out));
    }
}
KERNEL(handed_on) { /* by a work-group that got the order from the first; one that only found the data ready does not count */
    BEGIN;
    if (group != 0) return;
    if (sub == 0) {
        ONE(sg_store(k->out, sg_splat_f32(1)));
        sg_atomic_store_u32(k->count, 1, sg_memory_order_release);
    }
    if (sub == 1) {
        (void)sg_atomic_load_u32(k->count, k->wrong ? sg_memory_order_relaxed : sg_memory_order_acquire);
        sg_atomic_store_u32(k->count + 1, 1, sg_memory_order_release);
    }
    if (sub == 2) {
        (void)sg_atomic_load_u32(k->count + 1, sg_memory_order_acquire);
        (void)OTHER(sg_load(k->out));
    }
}
KERNEL(by_a_barrier) { /* what one sub-group has acquired before a barrier holds for its whole work-group */
    BEGIN;
    if (group == 0 && sub == 0) {
        ONE(sg_store(k->out, sg_splat_f32(1)));
        sg_atomic_store_u32(k->count, 1, sg_memory_order_release);
    }
    if (group != 1) return;
    if (sub == 3) while (!sg_atomic_load_u32(k->count, sg_memory_order_acquire)) {}
    if (sub == 0) while (!sg_atomic_load_u32(k->count, sg_memory_order_relaxed)) {}
    FORGET();
    if (sub == 0) (void)OTHER(sg_load(k->out));
}
KERNEL(stood_for) { /* an atomic operation after a store does not order the store */
    BEGIN;
    if (group != 0) return;
    if (sub == 0) {
        ONE(sg_store(k->count + S, sg_zero_u32()));
        sg_atomic_store_u32(k->count, 1, sg_memory_order_release);
    }
    if (sub == 1 || (sub == 2 && !k->wrong)) (void)sg_atomic_load_u32(k->count, sg_memory_order_acquire);
    if (sub == 1) (void)sg_fetch_add(k->count + S, sg_splat_u32(1), sg_memory_order_relaxed);
    if (sub == 2) (void)OTHER(sg_fetch_add(k->count + S, sg_splat_u32(1), sg_memory_order_relaxed));
}
KERNEL(a_sequence) { /* an operation that reads and writes passes the order on; a store ends it */
    BEGIN;
    if (group != 0) return;
    if (sub == 0) {
        ONE(sg_store(k->out, sg_splat_f32(1)));
        sg_atomic_store_u32(k->count, 1, sg_memory_order_release);
    }
    if (sub == 1 && !k->wrong) (void)sg_atomic_fetch_add_u32(k->count, 1, sg_memory_order_relaxed);
    if (sub == 1 && k->wrong) sg_atomic_store_u32(k->count, 2, sg_memory_order_relaxed);
    if (sub == 2) {
        (void)sg_atomic_load_u32(k->count, sg_memory_order_acquire);
        (void)OTHER(sg_load(k->out));
    }
}
KERNEL(fences) { /* with relaxed operations in between */
    BEGIN;
    if (group != 0) return;
    if (sub == 0) {
        ONE(sg_store(k->out, sg_splat_f32(1)));
        sg_atomic_fence(sg_memory_order_release);
        sg_atomic_store_u32(k->count, 1, sg_memory_order_relaxed);
    }
    if (sub == 1) {
        (void)sg_atomic_load_u32(k->count, sg_memory_order_relaxed);
        if (!k->wrong) sg_atomic_fence(sg_memory_order_acquire);
        (void)OTHER(sg_load(k->out));
    }
}
KERNEL(early_fence) { /* a release that comes before the store that it is meant for */
    BEGIN;
    if (group != 0) return;
    if (sub == 0) {
        if (k->wrong) sg_atomic_fence(sg_memory_order_release);
        ONE(sg_store(k->out, sg_splat_f32(1)));
        if (!k->wrong) sg_atomic_fence(sg_memory_order_release);
        sg_atomic_store_u32(k->count, 1, sg_memory_order_relaxed);
    }
    if (sub == 1) {
        (void)sg_atomic_load_u32(k->count, sg_memory_order_acquire);
        (void)OTHER(sg_load(k->out));
    }
}
KERNEL(some_readers) { /* the writer is ordered only after the last of them */
    BEGIN;
    if (sub == 0 && group < GROUPS - 1) {
        (void)OTHER(sg_load(k->out));
        if (!k->wrong || group != 0) (void)sg_atomic_fetch_add_u32(k->count, 1, sg_memory_order_release);
    }
    if (sub == 1 && group == GROUPS - 1) {
        while (sg_atomic_load_u32(k->count, sg_memory_order_acquire) < (k->wrong ? GROUPS - 2 : GROUPS - 1)) {}
        ONE(sg_store(k->out, sg_splat_f32(1)));
    }
}
KERNEL(plain_count) { /* an atomic operation and another store */
    BEGIN;
    if (group != 0) return;
    if (sub == 0) (void)ONE(sg_fetch_add(k->count, sg_splat_u32(1), sg_memory_order_relaxed));
    if (sub == 1 && k->wrong) OTHER(sg_store(k->count, sg_zero_u32()));
}

/* ---- memory ---- */

KERNEL(past_the_end) {
    BEGIN;
    SG_LOCAL(it, float, t, N);
    SG_LOCAL(it, float, behind, N);
    ONE(sg_store(t + l + (k->wrong ? 1 : 0), sg_load(k->in + i)));
    sg_store(behind + l, sg_zero_f32());
}
KERNEL(nothing_there) { /* an array of no element */
    BEGIN;
    SG_LOCAL(it, uint32_t, one, k->wrong ? 0 : 1);
    SG_LOCAL(it, uint32_t, behind, N);
    sg_store(behind + l, sg_zero_u32());
    if (sub == 0) ONE(sg_store_n(one, sg_zero_u32(), 1));
}
KERNEL(past_the_range) {
    BEGIN;
    ONE(sg_store(k->out + i + (k->wrong ? 1 : 0), sg_zero_f32()));
}
#ifdef __x86_64__ /* other programs may stop at such an address */
KERNEL(misaligned) {
    BEGIN;
    const char *p = (const char *)(k->in + i) + (k->wrong ? 1 : 0);
    sg_store(k->out + i, ONE(sg_load((const float *)(const void *)p)));
}
KERNEL(misaligned_f64) {
    BEGIN;
    const char *p = (const char *)k->in + 8 * i + (k->wrong ? 4 : 0);
    if (group == 0) sg_store_f32(k->out + i, sg_convert_f32(ONE(sg_load_n((const double *)(const void *)p, 1))));
}
#endif
KERNEL(unwritten) {
    BEGIN;
    SG_LOCAL(it, float, t, N);
    if (!k->wrong) sg_store(t + l, sg_load(k->in + i));
    sg_store(k->out + i, ONE(sg_load(t + l)));
}
KERNEL(corner) { /* one element next to those that were written */
    BEGIN;
    SG_LOCAL(it, float, t, N + 1);
    sg_store(t + l + 1, sg_load(k->in + i));
    if (sub == 0 && !k->wrong) sg_store_n(t, sg_zero_f32(), 1);
    WAIT();
    if (sub == 0) sg_store(k->out + i, ONE(sg_load(t + l)));
}
KERNEL(uncleared) { /* a count is added to what is there */
    BEGIN;
    SG_LOCAL(it, uint32_t, bins, N);
    if (!k->wrong) sg_store(bins + l, sg_zero_u32());
    ONE(sg_histogram_add(bins + l, sg_iota_u32()));
}
KERNEL(beside) { /* local memory beside a declared range */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    sg_checked_range((const char *)t - 4, 4);
    sg_store(t + l, sg_load(k->in + i));
    WAIT();
    sg_store(k->out + i, sg_load(t + N - S - l));
    sg_checked_range_end((const char *)t - 4);
    if (k->wrong) ONE(sg_store(k->out + ALL + l, sg_zero_f32()));
}
KERNEL(of_plain_c) { /* written where the checked build does not look: no report */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    for (int j = 0; j < S; j++) t[l + (size_t)j] = 1;
    WAIT();
    sg_store(k->out + i, sg_load(t + N - S - l));
    if (k->wrong) ONE(sg_store(k->out + ALL + l, sg_zero_f32()));
}
KERNEL(own_array) { /* on the stack, where other sub-groups have the same addresses */
    BEGIN;
    float mine[S];
    sg_store(mine, sg_load(k->in + i));
    WAIT();
    sg_store(k->out + i, sg_load(mine));
    if (k->wrong) ONE(sg_store(k->out + ALL + l, sg_zero_f32()));
}

SG_RANGE_KERNEL(own_values, sg_item it, const struct job *k) { /* on the stack of the launch */
    float mine[4][S];
    const size_t i = sg_item_get_linear_id_base(it);
    for (int j = 0; j < 4; j++) sg_store(mine[j], sg_load(k->in + i));
    for (int j = 0; j < S; j++) mine[j % 4][j] += mine[(j + 1) % 4][S - 1 - j];
    sg_store(k->out + i, sg_load(mine[i % 4]));
}

/* ---- what all sub-groups must do alike ---- */

KERNEL(local_sizes) {
    BEGIN;
    t_one = t_other = __LINE__ + 1;
    SG_LOCAL(it, float, t, k->wrong && sub == 1 ? N / 2 : N);
    (void)t;
}
KERNEL(local_columns) {
    BEGIN;
    const size_t wide = k->wrong && sub == 1 ? 2 : 1;
    SG_LOCAL(it, float, first, S);
    t_one = __LINE__ + 6;
    t_other = __LINE__ + 2;
    if (!k->wrong || sub == 1) {
        SG_LOCAL(it, float, t, S * wide);
        (void)t;
    } else {
        SG_LOCAL(it, double, t, S);
        (void)t;
    }
    (void)first;
}
KERNEL(operations) { /* on one line, which counts as one barrier */
    BEGIN;
    const sg_f32 x = sg_load(k->in + i);
    t_one = t_other = __LINE__ + 1;
    (void)(k->wrong && sub == 1 ? sg_reduce_over_group(g, x, mul) : sg_reduce_over_group(g, x, add));
}
KERNEL(elements) {
    BEGIN;
    t_one = t_other = __LINE__ + 1;
    if (k->wrong && sub == 1) (void)sg_reduce_over_group(g, sg_zero_i32(), add); else (void)sg_reduce_over_group(g, sg_zero_f32(), add);
}
KERNEL(scan_words) { /* an operation whose result only the first sub-group needs */
    BEGIN;
    t_one = t_other = __LINE__ + 1;
    (void)(k->wrong && sub == 1 ? sg_joint_inclusive_scan(g, k->in, N, k->out + group * N, max) : sg_joint_inclusive_scan(g, k->in, N, k->out + group * N, min));
}
KERNEL(scan_out) {
    BEGIN;
    (void)ONE(OTHER(sg_joint_exclusive_scan(g, k->in, N, k->out + group * N + (k->wrong ? sub : 0), add)));
}
KERNEL(reduce_inits) {
    BEGIN;
    sg_store(k->out + i, ONE(OTHER(sg_reduce_over_group_init(g, sg_load(k->in + i), k->wrong ? (float)sub : 1.0f, add))));
}
KERNEL(inclusive_inits) {
    BEGIN;
    sg_store(k->out + i, ONE(OTHER(sg_inclusive_scan_over_group_init(g, sg_load(k->in + i), add, k->wrong ? (float)sub : 1.0f))));
}
KERNEL(exclusive_inits) {
    BEGIN;
    sg_store(k->out + i, ONE(OTHER(sg_exclusive_scan_over_group_init(g, sg_load(k->in + i), k->wrong ? (float)sub : 1.0f, add))));
}
KERNEL(joint_inits) {
    BEGIN;
    (void)ONE(OTHER(sg_joint_reduce_init(g, k->in, N, k->wrong ? (float)sub : 1.0f, add)));
}
KERNEL(joint_scan_inits) {
    BEGIN;
    (void)ONE(OTHER(sg_joint_exclusive_scan_init(g, k->in, N, k->out + group * N, k->wrong ? (float)sub : 1.0f, add)));
}
KERNEL(roots) {
    BEGIN;
    sg_store(k->out + i, ONE(OTHER(sg_group_broadcast(g, sg_load(k->in + i), k->wrong ? sub : 1))));
}
KERNEL(joint_sizes) {
    BEGIN;
    (void)ONE(OTHER(sg_joint_reduce(g, k->in, k->wrong && sub == 2 ? N - 1 : N, add)));
}
KERNEL(joint_places) {
    BEGIN;
    (void)ONE(OTHER(sg_joint_any_of(g, k->in + (k->wrong ? sub : 0), N)));
}
KERNEL(trips) { /* how many times it will wait */
    BEGIN;
    const int steps = k->wrong && sub == 3 ? STEPS + 1 : STEPS;
    ONE(OTHER(sg_checked_uniform(steps)));
    for (int step = 0; step < STEPS; step++) WAIT();
}
KERNEL(behind_barriers) { /* each time it is a different barrier */
    BEGIN;
    for (int step = 0; step < STEPS; step++) {
        ONE(OTHER(sg_checked_uniform(k->wrong && sub == 3 && step == 2 ? 0 : step)));
        WAIT();
    }
}
KERNEL(of_sub_groups) { /* algorithms of a sub-group concern only that sub-group, and a sub-group that is done may end */
    BEGIN;
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    (void)sg_joint_reduce(sg, k->in, sub, add);
    (void)sg_group_broadcast(sg, sg_load(k->in + i), sub);
    ONE(OTHER(sg_checked_uniform(k->wrong ? sub : 0)));
    if (sub == 0) return;
    sg_checked_uniform(1);
}
KERNEL(short_group) { /* N - 3 items */
    BEGIN;
    (void)ONE(sg_group_broadcast(g, sg_zero_f32(), k->wrong ? N - 2 : N - 4));
}
KERNEL(left_out) { /* ended, while others wait */
    BEGIN;
    if (k->wrong && sub == 1) return;
    ONE(WAIT());
}

/* ---- lanes that hold nothing ---- */

/* ONE makes such a value x; SOME has the lanes that hold something, and the result must use only these */
#define LACKING(name, type, some, ...) \
    KERNEL(lacks_##name) { \
        BEGIN; \
        const sg_mask SOME = some; \
        const sg_##type x = ONE(__VA_ARGS__); \
        const sg_##type right = sg_select(SOME, x, sg_zero_##type()); \
        OTHER(sg_store_n(THERE, sg_convert_f32(sg_reduce_add(k->wrong ? x : right)), 1)); \
    }
#define FIVES sg_mask_from_bits(0x5555555555555555u)
#define FEW sg_mask_first_n(2)
#define HERE (k->in + i)
#define THERE (k->out + group * N + l)
/* each has different code for lanes of 8, 16, 32 and 64 bits, in a part of a register, in one register, and in several */
#define LACKING_OF(type, T) \
    LACKING(load_n_##type, type, FEW, sg_load_n((const T *)k->in, 2)) \
    LACKING(load_masked_##type, type, FIVES, sg_load_masked(SOME, (const T *)k->in)) \
    LACKING(gather_##type, type, FIVES, sg_gather_masked(SOME, (const T *)k->in, sg_iota_u32())) \
    LACKING(expand_load_##type, type, FIVES, sg_expand_load(SOME, (const T *)k->in)) \
    LACKING(expand_##type, type, FIVES, sg_expand(SOME, sg_load((const T *)k->in))) \
    LACKING(compress_##type, type, sg_mask_first_n(SG_SIZE / 2), sg_compress(FIVES, sg_load((const T *)k->in)))
LACKING_OF(u8, uint8_t)
LACKING_OF(i16, int16_t)
LACKING_OF(f32, float)
LACKING_OF(f64, double)
LACKING(members, f32, sg_nd_item_mask(it), sg_sub_group_load(sg_nd_item_get_sub_group(it), HERE))
LACKING(threes, f32, FEW, sg_load_n_v3(HERE, 2).s[1])
LACKING(fetch, u32, FIVES, sg_fetch_add_masked(SOME, k->count, sg_iota_u32(), sg_memory_order_relaxed))
LACKING(fetch_at, u32, FIVES, sg_fetch_max_at_masked(SOME, k->count, sg_iota_u32(), sg_iota_u32(), sg_memory_order_relaxed))
SG_RANGE_KERNEL(lacks_item, sg_item it, const struct job *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    const sg_f32 x = ONE(sg_item_load(it, k->in + i));
    OTHER(sg_store(k->out + i, sg_reduce_add(k->wrong ? x : sg_select(sg_item_mask(it), x, sg_zero_f32()))));
}
KERNEL(lacks_in_vote) { /* negative ones; none exist */
    BEGIN;
    const sg_i32 x = ONE(sg_load_n((const int32_t *)k->in, 2));
    const sg_mask below = sg_lt(x, sg_zero_i32());
    OTHER(sg_store(THERE, sg_any(k->wrong ? below : sg_mask_and(below, FEW)) ? sg_zero_f32() : sg_splat_f32(1)));
}
KERNEL(lacks_in_index) { /* a small one, as of an array without a name */
    BEGIN;
    const sg_u8 x = ONE(sg_load_n((const uint8_t *)k->count, 2));
    const sg_f32 y = sg_gather(k->in, sg_and_n(sg_convert_u32(x), 31));
    OTHER(sg_store(THERE, k->wrong ? y : sg_select(FEW, y, sg_zero_f32())));
}
KERNEL(lacks_in_product) { /* each alone is multiplied by 0 */
    BEGIN;
    const sg_f32 x = sg_load_n(k->in + i, 2);
    const sg_f32 y = ONE(sg_load_n(k->in + i + 1, 2)), z = sg_mul(x, y);
    OTHER(sg_store(THERE, sg_reduce_add(k->wrong ? z : sg_select(FEW, z, sg_zero_f32()))));
}
KERNEL(lacks_meant) { /* and said to be */
    BEGIN;
    const sg_f32 x = k->wrong ? ONE(sg_load_n(HERE, 2)) : sg_checked_zeros(sg_load_n(HERE, 2));
    OTHER(sg_store(THERE, sg_reduce_add(x)));
}
KERNEL(lacks_given) { /* a value of its own */
    BEGIN;
    const sg_f32 x = k->wrong ? ONE(sg_load_masked(FEW, HERE)) : sg_load_masked_or(FEW, HERE, sg_zero_f32());
    OTHER(sg_store(THERE, sg_reduce_add(x)));
}
KERNEL(lacks_by_mask) { /* multiplied by 0, which is a way to leave lanes out */
    BEGIN;
    const sg_f32 one = sg_select(FEW, sg_splat_f32(1), sg_zero_f32()), x = ONE(sg_load_n(HERE, 2));
    OTHER(sg_store(THERE, sg_reduce_add(k->wrong ? x : sg_mul(x, one))));
}
KERNEL(lacks_stored) { /* to where nobody else stores */
    BEGIN;
    const sg_f32 x = ONE(sg_load_n(HERE, 2));
    if (k->wrong) OTHER(sg_store(THERE, x));
    else OTHER(sg_store_n(THERE, x, 2));
}
KERNEL(lacks_for_algorithm) { /* the operation knows which lanes are absent */
    BEGIN;
    const sg_f32 x = ONE(sg_sub_group_load(sg_nd_item_get_sub_group(it), HERE));
    OTHER(sg_store(THERE, k->wrong ? sg_reduce_min(x) : sg_reduce_over_group(g, x, min)));
}

KERNEL(lacks_in_equality) { /* which neither 0 nor a very high or low value has */
    BEGIN;
    const sg_i16 x = ONE(sg_load_n((const int16_t *)k->count, 2));
    const sg_mask same = sg_eq(x, sg_broadcast(x, 0));
    OTHER(sg_store(THERE, sg_all(k->wrong ? same : sg_mask_or(same, sg_mask_not(FEW))) ? sg_zero_f32() : sg_splat_f32(1)));
}
KERNEL(lacks_sometimes) { /* the first and the last times do not matter, nor do those of other counts */
    BEGIN;
    sg_f32 sum = sg_zero_f32();
    for (size_t n = 1; n < S; n++) {
        const sg_f32 x = ONE(sg_load_n(HERE, n));
        if (n == (k->wrong ? 5 : S)) sum = sg_add(sum, x);
    }
    OTHER(sg_store(THERE, sum));
}

/* ---- each operation on memory, from its row ---- */

#define P(e) ((const SG_TYPE_##e##_ *)p)
#define Q(e) ((SG_TYPE_##e##_ *)p)
#define X(e) sg_add_n_##e(sg_zero_##e(), 1)
#define M sg_mask_from_bits(5)
#define I sg_iota_u32()
#define ORDER sg_memory_order_relaxed
/* a shape with a pointer: what becomes of the memory, and the arguments; CHANGES: goes on with what was there */
enum { READS, WRITES, CHANGES };
#define T_SHAPE_V_P(e) ~, READS, (P(e))
#define T_SHAPE_V_PN(e) ~, READS, (P(e), 3)
#define T_SHAPE_V_PI(e) ~, READS, (P(e), I)
#define T_SHAPE_V_PV(e) ~, READS, (P(e), X(e))
#define T_SHAPE_V_MP(e) ~, READS, (M, P(e))
#define T_SHAPE_V_MPI(e) ~, READS, (M, P(e), I)
#define T_SHAPE_V_MPV(e) ~, READS, (M, P(e), X(e))
#define T_SHAPE_V_MPIV(e) ~, READS, (M, P(e), I, X(e))
#define T_SHAPE_0_QV(e) ~, WRITES, (Q(e), X(e))
#define T_SHAPE_0_QVN(e) ~, WRITES, (Q(e), X(e), 3)
#define T_SHAPE_0_QIV(e) ~, WRITES, (Q(e), I, X(e))
#define T_SHAPE_0_MQV(e) ~, WRITES, (M, Q(e), X(e))
#define T_SHAPE_0_MQIV(e) ~, WRITES, (M, Q(e), I, X(e))
#define T_SHAPE_U_MQV(e) ~, WRITES, (M, Q(e), X(e))
/* do_(what, name, e, arguments) of a row that has such a shape; of another one the macro is left, and NONE comes behind it */
#define T_PICK_any(shape, name, class_) T_CHOOSE(name, T_ELEMENT_##class_, T_SHAPE_##shape(T_ELEMENT_##class_), NONE, (), ~)
#define T_CHOOSE(...) T_CHOOSE_(__VA_ARGS__)
#define T_CHOOSE_(name, e, skipped, what, arguments, ...) T_DO_##what(name, e, arguments)
#define T_DO_NONE(name, e, arguments)
#define T_ELEMENT_ALL u32
#define T_ELEMENT_U8 u8
#define T_PICK_arith T_PICK_any
#define T_PICK_cross T_PICK_any
#define T_PICK_mask T_PICK_any
#define T_PICK_memory T_PICK_any
#define T_PICK_reduce T_PICK_any
#define T_ATOMICS(name, do_) \
    do_(fetch_##name, u32, (Q(u32), X(u32), ORDER)) do_(fetch_##name##_masked, u32, (M, Q(u32), X(u32), ORDER)) \
    do_(fetch_##name##_at, u32, (Q(u32), I, X(u32), ORDER)) do_(fetch_##name##_at_masked, u32, (M, Q(u32), I, X(u32), ORDER))
#define T_SCALARS(do_) \
    do_(READS, atomic_load, (P(u32), ORDER)) do_(WRITES, atomic_exchange, (Q(u32), 1, ORDER)) \
    do_(CHANGES, atomic_fetch_add, (Q(u32), 1, ORDER)) do_(CHANGES, atomic_fetch_max, (Q(u32), 1, ORDER))
#define T_BINS(do_) \
    do_(scatter_add, (Q(u32), I, X(u32))) do_(scatter_add_masked, (M, Q(u32), I, X(u32))) \
    do_(histogram_add, (Q(u32), I)) do_(histogram_add_masked, (M, Q(u32), I)) \
    do_(histogram_add_global, (Q(u32), I)) do_(histogram_add_global_masked, (M, Q(u32), I))

#define T_DO_READS(name, e, arguments) \
    static void row_##name(void *p) { \
        SG_TYPE_##e##_ sink[S]; \
        sg_store_##e(sink, sg_##name##_##e arguments); \
    }
#define T_DO_WRITES(name, e, arguments) \
    static void row_##name(void *p) { (void)sg_##name##_##e arguments; }
#define T_OF_ATOMIC(name, e, arguments) \
    static void row_##name(void *p) { (void)sg_##name arguments; }
#define T_OF_SCALAR(what, name, arguments) T_DO_WRITES(name, u32, arguments)
#define T_OF_BINS(name, arguments) \
    static void row_##name(void *p) { sg_##name arguments; }
#define SG_T_ATOMIC(name, class_) T_ATOMICS(name, T_OF_ATOMIC)
#include "rows.tmpl.h"
#include <sg/tables/atomics.h>
T_SCALARS(T_OF_SCALAR)
T_BINS(T_OF_BINS)
#undef SG_T_ATOMIC
#undef T_DO_READS
#undef T_DO_WRITES

#define T_LINE(name, what) {#name, what, row_##name},
#define T_DO_READS(name, e, arguments) T_LINE(name, READS)
#define T_DO_WRITES(name, e, arguments) T_LINE(name, WRITES)
#define T_LINE_ATOMIC(name, e, arguments) T_LINE(name, CHANGES)
#define T_LINE_SCALAR(what, name, arguments) T_LINE(name, what)
#define T_LINE_BINS(name, arguments) T_LINE(name, CHANGES)
#define SG_T_ATOMIC(name, class_) T_ATOMICS(name, T_LINE_ATOMIC)
static const struct row {
    const char *name;
    int what;
    void (*call)(void *p);
} t_rows[] = {
#include "rows.tmpl.h"
#include <sg/tables/atomics.h>
    T_SCALARS(T_LINE_SCALAR) T_BINS(T_LINE_BINS)
};
#undef SG_T_ATOMIC
static const struct row *t_row;

enum { WORDS = 64 }; /* 256 bytes, the largest table */
KERNEL(row_meets_store) {
    BEGIN;
    SG_LOCAL(it, uint32_t, t, WORDS);
    for (int j = 0; j < WORDS; j += S) {
        if (sub == 0) sg_store(t + j, sg_zero_u32());
    }
    WAIT();
    if (sub == 1) t_row->call(t);
    FORGET();
    if (sub == 0) sg_store_n(t, sg_zero_u32(), 1);
}
KERNEL(row_alone) {
    BEGIN;
    SG_LOCAL(it, uint32_t, t, WORDS);
    if (sub == 1) t_row->call(t + (k->wrong ? WORDS : 0));
}

/* ---- the harness ---- */

struct heard {
    uint32_t of_kind[SG_CHECKED_POISON + 1], all, named;
    const char *of; /* what the report must say */
};
static void listen(const sg_checked_report *r, void *context) {
    struct heard *h = (struct heard *)context;
    h->of_kind[r->kind]++;
    h->all++;
    if (r->now.lane >= S || r->before.lane >= S) return;
    if (r->kind == SG_CHECKED_POISON) h->named += r->now.line == t_one && r->before.line == t_other && r->address != NULL && r->value != 0 && strstr(r->what, h->of);
    else if (r->kind == SG_CHECKED_DIVERGED) h->named += r->what && strstr(r->what, "ended: sub-groups 1") != NULL;
    else if (r->kind != SG_CHECKED_RACE && r->kind != SG_CHECKED_NOT_UNIFORM) h->named += r->now.line == t_one && r->before.line == 0;
    else h->named += (r->now.line == t_one && r->before.line == t_other) || (r->now.line == t_other && r->before.line == t_one);
}

static const struct entry {
    const char *name;
    const sg_kernel *kernel;
    const sg_range_kernel *range_kernel;
    sg_checked_kind expected;
    const char *of; /* the operation that leaves lanes without a value */
} t_entries[] = {
#define ENTRY(name) {#name, name, NULL, SG_CHECKED_RACE, NULL}
#define ALIKE(name) {#name, name, NULL, SG_CHECKED_NOT_UNIFORM, NULL}
#define LACKS(name, operation) {"lacks_" #name, lacks_##name, NULL, SG_CHECKED_POISON, " of sg_" operation ":"}
#define LACKS_OF(type) \
    LACKS(load_n_##type, "load_n"), LACKS(load_masked_##type, "load_masked"), LACKS(gather_##type, "gather_masked"), \
    LACKS(expand_load_##type, "expand_load"), LACKS(expand_##type, "expand"), LACKS(compress_##type, "compress")
    ENTRY(reverse), ENTRY(tile_first), ENTRY(tile_second), ENTRY(two_tiles), ENTRY(reduce_ahead), ENTRY(reduce_within),
    ENTRY(scan), ENTRY(halo), ENTRY(columns), ENTRY(scattered), ENTRY(masked), ENTRY(packed), ENTRY(first_lanes),
    ENTRY(threes), ENTRY(bytes), ENTRY(streamed), ENTRY(sub_groups), ENTRY(histogram), ENTRY(histogram_shared),
    ENTRY(by_algorithm), ENTRY(by_scan), ENTRY(regions), ENTRY(groups), ENTRY(elsewhere),
    ENTRY(last_one), ENTRY(acquired_only), ENTRY(before_the_release), ENTRY(another_address), ENTRY(handed_on), ENTRY(by_a_barrier), ENTRY(stood_for),
    ENTRY(a_sequence), ENTRY(fences), ENTRY(early_fence), ENTRY(some_readers), ENTRY(plain_count), ENTRY(added_shared),
    ENTRY(added_first), ENTRY(fetched), ENTRY(fetched_together),
    {"in_place", NULL, in_place, SG_CHECKED_RACE, NULL}, {"same_bins", NULL, same_bins, SG_CHECKED_RACE, NULL},
    ALIKE(local_sizes), ALIKE(local_columns), ALIKE(operations), ALIKE(elements), ALIKE(scan_words), ALIKE(scan_out), ALIKE(reduce_inits), ALIKE(inclusive_inits), ALIKE(exclusive_inits),
    ALIKE(joint_inits), ALIKE(joint_scan_inits), ALIKE(roots), ALIKE(joint_sizes),
    ALIKE(joint_places), ALIKE(trips), ALIKE(behind_barriers), ALIKE(of_sub_groups),
    {"short_group", short_group, NULL, SG_CHECKED_ABSENT, NULL}, {"left_out", left_out, NULL, SG_CHECKED_DIVERGED, NULL},
    {"past_the_end", past_the_end, NULL, SG_CHECKED_OUTSIDE, NULL}, {"nothing_there", nothing_there, NULL, SG_CHECKED_OUTSIDE, NULL}, {"past_the_range", past_the_range, NULL, SG_CHECKED_OUTSIDE, NULL},
#ifdef __x86_64__
    {"misaligned", misaligned, NULL, SG_CHECKED_MISALIGNED, NULL}, {"misaligned_f64", misaligned_f64, NULL, SG_CHECKED_MISALIGNED, NULL},
#endif
    {"unwritten", unwritten, NULL, SG_CHECKED_UNWRITTEN, NULL}, {"corner", corner, NULL, SG_CHECKED_UNWRITTEN, NULL}, {"uncleared", uncleared, NULL, SG_CHECKED_UNWRITTEN, NULL},
    LACKS_OF(u8), LACKS_OF(i16), LACKS_OF(f32), LACKS_OF(f64),
    LACKS(members, "load_n"), {"lacks_threes", lacks_threes, NULL, SG_CHECKED_POISON, "lanes 2 to 7 of sg_load_n_v3:"}, LACKS(fetch, "fetch_..._masked"), LACKS(fetch_at, "fetch_..._masked"),
    {"lacks_item", NULL, lacks_item, SG_CHECKED_POISON, " of sg_load_n:"}, LACKS(in_vote, "load_n"), LACKS(in_index, "load_n"), LACKS(in_product, "load_n"),
    LACKS(meant, "load_n"), LACKS(given, "load_masked"), LACKS(by_mask, "load_n"), LACKS(stored, "load_n"), LACKS(for_algorithm, "load_n"),
    LACKS(in_equality, "load_n"), {"lacks_sometimes", lacks_sometimes, NULL, SG_CHECKED_POISON, "lanes 5 to 7 of sg_load_n:"},
    {"beside", beside, NULL, SG_CHECKED_OUTSIDE, NULL}, {"of_plain_c", of_plain_c, NULL, SG_CHECKED_OUTSIDE, NULL}, {"own_array", own_array, NULL, SG_CHECKED_OUTSIDE, NULL},
};

static sg_status launch(sg_queue *queue, const struct entry *e, struct job *job) {
    if (e->range_kernel) return sg_parallel_for_range(queue, sg_range_1d(ALL - 3), (e->range_kernel), job);
    if (e->expected == SG_CHECKED_ABSENT || e->expected == SG_CHECKED_POISON) return sg_parallel_for(queue, sg_nd_range_1d(GROUPS * (N - 3), N - 3), (e->kernel), job);
    return sg_parallel_for(queue, sg_nd_range_1d(ALL, N), (e->kernel), job);
}
static void check(sg_queue *queue, const struct entry *e, const char *how) {
    for (int wrong = 0; wrong < 2; wrong++) {
        struct heard h;
        struct job job;
        sg_status status;
        uint32_t of_kind;
        memset(&h, 0, sizeof h);
        h.of = e->of;
        job.in = t_in;
        job.out = t_out;
        job.count = t_count;
        job.wrong = wrong;
        memset(t_count, 0, sizeof t_count);
        t_one = t_other = 0;
        sg_checked_forget_reports();
        if (e->expected == SG_CHECKED_POISON) {
            if (!SG_HAVE_POSIX) continue;
            sg_checked_state_get_()->poison.on = false;
            (void)launch(queue, e, &job); /* for its lines */
        }
        sg_checked_on_report(listen, &h);
        sg_checked_state_get_()->poison.begun = true;
        sg_checked_state_get_()->poison.on = e->expected == SG_CHECKED_POISON;
        status = launch(queue, e, &job);
        sg_checked_on_report(NULL, NULL);
        if (status == SG_ERROR_FEATURE_NOT_SUPPORTED) {
            tap_skip(e->name, "stacks cannot be switched here");
            continue;
        }
        of_kind = h.of_kind[e->expected];
        if (wrong) tap_ok(status == (e->expected == SG_CHECKED_DIVERGED ? SG_ERROR_BARRIER_DIVERGENCE : SG_OK) && of_kind > 0 && h.named > 0, "%s, wrong, %s: its lines are named", e->name, how);
        else tap_ok(status == SG_OK && h.all == 0, "%s, right, %s: nothing is said", e->name, how);
        if (t_tap.failures) tap_note("%s: status %d, of this kind %u, all %u, named %u", e->name, (int)status, of_kind, h.all, h.named);
    }
}

/* What a row accesses is told: another sub-group's store, without a barrier between, races with it; in memory that nobody has
 * written it must not go on with what is there, and behind the array it must not be. */
static void check_row(const struct row *row) {
    static const struct {
        const char *how;
        const sg_kernel *kernel;
        int wrong;
        sg_checked_kind kind;
    } cases[] = {
        {"and a store behind a barrier", row_meets_store, 0, SG_CHECKED_RACE}, {"and a store", row_meets_store, 1, SG_CHECKED_RACE},
        {"where nobody has written", row_alone, 0, SG_CHECKED_UNWRITTEN}, {"outside", row_alone, 1, SG_CHECKED_OUTSIDE},
    };
    t_row = row;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const bool wrong = cases[i].kind == SG_CHECKED_UNWRITTEN ? row->what != WRITES : cases[i].wrong != 0;
        struct heard h;
        struct job job;
        sg_status status;
        memset(&h, 0, sizeof h);
        memset(&job, 0, sizeof job);
        job.wrong = cases[i].wrong;
        sg_checked_forget_reports();
        sg_checked_on_report(listen, &h);
        status = sg_parallel_for(NULL, sg_nd_range_1d(N, N), (cases[i].kernel), &job);
        sg_checked_on_report(NULL, NULL);
        if (status == SG_ERROR_FEATURE_NOT_SUPPORTED) tap_skip(row->name, "stacks cannot be switched here");
        else tap_ok(status == SG_OK && (wrong ? h.of_kind[cases[i].kind] > 0 : h.all == 0), "%s %s", row->name, cases[i].how);
    }
}

/* what is found by an address: it stays as the table grows */
static void check_table(void) {
    struct kept {
        uintptr_t key;
        uint32_t value;
    } *kept;
    sg_checked_table_ table;
    bool ok = true;
    memset(&table, 0, sizeof table);
    for (int again = 0; again < 2; again++) {
        for (uint32_t i = 1; ok && i <= 1000; i++) {
            kept = (struct kept *)sg_checked_entry_(&table, (uintptr_t)i * 4096, sizeof *kept);
            ok = kept && kept->key == (uintptr_t)i * 4096 && kept->value == (again ? i : 0);
            if (kept) kept->value = i;
        }
    }
    tap_ok(ok && table.count == 1000, "a table of entries that grows");
    sg_checked_drop_entries_(&table);
    tap_ok(table.room == 0 && table.count == 0, "it is empty again");
}

int main(void) {
    static const uint32_t workers[] = {0, 1, 3};
#if SG_ASAN || SG_TSAN || SG_MSAN
    tap_skip("the checked build", "sanitizers stop at the mistakes");
    return tap_end();
#endif
    for (int i = 0; i < ALL + 2 * N; i++) t_in[i] = (float)(i % 9 + 1);
    check_table();
    sg_checked_range(t_in, sizeof t_in);
    sg_checked_range(t_out, ALL * sizeof *t_out);
    sg_checked_range(t_count, sizeof t_count);
    sg_checked_state_get_()->poison.on = false;
    for (size_t i = 0; i < sizeof t_rows / sizeof *t_rows; i++) check_row(&t_rows[i]);
    for (size_t w = 0; w < sizeof workers / sizeof *workers; w++) {
        sg_queue queue;
        sg_queue_options options;
        char how[32];
        memset(&options, 0, sizeof options);
        options.workers = workers[w] ? workers[w] : 1;
        if (workers[w] > 1 && !SG_HAVE_THREADS) continue;
        snprintf(how, sizeof how, "%u workers", workers[w]);
        if (workers[w] && sg_queue_init(&queue, &options) != SG_OK) return 1;
        for (size_t i = 0; i < sizeof t_entries / sizeof *t_entries; i++) check(workers[w] ? &queue : NULL, &t_entries[i], how);
        if (workers[w]) sg_queue_destroy(&queue);
    }
    sg_checked_range_end(t_out);
    {
        struct heard h;
        struct job job;
        const uint32_t before = sg_checked_count();
        memset(&h, 0, sizeof h);
        job.in = t_in;
        job.out = t_out;
        job.wrong = 1;
        sg_checked_range_end(t_in);
        sg_checked_range_end(t_count);
        sg_checked_forget_reports();
        sg_checked_on_report(listen, &h);
        tap_ok(sg_parallel_for_range(NULL, sg_range_1d(ALL), own_values, &job) == SG_OK && h.all == 0, "an array of the kernel's own, in the frame of the launch");
        tap_ok(sg_parallel_for(NULL, sg_nd_range_1d(ALL, N), past_the_range, &job) == SG_OK && h.all == 0 && sg_checked_count() == before,
               "a range that has ended is none");
        tap_ok(sg_parallel_for_range(NULL, sg_range_1d(ALL - 3), in_place, &job) == SG_OK && h.all == 1 && sg_checked_count() > before + 1,
               "the same lines are told once, and counted each time");
    }
    return tap_end();
}
