/* SPDX-License-Identifier: MIT */
/* hnswlib's exact search, on its own copy of the rows. */
#include "../../kernels/top_k.h"

#include <hnswlib/hnswlib.h>

#include <memory>

BENCH_RUN_AS(top_k_l2, hnswlib, k) {
    static hnswlib::L2Space space(BENCH_TOP_K_D);
    static std::unique_ptr<hnswlib::BruteforceSearch<float>> search;
    static const float *of;
    if (of != k->rows || search->cur_element_count != k->n) {
        search.reset(new hnswlib::BruteforceSearch<float>(&space, k->n));
        for (size_t r = 0; r < k->n; r++) search->addPoint(k->rows + r * BENCH_TOP_K_D, r);
        of = k->rows;
    }
    auto found = search->searchKnn(k->query, BENCH_TOP_K);
    for (size_t i = BENCH_TOP_K; i-- > 0; found.pop()) {
        k->distance[i] = found.top().first;
        k->index[i] = (uint32_t)found.top().second;
    }
}
