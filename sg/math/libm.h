/* SPDX-License-Identifier: MIT */
/* fmod and remainder for far quotients, one lane at a time by the C library. Not inlined: the call of libm takes the time, and
 * one loop for both functions keeps the code of a kernel small. */
#ifndef SG_MATH_LIBM_H
#define SG_MATH_LIBM_H

#include <errno.h>
#include <math.h>

#include "../port.h"

/* The thread sanitizer would take a thread's errno, which its sub-groups share, for a race. */
#if SG_TSAN
#define SG_MATH_LANES_ SG_UNSEEN_ static
#else
#define SG_MATH_LANES_ SG_NOINLINE
#endif

/* r[i] = f(x[i], y[i]) for the lanes whose bits are set. Keeps errno. */
#define SG_T_ROW(e, c) \
    SG_MATH_LANES_ void sg_math_lanes_##e##_(c (*f)(c, c), const c *x, const c *y, c *r, uint64_t lanes) { \
        const int saved_errno = errno; \
        for (SG_LANE_LOOP_; lanes; lanes &= lanes - 1) \
            r[sg_bits_first_(lanes)] = f(x[sg_bits_first_(lanes)], y[sg_bits_first_(lanes)]); \
        errno = saved_errno; \
    }
SG_T_ROW(f32, float)
SG_T_ROW(f64, double)
#undef SG_T_ROW
#undef SG_MATH_LANES_

#endif
