/* SPDX-License-Identifier: MIT */
/* Histogram equalisation of grey levels, for examples/equalise.c and the bench. The new level of a point is the share of points that
 * are not lighter. So all levels become about equally frequent. */
#ifndef EXAMPLES_EQUALISE_H
#define EXAMPLES_EQUALISE_H

#include <stdint.h>
#include <string.h>

#undef SG_SIZE
#define SG_SIZE 64
#include <sg.h>

/* How often each level occurs. Neighbouring points often have the same level, and then a count would wait for the one before. So each of
 * eight neighbours has its own table, and one scalar load gets all eight points. */
static inline void equalise_count(const uint8_t *in, size_t n, uint32_t *counts) {
    uint32_t t[8][256] = {{0}};
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        uint64_t v;
        memcpy(&v, in + i, sizeof v);
        SG_UNROLL(8) for (int k = 0; k < 8; k++) t[k][v >> 8 * k & 255]++;
    }
    for (; i < n; i++) t[0][in[i]]++;
    for (size_t level = 0; level < 256; level += SG_SIZE) {
        sg_u32 sum = sg_load(t[0] + level);
        for (int k = 1; k < 8; k++) sum = sg_add(sum, sg_load(t[k] + level));
        sg_store(counts + level, sum);
    }
}
/* Level v becomes round((points up to v - points of the darkest level) * 255 / (all - points of the darkest)), halves up. A
 * picture of one level stays as it is. */
static inline void equalise_table(const uint32_t *counts, size_t n, uint8_t *table) {
    uint64_t darkest = 0, below = 0;
    for (size_t level = 0; level < 256; level++) {
        if (below == 0) darkest = counts[level];
        below += counts[level];
        if (darkest == n) table[level] = (uint8_t)level;
        else table[level] = (uint8_t)(below == 0 ? 0 : ((below - darkest) * 510 + (n - darkest)) / (2 * (n - darkest)));
    }
}
static inline void equalise(const uint8_t *in, size_t n, uint8_t *out) {
    uint32_t counts[256];
    uint8_t table[256];
    size_t i = 0;
    equalise_count(in, n, counts);
    equalise_table(counts, n, table);
    for (; i + SG_SIZE <= n; i += SG_SIZE) sg_store(out + i, sg_lookup256(table, sg_load(in + i)));
    if (i < n) sg_store_n(out + i, sg_lookup256(table, sg_load_n(in + i, n - i)), n - i);
}

#endif
