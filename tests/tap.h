/* SPDX-License-Identifier: MIT */
/* Output in the Test Anything Protocol 13: one line per case, notes after it, the plan at the end.
 * Test functions are static, so that the compiler rejects one that nobody calls. Cases run on the main thread. */
#ifndef TESTS_TAP_H
#define TESTS_TAP_H

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <sg/port.h>
#include <sg/version.h>

struct tap {
    unsigned cases, failures, begun;
};
static struct tap t_tap;

#if defined(__GNUC__) || defined(__clang__)
#define TAP_FORMAT(at) __attribute__((format(printf, at, at + 1)))
#else
#define TAP_FORMAT(at)
#endif

/* the first line, and which build this is */
static inline void tap_begin(void) {
    if (t_tap.begun++ > 0) return;
    printf("TAP version 13\n# sg " SG_VERSION ", registers of %d bits, masks in %s\n", SG_REG_BITS,
           SG_HAVE_KMASK ? "mask registers" : "vectors");
}
/* a case passed or failed */
static inline int TAP_FORMAT(2) tap_ok(int passed, const char *format, ...) {
    va_list args;
    tap_begin();
    t_tap.cases++;
    if (!passed) t_tap.failures++;
    printf("%s %u - ", passed ? "ok" : "not ok", t_tap.cases);
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    putchar('\n');
    return passed;
}
/* a case that this machine cannot run */
static inline void tap_skip(const char *name, const char *why) {
    tap_begin();
    t_tap.cases++;
    printf("ok %u - %s # SKIP %s\n", t_tap.cases, name, why);
}
static inline void TAP_FORMAT(1) tap_note(const char *format, ...) {
    va_list args;
    tap_begin();
    printf("# ");
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    putchar('\n');
}

/* ---- typed cases: both values are printed on failure ---- */

static inline int tap_equal_u64(uint64_t got, uint64_t expected, const char *name) {
    if (tap_ok(got == expected, "%s", name)) return 1;
    tap_note("got %" PRIu64 " (0x%" PRIx64 "), expected %" PRIu64 " (0x%" PRIx64 ")", got, got, expected,
             expected);
    return 0;
}
static inline int tap_equal_i64(int64_t got, int64_t expected, const char *name) {
    if (tap_ok(got == expected, "%s", name)) return 1;
    tap_note("got %" PRId64 ", expected %" PRId64, got, expected);
    return 0;
}
/* the same bits, so -0.0 differs from 0.0; all NaNs count as equal */
static inline int tap_equal_f64(double got, double expected, const char *name) {
    const int same = memcmp(&got, &expected, sizeof got) == 0 || (got != got && expected != expected);
    if (tap_ok(same, "%s", name)) return 1;
    tap_note("got %.17g (%a), expected %.17g (%a)", got, got, expected, expected);
    return 0;
}
static inline int tap_equal_string(const char *got, const char *expected, const char *name) {
    if (tap_ok(got && expected && strcmp(got, expected) == 0, "%s", name)) return 1;
    tap_note("got \"%s\", expected \"%s\"", got ? got : "NULL", expected ? expected : "NULL");
    return 0;
}

/* prints the plan; the exit status of main */
static inline int tap_end(void) {
    tap_begin();
    printf("1..%u\n", t_tap.cases);
    return t_tap.failures > 0;
}

#endif
