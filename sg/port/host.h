/* SPDX-License-Identifier: MIT */
/* What a hosted C library supplies: the environment and a heap, which is aligned to cache lines here. Keeps errno. */
#ifndef SG_PORT_HOST_H
#define SG_PORT_HOST_H

#include <stddef.h>
#include <stdint.h>

#include "attr.h"

#if __STDC_HOSTED__
#include <errno.h>
#include <stdlib.h>
#endif
#if SG_HAVE_POSIX
#include <unistd.h>
#endif

/* Memory aligned to 64; NULL: there is none. *heap is what sg_memory_free_ takes. */
SG_INLINE void *sg_memory_get_(size_t bytes, void **heap) {
#if __STDC_HOSTED__
    const int saved_errno = errno;
    *heap = bytes > SIZE_MAX - 64 ? NULL : malloc(bytes + 64);
    errno = saved_errno;
    return *heap ? (char *)*heap + (64 - (uintptr_t)*heap % 64) : NULL;
#else
    (void)bytes;
    *heap = NULL;
    return NULL;
#endif
}

/* heap may be NULL. */
SG_INLINE void sg_memory_free_(void *heap) {
#if __STDC_HOSTED__
    const int saved_errno = errno;
    free(heap);
    errno = saved_errno;
#endif
    (void)heap;
}

#if SG_HAVE_LINUX && defined(__GLIBC__) && !defined(__UCLIBC__)
/* A function of glibc, whose header declares it only if _GNU_SOURCE is defined. */
#ifdef __cplusplus
extern "C"
#endif
char *sg_environment_secure_(const char *name) __asm__("secure_getenv");
#define SG_HAVE_SECURE_GETENV_ 1
#else
#define SG_HAVE_SECURE_GETENV_ 0
#endif

/* The value of an environment variable. NULL: it is not set, there is no environment, or the program has more rights
 * than the user who started it. */
SG_INLINE const char *sg_environment_(const char *name) {
#if SG_HAVE_SECURE_GETENV_
    return sg_environment_secure_(name);
#elif SG_HAVE_POSIX
    return getuid() == geteuid() && getgid() == getegid() ? getenv(name) : NULL;
#elif __STDC_HOSTED__
    return getenv(name);
#else
    (void)name;
    return NULL;
#endif
}

#endif
