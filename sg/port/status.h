/* SPDX-License-Identifier: MIT */
/* Status codes of everything that can fail, with their names and texts. */
#ifndef SG_PORT_STATUS_H
#define SG_PORT_STATUS_H

#include "attr.h"

/* What everything that can fail returns. SG_OK is 0. */
typedef enum sg_status {
#define SG_T_ROW(name, text) name,
#include "status.tmpl.h"
    SG_STATUS_COUNT_
} sg_status;

/* What a status means: a sentence without capital or full stop. Any value is safe; never NULL.
 * Static storage. */
SG_INLINE const char *sg_status_text(sg_status status) {
    switch ((int)status) {
#define SG_T_ROW(name, text) case name: return text;
#include "status.tmpl.h"
    default: return "unknown status";
    }
}

/* The spelling of a status, "SG_OK". Any value is safe, one that is none gives
 * "SG_UNKNOWN_STATUS"; never NULL. Static storage. */
SG_INLINE const char *sg_status_name(sg_status status) {
    switch ((int)status) {
#define SG_T_ROW(name, text) case name: return #name;
#include "status.tmpl.h"
    default: return "SG_UNKNOWN_STATUS";
    }
}

#endif
