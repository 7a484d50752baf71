/* SPDX-License-Identifier: MIT */
/* What a kernel is: a function body written for one sub-group, the loop around it, and what a
 * launch must know about it.
 *
 *     struct saxpy { float a; const float *x; float *y; };
 *     SG_RANGE_KERNEL(saxpy, sg_item it, const struct saxpy *k) {
 *         const size_t i = sg_item_get_linear_id_base(it);
 *         ...
 *     }
 *     sg_parallel_for_range(&queue, sg_range_1d(n), saxpy, &args);
 *
 * The body is an ordinary one, called once for each sub-group. It is compiled twice: for full
 * sub-groups, where the item's mask is a constant, and for the tail. During a launch the argument
 * struct itself must be read and written through the kernel's parameter only (it is restrict), so
 * that what the body reads from it stays in registers; what its members point to is not concerned. */
#ifndef SG_LAUNCH_KERNEL_H
#define SG_LAUNCH_KERNEL_H

#include "../group.h"

/* A kernel over a basic range. The name of an SG_RANGE_KERNEL is an array of one, so it is
 * passed as it stands and has a type of its own. */
typedef struct sg_range_kernel {
    void (*run)(const sg_range_part_ *part, void *SG_RESTRICT args);
    const char *name;
    uint32_t sub_group_size;
} sg_range_kernel;

/* A void pointer that becomes the pointer type a kernel declares: C converts it by itself. */
#ifdef __cplusplus
struct sg_args_ {
    void *p;
    template <class T> operator T *() const { return static_cast<T *>(p); }
};
#define SG_ARGS_(args) (sg_args_{args})
#else
#define SG_ARGS_(args) (args)
#endif

/* SG_RANGE_KERNEL(name, sg_item it, const struct my_args *a) { body }
 * Static, bound to the SG_SIZE in force here. The item has neither barrier nor local memory. */
#define SG_RANGE_KERNEL(name, item, args) SG_RANGE_KERNEL_(name, item, args)
#define SG_RANGE_KERNEL_(name, item, args) \
    SG_INLINE void name##_body_(item, args); \
    static void name##_run_(const sg_range_part_ *part_, void *SG_RESTRICT args_) { \
        sg_item it_ = SG_ITEM_BEGIN_(part_); \
        const size_t end_ = part_->end, full_ = end_ - end_ % SG_LANES_; \
        for (; it_.base < full_; SG_ITEM_NEXT_(&it_)) name##_body_(it_, SG_ARGS_(args_)); \
        if (full_ < end_) name##_body_(SG_ITEM_TAIL_(it_, end_), SG_ARGS_(args_)); \
    } \
    static const sg_range_kernel name[1] = {{name##_run_, #name, SG_LANES_}}; \
    SG_INLINE void name##_body_(item, args)

#endif
