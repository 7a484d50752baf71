/* expect: a_kernel_is_defined_outside_of_functions|a kernel is defined outside of functions */
/* A kernel of work-groups inside a function. C has no nested functions, so the compiler's own errors follow. */
#include <sg.h>
int main(void) {
    int a[1] = {0};
    SG_GROUP_KERNEL(kernel, sg_group g, int *k) { *k += (int)sg_group_get_group_linear_id(g); } /* here */
    return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a);
}
