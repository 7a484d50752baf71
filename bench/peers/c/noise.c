/* SPDX-License-Identifier: MIT */
/* Without branches, so that compilers can vectorise a row. */
#include "../../kernels/noise.h"

#include <math.h>

#include "c.h"

static inline float corner(uint32_t h, float x, float y, float z) {
    h &= 15;
    const float u = h < 8 ? x : y, w = (h & 13) == 12 ? x : z, v = h < 4 ? y : w;
    return (h & 1 ? -u : u) + (h & 2 ? -v : v);
}
static inline float fade(float t) { return t * t * t * (t * (6 * t - 15) + 10); }
static inline float between(float t, float a, float b) { return a + t * (b - a); }

/* rows of pixels, the octave's part added; PAIR(table, i, first, second): the numbers at i and i + 1 */
#define ONE_BY_ONE(i, first, second) const uint32_t first = table[i], second = table[(i) + 1];
#define BY_PAIRS(i, first, second) const uint32_t of_##first = table[i], first = of_##first & 0xffff, second = of_##first >> 16;
#define ROW(name, PAIR) \
    static inline void name(size_t n, float scale, float part, const uint32_t *restrict table, float y, float z, float *restrict to) { \
        const uint32_t j = (uint32_t)y & 255, l = (uint32_t)z & 255; \
        const float py = y - floorf(y), pz = z - floorf(z), v = fade(py), w = fade(pz); \
        BENCH_SIMD \
        for (size_t i = 0; i < n; i++) { \
            const float x = (float)(int)i * scale, cell = floorf(x), px = x - cell, u = fade(px); \
            const uint32_t at = (uint32_t)(int)cell & 255; \
            PAIR(at, a, b) \
            PAIR(a + j, aa, ab) \
            PAIR(b + j, ba, bb) \
            PAIR(aa + l, c000, c001) \
            PAIR(ba + l, c100, c101) \
            PAIR(ab + l, c010, c011) \
            PAIR(bb + l, c110, c111) \
            const float z00 = between(u, corner(c000, px, py, pz), corner(c100, px - 1, py, pz)); \
            const float z01 = between(u, corner(c010, px, py - 1, pz), corner(c110, px - 1, py - 1, pz)); \
            const float z10 = between(u, corner(c001, px, py, pz - 1), corner(c101, px - 1, py, pz - 1)); \
            const float z11 = between(u, corner(c011, px, py - 1, pz - 1), corner(c111, px - 1, py - 1, pz - 1)); \
            to[i] += part * fabsf(between(w, between(v, z00, z01), between(v, z10, z11))); \
        } \
    }
ROW(row_one_by_one, ONE_BY_ONE)
ROW(row_by_pairs, BY_PAIRS)

#define PICTURE(row_of, table) \
    BENCH_FOR \
    for (size_t row = 0; row < k->n; row++) { \
        float *to = k->to + row * k->n, times = 1; \
        for (size_t i = 0; i < k->n; i++) to[i] = 0; \
        for (int o = 0; o < BENCH_NOISE_OCTAVES; o++, times *= 2) { \
            row_of(k->n, k->scale * times, 1 / times, table, (float)row * k->scale * times, BENCH_NOISE_Z * times, to); \
        } \
    }
BENCH_RUN(noise, k) { PICTURE(row_one_by_one, k->perm) }
BENCH_RUN_AS(noise, pairs, k) { PICTURE(row_by_pairs, k->pairs) }
