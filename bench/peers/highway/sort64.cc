// SPDX-License-Identifier: MIT
// A block in each lane, as in bench/peers/x86/sort64_columns.c: tiles of as many rows as a vector has lanes (8 or 16) are
// transposed, and vectors compared with vectors.
#include <hwy/cache_control.h>
#include <hwy/highway.h>

#include <cstdint>

#include "../../kernels/sort.h"

namespace hn = hwy::HWY_NAMESPACE;
#if HWY_MAX_BYTES == 32 || HWY_MAX_BYTES == 64
namespace {
constexpr std::size_t S = HWY_MAX_BYTES / 4;
using D = hn::FixedTag<std::uint32_t, S>;
using V = hn::Vec<D>;
using Row = std::uint32_t[S];

// with 16 lanes even and odd lanes of two vectors are one instruction, see transpose.cc
HWY_INLINE void Transpose(V *a) {
    const D d;
    const hn::Repartition<std::uint64_t, D> dd;
    V b[S];
    if (S == 16) {
#pragma GCC unroll 16
        for (std::size_t step = 1; step < S; step *= 2) {
#pragma GCC unroll 16
            for (std::size_t i = 0; i < S; i++) {
                if (i & step) continue;
                const V p = a[i], q = a[i + step];
                a[i] = hn::ConcatEven(d, q, p);
                a[i + step] = hn::ConcatOdd(d, q, p);
            }
        }
        return;
    }
#pragma GCC unroll 16
    for (std::size_t i = 0; i < S; i += 2) {
        b[i] = hn::InterleaveLower(d, a[i], a[i + 1]);
        b[i + 1] = hn::InterleaveUpper(d, a[i], a[i + 1]);
    }
#pragma GCC unroll 16
    for (std::size_t i = 0; i < S; i += 4) {
#pragma GCC unroll 16
        for (std::size_t j = 0; j < 2; j++) {
            const auto p = hn::BitCast(dd, b[i + j]), q = hn::BitCast(dd, b[i + j + 2]);
            a[i + 2 * j] = hn::BitCast(d, hn::InterleaveLower(dd, p, q));
            a[i + 2 * j + 1] = hn::BitCast(d, hn::InterleaveUpper(dd, p, q));
        }
    }
#pragma GCC unroll 16
    for (std::size_t i = 0; i < S / 2; i++) {
        const V p = a[i], q = a[i + S / 2];
        a[i] = hn::ConcatLowerLower(d, q, p);
        a[i + S / 2] = hn::ConcatUpperUpper(d, q, p);
    }
}
HWY_INLINE void Order(V &x, V &y) {
    const V lo = hn::Min(x, y);
    y = hn::Max(x, y);
    x = lo;
}
// 60 comparisons for 16 rows, by Green; 19 for 8, by Batcher
constexpr unsigned char kPairs[60][2] = {
#if HWY_MAX_BYTES == 64
    {0, 1}, {2, 3}, {4, 5}, {6, 7}, {8, 9}, {10, 11}, {12, 13}, {14, 15}, {0, 2}, {1, 3}, {4, 6}, {5, 7},
    {8, 10}, {9, 11}, {12, 14}, {13, 15}, {0, 4}, {1, 5}, {2, 6}, {3, 7}, {8, 12}, {9, 13}, {10, 14}, {11, 15},
    {0, 8}, {1, 9}, {2, 10}, {3, 11}, {4, 12}, {5, 13}, {6, 14}, {7, 15}, {5, 10}, {6, 9}, {3, 12}, {13, 14},
    {4, 8}, {7, 11}, {1, 2}, {1, 4}, {7, 13}, {2, 8}, {11, 14}, {2, 4}, {5, 6}, {9, 10}, {11, 13}, {3, 8},
    {7, 12}, {6, 8}, {10, 12}, {3, 5}, {7, 9}, {3, 4}, {5, 6}, {7, 8}, {9, 10}, {11, 12}, {6, 7}, {8, 9},
#else
    {0, 1}, {2, 3}, {4, 5}, {6, 7}, {0, 2}, {1, 3}, {4, 6}, {5, 7}, {1, 2}, {5, 6},
    {0, 4}, {1, 5}, {2, 6}, {3, 7}, {2, 4}, {3, 5}, {1, 2}, {3, 4}, {5, 6},
#endif
};
constexpr std::size_t kPairCount = S == 16 ? 60 : 19;
HWY_INLINE void SortTile(V *v) {
#pragma GCC unroll 60
    for (std::size_t i = 0; i < kPairCount; i++) Order(v[kPairs[i][0]], v[kPairs[i][1]]);
}
HWY_INLINE void JoinTiles(V *v, const Row *from, bool sorted, bool larger) {
    const D d;
#pragma GCC unroll 16
    for (std::size_t i = 0; i < S; i++) {
        const V x = hn::Load(d, from[i]), y = hn::Load(d, from[sorted ? 2 * S - 1 - i : S + i]);
        v[i] = larger ? hn::Max(x, y) : hn::Min(x, y);
    }
#pragma GCC unroll 4
    for (std::size_t apart = S / 2; apart > 0; apart /= 2) {
#pragma GCC unroll 16
        for (std::size_t i = 0; i < S; i++) {
            if (!(i & apart)) Order(v[i], v[i + apart]);
        }
    }
}
HWY_INLINE void StoreTile(Row *to, const V *v) {
#pragma GCC unroll 16
    for (std::size_t i = 0; i < S; i++) hn::Store(v[i], D(), to[i]);
}
template <bool kStream> HWY_INLINE void PutTile(std::uint32_t *y, V *v, std::size_t count) {
    Transpose(v);
#pragma GCC unroll 16
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
    if (kStream) { // in the order of memory, which the processor foresees
        for (std::size_t i = 0; i < 64; i++) hn::Store(i * S < count * 64 ? hn::LoadU(d, x + i * S) : hn::Zero(d), d, t[1][i]);
        x = t[1][0];
    }
    for (std::size_t tile = 0; tile < 64; tile += S) {
#pragma GCC unroll 16
        for (std::size_t l = 0; l < S; l++) v[l] = kStream || l < count ? hn::LoadU(d, x + l * 64 + tile) : hn::Zero(d);
        Transpose(v);
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
