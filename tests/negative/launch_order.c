/* expect: the range comes before the kernel: \(queue, range, kernel, &args\)|the_range_comes_before_the_kernel */
/* errors: 1 */
/* Kernel and range in each other's place. */
#include <sg.h>
struct saxpy { float a; };
SG_KERNEL(saxpy, sg_nd_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    struct saxpy a = {1};
    return (int)sg_parallel_for(NULL, saxpy, sg_nd_range_1d(1, 1), &a); /* here */
}
