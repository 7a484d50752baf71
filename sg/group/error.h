/* SPDX-License-Identifier: MIT */
/* What went wrong in a launch, in words. It does without printf, since nothing here needs a C library. */
#ifndef SG_GROUP_ERROR_H
#define SG_GROUP_ERROR_H

#include <stddef.h>
#include <stdint.h>

#include "../port.h"
#include "range.h"

/* The first failure of a launch. text is a sentence with the kernel's name. Where they matter, it also names
 * the work-group, the sub-groups and the places in the source. It is empty if status is SG_OK. code is
 * what the kernel passed to sg_fail. */
typedef struct sg_error {
    sg_status status;
    int code;
    char text[496];
} sg_error;

/* Appends text; what does not fit is cut off. */
SG_COLD void sg_error_add_(sg_error *error, const char *text) {
    size_t i = 0;
    while (error->text[i]) i++;
    while (*text && i + 1 < sizeof error->text) error->text[i++] = *text++;
    error->text[i] = 0;
}

SG_COLD void sg_error_add_number_(sg_error *error, uint64_t number) {
    char digits[21];
    int i = 20;
    digits[20] = 0;
    do {
        digits[--i] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    sg_error_add_(error, digits + i);
}

/* adds "3" or "(1, 2)", the group with this linear number */
SG_COLD void sg_error_add_group_(sg_error *error, size_t group, sg_range groups) {
    const size_t n2 = groups.size[2], n1 = groups.size[1];
    sg_error_add_(error, ", work-group ");
    if (groups.dimensions == 1) {
        sg_error_add_number_(error, group);
        return;
    }
    sg_error_add_(error, "(");
    sg_error_add_number_(error, group / n2 / n1);
    sg_error_add_(error, ", ");
    sg_error_add_number_(error, group / n2 % n1);
    if (groups.dimensions == 3) {
        sg_error_add_(error, ", ");
        sg_error_add_number_(error, group % n2);
    }
    sg_error_add_(error, ")");
}

/* begins with "<text of the status>: kernel <name>" */
SG_COLD void sg_error_begin_(sg_error *error, sg_status status, const char *kernel) {
    error->status = status;
    error->text[0] = 0;
    sg_error_add_(error, sg_status_text(status));
    if (!kernel) return;
    sg_error_add_(error, ": kernel ");
    sg_error_add_(error, kernel);
}

#endif
