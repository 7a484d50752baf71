/* SPDX-License-Identifier: MIT */
/* What the examples share: sizes from the command line, aligned memory, pictures, timing, one table
 * row per result. */
#ifndef EXAMPLES_DEMO_H
#define EXAMPLES_DEMO_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- arguments: an invalid one ends the program with a message and status 2 ---- */

/* argument number index as a size from least to most; fallback if it is not given */
static inline size_t demo_size(int argc, char **argv, int index, const char *what, size_t fallback,
                               size_t least, size_t most) {
    const char *text = index < argc ? argv[index] : "";
    size_t n = 0, digits = strspn(text, "0123456789");
    if (index >= argc) return fallback;
    for (size_t i = 0; i < digits && n <= most; i++) n = n * 10 + (size_t)(text[i] - '0');
    if (digits == 0 || text[digits] != 0 || n < least || n > most) {
        fprintf(stderr, "%s: %s must be a number from %lu to %lu, not \"%s\"\n", argv[0], what,
                (unsigned long)least, (unsigned long)most, text);
        exit(2);
    }
    return n;
}
/* ends the program if there are more arguments than these */
static inline void demo_usage(int argc, char **argv, int most, const char *arguments) {
    if (argc - 1 <= most) return;
    fprintf(stderr, "usage: %s %s\n", argv[0], arguments);
    exit(2);
}

/* ---- memory: zeroed, at a multiple of 64 bytes; the checked build knows where it ends ---- */

static inline void *demo_alloc(size_t count, size_t bytes_each) {
    const size_t bytes = count * bytes_each;
    char *raw = (char *)malloc(bytes + 128), *p;
    if (!raw) {
        fprintf(stderr, "no memory for %lu bytes\n", (unsigned long)bytes);
        exit(2);
    }
    p = raw + 128 - ((uintptr_t)raw & 63);
    memcpy(p - sizeof raw, &raw, sizeof raw); /* demo_free needs it */
    memset(p, 0, bytes);
    sg_checked_range(p, bytes);
    return p;
}
static inline void demo_free(void *p) {
    char *raw;
    sg_checked_range_end(p);
    memcpy(&raw, (char *)p - sizeof raw, sizeof raw);
    free(raw);
}

/* the same numbers in every run */
static inline uint32_t demo_random(uint32_t *state) {
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}
/* -1 to 1 in steps of 2^-11 */
static inline float demo_random_f32(uint32_t *state) {
    return (float)(int)(demo_random(state) % 4097) / 2048.0f - 1.0f;
}

/* ---- a picture as NAME, a PPM, and as PNG beside it: NAME with .png for .ppm. rgb has 3 bytes for
 * each point; false if a file cannot be written ---- */

/* Writes part of a chunk of a PNG, count bytes, and adds them to its checksum, a CRC of 32 bits. */
static inline void demo_png_put(FILE *f, uint32_t *crc, const void *bytes, size_t count) {
    const unsigned char *p = (const unsigned char *)bytes;
    for (size_t i = 0; i < count; i++) {
        *crc ^= p[i];
        for (int bit = 0; bit < 8; bit++) *crc = (*crc >> 1) ^ (0xedb88320u & (0u - (*crc & 1)));
    }
    fwrite(bytes, 1, count, f);
}
static inline void demo_png_put32(FILE *f, uint32_t *crc, uint32_t x) {
    const unsigned char bytes[4] = {(unsigned char)(x >> 24), (unsigned char)(x >> 16),
                                    (unsigned char)(x >> 8), (unsigned char)x};
    demo_png_put(f, crc, bytes, 4);
}
static inline void demo_png_begin(FILE *f, uint32_t *crc, const char *type, uint32_t bytes) {
    demo_png_put32(f, crc, bytes); /* the length is not part of the checksum */
    *crc = 0xffffffffu;
    demo_png_put(f, crc, type, 4);
}
static inline void demo_png_end(FILE *f, uint32_t *crc) { demo_png_put32(f, crc, ~*crc); }

/* Not compressed: each row is a chunk with one stored block of deflate, which holds 65535 bytes. */
static inline void demo_png(FILE *f, size_t wide, size_t high, const unsigned char *rgb) {
    const size_t row = 3 * wide, block = row + 1; /* a row begins with a filter: none */
    uint32_t crc = 0, low = 1, sum = 0;           /* Adler-32 of the rows, in two halves */
    fwrite("\x89PNG\r\n\x1a\n", 1, 8, f);
    demo_png_begin(f, &crc, "IHDR", 13);
    demo_png_put32(f, &crc, (uint32_t)wide);
    demo_png_put32(f, &crc, (uint32_t)high);
    demo_png_put(f, &crc, "\10\2\0\0\0", 5); /* 8 bits for each of red, green, blue */
    demo_png_end(f, &crc);
    for (size_t y = 0; y < high; y++) {
        const int first = y == 0, last = y == high - 1;
        const unsigned char head[6] = {(unsigned char)last, (unsigned char)block, (unsigned char)(block >> 8),
                                       (unsigned char)~block, (unsigned char)(~block >> 8), 0};
        const unsigned char *p = rgb + y * row;
        demo_png_begin(f, &crc, "IDAT", (uint32_t)(row + 6 + (first ? 2 : 0) + (last ? 4 : 0)));
        if (first) demo_png_put(f, &crc, "\x78\1", 2);
        demo_png_put(f, &crc, head, 6);
        demo_png_put(f, &crc, p, row);
        sum = (sum + low) % 65521; /* the filter's 0 */
        for (size_t i = 0; i < row; i++) {
            low = (low + p[i]) % 65521;
            sum = (sum + low) % 65521;
        }
        if (last) demo_png_put32(f, &crc, sum << 16 | low);
        demo_png_end(f, &crc);
    }
    demo_png_begin(f, &crc, "IEND", 0);
    demo_png_end(f, &crc);
}
static inline int demo_picture(const char *name, size_t wide, size_t high,
                               const unsigned char *rgb) {
    const size_t length = strlen(name), stem = length - (length > 4 && !strcmp(name + length - 4, ".ppm") ? 4 : 0);
    char *file = (char *)demo_alloc(length + 5, 1);
    int ok = 3 * wide < 65535;
    memcpy(file, name, length);
    for (int png = 0; png < 2 && ok; png++) {
        FILE *f;
        if (png) memcpy(file + stem, ".png", 5);
        f = fopen(file, "wb");
        ok = f != NULL;
        if (f && png) demo_png(f, wide, high, rgb);
        if (f && !png) {
            fprintf(f, "P6\n%lu %lu\n255\n", (unsigned long)wide, (unsigned long)high);
            fwrite(rgb, 3 * wide, high, f);
        }
        if (f && (ferror(f) | (fclose(f) != 0))) ok = 0;
    }
    if (!ok) fprintf(stderr, "cannot write %s\n", file);
    demo_free(file);
    return ok;
}

/* ---- time: medians of runs that alternate between the two sides ---- */

typedef void (*demo_run)(void *context);
struct demo_times { double sg, plain; }; /* seconds for one run */

static inline double demo_seconds(void) {
#if defined(_WIN32)
    return (double)clock() / CLOCKS_PER_SEC; /* on Windows clock() is elapsed time, not processor time */
#else
    struct timespec t;
#if defined(CLOCK_MONOTONIC)
    clock_gettime(CLOCK_MONOTONIC, &t);
#else
    timespec_get(&t, TIME_UTC);
#endif
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
#endif
}
static inline double demo_sample(demo_run run, void *context, size_t repeat) {
    const double begin = demo_seconds();
    for (size_t i = 0; i < repeat; i++) run(context);
    return (demo_seconds() - begin) / (double)repeat;
}
static inline int demo_order(const void *a, const void *b) {
    double x, y;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    return (x > y) - (x < y);
}
static inline struct demo_times demo_compare(demo_run sg, demo_run plain, void *context) {
    enum { MOST = 31 };
    const char *wish = getenv("DEMO_SECONDS"); /* seconds for each row; 0: one run */
    const double budget = wish ? atof(wish) : 0.4, begin = demo_seconds();
    double sg_times[MOST], plain_times[MOST];
    const double once[2] = {demo_sample(sg, context, 1), demo_sample(plain, context, 1)};
    size_t repeat[2], n = 0;
    struct demo_times times;
    if (budget <= 0) { /* no time for more than one run */
        times.sg = once[0];
        times.plain = once[1];
        return times;
    }
    for (int i = 0; i < 2; i++) repeat[i] = once[i] < 2e-4 ? (size_t)(2e-4 / (once[i] + 1e-7)) : 1;
    do {
        sg_times[n] = demo_sample(sg, context, repeat[0]);
        plain_times[n] = demo_sample(plain, context, repeat[1]);
        n++;
    } while (n < MOST && (demo_seconds() - begin < budget || n < 3));
    qsort(sg_times, n, sizeof sg_times[0], demo_order);
    qsort(plain_times, n, sizeof plain_times[0], demo_order);
    times.sg = sg_times[n / 2];
    times.plain = plain_times[n / 2];
    return times;
}

/* ---- the table ---- */

/* One line: what ran, on which size, whether its result was right, work (bytes or operations) in
 * units of 10^9 a second for sg and for plain C, and the ratio. Returns ok. */
static inline int demo_row(const char *name, const char *size, int ok, double work,
                           const char *unit, struct demo_times times) {
    static int rows;
    if (rows++ == 0 && !getenv("DEMO_NO_HEADER")) {
        printf("%-26s | %-12s | %-6s | %9s | %9s | %-7s | %6s\n", "what", "size", "result", "sg",
               "plain C", "unit", "ratio");
    }
    printf("%-26s | %-12s | %-6s | %9.2f | %9.2f | %-7s | %6.2f\n", name, size,
           ok ? "right" : "WRONG", work / times.sg * 1e-9, work / times.plain * 1e-9, unit,
           times.plain / times.sg);
    fflush(stdout);
    return ok;
}
static inline int demo_row_n(const char *name, size_t n, int ok, double work, const char *unit,
                             struct demo_times times) {
    char size[24];
    snprintf(size, sizeof size, "%lu", (unsigned long)n);
    return demo_row(name, size, ok, work, unit, times);
}

#endif
