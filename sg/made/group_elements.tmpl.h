/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Includes group/collective_elem.tmpl.h once for each element. */
#define SG_T_ELEM u8
#define SG_T_TYPE uint8_t
#define SG_T_REAL 0
#include "../group/collective_elem.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#define SG_T_ELEM u16
#define SG_T_TYPE uint16_t
#define SG_T_REAL 0
#include "../group/collective_elem.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#define SG_T_ELEM u32
#define SG_T_TYPE uint32_t
#define SG_T_REAL 0
#include "../group/collective_elem.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#define SG_T_ELEM u64
#define SG_T_TYPE uint64_t
#define SG_T_REAL 0
#include "../group/collective_elem.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#define SG_T_ELEM i8
#define SG_T_TYPE int8_t
#define SG_T_REAL 0
#include "../group/collective_elem.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#define SG_T_ELEM i16
#define SG_T_TYPE int16_t
#define SG_T_REAL 0
#include "../group/collective_elem.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#define SG_T_ELEM i32
#define SG_T_TYPE int32_t
#define SG_T_REAL 0
#include "../group/collective_elem.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#define SG_T_ELEM i64
#define SG_T_TYPE int64_t
#define SG_T_REAL 0
#include "../group/collective_elem.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#define SG_T_ELEM f32
#define SG_T_TYPE float
#define SG_T_REAL 1
#include "../group/collective_elem.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#define SG_T_ELEM f64
#define SG_T_TYPE double
#define SG_T_REAL 1
#include "../group/collective_elem.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#define SG_T_ELEM f16
#define SG_T_TYPE sg_half
#define SG_T_REAL 1
#include "../group/collective_elem.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#define SG_T_ELEM bf16
#define SG_T_TYPE sg_bfloat16
#define SG_T_REAL 1
#include "../group/collective_elem.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
