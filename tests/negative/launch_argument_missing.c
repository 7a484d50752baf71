/* expect: argument_is_missing_NULL_or_a_pointer|argument is missing, a pointer or NULL: \(queue, range, kernel, &args\) */
/* errors: 1 */
/* No argument. */
#include <sg.h>
struct saxpy { float a; };
SG_KERNEL(saxpy, sg_nd_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), saxpy); /* here */
}
