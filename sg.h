/* SPDX-License-Identifier: MIT */
/* sg: sub-group kernels in C11. Set SG_SIZE before the include, or take the target's primary size; include
 * again after changing SG_SIZE to bind the names to another size from there on. */
#if !defined(SG_OWN_WARNINGS) || !SG_OWN_WARNINGS
#pragma GCC system_header /* see port/config.h */
#endif
#include "sg/version.h"
#include "sg/port.h"
#include "sg/reg.h"
#include "sg/lanes.h"
#include "sg/group.h"
#include "sg/launch.h"
