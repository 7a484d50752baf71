/* SPDX-License-Identifier: MIT */
/* Ranges and their checks; the ids of an item in 1 to 3 dimensions at every size, in one file. */
#include <stdio.h>

#define SG_SIZE 1
#include <sg.h>

#include "tap.h"

#define T_PASTE_(a, b) a##b
#define T_PASTE(a, b) T_PASTE_(a, b)

enum { MAX_ITEMS = 300000 };
struct ids {
    sg_range range;
    size_t sub_groups, items, contiguous, wrong;
    uint32_t id[3][MAX_ITEMS];
    uint64_t linear[MAX_ITEMS];
};

#include "group_range.tmpl.h"
#define SG_SIZE 2
#include <sg.h>
#include "group_range.tmpl.h"
#define SG_SIZE 4
#include <sg.h>
#include "group_range.tmpl.h"
#define SG_SIZE 8
#include <sg.h>
#include "group_range.tmpl.h"
#define SG_SIZE 16
#include <sg.h>
#include "group_range.tmpl.h"
#define SG_SIZE 32
#include <sg.h>
#include "group_range.tmpl.h"
#define SG_SIZE 64
#include <sg.h>
#include "group_range.tmpl.h"

static void check_range(sg_range r, sg_status expected, size_t size, const char *what) {
    const sg_status status = sg_range_check(r);
    tap_ok(status == expected && (status != SG_OK || sg_range_size(r) == size), "range %s: %s",
           what, sg_status_name(status));
}

static void check_nd_range(sg_nd_range r, sg_status expected, const char *what) {
    const sg_status status = sg_nd_range_check(r);
    tap_ok(status == expected, "nd-range %s: %s", what, sg_status_name(status));
}

int main(void) {
    const size_t most = 0xffffffffu;
    const sg_status bad = SG_ERROR_INVALID_RANGE;
    check_range(sg_range_1d(0), SG_OK, 0, "0");
    check_range(sg_range_1d(1), SG_OK, 1, "1");
    check_range(sg_range_1d(most), SG_OK, most, "2^32 - 1");
    check_range(sg_range_2d(3, 5), SG_OK, 15, "3 5");
    check_range(sg_range_2d(3, 0), SG_OK, 0, "3 0");
    check_range(sg_range_3d(2, 3, 4), SG_OK, 24, "2 3 4");
    check_range(sg_range_3d(0, most, most), SG_OK, 0, "empty with large sides");
    check_range(sg_range_3d(most, most, most), bad, 0, "2^96");
#if SIZE_MAX > 0xffffffffu
    check_range(sg_range_1d(most + 1), bad, 0, "2^32");
    check_range(sg_range_2d(1, most + 1), bad, 0, "1 2^32");
    check_range(sg_range_3d(0, 0, most + 1), bad, 0, "0 0 2^32");
    check_range(sg_range_2d(most, most), SG_OK, most * most, "2^32 - 1 twice");
    check_range(sg_range_3d(most, most, 1), SG_OK, most * most, "2^32 - 1 twice and 1");
    check_range(sg_range_3d(most, most, 2), bad, 0, "2^65");
#endif
    check_nd_range(sg_nd_range_1d(32, 16), SG_OK, "32 by 16");
    check_nd_range(sg_nd_range_1d(7, 7), SG_OK, "7 by 7");
    check_nd_range(sg_nd_range_1d(0, 16), SG_OK, "0 by 16");
    check_nd_range(sg_nd_range_1d(32, 0), bad, "32 by 0");
    check_nd_range(sg_nd_range_1d(0, 0), bad, "0 by 0");
    check_nd_range(sg_nd_range_1d(33, 16), bad, "33 by 16");
    check_nd_range(sg_nd_range_1d(8, 16), bad, "8 by 16");
    check_nd_range(sg_nd_range_2d(8, 8, 4, 4), SG_OK, "8 8 by 4 4");
    check_nd_range(sg_nd_range_2d(8, 8, 4, 3), bad, "8 8 by 4 3");
    check_nd_range(sg_nd_range_2d(8, 8, 0, 4), bad, "8 8 by 0 4");
    check_nd_range(sg_nd_range_3d(2, 4, 6, 1, 2, 3), SG_OK, "2 4 6 by 1 2 3");
    check_nd_range(sg_nd_range_3d(2, 4, 6, 1, 2, 4), bad, "2 4 6 by 1 2 4");
    check_nd_range(sg_nd_range_3d(most, most, most, 1, 1, 1), bad, "2^96 by 1");
    check_ids_x1();
    check_ids_x2();
    check_ids_x4();
    check_ids_x8();
    check_ids_x16();
    check_ids_x32();
    check_ids_x64();
    return tap_end();
}
