/* SPDX-License-Identifier: MIT */
/* The guide's transpose of a 16 x 16 matrix in one sub-group: item n gets its part of row k of the result from
 * item k, from the value with item n's number. The guide shuffles inside if (sgId == n), where one item is
 * active and the shuffled values of the others are undefined. Here the 256 broadcasts stand outside, and a select
 * takes the place of the branch; a second version needs 4 x 16 exchanges. transpose has larger matrices. */
#define SG_SIZE 16
#include <sg.h>

#include "demo.h"

struct transpose { const uint32_t *in; uint32_t *out; const sg_kernel *kernel; };

SG_KERNEL(by_broadcast, sg_nd_item it, const struct transpose *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    sg_u32 row[SG_SIZE], column[SG_SIZE];
    SG_UNROLL(16) for (int i = 0; i < SG_SIZE; i++) {
        row[i] = sg_load(k->in + i * SG_SIZE);
        column[i] = sg_zero_u32();
    }
    SG_UNROLL(16) for (uint32_t n = 0; n < SG_SIZE; n++) {
        const sg_mask own = sg_eq_n(sg_sub_group_get_local_id(sg), n);
        SG_UNROLL(16) for (uint32_t i = 0; i < SG_SIZE; i++)
            column[i] = sg_select(own, sg_group_broadcast(sg, row[n], i), column[i]);
    }
    SG_UNROLL(16) for (int i = 0; i < SG_SIZE; i++) sg_store(k->out + i * SG_SIZE, column[i]);
}

SG_KERNEL(by_exchange, sg_nd_item it, const struct transpose *k) {
    sg_u32 row[SG_SIZE];
    (void)it;
    SG_UNROLL(16) for (int i = 0; i < SG_SIZE; i++) row[i] = sg_load(k->in + i * SG_SIZE);
    sg_transpose_u32(row);
    SG_UNROLL(16) for (int i = 0; i < SG_SIZE; i++) sg_store(k->out + i * SG_SIZE, row[i]);
}

static void run_sg(void *context) {
    const struct transpose *k = (const struct transpose *)context;
    if (sg_parallel_for(NULL, sg_nd_range_2d(1, 16, 1, 16), (k->kernel), k) != SG_OK) exit(1);
}
static void run_plain(void *context) {
    const struct transpose *k = (const struct transpose *)context;
    for (int i = 0; i < 16; i++)
        for (int j = 0; j < 16; j++) k->out[j * 16 + i] = k->in[i * 16 + j];
}

int main(void) {
    uint32_t in[256], out[256];
    struct transpose k = {in, out, NULL};
    int all = 1;
    for (uint32_t i = 0; i < 256; i++) in[i] = i;
    for (int form = 0; form < 2; form++) {
        int ok = 1;
        k.kernel = form ? by_exchange : by_broadcast;
        memset(out, 0xff, sizeof out);
        run_sg(&k);
        for (uint32_t i = 0; i < 256; i++) ok &= out[i] == i % 16 * 16 + i / 16;
        all &= ok;
        demo_row(form ? "transpose, exchange" : "transpose, broadcasts", "16x16", ok, 2048, "GB/s",
                 demo_compare(run_sg, run_plain, &k));
    }
    return !all;
}
