/* expect: sg_the_first_argument_is_a_group_sg_nd_item_get_group_|no matching function */
/* The group comes first. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    a[0] = sg_get_lane(sg_reduce_over_group(sg_splat_f32(1), sg_nd_item_get_group(it), add), 0); /* here */
}
int main(void) { float a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
