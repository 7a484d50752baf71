/* expect: values?_of_integers|no matching function */
/* The same by the generic name. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    const sg_group g = sg_nd_item_get_group(it);
    a[0] = sg_get_lane(sg_inclusive_scan_over_group(g, sg_splat_f32(1), and), 0);
}
int main(void) { float a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
