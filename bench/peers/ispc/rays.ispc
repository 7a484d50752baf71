// SPDX-License-Identifier: MIT
// A pixel for each program instance.
struct v3 { float x, y, z; };
inline v3 v3_of(float x, float y, float z) {
    v3 v = {x, y, z};
    return v;
}
inline float dot(v3 a, v3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline v3 along(v3 p, float t, v3 d) { return v3_of(p.x + t * d.x, p.y + t * d.y, p.z + t * d.z); }
inline v3 view(uniform int n, uniform int row, int column, uniform float z) {
    const uniform float y = 1 - (row + 0.5f) * (2.0f / n);
    const float x = (column + 0.5f) * (2.0f / n) - 1;
    const float s = 1 / sqrt(x * x + (y * y + 1));
    return v3_of(x * s, y * s, z * s);
}

#define RAYS 64
// The next two random numbers, times 2^24. The second state is also made of the one before the first, so that the two multiplications of integers do not
// wait for each other.
inline float number_of(unsigned int state) { return (float)(int)(state >> 8); }
inline void next_random(unsigned int &state, float &first, float &second) {
    first = number_of(state * 1664525 + 1013904223);
    state = state * 389569705u + 1196435762u;
    second = number_of(state);
}
// r times cosine and sine of 2 pi v / 2^24 by those of half of 2 pi (1/2 - v / 2^24), times the square root of 2, as polynomials
#define ROOT(x) (1.41421356f * (x))
inline void by_halves(float v, float r, float &x, float &y) {
    const float w = 0.5f - v * (1.0f / 16777216);
    const float u = w * w;
    const float s = w * (ROOT(3.1415927f) + u * (ROOT(-5.1677103f) + u * (ROOT(2.5500774f) + u * (ROOT(-0.5982904f) + u * ROOT(0.07765591f)))));
    const float c = ROOT(1) + u * (ROOT(-4.9348021f) + u * (ROOT(4.0587091f) + u * (ROOT(-1.335212f) + u * (ROOT(0.23493707f) + u * ROOT(-0.02439593f)))));
    const float long_s = s * r;
    x = long_s * s - r;
    y = long_s * c;
}
// The balls, and the downward direction, are turned to the axes of the rays, once for all rays. A ray is 2^12 long, so that the random numbers
// need not be scaled.
inline float seen(const uniform float ball[], v3 p, v3 n, unsigned int state, uniform bool halves) {
    const float sign = n.z < 0 ? -1.0f : 1.0f;
    const float a = -1 / (sign + n.z);
    const float b = n.x * n.y * a;
    const v3 s = v3_of(1 + sign * n.x * n.x * a, sign * b, -sign * n.x), t = v3_of(b, sign + n.y * n.y * a, -n.y);
    v3 turned[3];
    float least[3];
    int open = RAYS;
    for (uniform int j = 0; j < 3; j++) {
        const v3 q = v3_of(p.x - ball[4 * j], p.y - ball[4 * j + 1], p.z - ball[4 * j + 2]);
        turned[j] = v3_of(dot(q, s), dot(q, t), dot(q, n));
        const float c = dot(q, q) - ball[4 * j + 3] * ball[4 * j + 3];
        least[j] = c > 0 ? sqrt(max(c, 0.0f)) * 4096 : 1e30f;
    }
    for (uniform int i = 0; i < RAYS / 32; i++) {
        unsigned int hits = 0;
        for (uniform int bit = 0; bit < 32; bit++) {
            float u, v;
            next_random(state, u, v);
            const float r = sqrt(u);
            float x, y, sine, cosine;
            if (halves) {
                by_halves(v, r, x, y);
            } else {
                sincos(v * (6.28318531f / 16777216), &sine, &cosine);
                x = cosine * r;
                y = sine * r;
            }
            const v3 d = v3_of(x, y, sqrt(16777216 - u));
            unsigned int hit = intbits(s.y * d.x + t.y * d.y + n.y * d.z);
            #pragma unroll
            for (uniform int j = 0; j < 3; j++) {
                const v3 q = turned[j];
                hit |= intbits(q.x * d.x + (q.y * d.y + (q.z * d.z + least[j])));
            }
            hits = (hits << 1) | (hit >> 31);
        }
        open -= popcnt((int)hits);
    }
    return open * (1.0f / RAYS);
}
inline void picture(uniform int n, const uniform float ball[], uniform float to[], uniform bool halves) {
    for (uniform int row = 0; row < n; row++) {
        foreach (column = 0 ... n) {
            const v3 d = view(n, row, column, -1), origin = v3_of(0, 0, 0);
            v3 normal = v3_of(0, 1, 0);
            float t = d.y < 0 ? -0.5f / d.y : 1e30f, open = 0;
            for (uniform int j = 0; j < 3; j++) {
                const uniform float *uniform c = ball + 4 * j;
                const v3 from = v3_of(-c[0], -c[1], -c[2]);
                const float b = -dot(from, d);
                const float under = b * b - (dot(from, from) - c[3] * c[3]);
                if (under > 0) {
                    const float at = b - sqrt(under);
                    if (at > 0 && at < t) {
                        t = at;
                        normal = v3_of((from.x + at * d.x) / c[3], (from.y + at * d.y) / c[3], (from.z + at * d.z) / c[3]);
                    }
                }
            }
            cif (t < 1e30f) {
                open = seen(ball, along(along(origin, t, d), 1e-4f, normal), normal, (unsigned int)(row * n + column) * 747796405 + 2891336453, halves);
            }
            to[row * n + column] = open;
        }
    }
}

export void occlusion(uniform int n, const uniform float ball[], uniform float to[]) { picture(n, ball, to, false); }
export void occlusion_halves(uniform int n, const uniform float ball[], uniform float to[]) { picture(n, ball, to, true); }

#define GRID 48
#define STEP (1.0f / 64)
inline float between(float t, float a, float b) { return a + t * (b - a); }
inline float row_of(const uniform float grid[], int i, uniform int more, float t) {
    const uniform float *uniform from = grid + more;
    return between(t, from[i], from[i + 1]);
}
inline float row_of(const uniform unsigned int grid[], int i, uniform int more, float t) {
    const uniform unsigned int *uniform from = grid + more;
    const unsigned int both = from[i];
    return between(t, (float)(int)(both & 0xffff), (float)(int)(both >> 16));
}
#define VOLUME(name, density, type, scale) \
    inline float density(const uniform type grid[], v3 p) { \
        const float x = clamp(p.x * (GRID - 1), 0.0f, GRID - 1.001f), y = clamp(p.y * (GRID - 1), 0.0f, GRID - 1.001f); \
        const float z = clamp(p.z * (GRID - 1), 0.0f, GRID - 1.001f); \
        const int xi = (int)x, yi = (int)y, zi = (int)z; \
        const int i = (zi * GRID + yi) * GRID + xi; \
        const float fx = x - xi, fy = y - yi, fz = z - zi; \
        const float lower = between(fy, row_of(grid, i, 0, fx), row_of(grid, i, GRID, fx)); \
        return between(fz, lower, between(fy, row_of(grid, i, GRID * GRID, fx), row_of(grid, i, GRID * GRID + GRID, fx))) * scale; \
    } \
    export void name(uniform int n, const uniform float eye[], const uniform float way[], const uniform type grid[], uniform float to[]) { \
        for (uniform int row = 0; row < n; row++) { \
            foreach (column = 0 ... n) { \
                const v3 d = view(n, row, column, 1), o = v3_of(eye[0], eye[1], eye[2]), w = v3_of(way[0], way[1], way[2]); \
                const float ax = -o.x / d.x, bx = (1 - o.x) / d.x, ay = -o.y / d.y, by = (1 - o.y) / d.y, az = -o.z / d.z, bz = (1 - o.z) / d.z; \
                const float from = max(max(0.0f, min(ax, bx)), max(min(ay, by), min(az, bz))); \
                const float until = min(max(ax, bx), min(max(ay, by), max(az, bz))); \
                float light = 0, through = 1; \
                for (float t = from + 0.5f * STEP; t < until && through >= 0.01f; t += STEP) { \
                    const v3 p = along(o, t, d); \
                    const float here = density(grid, p); \
                    cif (here > 0) { \
                        v3 q = p; \
                        float sum = 0; \
                        for (uniform int s = 0; s < 8; s++) { \
                            q = along(q, 1, w); \
                            sum += density(grid, q); \
                        } \
                        light += through * exp(-0.5f * sum) * here * STEP; \
                        through *= exp(-12.0f * STEP * here); \
                    } \
                } \
                to[row * n + column] = light; \
            } \
        } \
    }
VOLUME(volume, density_of_point, float, 1.0f)
VOLUME(volume_pairs, density_of_pair, unsigned int, (1.0f / 65536))
