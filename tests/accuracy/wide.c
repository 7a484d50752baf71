/* SPDX-License-Identifier: MIT */
/* Compares the f64 functions that are made of operations on values with MPFR: makes rows of docs/accuracy.md.
 *
 *   math_wide [-n COUNT] [-t THREADS] [FUNCTION...]     about COUNT arguments each, 2^24 if not said; all functions
 *
 * Arguments: every pair of edge values; then in turn any bits, magnitudes from 2^-40 to 2^40, the range where the function is used
 * (RANGE_), and places where it is hard: near n * pi / 2, near 1, near powers of two and of ten, near over- and underflow, near a zero; and near the
 * one with the largest error so far. libm's long double looks first, within 0.005 units in the last place. MPFR, to 250 bits, decides where the
 * error may exceed the largest so far, and where the result is no number. Fails if an error is 1 or more, or a special value is not that of C's Annex F. */
#define _GNU_SOURCE 1 /* exp10l */
#define SG_SIZE 8
#include <sg.h>
#include <sg/math.h>

#include <float.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "judge.h"

enum { BLOCK = 1024, THREADS_MOST = 256 };

typedef void run(const double *x, const double *y, double *r);
struct function {
    const char *name;
    int operands;
    double low, high;
    run *f64;
    long double (*near1)(long double), (*near2)(long double, long double);
    int (*exact1)(mpfr_t, const mpfr_t, mpfr_rnd_t), (*exact2)(mpfr_t, const mpfr_t, const mpfr_t, mpfr_rnd_t);
};
struct result {
    double worst, worst_x, worst_y;
    uint64_t tried, shared, not_nearest, wrong; /* shared: those whose share of not_nearest is printed */
};

/* where a function is hard to compute, or neither vanishes nor overflows; of two operands each */
#define RANGE_exp -746, 710
#define RANGE_exp2 -1076, 1025
#define RANGE_exp10 -325, 309
#define RANGE_expm1 -40, 710
#define RANGE_log 0, 4
#define RANGE_log2 0, 4
#define RANGE_log10 0, 4
#define RANGE_log1p -1, 3
#define RANGE_pow 0, 40
#define RANGE_cbrt -10, 10
#define RANGE_hypot -10, 10
#define RANGE_sin -10, 10
#define RANGE_cos -10, 10
#define RANGE_tan -10, 10
#define RANGE_asin -1, 1
#define RANGE_acos -1, 1
#define RANGE_atan -4, 4
#define RANGE_atan2 -4, 4
#define RANGE_sinh -711, 711
#define RANGE_cosh -711, 711
#define RANGE_tanh -20, 20
#define RANGE_asinh -4, 4
#define RANGE_acosh 1, 4
#define RANGE_atanh -1, 1
#define RANGE_erf -6, 6
#define RANGE_erfc -6, 27
#define RANGE_tgamma -184, 172
#define RANGE_lgamma -20, 10

#define SG_T_MATH(shape, name) T_RUN_##shape(name)
#define SG_T_MATH_EXACT(shape, name)
#define SG_T_MATH_NATIVE(shape, name, of)
#define T_RUN_V_VV(name) \
    static void t_##name(const double *x, const double *y, double *r) { \
        for (size_t i = 0; i < BLOCK; i += SG_SIZE) \
            sg_store_f64(r + i, sg_##name##_f64(sg_load_f64(x + i), sg_load_f64(y + i))); \
    } \
    static int e_##name(mpfr_t r, const mpfr_t x, const mpfr_t y, mpfr_rnd_t how) { return mpfr_##name(r, x, y, how); }
#define T_RUN_V_V(name) \
    static void t_##name(const double *x, const double *y, double *r) { \
        (void)y; \
        for (size_t i = 0; i < BLOCK; i += SG_SIZE) sg_store_f64(r + i, sg_##name##_f64(sg_load_f64(x + i))); \
    } \
    static int e_##name(mpfr_t r, const mpfr_t x, mpfr_rnd_t how) { return mpfr_##name(r, x, how); }
#include <sg/tables/functions.h>
#define SG_T_MATH(shape, name) T_ROW_##shape(name)
#define SG_T_MATH_EXACT(shape, name)
#define SG_T_MATH_NATIVE(shape, name, of)
#define T_ROW_V_VV(name) {#name, 2, RANGE_##name, t_##name, NULL, name##l, NULL, e_##name},
#define T_ROW_V_V(name) {#name, 1, RANGE_##name, t_##name, name##l, NULL, e_##name, NULL},
static const struct function t_functions[] = {
#include <sg/tables/functions.h>
};

static const struct function *t_function;
static uint64_t t_count = (uint64_t)1 << 24;
static unsigned t_threads = 2;

/* ---- arguments ---- */

enum { NEAR_WORST = 8 }; /* one argument in so many */

static uint64_t random_bits(uint64_t *state) { /* splitmix64 */
    uint64_t x = *state += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}
static double number_of(uint64_t bits) {
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}
static double step(double x, int steps) {
    for (; steps > 0; steps--) x = nextafter(x, HUGE_VAL);
    for (; steps < 0; steps++) x = nextafter(x, -HUGE_VAL);
    return x;
}
static const double t_edges[] = {
    0, 1, 0.5, 2, 3, 1.5, 10, 0.1, 5e-324, 1e-320, 2.2250738585072014e-308, 1.7976931348623157e308, HUGE_VAL, 7.5, 1e22, 1e23, 1023, 1024,
    1074, 1075, 1e-300, 1e300, 1e-17, 0x1p52, 0x1p53, 0x1.fffffffffffffp52, 0.41421356237309503, 0.70710678118654752, 709.782712893384,
    710.4758600739439, 745.1332191019412, 0x1.921fb54442d18p+0, 0x1.6ac5b262ca1ffp+849, 0x1p1023, 0x1.fffffffffffffp-1, 0x1.0000000000001p+0, NAN};
enum { EDGES = 2 * sizeof t_edges / sizeof t_edges[0] };
static double argument(const struct function *f, uint64_t *state, uint64_t turn, int second) {
    const uint64_t r = random_bits(state);
    const double unit = (double)(random_bits(state) >> 11) * 0x1p-53;
    const double sign = r & 1 ? -1 : 1;
    switch (turn % 4) {
    case 0: return number_of(r);
    case 1: return sign * ldexp(0.5 + unit / 2, (int)(r / 2 % 81) - 40);
    case 2: return f->low + (f->high - f->low) * unit;
    default: break;
    }
    if (second) return sign * (double)(r / 2 % 64) * (r & 128 ? 0.5 : 1);
    if (f->f64 == t_lgamma && (r >> 40 & 1)) { /* next to one of its zeros */
        const double zero = sg_math_gamma_zeros_[r / 16 % SG_MATH_GAMMA_ZEROS_][0];
        return r & 8 ? step(zero, (int)(r >> 56 & 127) - 64) : zero + zero * ldexp(sign * unit, -(int)(r / 4096 % 54));
    }
    switch (r / 2 % 8) {
    case 0: return sign * step((double)(r >> 40) * 1.57079632679489661923, (int)(r / 16 % 3) - 1);
    case 1: return sign * step((double)(r >> 57) * 0.78539816339744830962, (int)(r / 16 % 3) - 1);
    case 2: return sign * (1 + ldexp(sign * unit, -(int)(r / 16 % 54)));
    case 3: return sign * step(ldexp(1, (int)(r / 16 % 2048) - 1024), (int)(r >> 60) - 8);
    case 4: return sign * step(exp10((double)(r / 16 % 23)), (int)(r >> 60) - 8);
    case 5: return (r & 16 ? f->low : f->high) + sign * unit;
    case 6: return sign * step((double)(r / 16 % 1024) * 0.69314718055994530942, (int)(r >> 60) - 8);
    default: return sign * step(0.5 * (double)(r / 16 % 64), (int)(r >> 60) - 8);
    }
}

/* ---- error ---- */

/* the weight of the last place of the f64 number nearest to want, subnormal ones included */
static int last_place(double want) {
    int exponent;
    (void)frexp(want, &exponent);
    return exponent - 53 > -1074 ? exponent - 53 : -1074;
}
static double error_of(const struct function *f, double x, double y, double got, mpfr_t *t) {
    double rounded;
    mpfr_set_d(t[0], x, MPFR_RNDN);
    mpfr_set_d(t[1], y, MPFR_RNDN);
    if (f->operands == 1) f->exact1(t[2], t[0], MPFR_RNDN);
    else f->exact2(t[2], t[0], t[1], MPFR_RNDN);
    rounded = mpfr_get_d(t[2], MPFR_RNDN);
    if (isnan(rounded) || isnan(got)) return isnan(rounded) && isnan(got) ? 0 : HUGE_VAL;
    if (got == 0 && rounded == 0) return !signbit(got) == !signbit(rounded) ? 0 : HUGE_VAL;
    if (isinf(got) != isinf(rounded)) { /* at most one step apart */
        return fabs(got) >= DBL_MAX && fabs(rounded) >= DBL_MAX && (got > 0) == (rounded > 0) ? 0.999 : HUGE_VAL;
    }
    if (isinf(got)) return got == rounded ? 0 : HUGE_VAL;
    mpfr_sub_d(t[2], t[2], got, MPFR_RNDN);
    mpfr_abs(t[2], t[2], MPFR_RNDN);
    mpfr_mul_2si(t[2], t[2], -last_place(rounded), MPFR_RNDN);
    return mpfr_get_d(t[2], MPFR_RNDU);
}

/* from 2^-54 of x away from it to as far as x is from 0 */
static double neighbour(double x, uint64_t *state) {
    const uint64_t r = random_bits(state);
    const double unit = (double)(random_bits(state) >> 11) * 0x1p-53;
    return x + x * ldexp(r & 1 ? unit : -unit, -(int)(r / 2 % 54));
}
static void *work(void *argument_) {
    struct result *to = (struct result *)argument_;
    const uint64_t which = to->tried;
    const struct function *f = t_function;
    const uint64_t edges = f->operands == 1 ? EDGES : EDGES * EDGES;
    uint64_t state = which * 1000003 + 17;
    static _Thread_local double x[BLOCK], y[BLOCK], r[BLOCK];
    mpfr_t t[3];
    mpfr_init2(t[0], 53);
    mpfr_init2(t[1], 53);
    mpfr_init2(t[2], 250);
    to->tried = 0;
    for (uint64_t base = which * BLOCK; base < t_count; base += (uint64_t)t_threads * BLOCK) {
        for (uint64_t i = 0; i < BLOCK; i++) {
            const uint64_t at = base + i, own = at / EDGES % EDGES;
            x[i] = at < edges ? t_edges[at % EDGES / 2] * (at % 2 ? -1 : 1) : argument(f, &state, i, 0);
            y[i] = at < edges ? t_edges[own / 2] * (own % 2 ? -1 : 1) : argument(f, &state, i % 3 ? i : i / 4, 1);
            if (at >= edges && i % NEAR_WORST == 0) x[i] = neighbour(to->worst_x, &state), y[i] = neighbour(to->worst_y, &state);
        }
        f->f64(x, y, r);
        for (size_t i = 0; i < BLOCK; i++) {
            const long double want = f->operands == 1 ? f->near1(x[i]) : f->near2(x[i], y[i]);
            const double rounded = (double)want;
            double error = HUGE_VAL;
            if (isfinite(rounded) && isfinite(r[i]) && (rounded != 0 || r[i] == 0) && !signbit(r[i]) == !signbit(rounded))
                error = (double)fabsl(((long double)r[i] - want) * ldexpl(1, -last_place(rounded)));
            if (isnan(rounded) && isnan(r[i])) error = 0;
            if (fabsl(want) > 0x1.1p1024L && r[i] == rounded) error = 0; /* infinite, whatever libm's last places are */
            if (error > to->worst - 0.01 && error > 0.49) error = error_of(f, x[i], y[i], r[i], t);
            if (i % NEAR_WORST != 0) to->shared++, to->not_nearest += error > 0.5;
            if (!(error < 1)) {
                if (to->wrong++ < 4) fprintf(stderr, "%s(%a, %a) is %a: off by %g\n", f->name, x[i], y[i], r[i], error);
            }
            if (error > to->worst) to->worst = error, to->worst_x = x[i], to->worst_y = y[i];
        }
        to->tried += BLOCK;
    }
    for (int i = 0; i < 3; i++) mpfr_clear(t[i]);
    mpfr_free_cache();
    return NULL;
}

static int one_function(const struct function *f) {
    static struct result part[THREADS_MOST];
    pthread_t thread[THREADS_MOST];
    struct result all = {0, 0, 0, 0, 0, 0, 0};
    t_function = f;
    for (unsigned i = 0; i < t_threads; i++) {
        memset(&part[i], 0, sizeof part[i]);
        part[i].tried = i;
        if (pthread_create(&thread[i], NULL, work, &part[i]) != 0) {
            perror("pthread_create");
            exit(2);
        }
    }
    for (unsigned i = 0; i < t_threads; i++) {
        pthread_join(thread[i], NULL);
        all.tried += part[i].tried;
        all.shared += part[i].shared;
        all.not_nearest += part[i].not_nearest;
        all.wrong += part[i].wrong;
        if (part[i].worst >= all.worst) all.worst = part[i].worst, all.worst_x = part[i].worst_x, all.worst_y = part[i].worst_y;
    }
    printf("| %s | %.3f | %a", f->name, all.worst, all.worst_x);
    if (f->operands == 2) printf(", %a", all.worst_y);
    printf(" | %.3f | %llu |\n", 100 * (double)all.not_nearest / (double)all.shared, (unsigned long long)all.tried);
    fflush(stdout);
    return all.wrong == 0;
}

int main(int argc, char **argv) {
    int right = 1, next = 1;
    for (; next + 1 < argc && argv[next][0] == '-'; next += 2) {
        const unsigned long value = strtoul(argv[next + 1], NULL, 10);
        if (value == 0 || (argv[next][1] != 'n' && argv[next][1] != 't') || (argv[next][1] == 't' && value > THREADS_MOST)) {
            fprintf(stderr, "usage: %s [-n COUNT] [-t THREADS] [FUNCTION...]\n", argv[0]);
            return 2;
        }
        if (argv[next][1] == 'n') t_count = value;
        else t_threads = (unsigned)value;
    }
    printf("| function | largest error | at | not the nearest, %% | arguments |\n| --- | --- | --- | --- | --- |\n");
    for (size_t i = 0; i < sizeof t_functions / sizeof t_functions[0]; i++) {
        int wanted = next == argc;
        for (int k = next; k < argc; k++) wanted |= strcmp(argv[k], t_functions[i].name) == 0;
        if (wanted) right &= one_function(&t_functions[i]);
    }
    return !right;
}
