/* SPDX-License-Identifier: MIT */
/* How much of its stack a waiting sub-group uses. The stacks are filled with a pattern; bytes that keep it were never written. Prints
 * the rows of docs/embedded.md; `make stacks` runs it. */
#define SG_SIZE 4
#include <sg.h>

#include "start.h"

enum { GROUP = 12, STACK_BYTES = 768 * sizeof(void *), PAINT = 0xa5 };
struct numbers { uint32_t *numbers; };

SG_KERNEL(turn, sg_nd_item it, const struct numbers *k) {
    const size_t own = sg_nd_item_get_local_linear_id_base(it);
    const sg_u32 x = sg_load(k->numbers + own);
    sg_group_barrier(sg_nd_item_get_group(it));
    sg_store(k->numbers + GROUP - 4 - own, sg_reverse(x));
}
SG_KERNEL(sum, sg_nd_item it, const struct numbers *k) {
    const size_t own = sg_nd_item_get_local_linear_id_base(it);
    sg_store(k->numbers + own, sg_reduce_over_group(sg_nd_item_get_group(it), sg_load(k->numbers + own), add));
}

static unsigned char arena[3 * (STACK_BYTES + 64) + 700 * sizeof(void *)] SG_ALIGN(64);
static uint32_t values[GROUP];
static sg_queue queue;

/* The most bytes of any stack that were written; 0 if the launch failed. The engine has a pointer for each possible sub-group, most of
 * them never written, and the free part of the arena is longer than a stack. */
static size_t taken(bool sums) {
    const sg_nd_range range = sg_nd_range_1d(GROUP, GROUP);
    const struct numbers k = {values};
    sg_queue_options options = {0};
    size_t run = 0, shortest = STACK_BYTES;
    sg_status status;
    for (size_t i = 0; i < sizeof arena; i++) arena[i] = PAINT;
    options.workers = 1;
    options.stack_bytes = STACK_BYTES;
    options.local_bytes = 64;
    options.arena = arena;
    options.arena_bytes = sizeof arena;
    status = sg_queue_init(&queue, &options);
    if (status == SG_OK) status = sums ? sg_parallel_for(&queue, range, sum, &k) : sg_parallel_for(&queue, range, turn, &k);
    sg_queue_destroy(&queue);
    for (size_t i = 0; i < sizeof arena; i++) {
        if (arena[i] == PAINT) {
            run++;
            continue;
        }
        if (run > (SG_MAX_NUM_SUB_GROUPS + 64) * sizeof(void *) && run < shortest) shortest = run;
        run = 0;
    }
    return status == SG_OK ? STACK_BYTES - shortest : 0;
}

static void write_number(size_t x) {
    char digits[16];
    size_t n = sizeof digits;
    board_write(" ", 1);
    do digits[--n] = (char)('0' + x % 10);
    while (x /= 10);
    board_write(digits + n, sizeof digits - n);
    board_write(" |", 2);
}

int main(void) {
    const size_t barrier = taken(false), algorithm = taken(true);
    board_write("| " CORE " |", sizeof "| " CORE " |" - 1);
    write_number(barrier);
    write_number(algorithm);
    board_write("\n", 1);
    return barrier == 0 || algorithm == 0;
}
