/* SPDX-License-Identifier: MIT */
/* How the units of a launch are shared out among workers; and workers that belong to a host program.
 *
 * Every worker has a share. It is the same share in every launch of as many units, so what the worker wrote last time is still in
 * its cache. A worker that has finished its own share goes on with the next worker's. Nobody knows beforehand which units
 * take long. So a worker begins a share with one unit. If that was short it takes twice as many the next time; if it was long
 * it goes back to one. */
#ifndef SG_LAUNCH_CHUNK_H
#define SG_LAUNCH_CHUNK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../port.h"

enum {
    SG_POOL_CHUNK_NS_ = 2048, /* a chunk of short units takes at most so long; a launch that takes less is not shared */
    SG_POOL_CHUNKS_ = 8,      /* a chunk is at most this part of a share, and of what is left of another worker's */
    SG_POOL_TAKEN_BITS_ = 21, /* of a share's word: grains, up to 2^20 */
    SG_POOL_NUMBERS_ = 1 << (32 - SG_POOL_TAKEN_BITS_) /* of launches, in the rest of the word; then all shares are cleared */
};

/* Runs the units begin..end-1 as this worker. Two calls at the same time never have the same worker. Returns false to stop the launch. */
typedef bool (*sg_pool_task_)(void *job, uint32_t worker, size_t begin, size_t end);

/* How much of a share has been taken, behind the number of the launch: so no launch has to clear what another one left, and the line,
 * which mostly one worker writes, stays in its cache. */
typedef struct sg_pool_share_ {
    uint32_t taken;
    unsigned char apart[SG_CACHE_LINE - sizeof(uint32_t)];
} sg_pool_share_;

typedef struct sg_pool_work_ {
    sg_pool_task_ task;
    void *job;
    uint64_t modes; /* the launcher's; each worker takes them on */
    size_t begin, end, grain; /* shares are counted in grains of this many units; it is 1 except in huge launches */
    uint32_t grains, shares, failed;
    uint32_t number; /* of the launch */
    uint32_t brief;  /* known to be short: chunks of so many grains, without looks at the clock; 0: not known */
    sg_pool_share_ *share;
} sg_pool_work_;

/* How far a worker is. empty: how many shares it found empty, beginning with its own. size, ns: its last chunk, in grains and in
 * time. now_ns: when that ended. done: the units it has run. */
typedef struct sg_pool_place_ {
    uint32_t empty, size;
    uint64_t now_ns, ns;
    size_t done;
} sg_pool_place_;

/* shares: as many as there are workers, in every launch. Nobody else is here yet. Before the first the number is 0. */
SG_INLINE void sg_pool_cut_(sg_pool_work_ *work, size_t begin, size_t end, sg_pool_share_ *share, uint32_t shares) {
    work->begin = begin;
    work->end = end;
    work->grain = ((end - begin - 1) >> 20) + 1; /* so they fit in SG_POOL_TAKEN_BITS_ */
    work->grains = (uint32_t)((end - begin - 1) / work->grain + 1);
    work->shares = shares < work->grains ? shares : work->grains;
    work->share = share;
    work->failed = 0;
    work->brief = 0;
    if (work->number++ % SG_POOL_NUMBERS_ != 0) return;
    work->number = 1;
    for (uint32_t i = 0; i < shares; i++) share[i].taken = 0;
}

/* The first grain of a share. */
SG_INLINE uint32_t sg_pool_first_(const sg_pool_work_ *work, uint32_t share) {
    const uint32_t each = work->grains / work->shares, over = work->grains % work->shares;
    return share * each + (share < over ? share : over);
}

/* Grains of a chunk of a launch that is known to take ns on one worker: so short a share is cut only as far as somebody else's time
 * for it is worth that its memory goes to another cache. */
SG_INLINE uint32_t sg_pool_brief_(const sg_pool_work_ *work, double ns) {
    const double chunks = 2 * ns / ((double)work->shares * (double)SG_POOL_CHUNK_NS_);
    const uint32_t each = (work->grains - 1) / work->shares + 1;
    return (each - 1) / (chunks < 1 ? 1u : chunks < (double)SG_POOL_CHUNKS_ ? (uint32_t)chunks : (uint32_t)SG_POOL_CHUNKS_) + 1;
}

/* Runs the next chunk; false: there is none, or a task has failed. */
SG_NOINLINE bool sg_pool_step_(sg_pool_work_ *work, uint32_t worker, sg_pool_place_ *at) {
    const uint32_t number = work->number << SG_POOL_TAKEN_BITS_;
    for (; at->empty < work->shares; at->empty++, at->size = 0) {
        const uint32_t share = (worker + at->empty) % work->shares, first = sg_pool_first_(work, share);
        const uint32_t n = sg_pool_first_(work, share + 1) - first;
        uint32_t *word = &work->share[share].taken, seen = sg_atomic_load_u32(word, sg_memory_order_relaxed), taken, most, i;
        size_t begin, end;
        if (at->size == 0 || at->ns > 2 * SG_POOL_CHUNK_NS_) at->size = 1;
        else if (at->ns < SG_POOL_CHUNK_NS_ / 2) at->size *= 2;
        do {
            taken = seen ^ number; /* or, if another launch left it, more than there may be */
            if (taken > n) taken = 0;
            if (taken == n) break;
            most = ((at->empty == 0 ? n : n - taken) - 1) / SG_POOL_CHUNKS_ + 1;
            if (work->brief) at->size = most = work->brief;
            if (at->size > most) at->size = most;
            if (at->size > n - taken) at->size = n - taken;
        } while (!sg_atomic_compare_exchange_u32(word, &seen, number | (taken + at->size), sg_memory_order_relaxed));
        if (taken == n) continue;
        i = first + taken;
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
SG_NOINLINE void sg_pool_take_(sg_pool_work_ *work, uint32_t worker) {
    sg_pool_place_ at = {0, 0, work->brief ? 0 : sg_time_ns_(), 0, 0};
    while (sg_pool_step_(work, worker, &at)) {}
}

/* ---- workers of a host ---- */

/* Threads that the host program already has, to be used instead of threads of our own. workers is at least 1. run must call
 * task(arg, i) exactly once for every i < count, on any threads and in any order, even one after the other. It must return when
 * all calls have returned, and what they wrote must be visible then, as after any join. count is never more than workers. */
typedef struct sg_host_pool {
    void *context;
    uint32_t workers;
    void (*run)(void *context, uint32_t count, void (*task)(void *arg, uint32_t index), void *arg);
} sg_host_pool;

SG_NOINLINE void sg_pool_host_task_(void *arg, uint32_t index) {
    sg_pool_work_ *work = (sg_pool_work_ *)arg;
    const uint64_t modes = sg_modes_get_(); /* the host's */
    sg_modes_set_(work->modes);
    sg_pool_take_(work, index);
    sg_modes_set_(modes);
    sg_atomic_fence(sg_memory_order_seq_cst); /* as in sg_pool_attend_ of pool.h */
}

/* Runs task over count units on a host's workers and returns when all are done. The host's index i is worker i; launches that
 * run at the same time each have a worker i. false: a task returned false. */
SG_NOINLINE bool sg_pool_run_on_host_(const sg_host_pool *host, size_t count, sg_pool_task_ task, void *job) {
    sg_pool_share_ share[32]; /* on the stack */
    sg_pool_work_ work;
    const uint32_t workers = host->workers < count ? host->workers : (uint32_t)count;
    if (count == 0) return true;
    work.task = task;
    work.job = job;
    work.modes = sg_modes_get_();
    work.number = 0;
    sg_pool_cut_(&work, 0, count, share, workers < 32 ? workers : 32);
    host->run(host->context, workers, sg_pool_host_task_, &work);
    return sg_atomic_load_u32(&work.failed, sg_memory_order_relaxed) == 0;
}

#endif
