/* SPDX-License-Identifier: MIT */
#include "packed.h"

#include <stdlib.h>
#include <string.h>

struct data { struct bench_packed args; uint32_t *x, *words; uint8_t *widths; size_t bytes; };

static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->x);
    bench_free(d->words);
    bench_free(d->widths);
    bench_free(d->args.x);
    bench_free(d->args.words);
    bench_free(d->args.widths);
    free(d);
}
/* differences of 8 to 12 bits to the number 16 places before */
static struct data *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    size_t begin = 0;
    uint32_t seed = 65;
    d->x = (uint32_t *)bench_alloc(4 * n);
    d->words = (uint32_t *)bench_alloc(4 * n);
    d->widths = (uint8_t *)bench_alloc(n / BENCH_PACKED_BLOCK);
    d->args.n = n;
    d->args.x = (uint32_t *)bench_alloc(4 * n);
    d->args.words = (uint32_t *)bench_alloc(4 * n);
    d->args.widths = (uint8_t *)bench_alloc(n / BENCH_PACKED_BLOCK);
    for (size_t b = 0; b < n / BENCH_PACKED_BLOCK; b++) {
        const uint32_t bits = 8 + bench_random(&seed) % 5;
        d->widths[b] = (uint8_t)bits;
        for (size_t i = 0; i < BENCH_PACKED_BLOCK; i++) {
            const size_t j = b * BENCH_PACKED_BLOCK + i, bit = i / 16 * bits;
            uint32_t *word = d->words + begin + bit / 32 * 16 + i % 16;
            const uint64_t difference = (bench_random(&seed) | 1u << (bits - 1)) & ((1u << bits) - 1);
            d->x[j] = (j < 16 ? 0 : d->x[j - 16]) + (uint32_t)difference;
            word[0] |= (uint32_t)(difference << bit % 32);
            if (bit % 32 + bits > 32) word[16] |= (uint32_t)(difference << bit % 32 >> 32);
        }
        begin += bits * 16;
    }
    d->bytes = begin * 4;
    return d;
}
static struct bench_work work(double from, double to) {
    const struct bench_work w = {from > to ? from : to, from, to, 0, from + to};
    return w;
}

static struct bench_work pack_work(size_t n) {
    return work(4 * (double)n, 10.0 / 8 * (double)n);
}
static void *pack_make(size_t n) {
    struct data *d = make(n);
    memcpy(d->args.x, d->x, 4 * n);
    return d;
}
static void pack_reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->args.words, 0xff, 4 * d->args.n);
    memset(d->args.widths, 0xff, d->args.n / BENCH_PACKED_BLOCK);
}
static bool pack_right(void *args) {
    const struct data *d = (const struct data *)args;
    return memcmp(d->args.words, d->words, d->bytes) == 0 && memcmp(d->args.widths, d->widths, d->args.n / BENCH_PACKED_BLOCK) == 0;
}
BENCH_KERNEL(pack) = {"pack", "GB/s", {65536, 1 << 22, 0}, pack_work, pack_make, pack_reset, pack_right, drop, false};

static struct bench_work unpack_work(size_t n) {
    return work(10.0 / 8 * (double)n, 4 * (double)n);
}
static void *unpack_make(size_t n) {
    struct data *d = make(n);
    memcpy(d->args.words, d->words, d->bytes);
    memcpy(d->args.widths, d->widths, n / BENCH_PACKED_BLOCK);
    return d;
}
static void unpack_reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->args.x, 0xff, 4 * d->args.n);
}
static bool unpack_right(void *args) {
    const struct data *d = (const struct data *)args;
    return memcmp(d->args.x, d->x, 4 * d->args.n) == 0;
}
BENCH_KERNEL(unpack) = {"unpack", "GB/s", {65536, 1 << 22, 0}, unpack_work, unpack_make, unpack_reset, unpack_right, drop, false};
