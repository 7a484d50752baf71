// SPDX-License-Identifier: MIT
// A work-group sums a block: each item sums every 64th sixteen elements; then a tree in local memory or, in a sub-group, the
// sub-group's function. One number for each work-group remains for the host.
#define BLOCK 16384
#define ITEMS 64

#define ITEM_SUM(T) \
    const uint begin = get_group_id(0) * BLOCK, end = min(begin + BLOCK, n); \
    const uint l = get_local_id(0); \
    uint i = begin + l * 16; \
    T##16 s = 0; \
    T sum; \
    for (; i + 16 <= end; i += ITEMS * 16) s += vload16(0, x + i); \
    s.lo += s.hi; \
    s.lo.lo += s.lo.hi; \
    sum = s.s0 + s.s1 + s.s2 + s.s3; \
    for (; i < end; i++) sum += x[i];

#define REDUCE(T, name) \
    __attribute__((reqd_work_group_size(ITEMS, 1, 1))) \
    kernel void name##_local(uint n, global const T *restrict x, global T *restrict part) { \
        local T t[ITEMS]; \
        ITEM_SUM(T) \
        t[l] = sum; \
        for (uint d = ITEMS / 2; d > 0; d /= 2) { \
            barrier(CLK_LOCAL_MEM_FENCE); \
            if (l < d) t[l] += t[l + d]; \
        } \
        if (l == 0) part[get_group_id(0)] = t[0]; \
    }
REDUCE(float, reduce_f32)
REDUCE(uint, reduce_u32)

#ifdef cl_intel_subgroups
#define REDUCE_SG(T, name) \
    __attribute__((intel_reqd_sub_group_size(16), reqd_work_group_size(16, 1, 1))) \
    kernel void name##_sg(uint n, global const T *restrict x, global T *restrict part) { \
        const uint begin = get_group_id(0) * BLOCK, end = min(begin + BLOCK, n); \
        const uint lane = get_sub_group_local_id(); \
        uint i = begin + lane; \
        T s0 = 0, s1 = 0, s2 = 0, s3 = 0; \
        for (; i + 3 * 16 < end; i += 4 * 16) s0 += x[i], s1 += x[i + 16], s2 += x[i + 32], s3 += x[i + 48]; \
        for (; i < end; i += 16) s0 += x[i]; \
        s0 = sub_group_reduce_add((s0 + s2) + (s1 + s3)); \
        if (lane == 0) part[get_group_id(0)] = s0; \
    }
REDUCE_SG(float, reduce_f32)
REDUCE_SG(uint, reduce_u32)
#endif
