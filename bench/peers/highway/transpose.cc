// SPDX-License-Identifier: MIT
// Tiles of 16 rows and as many columns as a vector has lanes (8 or 16), in registers; in the orders of sg's.
#include <hwy/cache_control.h>
#include <hwy/highway.h>

#include "../../kernels/transpose.h"
#include "tile.h"

namespace hn = hwy::HWY_NAMESPACE;
#if HWY_MAX_BYTES == 32 || HWY_MAX_BYTES == 64
namespace {
constexpr std::size_t kLanes = HWY_MAX_BYTES / 4, kRows = 16, kSquare = 64;
using D = hn::FixedTag<float, kLanes>;
using V = hn::Vec<D>;

template <bool kStream> HWY_INLINE void Tile(const bench_transpose *k, std::size_t row, std::size_t column) {
    const D d;
    const std::size_t n = k->n;
    for (std::size_t r = row; r < row + kRows; r += kLanes) {
        const float *x = k->x + r * n + column;
        float *y = k->y + column * n + r;
        V a[kLanes];
BENCH_UNROLL(16)
        for (std::size_t i = 0; i < kLanes; i++) a[i] = hn::LoadU(d, x + i * n);
        bench_hwy::Transpose(d, a);
BENCH_UNROLL(16)
        for (std::size_t i = 0; i < kLanes; i++) {
            if (kStream) hn::Stream(a[i], d, y + i * n);
            else hn::StoreU(a[i], d, y + i * n);
        }
    }
}
} // namespace

BENCH_RUN(transpose, k) {
    for (std::size_t column = 0; column < k->n; column += kLanes) {
        for (std::size_t row = 0; row < k->n; row += kRows) Tile<false>(k, row, column);
    }
}
BENCH_RUN_AS(transpose, stream, k) {
    for (std::size_t row = 0; row < k->n; row += kRows) {
        for (std::size_t column = 0; column < k->n; column += kLanes) Tile<true>(k, row, column);
    }
    hwy::FlushStream();
}
BENCH_RUN_AS(transpose, squares, k) {
    for (std::size_t row = 0; row < k->n; row += kSquare) {
        for (std::size_t column = 0; column < k->n; column += kSquare) {
            for (std::size_t c = 0; c < kSquare; c += kLanes) {
                for (std::size_t r = 0; r < kSquare; r += kRows) Tile<true>(k, row + r, column + c);
            }
        }
    }
    hwy::FlushStream();
}
#endif
