/* expect: the range comes before the kernel: \(queue, range, kernel, &args\) */
/* The same, over a basic range. */
#include <sg.h>
struct saxpy { float a; };
SG_RANGE_KERNEL(saxpy, sg_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    struct saxpy a = {1};
    return (int)sg_parallel_for_range(NULL, saxpy, sg_range_1d(1), &a); /* here */
}
