// SPDX-License-Identifier: MIT
// One row of C at a time, 8 registers of it. n is a multiple of 128 here.
#include <xsimd/xsimd.hpp>

#include "../../kernels/gemm.h"

template <class T>
static void naive(std::size_t n, const T *A, const T *B, T *C) {
    using batch = xsimd::batch<T>;
    const std::size_t lanes = batch::size;
    for (std::size_t row = 0; row < n; row++) {
        for (std::size_t column = 0; column < n; column += 8 * lanes) {
            const T *a = A + row * n, *b = B + column;
            T *c = C + row * n + column;
            batch s0(T(0)), s1 = s0, s2 = s0, s3 = s0, s4 = s0, s5 = s0, s6 = s0, s7 = s0;
            for (std::size_t i = 0; i < n; i++, b += n) {
                const batch x(a[i]);
                s0 = xsimd::fma(x, batch::load_unaligned(b), s0);
                s1 = xsimd::fma(x, batch::load_unaligned(b + lanes), s1);
                s2 = xsimd::fma(x, batch::load_unaligned(b + 2 * lanes), s2);
                s3 = xsimd::fma(x, batch::load_unaligned(b + 3 * lanes), s3);
                s4 = xsimd::fma(x, batch::load_unaligned(b + 4 * lanes), s4);
                s5 = xsimd::fma(x, batch::load_unaligned(b + 5 * lanes), s5);
                s6 = xsimd::fma(x, batch::load_unaligned(b + 6 * lanes), s6);
                s7 = xsimd::fma(x, batch::load_unaligned(b + 7 * lanes), s7);
            }
            s0.store_unaligned(c);
            s1.store_unaligned(c + lanes);
            s2.store_unaligned(c + 2 * lanes);
            s3.store_unaligned(c + 3 * lanes);
            s4.store_unaligned(c + 4 * lanes);
            s5.store_unaligned(c + 5 * lanes);
            s6.store_unaligned(c + 6 * lanes);
            s7.store_unaligned(c + 7 * lanes);
        }
    }
}
BENCH_RUN(sgemm_naive, k) { naive(k->n, k->a, k->b, k->c); }
BENCH_RUN(dgemm_naive, k) { naive(k->n, k->a, k->b, k->c); }
