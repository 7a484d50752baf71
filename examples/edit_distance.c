/* SPDX-License-Identifier: MIT */
/* check: 1 5 */
/* check: 2 63 */
/* check: 64 64 */
/* check: 63 200 */
/* refuse: 65 1 */
/* Which texts are nearly a word: counts insertions, deletions and exchanges of letters, for eight texts at a time. The distances
 * must be those of the table of all beginnings in plain C: for empty texts, equal texts, random texts of the word's letters, and
 * texts without a letter in common. */
#include "edit_distance.h"

#include "demo.h"

struct data { struct edit_distance t; uint32_t *row; };

static void run_sg(void *context) {
    edit_distance(&((const struct data *)context)->t);
}
static void plain(void *context) {
    const struct data *d = (const struct data *)context;
    const struct edit_distance *t = &d->t;
    for (size_t i = 0; i < t->count; i++) {
        const uint8_t *text = t->text + i / SG_SIZE * t->most * SG_SIZE + i % SG_SIZE;
        uint32_t *row = d->row;
        for (uint32_t r = 0; r <= t->length; r++) row[r] = r;
        for (size_t j = 0; j < t->text_length[i]; j++) {
            uint32_t before = row[0]++;
            for (size_t r = 1; r <= t->length; r++) {
                const uint32_t exchange = before + (t->word[r - 1] != text[j * SG_SIZE]);
                const uint32_t longer = (row[r] < row[r - 1] ? row[r] : row[r - 1]) + 1;
                before = row[r];
                row[r] = exchange < longer ? exchange : longer;
            }
        }
        t->distance[i] = row[t->length];
    }
}

int main(int argc, char **argv) {
    const size_t length = demo_size(argc, argv, 1, "letters of the word", 50, 1, 64), count = 512;
    const size_t most = demo_size(argc, argv, 2, "letters of a text", 60, 1, 65536);
    uint8_t *word = (uint8_t *)demo_alloc(length + count * most, 1), *text = word + length;
    uint32_t *lengths = (uint32_t *)demo_alloc(3 * count + length + 1, sizeof *lengths), seed = 1;
    struct data d = {{word, length, count, most, text, lengths, lengths + count}, lengths + 3 * count};
    int ok;
    demo_usage(argc, argv, 2, "[word [text]]");
    for (size_t i = 0; i < length; i++) word[i] = (uint8_t)("acgt"[demo_random(&seed) % 4] + (i % 16 == 7 ? 128 : 0));
    for (size_t i = 0; i < count; i++) {
        const uint32_t kind = i < 2 * SG_SIZE ? (uint32_t)i % 4 : 3 + (uint32_t)i % 2;
        lengths[i] = kind == 0 ? 0 : kind == 1 && length <= most ? (uint32_t)length : 1 + demo_random(&seed) % (uint32_t)most;
        for (size_t j = 0; j < lengths[i]; j++) {
            const uint32_t r = demo_random(&seed);
            const uint8_t same = word[j % length], other = word[r % length];
            text[(i / SG_SIZE * most + j) * SG_SIZE + i % SG_SIZE] =
                kind == 1 ? same : kind == 2 ? (uint8_t)'x' : kind == 3 ? other : r >> 8 & 7 ? same : other;
        }
    }
    plain(&d);
    d.t.distance = lengths + 2 * count;
    run_sg(&d);
    ok = memcmp(lengths + count, lengths + 2 * count, count * sizeof *lengths) == 0;
    demo_row_n("Levenshtein's distance", length, ok, (double)(length * count * (most / 2)), "Gcell/s", demo_compare(run_sg, plain, &d));
    demo_free(word);
    demo_free(lengths);
    return !ok;
}
