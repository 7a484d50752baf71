/* expect: sg_and_or_xor_want_integers_ */
/* Floats have no bitwise operations: by an explicit name. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    const sg_group g = sg_nd_item_get_group(it);
    a[0] = sg_get_lane(sg_reduce_over_group_f32(g, sg_splat_f32(1), and), 0);
}
int main(void) { float a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
