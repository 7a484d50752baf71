/* SPDX-License-Identifier: MIT */
/* Queues and launches. */
#ifndef SG_LAUNCH_QUEUE_H
#define SG_LAUNCH_QUEUE_H

#include "kernel.h"
#include "pool.h"

/* Everything 0 is the default. */
typedef struct sg_queue_options {
    uint32_t workers; /* threads that run a launch, the launching one included. Default: the
                          * environment's SG_NUM_WORKERS, else the cores the process may use */
    size_t
        stack_bytes; /* of a sub-group that waits at a barrier; default 256 KiB, in an arena 16 */
    size_t local_bytes; /* local memory a work-group may have; default 64 KiB */
    bool pin; /* each worker stays on a core of its own */
    uint64_t seed; /* order of sub-groups, and with one worker of work-groups; 0: the
                          * environment's SG_SCHEDULE_SEED, else the order of their numbers */
    void *arena; /* the caller's memory, to be used instead of the heap */
    size_t arena_bytes;
    uint32_t spin_us; /* how long an idle worker spins before it sleeps; default 100 */
    const sg_host_pool *host; /* runs launches on threads of the host; workers is then not used */
} sg_queue_options;

enum { SG_MAX_WORKERS = 1024 };

/* Where kernels run. A launch on NULL instead of a queue runs here, on this thread, and starts none;
 * it takes memory only for work-groups that wait or use local memory, and gives it back.
 * A queue must stay where it is between init and destroy. */
typedef struct sg_queue {
    sg_queue_options options;
    bool open;
    uint32_t workers;
    sg_pool_ pool;
    sg_engine_ *engines; /* one for each worker */
    uint32_t host_busy; /* somebody launches on the host's threads */
    void *heap;
} sg_queue;

/* What one launch can ask for. */
typedef struct sg_launch_options {
    size_t local_bytes; /* of local memory: sg_nd_item_get_local_memory */
    uint64_t seed; /* instead of the queue's, if not 0 */
} sg_launch_options;

/* A decimal number of the environment; false: it is there and is none, or more than limit. */
SG_INLINE bool sg_queue_read_(const char *name, uint64_t limit, uint64_t *value) {
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

/* Records of the workers at the arena's begin; what is left is shared out evenly. */
SG_INLINE sg_status sg_queue_set_up_(sg_queue *queue) {
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
 * kept. SG_ERROR_INVALID_ARGUMENT: queue is NULL, more than SG_MAX_WORKERS, an arena of 0 bytes, a
 * host without workers, or SG_NUM_WORKERS or SG_SCHEDULE_SEED is not a number. SG_ERROR_NO_MEMORY: a
 * thread could not be started, or too little memory. One thread calls. sycl: queue::queue */
SG_INLINE sg_status sg_queue_init(sg_queue *queue, const sg_queue_options *options) {
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
    queue->open = true;
    return SG_OK;
}

/* Ends the threads, gives back all memory and closes the queue: a launch on it is SG_ERROR_CLOSED
 * from now on. Doing it twice, on NULL or on a zeroed queue is harmless; so it is in a forked child,
 * whose copy has no threads. One thread calls, when no launch is running. */
SG_INLINE void sg_queue_destroy(sg_queue *queue) {
    if (!queue || !queue->open) return;
    queue->open = false;
    sg_pool_destroy_(&queue->pool);
    for (uint32_t i = 0; i < queue->workers; i++) sg_engine_free_(&queue->engines[i]);
    sg_memory_free_(queue->heap);
    queue->heap = NULL;
    queue->engines = NULL;
}

/* ---- failures ---- */

SG_NOINLINE sg_status sg_launch_refuse_(sg_error *error, sg_status status, const char *kernel,
                                        const char *why) {
    if (error) {
        sg_error_begin_(error, status, kernel);
        sg_error_add_(error, why);
    }
    return status;
}

/* What all workers of a launch share. */
typedef struct sg_launch_ {
    sg_engine_launch_ group;
    sg_queue *queue;
    const sg_range_kernel *range_kernel;
    sg_range_part_ range;
    size_t units, unit_items; /* of a basic range */
    size_t step, offset; /* unit i is work-group (i * step + offset) % units: a seeded order */
    uint32_t failed;
    sg_error *error;
    sg_status status;
    sg_engine_ *alone; /* of the launching thread, when the workers are not its own */
    bool alone_ready;
} sg_launch_;

/* The first to fail decides what the launch returns. */
SG_NOINLINE bool sg_launch_fail_(sg_launch_ *launch, const sg_error *error) {
    if (sg_atomic_exchange_u32(&launch->failed, 1, sg_memory_order_acq_rel) == 0) {
        launch->status = error->status;
        if (launch->error) *launch->error = *error;
    }
    return false;
}

/* ---- nd-ranges ---- */

/* A launch inside a kernel, or beside another one, has no engine of the queue's; nor has one without
 * a queue. */
SG_NOINLINE sg_engine_ *sg_launch_alone_(sg_launch_ *launch) {
    static char nothing[1];
    const sg_queue *queue = launch->queue;
    const bool arena = queue && queue->options.arena;
    if (!launch->alone_ready) {
        sg_engine_init_(launch->alone, queue ? queue->options.stack_bytes : 0,
                        queue ? queue->options.local_bytes : 0, arena ? nothing : NULL, 0);
        launch->alone_ready = true;
    }
    return launch->alone;
}

static inline bool sg_launch_groups_(void *job, uint32_t worker, size_t begin, size_t end) {
    sg_launch_ *launch = (sg_launch_ *)job;
    sg_engine_ *e =
        worker == SG_POOL_ALONE_ ? sg_launch_alone_(launch) : &launch->queue->engines[worker];
    bool ok = true;
    if (sg_atomic_load_u32(&launch->failed, sg_memory_order_relaxed)) return false;
    if (launch->group.seed == 0) {
        ok = sg_engine_run_(e, &launch->group, begin, end);
    } else {
        for (size_t i = begin; i < end && ok; i++) {
            const size_t group =
                (size_t)(((uint64_t)i * launch->step + launch->offset) % launch->units);
            ok = sg_engine_run_(e, &launch->group, group, group + 1);
        }
    }
    if (!ok) {
        sg_launch_fail_(launch, &e->error);
        e->error.status = SG_OK;
    }
    return ok;
}

/* A bijection on the work-groups: a step that shares no factor with their number. */
SG_NOINLINE void sg_launch_order_(sg_launch_ *launch, uint64_t seed) {
    uint64_t state = seed;
    size_t a, b;
    do {
        launch->step = 1 + (size_t)(sg_engine_random_(&state) % (launch->units | 1) % UINT32_MAX);
        if ((uint64_t)launch->units >> 32) launch->step = 1; /* or i * step could overflow */
        for (a = launch->units, b = launch->step; b != 0;) {
            const size_t rest = a % b;
            a = b;
            b = rest;
        }
    } while (a != 1);
    launch->offset = (size_t)(sg_engine_random_(&state) % launch->units % UINT32_MAX);
}

SG_NOINLINE void sg_launch_run_(sg_launch_ *launch, sg_pool_task_ task, size_t units) {
    sg_queue *queue = launch->queue;
    sg_engine_ alone;
    launch->alone = &alone;
    launch->alone_ready = false;
    if (!queue) {
        task(launch, SG_POOL_ALONE_, 0, units);
    } else if (!queue->options.host) {
        sg_pool_run_(&queue->pool, units, task, launch);
    } else if (sg_atomic_exchange_u32(&queue->host_busy, 1, sg_memory_order_acquire) == 0) {
        sg_pool_run_on_host_(queue->options.host, units, task, launch);
        sg_atomic_store_u32(&queue->host_busy, 0, sg_memory_order_release);
    } else {
        task(launch, SG_POOL_ALONE_, 0, units);
    }
    if (launch->alone_ready) sg_engine_free_(&alone);
}

/* sg_parallel_for with everything: options and error may be NULL. */
SG_NOINLINE sg_status sg_parallel_for_with(sg_queue *queue, sg_nd_range range,
                                           const sg_kernel *kernel, const void *args,
                                           const sg_launch_options *options, sg_error *error) {
    const size_t limit = queue && queue->options.local_bytes ? queue->options.local_bytes
                                                             : (size_t)SG_ENGINE_LOCAL_BYTES_;
    sg_launch_ launch;
    size_t items;
    if (error) {
        error->status = SG_OK;
        error->code = 0;
        error->text[0] = 0;
    }
    if (queue && !queue->open) {
        return sg_launch_refuse_(error, SG_ERROR_CLOSED, kernel ? kernel->name : NULL, "");
    }
    if (!kernel || !kernel->run) {
        return sg_launch_refuse_(error, SG_ERROR_INVALID_ARGUMENT, NULL, ": no kernel");
    }
    if (kernel->sub_group_size == 0 || kernel->sub_group_size > 64 ||
        (kernel->sub_group_size & (kernel->sub_group_size - 1))) {
        return sg_launch_refuse_(error, SG_ERROR_FEATURE_NOT_SUPPORTED, kernel->name,
                                 ": its sub-group size is not among the device's");
    }
    if (sg_nd_range_check(range) != SG_OK) {
        return sg_launch_refuse_(error, SG_ERROR_INVALID_RANGE, kernel->name,
                                 sg_nd_range_fault_(range));
    }
    items = sg_range_size(range.local);
    if (items > (size_t)SG_MAX_NUM_SUB_GROUPS * kernel->sub_group_size) {
        return sg_launch_refuse_(error, SG_ERROR_INVALID_RANGE, kernel->name,
                                 ": the work-group has more than 256 sub-groups");
    }
    launch.group.sub_groups =
        (uint32_t)((items + kernel->sub_group_size - 1) / kernel->sub_group_size);
    if (kernel->num_sub_groups && kernel->num_sub_groups != launch.group.sub_groups) {
        return sg_launch_refuse_(error, SG_ERROR_INVALID_RANGE, kernel->name,
                                 ": it is made for another number of sub-groups");
    }
    launch.group.local_bytes = options ? options->local_bytes : 0;
    if (launch.group.local_bytes > limit) {
        return sg_launch_refuse_(error, SG_ERROR_LOCAL_MEMORY, kernel->name,
                                 ": asked for at launch");
    }
    launch.group.run = kernel->run;
    launch.group.args = (void *)(uintptr_t)args; /* const for the kernels that declare it so */
    launch.group.kernel = kernel->name;
    launch.group.local = range.local;
    launch.group.groups = range.global;
    for (int d = 0; d < 3; d++) launch.group.groups.size[d] /= range.local.size[d];
    launch.group.items = (uint32_t)items;
    launch.group.lanes = kernel->sub_group_size;
    launch.group.regions = kernel->regions;
    launch.group.seed = options && options->seed ? options->seed : queue ? queue->options.seed : 0;
    launch.queue = queue;
    launch.error = error;
    launch.status = SG_OK;
    launch.failed = 0;
    launch.units = sg_range_size(launch.group.groups);
    if (launch.units == 0) return SG_OK;
    if (launch.group.seed) sg_launch_order_(&launch, launch.group.seed);
    sg_launch_run_(&launch, sg_launch_groups_, launch.units);
    return launch.status;
}

/* Runs kernel over all sub-groups of an nd-range and returns when they are done. queue may be NULL.
 * args goes to the kernel as it is and may be NULL if the kernel takes it.
 * SG_ERROR_CLOSED: the queue was destroyed. SG_ERROR_INVALID_ARGUMENT: kernel is NULL.
 * SG_ERROR_INVALID_RANGE: see sg_nd_range_check; or too many sub-groups in a work-group. A global
 * size of 0 is a success that runs nothing. SG_ERROR_FEATURE_NOT_SUPPORTED: the kernel waits at a
 * barrier, and stacks cannot be switched here. SG_ERROR_LOCAL_MEMORY, _BARRIER_DIVERGENCE,
 * _STACK_OVERFLOW, _NO_MEMORY, _KERNEL: found while it ran; other work-groups may have run or not.
 * Whatever happens, the queue can be used again. Several threads may launch on one queue, and a
 * kernel may launch: whoever finds the workers busy runs alone, on its own thread.
 * sycl: queue::parallel_for(nd_range, ...) */
SG_INLINE sg_status sg_parallel_for(sg_queue *queue, sg_nd_range range, const sg_kernel *kernel,
                                    const void *args) {
    return sg_parallel_for_with(queue, range, kernel, args, NULL, NULL);
}

/* The same; *error tells in words what went wrong. */
SG_INLINE sg_status sg_parallel_for_report(sg_queue *queue, sg_nd_range range,
                                           const sg_kernel *kernel, const void *args,
                                           sg_error *error) {
    return sg_parallel_for_with(queue, range, kernel, args, NULL, error);
}

/* ---- basic ranges ---- */

enum { SG_LAUNCH_UNIT_ITEMS_ = 1024 }; /* about 50 ns of the shortest kernels */

static inline bool sg_launch_range_(void *job, uint32_t worker, size_t begin, size_t end) {
    sg_launch_ *launch = (sg_launch_ *)job;
    sg_range_part_ part = launch->range;
    sg_item_loop_ result = {false, 0, 0};
    sg_error error;
    (void)worker;
    if (sg_atomic_load_u32(&launch->failed, sg_memory_order_relaxed)) return false;
    part.begin = begin * launch->unit_items;
    if (end != launch->units) part.end = end * launch->unit_items;
    part.result = &result;
    launch->range_kernel->run(&part, launch->group.args);
    if (!result.failed) return true;
    sg_error_begin_(&error, SG_ERROR_KERNEL, launch->range_kernel->name);
    error.code = result.code;
    sg_error_add_(&error, ", items from ");
    sg_error_add_number_(&error, result.base);
    sg_error_add_(&error, result.code < 0 ? ": code -" : ": code ");
    sg_error_add_number_(&error,
                         result.code < 0 ? 0 - (uint64_t)result.code : (uint64_t)result.code);
    return sg_launch_fail_(launch, &error);
}

/* Runs kernel over all sub-groups of a basic range and returns when they are done. queue may be
 * NULL. args goes to the kernel as it is and may be NULL if the kernel takes it.
 * SG_ERROR_CLOSED: the queue was destroyed. SG_ERROR_INVALID_ARGUMENT: kernel is NULL.
 * SG_ERROR_INVALID_RANGE: see sg_range_check; an empty range is a success that runs nothing.
 * SG_ERROR_KERNEL: by sg_fail. *error, if not NULL, tells it in words.
 * Several threads may launch on one queue. sycl: queue::parallel_for(range, ...) */
SG_INLINE sg_status sg_parallel_for_range_report(sg_queue *queue, sg_range range,
                                                 const sg_range_kernel *kernel, const void *args,
                                                 sg_error *error) {
    sg_launch_ launch;
    if (error) {
        error->status = SG_OK;
        error->code = 0;
        error->text[0] = 0;
    }
    if (queue && !queue->open) {
        return sg_launch_refuse_(error, SG_ERROR_CLOSED, kernel ? kernel->name : NULL, "");
    }
    if (!kernel || !kernel->run) {
        return sg_launch_refuse_(error, SG_ERROR_INVALID_ARGUMENT, NULL, ": no kernel");
    }
    if (sg_range_check(range) != SG_OK) {
        return sg_launch_refuse_(error, SG_ERROR_INVALID_RANGE, kernel->name, "");
    }
    launch.range.range = range;
    launch.range.begin = 0;
    launch.range.end = sg_range_size(range);
    if (launch.range.end == 0) return SG_OK;
    launch.unit_items = SG_LAUNCH_UNIT_ITEMS_; /* a multiple of every S */
    launch.units = (launch.range.end - 1) / launch.unit_items + 1;
    launch.range_kernel = kernel;
    launch.group.args = (void *)(uintptr_t)args;
    launch.queue = queue;
    launch.error = error;
    launch.status = SG_OK;
    launch.failed = 0;
    if (!queue)
        sg_launch_range_(&launch, SG_POOL_ALONE_, 0, launch.units);
    else if (queue->options.host) {
        sg_pool_run_on_host_(queue->options.host, launch.units, sg_launch_range_, &launch);
    } else {
        sg_pool_run_(&queue->pool, launch.units, sg_launch_range_, &launch);
    }
    return launch.status;
}

SG_INLINE sg_status sg_parallel_for_range(sg_queue *queue, sg_range range,
                                          const sg_range_kernel *kernel, const void *args) {
    return sg_parallel_for_range_report(queue, range, kernel, args, NULL);
}

/* ---- a kernel of the other kind ----
 * C only warns of the wrong pointer, so the names are macros there too; what they name is never called,
 * nor defined: it stands in the compiler's message. A compound literal needs parentheses in place of
 * the range, and none behind it. */

#ifdef __cplusplus
#define SG_RANGE_KERNEL_TEXT_ "sg: this is an SG_RANGE_KERNEL: launch it with sg_parallel_for_range"
#define SG_ND_KERNEL_TEXT_ "sg: this kernel is over an nd-range: launch it with sg_parallel_for"
template <class T>
sg_status sg_parallel_for(sg_queue *, T, const sg_range_kernel *, const void *) {
    static_assert(sizeof(T) == 0, SG_RANGE_KERNEL_TEXT_);
    return SG_ERROR_INVALID_ARGUMENT;
}
template <class T>
sg_status sg_parallel_for_report(sg_queue *, T, const sg_range_kernel *, const void *, sg_error *) {
    static_assert(sizeof(T) == 0, SG_RANGE_KERNEL_TEXT_);
    return SG_ERROR_INVALID_ARGUMENT;
}
template <class T>
sg_status sg_parallel_for_range(sg_queue *, T, const sg_kernel *, const void *) {
    static_assert(sizeof(T) == 0, SG_ND_KERNEL_TEXT_);
    return SG_ERROR_INVALID_ARGUMENT;
}
template <class T>
sg_status sg_parallel_for_range_report(sg_queue *, T, const sg_kernel *, const void *, sg_error *) {
    static_assert(sizeof(T) == 0, SG_ND_KERNEL_TEXT_);
    return SG_ERROR_INVALID_ARGUMENT;
}
#else
sg_status sg_this_is_a_range_kernel_use_sg_parallel_for_range(void);
sg_status sg_this_is_an_nd_range_kernel_use_sg_parallel_for(void);
#define SG_FIRST_(first, ...) first
#define SG_ND_RANGE_LAUNCH_(launch, kernel) \
    _Generic((kernel), const sg_range_kernel *: sg_this_is_a_range_kernel_use_sg_parallel_for_range, \
             sg_range_kernel *: sg_this_is_a_range_kernel_use_sg_parallel_for_range, default: launch)
#define SG_RANGE_LAUNCH_(launch, kernel) \
    _Generic((kernel), const sg_kernel *: sg_this_is_an_nd_range_kernel_use_sg_parallel_for, \
             sg_kernel *: sg_this_is_an_nd_range_kernel_use_sg_parallel_for, default: launch)
#define sg_parallel_for(queue, range, ...) \
    SG_ND_RANGE_LAUNCH_(sg_parallel_for, SG_FIRST_(__VA_ARGS__, 0))(queue, range, __VA_ARGS__)
#define sg_parallel_for_report(queue, range, ...) \
    SG_ND_RANGE_LAUNCH_(sg_parallel_for_report, SG_FIRST_(__VA_ARGS__, 0))(queue, range, __VA_ARGS__)
#define sg_parallel_for_with(queue, range, ...) \
    SG_ND_RANGE_LAUNCH_(sg_parallel_for_with, SG_FIRST_(__VA_ARGS__, 0))(queue, range, __VA_ARGS__)
#define sg_parallel_for_range(queue, range, ...) \
    SG_RANGE_LAUNCH_(sg_parallel_for_range, SG_FIRST_(__VA_ARGS__, 0))(queue, range, __VA_ARGS__)
#define sg_parallel_for_range_report(queue, range, ...) \
    SG_RANGE_LAUNCH_(sg_parallel_for_range_report, SG_FIRST_(__VA_ARGS__, 0))(queue, range, __VA_ARGS__)
#endif

#endif
