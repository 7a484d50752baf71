/* SPDX-License-Identifier: MIT */
/* Status codes: values, names and texts. */
#include <sg/port.h>

#include "tap.h"

static void check_list(void) {
    static const struct {
        sg_status status;
        const char *name;
    } codes[] = {
#define T_CODE(name) {name, #name}
        T_CODE(SG_OK),
        T_CODE(SG_ERROR_INVALID_RANGE),
        T_CODE(SG_ERROR_INVALID_ARGUMENT),
        T_CODE(SG_ERROR_NO_MEMORY),
        T_CODE(SG_ERROR_LOCAL_MEMORY),
        T_CODE(SG_ERROR_BARRIER_DIVERGENCE),
        T_CODE(SG_ERROR_FEATURE_NOT_SUPPORTED),
        T_CODE(SG_ERROR_CLOSED),
        T_CODE(SG_ERROR_STACK_OVERFLOW),
        T_CODE(SG_ERROR_KERNEL),
        T_CODE(SG_ERROR_IN_USE),
    };
    const unsigned count = sizeof codes / sizeof codes[0];
    tap_equal_u64(SG_OK, 0, "SG_OK is 0");
    tap_equal_u64(SG_STATUS_COUNT_, count, "every code is tested here");
    for (unsigned i = 0; i < count; i++) {
        const char *text = sg_status_text(codes[i].status);
        unsigned same = 0;
        for (unsigned k = 0; k < count; k++) same += strcmp(text, sg_status_text(codes[k].status)) == 0;
        tap_equal_u64((uint64_t)codes[i].status, i, codes[i].name);
        tap_equal_string(sg_status_name(codes[i].status), codes[i].name, "its name");
        tap_ok(text[0] >= 'a' && text[0] <= 'z' && same == 1, "its text is its own: %s", text);
    }
}

static void check_unknown(void) {
    tap_equal_string(sg_status_text(SG_STATUS_COUNT_), "unknown status", "text of the first unknown value");
    tap_equal_string(sg_status_name(SG_STATUS_COUNT_), "SG_UNKNOWN_STATUS", "name of the first unknown value");
    tap_equal_string(sg_status_text((sg_status)15), "unknown status", "text of another");
#ifndef __cplusplus
    { /* in C++ a value this far outside is undefined by itself */
        const int wild[] = {-1, 1000, 0x7fffffff};
        for (unsigned i = 0; i < 3; i++) {
            tap_equal_string(sg_status_text((sg_status)wild[i]), "unknown status", "text of a wild value");
        }
    }
#endif
}

int main(void) {
    check_list();
    check_unknown();
    return tap_end();
}
