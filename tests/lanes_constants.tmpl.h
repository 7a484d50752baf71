/* SPDX-License-Identifier: MIT */
/* Every row on the constants of set T_SET, and their table. T_MODE says which arguments the compiler knows: 0 all, 1 all but
 * the first value, 2 the first value alone. */
#if !defined(T_SET) || !defined(T_MODE)
#error "lanes_constants.tmpl.h needs T_SET and T_MODE and is included by lanes_constants.c"
#endif

#define T_NAME(name) T_PASTE(T_PASTE(T_PASTE(t_, T_SET), T_PASTE(_, T_MODE)), name)
#if T_MODE == 1
#define X(e) sg_load_##e(a->x.e)
#else
#define X(e) sg_load_##e((const SG_TYPE_##e##_ *)T_X_BITS(e, T_SET))
#endif
#if T_MODE == 2
#define Y(e) sg_load_##e(a->y.e)
#define Z(e) sg_load_##e(a->z.e)
#define S(e) a->s.e[0]
#define V(e) a->z.e[0]
#define M sg_mask_from_bits(a->m)
#define K sg_mask_from_bits(a->k)
#define L a->m
#define B (a->k & 1) != 0
#define U a->u
#define D a->d
#define N a->n
#define I sg_load_u32(a->idx)
#else
#define Y(e) sg_load_##e((const SG_TYPE_##e##_ *)T_Y_BITS(e, T_SET))
#define Z(e) sg_load_##e((const SG_TYPE_##e##_ *)T_Z_BITS(e, T_SET))
#define S(e) *(const SG_TYPE_##e##_ *)T_S_BITS(e, T_SET)
#define V(e) *(const SG_TYPE_##e##_ *)T_Z_BITS(e, T_SET) /* a second scalar */
#define M sg_mask_from_bits(T_M(T_SET))
#define K sg_mask_from_bits(T_K(T_SET))
#define L T_M(T_SET)
#define B (T_K(T_SET) & 1) != 0
#define U T_U(T_SET)
#define D (int32_t)T_U(T_SET)
#define N (size_t)T_U(T_SET)
#define I sg_load_u32(T_IDX(T_SET))
#endif
#define P(e) (const SG_TYPE_##e##_ *)T_X_BITS(e, T_SET)
#define Q(e) r->v.e
#define PLACE sg_load_u32(T_PLACES(T_SET))

/* ---- a thunk for each shape ---- */

#define T_THUNK(name, e, body) \
    static void T_NAME(_##name##_##e)(const struct args *a, struct result *r) { \
        (void)a; \
        body; \
    }
#define T_VALUE(name, e, call) T_THUNK(name, e, sg_store_##e(r->v.e, call))
#define T_BITS(name, e, call) T_THUNK(name, e, r->word = sg_ballot(call))
#define T_WORD(name, e, call) T_THUNK(name, e, r->word = call)
#define T_THUNK_V_S(name, e) T_VALUE(name, e, sg_##name##_##e(S(e)))
#define T_THUNK_V_(name, e) T_VALUE(name, e, sg_##name##_##e())
#define T_THUNK_V_V(name, e) T_VALUE(name, e, sg_##name##_##e(X(e)))
#define T_THUNK_R_V(name, e) T_THUNK_V_V(name, e)
#define T_THUNK_W_V(name, e) T_THUNK_V_V(name, e)
#define T_THUNK_V_VV(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), Y(e)))
#define T_THUNK_V_VVV(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), Y(e), Z(e)))
#define T_THUNK_BOUNDS(name, e) T_THUNK_V_VVV(name, e) T_VALUE(name##_n, e, sg_##name##_n_##e(X(e), S(e), V(e)))
#define T_THUNK_V_II(name, e) T_VALUE(name, e, sg_##name##_##e(X(u32), Y(u32)))
#define T_THUNK_V_IIV(name, e) T_VALUE(name, e, sg_##name##_##e(X(u32), Y(u32), Z(e)))
#define T_THUNK_BIN(name, e) T_THUNK_V_VV(name, e) T_VALUE(name##_n, e, sg_##name##_n_##e(X(e), S(e)))
#define T_THUNK_O_BIN(name, e) T_THUNK_BIN(name, e)
#define T_THUNK_R_BIN(name, e) T_THUNK_BIN(name, e)
#define T_THUNK_SHIFT(name, e) T_THUNK_V_VV(name, e) T_VALUE(name##_n, e, sg_##name##_n_##e(X(e), U))
#define T_THUNK_CMP(name, e) \
    T_BITS(name, e, sg_##name##_##e(X(e), Y(e))) \
    T_BITS(name##_n, e, sg_##name##_n_##e(X(e), S(e)))
#define T_THUNK_M_V(name, e) T_BITS(name, e, sg_##name##_##e(X(e)))
#define T_THUNK_V_MVV(name, e) T_VALUE(name, e, sg_##name##_##e(M, X(e), Y(e)))
#define T_THUNK_V_MVVV(name, e) T_VALUE(name, e, sg_##name##_##e(M, X(e), Y(e), Z(e)))
#define T_THUNK_V_VI(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), I))
#define T_OWN(e) T_PASTE(sg_convert_u, SG_BITS_##e##_)(I)
#define T_THUNK_V_VJ(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), T_OWN(e)))
#define T_THUNK_V_VVJ(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), Y(e), T_OWN(e)))
#define T_THUNK_V_PV(name, e) T_VALUE(name, e, sg_##name##_##e(t_table, X(e)))
#define T_THUNK_V_VU(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), U))
#define T_THUNK_V_VD(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), D))
#define T_THUNK_V_VDU(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), D, U))
#define T_THUNK_I_V(name, e) T_THUNK(name, e, sg_store_u32(r->v.u32, sg_##name##_##e(X(e))))
#define T_THUNK_U_V(name, e) T_WORD(name, e, sg_##name##_##e(X(e)))
#define T_THUNK_V_VUS(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), U, S(e)))
#define T_THUNK_V_VVU(name, e) T_VALUE(name, e, sg_##name##_##e(X(e), Y(e), U))
#define T_THUNK_V_MV(name, e) T_VALUE(name, e, sg_##name##_##e(M, X(e)))
#define T_THUNK_S_VU(name, e) T_THUNK(name, e, r->v.e[0] = sg_##name##_##e(X(e), U))
#define T_THUNK_X_V(name, e) T_THUNK(name, e, sg_store_u64(r->v.u64, sg_##name##_##e(X(e))))
#define T_THUNK_X_MV(name, e) T_THUNK(name, e, sg_store_u64(r->v.u64, sg_##name##_##e(M, X(e))))
#define T_THUNK_B_MV(name, e) T_WORD(name, e, sg_##name##_##e(M, X(e)) ? 1 : 0)
#define T_THUNK_B_V(name, e) T_WORD(name, e, sg_##name##_##e(X(e)) ? 1 : 0)
#define T_THUNK_0_T(name, e) \
    static void T_NAME(_##name##_##e)(const struct args *a, struct result *r) { \
        sg_##e v[LANES]; \
        (void)a; \
        (void)r; \
        for (unsigned i = 0; i < LANES; i++) v[i] = sg_load_##e((const SG_TYPE_##e##_ *)T_ROW_BITS(e, T_SET, i)); \
        sg_##name##_##e(v); \
        for (unsigned i = 0; i < LANES; i++) sg_store_##e((SG_TYPE_##e##_ *)(void *)t_square + i * LANES, v[i]); \
    }
#define T_THUNK_M_MM(name, e) T_BITS(name, e, sg_##name(M, K))
#define T_THUNK_M_M(name, e) T_BITS(name, e, sg_##name(M))
#define T_THUNK_M_N(name, e) T_BITS(name, e, sg_##name(N))
#define T_THUNK_M_MUB(name, e) T_BITS(name, e, sg_##name(M, U, B))
#define T_THUNK_B_MU(name, e) T_WORD(name, e, sg_##name(M, U) ? 1 : 0)
#define T_THUNK_M_L(name, e) T_BITS(name, e, sg_##name(L))
#define T_THUNK_B_M(name, e) T_WORD(name, e, sg_##name(M) ? 1 : 0)
#define T_THUNK_L_M(name, e) T_WORD(name, e, sg_##name(M))
#define T_THUNK_U_M(name, e) T_WORD(name, e, sg_##name(M))
#define T_THUNK_V_P(name, e) T_VALUE(name, e, sg_##name##_##e(P(e)))
#define T_THUNK_V_PN(name, e) T_VALUE(name, e, sg_##name##_##e(P(e), N))
#define T_THUNK_V_MP(name, e) T_VALUE(name, e, sg_##name##_##e(M, P(e)))
#define T_THUNK_V_PI(name, e) T_VALUE(name, e, sg_##name##_##e(P(e), PLACE))
#define T_THUNK_V_MPI(name, e) T_VALUE(name, e, sg_##name##_##e(M, P(e), PLACE))
#define T_THUNK_V_MPV(name, e) T_VALUE(name, e, sg_##name##_##e(M, P(e), X(e)))
#define T_THUNK_V_MPIV(name, e) T_VALUE(name, e, sg_##name##_##e(M, P(e), PLACE, X(e)))
#define T_THUNK_0_QV(name, e) T_THUNK(name, e, sg_##name##_##e(Q(e), X(e)))
#define T_THUNK_0_QVN(name, e) T_THUNK(name, e, sg_##name##_##e(Q(e), X(e), N))
#define T_THUNK_0_MQV(name, e) T_THUNK(name, e, sg_##name##_##e(M, Q(e), X(e)))
#define T_THUNK_0_QIV(name, e) T_THUNK(name, e, sg_##name##_##e(Q(e), PLACE, X(e)))
#define T_THUNK_0_MQIV(name, e) T_THUNK(name, e, sg_##name##_##e(M, Q(e), PLACE, X(e)))
#define T_THUNK_U_MQV(name, e) T_WORD(name, e, sg_##name##_##e(M, Q(e), X(e)))

#define T_PICK_arith(shape, name, class_) T_EACH_##class_(T_THUNK_##shape, name)
#define T_PICK_cross T_PICK_arith
#define T_PICK_reduce T_PICK_arith
#define T_PICK_mask T_PICK_arith
#define T_PICK_memory T_PICK_arith
#include "rows.tmpl.h"
#if T_MODE == 0
#define T_CONVERT_THUNK(name, to, from) \
    static void T_NAME(_##name##_##to##_##from)(const struct args *a, struct result *r) { \
        (void)a; \
        sg_store_##to(r->v.to, T_CONVERT_CALL(name, to, from)(X(from))); \
    }
#define T_CONVERT(to, from) T_CONVERT_THUNK(convert, to, from)
SG_EACH_PAIR_(T_CONVERT)
#define T_FAST_THUNK(from, to) T_CONVERT_THUNK(convert_fast, to, from)
SG_EACH_INT_(T_FAST_THUNK, f32)
#undef T_FAST_THUNK
#endif
#undef T_PICK_arith
#undef T_CONVERT_THUNK

/* ---- the table ---- */

#define T_PICK_arith(shape, name, class_) T_EACH_##class_(T_LINE_##shape, name)
static const struct entry T_NAME(_entries)[] = {
#include "rows.tmpl.h"
};
#if T_MODE == 0
#define T_CONVERT_LINE(to, from) \
    {"convert", E_##to, E_##from, 0, T_NAME(_convert_##to##_##from)},
#define T_FAST_LINE(from, to) \
    {"convert_fast", E_##to, E_##from, 1, T_NAME(_convert_fast_##to##_##from)},
static const struct pair T_NAME(_pairs)[] = {SG_EACH_PAIR_(T_CONVERT_LINE) SG_EACH_INT_(T_FAST_LINE, f32)};
#undef T_FAST_LINE
#endif

static void T_NAME(_run)(void) {
    case_begin();
    for (size_t i = 0; i < sizeof T_NAME(_entries) / sizeof T_NAME(_entries)[0]; i++) {
        check_entry(&T_NAME(_entries)[i], T_SET);
    }
#if T_MODE == 0
    for (size_t i = 0; i < sizeof T_NAME(_pairs) / sizeof T_NAME(_pairs)[0]; i++) check_pair(&T_NAME(_pairs)[i], T_SET);
#endif
    case_end("set " T_STRING(T_SET) ", " T_MODE_TEXT, "");
}

#undef T_NAME
#undef X
#undef Y
#undef Z
#undef S
#undef V
#undef M
#undef K
#undef L
#undef B
#undef U
#undef D
#undef N
#undef I
#undef P
#undef Q
#undef PLACE
#undef T_THUNK
#undef T_VALUE
#undef T_BITS
#undef T_WORD
#undef T_THUNK_V_S
#undef T_THUNK_V_
#undef T_THUNK_V_V
#undef T_THUNK_R_V
#undef T_THUNK_W_V
#undef T_THUNK_V_VV
#undef T_THUNK_V_VVV
#undef T_THUNK_BOUNDS
#undef T_THUNK_V_II
#undef T_THUNK_V_IIV
#undef T_THUNK_BIN
#undef T_THUNK_O_BIN
#undef T_THUNK_R_BIN
#undef T_THUNK_SHIFT
#undef T_THUNK_CMP
#undef T_THUNK_M_V
#undef T_THUNK_V_MVV
#undef T_THUNK_V_MVVV
#undef T_THUNK_X_MV
#undef T_THUNK_B_MV
#undef T_THUNK_V_VI
#undef T_OWN
#undef T_THUNK_V_VJ
#undef T_THUNK_V_VVJ
#undef T_THUNK_V_PV
#undef T_THUNK_V_VU
#undef T_THUNK_V_VD
#undef T_THUNK_V_VDU
#undef T_THUNK_I_V
#undef T_THUNK_U_V
#undef T_THUNK_V_VUS
#undef T_THUNK_V_VVU
#undef T_THUNK_V_MV
#undef T_THUNK_S_VU
#undef T_THUNK_X_V
#undef T_THUNK_B_V
#undef T_THUNK_0_T
#undef T_THUNK_M_MM
#undef T_THUNK_M_M
#undef T_THUNK_M_N
#undef T_THUNK_M_MUB
#undef T_THUNK_B_MU
#undef T_THUNK_M_L
#undef T_THUNK_B_M
#undef T_THUNK_L_M
#undef T_THUNK_U_M
#undef T_THUNK_V_P
#undef T_THUNK_V_PN
#undef T_THUNK_V_MP
#undef T_THUNK_V_PI
#undef T_THUNK_V_MPI
#undef T_THUNK_V_MPV
#undef T_THUNK_V_MPIV
#undef T_THUNK_0_QV
#undef T_THUNK_0_QVN
#undef T_THUNK_0_MQV
#undef T_THUNK_0_QIV
#undef T_THUNK_0_MQIV
#undef T_THUNK_U_MQV
#undef T_PICK_arith
#undef T_PICK_cross
#undef T_PICK_reduce
#undef T_PICK_mask
#undef T_PICK_memory
#undef T_CONVERT
#undef T_CONVERT_LINE
#undef T_SET
#undef T_MODE
#undef T_MODE_TEXT
