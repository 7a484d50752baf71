/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The bound size, once each. */
#ifndef SG_PRINT_FOUND_ /* from here on these names are real: lanes_forgotten.h had them say that the header is missing */
#define SG_PRINT_FOUND_
#undef sg_format
#undef sg_format_mask
#undef sg_print
#undef sg_print_mask
#endif
#if SG_LANES_ == 1 && !defined(SG_HAVE_PRINT_X1_)
extern const char sg_include_sg_print_h_again_for_SG_SIZE_1_;
#define SG_HAVE_PRINT_X1_
#define SG_T_S 1
#include "../print/size.tmpl.h"
#endif
#if SG_LANES_ == 2 && !defined(SG_HAVE_PRINT_X2_)
extern const char sg_include_sg_print_h_again_for_SG_SIZE_2_;
#define SG_HAVE_PRINT_X2_
#define SG_T_S 2
#include "../print/size.tmpl.h"
#endif
#if SG_LANES_ == 4 && !defined(SG_HAVE_PRINT_X4_)
extern const char sg_include_sg_print_h_again_for_SG_SIZE_4_;
#define SG_HAVE_PRINT_X4_
#define SG_T_S 4
#include "../print/size.tmpl.h"
#endif
#if SG_LANES_ == 8 && !defined(SG_HAVE_PRINT_X8_)
extern const char sg_include_sg_print_h_again_for_SG_SIZE_8_;
#define SG_HAVE_PRINT_X8_
#define SG_T_S 8
#include "../print/size.tmpl.h"
#endif
#if SG_LANES_ == 16 && !defined(SG_HAVE_PRINT_X16_)
extern const char sg_include_sg_print_h_again_for_SG_SIZE_16_;
#define SG_HAVE_PRINT_X16_
#define SG_T_S 16
#include "../print/size.tmpl.h"
#endif
#if SG_LANES_ == 32 && !defined(SG_HAVE_PRINT_X32_)
extern const char sg_include_sg_print_h_again_for_SG_SIZE_32_;
#define SG_HAVE_PRINT_X32_
#define SG_T_S 32
#include "../print/size.tmpl.h"
#endif
#if SG_LANES_ == 64 && !defined(SG_HAVE_PRINT_X64_)
extern const char sg_include_sg_print_h_again_for_SG_SIZE_64_;
#define SG_HAVE_PRINT_X64_
#define SG_T_S 64
#include "../print/size.tmpl.h"
#endif
