/* SPDX-License-Identifier: MIT */
/* FLOOR 2: sub-group values. A variable holds one element for each of S lanes.
 *
 * May be included again with another SG_SIZE or SG_MASK_BITS (through sg.h). What a size needs is
 * instantiated only once; the bound names (sg_f32, sg_add_f32, sg_add) mean the size of the last include. */
#include "lanes/elements.h"

#ifndef SG_SIZE_PRIMARY
/* A value of SG_SIZE, and its default: the f32 lanes of the widest register, which are 4, 8 or 16.
 * sycl ext: named_sub_group_size(primary) */
#define SG_SIZE_PRIMARY (SG_REG_BITS / 32)

/* A value of SG_SIZE: the library chooses. Today that is the primary size; only
 * sg_kernel_compile_sub_group_size can tell the two apart. sycl ext: named_sub_group_size(automatic) */
#define SG_SIZE_AUTOMATIC (SG_REG_BITS / 32 + SG_AUTOMATIC_PROBE_) /* with the probe set, it is above every real size */

/* The bits of a mask's lane where SG_MASK_BITS does not say. Whoever chooses a size at which values of bytes fill whole registers
 * works on bytes. At smaller sizes most of what is compared has 32 bits. */
#define SG_MASK_DEFAULT_ (SG_LANES_ * 8 >= SG_REG_BITS ? 8 : 32)

#define SG_DEFAULT_SIZE_primary SG_SIZE_PRIMARY
#define SG_DEFAULT_SIZE_automatic SG_SIZE_AUTOMATIC
#endif
#ifndef SG_WITHOUT_LANES_ /* see foreach.h */
#include "reg.h"
#include "lanes/scalar.h"
#include "lanes/operators.h"

/* ---- the size of this region: SG_LANES_ is the bare number ---- */

#if SG_CLANG /* where SG_SIZE is two numbers, "8 16", Clang's own message would name a line of the directives below */
#define SG_BEHIND_SPACE_(x, c) __builtin_memcmp(__builtin_strchr(SG_STRING(x) " ", ' ') + 1, c, 1)
#define SG_IS_ONE_(x) (SG_BEHIND_SPACE_(x, "0") < 0 || SG_BEHIND_SPACE_(x, "9") > 0)
SG_STATIC_ASSERT(SG_IS_ONE_(SG_SIZE) && SG_IS_ONE_(SG_DEFAULT_SUB_GROUP_SIZE),
                 "sg: SG_SIZE (or SG_DEFAULT_SUB_GROUP_SIZE) must be 1, 2, 4, 8, 16, 32 or 64, SG_SIZE_PRIMARY or SG_SIZE_AUTOMATIC");
struct sg_size_; /* Clang reads one token ahead: this one, so that it reports the assertion before it reads the directives below */
#undef SG_BEHIND_SPACE_
#undef SG_IS_ONE_
#endif
#undef SG_AUTOMATIC_PROBE_
#define SG_AUTOMATIC_PROBE_ 0
#ifndef SG_DEFAULT_SUB_GROUP_SIZE
#define SG_DEFAULT_SUB_GROUP_SIZE primary
#elif !defined(SG_SIZE) && !defined(primary) && !defined(automatic)
#define primary 0
#define automatic 0
#if SG_DEFAULT_SUB_GROUP_SIZE + 0 >= 0
#if SG_DEFAULT_SUB_GROUP_SIZE + 0 > 0 /* a number, perhaps in parentheses: it must not be pasted below */
#define SG_SIZE SG_DEFAULT_SUB_GROUP_SIZE
#endif
#else /* negative, or no expression: 0 gives the one message about sizes, and no others */
#define SG_SIZE 0
#endif
#undef primary
#undef automatic
#endif
#ifdef SG_SIZE
#if (SG_SIZE + 0) > 0
#else /* negative, 0, nothing, or no expression: as above */
#undef SG_SIZE
#define SG_SIZE 0
#endif
#endif
#ifndef SG_SIZE
#define SG_SIZE SG_PASTE2(SG_DEFAULT_SIZE_, SG_DEFAULT_SUB_GROUP_SIZE)
#endif
#undef SG_AUTOMATIC_PROBE_
#define SG_AUTOMATIC_PROBE_ 128
#undef SG_SIZE_IS_AUTOMATIC_
#if (SG_SIZE) > 64
#define SG_SIZE_IS_AUTOMATIC_ 1
#else
#define SG_SIZE_IS_AUTOMATIC_ 0
#endif
#undef SG_AUTOMATIC_PROBE_
#define SG_AUTOMATIC_PROBE_ 0

#include "made/size.h"

/* ---- sizes: this one, and its halves, down to the size at which every element is a leaf ---- */

#include "made/lanes_sizes.h"

/* ---- masks of this size and width ---- */

/* Masks are passed to functions in different ways: as mask registers, as vectors of the machine or of the compiler, as structs. */
#undef SG_MASK_LAYOUT_
#if SG_HAVE_KMASK
#define SG_MASK_LAYOUT_ _k
#elif SG_HAVE_SIMDE
#define SG_MASK_LAYOUT_ SG_PASTE2(_m, SG_MASK_WIDTH_)
#elif SG_HAVE_VECTOR_TYPES
#define SG_MASK_LAYOUT_ SG_PASTE2(_v, SG_MASK_WIDTH_)
#else
#define SG_MASK_LAYOUT_ SG_PASTE2(_p, SG_MASK_WIDTH_)
#endif
#if !SG_HAVE_KMASK
#include "made/lanes_masks.h"
#endif

/* ---- operators, in C++ ---- */

#if SG_HAVE_OPERATORS
#include "made/lanes_operators_sizes.h"
#endif

/* ---- names ---- */

#include "made/lanes_names.h"
#include "made/lanes_forgotten.h"
#endif
