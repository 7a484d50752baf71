/* SPDX-License-Identifier: MIT */
/* What the programs on bytes compute, in plain C: the programs and the bench compare with it. */
#ifndef EXAMPLES_BYTES_PLAIN_H
#define EXAMPLES_BYTES_PLAIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "xxh3_secret.h"

static inline bool plain_utf8_valid(const uint8_t *p, size_t n) {
    for (size_t i = 0; i < n;) {
        const uint8_t c = p[i];
        const size_t more = c < 0x80 ? 0 : c < 0xc2 ? 9 : c < 0xe0 ? 1 : c < 0xf0 ? 2 : c < 0xf5 ? 3 : 9;
        if (more == 9 || n - i <= more) return false;
        for (size_t k = 1; k <= more; k++) {
            if (p[i + k] >> 6 != 2) return false;
        }
        if ((c == 0xe0 && p[i + 1] < 0xa0) || (c == 0xed && p[i + 1] > 0x9f)) return false;
        if ((c == 0xf0 && p[i + 1] < 0x90) || (c == 0xf4 && p[i + 1] > 0x8f)) return false;
        i += more + 1;
    }
    return true;
}

/* ---- base64: the canonical one, padded ---- */

static inline size_t plain_base64_encode(const uint8_t *p, size_t n, uint8_t *to) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    size_t o = 0;
    for (size_t i = 0; i < n; i += 3) {
        const size_t left = n - i;
        const uint32_t some = (uint32_t)p[i] << 16 | (left > 1 ? (uint32_t)p[i + 1] << 8 : 0) | (left > 2 ? p[i + 2] : 0u);
        for (size_t k = 0; k < 4; k++) to[o++] = (uint8_t)(k <= left ? digits[some >> (18 - 6 * k) & 63] : '=');
    }
    return o;
}
static inline uint32_t plain_base64_value(uint8_t c) { /* 64: no such character */
    return c >= 'A' && c <= 'Z' ? c - 'A' + 0u : c >= 'a' && c <= 'z' ? c - 'a' + 26u : c >= '0' && c <= '9' ? c - '0' + 52u :
        c == '+' ? 62 : c == '/' ? 63 : 64;
}
static inline size_t plain_base64_decode(const uint8_t *p, size_t n, uint8_t *to) {
    size_t pad, o = 0;
    if (n % 4) return SIZE_MAX;
    pad = n && p[n - 1] == '=' ? p[n - 2] == '=' ? 2 : 1 : 0;
    for (size_t i = 0; i < n; i += 4) {
        const size_t digits = i + 4 < n ? 4 : 4 - pad;
        uint32_t some = 0;
        for (size_t k = 0; k < digits; k++) {
            const uint32_t v = plain_base64_value(p[i + k]);
            if (v > 63) return SIZE_MAX;
            some |= v << (18 - 6 * k);
        }
        for (size_t k = 0; k + 1 < digits; k++) to[o++] = (uint8_t)(some >> (16 - 8 * k));
        if (digits < 4 && (some & 0xffffffu >> (8 * (digits - 1)))) return SIZE_MAX; /* bits that the decoder does not use must be 0 */
    }
    return o;
}

/* ---- find: n if there is none ---- */

static inline size_t plain_find_byte(const uint8_t *p, size_t n, uint8_t c) {
    size_t i = 0;
    while (i < n && p[i] != c) i++;
    return i;
}
static inline size_t plain_count(const uint8_t *p, size_t n, uint8_t c) {
    size_t sum = 0;
    for (size_t i = 0; i < n; i++) sum += p[i] == c;
    return sum;
}
static inline size_t plain_find_text(const uint8_t *p, size_t n, const uint8_t *what, size_t m) {
    for (size_t i = 0; m <= n && i <= n - m; i++) {
        if (memcmp(p + i, what, m) == 0) return i;
    }
    return n;
}

/* ---- JSON, CSV and lines: places; SIZE_MAX if the text is not JSON, as far as this looks ---- */

static inline size_t plain_json_index(const uint8_t *p, size_t n, uint32_t *out) {
    size_t found = 0;
    bool string = false, word = false;
    if (!plain_utf8_valid(p, n)) return SIZE_MAX;
    for (size_t i = 0; i < n; i++) {
        const uint8_t c = p[i];
        if (string) {
            if (c < 32) return SIZE_MAX;
            if (c == '\\' && i + 1 < n) {
                if (p[++i] < 32) return SIZE_MAX;
            } else if (c == '"') {
                string = false;
            }
            continue;
        }
        if (c == '"') {
            if (!word) out[found++] = (uint32_t)i;
            string = true;
            word = false;
        } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
            word = false;
        } else if (c == '{' || c == '}' || c == '[' || c == ']' || c == ':' || c == ',') {
            out[found++] = (uint32_t)i;
            word = false;
        } else {
            if (!word) out[found++] = (uint32_t)i;
            word = true;
        }
    }
    return string ? SIZE_MAX : found;
}
static inline size_t plain_csv_index(const uint8_t *p, size_t n, uint32_t *out) {
    size_t found = 0;
    bool quoted = false;
    for (size_t i = 0; i < n; i++) {
        if (p[i] == '"') quoted = !quoted;
        else if (!quoted && (p[i] == ',' || p[i] == '\n')) out[found++] = (uint32_t)i;
    }
    return found;
}
static inline size_t plain_line_index(const uint8_t *p, size_t n, uint32_t *out) {
    size_t found = 0;
    for (size_t i = 0; i < n; i++) {
        if (p[i] == '\n') out[found++] = (uint32_t)i;
    }
    return found;
}

/* ---- ChaCha20, RFC 8439 ---- */

static inline uint32_t plain_rotl(uint32_t x, int n) {
    return x << n | x >> (32 - n);
}
static inline void plain_chacha_quarter(uint32_t *x, int a, int b, int c, int d) {
    x[a] += x[b], x[d] = plain_rotl(x[d] ^ x[a], 16);
    x[c] += x[d], x[b] = plain_rotl(x[b] ^ x[c], 12);
    x[a] += x[b], x[d] = plain_rotl(x[d] ^ x[a], 8);
    x[c] += x[d], x[b] = plain_rotl(x[b] ^ x[c], 7);
}
static inline void plain_chacha20(const uint8_t key[32], const uint8_t nonce[12], uint32_t number, const uint8_t *from, uint8_t *to, size_t n) {
    uint32_t state[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}, x[16];
    for (int i = 0; i < 32; i++) state[4 + i / 4] |= (uint32_t)key[i] << (8 * (i % 4));
    state[12] = number;
    for (int i = 0; i < 12; i++) state[13 + i / 4] |= (uint32_t)nonce[i] << (8 * (i % 4));
    for (size_t i = 0; i < n; i += 64, state[12]++) {
        memcpy(x, state, sizeof x);
        for (int round = 0; round < 10; round++) {
            for (int c = 0; c < 4; c++) plain_chacha_quarter(x, c, 4 + c, 8 + c, 12 + c);
            for (int c = 0; c < 4; c++) plain_chacha_quarter(x, c, 4 + (c + 1) % 4, 8 + (c + 2) % 4, 12 + (c + 3) % 4);
        }
        for (size_t j = 0; j < 64 && j < n - i; j++) to[i + j] = (uint8_t)(from[i + j] ^ (x[j / 4] + state[j / 4]) >> (8 * (j % 4)));
    }
}

static inline uint32_t plain_adler32(const uint8_t *p, size_t n) {
    uint32_t first = 1, second = 0;
    for (size_t i = 0; i < n; i++) {
        first += p[i], second += first;
        if (i % 5552 == 5551) first %= 65521, second %= 65521; /* before 32 bits overflow */
    }
    return second % 65521 << 16 | first % 65521;
}

/* ---- data ---- */

/* n bytes of objects with strings, escapes, numbers and arrays; ends with blanks */
static inline void plain_json_text(uint8_t *p, size_t n, uint32_t *seed, uint32_t (*random)(uint32_t *)) {
    static const char *const parts[] = {"{\"id\": ", "1234567", ",\"name\":\"", "caf\xc3\xa9 and more of it, as names are", "a \\\"quote\\\" {x}", "\\\\",
        "\",\n  \"list\": [", "1, 2.5e-3, -17", "true, null", "]}, \n"};
    static const uint8_t order[] = {0, 1, 2, 3, 6, 7, 9, 0, 1, 2, 4, 6, 8, 9, 0, 1, 2, 5, 6, 7, 9, 0, 1, 2, 3, 6, 7, 9, 0, 1, 2, 3, 6, 8, 9};
    size_t at = 0, i = 0;
    memset(p, ' ', n);
    while (i + 400 < n) { /* whole objects */
        do {
            const char *part = parts[order[at]];
            const size_t m = strlen(part);
            memcpy(p + i, part, m);
            i += m;
            if (order[at] == 3) p[i - 1 - random(seed) % 9] = (uint8_t)('a' + random(seed) % 26);
            at = (at + 1) % sizeof order;
        } while (order[at] != 0);
    }
}


/* n bytes of valid UTF-8: runs of ASCII and of 1 to 4 bytes for each character; random(seed) gives 24 bits */
static inline void plain_utf8_text(uint8_t *p, size_t n, uint32_t *seed, uint32_t (*random)(uint32_t *)) {
    uint32_t kind = 0;
    for (size_t i = 0; i < n;) {
        uint32_t c;
        if (random(seed) % 100 == 0) kind = random(seed) % 4;
        c = kind == 0 ? 0x20 + random(seed) % 0x5f : kind == 1 ? 0x80 + random(seed) % 0x780 :
            kind == 2 ? 0x800 + random(seed) % 0xd000 : 0x10000 + random(seed) % 0x100000;
        if (c < 0x80 || n - i < 4) {
            p[i++] = (uint8_t)(c & 0x7f);
        } else if (c < 0x800) {
            p[i++] = (uint8_t)(0xc0 | c >> 6);
            p[i++] = (uint8_t)(0x80 | (c & 63));
        } else {
            if (c < 0x10000) {
                p[i++] = (uint8_t)(0xe0 | c >> 12);
            } else {
                p[i++] = (uint8_t)(0xf0 | c >> 18);
                p[i++] = (uint8_t)(0x80 | (c >> 12 & 63));
            }
            p[i++] = (uint8_t)(0x80 | (c >> 6 & 63));
            p[i++] = (uint8_t)(0x80 | (c & 63));
        }
    }
}

static inline uint32_t plain_crc32(const uint8_t *p, size_t n) {
    uint32_t crc = 0xffffffff;
    for (size_t i = 0; i < n; i++) {
        crc ^= p[i];
        for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc;
}

/* ---- XXH3 of more than 240 bytes; BLAKE3 ---- */

static inline uint64_t plain_word(const uint8_t *p, int bytes) {
    uint64_t word = 0;
    for (int k = 0; k < bytes; k++) word |= (uint64_t)p[k] << 8 * k;
    return word;
}
static inline uint64_t plain_mul_hi(uint64_t a, uint64_t b) {
    uint64_t high = 0, low = 0;
    for (int bit = 63; bit >= 0; bit--) {
        high = high << 1 | low >> 63, low <<= 1;
        if (b >> bit & 1) low += a, high += low < a;
    }
    return high;
}
static inline uint64_t plain_xxh3(const uint8_t *p, size_t n) {
    uint64_t sum[8] = {3266489917u, 11400714785074694791u, 14029467366897019727u, 1609587929392839161u,
                       9650029242287828579u, 2246822519u, 2870177450012600261u, 2654435761u}, hash = n * 11400714785074694791u;
    const size_t stripes = (n - 1) / 64;
    for (size_t k = 0; k <= stripes; k++) {
        const uint8_t *const x = k < stripes ? p + 64 * k : p + n - 64, *const secret = xxh3_secret + (k < stripes ? k % 16 * 8 : 121);
        for (int i = 0; i < 8; i++) {
            const uint64_t word = plain_word(x + 8 * i, 8), key = word ^ plain_word(secret + 8 * i, 8);
            sum[i ^ 1] += word;
            sum[i] += (key & 0xffffffff) * (key >> 32);
        }
        for (int i = 0; k < stripes && k % 16 == 15 && i < 8; i++)
            sum[i] = (sum[i] ^ sum[i] >> 47 ^ plain_word(xxh3_secret + 128 + 8 * i, 8)) * 2654435761u;
    }
    for (int i = 0; i < 8; i += 2) {
        const uint64_t a = sum[i] ^ plain_word(xxh3_secret + 11 + 8 * i, 8), b = sum[i + 1] ^ plain_word(xxh3_secret + 19 + 8 * i, 8);
        hash += (a * b) ^ plain_mul_hi(a, b);
    }
    hash = (hash ^ hash >> 37) * 0x165667919e3779f9;
    return hash ^ hash >> 32;
}

/* as defined: the left part of a text is the largest power of two of chunks that leaves at least one byte for the right part */
static inline void plain_blake3_mix(uint32_t *v, int a, int b, int c, int d, uint32_t x, uint32_t y) {
    v[a] += v[b] + x, v[d] = plain_rotl(v[d] ^ v[a], 16);
    v[c] += v[d], v[b] = plain_rotl(v[b] ^ v[c], 20);
    v[a] += v[b] + y, v[d] = plain_rotl(v[d] ^ v[a], 24);
    v[c] += v[d], v[b] = plain_rotl(v[b] ^ v[c], 25);
}
static inline void plain_blake3_block(uint32_t h[8], const uint8_t *p, size_t n, uint64_t number, uint32_t flags) {
    static const uint8_t next[16] = {2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8};
    uint8_t block[64] = {0};
    uint32_t m[16], t[16], v[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                    (uint32_t)number, (uint32_t)(number >> 32), (uint32_t)n, flags};
    if (n) memcpy(block, p, n);
    memcpy(v, h, 32);
    for (int i = 0; i < 16; i++) m[i] = (uint32_t)plain_word(block + 4 * i, 4);
    for (int round = 0; round < 7; round++) {
        for (int c = 0; c < 4; c++) plain_blake3_mix(v, c, 4 + c, 8 + c, 12 + c, m[2 * c], m[2 * c + 1]);
        for (int c = 0; c < 4; c++)
            plain_blake3_mix(v, c, 4 + (c + 1) % 4, 8 + (c + 2) % 4, 12 + (c + 3) % 4, m[2 * c + 8], m[2 * c + 9]);
        for (int i = 0; i < 16; i++) t[i] = m[next[i]];
        memcpy(m, t, sizeof m);
    }
    for (int i = 0; i < 8; i++) h[i] = v[i] ^ v[i + 8];
}
static inline void plain_blake3_tree(const uint8_t *p, size_t n, uint64_t number, uint32_t root, uint8_t *hash) {
    uint32_t h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    if (n > 1024) {
        uint8_t both[64];
        size_t left = 1024;
        while (2 * left < n) left *= 2;
        plain_blake3_tree(p, left, number, 0, both);
        plain_blake3_tree(p + left, n - left, number + left / 1024, 0, both + 32);
        plain_blake3_block(h, both, 64, 0, 4 | root);
    } else {
        size_t i = 0;
        for (; n - i > 64; i += 64) plain_blake3_block(h, p + i, 64, number, i == 0);
        plain_blake3_block(h, p + i, n - i, number, (i == 0) | 2 | root);
    }
    for (int i = 0; i < 32; i++) hash[i] = (uint8_t)(h[i / 4] >> 8 * (i % 4));
}
static inline void plain_blake3(const uint8_t *p, size_t n, uint8_t *hash) { plain_blake3_tree(p, n, 0, 8, hash); }

static inline void plain_3_to_4(const uint8_t *from, uint8_t *to, size_t n) {
    for (size_t i = 0; i < n; i++) {
        for (size_t k = 0; k < 3; k++) to[4 * i + k] = from[3 * i + k];
        to[4 * i + 3] = 255;
    }
}
static inline void plain_halve(const uint8_t *above, const uint8_t *below, uint8_t *to, size_t n) {
    for (size_t i = 0; i < n; i++) to[i] = (uint8_t)((above[2 * i] + above[2 * i + 1] + below[2 * i] + below[2 * i + 1] + 2) / 4);
}
static inline uint8_t plain_byte(int x) { return (uint8_t)(x < 0 ? 0 : x > 255 ? 255 : x); }
static inline void plain_i420(const uint8_t *y, const uint8_t *u, const uint8_t *v, uint8_t *to, size_t n) {
    for (size_t i = 0; i < n; i++) {
        const int light = y[i] * 257 * 18997 / 65536 - 1160, cu = u[i / 2] - 128, cv = v[i / 2] - 128;
        const int red = light + 102 * cv, green = light - 25 * cu - 52 * cv, blue = light + 129 * cu;
        to[4 * i] = plain_byte(red < 0 ? 0 : red / 64);
        to[4 * i + 1] = plain_byte(green < 0 ? 0 : green / 64);
        to[4 * i + 2] = plain_byte(blue < 0 ? 0 : blue / 64);
        to[4 * i + 3] = 255;
    }
}


static inline size_t plain_least(size_t a, size_t b) { return a < b ? a : b; }
/* in 65536ths of a pixel */
static inline size_t plain_place(size_t i, size_t n, size_t m) {
    return m > n ? i * ((n - 1) * 65536 / (m - 1)) : i * (n * 65536 / m) + (n * 65536 / m - 65536) / 2;
}
static inline unsigned plain_mix(unsigned a, unsigned b, size_t place) {
    const unsigned weight = (unsigned)(place / 256 % 256);
    return (a * (256 - weight) + b * weight + 128) / 256;
}
static inline void plain_resize(const uint8_t *from, size_t n, size_t n_high, uint8_t *to, size_t m, size_t m_high, size_t pixel) {
    for (size_t j = 0; j < m_high; j++) {
        const size_t y = plain_place(j, n_high, m_high), above = y / 65536 * n, below = plain_least(y / 65536 + 1, n_high - 1) * n;
        for (size_t i = 0; i < m; i++) {
            const size_t x = plain_place(i, n, m), left = x / 65536, right = plain_least(left + 1, n - 1);
            for (size_t k = 0; k < pixel; k++) {
                const unsigned a = from[(above + left) * pixel + k], b = from[(above + right) * pixel + k];
                const unsigned c = from[(below + left) * pixel + k], d = from[(below + right) * pixel + k];
                *to++ = (uint8_t)(m_high < n_high ? plain_mix(plain_mix(a, c, y), plain_mix(b, d, y), x)
                                                  : plain_mix(plain_mix(a, b, x), plain_mix(c, d, x), y));
            }
        }
    }
}
static inline void plain_halve_4(const uint8_t *above, const uint8_t *below, uint8_t *to, size_t n) {
    for (size_t i = 0; i < n; i++) {
        for (size_t k = 8 * i; k < 8 * i + 4; k++) *to++ = (uint8_t)(((above[k] + below[k] + 1) / 2 + (above[k + 4] + below[k + 4] + 1) / 2 + 1) / 2);
    }
}

#endif
