// SPDX-License-Identifier: MIT
// Tiles of 16 rows and as many columns as a vector has lanes (8 or 16), in registers.
#include <hwy/cache_control.h>
#include <hwy/highway.h>

#include "../../kernels/transpose.h"
#include "tile.h"

namespace hn = hwy::HWY_NAMESPACE;
#if HWY_MAX_BYTES == 32 || HWY_MAX_BYTES == 64
namespace {
constexpr std::size_t kLanes = HWY_MAX_BYTES / 4, kRows = 16;
using D = hn::FixedTag<float, kLanes>;
using V = hn::Vec<D>;

template <bool kStream> HWY_INLINE void Tile(const float *x, float *y, std::size_t n) {
    const D d;
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
