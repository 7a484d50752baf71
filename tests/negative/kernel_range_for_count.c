/* notes: (expected|incompatible type) .sg_nd_range|the_range_is_made_by_sg_nd_range_1d|sg: the range is made by sg_nd_range_1d, sg_nd_range_2d or sg_nd_range_3d */
/* errors: 1 */
/* A range is made by sg_nd_range_1d, a number is none. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    a[0] = (float)sg_nd_item_count(it);
}
int main(void) {
    float a[64];
    return (int)sg_parallel_for(NULL, 64, kernel, a); /* here */
}
