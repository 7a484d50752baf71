/* SPDX-License-Identifier: MIT */
/* Four tables, so that equal neighbours do not wait for each other's count. */
#include "../../kernels/equalise.h"

#include "c.h"

BENCH_RUN(equalise, k) {
    const uint8_t *restrict in = k->in;
    uint8_t *restrict out = k->out, table[256];
    uint32_t t[4][256] = {{0}};
    const size_t n = k->n;
    size_t i = 0, below = 0, darkest = 0;
    for (; i + 4 <= n; i += 4) t[0][in[i]]++, t[1][in[i + 1]]++, t[2][in[i + 2]]++, t[3][in[i + 3]]++;
    for (; i < n; i++) t[0][in[i]]++;
    for (int v = 0; v < 256; v++) {
        const size_t count = (size_t)t[0][v] + t[1][v] + t[2][v] + t[3][v];
        if (below == 0) darkest = count;
        below += count;
        table[v] = (uint8_t)(below == 0 ? 0 : ((below - darkest) * 510 + (n - darkest)) / (2 * (n - darkest)));
    }
    for (i = 0; i < n; i++) out[i] = table[in[i]];
}
