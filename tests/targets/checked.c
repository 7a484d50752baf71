/* SPDX-License-Identifier: MIT */
/* The checked build where there is no sanitizer: a kernel without its barrier is reported with both lines, and with it nothing is. The
 * status of main says whether it was so. tests/targets/run.sh builds this for every target that has a C library. */
#define SG_CHECKED 1
#define SG_SIZE 4
#include <sg.h>

enum { GROUP = 16, ITEMS = 2 * GROUP };
struct job { const float *in; float *out; bool wrong; };
static uint32_t t_write, t_read, t_races, t_others;

SG_KERNEL(turn_round, sg_nd_item it, const struct job *k) {
    const size_t l = sg_nd_item_get_local_linear_id_base(it), i = sg_nd_item_get_global_linear_id_base(it);
    SG_LOCAL(it, float, t, GROUP);
    sg_store(t + l, sg_load(k->in + i)), t_write = __LINE__;
    if (!k->wrong) sg_group_barrier(sg_nd_item_get_group(it));
    sg_store(k->out + i, sg_reverse(sg_load(t + GROUP - SG_SIZE - l))), t_read = __LINE__;
}
static void tell(const sg_checked_report *report, void *context) {
    const uint32_t now = report->now.line, before = report->before.line;
    (void)context;
    if (report->kind == SG_CHECKED_RACE && ((now == t_read && before == t_write) || (now == t_write && before == t_read))) t_races++;
    else t_others += report->kind != SG_CHECKED_UNWRITTEN; /* whoever reads first */
}

int main(void) {
    static float in[ITEMS], out[ITEMS];
    struct job job = {in, out, false};
    uint32_t wrong = 0;
    sg_queue queue;
    for (int i = 0; i < ITEMS; i++) in[i] = (float)i;
    sg_checked_on_report(tell, NULL);
    if (sg_queue_init(&queue, NULL) != SG_OK) return 1;
    wrong += sg_parallel_for(&queue, sg_nd_range_1d(ITEMS, GROUP), turn_round, &job) != SG_OK;
    wrong += sg_checked_count() != 0;
    for (int i = 0; i < ITEMS; i++) wrong += out[i] != (float)(i / GROUP * GROUP + GROUP - 1 - i % GROUP);
    job.wrong = true;
    wrong += sg_parallel_for(&queue, sg_nd_range_1d(ITEMS, GROUP), turn_round, &job) != SG_OK;
    sg_queue_destroy(&queue);
    wrong += t_races == 0 || t_others != 0;
    sg_checked_forget_reports(); /* else the status of the program says that there were some */
    return wrong != 0;
}
