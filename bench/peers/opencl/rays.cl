// SPDX-License-Identifier: MIT
static float3 view(uint n, float z) {
    const float x = ((float)get_global_id(0) + 0.5f) * (2.0f / (float)n) - 1, y = 1 - ((float)get_global_id(1) + 0.5f) * (2.0f / (float)n);
    return (float3)(x, y, z) / sqrt(x * x + y * y + 1);
}

static float next_random(uint *state) {
    *state = *state * 1664525u + 1013904223u;
    return (float)(*state >> 8) * 0x1p-24f;
}
// The balls, and the downward direction, are turned to the axes of the rays, once for all rays.
kernel void occlusion(uint n, float ax, float ay, float az, float ar, float bx, float by, float bz, float br,
                      float cx, float cy, float cz, float cr, global float *restrict to) {
    const size_t pixel = get_global_id(1) * n + get_global_id(0);
    const float4 ball[3] = {(float4)(ax, ay, az, ar), (float4)(bx, by, bz, br), (float4)(cx, cy, cz, cr)};
    const float3 d = view(n, -1);
    float3 m = (float3)(0, 1, 0), turned[3];
    float t = d.y < 0 ? -0.5f / d.y : 1e30f, least[3];
    for (int j = 0; j < 3; j++) {
        const float b = dot(ball[j].xyz, d), under = b * b - (dot(ball[j].xyz, ball[j].xyz) - ball[j].w * ball[j].w);
        const float at = b - sqrt(fmax(under, 0.0f));
        if (under > 0 && at > 0 && at < t) {
            t = at;
            m = (at * d - ball[j].xyz) / ball[j].w;
        }
    }
    int open = 0;
    if (t < 1e30f) {
        const float3 p = t * d + 1e-4f * m;
        const float sign = copysign(1.0f, m.z), a = -1 / (sign + m.z), b = m.x * m.y * a;
        const float3 e = (float3)(1 + sign * m.x * m.x * a, sign * b, -sign * m.x), f = (float3)(b, sign + m.y * m.y * a, -m.y);
        for (int j = 0; j < 3; j++) {
            const float3 q = p - ball[j].xyz;
            turned[j] = (float3)(dot(q, e), dot(q, f), dot(q, m));
            const float c = dot(q, q) - ball[j].w * ball[j].w;
            least[j] = c > 0 ? -sqrt(c) : -1e30f;
        }
        uint state = (uint)pixel * 747796405u + 2891336453u;
        for (int i = 0; i < 64; i++) {
            const float u = next_random(&state), angle = next_random(&state) * 6.28318531f, r = sqrt(u);
            const float x = cos(angle) * r, y = sin(angle) * r, z = sqrt(1 - u);
            int unmet = e.y * x + f.y * y + m.y * z >= 0;
            for (int j = 0; j < 3; j++) unmet &= turned[j].x * x + turned[j].y * y + turned[j].z * z >= least[j];
            open += unmet;
        }
    }
    to[pixel] = (float)open / 64;
}

#define GRID 48
static float density(global const float *restrict grid, float3 p) {
    const float3 at = clamp(p * (GRID - 1), 0.0f, GRID - 1.001f);
    const int x = (int)at.x, y = (int)at.y, z = (int)at.z, i = (z * GRID + y) * GRID + x, j = i + GRID * GRID;
    const float3 f = at - floor(at);
    const float a = mix(grid[i], grid[i + 1], f.x), b = mix(grid[i + GRID], grid[i + GRID + 1], f.x);
    const float c = mix(grid[j], grid[j + 1], f.x), d = mix(grid[j + GRID], grid[j + GRID + 1], f.x);
    return mix(mix(a, b, f.y), mix(c, d, f.y), f.z);
}
kernel void volume(uint n, float ex, float ey, float ez, float wx, float wy, float wz, global const float *restrict grid,
                   global float *restrict to) {
    const float3 eye = (float3)(ex, ey, ez), way = (float3)(wx, wy, wz), d = view(n, 1);
    const float3 a = -eye / d, b = (1 - eye) / d, least = fmin(a, b), most = fmax(a, b);
    const float from = fmax(fmax(fmax(least.x, least.y), least.z), 0.0f), until = fmin(fmin(most.x, most.y), most.z), step = 1.0f / 64;
    float light = 0, through = 1;
    for (float t = from + 0.5f * step; t < until && through >= 0.01f; t += step) {
        const float3 p = eye + t * d;
        const float here = density(grid, p);
        if (!(here > 0)) continue;
        float sum = 0;
        for (int s = 1; s <= 8; s++) sum += density(grid, p + (float)s * way);
        light += through * exp(-0.5f * sum) * here * step;
        through *= exp(-12.0f * step * here);
    }
    to[get_global_id(1) * n + get_global_id(0)] = light;
}
