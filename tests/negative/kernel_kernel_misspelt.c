/* expect: kernle */
/* The name of a kernel that is not there. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    a[0] = (float)sg_nd_item_count(it);
}
int main(void) {
    float a[64];
    return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernle, a); /* here */
}
