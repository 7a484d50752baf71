/* expect: the range comes before the kernel: \(queue, range, kernel, &args\)|the_range_comes_before_the_kernel */
/* errors: 1 */
/* The same, over a basic range. */
#include <sg.h>
struct saxpy { float a; };
SG_RANGE_KERNEL(saxpy, sg_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    struct saxpy a = {1};
    return (int)sg_parallel_for_range(NULL, saxpy, sg_range_1d(1), &a); /* here */
}
