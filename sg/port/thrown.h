/* SPDX-License-Identifier: MIT */
/* A C++ exception on its way from a kernel to the caller of the launch. It is caught where the kernel is compiled, on whatever
 * stack and thread, and kept. Then the launch throws it again. C code can pass on a kept exception, and can drop it.
 *
 *     SG_CATCH_BEGIN_ body SG_CATCH_END_(thrown, then)
 *         Runs body, which may return. If an exception leaves it, the exception is kept in *thrown, and then runs.
 *         Without exceptions: only body. */
#ifndef SG_PORT_THROWN_H
#define SG_PORT_THROWN_H

#include <stdbool.h>
#include <stddef.h>

#include "attr.h"

#if SG_HAVE_EXCEPTIONS
#include <exception>
#include <new>
#endif

/* Zeroed, it holds no exception. */
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

/* Called in a handler. Only the first exception counts. */
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

/* Drops the exception. Before that, throws it again if that is wanted and possible. */
SG_INLINE void sg_thrown_end_(sg_thrown_ *thrown, bool again) {
    void *kept = thrown->kept;
    thrown->any = false;
    thrown->kept = NULL;
    if (kept) thrown->end(kept, again && SG_HAVE_EXCEPTIONS);
}

#endif
