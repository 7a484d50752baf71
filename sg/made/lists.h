/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. What the tables list, for the preprocessor. */
#ifndef SG_MADE_LISTS_H
#define SG_MADE_LISTS_H

/* f(a, x) for each x of a list: elements of a class or a width, sizes, numbers of values for each lane, words of
 * reductions. Lists do not nest. */
#define SG_EACH_ALL_(f, a) \
    f(a, i8) f(a, u8) f(a, i16) f(a, u16) f(a, i32) f(a, u32) f(a, i64) f(a, u64) \
    f(a, f16) f(a, bf16) f(a, f32) f(a, f64)
#define SG_EACH_INT_(f, a) f(a, i8) f(a, u8) f(a, i16) f(a, u16) f(a, i32) f(a, u32) f(a, i64) f(a, u64)
#define SG_EACH_REAL_(f, a) f(a, f16) f(a, bf16) f(a, f32) f(a, f64)
#define SG_EACH_NUMBER_(f, a) f(a, i32) f(a, u32) f(a, i64) f(a, u64) f(a, f32) f(a, f64)
#define SG_EACH_WORD_(f, a) f(a, i32) f(a, u32) f(a, i64) f(a, u64)
#define SG_EACH_U8_(f, a) f(a, u8)
#define SG_EACH_I16_(f, a) f(a, i16)
#define SG_EACH_I32_(f, a) f(a, i32)
#define SG_EACH_U32_(f, a) f(a, u32)
#define SG_EACH_U64_(f, a) f(a, u64)
#define SG_EACH_F32_(f, a) f(a, f32)
#define SG_EACH_OF_8_(f, a) f(a, i8) f(a, u8)
#define SG_EACH_OF_16_(f, a) f(a, i16) f(a, u16) f(a, f16) f(a, bf16)
#define SG_EACH_OF_32_(f, a) f(a, i32) f(a, u32) f(a, f32)
#define SG_EACH_OF_64_(f, a) f(a, i64) f(a, u64) f(a, f64)
#define SG_EACH_SIZE_(f, a) f(a, 1) f(a, 2) f(a, 4) f(a, 8) f(a, 16) f(a, 32) f(a, 64)
#define SG_EACH_COUNT_(f, a) f(a, 2) f(a, 3) f(a, 4) f(a, 8) f(a, 16)
#define SG_EACH_MASK_BITS_(f, a) f(a, 8) f(a, 16) f(a, 32) f(a, 64)
#define SG_EACH_REDUCTION_(f, a) f(a, add) f(a, mul) f(a, min) f(a, max)
#define SG_EACH_BIT_REDUCTION_(f, a) f(a, and) f(a, or) f(a, xor)
/* rows of floor 1: f(bits) for each width of lanes; f(element, type, bits) for each integer; f(signed, unsigned, bits) for each pair */
#define SG_EACH_WIDTH_(f) f(8) f(16) f(32) f(64)
#define SG_EACH_INTEGER_(f) f(i8, int8_t, 8) f(u8, uint8_t, 8) f(i16, int16_t, 16) f(u16, uint16_t, 16) f(i32, int32_t, 32) f(u32, uint32_t, 32) f(i64, int64_t, 64) f(u64, uint64_t, 64)
#define SG_EACH_SIGN_(f) f(i8, u8, 8) f(i16, u16, 16) f(i32, u32, 32) f(i64, u64, 64)
/* f(a, shape, operation) for each exchange by one number; a constant number has a formula */
#define SG_EACH_NUMBERED_(f, a) \
    f(a, S_VU, get_lane) \
    f(a, V_VUS, set_lane) \
    f(a, V_VU, shuffle_xor) \
    f(a, V_VU, shuffle_down) \
    f(a, V_VU, shuffle_up) \
    f(a, V_VUS, shuffle_down_fill) \
    f(a, V_VUS, shuffle_up_fill) \
    f(a, V_VVU, shuffle_down_carry) \
    f(a, V_VVU, shuffle_up_carry) \
    f(a, V_VD, rotate) \
    f(a, V_VU, broadcast)

/* f(to, from) for each pair of elements, and for each pair of one width */
#define SG_EACH_PAIR_(f) \
    f(i8, i8) f(i8, u8) f(i8, i16) f(i8, u16) f(i8, i32) f(i8, u32) \
    f(i8, i64) f(i8, u64) f(i8, f16) f(i8, bf16) f(i8, f32) f(i8, f64) \
    f(u8, i8) f(u8, u8) f(u8, i16) f(u8, u16) f(u8, i32) f(u8, u32) \
    f(u8, i64) f(u8, u64) f(u8, f16) f(u8, bf16) f(u8, f32) f(u8, f64) \
    f(i16, i8) f(i16, u8) f(i16, i16) f(i16, u16) f(i16, i32) f(i16, u32) \
    f(i16, i64) f(i16, u64) f(i16, f16) f(i16, bf16) f(i16, f32) f(i16, f64) \
    f(u16, i8) f(u16, u8) f(u16, i16) f(u16, u16) f(u16, i32) f(u16, u32) \
    f(u16, i64) f(u16, u64) f(u16, f16) f(u16, bf16) f(u16, f32) f(u16, f64) \
    f(i32, i8) f(i32, u8) f(i32, i16) f(i32, u16) f(i32, i32) f(i32, u32) \
    f(i32, i64) f(i32, u64) f(i32, f16) f(i32, bf16) f(i32, f32) f(i32, f64) \
    f(u32, i8) f(u32, u8) f(u32, i16) f(u32, u16) f(u32, i32) f(u32, u32) \
    f(u32, i64) f(u32, u64) f(u32, f16) f(u32, bf16) f(u32, f32) f(u32, f64) \
    f(i64, i8) f(i64, u8) f(i64, i16) f(i64, u16) f(i64, i32) f(i64, u32) \
    f(i64, i64) f(i64, u64) f(i64, f16) f(i64, bf16) f(i64, f32) f(i64, f64) \
    f(u64, i8) f(u64, u8) f(u64, i16) f(u64, u16) f(u64, i32) f(u64, u32) \
    f(u64, i64) f(u64, u64) f(u64, f16) f(u64, bf16) f(u64, f32) f(u64, f64) \
    f(f16, i8) f(f16, u8) f(f16, i16) f(f16, u16) f(f16, i32) f(f16, u32) \
    f(f16, i64) f(f16, u64) f(f16, f16) f(f16, bf16) f(f16, f32) f(f16, f64) \
    f(bf16, i8) f(bf16, u8) f(bf16, i16) f(bf16, u16) f(bf16, i32) f(bf16, u32) \
    f(bf16, i64) f(bf16, u64) f(bf16, f16) f(bf16, bf16) f(bf16, f32) f(bf16, f64) \
    f(f32, i8) f(f32, u8) f(f32, i16) f(f32, u16) f(f32, i32) f(f32, u32) \
    f(f32, i64) f(f32, u64) f(f32, f16) f(f32, bf16) f(f32, f32) f(f32, f64) \
    f(f64, i8) f(f64, u8) f(f64, i16) f(f64, u16) f(f64, i32) f(f64, u32) \
    f(f64, i64) f(f64, u64) f(f64, f16) f(f64, bf16) f(f64, f32) f(f64, f64)
/* the pairs of integers; those from floats to integers */
#define SG_EACH_INT_PAIR_(f) \
    f(i8, i8) f(i8, u8) f(i8, i16) f(i8, u16) f(i8, i32) f(i8, u32) \
    f(i8, i64) f(i8, u64) \
    f(u8, i8) f(u8, u8) f(u8, i16) f(u8, u16) f(u8, i32) f(u8, u32) \
    f(u8, i64) f(u8, u64) \
    f(i16, i8) f(i16, u8) f(i16, i16) f(i16, u16) f(i16, i32) f(i16, u32) \
    f(i16, i64) f(i16, u64) \
    f(u16, i8) f(u16, u8) f(u16, i16) f(u16, u16) f(u16, i32) f(u16, u32) \
    f(u16, i64) f(u16, u64) \
    f(i32, i8) f(i32, u8) f(i32, i16) f(i32, u16) f(i32, i32) f(i32, u32) \
    f(i32, i64) f(i32, u64) \
    f(u32, i8) f(u32, u8) f(u32, i16) f(u32, u16) f(u32, i32) f(u32, u32) \
    f(u32, i64) f(u32, u64) \
    f(i64, i8) f(i64, u8) f(i64, i16) f(i64, u16) f(i64, i32) f(i64, u32) \
    f(i64, i64) f(i64, u64) \
    f(u64, i8) f(u64, u8) f(u64, i16) f(u64, u16) f(u64, i32) f(u64, u32) \
    f(u64, i64) f(u64, u64)
#define SG_EACH_INT_OF_REAL_(f) \
    f(i8, f16) f(i8, bf16) f(i8, f32) f(i8, f64) \
    f(u8, f16) f(u8, bf16) f(u8, f32) f(u8, f64) \
    f(i16, f16) f(i16, bf16) f(i16, f32) f(i16, f64) \
    f(u16, f16) f(u16, bf16) f(u16, f32) f(u16, f64) \
    f(i32, f16) f(i32, bf16) f(i32, f32) f(i32, f64) \
    f(u32, f16) f(u32, bf16) f(u32, f32) f(u32, f64) \
    f(i64, f16) f(i64, bf16) f(i64, f32) f(i64, f64) \
    f(u64, f16) f(u64, bf16) f(u64, f32) f(u64, f64)
#define SG_EACH_CAST_(f) \
    f(i8, i8) f(i8, u8) \
    f(u8, i8) f(u8, u8) \
    f(i16, i16) f(i16, u16) f(i16, f16) f(i16, bf16) \
    f(u16, i16) f(u16, u16) f(u16, f16) f(u16, bf16) \
    f(i32, i32) f(i32, u32) f(i32, f32) \
    f(u32, i32) f(u32, u32) f(u32, f32) \
    f(i64, i64) f(i64, u64) f(i64, f64) \
    f(u64, i64) f(u64, u64) f(u64, f64) \
    f(f16, i16) f(f16, u16) f(f16, f16) f(f16, bf16) \
    f(bf16, i16) f(bf16, u16) f(bf16, f16) f(bf16, bf16) \
    f(f32, i32) f(f32, u32) f(f32, f32) \
    f(f64, i64) f(f64, u64) f(f64, f64)

/* f(a, narrow, wide, unsigned of the first, of the second) for each pair of elements whose widths are 1 to 2, 1 to 4, 1 to 8, but
 * for unsigned ones; f(a, bits, bits) for these; f(n, w, n / w) for each pair of sizes */
#define SG_EACH_UNSIGNED_RATIO_2_(f, a) f(a, 8, 16) f(a, 16, 32) f(a, 32, 64)
#define SG_EACH_RATIO_2_(f, a) \
    f(a, i8, i16, u8, u16) \
    f(a, i8, u16, u8, u16) \
    f(a, i8, f16, u8, u16) \
    f(a, i8, bf16, u8, u16) \
    f(a, u8, i16, u8, u16) \
    f(a, u8, f16, u8, u16) \
    f(a, u8, bf16, u8, u16) \
    f(a, i16, i32, u16, u32) \
    f(a, i16, u32, u16, u32) \
    f(a, i16, f32, u16, u32) \
    f(a, u16, i32, u16, u32) \
    f(a, u16, f32, u16, u32) \
    f(a, i32, i64, u32, u64) \
    f(a, i32, u64, u32, u64) \
    f(a, i32, f64, u32, u64) \
    f(a, u32, i64, u32, u64) \
    f(a, u32, f64, u32, u64) \
    f(a, f16, i32, u16, u32) \
    f(a, f16, u32, u16, u32) \
    f(a, f16, f32, u16, u32) \
    f(a, bf16, i32, u16, u32) \
    f(a, bf16, u32, u16, u32) \
    f(a, bf16, f32, u16, u32) \
    f(a, f32, i64, u32, u64) \
    f(a, f32, u64, u32, u64) \
    f(a, f32, f64, u32, u64)
#define SG_EACH_UNSIGNED_RATIO_4_(f, a) f(a, 8, 32) f(a, 16, 64)
#define SG_EACH_RATIO_4_(f, a) \
    f(a, i8, i32, u8, u32) \
    f(a, i8, u32, u8, u32) \
    f(a, i8, f32, u8, u32) \
    f(a, u8, i32, u8, u32) \
    f(a, u8, f32, u8, u32) \
    f(a, i16, i64, u16, u64) \
    f(a, i16, u64, u16, u64) \
    f(a, i16, f64, u16, u64) \
    f(a, u16, i64, u16, u64) \
    f(a, u16, f64, u16, u64) \
    f(a, f16, i64, u16, u64) \
    f(a, f16, u64, u16, u64) \
    f(a, f16, f64, u16, u64) \
    f(a, bf16, i64, u16, u64) \
    f(a, bf16, u64, u16, u64) \
    f(a, bf16, f64, u16, u64)
#define SG_EACH_UNSIGNED_RATIO_8_(f, a) f(a, 8, 64)
#define SG_EACH_RATIO_8_(f, a) \
    f(a, i8, i64, u8, u64) \
    f(a, i8, u64, u8, u64) \
    f(a, i8, f64, u8, u64) \
    f(a, u8, i64, u8, u64) \
    f(a, u8, f64, u8, u64)
#define SG_EACH_SIZE_PAIR_(f) f(2, 1, 2) f(4, 1, 4) f(4, 2, 2) f(8, 1, 8) f(8, 2, 4) f(8, 4, 2) f(16, 2, 8) f(16, 4, 4) f(16, 8, 2) f(32, 4, 8) f(32, 8, 4) f(32, 16, 2) f(64, 8, 8) f(64, 16, 4) f(64, 32, 2)

/* f(op, e) for each reduction and each element that has it */
#define SG_EACH_JOIN_(f) \
    f(add, i8) f(mul, i8) f(min, i8) f(max, i8) f(and, i8) f(or, i8) f(xor, i8) \
    f(add, u8) f(mul, u8) f(min, u8) f(max, u8) f(and, u8) f(or, u8) f(xor, u8) \
    f(add, i16) f(mul, i16) f(min, i16) f(max, i16) f(and, i16) f(or, i16) f(xor, i16) \
    f(add, u16) f(mul, u16) f(min, u16) f(max, u16) f(and, u16) f(or, u16) f(xor, u16) \
    f(add, i32) f(mul, i32) f(min, i32) f(max, i32) f(and, i32) f(or, i32) f(xor, i32) \
    f(add, u32) f(mul, u32) f(min, u32) f(max, u32) f(and, u32) f(or, u32) f(xor, u32) \
    f(add, i64) f(mul, i64) f(min, i64) f(max, i64) f(and, i64) f(or, i64) f(xor, i64) \
    f(add, u64) f(mul, u64) f(min, u64) f(max, u64) f(and, u64) f(or, u64) f(xor, u64) \
    f(add, f16) f(mul, f16) f(min, f16) f(max, f16) \
    f(add, bf16) f(mul, bf16) f(min, bf16) f(max, bf16) \
    f(add, f32) f(mul, f32) f(min, f32) f(max, f32) \
    f(add, f64) f(mul, f64) f(min, f64) f(max, f64)

/* for an element: its C type, the unsigned type of the same width, kind, width, bits of the significand */
#define SG_TYPE_i8_ int8_t
#define SG_UNSIGNED_i8_ uint8_t
#define SG_KIND_i8_ SIGNED_
#define SG_BITS_i8_ 8
#define SG_PRECISION_i8_ 0
#define SG_TYPE_u8_ uint8_t
#define SG_UNSIGNED_u8_ uint8_t
#define SG_KIND_u8_ UNSIGNED_
#define SG_BITS_u8_ 8
#define SG_PRECISION_u8_ 0
#define SG_TYPE_i16_ int16_t
#define SG_UNSIGNED_i16_ uint16_t
#define SG_KIND_i16_ SIGNED_
#define SG_BITS_i16_ 16
#define SG_PRECISION_i16_ 0
#define SG_TYPE_u16_ uint16_t
#define SG_UNSIGNED_u16_ uint16_t
#define SG_KIND_u16_ UNSIGNED_
#define SG_BITS_u16_ 16
#define SG_PRECISION_u16_ 0
#define SG_TYPE_i32_ int32_t
#define SG_UNSIGNED_i32_ uint32_t
#define SG_KIND_i32_ SIGNED_
#define SG_BITS_i32_ 32
#define SG_PRECISION_i32_ 0
#define SG_TYPE_u32_ uint32_t
#define SG_UNSIGNED_u32_ uint32_t
#define SG_KIND_u32_ UNSIGNED_
#define SG_BITS_u32_ 32
#define SG_PRECISION_u32_ 0
#define SG_TYPE_i64_ int64_t
#define SG_UNSIGNED_i64_ uint64_t
#define SG_KIND_i64_ SIGNED_
#define SG_BITS_i64_ 64
#define SG_PRECISION_i64_ 0
#define SG_TYPE_u64_ uint64_t
#define SG_UNSIGNED_u64_ uint64_t
#define SG_KIND_u64_ UNSIGNED_
#define SG_BITS_u64_ 64
#define SG_PRECISION_u64_ 0
#define SG_TYPE_f16_ sg_half
#define SG_UNSIGNED_f16_ uint16_t
#define SG_KIND_f16_ HALF_
#define SG_BITS_f16_ 16
#define SG_PRECISION_f16_ 11
#define SG_TYPE_bf16_ sg_bfloat16
#define SG_UNSIGNED_bf16_ uint16_t
#define SG_KIND_bf16_ BFLOAT_
#define SG_BITS_bf16_ 16
#define SG_PRECISION_bf16_ 8
#define SG_TYPE_f32_ float
#define SG_UNSIGNED_f32_ uint32_t
#define SG_KIND_f32_ FLOAT_
#define SG_BITS_f32_ 32
#define SG_PRECISION_f32_ 24
#define SG_TYPE_f64_ double
#define SG_UNSIGNED_f64_ uint64_t
#define SG_KIND_f64_ FLOAT_
#define SG_BITS_f64_ 64
#define SG_PRECISION_f64_ 53

/* for a reduction: the elements that have it, the constant of an absent lane, the constant in front of an exclusive scan */
#define SG_CLASS_add_ ALL_
#define SG_PAD_add_ pad
#define SG_FRONT_add_ zero
#define SG_CLASS_mul_ ALL_
#define SG_PAD_mul_ one
#define SG_FRONT_mul_ one
#define SG_CLASS_min_ ALL_
#define SG_PAD_min_ high
#define SG_FRONT_min_ high
#define SG_CLASS_max_ ALL_
#define SG_PAD_max_ low
#define SG_FRONT_max_ low
#define SG_CLASS_and_ BIT_
#define SG_PAD_and_ ones
#define SG_FRONT_and_ ones
#define SG_CLASS_or_ BIT_
#define SG_PAD_or_ zero
#define SG_FRONT_or_ zero
#define SG_CLASS_xor_ BIT_
#define SG_PAD_xor_ zero
#define SG_FRONT_xor_ zero

/* for a size: half of it */
#define SG_HALF_1_ 1
#define SG_HALF_2_ 1
#define SG_HALF_4_ 2
#define SG_HALF_8_ 4
#define SG_HALF_16_ 8
#define SG_HALF_32_ 16
#define SG_HALF_64_ 32

/* what SG_DEFAULT_SUB_GROUP_SIZE is pasted to */
#define SG_DEFAULT_SIZE_1 1
#define SG_DEFAULT_SIZE_2 2
#define SG_DEFAULT_SIZE_4 4
#define SG_DEFAULT_SIZE_8 8
#define SG_DEFAULT_SIZE_16 16
#define SG_DEFAULT_SIZE_32 32
#define SG_DEFAULT_SIZE_64 64

#endif
