/* expect: sg_the_first_argument_is_sg_nd_item_get_sub_group_|could not convert .it. from .sg_nd_itemx|no matching function for call to .sg_sub_group_load_f32x */
/* errors: 1 */
/* By the name with an element, of the item instead of its sub-group. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    sg_store_f32(a, sg_sub_group_load_f32(it, a)); /* here */
}
int main(void) { float a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
