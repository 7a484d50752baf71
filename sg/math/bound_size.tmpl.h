/* SPDX-License-Identifier: MIT */
/* The functions of SG_T_S lanes, the bound size. */
#ifndef SG_T_S
#error "sg: bound_size.tmpl.h needs SG_T_S"
#endif

#define SG_T_ELEM f32
#define SG_T_TYPE float
#define SG_T_LIBM(name) name##f
#define SG_T_TO(to_f32, to_f64) to_f32
#define SG_T_OWN 32
#include "bound.tmpl.h"
#define SG_T_ELEM f64
#define SG_T_TYPE double
#define SG_T_LIBM(name) name
#define SG_T_TO(to_f32, to_f64) to_f64
#define SG_T_OWN 64
#include "bound.tmpl.h"
#undef SG_T_S
