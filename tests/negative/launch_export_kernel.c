/* expect: this is no range kernel: SG_EXPORT_KERNEL exports it|cannot (convert|initialize) */
/* errors: 1 */
/* A kernel exported as a range kernel. */
#include <sg.h>
#include <sg/dispatch.h>
SG_KERNEL(SG_ISA(kernel), sg_nd_item it, int *a) { a[0] = (int)sg_nd_item_get_global_linear_id_base(it); }
SG_EXPORT_RANGE_KERNEL(kernel) /* here */
int main(void) { return 0; }
