/* SPDX-License-Identifier: MIT */
/* One file of kernels for several instruction sets: this header includes SG_FOREACH_FILE once for each level of the machine,
 * between target pragmas. Not a part of sg.h. docs/dispatch.md says how such a program is built; dispatch.h explains SG_ISA and
 * the other names. It must come before the first sg.h of the file.
 *
 *     #define SG_FOREACH_FILE "kernels.c"
 *     #include <sg/foreach.h>
 *
 * The values and registers of a level have the level in their names, so no function of one level is used at another. In the file
 * of kernels, bound and generic names (sg_f32, sg_add_f32, sg_add) are written as always and mean the current level. Names with
 * the size spelled out (sg_f32x16) do not exist there. */
#if !defined(SG_FOREACH) || !SG_FOREACH /* a file that names itself as SG_FOREACH_FILE comes here again */

/* SG_FOREACH_FILE
 * is the file of kernels, in quotes, as #include takes it. The program defines it in front of the include, which undefines it, so that
 * another file can follow. It may be the program itself: SG_FOREACH tells the two apart. */
#ifndef SG_FOREACH_FILE
#error "sg: foreach.h needs SG_FOREACH_FILE, the file of kernels: \"kernels.c\""
#endif
#ifdef SG_REG_H
#error "sg: foreach.h comes before sg.h and the headers beside it"
#endif

/* Floors 0, 3 and 4 are the same at each level. They are compiled once, for the compiler's own flags. */
#define SG_WITHOUT_LANES_
#include "dispatch.h"
#undef SG_WITHOUT_LANES_

#undef SG_FOREACH
#define SG_FOREACH 1

#if SG_X86_LEVELS_ || SG_AARCH64_LEVELS_
/* here, in front of the pragmas: some of their functions take the target that is in force when they are read */
#if SG_X86_LEVELS_
#include <immintrin.h>
#else
#include <arm_neon.h>
#endif
#pragma push_macro("SG_SIZE")
#pragma push_macro("SG_MASK_BITS")
#pragma push_macro("SG_ISA_TAG_")

#if SG_X86_LEVELS_
#define SG_T_LEVEL 2
#define SG_T_TARGET "sse3,ssse3,sse4.1,sse4.2,popcnt,cx16,sahf"
#include "foreach.tmpl.h"
#define SG_T_LEVEL 3
#define SG_T_TARGET \
    "sse3,ssse3,sse4.1,sse4.2,popcnt,cx16,sahf,avx,avx2,bmi,bmi2,f16c,fma,lzcnt,movbe,xsave"
#include "foreach.tmpl.h"
#define SG_T_LEVEL 4
#define SG_T_TARGET \
    "sse3,ssse3,sse4.1,sse4.2,popcnt,cx16,sahf,avx,avx2,bmi,bmi2,f16c,fma,lzcnt,movbe,xsave," \
    "avx512f,avx512bw,avx512cd,avx512dq,avx512vl"
#include "foreach.tmpl.h"
#else
#define SG_T_LEVEL 5
#define SG_T_TARGET "arch=armv8-a"
#include "foreach.tmpl.h"
#define SG_T_LEVEL 6
#define SG_T_TARGET "arch=armv8.2-a+dotprod+fp16"
#include "foreach.tmpl.h"
#endif

#pragma pop_macro("SG_ISA_TAG_")
#undef SG_LEVEL_
#define SG_LEVEL_ 0
#include "port/target.h"
#else
#include SG_FOREACH_FILE
#endif
#undef SG_FOREACH_FILE
#undef SG_FOREACH
#define SG_FOREACH 0
#endif
