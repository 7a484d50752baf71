/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Includes atomic/value.tmpl.h once for each element that has atomic operations. */
#define SG_T_ELEM u32
#define SG_T_TYPE uint32_t
#define SG_T_REAL 0
#define SG_T_SUM uint32_t
#include "../atomic/value.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#undef SG_T_SUM
#define SG_T_ELEM u64
#define SG_T_TYPE uint64_t
#define SG_T_REAL 0
#define SG_T_SUM uint64_t
#include "../atomic/value.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#undef SG_T_SUM
#define SG_T_ELEM i32
#define SG_T_TYPE int32_t
#define SG_T_REAL 0
#define SG_T_SUM uint32_t
#include "../atomic/value.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#undef SG_T_SUM
#define SG_T_ELEM i64
#define SG_T_TYPE int64_t
#define SG_T_REAL 0
#define SG_T_SUM uint64_t
#include "../atomic/value.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#undef SG_T_SUM
#define SG_T_ELEM f32
#define SG_T_TYPE float
#define SG_T_REAL 1
#define SG_T_SUM float
#include "../atomic/value.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#undef SG_T_SUM
#define SG_T_ELEM f64
#define SG_T_TYPE double
#define SG_T_REAL 1
#define SG_T_SUM double
#include "../atomic/value.tmpl.h"
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_REAL
#undef SG_T_SUM
