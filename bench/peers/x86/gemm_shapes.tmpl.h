/* SPDX-License-Identifier: MIT */
/* The shapes of chapter 9 in the forms that are fastest for sg, for registers `real` of `number`; gemm_tiled.c is free in
 * shape. n is a multiple of 128 here. */
#if !defined LANES || !defined SQUARE
#error "bench: gemm_shapes.tmpl.h is included by gemm.c and gemm_f64.c"
#endif

#define EACH4(f) f(0) f(1) f(2) f(3)
#define EACH8(f) EACH4(f) f(4) f(5) f(6) f(7)

/* ---- a row of C at a time: 8 registers of it, or all of it in memory ---- */

#define SUM(v) real sum##v = ZERO();
#define ADD(v) sum##v = FMA(x, LOAD(b + v * LANES), sum##v);
#define PUT(v) STORE(c + v * LANES, sum##v);
BENCH_RUN(GEMM(_naive), k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t row = 0; row < n; row++) {
        for (size_t column = 0; column < n; column += 8 * LANES) {
            const number *a = k->a + row * n, *b = k->b + column;
            number *c = k->c + row * n + column;
            EACH8(SUM)
            for (size_t i = 0; i < n; i++, b += n) {
                const real x = SPLAT(a[i]);
                EACH8(ADD)
            }
            EACH8(PUT)
        }
    }
}
BENCH_RUN_AS(GEMM(_naive), rows, k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t row = 0; row < n; row++) {
        const number *b = k->b;
        number *c = k->c + row * n;
        for (size_t j = 0; j < n; j += LANES) STORE(c + j, ZERO());
        for (size_t i = 0; i < n; i++, b += n) {
            const real x = SPLAT(k->a[row * n + i]);
            for (size_t j = 0; j < n; j += LANES) STORE(c + j, FMA(x, LOAD(b + j), LOAD(c + j)));
        }
    }
}
#undef SUM
#undef ADD
#undef PUT

/* ---- squares of C from tiles in cache, 4 rows at a time by as many registers as there are sums for ---- */

enum { SIDE = SQUARE };
#if BENCH_512
enum { VALUES = 4 };
#define EACH_OF_B(f) f(0) f(1) f(2) f(3)
#define EACH_VALUE(f, r) f(r, 0) f(r, 1) f(r, 2) f(r, 3)
#else
enum { VALUES = 2 };
#define EACH_OF_B(f) f(0) f(1)
#define EACH_VALUE(f, r) f(r, 0) f(r, 1)
#endif
#define EACH_SUM(f) EACH_VALUE(f, 0) EACH_VALUE(f, 1) EACH_VALUE(f, 2) EACH_VALUE(f, 3)
#define GET(r, v) real sum##r##v = LOAD(&sum[y + r][x + v * LANES]);
/* GCC 12 would load it again for each use: more loads than there is time for */
#define OF_B(v) \
    real b##v = LOAD(&b[i][x + v * LANES]); \
    __asm__("" : "+v"(b##v));
#define ADD(r, v) sum##r##v = FMA(x##r, b##v, sum##r##v);
#define ROW(r) \
    const real x##r = SPLAT(a[y + r][i]); \
    EACH_VALUE(ADD, r)
#define PUT(r, v) STORE(&sum[y + r][x + v * LANES], sum##r##v);
static void copy_square(number to[SIDE][SIDE], const number *from, size_t n) {
    for (size_t y = 0; y < SIDE; y++) {
        for (size_t x = 0; x < SIDE; x += LANES) STORE(&to[y][x], LOAD(from + y * n + x));
    }
}
BENCH_RUN(GEMM(_local), k) {
    const size_t n = k->n, side = n / SIDE;
    BENCH_FOR
    for (size_t square = 0; square < side * side; square++) {
        const size_t row = square / side * SIDE, column = square % side * SIDE;
        _Alignas(64) number a[SIDE][SIDE], b[SIDE][SIDE], sum[SIDE][SIDE] = {{0}};
        for (size_t first = 0; first < n; first += SIDE) {
            copy_square(a, k->a + row * n + first, n);
            copy_square(b, k->b + first * n + column, n);
            for (size_t y = 0; y < SIDE; y += 4) {
                for (size_t x = 0; x < SIDE; x += VALUES * LANES) {
                    EACH_SUM(GET)
                    for (size_t i = 0; i < SIDE; i++) {
                        EACH_OF_B(OF_B)
                        EACH4(ROW)
                    }
                    EACH_SUM(PUT)
                }
            }
        }
        for (size_t y = 0; y < SIDE; y++) {
            for (size_t x = 0; x < SIDE; x += LANES) STORE(k->c + (row + y) * n + column + x, LOAD(&sum[y][x]));
        }
    }
}
#undef GET
#undef OF_B
#undef ADD
#undef ROW
#undef PUT

/* ---- lanes of A broadcast by a permute, 8 or 4 rows of 2 registers at a time ---- */

#if LANES == 16
#define EACH_LANE(f) \
    f(0) f(1) f(2) f(3) f(4) f(5) f(6) f(7) f(8) f(9) f(10) f(11) f(12) f(13) f(14) f(15)
#elif LANES == 8
#define EACH_LANE EACH8
#else
#define EACH_LANE EACH4
#endif
#if BENCH_512
enum { TALL = 8 };
#define EACH_TALL EACH8
#define EACH_ADD(j) ADD(0, j) ADD(1, j) ADD(2, j) ADD(3, j) ADD(4, j) ADD(5, j) ADD(6, j) ADD(7, j)
#else
enum { TALL = 4 };
#define EACH_TALL EACH4
#define EACH_ADD(j) ADD(0, j) ADD(1, j) ADD(2, j) ADD(3, j)
#endif
#define SUM(r) real x##r = ZERO(), y##r = x##r;
#define PART(r) const real part##r = LOAD(a + r * n + i);
#define ADD(r, j) s = LANE(part##r, j), x##r = FMA(s, x, x##r), y##r = FMA(s, y, y##r);
#define STEP(j) \
    { \
        const real x = LOAD(b + (i + j) * n), y = LOAD(b + (i + j) * n + LANES); \
        real s; \
        EACH_ADD(j) \
    }
#define PUT(r) STORE(c + r * n, x##r), STORE(c + r * n + LANES, y##r);
BENCH_RUN(GEMM(_broadcast), k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t row = 0; row < n; row += TALL) {
        for (size_t column = 0; column < n; column += 2 * LANES) {
            const number *a = k->a + row * n, *b = k->b + column;
            number *c = k->c + row * n + column;
            EACH_TALL(SUM)
            for (size_t i = 0; i < n; i += LANES) {
                EACH_TALL(PART)
                EACH_LANE(STEP)
            }
            EACH_TALL(PUT)
        }
    }
}
