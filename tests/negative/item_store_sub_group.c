/* expect: sg_the_first_argument_is_sg_nd_item_get_sub_group_|sg: sg_sub_group_store\(sg_nd_item_get_sub_group\(it\), pointer, value\)|no matching function for call to .sg_sub_group_store\(sg_nd_itemx */
/* errors: 1 */
/* A sub-group's store takes the sub-group, not the item. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    sg_sub_group_store(it, a, sg_splat_f32(1)); /* here */
}
int main(void) { float a[64]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
