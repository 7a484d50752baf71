/* SPDX-License-Identifier: MIT */
/* The kernels as loops over a work-group's items, cut at the barriers. */
#include "../../kernels/wait.h"

#include <string.h>
#ifdef _OPENMP
#include <omp.h>
#endif

#include "c.h"

BENCH_RUN(barrier, k) {
    const size_t groups = k->n / BENCH_WAIT_GROUP, steps = k->steps;
    BENCH_FOR
    for (size_t g = 0; g < groups; g++) {
        uint32_t v[BENCH_WAIT_GROUP], t[BENCH_WAIT_GROUP + 1];
        memcpy(v, k->x + g * BENCH_WAIT_GROUP, sizeof v);
        for (size_t s = 0; s < steps; s++) {
            for (int i = 0; i < BENCH_WAIT_GROUP; i++) t[i] = v[i];
            t[BENCH_WAIT_GROUP] = v[0];
            for (int i = 0; i < BENCH_WAIT_GROUP; i++) v[i] = t[i + 1] + 1;
        }
        memcpy(k->y + g * BENCH_WAIT_GROUP, v, sizeof v);
    }
}
#ifdef _OPENMP
/* a work-group's items spread over threads, which wait for each other */
BENCH_RUN_AS(barrier, omp_barrier, k) {
    const size_t n = k->n, steps = k->steps, threads = (size_t)bench_threads;
    uint32_t t[BENCH_WAIT_GROUP + 1];
    if (threads == 1) {
        bench_not_there();
        return;
    }
#pragma omp parallel num_threads(bench_threads)
    {
        const size_t me = (size_t)omp_get_thread_num();
        const size_t begin = me * BENCH_WAIT_GROUP / threads, end = (me + 1) * BENCH_WAIT_GROUP / threads;
        for (size_t g = 0; g < n; g += BENCH_WAIT_GROUP) {
            uint32_t v[BENCH_WAIT_GROUP];
            memcpy(v + begin, k->x + g + begin, (end - begin) * sizeof *v);
            for (size_t s = 0; s < steps; s++) {
                for (size_t i = begin; i < end; i++) t[i] = v[i];
                if (begin == 0) t[BENCH_WAIT_GROUP] = v[0];
#pragma omp barrier
                for (size_t i = begin; i < end; i++) v[i] = t[i + 1] + 1;
#pragma omp barrier
            }
            memcpy(k->y + g + begin, v + begin, (end - begin) * sizeof *v);
        }
    }
}
#endif
BENCH_RUN(exchange, k) {
    const size_t groups = k->n / BENCH_WAIT_LANES, steps = k->steps;
    BENCH_FOR
    for (size_t g = 0; g < groups; g++) {
        uint32_t v[BENCH_WAIT_LANES], t[BENCH_WAIT_LANES];
        memcpy(v, k->x + g * BENCH_WAIT_LANES, sizeof v);
        for (size_t s = 0; s < steps; s++) {
            memcpy(t, v, sizeof t);
            for (unsigned i = 0; i < BENCH_WAIT_LANES; i++) v[i] = 3 * t[i] + t[i ^ (1u << s % 4)];
        }
        memcpy(k->y + g * BENCH_WAIT_LANES, v, sizeof v);
    }
}
#ifdef _OPENMP /* without threads it is a loop, not a launch */
BENCH_RUN(launch, k) {
    const size_t n = k->n;
    BENCH_FOR
    for (size_t g = 0; g < n; g++) k->y[g * 16] = (uint32_t)g + 1;
}
#endif
