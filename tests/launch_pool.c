/* SPDX-License-Identifier: MIT */
/* Test of sg/launch/pool.h. Nothing here depends on how fast anything is, except that a sleeping pool must fall asleep at
 * some time. Where a launch reads the clock, the test provides the clock. */
#include <sg/port.h>

/* The system's clock, or, if t_unit_ns is not 0, one that only units move. It is changed while no pool runs. */
static uint32_t t_unit_ns, t_now_ns;
static uint64_t t_time_ns(void) {
    return t_unit_ns ? sg_atomic_load_u32(&t_now_ns, sg_memory_order_relaxed) : sg_time_ns_();
}
#define sg_time_ns_ t_time_ns

#include <sg/launch/pool.h>

#include <stdlib.h>

#include "tap.h"

#if SG_HAVE_POSIX
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/types.h>
#include <sys/wait.h>
#endif

enum { UNITS = 100003, THREADS = 8 };

/* memory for a pool's threads */
static union {
    unsigned char byte[262144]; /* a share and a worker of z take two lines of 256 bytes each */
    uint64_t word;
} t_room;
static void *memory(void) {
    return t_room.byte + (64 - (uintptr_t)t_room.byte % 64) % 64;
}

/* ---- a job that counts how often each unit was run ---- */

typedef struct t_job {
    sg_pool_ *pool;
    uint32_t times[UNITS]; /* plain: a unit run twice at once is for the thread sanitizer */
    uint32_t inner[64];    /* of nested launches, atomic */
    uint32_t busy[THREADS + 1];
    uint32_t clashes, strangers, alone; /* atomic */
    size_t stop_at, work;
} t_job;

static void reset(t_job *job, size_t count) {
    memset(job->times, 0, (count ? count : 1) * sizeof job->times[0]);
    memset(job->busy, 0, sizeof job->busy);
    job->clashes = job->strangers = job->alone = 0;
    job->stop_at = SIZE_MAX;
    job->work = 0;
}

static void spin(size_t rounds) {
    while (rounds-- > 0) sg_cpu_pause();
}

static void count_one(uint32_t *n) {
    sg_atomic_fetch_add_u32(n, 1, sg_memory_order_relaxed);
}

static bool count_units(void *arg, uint32_t worker, size_t begin, size_t end) {
    t_job *job = (t_job *)arg;
    uint32_t *busy = NULL;
    size_t i;
    if (worker < THREADS) busy = &job->busy[worker];
    else if (worker == SG_POOL_ALONE_) count_one(&job->alone);
    else count_one(&job->strangers);
    if (begin >= end) count_one(&job->strangers);
    if (busy && sg_atomic_exchange_u32(busy, 1, sg_memory_order_relaxed)) count_one(&job->clashes);
    for (i = begin; i < end; i++) {
        if (i < UNITS) job->times[i]++;
        spin(job->work);
        if (i == job->stop_at) break;
    }
    if (busy) sg_atomic_store_u32(busy, 0, sg_memory_order_relaxed);
    return i == end;
}

static bool all_once(const t_job *job, size_t count) {
    size_t i;
    for (i = 0; i < count && job->times[i] == 1; i++) {}
    return i == count && job->clashes == 0 && job->strangers == 0;
}

static t_job *new_job(sg_pool_ *pool) {
    t_job *job = (t_job *)calloc(1, sizeof *job);
    if (!job) exit(1);
    job->pool = pool;
    reset(job, UNITS);
    return job;
}

#if SG_HAVE_THREADS
/* Makes the pool believe that the last launch of a kind took so long. */
static sg_pool_past_ *set_past(sg_pool_ *pool, const void *kind, size_t count, double ns) {
    sg_pool_past_ *past = sg_pool_past_of_(pool, kind, count);
    past->kind = kind;
    past->count = count;
    past->ns = ns;
    past->again = 0;
    return past;
}
#endif

static const size_t t_counts[] = {0, 1, 2, 15, 16, 17, 63, 64, 1000, UNITS};
enum { COUNTS = sizeof t_counts / sizeof t_counts[0] };

/* every count on this pool: how many went wrong */
static int all_counts(sg_pool_ *pool, t_job *job) {
    int wrong = 0, i;
    for (i = 0; i < COUNTS; i++) {
        reset(job, t_counts[i]);
        job->work = t_counts[i] <= 64 ? 200 : 0;
        wrong += !sg_pool_run_(pool, t_counts[i], count_units, job, i % 2 ? job : NULL);
        wrong += !all_once(job, t_counts[i]) || job->alone != 0;
    }
    return wrong;
}

static void test_counts(t_job *job) {
    uint32_t threads;
    for (threads = 1; threads <= THREADS; threads++) {
        sg_pool_ pool;
        int wrong = 0, pin, round;
        if (sg_pool_bytes_(threads) + 64 > sizeof t_room) exit(1);
        for (pin = 0; pin < 2; pin++) {
            wrong += sg_pool_init_(&pool, threads, pin != 0, memory()) != SG_OK;
            for (round = 0; round < 4; round++) wrong += all_counts(&pool, job);
            sg_pool_destroy_(&pool);
        }
        tap_ok(wrong == 0, "every unit once, %u threads, pinned or not", threads);
    }
}

/* launches in quick succession; each must be seen only by its own workers */
static bool add_one(void *arg, uint32_t worker, size_t begin, size_t end) {
    uint32_t *value = (uint32_t *)arg;
    (void)worker;
    for (; begin < end; begin++) value[begin]++;
    return true;
}

/* So many launches that workers come late to some of them. A worker that is not attached, or not waited for, would run units of the
 * next launch, or run units twice. Mistakes show after some 100,000 launches; a slow machine makes fewer. */
static void test_many(uint32_t threads) {
    enum { MOST = 1000000, LEAST = 20000, MS = 500 };
    uint32_t value[16];
    sg_pool_ pool;
    uint32_t i, k, wrong = 0;
    const uint64_t since_ns = sg_time_ns_();
    if (sg_pool_init_(&pool, threads, false, memory()) != SG_OK) exit(1);
    for (i = 0; i < MOST && wrong == 0; i++) {
        const uint32_t count = i * 7 % 15 + 2; /* few: called at once */
        memset(value, 0, sizeof value);
        sg_pool_run_(&pool, count, add_one, value, i % 2 ? value : NULL);
        for (k = 0; k < 16; k++) wrong += value[k] != (k < count ? 1u : 0u);
        if (i >= LEAST && i % 256 == 0 && sg_time_ns_() - since_ns > MS * UINT64_C(1000000)) break;
    }
    sg_pool_destroy_(&pool);
    tap_ok(wrong == 0, "small launches that follow each other at once, %u threads", threads);
}

/* ---- failure ---- */

static void test_stop(t_job *job) {
    static const size_t at[] = {0, 1, 10, 40, 999};
    sg_pool_ pool;
    int wrong = 0, i;
    if (sg_pool_init_(&pool, 4, false, memory()) != SG_OK) exit(1);
    for (i = 0; i < 10; i++) {
        reset(job, 1000);
        job->stop_at = at[i / 2];
        job->work = 20;
        wrong += sg_pool_run_(&pool, 1000, count_units, job, NULL);
        wrong += job->times[job->stop_at] != 1 || job->clashes != 0;
        wrong += all_counts(&pool, job);
    }
    sg_pool_destroy_(&pool);
    tap_ok(wrong == 0, "a task that fails ends the launch, not the pool");
}

/* ---- launches inside launches, and several at once ---- */

static bool launch_inner(void *arg, uint32_t worker, size_t begin, size_t end) {
    t_job *job = (t_job *)arg;
    bool good = true;
    (void)worker;
    for (; begin < end; begin++) {
        uint32_t ran[17] = {0};
        int i;
        good &= sg_pool_run_(job->pool, 17, add_one, ran, NULL);
        for (i = 0; i < 17; i++) good &= ran[i] == 1;
        sg_atomic_fetch_add_u32(&job->inner[begin], 1, sg_memory_order_relaxed);
    }
    return good;
}

static bool see_alone(void *arg, uint32_t worker, size_t begin, size_t end) {
    uint32_t *seen = (uint32_t *)arg;
    *seen += worker == SG_POOL_ALONE_ && begin == 0 && end == 100;
    return true;
}
static bool launch_alone(void *arg, uint32_t worker, size_t begin, size_t end) {
    t_job *job = (t_job *)arg;
    uint32_t seen = 0;
    (void)worker;
    for (; begin < end; begin++) sg_pool_run_(job->pool, 100, see_alone, &seen, NULL);
    sg_atomic_fetch_add_u32(&job->alone, seen, sg_memory_order_relaxed);
    return true;
}

static void test_nested(t_job *job) {
    uint32_t threads;
    int wrong = 0, i;
    for (threads = 1; threads <= 4; threads += 3) {
        sg_pool_ pool;
        if (sg_pool_init_(&pool, threads, false, memory()) != SG_OK) exit(1);
        job->pool = &pool;
        reset(job, 64);
        memset(job->inner, 0, sizeof job->inner);
        wrong += !sg_pool_run_(&pool, 64, launch_inner, job, NULL);
        for (i = 0; i < 64; i++) wrong += job->inner[i] != 1;
        wrong += !sg_pool_run_(&pool, 7, launch_alone, job, NULL) || job->alone != 7;
        wrong += all_counts(&pool, job);
        sg_pool_destroy_(&pool);
    }
    tap_ok(wrong == 0, "a launch inside a task runs alone");
}

#if SG_HAVE_THREADS

typedef struct t_host {
    t_job *job;
    sg_pool_ *pool;
    uint32_t wrong;
} t_host;

static void launch_often(void *arg) {
    t_host *host = (t_host *)arg;
    int i;
    for (i = 0; i < 60; i++) {
        const size_t count = t_counts[i % COUNTS] % 2000;
        reset(host->job, count);
        host->job->work = 20;
        host->wrong += !sg_pool_run_(host->pool, count, count_units, host->job, NULL);
        host->wrong += !all_once(host->job, count);
    }
}

static void test_hosts(void) {
    static sg_thread_ thread[4];
    t_host host[4];
    sg_pool_ pool;
    uint32_t wrong = 0;
    int i;
    if (sg_pool_init_(&pool, 3, false, memory()) != SG_OK) exit(1);
    for (i = 0; i < 4; i++) {
        host[i].job = new_job(&pool);
        host[i].pool = &pool;
        host[i].wrong = 0;
        if (sg_thread_create_(&thread[i], launch_often, &host[i]) != SG_OK) exit(1);
    }
    for (i = 0; i < 4; i++) {
        sg_thread_join_(&thread[i]);
        wrong += host[i].wrong;
        free(host[i].job);
    }
    sg_pool_destroy_(&pool);
    tap_equal_u64(wrong, 0, "4 host threads launch at once");
}

#endif

/* ---- begin and end ---- */

static void test_ends(t_job *job) {
    sg_pool_ pool;
    int wrong = 0;
    memset(&pool, 0, sizeof pool);
    wrong += all_counts(&pool, job);
    sg_pool_destroy_(&pool);
    sg_pool_destroy_(&pool);
    tap_ok(wrong == 0, "a zeroed pool runs everything alone; destroying it is harmless");
    wrong = sg_pool_init_(&pool, 3, false, memory()) != SG_OK;
    sg_pool_destroy_(&pool);
    sg_pool_destroy_(&pool);
    wrong += all_counts(&pool, job);
    tap_ok(wrong == 0, "destroying twice is harmless; afterwards the caller runs alone");
    wrong = sg_pool_init_(&pool, 1, true, NULL) != SG_OK;
    wrong += all_counts(&pool, job) + (sg_pool_bytes_(1) != 0);
    sg_pool_destroy_(&pool);
    tap_ok(wrong == 0, "one thread needs no memory");
#if SG_HAVE_THREADS
    tap_ok(sg_pool_init_(&pool, 5000, false, NULL) == SG_ERROR_INVALID_ARGUMENT,
           "too many threads: a status");
    sg_pool_destroy_(&pool);
#endif
}

/* ---- sleep ---- */

#if SG_HAVE_POSIX && SG_HAVE_THREADS

static uint64_t cpu_us(void) {
    struct rusage use;
    getrusage(RUSAGE_SELF, &use);
    return (uint64_t)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) * 1000000u +
           (uint64_t)(use.ru_utime.tv_usec + use.ru_stime.tv_usec);
}

static void rest(unsigned us) {
    struct timeval t;
    t.tv_sec = 0;
    t.tv_usec = (long)us;
    select(0, NULL, NULL, NULL, &t);
}

/* waits until all sleep, however long it takes */
static bool wait_asleep(const sg_pool_ *pool) {
    int i;
    for (i = 0; i < 2000; i++) {
        if (sg_atomic_load_u32(&pool->sleepers, sg_memory_order_acquire) + 1 == pool->threads)
            return true;
        rest(1000);
    }
    return false;
}

static void test_sleep(t_job *job) {
    sg_pool_ pool;
    uint64_t before, used = 0;
    int wrong = 0, asleep = 0, i;
    if (sg_pool_init_(&pool, THREADS, false, memory()) != SG_OK) exit(1);
    for (i = 0; i < 20; i++) {
        const size_t count = i % 3 ? 64 : 8;
        asleep += wait_asleep(&pool);
        reset(job, count);
        job->work = i % 2 ? 1000 : 0;
        wrong += !sg_pool_run_(&pool, count, count_units, job, NULL) || !all_once(job, count);
    }
    tap_ok(asleep == 20, "workers without work go to sleep");
    tap_ok(wrong == 0, "a launch after they slept");
    wait_asleep(&pool);
    before = cpu_us();
    rest(300000);
    used = cpu_us() - before;
    tap_ok(used < 15000, "asleep they use no processor: %u us of 300000", (unsigned)used);
    sg_pool_destroy_(&pool);
}

/* Units that turn out to be long after only spinning workers have been called, and none spins: then the launcher wakes the others.
 * Units at the front take 20 us; those behind them until somebody has come, or 100 ms. */
static bool wait_for_another(void *arg, uint32_t worker, size_t begin, size_t end) {
    uint32_t *come = (uint32_t *)arg;
    const uint64_t since_ns = sg_time_ns_();
    uint64_t ns = 0;
    (void)end;
    if (worker != 0) sg_atomic_store_u32(come, 1, sg_memory_order_relaxed);
    while (ns < 20000 || (begin > 10 && ns < 100000000 && !sg_atomic_load_u32(come, sg_memory_order_relaxed))) {
        ns = sg_time_ns_() - since_ns;
    }
    return true;
}
static void test_late_wake(void) {
    sg_pool_ pool;
    uint32_t come = 0;
    if (sg_pool_init_(&pool, THREADS, false, memory()) != SG_OK) exit(1);
    wait_asleep(&pool);
    set_past(&pool, &come, 100, (double)(SG_POOL_SPIN_US_ * 500)); /* not worth a wake */
    (void)sg_pool_run_(&pool, 100, wait_for_another, &come, &come);
    tap_equal_u64(come, 1, "sleeping workers are woken when units turn out to be long");
    sg_pool_destroy_(&pool);
}

/* the processors that the workers may run on; each records them and waits until the others have come */
typedef struct t_cores {
    sg_cores_ all;
    bool pin;
    uint32_t count, came, wrong;
} t_cores;

static bool see_cores(void *arg, uint32_t worker, size_t begin, size_t end) {
    t_cores *seen = (t_cores *)arg;
    sg_cores_ own;
    int i;
    (void)begin;
    (void)end;
    if (worker != 0) {
        const uint32_t core = sg_cores_nth_(&seen->all, worker % seen->count);
        bool right = sg_thread_get_cores_(&own) == SG_OK;
        if (seen->pin) right = right && sg_cores_has_(&own, core) && sg_cores_nth_(&own, 1) == SG_CORES_MAX_;
        else right = right && memcmp(&own, &seen->all, sizeof own) == 0;
        if (!right) sg_atomic_fetch_add_u32(&seen->wrong, 1, sg_memory_order_relaxed);
        sg_atomic_fetch_or_u32(&seen->came, 1u << worker, sg_memory_order_relaxed);
    }
    for (i = 0; i < 2000 && sg_atomic_load_u32(&seen->came, sg_memory_order_relaxed) != 14; i++) rest(1000);
    return true;
}

static void test_cores(void) {
    static t_cores seen;
    sg_cores_ own;
    int pin;
    if (sg_thread_get_cores_(&seen.all) != SG_OK) {
        tap_skip("workers stay on their cores", "not on this system");
        return;
    }
    seen.count = sg_cpu_count();
    for (pin = 0; pin < 2; pin++) {
        sg_pool_ pool;
        if (sg_pool_init_(&pool, 4, pin != 0, memory()) != SG_OK) exit(1);
        seen.pin = pin != 0;
        seen.came = 0;
        (void)sg_pool_run_(&pool, 8, see_cores, &seen, NULL);
        seen.wrong += seen.came != 14;
        sg_pool_destroy_(&pool);
    }
    tap_ok(seen.wrong == 0 && sg_thread_get_cores_(&own) == SG_OK && memcmp(&own, &seen.all, sizeof own) == 0,
           "workers are pinned, or run where the launcher may; it is not moved");
}

/* a worker keeps the launcher waiting, so the launcher sleeps */
static bool be_slow(void *arg, uint32_t worker, size_t begin, size_t end) {
    uint32_t *came = (uint32_t *)arg;
    (void)end;
    if (worker != 0) {
        sg_atomic_fetch_add_u32(&came[0], 1, sg_memory_order_relaxed);
        rest(3000);
        came[8 + begin] = 1; /* plain */
    } else {
        int i; /* leaves something for the worker, but does not wait for ever */
        for (i = 0; i < 3000; i++) {
            if (sg_atomic_load_u32(&came[0], sg_memory_order_relaxed)) break;
            rest(100);
        }
        came[8 + begin] = 1;
    }
    return true;
}

static void test_back(void) {
    sg_pool_ pool;
    int wrong = 0, i, k, slept = 0;
    if (sg_pool_init_(&pool, 2, false, memory()) != SG_OK) exit(1);
    for (i = 0; i < 10; i++) {
        uint32_t came[16] = {0};
        wrong += !sg_pool_run_(&pool, 2, be_slow, came, NULL);
        for (k = 0; k < 2; k++) wrong += came[8 + k] != 1;
        slept += sg_atomic_load_u32(&pool.back.word, sg_memory_order_relaxed) == 1;
    }
    sg_pool_destroy_(&pool);
    tap_ok(wrong == 0, "a launcher waits for a slow worker, asleep in %d of 10", slept);
}

/* ---- fork ---- */

/* During the fork a worker may be anywhere: spinning, asleep or in between. */
static void test_fork(t_job *job) {
    sg_pool_ pool;
    int wrong = 0, i;
    if (sg_pool_init_(&pool, 4, false, memory()) != SG_OK) exit(1);
    for (i = 0; i < 6; i++) {
        pid_t child;
        int status = 1;
        if (i % 2) wait_asleep(&pool);
        else wrong += all_counts(&pool, job);
        fflush(stdout);
        child = fork();
        if (child == 0) {
            int failed = all_counts(&pool, job);
            sg_pool_destroy_(&pool);
            sg_pool_destroy_(&pool);
            _exit(failed != 0);
        }
        if (child < 0 || waitpid(child, &status, 0) != child) wrong++;
        wrong += status != 0 || all_counts(&pool, job);
    }
    sg_pool_destroy_(&pool);
    tap_ok(wrong == 0, "a forked child launches alone and destroys, its parent goes on");
}

static bool fork_inside(void *arg, uint32_t worker, size_t begin, size_t end) {
    t_job *job = (t_job *)arg;
    pid_t child;
    int status = 1;
    (void)worker;
    if (begin != 0) return true;
    (void)end;
    child = fork();
    if (child == 0) {
        const int failed = all_counts(job->pool, job);
        _exit(failed != COUNTS - 1); /* the pool stays busy: all launches run alone, except the one without units */
    }
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

static void test_fork_inside(t_job *job) {
    sg_pool_ pool;
    int good;
    if (sg_pool_init_(&pool, 3, false, memory()) != SG_OK) exit(1);
    job->pool = &pool;
    fflush(stdout);
    good = sg_pool_run_(&pool, 5, fork_inside, job, NULL);
    sg_pool_destroy_(&pool);
    tap_ok(good, "so does one forked inside a task");
}

/* Where the address space is full, a few threads still start: on stacks of threads that ended. */
static int be_without_memory(t_job *job) {
    const struct rlimit none = {0, 0};
    sg_pool_ pool;
    sg_status status;
    int wrong;
    if (setrlimit(RLIMIT_AS, &none) != 0) return 2;
    status = sg_pool_init_(&pool, 200, false, memory());
    wrong = all_counts(&pool, job);
    sg_pool_destroy_(&pool);
    if (status == SG_OK) return 2;
    return wrong != 0 || status != SG_ERROR_NO_MEMORY;
}

static void test_no_memory(t_job *job) {
    static const char name[] = "threads that do not start are a status; the caller runs alone";
    pid_t child;
    int status = 1;
    if (sg_pool_bytes_(200) + 64 > sizeof t_room) exit(1);
    if (SG_ASAN || SG_TSAN) {
        tap_skip(name, "the sanitizer needs memory itself");
        return;
    }
    fflush(stdout);
    child = fork();
    if (child == 0) _exit(be_without_memory(job));
    if (child < 0 || waitpid(child, &status, 0) != child) status = 1;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 2) tap_skip(name, "memory has no limit here");
    else tap_ok(status == 0, "%s", name);
}

#endif

/* ---- workers of a host ---- */

static void run_forward(void *context, uint32_t count, void (*task)(void *, uint32_t), void *arg) {
    uint32_t i;
    *(uint32_t *)context += count;
    for (i = 0; i < count; i++) task(arg, i);
}

static void run_backward(void *context, uint32_t count, void (*task)(void *, uint32_t), void *arg) {
    *(uint32_t *)context += count;
    while (count-- > 0) task(arg, count);
}

#if SG_HAVE_THREADS
typedef struct t_call {
    sg_thread_ thread;
    void (*task)(void *, uint32_t);
    void *arg;
    uint32_t index;
} t_call;
static void make_call(void *arg) {
    t_call *call = (t_call *)arg;
    call->task(call->arg, call->index);
}
static void run_threads(void *context, uint32_t count, void (*task)(void *, uint32_t), void *arg) {
    static t_call call[THREADS];
    uint32_t i;
    *(uint32_t *)context += count;
    for (i = 0; i < count; i++) {
        call[i].task = task;
        call[i].arg = arg;
        call[i].index = i;
        if (sg_thread_create_(&call[i].thread, make_call, &call[i]) != SG_OK) exit(1);
    }
    for (i = 0; i < count; i++) sg_thread_join_(&call[i].thread);
}
#endif

static void test_host_pool(t_job *job, const char *name,
                           void (*run)(void *, uint32_t, void (*)(void *, uint32_t), void *)) {
    uint32_t calls = 0;
    sg_host_pool host;
    int wrong = 0, i;
    host.context = &calls;
    host.run = run;
    for (host.workers = 1; host.workers <= THREADS; host.workers++) {
        for (i = 0; i < COUNTS; i++) {
            reset(job, t_counts[i]);
            calls = 0;
            wrong += !sg_pool_run_on_host_(&host, t_counts[i], count_units, job);
            wrong += !all_once(job, t_counts[i]) || job->alone != 0;
            wrong += calls > host.workers || calls > t_counts[i];
        }
        reset(job, 1000);
        job->stop_at = 40;
        wrong += sg_pool_run_on_host_(&host, 1000, count_units, job) || job->times[40] != 1;
    }
    tap_ok(wrong == 0, "workers of a host, %s", name);
}

/* ---- shares ---- */

#if SG_HAVE_THREADS
/* Four workers; in its first chunk each waits for the others, so nobody helps before all have begun. */
enum { SHARERS = 4 };
typedef struct t_sharers {
    uint32_t come; /* atomic */
    size_t first[SHARERS], size[SHARERS]; /* the first chunk of each worker */
} t_sharers;
static bool note_first(void *arg, uint32_t worker, size_t begin, size_t end) {
    t_sharers *s = (t_sharers *)arg;
    if (s->first[worker] == SIZE_MAX) {
        const uint64_t since_ns = sg_time_ns_();
        s->first[worker] = begin;
        s->size[worker] = end - begin;
        sg_atomic_fetch_add_u32(&s->come, 1, sg_memory_order_acq_rel);
        while (sg_atomic_load_u32(&s->come, sg_memory_order_acquire) < SHARERS) {
            if (sg_time_ns_() - since_ns > UINT64_C(10000000000)) return false; /* the test would wait for ever */
            sg_thread_yield_();
        }
    }
    return true;
}
static void clear_sharers(t_sharers *s) {
    uint32_t w;
    memset(s, 0, sizeof *s);
    for (w = 0; w < SHARERS; w++) s->first[w] = SIZE_MAX;
}
static void test_shares(void) {
    static const size_t counts[] = {4, 5, 7, 100, 128, 1000, 12345};
    uint32_t calls = 0, wrong = 0, w, c;
    sg_host_pool host;
    host.context = &calls;
    host.workers = SHARERS;
    host.run = run_threads;
    for (c = 0; c < sizeof counts / sizeof counts[0]; c++) {
        const size_t each = counts[c] / SHARERS, over = counts[c] % SHARERS;
        t_sharers s;
        clear_sharers(&s);
        sg_pool_run_on_host_(&host, counts[c], note_first, &s);
        for (w = 0; w < SHARERS; w++) {
            wrong += s.first[w] != w * each + (w < over ? w : over);
            wrong += s.size[w] != 1;
        }
    }
    tap_equal_u64(wrong, 0, "every worker begins with one unit, of its own share");
}

/* Chunks are large if the last launch of the kind was brief, whole shares if it was very brief, and begin with one unit if it was long.
 * Which that was is set here, not measured. */
static void test_past(void) {
    enum { EACH = 100, COUNT = SHARERS * EACH };
    static const struct { double share_ns; size_t chunk; } cases[] = {
        {SG_POOL_CHUNK_NS_ * SG_POOL_CHUNKS_, 1}, /* not brief any more */
        {SG_POOL_CHUNK_NS_ * SG_POOL_CHUNKS_ - 1, (EACH - 1) / SG_POOL_CHUNKS_ + 1},
        {SG_POOL_CHUNK_NS_ * 2, EACH / 4},
        {SG_POOL_CHUNK_NS_ - 1, EACH},
        {SG_POOL_CHUNK_NS_ / 2, EACH},
    };
    sg_pool_ pool;
    uint32_t wrong = 0, w, c;
    t_sharers s;
    if (sg_pool_init_(&pool, SHARERS, false, memory()) != SG_OK) exit(1);
    /* nobody sleeps, once all have come */
    sg_atomic_store_u32(&pool.spin_us, 100000000, sg_memory_order_relaxed);
    clear_sharers(&s);
    wrong += !sg_pool_run_(&pool, SHARERS, note_first, &s, NULL);
    for (c = 0; c < 10; c++) {
        const size_t chunk = cases[c % 5].chunk;
        (void)set_past(&pool, &s, COUNT, cases[c % 5].share_ns * (double)SHARERS);
        clear_sharers(&s);
        wrong += !sg_pool_run_(&pool, COUNT, note_first, &s, &s);
        for (w = 0; w < SHARERS; w++) wrong += s.first[w] != w * EACH || s.size[w] != chunk;
    }
    tap_equal_u64(wrong, 0, "a launch is cut by what the last one of its kind took");
    sg_pool_destroy_(&pool);
}

/* A share remembers the launch that it was taken in, by a number that comes round again. */
static bool count_taken(void *arg, uint32_t worker, size_t begin, size_t end) {
    (void)worker;
    sg_atomic_fetch_add_u32((uint32_t *)arg, (uint32_t)(end - begin), sg_memory_order_relaxed);
    return true;
}
static void test_numbers(void) {
    uint32_t wrong = 0, taken, r;
    sg_pool_ pool;
    if (sg_pool_init_(&pool, SHARERS, false, memory()) != SG_OK) exit(1);
    sg_atomic_store_u32(&pool.spin_us, 100000000, sg_memory_order_relaxed); /* so no launch is run alone, which would have no number */
    for (r = 0; r < 5 * SG_POOL_NUMBERS_; r++) {
        const size_t count = r % SG_POOL_NUMBERS_ == 9 ? 64 : 2; /* the last shares are left alone until their number comes again */
        (void)set_past(&pool, &taken, count, (double)SG_POOL_CHUNK_NS_ * (double)(1 + r % 40));
        taken = 0;
        wrong += !sg_pool_run_(&pool, count, count_taken, &taken, &taken) || taken != count;
    }
    tap_equal_u64(wrong, 0, "shares of the launches before are not taken for this one's");
    sg_pool_destroy_(&pool);
}

/* Workers by a model clock: the one whose time is least takes a chunk, and its time goes on by what the units cost and 50 ns. */
enum { MODEL_UNITS = 1024, MODEL_WORKERS = 16 };
static uint32_t t_cost[MODEL_UNITS];
static bool let_pass(void *arg, uint32_t worker, size_t begin, size_t end) {
    (void)arg;
    (void)worker;
    t_now_ns += 50;
    for (; begin < end; begin++) t_now_ns += t_cost[begin];
    return true;
}
static void test_model(void) {
    static const struct {
        const char *name;
        uint32_t heavy, every, times, least; /* the first `heavy` units, one in `every`; percent */
    } cases[] = {
        {"equal", 0, 1, 1, 90}, {"the first 16 120 times heavier", 16, 1, 120, 85}, {"the first 32 120 times heavier", 32, 1, 120, 85},
        {"one in 20 50 times heavier", MODEL_UNITS, 20, 50, 80},
    };
    static const uint32_t unit_ns[] = {100, 350, 3500};
    t_unit_ns = 1; /* the model's clock */
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        for (size_t u = 0; u < 3; u++) {
            static sg_pool_share_ share[MODEL_WORKERS];
            sg_pool_place_ at[MODEL_WORKERS];
            uint32_t time[MODEL_WORKERS] = {0}, ended = 0, w, random = 1;
            uint64_t sum = 0;
            bool over[MODEL_WORKERS] = {false};
            sg_pool_work_ work;
            memset(at, 0, sizeof at);
            for (size_t i = 0; i < MODEL_UNITS; i++) {
                random = random * 1664525 + 1013904223;
                t_cost[i] = unit_ns[u] * (i < cases[c].heavy && (random >> 8) % cases[c].every == 0 ? cases[c].times : 1);
                sum += t_cost[i];
            }
            work.task = let_pass;
            work.job = NULL;
            work.number = 0;
            sg_pool_cut_(&work, 0, MODEL_UNITS, share, MODEL_WORKERS);
            for (uint32_t left = MODEL_WORKERS; left > 0;) {
                uint32_t k = MODEL_WORKERS;
                for (w = 0; w < MODEL_WORKERS; w++) {
                    if (!over[w] && (k == MODEL_WORKERS || time[w] < time[k])) k = w;
                }
                t_now_ns = time[k];
                over[k] = !sg_pool_step_(&work, k, &at[k]);
                if (over[k]) left--;
                else if (t_now_ns > ended) ended = t_now_ns;
                time[k] = t_now_ns;
            }
            sum = 100 * sum / ((uint64_t)ended * MODEL_WORKERS);
            tap_ok(sum >= cases[c].least, "16 workers, units of %u ns, %s: %u %%", (unsigned)unit_ns[u], cases[c].name, (unsigned)sum);
        }
    }
    t_unit_ns = 0;
}
#if SG_HAVE_POSIX
/* A launch that was worth a wake wakes all sleepers before its first unit: run alone, it would never end. */
static void test_past_asleep(void) {
    sg_pool_ pool;
    uint32_t wrong = 0, round;
    t_sharers s;
    if (sg_pool_init_(&pool, SHARERS, false, memory()) != SG_OK) exit(1);
    for (round = 0; round < 3; round++) {
        wait_asleep(&pool);
        (void)set_past(&pool, &pool, 16 * SHARERS, (double)(SG_POOL_SPIN_US_ * 1000));
        clear_sharers(&s);
        wrong += !sg_pool_run_(&pool, 16 * SHARERS, note_first, &s, &pool);
    }
    tap_equal_u64(wrong, 0, "a launch that was worth a wake begins with one");
    sg_pool_destroy_(&pool);
}
/* A launch that was too short for a call runs alone: first as many units as show that it is short again, then the rest. */
static bool count_calls(void *arg, uint32_t worker, size_t begin, size_t end) {
    uint32_t *calls = (uint32_t *)arg;
    if (worker == 0) ++*calls;
    sg_atomic_fetch_add_u32(&t_now_ns, (uint32_t)(end - begin) * t_unit_ns, sg_memory_order_relaxed);
    return true;
}
static void test_past_short(void) {
    static const size_t counts[] = {8, 17, 1000};
    sg_pool_ pool;
    uint32_t calls, c;
    t_unit_ns = 1;
    if (sg_pool_init_(&pool, SHARERS, false, memory()) != SG_OK) exit(1);
    for (c = 0; c < 3; c++) {
        (void)set_past(&pool, &pool, counts[c], 1);
        calls = 0;
        if (!sg_pool_run_(&pool, counts[c], count_calls, &calls, &pool)) exit(1);
        tap_ok(calls == 2, "%u units that are known to be short are run in two steps", (unsigned)counts[c]);
    }
    sg_pool_destroy_(&pool);
    t_unit_ns = 0;
}
/* Whether a launch of that kind is opened to workers. */
static bool opens(sg_pool_ *pool, size_t count, sg_pool_task_ task, void *job) {
    const uint32_t state = sg_atomic_load_u32(&pool->state.word, sg_memory_order_relaxed);
    if (!sg_pool_run_(pool, count, task, job, pool)) exit(1);
    return sg_atomic_load_u32(&pool->state.word, sg_memory_order_relaxed) != state;
}
static void test_past_worth(void) {
    static const uint32_t ns[] = {SG_POOL_CHUNK_NS_ / 16 - 1, SG_POOL_CHUNK_NS_ * SG_POOL_CHUNKS_ * 4 / 15 + SG_POOL_LOOK_NS_ + 1};
    uint32_t calls = 0, c, round, wrong;
    sg_pool_ pool;
    for (c = 0; c < 2; c++) {
        t_unit_ns = ns[c];
        wrong = sg_pool_init_(&pool, SHARERS, false, memory()) != SG_OK;
        for (round = 0; round < 40; round++) wrong += opens(&pool, 16, count_calls, &calls) != (c != 0);
        tap_ok(wrong == 0, "16 units of %u ns are %sshared", (unsigned)ns[c], c ? "" : "not ");
        sg_pool_destroy_(&pool);
    }
    t_unit_ns = 0;
}
/* Launches whose first 16th of units is short and the rest is not, after a short launch: some of these are measured. */
static bool rise(void *arg, uint32_t worker, size_t begin, size_t end) {
    (void)arg;
    (void)worker;
    for (; begin < end; begin++) sg_atomic_fetch_add_u32(&t_now_ns, begin < 4 ? 1 : 100, sg_memory_order_relaxed);
    return true;
}
static void test_past_again(void) {
    sg_pool_ pool;
    uint32_t alone = 0;
    t_unit_ns = 1;
    if (sg_pool_init_(&pool, SHARERS, false, memory()) != SG_OK) exit(1);
    (void)set_past(&pool, &pool, 64, 1);
    while (alone < 100 && !opens(&pool, 64, rise, NULL)) alone++;
    tap_equal_u64(alone, SG_POOL_AGAIN_, "units that were short and now rise are shared after some launches");
    sg_pool_destroy_(&pool);
    t_unit_ns = 0;
}
/* A call costs more than its units do; on a slow core it costs more than is known of it. */
static uint32_t t_call_ns;
static bool pass_call(void *arg, uint32_t worker, size_t begin, size_t end) {
    (void)arg;
    (void)worker;
    sg_atomic_fetch_add_u32(&t_now_ns, t_call_ns + (uint32_t)(end - begin), sg_memory_order_relaxed);
    return true;
}
static void test_past_calls(void) {
    for (t_call_ns = SG_POOL_LOOK_NS_; t_call_ns <= SG_POOL_LOOK_NS_ * 2; t_call_ns += SG_POOL_LOOK_NS_) {
        sg_pool_ pool;
        uint32_t shared = 0, round;
        t_unit_ns = 1;
        if (sg_pool_init_(&pool, SHARERS, false, memory()) != SG_OK) exit(1);
        sg_atomic_store_u32(&pool.spin_us, 100000000, sg_memory_order_relaxed);
        (void)set_past(&pool, &pool, 1000, 1);
        for (round = 0; round < 100; round++) shared += opens(&pool, 1000, pass_call, NULL);
        tap_ok(shared == 0, "what a call of %u ns costs is not taken for what its units cost: %u of 100 are shared", (unsigned)t_call_ns, (unsigned)shared);
        sg_pool_destroy_(&pool);
    }
    t_unit_ns = 0;
}
/* Units that are short alone and long beside others, as if they waited for cache lines: they are tried alone, and stay so. Where they
 * are as long alone, trials become rare. */
static uint32_t t_shared_ns;
static bool contend(void *arg, uint32_t worker, size_t begin, size_t end) {
    const sg_pool_ *pool = (const sg_pool_ *)arg;
    const bool open = !(sg_atomic_load_u32(&pool->state.word, sg_memory_order_relaxed) & SG_POOL_CLOSED_);
    (void)worker;
    sg_atomic_fetch_add_u32(&t_now_ns, (uint32_t)(end - begin) * (open ? t_shared_ns : t_unit_ns), sg_memory_order_relaxed);
    return true;
}
static void test_past_trial(void) {
    static const struct { uint32_t count, shared_ns, alone_ns, least, most; } cases[] = {
        {64, 200, 1, 900, 999}, {64, 200, 200, 1, 12},
        {8, 2000, 1, 900, 999} /* few units, of which nothing is known: called at once */
    };
    for (uint32_t c = 0; c < 3; c++) {
        sg_pool_ pool;
        uint32_t alone = 0, round;
        t_unit_ns = cases[c].alone_ns;
        t_shared_ns = cases[c].shared_ns;
        if (sg_pool_init_(&pool, SHARERS, false, memory()) != SG_OK) exit(1);
        sg_atomic_store_u32(&pool.spin_us, 100000000, sg_memory_order_relaxed);
        if (cases[c].count > 8) (void)set_past(&pool, &pool, cases[c].count, SG_POOL_CHUNK_NS_ * 2);
        else sg_pool_past_of_(&pool, &pool, cases[c].count)->again = SG_POOL_TRIAL_ + 6; /* of another kind that was here */
        for (round = 0; round < 1000; round++) alone += !opens(&pool, cases[c].count, contend, &pool);
        tap_ok(alone >= cases[c].least && alone <= cases[c].most, "%u units of %u ns when shared and %u ns alone: %u of 1000 alone",
               (unsigned)cases[c].count, (unsigned)t_shared_ns, (unsigned)t_unit_ns, (unsigned)alone);
        sg_pool_destroy_(&pool);
    }
    t_unit_ns = 0;
}
/* The launcher is in its first unit until the others have done the rest. So it has done a small part, and yet the launch was brief. */
static uint32_t t_by_others;
static bool lag(void *arg, uint32_t worker, size_t begin, size_t end) {
    const sg_pool_ *pool = (const sg_pool_ *)arg;
    const bool open = !(sg_atomic_load_u32(&pool->state.word, sg_memory_order_relaxed) & SG_POOL_CLOSED_);
    if (worker != 0) sg_atomic_fetch_add_u32(&t_by_others, (uint32_t)(end - begin), sg_memory_order_relaxed);
    for (uint32_t n = 0; open && worker == 0 && n < 100000000; n++) { /* not for ever, should they not come */
        if (sg_atomic_load_u32(&t_by_others, sg_memory_order_relaxed) + (uint32_t)(end - begin) >= 64) break;
        sg_thread_yield_();
    }
    return contend(arg, worker, begin, end);
}
static void test_past_lag(void) {
    sg_pool_ pool;
    uint32_t alone = 0, round;
    t_unit_ns = 1;
    t_shared_ns = 200;
    if (sg_pool_init_(&pool, SHARERS, false, memory()) != SG_OK) exit(1);
    sg_atomic_store_u32(&pool.spin_us, 100000000, sg_memory_order_relaxed);
    (void)set_past(&pool, &pool, 64, 1e6);
    for (round = 0; round < 20; round++) {
        t_by_others = 0;
        alone += !opens(&pool, 64, lag, &pool);
    }
    tap_ok(alone > 0, "a launch of which the launcher did one unit is still known to be brief: %u of 20 alone", (unsigned)alone);
    sg_pool_destroy_(&pool);
    t_unit_ns = 0;
}
/* One launch in 50 is interrupted in its first part. */
static uint32_t t_first_parts;
static bool interrupted(void *arg, uint32_t worker, size_t begin, size_t end) {
    if (worker == 0 && begin == 0 && ++t_first_parts % 50 == 0) sg_atomic_fetch_add_u32(&t_now_ns, 100000, sg_memory_order_relaxed);
    return contend(arg, worker, begin, end);
}
static void test_past_interrupted(void) {
    sg_pool_ pool;
    uint32_t shared = 0, round;
    t_unit_ns = 1;
    t_first_parts = 0;
    t_shared_ns = 200;
    if (sg_pool_init_(&pool, SHARERS, false, memory()) != SG_OK) exit(1);
    sg_atomic_store_u32(&pool.spin_us, 100000000, sg_memory_order_relaxed);
    (void)set_past(&pool, &pool, 64, 1);
    for (round = 0; round < 1000; round++) shared += opens(&pool, 64, interrupted, &pool);
    tap_ok(shared > 0 && shared <= 100, "of short launches those are shared that are interrupted, and few behind them: %u of 1000", (unsigned)shared);
    sg_pool_destroy_(&pool);
    t_unit_ns = 0;
}
/* Launches whose first part is short and the rest is not: they run alone in trials only, which become rare. */
static bool rise_at_once(void *arg, uint32_t worker, size_t begin, size_t end) {
    (void)arg;
    (void)worker;
    for (; begin < end; begin++) sg_atomic_fetch_add_u32(&t_now_ns, begin < 4 ? 1 : 200, sg_memory_order_relaxed);
    return true;
}
static void test_past_trials(void) {
    sg_pool_ pool;
    uint32_t alone[3] = {0, 0, 0}, round;
    t_unit_ns = 1;
    if (sg_pool_init_(&pool, SHARERS, false, memory()) != SG_OK) exit(1);
    sg_atomic_store_u32(&pool.spin_us, 100000000, sg_memory_order_relaxed);
    (void)set_past(&pool, &pool, 64, SG_POOL_CHUNK_NS_ * 2);
    for (round = 0; round < 3000; round++) alone[round / 1000] += !opens(&pool, 64, rise_at_once, NULL);
    tap_ok(alone[0] > 0 && alone[0] <= 20 && alone[1] + alone[2] <= 4, "a launch of another kind than its first part is alone %u, %u, %u times in 1000",
           (unsigned)alone[0], (unsigned)alone[1], (unsigned)alone[2]);
    sg_pool_destroy_(&pool);
    t_unit_ns = 0;
}
/* When a launch that used to be short no longer is, workers are called at once. */
static void test_past_longer(void) {
    sg_pool_ pool;
    uint32_t come = 0;
    if (sg_pool_init_(&pool, SHARERS, false, memory()) != SG_OK) exit(1);
    (void)set_past(&pool, &come, 256, 1);
    (void)sg_pool_run_(&pool, 256, wait_for_another, &come, &come);
    tap_equal_u64(come, 1, "units that were short and now are long are shared");
    sg_pool_destroy_(&pool);
}
#endif
#endif

int main(void) {
    t_job *job = new_job(NULL);
    test_counts(job);
    test_many(2);
    test_many(4);
    test_stop(job);
    test_nested(job);
    test_ends(job);
#if SG_HAVE_THREADS
    test_hosts();
#endif
#if SG_HAVE_POSIX && SG_HAVE_THREADS
    test_sleep(job);
    test_late_wake();
    test_cores();
    test_back();
    test_fork(job);
    test_fork_inside(job);
    test_no_memory(job);
#endif
    test_host_pool(job, "one after the other", run_forward);
    test_host_pool(job, "backwards", run_backward);
#if SG_HAVE_THREADS
    test_host_pool(job, "threads", run_threads);
    test_shares();
    test_past();
    test_numbers();
    test_model();
#if SG_HAVE_POSIX
    test_past_asleep();
    test_past_short();
    test_past_worth();
    test_past_again();
    test_past_calls();
    test_past_trial();
    test_past_lag();
    test_past_interrupted();
    test_past_trials();
    test_past_longer();
#endif
#endif
    free(job);
    return tap_end();
}
