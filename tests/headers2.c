/* SPDX-License-Identifier: MIT */
/* The other unit of headers.c: every facade, twice and from the ground floor up. */
#include <sg/version.h>
#include <sg/port.h>
#include <sg/reg.h>
#include <sg/lanes.h>
#include <sg/group.h>
#include <sg/launch.h>
#include <sg/atomic.h>
#include <sg/print.h>
#include <sg/math.h>
#include <sg.h>
#include <sg/version.h>
#include <sg/port.h>
#include <sg/reg.h>
#include <sg/lanes.h>
#include <sg/group.h>
#include <sg/launch.h>
#include <sg/atomic.h>
#include <sg/print.h>
#include <sg/math.h>
#include <sg.h>

#ifdef __cplusplus
extern "C"
#endif
void headers2(int *reg_bits, int *lanes, const char **version, uint32_t *sum);

void headers2(int *reg_bits, int *lanes, const char **version, uint32_t *sum) {
    *reg_bits = SG_REG_BITS;
    *lanes = SG_SIZE;
    *version = SG_VERSION;
    *sum = sg_get_lane(sg_reduce_add(sg_iota_u32()), 0);
}
