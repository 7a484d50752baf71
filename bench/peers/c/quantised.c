/* SPDX-License-Identifier: MIT */
/* There is no package of ggml in Debian 12. */
#include "../../kernels/quantised.h"

#include <math.h>

#include "c.h"

static inline uint16_t half(float x) { /* of what is normal as a half, to the nearest, halves to even */
    union { uint32_t u; float f; } v;
    v.f = x;
    return (uint16_t)((v.u - (112u << 23) + 0xfff + (v.u >> 13 & 1)) >> 13);
}
BENCH_RUN(quantise_q8, k) {
    BENCH_FOR
    for (size_t b = 0; b < k->n / 32; b++) {
        const float *restrict x = k->in + 32 * b;
        struct bench_q8 *restrict y = k->y + b;
        float most = 0, inverse;
        for (int i = 0; i < 32; i++) most = fabsf(x[i]) > most ? fabsf(x[i]) : most;
        inverse = most > 0 ? 127 / most : 0;
        y->scale = half(most / 127);
        for (int i = 0; i < 32; i++) y->number[i] = (int8_t)rintf(x[i] * inverse);
    }
}
BENCH_RUN(dot_q4_q8, k) {
    const size_t blocks = k->n / 32;
    float sum = 0;
    for (size_t b = 0; b < blocks; b++) {
        const struct bench_q4 *restrict x = k->x + b;
        const struct bench_q8 *restrict y = k->y + b;
        int whole = 0;
        for (int i = 0; i < 16; i++) whole += ((x->pair[i] & 15) - 8) * y->number[i] + ((x->pair[i] >> 4) - 8) * y->number[16 + i];
        sum += (float)whole * (bench_half(x->scale) * bench_half(y->scale));
    }
    *k->result = sum;
}
