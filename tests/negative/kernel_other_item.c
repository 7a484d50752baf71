/* expect: the first parameter of a kernel is sg_nd_item in SG_KERNEL */
/* errors: 3 */
/* An item of another kind of kernel; the loop's two calls of the body are wrong besides. */
#include <sg.h>
struct job { float *x; };
SG_KERNEL(one, sg_item it, const struct job *k) { (void)it, (void)k; } /* here */
int main(void) { return 0; }
