/* SPDX-License-Identifier: MIT */
/* check: 1 */
/* check: 16 */
/* check: 300 20 */
/* refuse: 0 */
/* Votes as the convergence test of an iterative solver: the Laplace equation on n x n points with a fixed border, by
 * Jacobi sweeps, until no point changes any more or a given number of sweeps is done. A work-group copies a tile and
 * SWEEPS points around it into local memory and makes SWEEPS sweeps there. So memory is read once for all of them;
 * errors from beyond the margin do not reach the tile in that time. Each sub-group has a band of rows and walks down
 * its columns with three rows in registers. Then each sub-group votes on its band, up to the first row that moves, and
 * the work-group on all bands. Every point must have the bits that plain C gives, and the points at rest must be near
 * the solution, a plane. */
#define SG_SIZE 16
#include <sg.h>

#include "demo.h"

enum { SWEEPS = 8, BANDS = 8, ROWS = 18, TALL = BANDS * ROWS, WIDE = 144, TILE = TALL - 2 * SWEEPS };

struct jacobi {
    const float *from; /* point (y, x) is at (y + SWEEPS) * stride + x + SWEEPS */
    float *to, *start, *a, *b;
    size_t n, stride, bytes;
    uint32_t moved; /* work-groups that were not at rest */
    size_t sweeps, most; /* made, allowed */
    sg_queue *queue;
};
static const float enough = 1e-4f;

SG_KERNEL(jacobi, sg_nd_item it, struct jacobi *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t top = sg_nd_item_get_group_id(it, 0) * TILE;
    const size_t left = sg_nd_item_get_group_id(it, 1) * TILE;
    const size_t first = sg_sub_group_get_group_id(sg) * ROWS, corner = top * k->stride + left;
    /* rows and columns of local memory with points that move */
    const size_t upper = top == 0 ? SWEEPS : 1, lower = k->n + SWEEPS - top;
    const size_t right = k->n + SWEEPS - left < WIDE ? k->n + SWEEPS - left : WIDE;
    size_t begin = first < upper ? upper : first, end = first + ROWS;
    sg_mask moves = sg_mask_first_n(0);
    SG_LOCAL(it, float, t, 2, TALL, WIDE);
    if (end > TALL - 1) end = TALL - 1;
    if (end > lower) end = lower;
    for (size_t r = first; r < first + ROWS; r++) {
        for (size_t x = 0; x < WIDE; x += SG_SIZE) {
            const sg_f32 point = sg_load(k->from + corner + r * k->stride + x);
            sg_store(t[0][r] + x, point);
            sg_store(t[1][r] + x, point); /* for what never moves */
        }
    }
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
        const float *from = t[sweep % 2][0];
        float *to = t[1 - sweep % 2][0];
        sg_group_barrier(g);
        for (size_t x = 0; x < right && begin < end; x += SG_SIZE) {
            const sg_u32 column = sg_add_n(sg_iota_u32(), (uint32_t)(left + x));
            const sg_mask inside = sg_lt_n(sg_sub_n(column, SWEEPS), (uint32_t)k->n);
            sg_f32 above = sg_load(from + (begin - 1) * WIDE + x);
            sg_f32 here = sg_load(from + begin * WIDE + x);
            for (size_t r = begin; r < end; r++) {
                const float *p = from + r * WIDE + x;
                const sg_f32 sides = sg_add(sg_load(p - 1), sg_load(p + 1));
                const sg_f32 below = sg_load(p + WIDE);
                const sg_f32 mean = sg_mul_n(sg_add(sides, sg_add(above, below)), 0.25f);
                sg_store(to + r * WIDE + x, sg_select(inside, mean, here));
                above = here;
                here = below;
            }
        }
    }
    if (begin < SWEEPS) begin = SWEEPS;
    if (end > TALL - SWEEPS) end = TALL - SWEEPS;
    for (size_t r = begin; r < end; r++) {
        for (size_t x = SWEEPS; x < WIDE - SWEEPS; x += SG_SIZE)
            sg_store(k->to + corner + r * k->stride + x, sg_load(t[0][r] + x));
    }
    for (size_t r = begin; r < end && sg_none_of_group(sg, moves); r++) {
        for (size_t x = SWEEPS; x < WIDE - SWEEPS; x += SG_SIZE) {
            const sg_f32 last_move = sg_sub(sg_load(t[0][r] + x), sg_load(t[1][r] + x));
            moves = sg_mask_or(moves, sg_gt_n(sg_abs(last_move), enough));
        }
    }
    if (sg_any_of_group(g, moves) && first == 0)
        sg_atomic_fetch_add_u32(&k->moved, 1, sg_memory_order_relaxed);
}

static void begin_again(struct jacobi *k) {
    memcpy(k->a, k->start, k->bytes);
    memcpy(k->b, k->start, k->bytes);
    k->sweeps = 0;
}
static void run_sg(void *context) {
    struct jacobi *k = (struct jacobi *)context;
    const size_t tiles = (k->n + TILE - 1) / TILE;
    const sg_nd_range range = sg_nd_range_2d(tiles * BANDS, tiles * SG_SIZE, BANDS, SG_SIZE);
    begin_again(k);
    do {
        k->from = k->sweeps / SWEEPS % 2 ? k->b : k->a;
        k->to = k->sweeps / SWEEPS % 2 ? k->a : k->b;
        k->moved = 0;
        if (sg_parallel_for(k->queue, range, jacobi, k) != SG_OK) exit(1);
        k->sweeps += SWEEPS;
    } while (k->moved && k->sweeps < k->most);
}
/* the same in plain C, over the whole grid at a time */
static void run_plain(void *context) {
    struct jacobi *k = (struct jacobi *)context;
    const size_t n = k->n, stride = k->stride, inside = SWEEPS * stride + SWEEPS;
    begin_again(k);
    do {
        for (int s = 0; s < SWEEPS; s++) {
            const float *from = (s % 2 ? k->b : k->a) + inside;
            float *SG_RESTRICT to = (s % 2 ? k->a : k->b) + inside;
            for (size_t y = 0; y < n; y++, from += stride, to += stride) {
                const float *above = from - stride, *below = from + stride, *left = from - 1, *right = from + 1;
                for (size_t x = 0; x < n; x++) { /* in variables, because on some machines C computes with doubles otherwise */
                    const float row = left[x] + right[x], column = above[x] + below[x], both = row + column;
                    to[x] = both * 0.25f;
                }
            }
        }
        k->moved = 0;
        for (size_t i = 0; i < n * n && !k->moved; i++) {
            const size_t at = inside + i / n * stride + i % n;
            const float by = k->a[at] - k->b[at];
            k->moved = by > enough || -by > enough;
        }
        k->sweeps += SWEEPS;
    } while (k->moved && k->sweeps < k->most);
    k->to = k->a;
}

/* 0 if every point has the bits of expected, else 1; *off: how far the worst one is from the plane */
static int wrong(const struct jacobi *k, const float *expected, double *off) {
    int bits = 0;
    for (size_t i = 0; i < k->n * k->n; i++) {
        const size_t y = i / k->n, x = i % k->n, at = (y + SWEEPS) * k->stride + x + SWEEPS;
        const double error = (double)k->to[at] - 0.5 * (double)(y + 1) + 0.25 * (double)(x + 1);
        bits |= memcmp(&k->to[at], &expected[at], sizeof(float)) != 0;
        if (error > *off || -error > *off) *off = error < 0 ? -error : error;
    }
    return bits;
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 48, 1, 8192), side = (n / TILE + 2) * TILE;
    const double points = (double)n * (double)n;
    float *memory = (float *)demo_alloc(side * side, 4 * sizeof(float));
    float *expected = memory + 3 * side * side;
    sg_queue_options options = {0};
    sg_queue queue;
    struct jacobi k = {0};
    double off = 0;
    size_t sweeps;
    char what[48];
    int ok;
    demo_usage(argc, argv, 2, "[n [sweeps]]");
    options.workers = 1; /* must equal plain C */
    options.local_bytes = 2 * TALL * WIDE * sizeof(float);
    if (sg_queue_init(&queue, &options) != SG_OK) return 1;
    k.n = n;
    k.stride = side;
    k.bytes = side * side * sizeof(float);
    k.most = demo_size(argc, argv, 2, "sweeps", (size_t)1 << 20, 1, (size_t)1 << 20);
    k.queue = &queue;
    k.start = memory;
    k.a = memory + side * side;
    k.b = memory + 2 * side * side;
    for (size_t y = 0; y < n + 2; y++) { /* the border is the plane's, the inside 0 */
        for (size_t x = 0; x < n + 2; x++) {
            if (y > 0 && y <= n && x > 0 && x <= n) continue;
            k.start[(y + SWEEPS - 1) * side + x + SWEEPS - 1] = 0.5f * (float)y - 0.25f * (float)x;
        }
    }
    run_plain(&k);
    memcpy(expected, k.to, k.bytes);
    sweeps = k.sweeps;
    run_sg(&k);
    ok = !wrong(&k, expected, &off) && k.sweeps == sweeps;
    ok &= k.moved ? sweeps >= k.most : off < 1e-4 * points;
    snprintf(what, sizeof what, "jacobi, %lu sweeps", (unsigned long)sweeps);
    demo_row_n(what, n, ok, 4.0 * points * (double)sweeps, "GFLOP/s",
               demo_compare(run_sg, run_plain, &k));
    sg_queue_destroy(&queue);
    demo_free(memory);
    return !ok;
}
