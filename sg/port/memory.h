/* SPDX-License-Identifier: MIT */
/* memcpy and memset: a freestanding library needs nothing else of a C library, and <string.h> may be missing there. */
#ifndef SG_PORT_MEMORY_H
#define SG_PORT_MEMORY_H

#include <stddef.h>

#include "attr.h"

#if __STDC_HOSTED__
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *SG_RESTRICT to, const void *SG_RESTRICT from, size_t bytes);
void *memset(void *to, int byte, size_t bytes);
int memcmp(const void *a, const void *b, size_t bytes); /* of constants only: no call is left */
#ifdef __cplusplus
}
#endif
#endif

/* the same characters up to the end */
SG_INLINE int sg_same_text_(const char *a, const char *b) {
    for (; *a && *a == *b; a++) b++;
    return *a == *b;
}

#endif
