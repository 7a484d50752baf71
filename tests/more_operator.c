/* SPDX-License-Identifier: MIT */
/* Reduce, scan and segments by an operator that does not commute (maps k -> a * k + b of bytes), and by one of the library. */
#include <stdio.h>

#include <sg.h>
#include <sg/more.h>

#include "tap.h"

enum { LANES = SG_LANES_ };

/* a in the upper half, b in the lower one: the left map first */
static uint32_t then(uint32_t f, uint32_t g) {
    const uint32_t a = f >> 16, b = f & 0xffff, c = g >> 16, d = g & 0xffff;
    return (a * c & 0xffff) << 16 | ((b * c + d) & 0xffff);
}
static sg_u32 compose(sg_u32 f, sg_u32 g) {
    const sg_u32 low = sg_splat_u32(0xffff), c = sg_shr_n_u32(g, 16);
    const sg_u32 b = sg_add_u32(sg_mul_u32(sg_and_u32(f, low), c), g);
    return sg_or_u32(sg_shl_n_u32(sg_mul_u32(sg_shr_n_u32(f, 16), c), 16), sg_and_u32(b, low));
}
SG_OPERATOR(maps, u32, compose)
SG_OPERATOR(sum, f32, sg_add_f32)
SG_OPERATOR(bytes, u8, sg_max_u8)

static uint64_t t_state = 1;
static uint64_t word(void) {
    t_state = t_state * 6364136223846793005u + 1442695040888963407u;
    return t_state ^ t_state >> 29;
}

int main(void) {
    enum { ROUNDS = 500 };
    unsigned reduced = 0, scanned = 0, segments = 0, sums = 0, maxima = 0;
    for (unsigned round = 0; round < ROUNDS; round++) {
        uint32_t x[LANES], got[LANES], all = 0, run = 0, part = 0;
        uint8_t b[LANES], most[LANES], best = 0;
        float y[LANES], mine[LANES], own[LANES];
        const uint64_t heads = round == 0 ? 0 : round == 1 ? ~(uint64_t)0 : word() & word();
        unsigned right[3] = {0, 0, 0};
        for (unsigned i = 0; i < LANES; i++) {
            x[i] = (uint32_t)word();
            y[i] = (float)(int32_t)word() / 1024;
            b[i] = (uint8_t)word();
            all = i == 0 ? x[0] : then(all, x[i]);
        }
        sg_store_u32(got, maps_reduce(sg_load_u32(x)));
        for (unsigned i = 0; i < LANES; i++) right[0] += got[i] == all;
        sg_store_u32(got, maps_scan(sg_load_u32(x)));
        for (unsigned i = 0; i < LANES; i++) {
            run = i == 0 ? x[0] : then(run, x[i]);
            right[1] += got[i] == run;
        }
        sg_store_u32(got, maps_scan_segments(heads, sg_load_u32(x)));
        for (unsigned i = 0; i < LANES; i++) {
            part = i == 0 || (heads >> i & 1) ? x[i] : then(part, x[i]);
            right[2] += got[i] == part;
        }
        reduced += right[0] == LANES;
        scanned += right[1] == LANES;
        segments += right[2] == LANES;
        sg_store_f32(mine, sum_scan(sg_load_f32(y)));
        sg_store_f32(own, sg_scan_inclusive_add_f32(sg_load_f32(y)));
        sums += memcmp(mine, own, sizeof own) == 0;
        sg_store_u8(most, bytes_scan_segments(heads, sg_load_u8(b)));
        right[0] = 0;
        for (unsigned i = 0; i < LANES; i++) {
            best = i == 0 || (heads >> i & 1) || b[i] > best ? b[i] : best;
            right[0] += most[i] == best;
        }
        maxima += right[0] == LANES && sg_get_lane_u8(bytes_reduce(sg_load_u8(b)), 0) == sg_get_lane_u8(bytes_scan(sg_load_u8(b)), LANES - 1);
    }
    tap_ok(reduced == ROUNDS, "reduce in order, x%d", (int)LANES);
    tap_ok(scanned == ROUNDS, "scan, x%d", (int)LANES);
    tap_ok(segments == ROUNDS, "scan of segments, x%d", (int)LANES);
    tap_ok(sums == ROUNDS, "the tree of sg_scan_inclusive_add, x%d", (int)LANES);
    tap_ok(maxima == ROUNDS, "bytes in segments, x%d", (int)LANES);
    return tap_end();
}
