/* SPDX-License-Identifier: MIT */
/* The table of elements: one row each. This file is a template: include it with the row macro defined. make.sh makes files of
 * sg/made from it; lists of its names for the preprocessor are in made/lists.h.
 *
 *   SG_T_ELEMENT(name, type, bits, kind, native, precision, zero, one, pad, low, high)
 *
 * name: as in sg_<name>, sg_add_<name>. type: the C type of a scalar. kind:
 *   UNSIGNED, SIGNED   integers. Every width has an unsigned one: the other elements use it for masks, lane numbers and their bits
 *   FLOAT              floats that floor 1 computes with; a signed integer of the same width gives their order
 *   HALF               floats that compute in f32, where the product of two is exact
 *   BFLOAT             floats that compute in f32 and have its exponents
 * native: 1 where floor 1 computes with the element; 0 where it computes in f32; an expression for #if where that depends on the
 * target. precision: bits of the significand with the leading one; 0 for integers. Then constants of the type. zero and one. pad:
 * what an absent lane adds; for floats it is -0.0, since +0.0 would turn a sum of -0.0 into +0.0. low and high: below and above all
 * others. */

SG_T_ELEMENT(i8, int8_t, 8, SIGNED, 1, 0, 0, 1, 0, INT8_MIN, INT8_MAX)
SG_T_ELEMENT(u8, uint8_t, 8, UNSIGNED, 1, 0, 0, 1, 0, 0, UINT8_MAX)
SG_T_ELEMENT(i16, int16_t, 16, SIGNED, 1, 0, 0, 1, 0, INT16_MIN, INT16_MAX)
SG_T_ELEMENT(u16, uint16_t, 16, UNSIGNED, 1, 0, 0, 1, 0, 0, UINT16_MAX)
SG_T_ELEMENT(i32, int32_t, 32, SIGNED, 1, 0, 0, 1, 0, INT32_MIN, INT32_MAX)
SG_T_ELEMENT(u32, uint32_t, 32, UNSIGNED, 1, 0, 0, 1, 0, 0, UINT32_MAX)
SG_T_ELEMENT(i64, int64_t, 64, SIGNED, 1, 0, 0, 1, 0, INT64_MIN, INT64_MAX)
SG_T_ELEMENT(u64, uint64_t, 64, UNSIGNED, 1, 0, 0, 1, 0, 0, UINT64_MAX)
SG_T_ELEMENT(f16, sg_half, 16, HALF, SG_HAVE_FP16, 11, sg_half_of_bits_(0), sg_half_of_bits_(0x3c00), sg_half_of_bits_(0x8000), sg_half_of_bits_(0xfc00), sg_half_of_bits_(0x7c00))
SG_T_ELEMENT(bf16, sg_bfloat16, 16, BFLOAT, 0, 8, sg_bfloat16_of_bits_(0), sg_bfloat16_of_bits_(0x3f80), sg_bfloat16_of_bits_(0x8000), sg_bfloat16_of_bits_(0xff80), sg_bfloat16_of_bits_(0x7f80))
SG_T_ELEMENT(f32, float, 32, FLOAT, 1, 24, 0.0f, 1.0f, -0.0f, sg_f32_of_bits_(0xff800000u), sg_f32_of_bits_(0x7f800000u))
SG_T_ELEMENT(f64, double, 64, FLOAT, 1, 53, 0.0, 1.0, -0.0, sg_f64_of_bits_((uint64_t)0xfff0 << 48), sg_f64_of_bits_((uint64_t)0x7ff0 << 48))
