// SPDX-License-Identifier: MIT
// The kernels of flow.c in ISPC.
struct picture { uniform float *uniform out; uniform unsigned int32 wide, high; };
struct v3 { float x, y, z; };
inline v3 at(v3 o, v3 d, float t) {
    const v3 p = {t * d.x + o.x, t * d.y + o.y, t * d.z + o.z};
    return p;
}
inline float dot(v3 a, v3 b) { return a.x * b.x + (a.y * b.y + a.z * b.z); }
inline v3 unit(float x, float y, float z) {
    const v3 v = {x, y, z};
    const float s = 1 / sqrt(dot(v, v));
    const v3 u = {x * s, y * s, z * s};
    return u;
}
inline float column(uniform picture &k, int c) { return c * (2.0 / k.wide) - 1; }
inline float row(uniform picture &k, int r) { return r * (2.0 / k.high) - 1; }
inline v3 view(uniform picture &k, int r, int c) { return unit(column(k, c), row(k, r), 1.5); }
inline float distance(v3 p) {
    const v3 q = {p.x, p.y, p.z - 3};
    const float ball = sqrt(dot(q, q)) - 1, floor = p.y + 1.2;
    const float hole = 0.5 - sqrt(q.x * q.x + q.y * q.y);
    return min(max(ball, hole), floor);
}
inline v3 slope(v3 p) {
    const v3 x = {p.x + 0.01, p.y, p.z}, y = {p.x, p.y + 0.01, p.z}, z = {p.x, p.y, p.z + 0.01};
    const float d = distance(p);
    return unit(distance(x) - d, distance(y) - d, distance(z) - d);
}
inline float density(v3 p) {
    const v3 q = {p.x, p.y, p.z - 3};
    return 1 - dot(q, q) * 0.6;
}
static const uniform float BALLS[3][4] = {{-1, -0.2, 3, 0.7}, {0.4, 0, 3.5, 0.9}, {1.2, -0.5, 2.5, 0.4}};

/* begin mandelbrot ispc */
export void mandelbrot(uniform picture &k) {
    foreach (r = 0 ... k.high, c = 0 ... k.wide) {
        const float cx = column(k, c) * 1.5 - 0.5, cy = row(k, r) * 1.5;
        float x = cx, y = cy, n = 0;
        while (n < 200) {
            const float xx = x * x, yy = y * y;
            if (xx + yy > 4) break;
            y = (x + x) * y + cy;
            x = xx - yy + cx;
            n += 1;
        }
        k.out[r * k.wide + c] = n;
    }
}
/* end */
/* begin ray ispc */
export void ray(uniform picture &k) {
    foreach (r = 0 ... k.high, c = 0 ... k.wide) {
        const v3 eye = {0, 0, 0}, way = view(k, r, c);
        const v3 sun = {0.48, 0.64, -0.6};
        float t = 0, light = way.y * 0.25 + 0.25;
        for (int i = 0; i < 64 && t <= 20; i++) {
            const float d = distance(at(eye, way, t));
            if (d < 0.001) {
                light = max(dot(slope(at(eye, way, t)), sun), 0.1);
                break;
            }
            t += d;
        }
        k.out[r * k.wide + c] = light;
    }
}
/* end */
/* begin occlusion ispc */
float meet(v3 p, v3 d, float t) {
    for (uniform int j = 0; j < 3; j++) {
        const v3 q = {p.x - BALLS[j][0], p.y - BALLS[j][1], p.z - BALLS[j][2]};
        const float b = dot(q, d), c = dot(q, q) - BALLS[j][3] * BALLS[j][3];
        const float e = b * b - c;
        if (e > 0) {
            const float s = -b - sqrt(e);
            if (s > 0.001 && s < t) t = s;
        }
    }
    return t;
}
export void occlusion(uniform picture &k) {
    foreach (r = 0 ... k.high, c = 0 ... k.wide) {
        const v3 eye = {0, 0, 0}, way = view(k, r, c);
        const float t = meet(eye, way, 1e9);
        float open = 0;
        if (t < 1e9) {
            const v3 p = at(eye, way, t);
            for (uniform int j = 0; j < 16; j++) {
                const float a = j % 4 - 1.5, b = j / 4 - 1.5;
                if (meet(p, unit(a, b, -1), 1e9) >= 1e9) open += 1;
            }
        }
        k.out[r * k.wide + c] = open;
    }
}
/* end */
/* begin volume ispc */
export void volume(uniform picture &k) {
    foreach (r = 0 ... k.high, c = 0 ... k.wide) {
        const v3 eye = {0, 0, 0}, way = view(k, r, c);
        float through = 1, light = 0;
        for (int i = 0; i < 100; i++) {
            const float d = density(at(eye, way, i * 0.06));
            if (d <= 0) continue;
            light += d * through * 0.1;
            through *= 1 - d * 0.2;
            if (through < 0.05) break;
        }
        k.out[r * k.wide + c] = light;
    }
}
/* end */
