/* SPDX-License-Identifier: MIT */
/* expect: the number of sub-groups is a constant from 1 to SG_MAX_NUM_SUB_GROUPS */
#include <sg.h>
SG_KERNEL_OF(1000000000, many, sg_nd_item it) { (void)it; } /* here */
int main(void) {
    return 0;
}
