/* SPDX-License-Identifier: MIT */
#include "../../../examples/quantised.h"

#include "../../kernels/quantised.h"

#include "sg.h"

#undef SG_SIZE
#define SG_SIZE 32
#include <sg.h>

/* Each item has a number, each sub-group a block. */
SG_RANGE_KERNEL(quantise_q8_blocks, sg_item it, const struct bench_quantise_q8 *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    quantise_q8_block(k->in + i, (struct q8_block *)k->y + i / 32);
}
BENCH_RUN(quantise_q8, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), quantise_q8_blocks, k));
}
BENCH_RUN(dot_q4_q8, k) {
    *k->result = dot_q4_q8((const struct q4_block *)k->x, (const struct q8_block *)k->y, k->n / 32);
}
