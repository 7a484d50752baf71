/* SPDX-License-Identifier: MIT */
/* A pixel for each lane. A row's y and z are the same for all lanes, but perm[x] is not. */
#include "sg.h"

/* the bytes of the lanes, as a value of four times as many */
#if SG_SIZE == 16
#undef SG_SIZE
#define SG_SIZE 64
#include <sg.h>
#include <sg/more.h>
#undef SG_SIZE
#define SG_SIZE 16
#define BYTES(operation) sg_##operation##_u8x64
#define OF_BYTES sg_as_u32_u8x64
#define TO_BYTES sg_as_u8_u32x16
typedef sg_u8x64 bytes;
#elif SG_SIZE == 8
#undef SG_SIZE
#define SG_SIZE 32
#include <sg.h>
#include <sg/more.h>
#undef SG_SIZE
#define SG_SIZE 8
#define BYTES(operation) sg_##operation##_u8x32
#define OF_BYTES sg_as_u32_u8x32
#define TO_BYTES sg_as_u8_u32x8
typedef sg_u8x32 bytes;
#else
#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>
#include <sg/more.h>
#undef SG_SIZE
#define SG_SIZE 4
#define BYTES(operation) sg_##operation##_u8x16
#define OF_BYTES sg_as_u32_u8x16
#define TO_BYTES sg_as_u8_u32x4
typedef sg_u8x16 bytes;
#endif
#include <sg.h>
#include <sg/more.h>

#include <math.h>

#include "../../kernels/noise.h"

/* The dot product with direction h. With 16 lanes the directions fit three values, from which the lanes' numbers choose. With fewer lanes
 * that would take two permutes and a blend each, and choosing among x, y and z is as quick. */
#if SG_SIZE == 16
struct directions { sg_f32 x, y, z; };
SG_INLINE struct directions all_directions(void) {
    static const float x[16] = {1, -1, 1, -1, 1, -1, 1, -1, 0, 0, 0, 0, 1, 0, -1, 0};
    static const float y[16] = {1, 1, -1, -1, 0, 0, 0, 0, 1, -1, 1, -1, 1, -1, 1, -1};
    static const float z[16] = {0, 0, 0, 0, 1, 1, -1, -1, 1, 1, -1, -1, 0, 1, 0, -1};
    const struct directions d = {sg_load(x), sg_load(y), sg_load(z)};
    return d;
}
SG_INLINE sg_f32 corner(struct directions d, sg_u32 h, sg_f32 x, sg_f32 y, sg_f32 z) {
    return sg_fma(sg_shuffle(d.x, h), x, sg_fma(sg_shuffle(d.y, h), y, sg_mul(sg_shuffle(d.z, h), z)));
}
#else
struct directions { sg_u32 sign; };
SG_INLINE struct directions all_directions(void) {
    const struct directions d = {sg_splat_u32(0x80000000u)};
    return d;
}
SG_INLINE sg_f32 signed_by(sg_f32 x, sg_u32 sign) { return sg_as_f32(sg_xor(sg_as_u32(x), sign)); }
SG_INLINE sg_f32 corner(struct directions d, sg_u32 hash, sg_f32 x, sg_f32 y, sg_f32 z) {
    const sg_i32 h = sg_as_i32(sg_and_n(hash, 15));
    const sg_f32 u = sg_select(sg_lt_n(h, 8), x, y);
    const sg_f32 v = sg_select(sg_lt_n(h, 4), y, sg_select(sg_eq_n(sg_and_n(h, 13), 12), x, z));
    return sg_add(signed_by(u, sg_shl_n(hash, 31)), signed_by(v, sg_and(sg_shl_n(hash, 30), d.sign)));
}
#endif

SG_INLINE sg_f32 fade(sg_f32 t) {
    const sg_f32 s = sg_fma(t, sg_fma(t, sg_splat_f32(6), sg_splat_f32(-15)), sg_splat_f32(10));
    return sg_mul(sg_mul(sg_mul(t, t), t), s);
}
SG_INLINE sg_f32 between(sg_f32 t, sg_f32 a, sg_f32 b) { return sg_fma(t, sg_sub(b, a), a); }

/* the numbers of the eight corners, two next to each other along z */
struct two { sg_u32 first, second; };
struct hashes { struct two x0y0, x0y1, x1y0, x1y1; };

SG_INLINE struct two by_corner(const struct bench_noise *k, sg_u32 i) {
    const struct two t = {sg_gather(k->perm, i), sg_gather(k->perm + 1, i)};
    return t;
}
SG_INLINE struct two by_pair(const struct bench_noise *k, sg_u32 i) {
    const sg_u32 both = sg_gather(k->pairs, i);
    const struct two t = {sg_and_n(both, 0xffff), sg_shr_n(both, 16)};
    return t;
}
#define HASHES(name, two_of) \
    SG_INLINE struct hashes name##_hashes(const struct bench_noise *k, sg_u32 i, uint32_t j, uint32_t l) { \
        const struct two a = two_of(k, i), b = two_of(k, sg_add_n(a.first, j)), c = two_of(k, sg_add_n(a.second, j)); \
        const struct hashes h = {two_of(k, sg_add_n(b.first, l)), two_of(k, sg_add_n(b.second, l)), two_of(k, sg_add_n(c.first, l)), \
                                 two_of(k, sg_add_n(c.second, l))}; \
        return h; \
    }
HASHES(corners, by_corner)
HASHES(pairs, by_pair)

/* All four bytes of each lane are looked up at once, and bytes wrap as the numbers must: x0 x0 x1 x1, plus y0 y1 y0 y1. */
SG_INLINE bytes look_up(const struct bench_noise *k, bytes x, uint32_t plus) {
    return BYTES(lookup256)(k->bytes, BYTES(add)(x, TO_BYTES(sg_splat_u32(plus))));
}
SG_INLINE struct two byte_of(sg_u32 z0, sg_u32 z1, uint32_t which) {
    const struct two t = {sg_shr_n(z0, 8 * which), sg_shr_n(z1, 8 * which)};
    return t;
}
SG_INLINE struct hashes bytes_hashes(const struct bench_noise *k, sg_u32 i, uint32_t j, uint32_t l) {
    const bytes x = look_up(k, TO_BYTES(sg_mul_n(i, 0x01010101u)), 0x01010000u);
    const bytes xy = look_up(k, x, (j & 255) * 0x00010001u | ((j + 1) & 255) * 0x01000100u);
    const sg_u32 z0 = OF_BYTES(look_up(k, xy, (l & 255) * 0x01010101u)), z1 = OF_BYTES(look_up(k, xy, ((l + 1) & 255) * 0x01010101u));
    const struct hashes h = {byte_of(z0, z1, 0), byte_of(z0, z1, 1), byte_of(z0, z1, 2), byte_of(z0, z1, 3)};
    return h;
}

SG_INLINE sg_f32 noise(struct hashes h, sg_f32 px, float py, float pz) {
    const struct directions d = all_directions();
    const sg_f32 qx = sg_sub_n(px, 1), y0 = sg_splat_f32(py), y1 = sg_splat_f32(py - 1), z0 = sg_splat_f32(pz), z1 = sg_splat_f32(pz - 1);
    const sg_f32 u = fade(px), v = fade(y0), w = fade(z0);
    const sg_f32 y0z0 = between(u, corner(d, h.x0y0.first, px, y0, z0), corner(d, h.x1y0.first, qx, y0, z0));
    const sg_f32 y1z0 = between(u, corner(d, h.x0y1.first, px, y1, z0), corner(d, h.x1y1.first, qx, y1, z0));
    const sg_f32 y0z1 = between(u, corner(d, h.x0y0.second, px, y0, z1), corner(d, h.x1y0.second, qx, y0, z1));
    const sg_f32 y1z1 = between(u, corner(d, h.x0y1.second, px, y1, z1), corner(d, h.x1y1.second, qx, y1, z1));
    return between(w, between(v, y0z0, y1z0), between(v, y0z1, y1z1));
}

#define KERNEL(name) \
    SG_RANGE_KERNEL(name##_pixels, sg_item it, const struct bench_noise *k) { \
        const sg_f32 x = sg_mul_n(sg_convert_f32(sg_item_get_id(it, 1)), k->scale); \
        sg_f32 sum = sg_zero_f32(); \
        float times = 1; \
        for (int o = 0; o < BENCH_NOISE_OCTAVES; o++, times *= 2) { \
            const sg_f32 at = sg_mul_n(x, times), cell = sg_floor(at); \
            const float y = (float)sg_item_get_id_base(it, 0) * k->scale * times, z = BENCH_NOISE_Z * times; \
            const sg_u32 i = sg_as_u32(sg_and_n(sg_convert_i32(cell), 255)); \
            const struct hashes h = name##_hashes(k, i, (uint32_t)y & 255, (uint32_t)z & 255); \
            const sg_f32 wave = noise(h, sg_sub(at, cell), y - floorf(y), z - floorf(z)); \
            sum = sg_fma(sg_abs(wave), sg_splat_f32(1 / times), sum); \
        } \
        sg_store(k->to + sg_item_get_linear_id_base(it), sum); \
    } \
    static void name##_run(const struct bench_noise *k) { \
        bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n, k->n), name##_pixels, k)); \
    }
KERNEL(corners)
KERNEL(pairs)
KERNEL(bytes)
BENCH_RUN(noise, k) { corners_run(k); }
BENCH_RUN_AS(noise, pairs, k) { pairs_run(k); }
BENCH_RUN_AS(noise, bytes, k) { bytes_run(k); }
