/* notes: another_argument_takes_saxpy|saxpy_argument_|Args = const saxpy ?\*; Other = other|Args = const saxpy \*, Other = other */
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
