/* expect: C11 or later is needed: -std=c11 */
/* errors: 2 */
/* flags: -ansi */
/* languages: c */
/* The second error ends the compilation; thousands of errors would follow. */
#include <sg.h>
SG_RANGE_KERNEL(fill, sg_item it, int *a) { a[sg_item_get_linear_id_base(it)] = 1; }
int main(void) {
    int a[4];
    return (int)sg_parallel_for_range(NULL, sg_range_1d(4), fill, a);
}
