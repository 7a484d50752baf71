/* SPDX-License-Identifier: MIT */
/* A C++ exception on its way from a kernel to the caller of the launch. It is caught where the kernel is compiled, on any
 * stack and thread, kept, and thrown again by the launch. C code can pass on what is kept, and can drop it.
 *
 *     SG_CATCH_BEGIN_ body SG_CATCH_END_(thrown, then)
 *         body, which may return; if an exception leaves it, that is kept in *thrown, and then what stands behind it runs.
 *         Without exceptions: body. */
#ifndef SG_PORT_THROWN_H
#define SG_PORT_THROWN_H

#include <stdbool.h>
#include <stddef.h>

#include "attr.h"

#if SG_HAVE_EXCEPTIONS
#include <exception>
#include <new>
#endif

/* Zeroed: none. */
typedef struct sg_thrown_ {
    bool any;
    void *kept; /* NULL: there was no memory for it */
    void (*end)(void *kept, bool again);
} sg_thrown_;

#if SG_HAVE_EXCEPTIONS

static inline void sg_thrown_end_kept_(void *kept, bool again) {
    std::exception_ptr *p = static_cast<std::exception_ptr *>(kept);
    const std::exception_ptr e = *p;
    delete p;
    if (again) std::rethrow_exception(e);
}

/* In a handler. The first exception counts. */
static inline void sg_thrown_keep_(sg_thrown_ *thrown) {
    if (thrown->any) return;
    thrown->any = true;
    thrown->kept = new (std::nothrow) std::exception_ptr(std::current_exception());
    thrown->end = sg_thrown_end_kept_;
}

#define SG_CATCH_BEGIN_ try {
#define SG_CATCH_END_(thrown, then) \
        return; \
    } catch (...) { \
        sg_thrown_keep_(thrown); \
    } \
    then;

#else
#define SG_CATCH_BEGIN_
#define SG_CATCH_END_(thrown, then)
#endif

/* Forgets it, and throws it again if that is wanted and can be. */
SG_INLINE void sg_thrown_end_(sg_thrown_ *thrown, bool again) {
    void *kept = thrown->kept;
    thrown->any = false;
    thrown->kept = NULL;
    if (kept) thrown->end(kept, again && SG_HAVE_EXCEPTIONS);
}

#endif
