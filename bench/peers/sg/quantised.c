/* SPDX-License-Identifier: MIT */
#include "../../../examples/quantised.h"

#include "../../kernels/quantised.h"

BENCH_RUN(quantise_q8, k) {
    quantise_q8(k->in, (struct q8_block *)k->y, k->n);
}
BENCH_RUN(dot_q4_q8, k) {
    *k->result = dot_q4_q8((const struct q4_block *)k->x, (const struct q8_block *)k->y, k->n / 32);
}
