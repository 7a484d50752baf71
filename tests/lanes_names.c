/* SPDX-License-Identifier: MIT */
/* The three layers of names of every row, element by element, by the type of their result; and sg.h
 * included again for other sizes and masks: each region of the file means its own. */
/* explicit names carry the mask width unless it is 32; the others are bound below */
#undef SG_MASK_BITS
#define SG_MASK_BITS 32
#include "lanes_check.h"

#ifdef __cplusplus
#include <type_traits>
#define T_IS(wanted, call) \
    static_assert(std::is_same<std::decay<decltype(call)>::type, wanted>::value, #call);
#else
#define T_IS(wanted, call) _Static_assert(_Generic((call), wanted: 1, default: 0), #call);
#endif
#define T_IS_VOID(call) T_IS(int, ((void)(call), 0))

/* ---- every row: bound, explicit and generic name, nothing evaluated ---- */

#define T_VARIABLES(a, e) \
    sg_##e x_##e, y_##e; \
    T_TYPE_##e s_##e, *p_##e; \
    const T_TYPE_##e *c_##e;
#define T_EXPLICIT(name, e) T_PASTE(sg_##name##_##e##x, SG_LANES_)
#define T_TYPED(type, name, e, arguments) \
    T_IS(type, sg_##name##_##e arguments) T_IS(type, T_EXPLICIT(name, e) arguments)
#define T_NAMES(type, name, e, arguments) \
    T_TYPED(type, name, e, arguments) T_IS(type, sg_##name arguments)
#define T_NAMES_VOID(name, e, arguments) \
    T_IS_VOID(sg_##name##_##e arguments) T_IS_VOID(T_EXPLICIT(name, e) arguments) \
    T_IS_VOID(sg_##name arguments)

#define T_SHAPE_V_S(name, e) T_TYPED(sg_##e, name, e, (s_##e))
#define T_SHAPE_V_(name, e) T_TYPED(sg_##e, name, e, ())
#define T_SHAPE_V_V(name, e) T_NAMES(sg_##e, name, e, (x_##e))
#define T_SHAPE_V_VV(name, e) T_NAMES(sg_##e, name, e, (x_##e, y_##e))
#define T_SHAPE_V_VVV(name, e) T_NAMES(sg_##e, name, e, (x_##e, y_##e, x_##e))
#define T_SHAPE_V_II(name, e) T_NAMES(sg_##e, name, e, (x_u32, y_u32))
#define T_SHAPE_V_IIV(name, e) T_NAMES(sg_##e, name, e, (x_u32, y_u32, x_##e))
#define T_SHAPE_BIN(name, e) T_SHAPE_V_VV(name, e) T_NAMES(sg_##e, name##_n, e, (x_##e, s_##e))
#define T_SHAPE_O_BIN(name, e) T_SHAPE_BIN(name, e)
#define T_SHAPE_R_BIN(name, e) T_SHAPE_BIN(name, e)
#define T_SHAPE_R_V(name, e) T_SHAPE_V_V(name, e)
#define T_SHAPE_W_V(name, e) T_SHAPE_V_V(name, e)
#define T_SHAPE_SHIFT(name, e) T_SHAPE_V_VV(name, e) T_NAMES(sg_##e, name##_n, e, (x_##e, u))
#define T_SHAPE_CMP(name, e) \
    T_NAMES(sg_mask, name, e, (x_##e, y_##e)) T_NAMES(sg_mask, name##_n, e, (x_##e, s_##e))
#define T_SHAPE_M_V(name, e) T_NAMES(sg_mask, name, e, (x_##e))
#define T_SHAPE_V_MVV(name, e) T_NAMES(sg_##e, name, e, (m, x_##e, y_##e))
#define T_SHAPE_V_MV(name, e) T_NAMES(sg_##e, name, e, (m, x_##e))
#define T_SHAPE_V_VI(name, e) T_NAMES(sg_##e, name, e, (x_##e, x_u32))
#define T_SHAPE_V_VU(name, e) T_NAMES(sg_##e, name, e, (x_##e, u))
#define T_SHAPE_V_VD(name, e) T_NAMES(sg_##e, name, e, (x_##e, d))
#define T_SHAPE_V_VUS(name, e) T_NAMES(sg_##e, name, e, (x_##e, u, s_##e))
#define T_SHAPE_V_VVU(name, e) T_NAMES(sg_##e, name, e, (x_##e, y_##e, u))
#define T_SHAPE_S_VU(name, e) T_NAMES(T_TYPE_##e, name, e, (x_##e, u))
#define T_SHAPE_X_V(name, e) T_NAMES(sg_u64, name, e, (x_##e))
#define T_SHAPE_B_V(name, e) T_NAMES(bool, name, e, (x_##e))
#define T_SHAPE_0_T(name, e) T_NAMES_VOID(name, e, (&x_##e))
#define T_SHAPE_V_P(name, e) T_NAMES(sg_##e, name, e, (c_##e)) T_NAMES(sg_##e, name, e, (p_##e))
#define T_SHAPE_V_PN(name, e) T_NAMES(sg_##e, name, e, (c_##e, n))
#define T_SHAPE_V_MP(name, e) T_NAMES(sg_##e, name, e, (m, c_##e))
#define T_SHAPE_V_PI(name, e) T_NAMES(sg_##e, name, e, (c_##e, x_u32))
#define T_SHAPE_V_MPI(name, e) T_NAMES(sg_##e, name, e, (m, c_##e, x_u32))
#define T_SHAPE_0_QV(name, e) T_NAMES_VOID(name, e, (p_##e, x_##e))
#define T_SHAPE_0_QVN(name, e) T_NAMES_VOID(name, e, (p_##e, x_##e, n))
#define T_SHAPE_0_MQV(name, e) T_NAMES_VOID(name, e, (m, p_##e, x_##e))
#define T_SHAPE_0_QIV(name, e) T_NAMES_VOID(name, e, (p_##e, x_u32, x_##e))
#define T_SHAPE_0_MQIV(name, e) T_NAMES_VOID(name, e, (m, p_##e, x_u32, x_##e))
#define T_SHAPE_U_MQV(name, e) T_NAMES(uint32_t, name, e, (m, p_##e, x_##e))
/* masks: the name is bound, there is no element */
#define T_MASK_M_MM(name) T_IS(sg_mask, sg_##name(m, m))
#define T_MASK_M_M(name) T_IS(sg_mask, sg_##name(m))
#define T_MASK_M_N(name) T_IS(sg_mask, sg_##name(n))
#define T_MASK_M_L(name) T_IS(sg_mask, sg_##name(bits))
#define T_MASK_B_M(name) T_IS(bool, sg_##name(m))
#define T_MASK_L_M(name) T_IS(uint64_t, sg_##name(m))
#define T_MASK_U_M(name) T_IS(uint32_t, sg_##name(m))

#define T_PICK_arith(shape, name, class_) T_EACH_##class_(T_SHAPE_##shape, name)
#define T_PICK_cross(shape, name, class_) T_EACH_##class_(T_SHAPE_##shape, name)
#define T_PICK_reduce(shape, name, class_) T_EACH_##class_(T_SHAPE_##shape, name)
#define T_PICK_memory(shape, name, class_) T_EACH_##class_(T_SHAPE_##shape, name)
#define T_PICK_mask(shape, name, class_) T_MASK_##shape(name)

#define T_FROM_EACH(f, to) \
    f(to, i8) f(to, u8) f(to, i16) f(to, u16) f(to, i32) f(to, u32) f(to, i64) f(to, u64) f(to, f16) \
    f(to, bf16) f(to, f32) f(to, f64)
#define T_CONVERT(to, from) \
    T_IS(sg_##to, sg_convert_##to(x_##from)) T_IS(sg_##to, sg_convert_fast_##to(x_##from))
#define T_CONVERTS(a, to) T_FROM_EACH(T_CONVERT, to)
#define T_AS(to, from) T_IS(sg_##to, sg_as_##to(x_##from))
#define T_AS_8(to) T_AS(to, i8) T_AS(to, u8)
#define T_AS_16(to) T_AS(to, i16) T_AS(to, u16) T_AS(to, f16) T_AS(to, bf16)
#define T_AS_32(to) T_AS(to, i32) T_AS(to, u32) T_AS(to, f32)
#define T_AS_64(to) T_AS(to, i64) T_AS(to, u64) T_AS(to, f64)

#define T_MANY(n, e) \
    { \
        sg_##e##v##n v; \
        T_NAMES(sg_##e##v##n, load_v##n, e, (c_##e)) T_NAMES_VOID(store_v##n, e, (p_##e, v)) \
        T_NAMES(sg_##e##v##n, block_load_v##n, e, (c_##e)) \
        T_NAMES_VOID(block_store_v##n, e, (p_##e, v)) \
        T_IS(sg_##e, v.s[n - 1]) \
    }
#define T_MANIES(a, e) T_MANY(2, e) T_MANY(3, e) T_MANY(4, e) T_MANY(8, e) T_MANY(16, e)

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable" /* of what only types are asked */
#endif
static void check_every_name(void) {
    T_EACH_ALL(T_VARIABLES, )
    sg_mask m;
    uint32_t u;
    int32_t d;
    size_t n;
    uint64_t bits;
#include "rows.tmpl.h"
    T_EACH_ALL(T_CONVERTS, )
    T_AS_8(i8) T_AS_8(u8) T_AS_16(i16) T_AS_16(u16) T_AS_16(f16) T_AS_16(bf16)
    T_AS_32(i32) T_AS_32(u32) T_AS_32(f32) T_AS_64(i64) T_AS_64(u64) T_AS_64(f64)
    T_EACH_ALL(T_MANIES, )
    tap_ok(1, "every row, element and layer of names has the right type, x%d", (int)LANES);
}
#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic pop
#endif

/* ---- the generic name computes what the bound one does ---- */

static const float t_floats[64 + 3] = {1, -2, 3, 0.5f, 5, -6, 7, 8, 9, 10, -11, 12, 13, 14, 15, 16.25f};

static void check_generic(void) {
    const sg_f32 x = sg_load(t_floats), y = sg_load_f32(t_floats + 3);
    const sg_mask m = sg_lt(x, y);
    float generic[LANES], bound[LANES];
    sg_store(generic, sg_select(m, sg_add(x, y), sg_mul_n(sg_reduce_add(x), 2.0f)));
    sg_store_f32(bound, sg_select_f32(sg_lt_f32(x, y), sg_add_f32(x, y),
                                      sg_mul_n_f32(sg_reduce_add_f32(x), 2.0f)));
    tap_ok(memcmp(generic, bound, sizeof bound) == 0, "generic as bound, x%d", (int)LANES);
    sg_store(generic, sg_add(sg_add(sg_add(sg_add(sg_add(sg_add(sg_add(sg_add(x, y), y), y), y), y), y), y), y));
    tap_ok(sg_get_lane(x, 0) == 1.0f, "eight nested generic calls, x%d", (int)LANES);
}

/* ---- regions: the same text, bound to the size and the masks of the last include ---- */

#define T_REGION first
#include "lanes_names.tmpl.h"
#undef SG_SIZE
#define SG_SIZE 8
#include <sg.h>
#define T_REGION eight
#include "lanes_names.tmpl.h"
#undef SG_SIZE
#define SG_SIZE 32
#undef SG_MASK_BITS
#define SG_MASK_BITS 8
#include <sg.h>
#define T_REGION thirty_two
#include "lanes_names.tmpl.h"
#undef SG_SIZE
#define SG_SIZE 8 /* again, with other masks */
#undef SG_MASK_BITS
#define SG_MASK_BITS 64
#include <sg.h>
#define T_REGION eight_again
#include "lanes_names.tmpl.h"
#undef SG_MASK_BITS
#define SG_MASK_BITS 16
#include <sg.h>
#define T_REGION masks_16
#include "lanes_names.tmpl.h"
#undef SG_MASK_BITS
#undef SG_SIZE
#define SG_SIZE SG_SIZE_PRIMARY
#include <sg.h>
#define T_REGION primary
#include "lanes_names.tmpl.h"
static const int t_primary = SG_LANES_;
#undef SG_SIZE
#define SG_SIZE SG_SIZE_AUTOMATIC
#include <sg.h>
#define T_REGION automatic
#include "lanes_names.tmpl.h"
#undef SG_SIZE
#undef SG_DEFAULT_SUB_GROUP_SIZE
#define SG_DEFAULT_SUB_GROUP_SIZE 2
#include <sg.h>
#define T_REGION default_2
#include "lanes_names.tmpl.h"
#undef SG_SIZE
#undef SG_DEFAULT_SUB_GROUP_SIZE
#define SG_DEFAULT_SUB_GROUP_SIZE primary
#include <sg.h>
#define T_REGION default_primary
#include "lanes_names.tmpl.h"
static const int t_default_primary = SG_LANES_;
#undef SG_SIZE
#undef SG_DEFAULT_SUB_GROUP_SIZE
#define SG_DEFAULT_SUB_GROUP_SIZE automatic
#include <sg.h>
#define T_REGION default_automatic
#include "lanes_names.tmpl.h"
#undef SG_SIZE
#undef SG_DEFAULT_SUB_GROUP_SIZE
#include <sg.h>
#define T_REGION nothing_said
#include "lanes_names.tmpl.h"
static const int t_nothing_said = SG_LANES_;

/* values of two sizes live side by side; in C++ the overloads tell them apart by themselves */
static void check_two_sizes(void) {
    const sg_f32x8 narrow = sg_load_f32x8(t_floats);
    const sg_f32x32 wide = sg_load_f32x32(t_floats);
    float sums[2];
    sums[0] = sg_get_lane_f32x8(sg_add_f32x8(narrow, narrow), 7);
    sums[1] = sg_get_lane_f32x32(sg_add_f32x32(wide, wide), 15);
    tap_ok(sums[0] == 16 && sums[1] == 32.5f, "x8 beside x32");
#ifdef __cplusplus
    sums[0] = sg_get_lane(sg_add(narrow, narrow), 7);
    sums[1] = sg_get_lane(sg_add(wide, wide), 15);
    tap_ok(sums[0] == 16 && sums[1] == 32.5f, "x8 beside x32, overloads");
#endif
}

int main(void) {
    check_every_name();
    check_generic();
    check_first(LANES);
    check_eight(8);
    check_thirty_two(32);
    check_eight_again(8);
    check_masks_16(8);
    check_primary(SG_REG_BITS / 32);
    check_automatic(t_primary);
    check_default_2(2);
    check_default_primary(t_primary);
    check_default_automatic(t_primary);
    check_nothing_said(t_primary);
    check_two_sizes();
    tap_ok(t_default_primary == t_primary && t_nothing_said == t_primary, "the default size is the primary one");
    return tap_end();
}
