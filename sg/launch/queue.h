/* SPDX-License-Identifier: MIT */
/* Queues: the threads that launches run on, and their memory. */
#ifndef SG_LAUNCH_QUEUE_H
#define SG_LAUNCH_QUEUE_H

#include "kernel.h"
#include "pool.h"

/* A member that is 0 means the default. */
typedef struct sg_queue_options {
    uint32_t workers;   /* threads that run a launch, the launching one included. Default: the
                         * environment's SG_NUM_WORKERS, else the cores that the process may use. Without
                         * threads (SG_NO_THREADS, or a target that has none) always 1 */
    size_t stack_bytes; /* for each sub-group that waits at a barrier; outside of an arena at least 8 KiB. Default 256 KiB, or 4 MiB without optimisation
                         * and with the address or thread sanitizer (1 MiB where pointers have 32 bits). Memory is
                         * taken for what is used of it.
                         * A kernel that uses more and comes to a barrier gets SG_ERROR_STACK_OVERFLOW; one that
                         * runs into the guard below the stack first is ended by the system.
                         * In an arena the default is 16 KiB, and the least 256 pointers, or 1024 in those
                         * cases. A stack takes these bytes there, rounded up to 64, and 64 more
                         * unless it is the first; one of 16 KiB and more takes up to 4 KiB besides */
    size_t local_bytes; /* local memory that a work-group may have; default 64 KiB */
    bool pin;           /* each worker stays on a core of its own */
    uint64_t seed;      /* order of sub-groups, and with one worker also of work-groups. 0: the
                         * environment's SG_SCHEDULE_SEED, else the order of their numbers */
    void *arena;        /* memory of the caller, used instead of the heap, in equal parts for
                         * the workers. What a launch finds there does not depend on earlier launches. A launch
                         * inside a kernel, or beside another launch, has no part of it: SG_ERROR_NO_MEMORY if its
                         * sub-groups wait or have local memory; under the thread sanitizer, which gives each
                         * sub-group a stack, also if a work-group has several.
                         * There are no guard pages. What the kernel takes at its first barrier is compared with
                         * stack_bytes before a stack is used. What it takes later, in functions that it calls, is
                         * found at the next barrier, and may by then have overwritten what lies below the stack:
                         * stack_bytes must allow for it */
    size_t arena_bytes;
    uint32_t spin_us;   /* how long an idle worker spins before it sleeps; default 100 */
    const sg_host_pool *host; /* runs launches on threads of the host; workers is then ignored */
} sg_queue_options;

/* The most workers of a queue. */
enum { SG_MAX_WORKERS = 1024 };

/* Where kernels run. With NULL instead of a queue, a launch runs on this thread and starts none. It then
 * takes memory only for work-groups that wait or use local memory, and gives it back.
 * A queue must not move between init and destroy. */
typedef struct sg_queue {
    sg_queue_options options;
    uint32_t made; /* SG_QUEUE_MADE_ while it is open, else 0 */
    uint32_t workers;
    sg_pool_ pool;
    sg_engine_ *engines; /* one for each worker */
    uint32_t host_busy; /* 1 while a thread launches on the host's threads */
    void *heap;
} sg_queue;

/* Differs between files whose queues are laid out in different ways, or whose kernels wait in different ways. */
#define SG_QUEUE_MADE_ \
    ((uint32_t)sizeof(sg_engine_) << 12 | (uint32_t)SG_CONTEXT << 10 | (uint32_t)SG_THREADS << 8 | (uint32_t)(SG_CHECKED != 0) << 3 | \
     (uint32_t)(SG_ASAN != 0) << 2 | (uint32_t)(SG_TSAN != 0) << 1 | 1)

/* Reads a decimal number of the environment, if it is set. false: it is set, but is no number or more than limit. */
SG_COLD bool sg_queue_read_(const char *name, uint64_t limit, uint64_t *value) {
    const char *text = sg_environment_(name);
    uint64_t n = 0;
    if (!text || !*text) return true;
    for (; *text; text++) {
        const uint64_t digit = (uint64_t)(unsigned char)*text - '0';
        if (digit > 9 || n > (limit - digit) / 10) return false;
        n = n * 10 + digit;
    }
    *value = n;
    return true;
}

/* The arena begins with the workers' records; what is left is divided evenly among them. */
SG_COLD sg_status sg_queue_set_up_(sg_queue *queue) {
    const sg_queue_options *o = &queue->options;
    const uint32_t threads = o->host ? 1 : queue->workers;
    const size_t pool_bytes = sg_pool_bytes_(threads);
    const size_t bytes = pool_bytes + queue->workers * sizeof(sg_engine_);
    size_t left = 0, skip = 0;
    char *memory, *rest = NULL;
    if (o->arena) {
        skip = (64 - (uintptr_t)o->arena % 64) % 64;
        if (o->arena_bytes < skip || o->arena_bytes - skip < bytes) return SG_ERROR_NO_MEMORY;
        memory = (char *)o->arena + skip;
        rest = memory + bytes;
        left = (o->arena_bytes - skip - bytes) / queue->workers;
    } else {
        memory = (char *)sg_memory_get_(bytes, &queue->heap);
        if (!memory) return SG_ERROR_NO_MEMORY;
    }
    queue->engines = (sg_engine_ *)(void *)(memory + pool_bytes);
    for (uint32_t i = 0; i < queue->workers; i++) {
        sg_engine_init_(&queue->engines[i], o->stack_bytes, o->local_bytes,
                        rest ? rest + i * left : NULL, left);
    }
    return sg_pool_init_(&queue->pool, threads, o->pin, memory);
}

/* Opens a queue and starts its threads; options may be NULL. On failure nothing has been started or
 * kept. SG_ERROR_INVALID_ARGUMENT: queue is NULL; or more than SG_MAX_WORKERS; or an arena of 0 bytes; or a
 * host without workers; or SG_NUM_WORKERS or SG_SCHEDULE_SEED is not a number. SG_ERROR_NO_MEMORY: a
 * thread could not be started, or there is too little memory. One thread calls. sycl: queue::queue */
SG_NOINLINE sg_status sg_queue_init(sg_queue *queue, const sg_queue_options *options) {
    uint64_t workers, seed;
    sg_status status;
    if (!queue) return SG_ERROR_INVALID_ARGUMENT;
    memset(queue, 0, sizeof *queue);
    if (options) queue->options = *options;
    workers = queue->options.workers;
    seed = queue->options.seed;
    if (queue->options.host) workers = queue->options.host->workers;
    if (queue->options.host && (workers == 0 || !queue->options.host->run)) {
        return SG_ERROR_INVALID_ARGUMENT;
    }
    if (workers == 0 && !sg_queue_read_("SG_NUM_WORKERS", SG_MAX_WORKERS, &workers)) {
        return SG_ERROR_INVALID_ARGUMENT;
    }
    if (seed == 0 && !sg_queue_read_("SG_SCHEDULE_SEED", UINT64_MAX, &seed)) {
        return SG_ERROR_INVALID_ARGUMENT;
    }
    if (workers == 0) workers = sg_cpu_count();
    if (workers > SG_MAX_WORKERS || (queue->options.arena && queue->options.arena_bytes == 0)) {
        return SG_ERROR_INVALID_ARGUMENT;
    }
    queue->options.seed = seed;
    queue->workers = SG_HAVE_THREADS || queue->options.host ? (uint32_t)workers : 1;
    status = sg_queue_set_up_(queue);
    if (status != SG_OK) {
        sg_memory_free_(queue->heap);
        memset(queue, 0, sizeof *queue);
        return status;
    }
    if (queue->options.spin_us) {
        sg_atomic_store_u32(&queue->pool.spin_us, queue->options.spin_us, sg_memory_order_relaxed);
    }
    queue->made = SG_QUEUE_MADE_;
    return SG_OK;
}
/* A number in place of the options is an easy mistake (it is meant as the number of workers), and so is the struct itself. C would only
 * warn of the first, so this refuses it; class 5 means pointer, 12 struct. */

#if SG_HAVE_ONCE
#define SG_QUEUE_OPTIONS_(...) \
    __builtin_choose_expr(__builtin_classify_type(__VA_ARGS__) == 12, 1, (__VA_ARGS__))
#define sg_queue_init(queue, ...) \
    (__extension__({ \
        _Static_assert(__builtin_choose_expr(__builtin_classify_type(__VA_ARGS__) == 5, 1, \
                                             __builtin_choose_expr(__builtin_constant_p(SG_QUEUE_OPTIONS_(__VA_ARGS__)), \
                                                                   (uintptr_t)SG_QUEUE_OPTIONS_(__VA_ARGS__) == 0, 0)), \
                       "sg: the options of a queue are NULL or a pointer: sg_queue_options options = {.workers = 4}; sg_queue_init(&queue, &options)"); \
        sg_queue_init(queue, __builtin_choose_expr(__builtin_classify_type(__VA_ARGS__) == 12, NULL, (__VA_ARGS__))); \
    }))
#endif

/* Ends the threads, gives back all memory and closes the queue: from now on a launch on it returns SG_ERROR_CLOSED.
 * Harmless when called twice, on NULL, on a zeroed queue, and in a forked child, whose
 * copy has no threads. One thread calls, when no launch is running. SG_ERROR_IN_USE: a launch is running on the
 * queue's workers, and this call may come from inside it; nothing has changed. SG_ERROR_INVALID_ARGUMENT: the queue was made in a file
 * with other switches (see sg_parallel_for). */
SG_NOINLINE sg_status sg_queue_destroy(sg_queue *queue) {
    uint32_t *busy;
    if (!queue || !queue->made) return SG_OK;
    if (queue->made != SG_QUEUE_MADE_) return SG_ERROR_INVALID_ARGUMENT;
    busy = queue->options.host ? &queue->host_busy : &queue->pool.busy;
    if (sg_atomic_exchange_u32(busy, 1, sg_memory_order_acquire) &&
        queue->pool.process == sg_process_id_()) { /* in a child, busy may stem from another thread's launch, which the fork cut off */
        return SG_ERROR_IN_USE;
    }
    queue->made = 0;
    sg_pool_destroy_(&queue->pool);
    for (uint32_t i = 0; i < queue->workers; i++) sg_engine_free_(&queue->engines[i]);
    sg_memory_free_(queue->heap);
    queue->heap = NULL;
    queue->engines = NULL;
    return SG_OK;
}

#endif
