/* expect: . */
/* Local memory is declared on the item. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, float *a) {
    SG_LOCAL(float, tile, 16); /* here */
    a[0] = tile[0];
}
int main(void) { float a[64]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
