// SPDX-License-Identifier: MIT
// Eight sums at a time.
#include <xsimd/xsimd.hpp>

#include "../../kernels/reduce.h"

template <class T> static T sum_of(const T *x, std::size_t n) {
    using batch = xsimd::batch<T>;
    const std::size_t lanes = batch::size;
    batch s0(T(0)), s1 = s0, s2 = s0, s3 = s0, s4 = s0, s5 = s0, s6 = s0, s7 = s0;
    std::size_t i = 0;
    for (; i + 8 * lanes <= n; i += 8 * lanes) {
        s0 += batch::load_unaligned(x + i);
        s1 += batch::load_unaligned(x + i + lanes);
        s2 += batch::load_unaligned(x + i + 2 * lanes);
        s3 += batch::load_unaligned(x + i + 3 * lanes);
        s4 += batch::load_unaligned(x + i + 4 * lanes);
        s5 += batch::load_unaligned(x + i + 5 * lanes);
        s6 += batch::load_unaligned(x + i + 6 * lanes);
        s7 += batch::load_unaligned(x + i + 7 * lanes);
    }
    T sum = xsimd::hadd(((s0 + s4) + (s2 + s6)) + ((s1 + s5) + (s3 + s7)));
    for (; i < n; i++) sum += x[i];
    return sum;
}
BENCH_RUN(reduce_f32, k) { *k->sum = sum_of(k->x, k->n); }
BENCH_RUN(reduce_u32, k) { *k->sum = sum_of(k->x, k->n); }
