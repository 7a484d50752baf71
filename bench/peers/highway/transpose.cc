// SPDX-License-Identifier: MIT
// Tiles of 16 rows and as many columns as a vector has lanes (8 or 16), in registers. With 16 lanes even and odd
// lanes of two vectors are one instruction: each of four steps moves one bit of the row's number to the lanes.
#include <hwy/cache_control.h>
#include <hwy/highway.h>

#include "../../kernels/transpose.h"

namespace hn = hwy::HWY_NAMESPACE;
#if HWY_MAX_BYTES == 32 || HWY_MAX_BYTES == 64
namespace {
constexpr std::size_t kLanes = HWY_MAX_BYTES / 4, kRows = 16;
using D = hn::FixedTag<float, kLanes>;
using V = hn::Vec<D>;

template <bool kStream> HWY_INLINE void Tile(const float *x, float *y, std::size_t n) {
    const D d;
    const hn::Repartition<double, D> dd;
    V a[kLanes], b[kLanes];
#pragma GCC unroll 16
    for (std::size_t i = 0; i < kLanes; i++) a[i] = hn::LoadU(d, x + i * n);
    if (kLanes == 16) {
#pragma GCC unroll 16
        for (std::size_t step = 1; step < kLanes; step *= 2) {
#pragma GCC unroll 16
            for (std::size_t i = 0; i < kLanes; i++) {
                if (i & step) continue;
                const V p = a[i], q = a[i + step];
                a[i] = hn::ConcatEven(d, q, p);
                a[i + step] = hn::ConcatOdd(d, q, p);
            }
        }
    } else {
#pragma GCC unroll 16
        for (std::size_t i = 0; i < kLanes; i += 2) {
            b[i] = hn::InterleaveLower(d, a[i], a[i + 1]);
            b[i + 1] = hn::InterleaveUpper(d, a[i], a[i + 1]);
        }
#pragma GCC unroll 16
        for (std::size_t i = 0; i < kLanes; i += 4) {
#pragma GCC unroll 16
            for (std::size_t j = 0; j < 2; j++) {
                const auto p = hn::BitCast(dd, b[i + j]), q = hn::BitCast(dd, b[i + j + 2]);
                a[i + 2 * j] = hn::BitCast(d, hn::InterleaveLower(dd, p, q));
                a[i + 2 * j + 1] = hn::BitCast(d, hn::InterleaveUpper(dd, p, q));
            }
        }
#pragma GCC unroll 16
        for (std::size_t i = 0; i < kLanes / 2; i++) {
            const V p = a[i], q = a[i + kLanes / 2];
            a[i] = hn::ConcatLowerLower(d, q, p);
            a[i + kLanes / 2] = hn::ConcatUpperUpper(d, q, p);
        }
    }
#pragma GCC unroll 16
    for (std::size_t i = 0; i < kLanes; i++) {
        if (kStream) hn::Stream(a[i], d, y + i * n);
        else hn::StoreU(a[i], d, y + i * n);
    }
}
template <bool kStream> void Tiles(const bench_transpose *k) {
    const std::size_t n = k->n;
    for (std::size_t row = 0; row < n; row += kRows) {
        for (std::size_t column = 0; column < n; column += kLanes) {
            for (std::size_t r = row; r < row + kRows; r += kLanes) {
                Tile<kStream>(k->x + r * n + column, k->y + column * n + r, n);
            }
        }
    }
    hwy::FlushStream();
}
} // namespace

BENCH_RUN(transpose, k) { Tiles<false>(k); }
BENCH_RUN_AS(transpose, stream, k) { Tiles<true>(k); }
#endif
