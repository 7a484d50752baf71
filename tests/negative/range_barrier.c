/* expect: sg_group|sg_item_get_group|invalid initializer */
/* A basic range has no work-group, so a range kernel cannot wait for one. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, int *a) {
    sg_group group = sg_item_get_group(it);
    sg_group_barrier(group);
    a[0] = 1;
}
int main(void) { int a[1]; return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, a); }
