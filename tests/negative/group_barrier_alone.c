/* expect: sg: a barrier is one of a group: sg_group_barrier\(sg_nd_item_get_group\(it\)\) */
/* A barrier without its group. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, int *a) {
    (void)it;
    sg_group_barrier(); /* here */
    a[0] = 1;
}
int main(void) { int a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
