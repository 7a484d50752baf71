// SPDX-License-Identifier: MIT
// Each program instance computes one result; or four rows of results, which share the rows that they read.
export void convolve1d(uniform int n, uniform int taps, const uniform float w[], const uniform float x[], uniform float y[]) {
    foreach (i = 0 ... n) {
        float sum = 0;
        for (uniform int j = 0; j < taps; j++) sum += w[j] * x[i + j];
        y[i] = sum;
    }
}
// with the number of taps known
export void convolve1d_17(uniform int n, const uniform float w[], const uniform float x[], uniform float y[]) {
    foreach (i = 0 ... n) {
        float sum = 0;
        #pragma unroll
        for (uniform int j = 0; j < 17; j++) sum += w[j] * x[i + j];
        y[i] = sum;
    }
}
export void convolve2d(uniform int n, uniform int pitch, const uniform float w[], const uniform float x[], uniform float y[]) {
    for (uniform int r = 0; r < n; r++) {
        foreach (c = 0 ... n) {
            float sum = 0;
            #pragma unroll
            for (uniform int i = 0; i < 5; i++) {
                #pragma unroll
                for (uniform int j = 0; j < 5; j++) sum += w[i * 5 + j] * x[(r + i) * pitch + c + j];
            }
            y[r * n + c] = sum;
        }
    }
}
export void convolve2d_four(uniform int n, uniform int pitch, const uniform float w[], const uniform float x[], uniform float y[]) {
    for (uniform int r = 0; r < n; r += 4) {
        foreach (c = 0 ... n) {
            float s0 = 0, s1 = 0, s2 = 0, s3 = 0;
            #pragma unroll
            for (uniform int i = 0; i < 8; i++) {
                #pragma unroll
                for (uniform int j = 0; j < 5; j++) {
                    const float v = x[(r + i) * pitch + c + j];
                    if (i < 5) s0 += w[i * 5 + j] * v;
                    if (i >= 1 && i < 6) s1 += w[(i - 1) * 5 + j] * v;
                    if (i >= 2 && i < 7) s2 += w[(i - 2) * 5 + j] * v;
                    if (i >= 3) s3 += w[(i - 3) * 5 + j] * v;
                }
            }
            y[r * n + c] = s0;
            y[(r + 1) * n + c] = s1;
            y[(r + 2) * n + c] = s2;
            y[(r + 3) * n + c] = s3;
        }
    }
}
// first down the five rows, then along the row
export void blur_u8(uniform int n, uniform int pitch, const uniform uint8 x[], uniform uint8 y[]) {
    uniform uint16 sums[4096 + 64];
    for (uniform int r = 0; r < n; r++) {
        const uniform uint8 *uniform p = x + r * pitch;
        foreach (c = 0 ... pitch) {
            sums[c] = ((uint16)p[c] + (uint16)p[4 * pitch + c]) + 4 * ((uint16)p[pitch + c] + (uint16)p[3 * pitch + c]) + 6 * (uint16)p[2 * pitch + c];
        }
        foreach (c = 0 ... n) {
            const uint16 sum = (sums[c] + sums[c + 4]) + 4 * (sums[c + 1] + sums[c + 3]) + 6 * sums[c + 2];
            y[r * n + c] = (uint8)((sum + 128) >> 8);
        }
    }
}
