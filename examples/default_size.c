/* SPDX-License-Identifier: MIT */
/* The compiler flag for the default sub-group size of a file: -DSG_DEFAULT_SUB_GROUP_SIZE=8, or =primary or
 * =automatic. It corresponds to -fsycl-default-sub-group-size and applies to every kernel without a size of its own.
 * make builds this with 8. Checks that the first kernel has the default and the second one its own size. */
#include <sg.h>

#include "demo.h"

SG_KERNEL(unmarked, sg_nd_item it, uint32_t *size) {
    *size = sg_sub_group_get_max_local_range(sg_nd_item_get_sub_group(it));
}

#undef SG_SIZE
#define SG_SIZE 4
#include <sg.h>

SG_KERNEL(marked, sg_nd_item it, uint32_t *size) {
    *size = sg_sub_group_get_max_local_range(sg_nd_item_get_sub_group(it));
}

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

int main(void) {
    const char *asked = TEXT(SG_DEFAULT_SUB_GROUP_SIZE); /* primary is the default if no flag is given */
    const size_t primary = sg_device_primary_sub_group_size(NULL);
    const size_t number = (size_t)atoi(asked), expected = number ? number : primary;
    const size_t compiled = strcmp(asked, "automatic") == 0 ? 0 : expected; /* 0: not fixed */
    const sg_nd_range range = sg_nd_range_1d(64, 64);
    uint32_t size = 0, own = 0;
    int ok = sg_parallel_for(NULL, range, unmarked, &size) == SG_OK &&
             sg_parallel_for(NULL, range, marked, &own) == SG_OK;
    printf("default %s: %u lanes; marked with 4: %u lanes\n", asked, (unsigned)size, (unsigned)own);
    ok &= size == expected && sg_kernel_compile_sub_group_size(unmarked) == compiled && own == 4;
    return !ok;
}
