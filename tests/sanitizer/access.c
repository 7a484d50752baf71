/* SPDX-License-Identifier: MIT */
/* Every way to access memory, for the sanitizers: tests/sanitizer.sh builds and runs it.
 *
 *   access race|barrier|apart FIRST SHIFT   two sub-groups: one accesses elements, the other touches the first of them
 *                                           (FIRST 1) or the last. race: without a barrier in between; barrier: with one;
 *                                           apart: it touches an element that the first leaves alone
 *   access fits SHIFT                       memory that ends with the last element
 *   access stray SHIFT CASE                 memory that ends just before it, in case number CASE
 *
 * The elements begin SHIFT elements from a boundary of 64 bytes. Prints "case ELEMENT MEMORY OPERATION" before each case, on stderr as the
 * sanitizers do. Ends with status 3 if it could not run. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200112L
#endif
#define SG_SIZE 16
#include <sg.h>

#include <stdio.h>
#include <stdlib.h>

#define T_PASTE_(a, b) a##b
#define T_PASTE(a, b) T_PASTE_(a, b)
#define T_TYPE_u8 uint8_t
#define T_TYPE_f32 float
#define T_TYPE_f64 double

enum { S = SG_SIZE, N = S / 2 + 1, ELEMENTS = 3 * S };
static const uint64_t t_mask = 0x5554; /* lanes 2, 4, ... 14 */

/* the first and the last element that it accesses, and one that it leaves alone; whether it may take neighbours one
 * by one; reads come last */
#define T_OPS(f) \
    f(store, 0, S - 1, S, 0) \
    f(store_n, 0, N - 1, N, 0) \
    f(store_masked, 2, 14, 13, 0) \
    f(stream, 0, S - 1, S, 0) \
    f(scatter, 1, 2 * S - 1, 2, 1) \
    f(scatter_masked, 5, 29, 27, 0) \
    f(compress_store, 0, 6, 7, 1) \
    f(load, 0, S - 1, S, 0) \
    f(load_n, 0, N - 1, N, 0) \
    f(load_masked, 2, 14, 13, 0) \
    f(gather, 1, 2 * S - 1, 2, 1) \
    f(gather_masked, 5, 29, 27, 0) \
    f(expand_load, 0, 6, 7, 1)
#define T_OP(name, first, last, apart, one_by_one) OP_##name,
enum { T_OPS(T_OP) OPS };
struct op {
    const char *name;
    int first, last, apart, one_by_one;
};
#define T_ROW(name, first, last, apart, one_by_one) {#name, first, last, apart, one_by_one},
static const struct op t_ops[OPS] = {T_OPS(T_ROW)};
/* after an access: else compilers merge equal accesses and then name the line of one of them */
#define T_END(name) __asm__ volatile("# " #name)

struct job {
    int op, barrier, touched; /* touched < 0: no element */
    size_t shift, n;
    uint64_t mask;
    void *memory, *sink;
};

#define T_KERNEL global_u8
#define T_E u8
#define T_LOCAL 0
#include "access.tmpl.h"
#define T_KERNEL global_f32
#define T_E f32
#define T_LOCAL 0
#include "access.tmpl.h"
#define T_KERNEL global_f64
#define T_E f64
#define T_LOCAL 0
#include "access.tmpl.h"
#define T_KERNEL local_f32
#define T_E f32
#define T_LOCAL 1
#include "access.tmpl.h"

enum { KERNELS = 4, CASES = KERNELS * OPS };
static const struct {
    const char *name;
    size_t bytes; /* of an element */
    int local;
} t_kernels[KERNELS] = {
    {"u8 global", 1, 0}, {"f32 global", 4, 0}, {"f64 global", 8, 0}, {"f32 local", 4, 1}};

static sg_status launch(int kernel, const struct job *k) {
    const sg_nd_range r = sg_nd_range_1d(2 * S, 2 * S);
    if (kernel == 0) return sg_parallel_for(NULL, r, global_u8, k);
    if (kernel == 1) return sg_parallel_for(NULL, r, global_f32, k);
    if (kernel == 2) return sg_parallel_for(NULL, r, global_f64, k);
    return sg_parallel_for(NULL, r, local_f32, k);
}

/* in separate memory, with so many elements after the shift */
static int run(int kernel, struct job *k, size_t elements) {
    const size_t bytes = (k->shift + elements) * t_kernels[kernel].bytes;
    sg_status status;
    if (posix_memalign(&k->memory, 64, bytes) != 0) return 3;
    k->sink = malloc((S + 1) * sizeof(double));
    if (!k->sink) return 3;
    memset(k->memory, 0, bytes);
    fprintf(stderr, "case %s %s\n", t_kernels[kernel].name, t_ops[k->op].name);
    status = launch(kernel, k);
    free(k->memory);
    free(k->sink);
    return status == SG_OK ? 0 : 3;
}

int main(int count, char **arguments) {
    const char *mode = count > 1 ? arguments[1] : "";
    const int first = count > 2 && atoi(arguments[2]) == 1;
    const int stray = strcmp(mode, "stray") == 0, memory = stray || strcmp(mode, "fits") == 0;
    int failed = 0;
    if (count != (memory && !stray ? 3 : 4)) return 3;
    for (int i = 0; i < CASES; i++) {
        const struct op *op = &t_ops[i % OPS];
        struct job k;
        if (memory && t_kernels[i / OPS].local) continue; /* one piece of memory for all arrays */
        /* the thread sanitizer remembers only the last four accesses to each 8 bytes */
        if (!memory && op->one_by_one && t_kernels[i / OPS].bytes == 1) continue;
        if (stray && atoi(arguments[3]) != i) continue;
        k.op = i % OPS;
        k.barrier = strcmp(mode, "barrier") == 0;
        k.touched = memory ? -1 : strcmp(mode, "apart") == 0 ? op->apart : first ? op->first : op->last;
        k.shift = (size_t)atoi(arguments[memory ? 2 : 3]);
        k.n = N;
        k.mask = t_mask;
        k.memory = k.sink = NULL;
        failed |= run(i / OPS, &k, memory ? (size_t)op->last + !stray : (size_t)ELEMENTS);
    }
    return failed;
}
