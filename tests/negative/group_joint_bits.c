/* expect: sg_and_or_xor_want_a_pointer_to_integers_|sg_and_or_xor_are_of_integers_|and, or, xor are of integers */
/* The same over memory. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    const sg_group g = sg_nd_item_get_group(it);
    a[0] = sg_joint_reduce(g, a, 1, xor);
}
int main(void) { float a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
