/* expect: use_sg_parallel_for_range_([^_a-z]|$)|with sg_parallel_for_range([^_a-z]|$) */
/* errors: 1 */
/* A range kernel launched over an nd-range. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, int *a) { a[0] = (int)sg_item_count(it); }
int main(void) { int a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
