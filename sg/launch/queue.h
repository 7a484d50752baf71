/* SPDX-License-Identifier: MIT */
/* Queues and launches. In this version every launch runs on the calling thread, whatever the
 * options say. */
#ifndef SG_LAUNCH_QUEUE_H
#define SG_LAUNCH_QUEUE_H

#include "kernel.h"

/* Everything 0 is the default. */
typedef struct sg_queue_options {
    uint32_t workers;    /* threads that run a launch, the launching one included */
    size_t stack_bytes;  /* stack of a sub-group that waits at a barrier */
    size_t local_bytes;  /* local memory of a work-group */
    bool pin;            /* workers stay on their cores */
    uint64_t seed;       /* order of sub-groups and work-groups; 0: in the order of their numbers */
    void *arena;         /* the caller's memory, instead of the heap */
    size_t arena_bytes;
} sg_queue_options;

/* Where kernels run. A launch on NULL instead of a queue runs here, on this thread, and needs
 * neither threads nor heap. */
typedef struct sg_queue {
    sg_queue_options options;
    bool open;
} sg_queue;

/* Opens a queue; options may be NULL. SG_ERROR_INVALID_ARGUMENT if queue is NULL. One thread
 * calls. */
SG_INLINE sg_status sg_queue_init(sg_queue *queue, const sg_queue_options *options) {
    if (!queue) return SG_ERROR_INVALID_ARGUMENT;
    memset(queue, 0, sizeof *queue);
    if (options) queue->options = *options;
    queue->open = true;
    return SG_OK;
}

/* Closes a queue: a launch on it is SG_ERROR_CLOSED from now on. Doing it twice, on NULL or on a
 * zeroed queue is harmless. One thread calls, when no launch is running. */
SG_INLINE void sg_queue_destroy(sg_queue *queue) {
    if (queue) queue->open = false;
}

/* Runs kernel over all sub-groups of a basic range and returns when they are done. queue may be
 * NULL. args goes to the kernel as it is and may be NULL if the kernel takes it.
 * SG_ERROR_CLOSED: the queue was destroyed. SG_ERROR_INVALID_ARGUMENT: kernel is NULL.
 * SG_ERROR_INVALID_RANGE: see sg_range_check; an empty range is a success that runs nothing.
 * Several threads may launch on one queue. sycl: queue::parallel_for(range, ...) */
SG_INLINE sg_status sg_parallel_for_range(sg_queue *queue, sg_range range,
                                          const sg_range_kernel *kernel, const void *args) {
    sg_range_part_ part;
    if (queue && !queue->open) return SG_ERROR_CLOSED;
    if (!kernel) return SG_ERROR_INVALID_ARGUMENT;
    if (sg_range_check(range) != SG_OK) return SG_ERROR_INVALID_RANGE;
    part.range = range;
    part.begin = 0;
    part.end = sg_range_size(range);
    /* a kernel that writes its arguments declares them so and is given writable ones */
    if (part.end != 0) kernel->run(&part, (void *)(uintptr_t)args);
    return SG_OK;
}

#endif
