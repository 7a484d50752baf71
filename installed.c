/* SPDX-License-Identifier: MIT */
/* The smallest program: every work-item writes the square of its id. */
#include <stdio.h>

#include <sg.h>

SG_RANGE_KERNEL(squares, sg_item it, uint32_t *out) {
    const sg_u32 id = sg_item_get_id(it, 0);
    sg_item_store(it, out + sg_item_get_linear_id_base(it), sg_mul(id, id));
}

int main(void) {
    uint32_t out[21];
    const sg_status status = sg_parallel_for_range(NULL, sg_range_1d(21), squares, out);
    int wrong = status != SG_OK;
    if (status != SG_OK) fprintf(stderr, "%s\n", sg_status_text(status));
    for (uint32_t i = 0; i < 21 && !wrong; i++) {
        printf("%u ", out[i]);
        wrong = out[i] != i * i;
    }
    printf("\n%d lanes at a time\n", SG_SIZE);
    return wrong;
}
