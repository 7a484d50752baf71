// SPDX-License-Identifier: MIT
#define MOST 256

kernel void escape(uint n, float scale, global uint *restrict to, global float *restrict sizes) {
    const size_t column = get_global_id(0), row = get_global_id(1);
    const float cx = fma((float)column, scale, -2.2f), cy = fma((float)row, scale, -1.25f);
    float x = cx, y = cy, size = 0;
    uint steps = 0;
    for (; steps < MOST; steps++) {
        const float yy = y * y, old = x;
        size = fma(x, x, yy);
        if (!(size <= 4)) break;
        x = fma(x, x, cx - yy);
        y = fma(old + old, y, cy);
    }
    to[row * n + column] = steps;
    sizes[row * n + column] = size;
}
// 16 pixels in each item, for platforms that do not vectorise such a loop
kernel void escape_16(uint n, float scale, global uint *restrict to, global float *restrict sizes) {
    const size_t column = get_global_id(0) * 16, row = get_global_id(1);
    const float16 at = (float16)(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15) + (float)column;
    const float16 cx = fma(at, (float16)(scale), (float16)(-2.2f)), cy = fma((float)row, scale, -1.25f);
    float16 x = cx, y = cy, size = 0;
    int16 steps = 0, in = -1;
    for (uint i = 0; i < MOST && any(in); i++) {
        const float16 yy = y * y, now = fma(x, x, yy);
        size = select(size, now, in);
        in &= now <= (float16)(4.0f);
        steps -= in;
        y = fma(x + x, y, cy);
        x = fma(x, x, cx - yy);
    }
    vstore16(convert_uint16(steps), 0, to + row * n + column);
    vstore16(size, 0, sizes + row * n + column);
}
