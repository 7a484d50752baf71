/* expect: sg: a kernel has two parameters, its item and a pointer */
/* errors: 1 */
/* The same of a kernel written per work-group. */
#include <sg.h>
SG_GROUP_KERNEL(kernel, sg_group g) { (void)g; } /* here */
int main(void) { return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, NULL); }
