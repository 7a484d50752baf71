/* SPDX-License-Identifier: MIT */
/* link-with: headers2.c */
/* Includes every facade twice, from the top floor down; headers2.c goes up. Both are linked, because no header may define anything
 * with external linkage. And no header may use a name that the headers of Windows, or a program, define as a macro. */
#define near
#define far
#define small char
#define interface struct
#define FROM (
#define INTO (
#include <sg/print.h>
#include <sg/math.h>
#include <sg/atomic.h>
#include <sg/launch.h>
#include <sg/group.h>
#include <sg/lanes.h>
#include <sg/reg.h>
#include <sg/port.h>
#include <sg/version.h>
#include <sg.h>
#include <sg/print.h>
#include <sg/math.h>
#include <sg/atomic.h>
#include <sg/launch.h>
#include <sg/group.h>
#include <sg/lanes.h>
#include <sg/reg.h>
#include <sg/port.h>
#include <sg/version.h>
#include <sg.h>

#include "tap.h"

#ifdef __cplusplus
extern "C"
#endif
void headers2(int *reg_bits, int *lanes, const char **version, uint32_t *sum);

int main(void) {
    const char *version;
    int reg_bits, lanes;
    uint32_t sum;
    headers2(&reg_bits, &lanes, &version, &sum);
    tap_equal_i64(reg_bits, SG_REG_BITS, "register width of both units");
    tap_equal_i64(lanes, SG_SIZE, "sub-group size of both units");
    tap_equal_string(version, SG_VERSION, "version of both units");
    tap_equal_u64(sum, sg_get_lane(sg_reduce_add(sg_iota_u32()), 0), "a sum in both units");
    return tap_end();
}
