/* SPDX-License-Identifier: MIT */
/* Gives each row of sg/tables/operations.h and more.h to T_PICK_<topic>(shape, name, class) of its topic. The row macros are defined
 * only here, because sg.h uses the same names whenever it is included again. */
#define SG_T_OP(shape, name, class_, reg) T_ROW(SG_SECTION_##name##_, shape, name, class_)
#define SG_T_DERIVED(shape, name, class_) T_ROW(SG_SECTION_##name##_, shape, name, class_)
#define SG_T_DERIVED_N(shape, name, class_) T_ROW(SG_SECTION_##name##_, shape, name, class_)
#define SG_T_MASK_OP(shape, name) T_ROW(SG_SECTION_##name##_, shape, name, MASK)
#define T_ROW(section, shape, name, class_) T_OF_SECTION(section, shape, name, class_)
#define T_OF_SECTION(section, shape, name, class_) T_ROW_(T_TOPIC_##section, shape, name, class_)
#define T_ROW_(topic, shape, name, class_) T_PICK(topic, shape, name, class_)
#define T_PICK(topic, shape, name, class_) T_PICK_##topic(shape, name, class_)

#include <sg/tables/operations.h>
#include <sg/tables/more.h>

#undef SG_T_OP
#undef SG_T_DERIVED
#undef SG_T_DERIVED_N
#undef SG_T_MASK_OP
#undef T_ROW
#undef T_OF_SECTION
#undef T_ROW_
#undef T_PICK
