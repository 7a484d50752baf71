// SPDX-License-Identifier: MIT
// Steps 1, 2 inside blocks of 128 bits, by a shift; then the blocks. The last lane is carried to the next vector.
// Exclusive is the same for the elements one place further left.
#include <hwy/cache_control.h>
#include <hwy/highway.h>

#include "../../kernels/scan.h"

namespace hn = hwy::HWY_NAMESPACE;
namespace {
constexpr std::size_t kCached = 1 << 20;

template <class T> class Scan {
  public:
    using D = hn::ScalableTag<T>;
    using V = hn::Vec<D>;
    using Indices = decltype(hn::SetTableIndices(D(), static_cast<const int *>(nullptr)));

    void Walk(const T *in, T *y, std::size_t n, T carry, bool stream) const {
        if (stream) Steps<true>(in, y, n, carry);
        else Steps<false>(in, y, n, carry);
    }

  private:
    static Indices Lane(std::size_t (*of)(std::size_t)) {
        int at[hn::MaxLanes(D())];
        for (std::size_t i = 0; i < hn::Lanes(D()); i++) at[i] = static_cast<int>(of(i));
        return hn::SetTableIndices(D(), at);
    }
    HWY_INLINE V Inclusive(V v) const {
        v = hn::Add(v, hn::ShiftLeftLanes<1>(d, v));
        v = hn::Add(v, hn::ShiftLeftLanes<2>(d, v));
        if (hn::Lanes(d) > 4) v = hn::Add(v, hn::IfThenZeroElse(first4, hn::TableLookupLanes(v, up4)));
        if (hn::Lanes(d) > 8) v = hn::Add(v, hn::IfThenZeroElse(first8, hn::TableLookupLanes(v, up8)));
        return v;
    }
    template <bool kStream> HWY_INLINE void Step(const T *in, T *y, V &before) const {
        const V sums = Inclusive(hn::LoadU(d, in)), out = hn::Add(before, sums);
        before = hn::Add(before, hn::TableLookupLanes(sums, last));
        if (kStream) hn::Stream(out, d, y);
        else hn::StoreU(out, d, y);
    }
    template <bool kStream> void Steps(const T *in, T *y, std::size_t n, T carry) const {
        const std::size_t lanes = hn::Lanes(d);
        V before = hn::Set(d, carry);
        std::size_t i = 0;
        for (; i + 4 * lanes <= n; i += 4 * lanes) {
            Step<kStream>(in + i, y + i, before);
            Step<kStream>(in + i + lanes, y + i + lanes, before);
            Step<kStream>(in + i + 2 * lanes, y + i + 2 * lanes, before);
            Step<kStream>(in + i + 3 * lanes, y + i + 3 * lanes, before);
        }
        carry = hn::GetLane(before);
        for (; i < n; i++) y[i] = carry += in[i];
        hwy::FlushStream();
    }

    const D d = {};
    // the last lane of the block before, and of the one two before
    const Indices up4 = Lane([](std::size_t i) { return i < 4 ? i : i / 4 * 4 - 1; });
    const Indices up8 = Lane([](std::size_t i) { return i < 8 ? i : i / 4 * 4 - 5; });
    const Indices last = Lane([](std::size_t) { return hn::Lanes(D()) - 1; });
    const hn::Mask<D> first4 = hn::FirstN(d, 4), first8 = hn::FirstN(d, 8);
};

template <class T> void Inclusive(std::size_t n, const T *x, T *y) { Scan<T>().Walk(x, y, n, 0, n > kCached); }
template <class T> void Exclusive(std::size_t n, const T *x, T *y) {
    const std::size_t first = hn::Lanes(hn::ScalableTag<T>()) < n ? hn::Lanes(hn::ScalableTag<T>()) : n;
    T carry = 0;
    for (std::size_t i = 0; i < first; i++) {
        y[i] = carry;
        if (i + 1 < first) carry += x[i];
    }
    if (first < n) Scan<T>().Walk(x + first - 1, y + first, n - first, carry, n > kCached);
}
} // namespace
BENCH_RUN(scan_inclusive_f32, k) { Inclusive(k->n, k->x, k->y); }
BENCH_RUN(scan_exclusive_f32, k) { Exclusive(k->n, k->x, k->y); }
BENCH_RUN(scan_inclusive_u32, k) { Inclusive(k->n, k->x, k->y); }
BENCH_RUN(scan_exclusive_u32, k) { Exclusive(k->n, k->x, k->y); }
