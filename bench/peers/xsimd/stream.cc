// SPDX-License-Identifier: MIT
#include <xsimd/xsimd.hpp>

#include "../../kernels/stream.h"

using batch = xsimd::batch<float>;

BENCH_RUN(saxpy, k) {
    const batch a(k->a);
    const std::size_t whole = k->n / batch::size * batch::size;
    for (std::size_t i = 0; i < whole; i += batch::size) {
        xsimd::fma(a, batch::load_unaligned(k->x + i), batch::load_unaligned(k->y + i)).store_unaligned(k->y + i);
    }
    for (std::size_t i = whole; i < k->n; i++) k->y[i] = k->a * k->x[i] + k->y[i];
}
