/* SPDX-License-Identifier: MIT */
/* Runs the programs of tests/races.py, one on each line of stdin, in the checked build. Prints for each whether a race was told, and its
 * atomic operations, each by its sub-group, its number there, its work-group if its word is local, else 0, and the value that was there. */
#define SG_CHECKED 1
#define SG_SIZE 4
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sg.h>
#include <sg/atomic.h>

enum { MOST = 64, LISTS = 16, LOCAL_BYTES = 20, GLOBAL_BYTES = 28 };
struct op { int what, far, place, n, order; };
struct job {
    int groups, subs, ranges, count[LISTS];
    struct op op[LISTS][MOST];
    long value[LISTS][MOST], came[LISTS][MOST];
};
static struct job job;
static uint32_t global[GLOBAL_BYTES / 4 + 4];
static uint32_t clock_of_log;
static int told;

static void tell(const sg_checked_report *report, void *context) {
    (void)context;
    told = told || report->kind == SG_CHECKED_RACE;
}
SG_INLINE void run_op(const struct op *op, uint8_t *p, long *value, long *came) {
    uint32_t *word = (uint32_t *)(void *)p;
    const sg_memory_order order[] = {sg_memory_order_relaxed, sg_memory_order_acquire, sg_memory_order_release, sg_memory_order_acq_rel, sg_memory_order_seq_cst};
    const sg_mask m = sg_mask_from_bits((uint64_t)op->n);
    const sg_u32 twos = sg_mul_n(sg_iota_u32(), 2);
    switch (op->what) {
    case 0: (void)sg_load_n(p, (size_t)op->n); break;
    case 1: sg_store_n(p, sg_zero_u8(), (size_t)op->n); break;
    case 2: (void)sg_load_n(word, 1); break;
    case 3: sg_store_n(word, sg_zero_u32(), 1); break;
    case 4: (void)sg_gather(p, twos); break;
    case 5: sg_scatter(p, twos, sg_zero_u8()); break;
    case 6: (void)sg_load_masked(m, p); break;
    case 7: sg_store_masked(m, p, sg_zero_u8()); break;
    case 8: sg_histogram_add_masked(sg_mask_first_n(2), word, sg_zero_u32()); break;
    case 9: *value = sg_atomic_load_u32(word, order[op->order]); break;
    case 10: sg_atomic_store_u32(word, 0, order[op->order]); break;
    case 11: *value = sg_atomic_fetch_add_u32(word, 1, order[op->order]); break;
    case 12: sg_atomic_fence(order[op->order]); break;
    default: break;
    }
    *came = (long)__atomic_fetch_add(&clock_of_log, 1, __ATOMIC_RELAXED); /* unseen by the checked build */
}
SG_KERNEL(grouped, sg_nd_item it, struct job *k) {
    const size_t t = sg_nd_item_get_group_linear_id(it) * (size_t)k->subs + sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    const sg_group g = sg_nd_item_get_group(it);
    SG_LOCAL(it, uint32_t, local, LOCAL_BYTES / 4 + 1);
    for (int i = 0; i < k->count[t]; i++) {
        const struct op *op = &k->op[t][i];
        if (op->what < 13) run_op(op, (uint8_t *)(op->far ? global : local) + op->place, &k->value[t][i], &k->came[t][i]);
        else if (op->n == 0) sg_group_barrier(g);
        else if (op->n == 1) (void)sg_any_of_group(g, sg_mask_first_n(1));
        else (void)sg_reduce_over_group(g, sg_zero_u32(), add);
    }
}
SG_RANGE_KERNEL(ranged, sg_item it, struct job *k) {
    const size_t t = sg_item_get_linear_id_base(it) / SG_SIZE;
    for (int i = 0; i < k->count[t]; i++) run_op(&k->op[t][i], (uint8_t *)global + k->op[t][i].place, &k->value[t][i], &k->came[t][i]);
}
struct entry { long came; int t, i; };
static int earlier(const void *a, const void *b) {
    const long x = ((const struct entry *)a)->came, y = ((const struct entry *)b)->came;
    return x < y ? -1 : x > y;
}
int main(void) {
    sg_queue queue;
    sg_checked_on_report(tell, NULL);
    if (sg_queue_init(&queue, NULL) != SG_OK) return 1;
    while (scanf("%d%d%d", &job.groups, &job.subs, &job.ranges) == 3) {
        const int all = job.groups * job.subs;
        struct entry entry[LISTS * MOST];
        size_t n = 0;
        sg_status status;
        for (int t = 0; t < all; t++) {
            if (scanf("%d", &job.count[t]) != 1 || job.count[t] > MOST) return 1;
            for (int i = 0; i < job.count[t]; i++) {
                struct op *op = &job.op[t][i];
                if (scanf("%d%d%d%d%d", &op->what, &op->far, &op->place, &op->n, &op->order) != 5) return 1;
            }
        }
        told = 0;
        memset(global, 0, sizeof global);
        sg_checked_forget_reports();
        if (job.ranges) status = sg_parallel_for_range(&queue, sg_range_1d((size_t)all * SG_SIZE), ranged, &job);
        else status = sg_parallel_for(&queue, sg_nd_range_1d((size_t)all * SG_SIZE, (size_t)job.subs * SG_SIZE), grouped, &job);
        if (status != SG_OK) return 1;
        for (int t = 0; t < all; t++) {
            for (int i = 0; i < job.count[t]; i++) {
                if (job.op[t][i].what < 9 || job.op[t][i].what > 11) continue;
                entry[n].came = job.came[t][i], entry[n].t = t, entry[n++].i = i;
            }
        }
        qsort(entry, n, sizeof *entry, earlier);
        printf("%d", told);
        for (size_t i = 0; i < n; i++) {
            const struct op *op = &job.op[entry[i].t][entry[i].i];
            printf(" %d %d %d %ld", entry[i].t, entry[i].i, op->far ? 0 : entry[i].t / job.subs, job.value[entry[i].t][entry[i].i]);
        }
        printf("\n");
    }
    sg_queue_destroy(&queue);
    return 0;
}
