/* SPDX-License-Identifier: MIT */
/* One level of foreach.h. SG_T_LEVEL is its number, SG_T_TARGET what the target has. */
#if !defined(SG_T_LEVEL) || !defined(SG_T_TARGET)
#error "sg: foreach.tmpl.h is included by foreach.h"
#endif

#include "made/level_names_end.tmpl.h"
#undef SG_LEVEL_
#undef SG_ISA_TAG_
#if SG_T_LEVEL == 2
#define SG_LEVEL_ 2
#define SG_ISA_TAG_ v2
#elif SG_T_LEVEL == 3
#define SG_LEVEL_ 3
#define SG_ISA_TAG_ v3
#elif SG_T_LEVEL == 4
#define SG_LEVEL_ 4
#define SG_ISA_TAG_ v4
#elif SG_T_LEVEL == 5
#define SG_LEVEL_ 5
#define SG_ISA_TAG_ neon
#else
#define SG_LEVEL_ 6
#define SG_ISA_TAG_ dotprod
#endif
#undef SG_T_LEVEL
#include "port/target.h"
#include "made/level_names.tmpl.h"

#define SG_T_PRAGMA(text) SG_PRAGMA_(text)
#if SG_CLANG
SG_T_PRAGMA(clang attribute push(__attribute__((target(SG_T_TARGET))), apply_to = function))
#else
#pragma GCC push_options
SG_T_PRAGMA(GCC target(SG_T_TARGET))
#endif
#undef SG_T_PRAGMA
#undef SG_T_TARGET
#include SG_FOREACH_FILE
#if SG_CLANG
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#include "made/level_names_end.tmpl.h"
#pragma pop_macro("SG_MASK_BITS")
#pragma push_macro("SG_MASK_BITS")
#pragma pop_macro("SG_SIZE")
#pragma push_macro("SG_SIZE")
