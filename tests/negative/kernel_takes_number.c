/* expect: the second parameter of a kernel is a pointer */
/* A number where the kernel's argument is a pointer: C would convert it. */
#include <sg.h>
SG_KERNEL(kernel, sg_nd_item it, int a) { /* here */
    (void)it;
    (void)a;
}
int main(void) { return (int)sg_parallel_for(NULL, sg_nd_range_1d(1, 1), kernel, NULL); }
