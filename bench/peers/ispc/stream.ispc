// SPDX-License-Identifier: MIT
// One element for each program instance; whole registers with non-temporal stores if the array is larger than the caches.
export void saxpy(uniform int n, uniform float a, const uniform float x[], uniform float y[]) {
    foreach (i = 0 ... n) y[i] = a * x[i] + y[i];
}
export void fill(uniform int n, uniform float a, uniform float y[]) {
    foreach (i = 0 ... n) y[i] = a;
}
export void copy(uniform int n, const uniform float x[], uniform float y[]) {
    foreach (i = 0 ... n) y[i] = x[i];
}

// y is aligned to a register
export void fill_stream(uniform int n, uniform float a, uniform float y[]) {
    const uniform int whole = n & ~(programCount - 1);
    for (uniform int i = 0; i < whole; i += programCount) streaming_store(y + i, (varying float)a);
    foreach (i = whole ... n) y[i] = a;
    memory_barrier();
}
export void copy_stream(uniform int n, const uniform float x[], uniform float y[]) {
    const uniform int whole = n & ~(programCount - 1);
    for (uniform int i = 0; i < whole; i += programCount) streaming_store(y + i, x[i + programIndex]);
    foreach (i = whole ... n) y[i] = x[i];
    memory_barrier();
}
