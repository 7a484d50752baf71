/* expect: the second parameter of a kernel is a pointer|the_second_parameter_of_a_kernel_is_a_pointer_in_kernel */
/* errors: 1 */
/* The struct itself. The launch below, whose argument is as it should be, says nothing. */
#include <sg.h>
struct saxpy { float a; };
SG_KERNEL(kernel, sg_nd_item it, struct saxpy k) { (void)it, (void)k; } /* here */
int main(void) {
    struct saxpy a = {1};
    return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, &a);
}
