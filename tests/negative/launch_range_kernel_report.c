/* expect: use_sg_parallel_for_range_report|with sg_parallel_for_range_report|use_sg_parallel_for_range_.? is not|use_sg_parallel_for_range_. with incomplete */
/* errors: 1 */
/* The same, and the wrong range too. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, int *a) { a[0] = (int)sg_item_count(it); }
int main(void) {
    int a[1];
    sg_error error;
    return (int)sg_parallel_for_report(NULL, sg_range_1d(1), kernel, a, &error);
}
