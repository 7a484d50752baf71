/* expect: the_range_is_made_by_sg_nd_range_1d_|the range is made by sg_nd_range_1d */
/* errors: 1 */
/* A range without a work-group size, for a kernel over work-groups. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, int *a) { *a += (int)sg_nd_item_count(it); }
int main(void) {
    int a[1] = {0};
    return (int)sg_parallel_for(NULL, sg_range_1d(64), kernel, a); /* here */
}
