/* expect: a queue is missing, NULL for this thread: \(queue, range, kernel, &args\)|a_queue_is_missing_NULL_for_this_thread */
/* errors: 1 */
/* No queue. */
#include <sg.h>
struct saxpy { float a; };
SG_KERNEL(saxpy, sg_nd_item it, const struct saxpy *k) { (void)it; (void)k; }
int main(void) {
    struct saxpy a = {1};
    return (int)sg_parallel_for(sg_nd_range_1d(1, 1), saxpy, &a); /* here */
}
