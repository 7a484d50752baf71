/* SPDX-License-Identifier: MIT */
/* sg_mask where the target has no mask registers: SG_T_S lanes of SG_T_MASK_WIDTH bits. Also, for every element, the operations that
 * take or give a mask. Elements of SG_T_MASK_WIDTH bits use the mask as it is; for others it is widened or narrowed once.
 * Names end in SG_T_MASK_SUFFIX, which is empty for the default width of the size. */
#if !defined(SG_T_S) || !defined(SG_T_MASK_WIDTH) || !defined(SG_T_MASK_SUFFIX)
#error "sg: vmask.tmpl.h needs SG_T_S, SG_T_MASK_WIDTH and SG_T_MASK_SUFFIX"
#endif

#include "../made/size_names.tmpl.h"
#define SG_T_PUBLIC_MASK SG_PASTE2(SG_T_PLAIN_MASK, SG_T_MASK_SUFFIX)
#define SG_T_PUBLIC_PLAIN_FN(op) SG_PASTE2(SG_T_PLAIN_FN(op), SG_T_MASK_SUFFIX)
#define SG_T_PUBLIC_BALLOT SG_T_PUBLIC_PLAIN_FN(ballot)
#define SG_T_WRAP SG_PASTE2(SG_T_PLAIN_FN(mask_of_lanes), SG_PASTE2(SG_T_MASK_SUFFIX, _))
#include "../made/mask_names.tmpl.h"

typedef struct SG_T_PUBLIC_MASK { SG_T_MASK_VALUE v; } SG_T_PUBLIC_MASK;
SG_INLINE SG_T_PUBLIC_MASK SG_T_WRAP(SG_T_MASK_VALUE v) {
    SG_T_PUBLIC_MASK r;
    r.v = v;
    return r;
}

/* ---- the SG_T_MASK_OP rows of operations.h ---- */

#define SG_T_ROW(op, lanes) \
    SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_PLAIN_FN(op)(SG_T_PUBLIC_MASK a, SG_T_PUBLIC_MASK b) { \
        SG_T_PUBLIC_MASK r; r.v = SG_T_MASK_VALUE_FN(lanes)(a.v, b.v); return r; \
    }
SG_T_ROW(mask_and, and)
SG_T_ROW(mask_or, or)
SG_T_ROW(mask_xor, xor)
SG_T_ROW(mask_andnot, andnot)
#undef SG_T_ROW
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_PLAIN_FN(mask_not)(SG_T_PUBLIC_MASK m) {
    m.v = SG_T_MASK_VALUE_FN(not)(m.v);
    return m;
}
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_PLAIN_FN(mask_keep)(SG_T_PUBLIC_MASK m) {
    m.v = SG_T_MASK_VALUE_FN(keep)(m.v);
    return m;
}
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_PLAIN_FN(mask_first_n)(size_t n) {
    SG_T_PUBLIC_MASK r;
    r.v = SG_T_MASK_VALUE_INTERNAL(mask_first)(n < SG_T_S ? (uint32_t)n : SG_T_S);
    return r;
}
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_PLAIN_FN(mask_from_bits)(uint64_t bits) {
    SG_T_PUBLIC_MASK r;
    r.v = SG_T_MASK_VALUE_INTERNAL(mask_of_bits)(bits);
    return r;
}
SG_INLINE bool SG_T_PUBLIC_PLAIN_FN(any)(SG_T_PUBLIC_MASK m) { return SG_T_MASK_VALUE_INTERNAL(mask_any)(m.v); }
SG_INLINE bool SG_T_PUBLIC_PLAIN_FN(all)(SG_T_PUBLIC_MASK m) { return SG_T_MASK_VALUE_INTERNAL(mask_all)(m.v); }
SG_INLINE bool SG_T_PUBLIC_PLAIN_FN(none)(SG_T_PUBLIC_MASK m) { return !SG_T_MASK_VALUE_INTERNAL(mask_any)(m.v); }
SG_INLINE uint64_t SG_T_PUBLIC_PLAIN_FN(ballot)(SG_T_PUBLIC_MASK m) { return SG_T_MASK_VALUE_INTERNAL(mask_bits)(m.v); }
SG_INLINE uint32_t SG_T_PUBLIC_PLAIN_FN(count)(SG_T_PUBLIC_MASK m) { return sg_bits_count_(SG_T_PUBLIC_PLAIN_FN(ballot)(m)); }
SG_INLINE uint32_t SG_T_PUBLIC_PLAIN_FN(first)(SG_T_PUBLIC_MASK m) {
    const uint64_t bits = SG_T_PUBLIC_PLAIN_FN(ballot)(m);
    return bits ? sg_bits_first_(bits) : SG_T_S;
}
SG_INLINE uint32_t SG_T_PUBLIC_PLAIN_FN(last)(SG_T_PUBLIC_MASK m) {
    const uint64_t bits = SG_T_PUBLIC_PLAIN_FN(ballot)(m);
    return bits ? sg_bits_last_(bits) : SG_T_S;
}
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_PLAIN_FN(mask_from_n)(size_t n) {
    return SG_T_PUBLIC_PLAIN_FN(mask_not)(SG_T_PUBLIC_PLAIN_FN(mask_first_n)(n));
}
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_PLAIN_FN(mask_before_first)(SG_T_PUBLIC_MASK m) {
    return SG_T_PUBLIC_PLAIN_FN(mask_first_n)(SG_T_PUBLIC_PLAIN_FN(first)(m));
}
SG_INLINE SG_T_PUBLIC_MASK SG_T_PUBLIC_PLAIN_FN(mask_set)(SG_T_PUBLIC_MASK m, uint32_t i, bool on) {
    const SG_T_PUBLIC_MASK lane = SG_T_PUBLIC_PLAIN_FN(mask_from_bits)((uint64_t)1 << (i & (SG_T_S - 1)));
    return on ? SG_T_PUBLIC_PLAIN_FN(mask_or)(m, lane) : SG_T_PUBLIC_PLAIN_FN(mask_andnot)(m, lane);
}
SG_INLINE bool SG_T_PUBLIC_PLAIN_FN(mask_get)(SG_T_PUBLIC_MASK m, uint32_t i) {
    return (SG_T_PUBLIC_PLAIN_FN(ballot)(m) >> (i & (SG_T_S - 1)) & 1) != 0;
}

#define SG_T_FILE "vmask_ops.tmpl.h"
#include "each_element.tmpl.h"
#if SG_HAVE_OPERATORS
#include "operators_mask.tmpl.h"
#endif

#undef SG_T_PUBLIC_MASK
#undef SG_T_PUBLIC_PLAIN_FN
#undef SG_T_PUBLIC_BALLOT
#undef SG_T_WRAP
#include "../made/mask_names_end.tmpl.h"
#include "../made/size_names_end.tmpl.h"
