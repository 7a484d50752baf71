/* SPDX-License-Identifier: MIT */
/* The C and assembly of BLAKE3's authors: the code that it chooses for this machine, and its code of 256 bits, which needs a build with
 * -DBLAKE3_TESTING. */
#include <blake3.h>

#include "../../kernels/bytes.h"

extern int g_cpu_features __attribute__((weak));
enum { AVX512 = 3 << 5 };

static void hash(const struct bench_bytes *k) {
    blake3_hasher h;
    blake3_hasher_init(&h);
    blake3_hasher_update(&h, k->x, k->n);
    blake3_hasher_finalize(&h, k->y, 32);
    *k->result = 0;
}
BENCH_RUN(blake3, k) { hash(k); }
BENCH_RUN_AS(blake3, avx2, k) {
    int before;
    hash(k); /* from now on it knows the processor's features */
    if (!&g_cpu_features) {
        bench_not_there();
        return;
    }
    before = g_cpu_features;
    g_cpu_features = before & ~AVX512;
    hash(k);
    g_cpu_features = before;
}
