/* SPDX-License-Identifier: MIT */
/* The units of a launch, handed out in chunks; and workers of a host program that take them.
 *
 * There are 8 chunks for each thread, handed out by a counter. That is within 6% of the best size
 * everywhere; single units collapse when they are short, equal shares when they differ. */
#ifndef SG_LAUNCH_CHUNK_H
#define SG_LAUNCH_CHUNK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "../port.h"

/* Runs the units begin..end-1 as that worker; no two at once are the same worker.
 * false: hand out no more. */
typedef bool (*sg_pool_task_)(void *job, uint32_t worker, size_t begin, size_t end);

typedef struct sg_pool_work_ {
    sg_pool_task_ task;
    void *job;
    size_t begin, end, chunk;
    uint32_t chunks;
    unsigned char apart[SG_CACHE_LINE]; /* what is read by all from what is written by all */
    uint32_t next;                      /* chunk; chunks are counted, as units could overflow */
    uint32_t failed;
} sg_pool_work_;

SG_INLINE void sg_pool_cut_(sg_pool_work_ *work, size_t begin, size_t end, uint32_t threads,
                            sg_pool_task_ task, void *job) {
    const size_t units = end - begin, chunk = units / 8 / threads;
    work->task = task;
    work->job = job;
    work->begin = begin;
    work->end = end;
    work->chunk = chunk > 0 ? chunk : 1;
    work->chunks = (uint32_t)(units / work->chunk + (units % work->chunk != 0));
    work->next = 0; /* nobody else is here yet */
    work->failed = 0;
}

/* Runs chunks until none is left. */
SG_INLINE void sg_pool_take_(sg_pool_work_ *work, uint32_t worker) {
    const uint32_t chunks = work->chunks;
    uint32_t i;
    while ((i = sg_atomic_fetch_add_u32(&work->next, 1, sg_memory_order_relaxed)) < chunks) {
        const size_t begin = work->begin + i * work->chunk;
        const size_t end = i + 1 < chunks ? begin + work->chunk : work->end;
        if (!work->task(work->job, worker, begin, end)) {
            sg_atomic_store_u32(&work->failed, 1, sg_memory_order_relaxed);
            sg_atomic_store_u32(&work->next, chunks, sg_memory_order_relaxed);
        }
    }
}

/* ---- workers of a host ---- */

/* Threads that the host program has already, to be used instead of threads of our own. workers is
 * at least 1. run must call task(arg, i) exactly once for every i < count, on any threads, in any
 * order, also one after the other, and return when all have returned; what they did must be visible
 * then, as after any join. count is never more than workers. */
typedef struct sg_host_pool {
    void *context;
    uint32_t workers;
    void (*run)(void *context, uint32_t count, void (*task)(void *arg, uint32_t index), void *arg);
} sg_host_pool;

SG_NOINLINE void sg_pool_host_task_(void *arg, uint32_t index) {
    sg_pool_take_((sg_pool_work_ *)arg, index);
    sg_atomic_fence(sg_memory_order_seq_cst); /* as in sg_pool_attend_ of pool.h */
}

/* Runs task over count units on a host's workers and returns when all are done. Index i of the host
 * is worker i: several launches at once each have such a worker. false: a task said so. */
SG_NOINLINE bool sg_pool_run_on_host_(const sg_host_pool *host, size_t count, sg_pool_task_ task,
                                      void *job) {
    sg_pool_work_ work;
    uint32_t workers = host->workers > 0 ? host->workers : 1;
    if (count == 0) return true;
    if (workers > 0x100000) workers = 0x100000; /* chunks are counted in 32 bits */
    sg_pool_cut_(&work, 0, count, workers, task, job);
    host->run(host->context, work.chunks < workers ? work.chunks : workers, sg_pool_host_task_,
              &work);
    return sg_atomic_load_u32(&work.failed, sg_memory_order_relaxed) == 0;
}

#endif
