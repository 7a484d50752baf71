// SPDX-License-Identifier: MIT
#include <hwy/highway.h>

#include "../../kernels/stream.h"

namespace hn = hwy::HWY_NAMESPACE;

BENCH_RUN(saxpy, k) {
    const hn::ScalableTag<float> d;
    const std::size_t lanes = hn::Lanes(d), whole = k->n / lanes * lanes;
    const auto a = hn::Set(d, k->a);
    for (std::size_t i = 0; i < whole; i += lanes) {
        hn::StoreU(hn::MulAdd(a, hn::LoadU(d, k->x + i), hn::LoadU(d, k->y + i)), d, k->y + i);
    }
    for (std::size_t i = whole; i < k->n; i++) k->y[i] = k->a * k->x[i] + k->y[i];
}
