/* SPDX-License-Identifier: MIT */
/* What docs/porting.md says of CUDA: each row compiles, and its result is CUDA's. */
#define T_ROWS "porting_cuda.tmpl.h"
#include "porting_run.tmpl.h"
