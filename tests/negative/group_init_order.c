/* expect: sg_op_comes_behind_init_and_is_add_mul_min_max_and_or_xor_not_ */
/* The operation and the init have changed places. The init is a number: no name can be made of it. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    const sg_group g = sg_nd_item_get_group(it);
    const float from = a[1];
    (void)from;
    a[0] = sg_get_lane(sg_reduce_over_group_init(g, sg_splat_f32(1), add, 0.5f), 0); /* here */
}
int main(void) { float a[2] = {0, 0}; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
