// SPDX-License-Identifier: MIT
// ISPC has no erf. The normal distribution by a polynomial of Abramowitz and Stegun (26.2.17) is off by up to 7.5e-8 of
// 1, which is good enough for the prices here.
inline float normal(float d) {
    const float a = abs(d);
    const float k = 1 / (1 + 0.2316419 * a);
    const float sum = k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
    const float w = 0.39894228040 * exp(-0.5 * a * a) * sum;
    return d < 0 ? w : 1 - w;
}
export void black_scholes(uniform int n, uniform float rate, uniform float volatility, const uniform float spot[],
                          const uniform float strike[], const uniform float years[], uniform float call[], uniform float put[]) {
    foreach (i = 0 ... n) {
        const float s = spot[i], x = strike[i], t = years[i];
        const float v = volatility * sqrt(t);
        const float d1 = (log(s / x) + (rate + 0.5 * volatility * volatility) * t) / v, discounted = x * exp(-rate * t);
        const float c = s * normal(d1) - discounted * normal(d1 - v);
        call[i] = c;
        put[i] = c + discounted - s;
    }
}

// one row after another, or two side by side, so that while one waits for its sum the other is computed
export void softmax(uniform int rows, uniform int n, const uniform float *uniform x, uniform float *uniform y) {
    for (uniform int r = 0; r < rows; r++) {
        float largest = -1e38, sum = 0;
        foreach (i = 0 ... n) largest = max(largest, x[i]);
        const uniform float most = reduce_max(largest);
        foreach (i = 0 ... n) {
            const float e = exp(x[i] - most);
            sum += e;
            y[i] = e;
        }
        const uniform float over = 1 / reduce_add(sum);
        foreach (i = 0 ... n) y[i] *= over;
        x += n;
        y += n;
    }
}
export void softmax_two_rows(uniform int rows, uniform int n, const uniform float *uniform x, uniform float *uniform y) {
    for (uniform int r = 0; r < rows; r += 2) {
        const uniform int second = r + 1 < rows ? n : 0;
        float largest0 = -1e38, largest1 = -1e38, sum0 = 0, sum1 = 0;
        foreach (i = 0 ... n) {
            largest0 = max(largest0, x[i]);
            largest1 = max(largest1, x[second + i]);
        }
        const uniform float most0 = reduce_max(largest0), most1 = reduce_max(largest1);
        foreach (i = 0 ... n) {
            const float e0 = exp(x[i] - most0), e1 = exp(x[second + i] - most1);
            sum0 += e0;
            sum1 += e1;
            y[i] = e0;
            y[second + i] = e1;
        }
        const uniform float over0 = 1 / reduce_add(sum0), over1 = 1 / reduce_add(sum1);
        foreach (i = 0 ... n) {
            y[second + i] = y[second + i] * over1;
            if (second > 0) y[i] = y[i] * over0;
        }
        x += 2 * n;
        y += 2 * n;
    }
}
