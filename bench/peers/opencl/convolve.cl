// SPDX-License-Identifier: MIT
kernel void convolve1d(constant float *w, global const float *restrict x, global float *restrict y) {
    size_t i = get_global_id(0);
    float sum = 0;
    for (int j = 0; j < 17; j++) sum += w[j] * x[i + j];
    y[i] = sum;
}
kernel void convolve2d(uint pitch, constant float *w, global const float *restrict x, global float *restrict y) {
    size_t i = get_global_id(0), r = get_global_id(1);
    global const float *at = x + r * pitch + i;
    float sum = 0;
    for (int a = 0; a < 5; a++) {
        for (int b = 0; b < 5; b++) sum += w[5 * a + b] * at[a * pitch + b];
    }
    y[r * get_global_size(0) + i] = sum;
}
kernel void blur_u8(uint pitch, global const uchar *restrict x, global uchar *restrict y) {
    size_t i = get_global_id(0), r = get_global_id(1);
    global const uchar *at = x + r * pitch + i;
    ushort s[5];
    for (int b = 0; b < 5; b++) {
        s[b] = at[b] + at[b + 4 * pitch] + 4 * (at[b + pitch] + at[b + 3 * pitch]) + 6 * at[b + 2 * pitch];
    }
    y[r * get_global_size(0) + i] = (ushort)(s[0] + s[4] + 4 * (s[1] + s[3]) + 6 * s[2] + 128) >> 8;
}
