/* SPDX-License-Identifier: MIT */
/* Workers: threads that share the units of a launch. Nothing here knows of kernels.
 *
 * The launching thread works too. It never waits for a worker to arrive, because on a shared machine the system may take
 * milliseconds to run that worker. So a launch is open for a time, and workers join it one by one. When all units are handed out
 * the launcher closes the launch and waits only for the workers that have joined. Waking a worker costs about as much as a short
 * launch, so a worker without work spins for a while before it sleeps. */
#ifndef SG_LAUNCH_POOL_H
#define SG_LAUNCH_POOL_H

#include "chunk.h"

/* The worker number of a launch that found the pool busy. Several threads may have it at once. */
#define SG_POOL_ALONE_ UINT32_MAX

enum {
    SG_POOL_SPIN_US_ = 100, /* about what it costs to wake a worker: how long it spins, and how much work makes a wake worthwhile */
    SG_POOL_YIELD_ = 32,    /* pauses between two looks at the clock */
    SG_POOL_PASTS_ = 16,    /* kinds of launches that are remembered */
    SG_POOL_AGAIN_ = 16,    /* of a short launch, one unit in 16 is run first, to see whether it is still short; and one in 16 is timed */
    SG_POOL_LOOK_NS_ = 100, /* what a call of a task and a look at the clock take beside the units; on a slow core it may be more */
    SG_POOL_TRIAL_ = 2048   /* pairs of brief launches among which a dozen are tried alone */
};

/* How long the last launch of a kind would have taken on one thread. again: how many launches of it were as short, or as brief, as
 * the last one said. */
typedef struct sg_pool_past_ {
    const void *kind;
    size_t count;
    double ns;
    uint32_t again;
} sg_pool_past_;

/* One thread initialises and destroys the pool, while no launch is running; any thread may launch. A zeroed pool has the
 * launching thread alone. */
typedef struct sg_pool_ {
    uint32_t threads; /* the launching one included; 0 or 1: no other */
    uint32_t spin_us; /* how long a worker without work spins; change it atomically */
    uint32_t busy;    /* 1 while a thread launches */
    long process;     /* the process that started the threads: a forked child has none of them */
#if SG_HAVE_THREADS
    sg_pool_past_ past[SG_POOL_PASTS_];
    double owed_ns;   /* time of recent launches that woke nobody, less the pauses between them */
    uint64_t left_ns; /* when the last launch ended */
    bool pin;         /* each worker stays on a core of its own */
    sg_pool_share_ *share; /* one for each thread; in the caller's memory */
    struct sg_pool_worker_ *worker; /* one for each thread but the first; in the memory behind the shares */
    unsigned char apart1[SG_CACHE_LINE];
    sg_park_ state;     /* of the launch: see below */
    unsigned char apart2[SG_CACHE_LINE];
    uint32_t sleepers;  /* workers that sleep on state, or are about to */
    sg_park_ back;      /* the launcher sleeps on it; it becomes 1 when the worker that it waits for has detached */
    unsigned char apart3[SG_CACHE_LINE];
    sg_pool_work_ work; /* belongs to the thread that holds the pool, and to the workers that are attached */
#endif
} sg_pool_;

#if SG_HAVE_THREADS

enum {
    /* The state: flags, and above them a number that changes with each launch. The number may wrap around. That is harmless,
     * since a worker reads everything else only after it has attached. */
    SG_POOL_CLOSED_ = 1,  /* nobody may attach */
    SG_POOL_STOP_ = 2,    /* threads end */
    SG_POOL_LAUNCH_ = 4,  /* 1 in the number of the launch */
    /* What a worker writes in attends: the open state of the launch that it attends, and flags; or 0. */
    SG_POOL_ATTENDS_ = 1,
    SG_POOL_AWAITED_ = 2, /* the launcher sleeps until this worker has detached */
    SG_POOL_MOST_ = 4096  /* workers */
};

typedef struct sg_pool_worker_ {
    uint32_t attends; /* in a cache line of its own: one word for all workers would move from core to core */
    unsigned char apart[SG_CACHE_LINE];
    sg_pool_ *pool;
    uint32_t index;
    sg_thread_ thread;
} sg_pool_worker_;

/* The bytes of memory, aligned to 64, that a pool needs; 0 without workers. */
SG_INLINE size_t sg_pool_bytes_(uint32_t threads) {
    if (threads < 2) return 0;
    return (threads * sizeof(sg_pool_share_) + (threads - 1) * sizeof(sg_pool_worker_) + 63) / 64 * 64;
}

/* A forked child has the pool but not its threads. A launch works there too, as no worker attaches; whoever touches the threads
 * must ask first. */
SG_INLINE bool sg_pool_has_threads_(const sg_pool_ *pool) {
    return pool->threads > 1 && pool->process == sg_process_id_();
}

/* One pause of a thread that has been waiting since since_ns. false: it has waited long enough and should sleep. Without a clock
 * that is so at the first look at it. */
SG_INLINE bool sg_pool_pause_(const sg_pool_ *pool, uint32_t *pauses, uint64_t since_ns) {
    uint64_t now_ns;
    sg_cpu_pause();
    if (++*pauses % SG_POOL_YIELD_) return true;
    sg_thread_yield_(); /* the thread that we wait for may need this core */
    now_ns = sg_time_ns_();
    return now_ns != 0 && now_ns - since_ns < (uint64_t)sg_atomic_load_u32(&pool->spin_us, sg_memory_order_relaxed) * 1000;
}

/* ---- what a worker does ---- */

SG_INLINE void sg_pool_attend_(sg_pool_worker_ *me, uint32_t state) {
    sg_pool_ *pool = me->pool;
    /* seq_cst: the launcher closes and then reads attends; we write attends and then read the state. One of the two sees the other. */
    (void)sg_atomic_exchange_u32(&me->attends, state + SG_POOL_ATTENDS_, sg_memory_order_seq_cst);
    if (sg_atomic_load_u32(&pool->state.word, sg_memory_order_seq_cst) == state) {
        sg_modes_set_(pool->work.modes);
        sg_pool_take_(&pool->work, me->index);
        sg_atomic_fence(sg_memory_order_seq_cst); /* a release does not order non-temporal stores */
    }
    if (sg_atomic_exchange_u32(&me->attends, 0, sg_memory_order_acq_rel) & SG_POOL_AWAITED_) {
        sg_atomic_store_u32(&pool->back.word, 1, sg_memory_order_release);
        sg_park_wake_(&pool->back, false);
    }
}

/* Keeps this thread on one of the cores that it may use. It has them from the thread that started it. */
SG_COLD void sg_pool_pin_(uint32_t index) {
    sg_cores_ cores;
    if (sg_thread_get_cores_(&cores) == SG_OK) sg_thread_pin_(sg_cores_nth_(&cores, index % sg_cpu_count()));
}

SG_NOINLINE void sg_pool_main_(void *worker) {
    sg_pool_worker_ *me = (sg_pool_worker_ *)worker;
    sg_pool_ *pool = me->pool;
    uint32_t attended = SG_POOL_CLOSED_, pauses = 0; /* an open launch never has this state */
    uint64_t since_ns = sg_time_ns_();
    if (pool->pin) sg_pool_pin_(me->index);
    for (;;) {
        const uint32_t state = sg_atomic_load_u32(&pool->state.word, sg_memory_order_acquire);
        if (state & SG_POOL_STOP_) return;
        if (!(state & SG_POOL_CLOSED_) && state != attended) {
            sg_pool_attend_(me, state);
            attended = state;
        } else {
            if (sg_pool_pause_(pool, &pauses, since_ns)) continue;
            if (pool->process != sg_process_id_()) return; /* forked inside a launch: nobody would ever wake us */
            sg_atomic_fetch_add_u32(&pool->sleepers, 1, sg_memory_order_relaxed);
            sg_atomic_fence(sg_memory_order_seq_cst); /* either we see the new state, or sg_pool_wake_ sees us among the sleepers */
            sg_park_wait_(&pool->state, state);
            sg_atomic_fetch_sub_u32(&pool->sleepers, 1, sg_memory_order_relaxed);
        }
        since_ns = sg_time_ns_();
    }
}

/* ---- what a launcher does ---- */

/* Wakes workers until as many are awake as there are units for. Those that spin count as awake. */
SG_INLINE void sg_pool_wake_(sg_pool_ *pool) {
    const uint32_t others = pool->work.grains - 1, workers = pool->threads - 1;
    uint32_t sleepers, wanted = others < workers ? others : workers;
    sg_atomic_fence(sg_memory_order_seq_cst); /* either a worker sees the new state, or we see it among the sleepers */
    sleepers = sg_atomic_load_u32(&pool->sleepers, sg_memory_order_relaxed);
    if (wanted <= workers - sleepers || !sg_pool_has_threads_(pool)) return;
    if (wanted == workers) sg_park_wake_(&pool->state, true);
    else for (; wanted > workers - sleepers; wanted--) sg_park_wake_(&pool->state, false);
}

/* Closes the launch and waits for the workers that have attached. All that they did happens before the return. */
SG_INLINE void sg_pool_close_(sg_pool_ *pool) {
    const uint32_t state = sg_atomic_fetch_or_u32(&pool->state.word, SG_POOL_CLOSED_, sg_memory_order_seq_cst);
    const uint32_t attends = (state + SG_POOL_ATTENDS_) | SG_POOL_AWAITED_;
    uint64_t since_ns = 0;
    uint32_t pauses = 0;
    for (uint32_t i = 0; i + 1 < pool->threads; i++) {
        uint32_t *at = &pool->worker[i].attends;
        while ((sg_atomic_load_u32(at, sg_memory_order_seq_cst) | SG_POOL_AWAITED_) == attends) {
            if (since_ns == 0) since_ns = sg_time_ns_();
            if (sg_pool_pause_(pool, &pauses, since_ns)) continue;
            if (!sg_pool_has_threads_(pool)) { /* forked inside the launch: the units that workers had taken will never run */
                sg_atomic_store_u32(&pool->work.failed, 1, sg_memory_order_relaxed);
                return;
            }
            sg_atomic_store_u32(&pool->back.word, 0, sg_memory_order_relaxed);
            /* acq_rel: a worker that sees the flag writes back.word after our store of 0 */
            if ((sg_atomic_fetch_or_u32(at, SG_POOL_AWAITED_, sg_memory_order_acq_rel) | SG_POOL_AWAITED_) != attends) break;
            sg_park_wait_(&pool->back, 0);
        }
    }
}

/* The place where a launch of this kind is remembered; a launch of another kind may be there. */
SG_INLINE sg_pool_past_ *sg_pool_past_of_(sg_pool_ *pool, const void *kind, size_t count) {
    const uint32_t mixed = ((uint32_t)((uintptr_t)kind >> 4) ^ (uint32_t)count) * UINT32_C(0x9e3779b1);
    return &pool->past[(mixed >> 16) % SG_POOL_PASTS_];
}

/* Whether a brief launch is tried alone. Shared, its units wait for cache lines that other workers have, so it seems to be longer than it
 * is, and would stay shared. Trials come in pairs: the first fetches the memory from the other workers, the second tells. There are fewer
 * and fewer. */
SG_INLINE bool sg_pool_trial_(uint32_t again) {
    const uint32_t pair = again / 2 % SG_POOL_TRIAL_;
    return pair != 0 && (pair & (pair - 1)) == 0;
}

/* Sharing a launch costs time, so it must be worth it. ns is an estimate of the work left: from the last launch of this kind, then
 * anew from each chunk. There are two thresholds. With call_ns of work left the launch is opened to workers that spin; with
 * wake_ns left it is worth waking those that sleep. Launches that closely follow each other count together: owed_ns.
 *
 * A launch that was short last time, or is tried, is run alone. A first part is run and timed, to see whether it is still short; if not,
 * the rest is shared. When nothing is known, a launch of few units is opened at once, since each of them may be long. */
SG_INLINE bool sg_pool_launch_(sg_pool_ *pool, size_t count, sg_pool_task_ task, void *job, const void *kind) {
    const double call_ns = SG_POOL_CHUNK_NS_, wake_ns = (double)(SG_POOL_SPIN_US_ * 1000);
    sg_pool_past_ *past = sg_pool_past_of_(pool, kind, count);
    const bool known = kind && past->kind == kind && past->count == count;
    const bool all_sleep = sg_atomic_load_u32(&pool->sleepers, sg_memory_order_relaxed) == pool->threads - 1;
    const uint64_t begin_ns = sg_time_ns_();
    const double between_ns = (double)(begin_ns - pool->left_ns);
    const double owed_ns = pool->owed_ns > between_ns ? pool->owed_ns - between_ns : 0;
    const double worth_ns = all_sleep && wake_ns - owed_ns > call_ns ? wake_ns - owed_ns : call_ns;
    const double brief_ns = call_ns * (double)(SG_POOL_CHUNKS_ * pool->threads);
    double ns = known ? past->ns : count / 4 < pool->threads ? wake_ns : 0;
    sg_pool_place_ at = {0, 0, begin_ns, 0, 0};
    const bool trial = known && ns >= worth_ns && ns < brief_ns && sg_pool_trial_(++past->again);
    bool open = false, woken = false;
    uint32_t state;
    if (known && (ns < worth_ns || trial)) {
        /* the first of a pair fetches memory, so it may take longer */
        const double limit_ns = trial && past->again % 2 == 0 ? call_ns * (double)(SG_POOL_CHUNKS_ * 4) : worth_ns;
        double calls_ns = 0;
        size_t end = (count - 1) / SG_POOL_AGAIN_ + 1;
        do { /* a part that took no longer than a call does says little about units: then more of them follow */
            if (!task(job, 0, at.done, end)) return false;
            at.done = end;
            at.now_ns = sg_time_ns_();
            calls_ns += (double)SG_POOL_LOOK_NS_;
            ns = ((double)(at.now_ns - begin_ns) - calls_ns) / (double)at.done * (double)(count - at.done);
            end = count - at.done < at.done ? count : 2 * at.done;
        } while (ns >= limit_ns && at.now_ns - begin_ns < SG_POOL_CHUNK_NS_ / 2);
        if (ns < limit_ns) {
            if (at.done < count && !task(job, 0, at.done, count)) return false;
            if (!trial && ns < call_ns && ++past->again % SG_POOL_AGAIN_ != 0) return true;
            pool->left_ns = sg_time_ns_();
            past->ns = (double)(pool->left_ns - begin_ns);
            if (!trial) past->again = 0;
            pool->owed_ns = owed_ns + past->ns;
            return true;
        }
    }
    pool->work.task = task;
    pool->work.job = job;
    pool->work.modes = sg_modes_get_();
    sg_pool_cut_(&pool->work, at.done, count, pool->share, pool->threads);
    if (known && ns < brief_ns) pool->work.brief = sg_pool_brief_(&pool->work, ns);
    do {
        if (at.ns > 0) ns = (double)at.ns / ((double)at.size * (double)pool->work.grain) * (double)(count - at.done);
        if (!open && ns >= call_ns) {
            open = true;
            state = sg_atomic_load_u32(&pool->state.word, sg_memory_order_relaxed) | (SG_POOL_LAUNCH_ - 1);
            sg_atomic_store_u32(&pool->state.word, state + 1, sg_memory_order_release);
        }
        if (open && !woken && ns + owed_ns >= wake_ns) {
            woken = true;
            sg_pool_wake_(pool);
        }
    } while (sg_pool_step_(&pool->work, 0, &at));
    pool->left_ns = sg_time_ns_();
    ns = (double)(pool->left_ns - begin_ns);
    pool->owed_ns = woken ? 0 : owed_ns + ns;
    if (open) sg_pool_close_(pool);
    if (!known) past->again = 1; /* the next one is tried */
    past->kind = kind;
    past->count = count;
    past->ns = at.done > 0 ? ns / (double)at.done * (double)count : wake_ns;
    /* the launcher may have done few of the units, but no more was done than all workers can do in that time */
    if (at.done > 0 && past->ns > ns * (double)pool->threads) past->ns = ns * (double)pool->threads;
    return sg_atomic_load_u32(&pool->work.failed, sg_memory_order_relaxed) == 0;
}

/* ---- begin and end ---- */

/* Ends the first n threads. */
SG_COLD void sg_pool_stop_(sg_pool_ *pool, uint32_t n) {
    sg_atomic_fetch_or_u32(&pool->state.word, SG_POOL_STOP_, sg_memory_order_release);
    sg_park_wake_(&pool->state, true);
    for (uint32_t i = 0; i < n; i++) sg_thread_join_(&pool->worker[i].thread);
    sg_park_destroy_(&pool->back);
    sg_park_destroy_(&pool->state);
}

#else
SG_INLINE size_t sg_pool_bytes_(uint32_t threads) { return threads * (size_t)0; }
#endif

/* threads counts the launching one and is 1 to 4096. 1 starts none; a target without threads starts none either. memory is the
 * caller's: sg_pool_bytes_(threads) bytes, aligned to 64, until the pool is destroyed. The pool must not move. pin: each worker
 * stays on a core of its own among those that the caller may use; the launching thread is not moved.
 * SG_ERROR_INVALID_ARGUMENT: too many threads. SG_ERROR_NO_MEMORY: a thread did not start; none is left running. */
SG_COLD sg_status sg_pool_init_(sg_pool_ *pool, uint32_t threads, bool pin, void *memory) {
    memset(pool, 0, sizeof *pool);
    pool->threads = 1;
    pool->process = sg_process_id_();
    pool->spin_us = SG_POOL_SPIN_US_;
#if SG_HAVE_THREADS
    pool->pin = pin;
    if (threads > SG_POOL_MOST_) return SG_ERROR_INVALID_ARGUMENT;
    if (threads < 2) return SG_OK;
    memset(memory, 0, sg_pool_bytes_(threads));
    pool->share = (sg_pool_share_ *)memory;
    pool->worker = (sg_pool_worker_ *)(void *)(pool->share + threads);
    if (sg_park_init_(&pool->back, 0) != SG_OK) return SG_ERROR_NO_MEMORY;
    if (sg_park_init_(&pool->state, SG_POOL_CLOSED_) != SG_OK) {
        sg_park_destroy_(&pool->back);
        return SG_ERROR_NO_MEMORY;
    }
    for (uint32_t i = 0; i + 1 < threads; i++) {
        pool->worker[i].pool = pool;
        pool->worker[i].index = i + 1;
        if (sg_thread_create_(&pool->worker[i].thread, sg_pool_main_, &pool->worker[i]) != SG_OK) {
            sg_pool_stop_(pool, i);
            return SG_ERROR_NO_MEMORY;
        }
    }
    pool->threads = threads;
#endif
    (void)threads;
    (void)pin;
    (void)memory;
    return SG_OK;
}

/* Ends the threads. Harmless when called twice, on a zeroed pool, after a failed initialisation, and in a forked process. */
SG_COLD void sg_pool_destroy_(sg_pool_ *pool) {
#if SG_HAVE_THREADS
    if (sg_pool_has_threads_(pool)) sg_pool_stop_(pool, pool->threads - 1);
#endif
    memset(pool, 0, sizeof *pool);
}

/* Runs task over count units and returns when all are done. The caller is worker 0. kind is an address: a launch is expected
 * to take as long as the last one with the same kind and count. With NULL, nothing is expected. The pool is busy while another
 * thread launches, and inside a task. Then the caller runs all units itself, as worker SG_POOL_ALONE_. So launches never wait
 * for each other, and may be nested. false: a task returned false. */
SG_NOINLINE bool sg_pool_run_(sg_pool_ *pool, size_t count, sg_pool_task_ task, void *job, const void *kind) {
    bool done;
    if (count == 0) return true;
    if (sg_atomic_exchange_u32(&pool->busy, 1, sg_memory_order_acquire)) return task(job, SG_POOL_ALONE_, 0, count);
#if SG_HAVE_THREADS
    if (pool->threads > 1 && count > 1) done = sg_pool_launch_(pool, count, task, job, kind);
    else
#endif
    done = task(job, 0, 0, count);
    (void)kind;
    SG_TSAN_ACQUIRE_(job); /* whoever has the pool next comes after what sub-groups did, which are threads of their own to it */
    sg_atomic_store_u32(&pool->busy, 0, sg_memory_order_release);
    return done;
}

#endif
