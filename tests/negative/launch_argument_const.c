/* expect: another_argument_takes_count|count_argument_|kernel_takes_ = int ?\*; sg_not_ = const int|<int \*, const int, 0>' is unavailable: sg: this kernel takes another argument */
/* A constant, for a kernel that writes its argument. */
#include <sg.h>
SG_RANGE_KERNEL(count, sg_item it, int *k) { *k += (int)sg_item_count(it); }
int main(void) {
    const int k = 0;
    return (int)sg_parallel_for_range(NULL, sg_range_1d(1), count, &k);
}
