/* expect: sg_op_is_add_mul_min_max_and_or_xor_not_plus */
/* The word of an operation is add, not plus. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    const sg_group g = sg_nd_item_get_group(it);
    sg_reduce_over_group(g, sg_splat_f32(1), plus); /* here */
    a[0] = 1;
}
int main(void) { float a[64]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
