// SPDX-License-Identifier: MIT
#define SOFT 0.01f

#define PULL(px, py, pz, pm) \
    { \
        const float dx = px - x, dy = py - y, dz = pz - z; \
        const float r = rsqrt(fma(dz, dz, fma(dy, dy, fma(dx, dx, SOFT)))), s = pm * r * (r * r); \
        ax = fma(s, dx, ax); \
        ay = fma(s, dy, ay); \
        az = fma(s, dz, az); \
    }
kernel void nbody(uint n, global const float *restrict p, global float *restrict a) {
    const size_t i = get_global_id(0);
    const float x = p[i], y = p[n + i], z = p[2 * n + i];
    float ax = 0, ay = 0, az = 0;
    for (uint j = 0; j < n; j++) PULL(p[j], p[n + j], p[2 * n + j], p[3 * n + j])
    a[i] = ax;
    a[n + i] = ay;
    a[2 * n + i] = az;
}
// a work-group of 64 reads the pulling bodies together
kernel void nbody_local(uint n, global const float *restrict p, global float *restrict a, local float4 *tile) {
    const size_t i = get_global_id(0), me = get_local_id(0);
    const float x = p[i], y = p[n + i], z = p[2 * n + i];
    float ax = 0, ay = 0, az = 0;
    for (uint first = 0; first < n; first += 64) {
        tile[me] = (float4)(p[first + me], p[n + first + me], p[2 * n + first + me], p[3 * n + first + me]);
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint j = 0; j < 64; j++) PULL(tile[j].x, tile[j].y, tile[j].z, tile[j].w)
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    a[i] = ax;
    a[n + i] = ay;
    a[2 * n + i] = az;
}
// 16 bodies in each item, for platforms that do not vectorise such a loop
kernel void nbody_16(uint n, global const float *restrict p, global float *restrict a) {
    const size_t i = get_global_id(0);
    const float16 x = vload16(i, p), y = vload16(i, p + n), z = vload16(i, p + 2 * n);
    float16 ax = 0, ay = 0, az = 0;
    for (uint j = 0; j < n; j++) {
        const float16 dx = p[j] - x, dy = p[n + j] - y, dz = p[2 * n + j] - z;
        const float16 r = rsqrt(fma(dz, dz, fma(dy, dy, fma(dx, dx, (float16)(SOFT))))), s = p[3 * n + j] * r * (r * r);
        ax = fma(s, dx, ax);
        ay = fma(s, dy, ay);
        az = fma(s, dz, az);
    }
    vstore16(ax, i, a);
    vstore16(ay, i, a + n);
    vstore16(az, i, a + 2 * n);
}
