/* SPDX-License-Identifier: MIT */
/* Half of SG_T_S and the suffixes of both, as tokens. */
#ifndef SG_T_S
#error "sg: halves.tmpl.h needs SG_T_S"
#endif

#if SG_T_S == 1
#define SG_T_HS 1
#define SG_T_XS x1
#define SG_T_XHS x1
#elif SG_T_S == 2
#define SG_T_HS 1
#define SG_T_XS x2
#define SG_T_XHS x1
#elif SG_T_S == 4
#define SG_T_HS 2
#define SG_T_XS x4
#define SG_T_XHS x2
#elif SG_T_S == 8
#define SG_T_HS 4
#define SG_T_XS x8
#define SG_T_XHS x4
#elif SG_T_S == 16
#define SG_T_HS 8
#define SG_T_XS x16
#define SG_T_XHS x8
#elif SG_T_S == 32
#define SG_T_HS 16
#define SG_T_XS x32
#define SG_T_XHS x16
#else
#define SG_T_HS 32
#define SG_T_XS x64
#define SG_T_XHS x32
#endif
