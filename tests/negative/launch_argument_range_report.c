/* expect: another_argument_takes_saxpy|saxpy_argument_|kernel_takes_ = const saxpy ?\*; sg_not_ = other|<const saxpy \*, other, 0>' is unavailable: sg: this kernel takes another argument */
/* The same, over a basic range, with an error to fill. */
#include <sg.h>
struct saxpy { float a; };
struct other { float a; };
SG_RANGE_KERNEL(saxpy, sg_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    struct other a = {1};
    sg_error error;
    return (int)sg_parallel_for_range_report(NULL, sg_range_1d(1), saxpy, &a, &error);
}
