/* SPDX-License-Identifier: MIT */
/* Compiler attributes and token pasting. */
#ifndef SG_PORT_ATTR_H
#define SG_PORT_ATTR_H

#include "config.h"

/* SG_LIKELY(x)
 * SG_UNLIKELY(x)
 * the condition x, which is mostly true, or mostly false. */

/* SG_ALIGN(bytes)
 * stands in front of an object's declaration and aligns it to this many bytes, a power of two. */

/* SG_IS_CONST(x)
 * 1 if the compiler knows the value of x after inlining, else 0. In compilers other than GCC and Clang it is
 * always 0. */

/* SG_IS_CONST_REGISTER_(x)
 * the same for a value in a vector register. Only GCC accepts such a value, and not on POWER and z. */
#if SG_GCC && (defined(__x86_64__) || defined(__aarch64__))
#define SG_IS_CONST_REGISTER_(x) SG_IS_CONST(x)
#else
#define SG_IS_CONST_REGISTER_(x) ((void)(x), 0)
#endif

/* An object's initial value, all zeros. In C++ Clang does not accept {0} for an array of structures. */
#ifdef __cplusplus
#define SG_ZEROS_ {}
#else
#define SG_ZEROS_ {0}
#endif

/* SG_ASSUME(x)
 * tells the compiler that x is true. If it is not, behaviour is undefined. */

/* SG_INLINE stands in front of a function of a header; static is part of it. All library functions are internal, as translation units
 * built for different ISAs must never share a copy. They are inlined even at -O0, but for exchanges between lanes (lanes/element.tmpl.h).
 * SG_ALWAYS_INLINE_ is the same for a member function, which cannot be static. SG_UNUSED_ in front of SG_INLINE: no warning in a
 * program's own file either.
 *
 * Every file that launches a kernel compiles the engine and the workers anew. So what is not on the way of a short launch or of a barrier
 * has one of these instead, and is compiled once: static, with no warning if nobody calls it. SG_NOINLINE: not inlined. SG_COLD: not
 * inlined, and made small rather than fast, for what runs once or when something fails. The compiler takes a place that is sure to call such a
 * function for one that hardly ever runs. So a function that programs call, or that waits at a barrier, is not SG_COLD. */
#if SG_HAVE_GNU
#define SG_UNUSED_ __attribute__((unused))
#define SG_ALWAYS_INLINE_ inline __attribute__((always_inline))
#define SG_INLINE static SG_ALWAYS_INLINE_
#if SG_HAVE_OPTIMIZED_
#define SG_NOINLINE static __attribute__((noinline, unused))
#define SG_COLD static __attribute__((noinline, cold, unused))
#else /* GCC writes each static function into the object, used or not, unless it is inline; it inlines none of them */
#define SG_NOINLINE static inline __attribute__((unused))
#define SG_COLD SG_NOINLINE
#endif
#define SG_LIKELY(x) __builtin_expect(!!(x), 1)
#define SG_UNLIKELY(x) __builtin_expect(!!(x), 0)
#define SG_ALIGN(n) __attribute__((aligned(n)))
#define SG_IS_CONST(x) __builtin_constant_p(x)
#define SG_ASSUME(x) do { if (!(x)) __builtin_unreachable(); } while (0)
#else
#define SG_UNUSED_
#define SG_ALWAYS_INLINE_ inline
#define SG_INLINE static inline
#define SG_NOINLINE static
#define SG_COLD static
#define SG_LIKELY(x) (x)
#define SG_UNLIKELY(x) (x)
#define SG_ALIGN(n) _Alignas(n)
#define SG_IS_CONST(x) 0
#define SG_ASSUME(x) ((void)0)
#endif

/* In front of a static function: it runs before main, and where the system can order it, before C++ makes static objects. */
#if SG_HAVE_GNU && !defined(__APPLE__)
#define SG_AT_START_ __attribute__((constructor(101)))
#else
#define SG_AT_START_ __attribute__((constructor))
#endif

/* SG_OVERLOAD stands in front of a function that shares its name with others. Sometimes Clang finds two overloads equally good, as for an
 * int in C. Then it calls the one with the higher number: SG_OVERLOAD_1_, SG_OVERLOAD_2_. SG_OVER_0_ and SG_OVER_1_ number overloads
 * that only refuse. */
#if SG_CLANG && !defined(__cplusplus)
#define SG_OVERLOAD static inline __attribute__((always_inline, overloadable))
#define SG_OVER_0_
#define SG_OVER_1_ __attribute__((enable_if(1, "")))
#define SG_OVERLOAD_1_ SG_OVER_1_ SG_OVERLOAD
#define SG_OVERLOAD_2_ SG_OVER_1_ SG_OVER_1_ SG_OVERLOAD
#else
#define SG_OVERLOAD SG_INLINE
#define SG_OVERLOAD_1_ SG_OVERLOAD
#define SG_OVERLOAD_2_ SG_OVERLOAD
#endif

/* SG_NO_OVERLOAD(name, text)
 * declares what is called when no other overload of the name fits. Such a call does not compile, and the message is this text. g++ has
 * no such thing, and lists the overloads. */
#if SG_CLANG
#ifdef __cplusplus
#define SG_NO_OVERLOAD(name, text) \
    SG_PRAGMA_(clang diagnostic push) SG_PRAGMA_(clang diagnostic ignored "-Wgcc-compat") \
    void name(...) __attribute__((diagnose_if(1, "sg: " text, "error"))); \
    SG_PRAGMA_(clang diagnostic pop)
#else
#define SG_NO_OVERLOAD(name, text) void name(...) __attribute__((overloadable, diagnose_if(1, "sg: " text, "error")));
#endif
#else
#define SG_NO_OVERLOAD(name, text)
#endif

/* SG_NO_CONVERSION(declaration, text)
 * the same in C, for a function with a wrong parameter that C would convert, such as a number with a fraction. */
#if SG_CLANG && !defined(__cplusplus)
#define SG_NO_CONVERSION(declaration, text) declaration __attribute__((overloadable, diagnose_if(1, "sg: " text, "error")));
#else
#define SG_NO_CONVERSION(declaration, text)
#endif

/* SG_NO_POINTER(declaration, text)
 * the same in C and g++, for a function that returns nothing and takes a pointer to something that is no element. g++ shows the
 * declaration, so the pointer's type has a name that says what is wanted. */
#if defined(__cplusplus) && !SG_CLANG
#define SG_NO_POINTER(declaration, text) static void declaration = delete;
#else
#define SG_NO_POINTER(declaration, text) SG_NO_CONVERSION(void declaration, text)
#endif
typedef const volatile void *sg_a_pointer_to_an_element_and_not_volatile_;
typedef const volatile void *sg_a_pointer_to_an_element_and_not_const_;

/* SG_REFUSED_(text)
 * stands in C++ behind the declaration of an overload that only refuses. The error then names the line of the call and not a
 * template. Clang shows the text. g++ shows the declaration, so one of its template parameters has a name that says what to do. */
#if SG_CLANG
#define SG_REFUSED_(text) __attribute__((unavailable(text)))
#else
#define SG_REFUSED_(text) = delete
#endif

/* SG_WRONG_CALL(name)
 * declares, in C, what a selection by type chooses when nothing fits. The call does not compile, and the message contains the name.
 * SG_ANY_CALL_(type, name) declares a function that accepts any arguments. */
#define SG_ANY_CALL_(type, name) \
    SG_PRAGMA_(GCC diagnostic push) SG_PRAGMA_(GCC diagnostic ignored "-Wstrict-prototypes") \
    type name(); \
    SG_PRAGMA_(GCC diagnostic pop)
#if SG_CLANG
#define SG_WRONG_CALL(name) SG_ANY_CALL_(struct sg_wrong_call_, name)
#else
#define SG_WRONG_CALL(name) extern const char name;
#endif

/* SG_OF_TWO_(f, text, arguments)
 * calls f with these two arguments. If there is only one, it reports text for the line of the call; f then gets 0 as well, so
 * that no other message follows. */
#if SG_HAVE_GNU
#define SG_OF_TWO_(f, text, ...) SG_THIRD_(__VA_ARGS__, SG_OF_TWO_GIVEN_, SG_OF_TWO_MISSING_, )(f, text, __VA_ARGS__)
#define SG_OF_TWO_GIVEN_(f, text, ...) f(__VA_ARGS__)
#define SG_OF_TWO_MISSING_(f, text, ...) SG_PRAGMA_(GCC error text) f(__VA_ARGS__, 0)
#define SG_THIRD_(a, b, c, ...) c
#else
#define SG_OF_TWO_(f, text, ...) f(__VA_ARGS__)
#endif

/* Behind the name of a type in a typedef: memory that is accessed by this type may hold any other type. */
#if SG_HAVE_GNU
#define SG_MAY_ALIAS __attribute__((may_alias))
#else
#define SG_MAY_ALIAS
#endif

/* SG_ALIGN_FRAME
 * stands in front of a static function that is not inlined and needs more vector registers than there are, or keeps some over calls or switches
 * of stacks. It makes Clang align the function's frame. Without it, chance decides whether a register that is kept there lies across two
 * cache lines. It does nothing for other compilers, which align such frames by themselves. Kernels need none: sg puts it in front of theirs; but if Clang
 * inlines a range kernel into the function that launches it, that function needs one. SG_NOINLINE is static by itself:
 * SG_ALIGN_FRAME SG_NOINLINE sg_f32 f(sg_f32 x) { ... } */
#if SG_CLANG && SG_X86
#define SG_ALIGN_FRAME __attribute__((force_align_arg_pointer))
#else
#define SG_ALIGN_FRAME
#endif

/* SG_UNROLL(n)
 * stands in front of a loop of at most n rounds over an array of values. Without it GCC 12 at -O2 keeps
 * the loop, and with it the array in memory. n is a number; the count of rounds is known when compiling. Clang 14 keeps a loop when
 * told to unroll more rounds than there are, so it is told to unroll all of them. */
#define SG_PRAGMA_(text) _Pragma(#text)
#if SG_GCC && defined(__CUDACC__) /* nvcc passes the pragma on to GCC, but warns of each one */
#define SG_UNROLL_GCC_(n) SG_PRAGMA_(nv_diag_suppress 1675) SG_PRAGMA_(GCC unroll n) SG_PRAGMA_(nv_diag_default 1675)
#elif SG_GCC
#define SG_UNROLL_GCC_(n) SG_PRAGMA_(GCC unroll n)
#endif
#if SG_GCC
#define SG_UNROLL(n) SG_UNROLL_GCC_(n)
#elif SG_CLANG
#define SG_UNROLL(n) SG_PRAGMA_(clang loop unroll(full))
#else
#define SG_UNROLL(n)
#endif
/* SG_UNROLL for at most 3 rounds. Clang unrolls these without being told, and each pragma costs the including
 * file time. */
#if SG_GCC
#define SG_UNROLL_FEW SG_UNROLL_GCC_(3)
#else
#define SG_UNROLL_FEW
#endif

/* The keyword restrict, in C and C++; nothing if a C++ compiler has none. */
#if SG_HAVE_GNU
#define SG_RESTRICT __restrict__
#elif defined(__cplusplus)
#define SG_RESTRICT
#else
#define SG_RESTRICT restrict
#endif

/* Hides from the compiler where a value in a vector register came from, so that the value stays in one. */
#if !SG_HAVE_VECTOR_TYPES
#define SG_KEEP_(x) ((void)0)
#elif defined(__x86_64__) || (defined(__i386__) && defined(__SSE2__))
#define SG_KEEP_(x) __asm__("" : "+v"(x))
#elif defined(__aarch64__) && defined(__ARM_NEON)
#define SG_KEEP_(x) __asm__("" : "+w"(x))
#elif defined(__VSX__)
#define SG_KEEP_(x) __asm__("" : "+wa"(x))
#else
#define SG_KEEP_(x) ((void)0)
#endif

/* Where -ffast-math is accepted: hides where x came from, a register of floats or one float that was just computed. So it is rounded, and no
 * later operation is merged with it or computed before it. */
#if !SG_ACCEPT_FAST_MATH || !SG_HAVE_GNU
#define SG_IN_ORDER_(x) ((void)0)
#elif SG_HAVE_VECTOR_TYPES && (((defined(__x86_64__) || defined(__i386__)) && defined(__SSE2__)) || \
                               (defined(__aarch64__) && defined(__ARM_NEON)) || defined(__VSX__))
#define SG_IN_ORDER_(x) SG_KEEP_(x)
#else
#define SG_IN_ORDER_(x) __asm__("" : "+m"(x))
#endif
/* SG_ROUNDED_(f, x)
 * the float x of the element f, hidden in the same way; even the 387 then rounds it. */
#if SG_ACCEPT_FAST_MATH
SG_INLINE float sg_rounded_f32_(float x) {
    SG_IN_ORDER_(x);
    return x;
}
SG_INLINE double sg_rounded_f64_(double x) {
    SG_IN_ORDER_(x);
    return x;
}
#define SG_ROUNDED_(f, x) sg_rounded_##f##_(x)
#else
#define SG_ROUNDED_(f, x) (x)
#endif

/* SG_KEEP_ for a float that is not a vector and must not become part of one. */
#if SG_HAVE_GNU && defined(__arm__) && (!defined(__ARM_FP) || defined(__SOFTFP__))
#define SG_KEEP_LANE_(x) ((void)0) /* no register for floats, of either kind */
#elif SG_HAVE_GNU && defined(__arm__)
#define SG_KEEP_LANE_(x) __asm__("" : "+t"(x))
#elif SG_HAVE_GNU && defined(__wasm__)
#define SG_KEEP_LANE_(x) __asm__("" : "+r"(x))
#elif SG_HAVE_GNU
#define SG_KEEP_LANE_(x) __asm__("" : "+m"(x))
#else
#define SG_KEEP_LANE_(x) ((void)0)
#endif

/* SG_NO_FOLD(x)
 * hides the value of register x from GCC. For constants GCC computes a conversion out of range, or a shift by too much, in another
 * way than the machine does. Clang leaves these to the machine. */
#if SG_GCC && (defined(__x86_64__) || (defined(__i386__) && defined(__SSE2__)))
#define SG_NO_FOLD(x) SG_KEEP_(x)
#else
#define SG_NO_FOLD(x) ((void)0)
#endif

/* Hides that the float x was rounded from a double. GCC 11 and 12 make a vector of such floats, widen it, and then use the doubles
 * from before the rounding. They do so only where they have a vector of two floats. */
#if SG_GCC && (defined(__x86_64__) || (defined(__i386__) && defined(__SSE2__)))
#define SG_KEEP_ROUNDED_(x) __asm__("" : "+x"(x))
#elif SG_GCC && defined(__aarch64__) && defined(__ARM_NEON)
#define SG_KEEP_ROUNDED_(x) __asm__("" : "+w"(x))
#else
#define SG_KEEP_ROUNDED_(x) ((void)0)
#endif

/* Stands around code that Clang would otherwise merge with equal code on the other side of a condition. */
#if SG_CLANG
#define SG_APART_() __asm__ __volatile__("")
#else
#define SG_APART_() ((void)0)
#endif

/* SG_VECTOR_FMA_(a, b, c)
 * c = a * b + c of GNU vectors of f32, rounded once. For POWER: of the compiler's own fma GCC makes, for some registers, an instruction
 * of AltiVec (vmaddfp), which has no subnormals. */
#if SG_GCC && defined(__VSX__) && SG_HAVE_VECTOR_TYPES
#define SG_HAVE_VECTOR_FMA 1
#define SG_VECTOR_FMA_(a, b, c) __asm__("xvmaddasp %x0,%x1,%x2" : "+wa"(c) : "wa"(a), "wa"(b))
#else
#define SG_HAVE_VECTOR_FMA 0
#endif

/* SG_NO_MINIMUM(m)
 * hides that mask m is the result of a comparison. Otherwise Clang makes a minimum of the machine's own, with other NaNs, of a
 * selection by it. */
#if SG_CLANG
#define SG_NO_MINIMUM(m) SG_KEEP_(m)
#else
#define SG_NO_MINIMUM(m) ((void)0)
#endif

/* SG_NO_NARROW(x)
 * hides that the floats of register x were widened from f16. Otherwise Clang compares the f16 instead, lane by
 * lane. */
#if SG_CLANG && defined(__x86_64__)
#define SG_NO_NARROW(x) __asm__("" : "+v"(x))
#else
#define SG_NO_NARROW(x) ((void)0)
#endif

/* From here on the word is in a register, and its parts are taken from there. */
#if SG_HAVE_GNU
#define SG_IN_REGISTER(word) __asm__("" : "+r"(word))
#else
#define SG_IN_REGISTER(word) ((void)0)
#endif

/* Before this, what belongs in memory is written; after it, memory is read again. */
#if SG_HAVE_GNU || defined(__TINYC__)
#define SG_COMPILER_FENCE_() __asm__ __volatile__("" : : : "memory")
#else
#define SG_COMPILER_FENCE_() ((void)0)
#endif

/* the expansion of a macro, as a string */
#define SG_STRING_(text) #text
#define SG_STRING(text) SG_STRING_(text)

#define SG_PASTE2_(a, b) a##b
#define SG_PASTE3_(a, b, c) a##b##c
#define SG_PASTE4_(a, b, c, d) a##b##c##d
#define SG_PASTE5_(a, b, c, d, e) a##b##c##d##e
#define SG_PASTE6_(a, b, c, d, e, f) a##b##c##d##e##f

/* Two to six tokens become one, after their own expansion. */
#define SG_PASTE2(a, b) SG_PASTE2_(a, b)
#define SG_PASTE3(a, b, c) SG_PASTE3_(a, b, c)
#define SG_PASTE4(a, b, c, d) SG_PASTE4_(a, b, c, d)
#define SG_PASTE5(a, b, c, d, e) SG_PASTE5_(a, b, c, d, e)
#define SG_PASTE6(a, b, c, d, e, f) SG_PASTE6_(a, b, c, d, e, f)

#endif
