/* SPDX-License-Identifier: MIT */
/* NEON of 64-bit machines: operations of the micro-API (reg.h) for which NEON has an instruction and SSE has none, so that SIMDe's
 * names would take several. vector.tmpl.h and its parts leave these out. */
#ifndef SG_REG_NEON_H
#define SG_REG_NEON_H

#include "simde.h"
#include "types.h"

#if SG_REG_OWN_NEON

/* A register is an int64x2_t. These make lanes of e of it, and back. */
#define SG_NEON_i8(x) vreinterpretq_s8_s64(x)
#define SG_NEON_u8(x) vreinterpretq_u8_s64(x)
#define SG_NEON_i16(x) vreinterpretq_s16_s64(x)
#define SG_NEON_u16(x) vreinterpretq_u16_s64(x)
#define SG_NEON_i32(x) vreinterpretq_s32_s64(x)
#define SG_NEON_u32(x) vreinterpretq_u32_s64(x)
#define SG_NEON_i64(x) (x)
#define SG_NEON_u64(x) vreinterpretq_u64_s64(x)
#define SG_NEON_f32(x) vreinterpretq_f32_s64(x)
#define SG_NEON_f64(x) vreinterpretq_f64_s64(x)
#define SG_OF_i8(x) vreinterpretq_s64_s8(x)
#define SG_OF_u8(x) vreinterpretq_s64_u8(x)
#define SG_OF_i16(x) vreinterpretq_s64_s16(x)
#define SG_OF_u16(x) vreinterpretq_s64_u16(x)
#define SG_OF_i32(x) vreinterpretq_s64_s32(x)
#define SG_OF_u32(x) vreinterpretq_s64_u32(x)
#define SG_OF_i64(x) (x)
#define SG_OF_u64(x) vreinterpretq_s64_u64(x)
#define SG_OF_f32(x) vreinterpretq_s64_f32(x)
#define SG_OF_f64(x) vreinterpretq_s64_f64(x)

/* the name of an operation, with the level behind it if there are several (foreach.h) */
#define SG_NEON_FN(op) SG_PASTE2(sg_reg_##op, SG_R128_)

/* a row: operation, instruction, elements of the operands and of the result */
#define SG_T_ROW1(op, name, e, r) \
    SG_INLINE sg_r128 SG_NEON_FN(op)(sg_r128 x) { return SG_OF_##r(name(SG_NEON_##e(x))); }
#define SG_T_ROW2(op, name, e, r) \
    SG_INLINE sg_r128 SG_NEON_FN(op)(sg_r128 a, sg_r128 b) { return SG_OF_##r(name(SG_NEON_##e(a), SG_NEON_##e(b))); }

/* ---- compare, select ---- */

#define SG_T_ROW(B) \
    SG_T_ROW2(lt_u##B, vcltq_u##B, u##B, u##B) \
    SG_T_ROW2(le_u##B, vcleq_u##B, u##B, u##B) \
    SG_T_ROW2(le_i##B, vcleq_s##B, i##B, u##B) \
    SG_INLINE sg_r128 SG_NEON_FN(select_b##B)(sg_r128 m, sg_r128 x, sg_r128 y) { \
        return SG_OF_u##B(vbslq_u##B(SG_NEON_u##B(m), SG_NEON_u##B(x), SG_NEON_u##B(y))); \
    }
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW

/* the lanes of a mask as bits, B / 2 bits for each */
#define SG_REG_ON_STEP_(B) (B / 2)
#define SG_T_ROW(B, narrow) \
    SG_INLINE uint64_t SG_PASTE3(sg_reg_on_b##B, SG_R128_, _)(sg_r128 m) { return vget_lane_u64(narrow, 0); }
SG_T_ROW(8, vreinterpret_u64_u8(vshrn_n_u16(SG_NEON_u16(m), 4)))
SG_T_ROW(16, vreinterpret_u64_u8(vmovn_u16(SG_NEON_u16(m))))
SG_T_ROW(32, vreinterpret_u64_u16(vmovn_u32(SG_NEON_u32(m))))
SG_T_ROW(64, vreinterpret_u64_u32(vmovn_u64(SG_NEON_u64(m))))
#undef SG_T_ROW

/* bytes by their numbers; 0 for a number that is none */
SG_T_ROW2(bytes_at, vqtbl1q_u8, u8, u8)

/* ---- integers ---- */

SG_T_ROW1(abs_i64, vabsq_s64, i64, i64)
SG_T_ROW2(mul_u8, vmulq_u8, u8, u8)
SG_T_ROW2(avg_i8, vrhaddq_s8, i8, i8)
SG_T_ROW2(avg_i16, vrhaddq_s16, i16, i16)
SG_T_ROW2(avg_i32, vrhaddq_s32, i32, i32)
SG_T_ROW2(avg_u32, vrhaddq_u32, u32, u32)
SG_T_ROW2(add_sat_i32, vqaddq_s32, i32, i32)
SG_T_ROW2(add_sat_u32, vqaddq_u32, u32, u32)
SG_T_ROW2(add_sat_i64, vqaddq_s64, i64, i64)
SG_T_ROW2(add_sat_u64, vqaddq_u64, u64, u64)
SG_T_ROW2(sub_sat_i32, vqsubq_s32, i32, i32)
SG_T_ROW2(sub_sat_u32, vqsubq_u32, u32, u32)
SG_T_ROW2(sub_sat_i64, vqsubq_s64, i64, i64)
SG_T_ROW2(sub_sat_u64, vqsubq_u64, u64, u64)

/* The upper halves of the products: the odd lanes of the two registers of products. */
#define SG_T_ROW(e, s, wide) \
    SG_INLINE sg_r128 SG_NEON_FN(mul_hi_##e)(sg_r128 a, sg_r128 b) { \
        const sg_r128 lo = SG_OF_##wide(vmull_##s(vget_low_##s(SG_NEON_##e(a)), vget_low_##s(SG_NEON_##e(b)))); \
        const sg_r128 hi = SG_OF_##wide(vmull_high_##s(SG_NEON_##e(a), SG_NEON_##e(b))); \
        return SG_OF_##e(vuzp2q_##s(SG_NEON_##e(lo), SG_NEON_##e(hi))); \
    }
SG_T_ROW(i8, s8, i16)
SG_T_ROW(u8, u8, u16)
SG_T_ROW(i32, s32, i64)
SG_T_ROW(u32, u32, u64)
#undef SG_T_ROW

/* ---- counts of bits ---- */

SG_T_ROW1(popcount_b8, vcntq_u8, u8, u8)
SG_INLINE sg_r128 sg_reg_popcount_b16_r128(sg_r128 x) { return SG_OF_u16(vpaddlq_u8(vcntq_u8(SG_NEON_u8(x)))); }
SG_INLINE sg_r128 sg_reg_popcount_b32_r128(sg_r128 x) { return SG_OF_u32(vpaddlq_u16(vpaddlq_u8(vcntq_u8(SG_NEON_u8(x))))); }
SG_INLINE sg_r128 sg_reg_popcount_b64_r128(sg_r128 x) {
    return SG_OF_u64(vpaddlq_u32(vpaddlq_u16(vpaddlq_u8(vcntq_u8(SG_NEON_u8(x))))));
}
SG_T_ROW1(clz_b8, vclzq_u8, u8, u8)
SG_T_ROW1(clz_b16, vclzq_u16, u16, u16)
SG_T_ROW1(clz_b32, vclzq_u32, u32, u32)
/* The bits of each lane in reverse: first those within each byte, then the bytes. */
SG_T_ROW1(bit_reverse_b8, vrbitq_u8, u8, u8)
SG_T_ROW1(byte_swap_b16, vrev16q_u8, u8, u8)
SG_T_ROW1(byte_swap_b32, vrev32q_u8, u8, u8)
SG_T_ROW1(byte_swap_b64, vrev64q_u8, u8, u8)
#define SG_T_ROW(B) \
    SG_INLINE sg_r128 SG_NEON_FN(bit_reverse_b##B)(sg_r128 x) { return SG_NEON_FN(byte_swap_b##B)(sg_reg_bit_reverse_b8_r128(x)); }
SG_T_ROW(16)
SG_T_ROW(32)
SG_T_ROW(64)
#undef SG_T_ROW
#define SG_T_ROW(B) \
    SG_INLINE sg_r128 SG_NEON_FN(ctz_b##B)(sg_r128 x) { return SG_NEON_FN(clz_b##B)(SG_NEON_FN(bit_reverse_b##B)(x)); }
SG_T_ROW(8)
SG_T_ROW(16)
SG_T_ROW(32)
#undef SG_T_ROW

/* ---- shifts ---- */

/* The instruction shifts up by a count, a signed byte at the bottom of each lane, or down if the count is negative. Counts are limited to
 * the width, which shifts everything out. For a known count an operator gives the form with an immediate. */
#define SG_T_ROW(B) \
    SG_INLINE sg_r128 SG_NEON_FN(shl_u##B)(sg_r128 x, uint32_t n) { \
        if (SG_IS_CONST(n)) return n < B ? SG_OF_u##B(SG_NEON_u##B(x) << (uint##B##_t)n) : SG_OF_u##B(vdupq_n_u##B(0)); \
        return SG_OF_u##B(vshlq_u##B(SG_NEON_u##B(x), vdupq_n_s##B((int##B##_t)(n < B ? n : B)))); \
    } \
    SG_INLINE sg_r128 SG_NEON_FN(shr_u##B)(sg_r128 x, uint32_t n) { \
        if (SG_IS_CONST(n)) return n < B ? SG_OF_u##B(SG_NEON_u##B(x) >> (uint##B##_t)n) : SG_OF_u##B(vdupq_n_u##B(0)); \
        return SG_OF_u##B(vshlq_u##B(SG_NEON_u##B(x), vdupq_n_s##B((int##B##_t)(n < B ? -(int32_t)n : -B)))); \
    } \
    SG_INLINE sg_r128 SG_NEON_FN(shr_i##B)(sg_r128 x, uint32_t n) { \
        n = n < B - 1 ? n : B - 1; \
        if (SG_IS_CONST(n)) return SG_OF_i##B(SG_NEON_i##B(x) >> (int##B##_t)n); \
        return SG_OF_i##B(vshlq_s##B(SG_NEON_i##B(x), vdupq_n_s##B((int##B##_t)-(int32_t)n))); \
    }
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW
/* counts for each lane */
#define SG_T_ROW(B, end) \
    SG_INLINE sg_r128 SG_NEON_FN(shlv_u##B)(sg_r128 x, sg_r128 n) { \
        return SG_OF_u##B(vshlq_u##B(SG_NEON_u##B(x), vreinterpretq_s##B##_u##B(end))); \
    } \
    SG_INLINE sg_r128 SG_NEON_FN(shrv_u##B)(sg_r128 x, sg_r128 n) { \
        return SG_OF_u##B(vshlq_u##B(SG_NEON_u##B(x), vnegq_s##B(vreinterpretq_s##B##_u##B(end)))); \
    } \
    SG_INLINE sg_r128 SG_NEON_FN(shrv_i##B)(sg_r128 x, sg_r128 n) { \
        return SG_OF_i##B(vshlq_s##B(SG_NEON_i##B(x), vnegq_s##B(vreinterpretq_s##B##_u##B(end)))); \
    }
SG_T_ROW(8, vminq_u8(SG_NEON_u8(n), vdupq_n_u8(8)))
SG_T_ROW(16, vminq_u16(SG_NEON_u16(n), vdupq_n_u16(16)))
SG_T_ROW(32, vminq_u32(SG_NEON_u32(n), vdupq_n_u32(32)))
/* the minimum is one of 32 bits, since there is none of 64 */
SG_T_ROW(64, vmovl_u32(vmin_u32(vqmovn_u64(SG_NEON_u64(n)), vdup_n_u32(64))))
#undef SG_T_ROW

/* ---- floats ---- */

SG_T_ROW1(floor_f32, vrndmq_f32, f32, f32)
SG_T_ROW1(floor_f64, vrndmq_f64, f64, f64)
SG_T_ROW1(ceil_f32, vrndpq_f32, f32, f32)
SG_T_ROW1(ceil_f64, vrndpq_f64, f64, f64)
SG_T_ROW1(trunc_f32, vrndq_f32, f32, f32)
SG_T_ROW1(trunc_f64, vrndq_f64, f64, f64)
SG_T_ROW1(rint_f32, vrndnq_f32, f32, f32)
SG_T_ROW1(rint_f64, vrndnq_f64, f64, f64)

/* ---- f16, where it is computed with: the same bits as in f32, rounded. rcp and rsqrt divide, as the estimates are too coarse. ---- */

#if SG_HAVE_FP16
#define SG_NEON_f16(x) vreinterpretq_f16_s64(x)
#define SG_OF_f16(x) vreinterpretq_s64_f16(x)
#define SG_T_ROW(op, name) \
    SG_INLINE sg_r128 SG_NEON_FN(op##_f16)(sg_r128 a, sg_r128 b) { \
        sg_r128 r = SG_OF_f16(name(SG_NEON_f16(a), SG_NEON_f16(b))); \
        SG_IN_ORDER_(r); \
        return r; \
    }
SG_T_ROW(add, vaddq_f16)
SG_T_ROW(sub, vsubq_f16)
SG_T_ROW(div, vdivq_f16)
#undef SG_T_ROW
SG_T_ROW2(eq_f16, vceqq_f16, f16, u16)
SG_T_ROW2(lt_f16, vcltq_f16, f16, u16)
SG_T_ROW2(le_f16, vcleq_f16, f16, u16)
SG_T_ROW1(sqrt_f16, vsqrtq_f16, f16, f16)
SG_T_ROW1(floor_f16, vrndmq_f16, f16, f16)
SG_T_ROW1(ceil_f16, vrndpq_f16, f16, f16)
SG_T_ROW1(trunc_f16, vrndq_f16, f16, f16)
SG_T_ROW1(rint_f16, vrndnq_f16, f16, f16)
SG_INLINE sg_r128 sg_reg_mul_f16_r128(sg_r128 a, sg_r128 b) {
    sg_r128 p = SG_OF_f16(vmulq_f16(SG_NEON_f16(a), SG_NEON_f16(b)));
    SG_NO_CONTRACT(p);
    return p;
}
SG_INLINE sg_r128 sg_reg_fma_f16_r128(sg_r128 a, sg_r128 b, sg_r128 c) {
    return SG_OF_f16(vfmaq_f16(SG_NEON_f16(c), SG_NEON_f16(a), SG_NEON_f16(b)));
}
SG_INLINE sg_r128 sg_reg_mul_add_f16_r128(sg_r128 a, sg_r128 b, sg_r128 c) { return sg_reg_fma_f16_r128(a, b, c); }
/* the machine's own minimum is NaN if either operand is */
SG_INLINE sg_r128 sg_reg_min_f16_r128(sg_r128 a, sg_r128 b) {
    sg_r128 m = sg_reg_lt_f16_r128(a, b);
    SG_NO_MINIMUM(m);
    return sg_reg_select_b16_r128(m, a, b);
}
SG_INLINE sg_r128 sg_reg_max_f16_r128(sg_r128 a, sg_r128 b) {
    sg_r128 m = sg_reg_lt_f16_r128(b, a);
    SG_NO_MINIMUM(m);
    return sg_reg_select_b16_r128(m, a, b);
}
SG_INLINE sg_r128 sg_reg_neq_f16_r128(sg_r128 a, sg_r128 b) { return SG_OF_u16(vmvnq_u16(SG_NEON_u16(sg_reg_eq_f16_r128(a, b)))); }
SG_INLINE sg_r128 sg_reg_rcp_f16_r128(sg_r128 a) { return sg_reg_div_f16_r128(SG_OF_u16(vdupq_n_u16(0x3c00)), a); }
SG_INLINE sg_r128 sg_reg_rsqrt_f16_r128(sg_r128 a) { return sg_reg_rcp_f16_r128(sg_reg_sqrt_f16_r128(a)); }
#endif

/* ---- convert: to integers it truncates and saturates, and makes 0 of NaN ---- */

SG_T_ROW1(convert_f32_u32, vcvtq_f32_u32, u32, f32)
SG_T_ROW1(convert_f64_i64, vcvtq_f64_s64, i64, f64)
SG_T_ROW1(convert_f64_u64, vcvtq_f64_u64, u64, f64)
SG_T_ROW1(convert_i32_f32, vcvtq_s32_f32, f32, i32)
SG_T_ROW1(convert_u32_f32, vcvtq_u32_f32, f32, u32)
SG_T_ROW1(convert_i64_f64, vcvtq_s64_f64, f64, i64)
SG_T_ROW1(convert_u64_f64, vcvtq_u64_f64, f64, u64)
SG_INLINE sg_r128 sg_reg_convert_f64_i32_r128(sg_r128 x) {
    return SG_OF_f64(vcvtq_f64_s64(vmovl_s32(vget_low_s32(SG_NEON_i32(x)))));
}
SG_INLINE sg_r128 sg_reg_convert_f64_u32_r128(sg_r128 x) {
    return SG_OF_f64(vcvtq_f64_u64(vmovl_u32(vget_low_u32(SG_NEON_u32(x)))));
}
SG_INLINE sg_r128 sg_reg_convert_i32_f64_r128(sg_r128 x) {
    return SG_OF_i32(vcombine_s32(vqmovn_s64(vcvtq_s64_f64(SG_NEON_f64(x))), vdup_n_s32(0)));
}
SG_INLINE sg_r128 sg_reg_convert_u32_f64_r128(sg_r128 x) {
    return SG_OF_u32(vcombine_u32(vqmovn_u64(vcvtq_u64_f64(SG_NEON_f64(x))), vdup_n_u32(0)));
}
SG_INLINE sg_r128 sg_reg_convert_f32_f16_r128(sg_r128 x) {
    sg_r128 r = SG_OF_f32(vcvt_f32_f16(vreinterpret_f16_u16(vget_low_u16(SG_NEON_u16(x)))));
    SG_NO_NARROW(r);
    return r;
}
SG_INLINE sg_r128 sg_reg_convert_f16_f32_r128(sg_r128 x) {
    return SG_OF_u16(vcombine_u16(vreinterpret_u16_f16(vcvt_f16_f32(SG_NEON_f32(x))), vdup_n_u16(0)));
}

/* ---- narrow ---- */

SG_INLINE sg_r128 sg_reg_trunc_b16_b8_r128(sg_r128 x) { return SG_OF_u8(vcombine_u8(vmovn_u16(SG_NEON_u16(x)), vdup_n_u8(0))); }
SG_INLINE sg_r128 sg_reg_trunc_b32_b16_r128(sg_r128 x) { return SG_OF_u16(vcombine_u16(vmovn_u32(SG_NEON_u32(x)), vdup_n_u16(0))); }
SG_INLINE sg_r128 sg_reg_trunc_b64_b32_r128(sg_r128 x) { return SG_OF_u32(vcombine_u32(vmovn_u64(SG_NEON_u64(x)), vdup_n_u32(0))); }
SG_INLINE sg_r128 sg_reg_trunc_b32_b8_r128(sg_r128 x) { return sg_reg_trunc_b16_b8_r128(sg_reg_trunc_b32_b16_r128(x)); }
SG_INLINE sg_r128 sg_reg_trunc_b64_b16_r128(sg_r128 x) { return sg_reg_trunc_b32_b16_r128(sg_reg_trunc_b64_b32_r128(x)); }
SG_INLINE sg_r128 sg_reg_trunc_b64_b8_r128(sg_r128 x) { return sg_reg_trunc_b16_b8_r128(sg_reg_trunc_b64_b16_r128(x)); }

#undef SG_T_ROW1
#undef SG_T_ROW2

#endif
#endif
