/* SPDX-License-Identifier: MIT */
/* Local memory: shared by the sub-groups of a work-group, uninitialised when the work-group starts, and gone when
 * it ends.
 *
 * It can be read and written in any way, also by sg_atomic_*. Do not qualify pointers to it with
 * restrict: the compiler could then read before a barrier what is written behind it.
 *
 * SG_LOCAL declares local memory in the kernel. If only the launch knows the size, set
 * sg_launch_options.local_bytes; sg_nd_item_get_local_memory(it) then gives the memory. Too large a
 * size is refused before any kernel runs.
 *
 * The address sanitizer reports an access outside an array. The memory sanitizer, and valgrind with SG_VALGRIND,
 * report a read of what another work-group has left there. */
#ifndef SG_GROUP_LOCAL_H
#define SG_GROUP_LOCAL_H

#include "nd_item.h"

/* The address of an array that begins behind the first `begin` bytes. The sanitizers are told that the array may be accessed, and
 * that what lies right behind it may not. */
SG_ENGINE_ void *sg_engine_local_at_(sg_engine_loop_ *loop, size_t begin, size_t bytes) {
    sg_engine_ *e = loop->engine;
    char *p = e->local + SG_ENGINE_LOCAL_SPREAD_ * begin;
    sg_engine_freshen_(e, loop->part->launch, loop->group);
    SG_CHECKED_DO_(sg_checked_local_(e->local, SG_ENGINE_LOCAL_SPREAD_ * e->local_limit);)
#if !SG_CHECKED /* every sub-group declares the array: closing it would forget who has accessed it */
    SG_MEMORY_CLOSE_(p, SG_ENGINE_LOCAL_SPREAD_ * ((bytes + 63) / 64 * 64));
#endif
    SG_MEMORY_OPEN_(p, bytes);
    (void)bytes;
    return p;
}

/* The local memory whose size was given at launch. */
SG_ENGINE_NOINLINE_ void *sg_engine_launch_local_(sg_engine_loop_ *loop) {
    sg_engine_freshen_(loop->engine, loop->part->launch, loop->group);
    SG_CHECKED_DO_(sg_checked_local_(loop->engine->local, SG_ENGINE_LOCAL_SPREAD_ * loop->engine->local_limit);)
    return loop->engine->local;
}

/* n0 * n1 * n2 objects behind `used` bytes. NULL: too many, and the launch has failed. */
SG_ENGINE_NOINLINE_ void *sg_engine_local_(sg_engine_loop_ *loop, size_t used, size_t size,
                                           size_t n0, size_t n1, size_t n2) {
    const sg_engine_launch_ *launch = loop->part->launch;
    sg_engine_ *e = loop->engine;
    const size_t begin = (used + 63) / 64 * 64, limit = e->local_limit;
    bool fits = begin <= limit;
    if (e->error.status != SG_OK) {
        sg_engine_touch_(e, loop);
        return NULL;
    }
    if (size && n0 && n1 && n2) {
        fits = fits && n0 <= limit && n1 <= limit / n0 && n2 <= limit / (n0 * n1) &&
               size <= (limit - begin) / (n0 * n1 * n2);
    }
    if (!fits) {
        sg_engine_fail_(e, SG_ERROR_LOCAL_MEMORY, launch->kernel, " declares more than the queue's ");
        sg_error_add_number_(&e->error, limit);
        sg_error_add_(&e->error, " bytes");
    } else if (!sg_engine_reserve_local_(e, launch, loop->group)) {
        sg_engine_fail_(e, SG_ERROR_NO_MEMORY, launch->kernel, ": no local memory");
    } else {
        return sg_engine_local_at_(loop, begin, size * n0 * n1 * n2);
    }
    sg_engine_touch_(e, loop);
    return NULL;
}

SG_INLINE void *sg_local_take_(size_t *used, sg_engine_loop_ *loop, size_t size, size_t n0,
                               size_t n1, size_t n2) {
    SG_CHECKED_DO_(sg_checked_same_("bytes of local memory in front", *used);)
    SG_CHECKED_DO_(sg_checked_same_("bytes of an element of local memory", size);)
    SG_CHECKED_DO_(sg_checked_same_("first size of local memory", n0);)
    SG_CHECKED_DO_(sg_checked_same_("second size of local memory", n1);)
    SG_CHECKED_DO_(sg_checked_same_("third size of local memory", n2);)
    void *p = sg_engine_local_(loop, *used, size, n0, n1, n2);
    *used = (*used + 63) / 64 * 64 + size * n0 * n1 * n2;
    SG_CHECKED_DO_(*used += size * n0 * n1 * n2 == 0;) /* an empty array takes a byte, so that no other array has its address */
    return p;
}

#ifdef __cplusplus
#define SG_LOCAL_TAKE_(it) sg_local_take_of_
template <class sg_a_range_kernel_has_no_local_memory_use_SG_KERNEL_>
void *sg_local_take_of_(sg_a_range_kernel_has_no_local_memory_use_SG_KERNEL_ *, size_t, size_t, size_t, size_t)
    SG_REFUSED_("sg: local memory is a work-group's: declare it on the sg_nd_item or sg_group; a range kernel has none: "
                "write it with SG_KERNEL");
#else
#define SG_LOCAL_TAKE_(it) \
    _Generic((it), sg_nd_item: SG_PASTE3(sg_nd_item_take_local_x, SG_X_, _), \
             sg_group: SG_PASTE3(sg_group_take_local_x, SG_X_, _), \
             sg_item: sg_a_range_kernel_has_no_local_memory_use_SG_KERNEL_, \
             default: sg_local_memory_is_declared_on_the_sg_nd_item_of_the_kernel_)
SG_WRONG_CALL(sg_local_memory_is_declared_on_the_sg_nd_item_of_the_kernel_)
SG_WRONG_CALL(sg_a_range_kernel_has_no_local_memory_use_SG_KERNEL_)
#endif

/* Leaves a function without a result. In C, GCC only warns of a return without a value in one that has a result, and of a header not even
 * that. A void value is an error there; elsewhere it is pedantry, which __extension__ stands for. */
#if SG_GCC && !defined(__cplusplus)
#define SG_LEAVE_IF_(x) __extension__({ if (x) return (void)"SG_LOCAL stands in a function that returns nothing"; })
#else
#define SG_LEAVE_IF_(x) if (x) return
#endif

/* Declares local memory, as a pointer to its first element, aligned to 64 bytes:
 *
 *     SG_LOCAL(it, float, tile, n);              float *tile
 *     SG_LOCAL(it, float, tile, rows, columns);  float (*tile)[columns]
 *     SG_LOCAL(it, float, tile, n0, n1, n2);     float (*tile)[n1][n2]
 *
 * A declaration in the body of a kernel. it is the sg_nd_item or, in an SG_GROUP_KERNEL, the
 * sg_group. Every sub-group must reach the declaration with the same sizes; all of them get the same
 * array. In two or three dimensions, sizes that are not constants need a compiler
 * with pointers to arrays of variable length (C++ has none). In a function that gets the item by value, the
 * memory is free again when the function returns, as an automatic array would be. If the work-group asks for more
 * than the queue's local_bytes, nothing after the declaration runs, and the launch returns
 * SG_ERROR_LOCAL_MEMORY. The declaration then returns from the function that it stands in, which must be void. If that is
 * not the kernel itself, the kernel goes on behind the call, and the launch fails all the same.
 * sycl: local_accessor */
#define SG_LOCAL(it, type, ...) SG_LOCAL_(__VA_ARGS__, 4, 4, 4, 3, 2, 1, 0)(it, type, __VA_ARGS__)
#define SG_LOCAL_(name, n0, n1, n2, n3, n4, n5, n, ...) SG_PASTE3(SG_LOCAL_, n, _)
#define SG_LOCAL_4_(it, type, name, ...) \
    SG_PRAGMA_(GCC error "sg: SG_LOCAL(it, type, name, n0, n1, n2) has one to three sizes: multiply some of them") sg_local_memory_has_three_sizes_
#define SG_LOCAL_0_(it, type, name) \
    SG_PRAGMA_(GCC error "sg: SG_LOCAL(it, type, name, size): the size is an argument of its own") sg_local_memory_needs_a_size_
#define SG_LOCAL_1_(it, type, name, n0) \
    type *const name = (type *)SG_AT_(SG_LOCAL_TAKE_(it)(&(it), sizeof(type), n0, 1, 1)); \
    SG_LEAVE_IF_(!name)
#define SG_LOCAL_2_(it, type, name, n0, n1) \
    type(*const name)[n1] = \
        (type(*)[n1])SG_AT_(SG_LOCAL_TAKE_(it)(&(it), sizeof(type), n0, n1, 1)); \
    SG_LEAVE_IF_(!name)
#define SG_LOCAL_3_(it, type, name, n0, n1, n2) \
    type(*const name)[n1][n2] = \
        (type(*)[n1][n2])SG_AT_(SG_LOCAL_TAKE_(it)(&(it), sizeof(type), n0, n1, n2)); \
    SG_LEAVE_IF_(!name)

/* Declares type *name in an SG_GROUP_KERNEL: one object for each sub-group, for what must
 * live from one loop over sub-groups to the next. name[k] belongs to sub-group k. In all else it is local
 * memory. */
#define SG_PRIVATE(g, type, name) SG_LOCAL_1_(g, type, name, (g).it.sub_groups)

#endif
