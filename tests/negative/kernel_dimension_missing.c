/* expect: sg: the dimension is missing: sg_nd_item_get_global_id\(it, 0\) */
/* errors: 1 */
/* The dimension goes second. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    const sg_u32 i = sg_nd_item_get_global_id(it); /* here */
    sg_sub_group_store(sg_nd_item_get_sub_group(it), a, sg_convert_f32(i));
}
int main(void) { float a[64]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
