/* SPDX-License-Identifier: MIT */
/* Barriers of a sub-group and of a work-group, and the way out of a kernel. */
#ifndef SG_GROUP_BARRIER_H
#define SG_GROUP_BARRIER_H

#include "nd_item.h"

/* Which threads see what was written before a fence or barrier. A work-group and everything inside it is on one
 * thread; the device and the system mean all threads. sycl: memory_scope */
typedef enum sg_memory_scope {
    SG_MEMORY_SCOPE_WORK_ITEM,
    SG_MEMORY_SCOPE_SUB_GROUP,
    SG_MEMORY_SCOPE_WORK_GROUP,
    SG_MEMORY_SCOPE_DEVICE,
    SG_MEMORY_SCOPE_SYSTEM
} sg_memory_scope;

/* Inlined where the barrier stands, so that the switch of each barrier has a branch prediction of its own. */
SG_INLINE void sg_engine_wait_(sg_engine_ *e, sg_engine_loop_ *loop, uint32_t sub_groups,
                               const char *site, sg_engine_combine_ combine, int op) {
    SG_COMPILER_FENCE_();
    if (sub_groups > 1) {
        SG_CHECKED_DO_(sg_checked_same_("algorithm", (uintptr_t)combine);)
        SG_CHECKED_DO_(sg_checked_same_("operation", (uint64_t)op);)
        SG_CHECKED_DO_(const uint32_t lanes = sg_checked_now_get_()->lanes;)
        SG_CHECKED_DO_(const sg_checked_order_of_ kept = sg_checked_arrive_(&e->behind[(loop->touched ? e->phase : 0) & 1]);)
        const sg_engine_switch_ go = sg_engine_arrive_(e, loop, site, combine, op);
        SG_CHECKED_DO_(sg_checked_count_barrier_(go.to != NULL);)
        if (go.to) sg_context_switch_(go.from, go.to);
        SG_CHECKED_DO_(sg_engine_checked_(loop, lanes, false);)
        SG_CHECKED_DO_(sg_checked_go_on_(&kept, e->behind[(e->phase - 1) & 1]);)
        SG_TSAN_ACQUIRE_(sg_engine_gate_(e, e->phase - 1));
    }
}

SG_INLINE void sg_scope_fence_(sg_memory_scope scope) {
    if (scope >= SG_MEMORY_SCOPE_DEVICE) sg_atomic_fence(sg_memory_order_seq_cst);
}

/* Orders the memory accesses before it against those after it, for the threads that the scope names. Within a
 * work-group, whose sub-groups are on one thread, it only stops the compiler. sycl: atomic_fence */
SG_INLINE void sg_atomic_fence_scope(sg_memory_order order, sg_memory_scope scope) {
    SG_COMPILER_FENCE_();
    if (scope >= SG_MEMORY_SCOPE_DEVICE) sg_atomic_fence(order);
}

#define SG_LINE_(line) __FILE__ ":" #line
#define SG_HERE_(line) SG_LINE_(line)

/* gives a message if a macro is called without its argument */
#if SG_HAVE_GNU
#define SG_GIVEN_(x, text) __extension__({ SG_STATIC_ASSERT(sizeof #x > 1, text); }),
#else
#define SG_GIVEN_(x, text)
#endif

/* void sg_group_barrier(sg_group g);
 * void sg_group_barrier(sg_sub_group g);
 * what the work-items of g wrote before it, all of them see after it. Either every sub-group of a
 * work-group reaches the same barrier, or none does. Otherwise the launch ends with
 * SG_ERROR_BARRIER_DIVERGENCE. A barrier is known by its file and line, so two in one line, also in one
 * macro, count as the same. A barrier may stand anywhere: in loops, in branches that the whole
 * work-group takes, in functions. A kernel must not change floating-point modes across a barrier, nor qualify
 * pointers to local memory with restrict. On an sg_nd_item, and in a range kernel, it does not
 * compile.
 *
 * The barrier of a sub-group waits for nobody and costs nothing. The barrier of a work-group costs
 * a few nanoseconds for each sub-group (bench/group_barrier.c), and values that are still needed are
 * written to the stack and read again. The first one of a work-group costs more, because each sub-group
 * begins there on a stack of its own. A work-group of one sub-group pays for nothing of this.
 * sycl: group_barrier; opencl: work_group_barrier, sub_group_barrier */
#define sg_group_barrier(...) SG_PASTE3(SG_BARRIER_, SG_BARRIER_FORM_(__VA_ARGS__, 2, 1, ), _)(__VA_ARGS__)
#define SG_BARRIER_FORM_(g, scope, n, ...) n
#define SG_BARRIER_1_(g) \
    (SG_GIVEN_(g, "sg: a barrier is one of a group: sg_group_barrier(sg_nd_item_get_group(it))") \
     sg_group_barrier_scope(g, SG_MEMORY_SCOPE_WORK_ITEM))
#define SG_BARRIER_2_(g, scope) (SG_GIVEN_(, "sg: with a scope it is sg_group_barrier_scope(g, scope)") sg_group_barrier_scope(g, scope))

/* void sg_group_barrier_scope(sg_group g, sg_memory_scope scope);
 * void sg_group_barrier_scope(sg_sub_group g, sg_memory_scope scope);
 * sg_group_barrier with a wider fence. It does not make more threads wait. With the scope of the device or
 * the system, what was written before it is visible to other threads that synchronise with this one.
 * Cost: from SG_MEMORY_SCOPE_DEVICE on, a sequentially consistent fence in addition.
 * sycl: group_barrier(g, scope) */
#ifdef __cplusplus
#define sg_group_barrier_scope(g, scope) SG_AT_(sg_group_barrier_(g, scope, SG_HERE_(__LINE__)))
template <class sg_a_barrier_takes_sg_nd_item_get_group_and_a_range_kernel_has_none_use_SG_KERNEL_>
void sg_group_barrier_(sg_a_barrier_takes_sg_nd_item_get_group_and_a_range_kernel_has_none_use_SG_KERNEL_, sg_memory_scope, const char *)
    SG_REFUSED_("sg: a barrier is one of a work-group, sg_nd_item_get_group(it), or of a sub-group, "
                "sg_nd_item_get_sub_group(it); a range kernel has none: write it with SG_KERNEL");
#else
#define sg_group_barrier_scope(g, scope) \
    SG_AT_(_Generic((g), sg_group: SG_PASTE3(sg_group_barrier_x, SG_X_, _), \
                    sg_sub_group: SG_PASTE3(sg_sub_group_barrier_x, SG_X_, _), \
                    sg_item: sg_a_range_kernel_has_no_barrier_use_SG_KERNEL_, \
                    default: sg_a_barrier_takes_sg_nd_item_get_group_) \
        (g, scope, SG_HERE_(__LINE__)))
SG_WRONG_CALL(sg_a_barrier_takes_sg_nd_item_get_group_)
SG_WRONG_CALL(sg_a_range_kernel_has_no_barrier_use_SG_KERNEL_)

/* void sg_fail(sg_item it, int code);
 * void sg_fail(sg_nd_item it, int code);
 * fails the launch. Sub-groups that have not started are skipped. Those that wait are abandoned when this
 * sub-group ends or reaches its next barrier. The launch returns SG_ERROR_KERNEL; sg_error has the code of
 * the first failure. Any sub-group may call it alone. It returns, so follow it with return. */
#define sg_fail(it, code) \
    _Generic((it), sg_item: SG_PASTE3(sg_item_fail_x, SG_X_, _), \
             sg_nd_item: SG_PASTE3(sg_nd_item_fail_x, SG_X_, _), default: sg_a_launch_is_failed_by_the_item_of_the_kernel_)(it, code)
SG_WRONG_CALL(sg_a_launch_is_failed_by_the_item_of_the_kernel_)
#endif

#endif
