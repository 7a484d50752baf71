/* SPDX-License-Identifier: MIT */
/* One element: what only a size that names are bound to needs. In one stage, as core.tmpl.h. */
#ifndef SG_T_T
#error "sg: bound.tmpl.h is included by elem.tmpl.h"
#endif

#include "derived.tmpl.h" /* lane-wise operations made of others; integer division */
#include "whole.tmpl.h" /* lane numbers, scans, match, N values per lane */
#ifdef __cplusplus
#define SG_T_MASKED_PART 0
#include "front_cxx.tmpl.h"
#undef SG_T_MASKED_PART
#endif
#if SG_HAVE_KMASK /* else vmask.tmpl.h, for each width of masks */
#define SG_T_MT SG_T_KT
#define SG_T_PFN(op) SG_T_FN(op)
#define SG_T_PBITS SG_T_KFN(ballot)
#define SG_T_NATIVE_M(m) (m)
#define SG_T_PUBLIC_M(m) (m)
#include "masked.tmpl.h"
#ifdef __cplusplus
#define SG_T_MSUF
#define SG_T_MASKED_PART 1
#include "front_cxx.tmpl.h"
#undef SG_T_MASKED_PART
#undef SG_T_MSUF
#endif
#undef SG_T_MT
#undef SG_T_PFN
#undef SG_T_PBITS
#undef SG_T_NATIVE_M
#undef SG_T_PUBLIC_M
#endif
