/* SPDX-License-Identifier: MIT */
/* check: 1 1 */
/* check: 16 48 */
/* check: 17 33 */
/* refuse: 0 */
/* refuse: 3 q */
/* Transpose by exchange: a sub-group of 16 lanes loads a 16 x 16 tile into 16 values, exchanges lanes and values in
 * registers, and streams the rows of the result past the cache. Tiles at the right and lower edge are moved with fewer
 * lanes. (The guide's own kernel shuffles in a branch that one lane takes: that is not converged flow, and not a model
 * to follow.) */
#define SG_SIZE 16
#include <sg.h>

#include "demo.h"

struct transpose { const uint32_t *in; uint32_t *out; size_t rows, columns; }; /* of the input */

SG_RANGE_KERNEL(transpose_tiles, sg_item it, const struct transpose *k) {
    const size_t row = sg_item_get_id_base(it, 0) * SG_SIZE, column = sg_item_get_id_base(it, 1);
    const size_t high = k->rows - row, wide = k->columns - column;
    const uint32_t *in = k->in + row * k->columns + column;
    uint32_t *out = k->out + column * k->rows + row;
    sg_u32 tile[SG_SIZE];
    if (high >= SG_SIZE && wide >= SG_SIZE) {
        SG_UNROLL(16) for (size_t i = 0; i < SG_SIZE; i++) tile[i] = sg_load(in + i * k->columns);
        sg_transpose_u32(tile);
        SG_UNROLL(16) for (size_t i = 0; i < SG_SIZE; i++) sg_stream(out + i * k->rows, tile[i]);
    } else {
        SG_UNROLL(16) for (size_t i = 0; i < SG_SIZE; i++) {
            tile[i] = i < high ? sg_load_n(in + i * k->columns, wide) : sg_zero_u32();
        }
        sg_transpose_u32(tile);
        SG_UNROLL(16) for (size_t i = 0; i < SG_SIZE; i++) {
            if (i < wide) sg_store_n(out + i * k->rows, tile[i], high);
        }
    }
}

static void run_sg(void *context) {
    const struct transpose *k = (const struct transpose *)context;
    const size_t down = (k->rows + SG_SIZE - 1) / SG_SIZE;
    const size_t across = (k->columns + SG_SIZE - 1) / SG_SIZE;
    const sg_range tiles = sg_range_2d(down, across * SG_SIZE); /* one sub-group for each tile */
    if (sg_parallel_for_range(NULL, tiles, transpose_tiles, k) != SG_OK) exit(1);
}
static void run_plain(void *context) {
    const struct transpose *k = (const struct transpose *)context;
    for (size_t i = 0; i < k->rows; i++) {
        for (size_t j = 0; j < k->columns; j++) k->out[j * k->rows + i] = k->in[i * k->columns + j];
    }
}

int main(int argc, char **argv) {
    const size_t rows = demo_size(argc, argv, 1, "rows", 1000, 1, 16384);
    const size_t columns = demo_size(argc, argv, 2, "columns", rows, 1, 16384);
    uint32_t *in = (uint32_t *)demo_alloc(rows * columns, sizeof *in);
    uint32_t *out = (uint32_t *)demo_alloc(rows * columns + 1, sizeof *out);
    struct transpose k = {NULL, NULL, 0, 0};
    char size[40];
    int ok = 1;
    demo_usage(argc, argv, 2, "[rows [columns]]");
    k.in = in;
    k.out = out;
    k.rows = rows;
    k.columns = columns;
    for (size_t i = 0; i < rows * columns; i++) in[i] = (uint32_t)i;
    run_sg(&k);
    for (size_t i = 0; i < columns; i++) {
        for (size_t j = 0; j < rows; j++) ok &= out[i * rows + j] == j * columns + i;
    }
    ok &= out[rows * columns] == 0;
    snprintf(size, sizeof size, "%ux%u", (unsigned)rows, (unsigned)columns);
    demo_row("transpose u32", size, ok, 8.0 * (double)(rows * columns), "GB/s",
             demo_compare(run_sg, run_plain, &k));
    demo_free(in);
    demo_free(out);
    return !ok;
}
