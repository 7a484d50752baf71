// SPDX-License-Identifier: MIT
// A pixel for each program instance, which goes on until its point has left; or tiles of pixels instead of rows of them. The
// compiler fuses multiplications and additions by itself.
inline int steps_of(float cx, float cy, uniform int most) {
    float x = cx, y = cy;
    int steps;
    for (steps = 0; steps < most; steps++) {
        const float xx = x * x, yy = y * y;
        if (xx + yy > 4) break;
        y = (x + x) * y + cy;
        x = xx + (cx - yy);
    }
    return steps;
}
export void mandelbrot(uniform int n, uniform float scale, uniform float left, uniform float top, uniform int most, uniform int to[]) {
    for (uniform int row = 0; row < n; row++) {
        foreach (column = 0 ... n) to[row * n + column] = steps_of(column * scale + left, row * scale + top, most);
    }
}
export void mandelbrot_tiled(uniform int n, uniform float scale, uniform float left, uniform float top, uniform int most, uniform int to[]) {
    foreach_tiled (row = 0 ... n, column = 0 ... n) to[row * n + column] = steps_of(column * scale + left, row * scale + top, most);
}
