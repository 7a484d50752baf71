/* SPDX-License-Identifier: MIT */
/* Includes SG_T_OP_FILE once for each operation of reduce and scan that the element has.
 * SG_T_OPFN(kind): the function sg_<kind><operation>, SG_T_HOPFN(kind) at half the lanes, SG_T_OPIN(kind) an internal one.
 * SG_T_PAD: an inactive lane, so that pad op x is x to the bit. SG_T_FRONT: what an exclusive scan has before the first
 * lane. SG_T_EITHER: 1 if the operands may change places without changing a bit. */
#if !defined(SG_T_T) || !defined(SG_T_OP_FILE)
#error "sg: each_op.tmpl.h needs an element and SG_T_OP_FILE"
#endif

#define SG_T_OPFN(kind) SG_T_FN(kind##add)
#define SG_T_OPIN(kind) SG_T_IN(kind##add)
#define SG_T_HOPFN(kind) SG_T_HFN(kind##add)
#define SG_T_OPPFN(kind, suffix) SG_T_PFN(kind##add##suffix)
#define SG_T_PAD SG_T_SCALAR(pad)()
#define SG_T_FRONT SG_T_SCALAR(zero)()
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OPFN
#undef SG_T_OPIN
#undef SG_T_HOPFN
#undef SG_T_OPPFN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OPFN(kind) SG_T_FN(kind##mul)
#define SG_T_OPIN(kind) SG_T_IN(kind##mul)
#define SG_T_HOPFN(kind) SG_T_HFN(kind##mul)
#define SG_T_OPPFN(kind, suffix) SG_T_PFN(kind##mul##suffix)
#define SG_T_PAD SG_T_SCALAR(one)()
#define SG_T_FRONT SG_T_SCALAR(one)()
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OPFN
#undef SG_T_OPIN
#undef SG_T_HOPFN
#undef SG_T_OPPFN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OPFN(kind) SG_T_FN(kind##min)
#define SG_T_OPIN(kind) SG_T_IN(kind##min)
#define SG_T_HOPFN(kind) SG_T_HFN(kind##min)
#define SG_T_OPPFN(kind, suffix) SG_T_PFN(kind##min##suffix)
#define SG_T_PAD SG_T_SCALAR(high)()
#define SG_T_FRONT SG_T_SCALAR(high)()
#define SG_T_EITHER (SG_T_KIND <= 1)
#include SG_T_OP_FILE
#undef SG_T_OPFN
#undef SG_T_OPIN
#undef SG_T_HOPFN
#undef SG_T_OPPFN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OPFN(kind) SG_T_FN(kind##max)
#define SG_T_OPIN(kind) SG_T_IN(kind##max)
#define SG_T_HOPFN(kind) SG_T_HFN(kind##max)
#define SG_T_OPPFN(kind, suffix) SG_T_PFN(kind##max##suffix)
#define SG_T_PAD SG_T_SCALAR(low)()
#define SG_T_FRONT SG_T_SCALAR(low)()
#define SG_T_EITHER (SG_T_KIND <= 1)
#include SG_T_OP_FILE
#undef SG_T_OPFN
#undef SG_T_OPIN
#undef SG_T_HOPFN
#undef SG_T_OPPFN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#if SG_T_KIND <= 1
#define SG_T_OPFN(kind) SG_T_FN(kind##and)
#define SG_T_OPIN(kind) SG_T_IN(kind##and)
#define SG_T_HOPFN(kind) SG_T_HFN(kind##and)
#define SG_T_OPPFN(kind, suffix) SG_T_PFN(kind##and##suffix)
#define SG_T_PAD ((SG_T_C)~SG_T_SCALAR(zero)())
#define SG_T_FRONT ((SG_T_C)~SG_T_SCALAR(zero)())
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OPFN
#undef SG_T_OPIN
#undef SG_T_HOPFN
#undef SG_T_OPPFN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OPFN(kind) SG_T_FN(kind##or)
#define SG_T_OPIN(kind) SG_T_IN(kind##or)
#define SG_T_HOPFN(kind) SG_T_HFN(kind##or)
#define SG_T_OPPFN(kind, suffix) SG_T_PFN(kind##or##suffix)
#define SG_T_PAD SG_T_SCALAR(zero)()
#define SG_T_FRONT SG_T_SCALAR(zero)()
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OPFN
#undef SG_T_OPIN
#undef SG_T_HOPFN
#undef SG_T_OPPFN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OPFN(kind) SG_T_FN(kind##xor)
#define SG_T_OPIN(kind) SG_T_IN(kind##xor)
#define SG_T_HOPFN(kind) SG_T_HFN(kind##xor)
#define SG_T_OPPFN(kind, suffix) SG_T_PFN(kind##xor##suffix)
#define SG_T_PAD SG_T_SCALAR(zero)()
#define SG_T_FRONT SG_T_SCALAR(zero)()
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OPFN
#undef SG_T_OPIN
#undef SG_T_HOPFN
#undef SG_T_OPPFN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#endif
#undef SG_T_OP_FILE
