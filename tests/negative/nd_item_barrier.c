/* expect: takes_sg_nd_item_get_group|sg_nd_item_get_group\(it\) */
/* errors: 1 */
/* A barrier is that of a group, not of an item. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, int *a) {
    sg_group_barrier(it);
    a[0] = 1;
}
int main(void) { int a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
