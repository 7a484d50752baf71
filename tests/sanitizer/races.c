/* SPDX-License-Identifier: MIT */
/* Kernels as people write them, each with a barrier that can be left out, for the thread sanitizer:
 * tests/sanitizer.sh builds and runs it.
 *
 *   races right WORKERS   as they should be; nobody must say a word
 *   races wrong WORKERS   without that barrier; and what work-groups do to each other
 *
 * Right, too: several threads that launch on one queue, whose stacks and local memory go from launch to launch.
 *
 * WORKERS 0: without a queue. Prints "case NAME" ahead of each kernel, on stderr as the sanitizer does. The two lines that
 * race have a comment, "NAME one" and "NAME other"; the report must have both. Ends with status 3 if a launch failed. */
#define SG_SIZE 16
#include <sg.h>
#include <sg/math.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/* 4 sub-groups to a work-group, 3 work-groups; tiles are N by N, or N * S */
enum { S = SG_SIZE, SUB_GROUPS = 4, N = S * SUB_GROUPS, GROUPS = 3, STEPS = 5 };

struct job {
    const float *in;
    float *out;     /* N for each work-group, and N more */
    uint32_t *bins; /* N for each work-group */
    int omit;
};

#define KERNEL(name) SG_KERNEL(name, sg_nd_item it, const struct job *k)
#define BEGIN \
    const sg_group g = sg_nd_item_get_group(it); \
    const size_t group = sg_nd_item_get_group_linear_id(it), sub = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it)); \
    const size_t l = sg_nd_item_get_local_linear_id_base(it), i = sg_nd_item_get_global_linear_id_base(it); \
    (void)g, (void)group, (void)sub, (void)l, (void)i
#define WAIT() sg_group_barrier(g)
#define FORGET() do { if (!k->omit) sg_group_barrier(g); } while (0)

/* ---- products ---- */

KERNEL(product) { /* the first barrier of its loop */
    BEGIN;
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, tile, N);
    for (size_t step = 0; step < STEPS; step++) {
        sg_store(tile + l, sg_load(k->in + i + step)); /* product one */
        FORGET();
        for (size_t j = 0; j < N; j++) sum = sg_fma(sg_splat_f32(tile[j]), sg_load(k->in + j), sum); /* product other */
        WAIT();
    }
    sg_store(k->out + i, sum);
}

KERNEL(product_end) { /* the second one: the next tile is written while this one is read */
    BEGIN;
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, tile, N);
    for (size_t step = 0; step < STEPS; step++) {
        sg_store(tile + l, sg_load(k->in + i + step)); /* product_end one */
        WAIT();
        for (size_t j = 0; j < N; j++) sum = sg_fma(sg_splat_f32(tile[j]), sg_load(k->in + j), sum); /* product_end other */
        FORGET();
    }
    sg_store(k->out + i, sum);
}

KERNEL(product_last) { /* only behind the last tile: the result goes through it */
    BEGIN;
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, a, N);
    SG_LOCAL(it, float, b, N);
    for (size_t step = 0; step < STEPS; step++) {
        sg_store(a + l, sg_load(k->in + i + step));
        sg_store(b + l, sg_load(k->in + l + step));
        WAIT();
        for (size_t j = 0; j < N; j += S) sum = sg_fma(sg_splat_f32(a[j]), sg_load(b + j), sum); /* product_last one */
        if (step + 1 < STEPS) WAIT();
    }
    FORGET();
    sg_store(b + l, sum); /* product_last other */
    WAIT();
    sg_store(k->out + i, sg_load(b + (N - S) - l));
}

KERNEL(product_buffers) { /* two tiles in turns and one barrier a step */
    BEGIN;
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, tile, 2, N);
    sg_store(tile[0] + l, sg_load(k->in + i));
    WAIT();
    for (size_t step = 0; step < STEPS; step++) {
        sg_store(tile[(step + 1) % 2] + l, sg_load(k->in + i + step)); /* product_buffers one */
        for (size_t j = 0; j < N; j++) {
            sum = sg_fma(sg_splat_f32(tile[step % 2][j]), sg_load(k->in + j), sum); /* product_buffers other */
        }
        FORGET();
    }
    sg_store(k->out + i, sum);
}

KERNEL(matrix_vector) { /* partial sums that one sub-group joins */
    BEGIN;
    SG_LOCAL(it, float, part, SUB_GROUPS);
    WAIT();
    part[sub] = sg_get_lane(sg_reduce_add(sg_mul(sg_load(k->in + i), sg_load(k->in + l))), 0); /* matrix_vector one */
    FORGET();
    if (sub == SUB_GROUPS - 1) {
        float sum = 0;
        for (int j = 0; j < SUB_GROUPS; j++) sum += part[j]; /* matrix_vector other */
        k->out[i] = sum;
    }
}

/* ---- reductions ---- */

KERNEL(reduce) { /* the barrier ahead of the tree */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    sg_store(t + l, sg_load(k->in + i)); /* reduce one */
    FORGET();
    for (size_t half = N / 2; half >= S; half /= 2) {
        if (l < half) sg_store(t + l, sg_add(sg_load(t + l), sg_load(t + l + half))); /* reduce other */
        WAIT();
    }
    if (sub == 0) sg_store(k->out + i, sg_load(t));
}

KERNEL(reduce_tree) { /* the one inside the tree */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    sg_store(t + l, sg_load(k->in + i));
    WAIT();
    if (l < N / 2) sg_store(t + l, sg_add(sg_load(t + l), sg_load(t + l + N / 2))); /* reduce_tree one */
    FORGET();
    if (l < N / 4) sg_store(k->out + i, sg_add(sg_load(t + l), sg_load(t + l + N / 4))); /* reduce_tree other */
}

KERNEL(reduce_result) { /* the one behind it: all read the sum */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    sg_store(t + l, sg_load(k->in + i));
    WAIT();
    if (sub == 0) {
        for (size_t j = S; j < N; j += S) {
            sg_store(t, sg_add(sg_load(t), sg_load(t + j))); /* reduce_result one */
        }
    }
    FORGET();
    sg_store(k->out + i, sg_sub(sg_load(k->in + i), sg_splat_f32(t[0]))); /* reduce_result other */
}

KERNEL(reduce_twice) { /* the next reduction uses the same memory */
    BEGIN;
    sg_f32 x = sg_load(k->in + i);
    SG_LOCAL(it, float, part, SUB_GROUPS);
    for (int step = 0; step < STEPS; step++) {
        float sum = 0;
        part[sub] = sg_get_lane(sg_reduce_add(x), 0); /* reduce_twice one */
        WAIT();
        for (int j = 0; j < SUB_GROUPS; j++) sum += part[j]; /* reduce_twice other */
        x = sg_sub_n(x, sum / N);
        FORGET();
    }
    sg_store(k->out + i, x);
}

KERNEL(maximum) { /* a running maximum that sub-groups hand on, one after the other */
    BEGIN;
    SG_LOCAL(it, float, best, 1);
    if (sub == 0) best[0] = 0;
    WAIT();
    for (size_t turn = 0; turn < SUB_GROUPS; turn++) {
        if (turn == sub) {
            const float own = sg_get_lane(sg_reduce_max(sg_load(k->in + i)), 0);
            if (own > best[0]) best[0] = own + (float)turn; /* maximum one; maximum other */
        }
        FORGET();
    }
    WAIT();
    k->out[i] = best[0];
}

/* ---- transposes ---- */

KERNEL(transpose) { /* rows in, columns out */
    BEGIN;
    SG_LOCAL(it, float, tile, S, N);
    WAIT();
    for (size_t row = 0; row < S; row++) sg_store(tile[row] + l, sg_load(k->in + i + row)); /* transpose one */
    FORGET();
    {
        const sg_u32 column = sg_mul_n(sg_iota_u32(), N);
        sg_store(k->out + i, sg_gather(tile[0] + (N - 1 - l), column)); /* transpose other */
    }
}

KERNEL(transpose_next) { /* the tile is used again */
    BEGIN;
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, tile, N);
    for (size_t step = 0; step < STEPS; step++) {
        sg_store(tile + l, sg_load(k->in + i + step)); /* transpose_next one */
        WAIT();
        sum = sg_add(sum, sg_gather(tile + sub, sg_mul_n(sg_iota_u32(), SUB_GROUPS))); /* transpose_next other */
        FORGET();
    }
    sg_store(k->out + i, sum);
}

KERNEL(transpose_scatter) { /* columns in by a scatter */
    BEGIN;
    SG_LOCAL(it, float, tile, N);
    WAIT();
    sg_scatter(tile + sub, sg_mul_n(sg_iota_u32(), SUB_GROUPS), sg_load(k->in + i)); /* transpose_scatter one */
    FORGET();
    sg_store(k->out + i, sg_load(tile + l)); /* transpose_scatter other */
}

KERNEL(reverse) { /* global memory of the work-group */
    BEGIN;
    float *mine = k->out + group * N;
    sg_store(mine + l, sg_load(k->in + i)); /* reverse one */
    FORGET();
    {
        const sg_f32 x = sg_reverse(sg_load(mine + (N - S) - l)); /* reverse other */
        WAIT();
        sg_store(mine + l, x);
    }
}

/* ---- scans ---- */

KERNEL(scan_read) { /* Hillis and Steele: between read and write */
    BEGIN;
    SG_LOCAL(it, float, t, 2 * N);
    sg_store(t + l, sg_zero_f32());
    sg_store(t + N + l, sg_load(k->in + i));
    WAIT();
    for (size_t step = S; step < N; step *= 2) {
        const sg_f32 x = sg_add(sg_load(t + N + l), sg_load(t + N + l - step)); /* scan_read one */
        FORGET();
        sg_store(t + N + l, x); /* scan_read other */
        WAIT();
    }
    sg_store(k->out + i, sg_load(t + N + l));
}

KERNEL(scan_write) { /* between write and the next read */
    BEGIN;
    SG_LOCAL(it, float, t, 2 * N);
    sg_store(t + l, sg_zero_f32());
    sg_store(t + N + l, sg_load(k->in + i));
    WAIT();
    for (size_t step = S; step < N; step *= 2) {
        const sg_f32 x = sg_add(sg_load(t + N + l), sg_load(t + N + l - step)); /* scan_write one */
        WAIT();
        sg_store(t + N + l, x); /* scan_write other */
        FORGET();
    }
    sg_store(k->out + i, sg_load(t + N + l));
}

KERNEL(scan_totals) { /* totals of sub-groups, scanned by the first */
    BEGIN;
    const sg_f32 x = sg_scan_inclusive_add(sg_load(k->in + i));
    SG_LOCAL(it, float, total, SUB_GROUPS);
    total[sub] = sg_get_lane(x, S - 1);
    WAIT();
    if (sub == 0) {
        for (int j = 1; j < SUB_GROUPS; j++) total[j] += total[j - 1]; /* scan_totals one */
    }
    FORGET();
    sg_store(k->out + i, sub ? sg_add_n(x, total[sub - 1]) : x); /* scan_totals other */
}

KERNEL(scan_down) { /* up and down a tree: at the turn */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    sg_store(t + l, sg_load(k->in + i));
    WAIT();
    for (size_t step = 1; step < SUB_GROUPS; step *= 2) {
        if ((sub + 1) % (2 * step) == 0) {
            sg_store(t + l, sg_add(sg_load(t + l), sg_load(t + l - step * S))); /* scan_down one */
        }
        if (2 * step < SUB_GROUPS) WAIT();
    }
    FORGET();
    if (sub == 0) sg_store(t + (N - S), sg_zero_f32()); /* scan_down other */
    WAIT();
    sg_store(k->out + i, sg_load(t + (N - S) - l));
}

/* ---- histograms ---- */

KERNEL(histogram_clear) {
    BEGIN;
    SG_LOCAL(it, uint32_t, bins, N);
    WAIT();
    sg_store(bins + l, sg_zero_u32()); /* histogram_clear one */
    FORGET();
    for (size_t j = 0; j < S; j++) {
        const size_t bin = (size_t)k->in[i + j] % N;
        sg_atomic_fetch_add_u32(&bins[bin], 1, sg_memory_order_relaxed); /* histogram_clear other */
    }
    WAIT();
    sg_store(k->bins + i, sg_load(bins + l));
}

KERNEL(histogram_flush) {
    BEGIN;
    SG_LOCAL(it, uint32_t, bins, N);
    sg_store(bins + l, sg_zero_u32());
    WAIT();
    for (size_t j = 0; j < S; j++) {
        const size_t bin = (size_t)k->in[i + j] % N;
        sg_atomic_fetch_add_u32(&bins[bin], 1, sg_memory_order_relaxed); /* histogram_flush one */
    }
    FORGET();
    sg_store(k->bins + i, sg_load(bins + l)); /* histogram_flush other */
}

KERNEL(histogram_private) { /* one for each sub-group, joined at the end */
    BEGIN;
    SG_LOCAL(it, uint32_t, bins, SUB_GROUPS, N);
    WAIT();
    for (size_t j = 0; j < N; j++) bins[sub][j] = 0;
    for (size_t j = 0; j < S; j++) bins[sub][(size_t)k->in[i + j] % N]++; /* histogram_private one */
    FORGET();
    {
        sg_u32 sum = sg_zero_u32();
        for (size_t j = 0; j < SUB_GROUPS; j++) sum = sg_add(sum, sg_load(bins[j] + l)); /* histogram_private other */
        sg_store(k->bins + i, sum);
    }
}

/* ---- stencils ---- */

KERNEL(stencil) { /* a tile and its halo */
    BEGIN;
    SG_LOCAL(it, float, t, N + 2 * S);
    sg_store(t + S + l, sg_load(k->in + i)); /* stencil one */
    if (sub == 0) sg_store(t, sg_zero_f32());
    if (sub == SUB_GROUPS - 1) sg_store(t + S + N, sg_zero_f32());
    FORGET();
    sg_store(k->out + i, sg_add(sg_load(t + S + l - 1), sg_load(t + S + l + 1))); /* stencil other */
}

KERNEL(stencil_read) { /* in place: between read and write of a later step */
    BEGIN;
    SG_LOCAL(it, float, t, N + 2);
    sg_store(t + 1 + l, sg_load(k->in + i));
    if (sub == 0) t[0] = t[N + 1] = 0;
    WAIT();
    for (int step = 0; step < STEPS; step++) {
        const sg_f32 x = sg_add(sg_load(t + l), sg_load(t + l + 2)); /* stencil_read one */
        if (step != 3) WAIT();
        else FORGET();
        sg_store(t + 1 + l, sg_mul_n(x, 0.5f)); /* stencil_read other */
        WAIT();
    }
    sg_store(k->out + i, sg_load(t + 1 + l));
}

KERNEL(stencil_write) { /* between write and read of a later step */
    BEGIN;
    SG_LOCAL(it, float, t, N + 2);
    sg_store(t + 1 + l, sg_load(k->in + i));
    if (sub == 0) t[0] = t[N + 1] = 0;
    WAIT();
    for (int step = 0; step < STEPS; step++) {
        const sg_f32 x = sg_add(sg_load(t + l), sg_load(t + l + 2)); /* stencil_write one */
        WAIT();
        sg_store(t + 1 + l, sg_mul_n(x, 0.5f)); /* stencil_write other */
        if (step != 2) WAIT();
        else FORGET();
    }
    sg_store(k->out + i, sg_load(t + 1 + l));
}

KERNEL(stencil_turns) { /* from one buffer to the other and back */
    BEGIN;
    SG_LOCAL(it, float, t, 2, N + 2);
    sg_store(t[0] + 1 + l, sg_load(k->in + i));
    if (sub == 0) t[0][0] = t[0][N + 1] = t[1][0] = t[1][N + 1] = 0;
    WAIT();
    for (int step = 0; step < STEPS; step++) {
        const float *from = t[step % 2];
        const sg_f32 x = sg_add(sg_load(from + l), sg_load(from + l + 2)); /* stencil_turns one */
        sg_store(t[(step + 1) % 2] + 1 + l, x); /* stencil_turns other */
        FORGET();
    }
}

KERNEL(stencil_halo) { /* one sub-group fetches the halo of all */
    BEGIN;
    SG_LOCAL(it, float, halo, 2 * SUB_GROUPS);
    for (int step = 0; step < STEPS; step++) {
        const sg_f32 x = sg_load(k->in + i);
        if (sub == 1) {
            for (int j = 0; j < 2 * SUB_GROUPS; j++) halo[j] = k->in[group * N + (size_t)j]; /* stencil_halo one */
        }
        FORGET();
        sg_store(k->out + i, sg_add_n(x, halo[2 * sub] + halo[2 * sub + 1])); /* stencil_halo other */
        WAIT();
    }
}

/* ---- buffers and rings ---- */

KERNEL(double_buffer) { /* one produces, the others consume what was produced a step before */
    BEGIN;
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, buffer, 2, S);
    if (sub == 0) sg_store(buffer[0], sg_load(k->in + i));
    WAIT();
    for (size_t step = 0; step < STEPS; step++) {
        if (sub == 0) sg_store(buffer[(step + 1) % 2], sg_load(k->in + i + step)); /* double_buffer one */
        if (sub != 0) sum = sg_add(sum, sg_load(buffer[step % 2])); /* double_buffer other */
        FORGET();
    }
    sg_store(k->out + i, sum);
}

KERNEL(ring) { /* every sub-group reads its neighbour's slot of the step before; 2 slots are enough with a barrier */
    BEGIN;
    SG_LOCAL(it, float, slot, 2, N);
    sg_store(slot[0] + l, sg_load(k->in + i));
    WAIT();
    for (size_t step = 0; step < STEPS; step++) {
        const sg_f32 x = sg_load(slot[step % 2] + (l + S) % N); /* ring one */
        sg_store(slot[(step + 1) % 2] + l, x); /* ring other */
        FORGET();
    }
    sg_store(k->out + i, sg_load(slot[STEPS % 2] + l));
}

KERNEL(ring_wrap) { /* 3 slots, and a barrier that is missing where the ring closes only */
    BEGIN;
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, slot, 3, S);
    for (size_t step = 0; step < 4; step++) {
        if (step % SUB_GROUPS == sub) sg_store(slot[step % 3], sg_load(k->in + i)); /* ring_wrap one */
        if (step != 3) WAIT();
        else FORGET();
        sum = sg_add(sum, sg_load(slot[step % 3])); /* ring_wrap other */
    }
    sg_store(k->out + i, sum);
}

/* ---- others ---- */

KERNEL(bitonic) { /* a step of a sorting network over sub-groups */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    sg_store(t + l, sg_load(k->in + i));
    WAIT();
    for (size_t width = SUB_GROUPS / 2; width >= 1; width /= 2) {
        const size_t partner = (sub ^ width) * S;
        const sg_f32 x = sg_load(t + l), y = sg_load(t + partner); /* bitonic one */
        WAIT();
        sg_store(t + l, sub & width ? sg_max(x, y) : sg_min(x, y)); /* bitonic other */
        FORGET();
    }
    sg_store(k->out + i, sg_load(t + l));
}

KERNEL(pivot) { /* elimination: a row is divided by its pivot, the others use it */
    BEGIN;
    SG_LOCAL(it, float, row, SUB_GROUPS, S);
    sg_store(row[sub], sg_load(k->in + i));
    WAIT();
    for (size_t step = 0; step < SUB_GROUPS; step++) {
        if (sub == step) sg_store(row[step], sg_div_n(sg_load(row[step]), 3)); /* pivot one */
        FORGET();
        if (sub > step) sg_store(row[sub], sg_sub(sg_load(row[sub]), sg_load(row[step]))); /* pivot other */
        WAIT();
    }
    sg_store(k->out + i, sg_load(row[sub]));
}

KERNEL(broadcast) { /* one decides for all, again and again */
    BEGIN;
    sg_f32 x = sg_load(k->in + i);
    SG_LOCAL(it, float, chosen, 1);
    for (size_t step = 0; step < STEPS; step++) {
        if (sub == step % SUB_GROUPS) chosen[0] = sg_get_lane(x, 0); /* broadcast one */
        WAIT();
        x = sg_add_n(x, chosen[0]); /* broadcast other */
        FORGET();
    }
    sg_store(k->out + i, x);
}

KERNEL(compaction) { /* counts, places, values */
    BEGIN;
    const sg_f32 x = sg_load(k->in + i);
    const sg_mask wanted = sg_gt_n(x, 3);
    uint32_t place = 0;
    SG_LOCAL(it, uint32_t, counts, SUB_GROUPS);
    SG_LOCAL(it, float, kept, N);
    counts[sub] = (uint32_t)sg_count(wanted);
    WAIT();
    for (size_t j = 0; j < sub; j++) place += counts[j];
    sg_store(kept + l, sg_zero_f32()); /* compaction one */
    FORGET();
    sg_compress_store(wanted, kept + place, x); /* compaction other */
    WAIT();
    sg_store(k->out + i, sg_load(kept + l));
}

static inline float sum_of_group(sg_nd_item it, float *part, float own, int omit) { /* a helper, called twice */
    float sum = 0;
    part[sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it))] = own; /* helper one */
    sg_group_barrier(sg_nd_item_get_group(it));
    for (int j = 0; j < SUB_GROUPS; j++) sum += part[j]; /* helper other */
    if (!omit) sg_group_barrier(sg_nd_item_get_group(it));
    return sum;
}
KERNEL(helper) { /* whose own last barrier is missing */
    BEGIN;
    SG_LOCAL(it, float, part, SUB_GROUPS);
    const float sum = sum_of_group(it, part, k->in[i], k->omit);
    k->out[i] = sum_of_group(it, part, sum + (float)sub, k->omit);
}

KERNEL(behind_reduction) { /* what is missing follows an algorithm of the group, which has barriers of its own */
    BEGIN;
    SG_LOCAL(it, float, t, N);
    const sg_f32 far = sg_fmod(sg_mul_n(sg_load(k->in + i), 1e30f), sg_splat_f32(7)); /* by the C library, whose errno is the thread's */
    const sg_f32 sum = sg_reduce_over_group(g, far, add);
    sg_store(t + l, sum); /* behind_reduction one */
    FORGET();
    sg_store(k->out + i, sg_load(t + (l + S) % N)); /* behind_reduction other */
}

/* ---- between work-groups: no barrier would help ---- */

KERNEL(groups_halo) {
    BEGIN;
    sg_store(k->out + i + (k->omit && sub == SUB_GROUPS - 1 ? 1 : 0), sg_load(k->in + i)); /* groups_halo one; groups_halo other */
}

KERNEL(groups_sum) {
    BEGIN;
    SG_LOCAL(it, float, part, SUB_GROUPS);
    part[sub] = sg_get_lane(sg_reduce_add(sg_load(k->in + i)), 0);
    WAIT();
    if (sub == 0) k->out[k->omit ? 0 : i] += part[0] + part[1] + part[2] + part[3]; /* groups_sum one; groups_sum other */
}

KERNEL(groups_histogram) {
    BEGIN;
    for (size_t j = 0; j < S; j++) {
        uint32_t *bin = k->bins + (k->omit ? 0 : i) + (size_t)k->in[i + j] % S;
        if (sub == 0) ++*bin; /* groups_histogram one; groups_histogram other */
    }
}

KERNEL(groups_read) { /* what another work-group has written, as if it were there already */
    BEGIN;
    if (group == 0) sg_store(k->out + i, sg_load(k->in + i)); /* groups_read one */
    WAIT();
    if (group > 0) sg_store(k->out + i, sg_load((k->omit ? k->out : k->in) + l)); /* groups_read other */
}

SG_GROUP_KERNEL(groups_regions, sg_group g, const struct job *k) {
    const size_t group = sg_group_get_group_linear_id(g);
    sg_for_each_sub_group(it, g) {
        const size_t l = sg_nd_item_get_local_linear_id_base(it);
        sg_store(k->out + l + (k->omit ? group : group * N), sg_load(k->in + l)); /* groups_regions one; groups_regions other */
    }
}

/* one sub-group each */
KERNEL(groups_small) {
    BEGIN;
    sg_store(k->out + (k->omit ? i / 2 : i), sg_load(k->in + i)); /* groups_small one; groups_small other */
}

/* ---- the run ---- */

#define ROW(kernel) {kernel, N}
static const struct {
    const sg_kernel *kernel;
    size_t local;
} t_cases[] = {
    ROW(product), ROW(product_end), ROW(product_last), ROW(product_buffers), ROW(matrix_vector),
    ROW(reduce), ROW(reduce_tree), ROW(reduce_result), ROW(reduce_twice), ROW(maximum),
    ROW(transpose), ROW(transpose_next), ROW(transpose_scatter), ROW(reverse),
    ROW(scan_read), ROW(scan_write), ROW(scan_totals), ROW(scan_down),
    ROW(histogram_clear), ROW(histogram_flush), ROW(histogram_private),
    ROW(stencil), ROW(stencil_read), ROW(stencil_write), ROW(stencil_turns), ROW(stencil_halo),
    ROW(double_buffer), ROW(ring), ROW(ring_wrap),
    ROW(bitonic), ROW(pivot), ROW(broadcast), ROW(compaction), ROW(helper), ROW(behind_reduction),
    ROW(groups_halo), ROW(groups_sum), ROW(groups_histogram), ROW(groups_read), ROW(groups_regions),
    {groups_small, S}};
enum { CASES = sizeof t_cases / sizeof t_cases[0] };

/* ---- several threads, one queue ---- */

enum { THREADS = 4, LAUNCHES = 40 };
static sg_queue t_queue;

KERNEL(turn) {
    BEGIN;
    SG_LOCAL(it, float, tile, N);
    sg_store(tile + l, sg_load(k->in + i));
    WAIT();
    sg_store(k->out + i, sg_load(tile + (N - S - l)));
}
static void *launch_often(void *arg) {
    int failed = 0;
    for (int n = 0; n < LAUNCHES; n++) {
        const sg_status status = sg_parallel_for(&t_queue, sg_nd_range_1d(GROUPS * N, N), turn, (struct job *)arg);
        failed |= status != SG_OK && status != SG_ERROR_NO_MEMORY; /* the arena is the queue's: a launch beside another has no stacks */
    }
    return failed ? arg : NULL;
}
static int launch_from_threads(const float *in, sg_queue_options options) {
    static float out[THREADS][GROUPS * N];
    static char arena[1 << 23];
    int failed = 0;
    for (int with_arena = 0; with_arena < 2; with_arena++) {
        struct job jobs[THREADS];
        pthread_t threads[THREADS];
        fprintf(stderr, "case threads%s\n", with_arena ? "_arena" : "");
        if (with_arena) options.arena = arena, options.arena_bytes = sizeof arena, options.stack_bytes = 70000;
        if (sg_queue_init(&t_queue, &options) != SG_OK) return 1;
        for (int t = 0; t < THREADS; t++) {
            memset(&jobs[t], 0, sizeof jobs[t]);
            jobs[t].in = in, jobs[t].out = out[t];
            if (pthread_create(&threads[t], NULL, launch_often, &jobs[t]) != 0) return 1;
        }
        for (int t = 0; t < THREADS; t++) {
            void *result;
            failed |= pthread_join(threads[t], &result) != 0 || result != NULL;
        }
        sg_queue_destroy(&t_queue);
    }
    return failed;
}

int main(int count, char **arguments) {
    static float in[(GROUPS + 1) * N], out[(GROUPS + 1) * N];
    static uint32_t bins[GROUPS * N];
    const char *mode = count == 3 ? arguments[1] : "";
    const int workers = count == 3 ? atoi(arguments[2]) : 0;
    sg_queue queue;
    sg_queue_options options;
    struct job k;
    int failed = 0;
    k.in = in;
    k.out = out;
    k.bins = bins;
    k.omit = strcmp(mode, "wrong") == 0;
    if (!k.omit && strcmp(mode, "right") != 0) return 3;
    memset(&options, 0, sizeof options);
    options.workers = (uint32_t)workers;
    if (workers && sg_queue_init(&queue, &options) != SG_OK) return 3;
    for (int i = 0; i < (GROUPS + 1) * N; i++) in[i] = (float)(i * 7 % 13);
    for (int c = 0; c < CASES; c++) {
        const sg_nd_range range = sg_nd_range_1d(GROUPS * t_cases[c].local, t_cases[c].local);
        fprintf(stderr, "case %s\n", t_cases[c].kernel->name);
        failed |= sg_parallel_for(workers ? &queue : NULL, range, (t_cases[c].kernel), &k) != SG_OK;
    }
    if (workers) sg_queue_destroy(&queue);
    if (!k.omit && workers) failed |= launch_from_threads(in, options);
    return failed ? 3 : 0;
}
