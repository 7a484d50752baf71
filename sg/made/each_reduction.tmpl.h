/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Includes SG_T_OP_FILE once for each reduction that the element has.
 * SG_T_OP_FN(kind): the function sg_<kind><operation>; SG_T_HALF_OP_FN(kind): at half the lanes; SG_T_OP_INTERNAL(kind): an internal one.
 * SG_T_PAD, SG_T_FRONT, SG_T_EITHER: as in reductions.h. */
#if !defined(SG_T_VALUE) || !defined(SG_T_OP_FILE)
#error "sg: each_reduction.tmpl.h needs an element and SG_T_OP_FILE"
#endif

#define SG_T_OP_FN(kind) SG_T_FN(kind##add)
#define SG_T_OP_INTERNAL(kind) SG_T_INTERNAL(kind##add)
#define SG_T_HALF_OP_FN(kind) SG_T_HALF_FN(kind##add)
#define SG_T_OP_PUBLIC_FN(kind, suffix) SG_T_PUBLIC_FN(kind##add##suffix)
#define SG_T_PAD SG_T_SCALAR(pad)()
#define SG_T_FRONT SG_T_SCALAR(zero)()
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OP_FN
#undef SG_T_OP_INTERNAL
#undef SG_T_HALF_OP_FN
#undef SG_T_OP_PUBLIC_FN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OP_FN(kind) SG_T_FN(kind##mul)
#define SG_T_OP_INTERNAL(kind) SG_T_INTERNAL(kind##mul)
#define SG_T_HALF_OP_FN(kind) SG_T_HALF_FN(kind##mul)
#define SG_T_OP_PUBLIC_FN(kind, suffix) SG_T_PUBLIC_FN(kind##mul##suffix)
#define SG_T_PAD SG_T_SCALAR(one)()
#define SG_T_FRONT SG_T_SCALAR(one)()
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OP_FN
#undef SG_T_OP_INTERNAL
#undef SG_T_HALF_OP_FN
#undef SG_T_OP_PUBLIC_FN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OP_FN(kind) SG_T_FN(kind##min)
#define SG_T_OP_INTERNAL(kind) SG_T_INTERNAL(kind##min)
#define SG_T_HALF_OP_FN(kind) SG_T_HALF_FN(kind##min)
#define SG_T_OP_PUBLIC_FN(kind, suffix) SG_T_PUBLIC_FN(kind##min##suffix)
#define SG_T_PAD SG_T_SCALAR(high)()
#define SG_T_FRONT SG_T_SCALAR(high)()
#define SG_T_EITHER (SG_T_KIND <= 1)
#include SG_T_OP_FILE
#undef SG_T_OP_FN
#undef SG_T_OP_INTERNAL
#undef SG_T_HALF_OP_FN
#undef SG_T_OP_PUBLIC_FN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OP_FN(kind) SG_T_FN(kind##max)
#define SG_T_OP_INTERNAL(kind) SG_T_INTERNAL(kind##max)
#define SG_T_HALF_OP_FN(kind) SG_T_HALF_FN(kind##max)
#define SG_T_OP_PUBLIC_FN(kind, suffix) SG_T_PUBLIC_FN(kind##max##suffix)
#define SG_T_PAD SG_T_SCALAR(low)()
#define SG_T_FRONT SG_T_SCALAR(low)()
#define SG_T_EITHER (SG_T_KIND <= 1)
#include SG_T_OP_FILE
#undef SG_T_OP_FN
#undef SG_T_OP_INTERNAL
#undef SG_T_HALF_OP_FN
#undef SG_T_OP_PUBLIC_FN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#if SG_T_KIND <= 1
#define SG_T_OP_FN(kind) SG_T_FN(kind##and)
#define SG_T_OP_INTERNAL(kind) SG_T_INTERNAL(kind##and)
#define SG_T_HALF_OP_FN(kind) SG_T_HALF_FN(kind##and)
#define SG_T_OP_PUBLIC_FN(kind, suffix) SG_T_PUBLIC_FN(kind##and##suffix)
#define SG_T_PAD SG_T_SCALAR(ones)()
#define SG_T_FRONT SG_T_SCALAR(ones)()
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OP_FN
#undef SG_T_OP_INTERNAL
#undef SG_T_HALF_OP_FN
#undef SG_T_OP_PUBLIC_FN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#endif
#if SG_T_KIND <= 1
#define SG_T_OP_FN(kind) SG_T_FN(kind##or)
#define SG_T_OP_INTERNAL(kind) SG_T_INTERNAL(kind##or)
#define SG_T_HALF_OP_FN(kind) SG_T_HALF_FN(kind##or)
#define SG_T_OP_PUBLIC_FN(kind, suffix) SG_T_PUBLIC_FN(kind##or##suffix)
#define SG_T_PAD SG_T_SCALAR(zero)()
#define SG_T_FRONT SG_T_SCALAR(zero)()
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OP_FN
#undef SG_T_OP_INTERNAL
#undef SG_T_HALF_OP_FN
#undef SG_T_OP_PUBLIC_FN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#endif
#if SG_T_KIND <= 1
#define SG_T_OP_FN(kind) SG_T_FN(kind##xor)
#define SG_T_OP_INTERNAL(kind) SG_T_INTERNAL(kind##xor)
#define SG_T_HALF_OP_FN(kind) SG_T_HALF_FN(kind##xor)
#define SG_T_OP_PUBLIC_FN(kind, suffix) SG_T_PUBLIC_FN(kind##xor##suffix)
#define SG_T_PAD SG_T_SCALAR(zero)()
#define SG_T_FRONT SG_T_SCALAR(zero)()
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OP_FN
#undef SG_T_OP_INTERNAL
#undef SG_T_HALF_OP_FN
#undef SG_T_OP_PUBLIC_FN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#endif
#undef SG_T_OP_FILE
