// SPDX-License-Identifier: MIT
// a table in local memory for each work-group, then added to the global one
kernel void histogram(uint each, global const uchar *restrict x, global uint *bins) {
    local uint t[256];
    size_t l = get_local_id(0), items = get_local_size(0), begin = get_group_id(0) * each;
    for (size_t b = l; b < 256; b += items) t[b] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t i = l; i < each; i += items) atomic_inc(&t[x[begin + i]]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t b = l; b < 256; b += items) atomic_add(&bins[b], t[b]);
}
kernel void histogram_4k(uint each, global const uint *restrict x, global uint *bins) {
    local uint t[4096];
    size_t l = get_local_id(0), items = get_local_size(0), begin = get_group_id(0) * each;
    for (size_t b = l; b < 4096; b += items) t[b] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t i = l; i < each; i += items) atomic_inc(&t[x[begin + i]]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t b = l; b < 4096; b += items) atomic_add(&bins[b], t[b]);
}
kernel void dot_u8(uint n, global const char *restrict a, global const uchar *restrict x, global int *restrict y) {
    size_t r = get_global_id(0);
    int sum = 0;
    for (uint i = 0; i < n; i++) sum += a[r * n + i] * x[i];
    y[r] = sum;
}
