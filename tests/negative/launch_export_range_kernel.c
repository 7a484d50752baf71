/* expect: this is a range kernel: SG_EXPORT_RANGE_KERNEL exports it|cannot (convert|initialize) */
/* errors: 1 */
/* A range kernel exported as a kernel. */
#include <sg.h>
#include <sg/dispatch.h>
SG_RANGE_KERNEL(SG_ISA(kernel), sg_item it, int *a) { a[0] = (int)sg_item_count(it); }
SG_EXPORT_KERNEL(kernel) /* here */
int main(void) { return 0; }
