/* SPDX-License-Identifier: MIT */
/* An item is a text. */
#include "../../../examples/edit_distance.h"

#include "../../kernels/edit_distance.h"

#include "sg.h"

struct texts { struct edit_distance t; uint64_t places[256]; };
SG_RANGE_KERNEL(group, sg_item it, const struct texts *k) { edit_distance_group(&k->t, k->places, sg_item_get_linear_id_base(it)); }
BENCH_RUN(edit_distance, k) {
    struct texts all = {{k->word, BENCH_WORD, k->n, BENCH_TEXT, k->groups, k->length, k->distance}, {0}};
    edit_distance_places(&all.t, all.places);
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n), group, &all));
}
