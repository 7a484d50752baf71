/* SPDX-License-Identifier: MIT */
/* check: 32 */
/* check: 64 */
/* check: 96 */
/* check: 4128 */
/* refuse: 33 */
/* The inner product of a language model that runs on a processor: activations become bytes with a scale for each 32, and are
 * multiplied with weights of 4 bits. Blocks must equal those of plain C bit for bit. So must products if all scales are 1, because
 * then no sum is rounded. With other scales they must be as near to the exact sum as single precision is. */
#include <math.h>

#include "quantised.h"

#include "demo.h"

struct data {
    const float *in;
    struct q4_block *x;
    struct q8_block *y;
    size_t n;
    float result;
};

static void plain_quantise(void *context) {
    const struct data *k = (const struct data *)context;
    for (size_t b = 0; b < k->n / 32; b++) {
        const float *x = k->in + 32 * b;
        float most = 0, inverse;
        for (int i = 0; i < 32; i++) most = fabsf(x[i]) > most ? fabsf(x[i]) : most;
        inverse = most > 0 ? 127 / most : 0;
        k->y[b].scale = sg_half_from_float(most / 127);
        for (int i = 0; i < 32; i++) k->y[b].number[i] = (int8_t)rintf(x[i] * inverse);
    }
}
static void run_quantise(void *context) {
    const struct data *k = (const struct data *)context;
    quantise_q8(k->in, k->y, k->n);
}
static int block_sum(const struct q4_block *x, const struct q8_block *y) {
    int sum = 0;
    for (int i = 0; i < 16; i++) sum += ((x->pair[i] & 15) - 8) * y->number[i] + ((x->pair[i] >> 4) - 8) * y->number[16 + i];
    return sum;
}
static void plain_dot(void *context) {
    struct data *k = (struct data *)context;
    float sum = 0;
    for (size_t b = 0; b < k->n / 32; b++) {
        sum += (float)block_sum(k->x + b, k->y + b) * (sg_half_to_float(k->x[b].scale) * sg_half_to_float(k->y[b].scale));
    }
    k->result = sum;
}
static void run_dot(void *context) {
    struct data *k = (struct data *)context;
    k->result = dot_q4_q8(k->x, k->y, k->n / 32);
}
static int near(const struct data *k) {
    double exact = 0, magnitude = 0;
    for (size_t b = 0; b < k->n / 32; b++) {
        const double scale = (double)sg_half_to_float(k->x[b].scale) * (double)sg_half_to_float(k->y[b].scale);
        exact += scale * block_sum(k->x + b, k->y + b);
        magnitude += scale * abs(block_sum(k->x + b, k->y + b));
    }
    return fabs((double)k->result - exact) <= 1e-6 * magnitude;
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 32000, 32, (size_t)1 << 26), blocks = n / 32;
    float *in;
    struct q4_block *x;
    struct q8_block *y;
    struct data k;
    uint32_t seed = 1;
    int ok, all;
    demo_usage(argc, argv, 1, "[n]");
    if (n % 32 != 0) {
        fprintf(stderr, "%s: n must be a multiple of 32\n", argv[0]);
        return 2;
    }
    k.in = in = (float *)demo_alloc(n, sizeof *in);
    k.x = x = (struct q4_block *)demo_alloc(blocks, sizeof *x);
    k.y = y = (struct q8_block *)demo_alloc(2 * blocks, sizeof *y);
    k.n = n;
    /* if there are two blocks or more, the first has zeros; then come blocks with halves between steps and with large and small numbers */
    for (size_t i = 0; i < n; i++) {
        const float r = demo_random_f32(&seed);
        in[i] = n > 32 && i < 32 ? 0 : i / 32 % 3 == 1 ? (i % 32 == 5 ? 127 : rintf(r * 126) + 0.5f) : ldexpf(r, (int)(i / 32 % 40) - 20);
    }
    for (size_t i = 0; i < n; i++) x[i / 32].pair[i % 16] = (uint8_t)demo_random(&seed);
    plain_quantise(&k);
    k.y = y + blocks;
    run_quantise(&k);
    all = ok = memcmp(y, y + blocks, blocks * sizeof *y) == 0;
    demo_row_n("q8_0, quantise", n, ok, 4.0 * (double)n, "GB/s", demo_compare(run_quantise, plain_quantise, &k));
    k.n = n < 4096 ? n : 4096; /* sums of whole numbers below 2^24 */
    for (size_t b = 0; b < blocks; b++) x[b].scale = y[b].scale = sg_half_from_float(1);
    memset(x[blocks / 2].pair, 0, 16); /* all products of a block are -8 times -128 */
    memset(y[blocks / 2].number, 0x80, 32);
    k.y = y;
    plain_dot(&k);
    {
        const float exact = k.result;
        run_dot(&k);
        ok = k.result == exact;
    }
    k.n = n;
    for (size_t b = 0; b < blocks; b++) {
        x[b].scale = sg_half_from_float(demo_random_f32(&seed) + 1.5f);
        y[b].scale = sg_half_from_float(demo_random_f32(&seed) * 0.01f + 0.02f);
    }
    run_dot(&k);
    all &= ok = ok && near(&k);
    demo_row_n("q4_0 x q8_0", n, ok, 52.0 / 32 * (double)n, "GB/s", demo_compare(run_dot, plain_dot, &k));
    demo_free(in);
    demo_free(x);
    demo_free(y);
    return !all;
}
