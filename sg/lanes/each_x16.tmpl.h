/* SPDX-License-Identifier: MIT */
/* Made by each.awk: do not edit. The names of every element at 16 lanes; each.tmpl.h includes it.
 * Long because a macro cannot define macros, and a name pasted in one step costs the including file a third of one that
 * is put together from parameters. Kept with the sources because to install sg is to copy its headers; make lint
 * compares it with what each.awk makes. */
#ifndef SG_T_FILE
#error "sg: each_x16.tmpl.h is included by each.tmpl.h"
#endif

#define SG_T_E u8
#define SG_T_C uint8_t
#define SG_T_B 8
#define SG_T_KIND 0
#define SG_T_T sg_u8x16
#define SG_T_FN(op) sg_##op##_u8x16
#define SG_T_IN(op) sg_##op##_u8x16_
#define SG_T_HT sg_u8x8
#define SG_T_HFN(op) sg_##op##_u8x8
#define SG_T_HIN(op) sg_##op##_u8x8_
#define SG_T_UT sg_u8x16
#define SG_T_UFN(op) sg_##op##_u8x16
#define SG_T_UIN(op) sg_##op##_u8x16_
#define SG_T_HUT sg_u8x8
#define SG_T_HUFN(op) sg_##op##_u8x8
#define SG_T_HUIN(op) sg_##op##_u8x8_
#if SG_HAVE_KMASK
#define SG_T_MFN(op) sg_##op##_u8x16
#define SG_T_HMFN(op) sg_##op##_u8x8
#define SG_T_UMFN(op) sg_##op##_u8x16
#define SG_T_HUMFN(op) sg_##op##_u8x8
#else
#define SG_T_MFN(op) sg_##op##_u8x16_
#define SG_T_HMFN(op) sg_##op##_u8x8_
#define SG_T_UMFN(op) sg_##op##_u8x16_
#define SG_T_HUMFN(op) sg_##op##_u8x8_
#endif
#define SG_T_XFN(op, suffix) sg_##op##_u8x16##suffix
#define SG_T_NV(n) sg_u8x16v##n
#define SG_T_CV_TO(to) sg_convert_##to##_u8x16
#define SG_T_AS_TO(to) sg_as_##to##_u8x16
#define SG_T_CV_OF(from) sg_convert_u8_##from##x16
#define SG_T_TO_U(x) (x)
#define SG_T_OF_U(x) (x)
#define SG_T_IDX_TO_U sg_convert_u8_u32x16
#define SG_T_SCALAR(name) sg_##name##_u8_
#define SG_T_UC uint8_t
#define SG_T_R 128
#define SG_T_RT sg_r128
#define SG_T_RVEC sg_v8_r128
#define SG_T_LT sg_vu8_r128
#define SG_T_ULT sg_vu8_r128
#define SG_T_HRT sg_r128
#define SG_T_HLT sg_vu8_r128
#define SG_T_XRT sg_r512
#define SG_T_RV(op) sg_reg_##op##_r128
#define SG_T_RU(op) sg_reg_##op##_u8_r128
#define SG_T_RB(op) sg_reg_##op##_b8_r128
#define SG_T_HRB(op) sg_reg_##op##_b8_r128
#define SG_T_FIRST sg_reg_first_u8_r128
#define SG_T_LANES(f) SG_LANES16_(f, uint8_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b8
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b8
#define SG_T_RG(op) sg_reg_##op##_u8_r128
#include "elem.tmpl.h"
#define SG_T_E u16
#define SG_T_C uint16_t
#define SG_T_B 16
#define SG_T_KIND 0
#define SG_T_T sg_u16x16
#define SG_T_FN(op) sg_##op##_u16x16
#define SG_T_IN(op) sg_##op##_u16x16_
#define SG_T_HT sg_u16x8
#define SG_T_HFN(op) sg_##op##_u16x8
#define SG_T_HIN(op) sg_##op##_u16x8_
#define SG_T_UT sg_u16x16
#define SG_T_UFN(op) sg_##op##_u16x16
#define SG_T_UIN(op) sg_##op##_u16x16_
#define SG_T_HUT sg_u16x8
#define SG_T_HUFN(op) sg_##op##_u16x8
#define SG_T_HUIN(op) sg_##op##_u16x8_
#if SG_HAVE_KMASK
#define SG_T_MFN(op) sg_##op##_u16x16
#define SG_T_HMFN(op) sg_##op##_u16x8
#define SG_T_UMFN(op) sg_##op##_u16x16
#define SG_T_HUMFN(op) sg_##op##_u16x8
#else
#define SG_T_MFN(op) sg_##op##_u16x16_
#define SG_T_HMFN(op) sg_##op##_u16x8_
#define SG_T_UMFN(op) sg_##op##_u16x16_
#define SG_T_HUMFN(op) sg_##op##_u16x8_
#endif
#define SG_T_XFN(op, suffix) sg_##op##_u16x16##suffix
#define SG_T_NV(n) sg_u16x16v##n
#define SG_T_CV_TO(to) sg_convert_##to##_u16x16
#define SG_T_AS_TO(to) sg_as_##to##_u16x16
#define SG_T_CV_OF(from) sg_convert_u16_##from##x16
#define SG_T_TO_U(x) (x)
#define SG_T_OF_U(x) (x)
#define SG_T_IDX_TO_U sg_convert_u16_u32x16
#define SG_T_SCALAR(name) sg_##name##_u16_
#define SG_T_UC uint16_t
#define SG_T_R 256
#define SG_T_RT sg_r256
#define SG_T_RVEC sg_v16_r256
#define SG_T_LT sg_vu16_r256
#define SG_T_ULT sg_vu16_r256
#define SG_T_HRT sg_r128
#define SG_T_HLT sg_vu16_r128
#define SG_T_XRT sg_r512
#define SG_T_RV(op) sg_reg_##op##_r256
#define SG_T_RU(op) sg_reg_##op##_u16_r256
#define SG_T_RB(op) sg_reg_##op##_b16_r256
#define SG_T_HRB(op) sg_reg_##op##_b16_r128
#define SG_T_FIRST sg_reg_first_u16_r128
#define SG_T_LANES(f) SG_LANES16_(f, uint16_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b16
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b16
#define SG_T_RG(op) sg_reg_##op##_u16_r256
#include "elem.tmpl.h"
#define SG_T_E u32
#define SG_T_C uint32_t
#define SG_T_B 32
#define SG_T_KIND 0
#define SG_T_T sg_u32x16
#define SG_T_FN(op) sg_##op##_u32x16
#define SG_T_IN(op) sg_##op##_u32x16_
#define SG_T_HT sg_u32x8
#define SG_T_HFN(op) sg_##op##_u32x8
#define SG_T_HIN(op) sg_##op##_u32x8_
#define SG_T_UT sg_u32x16
#define SG_T_UFN(op) sg_##op##_u32x16
#define SG_T_UIN(op) sg_##op##_u32x16_
#define SG_T_HUT sg_u32x8
#define SG_T_HUFN(op) sg_##op##_u32x8
#define SG_T_HUIN(op) sg_##op##_u32x8_
#if SG_HAVE_KMASK
#define SG_T_MFN(op) sg_##op##_u32x16
#define SG_T_HMFN(op) sg_##op##_u32x8
#define SG_T_UMFN(op) sg_##op##_u32x16
#define SG_T_HUMFN(op) sg_##op##_u32x8
#else
#define SG_T_MFN(op) sg_##op##_u32x16_
#define SG_T_HMFN(op) sg_##op##_u32x8_
#define SG_T_UMFN(op) sg_##op##_u32x16_
#define SG_T_HUMFN(op) sg_##op##_u32x8_
#endif
#define SG_T_XFN(op, suffix) sg_##op##_u32x16##suffix
#define SG_T_NV(n) sg_u32x16v##n
#define SG_T_CV_TO(to) sg_convert_##to##_u32x16
#define SG_T_AS_TO(to) sg_as_##to##_u32x16
#define SG_T_CV_OF(from) sg_convert_u32_##from##x16
#define SG_T_TO_U(x) (x)
#define SG_T_OF_U(x) (x)
#define SG_T_IDX_TO_U sg_convert_u32_u32x16
#define SG_T_SCALAR(name) sg_##name##_u32_
#define SG_T_UC uint32_t
#define SG_T_R 512
#define SG_T_RT sg_r512
#define SG_T_RVEC sg_v32_r512
#define SG_T_LT sg_vu32_r512
#define SG_T_ULT sg_vu32_r512
#define SG_T_HRT sg_r256
#define SG_T_HLT sg_vu32_r256
#define SG_T_XRT sg_r512
#define SG_T_RV(op) sg_reg_##op##_r512
#define SG_T_RU(op) sg_reg_##op##_u32_r512
#define SG_T_RB(op) sg_reg_##op##_b32_r512
#define SG_T_HRB(op) sg_reg_##op##_b32_r256
#define SG_T_FIRST sg_reg_first_u32_r128
#define SG_T_LANES(f) SG_LANES16_(f, uint32_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b32
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b32
#define SG_T_RG(op) sg_reg_##op##_u32_r512
#include "elem.tmpl.h"
#define SG_T_E u64
#define SG_T_C uint64_t
#define SG_T_B 64
#define SG_T_KIND 0
#define SG_T_T sg_u64x16
#define SG_T_FN(op) sg_##op##_u64x16
#define SG_T_IN(op) sg_##op##_u64x16_
#define SG_T_HT sg_u64x8
#define SG_T_HFN(op) sg_##op##_u64x8
#define SG_T_HIN(op) sg_##op##_u64x8_
#define SG_T_UT sg_u64x16
#define SG_T_UFN(op) sg_##op##_u64x16
#define SG_T_UIN(op) sg_##op##_u64x16_
#define SG_T_HUT sg_u64x8
#define SG_T_HUFN(op) sg_##op##_u64x8
#define SG_T_HUIN(op) sg_##op##_u64x8_
#if SG_HAVE_KMASK
#define SG_T_MFN(op) sg_##op##_u64x16
#define SG_T_HMFN(op) sg_##op##_u64x8
#define SG_T_UMFN(op) sg_##op##_u64x16
#define SG_T_HUMFN(op) sg_##op##_u64x8
#else
#define SG_T_MFN(op) sg_##op##_u64x16_
#define SG_T_HMFN(op) sg_##op##_u64x8_
#define SG_T_UMFN(op) sg_##op##_u64x16_
#define SG_T_HUMFN(op) sg_##op##_u64x8_
#endif
#define SG_T_XFN(op, suffix) sg_##op##_u64x16##suffix
#define SG_T_NV(n) sg_u64x16v##n
#define SG_T_CV_TO(to) sg_convert_##to##_u64x16
#define SG_T_AS_TO(to) sg_as_##to##_u64x16
#define SG_T_CV_OF(from) sg_convert_u64_##from##x16
#define SG_T_TO_U(x) (x)
#define SG_T_OF_U(x) (x)
#define SG_T_IDX_TO_U sg_convert_u64_u32x16
#define SG_T_SCALAR(name) sg_##name##_u64_
#define SG_T_UC uint64_t
#define SG_T_R 512
#define SG_T_RT sg_r512
#define SG_T_RVEC sg_v64_r512
#define SG_T_LT sg_vu64_r512
#define SG_T_ULT sg_vu64_r512
#define SG_T_HRT sg_r512
#define SG_T_HLT sg_vu64_r512
#define SG_T_XRT sg_r512
#define SG_T_RV(op) sg_reg_##op##_r512
#define SG_T_RU(op) sg_reg_##op##_u64_r512
#define SG_T_RB(op) sg_reg_##op##_b64_r512
#define SG_T_HRB(op) sg_reg_##op##_b64_r512
#define SG_T_FIRST sg_reg_first_u64_r128
#define SG_T_LANES(f) SG_LANES8_(f, uint64_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b64
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b64
#define SG_T_RG(op) sg_reg_##op##_u64_r512
#include "elem.tmpl.h"
#define SG_T_E i8
#define SG_T_C int8_t
#define SG_T_B 8
#define SG_T_KIND 1
#define SG_T_T sg_i8x16
#define SG_T_FN(op) sg_##op##_i8x16
#define SG_T_IN(op) sg_##op##_i8x16_
#define SG_T_HT sg_i8x8
#define SG_T_HFN(op) sg_##op##_i8x8
#define SG_T_HIN(op) sg_##op##_i8x8_
#define SG_T_UT sg_u8x16
#define SG_T_UFN(op) sg_##op##_u8x16
#define SG_T_UIN(op) sg_##op##_u8x16_
#define SG_T_HUT sg_u8x8
#define SG_T_HUFN(op) sg_##op##_u8x8
#define SG_T_HUIN(op) sg_##op##_u8x8_
#if SG_HAVE_KMASK
#define SG_T_MFN(op) sg_##op##_i8x16
#define SG_T_HMFN(op) sg_##op##_i8x8
#define SG_T_UMFN(op) sg_##op##_u8x16
#define SG_T_HUMFN(op) sg_##op##_u8x8
#else
#define SG_T_MFN(op) sg_##op##_i8x16_
#define SG_T_HMFN(op) sg_##op##_i8x8_
#define SG_T_UMFN(op) sg_##op##_u8x16_
#define SG_T_HUMFN(op) sg_##op##_u8x8_
#endif
#define SG_T_XFN(op, suffix) sg_##op##_i8x16##suffix
#define SG_T_NV(n) sg_i8x16v##n
#define SG_T_CV_TO(to) sg_convert_##to##_i8x16
#define SG_T_AS_TO(to) sg_as_##to##_i8x16
#define SG_T_CV_OF(from) sg_convert_i8_##from##x16
#define SG_T_TO_U sg_as_u8_i8x16
#define SG_T_OF_U sg_as_i8_u8x16
#define SG_T_HTO_U sg_as_u8_i8x8
#define SG_T_HOF_U sg_as_i8_u8x8
#define SG_T_IDX_TO_U sg_convert_u8_u32x16
#define SG_T_SCALAR(name) sg_##name##_i8_
#define SG_T_UC uint8_t
#define SG_T_R 128
#define SG_T_RT sg_r128
#define SG_T_RVEC sg_v8_r128
#define SG_T_LT sg_vi8_r128
#define SG_T_ULT sg_vu8_r128
#define SG_T_HRT sg_r128
#define SG_T_HLT sg_vi8_r128
#define SG_T_XRT sg_r512
#define SG_T_RV(op) sg_reg_##op##_r128
#define SG_T_RU(op) sg_reg_##op##_u8_r128
#define SG_T_RB(op) sg_reg_##op##_b8_r128
#define SG_T_HRB(op) sg_reg_##op##_b8_r128
#define SG_T_FIRST sg_reg_first_i8_r128
#define SG_T_LANES(f) SG_LANES16_(f, uint8_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b8
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b8
#define SG_T_RG(op) sg_reg_##op##_i8_r128
#include "elem.tmpl.h"
#define SG_T_E i16
#define SG_T_C int16_t
#define SG_T_B 16
#define SG_T_KIND 1
#define SG_T_T sg_i16x16
#define SG_T_FN(op) sg_##op##_i16x16
#define SG_T_IN(op) sg_##op##_i16x16_
#define SG_T_HT sg_i16x8
#define SG_T_HFN(op) sg_##op##_i16x8
#define SG_T_HIN(op) sg_##op##_i16x8_
#define SG_T_UT sg_u16x16
#define SG_T_UFN(op) sg_##op##_u16x16
#define SG_T_UIN(op) sg_##op##_u16x16_
#define SG_T_HUT sg_u16x8
#define SG_T_HUFN(op) sg_##op##_u16x8
#define SG_T_HUIN(op) sg_##op##_u16x8_
#if SG_HAVE_KMASK
#define SG_T_MFN(op) sg_##op##_i16x16
#define SG_T_HMFN(op) sg_##op##_i16x8
#define SG_T_UMFN(op) sg_##op##_u16x16
#define SG_T_HUMFN(op) sg_##op##_u16x8
#else
#define SG_T_MFN(op) sg_##op##_i16x16_
#define SG_T_HMFN(op) sg_##op##_i16x8_
#define SG_T_UMFN(op) sg_##op##_u16x16_
#define SG_T_HUMFN(op) sg_##op##_u16x8_
#endif
#define SG_T_XFN(op, suffix) sg_##op##_i16x16##suffix
#define SG_T_NV(n) sg_i16x16v##n
#define SG_T_CV_TO(to) sg_convert_##to##_i16x16
#define SG_T_AS_TO(to) sg_as_##to##_i16x16
#define SG_T_CV_OF(from) sg_convert_i16_##from##x16
#define SG_T_TO_U sg_as_u16_i16x16
#define SG_T_OF_U sg_as_i16_u16x16
#define SG_T_HTO_U sg_as_u16_i16x8
#define SG_T_HOF_U sg_as_i16_u16x8
#define SG_T_IDX_TO_U sg_convert_u16_u32x16
#define SG_T_SCALAR(name) sg_##name##_i16_
#define SG_T_UC uint16_t
#define SG_T_R 256
#define SG_T_RT sg_r256
#define SG_T_RVEC sg_v16_r256
#define SG_T_LT sg_vi16_r256
#define SG_T_ULT sg_vu16_r256
#define SG_T_HRT sg_r128
#define SG_T_HLT sg_vi16_r128
#define SG_T_XRT sg_r512
#define SG_T_RV(op) sg_reg_##op##_r256
#define SG_T_RU(op) sg_reg_##op##_u16_r256
#define SG_T_RB(op) sg_reg_##op##_b16_r256
#define SG_T_HRB(op) sg_reg_##op##_b16_r128
#define SG_T_FIRST sg_reg_first_i16_r128
#define SG_T_LANES(f) SG_LANES16_(f, uint16_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b16
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b16
#define SG_T_RG(op) sg_reg_##op##_i16_r256
#include "elem.tmpl.h"
#define SG_T_E i32
#define SG_T_C int32_t
#define SG_T_B 32
#define SG_T_KIND 1
#define SG_T_T sg_i32x16
#define SG_T_FN(op) sg_##op##_i32x16
#define SG_T_IN(op) sg_##op##_i32x16_
#define SG_T_HT sg_i32x8
#define SG_T_HFN(op) sg_##op##_i32x8
#define SG_T_HIN(op) sg_##op##_i32x8_
#define SG_T_UT sg_u32x16
#define SG_T_UFN(op) sg_##op##_u32x16
#define SG_T_UIN(op) sg_##op##_u32x16_
#define SG_T_HUT sg_u32x8
#define SG_T_HUFN(op) sg_##op##_u32x8
#define SG_T_HUIN(op) sg_##op##_u32x8_
#if SG_HAVE_KMASK
#define SG_T_MFN(op) sg_##op##_i32x16
#define SG_T_HMFN(op) sg_##op##_i32x8
#define SG_T_UMFN(op) sg_##op##_u32x16
#define SG_T_HUMFN(op) sg_##op##_u32x8
#else
#define SG_T_MFN(op) sg_##op##_i32x16_
#define SG_T_HMFN(op) sg_##op##_i32x8_
#define SG_T_UMFN(op) sg_##op##_u32x16_
#define SG_T_HUMFN(op) sg_##op##_u32x8_
#endif
#define SG_T_XFN(op, suffix) sg_##op##_i32x16##suffix
#define SG_T_NV(n) sg_i32x16v##n
#define SG_T_CV_TO(to) sg_convert_##to##_i32x16
#define SG_T_AS_TO(to) sg_as_##to##_i32x16
#define SG_T_CV_OF(from) sg_convert_i32_##from##x16
#define SG_T_TO_U sg_as_u32_i32x16
#define SG_T_OF_U sg_as_i32_u32x16
#define SG_T_HTO_U sg_as_u32_i32x8
#define SG_T_HOF_U sg_as_i32_u32x8
#define SG_T_IDX_TO_U sg_convert_u32_u32x16
#define SG_T_SCALAR(name) sg_##name##_i32_
#define SG_T_UC uint32_t
#define SG_T_R 512
#define SG_T_RT sg_r512
#define SG_T_RVEC sg_v32_r512
#define SG_T_LT sg_vi32_r512
#define SG_T_ULT sg_vu32_r512
#define SG_T_HRT sg_r256
#define SG_T_HLT sg_vi32_r256
#define SG_T_XRT sg_r512
#define SG_T_RV(op) sg_reg_##op##_r512
#define SG_T_RU(op) sg_reg_##op##_u32_r512
#define SG_T_RB(op) sg_reg_##op##_b32_r512
#define SG_T_HRB(op) sg_reg_##op##_b32_r256
#define SG_T_FIRST sg_reg_first_i32_r128
#define SG_T_LANES(f) SG_LANES16_(f, uint32_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b32
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b32
#define SG_T_RG(op) sg_reg_##op##_i32_r512
#include "elem.tmpl.h"
#define SG_T_E i64
#define SG_T_C int64_t
#define SG_T_B 64
#define SG_T_KIND 1
#define SG_T_T sg_i64x16
#define SG_T_FN(op) sg_##op##_i64x16
#define SG_T_IN(op) sg_##op##_i64x16_
#define SG_T_HT sg_i64x8
#define SG_T_HFN(op) sg_##op##_i64x8
#define SG_T_HIN(op) sg_##op##_i64x8_
#define SG_T_UT sg_u64x16
#define SG_T_UFN(op) sg_##op##_u64x16
#define SG_T_UIN(op) sg_##op##_u64x16_
#define SG_T_HUT sg_u64x8
#define SG_T_HUFN(op) sg_##op##_u64x8
#define SG_T_HUIN(op) sg_##op##_u64x8_
#if SG_HAVE_KMASK
#define SG_T_MFN(op) sg_##op##_i64x16
#define SG_T_HMFN(op) sg_##op##_i64x8
#define SG_T_UMFN(op) sg_##op##_u64x16
#define SG_T_HUMFN(op) sg_##op##_u64x8
#else
#define SG_T_MFN(op) sg_##op##_i64x16_
#define SG_T_HMFN(op) sg_##op##_i64x8_
#define SG_T_UMFN(op) sg_##op##_u64x16_
#define SG_T_HUMFN(op) sg_##op##_u64x8_
#endif
#define SG_T_XFN(op, suffix) sg_##op##_i64x16##suffix
#define SG_T_NV(n) sg_i64x16v##n
#define SG_T_CV_TO(to) sg_convert_##to##_i64x16
#define SG_T_AS_TO(to) sg_as_##to##_i64x16
#define SG_T_CV_OF(from) sg_convert_i64_##from##x16
#define SG_T_TO_U sg_as_u64_i64x16
#define SG_T_OF_U sg_as_i64_u64x16
#define SG_T_HTO_U sg_as_u64_i64x8
#define SG_T_HOF_U sg_as_i64_u64x8
#define SG_T_IDX_TO_U sg_convert_u64_u32x16
#define SG_T_SCALAR(name) sg_##name##_i64_
#define SG_T_UC uint64_t
#define SG_T_R 512
#define SG_T_RT sg_r512
#define SG_T_RVEC sg_v64_r512
#define SG_T_LT sg_vi64_r512
#define SG_T_ULT sg_vu64_r512
#define SG_T_HRT sg_r512
#define SG_T_HLT sg_vi64_r512
#define SG_T_XRT sg_r512
#define SG_T_RV(op) sg_reg_##op##_r512
#define SG_T_RU(op) sg_reg_##op##_u64_r512
#define SG_T_RB(op) sg_reg_##op##_b64_r512
#define SG_T_HRB(op) sg_reg_##op##_b64_r512
#define SG_T_FIRST sg_reg_first_i64_r128
#define SG_T_LANES(f) SG_LANES8_(f, uint64_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b64
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b64
#define SG_T_RG(op) sg_reg_##op##_i64_r512
#include "elem.tmpl.h"
#define SG_T_E f32
#define SG_T_C float
#define SG_T_B 32
#define SG_T_KIND 2
#define SG_T_T sg_f32x16
#define SG_T_FN(op) sg_##op##_f32x16
#define SG_T_IN(op) sg_##op##_f32x16_
#define SG_T_HT sg_f32x8
#define SG_T_HFN(op) sg_##op##_f32x8
#define SG_T_HIN(op) sg_##op##_f32x8_
#define SG_T_UT sg_u32x16
#define SG_T_UFN(op) sg_##op##_u32x16
#define SG_T_UIN(op) sg_##op##_u32x16_
#define SG_T_HUT sg_u32x8
#define SG_T_HUFN(op) sg_##op##_u32x8
#define SG_T_HUIN(op) sg_##op##_u32x8_
#define SG_T_ST sg_i32x16
#define SG_T_SFN(op) sg_##op##_i32x16
#define SG_T_SIN(op) sg_##op##_i32x16_
#define SG_T_S_OF_U sg_as_i32_u32x16
#define SG_T_U_OF_S sg_as_u32_i32x16
#define SG_T_SC int32_t
#define SG_T_SMAX INT32_MAX
#if SG_HAVE_KMASK
#define SG_T_MFN(op) sg_##op##_f32x16
#define SG_T_HMFN(op) sg_##op##_f32x8
#define SG_T_UMFN(op) sg_##op##_u32x16
#define SG_T_HUMFN(op) sg_##op##_u32x8
#else
#define SG_T_MFN(op) sg_##op##_f32x16_
#define SG_T_HMFN(op) sg_##op##_f32x8_
#define SG_T_UMFN(op) sg_##op##_u32x16_
#define SG_T_HUMFN(op) sg_##op##_u32x8_
#endif
#define SG_T_XFN(op, suffix) sg_##op##_f32x16##suffix
#define SG_T_NV(n) sg_f32x16v##n
#define SG_T_CV_TO(to) sg_convert_##to##_f32x16
#define SG_T_AS_TO(to) sg_as_##to##_f32x16
#define SG_T_CV_OF(from) sg_convert_f32_##from##x16
#define SG_T_TO_U sg_as_u32_f32x16
#define SG_T_OF_U sg_as_f32_u32x16
#define SG_T_HTO_U sg_as_u32_f32x8
#define SG_T_HOF_U sg_as_f32_u32x8
#define SG_T_IDX_TO_U sg_convert_u32_u32x16
#define SG_T_SCALAR(name) sg_##name##_f32_
#define SG_T_UC uint32_t
#define SG_T_R 512
#define SG_T_RT sg_r512
#define SG_T_RVEC sg_v32_r512
#define SG_T_LT sg_vf32_r512
#define SG_T_ULT sg_vu32_r512
#define SG_T_HRT sg_r256
#define SG_T_HLT sg_vf32_r256
#define SG_T_XRT sg_r512
#define SG_T_RV(op) sg_reg_##op##_r512
#define SG_T_RU(op) sg_reg_##op##_u32_r512
#define SG_T_RB(op) sg_reg_##op##_b32_r512
#define SG_T_HRB(op) sg_reg_##op##_b32_r256
#define SG_T_FIRST sg_reg_first_f32_r128
#define SG_T_LANES(f) SG_LANES16_(f, uint32_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b32
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b32
#define SG_T_RG(op) sg_reg_##op##_f32_r512
#include "elem.tmpl.h"
#define SG_T_E f64
#define SG_T_C double
#define SG_T_B 64
#define SG_T_KIND 2
#define SG_T_T sg_f64x16
#define SG_T_FN(op) sg_##op##_f64x16
#define SG_T_IN(op) sg_##op##_f64x16_
#define SG_T_HT sg_f64x8
#define SG_T_HFN(op) sg_##op##_f64x8
#define SG_T_HIN(op) sg_##op##_f64x8_
#define SG_T_UT sg_u64x16
#define SG_T_UFN(op) sg_##op##_u64x16
#define SG_T_UIN(op) sg_##op##_u64x16_
#define SG_T_HUT sg_u64x8
#define SG_T_HUFN(op) sg_##op##_u64x8
#define SG_T_HUIN(op) sg_##op##_u64x8_
#define SG_T_ST sg_i64x16
#define SG_T_SFN(op) sg_##op##_i64x16
#define SG_T_SIN(op) sg_##op##_i64x16_
#define SG_T_S_OF_U sg_as_i64_u64x16
#define SG_T_U_OF_S sg_as_u64_i64x16
#define SG_T_SC int64_t
#define SG_T_SMAX INT64_MAX
#if SG_HAVE_KMASK
#define SG_T_MFN(op) sg_##op##_f64x16
#define SG_T_HMFN(op) sg_##op##_f64x8
#define SG_T_UMFN(op) sg_##op##_u64x16
#define SG_T_HUMFN(op) sg_##op##_u64x8
#else
#define SG_T_MFN(op) sg_##op##_f64x16_
#define SG_T_HMFN(op) sg_##op##_f64x8_
#define SG_T_UMFN(op) sg_##op##_u64x16_
#define SG_T_HUMFN(op) sg_##op##_u64x8_
#endif
#define SG_T_XFN(op, suffix) sg_##op##_f64x16##suffix
#define SG_T_NV(n) sg_f64x16v##n
#define SG_T_CV_TO(to) sg_convert_##to##_f64x16
#define SG_T_AS_TO(to) sg_as_##to##_f64x16
#define SG_T_CV_OF(from) sg_convert_f64_##from##x16
#define SG_T_TO_U sg_as_u64_f64x16
#define SG_T_OF_U sg_as_f64_u64x16
#define SG_T_HTO_U sg_as_u64_f64x8
#define SG_T_HOF_U sg_as_f64_u64x8
#define SG_T_IDX_TO_U sg_convert_u64_u32x16
#define SG_T_SCALAR(name) sg_##name##_f64_
#define SG_T_UC uint64_t
#define SG_T_R 512
#define SG_T_RT sg_r512
#define SG_T_RVEC sg_v64_r512
#define SG_T_LT sg_vf64_r512
#define SG_T_ULT sg_vu64_r512
#define SG_T_HRT sg_r512
#define SG_T_HLT sg_vf64_r512
#define SG_T_XRT sg_r512
#define SG_T_RV(op) sg_reg_##op##_r512
#define SG_T_RU(op) sg_reg_##op##_u64_r512
#define SG_T_RB(op) sg_reg_##op##_b64_r512
#define SG_T_HRB(op) sg_reg_##op##_b64_r512
#define SG_T_FIRST sg_reg_first_f64_r128
#define SG_T_LANES(f) SG_LANES8_(f, uint64_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b64
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b64
#define SG_T_RG(op) sg_reg_##op##_f64_r512
#include "elem.tmpl.h"
#define SG_T_E f16
#define SG_T_C sg_half
#define SG_T_B 16
#define SG_T_KIND 3
#define SG_T_T sg_f16x16
#define SG_T_FN(op) sg_##op##_f16x16
#define SG_T_IN(op) sg_##op##_f16x16_
#define SG_T_HT sg_f16x8
#define SG_T_HFN(op) sg_##op##_f16x8
#define SG_T_HIN(op) sg_##op##_f16x8_
#define SG_T_UT sg_u16x16
#define SG_T_UFN(op) sg_##op##_u16x16
#define SG_T_UIN(op) sg_##op##_u16x16_
#define SG_T_HUT sg_u16x8
#define SG_T_HUFN(op) sg_##op##_u16x8
#define SG_T_HUIN(op) sg_##op##_u16x8_
#define SG_T_ST sg_i16x16
#define SG_T_SFN(op) sg_##op##_i16x16
#define SG_T_SIN(op) sg_##op##_i16x16_
#define SG_T_S_OF_U sg_as_i16_u16x16
#define SG_T_U_OF_S sg_as_u16_i16x16
#define SG_T_SC int16_t
#define SG_T_SMAX INT16_MAX
#if SG_HAVE_KMASK
#define SG_T_MFN(op) sg_##op##_f16x16
#define SG_T_HMFN(op) sg_##op##_f16x8
#define SG_T_UMFN(op) sg_##op##_u16x16
#define SG_T_HUMFN(op) sg_##op##_u16x8
#else
#define SG_T_MFN(op) sg_##op##_f16x16_
#define SG_T_HMFN(op) sg_##op##_f16x8_
#define SG_T_UMFN(op) sg_##op##_u16x16_
#define SG_T_HUMFN(op) sg_##op##_u16x8_
#endif
#define SG_T_XFN(op, suffix) sg_##op##_f16x16##suffix
#define SG_T_NV(n) sg_f16x16v##n
#define SG_T_CV_TO(to) sg_convert_##to##_f16x16
#define SG_T_AS_TO(to) sg_as_##to##_f16x16
#define SG_T_CV_OF(from) sg_convert_f16_##from##x16
#define SG_T_TO_U sg_as_u16_f16x16
#define SG_T_OF_U sg_as_f16_u16x16
#define SG_T_HTO_U sg_as_u16_f16x8
#define SG_T_HOF_U sg_as_f16_u16x8
#define SG_T_IDX_TO_U sg_convert_u16_u32x16
#define SG_T_SCALAR(name) sg_##name##_f16_
#define SG_T_UC uint16_t
#define SG_T_R 256
#define SG_T_RT sg_r256
#define SG_T_RVEC sg_v16_r256
#define SG_T_LT sg_vf16_r256
#define SG_T_ULT sg_vu16_r256
#define SG_T_HRT sg_r128
#define SG_T_HLT sg_vf16_r128
#define SG_T_XRT sg_r512
#define SG_T_RV(op) sg_reg_##op##_r256
#define SG_T_RU(op) sg_reg_##op##_u16_r256
#define SG_T_RB(op) sg_reg_##op##_b16_r256
#define SG_T_HRB(op) sg_reg_##op##_b16_r128
#define SG_T_FIRST sg_reg_first_u16_r128
#define SG_T_LANES(f) SG_LANES16_(f, uint16_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b16
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b16
#if SG_HAVE_FP16
#define SG_T_RG(op) sg_reg_##op##_f16_r256
#else
#define SG_T_RG(op) sg_reg_##op##_u16_r256
#endif
#include "elem.tmpl.h"
#define SG_T_E bf16
#define SG_T_C sg_bfloat16
#define SG_T_B 16
#define SG_T_KIND 4
#define SG_T_T sg_bf16x16
#define SG_T_FN(op) sg_##op##_bf16x16
#define SG_T_IN(op) sg_##op##_bf16x16_
#define SG_T_HT sg_bf16x8
#define SG_T_HFN(op) sg_##op##_bf16x8
#define SG_T_HIN(op) sg_##op##_bf16x8_
#define SG_T_UT sg_u16x16
#define SG_T_UFN(op) sg_##op##_u16x16
#define SG_T_UIN(op) sg_##op##_u16x16_
#define SG_T_HUT sg_u16x8
#define SG_T_HUFN(op) sg_##op##_u16x8
#define SG_T_HUIN(op) sg_##op##_u16x8_
#define SG_T_ST sg_i16x16
#define SG_T_SFN(op) sg_##op##_i16x16
#define SG_T_SIN(op) sg_##op##_i16x16_
#define SG_T_S_OF_U sg_as_i16_u16x16
#define SG_T_U_OF_S sg_as_u16_i16x16
#define SG_T_SC int16_t
#define SG_T_SMAX INT16_MAX
#if SG_HAVE_KMASK
#define SG_T_MFN(op) sg_##op##_bf16x16
#define SG_T_HMFN(op) sg_##op##_bf16x8
#define SG_T_UMFN(op) sg_##op##_u16x16
#define SG_T_HUMFN(op) sg_##op##_u16x8
#else
#define SG_T_MFN(op) sg_##op##_bf16x16_
#define SG_T_HMFN(op) sg_##op##_bf16x8_
#define SG_T_UMFN(op) sg_##op##_u16x16_
#define SG_T_HUMFN(op) sg_##op##_u16x8_
#endif
#define SG_T_XFN(op, suffix) sg_##op##_bf16x16##suffix
#define SG_T_NV(n) sg_bf16x16v##n
#define SG_T_CV_TO(to) sg_convert_##to##_bf16x16
#define SG_T_AS_TO(to) sg_as_##to##_bf16x16
#define SG_T_CV_OF(from) sg_convert_bf16_##from##x16
#define SG_T_TO_U sg_as_u16_bf16x16
#define SG_T_OF_U sg_as_bf16_u16x16
#define SG_T_HTO_U sg_as_u16_bf16x8
#define SG_T_HOF_U sg_as_bf16_u16x8
#define SG_T_IDX_TO_U sg_convert_u16_u32x16
#define SG_T_SCALAR(name) sg_##name##_bf16_
#define SG_T_UC uint16_t
#define SG_T_R 256
#define SG_T_RT sg_r256
#define SG_T_RVEC sg_v16_r256
#define SG_T_LT sg_vbf16_r256
#define SG_T_ULT sg_vu16_r256
#define SG_T_HRT sg_r128
#define SG_T_HLT sg_vbf16_r128
#define SG_T_XRT sg_r512
#define SG_T_RV(op) sg_reg_##op##_r256
#define SG_T_RU(op) sg_reg_##op##_u16_r256
#define SG_T_RB(op) sg_reg_##op##_b16_r256
#define SG_T_HRB(op) sg_reg_##op##_b16_r128
#define SG_T_FIRST sg_reg_first_u16_r128
#define SG_T_LANES(f) SG_LANES16_(f, uint16_t)
#define SG_T_MASKED SG_REG_HAVE_MASKED_b16
#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b16
#define SG_T_RG(op) sg_reg_##op##_u16_r256
#include "elem.tmpl.h"
