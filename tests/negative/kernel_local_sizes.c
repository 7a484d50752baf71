/* expect: sg: SG_LOCAL\(it, type, name, n0, n1, n2\) has one to three sizes */
/* Local memory of four dimensions. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, int *a) {
    SG_LOCAL(it, int, tile, 2, 3, 4, 5); /* here */
    a[0] = tile[0][0][0][0];
}
int main(void) { int a[1]; return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a); }
