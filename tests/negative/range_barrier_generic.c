/* expect: use_SG_KERNEL|write it with SG_KERNEL */
/* errors: 1 */
/* A barrier on the item of a basic range. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, int *a) {
    sg_group_barrier(it);
    a[0] = 1;
}
int main(void) { int a[1]; return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, a); }
