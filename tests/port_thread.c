/* SPDX-License-Identifier: MIT */
/* Test of sg/port/thread.h, in strict C11 without any feature macro. */
#include <sg/port/thread.h>

#include <errno.h>
#include <string.h>

#include "tap.h"

#if SG_HAVE_THREADS

enum { THREADS = 4, ROUNDS = 2000 };

/* ---- create, join ---- */

static int t_result[THREADS];
static void set_result(void *arg) {
    int *result = (int *)arg;
    *result = (int)(result - t_result) + 1;
}

static void test_join(void) {
    static sg_thread_ thread[THREADS];
    int i, started = 0, right = 0;
    errno = 77;
    for (i = 0; i < THREADS; i++)
        started += sg_thread_create_(&thread[i], set_result, &t_result[i]) == SG_OK;
    if (!tap_ok(started == THREADS, "threads start")) return;
    for (i = 0; i < THREADS; i++) {
        sg_thread_join_(&thread[i]);
        right += t_result[i] == i + 1;
    }
    tap_ok(right == THREADS, "what they wrote is seen after the join");
    tap_ok(errno == 77, "errno is kept");
}

/* ---- park, wake ---- */

static sg_park_ t_ping, t_pong;
static unsigned t_turns;

static void change(sg_park_ *p, uint32_t value, bool all) {
    sg_atomic_store_u32(&p->word, value, sg_memory_order_release);
    sg_park_wake_(p, all);
}

static void await(sg_park_ *p, uint32_t value) {
    uint32_t now;
    while ((now = sg_atomic_load_u32(&p->word, sg_memory_order_acquire)) != value)
        sg_park_wait_(p, now);
}

static void play_pong(void *arg) {
    uint32_t i;
    (void)arg;
    for (i = 1; i <= ROUNDS; i++) {
        await(&t_ping, i);
        t_turns++; /* plain: the words order it */
        change(&t_pong, i, false);
    }
}

static void test_ping_pong(void) {
    static sg_thread_ thread;
    uint32_t i;
    uint64_t begin = sg_time_ns_();
    if (!tap_ok(sg_park_init_(&t_ping, 0) == SG_OK && sg_park_init_(&t_pong, 0) == SG_OK,
                "places to park"))
        return;
    if (!tap_ok(sg_thread_create_(&thread, play_pong, NULL) == SG_OK, "a second thread")) return;
    for (i = 1; i <= ROUNDS; i++) {
        t_turns++;
        change(&t_ping, i, false);
        await(&t_pong, i);
    }
    sg_thread_join_(&thread);
    tap_ok(t_turns == 2 * ROUNDS, "%d turns of two threads that park", 2 * ROUNDS);
    tap_note("%.0f ns a turn", (double)(sg_time_ns_() - begin) / (2 * ROUNDS));
    sg_park_destroy_(&t_ping);
    sg_park_destroy_(&t_pong);
}

static sg_park_ t_gate;
static uint32_t t_through;
static void pass_gate(void *arg) {
    uint32_t i;
    (void)arg;
    for (i = 1; i <= 50; i++) {
        await(&t_gate, i);
        sg_atomic_fetch_add_u32(&t_through, 1, sg_memory_order_acq_rel);
    }
}

static void test_wake_all(void) {
    static sg_thread_ thread[THREADS];
    uint32_t i, wrong = 0;
    int k;
    if (sg_park_init_(&t_gate, 0) != SG_OK) return;
    for (k = 0; k < THREADS; k++) {
        if (sg_thread_create_(&thread[k], pass_gate, NULL) != SG_OK) {
            tap_ok(0, "a thread");
            return;
        }
    }
    for (i = 1; i <= 50; i++) {
        change(&t_gate, i, true);
        while (sg_atomic_load_u32(&t_through, sg_memory_order_acquire) != i * THREADS)
            sg_thread_yield_();
    }
    for (k = 0; k < THREADS; k++) sg_thread_join_(&thread[k]);
    tap_ok(t_through == 50 * THREADS && wrong == 0, "one change wakes all who sleep, 50 times");
    sg_park_destroy_(&t_gate);
}

/* ---- signals ---- */

#if SG_HAVE_THREAD_MASK_
static uint64_t t_mask;
static void get_mask(void *arg) {
    (void)arg;
    sg_thread_mask_(NULL, &t_mask);
}

static void test_signals(void) {
    static sg_thread_ thread;
    uint64_t before = 0, after = 1;
    sg_thread_mask_(NULL, &before);
    if (sg_thread_create_(&thread, get_mask, NULL) == SG_OK) sg_thread_join_(&thread);
    sg_thread_mask_(NULL, &after);
    tap_ok((t_mask >> 1 & 1) && (t_mask >> 14 & 1) && !(t_mask >> 10 & 1) && !(t_mask >> 32 & 1),
           "a thread takes no SIGINT and no SIGTERM, but SIGSEGV");
    tap_ok(before == after, "its creator takes what it took");
}
#endif

/* ---- thread-local objects ---- */

#if SG_HAVE_THREAD_LOCAL
static SG_THREAD_LOCAL int t_own = 5;
static int t_seen[2];
static void count_own(void *arg) {
    int i;
    t_seen[*(int *)arg] = t_own;
    for (i = 0; i < 1000; i++) t_own++;
    t_seen[*(int *)arg] += t_own;
}
#endif

static void test_local(void) {
#if SG_HAVE_THREAD_LOCAL
    static sg_thread_ a, b;
    static int zero = 0, one = 1;
    if (sg_thread_create_(&a, count_own, &zero) == SG_OK) sg_thread_join_(&a);
    if (sg_thread_create_(&b, count_own, &one) == SG_OK) sg_thread_join_(&b);
    tap_ok(t_seen[0] == 1010 && t_seen[1] == 1010 && t_own == 5, "each thread has its own object");
#else
    tap_skip("each thread has its own object", "the compiler has no such objects");
#endif
}

/* ---- cores ---- */

static void test_sets(void) {
    sg_cores_ cores = {{0}};
    int right;
    sg_cores_add_(&cores, 3);
    sg_cores_add_(&cores, 64);
    sg_cores_add_(&cores, 8191);
    sg_cores_add_(&cores, 8192);
    right = sg_cores_has_(&cores, 3) && sg_cores_has_(&cores, 64) && sg_cores_has_(&cores, 8191) &&
            !sg_cores_has_(&cores, 4) && !sg_cores_has_(&cores, 8192);
    right &= sg_cores_nth_(&cores, 0) == 3 && sg_cores_nth_(&cores, 1) == 64 &&
             sg_cores_nth_(&cores, 2) == 8191 && sg_cores_nth_(&cores, 3) == SG_CORES_MAX_;
    tap_ok(right, "sets of cores");
}

static int t_pinned;
static void pin_to_first(void *arg) {
    const sg_cores_ *allowed = (const sg_cores_ *)arg;
    unsigned core = sg_cores_nth_(allowed, 0);
    sg_cores_ now;
    t_pinned = sg_thread_pin_(core) == SG_OK;
    t_pinned &= sg_thread_get_cores_(&now) == SG_OK && sg_cores_has_(&now, core) &&
                sg_cores_nth_(&now, 1) == SG_CORES_MAX_;
    t_pinned &= sg_thread_set_cores_(allowed) == SG_OK;
}

static void test_pin(void) {
    static sg_thread_ thread;
    static sg_cores_ allowed;
    sg_cores_ none = {{0}}, after;
    unsigned n;
    if (sg_thread_get_cores_(&allowed) != SG_OK) {
        tap_skip("a thread pins itself", "not on this system");
        return;
    }
    for (n = 0; sg_cores_nth_(&allowed, n) != SG_CORES_MAX_; n++) {}
    tap_ok(n == sg_cpu_count(), "as many cores as counted: %u", n);
    if (sg_thread_create_(&thread, pin_to_first, &allowed) == SG_OK) sg_thread_join_(&thread);
    tap_ok(t_pinned, "a thread may run where it has pinned itself, and nowhere else");
    tap_ok(sg_thread_get_cores_(&after) == SG_OK && memcmp(&after, &allowed, sizeof after) == 0,
           "others stay as they were");
    errno = 78;
    tap_ok(sg_thread_set_cores_(&none) == SG_ERROR_INVALID_ARGUMENT && errno == 78,
           "no cores: a status");
}

#endif

static void test_time(void) {
    uint64_t last = sg_time_ns_(), begin = last;
    int i, back = 0;
    for (i = 0; i < 10000; i++) {
        uint64_t now = sg_time_ns_();
        back += now < last;
        last = now;
    }
    tap_ok(back == 0, "time does not go back");
    tap_note("%.0f ns a look at the clock", (double)(last - begin) / 10000);
#if SG_HAVE_POSIX
    /* in steps of less than half a second; a busy machine may stop this program for longer, but not each time */
    for (i = 0; i < 10; i++) {
        begin = last;
        for (int looks = 0; looks < 100000000 && last == begin; looks++) last = sg_time_ns_();
        if (last > begin && last - begin < 500000000) break;
    }
    tap_ok(i < 10, "time goes on, in small steps");
    tap_ok(sg_process_id_() == (long)getpid(), "the process has its number");
#endif
}

int main(void) {
    test_time();
#if SG_HAVE_THREADS
    test_join();
    test_ping_pong();
    test_wake_all();
#if SG_HAVE_THREAD_MASK_
    test_signals();
#endif
    test_local();
    test_sets();
    test_pin();
#else
    tap_note("no threads");
    sg_thread_yield_();
#endif
    return tap_end();
}
