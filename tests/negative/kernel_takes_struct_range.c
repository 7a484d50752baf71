/* expect: the second parameter of a kernel is a pointer|the_second_parameter_of_a_kernel_is_a_pointer_in_kernel */
/* errors: 1 */
/* The same of a range kernel, and of a struct as large as a pointer. */
#include <sg.h>
struct saxpy { char *p; };
SG_RANGE_KERNEL(kernel, sg_item it, struct saxpy k) { (void)it, (void)k; } /* here */
int main(void) {
    struct saxpy a = {NULL};
    return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, &a);
}
