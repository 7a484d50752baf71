/* expect: the second parameter of a kernel is a pointer */
/* errors: 14 */
/* A number where the kernel's argument is a pointer: C would convert it. */
#include <sg.h>
SG_KERNEL(k1, sg_nd_item it, int a) { (void)it, (void)a; } /* here */
SG_KERNEL(k2, sg_nd_item it, bool a) { (void)it, (void)a; }
SG_KERNEL(k3, sg_nd_item it, char a) { (void)it, (void)a; }
SG_KERNEL(k4, sg_nd_item it, signed char a) { (void)it, (void)a; }
SG_KERNEL(k5, sg_nd_item it, unsigned char a) { (void)it, (void)a; }
SG_KERNEL(k6, sg_nd_item it, short a) { (void)it, (void)a; }
SG_KERNEL(k7, sg_nd_item it, unsigned short a) { (void)it, (void)a; }
SG_KERNEL(k8, sg_nd_item it, unsigned a) { (void)it, (void)a; }
SG_KERNEL(k9, sg_nd_item it, long a) { (void)it, (void)a; }
SG_RANGE_KERNEL(k10, sg_item it, unsigned long a) { (void)it, (void)a; }
SG_RANGE_KERNEL(k11, sg_item it, long long a) { (void)it, (void)a; }
SG_RANGE_KERNEL(k12, sg_item it, unsigned long long a) { (void)it, (void)a; }
SG_RANGE_KERNEL(k13, sg_item it, float a) { (void)it, (void)a; }
SG_GROUP_KERNEL(k14, sg_group g, double a) { (void)g, (void)a; }
int main(void) { return 0; }
