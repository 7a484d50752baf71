/* expect: another_kernel_in_this_file_has_the_name_kernel */
/* Two kernels of one name, of two kinds. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, int *a) { *a += (int)sg_item_count(it); }
SG_KERNEL(kernel, sg_nd_item it, float *a) { *a += (float)sg_nd_item_count(it); } /* here */
int main(void) {
    int a[1] = {0};
    return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, a);
}
