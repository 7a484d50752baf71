/* SPDX-License-Identifier: MIT */
/* Tests what sg/launch/kernel.h says about ways to leave a kernel: exceptions, cancellation and forks; and about a queue that is
 * destroyed while in use. Each is tried on the launching thread, on a worker, and on the stack of a sub-group that waits. */
#if defined(__unix__) || defined(__APPLE__)
#define _DEFAULT_SOURCE 1
#define _DARWIN_C_SOURCE 1
#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include <stdlib.h>
#include <string.h>

#define SG_SIZE 8
#include <sg.h>

#include "tap.h"

enum { GROUPS = 400, LOCAL = 32, ITEMS = GROUPS * LOCAL, WORKERS = 3 };
static const char *const t_places[] = {"the launching thread", "a worker", "a stack of its own"};
enum { LAUNCHER, WORKER, SPARE, PLACES };

struct data {
    uint32_t *out;
    int place;
    bool meet; /* there are workers, and one must be at work when somebody acts */
    uint32_t met; /* it is at work */
    uint32_t acted; /* somebody has done what is tested */
    uint32_t status; /* the status of what it did */
    const void *launcher; /* a variable of the launching thread */
    sg_queue *queue;
    void (*act)(struct data *);
};
static uint32_t t_out[ITEMS];
static bool t_fails; /* in a forked child: the kernel fails there */

#if SG_HAVE_THREAD_LOCAL
static SG_THREAD_LOCAL char t_thread;
#else
static char t_thread;
#endif

static void wait_for(const uint32_t *flag, uint64_t most_ns) {
    const uint64_t begin = sg_time_ns_();
    while (!sg_atomic_load_u32(flag, sg_memory_order_acquire) && sg_time_ns_() - begin < most_ns) sg_thread_yield_();
}

/* One sub-group acts, once, on the thread that must. Units are long until both threads are at work, so that the workers are called. */
static void act_once(struct data *k, bool spare) {
    const bool launcher = k->launcher == &t_thread;
    if (k->meet && SG_HAVE_THREAD_LOCAL && SG_CONTEXT != 3 && !sg_atomic_load_u32(&k->acted, sg_memory_order_acquire)) {
        if (launcher) wait_for(k->place == WORKER ? &k->acted : &k->met, 1000000);
        else sg_atomic_store_u32(&k->met, 1, sg_memory_order_release);
        if (launcher ? k->place == WORKER || !sg_atomic_load_u32(&k->met, sg_memory_order_acquire) : k->place != WORKER) {
            if (!launcher) wait_for(&k->acted, 50000000);
            return;
        }
    }
    if (k->place == LAUNCHER && !launcher) return;
    if (k->place == WORKER && launcher) return;
    if (k->place == SPARE && !spare) return;
    if (sg_atomic_exchange_u32(&k->acted, 1, sg_memory_order_acq_rel) == 0) k->act(k);
}

SG_KERNEL(leaves, sg_nd_item it, struct data *k) {
    const sg_group g = sg_nd_item_get_group(it);
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t i = sg_nd_item_get_global_linear_id_base(it);
    if (k->place != SPARE && sg_sub_group_get_group_id(sg) == 0) act_once(k, false);
    sg_group_barrier(g);
    if (k->place == SPARE && sg_sub_group_get_group_id(sg) == 2) act_once(k, true);
    if (t_fails) sg_fail(it, 7);
    sg_group_barrier(g);
    sg_sub_group_store_u32(sg, k->out + i, sg_splat_u32(7));
}

SG_KERNEL(plain, sg_nd_item it, struct data *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    sg_group_barrier(sg_nd_item_get_group(it));
    sg_sub_group_store_u32(sg, k->out + sg_nd_item_get_global_linear_id_base(it), sg_splat_u32(9));
}

static sg_status start(struct data *k, sg_queue *queue, int place, void (*act)(struct data *), sg_error *error) {
    memset(k, 0, sizeof *k);
    memset(t_out, 0, sizeof t_out);
    k->out = t_out;
    k->place = place;
    k->act = act;
    k->launcher = &t_thread;
    k->meet = queue && queue->workers > 1 && !queue->options.host && /* and this is not inside a launch */
              sg_atomic_load_u32(&queue->pool.busy, sg_memory_order_relaxed) == 0;
    k->queue = queue;
    return sg_parallel_for_report(queue, sg_nd_range_1d(ITEMS, LOCAL), leaves, k, error);
}

static int all(uint32_t value) {
    for (int i = 0; i < ITEMS; i++) {
        if (t_out[i] != value) return 0;
    }
    return 1;
}

/* the queue still works with its workers, and a launch on it does not count as one beside another */
static int works(sg_queue *queue) {
    struct data k;
    memset(&k, 0, sizeof k);
    memset(t_out, 0, sizeof t_out);
    k.out = t_out;
    return (!queue || queue->pool.busy == 0) && sg_parallel_for(queue, sg_nd_range_1d(ITEMS, LOCAL), plain, &k) == SG_OK &&
           all(9);
}

SG_UNUSED_ static int open_queue(sg_queue *queue, uint32_t workers) {
    sg_queue_options o;
    memset(&o, 0, sizeof o);
    o.workers = workers;
    return sg_queue_init(queue, &o) == SG_OK;
}

/* whether this place exists with so many workers; 0: no queue */
static int there(int place, uint32_t workers) {
    return place != WORKER || (workers > 1 && SG_HAVE_THREAD_LOCAL && SG_CONTEXT != 3);
}

/* ---- exceptions ---- */

#if SG_HAVE_EXCEPTIONS
struct counted {
    static int alive;
    int value;
    explicit counted(int v) : value(v) { alive++; }
    counted(const counted &other) : value(other.value) { alive++; }
    ~counted() { alive--; }
};
int counted::alive = 0;

static void act_throw(struct data *) {
    throw counted(42);
}

SG_RANGE_KERNEL(range_throws, sg_item it, struct data *) {
    if (sg_item_get_linear_id_base(it) / SG_SIZE % 1000 == 77) throw counted(43);
}

SG_GROUP_KERNEL(regions_throw, sg_group g, struct data *) {
    sg_for_each_sub_group(it, g) {
        if (sg_nd_item_get_global_linear_id_base(it) >= ITEMS / 2) throw counted(44);
    }
}

/* what a launch throws: the value; 0: nothing; -1: the report did not say so */
static int thrown(sg_queue *queue, int form, int place, uint64_t seed) {
    struct data k;
    sg_error error;
    sg_launch_options options;
    int value = 0;
    memset(&options, 0, sizeof options);
    options.seed = seed;
    memset(&k, 0, sizeof k);
    k.out = t_out;
    k.place = place;
    k.act = act_throw;
    k.meet = queue && queue->workers > 1;
    k.launcher = &t_thread;
    try {
        if (form == 0) sg_parallel_for_with(queue, sg_nd_range_1d(ITEMS, LOCAL), leaves, &k, &options, &error);
        if (form == 1) sg_parallel_for_range_report(queue, sg_range_1d(1 << 18), range_throws, &k, &error);
        if (form == 2) sg_parallel_for_with(queue, sg_nd_range_1d(ITEMS, LOCAL), regions_throw, &k, &options, &error);
    } catch (const counted &c) {
        value = c.value;
    }
    if (value == 0 && form == 0 && !k.acted) return 42; /* no worker came in time */
    return error.status == SG_ERROR_KERNEL && strstr(error.text, "threw") && strstr(error.text, "kernel ") ? value : -1;
}

/* a launch inside a kernel: the exception goes through both */
SG_KERNEL(launches, sg_nd_item it, sg_queue *queue) {
    sg_group_barrier(sg_nd_item_get_group(it));
    if (sg_nd_item_get_global_linear_id_base(it) == 3 * SG_SIZE) {
        struct data k;
        sg_error error;
        start(&k, queue, SPARE, act_throw, &error);
    }
    sg_group_barrier(sg_nd_item_get_group(it));
}

static void test_exceptions(void) {
    for (uint32_t workers = 0; workers <= WORKERS; workers++) {
        sg_queue queue, *q = workers ? &queue : NULL;
        int ok = !workers || open_queue(&queue, workers);
        for (int place = 0; place < PLACES; place++) {
            if (!there(place, workers)) continue;
            for (int i = 0; i < 5; i++) ok &= thrown(q, 0, place, i == 4 ? 5 : 0) == 42 && works(q);
            tap_ok(ok, "an exception from %s, %u workers", t_places[place], (unsigned)workers);
        }
        ok = thrown(q, 1, 0, 0) == 43 && thrown(q, 2, 0, 0) == 44 && thrown(q, 2, 0, 3) == 44 && works(q);
        tap_ok(ok, "from a range kernel, and from one per work-group, %u workers", (unsigned)workers);
        ok = 0;
        try {
            sg_parallel_for(q, sg_nd_range_1d(LOCAL * 3, LOCAL), launches, q);
        } catch (const counted &c) {
            ok = c.value == 42;
        }
        tap_ok(ok && works(q), "from a launch inside a kernel, %u workers", (unsigned)workers);
        if (q) sg_queue_destroy(q);
    }
    tap_ok(counted::alive == 0, "no exception is left (%d)", counted::alive);
}
#endif

/* ---- cancellation ---- */

#if SG_THREADS == 2 && defined(PTHREAD_CANCEL_DISABLE) && SG_CONTEXT != 3 && !SG_TSAN
static void act_cancel(struct data *k) {
    (void)k;
    pthread_cancel(pthread_self());
    pthread_testcancel();
}

struct cancelled {
    sg_queue *queue;
    int place, ended;
    sg_status status;
};

static void *cancel_main(void *arg) {
    struct cancelled *c = (struct cancelled *)arg;
    struct data k;
    c->status = start(&k, c->queue, c->place, act_cancel, NULL);
    c->ended = k.acted == 1 || c->place == WORKER;
    pthread_testcancel();
    return NULL;
}

static void test_cancel(void) {
    for (uint32_t workers = 0; workers <= WORKERS; workers += 1) {
        sg_queue queue, *q = workers ? &queue : NULL;
        int ok = !workers || open_queue(&queue, workers);
        for (int place = 0; place < PLACES; place++) {
            struct cancelled c = {q, place, 0, SG_ERROR_KERNEL};
            pthread_t thread;
            void *result = NULL;
            if (!there(place, workers)) continue;
            ok &= pthread_create(&thread, NULL, cancel_main, &c) == 0 && pthread_join(thread, &result) == 0;
            ok &= c.status == SG_OK && c.ended && all(7) && works(q) && works(q);
            /* its own request ends this thread now; a request to a worker is never acted on, or by whoever has taken the worker's place */
            if (place == LAUNCHER) ok &= result == PTHREAD_CANCELED;
            tap_ok(ok, "a request to cancel from %s waits for the end of the launch, %u workers", t_places[place],
                   (unsigned)workers);
        }
        if (q) sg_queue_destroy(q);
    }
}
#else
static void test_cancel(void) {
    tap_skip("cancellation", "not here");
}
#endif

/* ---- forks ---- */

#if SG_HAVE_POSIX && SG_THREADS == 2 && !SG_TSAN && !SG_ASAN
static pid_t t_child; /* 0: in the child */
static void act_fork(struct data *k) {
    (void)k;
    fflush(stdout);
    t_child = fork();
    if (t_child == 0) { /* ends a thread that waits for ever; sg's threads have signals blocked */
        sigset_t none;
        sigemptyset(&none);
        pthread_sigmask(SIG_SETMASK, &none, NULL);
        alarm(20);
    }
}
static void act_fork_and_fail(struct data *k) {
    act_fork(k);
    t_fails = t_child == 0;
}

static void test_fork(void) {
    for (uint32_t workers = 1; workers <= WORKERS; workers += 2) {
        for (int turn = 0; turn < 2 * PLACES; turn++) {
            const int place = turn % PLACES, fails = turn / PLACES;
            sg_queue queue;
            struct data k;
            sg_error error;
            sg_status launched;
            int status = -1, ok = open_queue(&queue, workers);
            if (!there(place, workers)) {
                sg_queue_destroy(&queue);
                continue;
            }
            t_child = -1;
            launched = start(&k, &queue, place, fails ? act_fork_and_fail : act_fork, &error);
            if (t_child == 0) { /* the thread that launched; the child of a worker has only the worker's thread and does not come here */
                int fine = launched == SG_OK ? !fails && all(7) : launched == SG_ERROR_KERNEL && (fails || strstr(error.text, "forked") != NULL);
                t_fails = false;
                fine &= works(&queue) && works(&queue);
                fine &= sg_queue_destroy(&queue) == SG_OK;
                _exit(fine ? 0 : 1);
            }
            ok &= launched == SG_OK && all(7) && works(&queue);
            if (t_child > 0) {
                ok &= waitpid(t_child, &status, 0) == t_child;
                ok &= SG_CONTEXT == 3 ? WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT : WIFEXITED(status) && WEXITSTATUS(status) == 0;
            }
            sg_queue_destroy(&queue);
            tap_ok(ok, "a fork from %s, %u workers: the child's copy of the launch %s (status %x)", t_places[place],
                   (unsigned)workers, fails ? "fails" : "ends", (unsigned)status);
        }
    }
}
#else
static void test_fork(void) {
    tap_skip("forks", "not here");
}
#endif

/* ---- a queue destroyed in use ---- */

static void act_destroy(struct data *k) {
    k->status = (uint32_t)sg_queue_destroy(k->queue);
}

static void host_serial(void *context, uint32_t count, void (*task)(void *, uint32_t), void *arg) {
    (void)context;
    for (uint32_t i = count; i-- > 0;) task(arg, i);
}

static void test_destroy(void) {
    for (uint32_t workers = 1; workers <= WORKERS + 1; workers++) {
        for (int place = 0; place < PLACES; place++) {
            sg_host_pool host = {NULL, 2, host_serial};
            sg_queue_options o;
            sg_queue queue;
            struct data k;
            int ok;
            memset(&o, 0, sizeof o);
            o.workers = workers;
            if (workers > WORKERS) o.host = &host;
            if (!there(place, o.host ? 1 : workers)) continue;
            ok = sg_queue_init(&queue, &o) == SG_OK;
            ok &= start(&k, &queue, place, act_destroy, NULL) == SG_OK && all(7);
            ok &= !k.acted || k.status == (uint32_t)SG_ERROR_IN_USE;
            ok &= works(&queue) && sg_queue_destroy(&queue) == SG_OK && sg_queue_destroy(&queue) == SG_OK;
            ok &= sg_parallel_for(&queue, sg_nd_range_1d(ITEMS, LOCAL), plain, &k) == SG_ERROR_CLOSED;
            tap_ok(ok, "a queue is not destroyed from %s, %s", t_places[place], o.host ? "a host's" : "its own");
        }
    }
}

int main(void) {
    if (SG_HAVE_CONTEXT) {
#if SG_HAVE_EXCEPTIONS
        test_exceptions();
#endif
        test_cancel();
        test_fork();
        test_destroy();
    } else {
        tap_skip("ways out of a kernel that waits", "no way to switch stacks");
    }
    return tap_end();
}
