// SPDX-License-Identifier: MIT
// A point for each item, a row for each work-group. The arrays begin `first` floats before the first point.
#define SIX(d) (((p[-d] + p[d]) + (p[-d * (int)row] + p[d * (int)row])) + (p[-d * (int)plane] + p[d * (int)plane]))

kernel void stencil3d(uint n, uint row, uint plane, uint first, float c0, float c1, float c2, float c3,
                      global const float *restrict now, global const float *restrict before,
                      global const float *restrict speed, global float *restrict next) {
    const uint yz = get_global_id(1), at = first + yz / n * plane + yz % n * row + get_global_id(0);
    global const float *p = now + at;
    const float bend = c0 * p[0] + c1 * SIX(1) + c2 * SIX(2) + c3 * SIX(3);
    next[at] = 2 * p[0] - before[at] + speed[at] * bend;
}
