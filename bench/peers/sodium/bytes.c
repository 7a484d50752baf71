/* SPDX-License-Identifier: MIT */
/* libsodium's code of 256 bits, its widest, which it chooses if sodium_init was called before. */
#include <sodium.h>

#include "../../kernels/bytes.h"

BENCH_RUN(chacha20, k) {
    static int ready;
    if (!ready) ready = sodium_init() >= 0;
    crypto_stream_chacha20_ietf_xor_ic(k->y, k->x, k->n, k->x + 32, 1, k->x);
    *k->result = 0;
}
