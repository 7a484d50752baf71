// SPDX-License-Identifier: MIT
// One row of C at a time, 8 registers of it. n is a multiple of 128 here.
#include <hwy/highway.h>

#include "../../kernels/gemm.h"

namespace hn = hwy::HWY_NAMESPACE;

template <class T>
static void naive(std::size_t n, const T *A, const T *B, T *C) {
    const hn::ScalableTag<T> d;
    const std::size_t lanes = hn::Lanes(d);
    for (std::size_t row = 0; row < n; row++) {
        for (std::size_t column = 0; column < n; column += 8 * lanes) {
            const T *a = A + row * n, *b = B + column;
            T *c = C + row * n + column;
            auto s0 = hn::Zero(d), s1 = s0, s2 = s0, s3 = s0, s4 = s0, s5 = s0, s6 = s0, s7 = s0;
            for (std::size_t i = 0; i < n; i++, b += n) {
                const auto x = hn::Set(d, a[i]);
                s0 = hn::MulAdd(x, hn::LoadU(d, b), s0);
                s1 = hn::MulAdd(x, hn::LoadU(d, b + lanes), s1);
                s2 = hn::MulAdd(x, hn::LoadU(d, b + 2 * lanes), s2);
                s3 = hn::MulAdd(x, hn::LoadU(d, b + 3 * lanes), s3);
                s4 = hn::MulAdd(x, hn::LoadU(d, b + 4 * lanes), s4);
                s5 = hn::MulAdd(x, hn::LoadU(d, b + 5 * lanes), s5);
                s6 = hn::MulAdd(x, hn::LoadU(d, b + 6 * lanes), s6);
                s7 = hn::MulAdd(x, hn::LoadU(d, b + 7 * lanes), s7);
            }
            hn::StoreU(s0, d, c);
            hn::StoreU(s1, d, c + lanes);
            hn::StoreU(s2, d, c + 2 * lanes);
            hn::StoreU(s3, d, c + 3 * lanes);
            hn::StoreU(s4, d, c + 4 * lanes);
            hn::StoreU(s5, d, c + 5 * lanes);
            hn::StoreU(s6, d, c + 6 * lanes);
            hn::StoreU(s7, d, c + 7 * lanes);
        }
    }
}
BENCH_RUN(sgemm_naive, k) { naive(k->n, k->a, k->b, k->c); }
BENCH_RUN(dgemm_naive, k) { naive(k->n, k->a, k->b, k->c); }
