/* SPDX-License-Identifier: MIT */
/* SLEEF called from intrinsics, at the widest register. */
#include <immintrin.h>

#include <sleef.h>

#include "../../kernels/math.h"

#ifdef __AVX512F__
#define LANES 16
typedef __m512 f32;
#define F(name) _mm512_##name
#define EXP Sleef_expf16_u10
#define LOG Sleef_logf16_u10
#define ERF Sleef_erff16_u10
#define SUM _mm512_reduce_add_ps
#define MOST _mm512_reduce_max_ps
#elif defined __AVX2__ && defined __FMA__
#define LANES 8
typedef __m256 f32;
#define F(name) _mm256_##name
#define EXP Sleef_expf8_u10
#define LOG Sleef_logf8_u10
#define ERF Sleef_erff8_u10
static inline float SUM(f32 v) {
    __m128 h = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    h = _mm_add_ps(h, _mm_movehl_ps(h, h));
    return _mm_cvtss_f32(_mm_add_ss(h, _mm_movehdup_ps(h)));
}
static inline float MOST(f32 v) {
    __m128 h = _mm_max_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    h = _mm_max_ps(h, _mm_movehl_ps(h, h));
    return _mm_cvtss_f32(_mm_max_ss(h, _mm_movehdup_ps(h)));
}
#endif

#ifdef LANES
static inline f32 normal(f32 d) {
    return F(fmadd_ps)(F(set1_ps)(0.5f), ERF(F(mul_ps)(d, F(set1_ps)(0.70710678f))), F(set1_ps)(0.5f));
}
static inline void prices(const struct bench_black_scholes *k, f32 s, f32 x, f32 t, f32 *call, f32 *put) {
    const f32 r = F(set1_ps)(k->rate), v = F(mul_ps)(F(set1_ps)(k->volatility), F(sqrt_ps)(t));
    const f32 drift = F(set1_ps)(k->rate + 0.5f * k->volatility * k->volatility);
    const f32 d1 = F(div_ps)(F(fmadd_ps)(drift, t, LOG(F(div_ps)(s, x))), v);
    const f32 discounted = F(mul_ps)(x, EXP(F(mul_ps)(F(sub_ps)(F(setzero_ps)(), r), t)));
    *call = F(fmsub_ps)(s, normal(d1), F(mul_ps)(discounted, normal(F(sub_ps)(d1, v))));
    *put = F(sub_ps)(F(add_ps)(*call, discounted), s);
}
BENCH_RUN(black_scholes, k) {
    for (size_t i = 0; i < k->n; i += LANES) {
        const size_t at = i + LANES <= k->n ? i : k->n - LANES; /* the last register begins earlier */
        f32 call, put;
        prices(k, F(loadu_ps)(k->spot + at), F(loadu_ps)(k->strike + at), F(loadu_ps)(k->years + at), &call, &put);
        F(storeu_ps)(k->call + at, call);
        F(storeu_ps)(k->put + at, put);
    }
}
/* a row has at least one register; what is left of it is done in plain C */
BENCH_RUN(softmax, k) {
    const size_t n = k->n, whole = n / LANES * LANES;
    for (size_t r = 0; r < k->rows; r++) {
        const float *x = k->x + r * n;
        float *y = k->y + r * n, most, scale;
        f32 m = F(loadu_ps)(x), sum = F(setzero_ps)(), first;
        for (size_t i = LANES; i < whole; i += LANES) m = F(max_ps)(m, F(loadu_ps)(x + i));
        m = F(max_ps)(m, F(loadu_ps)(x + n - LANES));
        most = MOST(m);
        first = F(set1_ps)(most);
        scale = 0;
        for (size_t i = 0; i < whole; i += LANES) {
            const f32 e = EXP(F(sub_ps)(F(loadu_ps)(x + i), first));
            sum = F(add_ps)(sum, e);
            F(storeu_ps)(y + i, e);
        }
        for (size_t i = whole; i < n; i++) scale += y[i] = Sleef_expf_u10(x[i] - most);
        scale = 1 / (scale + SUM(sum));
        for (size_t i = 0; i < whole; i += LANES) F(storeu_ps)(y + i, F(mul_ps)(F(loadu_ps)(y + i), F(set1_ps)(scale)));
        for (size_t i = whole; i < n; i++) y[i] *= scale;
    }
}
#endif
