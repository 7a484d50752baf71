/* SPDX-License-Identifier: MIT */
/* check: --lanes */
/* refuse: --svg */
/* refuse: --svg no/such/folder */
/* refuse: lanes */
/* The lane diagrams of the book's chapter on communication: 8 work-items, and what each has before
 * and after. Every row is checked. Behind a shift the book leaves lanes undefined; there sg
 * gives each lane its own value.
 * With --lanes, or --svg FOLDER, draws the diagrams of the reference instead: see diagrams_lanes.h. */
#define SG_SIZE 8
#include <sg.h>

#include "demo.h"
#include "diagrams_draw.h"

static int wrong;

static void row(const char *name, sg_u32 x) {
    uint32_t v[SG_SIZE];
    sg_store(v, x);
    printf("  %-34s", name);
    for (int i = 0; i < SG_SIZE; i++) printf(" %2u", v[i]);
    printf("\n");
}

/* a result row, compared with what the book shows */
static void result(const char *name, sg_u32 x, const uint32_t *expected) {
    uint32_t v[SG_SIZE];
    sg_store(v, x);
    row(name, x);
    if (memcmp(v, expected, sizeof v) != 0) {
        row("  but it should be", sg_load(expected));
        wrong++;
    }
}

static sg_u32 every(int truth) { return sg_splat_u32(truth ? 1 : 0); }

static int book(void) {
    static const uint32_t some[] = {2, 9, 7, 10, 4, 8, 5, 3};
    static const uint32_t tens[] = {10, 10, 10, 10, 10, 10, 10, 10};
    static const uint32_t votes[] = {0, 1, 1, 0, 1, 1, 0, 0};
    static const uint32_t ones[] = {1, 1, 1, 1, 1, 1, 1, 1}, zeros[] = {0, 0, 0, 0, 0, 0, 0, 0};
    static const uint32_t from[] = {7, 1, 6, 2, 5, 0, 4, 3}, unsorted[] = {3, 1, 2, 5, 4, 2, 1, 0};
    static const uint32_t sorted[] = {0, 1, 1, 2, 2, 3, 4, 5};
    static const uint32_t left5[] = {5, 6, 7, 3, 4, 5, 6, 7};
    static const uint32_t pairs[] = {1, 0, 3, 2, 5, 4, 7, 6}, reversed[] = {7, 6, 5, 4, 3, 2, 1, 0};
    const sg_u32 lane = sg_iota_u32(), x = sg_load(some), v = sg_load(votes);
    const sg_mask m = sg_ne_n(v, 0);

    printf("Broadcast: every work-item gets the value of work-item 3\n");
    row("local id", sg_splat_u32(3));
    row("x", x);
    result("sg_broadcast(x, 3)", sg_broadcast(x, 3), tens);

    printf("Votes: any, all, none\n");
    row("x", v);
    result("sg_any(x != 0)", every(sg_any(m)), ones);
    result("sg_all(x != 0)", every(sg_all(m)), zeros);
    result("sg_none(x != 0)", every(sg_none(m)), zeros);
    row("x", sg_load(ones));
    result("sg_all(x != 0)", every(sg_all(sg_ne_n(sg_load(ones), 0))), ones);
    row("x", sg_load(zeros));
    result("sg_none(x != 0)", every(sg_none(sg_ne_n(sg_load(zeros), 0))), ones);

    printf("Select: each work-item names the one whose value it wants\n");
    row("local id", sg_load(from));
    row("x", sg_load(unsorted));
    result("sg_shuffle(x, local id)", sg_shuffle(sg_load(unsorted), sg_load(from)), sorted);

    printf("Shift left: the value of the work-item 5 to the right; the last 5 keep their own\n");
    row("x", lane);
    row("delta", sg_splat_u32(5));
    result("sg_shuffle_down(x, 5)", sg_shuffle_down(lane, 5), left5);

    printf("Permute by xor with 1: neighbours swap\n");
    row("x", lane);
    row("mask", sg_splat_u32(1));
    result("sg_shuffle_xor(x, 1)", sg_shuffle_xor(lane, 1), pairs);

    printf("Permute by xor with 7: the order is reversed\n");
    row("x", lane);
    row("mask", sg_splat_u32(7));
    result("sg_shuffle_xor(x, 7)", sg_shuffle_xor(lane, 7), reversed);
    printf("%s\n", wrong ? "WRONG" : "all as in the book");
    return wrong != 0;
}

int main(int argc, char **argv) {
    if (argc == 1) return book();
    if (argc == 2 && strcmp(argv[1], "--lanes") == 0) return draw_all(text_picture, text_tree);
    if (argc == 3 && strcmp(argv[1], "--svg") == 0) {
        svg_folder = argv[2];
        return draw_all(svg_picture, svg_tree) ? 2 : 0;
    }
    demo_usage(argc, argv, 0, "[--lanes | --svg FOLDER]");
    return 2;
}
