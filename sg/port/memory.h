/* SPDX-License-Identifier: MIT */
/* memcpy and memset. Freestanding, the library needs nothing else of a C library, and there may be no <string.h>. */
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
int memcmp(const void *a, const void *b, size_t bytes); /* used with constants only, so no call remains */
#ifdef __cplusplus
}
#endif
#endif

/* whether both texts are equal */
SG_INLINE int sg_same_text_(const char *a, const char *b) {
    for (; *a && *a == *b; a++) b++;
    return *a == *b;
}

#endif
