/* SPDX-License-Identifier: MIT */
/* check: 16 */
/* check: 32 */
/* check: 7 */
/* check: default */
/* check: grid */
/* check: sizes */
/* refuse: 33 */
/* The guide's printers of ids, line for line (ids.*.txt), and chapter 9's picture of a range in work-groups:
 *   default, 16, 32   nd_range(32, 32) at the default sub-group size, at the guide's, and at 32
 *   7                 nd_range(7, 7) at 16: a sub-group with absent lanes
 *   grid [file.ppm]   nd_range((8, 8), (4, 4)): a letter or colour for each work-group
 *   sizes             the sub-group sizes of the device
 * Without an argument all of them. What is printed is also counted and checked. */
#include <sg.h> /* no SG_SIZE: the default size */

#include "demo.h"

static int t_lines; /* right ones */

static void print_ids(size_t group, uint32_t sub_group, uint32_t size, uint32_t lane,
                      size_t global) {
    printf("globalId = %2u groupId = %u sgGroupId = %u sgId = %u sgSize = %2u\n", (unsigned)global,
           (unsigned)group, (unsigned)sub_group, (unsigned)lane, (unsigned)size);
    t_lines += group == 0 && global == sub_group * (size_t)size + lane;
}

#define PRINT_IDS(name) \
    SG_KERNEL(name, sg_nd_item it, const void *unused) { \
        const sg_sub_group sg = sg_nd_item_get_sub_group(it); \
        const sg_u32 lane = sg_sub_group_get_local_id(sg); \
        const sg_u64 global = sg_nd_item_get_global_linear_id(it); \
        (void)unused; \
        for (uint32_t i = 0; i < sg_sub_group_get_local_range(sg); i++) { \
            print_ids(sg_nd_item_get_group_id(it, 0), sg_sub_group_get_group_id(sg), \
                      sg_sub_group_get_local_range(sg), sg_get_lane(lane, i), \
                      (size_t)sg_get_lane(global, i)); \
        } \
    }
PRINT_IDS(print_default)

#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>

PRINT_IDS(print_16)

struct seven { const uint32_t *data; };

SG_KERNEL(print_7, sg_nd_item it, const struct seven *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const uint32_t size = sg_sub_group_get_local_range(sg);
    const sg_u32 j = sg_sub_group_load_u32(sg, k->data);
    const sg_u32 next = sg_sub_group_load_u32(sg, k->data + size);
    for (uint32_t i = 0; i < size; i++) {
        printf("globalId = %u sgMaxSize = %u sgSize = %u sId = %u j = %u k = %u\n", (unsigned)i,
               (unsigned)sg_sub_group_get_max_local_range(sg), (unsigned)size, (unsigned)i,
               (unsigned)sg_get_lane(j, i), (unsigned)sg_get_lane(next, i));
        t_lines += size == 7 && sg_get_lane(j, i) == i && sg_get_lane(next, i) == i + 7;
    }
}

struct grid { char cell[8][8]; };

SG_KERNEL(draw, sg_nd_item it, struct grid *k) {
    const sg_u32 row = sg_nd_item_get_global_id(it, 0), column = sg_nd_item_get_global_id(it, 1);
    const char letter = (char)('A' + sg_nd_item_get_group_linear_id(it));
    for (uint32_t i = 0; i < sg_nd_item_count(it); i++) {
        k->cell[sg_get_lane(row, i)][sg_get_lane(column, i)] = letter;
    }
}

static int print_grid(const char *file) {
    static const char *const expected[2] = {"AAAABBBB", "CCCCDDDD"};
    static const unsigned char colour[4][3] = {
        {230, 159, 0}, {86, 180, 233}, {0, 158, 115}, {204, 121, 167}};
    static unsigned char picture[128][128][3]; /* 16 x 16 for each work-item */
    struct grid k;
    int ok = 1;
    memset(&k, '.', sizeof k);
    ok &= sg_parallel_for(NULL, sg_nd_range_2d(8, 8, 4, 4), draw, &k) == SG_OK;
    for (int i = 0; i < 8; i++) {
        for (int j = 0; j < 8; j++) printf("%c%c", k.cell[i][j], j < 7 ? ' ' : '\n');
        ok &= memcmp(k.cell[i], expected[i / 4], 8) == 0;
    }
    for (int y = 0; y < 128 && ok; y++) {
        for (int x = 0; x < 128; x++) /* a dark line around each */
            if (y % 16 && x % 16) memcpy(picture[y][x], colour[k.cell[y / 16][x / 16] - 'A'], 3);
    }
    return ok && (!file || demo_picture(file, 128, 128, picture[0][0]));
}

static int print_sizes(void) {
    size_t sizes[32];
    const size_t n = sg_device_sub_group_sizes(NULL, sizes, 32);
    int primary = 0;
    printf("Sub-group Sizes:");
    for (size_t i = 0; i < n; i++) {
        printf(" %u", (unsigned)sizes[i]);
        primary |= sizes[i] == sg_device_primary_sub_group_size(NULL);
    }
    printf("\n");
    return n > 0 && primary;
}

#undef SG_SIZE
#define SG_SIZE 32
#include <sg.h>

PRINT_IDS(print_32)

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
    const int all = *what == 0;
    uint32_t data[16];
    struct seven seven;
    int ok = 1, known = all;
    demo_usage(argc, argv, 2, "[default | 16 | 32 | 7 | grid [file.ppm] | sizes]");
    for (uint32_t i = 0; i < 16; i++) data[i] = i;
    seven.data = data;
#define PART(name, run) \
    if (all || strcmp(what, name) == 0) known = 1, t_lines = 0, ok &= (run)
#define IDS(name, kernel) \
    PART(name, sg_parallel_for(NULL, sg_nd_range_1d(32, 32), kernel, NULL) == SG_OK && t_lines == 32)
    IDS("default", print_default);
    IDS("16", print_16);
    IDS("32", print_32);
    PART("7",
         sg_parallel_for(NULL, sg_nd_range_1d(7, 7), print_7, &seven) == SG_OK && t_lines == 7);
    PART("grid", print_grid(argc > 2 ? argv[2] : NULL));
    PART("sizes", print_sizes());
    if (!known) {
        fprintf(stderr, "%s: default, 16, 32, 7, grid or sizes, not \"%s\"\n", argv[0], what);
        return 2;
    }
    return !ok;
}
