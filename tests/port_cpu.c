/* SPDX-License-Identifier: MIT */
/* The processor: cache line, prefetch, pause, cores. */
#include <errno.h>
#include <stdint.h>

#include <sg/port.h>

#include "tap.h"

int main(void) {
    const unsigned cores = sg_cpu_count();
    unsigned same = 0;
    tap_ok(SG_CACHE_LINE >= 16 && (SG_CACHE_LINE & (SG_CACHE_LINE - 1)) == 0, "a cache line of %d bytes",
           SG_CACHE_LINE);
    tap_ok(cores >= 1 && cores <= 65536, "%u cores", cores);
    errno = 77;
    for (int i = 0; i < 100; i++) same += sg_cpu_count() == cores;
    tap_equal_u64(same, 100, "the count does not change");
    tap_equal_i64(errno, 77, "errno is kept");
    for (int i = 0; i < 1000; i++) sg_cpu_pause();
    tap_ok(1, "a thousand pauses");
    for (unsigned i = 0; i < 8 * sizeof(uintptr_t); i++) sg_prefetch((const void *)((uintptr_t)1 << i)); /* a fault would end the test */
    sg_prefetch(NULL);
    tap_ok(1, "a prefetch of any address");
    tap_ok(SG_REG_BITS == 128 || SG_REG_BITS == 256 || SG_REG_BITS == 512, "registers of %d bits",
           SG_REG_BITS);
    tap_ok(SG_REG_BITS <= SG_MAX_REG_BITS, "not wider than asked for");
    return tap_end();
}
