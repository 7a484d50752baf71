/* expect: another_argument_takes_saxpy|saxpy_argument_|kernel_takes_ = const saxpy ?\*; sg_not_ = other|<const saxpy \*, other, 0>' is unavailable: sg: this kernel takes another argument */
/* The same, of a kernel for one number of sub-groups. */
#include <sg.h>
struct saxpy { float a; };
struct other { float a; };
SG_KERNEL_OF(1, saxpy, sg_nd_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    struct other a = {1};
    return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), saxpy, &a);
}
