/* expect: sg_this_is_an_sg_nd_item_use_sg_sub_group_load_and_store_|sg: sg_item_store\(it, pointer, value\), in a range kernel; else sg_sub_group_store|no matching function for call to .sg_item_store\(sg_nd_itemx */
/* errors: 1 */
/* The store of a range kernel in a kernel over an nd-range. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    sg_item_store(it, a, sg_splat_f32(1)); /* here */
}
int main(void) { float a[64]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
