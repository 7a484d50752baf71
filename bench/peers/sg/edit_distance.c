/* SPDX-License-Identifier: MIT */
#include "../../../examples/edit_distance.h"

#include "../../kernels/edit_distance.h"

BENCH_RUN(edit_distance, k) {
    const struct edit_distance t = {k->word, BENCH_WORD, k->n, BENCH_TEXT, k->groups, k->length, k->distance};
    edit_distance(&t);
}
