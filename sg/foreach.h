/* SPDX-License-Identifier: MIT */
/* One file of kernels for several instruction sets: includes SG_FOREACH_FILE once for each level of the machine, between target
 * pragmas. Not a part of sg.h; docs/dispatch.md says how such a program is built, and dispatch.h what SG_ISA and the other
 * names are. In front of the first sg.h of the file.
 *
 *     #define SG_FOREACH_FILE "kernels.c"
 *     #include <sg/foreach.h>
 *
 * Each level has its own values and registers, whose names carry it, so no function of one serves another. In that file bound
 * and generic names (sg_f32, sg_add_f32, sg_add) read as always, and mean the level; names that spell the size out (sg_f32x16)
 * are not there. */
#if !defined(SG_FOREACH) || !SG_FOREACH /* a file that names itself comes here again */
#ifndef SG_FOREACH_FILE
#error "sg: foreach.h needs SG_FOREACH_FILE, the file of kernels: \"kernels.c\""
#endif
#ifdef SG_REG_H
#error "sg: foreach.h comes before sg.h and the headers beside it"
#endif

/* Floors 0, 3 and 4 are the same at each level, and are for the flags of the compiler. */
#define SG_WITHOUT_LANES_
#include "dispatch.h"
#undef SG_WITHOUT_LANES_

#undef SG_FOREACH
#define SG_FOREACH 1

#if SG_HAVE_LEVELS_
#include <immintrin.h> /* not behind a pragma: some of its functions are for whatever is the target there */
#pragma push_macro("SG_SIZE")
#pragma push_macro("SG_MASK_BITS")
#pragma push_macro("SG_ISA_TAG_")

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
