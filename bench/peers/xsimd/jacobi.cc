// SPDX-License-Identifier: MIT
#include <xsimd/xsimd.hpp>

#include "../../kernels/jacobi.h"

using batch = xsimd::batch<float>;

static bool sweep(const bench_jacobi *k, const float *from, float *to) {
    const std::size_t n = k->n, stride = k->stride;
    const batch quarter(0.25f), enough(k->enough);
    bool moved = false;
    for (std::size_t i = 0; i < n; i++) {
        const float *p = from + i * stride;
        float *q = to + i * stride;
        batch most(0.0f);
        for (std::size_t j = 0; j < n; j += batch::size) {
            const batch sides = batch::load_unaligned(p + j - 1) + batch::load_unaligned(p + j + 1);
            const batch ends = batch::load_unaligned(p + j - stride) + batch::load_unaligned(p + j + stride);
            const batch next = (sides + ends) * quarter;
            most = xsimd::max(xsimd::abs(next - batch::load_unaligned(p + j)), most);
            next.store_unaligned(q + j);
        }
        moved |= xsimd::any(most > enough);
    }
    return moved;
}
BENCH_RUN(jacobi, k) { bench_jacobi_run(k, sweep); }
