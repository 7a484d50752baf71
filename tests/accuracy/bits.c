/* SPDX-License-Identifier: MIT */
/* Tries all 2^32 arguments of the f32 functions of one operand that are not exact. Are the bits the same with fma and without? Where
 * tables/functions.h says that a function is correctly rounded, is every result the nearest number? And does a row of two functions
 * give the bits of each?
 *
 *   math_bits [-a 1] [-s STRIDE] [-t THREADS] [FUNCTION...]     every STRIDEth argument, 1 if not said; all functions
 *
 * -a 1: both builds compute all arguments of all functions. Without it, for functions that are said to be correctly rounded, the build
 * without fma computes only one block in 61 and those in which the build with fma found a result to look at.
 *
 * This file is linked three times: with -DT_PART=fused for a target with fma, with -DT_PART=apart for one without, and as the program
 * itself. A part also gives the f64 number that the last operation rounds to f32. Rounding can only be wrong if that number is within
 * 2^-42, relatively, of the middle between two f32 numbers: then MPFR decides. The distance of the f64 number from libm's is measured
 * for samples of both parts; it may be at most 2^-43. Far from 0, next to a zero or a pole of sin, cos and tan, the distance could be
 * larger, and there MPFR decides everything. */
#define _DEFAULT_SOURCE 1
#define SG_SIZE 16
#include <sg.h>

enum { BLOCK = 4096 };
/* r = f(x) or f(x, y), wide: before the last rounding; 1 if there is such a thing, of one operand and said to be correctly rounded */
typedef int run(const float *x, const float *y, float *r, double *wide);

#ifdef T_PART
/* sg/math.h calls this wherever it makes an f32 of an f64 */
static _Thread_local double *t_wide;
/* for a function that is not correctly rounded, which may do it more than once; all in one, since it takes of the thread's stack */
static _Thread_local double t_unused[8 * BLOCK];
#define T_NARROW(S) \
    static inline SG_PASTE2(sg_f32x, S) t_narrow(SG_PASTE2(sg_f64x, S) x) { \
        SG_PASTE2(sg_store_f64x, S)(t_wide, x); \
        t_wide += S; \
        return SG_PASTE2(sg_convert_f32_f64x, S)(x); \
    }
#if SG_REG_BITS >= 512
T_NARROW(16)
#define sg_convert_f32_f64x16(x) t_narrow(x)
#elif SG_REG_BITS == 256
T_NARROW(8)
#define sg_convert_f32_f64x8(x) t_narrow(x)
#else
T_NARROW(4)
#define sg_convert_f32_f64x4(x) t_narrow(x)
#endif
#include <sg/math.h>

#if defined(__x86_64__) || defined(__aarch64__)
enum { fused = 1, apart = 0 };
SG_STATIC_ASSERT(SG_REG_HAVE_FMA == T_PART, "built for a target with fma, or without, as its name says");
#endif

#define SG_T_MATH(shape, name) T_RUN_##shape(name, 0)
#define SG_T_MATH_ROUNDED(shape, name) T_RUN_##shape(name, 1)
#define SG_T_MATH_EXACT(shape, name)
#define T_RUN_V_VV(name, rounded) \
    static int t_##name(const float *x, const float *y, float *r, double *wide) { \
        t_wide = wide; \
        for (size_t i = 0; i < BLOCK; i += SG_SIZE) \
            sg_store_f32(r + i, sg_##name##_f32(sg_load_f32(x + i), sg_load_f32(y + i))); \
        return 0; \
    }
#define T_RUN_V_V(name, rounded) \
    static int t_##name(const float *x, const float *y, float *r, double *wide) { \
        (void)y; \
        t_wide = rounded ? wide : t_unused; \
        for (size_t i = 0; i < BLOCK; i += SG_SIZE) sg_store_f32(r + i, sg_##name##_f32(sg_load_f32(x + i))); \
        return rounded && t_wide == wide + BLOCK; \
    }
/* the first result; an infinity that differs between the parts, where one of the two results is not that of its function */
#define SG_T_MATH_PAIR(shape, name, first, second) \
    static int t_##name(const float *x, const float *y, float *r, double *wide) { \
        (void)y; \
        (void)wide; \
        t_wide = t_unused; \
        for (size_t i = 0; i < BLOCK; i += SG_SIZE) { \
            const sg_f32 v = sg_load_f32(x + i), alone = sg_##first(v), other_alone = sg_##second(v); \
            sg_f32 other, one = sg_##name(v, &other); \
            const sg_u32 off = sg_or(sg_xor(sg_as_u32(one), sg_as_u32(alone)), sg_xor(sg_as_u32(other), sg_as_u32(other_alone))); \
            const sg_mask no_number = sg_mask_and(sg_isnan(alone), sg_mask_and(sg_isnan(one), sg_isnan(other))); \
            const sg_mask wrong = sg_mask_andnot(sg_ne_n(off, 0), no_number); \
            sg_store_f32(r + i, sg_select(wrong, sg_splat_f32(T_PART ? HUGE_VALF : -HUGE_VALF), one)); \
        } \
        return 0; \
    }
/* each result of a quick pair is a function by itself */
#define SG_T_MATH_NATIVE_PAIR(shape, name, first, second) T_RUN_PART(name, first, 0) T_RUN_PART(name, second, 1)
#define T_RUN_PART(name, of, which) \
    static int t_##name##_##of(const float *x, const float *y, float *r, double *wide) { \
        (void)y; \
        (void)wide; \
        for (size_t i = 0; i < BLOCK; i += SG_SIZE) { \
            sg_f32 result[2]; \
            t_wide = t_unused; \
            result[0] = sg_##name(sg_load_f32(x + i), &result[1]); \
            sg_store_f32(r + i, result[which]); \
        } \
        return 0; \
    }
#include <sg/tables/functions.h>
#define SG_T_MATH(shape, name) T_ROW_##shape(name)
#define SG_T_MATH_EXACT(shape, name)
#define SG_T_MATH_PAIR(shape, name, first, second) t_##name,
#define SG_T_MATH_NATIVE_PAIR(shape, name, first, second) t_##name##_##first, t_##name##_##second,
#define T_ROW_V_VV(name) t_##name,
#define T_ROW_V_V(name) t_##name,
run *const SG_PASTE2(t_, T_PART)[] = {
#include <sg/tables/functions.h>
};

#else
#include <sg/math.h>

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "../native_libm.h"
#include "judge.h"

extern run *const t_fused[], *const t_apart[];

enum { THREADS_MOST = 256 };
struct function {
    const char *name;
    int rounded, circular;
    double (*wide)(double);
    int (*exact)(mpfr_t, const mpfr_t, mpfr_rnd_t);
};
struct result {
    uint64_t tried[2], decided, differ, wrong[2];
    double off;
    int wide;
};

#define exp10(x) pow(10, x) /* not in C */
#define SG_T_MATH(shape, name) T_JUDGES_##shape(name)
#define SG_T_MATH_EXACT(shape, name)
#define T_JUDGES_V_VV(name)
#define T_JUDGES_V_V(name) \
    static double w_##name(double x) { return name(x); } \
    static int e_##name(mpfr_t r, const mpfr_t x, mpfr_rnd_t how) { return mpfr_##name(r, x, how); }
#include <sg/tables/functions.h>
#define SG_T_MATH(shape, name) T_ROW_##shape(name, 0)
#define SG_T_MATH_ROUNDED(shape, name) T_ROW_##shape(name, 1)
#define SG_T_MATH_EXACT(shape, name)
#define SG_T_MATH_PAIR(shape, name, first, second) {#name, -1, 0, NULL, NULL},
#define SG_T_MATH_NATIVE_PAIR(shape, name, first, second) {#name "_" #first, 0, 0, w_##first, e_##first}, {#name "_" #second, 0, 0, w_##second, e_##second},
#define T_ROW_V_VV(name, rounded) {#name, rounded, 0, NULL, NULL},
#define T_ROW_V_V(name, rounded) {#name, rounded, 0, w_##name, e_##name},
static struct function t_functions[] = {
#include <sg/tables/functions.h>
};

static size_t t_function;
static uint64_t t_stride = 1;
static int t_all;
static unsigned t_threads = 2;
static pthread_mutex_t t_printing = PTHREAD_MUTEX_INITIALIZER;

static float float_of(uint32_t bits) {
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}
static uint32_t bits_of(float x) {
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}
/* a second operand: any bits, or a number of moderate size, 2^-7 to 2 */
static inline float other_of(uint32_t bits) {
    uint32_t h = bits * 0x9e3779b1u;
    h = (h ^ h >> 15) * 0x85ebca6bu;
    h ^= h >> 13;
    return float_of(bits & 1 ? h : (h & 0x83ffffff) | 0x3c000000);
}
/* the same bits; all NaNs count as equal */
static int same(float a, float b) { return bits_of(a) == bits_of(b) || (isnan(a) && isnan(b)); }

static double wide_of(const struct function *f, float x) { return f->wide((double)x); }
/* far from 0 and next to a zero or a pole */
static inline int at_edge(float x, float r) { return (fabsf(x) > 1) & ((fabsf(r) < 0x1p-16f) | (fabsf(r) > 0x1p16f)); }

/* whether rounding w to f32 is to be looked at: close to half-way, or the result r is subnormal, infinite, NaN, 0, or not that.
 * Without branches, for the compiler to make vectors of */
static inline int suspect(double w, float r) {
    const float rounded = (float)w;
    uint64_t bits;
    uint32_t half_way, subnormal, special, other;
    memcpy(&bits, &w, sizeof bits);
    half_way = ((uint32_t)bits + 1024 - 0x10000000) << 3 <= 2048 << 3;
    subnormal = bits << 1 < (uint64_t)(1023 - 125) << 53;
    special = bits_of(r) << 1 >= 0xff000000 || bits_of(r) << 1 == 0;
    other = (bits_of(rounded) ^ bits_of(r)) << 1 != 0;
    return (int)(half_way | subnormal | special | other);
}
/* whether w is subnormal in f32, and clearly rounds to r */
static int clearly_subnormal(double w, float r) {
    const double places = fabs(w) * 0x1p149;
    return w != 0 && fabs(w) < 0x1p-125 && fabs(places - floor(places) - 0.5) > 0x1p-18 && (float)fabs(w) == fabsf(r);
}
/* one suspect result, the same in both parts: whether it is right without MPFR */
static int clearly_right(const struct function *f, float x, float r, double w0, double w1) {
    const double want = wide_of(f, x);
    if (isnan(r)) return isnan(want);
    if (isinf(r)) return !signbit(r) == !signbit(want) && fabs(want) > 0x1.000001p128;
    return !(f->circular && at_edge(x, r)) && clearly_subnormal(w0, r) && clearly_subnormal(w1, r);
}

struct block {
    float x[BLOCK], y[BLOCK], r[2][BLOCK];
    double wide[2][BLOCK];
    unsigned char look[BLOCK];
};

/* which results to look at, according to the first part or to both; 0 if none */
static unsigned mark(struct block *b, const struct function *f, int wide, int last) {
    unsigned any = 0;
    for (size_t i = 0; i < BLOCK; i++) {
        const unsigned char differ = (unsigned char)(bits_of(b->r[0][i]) != bits_of(b->r[last][i]));
        any |= b->look[i] = differ;
    }
    for (int k = 0; k <= last && wide; k++)
        for (size_t i = 0; i < BLOCK; i++) any |= b->look[i] |= (unsigned char)suspect(b->wide[k][i], b->r[k][i]);
    for (size_t i = wide && f->circular ? 0 : BLOCK; i < BLOCK; i++)
        any |= b->look[i] |= (unsigned char)at_edge(b->x[i], b->r[0][i]);
    return any;
}
/* a block with only NaN or only one infinity, if libm gives that at both of its ends */
static int dull(const struct block *b, const struct function *f, int last) {
    int numbers = 0;
    if (f->wide == NULL) return 0;
    for (int k = 0; k <= last; k++)
        for (size_t i = 0; i < BLOCK; i++)
            numbers |= (fabsf(b->r[k][i]) <= 0x1.fffffep127f) | (!isnan(b->r[k][i]) & (bits_of(b->r[k][i]) != bits_of(b->r[0][0])));
    return !numbers && clearly_right(f, b->x[0], b->r[0][0], 0, 0) && clearly_right(f, b->x[BLOCK - 1], b->r[0][BLOCK - 1], 0, 0);
}
/* compares every 61st result of a block with libm's: the largest distance of the f64 numbers, and are the signs right? */
static double sample(const struct block *b, const struct function *f, size_t first) {
    double worst = 0;
    for (size_t i = first; i < BLOCK; i += 61) {
        const double want = wide_of(f, b->x[i]), size = fabs(want);
        if (!(size > 0 && size < 0x1p128) || (f->circular && at_edge(b->x[i], b->r[0][i]))) continue;
        for (int k = 0; k < 2; k++) {
            const double off = fabs(fabs(b->wide[k][i]) - size) / size;
            if (!(off <= worst)) worst = off;
            if (isnan(off) || !signbit(want) != !signbit(b->r[k][i])) return HUGE_VAL;
        }
    }
    return worst;
}
/* checks one result that was marked */
static void look_at(struct result *to, const struct function *f, const struct block *b, size_t i, mpfr_t argument,
                    mpfr_t value) {
    const float x = b->x[i], r0 = b->r[0][i], r1 = b->r[1][i];
    float want = 0;
    if (!same(r0, r1)) to->differ++;
    else if (!to->wide || clearly_right(f, x, r0, b->wide[0][i], b->wide[1][i])) return;
    if (to->wide) {
        to->decided++;
        mpfr_set_flt(argument, x, MPFR_RNDN);
        f->exact(value, argument, MPFR_RNDN);
        want = mpfr_get_flt(value, MPFR_RNDN);
        to->wrong[0] += !same(want, r0);
        to->wrong[1] += !same(want, r1);
        if (same(want, r0) && same(want, r1)) return;
    }
    pthread_mutex_lock(&t_printing);
    printf("# %s(%a", f->name, (double)x);
    if (f->wide == NULL) printf(", %a", (double)b->y[i]);
    printf("): fused %a, not fused %a", (double)r0, (double)r1);
    if (to->wide) printf(" of %a and %a, nearest %a", b->wide[0][i], b->wide[1][i], (double)want);
    printf("\n");
    pthread_mutex_unlock(&t_printing);
}

static void *work(void *argument) {
    static _Thread_local struct block block;
    struct block *b = &block;
    struct result *to = (struct result *)argument;
    const uint64_t which = to->tried[0], count = ((uint64_t)1 << 32) / t_stride;
    const struct function *f = &t_functions[t_function];
    mpfr_t x, value;
    mpfr_init2(x, 24);
    mpfr_init2(value, 200);
    to->tried[0] = 0;
    for (uint64_t base = which * BLOCK; base < count; base += (uint64_t)t_threads * BLOCK) {
        for (uint64_t i = 0; i < BLOCK; i++) b->x[i] = float_of((uint32_t)((base + i) * t_stride));
        for (uint64_t i = 0; i < BLOCK && f->wide == NULL; i++) b->y[i] = other_of((uint32_t)((base + i) * t_stride));
        to->wide = t_fused[t_function](b->x, b->y, b->r[0], b->wide[0]);
        to->tried[0] += BLOCK;
        /* where the fused result is not close to the middle, that without fma cannot be either; some of these are computed all the same */
        if (!t_all && to->wide && base / BLOCK % 61 != 0 && (mark(b, f, 1, 0) == 0 || dull(b, f, 0))) continue;
        if (t_apart[t_function](b->x, b->y, b->r[1], b->wide[1]) != to->wide) exit(3);
        to->tried[1] += BLOCK;
        if (to->wide && base / BLOCK % 61 == 0) to->off = fmax(to->off, sample(b, f, (size_t)(base / BLOCK / 61 % 61)));
        if (mark(b, f, to->wide, 1) == 0 || dull(b, f, 1)) continue;
        for (size_t i = 0; i < BLOCK; i++)
            if (b->look[i]) look_at(to, f, b, i, x, value);
    }
    mpfr_clear(x);
    mpfr_clear(value);
    mpfr_free_cache();
    return NULL;
}

static int one_function(size_t which) {
    static struct result part[THREADS_MOST];
    pthread_t thread[THREADS_MOST];
    struct result all = {{0, 0}, 0, 0, {0, 0}, 0, 0};
    const struct function *f = &t_functions[which];
    t_function = which;
    for (unsigned i = 0; i < t_threads; i++) {
        part[i] = all;
        part[i].tried[0] = i;
        if (pthread_create(&thread[i], NULL, work, &part[i]) != 0) {
            perror("pthread_create");
            exit(2);
        }
    }
    for (unsigned i = 0; i < t_threads; i++) {
        pthread_join(thread[i], NULL);
        for (int k = 0; k < 2; k++) all.tried[k] += part[i].tried[k];
        all.decided += part[i].decided;
        all.differ += part[i].differ;
        for (int k = 0; k < 2; k++) all.wrong[k] += part[i].wrong[k];
        if (part[i].off > all.off) all.off = part[i].off;
        all.wide |= part[i].wide;
    }
    printf("| %s | %s | %llu | %llu | %llu | ", f->name, f->rounded > 0 ? "yes" : f->rounded < 0 ? "as its functions" : "no", (unsigned long long)all.tried[0],
           (unsigned long long)all.tried[1], (unsigned long long)all.differ);
    if (all.wide)
        printf("2^%.1f | %llu | %llu | %llu |\n", log2(all.off), (unsigned long long)all.decided,
               (unsigned long long)all.wrong[0], (unsigned long long)all.wrong[1]);
    else printf("- | - | - | - |\n");
    fflush(stdout);
    return all.differ == 0 && all.off < 0x1p-43 && (f->rounded <= 0 || (all.wide && all.wrong[0] + all.wrong[1] == 0));
}

int main(int argc, char **argv) {
    static const char *const circular[] = {"sin", "cos", "tan"};
    int right = 1, next = 1;
    for (; next + 1 < argc && argv[next][0] == '-'; next += 2) {
        const unsigned long value = strtoul(argv[next + 1], NULL, 10);
        const char option = argv[next][1];
        if (value == 0 || strchr("ast", option) == NULL || (option == 't' && value > THREADS_MOST)) {
            fprintf(stderr, "usage: %s [-a 1] [-s STRIDE] [-t THREADS] [FUNCTION...]\n", argv[0]);
            return 2;
        }
        if (option == 's') t_stride = value;
        else if (option == 't') t_threads = (unsigned)value;
        else t_all = 1;
    }
    printf("| function | correctly rounded | arguments, fused | not fused | differ | f64 off by | decided by MPFR | "
           "not the nearest, fused | not fused |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
    for (size_t i = 0; i < sizeof t_functions / sizeof t_functions[0]; i++) {
        int wanted = next == argc;
        for (int k = next; k < argc; k++) wanted |= strcmp(argv[k], t_functions[i].name) == 0;
        for (int k = 0; k < 3; k++) t_functions[i].circular |= strcmp(t_functions[i].name, circular[k]) == 0;
        if (wanted) right &= one_function(i);
    }
    return !right;
}
#endif
