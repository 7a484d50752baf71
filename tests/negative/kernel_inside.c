/* expect: a_kernel_is_defined_outside_of_functions|a kernel is defined outside of functions */
/* A kernel inside a function. C has no nested functions, so the compiler's own errors follow. */
#include <sg.h>
int main(void) {
    int a[1] = {0};
    SG_RANGE_KERNEL(kernel, sg_item it, int *k) { *k += (int)sg_item_count(it); } /* here */
    return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, a);
}
