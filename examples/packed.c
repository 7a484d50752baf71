/* SPDX-License-Identifier: MIT */
/* check: 0 */
/* check: 1 */
/* check: 512 */
/* check: 70001 */
/* The lists of a search engine: ascending numbers, stored as differences with as few bits as their block needs. For every width from 0
 * to 32 bits, blocks must have the words that plain C makes of the format, one number at a time, and unpack to the same numbers. */
#include "packed.h"

#include "demo.h"

struct data {
    uint32_t *x, *out, *words;
    uint8_t *widths;
    size_t n, count;
};

/* number i of a block; behind the last number of all the last is repeated */
static uint32_t at(const struct data *d, size_t i) {
    return d->x[i < d->n ? i : d->n - 1];
}
static void plain_pack(void *context) {
    struct data *d = (struct data *)context;
    size_t begin = 0;
    for (size_t b = 0; b * PACKED_BLOCK < d->n; b++) {
        uint32_t all = 0, bits = 0;
        for (size_t i = b * PACKED_BLOCK; i < (b + 1) * PACKED_BLOCK; i++) all |= at(d, i) - (i < 16 ? 0 : at(d, i - 16));
        while (bits < 32 && all >> bits) bits++;
        d->widths[b] = (uint8_t)bits;
        memset(d->words + begin, 0, bits * 16 * sizeof *d->words);
        for (size_t i = 0; i < PACKED_BLOCK && bits > 0; i++) {
            const size_t j = b * PACKED_BLOCK + i, bit = i / 16 * bits, word = begin + bit / 32 * 16 + i % 16;
            const uint64_t difference = at(d, j) - (j < 16 ? 0 : at(d, j - 16));
            d->words[word] |= (uint32_t)(difference << bit % 32);
            if (bit % 32 + bits > 32) d->words[word + 16] |= (uint32_t)(difference << bit % 32 >> 32);
        }
        begin += bits * 16;
    }
    d->count = begin;
}
static void plain_unpack(void *context) {
    const struct data *d = (const struct data *)context;
    const uint32_t *words = d->words;
    for (size_t b = 0; b * PACKED_BLOCK < d->n; words += d->widths[b++] * 16) {
        const uint32_t bits = d->widths[b], mask = (uint32_t)(((uint64_t)1 << bits) - 1);
        for (size_t i = 0; i < PACKED_BLOCK && b * PACKED_BLOCK + i < d->n; i++) {
            const size_t j = b * PACKED_BLOCK + i, bit = i / 16 * bits, word = bit / 32 * 16 + i % 16;
            uint64_t v = bits > 0 ? words[word] : 0;
            if (bit % 32 + bits > 32) v |= (uint64_t)words[word + 16] << 32;
            d->out[j] = ((uint32_t)(v >> bit % 32) & mask) + (j < 16 ? 0 : d->out[j - 16]);
        }
    }
}
static void run_pack(void *context) {
    struct data *d = (struct data *)context;
    d->count = pack(d->x, d->n, d->words, d->widths);
}
static void run_unpack(void *context) {
    const struct data *d = (const struct data *)context;
    unpack(d->words, d->widths, d->out, d->n);
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 33 * PACKED_BLOCK, 0, (size_t)1 << 26);
    const size_t blocks = n / PACKED_BLOCK + (n % PACKED_BLOCK != 0), room = blocks * PACKED_BLOCK;
    uint32_t *x = (uint32_t *)demo_alloc(2 * n, sizeof *x), *words = (uint32_t *)demo_alloc(2 * room, sizeof *words), seed = 1;
    uint8_t *widths = (uint8_t *)demo_alloc(2 * blocks, 1);
    struct data d = {x, x + n, words, widths, n, 0};
    size_t count;
    int ok, all;
    demo_usage(argc, argv, 1, "[n]");
    /* numbers that wrap at 32 bits: their differences are right too */
    for (size_t i = 0; i < n; i++) {
        const uint32_t bits = (uint32_t)(i / PACKED_BLOCK % 33);
        const uint64_t r = (uint64_t)demo_random(&seed) << 24 | demo_random(&seed);
        x[i] = (i < 16 ? 0 : x[i - 16]) + (uint32_t)(bits == 0 ? 0 : r & (((uint64_t)1 << bits) - 1));
    }
    run_pack(&d);
    count = d.count;
    d.words = words + room, d.widths = widths + blocks;
    plain_pack(&d);
    all = ok = count == d.count && memcmp(words, words + room, count * sizeof *words) == 0 && memcmp(widths, widths + blocks, blocks) == 0;
    demo_row_n("pack differences", n, ok, 4.0 * (double)n, "GB/s", demo_compare(run_pack, plain_pack, &d));
    memset(d.out, 0xff, n * sizeof *x);
    run_unpack(&d);
    all &= ok = memcmp(x, d.out, n * sizeof *x) == 0;
    memset(d.out, 0xff, n * sizeof *x);
    plain_unpack(&d);
    all &= ok = ok && memcmp(x, d.out, n * sizeof *x) == 0;
    demo_row_n("unpack differences", n, ok, 4.0 * (double)n, "GB/s", demo_compare(run_unpack, plain_unpack, &d));
    demo_free(x);
    demo_free(words);
    demo_free(widths);
    return !all;
}
