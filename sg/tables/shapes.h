/* SPDX-License-Identifier: MIT */
/* The table of shapes: what an operation of operations.h takes and gives. This file is a template: include it with the row macro
 * defined. make.sh rejects a row whose shape is not here.
 *
 *   SG_T_SHAPE(name, result, arguments, second)
 *
 * result, and each letter of arguments:
 *   V value         M mask          I sg_u32 value, lane numbers      X sg_u64 value
 *   J unsigned value of the element's width, lane numbers
 *   S scalar        P const S *     Q S *     T array of S values      0 nothing
 *   W V *, for a second result
 *   U uint32_t      D int32_t       N size_t  L uint64_t               B bool
 * second: the arguments of the form name_n after its first, which is V; 0 where there is no such form.
 *
 * A shape is named result_arguments. Some names say more. BIN is V_VV, and CMP is M_VV; both have a form with a scalar on the right.
 * O_BIN is a BIN that returns one of its operands. BOUNDS is V_VVV, with a form for two scalars on the right. SHIFT is V_VV, with a
 * form that takes one count for all lanes. For R_ shapes the function of floor 1 does not depend on the element; for W_ shapes it
 * depends only on the element's width. */

SG_T_SHAPE(BIN, V, VV, S)
SG_T_SHAPE(O_BIN, V, VV, S)
SG_T_SHAPE(R_BIN, V, VV, S)
SG_T_SHAPE(CMP, M, VV, S)
SG_T_SHAPE(SHIFT, V, VV, U)
SG_T_SHAPE(BOUNDS, V, VVV, SS)
SG_T_SHAPE(R_V, V, V, 0)
SG_T_SHAPE(W_V, V, V, 0)
SG_T_SHAPE(V_, V, , 0)
SG_T_SHAPE(V_S, V, S, 0)
SG_T_SHAPE(V_V, V, V, 0)
SG_T_SHAPE(V_VV, V, VV, 0)
SG_T_SHAPE(V_VW, V, VW, 0)
SG_T_SHAPE(V_VVV, V, VVV, 0)
SG_T_SHAPE(V_VU, V, VU, 0)
SG_T_SHAPE(V_VD, V, VD, 0)
SG_T_SHAPE(V_VDU, V, VDU, 0)
SG_T_SHAPE(V_VI, V, VI, 0)
SG_T_SHAPE(V_VJ, V, VJ, 0)
SG_T_SHAPE(V_VVJ, V, VVJ, 0)
SG_T_SHAPE(V_PV, V, PV, 0)
SG_T_SHAPE(V_VUS, V, VUS, 0)
SG_T_SHAPE(V_VVU, V, VVU, 0)
SG_T_SHAPE(V_II, V, II, 0)
SG_T_SHAPE(V_IIV, V, IIV, 0)
SG_T_SHAPE(S_VU, S, VU, 0)
SG_T_SHAPE(I_V, I, V, 0)
SG_T_SHAPE(U_V, U, V, 0)
SG_T_SHAPE(X_V, X, V, 0)
SG_T_SHAPE(B_V, B, V, 0)
SG_T_SHAPE(0_T, 0, T, 0)
SG_T_SHAPE(V_P, V, P, 0)
SG_T_SHAPE(V_PN, V, PN, 0)
SG_T_SHAPE(V_PI, V, PI, 0)
SG_T_SHAPE(0_QV, 0, QV, 0)
SG_T_SHAPE(0_QVN, 0, QVN, 0)
SG_T_SHAPE(0_QIV, 0, QIV, 0)
SG_T_SHAPE(M_V, M, V, 0)
SG_T_SHAPE(V_MV, V, MV, 0)
SG_T_SHAPE(V_MVV, V, MVV, 0)
SG_T_SHAPE(V_MVVV, V, MVVV, 0)
SG_T_SHAPE(X_MV, X, MV, 0)
SG_T_SHAPE(B_MV, B, MV, 0)
SG_T_SHAPE(V_MP, V, MP, 0)
SG_T_SHAPE(V_MPI, V, MPI, 0)
SG_T_SHAPE(V_MPV, V, MPV, 0)
SG_T_SHAPE(V_MPIV, V, MPIV, 0)
SG_T_SHAPE(0_MQV, 0, MQV, 0)
SG_T_SHAPE(0_MQIV, 0, MQIV, 0)
SG_T_SHAPE(U_MQV, U, MQV, 0)
SG_T_SHAPE(M_MM, M, MM, 0)
SG_T_SHAPE(M_M, M, M, 0)
SG_T_SHAPE(M_N, M, N, 0)
SG_T_SHAPE(M_L, M, L, 0)
SG_T_SHAPE(M_MUB, M, MUB, 0)
SG_T_SHAPE(B_MU, B, MU, 0)
SG_T_SHAPE(B_M, B, M, 0)
SG_T_SHAPE(L_M, L, M, 0)
SG_T_SHAPE(U_M, U, M, 0)
