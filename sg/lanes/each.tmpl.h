/* SPDX-License-Identifier: MIT */
/* Includes SG_T_FILE once for each of the 12 elements, unsigned ones first (their types are the masks
 * and the lane numbers of the others). Needs SG_T_S, SG_T_HS (size.tmpl.h).
 * KIND: 0 unsigned, 1 signed, 2 float, 3 f16, 4 bf16: the last two compute in f32. */
#if !defined(SG_T_FILE) || !defined(SG_T_S)
#error "sg: each.tmpl.h needs SG_T_FILE and SG_T_S"
#endif

#define SG_T_E u8
#define SG_T_E_ _u8
#define SG_T_C uint8_t
#define SG_T_B 8
#define SG_T_KIND 0
#include "elem.tmpl.h"
#define SG_T_E u16
#define SG_T_E_ _u16
#define SG_T_C uint16_t
#define SG_T_B 16
#define SG_T_KIND 0
#include "elem.tmpl.h"
#define SG_T_E u32
#define SG_T_E_ _u32
#define SG_T_C uint32_t
#define SG_T_B 32
#define SG_T_KIND 0
#include "elem.tmpl.h"
#define SG_T_E u64
#define SG_T_E_ _u64
#define SG_T_C uint64_t
#define SG_T_B 64
#define SG_T_KIND 0
#include "elem.tmpl.h"
#define SG_T_E i8
#define SG_T_E_ _i8
#define SG_T_C int8_t
#define SG_T_B 8
#define SG_T_KIND 1
#include "elem.tmpl.h"
#define SG_T_E i16
#define SG_T_E_ _i16
#define SG_T_C int16_t
#define SG_T_B 16
#define SG_T_KIND 1
#include "elem.tmpl.h"
#define SG_T_E i32
#define SG_T_E_ _i32
#define SG_T_C int32_t
#define SG_T_B 32
#define SG_T_KIND 1
#include "elem.tmpl.h"
#define SG_T_E i64
#define SG_T_E_ _i64
#define SG_T_C int64_t
#define SG_T_B 64
#define SG_T_KIND 1
#include "elem.tmpl.h"
#define SG_T_E f32
#define SG_T_E_ _f32
#define SG_T_C float
#define SG_T_B 32
#define SG_T_KIND 2
#include "elem.tmpl.h"
#define SG_T_E f64
#define SG_T_E_ _f64
#define SG_T_C double
#define SG_T_B 64
#define SG_T_KIND 2
#include "elem.tmpl.h"
#define SG_T_E f16
#define SG_T_E_ _f16
#define SG_T_C sg_half
#define SG_T_B 16
#define SG_T_KIND 3
#include "elem.tmpl.h"
#define SG_T_E bf16
#define SG_T_E_ _bf16
#define SG_T_C sg_bfloat16
#define SG_T_B 16
#define SG_T_KIND 4
#include "elem.tmpl.h"
#undef SG_T_FILE
