/* SPDX-License-Identifier: MIT */
/* What docs/porting.md says of OpenCL: each row compiles, and its result is OpenCL's. */
#define T_ROWS "porting_opencl.tmpl.h"
#include "porting_run.tmpl.h"
