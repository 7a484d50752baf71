/* expect: sg_op_is_add_mul_min_max_and_or_xor_not_.*\+ */
/* The sign of an operation is not its word. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    a[0] = sg_get_lane(sg_reduce_over_group(sg_nd_item_get_group(it), sg_splat_f32(1), +), 0); /* here */
}
int main(void) { float a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
