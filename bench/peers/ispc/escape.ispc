// SPDX-License-Identifier: MIT
// A pixel for each program instance, which goes on until its point has left; and four rows at a time, with masks and one vote.
export void escape(uniform int n, uniform float scale, uniform float left, uniform float top, uniform int most, uniform int to[], uniform float sizes[]) {
    for (uniform int row = 0; row < n; row++) {
        const uniform float cy = row * scale + top;
        foreach (column = 0 ... n) {
            const float cx = column * scale + left;
            float x = cx, y = cy, size = 0;
            int steps;
            for (steps = 0; steps < most; steps++) {
                const float yy = y * y, old = x;
                size = x * x + yy;
                if (!(size <= 4)) break;
                x = x * x + (cx - yy);
                y = (old + old) * y + cy;
            }
            to[row * n + column] = steps;
            sizes[row * n + column] = size;
        }
    }
}

struct point { float x, y, size; int steps; bool inside; };
inline void step(point &p, float cx, uniform float cy) {
    const float yy = p.y * p.y;
    const float now = p.x * p.x + yy;
    p.size = select(p.inside, now, p.size);
    p.inside = p.inside & (now <= 4);
    p.steps += p.inside ? 1 : 0;
    p.y = (p.x + p.x) * p.y + cy;
    p.x = p.x * p.x + (cx - yy);
}
export void escape_four(uniform int n, uniform float scale, uniform float left, uniform float top, uniform int most, uniform int to[], uniform float sizes[]) {
    for (uniform int row = 0; row < n; row += 4) {
        const uniform float y0 = row * scale + top, y1 = (row + 1) * scale + top;
        const uniform float y2 = (row + 2) * scale + top, y3 = (row + 3) * scale + top;
        foreach (column = 0 ... n) {
            const float cx = column * scale + left;
            point p0 = {cx, y0, 0, 0, true}, p1 = {cx, y1, 0, 0, true}, p2 = {cx, y2, 0, 0, true}, p3 = {cx, y3, 0, 0, true};
            uniform int i = 0;
            do {
                step(p0, cx, y0);
                step(p1, cx, y1);
                step(p2, cx, y2);
                step(p3, cx, y3);
            } while (++i < most && any(p0.inside | p1.inside | p2.inside | p3.inside));
            const uniform int at = row * n;
            to[at + column] = p0.steps;
            to[at + n + column] = p1.steps;
            to[at + 2 * n + column] = p2.steps;
            to[at + 3 * n + column] = p3.steps;
            sizes[at + column] = p0.size;
            sizes[at + n + column] = p1.size;
            sizes[at + 2 * n + column] = p2.size;
            sizes[at + 3 * n + column] = p3.size;
        }
    }
}
