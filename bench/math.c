/* SPDX-License-Identifier: MIT */
/* Elementary functions: how exact and how fast, compared with SLEEF and glibc's libmvec (called by their names, at the same register width),
 * with ISPC's default ones (bench/math.ispc), and with libm, one lane at a time. Prints the table of bench/math.md.
 *
 * Error: the largest distance from the true value in units in the last place of the element, over the edge values of the format, numbers of
 * every magnitude, and the range that is timed. The true value comes from libm: in double for f32, in long double for f64.
 * With --all, f32 functions of one operand are tried on every number there is (an hour). With --width it prints the
 * width of a register.
 *
 * Speed: nanoseconds per lane for an array in the first-level cache, medians of ROUNDS rounds in which all take turns, each round beginning with
 * another one. A ratio is the median of the ratios within a round; above 1 sg is faster. Each runs WARM times before it is timed, since a processor that
 * has just run scalar code takes some microseconds until wide registers have their full speed. */
#define _DEFAULT_SOURCE 1 /* clock_gettime */
#include <sg.h>
#include <sg/math.h>

#include <float.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "../tests/native_libm.h"

#ifndef BENCH_MVEC
#define BENCH_MVEC 0
#endif
#ifndef BENCH_SLEEF /* configure found it */
#define BENCH_SLEEF 0
#endif
#ifndef BENCH_ISPC
#define BENCH_ISPC 0
#endif

enum { N = 2048, ROUNDS = 35, WARM = 16, REPEAT = 32, SAMPLES = 1 << 20 };

/* not in C */
#define exp10f(x) powf(10, x)
#define exp10(x) pow(10, x)
#define exp10l(x) powl(10, x)

/* follows the declaration of a peer's function: its symbol, and that it touches no memory */
#define SYMBOL(name) __asm__(SG_STRING(__USER_LABEL_PREFIX__) name) __attribute__((const, nothrow))
/* of one that the library may lack: then its address is NULL */
#define WEAK_SYMBOL(name) __asm__(SG_STRING(__USER_LABEL_PREFIX__) name) __attribute__((const, nothrow, weak))

/* ---- what a function is measured with ---- */

/* the part of SLEEF's name that says how exact the function is; where it is used, and timed: the range of x; y is in 0.1..4 */
#define OF_exp "u10", -10, 10
#define OF_exp2 "u10", -10, 10
#define OF_exp10 "u10", -5, 5
#define OF_expm1 "u10", -3, 3
#define OF_log "u10", 0.01, 100
#define OF_log2 "u10", 0.01, 100
#define OF_log10 "u10", 0.01, 100
#define OF_log1p "u10", -0.9, 10
#define OF_pow "u10", 0.1, 10
#define OF_cbrt "u10", -10, 10
#define OF_hypot "u05", -10, 10
#define OF_sin "u10", -10, 10
#define OF_cos "u10", -10, 10
#define OF_sincos "u10", -10, 10
#define OF_tan "u10", -10, 10
#define OF_asin "u10", -1, 1
#define OF_acos "u10", -1, 1
#define OF_atan "u10", -10, 10
#define OF_atan2 "u10", -10, 10
#define OF_sinh "u10", -5, 5
#define OF_cosh "u10", -5, 5
#define OF_tanh "u10", -3, 3
#define OF_asinh "u10", -10, 10
#define OF_acosh "u10", 1, 10
#define OF_atanh "u10", -0.99, 0.99
#define OF_erf "u10", -3, 3
#define OF_erfc "u15", -3, 3
#define OF_tgamma "u10", -5, 10
#define OF_lgamma "u10", -5, 10
#define OF_native_pow "u10", 0.1, 10
#define OF_native_sin "u35", -10, 10
#define OF_native_cos "u35", -10, 10
#define OF_native_sincos "u35", -10, 10
#define OF_native_tan "u35", -10, 10
#define OF_native_asin "u35", -1, 1
#define OF_native_acos "u35", -1, 1
#define OF_native_atan "u35", -10, 10
#define OF_native_atan2 "u35", -10, 10
/* the name that other libraries have for a row of two functions */
#define PAIR_sincos "sincos"
#define PAIR_native_sincos "sincos"
#define OF_fmod "", -100, 100
#define OF_remainder "", -100, 100

/* ---- libmvec: one function for each register ---- */

#if BENCH_MVEC
typedef float mvec_f32 __attribute__((vector_size(SG_REG_BITS / 8)));
typedef double mvec_f64 __attribute__((vector_size(SG_REG_BITS / 8)));
#if SG_REG_BITS == 512
#define MVEC_F32(v, name) "_ZGVeN16" #v "_" #name "f"
#define MVEC_F64(v, name) "_ZGVeN8" #v "_" #name
#elif SG_REG_BITS == 256
#define MVEC_F32(v, name) "_ZGVdN8" #v "_" #name "f"
#define MVEC_F64(v, name) "_ZGVdN4" #v "_" #name
#else
#define MVEC_F32(v, name) "_ZGVbN4" #v "_" #name "f"
#define MVEC_F64(v, name) "_ZGVbN2" #v "_" #name
#endif
/* a symbol that is not weak, because for weak ones alone the linker drops the library */
void mvec_sincos(void) __asm__(SG_STRING(__USER_LABEL_PREFIX__) MVEC_F32(vvv, sincos));
#define SG_T_MATH(shape, name) MVEC_##shape(name, name)
#define SG_T_MATH_EXACT(shape, name)
#define SG_T_MATH_NATIVE(shape, name, of) MVEC_##shape(name, of)
#define MVEC_V_V(name, of) \
    mvec_f32 mvec_##name##_f32(mvec_f32) WEAK_SYMBOL(MVEC_F32(v, of)); \
    mvec_f64 mvec_##name##_f64(mvec_f64) WEAK_SYMBOL(MVEC_F64(v, of));
#define MVEC_V_VV(name, of) \
    mvec_f32 mvec_##name##_f32(mvec_f32, mvec_f32) WEAK_SYMBOL(MVEC_F32(vv, of)); \
    mvec_f64 mvec_##name##_f64(mvec_f64, mvec_f64) WEAK_SYMBOL(MVEC_F64(vv, of));
#include <sg/tables/functions.h>
#endif

/* ---- SLEEF: the deterministic functions, the ones with the best bound ---- */

#if BENCH_SLEEF
#define FIRST_(a, ...) a
#define FIRST(...) FIRST_(__VA_ARGS__)
typedef float sleef_f32 __attribute__((vector_size(SG_REG_BITS / 8)));
typedef double sleef_f64 __attribute__((vector_size(SG_REG_BITS / 8)));
#if SG_REG_BITS == 512
#define SLEEF_F32(name, of) "Sleef_finz_" of "f16_" FIRST(OF_##name) "avx512f"
#define SLEEF_F64(name, of) "Sleef_finz_" of "d8_" FIRST(OF_##name) "avx512f"
#elif SG_REG_BITS == 256
#define SLEEF_F32(name, of) "Sleef_finz_" of "f8_" FIRST(OF_##name) "avx2"
#define SLEEF_F64(name, of) "Sleef_finz_" of "d4_" FIRST(OF_##name) "avx2"
#else
#define SLEEF_F32(name, of) "Sleef_cinz_" of "f4_" FIRST(OF_##name) "sse2"
#define SLEEF_F64(name, of) "Sleef_cinz_" of "d2_" FIRST(OF_##name) "sse2"
#endif
#define SG_T_MATH(shape, name) SLEEF_##shape(name, name)
#define SG_T_MATH_EXACT(shape, name)
#define SG_T_MATH_NATIVE(shape, name, of) SLEEF_##shape(name, of)
#define SLEEF_V_V(name, of) \
    sleef_f32 sleef_##name##_f32(sleef_f32) SYMBOL(SLEEF_F32(name, #of)); \
    sleef_f64 sleef_##name##_f64(sleef_f64) SYMBOL(SLEEF_F64(name, #of));
#define SLEEF_V_VV(name, of) \
    sleef_f32 sleef_##name##_f32(sleef_f32, sleef_f32) SYMBOL(SLEEF_F32(name, #of)); \
    sleef_f64 sleef_##name##_f64(sleef_f64, sleef_f64) SYMBOL(SLEEF_F64(name, #of));
typedef struct { sleef_f32 x, y; } sleef_pair_f32;
typedef struct { sleef_f64 x, y; } sleef_pair_f64;
#define SG_T_MATH_PAIR(shape, name, first, second) \
    sleef_pair_f32 sleef_##name##_f32(sleef_f32) SYMBOL(SLEEF_F32(name, PAIR_##name)); \
    sleef_pair_f64 sleef_##name##_f64(sleef_f64) SYMBOL(SLEEF_F64(name, PAIR_##name));
#include <sg/tables/functions.h>
#endif

/* ---- ISPC: functions that take arrays; it has not all of them ---- */

#if BENCH_ISPC
#define ISPC_SYMBOL(of, e) __asm__(SG_STRING(__USER_LABEL_PREFIX__) "ispc_" of "_" #e) __attribute__((weak))
#define SG_T_MATH(shape, name) ISPC_##shape(name, name)
#define SG_T_MATH_EXACT(shape, name)
#define SG_T_MATH_NATIVE(shape, name, of) ISPC_##shape(name, of)
#define ISPC_V_V(name, of) \
    void ispc_##name##_f32(const float *x, float *r, int n) ISPC_SYMBOL(#of, f32); \
    void ispc_##name##_f64(const double *x, double *r, int n) ISPC_SYMBOL(#of, f64);
#define ISPC_V_VV(name, of) \
    void ispc_##name##_f32(const float *x, const float *y, float *r, int n) ISPC_SYMBOL(#of, f32); \
    void ispc_##name##_f64(const double *x, const double *y, double *r, int n) ISPC_SYMBOL(#of, f64);
#define SG_T_MATH_PAIR(shape, name, first, second) \
    void ispc_##name##_f32(const float *x, float *r, float *s, int n) ISPC_SYMBOL(PAIR_##name, f32); \
    void ispc_##name##_f64(const double *x, double *r, double *s, int n) ISPC_SYMBOL(PAIR_##name, f64);
#include <sg/tables/functions.h>
#undef ISPC_V_V
#undef ISPC_V_VV
#endif

/* ---- loops over an array ---- */

typedef void loop(const void *x, const void *y, void *r, size_t n);

#define LOOP(name, c, step, ...) \
    static void name(const void *x, const void *y, void *r, size_t n) { \
        const c *a = (const c *)x, *b = (const c *)y; \
        c *to = (c *)r; \
        (void)b; \
        for (size_t i = 0; i < n; i += step) __VA_ARGS__; \
    }
#define SG_V_V(name, e, c) \
    LOOP(sg_loop_##name##_##e, c, SG_SIZE, sg_store_##e(to + i, sg_##name##_##e(sg_load_##e(a + i))))
#define SG_V_VV(name, e, c) \
    LOOP(sg_loop_##name##_##e, c, SG_SIZE, \
         sg_store_##e(to + i, sg_##name##_##e(sg_load_##e(a + i), sg_load_##e(b + i))))
#define LIBM_V_V(name, f, e, c) LOOP(libm_loop_##name##_##e, c, 1, to[i] = f(a[i]))
#define LIBM_V_VV(name, f, e, c) LOOP(libm_loop_##name##_##e, c, 1, to[i] = f(a[i], b[i]))
/* of two results, the second goes one block behind the first */
#define SECOND(c) (N * sizeof(double) / sizeof(c))
#define SG_PAIR(name, e, c) \
    LOOP(sg_loop_##name##_##e, c, SG_SIZE, { \
        sg_##e other; \
        sg_store_##e(to + i, sg_##name##_##e(sg_load_##e(a + i), &other)); \
        sg_store_##e(to + SECOND(c) + i, other); \
    })
#define LIBM_PAIR(name, f, g, e, c) LOOP(libm_loop_##name##_##e, c, 1, to[i] = f(a[i]), to[SECOND(c) + i] = g(a[i]))
#if BENCH_SLEEF
#define SLEEF_PAIR(name, e, c) \
    LOOP(sleef_loop_##name##_##e, c, sizeof(sleef_##e) / sizeof(c), { \
        sleef_##e u; \
        sleef_pair_##e both; \
        memcpy(&u, a + i, sizeof u); \
        both = sleef_##name##_##e(u); \
        memcpy(to + i, &both.x, sizeof u); \
        memcpy(to + SECOND(c) + i, &both.y, sizeof u); \
    })
#else
#define SLEEF_PAIR(name, e, c)
#endif
/* the true values */
#define WIDE_V_V(name, f_l) \
    static double wide_##name(double x, double y) { return (void)y, name(x); } \
    static long double widest_##name(long double x, long double y) { return (void)y, f_l(x); }
#define WIDE_V_VV(name, f_l) \
    static double wide_##name(double x, double y) { return name(x, y); } \
    static long double widest_##name(long double x, long double y) { return f_l(x, y); }
#if BENCH_MVEC || BENCH_SLEEF
#define PEER_LOOP(peer, name, e, c, call) \
    LOOP(peer##_loop_##name##_##e, c, sizeof(peer##_##e) / sizeof(c), { \
        peer##_##e u, v; \
        memcpy(&u, a + i, sizeof u); \
        memcpy(&v, b + i, sizeof v); \
        u = call; \
        memcpy(to + i, &u, sizeof u); \
    })
#endif
#undef SLEEF_V_V
#undef SLEEF_V_VV
#if BENCH_SLEEF
#define SLEEF_V_V(name, e, c) PEER_LOOP(sleef, name, e, c, sleef_##name##_##e(u))
#define SLEEF_V_VV(name, e, c) PEER_LOOP(sleef, name, e, c, sleef_##name##_##e(u, v))
#define SLEEF_RUN(name, e) sleef_loop_##name##_##e
#else
#define SLEEF_V_V(name, e, c)
#define SLEEF_V_VV(name, e, c)
#define SLEEF_RUN(name, e) NULL
#endif
#undef MVEC_V_V
#undef MVEC_V_VV
#if BENCH_MVEC
#define MVEC_V_V(name, e, c) PEER_LOOP(mvec, name, e, c, mvec_##name##_##e(u))
#define MVEC_V_VV(name, e, c) PEER_LOOP(mvec, name, e, c, mvec_##name##_##e(u, v))
#else
#define MVEC_V_V(name, e, c)
#define MVEC_V_VV(name, e, c)
#endif
#if BENCH_ISPC
#define ISPC_LOOP(name, e, c, ...) \
    static void ispc_loop_##name##_##e(const void *x, const void *y, void *r, size_t n) { \
        const c *a = (const c *)x, *b = (const c *)y; \
        c *to = (c *)r; \
        (void)b; \
        ispc_##name##_##e(__VA_ARGS__, (int)n); \
    }
#define ISPC_V_V(name, e, c) ISPC_LOOP(name, e, c, a, to)
#define ISPC_V_VV(name, e, c) ISPC_LOOP(name, e, c, a, b, to)
#define ISPC_PAIR(name, e, c) ISPC_LOOP(name, e, c, a, to, to + SECOND(c))
#define ISPC_RUN(name, e) ispc_loop_##name##_##e
#define ISPC_ADDRESS(name, e) (void (*)(void))ispc_##name##_##e
#else
#define ISPC_V_V(name, e, c)
#define ISPC_V_VV(name, e, c)
#define ISPC_PAIR(name, e, c)
#define ISPC_RUN(name, e) NULL
#define ISPC_ADDRESS(name, e) NULL
#endif
#define SG_T_MATH(shape, name) \
    SG_T_MATH_EXACT(shape, name) \
    ISPC_##shape(name, f32, float) ISPC_##shape(name, f64, double) \
    MVEC_##shape(name, f32, float) MVEC_##shape(name, f64, double) \
    SLEEF_##shape(name, f32, float) SLEEF_##shape(name, f64, double)
#define SG_T_MATH_EXACT(shape, name) \
    SG_##shape(name, f32, float) SG_##shape(name, f64, double) \
    LIBM_##shape(name, name##f, f32, float) LIBM_##shape(name, name, f64, double) \
    WIDE_##shape(name, name##l)
#define SG_T_MATH_PAIR(shape, name, first, second) \
    SG_PAIR(name, f32, float) SG_PAIR(name, f64, double) ISPC_PAIR(name, f32, float) ISPC_PAIR(name, f64, double) SLEEF_PAIR(name, f32, float) SLEEF_PAIR(name, f64, double) \
    LIBM_PAIR(name, first##f, second##f, f32, float) LIBM_PAIR(name, first, second, f64, double)
#include <sg/tables/functions.h>

/* ---- the table ---- */

enum source { SG, SLEEF, MVEC, ISPC, LIBM, SOURCES };
struct function {
    const char *name;
    int operands;
    const char *sleef; /* for its name only */
    double low, high;
    loop *run[2][SOURCES];
    double (*wide[2])(double, double); /* the second one of two results, or NULL */
    long double (*widest[2])(long double, long double);
    void (*mvec[2])(void), (*ispc[2])(void); /* functions of libmvec and ISPC, to see whether they have them */
};
#define OPERANDS_V_V 1
#define OPERANDS_V_VV 2
#if BENCH_MVEC
#define MVEC_RUN(name, e) mvec_loop_##name##_##e
#define MVEC_ADDRESS(name, e) (void (*)(void))mvec_##name##_##e
#else
#define MVEC_RUN(name, e) NULL
#define MVEC_ADDRESS(name, e) NULL
#endif
#define SG_T_MATH(shape, name) \
    {#name, OPERANDS_##shape, OF_##name, \
     {{sg_loop_##name##_f32, SLEEF_RUN(name, f32), MVEC_RUN(name, f32), ISPC_RUN(name, f32), libm_loop_##name##_f32}, \
      {sg_loop_##name##_f64, SLEEF_RUN(name, f64), MVEC_RUN(name, f64), ISPC_RUN(name, f64), libm_loop_##name##_f64}}, \
     {wide_##name, NULL}, {widest_##name, NULL}, \
     {MVEC_ADDRESS(name, f32), MVEC_ADDRESS(name, f64)}, {ISPC_ADDRESS(name, f32), ISPC_ADDRESS(name, f64)}},
#define SG_T_MATH_EXACT(shape, name) \
    {#name, OPERANDS_##shape, OF_##name, \
     {{sg_loop_##name##_f32, NULL, NULL, NULL, libm_loop_##name##_f32}, \
      {sg_loop_##name##_f64, NULL, NULL, NULL, libm_loop_##name##_f64}}, {wide_##name, NULL}, {widest_##name, NULL}, {NULL, NULL}, {NULL, NULL}},
#define SG_T_MATH_PAIR(shape, name, first, second) \
    {#name, 1, OF_##name, \
     {{sg_loop_##name##_f32, SLEEF_RUN(name, f32), NULL, ISPC_RUN(name, f32), libm_loop_##name##_f32}, \
      {sg_loop_##name##_f64, SLEEF_RUN(name, f64), NULL, ISPC_RUN(name, f64), libm_loop_##name##_f64}}, \
     {wide_##first, wide_##second}, {widest_##first, widest_##second}, {NULL, NULL}, {ISPC_ADDRESS(name, f32), ISPC_ADDRESS(name, f64)}},
static struct function functions[] = {
#include <sg/tables/functions.h>
};

/* ---- arguments and results ---- */

static union block { float f32[N]; double f64[N]; } SG_ALIGN(64) block_x, block_y, block_r[SOURCES][2];

static double get(const union block *b, int wide, size_t i) { return wide ? b->f64[i] : (double)b->f32[i]; }
static void put(union block *b, int wide, size_t i, double x) {
    if (wide) b->f64[i] = x;
    else b->f32[i] = (float)x;
}
static uint64_t random_state = 1;
static uint64_t random_bits(void) { /* splitmix64 */
    uint64_t x = random_state += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}
static double random_in(double low, double high) {
    return low + (high - low) * ((double)(random_bits() >> 11) * (1.0 / 9007199254740992.0));
}
static double number_of(uint64_t bits, int wide) { /* any number of the element */
    float x;
    double y;
    const uint32_t half = (uint32_t)bits;
    memcpy(&x, &half, sizeof x);
    memcpy(&y, &bits, sizeof y);
    return wide ? y : (double)x;
}

/* ---- error ---- */

static double error_of(int wide, long double got, long double want) {
    const long double rounded = wide ? (long double)(double)want : (long double)(float)want;
    int exponent, place;
    if (got != got || rounded != rounded) return got != got && rounded != rounded ? 0 : HUGE_VAL;
    if (fabsl(got) == (long double)HUGE_VAL || fabsl(rounded) == (long double)HUGE_VAL) {
        const long double largest = wide ? (long double)DBL_MAX : (long double)FLT_MAX;
        if (got == rounded) return 0;
        return fabsl(got) >= largest && fabsl(rounded) >= largest && (got > 0) == (rounded > 0) ? 1 : HUGE_VAL;
    }
    (void)frexpl(want, &exponent);
    place = exponent - (wide ? DBL_MANT_DIG : FLT_MANT_DIG);
    if (place < (wide ? -1074 : -149)) place = wide ? -1074 : -149;
    return (double)(fabsl(got - want) / ldexpl(1, place));
}
static void judge(const struct function *f, int wide, double *worst) {
    for (int s = 0; s < SOURCES; s++)
        if (f->run[wide][s]) f->run[wide][s](&block_x, &block_y, block_r[s], N);
    for (int k = 0; k < 2 && f->wide[k]; k++) {
        for (size_t i = 0; i < N; i++) {
            const double x = get(&block_x, wide, i), y = get(&block_y, wide, i);
            const long double a = x, b = y;
            const long double want = wide ? f->widest[k](a, b) : (long double)f->wide[k](x, y);
            for (int s = 0; s < SOURCES; s++) {
                const double error = error_of(wide, get(&block_r[s][k], wide, i), want);
                if (error > worst[s]) worst[s] = error;
            }
        }
    }
}
static void measure_error(const struct function *f, int wide, int all, double *worst) {
    static const double edges[] = {0, 1, 0.5, 2, 1e-45, 1.17549435e-38, 3.4028234e38, 5e-324, 2.2250738585072014e-308,
                                   1.7976931348623157e308, HUGE_VAL, 88.5, 709.5};
    enum { EDGES = 2 * sizeof edges / sizeof edges[0] + 1 };
    const uint64_t blocks = all && !wide && f->operands == 1 ? ((uint64_t)1 << 32) / N : SAMPLES / N;
    for (int s = 0; s < SOURCES; s++) worst[s] = 0;
    for (size_t i = 0; i < N; i++) {
        const size_t k[2] = {i % EDGES, i / EDGES % EDGES};
        double v[2];
        for (int j = 0; j < 2; j++) v[j] = k[j] == EDGES - 1 ? (double)NAN : k[j] % 2 ? -edges[k[j] / 2] : edges[k[j] / 2];
        put(&block_x, wide, i, v[0]);
        put(&block_y, wide, i, v[1]);
    }
    judge(f, wide, worst);
    for (uint64_t b = 0; b < blocks; b++) {
        for (size_t i = 0; i < N; i++) {
            const uint64_t bits = random_bits(), own = random_bits();
            double x = b % 2 ? number_of(bits, wide) : random_in(f->low, f->high);
            double y = b % 4 == 1 ? number_of(own, wide) : random_in(-4, 4);
            if (blocks > SAMPLES / N) x = number_of(b * N + i, wide);
            put(&block_x, wide, i, x);
            put(&block_y, wide, i, y);
        }
        judge(f, wide, worst);
    }
}

/* ---- speed ---- */

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
static int by_value(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
static double median(double *v) {
    qsort(v, ROUNDS, sizeof *v, by_value);
    return v[ROUNDS / 2];
}
static void measure_time(const struct function *f, int wide, double *time, double *ratio) {
    static double took[SOURCES][ROUNDS], against[SOURCES][ROUNDS];
    for (size_t i = 0; i < N; i++) {
        put(&block_x, wide, i, random_in(f->low, f->high));
        put(&block_y, wide, i, random_in(0.1, 4));
    }
    for (int round = 0; round < ROUNDS; round++) {
        for (int turn = 0; turn < SOURCES; turn++) {
            const int s = (round + turn) % SOURCES;
            double start;
            if (!f->run[wide][s]) continue;
            for (int k = 0; k < WARM; k++) f->run[wide][s](&block_x, &block_y, block_r[s], N);
            start = now();
            for (int k = 0; k < REPEAT; k++) f->run[wide][s](&block_x, &block_y, block_r[s], N);
            took[s][round] = (now() - start) / ((double)N * REPEAT);
        }
        for (int s = 0; s < SOURCES; s++) against[s][round] = took[s][round] / took[SG][round];
    }
    for (int s = 0; s < SOURCES; s++) {
        time[s] = f->run[wide][s] ? median(took[s]) : 0;
        ratio[s] = f->run[wide][s] ? median(against[s]) : 0;
    }
}

static void cell(const char *format, double value, int is) {
    printf(" | ");
    if (!is) printf("-");
    else if (value == HUGE_VAL) printf("inf");
    else printf(format, value);
}

int main(int argc, char **argv) {
    const int all = argc > 1 && strcmp(argv[1], "--all") == 0;
    if (argc > 1 && strcmp(argv[1], "--width") == 0) return printf("%d bits%s\n", SG_REG_BITS, SG_REG_HAVE_FMA ? "" : ", without fma") < 0;
#if BENCH_MVEC
    void (*volatile needed)(void) = mvec_sincos;
    (void)needed;
#endif
    printf("| function | element | ulp sg | ulp SLEEF | ulp libmvec | ulp ISPC | ulp libm | ns sg | SLEEF / sg | libmvec / sg | ISPC / sg | libm / sg |\n");
    printf("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
        for (int wide = 0; wide < 2; wide++) {
            struct function *f = &functions[i];
            if (wide && strncmp(f->name, "native_", 7) == 0) continue; /* of f64 the quick functions are the exact ones */
            if (f->mvec[wide] == NULL) f->run[wide][MVEC] = NULL;
            if (f->ispc[wide] == NULL) f->run[wide][ISPC] = NULL;
            const int mvec = f->run[wide][MVEC] != NULL, sleef = f->run[wide][SLEEF] != NULL, ispc = f->run[wide][ISPC] != NULL;
            double worst[SOURCES], time[SOURCES], ratio[SOURCES];
            int named = argc == 1 + all;
            for (int k = 1 + all; k < argc; k++) named |= strcmp(argv[k], f->name) == 0;
            if (!named) continue;
            measure_error(f, wide, all, worst);
            measure_time(f, wide, time, ratio);
            printf("| %s | %s", f->name, wide ? "f64" : "f32");
            cell("%.2f", worst[SG], 1);
            cell("%.2f", worst[SLEEF], sleef);
            cell("%.2f", worst[MVEC], mvec);
            cell("%.3g", worst[ISPC], ispc);
            cell("%.2f", worst[LIBM], 1);
            cell("%.2f", time[SG], 1);
            cell("%.2f", ratio[SLEEF], sleef);
            cell("%.2f", ratio[MVEC], mvec);
            cell("%.2f", ratio[ISPC], ispc);
            cell("%.1f", ratio[LIBM], 1);
            printf(" |\n");
            fflush(stdout);
        }
    }
    return 0;
}
