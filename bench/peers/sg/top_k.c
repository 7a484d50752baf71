/* SPDX-License-Identifier: MIT */
#include "sg.h"

#include "../../../examples/top_k.h"
#include "../../kernels/top_k.h"

static struct top_k arguments(const struct bench_top_k *k) {
    const struct top_k t = {k->query, k->rows, k->n, BENCH_TOP_K_D, BENCH_TOP_K, k->distance, k->index};
    return t;
}
BENCH_RUN(top_k_l2, k) {
    const struct top_k t = arguments(k);
    top_k_l2(&t);
}
BENCH_RUN(top_k_cosine, k) {
    const struct top_k t = arguments(k);
    top_k_cosine(&t);
}
