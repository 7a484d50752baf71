// SPDX-License-Identifier: MIT
// A point for each program instance along a row; and four planes at once: each of the ten points of a column is loaded once.
#define SIX(d) (((p[x - d] + p[x + d]) + (p[x - d * row] + p[x + d * row])) + (p[x - d * plane] + p[x + d * plane]))
export void stencil3d(uniform int n, uniform int row, uniform int plane, const uniform float c[], const uniform float now[],
                      const uniform float before[], const uniform float speed[], uniform float next[]) {
    const uniform float c0 = c[0], c1 = c[1], c2 = c[2], c3 = c[3];
    for (uniform int z = 0; z < n; z++) {
        for (uniform int y = 0; y < n; y++) {
            const uniform int at = z * plane + y * row;
            const uniform float *uniform p = now + at;
            foreach (x = 0 ... n) {
                const float bend = c0 * p[x] + c1 * SIX(1) + c2 * SIX(2) + c3 * SIX(3);
                next[at + x] = 2 * p[x] - before[at + x] + speed[at + x] * bend;
            }
        }
    }
}

#define FOUR(d) ((p[x - d] + p[x + d]) + (p[x - d * row] + p[x + d * row]))
#define POINT(a, b, c, d, e, f, g) \
    { \
        const float bend = c0 * d + c1 * (FOUR(1) + (c + e)) + c2 * (FOUR(2) + (b + f)) + c3 * (FOUR(3) + (a + g)); \
        NEXT(2 * d - before[at + x] + speed[at + x] * bend) \
        p += plane; \
        at += plane; \
    }
#define COLUMN \
    { \
        const uniform int first = z * plane + y * row; \
        uniform int at = first; \
        const uniform float *uniform p = now + at; \
        const float a0 = p[x - 3 * plane], a1 = p[x - 2 * plane], a2 = p[x - plane], a3 = p[x], a4 = p[x + plane]; \
        const float a5 = p[x + 2 * plane], a6 = p[x + 3 * plane], a7 = p[x + 4 * plane], a8 = p[x + 5 * plane], a9 = p[x + 6 * plane]; \
        POINT(a0, a1, a2, a3, a4, a5, a6) \
        POINT(a1, a2, a3, a4, a5, a6, a7) \
        POINT(a2, a3, a4, a5, a6, a7, a8) \
        POINT(a3, a4, a5, a6, a7, a8, a9) \
    }
#define NEXT(value) next[at + x] = value;
export void stencil3d_slabs(uniform int n, uniform int row, uniform int plane, const uniform float c[], const uniform float now[],
                            const uniform float before[], const uniform float speed[], uniform float next[]) {
    const uniform float c0 = c[0], c1 = c[1], c2 = c[2], c3 = c[3];
    for (uniform int z = 0; z < n; z += 4) {
        for (uniform int y = 0; y < n; y++) {
            foreach (x = 0 ... n) COLUMN
        }
    }
}

// The results go past the caches. n is a multiple of all widths.
#undef NEXT
#define NEXT(value) streaming_store(next + at + at_x, value);
#define PAST_CACHES(name) \
    export void name(uniform int n, uniform int row, uniform int plane, const uniform float c[], const uniform float now[], \
                     const uniform float before[], const uniform float speed[], uniform float next[]) { \
        const uniform float c0 = c[0], c1 = c[1], c2 = c[2], c3 = c[3]; \
        for (uniform int z = 0; z < n; z += 4) { \
            for (uniform int y = 0; y < n; y++) { \
                for (uniform int at_x = 0; at_x < n; at_x += programCount) { \
                    const int x = at_x + programIndex; \
                    COLUMN \
                } \
            } \
        } \
    }
PAST_CACHES(stencil3d_stream)

// Also, what a row reads for the first time is fetched one row early.
#undef NEXT
#define NEXT(value) \
    prefetch_l1(before + at + at_x + row); \
    prefetch_l1(speed + at + at_x + row); \
    prefetch_l1(p + at_x + 3 * plane + (at == first ? 4 * row : row)); \
    streaming_store(next + at + at_x, value);
PAST_CACHES(stencil3d_ahead)
