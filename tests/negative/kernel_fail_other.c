/* expect: sg_a_launch_is_failed_by_the_item_of_the_kernel_|no matching function for call to .sg_fail */
/* errors: 1 */
/* A launch is failed by the item. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    (void)it;
    sg_fail(a, 1); /* here */
}
int main(void) { float a[64]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
