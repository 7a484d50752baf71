/* expect: use_SG_KERNEL|write it with SG_KERNEL */
/* errors: 1 */
/* Local memory belongs to a work-group; a basic range has none. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, int *a) {
    SG_LOCAL(it, float, tile, 16);
    tile[0] = 1;
    a[0] = (int)tile[0];
}
int main(void) { int a[1]; return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, a); }
