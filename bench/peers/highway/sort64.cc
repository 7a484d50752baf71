// SPDX-License-Identifier: MIT
// A block in each lane, as in bench/peers/x86/sort64_columns.c: tiles of as many rows as a vector has lanes (8 or 16) are
// transposed, and vectors compared with vectors.
#include <hwy/cache_control.h>
#include <hwy/highway.h>

#include <cstdint>

#include "../../kernels/sort.h"
#include "tile.h"

namespace hn = hwy::HWY_NAMESPACE;
#if HWY_MAX_BYTES == 32 || HWY_MAX_BYTES == 64
namespace {
constexpr std::size_t S = HWY_MAX_BYTES / 4;
using D = hn::FixedTag<std::uint32_t, S>;
using V = hn::Vec<D>;
using Row = std::uint32_t[S];

HWY_INLINE void Order(V &x, V &y) {
    const V lo = hn::Min(x, y);
    y = hn::Max(x, y);
    x = lo;
}
constexpr unsigned char kPairs[60][2] = {
#define PAIR(i, j) {i, j},
#if HWY_MAX_BYTES == 64
    BENCH_SORT_16(PAIR)
#else
    BENCH_SORT_8(PAIR)
#endif
#undef PAIR
};
constexpr std::size_t kPairCount = S == 16 ? 60 : 19;
HWY_INLINE void SortTile(V *v) {
BENCH_UNROLL(60)
    for (std::size_t i = 0; i < kPairCount; i++) Order(v[kPairs[i][0]], v[kPairs[i][1]]);
}
HWY_INLINE void JoinTiles(V *v, const Row *from, bool sorted, bool larger) {
    const D d;
BENCH_UNROLL(16)
    for (std::size_t i = 0; i < S; i++) {
        const V x = hn::Load(d, from[i]), y = hn::Load(d, from[sorted ? 2 * S - 1 - i : S + i]);
        v[i] = larger ? hn::Max(x, y) : hn::Min(x, y);
    }
BENCH_UNROLL(4)
    for (std::size_t apart = S / 2; apart > 0; apart /= 2) {
BENCH_UNROLL(16)
        for (std::size_t i = 0; i < S; i++) {
            if (!(i & apart)) Order(v[i], v[i + apart]);
        }
    }
}
HWY_INLINE void StoreTile(Row *to, const V *v) {
BENCH_UNROLL(16)
    for (std::size_t i = 0; i < S; i++) hn::Store(v[i], D(), to[i]);
}
template <bool kStream> HWY_INLINE void PutTile(std::uint32_t *y, V *v, std::size_t count) {
    bench_hwy::Transpose(D(), v);
BENCH_UNROLL(16)
    for (std::size_t l = 0; l < S; l++) {
        if (l < count && kStream) hn::Stream(v[l], D(), y + l * 64);
        else if (l < count) hn::StoreU(v[l], D(), y + l * 64);
    }
}
HWY_INLINE void OrderRows(std::uint32_t *a, std::uint32_t *b) {
    const D d;
    const V x = hn::Load(d, a), y = hn::Load(d, b);
    hn::Store(hn::Min(x, y), d, a);
    hn::Store(hn::Max(x, y), d, b);
}
HWY_INLINE void Merge(Row *from, Row *to, std::size_t size) {
    for (std::size_t begin = 0; begin < 64 && size > 2 * S; begin += size) {
        for (std::size_t i = begin, j = begin + size - 1; i < j; i++, j--) OrderRows(from[i], from[j]);
        for (std::size_t apart = size / 4; apart > S; apart /= 2) {
            for (std::size_t i = begin; i < begin + size; i++) {
                if (!(i & apart)) OrderRows(from[i], from[i + apart]);
            }
        }
    }
    for (std::size_t begin = 0; begin < 64 && size < 64; begin += 2 * S) {
        V v[S];
        JoinTiles(v, from + begin, size == 2 * S, false);
        StoreTile(to + begin, v);
        JoinTiles(v, from + begin, size == 2 * S, true);
        StoreTile(to + begin + S, v);
    }
}
template <bool kStream> HWY_INLINE void Columns(const std::uint32_t *x, std::uint32_t *y, std::size_t count) {
    const D d;
    alignas(64) std::uint32_t t[2][64 + 1][S]; // a row more: no load waits for a store 4096 bytes away
    V v[S];
    int from = 0;
    if (kStream) { // in the order of memory, which the processor can prefetch
        for (std::size_t i = 0; i < 64; i++) hn::Store(i * S < count * 64 ? hn::LoadU(d, x + i * S) : hn::Zero(d), d, t[1][i]);
        x = t[1][0];
    }
    for (std::size_t tile = 0; tile < 64; tile += S) {
BENCH_UNROLL(16)
        for (std::size_t l = 0; l < S; l++) v[l] = kStream || l < count ? hn::LoadU(d, x + l * 64 + tile) : hn::Zero(d);
        bench_hwy::Transpose(D(), v);
        SortTile(v);
        StoreTile(t[0] + tile, v);
    }
    for (std::size_t size = 2 * S; size <= 64; size *= 2, from ^= size <= 64) Merge(t[from], t[from ^ 1], size);
    for (std::size_t tile = 0; tile < 64; tile += 2 * S) {
        JoinTiles(v, t[from] + tile, S == 32, false);
        PutTile<kStream>(y + tile, v, count);
        JoinTiles(v, t[from] + tile, S == 32, true);
        PutTile<kStream>(y + tile + S, v, count);
    }
}
template <bool kStream> void Run(const bench_sort64 *k) {
    const std::size_t step = 64 * S;
    std::size_t i = 0;
    for (; i + step <= k->n; i += step) Columns<kStream>(k->x + i, k->y + i, S);
    if (i < k->n) Columns<kStream>(k->x + i, k->y + i, (k->n - i) / 64);
    hwy::FlushStream();
}
} // namespace

BENCH_RUN_AS(sort64, columns, k) {
    if (k->n > 1 << 20) Run<true>(k);
    else Run<false>(k);
}
#endif
