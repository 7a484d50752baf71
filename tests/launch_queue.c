/* SPDX-License-Identifier: MIT */
/* Test of sg/launch/queue.h, kernel.h and device.h: work-groups on workers, launches that are refused,
 * launches inside and beside each other. */
#if defined(__unix__) || defined(__APPLE__)
#define _DEFAULT_SOURCE 1
#define _DARWIN_C_SOURCE 1
#include <sys/wait.h>
#include <unistd.h>
#endif

#include <stdlib.h>
#include <string.h>

#define SG_SIZE 8
#include <sg.h>

#include "tap.h"

#if SG_TSAN /* Windows is slow to make fibers */
enum { ITEMS = 1 << 12 };
#else
enum { ITEMS = 1 << 15 };
#endif
enum { GROUP = 60, WORKERS = 4, WRONG = ITEMS / GROUP / 2, WRONG_ITEM = ITEMS / 4 };
static uint32_t t_in[ITEMS], t_out[ITEMS];

struct data {
    const uint32_t *in;
    uint32_t *out;
    sg_queue *queue;
    int mode;
};

static sg_nd_range whole(void) {
    return sg_nd_range_1d((size_t)ITEMS / GROUP * GROUP, GROUP);
}

/* each item gets twice the value of its mirror image in the work-group, plus its own global id */
SG_KERNEL(mirror, sg_nd_item it, const struct data *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t local = sg_nd_item_get_local_linear_id_base(it);
    const size_t global = sg_nd_item_get_global_linear_id_base(it);
    SG_LOCAL(it, uint32_t, tile, GROUP);
    sg_sub_group_store_u32(sg, tile + local, sg_sub_group_load_u32(sg, k->in + global));
    sg_group_barrier(sg_nd_item_get_group(it));
    {
        const sg_u32 from = sg_sub(sg_splat_u32(GROUP - 1), sg_nd_item_get_local_linear_id(it));
        const sg_u32 x = sg_gather_masked(sg_nd_item_mask(it), tile, from);
        sg_sub_group_store_u32(sg, k->out + global,
                               sg_add(sg_add(x, x), sg_nd_item_get_global_id(it, 0)));
    }
}

static void fill(struct data *k, sg_queue *queue) {
    memset(k, 0, sizeof *k);
    k->in = t_in;
    k->out = t_out;
    k->queue = queue;
    for (uint32_t i = 0; i < ITEMS; i++) t_in[i] = i * 2654435761u;
    memset(t_out, 0, sizeof t_out);
}

static int mirrored(size_t n) {
    for (size_t i = 0; i < n; i++) {
        const size_t from = i / GROUP * GROUP + (GROUP - 1 - i % GROUP);
        if (t_out[i] != 2 * t_in[from] + (uint32_t)i) return 0;
    }
    return 1;
}

static int works(sg_queue *queue) {
    struct data k;
    fill(&k, queue);
    return sg_parallel_for(queue, whole(), mirror, &k) == SG_OK &&
           mirrored((size_t)ITEMS / GROUP * GROUP);
}

static sg_queue_options none(void) {
    sg_queue_options o;
    memset(&o, 0, sizeof o);
    return o;
}

/* ---- workers ---- */

static void test_workers(void) {
    for (uint32_t workers = 1; workers <= WORKERS; workers++) {
        sg_queue queue;
        sg_queue_options o = none();
        int ok;
        o.workers = workers;
        o.seed = workers == 3 ? 99 : 0;
        o.pin = workers == 2;
        ok = sg_queue_init(&queue, &o) == SG_OK;
        for (int i = 0; i < 5; i++) ok &= works(&queue);
        ok &= sg_device_max_compute_units(&queue) == (SG_HAVE_THREADS ? workers : 1);
        sg_queue_destroy(&queue);
        tap_ok(ok, "work-groups on %u workers%s%s", (unsigned)workers, o.seed ? ", seeded" : "",
               o.pin ? ", pinned" : "");
    }
    tap_ok(works(NULL), "without a queue, on this thread");
}

/* ---- options and the environment ---- */

static void test_options(void) {
    sg_queue queue, zeroed;
    sg_queue_options o = none();
    int ok;
    memset(&zeroed, 0, sizeof zeroed);
    tap_ok(sg_queue_init(NULL, NULL) == SG_ERROR_INVALID_ARGUMENT, "no queue");
    o.workers = SG_MAX_WORKERS + 1;
    tap_ok(sg_queue_init(&queue, &o) == SG_ERROR_INVALID_ARGUMENT && !queue.made,
           "more workers than there may be");
    o = none();
    o.arena = t_out;
    tap_ok(sg_queue_init(&queue, &o) == SG_ERROR_INVALID_ARGUMENT, "an arena of no bytes");
    o.arena_bytes = 100;
    tap_ok(sg_queue_init(&queue, &o) == SG_ERROR_NO_MEMORY, "an arena of too few bytes");
    tap_ok(works(NULL) && sg_queue_init(&queue, NULL) == SG_OK && works(&queue),
           "no options: all cores");
    sg_queue_destroy(&queue);
    sg_queue_destroy(&queue);
    sg_queue_destroy(&zeroed);
    sg_queue_destroy(NULL);
    tap_ok(1, "destroyed twice, zeroed, none at all");
#if SG_HAVE_POSIX
    setenv("SG_NUM_WORKERS", "3", 1);
    setenv("SG_SCHEDULE_SEED", "18446744073709551615", 1);
    ok = sg_queue_init(&queue, NULL) == SG_OK && queue.workers == (SG_HAVE_THREADS ? 3 : 1) &&
         queue.options.seed == UINT64_MAX && works(&queue);
    sg_queue_destroy(&queue);
    o = none();
    o.workers = 2;
    o.seed = 5;
    ok &= sg_queue_init(&queue, &o) == SG_OK && queue.options.seed == 5 &&
          queue.workers == (SG_HAVE_THREADS ? 2 : 1);
    sg_queue_destroy(&queue);
    tap_ok(ok, "SG_NUM_WORKERS and SG_SCHEDULE_SEED, unless the options say otherwise");
    ok = 1;
    for (int i = 0; i < 5; i++) {
        static const char *const wrong[] = {"x", "-1", "1025", "3 ", "99999999999999999999999"};
        setenv("SG_NUM_WORKERS", wrong[i], 1);
        ok &= sg_queue_init(&queue, NULL) == SG_ERROR_INVALID_ARGUMENT && !queue.made;
    }
    unsetenv("SG_NUM_WORKERS");
    setenv("SG_SCHEDULE_SEED", "18446744073709551616", 1);
    ok &= sg_queue_init(&queue, NULL) == SG_ERROR_INVALID_ARGUMENT;
    unsetenv("SG_SCHEDULE_SEED");
    tap_ok(ok, "what is no number there is refused");
#else
    (void)ok;
#endif
}

/* ---- launches that are refused ---- */

SG_KERNEL_OF(3, of_three, sg_nd_item it, uint32_t *count) {
    (void)it;
    sg_atomic_fetch_add_u32(count, 1, sg_memory_order_relaxed);
}
SG_KERNEL(count_calls, sg_nd_item it, uint32_t *count) {
    (void)it;
    sg_atomic_fetch_add_u32(count, 1, sg_memory_order_relaxed);
}
SG_RANGE_KERNEL(count_range, sg_item it, uint32_t *count) {
    sg_atomic_fetch_add_u32(count, sg_item_count(it), sg_memory_order_relaxed);
}

static int refused(sg_queue *queue, sg_nd_range range, const sg_kernel *kernel, sg_status want,
                   const char *part) {
    uint32_t count = 0;
    sg_error error;
    const sg_status got = sg_parallel_for_report(queue, range, (kernel), &count, &error);
    if (got == want && error.status == want && count == 0 && strstr(error.text, part) &&
        sg_parallel_for(queue, range, (kernel), &count) == want &&
        works(queue->made ? queue : NULL)) {
        return 1;
    }
    tap_note("%s, not %s: \"%s\", %u calls", sg_status_name(got), sg_status_name(want), error.text,
             (unsigned)count);
    return 0;
}

/* ---- what a kernel's argument may be ---- */

SG_KERNEL(take_struct, sg_nd_item it, const struct data *k) { k->out[sg_nd_item_get_group_linear_id(it)] = k->in[0]; }
SG_KERNEL(take_any, sg_nd_item it, const void *unused) { (void)it; (void)unused; }
SG_GROUP_KERNEL(take_any_to_write, sg_group g, void *unused) { (void)g; (void)unused; }
SG_KERNEL_OF(1, take_place, sg_nd_item it, uint32_t *place) { *place = (uint32_t)sg_nd_item_count(it); }
SG_RANGE_KERNEL(take_places, sg_item it, uint32_t *const *places) { *places[0] = *places[1] = sg_item_count(it); }
SG_RANGE_KERNEL(take_row, sg_item it, const uint32_t (*rows)[3]) { t_out[7] = rows[1][2] + sg_item_count(it); }

static void test_arguments(void) {
    const sg_nd_range one = sg_nd_range_1d(1, 1);
    const sg_range five = sg_range_1d(5);
    const sg_kernel *chosen = take_place;
    uint32_t x, y, z, w = 0, numbers[2], rows[2][3] = {{1, 2, 3}, {4, 5, 6}}, *places[2]; /* kernels write into the first ones */
    struct data k, *pointer = &k;
    const struct data *to_const = &k;
    sg_error error;
    fill(&k, NULL);
    t_in[0] = 41;
    tap_ok(sg_parallel_for(NULL, one, take_struct, &k) == SG_OK && t_out[0] == 41, "a struct");
    t_in[0] = 42;
    tap_ok(sg_parallel_for(NULL, one, take_struct, pointer) == SG_OK && t_out[0] == 42, "a pointer");
    t_in[0] = 43;
    tap_ok(sg_parallel_for(NULL, one, take_struct, to_const) == SG_OK && t_out[0] == 43, "one to a constant");
    tap_ok(sg_parallel_for(NULL, one, take_place, &x) == SG_OK && x == 1, "a number that the kernel writes");
    tap_ok(sg_parallel_for_report(NULL, one, take_place, &y, &error) == SG_OK && y == 1, "one, in a launch that reports");
    tap_ok(sg_parallel_for_with(NULL, one, take_place, &z, NULL, NULL) == SG_OK && z == 1, "one, in a launch with options");
    tap_ok(sg_parallel_for(NULL, one, (chosen), &w) == SG_OK && w == 1, "one, of a kernel that is chosen");
    tap_ok(sg_parallel_for(NULL, one, take_place, numbers) == SG_OK && numbers[0] == 1, "an array");
    places[0] = numbers;
    places[1] = numbers + 1;
    tap_ok(sg_parallel_for_range(NULL, five, take_places, places) == SG_OK && numbers[0] == 5 && numbers[1] == 5, "an array of pointers");
    tap_ok(sg_parallel_for_range_report(NULL, five, take_row, rows, &error) == SG_OK && t_out[7] == 11, "rows");
    tap_ok(sg_parallel_for(NULL, one, take_any, NULL) == SG_OK && sg_parallel_for(NULL, one, take_any, &k) == SG_OK &&
               sg_parallel_for(NULL, one, take_any, to_const) == SG_OK &&
               sg_parallel_for(NULL, one, take_any_to_write, rows) == SG_OK &&
               sg_parallel_for(NULL, one, take_any_to_write, NULL) == SG_OK, "any");
#ifndef __cplusplus
    {
        const void *unknown = &k;
        t_in[0] = 44;
        tap_ok(sg_parallel_for(NULL, one, take_struct, unknown) == SG_OK && t_out[0] == 44, "a pointer to void, in C");
        tap_ok(sg_parallel_for(NULL, one, take_struct, &(struct data){to_const->in + 1, k.out, NULL, 0}) == SG_OK &&
                   t_out[0] == t_in[1], "a compound literal, in C");
    }
#else
    tap_ok(sg_parallel_for(NULL, {{{1, 1, 1}, 1}, {{1, 1, 1}, 1}}, take_any, nullptr) == SG_OK &&
               sg_parallel_for_range(NULL, {{5, 1, 1}, 1}, take_places, places) == SG_OK && numbers[0] == 5, "a range in braces, in C++");
#endif
}

static void test_refusals(void) {
    const sg_status range = SG_ERROR_INVALID_RANGE;
    sg_kernel odd = count_calls[0];
    sg_queue queue;
    sg_queue_options o = none();
    sg_error error;
    uint32_t count = 0;
    o.workers = 2;
    sg_queue_init(&queue, &o);
    tap_ok(refused(&queue, sg_nd_range_1d(16, 0), count_calls, range, "local size is 0"),
           "a local size of 0");
    tap_ok(refused(&queue, sg_nd_range_1d(0, 0), count_calls, range, "local size is 0"),
           "a local size of 0, of nothing");
    tap_ok(refused(&queue, sg_nd_range_2d(16, 15, 4, 4), count_calls, range, "multiple"),
           "a global size that the local one does not divide");
    tap_ok(refused(&queue, sg_nd_range_1d(2056, 2056), count_calls, range, "256 sub-groups"),
           "more sub-groups than there may be");
#if SIZE_MAX > UINT32_MAX
    tap_ok(refused(&queue, sg_nd_range_1d((size_t)1 << 31 << 1, 8), count_calls, range, "2^32"),
           "a dimension of 2^32 items");
#endif
    tap_ok(refused(&queue, sg_nd_range_1d(32, 32), of_three, range, "another number"),
           "a kernel made for another number of sub-groups");
    tap_ok(refused(&queue, sg_nd_range_1d(32, 32), NULL, SG_ERROR_INVALID_ARGUMENT, "no kernel"),
           "no kernel");
    odd.sub_group_size = 4099;
    tap_ok(refused(&queue, sg_nd_range_1d(32, 32), &odd, SG_ERROR_FEATURE_NOT_SUPPORTED, "size"),
           "a sub-group size that the device has not");
    count = 0;
    tap_ok(sg_parallel_for(&queue, sg_nd_range_3d(0, 4, 4, 2, 2, 2), count_calls, &count) ==
                   SG_OK &&
               sg_parallel_for_range(&queue, sg_range_2d(0, 7), count_range, &count) == SG_OK &&
               count == 0,
           "an empty range is a success that runs nothing");
    tap_ok(sg_parallel_for(&queue, sg_nd_range_1d(96, 24), of_three, &count) == SG_OK &&
               count == 12,
           "a kernel made for this number of sub-groups");
    count = 0;
    tap_ok(sg_parallel_for_range(&queue, sg_range_1d(100003), count_range, &count) == SG_OK &&
               count == 100003 &&
               sg_parallel_for_range(&queue, sg_range_1d(3), NULL, &count) ==
                   SG_ERROR_INVALID_ARGUMENT,
           "a basic range over workers");
    queue.made ^= 1u << 3; /* as if a file of the other kind had made it */
    tap_ok(sg_parallel_for_report(&queue, whole(), count_calls, &count, &error) == SG_ERROR_INVALID_ARGUMENT &&
               strstr(error.text, "other switches") &&
               sg_parallel_for_range_report(&queue, sg_range_1d(5), count_range, &count, &error) == SG_ERROR_INVALID_ARGUMENT &&
               sg_device_max_compute_units(&queue) == 0 && sg_queue_destroy(&queue) == SG_ERROR_INVALID_ARGUMENT,
           "a queue of a file with other switches");
    queue.made ^= 1u << 3;
    sg_queue_destroy(&queue);
    tap_ok(refused(&queue, whole(), count_calls, SG_ERROR_CLOSED, "count_calls") &&
               sg_parallel_for_range_report(&queue, sg_range_1d(5), count_range, &count, &error) ==
                   SG_ERROR_CLOSED &&
               strstr(error.text, "count_range"),
           "a queue that was destroyed");
}

/* ---- failures on the way ---- */

SG_KERNEL(fails, sg_nd_item it, struct data *k) {
    const size_t group = sg_nd_item_get_group_linear_id(it);
    const uint32_t sub_group = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    if (group == WRONG && sub_group == 3) {
        if (k->mode == 0) {
            sg_fail(it, 42);
            return;
        }
        if (k->mode == 1) return;
    }
    if (k->mode == 2 && group == WRONG) {
        SG_LOCAL(it, char, many, 100000);
        many[0] = 1;
    }
    sg_group_barrier(sg_nd_item_get_group(it));
    sg_atomic_fetch_add_u32(k->out, 1, sg_memory_order_relaxed);
}
SG_RANGE_KERNEL(range_fails, sg_item it, struct data *k) {
    if (sg_item_get_linear_id_base(it) == WRONG_ITEM) {
        sg_fail(it, -3);
        return;
    }
    sg_atomic_fetch_add_u32(k->out, 1, sg_memory_order_relaxed);
}

static void test_failures(void) {
    static const sg_status want[] = {SG_ERROR_KERNEL, SG_ERROR_BARRIER_DIVERGENCE,
                                     SG_ERROR_LOCAL_MEMORY};
    char wrong[40], wrong_item[40];
    snprintf(wrong, sizeof wrong, "work-group %d", WRONG);
    snprintf(wrong_item, sizeof wrong_item, "items from %d", WRONG_ITEM);
    for (uint32_t workers = 0; workers <= 3; workers++) {
        sg_queue queue, *q = workers ? &queue : NULL;
        sg_queue_options o = none();
        struct data k;
        sg_error error;
        int ok = 1;
        o.workers = workers;
        if (q) ok &= sg_queue_init(q, &o) == SG_OK;
        for (int mode = 0; mode < 3; mode++) {
            fill(&k, q);
            k.mode = mode;
            ok &= sg_parallel_for_report(q, whole(), fails, &k, &error) == want[mode] &&
                  error.status == want[mode] && strstr(error.text, "kernel fails") &&
                  error.code == (mode == 0 ? 42 : 0) && (mode == 2 || strstr(error.text, wrong));
            /* one worker begins no work-group behind the wrong one; with several workers, others may have run them all */
            ok &= t_out[0] < ITEMS / GROUP * 8 - (workers > 1 ? 7 : 8);
            ok &= works(q);
        }
        fill(&k, q);
        ok &= sg_parallel_for_range_report(q, sg_range_1d(ITEMS), range_fails, &k, &error) ==
                  SG_ERROR_KERNEL &&
              error.code == -3 && strstr(error.text, wrong_item) && strstr(error.text, "code -3") &&
              t_out[0] < ITEMS / 8;
        ok &= works(q);
        if (q) sg_queue_destroy(q);
        tap_ok(ok, "failures inside kernels, %u workers", (unsigned)workers);
    }
}

/* ---- launches inside and beside each other ---- */

SG_KERNEL(launches, sg_nd_item it, const struct data *k) {
    const size_t group = sg_nd_item_get_group_linear_id(it);
    const sg_group g = sg_nd_item_get_group(it);
    sg_group_barrier(g);
    if (sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it)) == group % 3) {
        struct data inner = *k;
        inner.in += group * GROUP * 4;
        inner.out += group * GROUP * 4;
        if (sg_parallel_for(k->queue, sg_nd_range_1d(GROUP * 4, GROUP), mirror, &inner) != SG_OK) {
            sg_fail(it, 1);
        }
    }
    sg_group_barrier(g);
}

static void test_nested(void) {
    for (uint32_t workers = 0; workers <= 2; workers++) {
        sg_queue queue, *q = workers ? &queue : NULL;
        sg_queue_options o = none();
        struct data k;
        int ok = 1;
        o.workers = workers;
        if (q) ok &= sg_queue_init(q, &o) == SG_OK;
        fill(&k, q);
        ok &= sg_parallel_for(q, sg_nd_range_1d(14 * 24, 24), launches, &k) == SG_OK;
        for (size_t i = 0; i < 14 * GROUP * 4; i++) {
            const size_t from = i / GROUP * GROUP + (GROUP - 1 - i % GROUP);
            ok &= t_out[i] == 2 * t_in[from] + (uint32_t)(i % (GROUP * 4));
        }
        if (q) sg_queue_destroy(q);
        tap_ok(ok, "a launch inside a kernel, between barriers, %u workers", (unsigned)workers);
    }
}

static void host_serial(void *context, uint32_t count, void (*task)(void *, uint32_t), void *arg) {
    ++*(int *)context;
    for (uint32_t i = count; i-- > 0;) task(arg, i);
}

SG_RANGE_KERNEL(range_launches, sg_item it, struct data *k) {
    if (sg_item_get_linear_id_base(it) > 0) return;
    if (sg_parallel_for_range(k->queue, sg_range_1d(ITEMS), count_range, k->out) != SG_OK ||
        sg_parallel_for(k->queue, whole(), count_calls, k->out + 1) != SG_OK) {
        sg_fail(it, 1);
    }
}

static void test_host(void) {
    const uint32_t calls = ITEMS / GROUP * ((GROUP + 7) / 8);
    sg_queue queue;
    sg_queue_options o = none();
    sg_host_pool host;
    struct data k;
    int seen = 0, ok;
    host.context = &seen;
    host.workers = 3;
    host.run = host_serial;
    o.host = &host;
    ok = sg_queue_init(&queue, &o) == SG_OK && sg_device_max_compute_units(&queue) == 3;
    fill(&k, &queue);
    ok &= sg_parallel_for_range(&queue, sg_range_1d(ITEMS), range_launches, &k) == SG_OK;
    tap_ok(ok && seen == 1 && t_out[0] == ITEMS && t_out[1] == calls,
           "a host is asked once: launches inside a launch stay with its worker");
    ok = works(&queue) && seen == 2;
    sg_queue_destroy(&queue);
    tap_ok(ok, "work-groups over a host's threads");
}

#if SG_HAVE_THREADS
static uint32_t t_beside[WORKERS][ITEMS / 8];

static void launch_beside(void *arg) {
    struct data *k = (struct data *)arg;
    for (int i = 0; i < (SG_TSAN ? 5 : 30); i++) {
        const size_t n = (size_t)ITEMS / 8 / GROUP * GROUP;
        memset(k->out, 0, n * sizeof *k->out);
        if (sg_parallel_for(k->queue, sg_nd_range_1d(n, GROUP), mirror, k) != SG_OK) k->mode = 1;
        for (size_t j = 0; j < n; j++) {
            const size_t from = j / GROUP * GROUP + (GROUP - 1 - j % GROUP);
            if (k->out[j] != 2 * k->in[from] + (uint32_t)j) k->mode = 1;
        }
    }
}

static void test_beside(void) {
    static struct data k[WORKERS];
    sg_thread_ thread[WORKERS];
    for (int kind = 0; kind < 2; kind++) {
        sg_queue queue;
        sg_queue_options o = none();
        sg_host_pool host;
        int launches_seen = 0, ok = 1;
        host.context = &launches_seen;
        host.workers = 2;
        host.run = host_serial;
        o.workers = 2;
        if (kind == 1) o.host = &host;
        ok &= sg_queue_init(&queue, &o) == SG_OK && works(&queue);
        for (int i = 0; i < WORKERS; i++) {
            fill(&k[i], &queue);
            k[i].out = t_beside[i];
        }
        for (int i = 0; i < WORKERS; i++) {
            ok &= sg_thread_create_(&thread[i], launch_beside, &k[i]) == SG_OK;
        }
        for (int i = 0; i < WORKERS; i++) {
            sg_thread_join_(&thread[i]);
            ok &= k[i].mode == 0;
        }
        ok &= kind == 0 || launches_seen > 0;
        sg_queue_destroy(&queue);
        tap_ok(ok, "four threads launch on one queue%s", kind ? " over a host's threads" : "");
    }
}
#endif

#if SG_HAVE_POSIX && !SG_TSAN
static void test_fork(void) {
    sg_queue queue;
    sg_queue_options o = none();
    int ok, status = -1;
    pid_t child;
    o.workers = 3;
    ok = sg_queue_init(&queue, &o) == SG_OK && works(&queue);
    fflush(stdout);
    child = fork();
    if (child == 0) {
        int fine = works(&queue) && works(&queue);
        sg_queue_destroy(&queue);
        if (getenv("T_EMULATED") && *getenv("T_EMULATED"))
            o.workers = 1; /* qemu 7.2 fails to start threads in a child */
        fine &= sg_queue_init(&queue, &o) == SG_OK && works(&queue);
        sg_queue_destroy(&queue);
        _exit(fine ? 0 : 1);
    }
    ok &= child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
          WEXITSTATUS(status) == 0;
    ok &= works(&queue);
    sg_queue_destroy(&queue);
    tap_ok(ok, "a forked child launches on, and destroys, the queue it inherited");
}
#endif

static void test_arena(void) {
    static union {
        unsigned char byte[3 << 20];
        uint64_t word;
    } arena;
    sg_queue queue;
    sg_queue_options o = none();
    int ok;
    o.workers = 3;
    o.arena = arena.byte + 3;
    o.arena_bytes = sizeof arena.byte - 3;
#ifndef __OPTIMIZE__
    o.stack_bytes = 65536; /* frames are larger */
#endif
    ok = sg_queue_init(&queue, &o) == SG_OK && works(&queue) && works(&queue);
    ok &= queue.heap == NULL && (unsigned char *)queue.engines > arena.byte &&
          (unsigned char *)queue.engines < arena.byte + sizeof arena.byte;
    for (uint32_t i = 0; i < queue.workers; i++) {
        ok &= !queue.engines[i].heap[0] && !queue.engines[i].heap[1];
    }
    sg_queue_destroy(&queue);
    ok &= sg_queue_init(&queue, &o) == SG_OK && works(&queue);
    sg_queue_destroy(&queue);
    tap_ok(ok, "everything in the caller's arena");
}

/* ---- queries ---- */

static void test_queries(void) {
    size_t sizes[8] = {0};
    const size_t n = sg_device_sub_group_sizes(NULL, sizes, 8);
    sg_kernel automatic = count_calls[0];
    int primary = 0, ok = n == 7;
    for (size_t i = 0; i < n; i++) {
        ok &= sizes[i] == (size_t)1 << i;
        primary |= sizes[i] == sg_device_primary_sub_group_size(NULL);
    }
    ok &= primary && sg_device_sub_group_sizes(NULL, NULL, 0) == 7;
    tap_ok(ok, "the list of sub-group sizes has the primary one");
    ok = sg_device_max_num_sub_groups(NULL) >= 1 &&
         !sg_device_sub_group_independent_forward_progress(NULL) &&
         sg_device_local_mem_type(NULL) == SG_LOCAL_MEM_TYPE_GLOBAL &&
         sg_device_local_mem_size(NULL) == 65536 && sg_device_max_compute_units(NULL) == 1 &&
         SG_EXT_ONEAPI_SUB_GROUP == 1;
    tap_ok(ok, "queries of the device");
    automatic.automatic = true;
    ok = sg_kernel_compile_sub_group_size(count_calls) == 8 &&
         sg_kernel_compile_sub_group_size(&automatic) == 0 &&
         sg_kernel_compile_num_sub_groups(count_calls) == 0 &&
         sg_kernel_compile_num_sub_groups(of_three) == 3 &&
         sg_kernel_max_num_sub_groups(NULL, of_three) == 3 &&
         sg_kernel_max_num_sub_groups(NULL, count_calls) == sg_device_max_num_sub_groups(NULL) &&
         sg_kernel_max_sub_group_size(NULL, count_calls, sg_range_2d(7, 7)) == 8 &&
         sg_kernel_num_sub_groups_for(count_calls, sg_range_2d(7, 7)) == 7 &&
         sg_kernel_local_size_for(NULL, count_calls, 5) == 40 &&
         sg_kernel_local_size_for(NULL, of_three, 5) == 0 &&
         sg_kernel_local_size_for(NULL, count_calls, 257) == 0 &&
         sg_kernel_max_work_group_size(NULL, count_calls) == 2048;
    tap_ok(ok, "queries of a kernel");
}

int main(void) {
    if (SG_HAVE_CONTEXT) {
        test_workers();
        test_options();
        test_refusals();
        test_arguments();
        test_failures();
        test_nested();
        test_host();
#if SG_HAVE_THREADS
        test_beside();
#endif
#if SG_HAVE_POSIX && !SG_TSAN
        test_fork();
#endif
        test_arena();
    }
    test_queries();
    return tap_end();
}
