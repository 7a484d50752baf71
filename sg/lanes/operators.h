/* SPDX-License-Identifier: MIT */
/* Operators on values and masks, in C++ only. Each is the operation beside it, lane by lane, with its edge cases and its cost:
 *
 *     a + b  a - b  a * b  a / b  -a         sg_add, sg_sub, sg_mul, sg_div, sg_neg
 *     a % b                                  sg_rem, of integers
 *     a & b  a | b  a ^ b  ~a                sg_and, sg_or, sg_xor, sg_not, of integers
 *     a << b  a >> b                         sg_shl, sg_shr, of integers
 *     a == b  a != b  a < b  a <= b ...      sg_eq, sg_ne, sg_lt, sg_le, sg_gt, sg_ge: a mask
 *     m & n  m | n  m ^ n  ~m  !m            sg_mask_and, sg_mask_or, sg_mask_xor, and sg_mask_not for the last two
 *
 * Those of two operands but compares have a form that assigns: a += b. One operand may be a scalar, on either side, for every
 * lane; of a value of floats every number, which is rounded to the element first, of a value of integers an integer of at most
 * the element's width or int's, of f16 and bf16 an sg_half or sg_bfloat16. A count on the right of << or >> is any integer,
 * taken as uint32_t: sg_shl_n, sg_shr_n.
 *
 * Nothing is converted from one element to another, and no mask becomes a bool: a + b of two elements, i * 1.5 of integers
 * and if (a == b) do not compile. a * b + c rounds twice; sg_fma rounds once, and sg_mul_add does what is faster. Masks have
 * no ==, && or ||: of all lanes m == n is sg_none(m ^ n). Where masks are vectors, a compare gives a mask of the first
 * SG_MASK_BITS that the file includes sg.h with at this size; sg_lt and the others give the current one. Without generic
 * names, SG_GENERIC 0, there are no operators. */
#ifndef SG_LANES_OPERATORS_H
#define SG_LANES_OPERATORS_H

#include "scalar.h"

#if SG_HAVE_OPERATORS

/* ---- what operators.tmpl.h tells of types; others have none of it, so operators never meet them ---- */

template <class V> struct sg_value_traits_; /* of a value: element, lanes, splat */
template <class M> struct sg_mask_traits_;  /* of a mask: and, or, xor, not */
template <int S> struct sg_compare_;        /* of a size: compares */

template <class T, class = void> struct sg_is_value_ { static const bool yes = false; };
template <class T> struct sg_is_value_<T, typename sg_value_traits_<T>::exists> { static const bool yes = true; };

/* ---- scalars ---- */

/* which SG_..._ of elements.h a type is: of scalars the one that + makes of them */
template <class T> struct sg_number_ { static const int kind = SG_NO_NUMBER_; };
#define SG_T_ROW(type, number) template <> struct sg_number_<type> { static const int kind = number; };
SG_T_ROW(int, SG_INTEGER_)
SG_T_ROW(unsigned, SG_INTEGER_)
SG_T_ROW(long, SG_INTEGER_)
SG_T_ROW(unsigned long, SG_INTEGER_)
SG_T_ROW(long long, SG_INTEGER_)
SG_T_ROW(unsigned long long, SG_INTEGER_)
SG_T_ROW(float, SG_FLOATING_)
SG_T_ROW(double, SG_FLOATING_)
SG_T_ROW(long double, SG_FLOATING_)
SG_T_ROW(sg_half, SG_SMALL_FLOAT_)
SG_T_ROW(sg_bfloat16, SG_SMALL_FLOAT_)
#undef SG_T_ROW
template <class T> T &sg_any_();
template <class T> sg_number_<T> sg_number_of_(...);
template <class T> sg_number_<decltype(+sg_any_<T>())> sg_number_of_(int); /* where there is a + */

/* whether a scalar of type T fits beside a value V, and why not: SG_..._ of elements.h */
template <class V, class T, int number> struct sg_fit_ {
    typedef sg_value_traits_<V> traits;
    static const int why = traits::is_small_float ? (sg_is_<T, typename traits::scalar>::value ? SG_FITS_ : SG_IS_NO_HALF_)
                           : number == SG_SMALL_FLOAT_ ? SG_IS_HALF_
                           : !traits::is_integer ? SG_FITS_
                           : number == SG_FLOATING_ ? SG_HAS_FRACTION_
                           : sizeof(T) > sizeof(typename traits::scalar) && sizeof(T) > sizeof(int) ? SG_IS_WIDER_ : SG_FITS_;
};
template <class V, class T, int why> struct sg_spread_ {
    SG_INLINE V spread(T) {
        static_assert(why != SG_HAS_FRACTION_, "sg: a floating-point scalar beside a value of integers: "
                                               "convert the value, sg_convert_f32(x), or the scalar, (int32_t)s");
        static_assert(why != SG_IS_WIDER_, "sg: an integer beside a value of narrower ones: "
                                           "convert the scalar, (int32_t)s, or the value, sg_convert_i64(x)");
        static_assert(why != SG_IS_NO_HALF_, "sg: the scalar beside a value of f16 or bf16 is an sg_half or sg_bfloat16: "
                                             "sg_half_from_float(s), sg_bfloat16_from_float(s)");
        static_assert(why != SG_IS_HALF_, "sg: an sg_half or sg_bfloat16 beside a value of another element: "
                                          "sg_half_to_float(s), sg_bfloat16_to_float(s)");
        return V();
    }
};
template <class V, class T> struct sg_spread_<V, T, SG_FITS_> {
    SG_INLINE V spread(T s) { return sg_value_traits_<V>::splat(static_cast<typename sg_value_traits_<V>::scalar>(s)); }
};

/* The forms name_n take no number with a fraction beside a value of integers: C would cut it off in silence. SG_NO_FRACTION(name,
 * result) declares what is called then, result: value or mask; SG_NO_FRACTIONS of two scalars. */
template <class V> struct sg_result_;
template <class V, bool both> struct sg_cut_of_ {};
template <class V> struct sg_cut_of_<V, true> : sg_result_<V> { static const bool fits = false; };
template <class V, class T, bool = sg_is_value_<V>::yes> struct sg_cut_ {};
template <class V, class T>
struct sg_cut_<V, T, true> : sg_cut_of_<V, sg_value_traits_<V>::is_integer && (decltype(sg_number_of_<T>(0))::kind > SG_INTEGER_)> {};
#define SG_CUT_ "sg: a floating-point number, for a value of integers: convert the number, (int32_t)s, or the value, sg_convert_f32(x)"
#define SG_NO_FRACTION(name, result) \
    template <class V, class T> SG_INLINE typename sg_cut_<V, T>::result name(V, T) { \
        static_assert(sg_cut_<V, T>::fits, SG_CUT_); \
        return typename sg_cut_<V, T>::result(); \
    }
#define SG_NO_FRACTIONS(name, result) \
    template <class V, class T, class U> SG_INLINE typename sg_cut_<V, decltype(T() + U())>::result name(V, T, U) { \
        static_assert(sg_cut_<V, decltype(T() + U())>::fits, SG_CUT_); \
        return V(); \
    }

/* ---- operands: a pair of types, of which one is a value and the other one as well or a scalar; others have no members ---- */

template <class V> struct sg_result_ {
    typedef V value;
    typedef sg_compare_<sg_value_traits_<V>::lanes> compare;
    typedef typename compare::mask mask;
};
template <class V, class T, int number> struct sg_with_scalar_ : sg_result_<V> {
    typedef V assigned, shifted_by_scalar;
    SG_INLINE V left(V a) { return a; }
    SG_INLINE V right(T s) { return sg_spread_<V, T, sg_fit_<V, T, number>::why>::spread(s); }
    SG_INLINE uint32_t count(T n) {
        static_assert(number == SG_INTEGER_, "sg: values are shifted by integers");
        return static_cast<uint32_t>(n);
    }
};
template <class V, class T> struct sg_with_scalar_<V, T, SG_NO_NUMBER_> {};
template <class T, class V, int number> struct sg_after_scalar_ : sg_result_<V> {
    typedef V shifted;
    SG_INLINE V left(T s) { return sg_spread_<V, T, sg_fit_<V, T, number>::why>::spread(s); }
    SG_INLINE V right(V b) { return b; }
};
template <class T, class V> struct sg_after_scalar_<T, V, SG_NO_NUMBER_> {};

template <class A, class B, bool = sg_is_value_<A>::yes, bool = sg_is_value_<B>::yes> struct sg_operands_ {};
template <class A, class B> struct sg_operands_<A, B, true, true> : sg_result_<A> { /* two elements, or two sizes */
    typedef A assigned, shifted;
    SG_INLINE A left(A a) { return a; }
    SG_INLINE A right(B) {
        static_assert(sg_is_<A, B>::value, "sg: both values of an operator are of one element and SG_SIZE: "
                                           "convert one, sg_convert_f32(x), sg_convert_i32(x), ...");
        return A();
    }
};
template <class V> struct sg_operands_<V, V, true, true> : sg_result_<V> {
    typedef V assigned, shifted;
    SG_INLINE V left(V a) { return a; }
    SG_INLINE V right(V b) { return b; }
};
template <class A, class B>
struct sg_operands_<A, B, true, false> : sg_with_scalar_<A, B, decltype(sg_number_of_<B>(0))::kind> {};
template <class A, class B>
struct sg_operands_<A, B, false, true> : sg_after_scalar_<A, B, decltype(sg_number_of_<A>(0))::kind> {};

/* ---- values ---- */

#define SG_T_INTEGERS(V) \
    static_assert(sg_value_traits_<V>::is_integer, "sg: % & | ^ ~ << >> are of integers: " \
                                                   "sg_as_u32(x) gives the bits of an f32, sg_convert_i32(x) its number");
#define SG_T_ANY(V)
#define SG_T_ROW(sign, name, check) \
    template <class A, class B> SG_INLINE typename sg_operands_<A, B>::value operator sign(A a, B b) { \
        typedef sg_operands_<A, B> operands; \
        check(typename operands::value) return name(operands::left(a), operands::right(b)); \
    } \
    template <class A, class B> SG_INLINE typename sg_operands_<A, B>::assigned &operator sign##=(A &a, B b) { \
        return a = a sign b; \
    }
SG_T_ROW(+, sg_add, SG_T_ANY)
SG_T_ROW(-, sg_sub, SG_T_ANY)
SG_T_ROW(*, sg_mul, SG_T_ANY)
SG_T_ROW(/, sg_div, SG_T_ANY)
SG_T_ROW(%, sg_rem, SG_T_INTEGERS)
SG_T_ROW(&, sg_and, SG_T_INTEGERS)
SG_T_ROW(|, sg_or, SG_T_INTEGERS)
SG_T_ROW(^, sg_xor, SG_T_INTEGERS)
#undef SG_T_ROW

#define SG_T_ROW(sign, name) \
    template <class A, class B> SG_INLINE typename sg_operands_<A, B>::shifted operator sign(A a, B b) { \
        typedef sg_operands_<A, B> operands; \
        SG_T_INTEGERS(typename operands::value) \
        return name(operands::left(a), operands::right(b)); \
    } \
    template <class A, class B> SG_INLINE typename sg_operands_<A, B>::shifted_by_scalar operator sign(A a, B b) { \
        SG_T_INTEGERS(A) \
        return name##_n(a, sg_operands_<A, B>::count(b)); \
    } \
    template <class A, class B> SG_INLINE typename sg_operands_<A, B>::assigned &operator sign##=(A &a, B b) { \
        return a = a sign b; \
    }
SG_T_ROW(<<, sg_shl)
SG_T_ROW(>>, sg_shr)
#undef SG_T_ROW

#define SG_T_ROW(sign, name) \
    template <class A, class B> SG_INLINE typename sg_operands_<A, B>::mask operator sign(A a, B b) { \
        typedef sg_operands_<A, B> operands; \
        return operands::compare::name(operands::left(a), operands::right(b)); \
    }
SG_T_ROW(==, eq)
SG_T_ROW(!=, ne)
SG_T_ROW(<, lt)
SG_T_ROW(<=, le)
SG_T_ROW(>, gt)
SG_T_ROW(>=, ge)
#undef SG_T_ROW

template <class V> SG_INLINE typename sg_value_traits_<V>::value operator-(V a) { return sg_neg(a); }
template <class V> SG_INLINE typename sg_value_traits_<V>::value operator~(V a) {
    SG_T_INTEGERS(V)
    return sg_not(a);
}
#undef SG_T_INTEGERS
#undef SG_T_ANY

/* ---- masks ---- */

#define SG_T_ROW(sign, name) \
    template <class M> SG_INLINE typename sg_mask_traits_<M>::mask operator sign(M m, M n) { \
        return sg_mask_traits_<M>::name(m, n); \
    } \
    template <class M> SG_INLINE typename sg_mask_traits_<M>::mask &operator sign##=(M &m, M n) { return m = m sign n; }
SG_T_ROW(&, of_both)
SG_T_ROW(|, of_either)
SG_T_ROW(^, of_one)
#undef SG_T_ROW
template <class M> SG_INLINE typename sg_mask_traits_<M>::mask operator~(M m) { return sg_mask_traits_<M>::inverse(m); }
template <class M> SG_INLINE typename sg_mask_traits_<M>::mask operator!(M m) { return sg_mask_traits_<M>::inverse(m); }

#endif
#endif
