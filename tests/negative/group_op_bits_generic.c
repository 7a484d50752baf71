/* expect: sg_and_or_xor_want_a_value_of_integers_|sg_and_or_xor_are_of_integers_|and, or, xor are of integers */
/* The same by the generic name. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    const sg_group g = sg_nd_item_get_group(it);
    a[0] = sg_get_lane(sg_inclusive_scan_over_group(g, sg_splat_f32(1), and), 0);
}
int main(void) { float a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
