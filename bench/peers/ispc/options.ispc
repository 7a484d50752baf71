// SPDX-License-Identifier: MIT
// An option for each program instance: as the formulas are written; and eight steps in one pass, with the share's prices by multiplication.
#define STEPS 64
#define LEVELS 8
#define ARGS uniform int n, uniform float rate, uniform float volatility, const uniform float spot[], const uniform float strike[], \
             const uniform float years[], uniform float call[]
#define TREE \
    const float dt = years[i] * (1.0f / STEPS); \
    const float up = exp(volatility * sqrt(dt)), less = exp(-rate * dt); \
    const float down = 1 / up; \
    const float p = (1 / less - down) / (up - down); \
    const float a = p * less, b = (1 - p) * less; \
    float value[STEPS + 1];

export void binomial(ARGS) {
    foreach (i = 0 ... n) {
        TREE
        for (uniform int j = 0; j <= STEPS; j++) value[j] = max(0.0f, spot[i] * pow(up, (uniform float)(2 * j - STEPS)) - strike[i]);
        for (uniform int step = STEPS; step > 0; step--) {
            for (uniform int j = 0; j < step; j++) value[j] = a * value[j + 1] + b * value[j];
        }
        call[i] = value[0];
    }
}
export void binomial_levels(ARGS) {
    foreach (i = 0 ... n) {
        TREE
        const float factor = up * up;
        const float back = 1 / factor;
        float above = spot[i];
        float below = above;
        value[STEPS / 2] = max(0.0f, above - strike[i]);
        for (uniform int j = 1; j <= STEPS / 2; j++) {
            above *= factor;
            below *= back;
            value[STEPS / 2 + j] = max(0.0f, above - strike[i]);
            value[STEPS / 2 - j] = max(0.0f, below - strike[i]);
        }
        for (uniform int step = STEPS; step > 0; step -= LEVELS) {
            float left[LEVELS];
            #pragma unroll
            for (uniform int j = 0; j < LEVELS; j++) {
                float x = value[j];
                #pragma unroll
                for (uniform int l = 0; l < j; l++) {
                    const float y = a * x + b * left[l];
                    left[l] = x;
                    x = y;
                }
                left[j] = x;
            }
            for (uniform int j = LEVELS; j <= step; j++) {
                float x = value[j];
                #pragma unroll
                for (uniform int l = 0; l < LEVELS; l++) {
                    const float y = a * x + b * left[l];
                    left[l] = x;
                    x = y;
                }
                value[j - LEVELS] = x;
            }
        }
        call[i] = value[0];
    }
}
