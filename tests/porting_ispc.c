/* SPDX-License-Identifier: MIT */
/* What docs/porting.md says of ISPC: each row compiles, and its result is ISPC's. */
#define T_ROWS "porting_ispc.tmpl.h"
#include "porting_run.tmpl.h"
