/* SPDX-License-Identifier: MIT */
/* Workers: threads that share out the units of a launch. Knows nothing of kernels.
 *
 * The launching thread works itself and never waits for a worker that has not come: on a shared
 * machine that one may be milliseconds away. So workers attach to a launch one by one, while it is
 * open; the launcher closes it when everything is handed out and waits for those attached.
 *
 * Waking is dear: 10 us of the launcher's time, and 70 us until an idle core works. So idle workers
 * spin for a while before they sleep, and a launch stays with its launcher until what is left has
 * shown to be worth the call. */
#ifndef SG_LAUNCH_POOL_H
#define SG_LAUNCH_POOL_H

#include "chunk.h"

/* The worker of a launch that found the pool busy; there may be several. */
#define SG_POOL_ALONE_ UINT32_MAX

enum {
    SG_POOL_FEW_ = 16,            /* with fewer units, one alone is too much to run first, if they are long */
    SG_POOL_SPIN_US_ = 100,       /* about what a wake costs, so never twice the best choice */
    SG_POOL_YIELD_ = 32,          /* pauses between looks at the clock and at who else is waiting */
    SG_POOL_TINY_NS_ = 1000,      /* few units that take less stay with their launcher */
    SG_POOL_CALL_NS_ = 2500,      /* work worth a call to workers that spin */
    SG_POOL_SHORT_NS_ = 16000,    /* few units that took less, which may have been a wake, are tried alone */
    SG_POOL_WAKE_NS_ = 100000,    /* work worth waking those who sleep */
    SG_POOL_TRUST_ = 32,          /* an estimate is trusted if taken over this part of that time */
    SG_POOL_CHUNK_NS_ = 2048,     /* a chunk: shorter ones cost more than they even out */
    SG_POOL_CHUNKS_LEAST_ = 8,    /* of a share, for workers that come late */
    SG_POOL_CHUNKS_MOST_ = 128,
    SG_POOL_PASTS_ = 16,          /* kinds of launches remembered */
    SG_POOL_BELIEF_ = 15          /* launches, at most, until one is looked at again */
};

/* What a launch of a kind took. If workers were called, the next is cut so that a chunk is worth its price. And if
 * that was less than it would have taken alone, the next calls at once, then the next 3, 7, .. before it is looked at again:
 * a core that was taken away for a moment makes one launch dear, not many. Of 16 long units, one alone in front is a third
 * of the time that 8 workers need; so a launch long enough for it wakes those who sleep, too.
 * If it was too short for a call, looks at the clock were most of it: the next ones have one each. Workers are called to a
 * few units without a look, for these may be long; when they were not, every 256th launch is tried alone, and units that
 * take next to no time stay there. */
typedef struct sg_pool_past_ {
    const void *kind;
    size_t count;
    uint32_t ns;           /* 0: there is no clock */
    bool alone;            /* no worker was called */
    uint8_t belief, left;  /* launches that are believed without a look, and how many of these are left */
} sg_pool_past_;

struct sg_pool_crew_;

/* One thread initialises and destroys, while no launch is running; any may launch. Zeroed, it is a
 * pool of the launching thread alone. */
typedef struct sg_pool_ {
    uint32_t threads;             /* the launching one included; 0 or 1: no other */
    uint32_t spin_us;             /* how long a worker without work spins; change it atomically */
    uint32_t busy;                /* somebody launches */
    bool keep_off;                /* workers sleep off the launcher's core; set before a launch */
    int avoided;                  /* that core; -1: none */
    long process;                 /* that started the threads: a forked one has none */
    uint64_t owed_ns, left_ns;    /* work that a wake would have shared, and when it ended */
    sg_pool_past_ past[SG_POOL_PASTS_];
    struct sg_pool_crew_ *crew;
#if SG_HAVE_THREADS
    unsigned char apart1[SG_CACHE_LINE];
    sg_park_ state;               /* of the launch: see below */
    unsigned char apart2[SG_CACHE_LINE];
    uint32_t sleepers;            /* workers that sleep on it, or are about to */
    sg_park_ back;                /* the launcher sleeps on: 1 when the last worker has detached */
    unsigned char apart3[SG_CACHE_LINE];
    sg_pool_work_ work;           /* of whoever holds the pool or is attached */
#endif
} sg_pool_;

#if SG_HAVE_THREADS

/* The state of the launch: flags; and, above, a number that changes with each launch. It may come
 * round again: whoever attaches reads everything else afterwards.
 *
 * Who is attached stands in a line for each worker: a counter in the state would go from one to the next, 15 times to begin
 * a launch of 16 workers and 15 times to end it. And not in the line of its share, which others look at when they have
 * nothing left to do. */
enum {
    SG_POOL_CLOSED_ = 1,          /* nobody may attach */
    SG_POOL_AWAITED_ = 2,         /* the launcher sleeps until all are detached */
    SG_POOL_STOP_ = 4,            /* threads end */
    SG_POOL_LAUNCH_ = 8,          /* 1 launch */
    SG_POOL_MOST_ = 4096          /* workers */
};
#define SG_POOL_NUMBER_(state) ((state) & ~(uint32_t)(SG_POOL_LAUNCH_ - 1))

typedef struct sg_pool_attends_ {
    uint32_t launch;              /* sg_pool_attached_ of its state; 0: none */
    unsigned char apart[SG_CACHE_LINE - sizeof(uint32_t)];
} sg_pool_attends_;

typedef struct sg_pool_worker_ {
    sg_pool_ *pool;
    uint32_t index;
    int id;                       /* of the system; 0: not yet running */
    sg_thread_ thread;
} sg_pool_worker_;

/* what is in the caller's memory */
typedef struct sg_pool_crew_ {
    sg_cores_ cores;              /* that the workers may use */
    uint32_t core_count;          /* 0: unknown */
    bool pin;
    sg_pool_share_ *share;        /* threads, which follow */
    sg_pool_attends_ *attends;    /* threads - 1, which follow them */
    sg_pool_worker_ *worker;      /* threads - 1, which follow these */
} sg_pool_crew_;

/* Bytes of memory, aligned to 64, that a pool needs; 0 without workers. */
SG_INLINE size_t sg_pool_bytes_(uint32_t threads) {
    if (threads < 2) return 0;
    return (sizeof(sg_pool_crew_) + threads * sizeof(sg_pool_share_) +
            (threads - 1) * (sizeof(sg_pool_attends_) + sizeof(sg_pool_worker_)) + 63) / 64 * 64;
}

/* ---- what a worker does ---- */

/* What a worker that is attached has in its line; never 0. A launch that ended, or that a forked process never had, is
 * another one. */
SG_INLINE uint32_t sg_pool_attached_(uint32_t state) { return SG_POOL_NUMBER_(state) | 1; }

/* Is a worker attached to the launch of that state. */
SG_INLINE bool sg_pool_attended_(const sg_pool_ *pool, uint32_t state) {
    for (uint32_t i = 0; i + 1 < pool->threads; i++) {
        if (sg_atomic_load_u32(&pool->crew->attends[i].launch, sg_memory_order_seq_cst) == sg_pool_attached_(state)) {
            return true;
        }
    }
    return false;
}

SG_INLINE bool sg_pool_attend_(sg_pool_worker_ *me, uint32_t state) {
    sg_pool_ *pool = me->pool;
    uint32_t *attends = &pool->crew->attends[me->index - 1].launch;
    bool open;
    /* seq_cst, here and below: the launcher closes, then looks at us; one sees what the other wrote */
    (void)sg_atomic_exchange_u32(attends, sg_pool_attached_(state), sg_memory_order_seq_cst);
    open = sg_atomic_load_u32(&pool->state.word, sg_memory_order_seq_cst) == state;
    if (open) {
        sg_pool_take_(&pool->work, me->index);
        /* non-temporal stores are not ordered by a release */
        sg_atomic_fence(sg_memory_order_seq_cst);
    }
    (void)sg_atomic_exchange_u32(attends, 0, sg_memory_order_seq_cst);
    if ((sg_atomic_load_u32(&pool->state.word, sg_memory_order_seq_cst) & ~(uint32_t)SG_POOL_CLOSED_) ==
            (state | SG_POOL_AWAITED_) &&
        !sg_pool_attended_(pool, state)) {
        sg_atomic_store_u32(&pool->back.word, 1, sg_memory_order_release);
        sg_park_wake_(&pool->back, false);
    }
    return open;
}

/* a look at the clock: does who spins since then go on; where there is no clock, no */
SG_INLINE bool sg_pool_spins_(const sg_pool_ *pool, uint64_t since_ns) {
    const uint32_t spin_us = sg_atomic_load_u32(&pool->spin_us, sg_memory_order_relaxed);
    const uint64_t now_ns = sg_time_ns_();
    /* on a core that the launcher shares with us, it would wait as long as we spin */
    sg_thread_yield_();
    return now_ns != 0 && now_ns - since_ns < (uint64_t)spin_us * 1000;
}

SG_INLINE void sg_pool_sleep_(sg_pool_ *pool, uint32_t state) {
    sg_atomic_fetch_add_u32(&pool->sleepers, 1, sg_memory_order_relaxed);
    /* pairs with the one in sg_pool_wake_: one of us sees what the other wrote */
    sg_atomic_fence(sg_memory_order_seq_cst);
    sg_park_wait_(&pool->state, state);
    sg_atomic_fetch_sub_u32(&pool->sleepers, 1, sg_memory_order_relaxed);
}

SG_NOINLINE void sg_pool_main_(void *worker) {
    sg_pool_worker_ *me = (sg_pool_worker_ *)worker;
    sg_pool_ *pool = me->pool;
    const sg_pool_crew_ *crew = pool->crew;
    uint32_t attended = UINT32_MAX, pauses = 0; /* no launch has that number */
    uint64_t since_ns = sg_time_ns_();
    if (crew->pin && crew->core_count > 0) {
        sg_thread_pin_(sg_cores_nth_(&crew->cores, me->index % crew->core_count));
    }
    sg_atomic_store_i32(&me->id, sg_thread_id_(), sg_memory_order_release);
    for (;;) {
        const uint32_t state = sg_atomic_load_u32(&pool->state.word, sg_memory_order_acquire);
        if (state & SG_POOL_STOP_) return;
        if (!(state & SG_POOL_CLOSED_) && SG_POOL_NUMBER_(state) != attended) {
            if (!sg_pool_attend_(me, state)) continue;
            attended = SG_POOL_NUMBER_(state);
        } else {
            sg_cpu_pause();
            if (++pauses % SG_POOL_YIELD_ || sg_pool_spins_(pool, since_ns)) continue;
            sg_pool_sleep_(pool, state);
        }
        since_ns = sg_time_ns_();
    }
}

/* ---- what a launcher does ---- */

/* After a fork the child has the pool but not its threads. A launch finds none attached, which is
 * all it needs; only who touches the threads has to ask. */
SG_INLINE bool sg_pool_has_threads_(const sg_pool_ *pool) {
    return pool->threads > 1 && pool->process == sg_process_id_();
}

/* Linux wakes a worker on the launcher's own core rather than on an idle one, where it then waits
 * for the launcher to be done. So the workers are kept off that core. */
SG_INLINE void sg_pool_keep_off_(sg_pool_ *pool) {
    const int core = sg_thread_core_();
    const sg_pool_crew_ *crew = pool->crew;
    sg_cores_ cores;
    uint32_t i;
    bool all = true;
    if (core < 0 || core == pool->avoided || crew->core_count < 2) return;
    cores = crew->cores;
    sg_cores_remove_(&cores, (unsigned)core);
    for (i = 0; i + 1 < pool->threads; i++) {
        const int id = sg_atomic_load_i32(&crew->worker[i].id, sg_memory_order_acquire);
        if (id == 0) all = false; /* not yet running */
        else sg_thread_set_cores_(id, &cores);
    }
    if (all) pool->avoided = core;
}

/* Opens a launch to the workers that spin. */
SG_INLINE void sg_pool_open_(sg_pool_ *pool) {
    const uint32_t last = sg_atomic_load_u32(&pool->state.word, sg_memory_order_relaxed);
    sg_atomic_store_u32(&pool->state.word, SG_POOL_NUMBER_(last) + SG_POOL_LAUNCH_, sg_memory_order_release);
}

/* Wakes as many workers as there are units for, but for those that spin. */
SG_INLINE void sg_pool_wake_(sg_pool_ *pool) {
    const uint32_t workers = pool->threads - 1;
    const size_t others = pool->work.units - pool->work.begin - 1;
    uint32_t sleepers, wanted = others < workers ? (uint32_t)others : workers, i;
    sg_atomic_fence(sg_memory_order_seq_cst); /* pairs with the one in sg_pool_sleep_ */
    sleepers = sg_atomic_load_u32(&pool->sleepers, sg_memory_order_relaxed);
    if (sleepers == 0 || wanted <= workers - sleepers || !sg_pool_has_threads_(pool)) return;
    wanted -= workers - sleepers;
    if (pool->keep_off) sg_pool_keep_off_(pool);
    if (wanted >= sleepers) {
        sg_park_wake_(&pool->state, true);
    } else {
        for (i = 0; i < wanted; i++) sg_park_wake_(&pool->state, false);
    }
}

/* Closes the launch and waits for the workers attached; all they did happens before. */
SG_INLINE void sg_pool_close_(sg_pool_ *pool) {
    const uint32_t state = sg_atomic_fetch_or_u32(&pool->state.word, SG_POOL_CLOSED_, sg_memory_order_seq_cst);
    uint32_t pauses = 0;
    uint64_t since_ns;
    if (!sg_pool_attended_(pool, state)) return;
    since_ns = sg_time_ns_();
    do {
        sg_cpu_pause();
        if (++pauses % SG_POOL_YIELD_ || sg_pool_spins_(pool, since_ns)) continue;
        sg_atomic_store_u32(&pool->back.word, 0, sg_memory_order_relaxed);
        /* release: who reads it from here writes back.word after us */
        sg_atomic_fetch_or_u32(&pool->state.word, SG_POOL_AWAITED_, sg_memory_order_seq_cst);
        if (!sg_pool_attended_(pool, state)) return;
        while (sg_atomic_load_u32(&pool->back.word, sg_memory_order_acquire) == 0) {
            sg_park_wait_(&pool->back, 0);
        }
    } while (sg_pool_attended_(pool, state));
}

/* what sg_pool_home_ found */
typedef enum sg_pool_found_ {
    SG_POOL_DONE_,
    SG_POOL_FAILED_,
    SG_POOL_CALL_,     /* workers that spin */
    SG_POOL_CALL_WAKE_ /* also those who sleep */
} sg_pool_found_;

/* Is the rest, `steps` times what took ns, worth that much time. */
SG_INLINE bool sg_pool_worth_(uint64_t ns, uint64_t steps, uint64_t worth_ns) {
    if (ns < worth_ns / SG_POOL_TRUST_) return false;
    if (ns > worth_ns) ns = worth_ns; /* no overflow */
    if (steps > worth_ns) steps = worth_ns;
    return ns * steps >= worth_ns;
}

/* Runs the first units alone, in steps of 1, 4, 16, .. up to an eighth of all, until the last step
 * shows that the rest is worth a call, or so little that looks at the clock are most of it: then half
 * of it is a step. *next: the first unit not run; *ns: what the rest would take alone, or all has taken.
 * What is too little for a wake each time may be much in sum, when launches follow closely. So it
 * is owed, less the time between launches, until a wake pays for it.
 * brief: one of its kind was too short for a call. Then the first step is a 16th, and if the rest is not worth one by that,
 * it is run without another look, and *ns stays. */
SG_INLINE sg_pool_found_ sg_pool_home_(sg_pool_ *pool, size_t count, sg_pool_task_ task, void *job, bool brief,
                                       size_t *next, uint64_t *ns) {
    const uint32_t sleepers = sg_atomic_load_u32(&pool->sleepers, sg_memory_order_relaxed);
    const bool all_sleep = sleepers + 1 == pool->threads;
    const uint64_t begin_ns = sg_time_ns_(), between_ns = begin_ns - pool->left_ns;
    const uint64_t owed_ns = pool->owed_ns > between_ns ? pool->owed_ns - between_ns : 0;
    const uint64_t call_ns = SG_POOL_CALL_NS_, wake_most_ns = SG_POOL_WAKE_NS_;
    const uint64_t wake_ns = owed_ns < wake_most_ns - call_ns ? wake_most_ns - owed_ns : call_ns;
    uint64_t last_ns = begin_ns, now_ns;
    size_t done = 0, step = brief && count > SG_POOL_FEW_ ? count / SG_POOL_FEW_ : 1;
    for (;;) {
        if (step > count - done) step = count - done;
        if (!task(job, 0, done, done + step)) return SG_POOL_FAILED_;
        done += step;
        now_ns = sg_time_ns_();
        if (brief && !sg_pool_worth_(now_ns - last_ns, (count - done) / step, call_ns)) {
            return task(job, 0, done, count) ? SG_POOL_DONE_ : SG_POOL_FAILED_;
        }
        brief = false;
        if (done == count) break;
        *next = done;
        last_ns = now_ns - last_ns;
        *ns = last_ns * ((count - done) / step);
        if (sg_pool_worth_(last_ns, (count - done) / step, wake_ns)) return SG_POOL_CALL_WAKE_;
        if (!all_sleep && sg_pool_worth_(last_ns, (count - done) / step, call_ns)) {
            return SG_POOL_CALL_;
        }
        if ((count - done) / step < SG_POOL_CALL_NS_ / 8 / (last_ns + 1)) step = (count - done + 1) / 2;
        else step = 4 * step < count / 8 ? 4 * step : (count + 7) / 8;
        last_ns = now_ns;
    }
    *ns = now_ns - begin_ns;
    if (all_sleep) {
        pool->left_ns = now_ns;
        pool->owed_ns = owed_ns + (*ns > call_ns ? *ns : 0);
    }
    return SG_POOL_DONE_;
}

/* The launcher's sg_pool_take_, when only workers that spin have been called: units at the front may be shorter than
 * those behind them. So it goes on estimating what is left, by its last chunks, and wakes the others once that pays. */
SG_INLINE void sg_pool_take_and_wake_(sg_pool_ *pool) {
    sg_pool_work_ *work = &pool->work;
    sg_pool_place_ at = {0, 0, 0};
    uint64_t since_ns = sg_time_ns_(), ns, chunks = 0;
    while (sg_atomic_load_u32(&pool->sleepers, sg_memory_order_relaxed) > 0) {
        if (!sg_pool_step_(work, 0, &at)) return;
        chunks++;
        ns = sg_time_ns_() - since_ns;
        if (ns < SG_POOL_WAKE_NS_ / SG_POOL_TRUST_) continue;
        if (sg_pool_worth_(ns, (uint64_t)at.left * (work->shares - at.seen) / chunks, SG_POOL_WAKE_NS_)) {
            sg_pool_wake_(pool);
            break;
        }
        since_ns += ns;
        chunks = 0;
    }
    sg_pool_take_(work, 0);
}

/* Where a launch of that kind is remembered, this one or another. */
SG_INLINE sg_pool_past_ *sg_pool_past_of_(sg_pool_ *pool, const void *kind, size_t count) {
    const uint32_t mixed = ((uint32_t)((uintptr_t)kind >> 4) ^ (uint32_t)count) * UINT32_C(0x9e3779b1);
    return &pool->past[(mixed >> 16) % SG_POOL_PASTS_];
}

SG_INLINE void sg_pool_remember_(sg_pool_past_ *past, const void *kind, size_t count, uint64_t ns, bool alone) {
    past->kind = kind;
    past->count = count;
    past->ns = ns < UINT32_MAX ? (uint32_t)ns : UINT32_MAX;
    past->alone = alone;
}

SG_INLINE bool sg_pool_launch_(sg_pool_ *pool, size_t count, sg_pool_task_ task, void *job, const void *kind) {
    sg_pool_found_ found = SG_POOL_CALL_WAKE_;
    sg_pool_past_ *past = sg_pool_past_of_(pool, kind, count);
    const bool same = kind && past->kind == kind && past->count == count;
    const bool believed = same && past->left > 0, few = count < SG_POOL_FEW_ || count / 2 < pool->threads;
    uint32_t chunks = SG_POOL_CHUNKS_, belief = 0;
    uint64_t begin_ns, ns, rest_ns = 0;
    size_t next = 0;
    if (pool->threads < 2 || count < 2) return task(job, 0, 0, count);
    if (believed && !past->alone && (few || past->ns >= SG_POOL_WAKE_NS_ ||
                                     sg_atomic_load_u32(&pool->sleepers, sg_memory_order_relaxed) == 0)) {
        if (!few && past->ns < SG_POOL_WAKE_NS_) found = SG_POOL_CALL_;
        past->left--;
    } else if (!few || (same && past->ns > 0 && past->ns < SG_POOL_SHORT_NS_)) {
        found = sg_pool_home_(pool, count, task, job, believed && past->alone, &next, &rest_ns);
        if (same) belief = past->belief;
    }
    if (found == SG_POOL_FAILED_) return false;
    if (found == SG_POOL_DONE_) {
        if (believed && rest_ns == 0) {
            past->left--;
        } else {
            past->belief = 0;
            sg_pool_remember_(past, kind, count, rest_ns, !few || rest_ns < SG_POOL_TINY_NS_);
            past->left = !past->alone ? UINT8_MAX : rest_ns < SG_POOL_CALL_NS_ ? SG_POOL_BELIEF_ : 0;
        }
        return true;
    }
    if (same && !past->alone && past->ns > 0) {
        chunks = past->ns / SG_POOL_CHUNK_NS_;
        if (chunks < SG_POOL_CHUNKS_LEAST_) chunks = SG_POOL_CHUNKS_LEAST_;
        if (chunks > SG_POOL_CHUNKS_MOST_) chunks = SG_POOL_CHUNKS_MOST_;
    }
    begin_ns = sg_time_ns_();
    sg_pool_cut_(&pool->work, next, count, pool->crew->share,
                 count < pool->threads ? (uint32_t)count : pool->threads, chunks, task, job);
    sg_pool_open_(pool);
    if (found == SG_POOL_CALL_WAKE_) {
        pool->owed_ns = 0;
        sg_pool_wake_(pool);
        sg_pool_take_(&pool->work, 0);
    } else {
        sg_pool_take_and_wake_(pool);
    }
    sg_pool_close_(pool);
    ns = sg_time_ns_() - begin_ns;
    if (!same || rest_ns > 0) {
        belief = ns < rest_ns ? 2 * belief + 1 : 0;
        past->belief = (uint8_t)(belief < SG_POOL_BELIEF_ ? belief : (uint32_t)SG_POOL_BELIEF_);
        past->left = !same ? 0 : few ? UINT8_MAX : past->belief;
    }
    sg_pool_remember_(past, kind, count, ns, false);
    return sg_atomic_load_u32(&pool->work.failed, sg_memory_order_relaxed) == 0;
}

/* ---- begin and end ---- */

/* Ends the first n threads. */
SG_INLINE void sg_pool_stop_(sg_pool_ *pool, uint32_t n) {
    uint32_t i;
    sg_atomic_fetch_or_u32(&pool->state.word, SG_POOL_STOP_, sg_memory_order_release);
    sg_park_wake_(&pool->state, true);
    for (i = 0; i < n; i++) sg_thread_join_(&pool->crew->worker[i].thread);
    sg_park_destroy_(&pool->back);
    sg_park_destroy_(&pool->state);
}

SG_INLINE sg_status sg_pool_start_(sg_pool_ *pool, uint32_t threads, bool pin, void *memory) {
    sg_pool_crew_ *crew = (sg_pool_crew_ *)memory;
    uint32_t i;
    memset(memory, 0, sg_pool_bytes_(threads));
    crew->share = (sg_pool_share_ *)(void *)(crew + 1);
    crew->attends = (sg_pool_attends_ *)(void *)(crew->share + threads);
    crew->worker = (sg_pool_worker_ *)(void *)(crew->attends + (threads - 1));
    pool->crew = crew;
    pool->process = sg_process_id_();
    if (sg_thread_get_cores_(0, &crew->cores) == SG_OK) crew->core_count = sg_cpu_count();
    crew->pin = pin;
    pool->keep_off = !pin;
    if (sg_park_init_(&pool->back, 0) != SG_OK) return SG_ERROR_NO_MEMORY;
    if (sg_park_init_(&pool->state, SG_POOL_CLOSED_) != SG_OK) {
        sg_park_destroy_(&pool->back);
        return SG_ERROR_NO_MEMORY;
    }
    for (i = 0; i + 1 < threads; i++) {
        sg_pool_worker_ *worker = &crew->worker[i];
        worker->pool = pool;
        worker->index = i + 1;
        if (sg_thread_create_(&worker->thread, sg_pool_main_, worker) != SG_OK) {
            sg_pool_stop_(pool, i);
            return SG_ERROR_NO_MEMORY;
        }
    }
    pool->threads = threads;
    return SG_OK;
}

#else

SG_INLINE size_t sg_pool_bytes_(uint32_t threads) {
    (void)threads;
    return 0;
}

#endif

/* threads counts the launching one, 1 to 4096: 1 starts none, and neither does a target without
 * threads. memory is the caller's, sg_pool_bytes_(threads) bytes aligned to 64, until the pool is
 * destroyed; the pool does not move. pin: each worker stays on a core of its own of those that the
 * caller may use; the launching thread is not moved.
 * SG_ERROR_INVALID_ARGUMENT: too many. SG_ERROR_NO_MEMORY: no threads; none is left running. */
SG_NOINLINE sg_status sg_pool_init_(sg_pool_ *pool, uint32_t threads, bool pin, void *memory) {
    memset(pool, 0, sizeof *pool);
    pool->threads = 1;
    pool->spin_us = SG_POOL_SPIN_US_;
    pool->avoided = -1;
#if SG_HAVE_THREADS
    if (threads > SG_POOL_MOST_) return SG_ERROR_INVALID_ARGUMENT;
    if (threads > 1) return sg_pool_start_(pool, threads, pin, memory);
#endif
    (void)threads;
    (void)pin;
    (void)memory;
    return SG_OK;
}

/* Ends the threads. Harmless twice, when zeroed, when initialising failed, and in a forked process,
 * which has no threads to end. */
SG_NOINLINE void sg_pool_destroy_(sg_pool_ *pool) {
#if SG_HAVE_THREADS
    if (sg_pool_has_threads_(pool)) sg_pool_stop_(pool, pool->threads - 1);
#endif
    memset(pool, 0, sizeof *pool);
}

/* Runs task over count units and returns when all are done; the caller is worker 0. Launches of one
 * kind, an address, are expected to take as long as the last one of so many units; NULL: nothing is known. It runs them
 * alone, as worker SG_POOL_ALONE_, if the pool is busy: with a launch of another thread, or with
 * the one whose task this is. So launches never wait for each other, and nesting them is safe.
 * false: a task said so. */
SG_NOINLINE bool sg_pool_run_(sg_pool_ *pool, size_t count, sg_pool_task_ task, void *job, const void *kind) {
    bool done;
    if (count == 0) return true;
    if (sg_atomic_exchange_u32(&pool->busy, 1, sg_memory_order_acquire)) {
        return task(job, SG_POOL_ALONE_, 0, count);
    }
#if SG_HAVE_THREADS
    done = sg_pool_launch_(pool, count, task, job, kind);
#else
    (void)kind;
    done = task(job, 0, 0, count);
#endif
    sg_atomic_store_u32(&pool->busy, 0, sg_memory_order_release);
    return done;
}

#endif
