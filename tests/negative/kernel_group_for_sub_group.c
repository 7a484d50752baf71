/* expect: sg_sub_group */
/* Loads of a sub-group by its work-group. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    const sg_group g = sg_nd_item_get_group(it);
    sg_sub_group_store(g, a, sg_splat_f32(1)); /* here */
}
int main(void) { float a[64]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
