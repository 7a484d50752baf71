/* expect: sg: the options of a queue are NULL or a pointer|invalid conversion from .int. to .const sg_queue_options|no matching function for call to .sg_queue_init */
/* The number of workers in place of the options. What stands for NULL and literals of a struct are right. */
#include <sg.h>
int main(void) {
    sg_queue q;
    sg_status s = sg_queue_init(&q, 0);
    if (s == SG_OK) s = sg_queue_init(&q, NULL);
    return s != SG_OK || sg_queue_init(&q, 4); /* here */
}
