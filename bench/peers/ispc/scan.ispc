// SPDX-License-Identifier: MIT
// The standard library's scan of a register, plus the sum of everything before it.
#define SCAN(name, T) \
    export void inclusive_##name(uniform int n, const uniform T x[], uniform T y[]) { \
        uniform T before = 0; \
        foreach (i = 0 ... n) { \
            const T v = x[i]; \
            y[i] = before + (exclusive_scan_add(v) + v); \
            before += reduce_add(v); \
        } \
    } \
    export void exclusive_##name(uniform int n, const uniform T x[], uniform T y[]) { \
        uniform T before = 0; \
        foreach (i = 0 ... n) { \
            const T v = x[i]; \
            y[i] = before + exclusive_scan_add(v); \
            before += reduce_add(v); \
        } \
    }
SCAN(f32, float)
SCAN(u32, unsigned int)
