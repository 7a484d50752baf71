/* SPDX-License-Identifier: MIT */
/* What the machine and a kernel offer. The device is the queue's threads, or the calling thread if the queue is NULL.
 * Nothing here fails. Any thread may call. */
#ifndef SG_LAUNCH_DEVICE_H
#define SG_LAUNCH_DEVICE_H

#include "queue.h"

/* Version of the extension SYCL_INTEL_sub_group that this library follows.
 * sycl ext: SYCL_EXT_ONEAPI_SUB_GROUP */
#define SG_EXT_ONEAPI_SUB_GROUP 1

/* What local memory is made of. sycl: info::local_mem_type */
typedef enum sg_local_mem_type {
    SG_LOCAL_MEM_TYPE_NONE,
    SG_LOCAL_MEM_TYPE_LOCAL, /* memory of its own */
    SG_LOCAL_MEM_TYPE_GLOBAL /* a part of ordinary memory */
} sg_local_mem_type;

/* The most sub-groups that a work-group of any kernel may have.
 * sycl ext: info::device::max_num_sub_groups */
SG_INLINE uint32_t sg_device_max_num_sub_groups(const sg_queue *queue) {
    (void)queue;
    return SG_MAX_NUM_SUB_GROUPS;
}

/* False: the sub-groups of a work-group take turns on one thread, from barrier to barrier. So a sub-group
 * must not spin until another one writes.
 * sycl ext: info::device::sub_group_independent_forward_progress */
SG_INLINE bool sg_device_sub_group_independent_forward_progress(const sg_queue *queue) {
    (void)queue;
    return false;
}

/* A size that works with every feature: the f32 lanes of the widest native register.
 * sycl ext: info::device::primary_sub_group_size */
SG_INLINE size_t sg_device_primary_sub_group_size(const sg_queue *queue) {
    (void)queue;
    return SG_SIZE_PRIMARY;
}

/* Writes the sub-group sizes to sizes, ascending, at most count of them. Returns how many there are. All
 * of them work with every feature. sizes may be NULL if count is 0.
 * sycl ext: info::device::sub_group_sizes */
SG_INLINE size_t sg_device_sub_group_sizes(const sg_queue *queue, size_t *sizes, size_t count) {
    size_t n = 0;
    (void)queue;
    for (size_t size = 1; size <= 64; size *= 2, n++) {
        if (n < count) sizes[n] = size;
    }
    return n;
}

/* SG_LOCAL_MEM_TYPE_GLOBAL: local memory is ordinary memory, and caches treat it as such.
 * sycl: info::device::local_mem_type */
SG_INLINE sg_local_mem_type sg_device_local_mem_type(const sg_queue *queue) {
    (void)queue;
    return SG_LOCAL_MEM_TYPE_GLOBAL;
}

/* Bytes of local memory that a work-group may have. sycl: info::device::local_mem_size */
SG_INLINE size_t sg_device_local_mem_size(const sg_queue *queue) {
    const size_t bytes = queue ? queue->options.local_bytes : 0;
    return bytes ? bytes : (size_t)SG_ENGINE_LOCAL_BYTES_;
}

/* Threads that run a launch, the launching one included; 1 with NULL, 0 if the queue is closed.
 * sycl: info::device::max_compute_units */
SG_INLINE uint32_t sg_device_max_compute_units(const sg_queue *queue) {
    return !queue ? 1 : queue->made == SG_QUEUE_MADE_ ? queue->workers : 0;
}

/* The most work-items of a work-group of this kernel. sycl: info::kernel_device_specific::work_group_size */
SG_INLINE size_t sg_kernel_max_work_group_size(const sg_queue *queue, const sg_kernel *kernel) {
    return (size_t)sg_device_max_num_sub_groups(queue) * kernel->sub_group_size;
}

/* The most sub-groups that a work-group of this kernel may have.
 * sycl ext: info::kernel_device_specific::max_num_sub_groups */
SG_INLINE uint32_t sg_kernel_max_num_sub_groups(const sg_queue *queue, const sg_kernel *kernel) {
    return kernel->num_sub_groups ? kernel->num_sub_groups : sg_device_max_num_sub_groups(queue);
}

/* The number of sub-groups that the kernel was written for (SG_KERNEL_OF); 0 for any number.
 * sycl ext: info::kernel_device_specific::compile_num_sub_groups */
SG_INLINE uint32_t sg_kernel_compile_num_sub_groups(const sg_kernel *kernel) {
    return kernel->num_sub_groups;
}

/* The most work-items that a sub-group of the kernel has in work-groups of this size. It is always S, even
 * where the whole work-group has fewer. sycl ext: info::kernel_device_specific::max_sub_group_size */
SG_INLINE uint32_t sg_kernel_max_sub_group_size(const sg_queue *queue, const sg_kernel *kernel,
                                                sg_range local) {
    (void)queue;
    (void)local;
    return kernel->sub_group_size;
}

/* The S that the kernel was compiled for. SG_SIZE_AUTOMATIC gives 0, SG_SIZE_PRIMARY the device's primary
 * size. sycl ext: info::kernel_device_specific::compile_sub_group_size */
SG_INLINE uint32_t sg_kernel_compile_sub_group_size(const sg_kernel *kernel) {
    return kernel->automatic ? 0 : kernel->sub_group_size;
}

/* The number of sub-groups of a work-group of this size.
 * opencl: CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE */
SG_INLINE size_t sg_kernel_num_sub_groups_for(const sg_kernel *kernel, sg_range local) {
    return (sg_range_size(local) + kernel->sub_group_size - 1) / kernel->sub_group_size;
}

/* The size of a one-dimensional work-group that has this many full sub-groups; 0 if there is none.
 * opencl: CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT */
SG_INLINE size_t sg_kernel_local_size_for(const sg_queue *queue, const sg_kernel *kernel,
                                          size_t num_sub_groups) {
    const bool fixed = kernel->num_sub_groups && kernel->num_sub_groups != num_sub_groups;
    if (fixed || num_sub_groups > sg_device_max_num_sub_groups(queue)) return 0;
    return num_sub_groups * kernel->sub_group_size;
}

#endif
