/* SPDX-License-Identifier: MIT */
/* sg: sub-group kernels in C11. Set SG_SIZE before the include; without it, the target's primary size is taken. To bind the
 * names to another size from some line on, change SG_SIZE there and include this header again. */
#if !defined(SG_OWN_WARNINGS) || !SG_OWN_WARNINGS
#pragma GCC system_header /* see port/config.h */
#endif
#include "sg/version.h"
#include "sg/port.h"
#include "sg/reg.h"
#include "sg/lanes.h"
#include "sg/group.h"
#include "sg/launch.h"
