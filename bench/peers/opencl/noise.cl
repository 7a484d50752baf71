// SPDX-License-Identifier: MIT
#define OCTAVES 4
#define Z 0.6f

static float corner(uint h, float x, float y, float z) {
    h &= 15;
    const float u = h < 8 ? x : y, v = h < 4 ? y : (h & 13) == 12 ? x : z;
    return (h & 1 ? -u : u) + (h & 2 ? -v : v);
}
static float fade(float t) { return t * t * t * (t * (6 * t - 15) + 10); }

// the numbers at i and i + 1
static uint2 one_by_one(global const uint *perm, uint i) { return (uint2)(perm[i], perm[i + 1]); }
static uint2 by_pair(global const uint *pairs, uint i) { return (uint2)(pairs[i] & 0xffff, pairs[i] >> 16); }

#define NOISE(name, two) \
    kernel void name(uint n, float scale, global const uint *restrict table, global float *restrict to) { \
        const size_t column = get_global_id(0), row = get_global_id(1); \
        float sum = 0, times = 1; \
        for (int o = 0; o < OCTAVES; o++, times *= 2) { \
            const float x = (float)column * scale * times, y = (float)row * scale * times, z = Z * times; \
            const float px = x - floor(x), py = y - floor(y), pz = z - floor(z), u = fade(px), v = fade(py), w = fade(pz); \
            const uint j = (uint)y & 255, l = (uint)z & 255; \
            const uint2 a = two(table, (uint)x & 255), b = two(table, a.x + j), c = two(table, a.y + j); \
            const uint2 d = two(table, b.x + l), e = two(table, c.x + l), f = two(table, b.y + l), g = two(table, c.y + l); \
            const float z00 = mix(corner(d.x, px, py, pz), corner(e.x, px - 1, py, pz), u); \
            const float z01 = mix(corner(f.x, px, py - 1, pz), corner(g.x, px - 1, py - 1, pz), u); \
            const float z10 = mix(corner(d.y, px, py, pz - 1), corner(e.y, px - 1, py, pz - 1), u); \
            const float z11 = mix(corner(f.y, px, py - 1, pz - 1), corner(g.y, px - 1, py - 1, pz - 1), u); \
            sum += fabs(mix(mix(z00, z01, v), mix(z10, z11, v), w)) / times; \
        } \
        to[row * n + column] = sum; \
    }
NOISE(noise, one_by_one)
NOISE(noise_pairs, by_pair)
