/* expect: a kernel takes a pointer: \(queue, range, kernel, &args\)|a_kernel_takes_a_pointer */
/* errors: 1 */
/* A struct in place of its address. */
#include <sg.h>
struct saxpy { float a; };
SG_KERNEL(saxpy, sg_nd_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    struct saxpy a = {1};
    return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), saxpy, a); /* here */
}
