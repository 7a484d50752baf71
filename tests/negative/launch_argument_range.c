/* notes: another_argument_takes_saxpy|saxpy_argument_|Args = const saxpy ?\*; Other = other|Args = const saxpy \*, Other = other */
/* The same, over a basic range. */
#include <sg.h>
struct saxpy { float a; };
struct other { float a; };
SG_RANGE_KERNEL(saxpy, sg_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    struct other a = {1};
    return (int)sg_parallel_for_range(NULL, sg_range_1d(1), saxpy, &a);
}
