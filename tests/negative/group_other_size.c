/* notes: sg_groupx16|sg_f32x8|sg_f32x16|of_this_SG_SIZE */
/* The group of one size and a value of another. */
#define SG_SIZE 8
#include <sg.h>
static sg_f32 one(void) { return sg_splat_f32(1); }
#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    const sg_group g = sg_nd_item_get_group(it);
    a[0] = sg_get_lane(sg_reduce_over_group(g, one(), add), 0);
}
int main(void) { float a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
