/* expect: the second parameter of a kernel is a pointer to what it needs, which is not volatile */
/* errors: 1 */
/* languages: c++ */
/* In C the compilers warn where the kernel is launched: volatile is discarded. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, volatile int *a) { a[0] = (int)sg_item_count(it); } /* here */
int main(void) { return 0; }
