// SPDX-License-Identifier: MIT
// A bitonic network for each 64 elements: sorts lanes i and i ^ apart, descending where bit up of i is 1. By local memory; or by
// shuffles, where a sub-group of 16 has 4 registers, so that lanes 16 and 32 apart are in other registers.
__attribute__((reqd_work_group_size(64, 1, 1)))
kernel void sort64_local(global const uint *restrict x, global uint *restrict y) {
    local uint t[64];
    const uint l = get_local_id(0);
    t[l] = x[get_global_id(0)];
    for (uint up = 2; up <= 64; up *= 2) {
        for (uint apart = up / 2; apart > 0; apart /= 2) {
            uint a, b;
            barrier(CLK_LOCAL_MEM_FENCE);
            a = t[l], b = t[l ^ apart];
            barrier(CLK_LOCAL_MEM_FENCE);
            t[l] = (l & up) != 0 ^ (l & apart) != 0 ? max(a, b) : min(a, b);
        }
    }
    y[get_global_id(0)] = t[l];
}

#ifdef cl_intel_subgroups
#define LANES(up, apart) \
    for (uint r = 0; r < 4; r++) { \
        const uint i = r * 16 + l, other = intel_sub_group_shuffle_xor(v[r], apart); \
        v[r] = (i & up) != 0 ^ (i & apart) != 0 ? max(v[r], other) : min(v[r], other); \
    }
#define REGISTERS(up, apart) \
    for (uint r = 0; r < 4; r++) { \
        const uint d = apart / 16, a = v[r & ~d], b = v[r | d]; \
        if (r & d) continue; \
        v[r] = r * 16 & up ? max(a, b) : min(a, b); \
        v[r + d] = r * 16 & up ? min(a, b) : max(a, b); \
    }
__attribute__((intel_reqd_sub_group_size(16), reqd_work_group_size(16, 1, 1)))
kernel void sort64_sg(global const uint *restrict x, global uint *restrict y) {
    const uint l = get_sub_group_local_id(), begin = get_group_id(0) * 64;
    uint v[4];
    for (uint r = 0; r < 4; r++) v[r] = x[begin + r * 16 + l];
    LANES(2, 1)
    LANES(4, 2) LANES(4, 1)
    LANES(8, 4) LANES(8, 2) LANES(8, 1)
    LANES(16, 8) LANES(16, 4) LANES(16, 2) LANES(16, 1)
    REGISTERS(32, 16) LANES(32, 8) LANES(32, 4) LANES(32, 2) LANES(32, 1)
    REGISTERS(64, 32) REGISTERS(64, 16) LANES(64, 8) LANES(64, 4) LANES(64, 2) LANES(64, 1)
    for (uint r = 0; r < 4; r++) y[begin + r * 16 + l] = v[r];
}
#endif
