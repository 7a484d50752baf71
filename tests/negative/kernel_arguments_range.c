/* expect: sg: a kernel has two parameters, its item and a pointer */
/* Parameters one by one, as a C function has them. */
#include <sg.h>
SG_RANGE_KERNEL(kernel, sg_item it, float *y, float a) { sg_item_store(it, y, sg_splat_f32(a)); } /* here */
int main(void) { float y[1]; return (int)sg_parallel_for_range(NULL, sg_range_1d(1), kernel, y); }
