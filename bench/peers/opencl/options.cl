// SPDX-License-Identifier: MIT
#define STEPS 64

kernel void binomial(float rate, float volatility, global const float *restrict spot, global const float *restrict strike,
                     global const float *restrict years, global float *restrict call) {
    const size_t i = get_global_id(0);
    const float dt = years[i] / STEPS, up = exp(volatility * sqrt(dt)), grow = exp(rate * dt);
    const float p = (grow - 1 / up) / (up - 1 / up), a = p / grow, b = (1 - p) / grow;
    float value[STEPS + 1], share = spot[i] * pow(up, -(float)STEPS);
    for (int j = 0; j <= STEPS; j++) {
        value[j] = fmax(0.0f, share - strike[i]);
        share *= up * up;
    }
    for (int step = STEPS; step > 0; step--) {
        for (int j = 0; j < step; j++) value[j] = fma(a, value[j + 1], b * value[j]);
    }
    call[i] = value[0];
}
