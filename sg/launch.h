/* SPDX-License-Identifier: MIT */
/* FLOOR 4: kernels and their launches.
 *
 * Everything here holds for every size. The macros that make a kernel take the SG_SIZE that is in force
 * where they stand. */
#ifndef SG_LAUNCH_H
#define SG_LAUNCH_H

#include "launch/kernel.h"
#include "launch/queue.h"
#include "launch/parallel_for.h"
#include "launch/device.h"

#endif
