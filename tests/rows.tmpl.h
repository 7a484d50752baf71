/* SPDX-License-Identifier: MIT */
/* The rows of sg/lanes/ops.h, each handed to T_PICK_<topic>(shape, name, class) of its topic. The row
 * macros exist only here: sg.h uses them too whenever it is included again. */
#define SG_T_OP(shape, name, class_, reg) T_ROW(T_TOPIC_##name, shape, name, class_)
#define SG_T_DERIVED(shape, name, class_) T_ROW(T_TOPIC_##name, shape, name, class_)
#define SG_T_DERIVED_N(shape, name, class_) T_ROW(T_TOPIC_##name, shape, name, class_)
#define SG_T_MASK_OP(shape, name) T_ROW(T_TOPIC_##name, shape, name, MASK)
#define T_ROW(topic, shape, name, class_) T_ROW_(topic, shape, name, class_)
#define T_ROW_(topic, shape, name, class_) T_PICK_##topic(shape, name, class_)

#include <sg/lanes/ops.h>

#undef SG_T_OP
#undef SG_T_DERIVED
#undef SG_T_DERIVED_N
#undef SG_T_MASK_OP
#undef T_ROW
#undef T_ROW_
