/* SPDX-License-Identifier: MIT */
/* The trees of reductions and scans, found by running them.
 *
 * Floating-point addition is not associative, so a sum shows the order in which it was made. Lane i gets
 * a huge number, lane j its negative, and the others 1. A 1 that is added to one of the two before they meet
 * is lost. So the sum is the number of lanes outside the smallest subtree with both lanes, and all pairs
 * together give the tree (the method of FPRev: P. Xie and others, 2024). Then the tree is checked: evaluated on
 * other numbers it must give the operation's bits. */
#ifndef EXAMPLES_DIAGRAMS_TREES_H
#define EXAMPLES_DIAGRAMS_TREES_H

#include <sg.h>
#include <stdio.h>
#include <string.h>

enum { MOST_NODES = 64, TREE_MASK = 0xb6, TREE_CLUSTER = 4 };

/* A lane, or the sum of two nodes: the numbers of their nodes. */
typedef struct tree_node {
    unsigned lanes; /* the lanes whose sum this is, as bits */
    int left, right; /* -1 for a lane itself */
    int column, row; /* the row it is drawn in; below its operands */
} tree_node;

typedef struct tree {
    const char *name;
    const char *call;
    unsigned mask; /* what the call passes, or 0 */
    int over_group; /* the tree joins sub-groups of a work-group, not lanes */
    unsigned lanes[SG_SIZE]; /* what each lane's result is the sum of */
    int result[SG_SIZE]; /* the node of the result; -1: the sum of nothing */
    int nodes;
    tree_node node[MOST_NODES];
    int right; /* whether the trees give the result's bits */
} tree;

typedef sg_f32 tree_sum(sg_f32 x);
static sg_f32 tree_reduce(sg_f32 x) {
    return sg_reduce_add(x);
}
static sg_f32 tree_reduce_masked(sg_f32 x) {
    return sg_reduce_add_masked(sg_mask_from_bits(TREE_MASK), x);
}
static sg_f32 tree_reduce_clustered(sg_f32 x) {
    return sg_reduce_clustered_add(x, TREE_CLUSTER);
}
static sg_f32 tree_inclusive(sg_f32 x) {
    return sg_scan_inclusive_add(x);
}
static sg_f32 tree_exclusive(sg_f32 x) {
    return sg_scan_exclusive_add(x);
}
static sg_f32 tree_inclusive_masked(sg_f32 x) {
    return sg_scan_inclusive_add_masked(sg_mask_from_bits(TREE_MASK), x);
}
static sg_f32 tree_exclusive_masked(sg_f32 x) {
    return sg_scan_exclusive_add_masked(sg_mask_from_bits(TREE_MASK), x);
}

/* The same for a work-group of S sub-groups, whose sums are the lanes of x: each sub-group has its sum in
 * lane 0, and -0.0, which adds nothing, in the others. */
struct tree_group {
    float sum[SG_SIZE], result[SG_SIZE];
};
static sg_f32 tree_own(sg_nd_item it, const struct tree_group *k) {
    const uint32_t own = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    return sg_set_lane(sg_splat_f32(-0.0f), 0, k->sum[own]);
}
static void tree_give(sg_nd_item it, struct tree_group *k, sg_f32 x) {
    const uint32_t own = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    k->result[own] = sg_get_lane(x, SG_SIZE - 1);
}
SG_KERNEL(tree_reduce_kernel, sg_nd_item it, struct tree_group *k) {
    tree_give(it, k, sg_reduce_over_group(sg_nd_item_get_group(it), tree_own(it, k), add));
}
SG_KERNEL(tree_scan_kernel, sg_nd_item it, struct tree_group *k) {
    tree_give(it, k, sg_inclusive_scan_over_group(sg_nd_item_get_group(it), tree_own(it, k), add));
}
static sg_f32 tree_over_group(const sg_kernel *kernel, sg_f32 x) {
    struct tree_group k;
    sg_store(k.sum, x);
    memset(k.result, 0, sizeof k.result);
    sg_parallel_for(NULL, sg_nd_range_1d(SG_SIZE * SG_SIZE, SG_SIZE * SG_SIZE), (kernel), &k);
    return sg_load(k.result);
}
static sg_f32 tree_reduce_group(sg_f32 x) {
    return tree_over_group(tree_reduce_kernel, x);
}
static sg_f32 tree_scan_group(sg_f32 x) {
    return tree_over_group(tree_scan_kernel, x);
}

static int tree_count(unsigned lanes) {
    int n = 0;
    for (; lanes; lanes &= lanes - 1) n++;
    return n;
}
static int tree_lowest(unsigned lanes) {
    int i = 0;
    while (!(lanes >> i & 1)) i++;
    return i;
}

/* The number of this node, which is made if it does not exist. Two sums of the same lanes in different orders
 * are two nodes. A sum is drawn below the last of its lanes; if it goes to all of them, below the first.
 * If there is a node already, a row further down. */
static int tree_add(tree *t, unsigned lanes, int left, int right) {
    tree_node node = {lanes, left, right, tree_lowest(lanes), 0};
    if (!(t->lanes[0] & 2)) {
        while (lanes >> (node.column + 1)) node.column++;
    }
    if (left >= 0) {
        const int l = t->node[left].row, r = t->node[right].row;
        node.row = 1 + (l > r ? l : r);
    }
    for (int i = 0; i < t->nodes; i++) {
        const tree_node *n = &t->node[i];
        if (n->lanes == lanes && n->left == left && n->right == right) return i;
    }
    for (int i = 0; i < t->nodes; i++) {
        if (t->node[i].column == node.column && t->node[i].row == node.row) {
            node.row++;
            i = -1;
        }
    }
    if (t->nodes == MOST_NODES) return -1;
    t->node[t->nodes] = node;
    return t->nodes++;
}

/* the result in lane k for x */
static float tree_run(tree_sum *sum, const float *x, int k) {
    float result[SG_SIZE];
    sg_store(result, sum(sg_load(x)));
    return result[k];
}

/* makes the node of these lanes in the tree of lane k, and all nodes above it */
static int tree_build(tree *t, tree_sum *sum, int k, unsigned lanes) {
    const float huge = 1e30f;
    const int i = tree_lowest(lanes), all = tree_count(t->lanes[k]), n = tree_count(lanes);
    unsigned left = 1u << i;
    if (n == 1) return tree_add(t, lanes, -1, -1);
    for (int j = i + 1; j < SG_SIZE; j++) {
        float x[SG_SIZE];
        if (!(lanes >> j & 1)) continue;
        for (int lane = 0; lane < SG_SIZE; lane++) x[lane] = 1;
        x[i] = huge;
        x[j] = -huge;
        if (all - (int)tree_run(sum, x, k) < n) left |= 1u << j;
    }
    {
        const int first = tree_build(t, sum, k, left);
        return tree_add(t, lanes, first, tree_build(t, sum, k, lanes & ~left));
    }
}

static float tree_value(const tree *t, int number, const float *x) {
    const tree_node *node = &t->node[number];
    if (node->left < 0) return x[tree_lowest(node->lanes)];
    return tree_value(t, node->left, x) + tree_value(t, node->right, x);
}

/* "(a+b)+c" */
static void tree_text(const tree *t, int number, int inner, char *text) {
    if (number < 0) {
        strcat(text, "0");
    } else if (t->node[number].left < 0) {
        const char letter[2] = {(char)('a' + t->node[number].column), 0};
        strcat(text, letter);
    } else {
        strcat(text, inner ? "(" : "");
        tree_text(t, t->node[number].left, 1, text);
        strcat(text, "+");
        tree_text(t, t->node[number].right, 1, text);
        strcat(text, inner ? ")" : "");
    }
}

static tree tree_of(const char *name, const char *call, unsigned mask, tree_sum *sum) {
    tree t;
    float x[SG_SIZE];
    memset(&t, 0, sizeof t);
    t.name = name;
    t.call = call;
    t.mask = mask;
    t.over_group = sum == tree_reduce_group || sum == tree_scan_group;
    t.right = 1;
    for (int k = 0; k < SG_SIZE; k++) {
        for (int j = 0; j < SG_SIZE; j++) {
            for (int lane = 0; lane < SG_SIZE; lane++) x[lane] = lane == j;
            if (tree_run(sum, x, k) != 0) t.lanes[k] |= 1u << j;
        }
    }
    for (int k = 0; k < SG_SIZE; k++) {
        t.result[k] = t.lanes[k] ? tree_build(&t, sum, k, t.lanes[k]) : -1;
    }
    for (int lane = 0; lane < SG_SIZE; lane++) x[lane] = 1.0f / (float)(3 + lane * lane);
    for (int k = 0; k < SG_SIZE; k++) {
        const float expected = t.result[k] < 0 ? 0.0f : tree_value(&t, t.result[k], x);
        if (tree_run(sum, x, k) != expected) t.right = 0;
    }
    return t;
}

typedef void tree_draw(const tree *);

static void all_trees(tree_draw *draw) {
#define SHOW(name, call, mask, sum) \
    { \
        const tree t = tree_of(name, call, mask, sum); \
        draw(&t); \
    }
    SHOW("reduce", "sg_reduce_add(x)", 0, tree_reduce)
    SHOW("reduce_masked", "sg_reduce_add_masked(m, x)", TREE_MASK, tree_reduce_masked)
    SHOW("reduce_clustered", "sg_reduce_clustered_add(x, 4)", 0, tree_reduce_clustered)
    SHOW("scan_inclusive", "sg_scan_inclusive_add(x)", 0, tree_inclusive)
    SHOW("scan_exclusive", "sg_scan_exclusive_add(x)", 0, tree_exclusive)
    SHOW("scan_inclusive_masked", "sg_scan_inclusive_add_masked(m, x)", TREE_MASK,
         tree_inclusive_masked)
    SHOW("scan_exclusive_masked", "sg_scan_exclusive_add_masked(m, x)", TREE_MASK,
         tree_exclusive_masked)
    SHOW("reduce_over_group", "sg_reduce_over_group(g, x, add), g a work-group", 0,
         tree_reduce_group)
    SHOW("inclusive_scan_over_group", "sg_inclusive_scan_over_group(g, x, add), g a work-group", 0,
         tree_scan_group)
#undef SHOW
}

#endif
