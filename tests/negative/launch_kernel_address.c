/* expect: sg_a_kernel_is_passed_by_its_name_not_.*&|no matching function */
/* The address of a kernel, as of a function. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) { (void)it; a[0] = 1; }
int main(void) { float a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), &kernel, a); } /* here */
