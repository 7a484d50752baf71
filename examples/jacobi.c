/* SPDX-License-Identifier: MIT */
/* check: 16 */
/* check: 100 */
/* Votes as the convergence test of an iterative solver: the Laplace equation on n x n points with a fixed
 * border, by Jacobi steps. Each work-group has a tile of 16 x 16 points with a margin in local memory and
 * takes steps on it until all of its items agree that nothing changes any more, which is a vote of the
 * work-group; before that each sub-group votes whether its own part is at rest, and skips the store if so.
 * Launches go on until every work-group was at rest from the start. The result must be near the exact
 * solution, a plane. */
#define SG_SIZE 16
#include <sg.h>

#include "demo.h"

enum { TILE = 16, INNER = 32 };

struct jacobi {
    const float *from;
    float *to;
    size_t n, stride; /* points inside the border; of a row, border and tiles included */
    float enough;
    uint32_t moved; /* work-groups that were not at rest */
    sg_queue *queue;
};

SG_KERNEL(jacobi, sg_nd_item it, struct jacobi *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t y = sg_nd_item_get_global_id_base(it, 0), x = sg_nd_item_get_global_id_base(it, 1);
    const uint32_t row = sg_sub_group_get_group_id(sg); /* 16 items to a row: one sub-group */
    const float *from = k->from + y * k->stride + x; /* the corner above and to the left */
    const sg_mask inside =
        sg_mask_and(sg_lt(sg_nd_item_get_global_id(it, 1), sg_splat_u32((uint32_t)k->n)),
                    sg_lt(sg_nd_item_get_global_id(it, 0), sg_splat_u32((uint32_t)k->n)));
    SG_LOCAL(it, float, t, TILE + 2, TILE + 2);
    /* a row of the tile with its margin; the first and the last sub-group bring the rows beyond */
    sg_store_f32(t[row + 1], sg_load_f32(from + k->stride));
    sg_store_n_f32(t[row + 1] + TILE, sg_load_n_f32(from + k->stride + TILE, 2), 2);
    if (row == 0 || row == TILE - 1) {
        const size_t beyond = row == 0 ? 0 : TILE + 1;
        const float *p = row == 0 ? from : from + 2 * k->stride;
        sg_store_f32(t[beyond], sg_load_f32(p));
        sg_store_n_f32(t[beyond] + TILE, sg_load_n_f32(p + TILE, 2), 2);
    }
    sg_group_barrier(g);
    for (int step = 0; step < INNER; step++) {
        const sg_f32 old = sg_load_f32(t[row + 1] + 1);
        const sg_f32 sides = sg_add(sg_load_f32(t[row + 1]), sg_load_f32(t[row + 1] + 2));
        const sg_f32 ends = sg_add(sg_load_f32(t[row] + 1), sg_load_f32(t[row + 2] + 1));
        const sg_f32 next = sg_select(inside, sg_mul_n(sg_add(sides, ends), 0.25f), old);
        const sg_mask moves = sg_gt(sg_abs(sg_sub(next, old)), sg_splat_f32(k->enough));
        if (sg_none_of_group(g, moves)) break; /* the same answer for every sub-group */
        if (step == 0 && row == 0) sg_atomic_fetch_add_u32(&k->moved, 1, sg_memory_order_relaxed);
        sg_group_barrier(g);
        if (sg_any_of_group(sg, moves)) sg_store_f32(t[row + 1] + 1, next);
        sg_group_barrier(g);
    }
    sg_store_f32(k->to + (y + 1) * k->stride + x + 1, sg_load_f32(t[row + 1] + 1));
}

/* the same steps in plain C, over the whole grid at a time */
static void plain_steps(const struct jacobi *k, float *a, float *b, int steps) {
    for (int s = 0; s < steps; s++) {
        float *swap = a;
        for (size_t y = 1; y <= k->n; y++) {
            const float *above = a + (y - 1) * k->stride, *here = a + y * k->stride;
            const float *below = a + (y + 1) * k->stride;
            for (size_t x = 1; x <= k->n; x++) {
                b[y * k->stride + x] = (here[x - 1] + here[x + 1] + above[x] + below[x]) * 0.25f;
            }
        }
        a = b;
        b = swap;
    }
}

static float plane(size_t y, size_t x) {
    return 0.5f * (float)y - 0.25f * (float)x;
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 48, 1, 4096);
    const size_t tiles = (n + TILE - 1) / TILE, stride = tiles * TILE + 2 + TILE;
    float *a = (float *)demo_alloc((tiles * TILE + 2) * stride, sizeof *a);
    float *b = (float *)demo_alloc((tiles * TILE + 2) * stride, sizeof *b);
    struct jacobi k;
    sg_queue queue;
    double begin, sg_seconds, plain_seconds, worst = 0;
    int launches = 0, ok = 1;
    demo_usage(argc, argv, 1, "[n]");
    if (sg_queue_init(&queue, NULL) != SG_OK) return 1;
    memset(&k, 0, sizeof k);
    k.n = n;
    k.stride = stride;
    k.enough = 1e-4f;
    k.queue = &queue;
    for (size_t y = 0; y < n + 2; y++) { /* the border is the plane's, the inside begins at 0 */
        for (size_t x = 0; x < n + 2; x++) {
            const int border = y == 0 || x == 0 || y == n + 1 || x == n + 1;
            a[y * stride + x] = b[y * stride + x] = border ? plane(y, x) : 0;
        }
    }
    begin = demo_seconds();
    do {
        k.from = launches % 2 ? b : a;
        k.to = launches % 2 ? a : b;
        k.moved = 0;
        if (sg_parallel_for(&queue, sg_nd_range_2d(tiles * TILE, tiles * TILE, TILE, TILE), jacobi,
                            &k) != SG_OK) {
            return 1;
        }
        for (size_t y = 0; y < n + 2;
             y++) { /* the tiles have written over the right and lower border */
            k.to[y * stride + n + 1] = plane(y, n + 1);
            if (y == n + 1) {
                for (size_t x = 0; x < n + 2; x++) k.to[y * stride + x] = plane(y, x);
            }
        }
        launches++;
    } while (k.moved > 0 && launches < 20000);
    sg_seconds = (demo_seconds() - begin) / (launches * (double)INNER);
    for (size_t y = 1; y <= n; y++) {
        for (size_t x = 1; x <= n; x++) {
            const double off = (double)k.to[y * stride + x] - (double)plane(y, x);
            if (off > worst) worst = off;
            if (-off > worst) worst = -off;
        }
    }
    ok &= k.moved == 0 && worst < 1e-4 * (double)(n * n);
    begin = demo_seconds();
    plain_steps(&k, a, b, 2);
    plain_seconds = (demo_seconds() - begin) / 2;
    {
        struct demo_times times;
        char what[64];
        times.sg = sg_seconds;
        times.plain = plain_seconds;
        snprintf(what, sizeof what, "jacobi, %d launches", launches);
        demo_row_n(what, n, ok, 5.0 * (double)(n * n), "GFLOP/s", times);
    }
    sg_queue_destroy(&queue);
    demo_free(a);
    demo_free(b);
    return !ok;
}
