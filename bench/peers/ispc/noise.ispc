// SPDX-License-Identifier: MIT
// A pixel for each program instance; the numbers one by one, or two at a time.
inline float corner(uint32 hash, float x, float y, float z) {
    const uint32 h = hash & 15;
    const float u = h < 8 ? x : y, v = h < 4 ? y : (h & 13) == 12 ? x : z;
    return ((h & 1) != 0 ? -u : u) + ((h & 2) != 0 ? -v : v);
}
inline float fade(float t) { return t * t * t * (t * (6 * t - 15) + 10); }
inline uniform float fade(uniform float t) { return t * t * t * (t * (6 * t - 15) + 10); }
inline float between(float t, float a, float b) { return a + t * (b - a); }

#define ONE_BY_ONE(i, first, second) const uint32 first = table[i], second = table[(i) + 1];
#define BY_PAIRS(i, first, second) \
    const uint32 of_##first = table[i]; \
    const uint32 first = of_##first & 0xffff, second = of_##first >> 16;
#define NOISE(name, PAIR) \
    export void name(uniform int n, uniform float scale, uniform float depth, uniform int octaves, const uniform uint32 table[], uniform float to[]) { \
        for (uniform int row = 0; row < n; row++) { \
            foreach (column = 0 ... n) { \
                float sum = 0; \
                uniform float times = 1; \
                for (uniform int o = 0; o < octaves; o++) { \
                    const float x = column * scale * times; \
                    const float cell = floor(x); \
                    const float px = x - cell; \
                    const float u = fade(px); \
                    const uniform float y = row * scale * times, z = depth * times; \
                    const uniform float py = y - floor(y), pz = z - floor(z); \
                    const uniform float v = fade(py), w = fade(pz); \
                    const uniform uint32 j = (uniform uint32)((uniform int)y & 255), l = (uniform uint32)((uniform int)z & 255); \
                    const uint32 at = (uint32)((int)cell & 255); \
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
                    sum += abs(between(w, between(v, z00, z01), between(v, z10, z11))) * (1 / times); \
                    times *= 2; \
                } \
                to[row * n + column] = sum; \
            } \
        } \
    }
NOISE(noise, ONE_BY_ONE)
NOISE(noise_pairs, BY_PAIRS)
