// SPDX-License-Identifier: MIT
#include <hwy/highway.h>

#include "../../kernels/jacobi.h"

namespace hn = hwy::HWY_NAMESPACE;

static bool Sweep(const bench_jacobi *k, const float *from, float *to) {
    const hn::ScalableTag<float> d;
    const std::size_t n = k->n, stride = k->stride, lanes = hn::Lanes(d);
    const auto quarter = hn::Set(d, 0.25f), enough = hn::Set(d, k->enough);
    bool moved = false;
    for (std::size_t i = 0; i < n; i++) {
        const float *p = from + i * stride;
        float *q = to + i * stride;
        auto most = hn::Zero(d);
        for (std::size_t j = 0; j < n; j += lanes) {
            const auto sides = hn::Add(hn::LoadU(d, p + j - 1), hn::LoadU(d, p + j + 1));
            const auto ends = hn::Add(hn::LoadU(d, p + j - stride), hn::LoadU(d, p + j + stride));
            const auto next = hn::Mul(hn::Add(sides, ends), quarter);
            most = hn::Max(hn::Abs(hn::Sub(next, hn::LoadU(d, p + j))), most);
            hn::StoreU(next, d, q + j);
        }
        moved |= !hn::AllFalse(d, hn::Gt(most, enough));
    }
    return moved;
}
BENCH_RUN(jacobi, k) { bench_jacobi_run(k, Sweep); }
