// SPDX-License-Identifier: MIT
// A point for each item. If a point moved, its item sets a flag, unless it is set already; with sub-groups one item sets it after a vote. The
// arrays begin above and to the left of the grid, `first` floats before its first point.
#define POINT \
    const uint at = first + get_global_id(1) * stride + get_global_id(0); \
    const float next = ((from[at - 1] + from[at + 1]) + (from[at - stride] + from[at + stride])) * 0.25f; \
    const int move = fabs(next - from[at]) > enough; \
    to[at] = next;
#define ARGS uint stride, uint first, float enough, global const float *restrict from, global float *restrict to, global volatile uint *moved

kernel void jacobi(ARGS) {
    POINT
    if (move && !*moved) *moved = 1;
}

#ifdef cl_intel_subgroups
__attribute__((intel_reqd_sub_group_size(16)))
kernel void jacobi_sg(ARGS) {
    POINT
    if (sub_group_any(move) && get_sub_group_local_id() == 0 && !*moved) *moved = 1;
}
#endif
