/* SPDX-License-Identifier: MIT */
/* Test of sg/group/engine.h: the memory in which work-groups wait and share values, their stacks, and
 * what happens when memory or stacks are too small. */
#if defined(__unix__) || defined(__APPLE__)
#define _DEFAULT_SOURCE 1
#define _DARWIN_C_SOURCE 1
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* a system that can be told to have no memory left */
static int t_memory_left = -1; /* requests that it will still grant; -1: any */
static int next_refused(void) {
    if (t_memory_left > 0) t_memory_left--;
    else if (t_memory_left == 0) {
        errno = ENOMEM;
        return 1;
    }
    return 0;
}
#if defined(MAP_FAILED)
static pthread_mutex_t t_requests = PTHREAD_MUTEX_INITIALIZER;
static int refuses(void) {
    int refused;
    pthread_mutex_lock(&t_requests);
    refused = next_refused();
    pthread_mutex_unlock(&t_requests);
    return refused;
}
#elif defined(_WIN32)
#include <sg/port/atomic.h>
#include <sg/port/win32.h>
static uint32_t t_refusing;
static int refuses(void) {
    int refused;
    while (sg_atomic_exchange_u32(&t_refusing, 1, sg_memory_order_acquire)) sg_windows_yield_();
    refused = next_refused();
    sg_atomic_store_u32(&t_refusing, 0, sg_memory_order_release);
    return refused;
}
static inline void *system_alloc(void *at, size_t bytes, unsigned long kind, unsigned long access) {
    const int saved_errno = errno; /* Windows has an error number of its own */
    const int refused = refuses();
    errno = saved_errno;
    return refused ? NULL : sg_windows_alloc_(at, bytes, kind, access);
}
#define sg_windows_alloc_ system_alloc
#else
#define refuses next_refused
#endif
static void *system_malloc(size_t bytes) {
    return refuses() ? NULL : malloc(bytes);
}
#define malloc system_malloc
#if defined(MAP_FAILED)
static inline void *system_mmap(void *at, size_t bytes, int access, int flags, int file,
                                off_t from) {
    return refuses() ? MAP_FAILED : mmap(at, bytes, access, flags, file, from);
}
static inline int system_mprotect(void *at, size_t bytes, int access) {
    return refuses() ? -1 : mprotect(at, bytes, access);
}
static inline int system_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *arg) {
    return refuses() ? EAGAIN : pthread_create(thread, attributes, run, arg);
}
#define mmap system_mmap
#define mprotect system_mprotect
#define pthread_create system_pthread_create
#endif

#define SG_SIZE 4
#include <sg.h>

#undef malloc
#undef mmap
#undef mprotect
#undef pthread_create
#undef sg_windows_alloc_

#include "again.h"
#include "tap.h"

#if defined(__GNUC__) && !defined(__TINYC__)
#define NOINLINE __attribute__((noinline))
#else
#define NOINLINE
#endif

enum { ITEMS = 1 << 12 };
static uint32_t t_in[ITEMS], t_out[ITEMS];

struct data {
    const uint32_t *in;
    uint32_t *out;
    size_t n;
};
static struct data t_data;

static void fill(void) {
    for (uint32_t i = 0; i < ITEMS; i++) {
        t_in[i] = i * 2654435761u;
        t_out[i] = 1;
    }
    t_data.in = t_in;
    t_data.out = t_out;
    t_data.n = 0;
}

/* each work-group reversed, through local memory */
SG_KERNEL(reverse, sg_nd_item it, const struct data *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const uint32_t n = (uint32_t)sg_nd_item_get_local_range(it, 0);
    const size_t local = sg_nd_item_get_local_linear_id_base(it);
    const size_t global = sg_nd_item_get_global_linear_id_base(it);
    SG_LOCAL(it, uint32_t, tile, n);
    sg_sub_group_store_u32(sg, tile + local, sg_sub_group_load_u32(sg, k->in + global));
    sg_group_barrier(sg_nd_item_get_group(it));
    {
        const sg_u32 from = sg_sub(sg_splat_u32(n - 1), sg_nd_item_get_local_linear_id(it));
        const sg_u32 x = sg_gather_masked(sg_nd_item_mask(it), tile, from);
        sg_sub_group_store_u32(sg, k->out + global, x);
    }
}

/* runs two work-groups of that size; returns the status, or SG_ERROR_KERNEL if the result is wrong */
static sg_status reverses(sg_queue *queue, size_t size) {
    sg_status status;
    fill();
    status = sg_parallel_for(queue, sg_nd_range_1d(2 * size, size), reverse, &t_data);
    for (size_t i = 0; i < 2 * size && status == SG_OK; i++) {
        if (t_out[i] != t_in[i / size * size + (size - 1 - i % size)]) status = SG_ERROR_KERNEL;
    }
    return status;
}

static int has(const char *text, const char *part) {
    if (strstr(text, part)) return 1;
    tap_note("\"%s\" is not in \"%s\"", part, text);
    return 0;
}

/* ---- not enough memory ---- */

#ifdef __OPTIMIZE__
enum { LARGER = 1 };
#else
enum { LARGER = 4 }; /* frames */
#endif
static union {
    unsigned char bytes[LARGER * 400 * 1024];
    double aligned;
} t_arena;

static sg_queue_options in_arena(void) {
    sg_queue_options options;
    memset(&options, 0, sizeof options);
    options.workers = 1;
    options.arena = t_arena.bytes + 1;
    options.arena_bytes = sizeof t_arena.bytes - 1;
    if (LARGER > 1) options.stack_bytes = LARGER * 16 * 1024;
    return options;
}

SG_KERNEL(only_waits, sg_nd_item it, const struct data *k) {
    (void)k;
    sg_group_barrier(sg_nd_item_get_group(it));
}

SG_KERNEL(only_local, sg_nd_item it, const struct data *k) {
    const size_t local = sg_nd_item_get_local_linear_id_base(it);
    SG_LOCAL(it, uint32_t, t, 1024);
    t[local] = 1;
    if (local == 0) k->out[0] = t[local];
}

/* A launch by number. */
static sg_status launch_number(sg_queue *queue, uint64_t number) {
    static const size_t sizes[] = {4, 8, 20, 32, 48, 52, 60, 76, 84, 1024};
    const size_t size = sizes[number % 10];
    sg_launch_options options;
    if (number / 10 == 0) return reverses(queue, size); /* stacks and local memory */
    memset(&options, 0, sizeof options);
    options.seed = number / 10 % 2;
    return sg_parallel_for_with(queue, sg_nd_range_1d(2 * size, size),
                                (number / 20 ? only_local : only_waits), &t_data, &options, NULL);
}

static void test_arena(void) {
    enum { LAUNCHES = 40, ROUNDS = 300 };
    sg_queue_options options = in_arena();
    sg_status alone[LAUNCHES];
    sg_queue queue;
    uint64_t state = 1;
    int ok = 1, fit = 0, kept = 0;
    options.local_bytes = LARGER * 100 * 1024; /* or 5 stacks */
    for (uint64_t i = 0; i < LAUNCHES; i++) {
        ok &= sg_queue_init(&queue, &options) == SG_OK;
        alone[i] = launch_number(&queue, i);
        ok &= alone[i] == SG_OK || alone[i] == SG_ERROR_NO_MEMORY;
        fit += alone[i] == SG_OK;
        sg_queue_destroy(&queue);
    }
    tap_ok(ok && fit > LAUNCHES / 2 && fit < LAUNCHES,
           "launches that fit into an arena, and others");
    ok = sg_queue_init(&queue, &options) == SG_OK;
    for (int i = 0; i < ROUNDS; i++) {
        const uint64_t number = sg_engine_random_(&state) % LAUNCHES;
        const sg_status status = launch_number(&queue, number);
        kept += status == alone[number];
    }
    sg_queue_destroy(&queue);
    tap_ok(ok && kept == ROUNDS, "what fits does not depend on what ran before: %d of %d", kept,
           ROUNDS);
}

static void test_large_stacks(void) {
    static const size_t sizes[] = {400 * 1024, SIZE_MAX / 2, SIZE_MAX / 2 + 1, SIZE_MAX};
    int ok = 1;
    for (int i = 0; i < 8; i++) {
        sg_queue_options options = in_arena();
        sg_queue queue;
        sg_error error;
        const int fits = i == 1; /* the smallest of them, on the heap */
        if (i % 2) options.arena = NULL;
        options.stack_bytes = sizes[i / 2];
        ok &= sg_queue_init(&queue, &options) == SG_OK;
        ok &= sg_parallel_for_report(&queue, sg_nd_range_1d(64, 32), only_waits, &t_data, &error) ==
                  (fits ? SG_OK : SG_ERROR_NO_MEMORY) &&
              has(error.text, fits ? "" : "stack");
        sg_queue_destroy(&queue);
    }
    tap_ok(ok, "stacks larger than all memory are a status");
}

/* The system can be out of memory at each request of a launch. */
static void test_no_memory(void) {
    const int stays = SG_CONTEXT != 3; /* where contexts are threads, each launch starts new ones */
    sg_queue_options options;
    sg_queue queue;
    int ok = 1, failed = 0;
    memset(&options, 0, sizeof options);
    options.workers = 1;
    ok &= sg_queue_init(&queue, &options) == SG_OK && reverses(&queue, 32) == SG_OK;
    for (int left = 0; left < 100; left++) {
        sg_status status;
        t_memory_left = left;
        status = reverses(&queue, 160);
        t_memory_left = 0;
        if (status == SG_OK) break;
        failed++;
        ok &= status == SG_ERROR_NO_MEMORY && reverses(&queue, 4) == SG_OK;
        if (left == 0 && stays) ok &= reverses(&queue, 32) == SG_OK; /* the stacks of the first launch still exist */
    }
    if (!stays) t_memory_left = -1;
    ok &= reverses(&queue, 160) == SG_OK;
    t_memory_left = -1;
    sg_queue_destroy(&queue);
    tap_ok(ok && failed > 0, "no memory, %d times: a status, and what was there still works",
           failed);
}

/* Refuses each request in a queue's life in turn: that gives a status, nothing leaks, and errno is unchanged. */
static void test_refused_in_turn(void) {
    int ok = 1, kept = 1, left = 0, failed = 0;
    for (; left < 100; left++) {
        sg_queue_options options;
        sg_queue queue;
        sg_status opened, status = SG_OK;
        memset(&options, 0, sizeof options);
        options.workers = 3;
        t_memory_left = left;
        errno = 77;
        opened = sg_queue_init(&queue, &options);
        kept &= errno == 77;
        if (opened == SG_OK) {
            errno = 77;
            status = reverses(&queue, 32);
            kept &= errno == 77;
        }
        t_memory_left = -1;
        ok &= opened == SG_OK || opened == SG_ERROR_NO_MEMORY;
        ok &= status == SG_OK || status == SG_ERROR_NO_MEMORY;
        failed += opened != SG_OK || status != SG_OK;
        if (opened == SG_OK) {
            ok &= reverses(&queue, 32) == SG_OK;
            errno = 77;
            sg_queue_destroy(&queue);
            kept &= errno == 77;
            if (status == SG_OK && left > 40) break;
        }
    }
    tap_ok(ok && failed > 5, "each request to the system refused in turn: a status (%d of %d)", failed, left);
    tap_ok(kept, "errno is kept all along");
}

/* how often a work-group finds what the previous one has left */
SG_KERNEL(left_over, sg_nd_item it, const struct data *k) {
    SG_LOCAL(it, uint32_t, t, 4);
    if (sg_nd_item_get_local_linear_id_base(it) > 0) return;
    sg_atomic_fetch_add_u32(&k->out[0], t[3] == 0xdecade, sg_memory_order_relaxed);
    t[3] = 0xdecade;
}

static void test_left_over(void) {
    uint32_t found[2] = {0, 0};
    int ok = 1;
    for (int heap = 0; heap < 2; heap++) {
        sg_queue_options options = in_arena();
        sg_queue queue;
        if (heap) options.arena = NULL;
        ok &= sg_queue_init(&queue, &options) == SG_OK;
        for (uint64_t seed = 0; seed < 5; seed++) {
            sg_launch_options launch;
            memset(&launch, 0, sizeof launch);
            launch.seed = seed;
            fill();
            ok &= sg_parallel_for_with(&queue, sg_nd_range_1d(64, 8), left_over, &t_data, &launch,
                                       NULL) == SG_OK;
            found[seed > 0] += t_out[0] - 1;
        }
        sg_queue_destroy(&queue);
    }
    ok &= found[0] == (SG_TSAN ? 0 : 14);
    tap_ok(ok && found[1] == 0, "under a seed nobody finds what another work-group left");
}

/* ---- stacks ---- */

/* recurses until the stack is written down to that address */
static NOINLINE int deep(uintptr_t end) {
    char frame[192];
    volatile char *p = frame;
    for (size_t i = 0; i < sizeof frame; i++) p[i] = 1;
    if ((uintptr_t)p > end) return deep(end) + p[0];
    return p[191];
}

SG_KERNEL(deep_kernel, sg_nd_item it, const struct data *k) {
    char top = 0;
    sg_group_barrier(sg_nd_item_get_group(it));
    if (sg_nd_item_get_local_linear_id_base(it) > 0 && deep((uintptr_t)&top - k->n) == 12345) {
        k->out[0] = 1;
    }
    sg_group_barrier(sg_nd_item_get_group(it));
}

/* writes to the canary of the stack it is on */
SG_KERNEL(marks, sg_nd_item it, const struct data *k) {
    sg_group_barrier(sg_nd_item_get_group(it));
    if (k->n && sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it)) == 3) {
        ((volatile char *)it.engine->current->stack.memory)[-1] = 1;
    }
    sg_group_barrier(sg_nd_item_get_group(it));
}

static void test_canary(void) {
    /* stacks on the heap have guard pages where the system has pages */
    for (int heap = 0; heap <= !SG_HAVE_PAGES; heap++) {
        sg_queue_options options = in_arena();
        sg_queue queue;
        int ok = 1;
        if (heap) options.arena = NULL;
        ok &= sg_queue_init(&queue, &options) == SG_OK;
        for (int i = 0; i < 6; i++) {
            t_data.n = (size_t)(i % 2);
            ok &= sg_parallel_for(&queue, sg_nd_range_1d(64, 32), marks, &t_data) ==
                  (t_data.n ? SG_ERROR_STACK_OVERFLOW : SG_OK);
        }
        sg_queue_destroy(&queue);
        tap_ok(ok, "a damaged canary fails one launch, on stacks in %s",
               heap ? "the heap" : "an arena");
    }
}

static void test_stacks(void) {
    sg_queue_options options = in_arena();
    sg_queue queue;
    sg_error error;
    int ok = 1;
    ok &= sg_queue_init(&queue, &options) == SG_OK;
    fill();
    t_data.n = 8000;
    ok &= sg_parallel_for(&queue, sg_nd_range_1d(64, 32), deep_kernel, &t_data) == SG_OK;
    ok &= reverses(&queue, 32) == SG_OK;
    tap_ok(ok, "stacks and local memory in the caller's arena");
    ok = sg_parallel_for_report(&queue, sg_nd_range_1d(1024, 1024), reverse, &t_data, &error) ==
         SG_ERROR_NO_MEMORY;
    tap_ok(ok && has(error.text, "stack"), "an arena that is too small is a status");
    sg_queue_destroy(&queue);
}

/* Arenas as on small cores: one that is too small for any sub-group gives a status, and nothing else happens. */
static void test_small_stacks(void) {
    static const size_t sizes[] = {1, 64, 512, SG_ENGINE_LEAST_STACK_BYTES_ / 2, SG_ENGINE_LEAST_STACK_BYTES_ - 1, SG_ENGINE_LEAST_STACK_BYTES_};
    char text[32];
    int ok = 1;
    snprintf(text, sizeof text, "at least %d are needed", (int)SG_ENGINE_LEAST_STACK_BYTES_);
    for (int i = 0; i < 6; i++) {
        for (uint64_t seed = 0; seed < 2; seed++) {
            sg_queue_options options = in_arena();
            sg_launch_options launch;
            sg_queue queue;
            sg_error error;
            sg_status status;
            memset(&launch, 0, sizeof launch);
            launch.seed = seed;
            options.stack_bytes = sizes[i];
            ok &= sg_queue_init(&queue, &options) == SG_OK;
            status = sg_parallel_for_with(&queue, sg_nd_range_1d(64, 32), only_waits, &t_data, &launch, &error);
            if (i == 5) ok &= status == SG_OK;
            else ok &= status == SG_ERROR_INVALID_ARGUMENT && has(error.text, text) && has(error.text, "only_waits");
            ok &= sg_parallel_for(&queue, sg_nd_range_1d(64, 4), only_waits, &t_data) == SG_OK; /* alone: needs none */
            sg_queue_destroy(&queue);
        }
    }
    tap_ok(ok, "stacks in an arena that are too small for any sub-group are a status that tells how large they must be");
}

/* The smallest arena, in steps of 64 bytes, in which so many sub-groups can wait on stacks of this size. */
static size_t least_arena(uint32_t sub_groups, size_t stack_bytes) {
    size_t too_small = 0, enough = sizeof t_arena.bytes / 64;
    while (enough - too_small > 1) {
        const size_t middle = (too_small + enough) / 2;
        sg_queue_options options = in_arena();
        sg_queue queue;
        sg_status status;
        options.arena = (void *)(((uintptr_t)t_arena.bytes + 63) & ~(uintptr_t)63);
        options.arena_bytes = middle * 64;
        options.stack_bytes = stack_bytes;
        status = sg_queue_init(&queue, &options);
        if (status == SG_OK) {
            status = sg_parallel_for(&queue, sg_nd_range_1d(4 * sub_groups, 4 * sub_groups), only_waits, &t_data);
            sg_queue_destroy(&queue);
        }
        if (status == SG_OK) enough = middle;
        else too_small = middle;
    }
    return enough * 64;
}

/* A sub-group costs stack_bytes in the caller's arena, plus only what the engine records about it. */
static void test_exact_stacks(void) {
    enum { SIZE = SG_ENGINE_LEAST_STACK_BYTES_ > 4096 ? 13312 : 4096, NOTES = 64 + sizeof(sg_engine_slot_) + 4 * sizeof(uint64_t) + 2 * sizeof(uint16_t) };
    const int stacks = SG_TSAN ? 8 : 7; /* the first sub-group that waits stays on the caller's stack */
    const size_t least = least_arena(8, SIZE), larger = least_arena(8, SIZE + 1024), more = least_arena(16, SIZE);
    tap_ok(larger - least == (size_t)stacks * 1024, "1,024 bytes more for %d stacks are %d bytes of an arena", stacks, (int)(larger - least));
    tap_ok(more - least <= 8 * (SIZE + NOTES) + 64, "8 sub-groups more that wait are %d bytes of an arena, of stacks 8 * %d",
           (int)(more - least), (int)SIZE);
    tap_ok(least <= sizeof(sg_engine_) + 4096 + 8 * (SIZE + NOTES), "the least arena has no more than that: %d bytes", (int)least);
}

#if !SG_ASAN && !SG_TSAN && SG_CONTEXT != 3
#if (defined(__unix__) && SG_CONTEXT > 0) || (SG_HAVE_WINDOWS && SG_CONTEXT == 2)
/* a frame that is larger than a stack of the usual size, which ends at a page, and the page below it; pages of 64-bit machines have up to 64 KiB */
static NOINLINE int leap(size_t n) {
    volatile char frame[SG_ENGINE_STACK_BYTES_ + 5856 + (sizeof(size_t) > 4 ? 128 * 1024 : 0)];
    frame[n] = 1; /* writes only its lowest bytes; with a constant index Clang would not allocate the others */
    return frame[n];
}

SG_KERNEL(leaps, sg_nd_item it, const struct data *k) {
    sg_group_barrier(sg_nd_item_get_group(it));
    if (sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it)) == k->n) k->out[0] = (uint32_t)leap(k->n);
    sg_group_barrier(sg_nd_item_get_group(it));
}
#endif

/* The stack of sub-group 7 is the lowest. Below its canary are the slots, first its own, and then the engine itself. */
static int t_behind;
static void sink(sg_nd_item it, size_t n) {
    const sg_engine_ *e = it.engine;
    const size_t room = (size_t)((char *)e->current->stack.memory - (char *)e->slots);
    volatile char *top = (char *)e->current->stack.memory;
    if (sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it)) != 7) return;
    for (size_t i = 1; i <= room && i <= SG_STACK_CANARY_BYTES_ + n; i++) top[-(ptrdiff_t)i] = 1;
}
/* the sub-group overflows its stack before its last barrier, or behind it */
SG_KERNEL(too_deep, sg_nd_item it, const struct data *k) {
    sg_group_barrier(sg_nd_item_get_group(it));
    if (!t_behind) sink(it, k->n);
    sg_group_barrier(sg_nd_item_get_group(it));
    if (t_behind) sink(it, k->n);
}

/* Its frame is larger than a stack and reaches beyond the canary, but nearly none of it is written. */
SG_KERNEL(broad, sg_nd_item it, const struct data *k) {
    volatile char frame[LARGER * 20000];
    frame[k->n] = 1;
    sg_group_barrier(sg_nd_item_get_group(it));
    k->out[0] = (uint32_t)frame[k->n];
}
/* the same on mapped stacks, of the default size */
SG_KERNEL(broadest, sg_nd_item it, const struct data *k) {
    volatile char frame[268000];
    frame[k->n] = 1;
    sg_group_barrier(sg_nd_item_get_group(it));
    k->out[0] = (uint32_t)frame[k->n];
}

/* No sub-group of it waits, so none needs a stack of its own. */
SG_KERNEL(broad_and_alone, sg_nd_item it, const struct data *k) {
    volatile char frame[268000];
    const size_t at = sg_nd_item_get_global_linear_id_base(it);
    memset((char *)(uintptr_t)frame, 1, sizeof frame);
    k->out[at] = (uint32_t)frame[k->n] + 1;
}
/* The last sub-group, by its number, waits for itself. */
SG_KERNEL(broad_and_late, sg_nd_item it, const struct data *k) {
    volatile char frame[LARGER * 20000];
    frame[k->n] = 1;
    if (sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it)) == 7) sg_group_barrier(sg_nd_item_get_group(it));
    k->out[0] = (uint32_t)frame[k->n];
}

/* The first sub-group that waits reports it, before any other one is on a stack of its own; with a seed, too. */
static void test_broad_frames(void) {
    sg_error error;
    int ok = 1, kept = 1;
    for (uint64_t seed = 0; seed < 20; seed++) {
        sg_queue_options options = in_arena();
        sg_launch_options launch;
        sg_queue queue;
        size_t notes;
        memset(&launch, 0, sizeof launch);
        launch.seed = seed;
        memset(&t_arena, 0x5a, sizeof t_arena);
        ok &= sg_queue_init(&queue, &options) == SG_OK;
        fill();
        ok &= sg_parallel_for_with(&queue, sg_nd_range_1d(64, 32), broad, &t_data, &launch, &error) == SG_ERROR_STACK_OVERFLOW &&
              has(error.text, "broad");
        ok &= has(error.text, "bytes of stack there; the queue's stack_bytes are ");
        notes = queue.engines[0].low; /* what a launch writes without a stack */
        ok &= sg_parallel_for_with(&queue, sg_nd_range_1d(64, 32), broad_and_late, &t_data, &launch, &error) == SG_ERROR_STACK_OVERFLOW;
        ok &= sg_parallel_for_with(&queue, sg_nd_range_1d(64, 32), broad_and_alone, &t_data, &launch, &error) == SG_OK;
        for (size_t i = 0; i < 64; i += 4) ok &= t_out[i] == 2;
        for (size_t i = notes; i < queue.engines[0].arena_bytes; i++) kept &= queue.engines[0].arena[i] == 0x5a;
        ok &= reverses(&queue, 32) == SG_OK;
        sg_queue_destroy(&queue);
    }
    tap_ok(ok && kept, "a frame larger than a stack of an arena is a status, with a seed too, or fits where nobody waits; the next launch works");
    if (!SG_HAVE_PAGES) return;
    fill();
    {
        sg_queue_options options;
        sg_queue queue;
        memset(&options, 0, sizeof options);
        options.workers = 1;
        options.stack_bytes = 262144;
        ok = sg_queue_init(&queue, &options) == SG_OK;
        for (uint64_t seed = 0; seed < 3; seed++) {
            sg_launch_options launch;
            memset(&launch, 0, sizeof launch);
            launch.seed = seed;
            ok &= sg_parallel_for_with(&queue, sg_nd_range_1d(64, 32), broadest, &t_data, &launch, &error) == SG_ERROR_STACK_OVERFLOW &&
                  has(error.text, "broadest") && reverses(&queue, 32) == SG_OK;
            ok &= sg_parallel_for_with(&queue, sg_nd_range_1d(64, 32), broad_and_alone, &t_data, &launch, &error) == SG_OK;
        }
        sg_queue_destroy(&queue);
    }
    tap_ok(ok, "so is one larger than a mapped stack");
}

static void test_overflow(void) {
    sg_queue_options options = in_arena();
    sg_queue queue;
    sg_error error;
    int ok = sg_queue_init(&queue, &options) == SG_OK;
    for (size_t over = 0; over < 8 * (sizeof(sg_engine_slot_) + 5 * sizeof(uint64_t)) + 64; over += 8) {
        for (t_behind = 0; t_behind < 2; t_behind++) {
            t_data.n = over;
            ok &= sg_parallel_for_report(&queue, sg_nd_range_1d(64, 32), too_deep, &t_data, &error) ==
                      SG_ERROR_STACK_OVERFLOW &&
                  has(error.text, "too_deep");
            ok &= reverses(&queue, 32) == SG_OK;
        }
    }
    sg_queue_destroy(&queue);
    tap_ok(ok, "an overflow into the canary, or into the slots, is a status, and the next launch works");
#if defined(__unix__) && SG_CONTEXT > 0
    fflush(stdout);
    {
        const pid_t child = fork();
        int status = 0;
        if (child == 0) {
            t_data.n = (size_t)64 << 20; /* far more than there is memory, but page by page */
            signal(SIGSEGV, SIG_DFL);
            signal(SIGBUS, SIG_DFL);
            sg_parallel_for(NULL, sg_nd_range_1d(64, 32), deep_kernel, &t_data);
            _exit(0);
        }
        waitpid(child, &status, 0);
        tap_ok(child > 0 && WIFSIGNALED(status),
               "an overflow of a mapped stack stops at its guard page");
    }
    if (SG_HAVE_PAGES) { /* else they are of the heap */
        int stopped = 0;
        for (size_t sub_group = 1; sub_group < 8; sub_group++) { /* sub-group 0 is on the thread's own stack */
            const pid_t child = fork();
            int status = 0;
            if (child == 0) {
                fill();
                t_data.n = sub_group;
                signal(SIGSEGV, SIG_DFL);
                signal(SIGBUS, SIG_DFL);
                sg_parallel_for(NULL, sg_nd_range_1d(64, 32), leaps, &t_data);
                _exit(0);
            }
            waitpid(child, &status, 0);
            stopped += child > 0 && WIFSIGNALED(status);
        }
        tap_ok(stopped == 7, "a frame larger than a stack does not leap over its guard (%d of 7 stopped)", stopped);
    }
#elif SG_HAVE_WINDOWS && SG_CONTEXT == 2
    tap_ok(again_crashes("0"), "an overflow of a mapped stack stops at its guard page");
    tap_ok(again_crashes("1") && again_crashes("7"), "a frame larger than a stack does not leap over its guard");
#endif
}

#if SG_HAVE_WINDOWS && SG_CONTEXT == 2
/* what is to crash */
static int crash(size_t what) {
    fill();
    t_data.n = what ? what : (size_t)2 << 20; /* stacks may lie low */
    if (what) sg_parallel_for(NULL, sg_nd_range_1d(64, 32), leaps, &t_data);
    else sg_parallel_for(NULL, sg_nd_range_1d(64, 32), deep_kernel, &t_data);
    return AGAIN_SURVIVED;
}
#endif
#else
static void test_broad_frames(void) {
    tap_skip("frames larger than a stack", "a sanitizer, or threads with stacks of their own");
}
static void test_overflow(void) {
    tap_skip("overflows", "a sanitizer, or threads with stacks of their own");
}
#endif

int main(void) {
#if SG_HAVE_WINDOWS && SG_CONTEXT == 2
    if (again_what()[0]) return crash((size_t)atoi(again_what()));
#endif
    if (SG_HAVE_CONTEXT) {
        test_arena();
        test_large_stacks();
        test_no_memory();
        test_refused_in_turn();
        test_left_over();
        test_canary();
        test_stacks();
        test_small_stacks();
        test_exact_stacks();
        test_broad_frames();
        test_overflow();
    } else {
        tap_skip("stacks", "no way to switch them");
    }
    return tap_end();
}
