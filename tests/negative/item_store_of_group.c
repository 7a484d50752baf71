/* expect: sg_the_first_argument_is_sg_nd_item_get_sub_group_|could not convert .*sg_nd_item_get_group|no matching function for call to .sg_sub_group_store_v2_f32x */
/* errors: 1 */
/* The same of the work-group, with values for each lane. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    sg_sub_group_store_v2_f32(sg_nd_item_get_group(it), a, sg_load_v2_f32(a)); /* here */
}
int main(void) { float a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
