/* expect: void value not ignored|return-statement with no value, in function returning .int|should return a value */
/* errors: 1 */
/* Local memory in a function with a result: where there is none left, the declaration returns. */
#include <sg.h>
static int part(sg_nd_item it) {
    SG_LOCAL(it, int, tile, 64); /* here */
    tile[0] = 1;
    return tile[0];
}
SG_KERNEL(kernel, sg_nd_item it, int *a) { a[0] = part(it); }
int main(void) {
    int a[1] = {0};
    return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, a);
}
