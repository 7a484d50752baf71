/* SPDX-License-Identifier: MIT */
/* Compares every argument of the f32 functions that are not exact with libm's functions of double, and with MPFR where libm is not
 * precise enough: makes rows of docs/accuracy.md. Of two operands each first one is tried with one second one, which is a sample. All
 * arguments of a function take some minutes of processor time.
 *
 *   math_exhaustive [-s STRIDE] [-r STRIDE] [-t THREADS] [FUNCTION...]     every STRIDEth argument, 1 if not said; all functions
 *
 * -r: the stride for functions that are said to be correctly rounded, of which bits.c tries all arguments.
 *
 * A row has the largest error in units in the last place, and how many results are not the number nearest to the true value.
 * Fails if an error is not below one unit, or four for a quick function, or if a function that tables/functions.h says is correctly rounded has such a result. */
#define SG_SIZE 16
#define _DEFAULT_SOURCE 1
#include <sg.h>
#include <sg/math.h>

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "../native_libm.h"
#include "judge.h"

enum { BLOCK = 4096, THREADS_MOST = 256 };

typedef void run(const float *x, const float *y, float *r);
struct function {
    const char *name;
    int operands;
    int rounded; /* said to be correctly rounded */
    double bound;
    run *f32;
    double (*wide1)(double), (*wide2)(double, double);
    int (*exact1)(mpfr_t, const mpfr_t, mpfr_rnd_t), (*exact2)(mpfr_t, const mpfr_t, const mpfr_t, mpfr_rnd_t);
};
struct result {
    double worst;
    float worst_x, worst_y;
    uint64_t tried, not_nearest;
};

#define exp10(x) pow(10, x) /* not in C */
#define SG_T_MATH(shape, name) T_RUN_##shape(name)
#define SG_T_MATH_EXACT(shape, name)
#define T_RUN_V_VV(name) \
    static void t_##name(const float *x, const float *y, float *r) { \
        for (size_t i = 0; i < BLOCK; i += SG_SIZE) sg_store_f32(r + i, sg_##name##_f32(sg_load_f32(x + i), sg_load_f32(y + i))); \
    } \
    static double w_##name(double x, double y) { return name(x, y); } \
    static int e_##name(mpfr_t r, const mpfr_t x, const mpfr_t y, mpfr_rnd_t how) { return mpfr_##name(r, x, y, how); }
#define T_RUN_V_V(name) \
    static void t_##name(const float *x, const float *y, float *r) { \
        (void)y; \
        for (size_t i = 0; i < BLOCK; i += SG_SIZE) sg_store_f32(r + i, sg_##name##_f32(sg_load_f32(x + i))); \
    } \
    static double w_##name(double x) { return name(x); } \
    static int e_##name(mpfr_t r, const mpfr_t x, mpfr_rnd_t how) { return mpfr_##name(r, x, how); }
/* each result of a quick pair is a function by itself */
#define SG_T_MATH_NATIVE_PAIR(shape, name, first, second) T_RUN_PART(name, first, 0) T_RUN_PART(name, second, 1)
#define T_RUN_PART(name, of, which) \
    static void t_##name##_##of(const float *x, const float *y, float *r) { \
        (void)y; \
        for (size_t i = 0; i < BLOCK; i += SG_SIZE) { \
            sg_f32 result[2]; \
            result[0] = sg_##name(sg_load_f32(x + i), &result[1]); \
            sg_store_f32(r + i, result[which]); \
        } \
    }
#include <sg/tables/functions.h>
#define SG_T_MATH(shape, name) T_ROW_##shape(name, 0, 1)
#define SG_T_MATH_ROUNDED(shape, name) T_ROW_##shape(name, 1, 1)
#define SG_T_MATH_NATIVE(shape, name, of) T_ROW_##shape(name, 0, 4)
#define SG_T_MATH_NATIVE_PAIR(shape, name, first, second) T_PART(name, first) T_PART(name, second)
#define T_PART(name, of) {#name "_" #of, 1, 0, 4, t_##name##_##of, w_##of, NULL, e_##of, NULL},
#define SG_T_MATH_EXACT(shape, name)
#define T_ROW_V_VV(name, rounded, bound) {#name, 2, rounded, bound, t_##name, NULL, w_##name, NULL, e_##name},
#define T_ROW_V_V(name, rounded, bound) {#name, 1, rounded, bound, t_##name, w_##name, NULL, e_##name, NULL},
static const struct function t_functions[] = {
#include <sg/tables/functions.h>
};

static const struct function *t_function;
static uint64_t t_stride;
static unsigned t_threads = 2;

static float float_of(uint32_t bits) {
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}
/* the exponent of the last place of the f32 number nearest to want, subnormal ones included */
static int last_place(double want) {
    uint64_t bits;
    int exponent;
    memcpy(&bits, &want, sizeof bits);
    exponent = (int)(bits >> 52 & 2047) - 1023;
    return exponent - 23 > -149 ? exponent - 23 : -149;
}
/* 2^exponent, a normal number */
static double power_of_2(int exponent) {
    const uint64_t bits = (uint64_t)(1023 + exponent) << 52;
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}
/* the error, computed by MPFR to 200 bits: above 0.5 if and only if another number is nearer */
static double error_of(const struct function *f, float x, float y, float got, mpfr_t *argument, mpfr_t want) {
    double rounded, error;
    float nearest;
    mpfr_set_flt(argument[0], x, MPFR_RNDN);
    mpfr_set_flt(argument[1], y, MPFR_RNDN);
    if (f->operands == 1) f->exact1(want, argument[0], MPFR_RNDN);
    else f->exact2(want, argument[0], argument[1], MPFR_RNDN);
    rounded = mpfr_get_d(want, MPFR_RNDN);
    nearest = mpfr_get_flt(want, MPFR_RNDN);
    if (isnan(rounded) || isnan(got)) return isnan(rounded) && isnan(got) ? 0 : HUGE_VAL;
    if (isinf(nearest) || isinf(got)) return nearest == got ? 0 : HUGE_VAL;
    if (got == 0 && !signbit(got) != !signbit(rounded)) return HUGE_VAL;
    if (rounded == 0) return got == 0 ? 0 : HUGE_VAL;
    mpfr_sub_d(want, want, (double)got, MPFR_RNDN);
    mpfr_abs(want, want, MPFR_RNDN);
    mpfr_mul_2si(want, want, -last_place(rounded), MPFR_RNDN);
    error = mpfr_get_d(want, MPFR_RNDN);
    return mpfr_cmp_d(want, 0.5) > 0 && error <= 0.5 ? nextafter(0.5, 1) : error;
}

/* a second operand, by the number of the first: any bits, 2^-7 to 2, a number of halves, or close to the first one */
static float second_of(float x, uint64_t at) {
    uint64_t r = (at + 1) * 0x9e3779b97f4a7c15u;
    float unit;
    r = (r ^ r >> 30) * 0xbf58476d1ce4e5b9u;
    r = (r ^ r >> 27) * 0x94d049bb133111ebu;
    r ^= r >> 31;
    unit = (float)(r >> 40) * 0x1p-24f * (r & 4 ? -1 : 1);
    switch (r & 3) {
    case 0: return float_of((uint32_t)(r >> 32));
    case 1: return float_of(0x3c000000 + (uint32_t)(r >> 32) % 0x04000000 + ((uint32_t)r << 29 & 0x80000000));
    case 2: return (float)(int)(r >> 40 & 127) * (r & 4 ? -0.5f : 0.5f);
    default: return (r & 8 ? -x : x) * (1 + unit * (float)power_of_2(-(int)(r >> 8 & 15)));
    }
}
static void *work(void *argument) {
    static const double close = 1e-6; /* a bound on the error of libm's double, in units of f32's last place */
    struct result *to = (struct result *)argument;
    const uint64_t which = to->tried, count = ((uint64_t)1 << 32) / t_stride;
    const struct function *f = t_function;
    float x[BLOCK], y[BLOCK], r[BLOCK];
    mpfr_t a[2], b;
    mpfr_init2(a[0], 24);
    mpfr_init2(a[1], 24);
    mpfr_init2(b, 200);
    to->tried = 0;
    for (uint64_t base = which * BLOCK; base < count; base += (uint64_t)t_threads * BLOCK) {
        for (uint64_t i = 0; i < BLOCK; i++) {
            x[i] = float_of((uint32_t)((base + i) * t_stride));
            y[i] = f->operands == 1 ? 0 : second_of(x[i], base + i);
        }
        f->f32(x, y, r);
        for (size_t i = 0; i < BLOCK; i++) {
            const double want = f->operands == 1 ? f->wide1((double)x[i]) : f->wide2((double)x[i], (double)y[i]);
            double error;
            if (isnan(want) && isnan(r[i])) continue;
            if (isinf(r[i]) && fabs(want) > 0x1.00001p+128 && (want > 0) == (r[i] > 0)) continue;
            if (r[i] == 0 && fabs(want) < 0x1p-151 && !signbit(want) == !signbit(r[i])) continue;
            error = fabs((double)r[i] - want) * power_of_2(-last_place(want));
            /* not certain whether it is the nearest, or not a number that can be subtracted */
            if (!(error < 0.5 - close) && !(error > 0.5 + close && error < 4 && !isinf(r[i])))
                error = error_of(f, x[i], y[i], r[i], a, b);
            to->not_nearest += error > 0.5;
            if (error > to->worst) to->worst = error, to->worst_x = x[i], to->worst_y = y[i];
        }
        to->tried += BLOCK;
    }
    mpfr_clear(a[0]);
    mpfr_clear(a[1]);
    mpfr_clear(b);
    mpfr_free_cache();
    return NULL;
}

static int one_function(const struct function *f) {
    static struct result part[THREADS_MOST];
    pthread_t thread[THREADS_MOST];
    struct result all = {0, 0, 0, 0, 0};
    t_function = f;
    for (unsigned i = 0; i < t_threads; i++) {
        part[i] = all;
        part[i].tried = i;
        if (pthread_create(&thread[i], NULL, work, &part[i]) != 0) {
            perror("pthread_create");
            exit(2);
        }
    }
    for (unsigned i = 0; i < t_threads; i++) {
        pthread_join(thread[i], NULL);
        all.tried += part[i].tried;
        all.not_nearest += part[i].not_nearest;
        if (part[i].worst >= all.worst) all.worst = part[i].worst, all.worst_x = part[i].worst_x, all.worst_y = part[i].worst_y;
    }
    printf("| %s | %s | %.7f | %a", f->name, f->rounded ? "yes" : "no", all.worst, (double)all.worst_x);
    if (f->operands == 2) printf(", %a", (double)all.worst_y);
    printf(" | %llu | %llu |\n", (unsigned long long)all.not_nearest, (unsigned long long)all.tried);
    fflush(stdout);
    return all.worst < f->bound && (!f->rounded || all.not_nearest == 0);
}

int main(int argc, char **argv) {
    uint64_t stride = 1, rounded_stride = 0;
    int right = 1, next = 1;
    for (; next + 1 < argc && argv[next][0] == '-'; next += 2) {
        const unsigned long value = strtoul(argv[next + 1], NULL, 10);
        const char option = argv[next][1];
        if (value == 0 || (option != 's' && option != 'r' && option != 't') || (option == 't' && value > THREADS_MOST)) {
            fprintf(stderr, "usage: %s [-s STRIDE] [-r STRIDE] [-t THREADS] [FUNCTION...]\n", argv[0]);
            return 2;
        }
        if (option == 's') stride = value;
        else if (option == 'r') rounded_stride = value;
        else t_threads = (unsigned)value;
    }
    printf("| function | correctly rounded | largest error | at | not the nearest | arguments |\n| --- | --- | --- | --- | --- | --- |\n");
    for (size_t i = 0; i < sizeof t_functions / sizeof t_functions[0]; i++) {
        int wanted = next == argc;
        for (int k = next; k < argc; k++) wanted |= strcmp(argv[k], t_functions[i].name) == 0;
        t_stride = t_functions[i].rounded && rounded_stride ? rounded_stride : stride;
        if (wanted) right &= one_function(&t_functions[i]);
    }
    return !right;
}
