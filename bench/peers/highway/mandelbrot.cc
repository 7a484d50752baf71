// SPDX-License-Identifier: MIT
// A register of pixels at a time, and four, one below the other.
#include <hwy/highway.h>

#include <cmath>

#include "../../kernels/mandelbrot.h"

namespace hn = hwy::HWY_NAMESPACE;

namespace {
const hn::ScalableTag<float> d;
const hn::RebindToUnsigned<decltype(d)> du;
using F = hn::Vec<decltype(d)>;
using U = hn::Vec<decltype(du)>;

struct Pixels {
    F x, y, cy;
    U steps;
};
HWY_INLINE Pixels begin(std::size_t row, float scale, F cx) {
    const F cy = hn::Set(d, std::fmaf(static_cast<float>(row), scale, BENCH_MANDEL_TOP));
    return {cx, cy, cy, hn::Zero(du)};
}
HWY_INLINE hn::Mask<decltype(d)> step(Pixels &p, F cx, F four, U now) {
    const F yy = hn::Mul(p.y, p.y);
    const auto in = hn::Le(hn::MulAdd(p.x, p.x, yy), four);
    p.steps = hn::IfThenElse(hn::RebindMask(du, in), now, p.steps);
    p.y = hn::MulAdd(hn::Add(p.x, p.x), p.y, p.cy);
    p.x = hn::MulAdd(p.x, p.x, hn::Sub(cx, yy));
    return in;
}
HWY_INLINE F column_of(std::size_t column, float scale) {
    const F at = hn::Add(hn::Iota(d, 0.0f), hn::Set(d, static_cast<float>(column)));
    return hn::MulAdd(at, hn::Set(d, scale), hn::Set(d, BENCH_MANDEL_LEFT));
}
} // namespace

BENCH_RUN(mandelbrot, k) {
    const std::size_t n = k->n, lanes = hn::Lanes(d);
    const F four = hn::Set(d, 4.0f);
    for (std::size_t row = 0; row < n; row++) {
        for (std::size_t column = 0; column < n; column += lanes) {
            const F cx = column_of(column, k->scale);
            Pixels p = begin(row, k->scale, cx);
            U now = hn::Zero(du);
            for (int i = 0; i < BENCH_MANDEL_MOST; i++) {
                now = hn::Add(now, hn::Set(du, 1));
                if (hn::AllFalse(d, step(p, cx, four, now))) break;
            }
            hn::StoreU(p.steps, du, k->steps + row * n + column);
        }
    }
}
BENCH_RUN_AS(mandelbrot, x4, k) {
    const std::size_t n = k->n, lanes = hn::Lanes(d);
    const F four = hn::Set(d, 4.0f);
    for (std::size_t row = 0; row < n; row += 4) {
        for (std::size_t column = 0; column < n; column += lanes) {
            const F cx = column_of(column, k->scale);
            Pixels p0 = begin(row, k->scale, cx), p1 = begin(row + 1, k->scale, cx);
            Pixels p2 = begin(row + 2, k->scale, cx), p3 = begin(row + 3, k->scale, cx);
            uint32_t *to = k->steps + row * n + column;
            U now = hn::Zero(du);
            for (int i = 0; i < BENCH_MANDEL_MOST; i++) {
                now = hn::Add(now, hn::Set(du, 1));
                const auto in0 = step(p0, cx, four, now), in1 = step(p1, cx, four, now);
                const auto in2 = step(p2, cx, four, now), in3 = step(p3, cx, four, now);
                if (hn::AllFalse(d, hn::Or(hn::Or(in0, in1), hn::Or(in2, in3)))) break;
            }
            hn::StoreU(p0.steps, du, to);
            hn::StoreU(p1.steps, du, to + n);
            hn::StoreU(p2.steps, du, to + 2 * n);
            hn::StoreU(p3.steps, du, to + 3 * n);
        }
    }
}
