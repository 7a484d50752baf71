/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The masks of the bound size and SG_MASK_BITS, once for each pair of them, for more.h. */
#define SG_T_S SG_LANES_
#define SG_T_MASK_WIDTH SG_MASK_WIDTH_
#define SG_T_MASK_SUFFIX SG_MASK_SUFFIX_
#if SG_LANES_ == 1 && SG_MASK_WIDTH_ == 8
#ifndef SG_HAVE_MORE_X1_M8_
#define SG_HAVE_MORE_X1_M8_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 1 && SG_MASK_WIDTH_ == 16
#ifndef SG_HAVE_MORE_X1_M16_
#define SG_HAVE_MORE_X1_M16_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 1 && SG_MASK_WIDTH_ == 32
#ifndef SG_HAVE_MORE_X1_M32_
#define SG_HAVE_MORE_X1_M32_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 1 && SG_MASK_WIDTH_ == 64
#ifndef SG_HAVE_MORE_X1_M64_
#define SG_HAVE_MORE_X1_M64_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 2 && SG_MASK_WIDTH_ == 8
#ifndef SG_HAVE_MORE_X2_M8_
#define SG_HAVE_MORE_X2_M8_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 2 && SG_MASK_WIDTH_ == 16
#ifndef SG_HAVE_MORE_X2_M16_
#define SG_HAVE_MORE_X2_M16_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 2 && SG_MASK_WIDTH_ == 32
#ifndef SG_HAVE_MORE_X2_M32_
#define SG_HAVE_MORE_X2_M32_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 2 && SG_MASK_WIDTH_ == 64
#ifndef SG_HAVE_MORE_X2_M64_
#define SG_HAVE_MORE_X2_M64_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 4 && SG_MASK_WIDTH_ == 8
#ifndef SG_HAVE_MORE_X4_M8_
#define SG_HAVE_MORE_X4_M8_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 4 && SG_MASK_WIDTH_ == 16
#ifndef SG_HAVE_MORE_X4_M16_
#define SG_HAVE_MORE_X4_M16_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 4 && SG_MASK_WIDTH_ == 32
#ifndef SG_HAVE_MORE_X4_M32_
#define SG_HAVE_MORE_X4_M32_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 4 && SG_MASK_WIDTH_ == 64
#ifndef SG_HAVE_MORE_X4_M64_
#define SG_HAVE_MORE_X4_M64_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 8 && SG_MASK_WIDTH_ == 8
#ifndef SG_HAVE_MORE_X8_M8_
#define SG_HAVE_MORE_X8_M8_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 8 && SG_MASK_WIDTH_ == 16
#ifndef SG_HAVE_MORE_X8_M16_
#define SG_HAVE_MORE_X8_M16_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 8 && SG_MASK_WIDTH_ == 32
#ifndef SG_HAVE_MORE_X8_M32_
#define SG_HAVE_MORE_X8_M32_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 8 && SG_MASK_WIDTH_ == 64
#ifndef SG_HAVE_MORE_X8_M64_
#define SG_HAVE_MORE_X8_M64_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 16 && SG_MASK_WIDTH_ == 8
#ifndef SG_HAVE_MORE_X16_M8_
#define SG_HAVE_MORE_X16_M8_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 16 && SG_MASK_WIDTH_ == 16
#ifndef SG_HAVE_MORE_X16_M16_
#define SG_HAVE_MORE_X16_M16_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 16 && SG_MASK_WIDTH_ == 32
#ifndef SG_HAVE_MORE_X16_M32_
#define SG_HAVE_MORE_X16_M32_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 16 && SG_MASK_WIDTH_ == 64
#ifndef SG_HAVE_MORE_X16_M64_
#define SG_HAVE_MORE_X16_M64_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 32 && SG_MASK_WIDTH_ == 8
#ifndef SG_HAVE_MORE_X32_M8_
#define SG_HAVE_MORE_X32_M8_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 32 && SG_MASK_WIDTH_ == 16
#ifndef SG_HAVE_MORE_X32_M16_
#define SG_HAVE_MORE_X32_M16_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 32 && SG_MASK_WIDTH_ == 32
#ifndef SG_HAVE_MORE_X32_M32_
#define SG_HAVE_MORE_X32_M32_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 32 && SG_MASK_WIDTH_ == 64
#ifndef SG_HAVE_MORE_X32_M64_
#define SG_HAVE_MORE_X32_M64_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 64 && SG_MASK_WIDTH_ == 8
#ifndef SG_HAVE_MORE_X64_M8_
#define SG_HAVE_MORE_X64_M8_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 64 && SG_MASK_WIDTH_ == 16
#ifndef SG_HAVE_MORE_X64_M16_
#define SG_HAVE_MORE_X64_M16_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 64 && SG_MASK_WIDTH_ == 32
#ifndef SG_HAVE_MORE_X64_M32_
#define SG_HAVE_MORE_X64_M32_
#include "../more/vmask.tmpl.h"
#endif
#elif SG_LANES_ == 64 && SG_MASK_WIDTH_ == 64
#ifndef SG_HAVE_MORE_X64_M64_
#define SG_HAVE_MORE_X64_M64_
#include "../more/vmask.tmpl.h"
#endif
#endif
#undef SG_T_S
#undef SG_T_MASK_WIDTH
#undef SG_T_MASK_SUFFIX
