/* expect: sg_local_memory_is_declared_on_the_sg_nd_item_of_the_kernel_|sg: local memory is a work-group.s: declare it on the sg_nd_item or sg_group|use of deleted function .void\* sg_local_take_of_ */
/* errors: 1 */
/* Local memory declared on something else than the item. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    (void)it;
    SG_LOCAL(a, float, tile, 16); /* here */
    a[0] = tile[0];
}
int main(void) { float a[64]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
