/* expect: sg_a_range_kernel_has_no_groups_use_SG_KERNEL_|no matching function */
/* An item of a basic range is no group. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, float *a) {
    a[0] = sg_get_lane(sg_reduce_over_group(it, sg_splat_f32(1), add), 0);
}
int main(void) { float a[1]; return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, a); }
