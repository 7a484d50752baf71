/* expect: sg: with a scope it is sg_group_barrier_scope\(g, scope\) */
/* errors: 1 */
/* A barrier with a scope has a name of its own. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, int *a) {
    sg_group_barrier(sg_nd_item_get_group(it), SG_MEMORY_SCOPE_DEVICE); /* here */
    a[0] = 1;
}
int main(void) { int a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
