/* expect: the_range_is_made_by_sg_range_1d_|the range is made by sg_range_1d */
/* errors: 1 */
/* A range with a work-group size, for a kernel that has no work-groups. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, int *a) { *a += (int)sg_item_count(it); }
int main(void) {
    int a[1] = {0};
    return (int)sg_parallel_for_range(NULL, sg_nd_range_1d(64, 16), kernel, a); /* here */
}
