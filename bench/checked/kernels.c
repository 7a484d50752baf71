/* SPDX-License-Identifier: MIT */
/* Three kernels in local memory, each access an operation on values: run.py measures what the checked build and others cost on them.
 *
 *     kernels product|reduction|stencil N     N: rows, or items: a multiple of 16, or of 256 */
#define SG_SIZE 8
#include <sg.h>

#include <stdio.h>
#include <stdlib.h>

enum { TILE = 16, GROUP = 256 };
struct job {
    float *a, *b, *out;
    size_t n;
};

SG_KERNEL(product, sg_nd_item it, const struct job *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const size_t y = sg_nd_item_get_local_id_base(it, 0), x = sg_nd_item_get_local_id_base(it, 1);
    const size_t row = sg_nd_item_get_global_id_base(it, 0), column = sg_nd_item_get_global_id_base(it, 1);
    sg_f32 sum = sg_zero_f32();
    SG_LOCAL(it, float, left, TILE, TILE);
    SG_LOCAL(it, float, right, TILE, TILE);
    for (size_t t = 0; t < k->n; t += TILE) {
        sg_store(left[y] + x, sg_load(k->a + row * k->n + t + x));
        sg_store(right[y] + x, sg_load(k->b + (t + y) * k->n + column));
        sg_group_barrier(g);
        for (uint32_t i = 0; i < TILE; i++) sum = sg_add(sum, sg_mul(sg_gather(left[y], sg_splat_u32(i)), sg_load(right[i] + x)));
        sg_group_barrier(g);
    }
    sg_store(k->out + row * k->n + column, sum);
}
SG_KERNEL(reduction, sg_nd_item it, const struct job *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const size_t l = sg_nd_item_get_local_linear_id_base(it);
    SG_LOCAL(it, float, t, GROUP);
    sg_store(t + l, sg_load(k->a + sg_nd_item_get_global_linear_id_base(it)));
    sg_group_barrier(g);
    for (size_t half = GROUP / 2; half > 0; half /= 2) {
        const size_t lanes = l >= half ? 0 : half - l < SG_SIZE ? half - l : SG_SIZE;
        if (lanes) sg_store_n(t + l, sg_add(sg_load_n(t + l, lanes), sg_load_n(t + l + half, lanes)), lanes);
        sg_group_barrier(g);
    }
    if (l == 0) sg_store_n(k->out + sg_nd_item_get_group_linear_id(it), sg_load_n(t, 1), 1);
}
SG_KERNEL(stencil, sg_nd_item it, const struct job *k) {
    const size_t l = sg_nd_item_get_local_linear_id_base(it), i = sg_nd_item_get_global_linear_id_base(it);
    SG_LOCAL(it, float, t, GROUP + 2);
    sg_store(t + l, sg_load(k->a + i));
    if (l == 0) sg_store_n(t + GROUP, sg_load_n(k->a + i + GROUP, 2), 2);
    sg_group_barrier(sg_nd_item_get_group(it));
    sg_store(k->out + i, sg_add(sg_add(sg_load(t + l), sg_load(t + l + 1)), sg_load(t + l + 2)));
}

int main(int argc, char **argv) {
    const char *name = argc > 2 ? argv[1] : "";
    const size_t n = argc > 2 ? (size_t)atol(argv[2]) : 0, many = name[0] == 'p' ? n * n : n + GROUP;
    float *memory = (float *)calloc(3 * many, sizeof(float));
    struct job k;
    sg_status status = SG_ERROR_INVALID_ARGUMENT;
    if (!memory || n == 0) return 1;
    k.a = memory;
    k.b = memory + many;
    k.out = memory + 2 * many;
    k.n = n;
    if (getenv("RANGES")) sg_checked_range(memory, 3 * many * sizeof(float));
    for (size_t i = 0; i < 2 * many; i++) memory[i] = 1;
    if (name[0] == 'p') status = sg_parallel_for(NULL, sg_nd_range_2d(n, n, TILE, TILE), product, &k);
    if (name[0] == 'r') status = sg_parallel_for(NULL, sg_nd_range_1d(n, GROUP), reduction, &k);
    if (name[0] == 's') status = sg_parallel_for(NULL, sg_nd_range_1d(n, GROUP), stencil, &k);
    printf("%g\n", (double)k.out[0]);
    free(memory);
    return status != SG_OK;
}
