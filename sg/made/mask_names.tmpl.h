/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Names for masks with lanes of SG_T_MASK_WIDTH bits, and conversions to and from masks of other widths. lanes/vmask.tmpl.h includes it. */
#ifndef SG_T_MASK_WIDTH
#error "sg: mask_names.tmpl.h is included by vmask.tmpl.h"
#endif

#if SG_T_MASK_WIDTH == 8
#define SG_T_MASK_VALUE SG_T_VALUE_OF(u8)
#define SG_T_MASK_VALUE_FN(op) SG_T_FN_OF(op, u8)
#define SG_T_MASK_VALUE_INTERNAL(op) SG_T_INTERNAL_OF(op, u8)
#if SG_T_MASK_WIDTH == SG_MASK_DEFAULT_
#define SG_T_PUBLIC_FN(op) SG_T_FN(op)
#else
#define SG_T_PUBLIC_FN(op) SG_T_SUFFIX_FN(op, _m8)
#endif
#define SG_T_MASK_TO_8(m) (m)
#define SG_T_MASK_OF_8(m) (m)
#define SG_T_MASK_TO_16(m) SG_T_PAIR_FN(sext, u16, u8)(m)
#define SG_T_MASK_OF_16(m) SG_T_PAIR_FN(mask_narrow, u8, u16)(m)
#define SG_T_MASK_TO_32(m) SG_T_PAIR_FN(sext, u32, u8)(m)
#define SG_T_MASK_OF_32(m) SG_T_PAIR_FN(mask_narrow, u8, u32)(m)
#define SG_T_MASK_TO_64(m) SG_T_PAIR_FN(sext, u64, u8)(m)
#define SG_T_MASK_OF_64(m) SG_T_PAIR_FN(mask_narrow, u8, u64)(m)
#elif SG_T_MASK_WIDTH == 16
#define SG_T_MASK_VALUE SG_T_VALUE_OF(u16)
#define SG_T_MASK_VALUE_FN(op) SG_T_FN_OF(op, u16)
#define SG_T_MASK_VALUE_INTERNAL(op) SG_T_INTERNAL_OF(op, u16)
#if SG_T_MASK_WIDTH == SG_MASK_DEFAULT_
#define SG_T_PUBLIC_FN(op) SG_T_FN(op)
#else
#define SG_T_PUBLIC_FN(op) SG_T_SUFFIX_FN(op, _m16)
#endif
#define SG_T_MASK_TO_8(m) SG_T_PAIR_FN(mask_narrow, u8, u16)(m)
#define SG_T_MASK_OF_8(m) SG_T_PAIR_FN(sext, u16, u8)(m)
#define SG_T_MASK_TO_16(m) (m)
#define SG_T_MASK_OF_16(m) (m)
#define SG_T_MASK_TO_32(m) SG_T_PAIR_FN(sext, u32, u16)(m)
#define SG_T_MASK_OF_32(m) SG_T_PAIR_FN(mask_narrow, u16, u32)(m)
#define SG_T_MASK_TO_64(m) SG_T_PAIR_FN(sext, u64, u16)(m)
#define SG_T_MASK_OF_64(m) SG_T_PAIR_FN(mask_narrow, u16, u64)(m)
#elif SG_T_MASK_WIDTH == 32
#define SG_T_MASK_VALUE SG_T_VALUE_OF(u32)
#define SG_T_MASK_VALUE_FN(op) SG_T_FN_OF(op, u32)
#define SG_T_MASK_VALUE_INTERNAL(op) SG_T_INTERNAL_OF(op, u32)
#if SG_T_MASK_WIDTH == SG_MASK_DEFAULT_
#define SG_T_PUBLIC_FN(op) SG_T_FN(op)
#else
#define SG_T_PUBLIC_FN(op) SG_T_SUFFIX_FN(op, _m32)
#endif
#define SG_T_MASK_TO_8(m) SG_T_PAIR_FN(mask_narrow, u8, u32)(m)
#define SG_T_MASK_OF_8(m) SG_T_PAIR_FN(sext, u32, u8)(m)
#define SG_T_MASK_TO_16(m) SG_T_PAIR_FN(mask_narrow, u16, u32)(m)
#define SG_T_MASK_OF_16(m) SG_T_PAIR_FN(sext, u32, u16)(m)
#define SG_T_MASK_TO_32(m) (m)
#define SG_T_MASK_OF_32(m) (m)
#define SG_T_MASK_TO_64(m) SG_T_PAIR_FN(sext, u64, u32)(m)
#define SG_T_MASK_OF_64(m) SG_T_PAIR_FN(mask_narrow, u32, u64)(m)
#elif SG_T_MASK_WIDTH == 64
#define SG_T_MASK_VALUE SG_T_VALUE_OF(u64)
#define SG_T_MASK_VALUE_FN(op) SG_T_FN_OF(op, u64)
#define SG_T_MASK_VALUE_INTERNAL(op) SG_T_INTERNAL_OF(op, u64)
#if SG_T_MASK_WIDTH == SG_MASK_DEFAULT_
#define SG_T_PUBLIC_FN(op) SG_T_FN(op)
#else
#define SG_T_PUBLIC_FN(op) SG_T_SUFFIX_FN(op, _m64)
#endif
#define SG_T_MASK_TO_8(m) SG_T_PAIR_FN(mask_narrow, u8, u64)(m)
#define SG_T_MASK_OF_8(m) SG_T_PAIR_FN(sext, u64, u8)(m)
#define SG_T_MASK_TO_16(m) SG_T_PAIR_FN(mask_narrow, u16, u64)(m)
#define SG_T_MASK_OF_16(m) SG_T_PAIR_FN(sext, u64, u16)(m)
#define SG_T_MASK_TO_32(m) SG_T_PAIR_FN(mask_narrow, u32, u64)(m)
#define SG_T_MASK_OF_32(m) SG_T_PAIR_FN(sext, u64, u32)(m)
#define SG_T_MASK_TO_64(m) (m)
#define SG_T_MASK_OF_64(m) (m)
#endif
