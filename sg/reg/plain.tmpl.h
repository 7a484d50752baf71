/* SPDX-License-Identifier: MIT */
/* Registers of 128 bits written in C. They are for all targets of whose instructions we do not know that they give the same bits: big
 * endian, 32-bit ARM, POWER, z, RISC-V, LoongArch, MIPS and others. They need no library. A compiler with GNU vector types
 * makes the target's own instructions of them; other compilers, and SG_NO_NATIVE, get loops over lanes. Code that mixes lane
 * widths must ask for the byte order (SG_BIG_ENDIAN). This file has moves, logic, compares, masks and permutes. The rest is in files
 * by theme, included at its end. */
#if !defined(SG_T_REG_BITS) || !defined(SG_T_FN) || SG_T_REG_BITS != 128
#error "sg: plain.tmpl.h needs SG_T_REG_BITS of 128 and SG_T_FN and is included by width.tmpl.h"
#endif

#define SG_REG_HAVE_GATHER 0
#define SG_REG_HAVE_SCATTER 0
#define SG_REG_HAVE_MASKED_b8 0
#define SG_REG_HAVE_MASKED_b16 0
#define SG_REG_HAVE_MASKED_b32 0
#define SG_REG_HAVE_MASKED_b64 0
#define SG_REG_HAVE_COMPRESS_b8 0
#define SG_REG_HAVE_COMPRESS_b16 0
#define SG_REG_HAVE_COMPRESS_b32 0
#define SG_REG_HAVE_COMPRESS_b64 0

/* sg_plain_<e>_: the lanes of a register as a GNU vector, or one lane if there are no such vectors.
 *   SG_PLAIN_AT_(e, x, i)      lane i of register x
 *   SG_T_MAP1(op, e, formula)  defines sg_reg_<op>_r128(a) by a formula of x, the lanes of a. The formula may use only what operators
 *                              do both for vectors and for single lanes.
 *   SG_T_MAP2(op, e, formula)  the same for a and b, with lanes x and y
 *   SG_T_TEST(op, e, B, test)  the mask of the lanes in which a comparison of x and y holds
 *   SG_PLAIN_LANES_(e, n, lane)  statements that return a register: lanes i < n are `lane`, the others 0 */
#if SG_HAVE_VECTOR_TYPES
#define SG_T_ROW(e, type, B) typedef type sg_plain_##e##_ __attribute__((vector_size(16)));
#define SG_PLAIN_AT_(e, x, i) (((sg_plain_##e##_)(x))[i])
#define SG_T_MAP1(op, e, formula) \
    SG_INLINE sg_r128 sg_reg_##op##_r128(sg_r128 a) { \
        const sg_plain_##e##_ x = (sg_plain_##e##_)a; \
        return (sg_r128)(formula); \
    }
#define SG_T_MAP2(op, e, formula) \
    SG_INLINE sg_r128 sg_reg_##op##_r128(sg_r128 a, sg_r128 b) { \
        const sg_plain_##e##_ x = (sg_plain_##e##_)a, y = (sg_plain_##e##_)b; \
        return (sg_r128)(formula); \
    }
#define SG_T_TEST(op, e, B, test) SG_T_MAP2(op, e, test)
#define SG_PLAIN_LANES_(e, n, lane) \
    sg_plain_##e##_ r = {0}; \
    SG_UNROLL(16) \
    for (uint32_t i = 0; i < (n); i++) r[i] = (lane); \
    return (sg_r128)r;
#else
#define SG_T_ROW(e, type, B) typedef type sg_plain_##e##_;
#define SG_PLAIN_AT_(e, x, i) ((x).e[i])
#define SG_T_MAP1(op, e, formula) \
    SG_INLINE sg_r128 sg_reg_##op##_r128(sg_r128 a) { \
        for (uint32_t i = 0; i < 16 / sizeof(sg_plain_##e##_); i++) { \
            const sg_plain_##e##_ x = a.e[i]; \
            a.e[i] = (sg_plain_##e##_)(formula); \
        } \
        return a; \
    }
#define SG_T_MAP2(op, e, formula) \
    SG_INLINE sg_r128 sg_reg_##op##_r128(sg_r128 a, sg_r128 b) { \
        for (uint32_t i = 0; i < 16 / sizeof(sg_plain_##e##_); i++) { \
            const sg_plain_##e##_ x = a.e[i], y = b.e[i]; \
            a.e[i] = (sg_plain_##e##_)(formula); \
        } \
        return a; \
    }
#define SG_T_TEST(op, e, B, test) \
    SG_INLINE sg_r128 sg_reg_##op##_r128(sg_r128 a, sg_r128 b) { \
        for (uint32_t i = 0; i < 16 / sizeof(sg_plain_##e##_); i++) { \
            const sg_plain_##e##_ x = a.e[i], y = b.e[i]; \
            a.u##B[i] = (uint##B##_t)(0 - (uint##B##_t)(test)); \
        } \
        return a; \
    }
#define SG_PLAIN_LANES_(e, n, lane) \
    sg_r128 r; \
    memset(&r, 0, sizeof r); \
    for (uint32_t i = 0; i < (n); i++) r.e[i] = (lane); \
    return r;
#endif
SG_EACH_INTEGER_(SG_T_ROW)
SG_T_ROW(f32, float, 32)
SG_T_ROW(f64, double, 64)
#undef SG_T_ROW

typedef sg_r128 sg_m_b8_r128;
typedef sg_r128 sg_m_b16_r128;
typedef sg_r128 sg_m_b32_r128;
typedef sg_r128 sg_m_b64_r128;

/* ---- move ---- */

/* A float leaves its register as bits: on POWER GCC 12 converts a float to a double on the way, which makes a NaN quiet. */
#define SG_T_FIRST_LANE(e, x) SG_PLAIN_AT_(e, x, 0)
#define SG_T_FIRST_f32(e, x) sg_f32_of_bits_(SG_PLAIN_AT_(u32, x, 0))
#define SG_T_ROW_OF(e, c, B, first) \
    SG_INLINE sg_r128 sg_reg_splat_##e##_r128(c s) { SG_PLAIN_LANES_(e, 128 / B, s) } \
    SG_INLINE c sg_reg_first_##e##_r128(sg_r128 x) { return first(e, x); }
#define SG_T_ROW(e, c, B) SG_T_ROW_OF(e, c, B, SG_T_FIRST_LANE)
SG_EACH_INTEGER_(SG_T_ROW)
SG_T_ROW_OF(f32, float, 32, SG_T_FIRST_f32)
SG_T_ROW(f64, double, 64)
#undef SG_T_ROW
#undef SG_T_ROW_OF
#undef SG_T_FIRST_LANE
#undef SG_T_FIRST_f32
#define SG_T_ROW(B) \
    SG_INLINE sg_r128 sg_reg_iota_b##B##_r128(void) { SG_PLAIN_LANES_(u##B, 128 / B, (uint##B##_t)i) }
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW

SG_INLINE sg_r128 sg_reg_zero_r128(void) { return sg_reg_splat_u64_r128(0); }
SG_INLINE sg_r128 sg_reg_load_r128(const void *p) {
    sg_r128 x;
    memcpy(&x, p, 16);
    return x;
}
SG_INLINE void sg_reg_store_r128(void *p, sg_r128 x) { memcpy(p, &x, 16); }
SG_INLINE void sg_reg_stream_r128(void *p, sg_r128 x) { memcpy(p, &x, 16); }

SG_INLINE sg_r128 sg_reg_load_part_r128(const void *p, size_t n) {
    unsigned char part[16] = {0};
    SG_TELL_LANES_(read, p, (1u << n) - 1, 1);
    SG_COPY_TOLD_(part, p, n);
    return sg_reg_load_r128(part);
}
SG_INLINE void sg_reg_store_part_r128(void *p, sg_r128 x, size_t n) {
    unsigned char part[16];
    sg_reg_store_r128(part, x);
    SG_TELL_LANES_(write, p, (1u << n) - 1, 1);
    SG_COPY_TOLD_(p, part, n);
}

/* ---- logic ---- */

SG_T_MAP2(and, u64, x & y)
SG_T_MAP2(or, u64, x | y)
SG_T_MAP2(xor, u64, x ^ y)
SG_T_MAP2(andnot, u64, x & ~y)
SG_T_MAP1(not, u64, ~x)

/* ---- compare ---- */

#define SG_T_ROW(e, c, B) \
    SG_T_TEST(eq_##e, e, B, x == y) \
    SG_T_TEST(lt_##e, e, B, x < y) \
    SG_T_TEST(le_##e, e, B, x <= y)
SG_EACH_INTEGER_(SG_T_ROW)
#undef SG_T_ROW

/* ---- masks ---- */

#define SG_T_ROW(B) \
    SG_INLINE sg_r128 sg_reg_select_b##B##_r128(sg_r128 m, sg_r128 x, sg_r128 y) { \
        return sg_reg_or_r128(sg_reg_and_r128(x, m), sg_reg_andnot_r128(y, m)); \
    } \
    SG_INLINE uint64_t sg_reg_mask_bits_b##B##_r128(sg_r128 m) { \
        uint64_t bits = 0; \
        SG_UNROLL(16) \
        for (uint32_t i = 0; i < 128 / B; i++) bits |= (uint64_t)(SG_PLAIN_AT_(u##B, m, i) & 1u) << i; \
        return bits; \
    } \
    SG_INLINE sg_r128 sg_reg_mask_from_bits_b##B##_r128(uint64_t bits) { \
        SG_PLAIN_LANES_(u##B, 128 / B, (uint##B##_t)(0 - (uint##B##_t)(bits >> i & 1))) \
    } \
    SG_INLINE sg_r128 sg_reg_mask_first_b##B##_r128(uint32_t n) { \
        return sg_reg_lt_u##B##_r128(sg_reg_iota_b##B##_r128(), \
                                     sg_reg_splat_u##B##_r128((uint##B##_t)(n < 128 / B ? n : 128 / B))); \
    }
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW
SG_INLINE int sg_reg_any_r128(sg_r128 m) { return (SG_PLAIN_AT_(u64, m, 0) | SG_PLAIN_AT_(u64, m, 1)) != 0; }
SG_INLINE int sg_reg_all_r128(sg_r128 m) { return (SG_PLAIN_AT_(u64, m, 0) & SG_PLAIN_AT_(u64, m, 1)) + 1 == 0; }

/* ---- permute ---- */

#if SG_HAVE_BUILTIN_SHUFFLE
#define SG_T_SHUFFLE(B) \
    SG_INLINE sg_r128 sg_reg_shuffle_b##B##_r128(sg_r128 x, sg_r128 idx) { \
        return (sg_r128)__builtin_shuffle((sg_plain_u##B##_)x, (sg_plain_u##B##_)idx); \
    } \
    SG_INLINE sg_r128 sg_reg_shuffle2_b##B##_r128(sg_r128 x, sg_r128 y, sg_r128 idx) { \
        return (sg_r128)__builtin_shuffle((sg_plain_u##B##_)x, (sg_plain_u##B##_)y, (sg_plain_u##B##_)idx); \
    }
#else
#define SG_T_SHUFFLE(B) \
    SG_INLINE sg_r128 sg_reg_shuffle_b##B##_r128(sg_r128 x, sg_r128 idx) { \
        SG_PLAIN_LANES_(u##B, 128 / B, SG_PLAIN_AT_(u##B, x, SG_PLAIN_AT_(u##B, idx, i) & (128 / B - 1))) \
    } \
    SG_INLINE sg_r128 sg_reg_shuffle2_b##B##_r128(sg_r128 x, sg_r128 y, sg_r128 idx) { \
        uint##B##_t xy[2 * 128 / B]; \
        memcpy(xy, &x, 16); \
        memcpy(xy + 128 / B, &y, 16); \
        { SG_PLAIN_LANES_(u##B, 128 / B, xy[SG_PLAIN_AT_(u##B, idx, i) & (2 * 128 / B - 1)]) } \
    }
#endif
/* the low half of the lanes, or the high half: x in even lanes, y in odd ones */
#define SG_T_ROW(B) \
    SG_T_SHUFFLE(B) \
    SG_INLINE sg_r128 sg_reg_unpack_lo_b##B##_r128(sg_r128 x, sg_r128 y) { \
        SG_PLAIN_LANES_(u##B, 128 / B, i & 1 ? SG_PLAIN_AT_(u##B, y, i / 2) : SG_PLAIN_AT_(u##B, x, i / 2)) \
    } \
    SG_INLINE sg_r128 sg_reg_unpack_hi_b##B##_r128(sg_r128 x, sg_r128 y) { \
        SG_PLAIN_LANES_(u##B, 128 / B, i & 1 ? SG_PLAIN_AT_(u##B, y, i / 2 + 64 / B) : SG_PLAIN_AT_(u##B, x, i / 2 + 64 / B)) \
    }
SG_EACH_WIDTH_(SG_T_ROW)
#undef SG_T_ROW
#undef SG_T_SHUFFLE

/* ---- halves ---- */

SG_INLINE sg_r128 sg_reg_shift_bytes_down_r128(sg_r128 x, uint32_t n) {
    SG_PLAIN_LANES_(u8, 16, (uint8_t)(i + n < 16 ? SG_PLAIN_AT_(u8, x, (i + n) & 15) : 0))
}
SG_INLINE sg_r128 sg_reg_join_part_r128(sg_r128 lo, sg_r128 hi, uint32_t n) {
    if (n == 8) return sg_reg_unpack_lo_b64_r128(lo, hi);
    if (n == 4) return sg_reg_unpack_lo_b32_r128(lo, hi);
    if (n == 2) return sg_reg_unpack_lo_b16_r128(lo, hi);
    return sg_reg_unpack_lo_b8_r128(lo, hi);
}

#include "plain_int.tmpl.h"
#include "plain_float.tmpl.h"
#include "plain_convert.tmpl.h"

#undef SG_T_MAP1
#undef SG_T_MAP2
#undef SG_T_TEST
