/* SPDX-License-Identifier: MIT */
/* Weights of 4 bits times activations of 8 bits, for examples/quantised.c and the bench. Numbers come in blocks of 32 with one scale, as
 * in ggml's files. q8_0 is 32 signed bytes. q4_0 is 32 numbers of 4 bits, each stored plus 8: number i in the
 * lower half of byte i, and number 16 + i in the upper half. */
#ifndef EXAMPLES_QUANTISED_H
#define EXAMPLES_QUANTISED_H

#include <stdint.h>
#include <string.h>

#undef SG_SIZE
#define SG_SIZE 32 /* a block is one value */
#include <sg.h>
#include <sg/more.h>

struct q8_block { sg_half scale; int8_t number[32]; };
struct q4_block { sg_half scale; uint8_t pair[16]; };

/* packs 32 numbers into a block: the greatest magnitude becomes 127, the others are rounded to steps */
SG_INLINE void quantise_q8_block(const float *x, struct q8_block *y) {
    const sg_f32 v = sg_load(x);
    /* The bits of magnitudes compare as the magnitudes do, and a maximum of integers is the same in any order. That halves the exchanges. */
    const float most = sg_get_lane(sg_as_f32(sg_reduce_max(sg_as_u32(sg_abs(v)))), 0);
    y->scale = sg_half_from_float(most / 127);
    sg_store(y->number, sg_convert_fast_rint_i8(sg_mul_n(v, most > 0 ? 127 / most : 0)));
}
/* n numbers, a multiple of 32 */
static inline void quantise_q8(const float *x, struct q8_block *y, size_t n) {
    for (; n >= 32; n -= 32, x += 32, y++) quantise_q8_block(x, y);
}

#undef SG_SIZE
#define SG_SIZE 8 /* four numbers of a block for each lane */
#include <sg.h>
#include <sg/more.h>

/* 32 bytes without alignment: blocks are aligned only to two bytes, and sg_load needs four */
SG_INLINE sg_u32 q4_q8_load(const void *p) {
    sg_u32 x = sg_zero_u32();
    for (uint32_t k = 0; k < sizeof x / sizeof(sg_native_u32); k++) {
        sg_native_u32 part;
        memcpy(&part, (const char *)p + k * sizeof part, sizeof part);
        x = sg_set_native_u32(x, k, part);
    }
    return x;
}
/* at least 32 bytes follow pair: another block, or a copy is used */
SG_INLINE sg_f32 q4_q8_add(sg_f32 sum, const uint8_t *pair, sg_half x_scale, const struct q8_block *y) {
    const sg_u32 lane = sg_iota_u32(), eight = sg_splat_u32(0x08080808);
    const sg_u32 numbers = q4_q8_load(y->number);
    sg_u32 x = sg_shuffle(q4_q8_load(pair), sg_and_n(lane, 3)); /* the 16 bytes twice: lower halves, upper halves */
    x = sg_and_n(sg_shr(x, sg_and_n(lane, 4)), 0x0f0f0f0f);
    return sg_mul_add(sg_convert_f32(sg_sub(sg_dot_4x8packed_us_fast(x, numbers), sg_dot_4x8packed_us_fast(eight, numbers))),
                      sg_splat_f32(sg_half_to_float(x_scale) * sg_half_to_float(y->scale)), sum);
}
static inline float dot_q4_q8(const struct q4_block *x, const struct q8_block *y, size_t blocks) {
    sg_f32 even = sg_zero_f32(), odd = even;
    size_t b = 0;
    uint8_t last[32] = {0}; /* a copy, because nothing may be read behind the last block */
    for (; b + 2 < blocks; b += 2) {
        even = q4_q8_add(even, x[b].pair, x[b].scale, y + b);
        odd = q4_q8_add(odd, x[b + 1].pair, x[b + 1].scale, y + b + 1);
    }
    for (; b < blocks; b++) {
        memcpy(last, x[b].pair, 16);
        even = q4_q8_add(even, last, x[b].scale, y + b);
    }
    return sg_get_lane(sg_reduce_add(sg_add(even, odd)), 0);
}

#endif
