/* SPDX-License-Identifier: MIT */
/* What the programs on bytes share: lengths to check, and buffers that end where they must not be left. */
#ifndef EXAMPLES_BYTES_H
#define EXAMPLES_BYTES_H

#include "demo.h"

/* every length from 0 to 300, then longer ones: bytes_next(n) is 0 behind the last */
enum { BYTES_MOST = 70001 };
static inline size_t bytes_next(size_t n) {
    return n < 300 ? n + 1 : n < 5000 ? n * 5 / 3 : n < BYTES_MOST ? BYTES_MOST : 0;
}
/* n bytes of their own: a sanitizer sees an access behind them */
static inline uint8_t *bytes_copy(const uint8_t *from, size_t n) {
    uint8_t *p = (uint8_t *)malloc(n ? n : 1);
    if (!p) exit(2);
    memcpy(p, from, n);
    return p;
}
static inline int bytes_bad(const char *what, size_t n) {
    printf("%s: wrong for %lu bytes\n", what, (unsigned long)n);
    return 0;
}

#endif
