/* expect: sg_wants_a_pointer_to_an_element_that_is_not_const_|sg: sg_item_store\(it, pointer, value\)|no matching function for call to .sg_item_store\(sg_itemx[0-9]+&, sg_f32x */
/* errors: 1 */
/* Pointer and value in each other's place. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, float *a) {
    sg_f32 x = sg_splat_f32(1);
    sg_item_store(it, x, a); /* here */
}
int main(void) { float a[64]; return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, a); }
