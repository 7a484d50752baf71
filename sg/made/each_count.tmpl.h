/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. Includes lanes/count_values.tmpl.h once for each number of values for each lane. */
#ifndef SG_T_VALUE
#error "sg: each_count.tmpl.h is included by bound_only.tmpl.h"
#endif

#define SG_T_COUNT 2
#define SG_T_VALUES_TYPE SG_T_VALUES(2)
#define SG_T_VALUES_FN(op) SG_T_FN(op##2)
#include "../lanes/count_values.tmpl.h"
#undef SG_T_COUNT
#undef SG_T_VALUES_TYPE
#undef SG_T_VALUES_FN
#define SG_T_COUNT 3
#define SG_T_VALUES_TYPE SG_T_VALUES(3)
#define SG_T_VALUES_FN(op) SG_T_FN(op##3)
#include "../lanes/count_values.tmpl.h"
#undef SG_T_COUNT
#undef SG_T_VALUES_TYPE
#undef SG_T_VALUES_FN
#define SG_T_COUNT 4
#define SG_T_VALUES_TYPE SG_T_VALUES(4)
#define SG_T_VALUES_FN(op) SG_T_FN(op##4)
#include "../lanes/count_values.tmpl.h"
#undef SG_T_COUNT
#undef SG_T_VALUES_TYPE
#undef SG_T_VALUES_FN
#define SG_T_COUNT 8
#define SG_T_VALUES_TYPE SG_T_VALUES(8)
#define SG_T_VALUES_FN(op) SG_T_FN(op##8)
#include "../lanes/count_values.tmpl.h"
#undef SG_T_COUNT
#undef SG_T_VALUES_TYPE
#undef SG_T_VALUES_FN
#define SG_T_COUNT 16
#define SG_T_VALUES_TYPE SG_T_VALUES(16)
#define SG_T_VALUES_FN(op) SG_T_FN(op##16)
#include "../lanes/count_values.tmpl.h"
#undef SG_T_COUNT
#undef SG_T_VALUES_TYPE
#undef SG_T_VALUES_FN
