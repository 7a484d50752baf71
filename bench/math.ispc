// SPDX-License-Identifier: MIT
// The elementary functions of ISPC's default mathematics, on arrays, for bench/math.c.
#define ONE(name, e, c) \
    export void ispc_##name##_##e(const uniform c *uniform x, uniform c *uniform r, uniform int n) { foreach (i = 0 ... n) r[i] = name(x[i]); }
#define TWO(name, e, c) \
    export void ispc_##name##_##e(const uniform c *uniform x, const uniform c *uniform y, uniform c *uniform r, uniform int n) { \
        foreach (i = 0 ... n) r[i] = name(x[i], y[i]); \
    }
#define PAIR(name, e, c) \
    export void ispc_##name##_##e(const uniform c *uniform x, uniform c *uniform r, uniform c *uniform s, uniform int n) { \
        foreach (i = 0 ... n) { \
            c first, second; \
            name(x[i], &first, &second); \
            r[i] = first; \
            s[i] = second; \
        } \
    }
#define BOTH(shape, name) shape(name, f32, float) shape(name, f64, double)
BOTH(ONE, exp)
BOTH(ONE, log)
BOTH(TWO, pow)
BOTH(ONE, sin)
BOTH(ONE, cos)
BOTH(PAIR, sincos)
BOTH(ONE, tan)
BOTH(ONE, asin)
BOTH(ONE, acos)
BOTH(ONE, atan)
BOTH(TWO, atan2)
