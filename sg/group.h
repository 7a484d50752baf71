/* SPDX-License-Identifier: MIT */
/* FLOOR 3: index spaces, the items of a kernel, and one work-group on one thread.
 *
 * May be included again with another SG_SIZE (through sg.h). The item of each size is instantiated only
 * once. */
#include "lanes.h"
#include "group/range.h"
#include "group/item.h"
#include "group/nd_item.h"
#include "group/barrier.h"
#include "group/local.h"
#include "group/collective.h"

#ifndef SG_WITHOUT_LANES_
#include "made/group_sizes.h"
#endif
