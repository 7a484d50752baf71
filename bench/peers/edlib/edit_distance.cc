/* SPDX-License-Identifier: MIT */
/* edlib, one pair at a time, because its interface takes one pair. */
#include "../../kernels/edit_distance.h"

#include <edlib.h>

BENCH_RUN_AS(edit_distance, edlib, k) {
    const EdlibAlignConfig config = edlibNewAlignConfig(-1, EDLIB_MODE_NW, EDLIB_TASK_DISTANCE, nullptr, 0);
    for (size_t i = 0; i < k->n; i++) {
        EdlibAlignResult result = edlibAlign((const char *)k->word, BENCH_WORD, (const char *)k->rows + i * BENCH_TEXT, (int)k->length[i], config);
        k->distance[i] = (uint32_t)result.editDistance;
        edlibFreeAlignResult(result);
    }
}
