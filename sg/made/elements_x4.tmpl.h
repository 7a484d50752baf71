/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The names of every element at 4 lanes; lanes/each_element.tmpl.h says what they are.
 * Long, because each name is written out: the compiler reads names faster than it pastes them. All blocks have the same pattern. */
#ifndef SG_T_FILE
#error "sg: elements_x4.tmpl.h is included by each_element.tmpl.h"
#endif

#include "../lanes/element_names.tmpl.h"
#if !defined(SG_T_ONLY) || (64 > SG_REG_BITS) != SG_T_ONLY
#define SG_T_ELEM u8
#define SG_T_LOOSE sg_loose_u8_
#define SG_T_TYPE uint8_t
#define SG_T_BITS 8
#define SG_T_KIND 0
#define SG_T_NATIVE 1
#define SG_T_REG_BITS 128
#define SG_T_HALF_REG_BITS 128
#define SG_T_VALUE sg_u8x4
#define SG_T_FN(op) sg_##op##_u8x4
#define SG_T_INTERNAL(op) sg_##op##_u8x4_
#define SG_T_HALF_VALUE sg_u8x2
#define SG_T_HALF_FN(op) sg_##op##_u8x2
#define SG_T_HALF_INTERNAL(op) sg_##op##_u8x2_
#define SG_T_UNSIGNED sg_u8x4
#define SG_T_UNSIGNED_FN(op) sg_##op##_u8x4
#define SG_T_UNSIGNED_INTERNAL(op) sg_##op##_u8x4_
#define SG_T_HALF_UNSIGNED sg_u8x2
#define SG_T_HALF_UNSIGNED_FN(op) sg_##op##_u8x2
#if SG_HAVE_KMASK
#define SG_T_MASK_FN(op) sg_##op##_u8x4
#define SG_T_HALF_MASK_FN(op) sg_##op##_u8x2
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u8x4
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u8x2
#else
#define SG_T_MASK_FN(op) sg_##op##_u8x4_
#define SG_T_HALF_MASK_FN(op) sg_##op##_u8x2_
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u8x4_
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u8x2_
#endif
#define SG_T_IF_ALL(f) f
#define SG_T_IF_INT(f) f
#define SG_T_IF_REAL(f) SG_T_NOTHING
#define SG_T_IF_U8(f) f
#define SG_T_IF_I16(f) SG_T_NOTHING
#define SG_T_IF_I32(f) SG_T_NOTHING
#define SG_T_IF_U32(f) SG_T_NOTHING
#define SG_T_IF_U64(f) SG_T_NOTHING
#define SG_T_IF_F32(f) SG_T_NOTHING
#define SG_T_SUFFIX_FN(op, suffix) sg_##op##_u8x4##suffix
#define SG_T_VALUES(n) sg_u8x4v##n
#define SG_T_CONVERT_TO(to) sg_convert_##to##_u8x4
#define SG_T_AS_TO(to) sg_as_##to##_u8x4
#define SG_T_CONVERT_FROM(from) sg_convert_u8_##from##x4
#define SG_T_TO_UNSIGNED(x) (x)
#define SG_T_FROM_UNSIGNED(x) (x)
#define SG_T_IDX_TO_UNSIGNED sg_convert_u8_u32x4
#define SG_T_UNSIGNED_CONVERT_TO(to) sg_convert_##to##_u8x4
#define SG_T_SCALAR(name) sg_##name##_u8_
#define SG_T_UNSIGNED_TYPE uint8_t
#define SG_T_REG sg_r128
#define SG_T_VECTOR sg_v8_r128
#define SG_T_NATIVE_REG sg_native_u8_r128_
#define SG_T_NATIVE_TYPE sg_native_u8x4
#define SG_T_HALF_NATIVE_TYPE sg_native_u8x2
#define SG_T_STORED sg_vu8_r128
#define SG_T_UNSIGNED_STORED sg_vu8_r128
#define SG_T_HALF_REG sg_r128
#define SG_T_HALF_STORED sg_vu8_r128
#define SG_T_IDX_REG sg_r128
#define SG_T_REG_FN(op) sg_reg_##op##_r128
#define SG_T_REG_UNSIGNED_FN(op) sg_reg_##op##_u8_r128
#define SG_T_REG_WIDTH_FN(op) sg_reg_##op##_b8_r128
#define SG_T_HALF_REG_WIDTH_FN(op) sg_reg_##op##_b8_r128
#define SG_T_FIRST sg_reg_first_u8_r128
#define SG_T_LANES(f) SG_LANES16_(f, uint8_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b8
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b8
#define SG_T_PART_C uint32_t
#define SG_T_PART_SPLAT sg_reg_splat_u32_r128
#define SG_T_PART_FIRST sg_reg_first_u32_r128
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_u8_r128
#include "../lanes/element.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_LOOSE
#undef SG_T_TYPE
#undef SG_T_BITS
#undef SG_T_KIND
#undef SG_T_NATIVE
#undef SG_T_REG_BITS
#undef SG_T_HALF_REG_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_HALF_VALUE
#undef SG_T_HALF_FN
#undef SG_T_HALF_INTERNAL
#undef SG_T_UNSIGNED
#undef SG_T_UNSIGNED_FN
#undef SG_T_UNSIGNED_INTERNAL
#undef SG_T_HALF_UNSIGNED
#undef SG_T_HALF_UNSIGNED_FN
#undef SG_T_MASK_FN
#undef SG_T_HALF_MASK_FN
#undef SG_T_UNSIGNED_MASK_FN
#undef SG_T_HALF_UNSIGNED_MASK_FN
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U8
#undef SG_T_IF_I16
#undef SG_T_IF_I32
#undef SG_T_IF_U32
#undef SG_T_IF_U64
#undef SG_T_IF_F32
#undef SG_T_SUFFIX_FN
#undef SG_T_VALUES
#undef SG_T_CONVERT_TO
#undef SG_T_AS_TO
#undef SG_T_CONVERT_FROM
#undef SG_T_TO_UNSIGNED
#undef SG_T_FROM_UNSIGNED
#undef SG_T_IDX_TO_UNSIGNED
#undef SG_T_UNSIGNED_CONVERT_TO
#undef SG_T_SCALAR
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_REG
#undef SG_T_VECTOR
#undef SG_T_NATIVE_REG
#undef SG_T_NATIVE_TYPE
#undef SG_T_HALF_NATIVE_TYPE
#undef SG_T_STORED
#undef SG_T_UNSIGNED_STORED
#undef SG_T_HALF_REG
#undef SG_T_HALF_STORED
#undef SG_T_IDX_REG
#undef SG_T_REG_FN
#undef SG_T_REG_UNSIGNED_FN
#undef SG_T_REG_WIDTH_FN
#undef SG_T_HALF_REG_WIDTH_FN
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_PART_C
#undef SG_T_PART_SPLAT
#undef SG_T_PART_FIRST
#undef SG_T_REG_ELEM_FN
#endif
#if !defined(SG_T_ONLY) || (128 > SG_REG_BITS) != SG_T_ONLY
#define SG_T_ELEM u16
#define SG_T_LOOSE sg_loose_u16_
#define SG_T_TYPE uint16_t
#define SG_T_BITS 16
#define SG_T_KIND 0
#define SG_T_NATIVE 1
#define SG_T_REG_BITS 128
#define SG_T_HALF_REG_BITS 128
#define SG_T_VALUE sg_u16x4
#define SG_T_FN(op) sg_##op##_u16x4
#define SG_T_INTERNAL(op) sg_##op##_u16x4_
#define SG_T_HALF_VALUE sg_u16x2
#define SG_T_HALF_FN(op) sg_##op##_u16x2
#define SG_T_HALF_INTERNAL(op) sg_##op##_u16x2_
#define SG_T_UNSIGNED sg_u16x4
#define SG_T_UNSIGNED_FN(op) sg_##op##_u16x4
#define SG_T_UNSIGNED_INTERNAL(op) sg_##op##_u16x4_
#define SG_T_HALF_UNSIGNED sg_u16x2
#define SG_T_HALF_UNSIGNED_FN(op) sg_##op##_u16x2
#if SG_HAVE_KMASK
#define SG_T_MASK_FN(op) sg_##op##_u16x4
#define SG_T_HALF_MASK_FN(op) sg_##op##_u16x2
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u16x4
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u16x2
#else
#define SG_T_MASK_FN(op) sg_##op##_u16x4_
#define SG_T_HALF_MASK_FN(op) sg_##op##_u16x2_
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u16x4_
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u16x2_
#endif
#define SG_T_IF_ALL(f) f
#define SG_T_IF_INT(f) f
#define SG_T_IF_REAL(f) SG_T_NOTHING
#define SG_T_IF_U8(f) SG_T_NOTHING
#define SG_T_IF_I16(f) SG_T_NOTHING
#define SG_T_IF_I32(f) SG_T_NOTHING
#define SG_T_IF_U32(f) SG_T_NOTHING
#define SG_T_IF_U64(f) SG_T_NOTHING
#define SG_T_IF_F32(f) SG_T_NOTHING
#define SG_T_SUFFIX_FN(op, suffix) sg_##op##_u16x4##suffix
#define SG_T_VALUES(n) sg_u16x4v##n
#define SG_T_CONVERT_TO(to) sg_convert_##to##_u16x4
#define SG_T_AS_TO(to) sg_as_##to##_u16x4
#define SG_T_CONVERT_FROM(from) sg_convert_u16_##from##x4
#define SG_T_TO_UNSIGNED(x) (x)
#define SG_T_FROM_UNSIGNED(x) (x)
#define SG_T_IDX_TO_UNSIGNED sg_convert_u16_u32x4
#define SG_T_UNSIGNED_CONVERT_TO(to) sg_convert_##to##_u16x4
#define SG_T_SCALAR(name) sg_##name##_u16_
#define SG_T_UNSIGNED_TYPE uint16_t
#define SG_T_REG sg_r128
#define SG_T_VECTOR sg_v16_r128
#define SG_T_NATIVE_REG sg_native_u16_r128_
#define SG_T_NATIVE_TYPE sg_native_u16x4
#define SG_T_HALF_NATIVE_TYPE sg_native_u16x2
#define SG_T_STORED sg_vu16_r128
#define SG_T_UNSIGNED_STORED sg_vu16_r128
#define SG_T_HALF_REG sg_r128
#define SG_T_HALF_STORED sg_vu16_r128
#define SG_T_IDX_REG sg_r128
#define SG_T_REG_FN(op) sg_reg_##op##_r128
#define SG_T_REG_UNSIGNED_FN(op) sg_reg_##op##_u16_r128
#define SG_T_REG_WIDTH_FN(op) sg_reg_##op##_b16_r128
#define SG_T_HALF_REG_WIDTH_FN(op) sg_reg_##op##_b16_r128
#define SG_T_FIRST sg_reg_first_u16_r128
#define SG_T_LANES(f) SG_LANES8_(f, uint16_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b16
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b16
#define SG_T_PART_C uint64_t
#define SG_T_PART_SPLAT sg_reg_splat_u64_r128
#define SG_T_PART_FIRST sg_reg_first_u64_r128
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_u16_r128
#include "../lanes/element.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_LOOSE
#undef SG_T_TYPE
#undef SG_T_BITS
#undef SG_T_KIND
#undef SG_T_NATIVE
#undef SG_T_REG_BITS
#undef SG_T_HALF_REG_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_HALF_VALUE
#undef SG_T_HALF_FN
#undef SG_T_HALF_INTERNAL
#undef SG_T_UNSIGNED
#undef SG_T_UNSIGNED_FN
#undef SG_T_UNSIGNED_INTERNAL
#undef SG_T_HALF_UNSIGNED
#undef SG_T_HALF_UNSIGNED_FN
#undef SG_T_MASK_FN
#undef SG_T_HALF_MASK_FN
#undef SG_T_UNSIGNED_MASK_FN
#undef SG_T_HALF_UNSIGNED_MASK_FN
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U8
#undef SG_T_IF_I16
#undef SG_T_IF_I32
#undef SG_T_IF_U32
#undef SG_T_IF_U64
#undef SG_T_IF_F32
#undef SG_T_SUFFIX_FN
#undef SG_T_VALUES
#undef SG_T_CONVERT_TO
#undef SG_T_AS_TO
#undef SG_T_CONVERT_FROM
#undef SG_T_TO_UNSIGNED
#undef SG_T_FROM_UNSIGNED
#undef SG_T_IDX_TO_UNSIGNED
#undef SG_T_UNSIGNED_CONVERT_TO
#undef SG_T_SCALAR
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_REG
#undef SG_T_VECTOR
#undef SG_T_NATIVE_REG
#undef SG_T_NATIVE_TYPE
#undef SG_T_HALF_NATIVE_TYPE
#undef SG_T_STORED
#undef SG_T_UNSIGNED_STORED
#undef SG_T_HALF_REG
#undef SG_T_HALF_STORED
#undef SG_T_IDX_REG
#undef SG_T_REG_FN
#undef SG_T_REG_UNSIGNED_FN
#undef SG_T_REG_WIDTH_FN
#undef SG_T_HALF_REG_WIDTH_FN
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_PART_C
#undef SG_T_PART_SPLAT
#undef SG_T_PART_FIRST
#undef SG_T_REG_ELEM_FN
#endif
#if !defined(SG_T_ONLY) || (256 > SG_REG_BITS) != SG_T_ONLY
#define SG_T_ELEM u32
#define SG_T_LOOSE sg_loose_u32_
#define SG_T_TYPE uint32_t
#define SG_T_BITS 32
#define SG_T_KIND 0
#define SG_T_NATIVE 1
#define SG_T_REG_BITS 128
#define SG_T_HALF_REG_BITS 128
#define SG_T_VALUE sg_u32x4
#define SG_T_FN(op) sg_##op##_u32x4
#define SG_T_INTERNAL(op) sg_##op##_u32x4_
#define SG_T_HALF_VALUE sg_u32x2
#define SG_T_HALF_FN(op) sg_##op##_u32x2
#define SG_T_HALF_INTERNAL(op) sg_##op##_u32x2_
#define SG_T_UNSIGNED sg_u32x4
#define SG_T_UNSIGNED_FN(op) sg_##op##_u32x4
#define SG_T_UNSIGNED_INTERNAL(op) sg_##op##_u32x4_
#define SG_T_HALF_UNSIGNED sg_u32x2
#define SG_T_HALF_UNSIGNED_FN(op) sg_##op##_u32x2
#if SG_HAVE_KMASK
#define SG_T_MASK_FN(op) sg_##op##_u32x4
#define SG_T_HALF_MASK_FN(op) sg_##op##_u32x2
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u32x4
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u32x2
#else
#define SG_T_MASK_FN(op) sg_##op##_u32x4_
#define SG_T_HALF_MASK_FN(op) sg_##op##_u32x2_
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u32x4_
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u32x2_
#endif
#define SG_T_IF_ALL(f) f
#define SG_T_IF_INT(f) f
#define SG_T_IF_REAL(f) SG_T_NOTHING
#define SG_T_IF_U8(f) SG_T_NOTHING
#define SG_T_IF_I16(f) SG_T_NOTHING
#define SG_T_IF_I32(f) SG_T_NOTHING
#define SG_T_IF_U32(f) f
#define SG_T_IF_U64(f) SG_T_NOTHING
#define SG_T_IF_F32(f) SG_T_NOTHING
#define SG_T_SUFFIX_FN(op, suffix) sg_##op##_u32x4##suffix
#define SG_T_VALUES(n) sg_u32x4v##n
#define SG_T_CONVERT_TO(to) sg_convert_##to##_u32x4
#define SG_T_AS_TO(to) sg_as_##to##_u32x4
#define SG_T_CONVERT_FROM(from) sg_convert_u32_##from##x4
#define SG_T_TO_UNSIGNED(x) (x)
#define SG_T_FROM_UNSIGNED(x) (x)
#define SG_T_IDX_TO_UNSIGNED sg_convert_u32_u32x4
#define SG_T_UNSIGNED_CONVERT_TO(to) sg_convert_##to##_u32x4
#define SG_T_SCALAR(name) sg_##name##_u32_
#define SG_T_UNSIGNED_TYPE uint32_t
#define SG_T_REG sg_r128
#define SG_T_VECTOR sg_v32_r128
#define SG_T_NATIVE_REG sg_native_u32_r128_
#define SG_T_NATIVE_TYPE sg_native_u32x4
#define SG_T_HALF_NATIVE_TYPE sg_native_u32x2
#define SG_T_STORED sg_vu32_r128
#define SG_T_UNSIGNED_STORED sg_vu32_r128
#define SG_T_HALF_REG sg_r128
#define SG_T_HALF_STORED sg_vu32_r128
#define SG_T_IDX_REG sg_r128
#define SG_T_REG_FN(op) sg_reg_##op##_r128
#define SG_T_REG_UNSIGNED_FN(op) sg_reg_##op##_u32_r128
#define SG_T_REG_WIDTH_FN(op) sg_reg_##op##_b32_r128
#define SG_T_HALF_REG_WIDTH_FN(op) sg_reg_##op##_b32_r128
#define SG_T_FIRST sg_reg_first_u32_r128
#define SG_T_LANES(f) SG_LANES4_(f, uint32_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b32
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b32
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_u32_r128
#include "../lanes/element.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_LOOSE
#undef SG_T_TYPE
#undef SG_T_BITS
#undef SG_T_KIND
#undef SG_T_NATIVE
#undef SG_T_REG_BITS
#undef SG_T_HALF_REG_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_HALF_VALUE
#undef SG_T_HALF_FN
#undef SG_T_HALF_INTERNAL
#undef SG_T_UNSIGNED
#undef SG_T_UNSIGNED_FN
#undef SG_T_UNSIGNED_INTERNAL
#undef SG_T_HALF_UNSIGNED
#undef SG_T_HALF_UNSIGNED_FN
#undef SG_T_MASK_FN
#undef SG_T_HALF_MASK_FN
#undef SG_T_UNSIGNED_MASK_FN
#undef SG_T_HALF_UNSIGNED_MASK_FN
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U8
#undef SG_T_IF_I16
#undef SG_T_IF_I32
#undef SG_T_IF_U32
#undef SG_T_IF_U64
#undef SG_T_IF_F32
#undef SG_T_SUFFIX_FN
#undef SG_T_VALUES
#undef SG_T_CONVERT_TO
#undef SG_T_AS_TO
#undef SG_T_CONVERT_FROM
#undef SG_T_TO_UNSIGNED
#undef SG_T_FROM_UNSIGNED
#undef SG_T_IDX_TO_UNSIGNED
#undef SG_T_UNSIGNED_CONVERT_TO
#undef SG_T_SCALAR
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_REG
#undef SG_T_VECTOR
#undef SG_T_NATIVE_REG
#undef SG_T_NATIVE_TYPE
#undef SG_T_HALF_NATIVE_TYPE
#undef SG_T_STORED
#undef SG_T_UNSIGNED_STORED
#undef SG_T_HALF_REG
#undef SG_T_HALF_STORED
#undef SG_T_IDX_REG
#undef SG_T_REG_FN
#undef SG_T_REG_UNSIGNED_FN
#undef SG_T_REG_WIDTH_FN
#undef SG_T_HALF_REG_WIDTH_FN
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_REG_ELEM_FN
#endif
#if !defined(SG_T_ONLY) || (512 > SG_REG_BITS) != SG_T_ONLY
#define SG_T_ELEM u64
#define SG_T_LOOSE sg_loose_u64_
#define SG_T_TYPE uint64_t
#define SG_T_BITS 64
#define SG_T_KIND 0
#define SG_T_NATIVE 1
#define SG_T_REG_BITS 256
#define SG_T_HALF_REG_BITS 128
#define SG_T_VALUE sg_u64x4
#define SG_T_FN(op) sg_##op##_u64x4
#define SG_T_INTERNAL(op) sg_##op##_u64x4_
#define SG_T_HALF_VALUE sg_u64x2
#define SG_T_HALF_FN(op) sg_##op##_u64x2
#define SG_T_HALF_INTERNAL(op) sg_##op##_u64x2_
#define SG_T_UNSIGNED sg_u64x4
#define SG_T_UNSIGNED_FN(op) sg_##op##_u64x4
#define SG_T_UNSIGNED_INTERNAL(op) sg_##op##_u64x4_
#define SG_T_HALF_UNSIGNED sg_u64x2
#define SG_T_HALF_UNSIGNED_FN(op) sg_##op##_u64x2
#if SG_HAVE_KMASK
#define SG_T_MASK_FN(op) sg_##op##_u64x4
#define SG_T_HALF_MASK_FN(op) sg_##op##_u64x2
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u64x4
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u64x2
#else
#define SG_T_MASK_FN(op) sg_##op##_u64x4_
#define SG_T_HALF_MASK_FN(op) sg_##op##_u64x2_
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u64x4_
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u64x2_
#endif
#define SG_T_IF_ALL(f) f
#define SG_T_IF_INT(f) f
#define SG_T_IF_REAL(f) SG_T_NOTHING
#define SG_T_IF_U8(f) SG_T_NOTHING
#define SG_T_IF_I16(f) SG_T_NOTHING
#define SG_T_IF_I32(f) SG_T_NOTHING
#define SG_T_IF_U32(f) SG_T_NOTHING
#define SG_T_IF_U64(f) f
#define SG_T_IF_F32(f) SG_T_NOTHING
#define SG_T_SUFFIX_FN(op, suffix) sg_##op##_u64x4##suffix
#define SG_T_VALUES(n) sg_u64x4v##n
#define SG_T_CONVERT_TO(to) sg_convert_##to##_u64x4
#define SG_T_AS_TO(to) sg_as_##to##_u64x4
#define SG_T_CONVERT_FROM(from) sg_convert_u64_##from##x4
#define SG_T_TO_UNSIGNED(x) (x)
#define SG_T_FROM_UNSIGNED(x) (x)
#define SG_T_IDX_TO_UNSIGNED sg_convert_u64_u32x4
#define SG_T_UNSIGNED_CONVERT_TO(to) sg_convert_##to##_u64x4
#define SG_T_SCALAR(name) sg_##name##_u64_
#define SG_T_UNSIGNED_TYPE uint64_t
#define SG_T_REG sg_r256
#define SG_T_VECTOR sg_v64_r256
#define SG_T_NATIVE_REG sg_native_u64_r256_
#define SG_T_NATIVE_TYPE sg_native_u64x4
#define SG_T_HALF_NATIVE_TYPE sg_native_u64x2
#define SG_T_STORED sg_vu64_r256
#define SG_T_UNSIGNED_STORED sg_vu64_r256
#define SG_T_HALF_REG sg_r128
#define SG_T_HALF_STORED sg_vu64_r128
#define SG_T_IDX_REG sg_r128
#define SG_T_REG_FN(op) sg_reg_##op##_r256
#define SG_T_REG_UNSIGNED_FN(op) sg_reg_##op##_u64_r256
#define SG_T_REG_WIDTH_FN(op) sg_reg_##op##_b64_r256
#define SG_T_HALF_REG_WIDTH_FN(op) sg_reg_##op##_b64_r128
#define SG_T_FIRST sg_reg_first_u64_r128
#define SG_T_LANES(f) SG_LANES4_(f, uint64_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b64
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b64
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_u64_r256
#include "../lanes/element.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_LOOSE
#undef SG_T_TYPE
#undef SG_T_BITS
#undef SG_T_KIND
#undef SG_T_NATIVE
#undef SG_T_REG_BITS
#undef SG_T_HALF_REG_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_HALF_VALUE
#undef SG_T_HALF_FN
#undef SG_T_HALF_INTERNAL
#undef SG_T_UNSIGNED
#undef SG_T_UNSIGNED_FN
#undef SG_T_UNSIGNED_INTERNAL
#undef SG_T_HALF_UNSIGNED
#undef SG_T_HALF_UNSIGNED_FN
#undef SG_T_MASK_FN
#undef SG_T_HALF_MASK_FN
#undef SG_T_UNSIGNED_MASK_FN
#undef SG_T_HALF_UNSIGNED_MASK_FN
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U8
#undef SG_T_IF_I16
#undef SG_T_IF_I32
#undef SG_T_IF_U32
#undef SG_T_IF_U64
#undef SG_T_IF_F32
#undef SG_T_SUFFIX_FN
#undef SG_T_VALUES
#undef SG_T_CONVERT_TO
#undef SG_T_AS_TO
#undef SG_T_CONVERT_FROM
#undef SG_T_TO_UNSIGNED
#undef SG_T_FROM_UNSIGNED
#undef SG_T_IDX_TO_UNSIGNED
#undef SG_T_UNSIGNED_CONVERT_TO
#undef SG_T_SCALAR
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_REG
#undef SG_T_VECTOR
#undef SG_T_NATIVE_REG
#undef SG_T_NATIVE_TYPE
#undef SG_T_HALF_NATIVE_TYPE
#undef SG_T_STORED
#undef SG_T_UNSIGNED_STORED
#undef SG_T_HALF_REG
#undef SG_T_HALF_STORED
#undef SG_T_IDX_REG
#undef SG_T_REG_FN
#undef SG_T_REG_UNSIGNED_FN
#undef SG_T_REG_WIDTH_FN
#undef SG_T_HALF_REG_WIDTH_FN
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_REG_ELEM_FN
#endif
#if !defined(SG_T_ONLY) || (64 > SG_REG_BITS) != SG_T_ONLY
#define SG_T_ELEM i8
#define SG_T_LOOSE sg_loose_i8_
#define SG_T_TYPE int8_t
#define SG_T_BITS 8
#define SG_T_KIND 1
#define SG_T_NATIVE 1
#define SG_T_REG_BITS 128
#define SG_T_HALF_REG_BITS 128
#define SG_T_VALUE sg_i8x4
#define SG_T_FN(op) sg_##op##_i8x4
#define SG_T_INTERNAL(op) sg_##op##_i8x4_
#define SG_T_HALF_VALUE sg_i8x2
#define SG_T_HALF_FN(op) sg_##op##_i8x2
#define SG_T_HALF_INTERNAL(op) sg_##op##_i8x2_
#define SG_T_UNSIGNED sg_u8x4
#define SG_T_UNSIGNED_FN(op) sg_##op##_u8x4
#define SG_T_UNSIGNED_INTERNAL(op) sg_##op##_u8x4_
#define SG_T_HALF_UNSIGNED sg_u8x2
#define SG_T_HALF_UNSIGNED_FN(op) sg_##op##_u8x2
#if SG_HAVE_KMASK
#define SG_T_MASK_FN(op) sg_##op##_i8x4
#define SG_T_HALF_MASK_FN(op) sg_##op##_i8x2
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u8x4
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u8x2
#else
#define SG_T_MASK_FN(op) sg_##op##_i8x4_
#define SG_T_HALF_MASK_FN(op) sg_##op##_i8x2_
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u8x4_
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u8x2_
#endif
#define SG_T_IF_ALL(f) f
#define SG_T_IF_INT(f) f
#define SG_T_IF_REAL(f) SG_T_NOTHING
#define SG_T_IF_U8(f) SG_T_NOTHING
#define SG_T_IF_I16(f) SG_T_NOTHING
#define SG_T_IF_I32(f) SG_T_NOTHING
#define SG_T_IF_U32(f) SG_T_NOTHING
#define SG_T_IF_U64(f) SG_T_NOTHING
#define SG_T_IF_F32(f) SG_T_NOTHING
#define SG_T_SUFFIX_FN(op, suffix) sg_##op##_i8x4##suffix
#define SG_T_VALUES(n) sg_i8x4v##n
#define SG_T_CONVERT_TO(to) sg_convert_##to##_i8x4
#define SG_T_AS_TO(to) sg_as_##to##_i8x4
#define SG_T_CONVERT_FROM(from) sg_convert_i8_##from##x4
#define SG_T_TO_UNSIGNED sg_as_u8_i8x4
#define SG_T_FROM_UNSIGNED sg_as_i8_u8x4
#define SG_T_HALF_TO_UNSIGNED sg_as_u8_i8x2
#define SG_T_HALF_FROM_UNSIGNED sg_as_i8_u8x2
#define SG_T_IDX_TO_UNSIGNED sg_convert_u8_u32x4
#define SG_T_UNSIGNED_CONVERT_TO(to) sg_convert_##to##_u8x4
#define SG_T_SCALAR(name) sg_##name##_i8_
#define SG_T_UNSIGNED_TYPE uint8_t
#define SG_T_REG sg_r128
#define SG_T_VECTOR sg_v8_r128
#define SG_T_NATIVE_REG sg_native_i8_r128_
#define SG_T_NATIVE_TYPE sg_native_i8x4
#define SG_T_HALF_NATIVE_TYPE sg_native_i8x2
#define SG_T_STORED sg_vi8_r128
#define SG_T_UNSIGNED_STORED sg_vu8_r128
#define SG_T_HALF_REG sg_r128
#define SG_T_HALF_STORED sg_vi8_r128
#define SG_T_IDX_REG sg_r128
#define SG_T_REG_FN(op) sg_reg_##op##_r128
#define SG_T_REG_UNSIGNED_FN(op) sg_reg_##op##_u8_r128
#define SG_T_REG_WIDTH_FN(op) sg_reg_##op##_b8_r128
#define SG_T_HALF_REG_WIDTH_FN(op) sg_reg_##op##_b8_r128
#define SG_T_FIRST sg_reg_first_i8_r128
#define SG_T_LANES(f) SG_LANES16_(f, uint8_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b8
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b8
#define SG_T_PART_C uint32_t
#define SG_T_PART_SPLAT sg_reg_splat_u32_r128
#define SG_T_PART_FIRST sg_reg_first_u32_r128
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_i8_r128
#include "../lanes/element.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_LOOSE
#undef SG_T_TYPE
#undef SG_T_BITS
#undef SG_T_KIND
#undef SG_T_NATIVE
#undef SG_T_REG_BITS
#undef SG_T_HALF_REG_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_HALF_VALUE
#undef SG_T_HALF_FN
#undef SG_T_HALF_INTERNAL
#undef SG_T_UNSIGNED
#undef SG_T_UNSIGNED_FN
#undef SG_T_UNSIGNED_INTERNAL
#undef SG_T_HALF_UNSIGNED
#undef SG_T_HALF_UNSIGNED_FN
#undef SG_T_MASK_FN
#undef SG_T_HALF_MASK_FN
#undef SG_T_UNSIGNED_MASK_FN
#undef SG_T_HALF_UNSIGNED_MASK_FN
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U8
#undef SG_T_IF_I16
#undef SG_T_IF_I32
#undef SG_T_IF_U32
#undef SG_T_IF_U64
#undef SG_T_IF_F32
#undef SG_T_SUFFIX_FN
#undef SG_T_VALUES
#undef SG_T_CONVERT_TO
#undef SG_T_AS_TO
#undef SG_T_CONVERT_FROM
#undef SG_T_TO_UNSIGNED
#undef SG_T_FROM_UNSIGNED
#undef SG_T_HALF_TO_UNSIGNED
#undef SG_T_HALF_FROM_UNSIGNED
#undef SG_T_IDX_TO_UNSIGNED
#undef SG_T_UNSIGNED_CONVERT_TO
#undef SG_T_SCALAR
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_REG
#undef SG_T_VECTOR
#undef SG_T_NATIVE_REG
#undef SG_T_NATIVE_TYPE
#undef SG_T_HALF_NATIVE_TYPE
#undef SG_T_STORED
#undef SG_T_UNSIGNED_STORED
#undef SG_T_HALF_REG
#undef SG_T_HALF_STORED
#undef SG_T_IDX_REG
#undef SG_T_REG_FN
#undef SG_T_REG_UNSIGNED_FN
#undef SG_T_REG_WIDTH_FN
#undef SG_T_HALF_REG_WIDTH_FN
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_PART_C
#undef SG_T_PART_SPLAT
#undef SG_T_PART_FIRST
#undef SG_T_REG_ELEM_FN
#endif
#if !defined(SG_T_ONLY) || (128 > SG_REG_BITS) != SG_T_ONLY
#define SG_T_ELEM i16
#define SG_T_LOOSE sg_loose_i16_
#define SG_T_TYPE int16_t
#define SG_T_BITS 16
#define SG_T_KIND 1
#define SG_T_NATIVE 1
#define SG_T_REG_BITS 128
#define SG_T_HALF_REG_BITS 128
#define SG_T_VALUE sg_i16x4
#define SG_T_FN(op) sg_##op##_i16x4
#define SG_T_INTERNAL(op) sg_##op##_i16x4_
#define SG_T_HALF_VALUE sg_i16x2
#define SG_T_HALF_FN(op) sg_##op##_i16x2
#define SG_T_HALF_INTERNAL(op) sg_##op##_i16x2_
#define SG_T_UNSIGNED sg_u16x4
#define SG_T_UNSIGNED_FN(op) sg_##op##_u16x4
#define SG_T_UNSIGNED_INTERNAL(op) sg_##op##_u16x4_
#define SG_T_HALF_UNSIGNED sg_u16x2
#define SG_T_HALF_UNSIGNED_FN(op) sg_##op##_u16x2
#if SG_HAVE_KMASK
#define SG_T_MASK_FN(op) sg_##op##_i16x4
#define SG_T_HALF_MASK_FN(op) sg_##op##_i16x2
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u16x4
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u16x2
#else
#define SG_T_MASK_FN(op) sg_##op##_i16x4_
#define SG_T_HALF_MASK_FN(op) sg_##op##_i16x2_
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u16x4_
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u16x2_
#endif
#define SG_T_IF_ALL(f) f
#define SG_T_IF_INT(f) f
#define SG_T_IF_REAL(f) SG_T_NOTHING
#define SG_T_IF_U8(f) SG_T_NOTHING
#define SG_T_IF_I16(f) f
#define SG_T_IF_I32(f) SG_T_NOTHING
#define SG_T_IF_U32(f) SG_T_NOTHING
#define SG_T_IF_U64(f) SG_T_NOTHING
#define SG_T_IF_F32(f) SG_T_NOTHING
#define SG_T_SUFFIX_FN(op, suffix) sg_##op##_i16x4##suffix
#define SG_T_VALUES(n) sg_i16x4v##n
#define SG_T_CONVERT_TO(to) sg_convert_##to##_i16x4
#define SG_T_AS_TO(to) sg_as_##to##_i16x4
#define SG_T_CONVERT_FROM(from) sg_convert_i16_##from##x4
#define SG_T_TO_UNSIGNED sg_as_u16_i16x4
#define SG_T_FROM_UNSIGNED sg_as_i16_u16x4
#define SG_T_HALF_TO_UNSIGNED sg_as_u16_i16x2
#define SG_T_HALF_FROM_UNSIGNED sg_as_i16_u16x2
#define SG_T_IDX_TO_UNSIGNED sg_convert_u16_u32x4
#define SG_T_UNSIGNED_CONVERT_TO(to) sg_convert_##to##_u16x4
#define SG_T_SCALAR(name) sg_##name##_i16_
#define SG_T_UNSIGNED_TYPE uint16_t
#define SG_T_REG sg_r128
#define SG_T_VECTOR sg_v16_r128
#define SG_T_NATIVE_REG sg_native_i16_r128_
#define SG_T_NATIVE_TYPE sg_native_i16x4
#define SG_T_HALF_NATIVE_TYPE sg_native_i16x2
#define SG_T_STORED sg_vi16_r128
#define SG_T_UNSIGNED_STORED sg_vu16_r128
#define SG_T_HALF_REG sg_r128
#define SG_T_HALF_STORED sg_vi16_r128
#define SG_T_IDX_REG sg_r128
#define SG_T_REG_FN(op) sg_reg_##op##_r128
#define SG_T_REG_UNSIGNED_FN(op) sg_reg_##op##_u16_r128
#define SG_T_REG_WIDTH_FN(op) sg_reg_##op##_b16_r128
#define SG_T_HALF_REG_WIDTH_FN(op) sg_reg_##op##_b16_r128
#define SG_T_FIRST sg_reg_first_i16_r128
#define SG_T_LANES(f) SG_LANES8_(f, uint16_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b16
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b16
#define SG_T_PART_C uint64_t
#define SG_T_PART_SPLAT sg_reg_splat_u64_r128
#define SG_T_PART_FIRST sg_reg_first_u64_r128
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_i16_r128
#include "../lanes/element.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_LOOSE
#undef SG_T_TYPE
#undef SG_T_BITS
#undef SG_T_KIND
#undef SG_T_NATIVE
#undef SG_T_REG_BITS
#undef SG_T_HALF_REG_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_HALF_VALUE
#undef SG_T_HALF_FN
#undef SG_T_HALF_INTERNAL
#undef SG_T_UNSIGNED
#undef SG_T_UNSIGNED_FN
#undef SG_T_UNSIGNED_INTERNAL
#undef SG_T_HALF_UNSIGNED
#undef SG_T_HALF_UNSIGNED_FN
#undef SG_T_MASK_FN
#undef SG_T_HALF_MASK_FN
#undef SG_T_UNSIGNED_MASK_FN
#undef SG_T_HALF_UNSIGNED_MASK_FN
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U8
#undef SG_T_IF_I16
#undef SG_T_IF_I32
#undef SG_T_IF_U32
#undef SG_T_IF_U64
#undef SG_T_IF_F32
#undef SG_T_SUFFIX_FN
#undef SG_T_VALUES
#undef SG_T_CONVERT_TO
#undef SG_T_AS_TO
#undef SG_T_CONVERT_FROM
#undef SG_T_TO_UNSIGNED
#undef SG_T_FROM_UNSIGNED
#undef SG_T_HALF_TO_UNSIGNED
#undef SG_T_HALF_FROM_UNSIGNED
#undef SG_T_IDX_TO_UNSIGNED
#undef SG_T_UNSIGNED_CONVERT_TO
#undef SG_T_SCALAR
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_REG
#undef SG_T_VECTOR
#undef SG_T_NATIVE_REG
#undef SG_T_NATIVE_TYPE
#undef SG_T_HALF_NATIVE_TYPE
#undef SG_T_STORED
#undef SG_T_UNSIGNED_STORED
#undef SG_T_HALF_REG
#undef SG_T_HALF_STORED
#undef SG_T_IDX_REG
#undef SG_T_REG_FN
#undef SG_T_REG_UNSIGNED_FN
#undef SG_T_REG_WIDTH_FN
#undef SG_T_HALF_REG_WIDTH_FN
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_PART_C
#undef SG_T_PART_SPLAT
#undef SG_T_PART_FIRST
#undef SG_T_REG_ELEM_FN
#endif
#if !defined(SG_T_ONLY) || (256 > SG_REG_BITS) != SG_T_ONLY
#define SG_T_ELEM i32
#define SG_T_LOOSE sg_loose_i32_
#define SG_T_TYPE int32_t
#define SG_T_BITS 32
#define SG_T_KIND 1
#define SG_T_NATIVE 1
#define SG_T_REG_BITS 128
#define SG_T_HALF_REG_BITS 128
#define SG_T_VALUE sg_i32x4
#define SG_T_FN(op) sg_##op##_i32x4
#define SG_T_INTERNAL(op) sg_##op##_i32x4_
#define SG_T_HALF_VALUE sg_i32x2
#define SG_T_HALF_FN(op) sg_##op##_i32x2
#define SG_T_HALF_INTERNAL(op) sg_##op##_i32x2_
#define SG_T_UNSIGNED sg_u32x4
#define SG_T_UNSIGNED_FN(op) sg_##op##_u32x4
#define SG_T_UNSIGNED_INTERNAL(op) sg_##op##_u32x4_
#define SG_T_HALF_UNSIGNED sg_u32x2
#define SG_T_HALF_UNSIGNED_FN(op) sg_##op##_u32x2
#if SG_HAVE_KMASK
#define SG_T_MASK_FN(op) sg_##op##_i32x4
#define SG_T_HALF_MASK_FN(op) sg_##op##_i32x2
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u32x4
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u32x2
#else
#define SG_T_MASK_FN(op) sg_##op##_i32x4_
#define SG_T_HALF_MASK_FN(op) sg_##op##_i32x2_
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u32x4_
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u32x2_
#endif
#define SG_T_IF_ALL(f) f
#define SG_T_IF_INT(f) f
#define SG_T_IF_REAL(f) SG_T_NOTHING
#define SG_T_IF_U8(f) SG_T_NOTHING
#define SG_T_IF_I16(f) SG_T_NOTHING
#define SG_T_IF_I32(f) f
#define SG_T_IF_U32(f) SG_T_NOTHING
#define SG_T_IF_U64(f) SG_T_NOTHING
#define SG_T_IF_F32(f) SG_T_NOTHING
#define SG_T_SUFFIX_FN(op, suffix) sg_##op##_i32x4##suffix
#define SG_T_VALUES(n) sg_i32x4v##n
#define SG_T_CONVERT_TO(to) sg_convert_##to##_i32x4
#define SG_T_AS_TO(to) sg_as_##to##_i32x4
#define SG_T_CONVERT_FROM(from) sg_convert_i32_##from##x4
#define SG_T_TO_UNSIGNED sg_as_u32_i32x4
#define SG_T_FROM_UNSIGNED sg_as_i32_u32x4
#define SG_T_HALF_TO_UNSIGNED sg_as_u32_i32x2
#define SG_T_HALF_FROM_UNSIGNED sg_as_i32_u32x2
#define SG_T_IDX_TO_UNSIGNED sg_convert_u32_u32x4
#define SG_T_UNSIGNED_CONVERT_TO(to) sg_convert_##to##_u32x4
#define SG_T_SCALAR(name) sg_##name##_i32_
#define SG_T_UNSIGNED_TYPE uint32_t
#define SG_T_REG sg_r128
#define SG_T_VECTOR sg_v32_r128
#define SG_T_NATIVE_REG sg_native_i32_r128_
#define SG_T_NATIVE_TYPE sg_native_i32x4
#define SG_T_HALF_NATIVE_TYPE sg_native_i32x2
#define SG_T_STORED sg_vi32_r128
#define SG_T_UNSIGNED_STORED sg_vu32_r128
#define SG_T_HALF_REG sg_r128
#define SG_T_HALF_STORED sg_vi32_r128
#define SG_T_IDX_REG sg_r128
#define SG_T_REG_FN(op) sg_reg_##op##_r128
#define SG_T_REG_UNSIGNED_FN(op) sg_reg_##op##_u32_r128
#define SG_T_REG_WIDTH_FN(op) sg_reg_##op##_b32_r128
#define SG_T_HALF_REG_WIDTH_FN(op) sg_reg_##op##_b32_r128
#define SG_T_FIRST sg_reg_first_i32_r128
#define SG_T_LANES(f) SG_LANES4_(f, uint32_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b32
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b32
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_i32_r128
#include "../lanes/element.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_LOOSE
#undef SG_T_TYPE
#undef SG_T_BITS
#undef SG_T_KIND
#undef SG_T_NATIVE
#undef SG_T_REG_BITS
#undef SG_T_HALF_REG_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_HALF_VALUE
#undef SG_T_HALF_FN
#undef SG_T_HALF_INTERNAL
#undef SG_T_UNSIGNED
#undef SG_T_UNSIGNED_FN
#undef SG_T_UNSIGNED_INTERNAL
#undef SG_T_HALF_UNSIGNED
#undef SG_T_HALF_UNSIGNED_FN
#undef SG_T_MASK_FN
#undef SG_T_HALF_MASK_FN
#undef SG_T_UNSIGNED_MASK_FN
#undef SG_T_HALF_UNSIGNED_MASK_FN
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U8
#undef SG_T_IF_I16
#undef SG_T_IF_I32
#undef SG_T_IF_U32
#undef SG_T_IF_U64
#undef SG_T_IF_F32
#undef SG_T_SUFFIX_FN
#undef SG_T_VALUES
#undef SG_T_CONVERT_TO
#undef SG_T_AS_TO
#undef SG_T_CONVERT_FROM
#undef SG_T_TO_UNSIGNED
#undef SG_T_FROM_UNSIGNED
#undef SG_T_HALF_TO_UNSIGNED
#undef SG_T_HALF_FROM_UNSIGNED
#undef SG_T_IDX_TO_UNSIGNED
#undef SG_T_UNSIGNED_CONVERT_TO
#undef SG_T_SCALAR
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_REG
#undef SG_T_VECTOR
#undef SG_T_NATIVE_REG
#undef SG_T_NATIVE_TYPE
#undef SG_T_HALF_NATIVE_TYPE
#undef SG_T_STORED
#undef SG_T_UNSIGNED_STORED
#undef SG_T_HALF_REG
#undef SG_T_HALF_STORED
#undef SG_T_IDX_REG
#undef SG_T_REG_FN
#undef SG_T_REG_UNSIGNED_FN
#undef SG_T_REG_WIDTH_FN
#undef SG_T_HALF_REG_WIDTH_FN
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_REG_ELEM_FN
#endif
#if !defined(SG_T_ONLY) || (512 > SG_REG_BITS) != SG_T_ONLY
#define SG_T_ELEM i64
#define SG_T_LOOSE sg_loose_i64_
#define SG_T_TYPE int64_t
#define SG_T_BITS 64
#define SG_T_KIND 1
#define SG_T_NATIVE 1
#define SG_T_REG_BITS 256
#define SG_T_HALF_REG_BITS 128
#define SG_T_VALUE sg_i64x4
#define SG_T_FN(op) sg_##op##_i64x4
#define SG_T_INTERNAL(op) sg_##op##_i64x4_
#define SG_T_HALF_VALUE sg_i64x2
#define SG_T_HALF_FN(op) sg_##op##_i64x2
#define SG_T_HALF_INTERNAL(op) sg_##op##_i64x2_
#define SG_T_UNSIGNED sg_u64x4
#define SG_T_UNSIGNED_FN(op) sg_##op##_u64x4
#define SG_T_UNSIGNED_INTERNAL(op) sg_##op##_u64x4_
#define SG_T_HALF_UNSIGNED sg_u64x2
#define SG_T_HALF_UNSIGNED_FN(op) sg_##op##_u64x2
#if SG_HAVE_KMASK
#define SG_T_MASK_FN(op) sg_##op##_i64x4
#define SG_T_HALF_MASK_FN(op) sg_##op##_i64x2
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u64x4
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u64x2
#else
#define SG_T_MASK_FN(op) sg_##op##_i64x4_
#define SG_T_HALF_MASK_FN(op) sg_##op##_i64x2_
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u64x4_
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u64x2_
#endif
#define SG_T_IF_ALL(f) f
#define SG_T_IF_INT(f) f
#define SG_T_IF_REAL(f) SG_T_NOTHING
#define SG_T_IF_U8(f) SG_T_NOTHING
#define SG_T_IF_I16(f) SG_T_NOTHING
#define SG_T_IF_I32(f) SG_T_NOTHING
#define SG_T_IF_U32(f) SG_T_NOTHING
#define SG_T_IF_U64(f) SG_T_NOTHING
#define SG_T_IF_F32(f) SG_T_NOTHING
#define SG_T_SUFFIX_FN(op, suffix) sg_##op##_i64x4##suffix
#define SG_T_VALUES(n) sg_i64x4v##n
#define SG_T_CONVERT_TO(to) sg_convert_##to##_i64x4
#define SG_T_AS_TO(to) sg_as_##to##_i64x4
#define SG_T_CONVERT_FROM(from) sg_convert_i64_##from##x4
#define SG_T_TO_UNSIGNED sg_as_u64_i64x4
#define SG_T_FROM_UNSIGNED sg_as_i64_u64x4
#define SG_T_HALF_TO_UNSIGNED sg_as_u64_i64x2
#define SG_T_HALF_FROM_UNSIGNED sg_as_i64_u64x2
#define SG_T_IDX_TO_UNSIGNED sg_convert_u64_u32x4
#define SG_T_UNSIGNED_CONVERT_TO(to) sg_convert_##to##_u64x4
#define SG_T_SCALAR(name) sg_##name##_i64_
#define SG_T_UNSIGNED_TYPE uint64_t
#define SG_T_REG sg_r256
#define SG_T_VECTOR sg_v64_r256
#define SG_T_NATIVE_REG sg_native_i64_r256_
#define SG_T_NATIVE_TYPE sg_native_i64x4
#define SG_T_HALF_NATIVE_TYPE sg_native_i64x2
#define SG_T_STORED sg_vi64_r256
#define SG_T_UNSIGNED_STORED sg_vu64_r256
#define SG_T_HALF_REG sg_r128
#define SG_T_HALF_STORED sg_vi64_r128
#define SG_T_IDX_REG sg_r128
#define SG_T_REG_FN(op) sg_reg_##op##_r256
#define SG_T_REG_UNSIGNED_FN(op) sg_reg_##op##_u64_r256
#define SG_T_REG_WIDTH_FN(op) sg_reg_##op##_b64_r256
#define SG_T_HALF_REG_WIDTH_FN(op) sg_reg_##op##_b64_r128
#define SG_T_FIRST sg_reg_first_i64_r128
#define SG_T_LANES(f) SG_LANES4_(f, uint64_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b64
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b64
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_i64_r256
#include "../lanes/element.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_LOOSE
#undef SG_T_TYPE
#undef SG_T_BITS
#undef SG_T_KIND
#undef SG_T_NATIVE
#undef SG_T_REG_BITS
#undef SG_T_HALF_REG_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_HALF_VALUE
#undef SG_T_HALF_FN
#undef SG_T_HALF_INTERNAL
#undef SG_T_UNSIGNED
#undef SG_T_UNSIGNED_FN
#undef SG_T_UNSIGNED_INTERNAL
#undef SG_T_HALF_UNSIGNED
#undef SG_T_HALF_UNSIGNED_FN
#undef SG_T_MASK_FN
#undef SG_T_HALF_MASK_FN
#undef SG_T_UNSIGNED_MASK_FN
#undef SG_T_HALF_UNSIGNED_MASK_FN
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U8
#undef SG_T_IF_I16
#undef SG_T_IF_I32
#undef SG_T_IF_U32
#undef SG_T_IF_U64
#undef SG_T_IF_F32
#undef SG_T_SUFFIX_FN
#undef SG_T_VALUES
#undef SG_T_CONVERT_TO
#undef SG_T_AS_TO
#undef SG_T_CONVERT_FROM
#undef SG_T_TO_UNSIGNED
#undef SG_T_FROM_UNSIGNED
#undef SG_T_HALF_TO_UNSIGNED
#undef SG_T_HALF_FROM_UNSIGNED
#undef SG_T_IDX_TO_UNSIGNED
#undef SG_T_UNSIGNED_CONVERT_TO
#undef SG_T_SCALAR
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_REG
#undef SG_T_VECTOR
#undef SG_T_NATIVE_REG
#undef SG_T_NATIVE_TYPE
#undef SG_T_HALF_NATIVE_TYPE
#undef SG_T_STORED
#undef SG_T_UNSIGNED_STORED
#undef SG_T_HALF_REG
#undef SG_T_HALF_STORED
#undef SG_T_IDX_REG
#undef SG_T_REG_FN
#undef SG_T_REG_UNSIGNED_FN
#undef SG_T_REG_WIDTH_FN
#undef SG_T_HALF_REG_WIDTH_FN
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_REG_ELEM_FN
#endif
#if !defined(SG_T_ONLY) || (256 > SG_REG_BITS) != SG_T_ONLY
#define SG_T_ELEM f32
#define SG_T_LOOSE sg_loose_f32_
#define SG_T_TYPE float
#define SG_T_BITS 32
#define SG_T_KIND 2
#define SG_T_NATIVE 1
#define SG_T_REG_BITS 128
#define SG_T_HALF_REG_BITS 128
#define SG_T_VALUE sg_f32x4
#define SG_T_FN(op) sg_##op##_f32x4
#define SG_T_INTERNAL(op) sg_##op##_f32x4_
#define SG_T_HALF_VALUE sg_f32x2
#define SG_T_HALF_FN(op) sg_##op##_f32x2
#define SG_T_HALF_INTERNAL(op) sg_##op##_f32x2_
#define SG_T_UNSIGNED sg_u32x4
#define SG_T_UNSIGNED_FN(op) sg_##op##_u32x4
#define SG_T_UNSIGNED_INTERNAL(op) sg_##op##_u32x4_
#define SG_T_HALF_UNSIGNED sg_u32x2
#define SG_T_HALF_UNSIGNED_FN(op) sg_##op##_u32x2
#define SG_T_SIGNED sg_i32x4
#define SG_T_SIGNED_FN(op) sg_##op##_i32x4
#define SG_T_SIGNED_INTERNAL(op) sg_##op##_i32x4_
#define SG_T_SIGNED_FROM_UNSIGNED sg_as_i32_u32x4
#define SG_T_UNSIGNED_FROM_SIGNED sg_as_u32_i32x4
#define SG_T_SIGNED_TYPE int32_t
#define SG_T_SIGNED_MAX INT32_MAX
#if SG_HAVE_KMASK
#define SG_T_MASK_FN(op) sg_##op##_f32x4
#define SG_T_HALF_MASK_FN(op) sg_##op##_f32x2
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u32x4
#define SG_T_SIGNED_MASK_FN(op) sg_##op##_i32x4
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u32x2
#else
#define SG_T_MASK_FN(op) sg_##op##_f32x4_
#define SG_T_HALF_MASK_FN(op) sg_##op##_f32x2_
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u32x4_
#define SG_T_SIGNED_MASK_FN(op) sg_##op##_i32x4_
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u32x2_
#endif
#define SG_T_IF_ALL(f) f
#define SG_T_IF_INT(f) SG_T_NOTHING
#define SG_T_IF_REAL(f) f
#define SG_T_IF_U8(f) SG_T_NOTHING
#define SG_T_IF_I16(f) SG_T_NOTHING
#define SG_T_IF_I32(f) SG_T_NOTHING
#define SG_T_IF_U32(f) SG_T_NOTHING
#define SG_T_IF_U64(f) SG_T_NOTHING
#define SG_T_IF_F32(f) f
#define SG_T_SUFFIX_FN(op, suffix) sg_##op##_f32x4##suffix
#define SG_T_VALUES(n) sg_f32x4v##n
#define SG_T_CONVERT_TO(to) sg_convert_##to##_f32x4
#define SG_T_AS_TO(to) sg_as_##to##_f32x4
#define SG_T_CONVERT_FROM(from) sg_convert_f32_##from##x4
#define SG_T_TO_UNSIGNED sg_as_u32_f32x4
#define SG_T_FROM_UNSIGNED sg_as_f32_u32x4
#define SG_T_HALF_TO_UNSIGNED sg_as_u32_f32x2
#define SG_T_HALF_FROM_UNSIGNED sg_as_f32_u32x2
#define SG_T_IDX_TO_UNSIGNED sg_convert_u32_u32x4
#define SG_T_UNSIGNED_CONVERT_TO(to) sg_convert_##to##_u32x4
#define SG_T_SCALAR(name) sg_##name##_f32_
#define SG_T_UNSIGNED_TYPE uint32_t
#define SG_T_REG sg_r128
#define SG_T_VECTOR sg_v32_r128
#define SG_T_NATIVE_REG sg_native_f32_r128_
#define SG_T_NATIVE_TYPE sg_native_f32x4
#define SG_T_HALF_NATIVE_TYPE sg_native_f32x2
#define SG_T_STORED sg_vf32_r128
#define SG_T_UNSIGNED_STORED sg_vu32_r128
#define SG_T_HALF_REG sg_r128
#define SG_T_HALF_STORED sg_vf32_r128
#define SG_T_IDX_REG sg_r128
#define SG_T_REG_FN(op) sg_reg_##op##_r128
#define SG_T_REG_UNSIGNED_FN(op) sg_reg_##op##_u32_r128
#define SG_T_REG_WIDTH_FN(op) sg_reg_##op##_b32_r128
#define SG_T_HALF_REG_WIDTH_FN(op) sg_reg_##op##_b32_r128
#define SG_T_FIRST sg_reg_first_f32_r128
#define SG_T_LANES(f) SG_LANES4_(f, uint32_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b32
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b32
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_f32_r128
#include "../lanes/element.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_LOOSE
#undef SG_T_TYPE
#undef SG_T_BITS
#undef SG_T_KIND
#undef SG_T_NATIVE
#undef SG_T_REG_BITS
#undef SG_T_HALF_REG_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_HALF_VALUE
#undef SG_T_HALF_FN
#undef SG_T_HALF_INTERNAL
#undef SG_T_UNSIGNED
#undef SG_T_UNSIGNED_FN
#undef SG_T_UNSIGNED_INTERNAL
#undef SG_T_HALF_UNSIGNED
#undef SG_T_HALF_UNSIGNED_FN
#undef SG_T_SIGNED
#undef SG_T_SIGNED_FN
#undef SG_T_SIGNED_INTERNAL
#undef SG_T_SIGNED_FROM_UNSIGNED
#undef SG_T_UNSIGNED_FROM_SIGNED
#undef SG_T_SIGNED_TYPE
#undef SG_T_SIGNED_MAX
#undef SG_T_MASK_FN
#undef SG_T_HALF_MASK_FN
#undef SG_T_UNSIGNED_MASK_FN
#undef SG_T_SIGNED_MASK_FN
#undef SG_T_HALF_UNSIGNED_MASK_FN
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U8
#undef SG_T_IF_I16
#undef SG_T_IF_I32
#undef SG_T_IF_U32
#undef SG_T_IF_U64
#undef SG_T_IF_F32
#undef SG_T_SUFFIX_FN
#undef SG_T_VALUES
#undef SG_T_CONVERT_TO
#undef SG_T_AS_TO
#undef SG_T_CONVERT_FROM
#undef SG_T_TO_UNSIGNED
#undef SG_T_FROM_UNSIGNED
#undef SG_T_HALF_TO_UNSIGNED
#undef SG_T_HALF_FROM_UNSIGNED
#undef SG_T_IDX_TO_UNSIGNED
#undef SG_T_UNSIGNED_CONVERT_TO
#undef SG_T_SCALAR
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_REG
#undef SG_T_VECTOR
#undef SG_T_NATIVE_REG
#undef SG_T_NATIVE_TYPE
#undef SG_T_HALF_NATIVE_TYPE
#undef SG_T_STORED
#undef SG_T_UNSIGNED_STORED
#undef SG_T_HALF_REG
#undef SG_T_HALF_STORED
#undef SG_T_IDX_REG
#undef SG_T_REG_FN
#undef SG_T_REG_UNSIGNED_FN
#undef SG_T_REG_WIDTH_FN
#undef SG_T_HALF_REG_WIDTH_FN
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_REG_ELEM_FN
#endif
#if !defined(SG_T_ONLY) || (512 > SG_REG_BITS) != SG_T_ONLY
#define SG_T_ELEM f64
#define SG_T_LOOSE sg_loose_f64_
#define SG_T_TYPE double
#define SG_T_BITS 64
#define SG_T_KIND 2
#define SG_T_NATIVE 1
#define SG_T_REG_BITS 256
#define SG_T_HALF_REG_BITS 128
#define SG_T_VALUE sg_f64x4
#define SG_T_FN(op) sg_##op##_f64x4
#define SG_T_INTERNAL(op) sg_##op##_f64x4_
#define SG_T_HALF_VALUE sg_f64x2
#define SG_T_HALF_FN(op) sg_##op##_f64x2
#define SG_T_HALF_INTERNAL(op) sg_##op##_f64x2_
#define SG_T_UNSIGNED sg_u64x4
#define SG_T_UNSIGNED_FN(op) sg_##op##_u64x4
#define SG_T_UNSIGNED_INTERNAL(op) sg_##op##_u64x4_
#define SG_T_HALF_UNSIGNED sg_u64x2
#define SG_T_HALF_UNSIGNED_FN(op) sg_##op##_u64x2
#define SG_T_SIGNED sg_i64x4
#define SG_T_SIGNED_FN(op) sg_##op##_i64x4
#define SG_T_SIGNED_INTERNAL(op) sg_##op##_i64x4_
#define SG_T_SIGNED_FROM_UNSIGNED sg_as_i64_u64x4
#define SG_T_UNSIGNED_FROM_SIGNED sg_as_u64_i64x4
#define SG_T_SIGNED_TYPE int64_t
#define SG_T_SIGNED_MAX INT64_MAX
#if SG_HAVE_KMASK
#define SG_T_MASK_FN(op) sg_##op##_f64x4
#define SG_T_HALF_MASK_FN(op) sg_##op##_f64x2
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u64x4
#define SG_T_SIGNED_MASK_FN(op) sg_##op##_i64x4
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u64x2
#else
#define SG_T_MASK_FN(op) sg_##op##_f64x4_
#define SG_T_HALF_MASK_FN(op) sg_##op##_f64x2_
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u64x4_
#define SG_T_SIGNED_MASK_FN(op) sg_##op##_i64x4_
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u64x2_
#endif
#define SG_T_IF_ALL(f) f
#define SG_T_IF_INT(f) SG_T_NOTHING
#define SG_T_IF_REAL(f) f
#define SG_T_IF_U8(f) SG_T_NOTHING
#define SG_T_IF_I16(f) SG_T_NOTHING
#define SG_T_IF_I32(f) SG_T_NOTHING
#define SG_T_IF_U32(f) SG_T_NOTHING
#define SG_T_IF_U64(f) SG_T_NOTHING
#define SG_T_IF_F32(f) SG_T_NOTHING
#define SG_T_SUFFIX_FN(op, suffix) sg_##op##_f64x4##suffix
#define SG_T_VALUES(n) sg_f64x4v##n
#define SG_T_CONVERT_TO(to) sg_convert_##to##_f64x4
#define SG_T_AS_TO(to) sg_as_##to##_f64x4
#define SG_T_CONVERT_FROM(from) sg_convert_f64_##from##x4
#define SG_T_TO_UNSIGNED sg_as_u64_f64x4
#define SG_T_FROM_UNSIGNED sg_as_f64_u64x4
#define SG_T_HALF_TO_UNSIGNED sg_as_u64_f64x2
#define SG_T_HALF_FROM_UNSIGNED sg_as_f64_u64x2
#define SG_T_IDX_TO_UNSIGNED sg_convert_u64_u32x4
#define SG_T_UNSIGNED_CONVERT_TO(to) sg_convert_##to##_u64x4
#define SG_T_SCALAR(name) sg_##name##_f64_
#define SG_T_UNSIGNED_TYPE uint64_t
#define SG_T_REG sg_r256
#define SG_T_VECTOR sg_v64_r256
#define SG_T_NATIVE_REG sg_native_f64_r256_
#define SG_T_NATIVE_TYPE sg_native_f64x4
#define SG_T_HALF_NATIVE_TYPE sg_native_f64x2
#define SG_T_STORED sg_vf64_r256
#define SG_T_UNSIGNED_STORED sg_vu64_r256
#define SG_T_HALF_REG sg_r128
#define SG_T_HALF_STORED sg_vf64_r128
#define SG_T_IDX_REG sg_r128
#define SG_T_REG_FN(op) sg_reg_##op##_r256
#define SG_T_REG_UNSIGNED_FN(op) sg_reg_##op##_u64_r256
#define SG_T_REG_WIDTH_FN(op) sg_reg_##op##_b64_r256
#define SG_T_HALF_REG_WIDTH_FN(op) sg_reg_##op##_b64_r128
#define SG_T_FIRST sg_reg_first_f64_r128
#define SG_T_LANES(f) SG_LANES4_(f, uint64_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b64
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b64
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_f64_r256
#include "../lanes/element.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_LOOSE
#undef SG_T_TYPE
#undef SG_T_BITS
#undef SG_T_KIND
#undef SG_T_NATIVE
#undef SG_T_REG_BITS
#undef SG_T_HALF_REG_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_HALF_VALUE
#undef SG_T_HALF_FN
#undef SG_T_HALF_INTERNAL
#undef SG_T_UNSIGNED
#undef SG_T_UNSIGNED_FN
#undef SG_T_UNSIGNED_INTERNAL
#undef SG_T_HALF_UNSIGNED
#undef SG_T_HALF_UNSIGNED_FN
#undef SG_T_SIGNED
#undef SG_T_SIGNED_FN
#undef SG_T_SIGNED_INTERNAL
#undef SG_T_SIGNED_FROM_UNSIGNED
#undef SG_T_UNSIGNED_FROM_SIGNED
#undef SG_T_SIGNED_TYPE
#undef SG_T_SIGNED_MAX
#undef SG_T_MASK_FN
#undef SG_T_HALF_MASK_FN
#undef SG_T_UNSIGNED_MASK_FN
#undef SG_T_SIGNED_MASK_FN
#undef SG_T_HALF_UNSIGNED_MASK_FN
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U8
#undef SG_T_IF_I16
#undef SG_T_IF_I32
#undef SG_T_IF_U32
#undef SG_T_IF_U64
#undef SG_T_IF_F32
#undef SG_T_SUFFIX_FN
#undef SG_T_VALUES
#undef SG_T_CONVERT_TO
#undef SG_T_AS_TO
#undef SG_T_CONVERT_FROM
#undef SG_T_TO_UNSIGNED
#undef SG_T_FROM_UNSIGNED
#undef SG_T_HALF_TO_UNSIGNED
#undef SG_T_HALF_FROM_UNSIGNED
#undef SG_T_IDX_TO_UNSIGNED
#undef SG_T_UNSIGNED_CONVERT_TO
#undef SG_T_SCALAR
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_REG
#undef SG_T_VECTOR
#undef SG_T_NATIVE_REG
#undef SG_T_NATIVE_TYPE
#undef SG_T_HALF_NATIVE_TYPE
#undef SG_T_STORED
#undef SG_T_UNSIGNED_STORED
#undef SG_T_HALF_REG
#undef SG_T_HALF_STORED
#undef SG_T_IDX_REG
#undef SG_T_REG_FN
#undef SG_T_REG_UNSIGNED_FN
#undef SG_T_REG_WIDTH_FN
#undef SG_T_HALF_REG_WIDTH_FN
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_REG_ELEM_FN
#endif
#if !defined(SG_T_ONLY) || (128 > SG_REG_BITS) != SG_T_ONLY
#define SG_T_ELEM f16
#define SG_T_LOOSE sg_loose_f16_
#define SG_T_TYPE sg_half
#define SG_T_BITS 16
#define SG_T_KIND 3
#define SG_T_NATIVE (SG_HAVE_FP16)
#define SG_T_REG_BITS 128
#define SG_T_HALF_REG_BITS 128
#define SG_T_VALUE sg_f16x4
#define SG_T_FN(op) sg_##op##_f16x4
#define SG_T_INTERNAL(op) sg_##op##_f16x4_
#define SG_T_HALF_VALUE sg_f16x2
#define SG_T_HALF_FN(op) sg_##op##_f16x2
#define SG_T_HALF_INTERNAL(op) sg_##op##_f16x2_
#define SG_T_UNSIGNED sg_u16x4
#define SG_T_UNSIGNED_FN(op) sg_##op##_u16x4
#define SG_T_UNSIGNED_INTERNAL(op) sg_##op##_u16x4_
#define SG_T_HALF_UNSIGNED sg_u16x2
#define SG_T_HALF_UNSIGNED_FN(op) sg_##op##_u16x2
#define SG_T_SIGNED sg_i16x4
#define SG_T_SIGNED_FN(op) sg_##op##_i16x4
#define SG_T_SIGNED_INTERNAL(op) sg_##op##_i16x4_
#define SG_T_SIGNED_FROM_UNSIGNED sg_as_i16_u16x4
#define SG_T_UNSIGNED_FROM_SIGNED sg_as_u16_i16x4
#define SG_T_SIGNED_TYPE int16_t
#define SG_T_SIGNED_MAX INT16_MAX
#if SG_HAVE_KMASK
#define SG_T_MASK_FN(op) sg_##op##_f16x4
#define SG_T_HALF_MASK_FN(op) sg_##op##_f16x2
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u16x4
#define SG_T_SIGNED_MASK_FN(op) sg_##op##_i16x4
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u16x2
#else
#define SG_T_MASK_FN(op) sg_##op##_f16x4_
#define SG_T_HALF_MASK_FN(op) sg_##op##_f16x2_
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u16x4_
#define SG_T_SIGNED_MASK_FN(op) sg_##op##_i16x4_
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u16x2_
#endif
#define SG_T_IF_ALL(f) f
#define SG_T_IF_INT(f) SG_T_NOTHING
#define SG_T_IF_REAL(f) f
#define SG_T_IF_U8(f) SG_T_NOTHING
#define SG_T_IF_I16(f) SG_T_NOTHING
#define SG_T_IF_I32(f) SG_T_NOTHING
#define SG_T_IF_U32(f) SG_T_NOTHING
#define SG_T_IF_U64(f) SG_T_NOTHING
#define SG_T_IF_F32(f) SG_T_NOTHING
#define SG_T_SUFFIX_FN(op, suffix) sg_##op##_f16x4##suffix
#define SG_T_VALUES(n) sg_f16x4v##n
#define SG_T_CONVERT_TO(to) sg_convert_##to##_f16x4
#define SG_T_AS_TO(to) sg_as_##to##_f16x4
#define SG_T_CONVERT_FROM(from) sg_convert_f16_##from##x4
#define SG_T_TO_UNSIGNED sg_as_u16_f16x4
#define SG_T_FROM_UNSIGNED sg_as_f16_u16x4
#define SG_T_HALF_TO_UNSIGNED sg_as_u16_f16x2
#define SG_T_HALF_FROM_UNSIGNED sg_as_f16_u16x2
#define SG_T_IDX_TO_UNSIGNED sg_convert_u16_u32x4
#define SG_T_UNSIGNED_CONVERT_TO(to) sg_convert_##to##_u16x4
#define SG_T_SCALAR(name) sg_##name##_f16_
#define SG_T_UNSIGNED_TYPE uint16_t
#define SG_T_REG sg_r128
#define SG_T_VECTOR sg_v16_r128
#define SG_T_NATIVE_REG sg_native_f16_r128_
#define SG_T_NATIVE_TYPE sg_native_f16x4
#define SG_T_HALF_NATIVE_TYPE sg_native_f16x2
#define SG_T_STORED sg_vf16_r128
#define SG_T_UNSIGNED_STORED sg_vu16_r128
#define SG_T_HALF_REG sg_r128
#define SG_T_HALF_STORED sg_vf16_r128
#define SG_T_IDX_REG sg_r128
#define SG_T_REG_FN(op) sg_reg_##op##_r128
#define SG_T_REG_UNSIGNED_FN(op) sg_reg_##op##_u16_r128
#define SG_T_REG_WIDTH_FN(op) sg_reg_##op##_b16_r128
#define SG_T_HALF_REG_WIDTH_FN(op) sg_reg_##op##_b16_r128
#define SG_T_FIRST sg_reg_first_u16_r128
#define SG_T_LANES(f) SG_LANES8_(f, uint16_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b16
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b16
#define SG_T_PART_C uint64_t
#define SG_T_PART_SPLAT sg_reg_splat_u64_r128
#define SG_T_PART_FIRST sg_reg_first_u64_r128
#if SG_HAVE_FP16
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_f16_r128
#else
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_u16_r128
#endif
#include "../lanes/element.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_LOOSE
#undef SG_T_TYPE
#undef SG_T_BITS
#undef SG_T_KIND
#undef SG_T_NATIVE
#undef SG_T_REG_BITS
#undef SG_T_HALF_REG_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_HALF_VALUE
#undef SG_T_HALF_FN
#undef SG_T_HALF_INTERNAL
#undef SG_T_UNSIGNED
#undef SG_T_UNSIGNED_FN
#undef SG_T_UNSIGNED_INTERNAL
#undef SG_T_HALF_UNSIGNED
#undef SG_T_HALF_UNSIGNED_FN
#undef SG_T_SIGNED
#undef SG_T_SIGNED_FN
#undef SG_T_SIGNED_INTERNAL
#undef SG_T_SIGNED_FROM_UNSIGNED
#undef SG_T_UNSIGNED_FROM_SIGNED
#undef SG_T_SIGNED_TYPE
#undef SG_T_SIGNED_MAX
#undef SG_T_MASK_FN
#undef SG_T_HALF_MASK_FN
#undef SG_T_UNSIGNED_MASK_FN
#undef SG_T_SIGNED_MASK_FN
#undef SG_T_HALF_UNSIGNED_MASK_FN
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U8
#undef SG_T_IF_I16
#undef SG_T_IF_I32
#undef SG_T_IF_U32
#undef SG_T_IF_U64
#undef SG_T_IF_F32
#undef SG_T_SUFFIX_FN
#undef SG_T_VALUES
#undef SG_T_CONVERT_TO
#undef SG_T_AS_TO
#undef SG_T_CONVERT_FROM
#undef SG_T_TO_UNSIGNED
#undef SG_T_FROM_UNSIGNED
#undef SG_T_HALF_TO_UNSIGNED
#undef SG_T_HALF_FROM_UNSIGNED
#undef SG_T_IDX_TO_UNSIGNED
#undef SG_T_UNSIGNED_CONVERT_TO
#undef SG_T_SCALAR
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_REG
#undef SG_T_VECTOR
#undef SG_T_NATIVE_REG
#undef SG_T_NATIVE_TYPE
#undef SG_T_HALF_NATIVE_TYPE
#undef SG_T_STORED
#undef SG_T_UNSIGNED_STORED
#undef SG_T_HALF_REG
#undef SG_T_HALF_STORED
#undef SG_T_IDX_REG
#undef SG_T_REG_FN
#undef SG_T_REG_UNSIGNED_FN
#undef SG_T_REG_WIDTH_FN
#undef SG_T_HALF_REG_WIDTH_FN
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_PART_C
#undef SG_T_PART_SPLAT
#undef SG_T_PART_FIRST
#undef SG_T_REG_ELEM_FN
#endif
#if !defined(SG_T_ONLY) || (128 > SG_REG_BITS) != SG_T_ONLY
#define SG_T_ELEM bf16
#define SG_T_LOOSE sg_loose_bf16_
#define SG_T_TYPE sg_bfloat16
#define SG_T_BITS 16
#define SG_T_KIND 4
#define SG_T_NATIVE 0
#define SG_T_REG_BITS 128
#define SG_T_HALF_REG_BITS 128
#define SG_T_VALUE sg_bf16x4
#define SG_T_FN(op) sg_##op##_bf16x4
#define SG_T_INTERNAL(op) sg_##op##_bf16x4_
#define SG_T_HALF_VALUE sg_bf16x2
#define SG_T_HALF_FN(op) sg_##op##_bf16x2
#define SG_T_HALF_INTERNAL(op) sg_##op##_bf16x2_
#define SG_T_UNSIGNED sg_u16x4
#define SG_T_UNSIGNED_FN(op) sg_##op##_u16x4
#define SG_T_UNSIGNED_INTERNAL(op) sg_##op##_u16x4_
#define SG_T_HALF_UNSIGNED sg_u16x2
#define SG_T_HALF_UNSIGNED_FN(op) sg_##op##_u16x2
#define SG_T_SIGNED sg_i16x4
#define SG_T_SIGNED_FN(op) sg_##op##_i16x4
#define SG_T_SIGNED_INTERNAL(op) sg_##op##_i16x4_
#define SG_T_SIGNED_FROM_UNSIGNED sg_as_i16_u16x4
#define SG_T_UNSIGNED_FROM_SIGNED sg_as_u16_i16x4
#define SG_T_SIGNED_TYPE int16_t
#define SG_T_SIGNED_MAX INT16_MAX
#if SG_HAVE_KMASK
#define SG_T_MASK_FN(op) sg_##op##_bf16x4
#define SG_T_HALF_MASK_FN(op) sg_##op##_bf16x2
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u16x4
#define SG_T_SIGNED_MASK_FN(op) sg_##op##_i16x4
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u16x2
#else
#define SG_T_MASK_FN(op) sg_##op##_bf16x4_
#define SG_T_HALF_MASK_FN(op) sg_##op##_bf16x2_
#define SG_T_UNSIGNED_MASK_FN(op) sg_##op##_u16x4_
#define SG_T_SIGNED_MASK_FN(op) sg_##op##_i16x4_
#define SG_T_HALF_UNSIGNED_MASK_FN(op) sg_##op##_u16x2_
#endif
#define SG_T_IF_ALL(f) f
#define SG_T_IF_INT(f) SG_T_NOTHING
#define SG_T_IF_REAL(f) f
#define SG_T_IF_U8(f) SG_T_NOTHING
#define SG_T_IF_I16(f) SG_T_NOTHING
#define SG_T_IF_I32(f) SG_T_NOTHING
#define SG_T_IF_U32(f) SG_T_NOTHING
#define SG_T_IF_U64(f) SG_T_NOTHING
#define SG_T_IF_F32(f) SG_T_NOTHING
#define SG_T_SUFFIX_FN(op, suffix) sg_##op##_bf16x4##suffix
#define SG_T_VALUES(n) sg_bf16x4v##n
#define SG_T_CONVERT_TO(to) sg_convert_##to##_bf16x4
#define SG_T_AS_TO(to) sg_as_##to##_bf16x4
#define SG_T_CONVERT_FROM(from) sg_convert_bf16_##from##x4
#define SG_T_TO_UNSIGNED sg_as_u16_bf16x4
#define SG_T_FROM_UNSIGNED sg_as_bf16_u16x4
#define SG_T_HALF_TO_UNSIGNED sg_as_u16_bf16x2
#define SG_T_HALF_FROM_UNSIGNED sg_as_bf16_u16x2
#define SG_T_IDX_TO_UNSIGNED sg_convert_u16_u32x4
#define SG_T_UNSIGNED_CONVERT_TO(to) sg_convert_##to##_u16x4
#define SG_T_SCALAR(name) sg_##name##_bf16_
#define SG_T_UNSIGNED_TYPE uint16_t
#define SG_T_REG sg_r128
#define SG_T_VECTOR sg_v16_r128
#define SG_T_NATIVE_REG sg_native_bf16_r128_
#define SG_T_NATIVE_TYPE sg_native_bf16x4
#define SG_T_HALF_NATIVE_TYPE sg_native_bf16x2
#define SG_T_STORED sg_vbf16_r128
#define SG_T_UNSIGNED_STORED sg_vu16_r128
#define SG_T_HALF_REG sg_r128
#define SG_T_HALF_STORED sg_vbf16_r128
#define SG_T_IDX_REG sg_r128
#define SG_T_REG_FN(op) sg_reg_##op##_r128
#define SG_T_REG_UNSIGNED_FN(op) sg_reg_##op##_u16_r128
#define SG_T_REG_WIDTH_FN(op) sg_reg_##op##_b16_r128
#define SG_T_HALF_REG_WIDTH_FN(op) sg_reg_##op##_b16_r128
#define SG_T_FIRST sg_reg_first_u16_r128
#define SG_T_LANES(f) SG_LANES8_(f, uint16_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b16
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b16
#define SG_T_PART_C uint64_t
#define SG_T_PART_SPLAT sg_reg_splat_u64_r128
#define SG_T_PART_FIRST sg_reg_first_u64_r128
#define SG_T_REG_ELEM_FN(op) sg_reg_##op##_u16_r128
#include "../lanes/element.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_LOOSE
#undef SG_T_TYPE
#undef SG_T_BITS
#undef SG_T_KIND
#undef SG_T_NATIVE
#undef SG_T_REG_BITS
#undef SG_T_HALF_REG_BITS
#undef SG_T_VALUE
#undef SG_T_FN
#undef SG_T_INTERNAL
#undef SG_T_HALF_VALUE
#undef SG_T_HALF_FN
#undef SG_T_HALF_INTERNAL
#undef SG_T_UNSIGNED
#undef SG_T_UNSIGNED_FN
#undef SG_T_UNSIGNED_INTERNAL
#undef SG_T_HALF_UNSIGNED
#undef SG_T_HALF_UNSIGNED_FN
#undef SG_T_SIGNED
#undef SG_T_SIGNED_FN
#undef SG_T_SIGNED_INTERNAL
#undef SG_T_SIGNED_FROM_UNSIGNED
#undef SG_T_UNSIGNED_FROM_SIGNED
#undef SG_T_SIGNED_TYPE
#undef SG_T_SIGNED_MAX
#undef SG_T_MASK_FN
#undef SG_T_HALF_MASK_FN
#undef SG_T_UNSIGNED_MASK_FN
#undef SG_T_SIGNED_MASK_FN
#undef SG_T_HALF_UNSIGNED_MASK_FN
#undef SG_T_IF_ALL
#undef SG_T_IF_INT
#undef SG_T_IF_REAL
#undef SG_T_IF_U8
#undef SG_T_IF_I16
#undef SG_T_IF_I32
#undef SG_T_IF_U32
#undef SG_T_IF_U64
#undef SG_T_IF_F32
#undef SG_T_SUFFIX_FN
#undef SG_T_VALUES
#undef SG_T_CONVERT_TO
#undef SG_T_AS_TO
#undef SG_T_CONVERT_FROM
#undef SG_T_TO_UNSIGNED
#undef SG_T_FROM_UNSIGNED
#undef SG_T_HALF_TO_UNSIGNED
#undef SG_T_HALF_FROM_UNSIGNED
#undef SG_T_IDX_TO_UNSIGNED
#undef SG_T_UNSIGNED_CONVERT_TO
#undef SG_T_SCALAR
#undef SG_T_UNSIGNED_TYPE
#undef SG_T_REG
#undef SG_T_VECTOR
#undef SG_T_NATIVE_REG
#undef SG_T_NATIVE_TYPE
#undef SG_T_HALF_NATIVE_TYPE
#undef SG_T_STORED
#undef SG_T_UNSIGNED_STORED
#undef SG_T_HALF_REG
#undef SG_T_HALF_STORED
#undef SG_T_IDX_REG
#undef SG_T_REG_FN
#undef SG_T_REG_UNSIGNED_FN
#undef SG_T_REG_WIDTH_FN
#undef SG_T_HALF_REG_WIDTH_FN
#undef SG_T_FIRST
#undef SG_T_LANES
#undef SG_T_MASKED
#undef SG_T_COMPRESS
#undef SG_T_PART_C
#undef SG_T_PART_SPLAT
#undef SG_T_PART_FIRST
#undef SG_T_REG_ELEM_FN
#endif
#include "../lanes/element_names_end.tmpl.h"
