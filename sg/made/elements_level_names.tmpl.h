/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The names of elements_x<S>.tmpl.h with the level that a file is read for by foreach.h. */
#ifndef SG_T_ELEM
#error "sg: elements_level_names.tmpl.h is included behind elements_x<S>.tmpl.h"
#endif

#undef SG_T_VALUE
#define SG_T_VALUE SG_PASTE4(sg_, SG_T_ELEM, x, SG_XT_)
#undef SG_T_FN
#define SG_T_FN(op) SG_PASTE4(sg_##op##_, SG_T_ELEM, x, SG_XT_)
#undef SG_T_INTERNAL
#define SG_T_INTERNAL(op) SG_PASTE5(sg_##op##_, SG_T_ELEM, x, SG_XT_, _)
#undef SG_T_HALF_VALUE
#define SG_T_HALF_VALUE SG_PASTE4(sg_, SG_T_ELEM, x, SG_XH_)
#undef SG_T_HALF_FN
#define SG_T_HALF_FN(op) SG_PASTE4(sg_##op##_, SG_T_ELEM, x, SG_XH_)
#undef SG_T_HALF_INTERNAL
#define SG_T_HALF_INTERNAL(op) SG_PASTE5(sg_##op##_, SG_T_ELEM, x, SG_XH_, _)
#undef SG_T_UNSIGNED
#define SG_T_UNSIGNED SG_PASTE4(sg_u, SG_T_BITS, x, SG_XT_)
#undef SG_T_UNSIGNED_FN
#define SG_T_UNSIGNED_FN(op) SG_PASTE4(sg_##op##_u, SG_T_BITS, x, SG_XT_)
#undef SG_T_UNSIGNED_INTERNAL
#define SG_T_UNSIGNED_INTERNAL(op) SG_PASTE5(sg_##op##_u, SG_T_BITS, x, SG_XT_, _)
#undef SG_T_HALF_UNSIGNED
#define SG_T_HALF_UNSIGNED SG_PASTE4(sg_u, SG_T_BITS, x, SG_XH_)
#undef SG_T_HALF_UNSIGNED_FN
#define SG_T_HALF_UNSIGNED_FN(op) SG_PASTE4(sg_##op##_u, SG_T_BITS, x, SG_XH_)
#if SG_T_KIND >= 2
#undef SG_T_SIGNED
#define SG_T_SIGNED SG_PASTE4(sg_i, SG_T_BITS, x, SG_XT_)
#undef SG_T_SIGNED_FN
#define SG_T_SIGNED_FN(op) SG_PASTE4(sg_##op##_i, SG_T_BITS, x, SG_XT_)
#undef SG_T_SIGNED_INTERNAL
#define SG_T_SIGNED_INTERNAL(op) SG_PASTE5(sg_##op##_i, SG_T_BITS, x, SG_XT_, _)
#undef SG_T_SIGNED_FROM_UNSIGNED
#define SG_T_SIGNED_FROM_UNSIGNED SG_PASTE6(sg_as_i, SG_T_BITS, _u, SG_T_BITS, x, SG_XT_)
#undef SG_T_UNSIGNED_FROM_SIGNED
#define SG_T_UNSIGNED_FROM_SIGNED SG_PASTE6(sg_as_u, SG_T_BITS, _i, SG_T_BITS, x, SG_XT_)
#endif
#if SG_HAVE_KMASK
#undef SG_T_MASK_FN
#define SG_T_MASK_FN(op) SG_PASTE4(sg_##op##_, SG_T_ELEM, x, SG_XT_)
#undef SG_T_HALF_MASK_FN
#define SG_T_HALF_MASK_FN(op) SG_PASTE4(sg_##op##_, SG_T_ELEM, x, SG_XH_)
#undef SG_T_UNSIGNED_MASK_FN
#define SG_T_UNSIGNED_MASK_FN(op) SG_PASTE4(sg_##op##_u, SG_T_BITS, x, SG_XT_)
#if SG_T_KIND >= 2
#undef SG_T_SIGNED_MASK_FN
#define SG_T_SIGNED_MASK_FN(op) SG_PASTE4(sg_##op##_i, SG_T_BITS, x, SG_XT_)
#endif
#undef SG_T_HALF_UNSIGNED_MASK_FN
#define SG_T_HALF_UNSIGNED_MASK_FN(op) SG_PASTE4(sg_##op##_u, SG_T_BITS, x, SG_XH_)
#else
#undef SG_T_MASK_FN
#define SG_T_MASK_FN(op) SG_PASTE5(sg_##op##_, SG_T_ELEM, x, SG_XT_, _)
#undef SG_T_HALF_MASK_FN
#define SG_T_HALF_MASK_FN(op) SG_PASTE5(sg_##op##_, SG_T_ELEM, x, SG_XH_, _)
#undef SG_T_UNSIGNED_MASK_FN
#define SG_T_UNSIGNED_MASK_FN(op) SG_PASTE5(sg_##op##_u, SG_T_BITS, x, SG_XT_, _)
#if SG_T_KIND >= 2
#undef SG_T_SIGNED_MASK_FN
#define SG_T_SIGNED_MASK_FN(op) SG_PASTE5(sg_##op##_i, SG_T_BITS, x, SG_XT_, _)
#endif
#undef SG_T_HALF_UNSIGNED_MASK_FN
#define SG_T_HALF_UNSIGNED_MASK_FN(op) SG_PASTE5(sg_##op##_u, SG_T_BITS, x, SG_XH_, _)
#endif
#undef SG_T_SUFFIX_FN
#define SG_T_SUFFIX_FN(op, suffix) SG_PASTE5(sg_##op##_, SG_T_ELEM, x, SG_XT_, suffix)
#undef SG_T_VALUES
#define SG_T_VALUES(n) SG_PASTE5(sg_, SG_T_ELEM, x, SG_XT_, v##n)
#undef SG_T_CONVERT_TO
#define SG_T_CONVERT_TO(to) SG_PASTE4(sg_convert_##to##_, SG_T_ELEM, x, SG_XT_)
#undef SG_T_AS_TO
#define SG_T_AS_TO(to) SG_PASTE4(sg_as_##to##_, SG_T_ELEM, x, SG_XT_)
#undef SG_T_CONVERT_FROM
#define SG_T_CONVERT_FROM(from) SG_PASTE4(sg_convert_, SG_T_ELEM, _##from##x, SG_XT_)
#if SG_T_KIND != 0
#undef SG_T_TO_UNSIGNED
#define SG_T_TO_UNSIGNED SG_PASTE6(sg_as_u, SG_T_BITS, _, SG_T_ELEM, x, SG_XT_)
#undef SG_T_FROM_UNSIGNED
#define SG_T_FROM_UNSIGNED SG_PASTE6(sg_as_, SG_T_ELEM, _u, SG_T_BITS, x, SG_XT_)
#undef SG_T_HALF_TO_UNSIGNED
#define SG_T_HALF_TO_UNSIGNED SG_PASTE6(sg_as_u, SG_T_BITS, _, SG_T_ELEM, x, SG_XH_)
#undef SG_T_HALF_FROM_UNSIGNED
#define SG_T_HALF_FROM_UNSIGNED SG_PASTE6(sg_as_, SG_T_ELEM, _u, SG_T_BITS, x, SG_XH_)
#endif
#undef SG_T_IDX_TO_UNSIGNED
#define SG_T_IDX_TO_UNSIGNED SG_PASTE4(sg_convert_u, SG_T_BITS, _u32x, SG_XT_)
#undef SG_T_UNSIGNED_CONVERT_TO
#define SG_T_UNSIGNED_CONVERT_TO(to) SG_PASTE4(sg_convert_##to##_u, SG_T_BITS, x, SG_XT_)
#undef SG_T_NATIVE_TYPE
#define SG_T_NATIVE_TYPE SG_PASTE4(sg_native_, SG_T_ELEM, x, SG_XT_)
#undef SG_T_HALF_NATIVE_TYPE
#define SG_T_HALF_NATIVE_TYPE SG_PASTE4(sg_native_, SG_T_ELEM, x, SG_XH_)
#undef SG_T_REG_FN
#define SG_T_REG_FN(op) SG_PASTE3(sg_reg_##op##_r, SG_T_REG_BITS, SG_LV_())
#undef SG_T_REG_UNSIGNED_FN
#define SG_T_REG_UNSIGNED_FN(op) SG_PASTE5(sg_reg_##op##_u, SG_T_BITS, _r, SG_T_REG_BITS, SG_LV_())
#undef SG_T_REG_WIDTH_FN
#define SG_T_REG_WIDTH_FN(op) SG_PASTE5(sg_reg_##op##_b, SG_T_BITS, _r, SG_T_REG_BITS, SG_LV_())
#undef SG_T_HALF_REG_WIDTH_FN
#define SG_T_HALF_REG_WIDTH_FN(op) SG_PASTE5(sg_reg_##op##_b, SG_T_BITS, _r, SG_T_HALF_REG_BITS, SG_LV_())
#if SG_T_NATIVE
#undef SG_T_REG_ELEM_FN
#define SG_T_REG_ELEM_FN(op) SG_PASTE5(sg_reg_##op##_, SG_T_ELEM, _r, SG_T_REG_BITS, SG_LV_())
#else
#undef SG_T_REG_ELEM_FN
#define SG_T_REG_ELEM_FN(op) SG_PASTE5(sg_reg_##op##_u, SG_T_BITS, _r, SG_T_REG_BITS, SG_LV_())
#endif
