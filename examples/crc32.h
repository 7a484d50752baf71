/* SPDX-License-Identifier: MIT */
/* The checksum CRC-32 of gzip and Ethernet (RFC 1952), after Vinodh Gopal et al., "Fast CRC computation for generic polynomials using
 * PCLMULQDQ instruction" (Intel, 2009). A text is a polynomial over bits. 128 of its bits may be removed and added again d bits later,
 * multiplied by x^d modulo the checksum's polynomial: the checksum stays the same. That takes two carry-less products, one for each half. */
#ifndef EXAMPLES_CRC32_H
#define EXAMPLES_CRC32_H

#include "bytes_sizes.h"

/* x^(d + 32) and x^(d - 32) modulo the polynomial, the highest power in the lowest bit, shifted to bit 1: crc32.c computes them again */
#define CRC_128 0x1751997d0, 0x0ccaa009e
#define CRC_256 0x0f1da05aa, 0x15a546366
#define CRC_384 0x03db1ecdc, 0x174359406
#define CRC_512 0x154442bd4, 0x1c6e41596
#define CRC_1024 0x1e88ef372, 0x14a7fe880
#define CRC_2048 0x11542778a, 0x1322d1430
#if SG_REG_BITS == 512
#define CRC_E(op) sg_##op##_u64x8
#define CRC_LOAD(p) sg_as_u64_u8x64(sg_load_u8x64(p))
typedef sg_u64x8 crc_part;
enum { CRC_LANES = 8 };
static const uint64_t crc_next[8] = {CRC_512, CRC_512, CRC_512, CRC_512}, crc_far[8] = {CRC_2048, CRC_2048, CRC_2048, CRC_2048};
static const uint64_t crc_last[8] = {CRC_384, CRC_256, CRC_128};
#else
#define CRC_E(op) sg_##op##_u64x4
#define CRC_LOAD(p) sg_as_u64_u8x32(sg_load_u8x32(p))
typedef sg_u64x4 crc_part;
enum { CRC_LANES = 4 };
static const uint64_t crc_next[4] = {CRC_256, CRC_256}, crc_far[4] = {CRC_1024, CRC_1024};
static const uint64_t crc_last[4] = {CRC_128};
#endif
enum { CRC_BYTES = 8 * CRC_LANES };

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
        uint64_t part[CRC_LANES];
        crc_part x = CRC_E(xor)(CRC_LOAD(p), CRC_E(set_lane)(CRC_E(zero)(), 0, crc));
        i = CRC_BYTES;
        if (n >= 4 * CRC_BYTES) { /* four at a time, so that products do not wait for each other */
            crc_part y = CRC_LOAD(p + CRC_BYTES), z = CRC_LOAD(p + 2 * CRC_BYTES), w = CRC_LOAD(p + 3 * CRC_BYTES);
            for (i = 4 * CRC_BYTES; n - i >= 4 * CRC_BYTES; i += 4 * CRC_BYTES) {
                x = CRC_E(xor)(crc_fold(x, crc_far), CRC_LOAD(p + i));
                y = CRC_E(xor)(crc_fold(y, crc_far), CRC_LOAD(p + i + CRC_BYTES));
                z = CRC_E(xor)(crc_fold(z, crc_far), CRC_LOAD(p + i + 2 * CRC_BYTES));
                w = CRC_E(xor)(crc_fold(w, crc_far), CRC_LOAD(p + i + 3 * CRC_BYTES));
            }
            x = CRC_E(xor)(crc_fold(x, crc_next), y);
            x = CRC_E(xor)(crc_fold(x, crc_next), z);
            x = CRC_E(xor)(crc_fold(x, crc_next), w);
        }
        for (; n - i >= CRC_BYTES; i += CRC_BYTES) x = CRC_E(xor)(crc_fold(x, crc_next), CRC_LOAD(p + i));
        /* the contents of the lanes have the checksum of the text up to here. When the other lanes are added to the last 128 bits, these have it too */
        CRC_E(store)(part, crc_fold(x, crc_last));
        for (int k = 2; k < CRC_LANES; k++) part[k % 2] ^= part[k];
        part[0] ^= CRC_E(get_lane)(x, CRC_LANES - 2);
        part[1] ^= CRC_E(get_lane)(x, CRC_LANES - 1);
        crc = 0;
        for (int k = 0; k < 16; k++) crc = crc_byte(crc, (uint8_t)(part[k / 8] >> k % 8 * 8));
    }
    for (; i < n; i++) crc = crc_byte(crc, p[i]);
    return ~crc;
}

#endif
