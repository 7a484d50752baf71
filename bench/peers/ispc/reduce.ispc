// SPDX-License-Identifier: MIT
// A sum for each program instance, then the sum of these; or four sums for each, because an addition waits for the one before.
#define SUM(name, T) \
    export uniform T name(uniform int n, const uniform T x[]) { \
        T sum = 0; \
        foreach (i = 0 ... n) sum += x[i]; \
        return (uniform T)reduce_add(sum); \
    } \
    export uniform T name##_four(uniform int n, const uniform T x[]) { \
        T s0 = 0, s1 = 0, s2 = 0, s3 = 0; \
        const uniform int whole = n - n % (4 * programCount); \
        for (uniform int i = 0; i < whole; i += 4 * programCount) { \
            const uniform T *uniform p = x + i; \
            s0 += p[programIndex]; \
            s1 += p[programCount + programIndex]; \
            s2 += p[2 * programCount + programIndex]; \
            s3 += p[3 * programCount + programIndex]; \
        } \
        foreach (i = whole ... n) s0 += x[i]; \
        return (uniform T)reduce_add((s0 + s2) + (s1 + s3)); \
    }
SUM(reduce_f32, float)
SUM(reduce_u32, unsigned int)
