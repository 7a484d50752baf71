// SPDX-License-Identifier: MIT
kernel void barriers(uint steps, global const uint *x, global uint *y, local uint *t) {
    size_t i = get_global_id(0), l = get_local_id(0), n = get_local_size(0);
    uint v = x[i];
    for (uint s = 0; s < steps; s++) {
        t[l] = v;
        barrier(CLK_LOCAL_MEM_FENCE);
        v = t[(l + 1) % n] + 1;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    y[i] = v;
}
kernel void exchange_local(uint steps, global const uint *x, global uint *y, local uint *t) {
    size_t i = get_global_id(0), l = get_local_id(0);
    uint v = x[i];
    for (uint s = 0; s < steps; s++) {
        t[l] = v;
        barrier(CLK_LOCAL_MEM_FENCE);
        v = 3 * v + t[l ^ (1u << s % 4)];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    y[i] = v;
}
#ifdef cl_intel_subgroups
__attribute__((intel_reqd_sub_group_size(16)))
kernel void exchange_shuffle(uint steps, global const uint *x, global uint *y) {
    size_t i = get_global_id(0);
    uint v = x[i];
    for (uint s = 0; s < steps; s += 4) {
        v = 3 * v + intel_sub_group_shuffle_xor(v, 1);
        v = 3 * v + intel_sub_group_shuffle_xor(v, 2);
        v = 3 * v + intel_sub_group_shuffle_xor(v, 4);
        v = 3 * v + intel_sub_group_shuffle_xor(v, 8);
    }
    y[i] = v;
}
#endif
kernel void touch(global uint *y) {
    if (get_local_id(0) == 0) y[get_group_id(0) * 16] = (uint)get_group_id(0) + 1;
}
