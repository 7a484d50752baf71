/* SPDX-License-Identifier: MIT */
/* Alfred Klomp's base64: the code that it chooses for this machine, and its code of 256 bits. */
#include <libbase64.h>

#include "../../kernels/bytes.h"

static void encode(const struct bench_bytes *k, int flags) {
    size_t n;
    base64_encode((const char *)k->x, k->n, (char *)k->y, &n, flags);
    *k->result = n;
}
static void decode(const struct bench_bytes *k, int flags) {
    size_t n;
    *k->result = base64_decode((const char *)k->x, k->n, (char *)k->y, &n, flags) == 1 ? n : SIZE_MAX;
}
BENCH_RUN(base64_encode, k) { encode(k, 0); }
BENCH_RUN_AS(base64_encode, avx2, k) { encode(k, BASE64_FORCE_AVX2); }
BENCH_RUN(base64_decode, k) { decode(k, 0); }
BENCH_RUN_AS(base64_decode, avx2, k) { decode(k, BASE64_FORCE_AVX2); }
