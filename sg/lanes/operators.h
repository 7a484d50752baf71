/* SPDX-License-Identifier: MIT */
/* Operators on values and masks, in C++ (17 and later) only. Each operator is the operation beside it, lane by lane, with its edge cases and cost:
 *
 *     a + b  a - b  a * b  a / b  -a         sg_add, sg_sub, sg_mul, sg_div, sg_neg
 *     a % b                                  sg_rem, of integers
 *     a & b  a | b  a ^ b  ~a                sg_and, sg_or, sg_xor, sg_not, of integers
 *     a << b  a >> b                         sg_shl, sg_shr, of integers
 *     a == b  a != b  a < b  a <= b ...      sg_eq, sg_ne, sg_lt, sg_le, sg_gt, sg_ge: a mask
 *     m & n  m | n  m ^ n  ~m  !m            sg_mask_and, sg_mask_or, sg_mask_xor, and sg_mask_not for the last two
 *
 * Operators of two operands, except compares, have a form that assigns: a += b. One operand may be a scalar, on either side; every
 * lane then gets it. Beside a value of floats any number may stand; it is rounded to the element first. Beside a value of integers
 * it must be an integer no wider than the element or int. Beside f16 and bf16 it must be an sg_half or sg_bfloat16. A count on the
 * right of << or >> is any integer, taken as uint32_t: sg_shl_n, sg_shr_n.
 *
 * Nothing is converted from one element to another, and no mask becomes a bool. So a + b of two elements, i * 1.5 of integers
 * and if (a == b) do not compile. a * b + c rounds twice; sg_fma rounds once, and sg_mul_add does whichever is faster. Masks have
 * no ==, && or ||: write sg_none(m ^ n) to see whether m and n agree in all lanes. Where masks are vectors, a compare gives a mask of
 * the SG_MASK_BITS with which the file first includes sg.h at this size; sg_lt and the others give one of the current SG_MASK_BITS.
 * Without generic names, SG_GENERIC 0, there are no operators. */
#ifndef SG_LANES_OPERATORS_H
#define SG_LANES_OPERATORS_H

#include "scalar.h"

#if SG_HAVE_OPERATORS

/* ---- what operators.tmpl.h says of types; types of the program have none of this, so operators never apply to them ---- */

template <class V_> struct sg_value_traits_; /* of a value: element, lanes, splat */
template <class M_> struct sg_mask_traits_;  /* of a mask: and, or, xor, not */
template <int S_> struct sg_compare_;        /* of a size: compares */

template <class T_, class = void> struct sg_is_value_ { static const bool yes = false; };
template <class T_> struct sg_is_value_<T_, typename sg_value_traits_<T_>::exists> { static const bool yes = true; };

/* ---- scalars ---- */

/* which SG_..._ of elements.h a type is: of scalars the one that + makes of them */
template <class T_> struct sg_number_ { static const int kind = SG_NO_NUMBER_; };
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
template <class T_> T_ &sg_any_();
template <class T_> sg_number_<T_> sg_number_of_(...);
template <class T_> sg_number_<decltype(+sg_any_<T_>())> sg_number_of_(int); /* where there is a + */

/* whether a scalar of type T fits beside a value V, and why not: SG_..._ of elements.h */
template <class V_, class T_, int number> struct sg_fit_ {
    typedef sg_value_traits_<V_> traits;
    static const int why = traits::is_small_float ? (sg_is_<T_, typename traits::scalar>::value ? SG_FITS_ : SG_IS_NO_HALF_)
                           : number == SG_SMALL_FLOAT_ ? SG_IS_HALF_
                           : !traits::is_integer ? SG_FITS_
                           : number == SG_FLOATING_ ? SG_HAS_FRACTION_
                           : sizeof(T_) > sizeof(typename traits::scalar) && sizeof(T_) > sizeof(int) ? SG_IS_WIDER_ : SG_FITS_;
};
/* The forms name_n take no number with a fraction beside a value of integers: C would cut it off in silence. SG_NO_FRACTION(name,
 * result) declares what is called then, result: value or mask; SG_NO_FRACTIONS of two scalars. Nor do they take a second value, of which
 * g++ would show all overloads. */
template <class V_> struct sg_result_;
template <class V_, bool both> struct sg_cut_of_ {};
template <class V_> struct sg_cut_of_<V_, true> : sg_result_<V_> {};
template <class V_, class T_, bool = sg_is_value_<V_>::yes> struct sg_cut_ {};
template <class V_, class T_>
struct sg_cut_<V_, T_, true> : sg_cut_of_<V_, sg_value_traits_<V_>::is_integer && (decltype(sg_number_of_<T_>(0))::kind > SG_INTEGER_)> {};
#define SG_NO_FRACTION(name, result) \
    template <class V_, class sg_a_floating_point_number_for_integers_convert_one_> \
    typename sg_cut_<V_, sg_a_floating_point_number_for_integers_convert_one_>::result \
    name(V_, sg_a_floating_point_number_for_integers_convert_one_) SG_REFUSED_("sg: " SG_CUT_); \
    SG_NO_SECOND_VALUE_(name, result, sg_a_number_here_or_without_the_ending_n_, sg_a_number_here_or_without_the_ending_n_)
#if SG_CLANG
#define SG_NO_SECOND_VALUE_(name, result, ...)
#else
#define SG_NO_SECOND_VALUE_(name, result, ...) \
    template <class sg_a_number_here_or_without_the_ending_n_> \
    typename sg_cut_of_<sg_a_number_here_or_without_the_ending_n_, sg_is_value_<sg_a_number_here_or_without_the_ending_n_>::yes>::result name(__VA_ARGS__) = delete;
#endif
#define SG_NO_FRACTIONS(name, result) \
    template <class V_, class T_, class U_, class sg_a_floating_point_number_for_integers_convert_one_ = decltype(T_() + U_())> \
    typename sg_cut_<V_, sg_a_floating_point_number_for_integers_convert_one_>::result name(V_, T_, U_) SG_REFUSED_("sg: " SG_CUT_);

/* ---- operands: a pair of types. One is a value; the other one is a value too, or a scalar. All other pairs have no members. ---- */

template <class V_> struct sg_result_ {
    typedef V_ value;
    typedef sg_compare_<sg_value_traits_<V_>::lanes> compare;
    typedef typename compare::mask mask;
};

/* Operands that do not fit: the operator `refused` is declared for them but not defined. g++ shows the type `because`, Clang the text. */
template <int why> struct sg_because_;
#define SG_T_ROW(why, type) template <> struct sg_because_<why> { typedef struct type because; };
SG_T_ROW(SG_HAS_FRACTION_, sg_a_floating_point_scalar_beside_integers_convert_one_)
SG_T_ROW(SG_IS_WIDER_, sg_an_integer_beside_narrower_ones_convert_one_)
SG_T_ROW(SG_IS_NO_HALF_, sg_the_scalar_is_an_sg_half_or_sg_bfloat16_sg_half_from_float_)
SG_T_ROW(SG_IS_HALF_, sg_an_sg_half_or_sg_bfloat16_beside_another_element_convert_one_)
SG_T_ROW(SG_ARE_TWO_, sg_both_values_are_of_one_element_and_SG_SIZE_convert_one_)
SG_T_ROW(SG_IS_NO_INTEGER_, sg_of_integers_alone_sg_as_u32_or_sg_convert_i32_)
SG_T_ROW(SG_IS_NO_COUNT_, sg_values_are_shifted_by_integers_)
#undef SG_T_ROW
#if SG_CLANG
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
#define SG_T_TEXT(which, is, text) __attribute__((diagnose_if(sg_operands_<A_, B_>::which::why == is, "sg: " text, "error")))
#define SG_T_REFUSED(which) \
    SG_T_TEXT(which, SG_HAS_FRACTION_, "a floating-point scalar beside a value of integers: convert the value, sg_convert_f32(x), or the scalar, (int32_t)s") \
    SG_T_TEXT(which, SG_IS_WIDER_, "an integer beside a value of narrower ones: convert the scalar, (int32_t)s, or the value, sg_convert_i64(x)") \
    SG_T_TEXT(which, SG_IS_NO_HALF_, "the scalar beside a value of f16 or bf16 is an sg_half or sg_bfloat16: sg_half_from_float(s), sg_bfloat16_from_float(s)") \
    SG_T_TEXT(which, SG_IS_HALF_, "an sg_half or sg_bfloat16 beside a value of another element: sg_half_to_float(s), sg_bfloat16_to_float(s)") \
    SG_T_TEXT(which, SG_ARE_TWO_, "both values of an operator are of one element and SG_SIZE: convert one, sg_convert_f32(x), sg_convert_i32(x), ...") \
    SG_T_TEXT(which, SG_IS_NO_INTEGER_, "% & | ^ ~ << >> are of integers: sg_as_u32(x) gives the bits of an f32, sg_convert_i32(x) its number") \
    SG_T_TEXT(which, SG_IS_NO_COUNT_, "values are shifted by integers")
#else
#define SG_T_REFUSED(which) = delete
#endif

template <class V_, int reason> struct sg_if_fit_ : sg_because_<reason> {
    typedef V_ refused;
    typedef typename sg_result_<V_>::mask refused_mask;
    static const int why = reason;
};
template <class V_> struct sg_if_fit_<V_, SG_FITS_> : sg_result_<V_> {};

/* all: of every element; integers: of integers alone */
template <class V_, int why> struct sg_fitting_ {
    typedef sg_if_fit_<V_, why> all;
    typedef sg_if_fit_<V_, sg_value_traits_<V_>::is_integer ? why : SG_IS_NO_INTEGER_> integers;
};
template <class V_, class T_, int number> struct sg_with_scalar_ : sg_fitting_<V_, sg_fit_<V_, T_, number>::why> {
    typedef V_ assigned;
    typedef typename sg_fitting_<V_, number == SG_INTEGER_ ? SG_FITS_ : SG_IS_NO_COUNT_>::integers shifted_by_scalar;
    SG_INLINE V_ left(V_ a) { return a; }
    SG_INLINE V_ right(T_ s) { return sg_value_traits_<V_>::splat(static_cast<typename sg_value_traits_<V_>::scalar>(s)); }
};
template <class V_, class T_> struct sg_with_scalar_<V_, T_, SG_NO_NUMBER_> {};
template <class T_, class V_, int number> struct sg_after_scalar_ : sg_fitting_<V_, sg_fit_<V_, T_, number>::why> {
    typedef typename sg_after_scalar_::integers shifted;
    SG_INLINE V_ left(T_ s) { return sg_with_scalar_<V_, T_, number>::right(s); }
    SG_INLINE V_ right(V_ b) { return b; }
};
template <class T_, class V_> struct sg_after_scalar_<T_, V_, SG_NO_NUMBER_> {};

template <class A_, class B_, bool = sg_is_value_<A_>::yes, bool = sg_is_value_<B_>::yes> struct sg_operands_ {};
template <class A_, class B_>
struct sg_operands_<A_, B_, true, true> : sg_fitting_<A_, sg_is_<A_, B_>::value ? SG_FITS_ : SG_ARE_TWO_> {
    typedef A_ assigned;
    typedef typename sg_operands_::integers shifted;
    SG_INLINE A_ left(A_ a) { return a; }
    SG_INLINE B_ right(B_ b) { return b; }
};
template <class A_, class B_>
struct sg_operands_<A_, B_, true, false> : sg_with_scalar_<A_, B_, decltype(sg_number_of_<B_>(0))::kind> {};
template <class A_, class B_>
struct sg_operands_<A_, B_, false, true> : sg_after_scalar_<A_, B_, decltype(sg_number_of_<A_>(0))::kind> {};

/* ---- values ---- */

template <class A_, class B_> struct sg_first_ { typedef A_ type; };

/* one operator whose operands are of `which` and that gives `result`. The second template refuses. */
#define SG_T_OPERATOR(sign, which, result, call) \
    template <class A_, class B_> SG_INLINE typename sg_operands_<A_, B_>::which::result operator sign(A_ a, B_ b) { \
        typedef sg_operands_<A_, B_> operands; \
        return call; \
    } \
    template <class A_, class B_, class sg_it_is_ = typename sg_operands_<A_, B_>::which::because> \
    typename sg_operands_<A_, B_>::which::SG_T_REFUSED_##result operator sign(A_, B_) SG_T_REFUSED(which);
#define SG_T_REFUSED_value refused
#define SG_T_REFUSED_mask refused_mask
#define SG_T_ASSIGN(sign, which) \
    template <class A_, class B_> \
    SG_INLINE typename sg_first_<typename sg_operands_<A_, B_>::assigned, typename sg_operands_<A_, B_>::which::value>::type & \
    operator sign##=(A_ &a, B_ b) { \
        return a = a sign b; \
    } \
    template <class A_, class B_, class sg_it_is_ = typename sg_operands_<A_, B_>::which::because> \
    typename sg_first_<typename sg_operands_<A_, B_>::assigned, typename sg_operands_<A_, B_>::which::because>::type & \
    operator sign##=(A_ &, B_) SG_T_REFUSED(which);
#define SG_T_ROW(sign, name, which) \
    SG_T_OPERATOR(sign, which, value, name(operands::left(a), operands::right(b))) \
    SG_T_ASSIGN(sign, which)
SG_T_ROW(+, sg_add, all)
SG_T_ROW(-, sg_sub, all)
SG_T_ROW(*, sg_mul, all)
SG_T_ROW(/, sg_div, all)
SG_T_ROW(%, sg_rem, integers)
SG_T_ROW(&, sg_and, integers)
SG_T_ROW(|, sg_or, integers)
SG_T_ROW(^, sg_xor, integers)
#undef SG_T_ROW

#define SG_T_ROW(sign, name) \
    SG_T_OPERATOR(sign, shifted, value, name(operands::left(a), operands::right(b))) \
    SG_T_OPERATOR(sign, shifted_by_scalar, value, name##_n(operands::left(a), static_cast<uint32_t>(b))) \
    SG_T_ASSIGN(sign, shifted) \
    SG_T_ASSIGN(sign, shifted_by_scalar)
SG_T_ROW(<<, sg_shl)
SG_T_ROW(>>, sg_shr)
#undef SG_T_ROW

#define SG_T_ROW(sign, name) SG_T_OPERATOR(sign, all, mask, operands::all::compare::name(operands::left(a), operands::right(b)))
SG_T_ROW(==, eq)
SG_T_ROW(!=, ne)
SG_T_ROW(<, lt)
SG_T_ROW(<=, le)
SG_T_ROW(>, gt)
SG_T_ROW(>=, ge)
#undef SG_T_ROW

template <class V_> SG_INLINE typename sg_value_traits_<V_>::value operator-(V_ a) { return sg_neg(a); }
template <class A_, class B_ = A_> SG_INLINE typename sg_operands_<A_, B_>::integers::value operator~(A_ a) { return sg_not(a); }
template <class A_, class B_ = A_, class sg_it_is_ = typename sg_operands_<A_, B_>::integers::because>
typename sg_operands_<A_, B_>::integers::refused operator~(A_) SG_T_REFUSED(integers);
#undef SG_T_OPERATOR
#undef SG_T_ASSIGN
#undef SG_T_REFUSED
#undef SG_T_REFUSED_value
#undef SG_T_REFUSED_mask
#if SG_CLANG
#undef SG_T_TEXT
#pragma clang diagnostic pop
#endif

/* ---- masks ---- */

#define SG_T_ROW(sign, name) \
    template <class M_> SG_INLINE typename sg_mask_traits_<M_>::mask operator sign(M_ m, M_ n) { \
        return sg_mask_traits_<M_>::name(m, n); \
    } \
    template <class M_> SG_INLINE typename sg_mask_traits_<M_>::mask &operator sign##=(M_ &m, M_ n) { return m = m sign n; }
SG_T_ROW(&, of_both)
SG_T_ROW(|, of_either)
SG_T_ROW(^, of_one)
#undef SG_T_ROW
template <class M_> SG_INLINE typename sg_mask_traits_<M_>::mask operator~(M_ m) { return sg_mask_traits_<M_>::inverse(m); }
template <class M_> SG_INLINE typename sg_mask_traits_<M_>::mask operator!(M_ m) { return sg_mask_traits_<M_>::inverse(m); }

#endif
#endif
