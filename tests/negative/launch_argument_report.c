/* notes: another_argument_takes_saxpy|saxpy_argument_|Args = const saxpy ?\*; Other = other|Args = const saxpy \*, Other = other */
/* The same, with an error to fill. */
#include <sg.h>
struct saxpy { float a; };
struct other { float a; };
SG_KERNEL(saxpy, sg_nd_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    struct other a = {1};
    sg_error error;
    return (int)sg_parallel_for_report(NULL, sg_nd_range_1d(1, 1), saxpy, &a, &error);
}
