/* SPDX-License-Identifier: MIT */
/* One step of k-means, for examples/k_means.c and the bench: each point to the nearest of eight centres, and the sums of the
 * points of each. */
#ifndef EXAMPLES_K_MEANS_H
#define EXAMPLES_K_MEANS_H

#include <math.h>

#include <sg.h>

enum { K_MEANS_CENTRES = 8, K_MEANS_FIELDS = 4 * K_MEANS_CENTRES, K_MEANS_SUB_GROUPS = 8 };
enum { K_MEANS_EACH = 512, K_MEANS_POINTS = K_MEANS_SUB_GROUPS * K_MEANS_EACH }; /* points of a sub-group, and of a work-group */
struct k_means {
    const float *x, *y, *z; /* n points */
    size_t n;
    float centre[K_MEANS_CENTRES][3];
    uint8_t *label; /* for each of n points the number of its centre; the first of equally near centres */
    float *sums; /* for each work-group (k_means_groups) and each centre the sums of x, y, z, and how many points */
};
static inline size_t k_means_groups(size_t n) {
    return n / K_MEANS_POINTS + (n % K_MEANS_POINTS != 0);
}

/* points i to i + count - 1; count is at most S, and full sub-groups pass it as a constant */
SG_INLINE void k_means_load(const struct k_means *k, size_t i, size_t count, sg_f32 *p) {
    p[0] = count < SG_SIZE ? sg_load_n(k->x + i, count) : sg_load(k->x + i);
    p[1] = count < SG_SIZE ? sg_load_n(k->y + i, count) : sg_load(k->y + i);
    p[2] = count < SG_SIZE ? sg_load_n(k->z + i, count) : sg_load(k->z + i);
}
/* The centre with the least square of the distance, without the part that all centres share: |c|^2 - 2 c p. */
SG_INLINE void k_means_label(const struct k_means *k, size_t i, size_t count, float (*factor)[4]) {
    sg_f32 p[3], best = sg_splat_f32(INFINITY);
    sg_u32 label = sg_zero_u32();
    k_means_load(k, i, count, p);
    SG_UNROLL(8) for (uint32_t c = 0; c < K_MEANS_CENTRES; c++) {
        sg_f32 d = sg_splat_f32(factor[c][3]);
        SG_UNROLL(3) for (int f = 0; f < 3; f++) d = sg_mul_add(p[f], sg_splat_f32(factor[c][f]), d);
        label = sg_select(sg_lt(d, best), sg_splat_u32(c), label);
        best = sg_min(d, best);
    }
    if (count < SG_SIZE) sg_store_n(k->label + i, sg_convert_u8(label), count);
    else sg_store(k->label + i, sg_convert_u8(label));
}
/* the points of centres c to c + 3 */
SG_INLINE void k_means_add(const struct k_means *k, size_t i, size_t count, uint32_t c, sg_f32 (*sum)[3], uint32_t *points) {
    sg_f32 p[3];
    const sg_u32 label = sg_convert_u32(count < SG_SIZE ? sg_load_n(k->label + i, count) : sg_load(k->label + i));
    k_means_load(k, i, count, p);
    SG_UNROLL(4) for (uint32_t j = 0; j < 4; j++) {
        sg_mask m = sg_eq_n(label, c + j);
        if (count < SG_SIZE) m = sg_mask_and(m, sg_mask_first_n((uint32_t)count));
        SG_UNROLL(3) for (int f = 0; f < 3; f++) sum[j][f] = sg_add_masked(m, sum[j][f], p[f]);
        points[j] += sg_count(m);
    }
}
/* Each sub-group labels its points and sums those of four centres at a time, because registers hold that many sums. Then, after one
 * barrier, the 32 sums of all sub-groups are added. */
SG_KERNEL(k_means_step, sg_nd_item it, const struct k_means *k) {
    const size_t group = sg_nd_item_get_group_linear_id(it), own = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    const size_t first = group * K_MEANS_POINTS + own * K_MEANS_EACH;
    const size_t last = first >= k->n ? first : k->n - first < K_MEANS_EACH ? k->n : first + K_MEANS_EACH;
    const size_t full = last - (last - first) % SG_SIZE;
    float factor[K_MEANS_CENTRES][4];
    sg_f32 fields[K_MEANS_FIELDS];
    for (int c = 0; c < K_MEANS_CENTRES; c++) {
        const float *p = k->centre[c];
        for (int f = 0; f < 3; f++) factor[c][f] = -2 * p[f];
        factor[c][3] = p[0] * p[0] + p[1] * p[1] + p[2] * p[2];
    }
    for (size_t i = first; i < full; i += SG_SIZE) k_means_label(k, i, SG_SIZE, factor);
    if (full < last) k_means_label(k, full, last - full, factor);
    for (uint32_t c = 0; c < K_MEANS_CENTRES; c += 4) {
        sg_f32 sum[4][3];
        uint32_t points[4] = {0};
        SG_UNROLL(4) for (int j = 0; j < 4; j++)
            SG_UNROLL(3) for (int f = 0; f < 3; f++) sum[j][f] = sg_zero_f32();
        for (size_t i = first; i < full; i += SG_SIZE) k_means_add(k, i, SG_SIZE, c, sum, points);
        if (full < last) k_means_add(k, full, last - full, c, sum, points);
        for (uint32_t j = 0; j < 4; j++) {
            for (int f = 0; f < 3; f++) fields[4 * (c + j) + (uint32_t)f] = sum[j][f];
            fields[4 * (c + j) + 3] = sg_set_lane(sg_zero_f32(), 0, (float)points[j]);
        }
    }
    sg_reduce_over_group_n(sg_nd_item_get_group(it), fields, K_MEANS_FIELDS, add);
    for (size_t f = 0; f < K_MEANS_FIELDS && own == 0; f++) k->sums[group * K_MEANS_FIELDS + f] = sg_get_lane(fields[f], 0);
}
static inline sg_status k_means_run(sg_queue *queue, const struct k_means *k) {
    const size_t items = K_MEANS_SUB_GROUPS * SG_SIZE;
    return sg_parallel_for(queue, sg_nd_range_1d(k_means_groups(k->n) * items, items), k_means_step, k);
}

#endif
