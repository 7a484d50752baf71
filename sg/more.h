/* SPDX-License-Identifier: MIT */
/* More operations on values, for programs that work on bytes, bits and checksums. tables/more.h is the list. An optional part
 * beside the five floors, on top of floor 2. sg.h does not include it, since most programs need none of it.
 *
 *   #include <sg.h>
 *   #include <sg/more.h>     again after sg.h has been included with another SG_SIZE
 *
 * Names have the three layers of sg.h: sg_abs_diff_u8x16, sg_abs_diff_u8, sg_abs_diff. Results have the same bits on every target. */
#if !defined(SG_OWN_WARNINGS) || !SG_OWN_WARNINGS
#pragma GCC system_header /* see port/config.h */
#endif
#include "lanes.h"
#include "reg_more.h"
#include "more/bits.h"
#include "more/operator.h"

#include "made/more_sizes.h"
#if !SG_HAVE_KMASK
#include "made/more_masks.h"
#endif
#include "made/more_pairs.h"

/* ---- names ---- */

#include "made/more_names.h"
