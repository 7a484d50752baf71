/* SPDX-License-Identifier: MIT */
/* The units of a launch, shared out; and workers of a host program that take them.
 *
 * Every worker has a share, the same ones in every launch of so many units, so that what a worker wrote
 * is in its cache when it comes to the same units again. A share is handed out in chunks by a counter; whose
 * own is empty goes on with the next worker's. */
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

/* The chunk that is next in a share: a cache line of its own, as mostly one worker writes it. */
typedef struct sg_pool_share_ {
    uint32_t next;
    unsigned char apart[SG_CACHE_LINE - sizeof(uint32_t)];
} sg_pool_share_;

typedef struct sg_pool_work_ {
    sg_pool_task_ task;
    void *job;
    size_t begin, units; /* those in front of begin have been run */
    sg_pool_share_ *share;
    uint32_t shares;
    uint32_t chunks; /* of a share, at most */
    uint32_t failed;
} sg_pool_work_;

enum { SG_POOL_CHUNKS_ = 32 }; /* if nobody knows better */

SG_INLINE void sg_pool_cut_(sg_pool_work_ *work, size_t begin, size_t units, sg_pool_share_ *share,
                            uint32_t shares, uint32_t chunks, sg_pool_task_ task, void *job) {
    work->task = task;
    work->job = job;
    work->begin = begin;
    work->units = units;
    work->share = share;
    work->shares = shares;
    work->chunks = chunks;
    for (uint32_t i = 0; i < shares; i++) share[i].next = 0; /* nobody else is here yet */
    work->failed = 0;
}

/* Where part i of n units in so many parts begins; part i + 1 begins where it ends. */
SG_INLINE size_t sg_pool_part_(size_t n, uint32_t parts, uint32_t i) {
    const size_t each = n / parts, over = n % parts;
    return i * each + (i < over ? i : over);
}

/* Where a worker is: in its own share first, then in those of the next workers. */
typedef struct sg_pool_place_ {
    uint32_t share, seen; /* seen: shares that are empty */
    uint32_t left;        /* chunks of this one behind the last one taken */
} sg_pool_place_;

/* The next chunk, units *begin..*end-1; false: all have been handed out, or a task failed. */
SG_INLINE bool sg_pool_next_(sg_pool_work_ *work, sg_pool_place_ *at, size_t *begin, size_t *end) {
    for (; at->seen < work->shares; at->seen++, at->share = at->share + 1 < work->shares ? at->share + 1 : 0) {
        const size_t first = sg_pool_part_(work->units, work->shares, at->share);
        const size_t n = sg_pool_part_(work->units, work->shares, at->share + 1) - first;
        const uint32_t chunks = n < work->chunks ? (uint32_t)n : work->chunks;
        uint32_t *next = &work->share[at->share].next;
        /* a look first: a share that is empty stays in the caches of all */
        while (sg_atomic_load_u32(next, sg_memory_order_relaxed) < chunks) {
            const uint32_t i = sg_atomic_fetch_add_u32(next, 1, sg_memory_order_relaxed);
            if (i >= chunks) break;
            *begin = first + sg_pool_part_(n, chunks, i);
            *end = first + sg_pool_part_(n, chunks, i + 1);
            at->left = chunks - 1 - i;
            if (*begin < work->begin) *begin = work->begin;
            if (*begin < *end) return sg_atomic_load_u32(&work->failed, sg_memory_order_relaxed) == 0;
        }
    }
    return false;
}

/* Runs the next chunk; false: there is none. */
SG_INLINE bool sg_pool_step_(sg_pool_work_ *work, uint32_t worker, sg_pool_place_ *at) {
    size_t begin, end;
    if (!sg_pool_next_(work, at, &begin, &end)) return false;
    if (work->task(work->job, worker, begin, end)) return true;
    sg_atomic_store_u32(&work->failed, 1, sg_memory_order_relaxed);
    return false;
}

/* Runs chunks until none is left. */
SG_INLINE void sg_pool_take_(sg_pool_work_ *work, uint32_t worker) {
    sg_pool_place_ at = {worker % work->shares, 0, 0};
    while (sg_pool_step_(work, worker, &at)) {}
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
    enum { SHARES = 32 }; /* on the stack: 2 KiB */
    sg_pool_share_ share[SHARES];
    sg_pool_work_ work;
    uint32_t workers = host->workers > 0 ? host->workers : 1;
    if (count == 0) return true;
    if (workers > count) workers = (uint32_t)count;
    sg_pool_cut_(&work, 0, count, share, workers < SHARES ? workers : (uint32_t)SHARES, SG_POOL_CHUNKS_, task, job);
    host->run(host->context, workers, sg_pool_host_task_, &work);
    return sg_atomic_load_u32(&work.failed, sg_memory_order_relaxed) == 0;
}

#endif
