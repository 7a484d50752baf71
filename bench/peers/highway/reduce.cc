// SPDX-License-Identifier: MIT
// Eight sums at a time.
#include <hwy/highway.h>

#include "../../kernels/reduce.h"

namespace hn = hwy::HWY_NAMESPACE;

template <class T> static T Sum(const T *x, std::size_t n) {
    const hn::ScalableTag<T> d;
    const std::size_t lanes = hn::Lanes(d);
    auto s0 = hn::Zero(d), s1 = s0, s2 = s0, s3 = s0, s4 = s0, s5 = s0, s6 = s0, s7 = s0;
    std::size_t i = 0;
    for (; i + 8 * lanes <= n; i += 8 * lanes) {
        s0 = hn::Add(s0, hn::LoadU(d, x + i));
        s1 = hn::Add(s1, hn::LoadU(d, x + i + lanes));
        s2 = hn::Add(s2, hn::LoadU(d, x + i + 2 * lanes));
        s3 = hn::Add(s3, hn::LoadU(d, x + i + 3 * lanes));
        s4 = hn::Add(s4, hn::LoadU(d, x + i + 4 * lanes));
        s5 = hn::Add(s5, hn::LoadU(d, x + i + 5 * lanes));
        s6 = hn::Add(s6, hn::LoadU(d, x + i + 6 * lanes));
        s7 = hn::Add(s7, hn::LoadU(d, x + i + 7 * lanes));
    }
    s0 = hn::Add(hn::Add(hn::Add(s0, s4), hn::Add(s2, s6)), hn::Add(hn::Add(s1, s5), hn::Add(s3, s7)));
    T sum = hn::GetLane(hn::SumOfLanes(d, s0));
    for (; i < n; i++) sum += x[i];
    return sum;
}
BENCH_RUN(reduce_f32, k) { *k->sum = Sum(k->x, k->n); }
BENCH_RUN(reduce_u32, k) { *k->sum = Sum(k->x, k->n); }
