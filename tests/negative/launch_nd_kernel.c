/* expect: use_sg_parallel_for_([^_a-z]|$)|with sg_parallel_for([^_a-z]|$) */
/* errors: 1 */
/* A kernel over an nd-range launched over a basic range. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, int *a) { a[0] = (int)sg_nd_item_count(it); }
int main(void) { int a[1]; return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, a); }
