/* expect: sg_the_first_argument_is_sg_nd_item_get_sub_group_|sg: sg_sub_group_store\(sg_nd_item_get_sub_group\(it\), pointer, value\)|no matching function for call to .sg_sub_group_store\(const sg_groupx */
/* errors: 1 */
/* Loads of a sub-group by its work-group. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    const sg_group g = sg_nd_item_get_group(it);
    sg_sub_group_store(g, a, sg_splat_f32(1)); /* here */
}
int main(void) { float a[64]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
