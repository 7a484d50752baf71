/* SPDX-License-Identifier: MIT */
/* Resizes pictures: bilinear to any size, and to half the size by the mean of four pixels. A pixel is one byte or four. */
#ifndef EXAMPLES_RESIZE_H
#define EXAMPLES_RESIZE_H

#include "pixels.h"

#include <stdlib.h>

#if SG_REG_BITS == 512
#define RESIZE_U8(op) sg_##op##_u8x64
#define RESIZE_U16(op) sg_##op##_u16x32
#define RESIZE_I16(op) sg_##op##_i16x32
#define RESIZE_U32(op) sg_##op##_u32x16
typedef sg_u8x64 resize_u8;
typedef sg_u16x32 resize_u16;
typedef sg_i16x32 resize_i16;
typedef sg_u32x16 resize_u32;
#else
#define RESIZE_U8(op) sg_##op##_u8x32
#define RESIZE_U16(op) sg_##op##_u16x16
#define RESIZE_I16(op) sg_##op##_i16x16
#define RESIZE_U32(op) sg_##op##_u32x8
typedef sg_u8x32 resize_u8;
typedef sg_u16x16 resize_u16;
typedef sg_i16x16 resize_i16;
typedef sg_u32x8 resize_u32;
#endif
enum { RESIZE_LANES = SG_REG_BITS == 512 ? 64 : 32 };

/* The position of pixel i of m among n pixels: the pixel before it, the pixel after it, and how near it is to the latter, in 256ths. If the
 * picture grows, its corners are those of the smaller picture; if it shrinks, the centres of its pixels match. */
typedef struct { size_t at, next; uint32_t weight; } resize_place;
static inline resize_place resize_find(size_t i, size_t n, size_t m) {
    const uint64_t one = 65536, last = one * (n - 1);
    const uint64_t x = m > n ? last / (m - 1) * i : one * n / m * i + (one * n / m - one) / 2;
    const resize_place p = {(size_t)(x / one), (size_t)(x < last ? x / one + 1 : x / one), (uint32_t)(x % one >> 8)};
    return p;
}
static inline uint8_t resize_one(uint32_t a, uint32_t b, uint32_t weight) { return (uint8_t)((a * (256 - weight) + b * weight + 128) >> 8); }
/* the same weight for all bytes: a + (b - a) * weight, for even and odd bytes as lanes of 16 bits. sg_mul_round counts in 32768ths */
SG_INLINE resize_u8 resize_mix(resize_u8 a_u8, resize_u8 b_u8, resize_u8 weight_u8) {
    const resize_i16 low = RESIZE_I16(splat)(255);
    const resize_u16 a = RESIZE_U8(as_u16)(a_u8), b = RESIZE_U8(as_u16)(b_u8), weight = RESIZE_U8(as_u16)(weight_u8);
    const resize_i16 a_even = RESIZE_I16(and)(RESIZE_U16(as_i16)(a), low), a_odd = RESIZE_U16(as_i16)(RESIZE_U16(shr_n)(a, 8));
    const resize_i16 b_even = RESIZE_I16(and)(RESIZE_U16(as_i16)(b), low), b_odd = RESIZE_U16(as_i16)(RESIZE_U16(shr_n)(b, 8));
    const resize_i16 even = RESIZE_I16(shl_n)(RESIZE_I16(and)(RESIZE_U16(as_i16)(weight), low), 7);
    const resize_i16 odd = RESIZE_I16(shl_n)(RESIZE_U16(as_i16)(RESIZE_U16(shr_n)(weight, 8)), 7);
    const resize_i16 x = RESIZE_I16(add)(a_even, RESIZE_I16(mul_round)(RESIZE_I16(sub)(b_even, a_even), even));
    const resize_i16 y = RESIZE_I16(add)(a_odd, RESIZE_I16(mul_round)(RESIZE_I16(sub)(b_odd, a_odd), odd));
    return RESIZE_I16(as_u8)(RESIZE_I16(or)(x, RESIZE_I16(shl_n)(y, 8)));
}

/* For each group of RESIZE_LANES bytes of the new row: which bytes of the old row they come from. The last group takes the last bytes, some
 * of them again. span: how many bytes a group needs, one register or two; 0 if that is not enough or the row has fewer */
typedef struct { size_t n, m, pixel, span; uint32_t *base; uint8_t *at, *next, *weight; } resize_row;
static inline size_t resize_group(const resize_row *r, size_t g) { /* its first byte */
    const size_t bytes = r->m * r->pixel, first = g * RESIZE_LANES;
    return bytes - first < RESIZE_LANES ? bytes - RESIZE_LANES : first;
}
static inline size_t resize_groups(size_t bytes) { return (bytes + RESIZE_LANES - 1) / RESIZE_LANES; }
static inline void resize_plan(resize_row *r) {
    const size_t pixel = r->pixel, from = r->n * pixel, to = r->m * pixel, some = RESIZE_LANES / pixel;
    r->span = 0;
    if (to < RESIZE_LANES || from < RESIZE_LANES) return;
    for (size_t i = 0; i + some <= r->m && r->span <= 2 * RESIZE_LANES; i++) { /* wherever a group begins */
        const size_t need = (resize_find(i + some - 1, r->n, r->m).next - resize_find(i, r->n, r->m).at + 1) * pixel;
        if (need > r->span) r->span = need;
    }
    r->span = r->span <= RESIZE_LANES ? RESIZE_LANES : r->span <= 2 * RESIZE_LANES && from >= 2 * RESIZE_LANES ? 2 * RESIZE_LANES : 0;
    for (size_t g = 0; r->span && g < resize_groups(to); g++) {
        const size_t first = resize_group(r, g) / pixel, at = resize_find(first, r->n, r->m).at * pixel;
        const size_t base = at < from - r->span ? at : from - r->span;
        r->base[g] = (uint32_t)base;
        for (size_t i = 0; i < some; i++) {
            const resize_place p = resize_find(first + i, r->n, r->m);
            const size_t j = g * RESIZE_LANES + i * pixel; /* a lane of 32 bits has its lowest byte first, on every machine */
            memset(r->at + j, 0, pixel), memset(r->next + j, 0, pixel);
            r->at[j] = (uint8_t)(p.at - base / pixel), r->next[j] = (uint8_t)(p.next - base / pixel);
            memset(r->weight + j, (int)p.weight, pixel);
        }
    }
}
/* the pixels with these numbers from one register or two; lanes of 32 bits if a pixel has four bytes */
SG_INLINE resize_u8 resize_pick(const uint8_t *p, size_t span, size_t pixel, resize_u8 at) {
    const resize_u8 x = RESIZE_U8(load)(p), y = span > RESIZE_LANES ? RESIZE_U8(load)(p + RESIZE_LANES) : x;
    if (pixel == 1) return span > RESIZE_LANES ? RESIZE_U8(shuffle2)(x, y, at) : RESIZE_U8(shuffle_own)(x, at);
    if (span > RESIZE_LANES) return RESIZE_U32(as_u8)(RESIZE_U32(shuffle2)(RESIZE_U8(as_u32)(x), RESIZE_U8(as_u32)(y), RESIZE_U8(as_u32)(at)));
    return RESIZE_U32(as_u8)(RESIZE_U32(shuffle_own)(RESIZE_U8(as_u32)(x), RESIZE_U8(as_u32)(at)));
}
/* a row of m pixels from a row of n */
SG_INLINE void resize_pieces(const resize_row *r, size_t span, size_t pixel, const uint8_t *from, uint8_t *to) {
    for (size_t g = 0, j = 0; g < resize_groups(r->m * r->pixel); g++, j += RESIZE_LANES) {
        const uint8_t *const p = from + r->base[g];
        const resize_u8 a = resize_pick(p, span, pixel, RESIZE_U8(load)(r->at + j));
        const resize_u8 b = resize_pick(p, span, pixel, RESIZE_U8(load)(r->next + j));
        RESIZE_U8(store)(to + resize_group(r, g), resize_mix(a, b, RESIZE_U8(load)(r->weight + j)));
    }
}
static inline void resize_across(const resize_row *r, const uint8_t *from, uint8_t *to) {
    if (r->span == RESIZE_LANES) {
        if (r->pixel == 1) resize_pieces(r, RESIZE_LANES, 1, from, to);
        else resize_pieces(r, RESIZE_LANES, 4, from, to);
    } else if (r->span) {
        if (r->pixel == 1) resize_pieces(r, 2 * RESIZE_LANES, 1, from, to);
        else resize_pieces(r, 2 * RESIZE_LANES, 4, from, to);
    }
    for (size_t i = 0; !r->span && i < r->m; i++) {
        const resize_place p = resize_find(i, r->n, r->m);
        for (size_t k = 0; k < r->pixel; k++) {
            to[i * r->pixel + k] = resize_one(from[p.at * r->pixel + k], from[p.next * r->pixel + k], p.weight);
        }
    }
}
/* a row between two of n bytes */
static inline void resize_between(const uint8_t *above, const uint8_t *below, uint32_t weight, uint8_t *to, size_t n) {
    const resize_u8 all = RESIZE_U8(splat)((uint8_t)weight);
    for (size_t i = 0; n >= RESIZE_LANES && i < n; i += RESIZE_LANES) {
        const size_t at = n - i < RESIZE_LANES ? n - RESIZE_LANES : i;
        RESIZE_U8(store)(to + at, resize_mix(RESIZE_U8(load)(above + at), RESIZE_U8(load)(below + at), all));
    }
    for (size_t i = 0; n < RESIZE_LANES && i < n; i++) to[i] = resize_one(above[i], below[i], weight);
}
/* Resizes a picture of n by n_high pixels of 1 or 4 bytes to m by m_high. Rows have no gaps between them. If a side shrinks to less than half,
 * halve the picture first, because a new pixel is computed from only four. The rows of the new height lie between rows that already have the
 * new width; each of these is made once. false: no memory */
static inline bool resize(const uint8_t *from, size_t n, size_t n_high, uint8_t *to, size_t m, size_t m_high, size_t pixel) {
    const size_t old_bytes = n * pixel, new_bytes = m * pixel, room = resize_groups(new_bytes) * RESIZE_LANES;
    resize_row r = {n, m, pixel, 0, NULL, NULL, NULL, NULL};
    uint8_t *rows[2];
    size_t known = 0; /* rows before this one have been made */
    r.base = (uint32_t *)malloc(sizeof(uint32_t) * resize_groups(new_bytes) + 3 * room + 2 * (old_bytes + new_bytes));
    if (!r.base) return false;
    r.at = (uint8_t *)(r.base + resize_groups(new_bytes)), r.next = r.at + room, r.weight = r.next + room;
    rows[0] = r.weight + room, rows[1] = rows[0] + old_bytes + new_bytes;
    resize_plan(&r);
    for (size_t i = 0; i < m_high; i++) {
        const resize_place p = resize_find(i, n_high, m_high);
        if (m_high < n_high) {
            resize_between(from + p.at * old_bytes, from + p.next * old_bytes, p.weight, rows[0], old_bytes);
            resize_across(&r, rows[0], to + i * new_bytes);
            continue;
        }
        for (; known <= p.next; known++) resize_across(&r, from + known * old_bytes, rows[known % 2]);
        resize_between(rows[p.at % 2], rows[p.next % 2], p.weight, to + i * new_bytes, new_bytes);
    }
    free(r.base);
    return true;
}

/* n pixels of four bytes from two rows of 2 * n: the mean of the means of the upper two and of the lower two; halves are rounded up each
 * time. pixels_halve does this for pixels of one byte */
SG_INLINE resize_u8 resize_mean(const uint8_t *above, const uint8_t *below) { return RESIZE_U8(avg)(RESIZE_U8(load)(above), RESIZE_U8(load)(below)); }
static inline void resize_halve(const uint8_t *above, const uint8_t *below, uint8_t *to, size_t n) {
    const size_t some = RESIZE_LANES / 4;
    for (size_t i = 0; n >= some && i < n; i += some) {
        const size_t at = n - i < some ? n - some : i;
        const uint8_t *const a = above + 8 * at, *const b = below + 8 * at;
        const resize_u32 x = RESIZE_U8(as_u32)(resize_mean(a, b)), y = RESIZE_U8(as_u32)(resize_mean(a + RESIZE_LANES, b + RESIZE_LANES));
        const resize_u8 left = RESIZE_U32(as_u8)(RESIZE_U32(unzip_even)(x, y)), right = RESIZE_U32(as_u8)(RESIZE_U32(unzip_odd)(x, y));
        RESIZE_U8(store)(to + 4 * at, RESIZE_U8(avg)(left, right));
    }
    for (size_t i = 0; n < some && i < 4 * n; i++) {
        const size_t j = i / 4 * 8 + i % 4, left = (above[j] + below[j] + 1u) / 2, right = (above[j + 4] + below[j + 4] + 1u) / 2;
        to[i] = (uint8_t)((left + right + 1) / 2);
    }
}

#endif
