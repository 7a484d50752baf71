// SPDX-License-Identifier: MIT
#include <xsimd/xsimd.hpp>

#include "../../kernels/math.h"

using batch = xsimd::batch<float>;

static batch normal(batch d) {
    return xsimd::fma(batch(0.5f), xsimd::erf(d * batch(0.70710678f)), batch(0.5f));
}
BENCH_RUN(black_scholes, k) {
    const batch r(k->rate), sigma(k->volatility), drift(k->rate + 0.5f * k->volatility * k->volatility);
    for (std::size_t i = 0; i < k->n; i += batch::size) {
        const std::size_t at = i + batch::size <= k->n ? i : k->n - batch::size;
        const batch s = batch::load_unaligned(k->spot + at), x = batch::load_unaligned(k->strike + at);
        const batch t = batch::load_unaligned(k->years + at), v = sigma * xsimd::sqrt(t);
        const batch d1 = xsimd::fma(drift, t, xsimd::log(s / x)) / v, discounted = x * xsimd::exp(-r * t);
        const batch call = s * normal(d1) - discounted * normal(d1 - v);
        call.store_unaligned(k->call + at);
        (call + discounted - s).store_unaligned(k->put + at);
    }
}
BENCH_RUN(softmax, k) {
    const std::size_t n = k->n, whole = n / batch::size * batch::size;
    for (std::size_t r = 0; r < k->rows; r++) {
        const float *x = k->x + r * n;
        float *y = k->y + r * n, most = x[0], scale = 0;
        float lanes[batch::size];
        batch m(most), sum(0.0f);
        for (std::size_t i = 0; i < whole; i += batch::size) m = xsimd::max(m, batch::load_unaligned(x + i));
        xsimd::max(m, batch::load_unaligned(x + n - batch::size)).store_unaligned(lanes);
        for (float lane : lanes) most = lane > most ? lane : most;
        for (std::size_t i = 0; i < whole; i += batch::size) {
            const batch e = xsimd::exp(batch::load_unaligned(x + i) - batch(most));
            sum += e;
            e.store_unaligned(y + i);
        }
        for (std::size_t i = whole; i < n; i++) scale += y[i] = xsimd::exp(x[i] - most);
        scale = 1 / (scale + xsimd::hadd(sum));
        for (std::size_t i = 0; i < whole; i += batch::size) (batch::load_unaligned(y + i) * batch(scale)).store_unaligned(y + i);
        for (std::size_t i = whole; i < n; i++) y[i] *= scale;
    }
}
