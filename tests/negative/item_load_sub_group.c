/* expect: sg_this_is_an_sg_item_use_sg_item_load_and_store_|sg: sg_sub_group_load\(sg_nd_item_get_sub_group\(it\), pointer\); in a range kernel sg_item_load|no matching function for call to .sg_sub_group_load\(sg_itemx */
/* errors: 1 */
/* The load of a sub-group in a range kernel. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, float *a) {
    const sg_f32 x = sg_sub_group_load(it, a); /* here */
    (void)x;
}
int main(void) { float a[64]; return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, a); }
