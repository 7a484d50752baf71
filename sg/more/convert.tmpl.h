/* SPDX-License-Identifier: MIT */
/* sg_convert_sat_<to>_<from>x<S> of integers; sg_convert_rint_, sg_convert_fast_ and sg_convert_fast_rint_ of floats. The conversions
 * that floor 1 has are in narrow.tmpl.h. */
#ifndef SG_T_S
#error "sg: convert.tmpl.h is included by size.tmpl.h"
#endif

#define SG_T_CONVERT(to, from) SG_T_PAIR_FN(convert, to, from)
#define SG_T_DEF(name, to, from, x) SG_INLINE SG_T_VALUE_OF(to) SG_T_PAIR_FN(convert_##name, to, from)(SG_T_VALUE_OF(from) x)
#define SG_T_AT_LEAST(e, x, s) SG_T_FN_OF(max, e)(x, SG_T_FN_OF(splat, e)(s))
#define SG_T_AT_MOST(e, x, s) SG_T_FN_OF(min, e)(x, SG_T_FN_OF(splat, e)(s))

/* ---- integers ---- */

#define SG_T_NARROW_UNSIGNED(n, w) \
    SG_T_DEF(sat, u##n, u##w, x) { return SG_T_CONVERT(u##n, u##w)(SG_T_AT_MOST(u##w, x, UINT##n##_MAX)); } \
    SG_T_DEF(sat, i##n, u##w, x) { return SG_T_CONVERT(i##n, u##w)(SG_T_AT_MOST(u##w, x, INT##n##_MAX)); }
#define SG_T_NARROW_SIGNED(n, w) \
    SG_T_DEF(sat, u##n, i##w, x) { \
        return SG_T_CONVERT(u##n, i##w)(SG_T_AT_MOST(i##w, SG_T_AT_LEAST(i##w, x, 0), UINT##n##_MAX)); \
    } \
    SG_T_DEF(sat, i##n, i##w, x) { \
        return SG_T_CONVERT(i##n, i##w)(SG_T_AT_MOST(i##w, SG_T_AT_LEAST(i##w, x, INT##n##_MIN), INT##n##_MAX)); \
    }
#define SG_T_WIDEN(w, n) \
    SG_T_DEF(sat, u##w, u##n, x) { return SG_T_CONVERT(u##w, u##n)(x); } \
    SG_T_DEF(sat, i##w, u##n, x) { return SG_T_CONVERT(i##w, u##n)(x); } \
    SG_T_DEF(sat, i##w, i##n, x) { return SG_T_CONVERT(i##w, i##n)(x); } \
    SG_T_DEF(sat, u##w, i##n, x) { return SG_T_CONVERT(u##w, i##n)(SG_T_AT_LEAST(i##n, x, 0)); }
#define SG_T_SAME(b) \
    SG_T_DEF(sat, u##b, u##b, x) { return x; } \
    SG_T_DEF(sat, i##b, i##b, x) { return x; } \
    SG_T_DEF(sat, u##b, i##b, x) { return SG_T_CONVERT(u##b, i##b)(SG_T_AT_LEAST(i##b, x, 0)); } \
    SG_T_DEF(sat, i##b, u##b, x) { return SG_T_CONVERT(i##b, u##b)(SG_T_AT_MOST(u##b, x, INT##b##_MAX)); }
SG_T_NARROW_UNSIGNED(8, 16) SG_T_NARROW_UNSIGNED(8, 32) SG_T_NARROW_UNSIGNED(8, 64)
SG_T_NARROW_UNSIGNED(16, 32) SG_T_NARROW_UNSIGNED(16, 64) SG_T_NARROW_UNSIGNED(32, 64)
SG_T_NARROW_SIGNED(8, 64) SG_T_NARROW_SIGNED(16, 64) SG_T_NARROW_SIGNED(32, 64)
SG_T_WIDEN(16, 8) SG_T_WIDEN(32, 8) SG_T_WIDEN(64, 8)
SG_T_WIDEN(32, 16) SG_T_WIDEN(64, 16) SG_T_WIDEN(64, 32)
SG_T_SAME(8) SG_T_SAME(16) SG_T_SAME(32) SG_T_SAME(64)
#undef SG_T_NARROW_UNSIGNED
#undef SG_T_NARROW_SIGNED
#undef SG_T_WIDEN
#undef SG_T_SAME

/* ---- floats ---- */

#define SG_T_ROW(from, to) \
    SG_T_DEF(rint, to, from, x) { return SG_T_CONVERT(to, from)(SG_T_FN_OF(rint, from)(x)); }
SG_EACH_INT_(SG_T_ROW, f32)
SG_EACH_INT_(SG_T_ROW, f64)
#undef SG_T_ROW
/* f16 and bf16 by f32, which holds all their numbers */
#define SG_T_ROW(from, to) \
    SG_T_DEF(rint, to, from, x) { return SG_T_PAIR_FN(convert_rint, to, f32)(SG_T_CONVERT(f32, from)(x)); }
SG_EACH_INT_(SG_T_ROW, f16)
SG_EACH_INT_(SG_T_ROW, bf16)
#undef SG_T_ROW

/* Elements that i32 holds are converted by i32. For the others no instruction is faster than the safe conversion. */
#define SG_T_ROW(name, safe) \
    SG_T_DEF(name, i8, f32, x) { return SG_T_PAIR_FN(convert_sat, i8, i32)(SG_T_PAIR_FN(convert_##name, i32, f32)(x)); } \
    SG_T_DEF(name, u8, f32, x) { return SG_T_PAIR_FN(convert_sat, u8, i32)(SG_T_PAIR_FN(convert_##name, i32, f32)(x)); } \
    SG_T_DEF(name, i16, f32, x) { return SG_T_PAIR_FN(convert_sat, i16, i32)(SG_T_PAIR_FN(convert_##name, i32, f32)(x)); } \
    SG_T_DEF(name, u16, f32, x) { return SG_T_PAIR_FN(convert_sat, u16, i32)(SG_T_PAIR_FN(convert_##name, i32, f32)(x)); } \
    SG_T_DEF(name, u32, f32, x) { return SG_T_PAIR_FN(safe, u32, f32)(x); } \
    SG_T_DEF(name, i64, f32, x) { return SG_T_PAIR_FN(safe, i64, f32)(x); } \
    SG_T_DEF(name, u64, f32, x) { return SG_T_PAIR_FN(safe, u64, f32)(x); }
SG_T_ROW(fast, convert)
SG_T_ROW(fast_rint, convert_rint)
#undef SG_T_ROW
#define SG_T_ROW(from, to) \
    SG_T_DEF(fast, to, from, x) { return SG_T_PAIR_FN(convert_fast, to, f32)(SG_T_CONVERT(f32, from)(x)); } \
    SG_T_DEF(fast_rint, to, from, x) { return SG_T_PAIR_FN(convert_fast_rint, to, f32)(SG_T_CONVERT(f32, from)(x)); }
SG_EACH_INT_(SG_T_ROW, f16)
SG_EACH_INT_(SG_T_ROW, bf16)
#undef SG_T_ROW
#define SG_T_ROW(from, to) \
    SG_T_DEF(fast, to, from, x) { return SG_T_CONVERT(to, from)(x); } \
    SG_T_DEF(fast_rint, to, from, x) { return SG_T_PAIR_FN(convert_rint, to, from)(x); }
SG_EACH_INT_(SG_T_ROW, f64)
#undef SG_T_ROW

#undef SG_T_CONVERT
#undef SG_T_DEF
#undef SG_T_AT_LEAST
#undef SG_T_AT_MOST
