/* SPDX-License-Identifier: MIT */
/* Compiler attributes and token pasting. */
#ifndef SG_PORT_ATTR_H
#define SG_PORT_ATTR_H

#include "config.h"

/* SG_LIKELY(x)
 * SG_UNLIKELY(x)
 * the condition x, which is mostly true, or mostly false. */

/* SG_ALIGN(bytes)
 * in front of an object's declaration: aligned to so many bytes, a power of two. */

/* SG_IS_CONST(x)
 * 1 where the compiler knows the value of x, after inlining; 0 elsewhere, and always in other
 * compilers. */

/* SG_ASSUME(x)
 * tells the compiler that x is true. Undefined behaviour if it is not. */

/* In front of a function of a header, in place of static, which is in them. All library functions
 * are internal and inlined even at -O0: a call would pass registers through memory, and two
 * translation units built for different ISAs must never share a copy. SG_NOINLINE: not inlined,
 * and no warning if it is not called. */
#if SG_HAVE_GNU
#define SG_INLINE static inline __attribute__((always_inline))
#define SG_NOINLINE static __attribute__((noinline, unused))
#define SG_LIKELY(x) __builtin_expect(!!(x), 1)
#define SG_UNLIKELY(x) __builtin_expect(!!(x), 0)
#define SG_ALIGN(n) __attribute__((aligned(n)))
#define SG_IS_CONST(x) __builtin_constant_p(x)
#define SG_ASSUME(x) do { if (!(x)) __builtin_unreachable(); } while (0)
#else
#define SG_INLINE static inline
#define SG_NOINLINE static
#define SG_LIKELY(x) (x)
#define SG_UNLIKELY(x) (x)
#define SG_ALIGN(n) _Alignas(n)
#define SG_IS_CONST(x) 0
#define SG_ASSUME(x) ((void)0)
#endif

/* SG_ALIGN_FRAME
 * in front of an object of a function that keeps vector registers over calls or switches of stacks: Clang
 * aligns its frame for no others, and so lays them across two cache lines, or not, by chance. */
#if SG_CLANG
#define SG_ALIGN_FRAME SG_ALIGN(SG_REG_BITS / 8)
#else
#define SG_ALIGN_FRAME
#endif

/* SG_UNROLL(n)
 * in front of a loop of at most n rounds over an array of values: without it GCC 12 at -O2 leaves
 * the loop and with it the array in memory. n is a number; the rounds are known when compiling. Clang 14 makes a loop of
 * what is asked to be unrolled to more rounds than it has, so there all of them are asked for. */
#define SG_PRAGMA_(text) _Pragma(#text)
#if SG_GCC
#define SG_UNROLL(n) SG_PRAGMA_(GCC unroll n)
#elif SG_CLANG
#define SG_UNROLL(n) SG_PRAGMA_(clang loop unroll(full))
#else
#define SG_UNROLL(n)
#endif
/* SG_UNROLL for at most 3 rounds, which Clang unrolls unasked: each pragma costs the including
 * file time */
#if SG_GCC
#define SG_UNROLL_FEW SG_PRAGMA_(GCC unroll 3)
#else
#define SG_UNROLL_FEW
#endif

/* The keyword restrict, in C and C++; nothing where a C++ compiler has none. */
#if SG_HAVE_GNU
#define SG_RESTRICT __restrict__
#elif defined(__cplusplus)
#define SG_RESTRICT
#else
#define SG_RESTRICT restrict
#endif

/* Hides where a value in a vector register came from: it stays in one. */
#if (SG_GCC || SG_CLANG) && (defined(__x86_64__) || (defined(__i386__) && defined(__SSE2__)))
#define SG_KEEP_(x) __asm__("" : "+v"(x))
#elif (SG_GCC || SG_CLANG) && (defined(__aarch64__) || defined(__VSX__))
#define SG_KEEP_(x) __asm__("" : "+w"(x))
#else
#define SG_KEEP_(x) ((void)0)
#endif

/* Around what Clang would otherwise take together with its like on the other side of a condition. */
#if SG_CLANG
#define SG_APART_() __asm__ __volatile__("")
#else
#define SG_APART_() ((void)0)
#endif

/* SG_NO_CONTRACT(x)
 * hides where the floating-point product x, a variable in a register, came from, so that it cannot
 * be fused with a later sum. */
#if SG_MAY_CONTRACT && (defined(__x86_64__) || defined(__i386__))
#define SG_NO_CONTRACT(x) __asm__("" : "+v"(x))
#elif SG_MAY_CONTRACT && (defined(__aarch64__) || defined(__VSX__))
#define SG_NO_CONTRACT(x) __asm__("" : "+w"(x))
#elif SG_MAY_CONTRACT
#define SG_NO_CONTRACT(x) __asm__("" : "+m"(x))
#else
#define SG_NO_CONTRACT(x) ((void)0)
#endif

/* SG_NO_NARROW(x)
 * hides that the floats of register x were widened from f16: Clang compares the f16 instead and
 * does that lane by lane. */
#if SG_CLANG && defined(__x86_64__)
#define SG_NO_NARROW(x) __asm__("" : "+v"(x))
#else
#define SG_NO_NARROW(x) ((void)0)
#endif

/* A word is in a register from here on, and its parts come from there. */
#if SG_HAVE_GNU
#define SG_IN_REGISTER(word) __asm__("" : "+r"(word))
#else
#define SG_IN_REGISTER(word) ((void)0)
#endif

/* What is in memory is read again after it, and written before it. */
#if SG_HAVE_GNU || defined(__TINYC__)
#define SG_COMPILER_FENCE_() __asm__ __volatile__("" : : : "memory")
#else
#define SG_COMPILER_FENCE_() ((void)0)
#endif

/* Behind the declaration of a function of another library: its symbol there; it touches no memory and does not throw.
 * GNU compilers only. */
#define SG_STRING_(text) #text
#define SG_STRING(text) SG_STRING_(text)
#define SG_PURE_SYMBOL(name) __asm__(SG_STRING(__USER_LABEL_PREFIX__) name) __attribute__((const, nothrow))

#define SG_PASTE2_(a, b) a##b
#define SG_PASTE3_(a, b, c) a##b##c
#define SG_PASTE4_(a, b, c, d) a##b##c##d
#define SG_PASTE5_(a, b, c, d, e) a##b##c##d##e
#define SG_PASTE6_(a, b, c, d, e, f) a##b##c##d##e##f

/* One token of two to six, after their own expansion. */
#define SG_PASTE2(a, b) SG_PASTE2_(a, b)
#define SG_PASTE3(a, b, c) SG_PASTE3_(a, b, c)
#define SG_PASTE4(a, b, c, d) SG_PASTE4_(a, b, c, d)
#define SG_PASTE5(a, b, c, d, e) SG_PASTE5_(a, b, c, d, e)
#define SG_PASTE6(a, b, c, d, e, f) SG_PASTE6_(a, b, c, d, e, f)

#endif
