/* SPDX-License-Identifier: MIT */
/* What sg's side of the bench shares: one queue for each file of kernels. */
#ifndef BENCH_PEERS_SG_SG_H
#define BENCH_PEERS_SG_SG_H

#include <sg.h>

#include <stdio.h>
#include <stdlib.h>

#include "../../bench.h"

/* 0: the number of the environment, for runs that are not measured */
#ifndef BENCH_WORKERS
#define BENCH_WORKERS (uint32_t)bench_threads
#endif
/* elements from which on an array counts as larger than the caches */
#ifndef BENCH_CACHED
#define BENCH_CACHED (1 << 20)
#endif

/* also with one worker, which is this thread: it keeps the stacks of work-groups from launch to launch */
static inline sg_queue *bench_queue(void) {
    static sg_queue queue;
    if (!queue.made) {
        sg_queue_options options = {0};
        options.workers = BENCH_WORKERS;
        options.local_bytes = 128 * 1024; /* two tiles of 64 x 64 doubles */
        if (sg_queue_init(&queue, &options) != SG_OK) exit(2);
    }
    return &queue;
}
static inline void bench_launched(sg_status status) {
    if (status == SG_OK) return;
    fprintf(stderr, "bench: %s\n", sg_status_text(status));
    exit(2);
}

#endif
