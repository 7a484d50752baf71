// SPDX-License-Identifier: MIT
kernel void saxpy(float a, global const float *restrict x, global float *restrict y) {
    size_t i = get_global_id(0);
    y[i] = a * x[i] + y[i];
}
kernel void fill(float a, global float *restrict y) { y[get_global_id(0)] = a; }
kernel void copy(global const float *restrict x, global float *restrict y) {
    size_t i = get_global_id(0);
    y[i] = x[i];
}
