/* expect: SG_REAL_OP_BEHIND_INIT_ */
/* The same by the name with an element. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    const sg_group g = sg_nd_item_get_group(it);
    const float from = a[1];
    (void)from;
    a[0] = sg_get_lane(sg_exclusive_scan_over_group_init_f32(g, sg_splat_f32(1), add, -0.5f), 0); /* here */
}
int main(void) { float a[2] = {0, 0}; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
