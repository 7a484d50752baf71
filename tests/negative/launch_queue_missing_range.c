/* expect: a queue is missing, NULL for this thread: \(queue, range, kernel, &args\)|a_queue_is_missing_NULL_for_this_thread */
/* errors: 1 */
/* The same, over a basic range, its argument in parentheses. */
#include <sg.h>
struct saxpy { float a; };
SG_RANGE_KERNEL(saxpy, sg_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    struct saxpy a = {1};
    return (int)sg_parallel_for_range(sg_range_1d(1), saxpy, (&a)); /* here */
}
