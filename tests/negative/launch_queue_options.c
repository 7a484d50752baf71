/* expect: sg: the options of a queue are NULL or a pointer|cannot convert .sg_queue_options. to .const sg_queue_options|no matching function for call to .sg_queue_init */
/* errors: 1 */
/* The options themselves in place of a pointer to them. */
#include <sg.h>
int main(void) {
    sg_queue q;
    sg_queue_options options = {0};
    return sg_queue_init(&q, options) != SG_OK; /* here */
}
