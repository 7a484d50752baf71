/* expect: C\+\+17 or later is needed: -std=c\+\+17 */
/* errors: 2 */
/* flags: -std=c++14 */
/* languages: c++ */
/* What Clang 14 compiles without a switch. */
#include <sg.h>
SG_RANGE_KERNEL(fill, sg_item it, int *a) { a[sg_item_get_linear_id_base(it)] = 1; }
int main(void) {
    int a[4];
    return (int)sg_parallel_for_range(NULL, sg_range_1d(4), fill, a);
}
