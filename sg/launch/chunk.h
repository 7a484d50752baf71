/* SPDX-License-Identifier: MIT */
/* The units of a launch, shared out; and workers of a host program that take them.
 *
 * Every worker has a share, the same one in every launch of so many units: what it wrote is in its cache when it comes to
 * them again. A worker that has run its own share goes on with the next worker's. Nobody knows which units are long. So a
 * worker takes one unit of a share first, twice as many the next time if that was short, and one again if it was long. */
#ifndef SG_LAUNCH_CHUNK_H
#define SG_LAUNCH_CHUNK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../port.h"

enum {
    SG_POOL_CHUNK_NS_ = 2048, /* a chunk of short units takes at most so long; a launch that takes less is not shared */
    SG_POOL_CHUNKS_ = 8       /* a chunk is at most this part of a share, and of what is left of another worker's */
};

/* Runs the units begin..end-1 as that worker; no two at once are the same worker. false: hand out no more. */
typedef bool (*sg_pool_task_)(void *job, uint32_t worker, size_t begin, size_t end);

/* How much of a share has been taken: a cache line of its own, as mostly one worker writes it. */
typedef struct sg_pool_share_ {
    uint32_t next;
    unsigned char apart[SG_CACHE_LINE - sizeof(uint32_t)];
} sg_pool_share_;

typedef struct sg_pool_work_ {
    sg_pool_task_ task;
    void *job;
    size_t begin, end, grain; /* shares count in grains of so many units: 1 but in huge launches */
    uint32_t grains, shares, failed;
    sg_pool_share_ *share;
    bool brief; /* known to be short: large chunks, without looks at the clock */
} sg_pool_work_;

/* Where a worker is: how many shares are empty, from its own on; its last chunk, in grains and in time; units it has run. */
typedef struct sg_pool_place_ {
    uint32_t empty, size;
    uint64_t now_ns, ns;
    size_t done;
} sg_pool_place_;

SG_INLINE void sg_pool_cut_(sg_pool_work_ *work, size_t begin, size_t end, sg_pool_share_ *share, uint32_t shares) {
    work->begin = begin;
    work->end = end;
    work->grain = ((end - begin - 1) >> 20) + 1; /* so the counters never overflow, though all may add to a full one */
    work->grains = (uint32_t)((end - begin - 1) / work->grain + 1);
    work->shares = shares < work->grains ? shares : work->grains;
    work->share = share;
    work->failed = 0;
    for (uint32_t i = 0; i < work->shares; i++) share[i].next = 0; /* nobody else is here yet */
}

/* The first grain of a share. */
SG_INLINE uint32_t sg_pool_first_(const sg_pool_work_ *work, uint32_t share) {
    const uint32_t each = work->grains / work->shares, over = work->grains % work->shares;
    return share * each + (share < over ? share : over);
}

/* Runs the next chunk; false: there is none, or a task has failed. */
SG_INLINE bool sg_pool_step_(sg_pool_work_ *work, uint32_t worker, sg_pool_place_ *at) {
    for (; at->empty < work->shares; at->empty++, at->size = 0) {
        const uint32_t share = (worker + at->empty) % work->shares, first = sg_pool_first_(work, share);
        const uint32_t last = sg_pool_first_(work, share + 1), n = last - first;
        uint32_t *next = &work->share[share].next, i, most;
        size_t begin, end;
        /* a look first: a share that is empty stays in the caches of all */
        i = sg_atomic_load_u32(next, sg_memory_order_relaxed);
        if (i >= n) continue;
        most = ((at->empty == 0 || work->brief ? n : n - i) - 1) / SG_POOL_CHUNKS_ + 1;
        if (at->size == 0 || at->ns > 2 * SG_POOL_CHUNK_NS_) at->size = 1;
        else if (at->ns < SG_POOL_CHUNK_NS_ / 2) at->size *= 2;
        if (at->size > most || work->brief) at->size = most;
        i = first + sg_atomic_fetch_add_u32(next, at->size, sg_memory_order_relaxed);
        if (i >= last) continue;
        if (last - i < at->size) at->size = last - i;
        begin = work->begin + i * work->grain;
        end = i + at->size < work->grains ? begin + at->size * work->grain : work->end;
        if (sg_atomic_load_u32(&work->failed, sg_memory_order_relaxed)) return false;
        if (!work->task(work->job, worker, begin, end)) {
            sg_atomic_store_u32(&work->failed, 1, sg_memory_order_relaxed);
            return false;
        }
        at->done += end - begin;
        if (!work->brief) {
            const uint64_t now_ns = sg_time_ns_();
            at->ns = now_ns - at->now_ns;
            at->now_ns = now_ns;
        }
        return true;
    }
    return false;
}

/* Runs chunks until none is left. */
SG_INLINE void sg_pool_take_(sg_pool_work_ *work, uint32_t worker) {
    sg_pool_place_ at = {0, 0, work->brief ? 0 : sg_time_ns_(), 0, 0};
    while (sg_pool_step_(work, worker, &at)) {}
}

/* ---- workers of a host ---- */

/* Threads that the host program has already, to be used instead of threads of our own. workers is at least 1. run must call
 * task(arg, i) exactly once for every i < count, on any threads, in any order, also one after the other, and return when all
 * have returned; what they did must be visible then, as after any join. count is never more than workers. */
typedef struct sg_host_pool {
    void *context;
    uint32_t workers;
    void (*run)(void *context, uint32_t count, void (*task)(void *arg, uint32_t index), void *arg);
} sg_host_pool;

SG_NOINLINE void sg_pool_host_task_(void *arg, uint32_t index) {
    sg_pool_take_((sg_pool_work_ *)arg, index);
    sg_atomic_fence(sg_memory_order_seq_cst); /* as in sg_pool_attend_ of pool.h */
}

/* Runs task over count units on a host's workers and returns when all are done. Index i of the host is worker i: several
 * launches at once each have such a worker. false: a task said so. */
SG_NOINLINE bool sg_pool_run_on_host_(const sg_host_pool *host, size_t count, sg_pool_task_ task, void *job) {
    sg_pool_share_ share[32]; /* on the stack */
    sg_pool_work_ work;
    const uint32_t workers = host->workers < count ? host->workers : (uint32_t)count;
    if (count == 0) return true;
    work.task = task;
    work.job = job;
    work.brief = false;
    sg_pool_cut_(&work, 0, count, share, workers < 32 ? workers : 32);
    host->run(host->context, workers, sg_pool_host_task_, &work);
    return sg_atomic_load_u32(&work.failed, sg_memory_order_relaxed) == 0;
}

#endif
