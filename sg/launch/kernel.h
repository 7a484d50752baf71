/* SPDX-License-Identifier: MIT */
/* What a kernel is: a function body written for one sub-group, the loop around it, and what a
 * launch must know about it.
 *
 *     struct saxpy { float a; const float *x; float *y; };
 *     SG_KERNEL(saxpy, sg_nd_item it, const struct saxpy *k) {
 *         const size_t i = sg_nd_item_get_global_linear_id_base(it);
 *         ...
 *     }
 *     sg_parallel_for(&queue, sg_nd_range_1d(n, 256), saxpy, &args); // n is a multiple of 256
 *
 * The body is ordinary code. It is compiled twice: for full sub-groups, where the item's mask is
 * a constant, and for the tail. (An SG_GROUP_KERNEL: for work-groups without a tail, and with one.)
 * Kernels are static, and bound to the SG_SIZE in force where they stand. During a launch, the argument struct
 * itself must be read and written only through the kernel's parameter. That parameter is restrict, so
 * what the body reads from the struct can stay in registers. What the struct's members point to is not concerned.
 *
 * A kernel ends when it returns. It should return after sg_fail. An SG_LOCAL that asks for too much returns from its function.
 *
 * A C++ exception that leaves a kernel ends the launch, as sg_fail does, on whatever thread it is thrown. Sub-groups that wait
 * at a barrier are abandoned, and their destructors do not run. Work that has not begun is skipped. When all workers are done,
 * the launch throws the exception again, the first one if there were several. A launch that is compiled as C, or without
 * exceptions, returns SG_ERROR_KERNEL instead. No exception may leave a kernel that is compiled as C. No barrier may stand inside
 * a handler (catch), since the C++ runtime keeps the exceptions being handled by thread, not by stack.
 *
 * A kernel must not be left by longjmp, by pthread_exit, or by the host program switching stacks: its launch would never end.
 * A request to cancel the launching thread (pthread_cancel) takes effect when the launch has ended. setjmp belongs into a
 * function of its own that is not inlined, since GCC, in C and C++, does not compile a kernel whose body calls it; the same
 * sub-group must jump back, with no barrier in between.
 *
 * After a fork inside a kernel, the child has no workers, and its copy of the launch ends without them. If some of them were
 * at work, it ends with SG_ERROR_KERNEL. A child that a worker forks has that worker alone and never comes back to the launch. It
 * should call _exit or exec in the kernel; else it ends with status 0 when the worker has done its part. Where sub-groups are threads
 * (SG_CONTEXT 3) and wait, no child goes on: at the next barrier it ends with a message, by abort. */
#ifndef SG_LAUNCH_KERNEL_H
#define SG_LAUNCH_KERNEL_H

#include "../group.h"

/* A kernel over a basic range, as SG_RANGE_KERNEL defines it. name is an array of one, so it is
 * passed as it stands. Members are for reading only. sycl: kernel */
typedef struct sg_range_kernel {
    void (*run)(const sg_range_part_ *part, void *SG_RESTRICT args);
    const char *name;
    uint32_t sub_group_size;
    bool automatic; /* SG_SIZE was SG_SIZE_AUTOMATIC */
} sg_range_kernel;

/* A kernel over an nd-range, as SG_KERNEL, SG_KERNEL_OF and SG_GROUP_KERNEL define it. name is an
 * array of one, so it is passed as it stands. Members are for reading only. sycl: kernel */
typedef struct sg_kernel {
    void (*run)(const sg_engine_part_ *part, void *SG_RESTRICT args);
    const char *name;
    uint32_t sub_group_size;
    uint32_t num_sub_groups; /* the number it is made for; 0: any */
    bool automatic;
    bool regions; /* an SG_GROUP_KERNEL */
} sg_kernel;

/* Turns a void pointer into the pointer type that a kernel declares. C does this by itself. */
#ifdef __cplusplus
template <class T_> struct sg_no_pointer_ { typedef T_ type; };
template <class T_> struct sg_no_pointer_<T_ *> {};
struct sg_args_ {
    void *p;
    template <class T_> SG_ALWAYS_INLINE_ operator T_ *() const {
        return static_cast<T_ *>(p);
    }
    template <class T_, class = typename sg_no_pointer_<T_>::type> operator T_() const; /* the assertion has failed */
};
#define SG_ARGS_(name, args) (sg_args_{args})
#elif SG_GCC
#define SG_ARGS_(name, args) ((void *)((char *)(args) + (sizeof(name##_fits_) - 1))) /* SG_KERNEL_TAKES_ */
#else
#define SG_ARGS_(name, args) (args)
#endif

/* SG_KERNEL and its kin take the kernel's parameters as one list. So a list that has not two of them gives a message of our own; a
 * kernel is defined all the same, so that no other errors follow. */
#define SG_PARAMETERS_(a, b, c, d, e, f, g, h, n, ...) n
#define SG_KERNEL_BY_(kernel, ...) \
    SG_PASTE2(kernel, SG_PARAMETERS_(__VA_ARGS__, OTHER_, OTHER_, OTHER_, OTHER_, OTHER_, OTHER_, , OTHER_, ))
#define SG_ITEM_OF_(item, ...) item
#define SG_NO_PARAMETER_ SG_UNUSED_ const void *sg_no_parameter_
#define SG_NOT_TWO_ \
    SG_STATIC_ASSERT(0, "sg: a kernel has two parameters, its item and a pointer: SG_KERNEL(name, sg_nd_item it, const struct my_args *a)");

/* What a launch by the kernel's name takes as its argument (parallel_for.h). In C++ that is part of the kernel's type. C has two
 * structs and a function for it; they are never defined, and their names are made to be read in the compiler's message. */
#define SG_KERNEL_DECLARE_(name, item, type, args) \
    SG_STATIC_ASSERT(SG_IS_ITEM_(item, type), "sg: " SG_FIRST_PARAMETER_TEXT_); \
    SG_KERNEL_PLACE_ \
    enum { sg_another_kernel_in_this_file_has_the_name_##name }; \
    SG_INLINE void name##_body_(item, args); \
    SG_KERNEL_TAKES_(name, item, args) \
    SG_STATIC_ASSERT(SG_TAKES_POINTER_(name), "sg: " SG_SECOND_PARAMETER_TEXT_)
#define SG_FIRST_PARAMETER_TEXT_ \
    "the first parameter of a kernel is sg_nd_item in SG_KERNEL, sg_item in SG_RANGE_KERNEL, sg_group in SG_GROUP_KERNEL"
#define SG_SECOND_PARAMETER_TEXT_ "the second parameter of a kernel is a pointer to what it needs, which is not volatile"
/* A kernel stands outside of functions. In C a struct that is declared again inside one is another one, which has no size. */
#ifndef __cplusplus
struct sg_a_kernel_is_defined_outside_of_functions_ { char of_no_use; };
#define SG_KERNEL_PLACE_ \
    struct sg_a_kernel_is_defined_outside_of_functions_; \
    SG_STATIC_ASSERT(sizeof(struct sg_a_kernel_is_defined_outside_of_functions_), "");
#elif SG_HAVE_GNU
#define SG_KERNEL_PLACE_ \
    SG_STATIC_ASSERT(*__builtin_FUNCTION() == 0, "sg: a kernel is defined outside of functions, in front of the one that launches it");
#else
#define SG_KERNEL_PLACE_
#endif
#ifdef __cplusplus
#define SG_IS_ITEM_(item, type) (sg_is_<void (*)(item), void (*)(type)>::value)
template <class Kernel, class Args> struct sg_kernel_taking_ : Kernel {};
template <class Kernel, class Item, class Args>
sg_kernel_taking_<Kernel, Args *> sg_kernel_taking_of_(void (*body)(Item, Args *));
template <class Kernel, class Item, class Args> /* the assertion below has failed: this overload keeps other errors away */
sg_kernel_taking_<Kernel, const void *> sg_kernel_taking_of_(void (*body)(Item, Args));
template <class Kernel, class Item, class Args>
sg_kernel_taking_<Kernel, const void *> sg_kernel_taking_of_(void (*body)(Item, volatile Args *));
template <class Item, class Args> constexpr bool sg_takes_pointer_(void (*)(Item, Args *)) { return true; }
template <class Item, class Args> constexpr bool sg_takes_pointer_(void (*)(Item, volatile Args *)) { return false; }
template <class Item, class Args> constexpr bool sg_takes_pointer_(void (*)(Item, Args)) { return false; }
#define SG_TAKES_POINTER_(name) sg_takes_pointer_(name##_body_)
#define SG_KERNEL_TAKES_(name, item, args)
#define SG_KERNEL_DEFINE_(kernel, name, ...) \
    static const decltype(sg_kernel_taking_of_<kernel>(name##_body_)) name[1] = {{{__VA_ARGS__}}}
#else
#define SG_IS_ITEM_(item, type) _Generic((void (*)(item))0, void (*)(type): 1, default: 0)
#define SG_TAKES_POINTER_(name) \
    _Generic(((struct name##_argument_ *)0)->takes, void (*)(_Bool): 0, void (*)(char): 0, void (*)(signed char): 0, \
             void (*)(unsigned char): 0, void (*)(short): 0, void (*)(unsigned short): 0, void (*)(int): 0, void (*)(unsigned): 0, \
             void (*)(long): 0, void (*)(unsigned long): 0, void (*)(long long): 0, void (*)(unsigned long long): 0, \
             void (*)(float): SG_FLOAT_IS_TOLD_, void (*)(double): SG_FLOAT_IS_TOLD_, default: 1)
/* A parameter that is a struct shows where `fits` would be called with a pointer. GCC: the size of name##_fits_ is then no type.
 * Clang: the call has no type, and what is made of it is wrong without a further message; the body also gets an overload for it. */
#define SG_KERNEL_TAKES_(name, item, args) \
    SG_KERNEL_FITS_(sg_the_second_parameter_of_a_kernel_is_a_pointer_in_##name, name, item, args) \
    struct name##_argument_ { void (*takes)(args); }; \
    struct sg_in_parentheses_unless_it_names_a_kernel_##name { SG_KERNEL_MEMBER_(name, args) }; \
    void *sg_another_argument_takes_##name(struct name##_argument_);
#define SG_TAKES_(name) (*((struct sg_in_parentheses_unless_it_names_a_kernel_##name *)0)->takes)
#if SG_CLANG
#define SG_KERNEL_FITS_(fits, name, item, args) \
    SG_PRAGMA_(clang diagnostic push) SG_PRAGMA_(clang diagnostic ignored "-Wgcc-compat") \
    void fits(args); \
    SG_NO_CONVERSION(struct sg_wrong_call_ fits(...), SG_SECOND_PARAMETER_TEXT_) \
    typedef __typeof__(fits(0)) name##_pointed_; \
    SG_PRAGMA_(clang diagnostic pop) \
    __attribute__((overloadable)) void name##_body_(item, ...);
#define SG_FLOAT_IS_TOLD_ 0
#define SG_KERNEL_MEMBER_(name, args) \
    __typeof__(_Generic((name##_pointed_ *)0, default: (void (*)(args))0)) takes;
#elif SG_GCC
#define SG_KERNEL_FITS_(fits, name, item, args) \
    char *fits(args); \
    extern char name##_fits_[sizeof(*fits((void *)0))];
#define SG_FLOAT_IS_TOLD_ 1 /* by the call of fits, as a struct is */
#define SG_KERNEL_MEMBER_(name, args) void (*takes[sizeof(name##_fits_)])(args);
#else
#define SG_KERNEL_FITS_(fits, name, item, args)
#define SG_FLOAT_IS_TOLD_ 0
#define SG_KERNEL_MEMBER_(name, args) void (*takes)(args);
#endif
#define SG_KERNEL_DEFINE_(kernel, name, ...) static const kernel name[1] = {{__VA_ARGS__}}
#endif

/* The loops below are macros because they inline a body that the user writes after them; their steps
 * are functions. The inner loop counts its steps, since that is the form that Clang unrolls where the body is small. */

/* SG_RANGE_KERNEL(name, sg_item it, const struct my_args *a) { body }
 * defines the sg_range_kernel name: a kernel over a basic range, called once for each sub-group. A range
 * may have any number of items that sg_range_check accepts; it need not be a multiple of SG_SIZE. There is
 * no work-group, so barriers and local memory do not compile in it.
 * The second parameter is any pointer to an object that is not volatile. */
#define SG_RANGE_KERNEL(name, ...) SG_KERNEL_BY_(SG_RANGE_KERNEL_, __VA_ARGS__)(name, __VA_ARGS__)
#define SG_RANGE_KERNEL_OTHER_(name, ...) SG_NOT_TWO_ SG_RANGE_KERNEL_(name, SG_ITEM_OF_(__VA_ARGS__, ), SG_NO_PARAMETER_)
#define SG_RANGE_KERNEL_(name, item, args) \
    SG_KERNEL_DECLARE_(name, item, sg_item, args); \
    SG_ALIGN_FRAME static void name##_run_(const sg_range_part_ *part_, void *SG_RESTRICT args_) { \
        SG_CATCH_BEGIN_ \
        sg_item it_ = SG_ITEM_BEGIN_(part_); \
        const size_t end_ = part_->end, full_ = end_ - end_ % SG_LANES_; \
        while (it_.base < full_) { \
            size_t left_ = (SG_ITEM_RUN_(&it_, full_) - it_.base) / SG_LANES_; \
            for (; left_ != 0; left_--, SG_ITEM_NEXT_(&it_)) SG_RANGE_STEP_(name, it_); \
            SG_ITEM_WRAP_(&it_); \
        } \
        if (full_ < end_) SG_RANGE_STEP_(name, SG_ITEM_TAIL_(it_, end_)); \
        SG_CATCH_END_(part_->thrown, sg_range_threw_(part_)) \
    } \
    SG_KERNEL_DEFINE_(sg_range_kernel, name, name##_run_, #name, SG_LANES_, SG_SIZE_IS_AUTOMATIC_); \
    SG_INLINE void name##_body_(item, args)
#define SG_RANGE_STEP_(name, item) \
    { \
        sg_item_loop_ loop_ = {false, 0, it_.base}; \
        sg_item now_ = item; \
        now_.loop = &loop_; \
        SG_CHECKED_DO_(sg_checked_at_(__FILE__, __LINE__), sg_checked_range_item_(part_, it_.base, SG_LANES_, #name);) \
        name##_body_(now_, SG_ARGS_(name, args_)); \
        if (loop_.failed) { \
            *part_->result = loop_; \
            return; \
        } \
    }

/* SG_KERNEL(name, sg_nd_item it, const struct my_args *a) { body }
 * defines the sg_kernel name: a kernel over an nd-range, with work-groups, barriers and local memory,
 * called once for each sub-group. */
#define SG_KERNEL(name, ...) SG_KERNEL_BY_(SG_KERNEL_, __VA_ARGS__)(0, name, __VA_ARGS__)
#define SG_KERNEL_OTHER_(number, name, ...) SG_NOT_TWO_ SG_KERNEL_(number, name, SG_ITEM_OF_(__VA_ARGS__, ), SG_NO_PARAMETER_)

/* SG_KERNEL_OF(number, name, sg_nd_item it, const struct my_args *a) { body }
 * is an SG_KERNEL for work-groups of exactly this number of sub-groups. Launches with another number return
 * SG_ERROR_INVALID_RANGE. number is a constant from 1 to SG_MAX_NUM_SUB_GROUPS. */
#define SG_KERNEL_OF(number, name, ...) \
    SG_STATIC_ASSERT((number) >= 1 && (number) <= SG_MAX_NUM_SUB_GROUPS, \
                     "sg: SG_KERNEL_OF(number, ...): the number of sub-groups is a constant from 1 to SG_MAX_NUM_SUB_GROUPS"); \
    SG_KERNEL_BY_(SG_KERNEL_, __VA_ARGS__)(number, name, __VA_ARGS__)
#define SG_KERNEL_(number, name, item, args) \
    SG_KERNEL_DECLARE_(name, item, sg_nd_item, args); \
    SG_ALIGN_FRAME static void name##_run_(const sg_engine_part_ *part_, void *SG_RESTRICT args_) { \
        SG_CATCH_BEGIN_ \
        sg_nd_item it_ = SG_ND_ITEM_BEGIN_(part_); \
        const size_t end_ = SG_ND_ITEM_END_(part_), full_ = end_ - end_ % SG_LANES_; \
        for (;;) { \
            bool ended_ = false; \
            while (it_.local.base < full_ && !ended_) { \
                const size_t run_ = SG_ND_ITEM_RUN_(&it_, full_); \
                while (it_.local.base < run_ && !ended_) SG_KERNEL_STEP_(name, it_) \
                SG_ND_ITEM_WRAP_(&it_); \
            } \
            if (it_.local.base < end_ && !ended_) { \
                SG_KERNEL_STEP_(name, SG_ND_ITEM_TAIL_(it_, end_)) \
            } \
            if (it_.group + 1 >= part_->end) return; \
            SG_ND_ITEM_NEXT_GROUP_(&it_); \
        } \
        SG_CATCH_END_(&part_->engine->thrown, sg_engine_threw_(part_)) \
    } \
    SG_KERNEL_DEFINE_(sg_kernel, name, name##_run_, #name, SG_LANES_, number, SG_SIZE_IS_AUTOMATIC_, false); \
    SG_INLINE void name##_body_(item, args)
/* One sub-group. If its body called the engine, that call ran the rest of the work-group: all sub-groups have ended here. */
#define SG_KERNEL_STEP_(name, item) \
    { \
        sg_engine_loop_ loop_ = {part_, it_.group, it_.sub_group, false, part_->engine}; \
        sg_nd_item now_ = item; \
        now_.loop = &loop_; \
        SG_CHECKED_DO_(sg_checked_at_(__FILE__, __LINE__), sg_engine_checked_(&loop_, SG_LANES_, true);) \
        name##_body_(now_, SG_ARGS_(name, args_)); \
        ended_ = loop_.touched; \
        if (ended_ && !sg_engine_finish_(part_)) return; \
        SG_ND_ITEM_NEXT_(&it_); \
    }

/* SG_GROUP_KERNEL(name, sg_group g, const struct my_args *a) { body }
 * defines the sg_kernel name: a kernel over an nd-range, called once for each work-group. The body is a
 * sequence of loops sg_for_each_sub_group(it, g) { ... }; the end of each loop is a barrier. It needs no
 * switch of stacks, so it works everywhere, and is the fastest form where little is done between
 * barriers. */
#define SG_GROUP_KERNEL(name, ...) SG_KERNEL_BY_(SG_GROUP_KERNEL_, __VA_ARGS__)(name, __VA_ARGS__)
#define SG_GROUP_KERNEL_OTHER_(name, ...) SG_NOT_TWO_ SG_GROUP_KERNEL_(name, SG_ITEM_OF_(__VA_ARGS__, ), SG_NO_PARAMETER_)
#define SG_GROUP_KERNEL_(name, handle, args) \
    SG_KERNEL_DECLARE_(name, handle, sg_group, args); \
    SG_ALIGN_FRAME static void name##_run_(const sg_engine_part_ *part_, void *SG_RESTRICT args_) { \
        SG_CATCH_BEGIN_ \
        sg_nd_item it_ = SG_ND_ITEM_BEGIN_(part_); \
        const bool uniform_ = part_->launch->items % SG_LANES_ == 0; \
        for (;;) { \
            sg_engine_loop_ loop_ = {part_, it_.group, 0, false, part_->engine}; \
            sg_group now_; \
            now_.it = it_; \
            now_.it.loop = &loop_; \
            SG_PASTE3(sg_nd_item_set_count_x, SG_X_, _)(&now_.it, uniform_); \
            SG_CHECKED_DO_(sg_checked_at_(__FILE__, __LINE__), sg_engine_checked_(&loop_, SG_LANES_, true);) \
            if (uniform_) { \
                now_.it.local.full = true; \
                name##_body_(now_, SG_ARGS_(name, args_)); \
            } else { \
                now_.it.local.full = false; \
                name##_body_(now_, SG_ARGS_(name, args_)); \
            } \
            if (loop_.touched || it_.group + 1 >= part_->end) return; \
            SG_ND_ITEM_NEXT_GROUP_(&it_); \
        } \
        SG_CATCH_END_(&part_->engine->thrown, sg_engine_threw_(part_)) \
    } \
    SG_KERNEL_DEFINE_(sg_kernel, name, name##_run_, #name, SG_LANES_, 0, SG_SIZE_IS_AUTOMATIC_, true); \
    SG_INLINE void name##_body_(handle, args)

/* In an SG_GROUP_KERNEL: the statement after it runs for each sub-group of work-group g, in the order of
 * their numbers; item is its sg_nd_item. Each loop sees what the loops before it wrote. */
#define sg_for_each_sub_group(item, g) \
    for (sg_nd_item item = SG_PASTE3(sg_nd_item_first_x, SG_X_, _)(g); \
         item.sub_group < item.sub_groups; SG_PASTE3(sg_nd_item_each_x, SG_X_, _)(&item, g))

#endif
