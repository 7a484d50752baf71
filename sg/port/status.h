/* SPDX-License-Identifier: MIT */
/* Status codes of everything that can fail, with their names and texts. */
#ifndef SG_PORT_STATUS_H
#define SG_PORT_STATUS_H

#include "attr.h"

/* The result of everything that can fail. SG_OK is 0. */
typedef enum sg_status {
#define SG_T_ROW(name, text) name,
#include "status.tmpl.h"
    SG_STATUS_COUNT_
} sg_status;

/* What a status means, as a sentence without capital and full stop. Any value is safe; never NULL.
 * Static storage. */
SG_INLINE const char *sg_status_text(sg_status status) {
    switch ((int)status) {
#define SG_T_ROW(name, text) case name: return text;
#include "status.tmpl.h"
    default: return "unknown status";
    }
}

/* The name of a status, "SG_OK". Any value is safe; a value that is no status gives
 * "SG_UNKNOWN_STATUS". Never NULL. Static storage. */
SG_INLINE const char *sg_status_name(sg_status status) {
    switch ((int)status) {
#define SG_T_ROW(name, text) case name: return #name;
#include "status.tmpl.h"
    default: return "SG_UNKNOWN_STATUS";
    }
}

#endif
