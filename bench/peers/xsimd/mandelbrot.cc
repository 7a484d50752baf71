// SPDX-License-Identifier: MIT
// A register of pixels at a time, and four, one below the other.
#include <xsimd/xsimd.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "../../kernels/mandelbrot.h"

namespace {
using batch = xsimd::batch<float>;
using counts = xsimd::batch<std::int32_t>;
using mask = xsimd::batch_bool<float>;

struct pixels {
    batch x, y, cy;
    counts steps;
};
inline pixels begin(std::size_t row, float scale, const batch &cx) {
    const batch cy(std::fmaf(static_cast<float>(row), scale, BENCH_MANDEL_TOP));
    return {cx, cy, cy, counts(0)};
}
inline mask step(pixels &p, const batch &cx, const batch &four, const counts &now) {
    const batch yy = p.y * p.y;
    const mask in = xsimd::fma(p.x, p.x, yy) <= four;
    p.steps = xsimd::select(xsimd::bool_cast(in), now, p.steps);
    p.y = xsimd::fma(p.x + p.x, p.y, p.cy);
    p.x = xsimd::fma(p.x, p.x, cx - yy);
    return in;
}
inline batch column_of(std::size_t column, float scale) {
    float at[batch::size];
    for (std::size_t i = 0; i < batch::size; i++) at[i] = static_cast<float>(column + i);
    return xsimd::fma(batch::load_unaligned(at), batch(scale), batch(BENCH_MANDEL_LEFT));
}
} // namespace

BENCH_RUN(mandelbrot, k) {
    const std::size_t n = k->n;
    const batch four(4.0f);
    for (std::size_t row = 0; row < n; row++) {
        for (std::size_t column = 0; column < n; column += batch::size) {
            const batch cx = column_of(column, k->scale);
            pixels p = begin(row, k->scale, cx);
            counts now(0);
            for (int i = 0; i < BENCH_MANDEL_MOST; i++) {
                now += counts(1);
                if (!xsimd::any(step(p, cx, four, now))) break;
            }
            p.steps.store_unaligned((std::int32_t *)k->steps + row * n + column);
        }
    }
}
BENCH_RUN_AS(mandelbrot, x4, k) {
    const std::size_t n = k->n;
    const batch four(4.0f);
    for (std::size_t row = 0; row < n; row += 4) {
        for (std::size_t column = 0; column < n; column += batch::size) {
            const batch cx = column_of(column, k->scale);
            pixels p0 = begin(row, k->scale, cx), p1 = begin(row + 1, k->scale, cx);
            pixels p2 = begin(row + 2, k->scale, cx), p3 = begin(row + 3, k->scale, cx);
            std::int32_t *to = (std::int32_t *)k->steps + row * n + column;
            counts now(0);
            for (int i = 0; i < BENCH_MANDEL_MOST; i++) {
                now += counts(1);
                const mask in0 = step(p0, cx, four, now), in1 = step(p1, cx, four, now);
                const mask in2 = step(p2, cx, four, now), in3 = step(p3, cx, four, now);
                if (!xsimd::any((in0 | in1) | (in2 | in3))) break;
            }
            p0.steps.store_unaligned(to);
            p1.steps.store_unaligned(to + n);
            p2.steps.store_unaligned(to + 2 * n);
            p3.steps.store_unaligned(to + 3 * n);
        }
    }
}
