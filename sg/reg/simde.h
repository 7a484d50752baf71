/* SPDX-License-Identifier: MIT */
/* The only file that includes SIMDe. SIMDe maps the 128-bit names of SSE4.2 to NEON, WASM and SSE2; other targets do without it
 * (plain.tmpl.h). x86 with SSE4.2 has the names itself, and SIMDe would only make the include slower. Wider registers are
 * used only if the target has them, through its own intrinsics: SIMDe's emulated wide types live in memory, and its
 * AVX-512 part has holes. */
#ifndef SG_REG_SIMDE_H
#define SG_REG_SIMDE_H

#include "../port.h"

#if SG_HAVE_GNU
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wundef"
#pragma GCC diagnostic ignored "-Wuninitialized" /* GCC 12 warns of its own _mm512_undefined_epi32 */
#endif
#if SG_GCC
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#if SG_CLANG_MAJOR >= 14
#pragma GCC diagnostic ignored "-Wbitwise-instead-of-logical"
#endif
#include "x86.h"
#if SG_HAVE_SIMDE && !SG_HAVE_SSE42 && defined(__has_include)
#if !__has_include(<simde/hedley.h>)
#error "sg: no SIMDe: install it (Debian: libsimde-dev), or give -I the folder that holds simde/; with -march=native x86 needs none"
#endif
#endif
#if SG_HAVE_SIMDE && !SG_HAVE_SSE42
/* SIMDe 0.7.4 has two diagnostic pushes more than pops (simde-common.h, sse.h). The pop below would belong to one of them,
 * and all these warnings would stay off in the user's code. */
#include <simde/hedley.h>
#if SG_HAVE_GNU
#pragma push_macro("HEDLEY_DIAGNOSTIC_PUSH")
#pragma push_macro("HEDLEY_DIAGNOSTIC_POP")
#undef HEDLEY_DIAGNOSTIC_PUSH
#undef HEDLEY_DIAGNOSTIC_POP
#define HEDLEY_DIAGNOSTIC_PUSH
#define HEDLEY_DIAGNOSTIC_POP
#endif
#if SG_HAVE_WASM_VECTORS && !defined(SIMDE_FLOAT16_API)
#define SIMDE_FLOAT16_API 1 /* the portable one: SIMDe 0.8.2 assumes that Clang has _Float16 there */
#endif
#include <simde/simde-common.h>
#if SG_CLANG /* SIMDe's loops ask to be vectorised, and Clang warns, where they are inlined, of each that it cannot vectorise */
#pragma push_macro("SIMDE_VECTORIZE")
#undef SIMDE_VECTORIZE
#define SIMDE_VECTORIZE
#endif
#include <simde/x86/sse4.2.h>
#if defined(SIMDE_ARM_NEON_A64V8_NATIVE)
#include <simde/x86/fma.h>
#endif
#if SG_CLANG
#pragma pop_macro("SIMDE_VECTORIZE")
#endif
#if SG_HAVE_GNU
#pragma pop_macro("HEDLEY_DIAGNOSTIC_POP")
#pragma pop_macro("HEDLEY_DIAGNOSTIC_PUSH")
#endif
#endif
#if SG_HAVE_GNU
#pragma GCC diagnostic pop
#endif

/* Machines that have operations of their own besides SSE's names: neon.h, wasm.h. SG_REG_OWN: either of them. SG_REG_SSE2: x86 without
 * SSSE3, where SIMDe makes loops of many names (sse2.h). */
#if SG_HAVE_SIMDE && defined(SIMDE_ARM_NEON_A64V8_NATIVE)
#define SG_REG_OWN_NEON 1
#else
#define SG_REG_OWN_NEON 0
#endif
#define SG_REG_OWN_WASM SG_HAVE_WASM_VECTORS
#define SG_REG_OWN (SG_REG_OWN_NEON || SG_REG_OWN_WASM)
#if SG_X86 && SG_HAVE_SIMDE && !SG_HAVE_SSSE3
#define SG_REG_SSE2 1
#else
#define SG_REG_SSE2 0
#endif

/* SG_MM_(add_epi8): the name for 128 bits. SG_MM_FROUND_(NO_EXC): the constants of its rounding. */
#if SG_HAVE_SSE42
#define SG_MM_(name) _mm_##name
#define SG_MM_FROUND_(name) _MM_FROUND_##name
#elif SG_HAVE_WASM_VECTORS || SG_REG_SSE2
/* Chooses a function of wasm.h or sse2.h if SG_MM_OWN_<name> is defined: it is two arguments, so what stands second changes. Otherwise
 * SIMDe's name. */
#define SG_MM_(name) SG_MM_CHOOSE_(SG_MM_OWN_##name, simde_mm_##name, )
#define SG_MM_CHOOSE_(...) SG_MM_SECOND_(__VA_ARGS__)
#define SG_MM_SECOND_(a, b, ...) b
#define SG_MM_FROUND_(name) SIMDE_MM_FROUND_##name
#else
#define SG_MM_(name) simde_mm_##name
#define SG_MM_FROUND_(name) SIMDE_MM_FROUND_##name
#endif

/* SG_BLEND_BYTES_128_(x, y, top): the bytes of y where the top bit of top's byte is set, else those of x. Where GCC does
 * not look at that bit, a mask is made first. */
#if SG_GCC_BLENDS_CHARS
#define SG_BLEND_BYTES_128_(x, y, top) __extension__({ \
    const __m128i top_ = _mm_cmpgt_epi8(_mm_setzero_si128(), top); \
    _mm_or_si128(_mm_andnot_si128(top_, x), _mm_and_si128(top_, y)); \
})
#define SG_BLEND_BYTES_256_(x, y, top) __extension__({ \
    const __m256i top_ = _mm256_cmpgt_epi8(_mm256_setzero_si256(), top); \
    _mm256_or_si256(_mm256_andnot_si256(top_, x), _mm256_and_si256(top_, y)); \
})
#else
#define SG_BLEND_BYTES_128_ SG_MM_(blendv_epi8)
#define SG_BLEND_BYTES_256_ _mm256_blendv_epi8
#endif

/* Whether SIMDe maps rounding to an instruction; otherwise it is a lane loop over libm. */
#if SG_HAVE_SSE42 || defined(SIMDE_X86_SSE4_1_NATIVE)
#define SG_SIMDE_ROUND 1
#else
#define SG_SIMDE_ROUND 0
#endif

/* three elements for each lane, to and from registers by byte shuffles (interleave.tmpl.h) */
#define SG_REG_HAVE_INTERLEAVE SG_HAVE_SIMDE

/* loads and stores of one lane of a register are instructions, so a gather is better without a loop */
#define SG_REG_HAVE_LANE_ACCESS SG_REG_OWN

/* The sign is turned by the compiler's own minus, which becomes part of an fma beside it, as an xor does not. Not by Clang with mask
 * registers: its xor of f64 does, and its minus of f32 by itself takes an instruction more. */
#define SG_REG_HAVE_NEG (SG_HAVE_FMA && (SG_GCC || (SG_CLANG && !SG_HAVE_KMASK)))

/* fma is an instruction */
#define SG_REG_HAVE_FMA (SG_HAVE_FMA || SG_REG_OWN_NEON || (!SG_HAVE_SIMDE && SG_HAVE_FMA_BUILTIN))

#endif
