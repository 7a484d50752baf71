/* SPDX-License-Identifier: MIT */
/* What a hosted C library gives: a heap, aligned to cache lines here, and the environment. */
#ifndef SG_PORT_HOST_H
#define SG_PORT_HOST_H

#include <stddef.h>
#include <stdint.h>

#include "attr.h"

#if __STDC_HOSTED__
#include <stdlib.h>
#endif

/* Aligned to 64; NULL: there is none. *heap is what sg_memory_free_ is to be given. */
SG_INLINE void *sg_memory_get_(size_t bytes, void **heap) {
#if __STDC_HOSTED__
    *heap = bytes > SIZE_MAX - 64 ? NULL : malloc(bytes + 64);
    return *heap ? (char *)*heap + (64 - (uintptr_t)*heap % 64) : NULL;
#else
    (void)bytes;
    *heap = NULL;
    return NULL;
#endif
}

/* NULL is harmless. */
SG_INLINE void sg_memory_free_(void *heap) {
#if __STDC_HOSTED__
    free(heap);
#endif
    (void)heap;
}

/* The value of a variable of the environment; NULL: it is not set, or there is none. */
SG_INLINE const char *sg_environment_(const char *name) {
#if __STDC_HOSTED__
    return getenv(name);
#else
    (void)name;
    return NULL;
#endif
}

#endif
