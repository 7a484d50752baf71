/* SPDX-License-Identifier: MIT */
/* SLEEF's functions of SG_T_S lanes, and of twice as many. */
#ifndef SG_T_S
#error "sg: size.tmpl.h needs SG_T_S"
#endif

#define SG_T_ELEM f32
#define SG_T_BITS 32
#include "sleef_value.tmpl.h"
#define SG_T_ELEM f64
#define SG_T_BITS 64
#include "sleef_value.tmpl.h"
#undef SG_T_S
