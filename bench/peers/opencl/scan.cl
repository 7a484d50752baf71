// SPDX-License-Identifier: MIT
// Phase 0: the sum of each block; the host adds these up. Phase 1: a work-group walks along its block. It scans as many elements
// as it has items, by steps 1, 2, 4, ... in local memory or by the function for a sub-group, and adds the sum of all before.
#define BLOCK 16384
#define ITEMS 64
#define ARGS(T) uint phase, uint n, uint exclusive, global const T *restrict x, global T *restrict y, global T *restrict part
#define PLACE(local_id) \
    const uint begin = get_group_id(0) * BLOCK, end = min(begin + BLOCK, n), l = local_id;

#define SCAN(T) \
    __attribute__((reqd_work_group_size(ITEMS, 1, 1))) \
    kernel void scan_##T(ARGS(T)) { \
        local T t[2][ITEMS]; \
        PLACE(get_local_id(0)) \
        if (phase == 0) { \
            uint i = begin + l * 16; \
            T##16 s = 0; \
            T sum; \
            for (; i + 16 <= end; i += ITEMS * 16) s += vload16(0, x + i); \
            s.lo += s.hi; \
            s.lo.lo += s.lo.hi; \
            sum = s.s0 + s.s1 + s.s2 + s.s3; \
            for (; i < end; i++) sum += x[i]; \
            t[0][l] = sum; \
            for (uint d = ITEMS / 2; d > 0; d /= 2) { \
                barrier(CLK_LOCAL_MEM_FENCE); \
                if (l < d) t[0][l] += t[0][l + d]; \
            } \
            if (l == 0) part[get_group_id(0)] = t[0][0]; \
        } else { \
            T before = part[get_group_id(0)]; \
            for (uint i = begin; i < end; i += ITEMS) { \
                uint from = 0; \
                barrier(CLK_LOCAL_MEM_FENCE); \
                t[0][l] = i + l < end ? x[i + l] : 0; \
                barrier(CLK_LOCAL_MEM_FENCE); \
                for (uint d = 1; d < ITEMS; d *= 2, from ^= 1) { \
                    t[from ^ 1][l] = l < d ? t[from][l] : t[from][l - d] + t[from][l]; \
                    barrier(CLK_LOCAL_MEM_FENCE); \
                } \
                if (i + l < end) y[i + l] = before + (!exclusive ? t[from][l] : l > 0 ? t[from][l - 1] : 0); \
                before += t[from][ITEMS - 1]; \
            } \
        } \
    }
SCAN(float)
SCAN(uint)

// An item walks along its own part: nothing is exchanged, and lanes do not work together.
#define PART 2000 // no power of two, because adjacent parts are walked at the same time
#define SERIAL(T) \
    kernel void scan_serial_##T(ARGS(T)) { \
        const uint begin = get_global_id(0) * PART, end = min(begin + PART, n); \
        T sum = 0; \
        if (phase == 0) { \
            for (uint i = begin; i < end; i++) sum += x[i]; \
            part[get_global_id(0)] = sum; \
        } else { \
            sum = part[get_global_id(0)]; \
            for (uint i = begin; i < end; i++) { \
                const T before = sum; \
                sum += x[i]; \
                y[i] = exclusive ? before : sum; \
            } \
        } \
    }
SERIAL(float)
SERIAL(uint)

#ifdef cl_intel_subgroups
#define SCAN_SG(T) \
    __attribute__((intel_reqd_sub_group_size(16), reqd_work_group_size(16, 1, 1))) \
    kernel void scan_sg_##T(ARGS(T)) { \
        PLACE(get_sub_group_local_id()) \
        if (phase == 0) { \
            T s0 = 0, s1 = 0, s2 = 0, s3 = 0; \
            uint i = begin + l; \
            for (; i + 3 * 16 < end; i += 4 * 16) s0 += x[i], s1 += x[i + 16], s2 += x[i + 32], s3 += x[i + 48]; \
            for (; i < end; i += 16) s0 += x[i]; \
            s0 = sub_group_reduce_add((s0 + s2) + (s1 + s3)); \
            if (l == 0) part[get_group_id(0)] = s0; \
        } else { \
            T before = part[get_group_id(0)]; \
            for (uint i = begin; i < end; i += 16) { \
                const T v = i + l < end ? x[i + l] : 0, sums = sub_group_scan_inclusive_add(v); \
                const T up = intel_sub_group_shuffle_up((T)0, sums, 1u); \
                if (i + l < end) y[i + l] = before + (exclusive ? up : sums); \
                before += sub_group_broadcast(sums, 15); \
            } \
        } \
    }
SCAN_SG(float)
SCAN_SG(uint)
#endif
