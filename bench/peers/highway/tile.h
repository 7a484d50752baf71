// SPDX-License-Identifier: MIT
// Tiles of as many vectors of 32-bit lanes as a vector has lanes, 8 or 16, in registers: row i becomes column i. With 16
// lanes even and odd lanes of two vectors are one instruction: each of four steps moves one bit of the row's number
// to the lanes.
#ifndef BENCH_PEERS_HIGHWAY_TILE_H
#define BENCH_PEERS_HIGHWAY_TILE_H

#include <hwy/highway.h>

#include "../../bench.h"

namespace bench_hwy {
namespace {
namespace hn = hwy::HWY_NAMESPACE;
template <class D, class V> HWY_INLINE void Transpose(D d, V *a) {
    constexpr std::size_t kLanes = HWY_MAX_BYTES / 4;
    const hn::RepartitionToWide<D> dd;
    V b[kLanes];
    if (kLanes == 16) {
BENCH_UNROLL(16)
        for (std::size_t step = 1; step < kLanes; step *= 2) {
BENCH_UNROLL(16)
            for (std::size_t i = 0; i < kLanes; i++) {
                if (i & step) continue;
                const V p = a[i], q = a[i + step];
                a[i] = hn::ConcatEven(d, q, p);
                a[i + step] = hn::ConcatOdd(d, q, p);
            }
        }
    } else {
BENCH_UNROLL(16)
        for (std::size_t i = 0; i < kLanes; i += 2) {
            b[i] = hn::InterleaveLower(d, a[i], a[i + 1]);
            b[i + 1] = hn::InterleaveUpper(d, a[i], a[i + 1]);
        }
BENCH_UNROLL(16)
        for (std::size_t i = 0; i < kLanes; i += 4) {
BENCH_UNROLL(16)
            for (std::size_t j = 0; j < 2; j++) {
                const auto p = hn::BitCast(dd, b[i + j]), q = hn::BitCast(dd, b[i + j + 2]);
                a[i + 2 * j] = hn::BitCast(d, hn::InterleaveLower(dd, p, q));
                a[i + 2 * j + 1] = hn::BitCast(d, hn::InterleaveUpper(dd, p, q));
            }
        }
BENCH_UNROLL(16)
        for (std::size_t i = 0; i < kLanes / 2; i++) {
            const V p = a[i], q = a[i + kLanes / 2];
            a[i] = hn::ConcatLowerLower(d, q, p);
            a[i + kLanes / 2] = hn::ConcatUpperUpper(d, q, p);
        }
    }
}
}  // namespace
}  // namespace bench_hwy

#endif
