// SPDX-License-Identifier: MIT
// A pixel for each program instance, which goes on until its point has left; tiles of pixels instead of rows; and four rows at a
// time with one vote for all, because each step waits for the one before. The compiler fuses multiplications and additions on
// its own.
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

struct point { float x, y; int steps; };
// is the point still inside? A point that has left stays out and is not counted
inline bool step(point &p, float cx, uniform float cy) {
    const float xx = p.x * p.x, yy = p.y * p.y;
    const bool inside = xx + yy <= 4;
    p.steps += inside ? 1 : 0;
    p.y = (p.x + p.x) * p.y + cy;
    p.x = xx + (cx - yy);
    return inside;
}
export void mandelbrot_four(uniform int n, uniform float scale, uniform float left, uniform float top, uniform int most, uniform int to[]) {
    for (uniform int row = 0; row < n; row += 4) {
        const uniform float y0 = row * scale + top, y1 = (row + 1) * scale + top;
        const uniform float y2 = (row + 2) * scale + top, y3 = (row + 3) * scale + top;
        foreach (column = 0 ... n) {
            const float cx = column * scale + left;
            point p0 = {cx, y0, 0}, p1 = {cx, y1, 0}, p2 = {cx, y2, 0}, p3 = {cx, y3, 0};
            uniform int i = 0;
            uniform bool some;
            do {
                const bool in0 = step(p0, cx, y0), in1 = step(p1, cx, y1), in2 = step(p2, cx, y2), in3 = step(p3, cx, y3);
                some = any(in0 | in1 | in2 | in3);
            } while (++i < most && some);
            to[row * n + column] = p0.steps;
            to[(row + 1) * n + column] = p1.steps;
            to[(row + 2) * n + column] = p2.steps;
            to[(row + 3) * n + column] = p3.steps;
        }
    }
}
