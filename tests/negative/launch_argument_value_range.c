/* expect: a kernel takes a pointer: \(queue, range, kernel, &args\)|a_kernel_takes_a_pointer */
/* errors: 1 */
/* The same, over a basic range, with an error to fill. */
#include <sg.h>
struct saxpy { float a; };
SG_RANGE_KERNEL(saxpy, sg_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    struct saxpy a = {1};
    sg_error error;
    return (int)sg_parallel_for_range_report(NULL, sg_range_1d(1), saxpy, a, &error); /* here */
}
