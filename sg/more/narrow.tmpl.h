/* SPDX-License-Identifier: MIT */
/* The conversions of tables/more.h that floor 1 has, at SG_T_S lanes: in a leaf by floor 1, else by halves. */
#ifndef SG_T_S
#error "sg: narrow.tmpl.h is included by size.tmpl.h"
#endif

#define SG_T_LEAF_CV(name, to, from, suffix) \
    SG_INLINE SG_T_VALUE_OF(to) SG_T_PAIR_FN(convert_##name, to, from)(SG_T_VALUE_OF(from) x) { \
        return SG_T_INTERNAL_OF(of_raw, to)(SG_PASTE2(sg_reg_##name##_##to##_##from, suffix)(SG_T_INTERNAL_OF(raw, from)(x))); \
    }
/* two halves of one register each, which floor 1 converts together */
#define SG_T_TWO_CV(to, from, R) \
    SG_INLINE SG_T_VALUE_OF(to) SG_T_PAIR_FN(convert_sat, to, from)(SG_T_VALUE_OF(from) x) { \
        return SG_T_INTERNAL_OF(of_raw, to)(SG_PASTE2(sg_reg_sat2_##to##_##from, SG_R##R##_)(SG_CAST_(sg_r##R) x.lo.v, SG_CAST_(sg_r##R) x.hi.v)); \
    }
#define SG_T_HALVES_CV(name, to, from) \
    SG_INLINE SG_T_VALUE_OF(to) SG_T_PAIR_FN(convert_##name, to, from)(SG_T_VALUE_OF(from) x) { \
        return SG_T_FN_OF(join, to)(SG_T_HALF_PAIR_FN(convert_##name, to, from)(x.lo), \
                                    SG_T_HALF_PAIR_FN(convert_##name, to, from)(x.hi)); \
    }

#if SG_T_S * 16 <= SG_REG_BITS
#define SG_T_ROW(to) SG_T_LEAF_CV(sat, to, i16, SG_T_REG_OF_16)
#elif SG_T_S * 16 == 256 && !SG_HAVE_KMASK && SG_HAVE_SIMDE
#define SG_T_ROW(to) SG_T_TWO_CV(to, i16, 128)
#elif SG_T_S * 16 == 512 && SG_REG_BITS == 256
#define SG_T_ROW(to) SG_T_TWO_CV(to, i16, 256)
#else
#define SG_T_ROW(to) SG_T_HALVES_CV(sat, to, i16)
#endif
SG_T_ROW(i8)
SG_T_ROW(u8)
#undef SG_T_ROW

#if SG_T_S * 32 <= SG_REG_BITS
#define SG_T_ROW(name, to, from) SG_T_LEAF_CV(name, to, from, SG_T_REG_OF_32)
#else
#define SG_T_ROW(name, to, from) SG_T_HALVES_CV(name, to, from)
#endif
SG_T_ROW(fast, i32, f32)
SG_T_ROW(fast_rint, i32, f32)
#if SG_T_S * 32 == 256 && SG_REG_BITS == 128 && SG_HAVE_SIMDE
SG_T_TWO_CV(i16, i32, 128)
SG_T_TWO_CV(u16, i32, 128)
#elif SG_T_S * 32 == 512 && SG_REG_BITS == 256
SG_T_TWO_CV(i16, i32, 256)
SG_T_TWO_CV(u16, i32, 256)
#else
SG_T_ROW(sat, i16, i32)
SG_T_ROW(sat, u16, i32)
#endif
#if SG_T_S * 32 <= SG_REG_BITS || SG_HAVE_KMASK
SG_T_ROW(sat, i8, i32)
SG_T_ROW(sat, u8, i32)
#else /* in two steps: a number that does not fit 8 bits does not fit after the step to 16 bits either */
#define SG_T_BY_16(to) \
    SG_INLINE SG_T_VALUE_OF(to) SG_T_PAIR_FN(convert_sat, to, i32)(SG_T_VALUE_OF(i32) x) { \
        return SG_T_PAIR_FN(convert_sat, to, i16)(SG_T_PAIR_FN(convert_sat, i16, i32)(x)); \
    }
SG_T_BY_16(i8)
SG_T_BY_16(u8)
#undef SG_T_BY_16
#endif
#undef SG_T_ROW
#undef SG_T_LEAF_CV
#undef SG_T_TWO_CV
#undef SG_T_HALVES_CV
