// SPDX-License-Identifier: MIT
// Highway's own sort, vqsort.
#include <hwy/contrib/sort/traits-inl.h>
#include <hwy/contrib/sort/vqsort-inl.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "../../kernels/sort.h"

#ifndef SORT_VARIANT // sort_avx2.cc has another one
#define SORT_VARIANT vqsort
#endif
namespace hn = hwy::HWY_NAMESPACE;

static void Sort(std::uint32_t *keys, std::size_t n) {
    using Order = hn::detail::TraitsLane<hn::detail::OrderAscending<std::uint32_t>>;
    const hn::detail::SharedTraits<Order> st;
    const hn::SortTag<std::uint32_t> d;

    std::uint32_t *none = nullptr; // no buffer is needed where vectors have a fixed size
    hn::Sort(d, st, keys, n, none);
}
#define RUN_AS(kernel, variant, k) BENCH_RUN_AS(kernel, variant, k)
RUN_AS(sort, SORT_VARIANT, k) {
    std::copy(k->x, k->x + k->n, k->y);
    Sort(k->y, k->n);
}
RUN_AS(sort64, SORT_VARIANT, k) {
    std::copy(k->x, k->x + k->n, k->y);
    for (std::size_t i = 0; i < k->n; i += 64) Sort(k->y + i, 64);
}
