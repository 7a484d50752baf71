/* SPDX-License-Identifier: MIT */
/* The intrinsics of x86 that floor 1 uses.
 *
 * immintrin.h has those of every x86 processor, whatever the target is. Most of it is AVX-512, and for AVX2 that takes GCC as long as
 * all of floor 2. A part of it, such as FP16, few targets have even with AVX-512. So only the parts that floor 1 uses are read, in immintrin.h's
 * order. Each refuses to be read by anything else, so immintrin.h's guard is defined meanwhile. It is undefined again behind them: a program
 * that includes immintrin.h gets the rest. With AVX-512 Clang would gain nothing. */
#ifndef SG_REG_X86_H
#define SG_REG_X86_H

#include "../port.h"

/* something here is encoded as AVX-512 is */
#if SG_HAVE_KMASK || SG_HAVE_BF16 || (SG_HAVE_VNNI && !SG_HAVE_AVXVNNI)
#define SG_X86_EVEX_ SG_X86
#else
#define SG_X86_EVEX_ 0
#endif
#define SG_X86_PARTS_ 0
#if SG_HAVE_AVX2 && SG_GCC_MAJOR >= 11 && SG_GCC_MAJOR <= 16 && !defined(_IMMINTRIN_H_INCLUDED)
#define _IMMINTRIN_H_INCLUDED
#undef SG_X86_PARTS_
#define SG_X86_PARTS_ 1
#elif SG_HAVE_AVX2 && !SG_X86_EVEX_ && SG_CLANG_MAJOR >= 13 && !defined(__IMMINTRIN_H)
#define __IMMINTRIN_H
#undef SG_X86_PARTS_
#define SG_X86_PARTS_ 1
#endif

#if SG_X86_PARTS_
#include <nmmintrin.h>
#include <wmmintrin.h>
#include <avxintrin.h>
#if SG_HAVE_AVXVNNI
#include <avxvnniintrin.h>
#endif
#include <avx2intrin.h>
#if SG_X86_EVEX_
#include <avx512fintrin.h>
#include <avx512cdintrin.h>
#include <avx512vlintrin.h>
#include <avx512bwintrin.h>
#include <avx512dqintrin.h>
#include <avx512vlbwintrin.h>
#include <avx512vldqintrin.h>
#if SG_HAVE_VBMI
#include <avx512vbmiintrin.h>
#include <avx512vbmivlintrin.h>
#endif
#if SG_HAVE_VPOPCNTDQ
#include <avx512vpopcntdqintrin.h>
#endif
#if SG_HAVE_VBMI2
#include <avx512vbmi2intrin.h>
#include <avx512vbmi2vlintrin.h>
#endif
#if SG_HAVE_VNNI && !SG_HAVE_AVXVNNI
#include <avx512vnniintrin.h>
#include <avx512vnnivlintrin.h>
#endif
#if SG_HAVE_VPOPCNTDQ
#include <avx512vpopcntdqvlintrin.h>
#endif
#if SG_HAVE_BITALG
#include <avx512bitalgintrin.h>
#if SG_GCC_MAJOR >= 14
#include <avx512bitalgvlintrin.h>
#endif
#endif
#if SG_HAVE_FP16
#include <avx512fp16intrin.h>
#include <avx512fp16vlintrin.h>
#endif
#endif
#if SG_HAVE_FMA
#include <fmaintrin.h>
#endif
#if SG_HAVE_F16C
#include <f16cintrin.h>
#endif
#if SG_HAVE_BF16
#include <avx512bf16vlintrin.h>
#include <avx512bf16intrin.h>
#endif
#if SG_GCC
#undef _IMMINTRIN_H_INCLUDED
#else
#undef __IMMINTRIN_H
#endif
#elif SG_HAVE_AVX2 || SG_HAVE_FMA || SG_HAVE_F16C || SG_HAVE_PCLMUL || SG_HAVE_GFNI
#include <immintrin.h>
#elif SG_HAVE_SSE42
#include <nmmintrin.h>
#endif
#undef SG_X86_PARTS_
#undef SG_X86_EVEX_

#endif
