/* SPDX-License-Identifier: MIT */
/* The mask tests at T_MASK_BITS: binds the names to it, makes thunks and their table. */
#ifndef T_MASK_BITS
#error "lanes_mask.tmpl.h needs T_MASK_BITS and is included by lanes_mask.c"
#endif

#include <sg.h>

#define T_NAME(name) T_PASTE(T_PASTE(T_PASTE(t_, T_MASK_BITS), _), name)
#define X(e) T_PASTE(sg_load_, e)(a->x.e)
#define Y(e) T_PASTE(sg_load_, e)(a->y.e)
#define M sg_mask_from_bits(a->m)
#define K sg_mask_from_bits(a->k)
#define T_WORD(name, call) \
    static void T_NAME(name)(const struct args *a, struct result *r) { r->word = call; }
#define T_THUNK_M_MM(name) T_WORD(name, sg_ballot(sg_##name(M, K)))
#define T_THUNK_M_M(name) T_WORD(name, sg_ballot(sg_##name(M)))
#define T_THUNK_M_N(name) T_WORD(name, sg_ballot(sg_##name(a->n)))
#define T_THUNK_M_MUB(name) T_WORD(name, sg_ballot(sg_##name(M, a->u, (a->k & 1) != 0)))
#define T_THUNK_B_MU(name) T_WORD(name, sg_##name(M, a->u) ? 1 : 0)
#define T_THUNK_M_L(name) T_WORD(name, sg_ballot(sg_##name(a->m)))
#define T_THUNK_B_M(name) T_WORD(name, sg_##name(M) ? 1 : 0)
#define T_THUNK_L_M(name) T_WORD(name, sg_##name(M))
#define T_THUNK_U_M(name) T_WORD(name, sg_##name(M))
#define T_PICK_mask(shape, name, class_) T_THUNK_##shape(name)
#include "rows.tmpl.h"
#undef T_PICK_mask

/* masks made by values and used by values, of every width, against this width of mask */
#define T_EACH_CMP(f, e) f(eq, e) f(ne, e) f(lt, e) f(le, e) f(gt, e) f(ge, e)
#define T_CMP(name, e) T_WORD(name##_##e, sg_ballot(sg_##name##_##e(X(e), Y(e))))
#define T_SELECT(name, e) \
    static void T_NAME(name##_##e)(const struct args *a, struct result *r) { \
        sg_store_##e(r->v.e, sg_##name##_##e(M, X(e), Y(e))); \
    }
/* a constant takes another way */
#define T_ADD_100(a_, e) \
    static void T_NAME(add_masked_100_##e)(const struct args *a, struct result *r) { \
        sg_store_##e(r->v.e, sg_add_masked_##e(M, X(e), sg_splat_##e(100))); \
    }
#define T_CMPS(a_, e) T_EACH_CMP(T_CMP, e) T_SELECT(select, e) T_SELECT(add_masked, e)
#define T_ISNAN(a_, e) T_WORD(isnan_##e, sg_ballot(sg_isnan_##e(X(e))))
T_EACH_ALL(T_CMPS, )
T_EACH_INT(T_ADD_100, )
T_EACH_REAL(T_ISNAN, )

#define T_STRING_BITS T_STRING(T_MASK_BITS)
#define T_MASK_LINE(drive, name) \
    { \
        const struct test t = {#name, E_u8, RESULT_WORD, oracle_##name, T_NAME(name)}; \
        drive(&t, "bits " T_STRING_BITS); \
    }
#define T_LINE_M_MM(name) T_MASK_LINE(check_pairs, name)
#define T_LINE_M_M(name) T_MASK_LINE(check_pairs, name)
#define T_LINE_M_N(name) T_MASK_LINE(check_counts, name)
#define T_LINE_M_MUB(name) T_MASK_LINE(check_lanes, name)
#define T_LINE_B_MU(name) T_MASK_LINE(check_lanes, name)
#define T_LINE_M_L(name) T_MASK_LINE(check_bits, name)
#define T_LINE_B_M(name) T_MASK_LINE(check_bits, name)
#define T_LINE_L_M(name) T_MASK_LINE(check_bits, name)
#define T_LINE_U_M(name) T_MASK_LINE(check_bits, name)
#define T_PICK_mask(shape, name, class_) T_LINE_##shape(name)
#define T_VALUE_LINE(name, e, result) \
    { \
        const struct test t = {#name, E_##e, result, oracle_##name, T_NAME(name##_##e)}; \
        check_values(&t, "bits " T_STRING_BITS); \
    }
#define T_CMP_LINE(name, e) T_VALUE_LINE(name, e, RESULT_WORD)
#define T_CMP_LINES(a_, e) T_EACH_CMP(T_CMP_LINE, e) T_VALUE_LINE(select, e, RESULT_VALUE) T_VALUE_LINE(add_masked, e, RESULT_VALUE)
#define T_ADD_100_LINE(a_, e) T_VALUE_LINE(add_masked_100, e, RESULT_VALUE)
#define T_ISNAN_LINE(a_, e) T_VALUE_LINE(isnan, e, RESULT_WORD)

static void T_PASTE(check_masks_of_, T_MASK_BITS)(void) {
#include "rows.tmpl.h"
    T_EACH_ALL(T_CMP_LINES, )
    T_EACH_INT(T_ADD_100_LINE, )
    T_EACH_REAL(T_ISNAN_LINE, )
}

#undef T_NAME
#undef X
#undef Y
#undef M
#undef K
#undef T_WORD
#undef T_THUNK_M_MM
#undef T_THUNK_M_M
#undef T_THUNK_M_N
#undef T_THUNK_M_MUB
#undef T_THUNK_B_MU
#undef T_THUNK_M_L
#undef T_THUNK_B_M
#undef T_THUNK_L_M
#undef T_THUNK_U_M
#undef T_EACH_CMP
#undef T_CMP
#undef T_SELECT
#undef T_CMPS
#undef T_ISNAN
#undef T_ADD_100
#undef T_STRING_BITS
#undef T_MASK_LINE
#undef T_LINE_M_MM
#undef T_LINE_M_M
#undef T_LINE_M_N
#undef T_LINE_M_MUB
#undef T_LINE_B_MU
#undef T_LINE_M_L
#undef T_LINE_B_M
#undef T_LINE_L_M
#undef T_LINE_U_M
#undef T_PICK_mask
#undef T_VALUE_LINE
#undef T_CMP_LINE
#undef T_CMP_LINES
#undef T_ISNAN_LINE
#undef T_ADD_100_LINE
#undef T_MASK_BITS
#undef SG_MASK_BITS
