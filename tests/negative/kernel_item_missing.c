/* expect: too few arguments|sg_nd_item */
/* The item goes first. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    a[0] = (float)sg_nd_item_get_local_linear_id_base(); /* here */
}
int main(void) { float a[64]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
