/* SPDX-License-Identifier: MIT */
/* What tests/debug.sh looks at: a value of each element beside an array of the same numbers, masks beside their text, and
 * a kernel of several sub-groups, stopped behind a barrier at which they were switched. */
#include "../lanes_check.h"

/* a type in which gdb prints what the element is: bytes are characters to it */
#define SHOWN_8(type) int
#define SHOWN_16(type) type
#define SHOWN_32(type) type
#define SHOWN_64(type) type
#define SHOWN_UNSIGNED(type, bits) SHOWN_##bits(type)
#define SHOWN_SIGNED(type, bits) SHOWN_##bits(type)
#define SHOWN_HALF(type, bits) float
#define SHOWN_BFLOAT(type, bits) float
#define SHOWN_FLOAT(type, bits) type
#define SG_T_ELEMENT(e, type, bits, kind, ...) typedef SHOWN_##kind(type, bits) shown_of_##e;
#include <sg/tables/elements.h>
#undef SG_T_ELEMENT

#define ARRAYS(a, e) static SG_TYPE_##e##_ lanes_##e[LANES]; static shown_of_##e shown_##e[LANES];
T_EACH_ALL(ARRAYS, )
#define IN_MASK(i) ((i) % 3 == 0 || (i) % 7 == 2) /* not a palindrome, so that a reversed order shows */
static char shown_mask[LANES + LANES / 4 + 1];

#define FILL_INT(a, e) lanes_##e[i] = (SG_TYPE_##e##_)(i * 37 - 50); shown_##e[i] = lanes_##e[i];
static void fill(void) {
    char *text = shown_mask;
    for (int i = 0; i < LANES; i++) {
        const float quarters = (float)(i * 3 - 5) / 4;
        T_EACH_INT(FILL_INT, )
        shown_f16[i] = shown_bf16[i] = shown_f32[i] = lanes_f32[i] = quarters;
        shown_f64[i] = lanes_f64[i] = quarters / 3;
        lanes_f16[i] = sg_half_from_float(quarters);
        lanes_bf16[i] = sg_bfloat16_from_float(quarters);
        if (i > 0 && i % 4 == 0) *text++ = ' ';
        *text++ = IN_MASK(i) ? '1' : '0';
    }
}

/* A place to stop at: it is not inlined, and the compiler does not know that it does nothing, so the caller's variables stay alive. */
SG_NOINLINE void stop_here(const volatile void *p) { __asm__ __volatile__("" : : "r"(p) : "memory"); }

/* where an optimizer leaves the argument in its register */
SG_NOINLINE void in_register(sg_f32 x) {
    volatile float sum = sg_get_lane(sg_reduce_add(x), 0);
    (void)sum;
}

#define DECLARE(a, e) sg_##e value_##e = sg_load_##e(lanes_##e);
#define USE(a, e) stop_here(&value_##e);
SG_NOINLINE void values(void) {
    T_EACH_ALL(DECLARE, )
    uint64_t bits = 0;
    for (int i = 0; i < LANES; i++) bits |= (uint64_t)IN_MASK(i) << i;
    sg_mask mask = sg_mask_from_bits(bits);
    sg_f32v2 pair;
    pair.s[0] = pair.s[1] = value_f32;
    in_register(value_f32);
    stop_here(&pair);
    stop_here(&mask);
    T_EACH_ALL(USE, )
}

struct places {
    uint32_t out[2 * 4 * LANES];
};
SG_NOINLINE void inside(const volatile void *p) { stop_here(p); }
SG_KERNEL(places, sg_nd_item it, struct places *a) {
    sg_u32 local_id = sg_nd_item_get_local_id(it, 0);
    const sg_sub_group sub_group = sg_nd_item_get_sub_group(it);
    sg_sub_group_store_u32(sub_group, a->out + sg_nd_item_get_global_linear_id_base(it), local_id);
    sg_group_barrier(sg_nd_item_get_group(it));
    inside(a);
}
SG_RANGE_KERNEL(range, sg_item it, struct places *a) {
    sg_item_store(it, a->out + sg_item_get_linear_id_base(it), sg_zero_u32());
    inside(a);
}

int main(void) {
    static struct places a;
    sg_status status;
    fill();
    values();
    status = sg_parallel_for_range(NULL, sg_range_1d(LANES * 2 + (LANES > 1)), range, &a);
    if (status == SG_OK) status = sg_parallel_for(NULL, sg_nd_range_1d(LANES * 8, LANES * 4), places, &a);
    printf("%s\n", sg_status_text(status));
    return status != SG_OK;
}
