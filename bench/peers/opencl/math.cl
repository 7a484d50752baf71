// SPDX-License-Identifier: MIT
static float normal(float d) { return 0.5f + 0.5f * erf(d * 0.70710678f); }
kernel void black_scholes(float r, float sigma, global const float *restrict spot, global const float *restrict strike,
                          global const float *restrict years, global float *restrict call, global float *restrict put) {
    size_t i = get_global_id(0);
    float s = spot[i], x = strike[i], t = years[i], v = sigma * sqrt(t);
    float d1 = (log(s / x) + (r + 0.5f * sigma * sigma) * t) / v, discounted = x * exp(-r * t);
    float c = s * normal(d1) - discounted * normal(d1 - v);
    call[i] = c;
    put[i] = c + discounted - s;
}
// a work-group for each row; its items reduce through local memory
kernel void softmax(uint n, global const float *restrict x, global float *restrict y, local float *t) {
    size_t l = get_local_id(0), items = get_local_size(0), row = get_group_id(0) * n;
    float most = -INFINITY, sum = 0;
    for (size_t i = l; i < n; i += items) most = fmax(most, x[row + i]);
    t[l] = most;
    for (size_t d = items / 2; d > 0; d /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d) t[l] = fmax(t[l], t[l + d]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    most = t[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t i = l; i < n; i += items) sum += y[row + i] = exp(x[row + i] - most);
    t[l] = sum;
    for (size_t d = items / 2; d > 0; d /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d) t[l] += t[l + d];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    sum = 1 / t[0];
    for (size_t i = l; i < n; i += items) y[row + i] *= sum;
}
#ifdef cl_intel_subgroups
// a sub-group for each row
__attribute__((intel_reqd_sub_group_size(16)))
kernel void softmax_sub_group(uint n, global const float *restrict x, global float *restrict y) {
    size_t l = get_sub_group_local_id(), row = (get_global_id(0) / 16) * n;
    float most = -INFINITY, sum = 0;
    for (size_t i = l; i < n; i += 16) most = fmax(most, x[row + i]);
    most = sub_group_reduce_max(most);
    for (size_t i = l; i < n; i += 16) sum += y[row + i] = exp(x[row + i] - most);
    sum = 1 / sub_group_reduce_add(sum);
    for (size_t i = l; i < n; i += 16) y[row + i] *= sum;
}
#endif
