/* expect: sg_this_is_an_sg_nd_item_use_sg_sub_group_load_and_store_|could not convert .it. from .sg_nd_itemx|no matching function for call to .sg_item_store_f32x */
/* errors: 1 */
/* The store of a range kernel. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    sg_item_store_f32(it, a, sg_splat_f32(1)); /* here */
}
int main(void) { float a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
