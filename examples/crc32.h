/* SPDX-License-Identifier: MIT */
/* The checksum CRC-32 of gzip and Ethernet (RFC 1952), after Vinodh Gopal et al., "Fast CRC computation for generic polynomials using
 * PCLMULQDQ instruction" (Intel, 2009). A text is a polynomial over bits. 128 of its bits may be removed and added again d bits later,
 * multiplied by x^d modulo the checksum's polynomial: the checksum stays the same. That takes two carry-less products, one for each half. */
#ifndef EXAMPLES_CRC32_H
#define EXAMPLES_CRC32_H

#undef SG_SIZE
#define SG_SIZE 2
#include <sg.h>
#include <sg/more.h>
#include "bytes_sizes.h"
#undef SG_SIZE /* 64 lanes are bound in any case */
#define SG_SIZE 64
#include <sg.h>
#include <sg/more.h>

/* x^(d + 32) and x^(d - 32) modulo the polynomial, the highest power in the lowest bit, shifted to bit 1: crc32.c computes them again */
#define CRC_128 0x1751997d0, 0x0ccaa009e
#define CRC_256 0x0f1da05aa, 0x15a546366
#define CRC_384 0x03db1ecdc, 0x174359406
#define CRC_512 0x154442bd4, 0x1c6e41596
#define CRC_1024 0x1e88ef372, 0x14a7fe880
#define CRC_2048 0x11542778a, 0x1322d1430
/* As many lanes as one product has, and so many of these at a time that products do not wait for each other. A register of 256 bits without
 * VPCLMULQDQ would be taken apart for each product. */
#if SG_REG_BITS == 512 && defined __VPCLMULQDQ__
#define CRC_E(op) sg_##op##_u64x8
#define CRC_LOAD(p) sg_as_u64_u8x64(sg_load_u8x64(p))
typedef sg_u64x8 crc_part;
enum { CRC_LANES = 8, CRC_PARTS = 4 };
static const uint64_t crc_next[8] = {CRC_512, CRC_512, CRC_512, CRC_512}, crc_far[8] = {CRC_2048, CRC_2048, CRC_2048, CRC_2048};
static const uint64_t crc_last[8] = {CRC_384, CRC_256, CRC_128};
#elif SG_REG_BITS == 256 && defined __VPCLMULQDQ__
#define CRC_E(op) sg_##op##_u64x4
#define CRC_LOAD(p) sg_as_u64_u8x32(sg_load_u8x32(p))
typedef sg_u64x4 crc_part;
enum { CRC_LANES = 4, CRC_PARTS = 4 };
static const uint64_t crc_next[4] = {CRC_256, CRC_256}, crc_far[4] = {CRC_1024, CRC_1024};
static const uint64_t crc_last[4] = {CRC_128};
#else
#define CRC_E(op) sg_##op##_u64x2
#define CRC_LOAD(p) sg_as_u64_u8x16(sg_load_u8x16(p))
typedef sg_u64x2 crc_part;
enum { CRC_LANES = 2, CRC_PARTS = 8 };
static const uint64_t crc_next[2] = {CRC_128}, crc_far[2] = {CRC_1024};
static const uint64_t crc_last[2] = {0};
#endif
enum { CRC_BYTES = 8 * CRC_LANES, CRC_STEP = CRC_PARTS * CRC_BYTES };

/* each 128 bits of x, multiplied by their power */
static inline crc_part crc_fold(crc_part x, const uint64_t *powers) {
    const crc_part k = CRC_E(load)(powers);
    return CRC_E(xor)(CRC_E(clmul_even)(x, k), CRC_E(clmul_odd)(x, k));
}
/* four bits at a time */
static inline uint32_t crc_byte(uint32_t crc, uint8_t byte) {
    static const uint32_t of[16] = {0, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
                                    0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};
    crc ^= byte;
    crc = crc >> 4 ^ of[crc & 15];
    return crc >> 4 ^ of[crc & 15];
}
/* the checksum of a text extended by n bytes; crc: the checksum of the text so far, 0 if it is empty */
static inline uint32_t crc32_more(uint32_t crc, const uint8_t *p, size_t n) {
    size_t i = 0;
    crc = ~crc;
    if (n >= CRC_BYTES) {
        uint64_t last[CRC_LANES];
        crc_part x = CRC_E(xor)(CRC_LOAD(p), CRC_E(set_lane)(CRC_E(zero)(), 0, crc));
        i = CRC_BYTES;
        if (n >= CRC_STEP) {
            crc_part part[CRC_PARTS];
            SG_UNROLL(8) for (size_t k = 1; k < CRC_PARTS; k++) part[k] = CRC_LOAD(p + k * CRC_BYTES);
            part[0] = x;
            for (i = CRC_STEP; n - i >= CRC_STEP; i += CRC_STEP) {
                SG_UNROLL(8) for (size_t k = 0; k < CRC_PARTS; k++) part[k] = CRC_E(xor)(crc_fold(part[k], crc_far), CRC_LOAD(p + i + k * CRC_BYTES));
            }
            x = part[0];
            SG_UNROLL(8) for (size_t k = 1; k < CRC_PARTS; k++) x = CRC_E(xor)(crc_fold(x, crc_next), part[k]);
        }
        for (; n - i >= CRC_BYTES; i += CRC_BYTES) x = CRC_E(xor)(crc_fold(x, crc_next), CRC_LOAD(p + i));
        /* the contents of the lanes have the checksum of the text up to here. When the other lanes are added to the last 128 bits, these have it too */
        CRC_E(store)(last, crc_fold(x, crc_last));
        for (int k = 2; k < CRC_LANES; k++) last[k % 2] ^= last[k];
        last[0] ^= CRC_E(get_lane)(x, CRC_LANES - 2);
        last[1] ^= CRC_E(get_lane)(x, CRC_LANES - 1);
        crc = 0;
        for (int k = 0; k < 16; k++) crc = crc_byte(crc, (uint8_t)(last[k / 8] >> k % 8 * 8));
    }
    for (; i < n; i++) crc = crc_byte(crc, p[i]);
    return ~crc;
}

#endif
