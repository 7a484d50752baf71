/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The pairs of sizes between which more.h goes, once each. */
#ifndef SG_MADE_MORE_PAIRS_H
#define SG_MADE_MORE_PAIRS_H
/* SG_WITH_<n>_<w>_(text): the text, if both sizes are bound */
#define SG_WITH_2_1_(...)
#define SG_WITH_4_1_(...)
#define SG_WITH_4_2_(...)
#define SG_WITH_8_1_(...)
#define SG_WITH_8_2_(...)
#define SG_WITH_8_4_(...)
#define SG_WITH_16_2_(...)
#define SG_WITH_16_4_(...)
#define SG_WITH_16_8_(...)
#define SG_WITH_32_4_(...)
#define SG_WITH_32_8_(...)
#define SG_WITH_32_16_(...)
#define SG_WITH_64_8_(...)
#define SG_WITH_64_16_(...)
#define SG_WITH_64_32_(...)
#endif

/* each pair whose two sizes are bound, or are halves of such sizes that some element needs */
#if !defined(SG_HAVE_MORE_PAIR_X2_X1_) && ((defined(SG_HAVE_WHOLE_X2_) && defined(SG_HAVE_WHOLE_X1_)) || (2 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X4_) && defined(SG_HAVE_WHOLE_X2_)) || (2 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X8_) && defined(SG_HAVE_WHOLE_X4_)) || (2 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X16_) && defined(SG_HAVE_WHOLE_X8_)) || (2 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X16_)) || (2 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X32_)))
#define SG_HAVE_MORE_PAIR_X2_X1_
#define SG_T_NARROW_S 2
#define SG_T_WIDE_S 1
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X2_X1_) && defined(SG_HAVE_WHOLE_X2_) && defined(SG_HAVE_WHOLE_X1_)
#define SG_HAVE_MORE_WHOLE_PAIR_X2_X1_
#undef SG_WITH_2_1_
#define SG_WITH_2_1_(...) __VA_ARGS__
#define SG_T_NARROW_S 2
#define SG_T_WIDE_S 1
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X4_X1_) && ((defined(SG_HAVE_WHOLE_X4_) && defined(SG_HAVE_WHOLE_X1_)) || (2 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X8_) && defined(SG_HAVE_WHOLE_X2_)) || (2 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X16_) && defined(SG_HAVE_WHOLE_X4_)) || (2 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X8_)) || (2 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X16_)))
#define SG_HAVE_MORE_PAIR_X4_X1_
#define SG_T_NARROW_S 4
#define SG_T_WIDE_S 1
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X4_X1_) && defined(SG_HAVE_WHOLE_X4_) && defined(SG_HAVE_WHOLE_X1_)
#define SG_HAVE_MORE_WHOLE_PAIR_X4_X1_
#undef SG_WITH_4_1_
#define SG_WITH_4_1_(...) __VA_ARGS__
#define SG_T_NARROW_S 4
#define SG_T_WIDE_S 1
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X4_X2_) && ((defined(SG_HAVE_WHOLE_X4_) && defined(SG_HAVE_WHOLE_X2_)) || (4 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X8_) && defined(SG_HAVE_WHOLE_X4_)) || (4 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X16_) && defined(SG_HAVE_WHOLE_X8_)) || (4 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X16_)) || (4 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X32_)))
#define SG_HAVE_MORE_PAIR_X4_X2_
#define SG_T_NARROW_S 4
#define SG_T_WIDE_S 2
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X4_X2_) && defined(SG_HAVE_WHOLE_X4_) && defined(SG_HAVE_WHOLE_X2_)
#define SG_HAVE_MORE_WHOLE_PAIR_X4_X2_
#undef SG_WITH_4_2_
#define SG_WITH_4_2_(...) __VA_ARGS__
#define SG_T_NARROW_S 4
#define SG_T_WIDE_S 2
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X8_X1_) && ((defined(SG_HAVE_WHOLE_X8_) && defined(SG_HAVE_WHOLE_X1_)) || (2 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X16_) && defined(SG_HAVE_WHOLE_X2_)) || (2 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X4_)) || (2 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X8_)))
#define SG_HAVE_MORE_PAIR_X8_X1_
#define SG_T_NARROW_S 8
#define SG_T_WIDE_S 1
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X8_X1_) && defined(SG_HAVE_WHOLE_X8_) && defined(SG_HAVE_WHOLE_X1_)
#define SG_HAVE_MORE_WHOLE_PAIR_X8_X1_
#undef SG_WITH_8_1_
#define SG_WITH_8_1_(...) __VA_ARGS__
#define SG_T_NARROW_S 8
#define SG_T_WIDE_S 1
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X8_X2_) && ((defined(SG_HAVE_WHOLE_X8_) && defined(SG_HAVE_WHOLE_X2_)) || (4 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X16_) && defined(SG_HAVE_WHOLE_X4_)) || (4 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X8_)) || (4 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X16_)))
#define SG_HAVE_MORE_PAIR_X8_X2_
#define SG_T_NARROW_S 8
#define SG_T_WIDE_S 2
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X8_X2_) && defined(SG_HAVE_WHOLE_X8_) && defined(SG_HAVE_WHOLE_X2_)
#define SG_HAVE_MORE_WHOLE_PAIR_X8_X2_
#undef SG_WITH_8_2_
#define SG_WITH_8_2_(...) __VA_ARGS__
#define SG_T_NARROW_S 8
#define SG_T_WIDE_S 2
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X8_X4_) && ((defined(SG_HAVE_WHOLE_X8_) && defined(SG_HAVE_WHOLE_X4_)) || (8 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X16_) && defined(SG_HAVE_WHOLE_X8_)) || (8 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X16_)) || (8 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X32_)))
#define SG_HAVE_MORE_PAIR_X8_X4_
#define SG_T_NARROW_S 8
#define SG_T_WIDE_S 4
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X8_X4_) && defined(SG_HAVE_WHOLE_X8_) && defined(SG_HAVE_WHOLE_X4_)
#define SG_HAVE_MORE_WHOLE_PAIR_X8_X4_
#undef SG_WITH_8_4_
#define SG_WITH_8_4_(...) __VA_ARGS__
#define SG_T_NARROW_S 8
#define SG_T_WIDE_S 4
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X16_X2_) && ((defined(SG_HAVE_WHOLE_X16_) && defined(SG_HAVE_WHOLE_X2_)) || (4 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X4_)) || (4 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X8_)))
#define SG_HAVE_MORE_PAIR_X16_X2_
#define SG_T_NARROW_S 16
#define SG_T_WIDE_S 2
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X16_X2_) && defined(SG_HAVE_WHOLE_X16_) && defined(SG_HAVE_WHOLE_X2_)
#define SG_HAVE_MORE_WHOLE_PAIR_X16_X2_
#undef SG_WITH_16_2_
#define SG_WITH_16_2_(...) __VA_ARGS__
#define SG_T_NARROW_S 16
#define SG_T_WIDE_S 2
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X16_X4_) && ((defined(SG_HAVE_WHOLE_X16_) && defined(SG_HAVE_WHOLE_X4_)) || (8 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X8_)) || (8 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X16_)))
#define SG_HAVE_MORE_PAIR_X16_X4_
#define SG_T_NARROW_S 16
#define SG_T_WIDE_S 4
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X16_X4_) && defined(SG_HAVE_WHOLE_X16_) && defined(SG_HAVE_WHOLE_X4_)
#define SG_HAVE_MORE_WHOLE_PAIR_X16_X4_
#undef SG_WITH_16_4_
#define SG_WITH_16_4_(...) __VA_ARGS__
#define SG_T_NARROW_S 16
#define SG_T_WIDE_S 4
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X16_X8_) && ((defined(SG_HAVE_WHOLE_X16_) && defined(SG_HAVE_WHOLE_X8_)) || (16 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X16_)) || (16 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X32_)))
#define SG_HAVE_MORE_PAIR_X16_X8_
#define SG_T_NARROW_S 16
#define SG_T_WIDE_S 8
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X16_X8_) && defined(SG_HAVE_WHOLE_X16_) && defined(SG_HAVE_WHOLE_X8_)
#define SG_HAVE_MORE_WHOLE_PAIR_X16_X8_
#undef SG_WITH_16_8_
#define SG_WITH_16_8_(...) __VA_ARGS__
#define SG_T_NARROW_S 16
#define SG_T_WIDE_S 8
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X32_X4_) && ((defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X4_)) || (8 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X8_)))
#define SG_HAVE_MORE_PAIR_X32_X4_
#define SG_T_NARROW_S 32
#define SG_T_WIDE_S 4
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X32_X4_) && defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X4_)
#define SG_HAVE_MORE_WHOLE_PAIR_X32_X4_
#undef SG_WITH_32_4_
#define SG_WITH_32_4_(...) __VA_ARGS__
#define SG_T_NARROW_S 32
#define SG_T_WIDE_S 4
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X32_X8_) && ((defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X8_)) || (16 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X16_)))
#define SG_HAVE_MORE_PAIR_X32_X8_
#define SG_T_NARROW_S 32
#define SG_T_WIDE_S 8
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X32_X8_) && defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X8_)
#define SG_HAVE_MORE_WHOLE_PAIR_X32_X8_
#undef SG_WITH_32_8_
#define SG_WITH_32_8_(...) __VA_ARGS__
#define SG_T_NARROW_S 32
#define SG_T_WIDE_S 8
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X32_X16_) && ((defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X16_)) || (32 > SG_REG_BITS / 64 && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X32_)))
#define SG_HAVE_MORE_PAIR_X32_X16_
#define SG_T_NARROW_S 32
#define SG_T_WIDE_S 16
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X32_X16_) && defined(SG_HAVE_WHOLE_X32_) && defined(SG_HAVE_WHOLE_X16_)
#define SG_HAVE_MORE_WHOLE_PAIR_X32_X16_
#undef SG_WITH_32_16_
#define SG_WITH_32_16_(...) __VA_ARGS__
#define SG_T_NARROW_S 32
#define SG_T_WIDE_S 16
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X64_X8_) && ((defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X8_)))
#define SG_HAVE_MORE_PAIR_X64_X8_
#define SG_T_NARROW_S 64
#define SG_T_WIDE_S 8
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X64_X8_) && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X8_)
#define SG_HAVE_MORE_WHOLE_PAIR_X64_X8_
#undef SG_WITH_64_8_
#define SG_WITH_64_8_(...) __VA_ARGS__
#define SG_T_NARROW_S 64
#define SG_T_WIDE_S 8
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X64_X16_) && ((defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X16_)))
#define SG_HAVE_MORE_PAIR_X64_X16_
#define SG_T_NARROW_S 64
#define SG_T_WIDE_S 16
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X64_X16_) && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X16_)
#define SG_HAVE_MORE_WHOLE_PAIR_X64_X16_
#undef SG_WITH_64_16_
#define SG_WITH_64_16_(...) __VA_ARGS__
#define SG_T_NARROW_S 64
#define SG_T_WIDE_S 16
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_PAIR_X64_X32_) && ((defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X32_)))
#define SG_HAVE_MORE_PAIR_X64_X32_
#define SG_T_NARROW_S 64
#define SG_T_WIDE_S 32
#define SG_T_BOUND_SIZE 0
#include "../more/regroup.tmpl.h"
#endif
#if !defined(SG_HAVE_MORE_WHOLE_PAIR_X64_X32_) && defined(SG_HAVE_WHOLE_X64_) && defined(SG_HAVE_WHOLE_X32_)
#define SG_HAVE_MORE_WHOLE_PAIR_X64_X32_
#undef SG_WITH_64_32_
#define SG_WITH_64_32_(...) __VA_ARGS__
#define SG_T_NARROW_S 64
#define SG_T_WIDE_S 32
#define SG_T_BOUND_SIZE 1
#include "../more/regroup.tmpl.h"
#endif
