/* SPDX-License-Identifier: MIT */
/* What the functions of SG_T_S lanes, and of twice as many, are made of. */
#ifndef SG_T_S
#error "sg: size.tmpl.h needs SG_T_S"
#endif

#if SG_REG_HAVE_FMA
#include "own.tmpl.h"
#endif
#if SG_HAVE_SLEEF
#define SG_T_E f32
#define SG_T_B 32
#include "sleef_value.tmpl.h"
#define SG_T_E f64
#define SG_T_B 64
#include "sleef_value.tmpl.h"
#endif
#undef SG_T_S
