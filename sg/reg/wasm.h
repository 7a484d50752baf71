/* SPDX-License-Identifier: MIT */
/* What SIMDe 0.7.4 makes loops over lanes of on WebAssembly, where an instruction or a few do it. Names and results are
 * those of SSE: SG_MM_ takes them from here. */
#ifndef SG_REG_WASM_H
#define SG_REG_WASM_H

#include "simde.h"

#if SG_HAVE_WASM_VECTORS
#include <wasm_simd128.h>

/* an index with bit 7 gives 0; of others 4 bits count. A swizzle gives 0 for all from 16 on. */
#define SG_WASM_shuffle_epi8 ~, sg_wasm_shuffle_epi8_
SG_INLINE simde__m128i sg_wasm_shuffle_epi8_(simde__m128i x, simde__m128i at) {
    return wasm_i8x16_swizzle(x, wasm_v128_and(at, wasm_i8x16_splat((int8_t)-113))); /* 0x8f */
}

#define SG_T_ROW(name, instruction) \
    SG_INLINE simde__m128i sg_wasm_##name##_(simde__m128i x, simde__m128i y) { return instruction(x, y); }
#define SG_WASM_packs_epi16 ~, sg_wasm_packs_epi16_
SG_T_ROW(packs_epi16, wasm_i8x16_narrow_i16x8)
#define SG_WASM_packus_epi16 ~, sg_wasm_packus_epi16_
SG_T_ROW(packus_epi16, wasm_u8x16_narrow_i16x8)
#define SG_WASM_packs_epi32 ~, sg_wasm_packs_epi32_
SG_T_ROW(packs_epi32, wasm_i16x8_narrow_i32x4)
#define SG_WASM_packus_epi32 ~, sg_wasm_packus_epi32_
SG_T_ROW(packus_epi32, wasm_u16x8_narrow_i32x4)
#define SG_WASM_madd_epi16 ~, sg_wasm_madd_epi16_
SG_T_ROW(madd_epi16, wasm_i32x4_dot_i16x8)
#undef SG_T_ROW

#define SG_WASM_movemask_epi8 ~, sg_wasm_movemask_epi8_
SG_INLINE int sg_wasm_movemask_epi8_(simde__m128i x) { return (int)wasm_i8x16_bitmask(x); }
#define SG_WASM_movemask_ps ~, sg_wasm_movemask_ps_
SG_INLINE int sg_wasm_movemask_ps_(simde__m128 x) { return (int)wasm_i32x4_bitmask((v128_t)x); }
#define SG_WASM_movemask_pd ~, sg_wasm_movemask_pd_
SG_INLINE int sg_wasm_movemask_pd_(simde__m128d x) { return (int)wasm_i64x2_bitmask((v128_t)x); }

#endif
#endif
