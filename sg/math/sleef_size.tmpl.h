/* SPDX-License-Identifier: MIT */
/* SLEEF's functions of both elements at SG_T_S lanes. */
#ifndef SG_T_S
#error "sg: sleef_size.tmpl.h needs SG_T_S"
#endif

#define SG_T_E f32
#define SG_T_B 32
#include "sleef_value.tmpl.h"
#define SG_T_E f64
#define SG_T_B 64
#include "sleef_value.tmpl.h"
#undef SG_T_S
