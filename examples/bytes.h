/* SPDX-License-Identifier: MIT */
/* What the programs on bytes share: lengths to check, and buffers that end exactly where accesses must end. */
#ifndef EXAMPLES_BYTES_H
#define EXAMPLES_BYTES_H

#include "demo.h"

/* every length from 0 to 300, then longer ones: bytes_next(n) is 0 behind the last */
enum { BYTES_MOST = 70001 };
static inline size_t bytes_next(size_t n) {
    return n < 300 ? n + 1 : n < 5000 ? n * 5 / 3 : n < BYTES_MOST ? BYTES_MOST : 0;
}
static inline void bytes_no_memory(void) {
    fputs("no memory\n", stderr);
    exit(2);
}
/* a separate allocation of n bytes, so that a sanitizer sees an access behind them */
static inline uint8_t *bytes_copy(const uint8_t *from, size_t n) {
    uint8_t *p = (uint8_t *)malloc(n ? n : 1);
    if (!p) bytes_no_memory();
    memcpy(p, from, n);
    return p;
}
static inline int bytes_bad(const char *what, size_t n) {
    printf("%s: wrong for %lu bytes\n", what, (unsigned long)n);
    return 0;
}

/* The rest of a program that computes a number from a text. Computes the number with sg and with plain C, for as many random bytes as the user
 * says, and measures both. ok: whether the checks before were right. Returns main's status. Calls go through a volatile pointer, so that each
 * is made: else a compiler may keep the first number. */
typedef uint64_t bytes_number(const uint8_t *p, size_t n);
struct bytes_job { bytes_number *volatile sg, *volatile plain; uint8_t *p; size_t n; uint64_t by_sg, by_plain; };
static inline void bytes_run_sg(void *context) {
    struct bytes_job *k = (struct bytes_job *)context;
    k->by_sg = k->sg(k->p, k->n);
}
static inline void bytes_run_plain(void *context) {
    struct bytes_job *k = (struct bytes_job *)context;
    k->by_plain = k->plain(k->p, k->n);
}
static inline int bytes_main(int argc, char **argv, const char *name, int ok, size_t least, bytes_number *sg, bytes_number *plain) {
    struct bytes_job k = {sg, plain, NULL, demo_size(argc, argv, 1, "bytes", 65536, least, (size_t)1 << 28), 0, 1};
    uint32_t seed = 5;
    struct demo_times times;
    demo_usage(argc, argv, 1, "[bytes]");
    k.p = (uint8_t *)demo_alloc(k.n, 1);
    for (size_t i = 0; i < k.n; i++) k.p[i] = (uint8_t)demo_random(&seed);
    times = demo_compare(bytes_run_sg, bytes_run_plain, &k);
    ok = demo_row_n(name, k.n, ok && k.by_sg == k.by_plain, (double)k.n, "GB/s", times);
    demo_free(k.p);
    return !ok;
}

#endif
