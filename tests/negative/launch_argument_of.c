/* notes: another_argument_takes_saxpy|saxpy_argument_|Args = const saxpy ?\*; Other = other|Args = const saxpy \*, Other = other */
/* The same, of a kernel for one number of sub-groups. */
#include <sg.h>
struct saxpy { float a; };
struct other { float a; };
SG_KERNEL_OF(1, saxpy, sg_nd_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    struct other a = {1};
    return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), saxpy, &a);
}
