/* SPDX-License-Identifier: MIT */
/* FLOOR 3: index spaces, the items of a kernel, and one work-group on one thread.
 *
 * May be included again with another SG_SIZE (through sg.h): the item of a size is instantiated
 * once. */
#include "lanes.h"
#include "group/range.h"
#include "group/item.h"
#include "group/nd_item.h"
#include "group/barrier.h"
#include "group/local.h"
#include "group/collective.h"

#if SG_LANES_ == 1 && !defined(SG_HAVE_ITEM_X1_)
#define SG_HAVE_ITEM_X1_
#define SG_T_S 1
#include "group/size.tmpl.h"
#endif
#if SG_LANES_ == 2 && !defined(SG_HAVE_ITEM_X2_)
#define SG_HAVE_ITEM_X2_
#define SG_T_S 2
#include "group/size.tmpl.h"
#endif
#if SG_LANES_ == 4 && !defined(SG_HAVE_ITEM_X4_)
#define SG_HAVE_ITEM_X4_
#define SG_T_S 4
#include "group/size.tmpl.h"
#endif
#if SG_LANES_ == 8 && !defined(SG_HAVE_ITEM_X8_)
#define SG_HAVE_ITEM_X8_
#define SG_T_S 8
#include "group/size.tmpl.h"
#endif
#if SG_LANES_ == 16 && !defined(SG_HAVE_ITEM_X16_)
#define SG_HAVE_ITEM_X16_
#define SG_T_S 16
#include "group/size.tmpl.h"
#endif
#if SG_LANES_ == 32 && !defined(SG_HAVE_ITEM_X32_)
#define SG_HAVE_ITEM_X32_
#define SG_T_S 32
#include "group/size.tmpl.h"
#endif
#if SG_LANES_ == 64 && !defined(SG_HAVE_ITEM_X64_)
#define SG_HAVE_ITEM_X64_
#define SG_T_S 64
#include "group/size.tmpl.h"
#endif
