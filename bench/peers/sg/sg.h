/* SPDX-License-Identifier: MIT */
/* What sg's side of the bench shares: one queue for each file of kernels. */
#ifndef BENCH_PEERS_SG_SG_H
#define BENCH_PEERS_SG_SG_H

#include <sg.h>

#include <stdio.h>
#include <stdlib.h>

#include "../../bench.h"

/* also with one worker, which is this thread: it keeps the stacks of work-groups from launch to launch */
static inline sg_queue *bench_queue(void) {
    static sg_queue queue;
    if (!queue.open) {
        sg_queue_options options = {0};
        options.workers = (uint32_t)bench_threads;
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
