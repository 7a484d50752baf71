/* SPDX-License-Identifier: MIT */
/* The kernels of kernels.c as OpenCL C: the same work-groups, arrays in local memory, accesses and barriers. */

kernel void product(global const float *a, global const float *b, global float *c, uint n) {
    local float left[16][16], right[16][16];
    const uint y = get_local_id(1), x = get_local_id(0), row = get_global_id(1), column = get_global_id(0);
    float sum = 0;
    for (uint t = 0; t < n; t += 16) {
        left[y][x] = a[row * n + t + x];
        right[y][x] = b[(t + y) * n + column];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint i = 0; i < 16; i++) sum += left[y][i] * right[i][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * n + column] = sum;
}
kernel void reduction(global const float *in, global float *out) {
    local float t[256];
    const uint l = get_local_id(0);
    t[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint half_way = 128; half_way > 0; half_way /= 2) {
        if (l < half_way) t[l] += t[l + half_way];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0) out[get_group_id(0)] = t[0];
}
kernel void stencil(global const float *in, global float *out) {
    local float t[256 + 2];
    const uint l = get_local_id(0), i = get_global_id(0);
    t[l] = in[i];
    if (l < 2) t[256 + l] = in[i + 256];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = t[l] + t[l + 1] + t[l + 2];
}
