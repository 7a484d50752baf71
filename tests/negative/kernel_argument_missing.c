/* expect: sg: a kernel has two parameters, its item and a pointer */
/* errors: 1 */
/* A kernel without its second parameter. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it) { (void)it; } /* here */
int main(void) { return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, NULL); }
