/* SPDX-License-Identifier: MIT */
/* Includes SG_T_OP_FILE once for each operation of reduce and scan that the element has.
 * SG_T_OPN: the operation. SG_T_PAD: an inactive lane, so that pad op x is x to the bit. SG_T_FRONT: what an
 * exclusive scan has before the first lane. SG_T_EITHER: 1 if the operands may change places without
 * changing a bit. */
#if !defined(SG_T_T) || !defined(SG_T_OP_FILE)
#error "sg: each_op.tmpl.h needs an element and SG_T_OP_FILE"
#endif

#define SG_T_CONST(name) SG_PASTE4(sg_, name, SG_PASTE3(_, SG_T_E, _), )()
#define SG_T_OPN add
#define SG_T_PAD SG_T_CONST(pad)
#define SG_T_FRONT SG_T_CONST(zero)
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OPN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OPN mul
#define SG_T_PAD SG_T_CONST(one)
#define SG_T_FRONT SG_T_CONST(one)
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OPN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OPN min
#define SG_T_PAD SG_T_CONST(high)
#define SG_T_FRONT SG_T_CONST(high)
#define SG_T_EITHER (SG_T_KIND <= 1)
#include SG_T_OP_FILE
#undef SG_T_OPN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OPN max
#define SG_T_PAD SG_T_CONST(low)
#define SG_T_FRONT SG_T_CONST(low)
#define SG_T_EITHER (SG_T_KIND <= 1)
#include SG_T_OP_FILE
#undef SG_T_OPN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#if SG_T_KIND <= 1
#define SG_T_OPN and
#define SG_T_PAD ((SG_T_C)~SG_T_CONST(zero))
#define SG_T_FRONT ((SG_T_C)~SG_T_CONST(zero))
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OPN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OPN or
#define SG_T_PAD SG_T_CONST(zero)
#define SG_T_FRONT SG_T_CONST(zero)
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OPN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#define SG_T_OPN xor
#define SG_T_PAD SG_T_CONST(zero)
#define SG_T_FRONT SG_T_CONST(zero)
#define SG_T_EITHER 1
#include SG_T_OP_FILE
#undef SG_T_OPN
#undef SG_T_PAD
#undef SG_T_FRONT
#undef SG_T_EITHER
#endif
#undef SG_T_CONST
#undef SG_T_OP_FILE
