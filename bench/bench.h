/* SPDX-License-Identifier: MIT */
/* What the bench, its kernels and their peers share. bench/README.md says how they fit together.
 *
 * A kernel (bench/kernels/<family>.c) makes data and says what is right and how much work a run is. A peer
 * (bench/peers/<how>/<family>.c) is one way to compute it. Both register themselves before main
 * begins; a peer that was not built is a missing column. */
#ifndef BENCH_BENCH_H
#define BENCH_BENCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What one run does. A rate is units / seconds / 1e9. The machine's limit follows from the bytes that must at least be read and
 * written, out of `bytes` of memory in all, and from the number of operations; a fused multiply-add counts as
 * two. */
struct bench_work { double units, read, written, flops, bytes; };

struct bench_kernel {
    const char *name, *unit; /* "saxpy", "GB/s" */
    size_t sizes[9]; /* ends with 0 */
    struct bench_work (*work)(size_t n);
    void *(*make)(size_t n); /* its arguments, with the result that plain C gives */
    void (*reset)(void *args); /* before a run that is checked; may be NULL */
    bool (*right)(void *args); /* after one */
    void (*drop)(void *args);
    bool shares; /* lanes exchange data or wait for each other; the aim is then to be twice as fast as PoCL */
};

/* both are called before main; what their arguments point to must stay valid */
void bench_add_kernel(const struct bench_kernel *kernel);
void bench_add_peer(const char *kernel, const char *peer, const char *variant,
                    void (*run)(void *args));

/* a run calls this if it cannot be done here; then it has no column */
void bench_not_there(void);

extern int bench_threads; /* threads that a run may use, the calling one included */

/* zeroed, at a multiple of 64 bytes, in huge pages where there are any; never NULL */
void *bench_alloc(size_t bytes);
void bench_free(void *p);
double bench_seconds(void);

/* the same numbers in every run */
uint32_t bench_random(uint32_t *state);
float bench_random_f32(uint32_t *state); /* -1 to 1 */
/* is |a[i] - b[i]| <= tolerance * max(1, |b[i]|) for all i */
bool bench_close_f32(const float *a, const float *b, size_t n, double tolerance);
bool bench_close_f64(const double *a, const double *b, size_t n, double tolerance);

/* what the machine does at most, by sg itself (bench/peers/sg/probe.c); a run of each is
 * bench_probe_flops floating-point operations, or the bytes given */
extern const double bench_probe_flops;
void bench_probe_fma(void);
void bench_probe_read(const void *p, size_t bytes);
void bench_probe_fill(void *p, size_t bytes, bool stream);
void bench_probe_copy(void *to, const void *from, size_t bytes, bool stream);

#ifdef __cplusplus
}
#endif

/* BENCH_KERNEL(saxpy) = {...}; */
#define BENCH_KERNEL(kernel) \
    static const struct bench_kernel kernel##_kernel; \
    __attribute__((constructor)) static void kernel##_add(void) { \
        bench_add_kernel(&kernel##_kernel); \
    } \
    static const struct bench_kernel kernel##_kernel

/* BENCH_RUN(saxpy, k) { ... } is the peer's one way; BENCH_RUN_AS(saxpy, stream, k) { ... } one of
 * several. k is a struct bench_saxpy pointer. BENCH_PEER is given to the compiler. */
#define BENCH_RUN(kernel, k) BENCH_RUN_(kernel, plain, "", k)
#define BENCH_RUN_AS(kernel, variant, k) BENCH_RUN_(kernel, variant, #variant, k)
#define BENCH_RUN_(kernel, variant, text, k) \
    static void kernel##_##variant##_run(const struct bench_##kernel *k); \
    static void kernel##_##variant##_call(void *args) { \
        kernel##_##variant##_run((const struct bench_##kernel *)args); \
    } \
    __attribute__((constructor)) static void kernel##_##variant##_add(void) { \
        bench_add_peer(#kernel, BENCH_PEER, text, kernel##_##variant##_call); \
    } \
    static void kernel##_##variant##_run(const struct bench_##kernel *k)

/* Put before a loop whose number of rounds, at most n, is known when compiling: unrolls it completely. If asked to unroll more rounds than a
 * loop has, Clang 14 keeps it a loop. */
#define BENCH_PRAGMA_(text) _Pragma(#text)
#ifdef __clang__
#define BENCH_UNROLL(n) BENCH_PRAGMA_(clang loop unroll(full))
#else
#define BENCH_UNROLL(n) BENCH_PRAGMA_(GCC unroll n)
#endif

/* Hides what pointer p was made of, in front of many loads at places that a few numbers tell. Else GCC and Clang have a pointer for each
 * place, more than there are registers, and read most of them from the stack in every round. */
#define BENCH_HIDE(p) __asm__("" : "+r"(p))

#endif
