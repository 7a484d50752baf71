// SPDX-License-Identifier: MIT
// Rows of points; each program instance remembers whether one of its points moved.
export uniform bool jacobi(uniform int n, uniform int stride, uniform float enough, const uniform float *uniform from, uniform float *uniform to) {
    float most = 0;
    for (uniform int r = 0; r < n; r++) {
        foreach (c = 0 ... n) {
            const float next = ((from[c - 1] + from[c + 1]) + (from[c - stride] + from[c + stride])) * 0.25f;
            most = max(most, abs(next - from[c]));
            to[c] = next;
        }
        from += stride;
        to += stride;
    }
    return any(most > enough);
}
