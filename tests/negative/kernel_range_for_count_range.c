/* notes: (expected|incompatible type) .sg_range|the_range_is_made_by_sg_range_1d|sg: the range is made by sg_range_1d, sg_range_2d or sg_range_3d */
/* errors: 1 */
/* The same, of a basic range. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, float *a) {
    a[0] = (float)sg_item_count(it);
}
int main(void) {
    float a[64];
    return (int)sg_parallel_for_range(NULL, 64, kernel, a); /* here */
}
