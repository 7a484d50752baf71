/* expect: sg: SG_LOCAL\(it, type, name, size\) */
/* The size of local memory as that of an array. */
#include <sg.h>
SG_KERNEL(sum, sg_nd_item it, float *x) {
    SG_LOCAL(it, float, tile[64]); /* here */
    x[0] = tile[0];
}
int main(void) { return sum[0].name == 0; }
