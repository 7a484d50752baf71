/* SPDX-License-Identifier: MIT */
/* The table of sizes. This file is a template: include it with the row macros defined. Lists for the preprocessor are in
 * made/lists.h.
 *
 *   SG_T_SIZE(lanes)      a size of a sub-group
 *   SG_T_COUNT(n)         a number of values for each lane: sg_f32v4
 *   SG_T_MASK_BITS(bits)  a lane width of masks where the target has no mask registers
 *   SG_T_REGISTER(bits)   a width of registers */

SG_T_SIZE(1)
SG_T_SIZE(2)
SG_T_SIZE(4)
SG_T_SIZE(8)
SG_T_SIZE(16)
SG_T_SIZE(32)
SG_T_SIZE(64)

SG_T_COUNT(2)
SG_T_COUNT(3)
SG_T_COUNT(4)
SG_T_COUNT(8)
SG_T_COUNT(16)

SG_T_MASK_BITS(8)
SG_T_MASK_BITS(16)
SG_T_MASK_BITS(32)
SG_T_MASK_BITS(64)

SG_T_REGISTER(128)
SG_T_REGISTER(256)
SG_T_REGISTER(512)
