/* SPDX-License-Identifier: MIT */
/* The three layers of names of every row, for each element, by the type of their result. And sg.h
 * included again for other sizes and masks: in each region of the file the names mean those of the last include. */
/* explicit names carry the mask width unless it is the default one; the others are bound below */
#undef SG_MASK_BITS
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
    SG_TYPE_##e##_ s_##e, *p_##e; \
    const SG_TYPE_##e##_ *c_##e;
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
#define T_SHAPE_BOUNDS(name, e) T_SHAPE_V_VVV(name, e) T_NAMES(sg_##e, name##_n, e, (x_##e, s_##e, s_##e))
#define T_SHAPE_R_V(name, e) T_SHAPE_V_V(name, e)
#define T_SHAPE_W_V(name, e) T_SHAPE_V_V(name, e)
#define T_SHAPE_SHIFT(name, e) T_SHAPE_V_VV(name, e) T_NAMES(sg_##e, name##_n, e, (x_##e, u))
#define T_SHAPE_CMP(name, e) \
    T_NAMES(sg_mask, name, e, (x_##e, y_##e)) T_NAMES(sg_mask, name##_n, e, (x_##e, s_##e))
#define T_SHAPE_M_V(name, e) T_NAMES(sg_mask, name, e, (x_##e))
#define T_SHAPE_V_MVV(name, e) T_NAMES(sg_##e, name, e, (m, x_##e, y_##e))
#define T_SHAPE_V_MVVV(name, e) T_NAMES(sg_##e, name, e, (m, x_##e, y_##e, x_##e))
#define T_SHAPE_X_MV(name, e) T_NAMES(sg_u64, name, e, (m, x_##e))
#define T_SHAPE_B_MV(name, e) T_NAMES(bool, name, e, (m, x_##e))
#define T_SHAPE_V_MV(name, e) T_NAMES(sg_##e, name, e, (m, x_##e))
#define T_SHAPE_V_VI(name, e) T_NAMES(sg_##e, name, e, (x_##e, x_u32))
#define T_SHAPE_V_VJ(name, e) T_NAMES(sg_##e, name, e, (x_##e, T_PASTE(x_u, SG_BITS_##e##_)))
#define T_SHAPE_V_VVJ(name, e) T_NAMES(sg_##e, name, e, (x_##e, y_##e, T_PASTE(x_u, SG_BITS_##e##_)))
#define T_SHAPE_V_PV(name, e) T_NAMES(sg_##e, name, e, (c_##e, x_##e))
#define T_SHAPE_V_VU(name, e) T_NAMES(sg_##e, name, e, (x_##e, u))
#define T_SHAPE_V_VD(name, e) T_NAMES(sg_##e, name, e, (x_##e, d))
#define T_SHAPE_V_VDU(name, e) T_NAMES(sg_##e, name, e, (x_##e, d, u))
#define T_SHAPE_I_V(name, e) T_NAMES(sg_u32, name, e, (x_##e))
#define T_SHAPE_U_V(name, e) T_NAMES(uint32_t, name, e, (x_##e))
#define T_SHAPE_V_VUS(name, e) T_NAMES(sg_##e, name, e, (x_##e, u, s_##e))
#define T_SHAPE_V_VVU(name, e) T_NAMES(sg_##e, name, e, (x_##e, y_##e, u))
#define T_SHAPE_S_VU(name, e) T_NAMES(SG_TYPE_##e##_, name, e, (x_##e, u))
#define T_SHAPE_X_V(name, e) T_NAMES(sg_u64, name, e, (x_##e))
#define T_SHAPE_B_V(name, e) T_NAMES(bool, name, e, (x_##e))
#define T_SHAPE_0_T(name, e) T_NAMES_VOID(name, e, (&x_##e))
#define T_SHAPE_V_P(name, e) T_NAMES(sg_##e, name, e, (c_##e)) T_NAMES(sg_##e, name, e, (p_##e))
#define T_SHAPE_V_PN(name, e) T_NAMES(sg_##e, name, e, (c_##e, n))
#define T_SHAPE_V_MP(name, e) T_NAMES(sg_##e, name, e, (m, c_##e))
#define T_SHAPE_V_PI(name, e) T_NAMES(sg_##e, name, e, (c_##e, x_u32))
#define T_SHAPE_V_MPI(name, e) T_NAMES(sg_##e, name, e, (m, c_##e, x_u32))
#define T_SHAPE_V_MPV(name, e) T_NAMES(sg_##e, name, e, (m, c_##e, x_##e)) T_NAMES(sg_##e, name, e, (m, p_##e, x_##e))
#define T_SHAPE_V_MPIV(name, e) T_NAMES(sg_##e, name, e, (m, c_##e, x_u32, x_##e))
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
#define T_MASK_M_MUB(name) T_IS(sg_mask, sg_##name(m, u, true))
#define T_MASK_B_MU(name) T_IS(bool, sg_##name(m, u))
#define T_MASK_M_L(name) T_IS(sg_mask, sg_##name(bits))
#define T_MASK_B_M(name) T_IS(bool, sg_##name(m))
#define T_MASK_L_M(name) T_IS(uint64_t, sg_##name(m))
#define T_MASK_U_M(name) T_IS(uint32_t, sg_##name(m))

#define T_PICK_arith(shape, name, class_) T_EACH_##class_(T_SHAPE_##shape, name)
#define T_PICK_cross(shape, name, class_) T_EACH_##class_(T_SHAPE_##shape, name)
#define T_PICK_reduce(shape, name, class_) T_EACH_##class_(T_SHAPE_##shape, name)
#define T_PICK_memory(shape, name, class_) T_EACH_##class_(T_SHAPE_##shape, name)
#define T_PICK_mask(shape, name, class_) T_MASK_##shape(name)

#define T_CONVERT(to, from) T_IS(sg_##to, sg_convert_##to(x_##from))
#define T_CONVERT_INT(a, to) T_IS(sg_##to, sg_convert_sat_##to(x_u16)) T_IS(sg_##to, sg_convert_sat_##to(x_i64))
#define T_CONVERT_FLOAT(from, to) \
    T_IS(sg_##to, sg_convert_rint_##to(x_##from)) T_IS(sg_##to, sg_convert_fast_##to(x_##from)) \
    T_IS(sg_##to, sg_convert_fast_rint_##to(x_##from))
#define T_AS(to, from) T_IS(sg_##to, sg_as_##to(x_##from))

#define T_MANY(n, e) \
    { \
        sg_##e##v##n v; \
        T_NAMES(sg_##e##v##n, load_v##n, e, (c_##e)) T_NAMES_VOID(store_v##n, e, (p_##e, v)) \
        T_NAMES(sg_##e##v##n, block_load_v##n, e, (c_##e)) \
        T_NAMES_VOID(block_store_v##n, e, (p_##e, v)) \
        T_IS(sg_##e, v.s[n - 1]) \
    }
#define T_FEW(n, e) \
    { \
        sg_##e##v##n v; \
        T_NAMES(sg_##e##v##n, load_n_v##n, e, (c_##e, n)) T_NAMES_VOID(store_n_v##n, e, (p_##e, v, n)) \
    }
#define T_FEWS(a, e) T_FEW(2, e) T_FEW(3, e) T_FEW(4, e)
#define T_MANY_OF(e, n) T_MANY(n, e)
#define T_MANIES(a, e) SG_EACH_COUNT_(T_MANY_OF, e)

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable" /* only the types of these are used */
#endif
static void check_every_name(void) {
    T_EACH_ALL(T_VARIABLES, )
    sg_mask m;
    uint32_t u;
    int32_t d;
    size_t n;
    uint64_t bits;
#include "rows.tmpl.h"
    SG_EACH_PAIR_(T_CONVERT)
    SG_EACH_INT_(T_CONVERT_INT, )
    SG_EACH_INT_(T_CONVERT_FLOAT, f16)
    SG_EACH_INT_(T_CONVERT_FLOAT, bf16)
    SG_EACH_INT_(T_CONVERT_FLOAT, f32)
    SG_EACH_INT_(T_CONVERT_FLOAT, f64)
    SG_EACH_CAST_(T_AS)
    T_EACH_ALL(T_MANIES, )
    T_EACH_ALL(T_FEWS, )
    tap_ok(1, "every row, element and layer of names has the right type, x%d", (int)LANES);
}
#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic pop
#endif

/* ---- the generic name computes the same as the bound name ---- */

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
#if SG_HAVE_OVERLOADS || SG_HAVE_ONCE /* with other compilers each level of nesting doubles the text */
#define T_4(x) sg_min(sg_max(sg_min(sg_max(x, y), x), y), x)
    tap_ok(sg_all(sg_eq(T_4(T_4(T_4(T_4(sg_load(t_floats))))), T_4(x))), "more than sixteen nested generic calls, x%d", (int)LANES);
#endif
#if SG_HAVE_OVERLOADS || SG_HAVE_ONCE_SCALAR
#undef T_4
#define T_1(s) sg_get_lane(sg_min_n(x, s), 0)
#define T_4(s) T_1(T_2(T_1(T_2(s))))
#define T_2(s) sg_get_lane(sg_max_n(y, s), 0)
    tap_ok(T_4(T_4(T_4(T_4(T_4(T_4(1.5f)))))) == T_4(1.5f), "twenty-four generic calls nested in scalars, x%d", (int)LANES);
#undef T_1
#undef T_2
#endif
}

/* ---- pointers to every type of the size and kind of an element ---- */

#define T_OTHER(name, ctype, e) \
    { \
        ctype in[LANES], out[LANES]; \
        const ctype *const from = in; \
        int right = 0; \
        for (int i = 0; i < LANES; i++) in[i] = (ctype)(i + 1), out[i] = (ctype)0; \
        T_IS(sg_##e, sg_load(from)) \
        sg_store(out, sg_load(from)); \
        for (int i = 0; i < LANES; i++) right += out[i] == in[i], out[i] = (ctype)0; \
        sg_store_n(out, sg_load_n(in, LANES - 1), LANES - 1); \
        for (int i = 0; i < LANES; i++) right += out[i] == (i < LANES - 1 ? in[i] : (ctype)0); \
        sg_scatter(out, sg_iota_u32(), sg_gather(from, sg_iota_u32())); \
        sg_store_masked(sg_mask_first_n(1), out, sg_load_masked(sg_mask_first_n(1), from)); \
        sg_store(out, sg_gather_masked_or(sg_mask_first_n(1), from, sg_iota_u32(), sg_load_masked_or(sg_mask_first_n(1), from, sg_load(out)))); \
        for (int i = 0; i < LANES; i++) right += out[i] == in[i]; \
        tap_ok(right == 3 * LANES, "load and store " name " as " #e ", x%d", (int)LANES); \
    }
static void check_pointers(void) {
#if CHAR_MIN < 0
    T_OTHER("char", char, i8)
#else
    T_OTHER("char", char, u8)
#endif
    T_OTHER("signed char", signed char, i8)
    T_OTHER("unsigned char", unsigned char, u8)
    T_OTHER("short", short, i16)
    T_OTHER("unsigned short", unsigned short, u16)
    T_OTHER("int", int, i32)
    T_OTHER("unsigned", unsigned, u32)
#if ULONG_MAX > 0xffffffffu
    T_OTHER("long", long, i64)
    T_OTHER("unsigned long", unsigned long, u64)
#else
    T_OTHER("long", long, i32)
    T_OTHER("unsigned long", unsigned long, u32)
#endif
#if SIZE_MAX > 0xffffffffu
    T_OTHER("size_t", size_t, u64)
#else
    T_OTHER("size_t", size_t, u32)
#endif
    T_OTHER("long long", long long, i64)
    T_OTHER("unsigned long long", unsigned long long, u64)
    T_OTHER("float", float, f32)
    T_OTHER("double", double, f64)
#if SG_HAVE_FLOAT16
    T_OTHER("_Float16", sg_float16_, f16)
#endif
}

/* ---- registers: the bytes of a value, in order; each can be replaced ---- */

#define T_NATIVE(a, e) \
    { \
        enum { T_BYTES_##e = LANES * sizeof(SG_TYPE_##e##_), T_COUNT_##e = sizeof(sg_##e) / sizeof(sg_native_##e) }; \
        const size_t part = T_BYTES_##e / T_COUNT_##e; \
        SG_ALIGN(64) unsigned char in[T_BYTES_##e], out[T_BYTES_##e]; \
        int right = 0; \
        for (size_t i = 0; i < sizeof in; i++) in[i] = (unsigned char)(3 * i + 1); \
        sg_##e y = sg_zero_##e(); \
        const sg_##e x = sg_load_##e((const SG_TYPE_##e##_ *)(const void *)in); \
        for (uint32_t k = 0; k < T_COUNT_##e; k++) { \
            const sg_native_##e r = sg_get_native(x, k); \
            right += memcmp(&r, in + k * part, part) == 0; \
            y = sg_set_native(y, k + T_COUNT_##e, sg_get_native_##e(x, k ^ (T_COUNT_##e - 1))); \
        } \
        sg_store_##e((SG_TYPE_##e##_ *)(void *)out, y); \
        for (size_t k = 0; k < T_COUNT_##e; k++) right += memcmp(out + k * part, in + (k ^ (T_COUNT_##e - 1)) * part, part) == 0; \
        tap_ok(right == 2 * T_COUNT_##e, "registers of " #e "x%d", (int)LANES); \
    }
static void check_native(void) { T_EACH_ALL(T_NATIVE, ) }

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
#define SG_SIZE 32
#include <sg.h>
#define T_REGION thirty_two_again
#include "lanes_names.tmpl.h"
static const size_t t_mask_bytes_32 = sizeof(sg_mask);
#undef SG_SIZE
#define SG_SIZE SG_SIZE_PRIMARY
#include <sg.h>
static const size_t t_mask_bytes = sizeof(sg_mask);
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
    check_pointers();
    check_native();
    check_first(LANES);
    check_eight(8);
    check_thirty_two(32);
    check_eight_again(8);
    check_masks_16(8);
    check_thirty_two_again(32);
#if !SG_HAVE_KMASK
    tap_ok(t_mask_bytes_32 == 32 && t_mask_bytes == SG_REG_BITS / 8, "a mask is lanes of a byte where bytes fill registers, else of 32 bits");
#else
    tap_ok(t_mask_bytes_32 == 4 && t_mask_bytes == 2, "a mask is bits");
#endif
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
