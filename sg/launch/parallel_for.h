/* SPDX-License-Identifier: MIT */
/* Launches: what they refuse, and how work-groups, or the items of a basic range, reach the
 * workers of a queue. */
#ifndef SG_LAUNCH_PARALLEL_FOR_H
#define SG_LAUNCH_PARALLEL_FOR_H

#include "queue.h"

/* What one launch can ask for. A member that is 0 means the default. */
typedef struct sg_launch_options {
    size_t local_bytes; /* bytes for sg_nd_item_get_local_memory, in front of what SG_LOCAL declares */
    uint64_t seed; /* if not 0, replaces the queue's: see sg_queue_options */
} sg_launch_options;

/* ---- failures ---- */

SG_COLD sg_status sg_launch_refuse_(sg_error *error, sg_status status, const char *kernel, const char *why) {
    if (error) {
        sg_error_begin_(error, status, kernel);
        sg_error_add_(error, why);
    }
    return status;
}

/* What every launch refuses first: a closed queue, a kernel that cannot run. */
SG_INLINE sg_status sg_launch_check_(const sg_queue *queue, bool runs, const char *kernel, sg_error *error) {
    if (error) {
        error->status = SG_OK;
        error->code = 0;
        error->text[0] = 0;
    }
    if (queue && SG_UNLIKELY(queue->made != SG_QUEUE_MADE_)) {
        if (!queue->made) return sg_launch_refuse_(error, SG_ERROR_CLOSED, kernel, "");
        return sg_launch_refuse_(error, SG_ERROR_INVALID_ARGUMENT, kernel,
                                 ": the queue was made in a file with other switches (SG_CHECKED, SG_THREADS, SG_CONTEXT, a sanitizer)");
    }
    if (!runs) return sg_launch_refuse_(error, SG_ERROR_INVALID_ARGUMENT, NULL, ": no kernel");
    return SG_OK;
}

/* What all workers of a launch share. */
typedef struct sg_launch_ {
    sg_engine_launch_ group;
    const char *name; /* of the kernel */
    sg_queue *queue;
    const sg_range_kernel *range_kernel;
    sg_range range;
    size_t end; /* of a basic range */
    size_t units, unit_items; /* of a basic range: how many units there are, and the items of one */
    size_t step, offset; /* a seeded order: unit i is work-group (i * step + offset) % units */
    uint32_t failed;
    sg_error *error;
    sg_status status;
    sg_thrown_ thrown;
    sg_engine_ *alone; /* the launching thread's, for a launch that cannot use the workers */
    bool alone_ready;
} sg_launch_;

/* The first unit that fails decides what the launch returns or throws. */
SG_COLD bool sg_launch_fail_(sg_launch_ *launch, const sg_error *error, sg_thrown_ *thrown) {
    if (sg_atomic_exchange_u32(&launch->failed, 1, sg_memory_order_acq_rel) == 0) {
        launch->status = error->status;
        launch->thrown = *thrown;
        if (launch->error) *launch->error = *error;
    } else if (thrown->any) {
        sg_thrown_end_(thrown, false);
    }
    thrown->any = false;
    return false;
}

/* After this nothing of the launch is left. */
SG_INLINE sg_status sg_launch_end_(sg_launch_ *launch) {
    if (launch->failed && launch->thrown.any) sg_thrown_end_(&launch->thrown, true);
    return launch->status;
}

/* Some units have not run, though none has failed. So a task has forked, and this is the child's copy of the launch: the workers
 * that took those units are threads of the parent. */
SG_COLD void sg_launch_left_(sg_launch_ *launch) {
    sg_thrown_ none;
    sg_error error;
    if (launch->failed) return;
    none.any = false;
    sg_error_begin_(&error, SG_ERROR_KERNEL, launch->name);
    error.code = 0;
    sg_error_add_(&error, ": the process was forked inside it, and the child has none of the workers that ran its other work-groups");
    sg_launch_fail_(launch, &error, &none);
}

/* Hands the units to the queue's workers. Without a queue, or while its workers are busy, this thread runs
 * them all. */
SG_NOINLINE void sg_launch_run_(sg_launch_ *launch, sg_pool_task_ task, size_t units, const void *kernel) {
    sg_queue *queue = launch->queue;
    const int cancel = sg_thread_defer_cancel_();
    SG_CHECKED_DO_(const sg_checked_now_ outer = *sg_checked_now_get_();)
    SG_CHECKED_DO_(sg_checked_leave_();)
    sg_engine_ alone;
    SG_CHECKED_DO_(launch->group.number = sg_checked_launch_();)
    launch->alone = &alone;
    launch->alone_ready = false;
    if (!queue SG_CHECKED_DO_(|| sg_checked_exploring_())) {
        task(launch, SG_POOL_ALONE_, 0, units);
    } else if (!queue->options.host) {
        if (!sg_pool_run_(&queue->pool, units, task, launch, kernel)) sg_launch_left_(launch);
    } else if (sg_atomic_exchange_u32(&queue->host_busy, 1, sg_memory_order_acquire) == 0) {
        sg_pool_run_on_host_(queue->options.host, units, task, launch);
        SG_TSAN_ACQUIRE_(&launch->group);
        sg_atomic_store_u32(&queue->host_busy, 0, sg_memory_order_release);
    } else {
        task(launch, SG_POOL_ALONE_, 0, units);
    }
    SG_TSAN_ACQUIRE_(&launch->group); /* everything that the sub-groups did happens before here: engine.h. pool.h does the same */
    if (launch->alone_ready) sg_engine_free_(&alone);
    SG_CHECKED_DO_(sg_checked_launched_();)
    SG_CHECKED_DO_(*sg_checked_now_get_() = outer;) /* this launch may be one inside a kernel */
    sg_thread_cancel_again_(cancel);
}

/* ---- nd-ranges ---- */

/* The queue's engines serve one launch at a time. A launch inside a kernel, or beside another launch, cannot use them; a launch
 * without a queue has none. All of these run on an engine of their own. */
SG_NOINLINE sg_engine_ *sg_launch_alone_(sg_launch_ *launch) {
    static char nothing[1];
    const sg_queue *queue = launch->queue;
    const bool arena = queue && queue->options.arena SG_CHECKED_DO_(&& !sg_checked_exploring_());
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
                SG_GROUP_AT_(i, launch->units, (size_t)(((uint64_t)i * launch->step + launch->offset) % launch->units));
            ok = sg_engine_run_(e, &launch->group, group, group + 1);
        }
    }
    SG_CHECKED_DO_(sg_checked_leave_();) /* accesses from here on belong to no kernel */
    if (!ok) {
        sg_launch_fail_(launch, &e->error, &e->thrown);
        e->error.status = SG_OK;
    }
    return ok;
}

/* A seeded order of the work-groups. A step that shares no factor with their number reaches each of them once. */
SG_COLD void sg_launch_order_(sg_launch_ *launch, uint64_t seed) {
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

/* args is not const, though most kernels only read it: behind a pointer to const, GCC warns of members that are not initialised yet. */
SG_NOINLINE sg_status sg_launch_nd_range_(sg_queue *queue, sg_nd_range range, const sg_kernel *kernel, void *args,
                                          const sg_launch_options *options, sg_error *error) {
    const size_t limit = queue && queue->options.local_bytes ? queue->options.local_bytes
                                                             : (size_t)SG_ENGINE_LOCAL_BYTES_;
    sg_launch_ launch;
    size_t items;
    const sg_status status = sg_launch_check_(queue, kernel && kernel->run, kernel ? kernel->name : NULL, error);
    if (status != SG_OK) return status;
    if (kernel->sub_group_size == 0 || kernel->sub_group_size > 64 ||
        (kernel->sub_group_size & (kernel->sub_group_size - 1))) {
        return sg_launch_refuse_(error, SG_ERROR_FEATURE_NOT_SUPPORTED, kernel->name,
                                 ": this device does not have its sub-group size");
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
                                 ": SG_KERNEL_OF made it for another number of sub-groups");
    }
    launch.group.local_bytes = options ? options->local_bytes : 0;
    if (launch.group.local_bytes > limit) {
        return sg_launch_refuse_(error, SG_ERROR_LOCAL_MEMORY, kernel->name,
                                 ": the launch asks for more");
    }
    launch.group.run = kernel->run;
    launch.group.args = args;
    launch.group.kernel = launch.name = kernel->name;
    launch.group.local = range.local;
    launch.group.groups = range.global;
    for (int d = 0; d < 3; d++) launch.group.groups.size[d] /= range.local.size[d];
    launch.group.items = (uint32_t)items;
    launch.group.regions = kernel->regions;
    launch.group.seed = options && options->seed ? options->seed : queue ? queue->options.seed : 0;
    launch.queue = queue;
    launch.error = error;
    launch.status = SG_OK;
    launch.failed = 0;
    launch.units = sg_range_size(launch.group.groups);
    if (launch.units == 0) return SG_OK;
    SG_CHECKED_DO_(const bool picked = sg_checked_picked_(kernel->name);
                   const bool explored = sg_checked_poison_launch_(picked) || sg_checked_explore_(kernel->name, picked, &launch.group.seed);)
    if (launch.group.seed) sg_launch_order_(&launch, launch.group.seed);
    sg_launch_run_(&launch, sg_launch_groups_, launch.units, kernel);
    SG_CHECKED_DO_(if (explored) sg_checked_explored_(launch.status);)
    return sg_launch_end_(&launch);
}

/* sg_parallel_for with everything: options and error may be NULL. SG_ERROR_LOCAL_MEMORY is also returned if
 * the options ask for more than the queue's local_bytes; nothing has run then. */
SG_INLINE sg_status sg_parallel_for_with(sg_queue *queue, sg_nd_range range,
                                         const sg_kernel *kernel, const void *args,
                                         const sg_launch_options *options, sg_error *error) {
    return sg_launch_nd_range_(queue, range, kernel, (void *)(uintptr_t)args, options, error);
}

/* Runs kernel over all sub-groups of an nd-range and returns when they are done. queue may be
 * NULL. args goes to the kernel as it is: a pointer of the type that the kernel declares, or NULL. Other pointers do not compile;
 * in C a void * does, as everywhere, also one to const, with which the kernel must not write; and a number is a warning.
 * A kernel that is chosen at run time stands in parentheses, (k->kernel), and then takes any pointer; C++ needs no parentheses.
 * All sub-groups compute with the rounding mode and the switches for subnormal numbers that the calling thread has now: docs/flags.md.
 * A valid range with a global size of 0 is a success that runs nothing. Several threads may launch on one queue, and a kernel may
 * launch: whoever finds the workers busy runs the launch alone, on its own thread (in a queue with an arena only kernels that
 * neither wait nor have local memory: sg_queue_options). Do not launch in a signal handler: a launch
 * may allocate memory, and the thread that is interrupted may hold the lock for that.
 *
 * These launches are refused, and nothing has run. SG_ERROR_CLOSED: the queue was destroyed. SG_ERROR_INVALID_ARGUMENT:
 * kernel is NULL; or the queue was made in a file that was compiled with other switches: SG_CHECKED, SG_THREADS (or SG_NO_THREADS),
 * SG_CONTEXT or a sanitizer. SG_ERROR_INVALID_RANGE: see sg_nd_range_check; or a work-group has more than SG_MAX_NUM_SUB_GROUPS
 * sub-groups, or not as many as SG_KERNEL_OF says. SG_ERROR_FEATURE_NOT_SUPPORTED: the kernel's
 * sub-group size is none of sg_device_sub_group_sizes, which no SG_KERNEL has.
 *
 * These errors are found while the launch runs, so other work-groups may have run or not. SG_ERROR_FEATURE_NOT_SUPPORTED: the
 * kernel waits at a barrier, and stacks cannot be switched here. SG_ERROR_LOCAL_MEMORY: SG_LOCAL asks
 * for more than the queue has. SG_ERROR_BARRIER_DIVERGENCE: some sub-groups never reach a barrier.
 * SG_ERROR_STACK_OVERFLOW: a sub-group that waits used, or would use, more than the queue's stack_bytes.
 * SG_ERROR_INVALID_ARGUMENT: stack_bytes is too small for any sub-group that waits.
 * SG_ERROR_NO_MEMORY: none for stacks or local memory. SG_ERROR_KERNEL: sg_fail was called, or an exception was thrown
 * where it cannot be thrown again (kernel.h). Whatever happens, the queue can be used again. sycl: queue::parallel_for(nd_range, ...) */
SG_INLINE sg_status sg_parallel_for(sg_queue *queue, sg_nd_range range, const sg_kernel *kernel,
                                    const void *args) {
    return sg_parallel_for_with(queue, range, kernel, args, NULL, NULL);
}

/* sg_parallel_for; if error is not NULL, *error says in words what went wrong. */
SG_INLINE sg_status sg_parallel_for_report(sg_queue *queue, sg_nd_range range,
                                           const sg_kernel *kernel, const void *args,
                                           sg_error *error) {
    return sg_parallel_for_with(queue, range, kernel, args, NULL, error);
}

/* ---- basic ranges ---- */

/* The items of a unit, the least that a worker takes. A kernel may have much to do for each item, so every worker
 * gets at least 32 units. 1024 items are enough for any kernel: about 50 ns for the shortest ones. */
enum { SG_LAUNCH_UNIT_ITEMS_ = 1024, SG_LAUNCH_UNITS_EACH_ = 32 };

SG_INLINE size_t sg_launch_unit_(const sg_queue *queue, size_t items, size_t sub_group_size) {
    const size_t unit = items / (SG_LAUNCH_UNITS_EACH_ * (size_t)queue->workers) & ~(sub_group_size - 1);
    if (unit < sub_group_size) return sub_group_size;
    return unit < SG_LAUNCH_UNIT_ITEMS_ ? unit : (size_t)SG_LAUNCH_UNIT_ITEMS_;
}

/* Puts in words how a basic range failed: by sg_fail or by an exception. */
SG_COLD void sg_launch_range_error_(sg_error *error, const char *kernel, const sg_item_loop_ *result, const sg_thrown_ *thrown) {
    sg_error_begin_(error, SG_ERROR_KERNEL, kernel);
    error->code = result->code;
    if (thrown->any) {
        sg_error_add_(error, ": it threw a C++ exception");
        return;
    }
    sg_error_add_(error, ", items from ");
    sg_error_add_number_(error, result->base);
    sg_error_add_(error, result->code < 0 ? ": code -" : ": code ");
    sg_error_add_number_(error,
                         result->code < 0 ? 0 - (uint64_t)result->code : (uint64_t)result->code);
}

static inline bool sg_launch_range_(void *job, uint32_t worker, size_t begin, size_t end) {
    sg_launch_ *launch = (sg_launch_ *)job;
    sg_range_part_ part;
    sg_item_loop_ result = {false, 0, 0};
    sg_thrown_ thrown;
    sg_error error;
    (void)worker;
    if (sg_atomic_load_u32(&launch->failed, sg_memory_order_relaxed)) return false;
    part.range = &launch->range;
    part.begin = begin * launch->unit_items;
    part.end = end != launch->units ? end * launch->unit_items : launch->end;
    part.result = &result;
    part.thrown = &thrown;
    SG_CHECKED_DO_(part.number = launch->group.number;)
    thrown.any = false;
    launch->range_kernel->run(&part, launch->group.args);
    SG_CHECKED_DO_(sg_checked_leave_();)
    if (!result.failed) return true;
    sg_launch_range_error_(&error, launch->range_kernel->name, &result, &thrown);
    return sg_launch_fail_(launch, &error, &thrown);
}

#if SG_CHECKED
/* Calls the kernel in a frame of its own, below that of part. The address of part then separates the kernel's stack from the program's. */
SG_NOINLINE void sg_launch_below_(const sg_range_kernel *kernel, const sg_range_part_ *part, void *args) { kernel->run(part, args); }
#endif

/* Runs kernel over all sub-groups of a basic range and returns when they are done. queue may be
 * NULL. kernel and args are as for sg_parallel_for.
 * SG_ERROR_CLOSED: the queue was destroyed. SG_ERROR_INVALID_ARGUMENT: kernel is NULL, or the queue was made with other switches.
 * SG_ERROR_INVALID_RANGE: see sg_range_check; an empty range is a success that runs nothing.
 * SG_ERROR_KERNEL: sg_fail was called. If error is not NULL, *error says it in words.
 * Several threads may launch on one queue. sycl: queue::parallel_for(range, ...) */
SG_INLINE sg_status sg_parallel_for_range_report(sg_queue *queue, sg_range range,
                                                 const sg_range_kernel *kernel, const void *args,
                                                 sg_error *error) {
    sg_launch_ launch;
    const sg_status status = sg_launch_check_(queue, kernel && kernel->run, kernel ? kernel->name : NULL, error);
    if (status != SG_OK) return status;
    if (sg_range_check(range) != SG_OK) {
        return sg_launch_refuse_(error, SG_ERROR_INVALID_RANGE, kernel->name, "");
    }
    launch.end = sg_range_size(range);
    if (launch.end == 0) return SG_OK;
    SG_CHECKED_DO_(const bool explored = sg_checked_poison_launch_(sg_checked_picked_(kernel->name));)
    if (!queue || (queue->workers == 1 && !queue->options.host)) {
        /* A single worker is the launching thread, and a basic range needs no stacks. A plain call saves half of what a short
         * launch takes, and leaves more of the first-level cache to the kernel. */
        sg_item_loop_ result = {false, 0, 0};
        sg_range_part_ part;
        part.range = &range;
        part.begin = 0;
        part.end = launch.end;
        part.result = &result;
        part.thrown = &launch.thrown;
        launch.thrown.any = false;
        SG_CHECKED_DO_(const sg_checked_now_ outer = *sg_checked_now_get_();)
        SG_CHECKED_DO_(part.number = sg_checked_launch_();)
#if SG_CHECKED
        sg_launch_below_(kernel, &part, (void *)(uintptr_t)args);
#else
        kernel->run(&part, (void *)(uintptr_t)args);
#endif
        SG_CHECKED_DO_(sg_checked_launched_();)
        SG_CHECKED_DO_(*sg_checked_now_get_() = outer;)
        SG_CHECKED_DO_(if (explored) sg_checked_explored_(result.failed ? SG_ERROR_KERNEL : SG_OK);)
        if (!result.failed) return SG_OK;
        if (error) sg_launch_range_error_(error, kernel->name, &result, &launch.thrown);
        if (launch.thrown.any) sg_thrown_end_(&launch.thrown, true);
        return SG_ERROR_KERNEL;
    }
    launch.range = range;
    launch.unit_items = sg_launch_unit_(queue, launch.end, kernel->sub_group_size); /* a multiple of S */
    launch.units = (launch.end - 1) / launch.unit_items + 1;
    launch.range_kernel = kernel;
    launch.name = kernel->name;
    launch.group.args = (void *)(uintptr_t)args;
    launch.queue = queue;
    launch.error = error;
    launch.status = SG_OK;
    launch.failed = 0;
    sg_launch_run_(&launch, sg_launch_range_, launch.units, kernel);
    SG_CHECKED_DO_(if (explored) sg_checked_explored_(launch.status);)
    return sg_launch_end_(&launch);
}

/* sg_parallel_for_range_report without words: runs kernel over all sub-groups of a basic range.
 * sycl: queue::parallel_for(range, ...) */
SG_INLINE sg_status sg_parallel_for_range(sg_queue *queue, sg_range range,
                                          const sg_range_kernel *kernel, const void *args) {
    return sg_parallel_for_range_report(queue, range, kernel, args, NULL);
}

/* ---- kernels and arguments that do not fit ----
 * A launch by a kernel's name takes the argument that the kernel declares, or NULL, or in C a pointer to void. Instead of a name,
 * any pointer to a kernel may stand there (in C in parentheses); then the argument is any pointer.
 * C would only warn of a wrong pointer. So in C the launches are also macros, which turn a wrong call into one of a
 * function that is not defined: its name says in the compiler's message what is wrong. Because of the macros, a compound literal
 * with a comma needs parentheses. */

#ifdef __cplusplus
#define SG_NO_QUEUE_TEXT_ "sg: a queue is missing, NULL for this thread: (queue, range, kernel, &args)"
#define SG_NO_RANGE_TEXT_ "sg: the range comes before the kernel: (queue, range, kernel, &args)"
#define SG_NO_ARGUMENT_TEXT_ "sg: the kernel's argument is missing, a pointer or NULL: (queue, range, kernel, &args)"
#define SG_NO_POINTER_TEXT_ "sg: a kernel takes a pointer: (queue, range, kernel, &args)"
#define SG_RANGE_KERNEL_TEXT_ "sg: this is an SG_RANGE_KERNEL: launch it with sg_parallel_for_range"
#define SG_ND_KERNEL_TEXT_ "sg: this kernel is over an nd-range: launch it with sg_parallel_for"
template <class sg_this_is_a_range_kernel_use_sg_parallel_for_range_>
sg_status sg_parallel_for(sg_queue *, sg_this_is_a_range_kernel_use_sg_parallel_for_range_, const sg_range_kernel *, const void *)
    SG_REFUSED_(SG_RANGE_KERNEL_TEXT_);
template <class sg_this_is_a_range_kernel_use_sg_parallel_for_range_report_>
sg_status sg_parallel_for_report(sg_queue *, sg_this_is_a_range_kernel_use_sg_parallel_for_range_report_, const sg_range_kernel *, const void *,
                                 sg_error *) SG_REFUSED_(SG_RANGE_KERNEL_TEXT_ "_report");
template <class sg_this_is_an_nd_range_kernel_use_sg_parallel_for_>
sg_status sg_parallel_for_range(sg_queue *, sg_this_is_an_nd_range_kernel_use_sg_parallel_for_, const sg_kernel *, const void *)
    SG_REFUSED_(SG_ND_KERNEL_TEXT_);
template <class sg_this_is_an_nd_range_kernel_use_sg_parallel_for_report_>
sg_status sg_parallel_for_range_report(sg_queue *, sg_this_is_an_nd_range_kernel_use_sg_parallel_for_report_, const sg_kernel *, const void *,
                                       sg_error *) SG_REFUSED_(SG_ND_KERNEL_TEXT_ "_report");

/* One form of launch, called by a kernel's name: with the argument that the kernel takes, with another pointer, with no pointer;
 * and with the arguments in a wrong order. */
template <class Args> struct sg_same_ { typedef Args type; };
template <class Args> char sg_fits_(Args);
template <class Args> long sg_fits_(...);
template <bool> struct sg_if_ {};
template <> struct sg_if_<true> { typedef int type; };
template <class Range> struct sg_other_range_ { typedef sg_nd_range type; };
template <> struct sg_other_range_<sg_nd_range> { typedef sg_range type; };
#define SG_LIST_(...) __VA_ARGS__
#define SG_LAUNCH_TYPED_(launch, Range, Kernel, more, more_names) \
    template <class Args> \
    SG_INLINE sg_status launch(sg_queue *queue, Range range, const sg_kernel_taking_<Kernel, Args> *kernel, \
                               typename sg_same_<Args>::type args SG_LIST_ more) { \
        return launch(queue, range, static_cast<const Kernel *>(kernel), static_cast<const void *>(args) SG_LIST_ more_names); \
    } \
    template <class sg_this_kernel_takes_, class sg_not_, typename sg_if_<sizeof(sg_fits_<sg_this_kernel_takes_>(static_cast<sg_not_ *>(0))) != 1>::type = 0> \
    sg_status launch(sg_queue *, Range, const sg_kernel_taking_<Kernel, sg_this_kernel_takes_> *, sg_not_ * SG_LIST_ more) \
        SG_REFUSED_("sg: this kernel takes another argument: the first type, and not a pointer to the second"); \
    template <class Args, class sg_a_kernel_takes_a_pointer_, class... Others, typename sg_if_<__is_class(sg_a_kernel_takes_a_pointer_)>::type = 0> \
    sg_status launch(sg_queue *, Range, const sg_kernel_taking_<Kernel, Args> *, sg_a_kernel_takes_a_pointer_, Others...) \
        SG_REFUSED_(SG_NO_POINTER_TEXT_); \
    template <class sg_the_range_is_made_by_##Range##_1d_, class... Others> \
    sg_status launch(sg_queue *, size_t, const sg_kernel_taking_<Kernel, sg_the_range_is_made_by_##Range##_1d_> *, Others...) \
        SG_REFUSED_("sg: the range is made by " #Range "_1d, " #Range "_2d or " #Range "_3d"); \
    template <class sg_the_range_is_made_by_##Range##_1d_, class Other, typename sg_if_<sg_is_<Other, typename sg_other_range_<Range>::type>::value>::type = 0, \
              class... Others> /* deduced, so that braces are a range of the right kind */ \
    sg_status launch(sg_queue *, Other, const sg_kernel_taking_<Kernel, sg_the_range_is_made_by_##Range##_1d_> *, Others...) \
        SG_REFUSED_("sg: the range is made by " #Range "_1d, " #Range "_2d or " #Range "_3d"); \
    template <class sg_an_argument_is_missing_NULL_or_a_pointer_> \
    sg_status launch(sg_queue *, Range, const sg_kernel_taking_<Kernel, sg_an_argument_is_missing_NULL_or_a_pointer_> *) \
        SG_REFUSED_(SG_NO_ARGUMENT_TEXT_); \
    template <class... sg_a_queue_is_missing_NULL_for_this_thread_> \
    sg_status launch(Range, sg_a_queue_is_missing_NULL_for_this_thread_...) SG_REFUSED_(SG_NO_QUEUE_TEXT_); \
    template <class sg_the_range_comes_before_the_kernel_, class... Others> \
    sg_status launch(sg_queue *, const sg_kernel_taking_<Kernel, sg_the_range_comes_before_the_kernel_> *, Others...) SG_REFUSED_(SG_NO_RANGE_TEXT_);
SG_LAUNCH_TYPED_(sg_parallel_for, sg_nd_range, sg_kernel, (), ())
SG_LAUNCH_TYPED_(sg_parallel_for_report, sg_nd_range, sg_kernel, (, sg_error *error), (, error))
SG_LAUNCH_TYPED_(sg_parallel_for_with, sg_nd_range, sg_kernel, (, const sg_launch_options *options, sg_error *error), (, options, error))
SG_LAUNCH_TYPED_(sg_parallel_for_range, sg_range, sg_range_kernel, (), ())
SG_LAUNCH_TYPED_(sg_parallel_for_range_report, sg_range, sg_range_kernel, (, sg_error *error), (, error))
#else
SG_WRONG_CALL(sg_this_is_a_range_kernel_use_sg_parallel_for_range_)
SG_WRONG_CALL(sg_this_is_an_nd_range_kernel_use_sg_parallel_for_)
SG_WRONG_CALL(sg_a_queue_is_missing_NULL_for_this_thread_)
SG_WRONG_CALL(sg_the_range_comes_before_the_kernel_)
SG_WRONG_CALL(sg_an_argument_is_missing_NULL_or_a_pointer_)
SG_WRONG_CALL(sg_a_kernel_takes_a_pointer_)
SG_WRONG_CALL(sg_the_range_is_made_by_sg_range_1d_)
SG_WRONG_CALL(sg_the_range_is_made_by_sg_nd_range_1d_)
#define SG_FIRST_(first, ...) first
#if SG_HAVE_GNU
/* The arguments behind the kernel, or an object that means there are none. */
struct sg_nothing_ { int unused; };
#define SG_BEHIND_(first, ...) SG_PASTE3(SG_BEHIND_, SG_IS_NOTHING_(SG_FIRST_(__VA_ARGS__, 0)), _)(__VA_ARGS__)
#define SG_BEHIND_0_(...) (__VA_ARGS__)
#define SG_BEHIND_1_(...) (*(struct sg_nothing_ *)0)
#define SG_IS_STRUCT_(args) (__builtin_classify_type(args) == 12)
/* The launch, if its arguments are in the right places. args: those behind the kernel; other: what a range of the other kind gives. */
#define SG_IN_PLACE_(launch, queue, range, args, other) \
    _Generic((queue), sg_nd_range: sg_a_queue_is_missing_NULL_for_this_thread_, sg_range: sg_a_queue_is_missing_NULL_for_this_thread_, default: \
    _Generic((range), const sg_kernel *: sg_the_range_comes_before_the_kernel_, const sg_range_kernel *: sg_the_range_comes_before_the_kernel_, other, default: \
    _Generic(args, struct sg_nothing_: sg_an_argument_is_missing_NULL_or_a_pointer_, default: \
    _Generic((char (*)[1 + SG_IS_STRUCT_(args)])0, char (*)[2]: sg_a_kernel_takes_a_pointer_, default: launch))))
#else
#define SG_BEHIND_(first, ...) (__VA_ARGS__)
#define SG_IN_PLACE_(launch, queue, range, args, other) launch
#endif
#define SG_ND_RANGE_LAUNCH_(launch, queue, range, kernel, args) \
    _Generic((kernel), const sg_range_kernel *: sg_this_is_a_range_kernel_use_sg_parallel_for_range_, \
             sg_range_kernel *: sg_this_is_a_range_kernel_use_sg_parallel_for_range_, default: \
             SG_IN_PLACE_(launch, queue, range, args, sg_range: sg_the_range_is_made_by_sg_nd_range_1d_))
#define SG_RANGE_LAUNCH_(launch, queue, range, kernel, args) \
    _Generic((kernel), const sg_kernel *: sg_this_is_an_nd_range_kernel_use_sg_parallel_for_, \
             sg_kernel *: sg_this_is_an_nd_range_kernel_use_sg_parallel_for_, default: \
             SG_IN_PLACE_(launch, queue, range, args, sg_nd_range: sg_the_range_is_made_by_sg_range_1d_))

#define sg_parallel_for(queue, range, ...) \
    SG_ND_RANGE_LAUNCH_(sg_parallel_for, queue, range, SG_FIRST_(__VA_ARGS__, 0), SG_BEHIND_(__VA_ARGS__)) \
    (queue, range, SG_FIRST_(__VA_ARGS__, 0), SG_ARGUMENT_(__VA_ARGS__))
#define sg_parallel_for_report(queue, range, kernel, args, error) \
    SG_ND_RANGE_LAUNCH_(sg_parallel_for_report, queue, range, kernel, (args))(queue, range, kernel, SG_ARGUMENT_(kernel, args), error)
#define sg_parallel_for_with(queue, range, kernel, args, options, error) \
    SG_ND_RANGE_LAUNCH_(sg_parallel_for_with, queue, range, kernel, (args)) \
    (queue, range, kernel, SG_ARGUMENT_(kernel, args), options, error)
#define sg_parallel_for_range(queue, range, ...) \
    SG_RANGE_LAUNCH_(sg_parallel_for_range, queue, range, SG_FIRST_(__VA_ARGS__, 0), SG_BEHIND_(__VA_ARGS__)) \
    (queue, range, SG_FIRST_(__VA_ARGS__, 0), SG_ARGUMENT_(__VA_ARGS__))
#define sg_parallel_for_range_report(queue, range, kernel, args, error) \
    SG_RANGE_LAUNCH_(sg_parallel_for_range_report, queue, range, kernel, (args))(queue, range, kernel, SG_ARGUMENT_(kernel, args), error)
#if SG_HAVE_GNU
/* 1 if x is in parentheses, as NULL is, else 0 */
#define SG_PARENTHESES_(...) 0, 1,
#define SG_SECOND_(first, second, ...) second
#define SG_SECOND_OF_(...) SG_SECOND_(__VA_ARGS__)
#define SG_IN_PARENTHESES_(x) SG_SECOND_OF_(SG_PARENTHESES_ x, 0, 0)
/* 1 if x is nothing. Then the argument of a launch without a queue stands where the kernel should be, and must not be pasted to a name. */
#define SG_NOTHING_(...) 0, 1,
#define SG_IS_NOTHING_(x) SG_PASTE3(SG_IS_NOTHING_, SG_IN_PARENTHESES_(x), _)(x)
#define SG_IS_NOTHING_1_(x) 0
#define SG_IS_NOTHING_0_(x) SG_SECOND_OF_(SG_NOTHING_ x (), 0, 0)
#define SG_ARGUMENT_(kernel, ...) \
    SG_PASTE4(SG_ARGUMENT_, SG_IN_PARENTHESES_(kernel), SG_IS_NOTHING_(SG_FIRST_(__VA_ARGS__, 0)), _)(kernel, __VA_ARGS__)
#define SG_ARGUMENT_01_(kernel, ...) (0)
#define SG_ARGUMENT_11_(kernel, ...) (0)
#define SG_ARGUMENT_10_(kernel, ...) (__VA_ARGS__)
/* 1 if x is a call that makes a range, in the kernel's place. Its parentheses cannot be part of a name. */
#define SG_IS_RANGE_(x) SG_SECOND_OF_(SG_PASTE2(sg_a_kernel_is_passed_by_its_name_not_, x), 0, 0)

#define sg_a_kernel_is_passed_by_its_name_not_sg_nd_range_1d(...) 0, 1,
#define sg_a_kernel_is_passed_by_its_name_not_sg_nd_range_2d(...) 0, 1,
#define sg_a_kernel_is_passed_by_its_name_not_sg_nd_range_3d(...) 0, 1,
#define sg_a_kernel_is_passed_by_its_name_not_sg_range_1d(...) 0, 1,
#define sg_a_kernel_is_passed_by_its_name_not_sg_range_2d(...) 0, 1,
#define sg_a_kernel_is_passed_by_its_name_not_sg_range_3d(...) 0, 1,
#define SG_ARGUMENT_00_(kernel, ...) SG_PASTE3(SG_ARGUMENT_OF_, SG_IS_RANGE_(kernel), _)(kernel, __VA_ARGS__)
#define SG_ARGUMENT_OF_1_(kernel, ...) sg_argument_any_(__VA_ARGS__)
#if SG_CLANG /* Clang complains of each use of an undeclared name, but only once if the name is that of a variable's type */
#define SG_ARGUMENT_OF_0_(kernel, ...) \
    _Generic((kernel), sg_nd_range: sg_argument_any_, sg_range: sg_argument_any_, default: \
    _Generic(__extension__({ struct SG_PASTE2(sg_in_parentheses_unless_it_names_a_kernel_, kernel) sg_of_; \
                             SG_FITS_(*sg_of_.takes, (__VA_ARGS__), (char (*)[1])0, (char (*)[2])0, (char (*)[3])0, (char (*)[4])0); }), \
             char (*)[1]: sg_argument_, char (*)[2]: sg_argument_const_, \
             SG_PRAGMA_(clang diagnostic push) SG_PRAGMA_(clang diagnostic ignored "-Wvisibility") \
             char (*)[4]: (void *(*)(struct SG_PASTE2(kernel, _argument_)))0, \
             SG_PRAGMA_(clang diagnostic pop) default: sg_argument_any_))(__VA_ARGS__)
#else
#define SG_ARGUMENT_OF_0_(kernel, ...) \
    _Generic((kernel), sg_nd_range: sg_argument_any_, sg_range: sg_argument_any_, default: \
    SG_FITS_(SG_TAKES_(kernel), (__VA_ARGS__), sg_argument_, sg_argument_const_, sg_argument_any_, SG_PASTE2(sg_another_argument_takes_, kernel))) \
    (__VA_ARGS__)
#endif
/* Chooses a function that hands on args. It is `plain` or `constant` if a function of the type `takes` may be called with args, else
 * `no`. C cannot name the type of a function's parameter. So args is made the parameter of another function type, once const and once
 * as it is, and the function types are compared. What is no pointer, such as 0, counts as a pointer to void; class 5 means pointer. */
#define SG_POINTER_(args) __builtin_choose_expr(__builtin_classify_type(args) == 5, args, (void *)0)
#define SG_FITS_(takes, args, plain, constant, any, no) \
    _Generic(takes, void (*)(void *): plain, void (*)(const void *): constant, default: \
    _Generic(takes, void (*)(const __typeof__(*SG_POINTER_(args)) *): constant, default: \
    _Generic(takes, void (*)(__typeof__ args): plain, default: \
    _Generic((char (*)[1 + SG_IS_STRUCT_(args)])0, char (*)[2]: any, default: \
    _Generic(SG_POINTER_(args), void *: plain, const void *: constant, default: no)))))
SG_ANY_CALL_(void *, sg_argument_any_) /* where the launch itself has an error: no second message about args */
SG_INLINE void *sg_argument_(void *args) { return args; }
SG_INLINE const void *sg_argument_const_(const void *args) { return args; }
#else
#define SG_ARGUMENT_(kernel, ...) (__VA_ARGS__)
#endif
#endif

#endif
