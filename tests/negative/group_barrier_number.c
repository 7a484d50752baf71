/* expect: sg_a_barrier_takes_sg_nd_item_get_group_|sg: a barrier is one of a work-group, sg_nd_item_get_group\(it\) */
/* errors: 1 */
/* A barrier on the number of a fence, as in OpenCL. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    (void)it;
    sg_group_barrier(1); /* here */
    a[0] = 1;
}
int main(void) { float a[64]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
