/* notes: sg_group|sg_item */
/* An item is not a group: handing it over where a group is expected does not compile. */
#include <sg.h>
static void wait(sg_group group) { (void)group; }
SG_RANGE_KERNEL(kernel, sg_item it, int *a) {
    wait(it);
    a[0] = 1;
}
int main(void) { int a[1]; return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, a); }
