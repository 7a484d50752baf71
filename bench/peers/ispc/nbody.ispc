// SPDX-License-Identifier: MIT
// A body for each program instance, pulled by one body after another. rsqrt is the processor's estimate, which the library
// refines.
export void nbody(uniform int n, uniform float soft, const uniform float x[], const uniform float y[], const uniform float z[],
                  const uniform float m[], uniform float ax[], uniform float ay[], uniform float az[]) {
    foreach (i = 0 ... n) {
        const float xi = x[i], yi = y[i], zi = z[i];
        float sx = 0, sy = 0, sz = 0;
        for (uniform int j = 0; j < n; j++) {
            const float dx = x[j] - xi, dy = y[j] - yi, dz = z[j] - zi;
            const float r = rsqrt(dx * dx + dy * dy + dz * dz + soft);
            const float s = m[j] * r * r * r;
            sx += s * dx;
            sy += s * dy;
            sz += s * dz;
        }
        ax[i] = sx;
        ay[i] = sy;
        az[i] = sz;
    }
}
