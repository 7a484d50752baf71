/* SPDX-License-Identifier: MIT */
/* Half of SG_T_S, and names at SG_T_S lanes that tell their element. */
#ifndef SG_T_S
#error "sg: halves.tmpl.h needs SG_T_S"
#endif

/* SG_T_TE(e): a value. SG_T_FE(op, e), SG_T_FE_(op, e): its function, an internal one. SG_T_C2(op, to, from).
 * The same with H: half the lanes. SG_T_KFN(op): masks. Written out: elem.tmpl.h says why */
#if SG_T_S == 1
#define SG_T_HS 1
#define SG_T_TE(e) sg_##e##x1
#define SG_T_FE(op, e) sg_##op##_##e##x1
#define SG_T_FE_(op, e) sg_##op##_##e##x1_
#define SG_T_C2(op, to, from) sg_##op##_##to##_##from##x1
#define SG_T_HFE(op, e) sg_##op##_##e##x1
#define SG_T_HFE_(op, e) sg_##op##_##e##x1_
#define SG_T_HC2(op, to, from) sg_##op##_##to##_##from##x1
#define SG_T_KT sg_maskx1
#define SG_T_KFN(op) sg_##op##_x1
#define SG_T_KLANES sg_lanes_x1
#elif SG_T_S == 2
#define SG_T_HS 1
#define SG_T_TE(e) sg_##e##x2
#define SG_T_FE(op, e) sg_##op##_##e##x2
#define SG_T_FE_(op, e) sg_##op##_##e##x2_
#define SG_T_C2(op, to, from) sg_##op##_##to##_##from##x2
#define SG_T_HFE(op, e) sg_##op##_##e##x1
#define SG_T_HFE_(op, e) sg_##op##_##e##x1_
#define SG_T_HC2(op, to, from) sg_##op##_##to##_##from##x1
#define SG_T_KT sg_maskx2
#define SG_T_KFN(op) sg_##op##_x2
#define SG_T_KLANES sg_lanes_x2
#elif SG_T_S == 4
#define SG_T_HS 2
#define SG_T_TE(e) sg_##e##x4
#define SG_T_FE(op, e) sg_##op##_##e##x4
#define SG_T_FE_(op, e) sg_##op##_##e##x4_
#define SG_T_C2(op, to, from) sg_##op##_##to##_##from##x4
#define SG_T_HFE(op, e) sg_##op##_##e##x2
#define SG_T_HFE_(op, e) sg_##op##_##e##x2_
#define SG_T_HC2(op, to, from) sg_##op##_##to##_##from##x2
#define SG_T_KT sg_maskx4
#define SG_T_KFN(op) sg_##op##_x4
#define SG_T_KLANES sg_lanes_x4
#elif SG_T_S == 8
#define SG_T_HS 4
#define SG_T_TE(e) sg_##e##x8
#define SG_T_FE(op, e) sg_##op##_##e##x8
#define SG_T_FE_(op, e) sg_##op##_##e##x8_
#define SG_T_C2(op, to, from) sg_##op##_##to##_##from##x8
#define SG_T_HFE(op, e) sg_##op##_##e##x4
#define SG_T_HFE_(op, e) sg_##op##_##e##x4_
#define SG_T_HC2(op, to, from) sg_##op##_##to##_##from##x4
#define SG_T_KT sg_maskx8
#define SG_T_KFN(op) sg_##op##_x8
#define SG_T_KLANES sg_lanes_x8
#elif SG_T_S == 16
#define SG_T_HS 8
#define SG_T_TE(e) sg_##e##x16
#define SG_T_FE(op, e) sg_##op##_##e##x16
#define SG_T_FE_(op, e) sg_##op##_##e##x16_
#define SG_T_C2(op, to, from) sg_##op##_##to##_##from##x16
#define SG_T_HFE(op, e) sg_##op##_##e##x8
#define SG_T_HFE_(op, e) sg_##op##_##e##x8_
#define SG_T_HC2(op, to, from) sg_##op##_##to##_##from##x8
#define SG_T_KT sg_maskx16
#define SG_T_KFN(op) sg_##op##_x16
#define SG_T_KLANES sg_lanes_x16
#elif SG_T_S == 32
#define SG_T_HS 16
#define SG_T_TE(e) sg_##e##x32
#define SG_T_FE(op, e) sg_##op##_##e##x32
#define SG_T_FE_(op, e) sg_##op##_##e##x32_
#define SG_T_C2(op, to, from) sg_##op##_##to##_##from##x32
#define SG_T_HFE(op, e) sg_##op##_##e##x16
#define SG_T_HFE_(op, e) sg_##op##_##e##x16_
#define SG_T_HC2(op, to, from) sg_##op##_##to##_##from##x16
#define SG_T_KT sg_maskx32
#define SG_T_KFN(op) sg_##op##_x32
#define SG_T_KLANES sg_lanes_x32
#else
#define SG_T_HS 32
#define SG_T_TE(e) sg_##e##x64
#define SG_T_FE(op, e) sg_##op##_##e##x64
#define SG_T_FE_(op, e) sg_##op##_##e##x64_
#define SG_T_C2(op, to, from) sg_##op##_##to##_##from##x64
#define SG_T_HFE(op, e) sg_##op##_##e##x32
#define SG_T_HFE_(op, e) sg_##op##_##e##x32_
#define SG_T_HC2(op, to, from) sg_##op##_##to##_##from##x32
#define SG_T_KT sg_maskx64
#define SG_T_KFN(op) sg_##op##_x64
#define SG_T_KLANES sg_lanes_x64
#endif
#define SG_T_IDX SG_T_TE(u32)
#define SG_T_IDXFN(op) SG_T_FE(op, u32)
#if SG_HAVE_KMASK
#define SG_T_MFE(op, e) SG_T_FE(op, e)
#else
#define SG_T_MFE(op, e) SG_T_FE_(op, e)
#endif
