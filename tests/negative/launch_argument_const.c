/* notes: another_argument_takes_count|count_argument_|Args = int ?\*; Other = const int|Args = int \*, Other = const int */
/* A constant, for a kernel that writes its argument. */
#include <sg.h>
SG_RANGE_KERNEL(count, sg_item it, int *k) { *k += (int)sg_item_count(it); }
int main(void) {
    const int k = 0;
    return (int)sg_parallel_for_range(NULL, sg_range_1d(1), count, &k);
}
