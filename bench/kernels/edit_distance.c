/* SPDX-License-Identifier: MIT */
#include "edit_distance.h"

#include <stdlib.h>
#include <string.h>

struct data { struct bench_edit_distance args; uint8_t *text; uint32_t *numbers; };

/* cells of the tables */
static struct bench_work work(size_t n) {
    const struct bench_work w = {(double)n * BENCH_WORD * 60, (double)n * 60, 4 * (double)n, 0, 64 * (double)n};
    return w;
}
static uint32_t distance(const uint8_t *word, const uint8_t *text, uint32_t length) {
    uint32_t row[BENCH_WORD + 1];
    for (uint32_t r = 0; r <= BENCH_WORD; r++) row[r] = r;
    for (uint32_t j = 0; j < length; j++) {
        uint32_t before = row[0]++;
        for (int r = 1; r <= BENCH_WORD; r++) {
            const uint32_t exchange = before + (word[r - 1] != text[j]), longer = (row[r] < row[r - 1] ? row[r] : row[r - 1]) + 1;
            before = row[r];
            row[r] = exchange < longer ? exchange : longer;
        }
    }
    return row[BENCH_WORD];
}
static void *make(size_t n) {
    struct data *d = (struct data *)calloc(1, sizeof *d);
    uint32_t seed = 69;
    uint8_t *word = d->text = (uint8_t *)bench_alloc(BENCH_WORD + 2 * n * BENCH_TEXT), *rows = word + BENCH_WORD;
    uint8_t *groups = rows + n * BENCH_TEXT;
    uint32_t *length = d->numbers = (uint32_t *)bench_alloc(3 * n * sizeof *length); /* lengths, results, what is right */
    for (int i = 0; i < BENCH_WORD; i++) word[i] = (uint8_t)"acgt"[bench_random(&seed) % 4];
    for (size_t i = 0; i < n; i++) {
        length[i] = 50 + bench_random(&seed) % 21;
        for (uint32_t j = 0; j < length[i]; j++) {
            const uint32_t r = bench_random(&seed);
            const uint8_t letter = i % 4 == 0 && r % 8 ? word[j % BENCH_WORD] : (uint8_t)"acgt"[r >> 8 & 3];
            rows[i * BENCH_TEXT + j] = letter;
            groups[(i / BENCH_TEXT_GROUP * BENCH_TEXT + j) * BENCH_TEXT_GROUP + i % BENCH_TEXT_GROUP] = letter;
        }
        length[2 * n + i] = distance(word, rows + i * BENCH_TEXT, length[i]);
    }
    d->args.n = n;
    d->args.word = word;
    d->args.rows = rows;
    d->args.groups = groups;
    d->args.length = length;
    d->args.distance = length + n;
    return d;
}
static void reset(void *args) {
    struct data *d = (struct data *)args;
    memset(d->args.distance, 0xff, d->args.n * sizeof *d->numbers);
}
static bool right(void *args) {
    const struct data *d = (const struct data *)args;
    return memcmp(d->args.distance, d->args.distance + d->args.n, d->args.n * sizeof *d->numbers) == 0;
}
static void drop(void *args) {
    struct data *d = (struct data *)args;
    bench_free(d->text);
    bench_free(d->numbers);
    free(d);
}
BENCH_KERNEL(edit_distance) = {"edit_distance", "Gcell/s", {4096, 65536, 0}, work, make, reset, right, drop, false};
