/* SPDX-License-Identifier: MIT */
/* One program for several instruction sets: kernels are compiled once for each level of the machine, and one level is chosen when
 * the program starts. Not a part of sg.h. docs/dispatch.md says how such a program is built.
 *
 * The levels of x86-64 are v2, v3 and v4, those of -march=x86-64-v2 and so on. The levels of aarch64 on Linux are neon and
 * dotprod. Every other machine has the one level any. The processor's highest level is chosen. The environment variable SG_ISA
 * can name a lower one; it is ignored if the processor does not have that level, or if there is none of that name.
 *
 * A kernel that gives the same bits at each SG_SIZE gives the same bits at each level. But the primary size differs from level to
 * level: set SG_SIZE where the number of lanes matters.
 *
 *     kernels.c, compiled once for each level:
 *         #include <sg.h>
 *         #include <sg/dispatch.h>
 *         SG_RANGE_KERNEL(SG_ISA(saxpy), sg_item it, const struct saxpy *k) { ... }
 *         SG_EXPORT_RANGE_KERNEL(saxpy)
 *     main.c, compiled once, for the lowest one, with the same two:
 *         SG_DISPATCH_RANGE_KERNEL(saxpy, const struct saxpy *)
 *         ... sg_parallel_for_range(&queue, range, saxpy, &args) ... */
#if !defined(SG_OWN_WARNINGS) || !SG_OWN_WARNINGS
#pragma GCC system_header /* see port/config.h */
#endif
#ifndef SG_DISPATCH_H
#define SG_DISPATCH_H

#include "launch.h"
#include "port/isa.h"

/* From here on these names are real: made/lanes_forgotten.h had them say that this header is missing. */
#undef SG_ISA
#undef SG_EXPORT_RANGE_KERNEL
#undef SG_EXPORT_KERNEL
#undef SG_EXPORT_FUNCTION
#undef sg_isa_name
#undef SG_DISPATCH_RANGE_KERNEL
#undef SG_DISPATCH_KERNEL
#undef SG_DISPATCH_FUNCTION

/* SG_ISA(name)
 * the name, followed by the level that is being compiled for: name_v3. For whatever each level has its own copy of. */
#define SG_ISA(name) SG_PASTE3(name, _, SG_ISA_TAG_)

#ifdef __cplusplus
#define SG_EXTERN_C_ extern "C"
#else
#define SG_EXTERN_C_ extern
#endif

/* ---- in the file of kernels ---- */

/* SG_FOREACH
 * 1 while foreach.h reads this file for a level, else 0. */
#ifndef SG_FOREACH
#define SG_FOREACH 0
#endif

/* SG_EXPORT_RANGE_KERNEL(name)
 * stands behind the kernel SG_ISA(name) and makes it known to SG_DISPATCH_RANGE_KERNEL. */
#define SG_EXPORT_RANGE_KERNEL(name) SG_EXPORT_(sg_range_kernel, name, _export_range_, "sg: this is no range kernel: SG_EXPORT_KERNEL exports it")

/* SG_EXPORT_KERNEL(name)
 * the same for an SG_KERNEL, SG_KERNEL_OF or SG_GROUP_KERNEL. */
#define SG_EXPORT_KERNEL(name) SG_EXPORT_(sg_kernel, name, _export_kernel_, "sg: this is a range kernel: SG_EXPORT_RANGE_KERNEL exports it")

/* SG_EXPORT_FUNCTION(void, name, (float a, float *y, size_t n))
 * stands in front of the function SG_ISA(name), which has these parameters, and declares it for SG_DISPATCH_FUNCTION. Neither the
 * type nor a parameter may be a value of lanes, since registers differ from level to level. */
#define SG_EXPORT_FUNCTION(type, name, parameters) SG_EXTERN_C_ type SG_ISA(name) parameters;

/* The symbol says which kind of kernel it is, so that a kernel exported as one kind and dispatched as the other does not link. C++ gives a
 * constant external linkage only if a declaration came before it. */
#define SG_EXPORT_(type, name, kind, other) SG_EXPORT_AS_(type, SG_ISA(name), SG_PASTE3(name, kind, SG_ISA_TAG_), other)
#define SG_EXPORT_AS_(type, kernel, exported, other) \
    SG_EXPORT_CHECK_(type, kernel, other) \
    SG_EXTERN_C_ const type *const exported; \
    const type *const exported = kernel;
#ifdef __cplusplus /* an error in itself */
#define SG_EXPORT_CHECK_(type, kernel, other)
#else
#define SG_EXPORT_CHECK_(type, kernel, other) SG_STATIC_ASSERT(_Generic((kernel), const type *: 1, type *: 1, default: 0), other);
#endif

/* ---- in the file that launches ---- */

/* const char *sg_isa_name(void);
 * the name of the level whose kernels are chosen: "v3". Reads the environment at each call. */
SG_INLINE const char *sg_isa_name(void) {
    return sg_isa_name_of_(sg_isa_chosen_());
}

/* SG_DISPATCH_RANGE_KERNEL(name, const struct my_args *)
 * defines in this file the sg_range_kernel name, for launches and queries: the kernel of the chosen level. The second argument is
 * the parameter as the kernel declares it. The choice is made before main begins, so a constructor of another file must not
 * launch the kernel. */
#define SG_DISPATCH_RANGE_KERNEL(name, args) SG_DISPATCH_(sg_range_kernel, name, name##_export_range_, args)

/* SG_DISPATCH_KERNEL(name, const struct my_args *)
 * the same for an sg_kernel. */
#define SG_DISPATCH_KERNEL(name, args) SG_DISPATCH_(sg_kernel, name, name##_export_kernel_, args)

/* SG_DISPATCH_FUNCTION(void, name, (float a, float *y, size_t n))
 * defines name as a pointer to the function of the chosen level. Call it as name(a, y, n). */
#define SG_DISPATCH_FUNCTION(type, name, parameters) \
    typedef type name##_function_ parameters; \
    SG_ISA_EACH_(SG_DISPATCH_FUNCTION_DECLARE_, name##_function_, name) \
    static name##_function_ *name; \
    SG_AT_START_ static void name##_choose_(void) { \
        static name##_function_ *const levels[] = {SG_ISA_EACH_(SG_DISPATCH_FUNCTION_ROW_, 0, name)}; \
        name = levels[sg_isa_chosen_()]; \
    }
#define SG_DISPATCH_FUNCTION_DECLARE_(tag, type, name) SG_EXTERN_C_ type name##_##tag;
#define SG_DISPATCH_FUNCTION_ROW_(tag, type, name) name##_##tag,

#define SG_DISPATCH_(type, name, exported, args) \
    SG_KERNEL_TAKES_(name, int, args) \
    SG_ISA_EACH_(SG_DISPATCH_DECLARE_, type, exported) \
    static SG_DISPATCHED_(type, args) name[1]; \
    SG_AT_START_ static void name##_choose_(void) { \
        static const type *const *const levels[] = {SG_ISA_EACH_(SG_DISPATCH_ROW_, type, exported)}; \
        type *chosen = name; \
        *chosen = **levels[sg_isa_chosen_()]; \
    }
#define SG_DISPATCH_DECLARE_(tag, type, exported) SG_EXTERN_C_ const type *const exported##tag;
#define SG_DISPATCH_ROW_(tag, type, exported) &exported##tag,
#ifdef __cplusplus
#define SG_DISPATCHED_(type, args) sg_kernel_taking_<type, args>
#else
#define SG_DISPATCHED_(type, args) type
#endif

#endif
