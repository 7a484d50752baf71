/* expect: sg_wants_a_pointer_to_an_element_that_is_not_const_|sg: sg_sub_group_store\(sg_nd_item_get_sub_group\(it\), pointer, value\)|no matching function for call to .sg_sub_group_store\(sg_sub_groupx[0-9]+&, sg_f32x */
/* errors: 1 */
/* The same of a sub-group. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    sg_sub_group g = sg_nd_item_get_sub_group(it);
    sg_f32 x = sg_splat_f32(1);
    sg_sub_group_store(g, x, a); /* here */
}
int main(void) { float a[64]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
