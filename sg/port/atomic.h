/* SPDX-License-Identifier: MIT */
/* Atomic operations on plain objects, from the same source in C11 and C++.
 *
 * <stdatomic.h> and <atomic> cannot share a header, because their types differ. So the objects here are plain ones,
 * aligned to their size, in any memory. Every access that may race must go through these
 * functions. Any number of threads may call them on one object; none blocks.
 *
 * t is u32 i32 u64 i64 size f32 f64 or ptr. <type> is its C type: uint32_t, int32_t, uint64_t,
 * int64_t, size_t, float, double, void *.
 *
 * SG_HAVE_ATOMIC says whether they are atomic. It is 0 with SG_NO_THREADS, and with a compiler that has
 * neither __atomic builtins nor x86-64 assembly; they are plain accesses then, good for one thread only.
 * Where the target cannot access 64 bits at once, the compiler calls libatomic. */
#ifndef SG_PORT_ATOMIC_H
#define SG_PORT_ATOMIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "attr.h"
#include "memory.h"

#define SG_ATOMIC_GNU_ (SG_HAVE_ATOMIC && SG_HAVE_GNU)
#if SG_ATOMIC_GNU_
#define SG_T_ORDER(name) __ATOMIC_##name
#else
#define SG_T_ORDER(name) SG_MEMORY_ORDER_##name##_
enum { SG_T_ORDER(RELAXED), SG_T_ORDER(ACQUIRE), SG_T_ORDER(RELEASE), SG_T_ORDER(ACQ_REL),
       SG_T_ORDER(SEQ_CST) };
#endif

/* What an atomic operation orders besides its own access; a constant. With acq_rel a load is an
 * acquire and a store is a release. An order that does not apply (a releasing load) counts as relaxed.
 * sycl: memory_order */
typedef enum sg_memory_order {
    sg_memory_order_relaxed = SG_T_ORDER(RELAXED),
    sg_memory_order_acquire = SG_T_ORDER(ACQUIRE),
    sg_memory_order_release = SG_T_ORDER(RELEASE),
    sg_memory_order_acq_rel = SG_T_ORDER(ACQ_REL),
    sg_memory_order_seq_cst = SG_T_ORDER(SEQ_CST)
} sg_memory_order;
#undef SG_T_ORDER

typedef void *sg_atomic_pointer_;

/* An operation on *p, whether it goes on with what was there, and what it was when it is done: for the checked build, in which
 * those of kernels go one after another. */
#if SG_CHECKED
typedef enum sg_checked_atomic_ { SG_CHECKED_LOADED_, SG_CHECKED_STORED_, SG_CHECKED_CHANGED_ } sg_checked_atomic_;
SG_NOINLINE bool sg_checked_atomic_begin_(const void *p, uint32_t bytes, bool reads);
SG_NOINLINE void sg_checked_atomic_end_(const void *p, uint32_t bytes, sg_checked_atomic_ kind, sg_memory_order order);
SG_NOINLINE void sg_checked_fence_(sg_memory_order order);
#define SG_ATOMIC_TELL_(p, reads, kind, order, ...) \
    do { \
        const bool told_ = sg_checked_atomic_begin_(p, (uint32_t)sizeof *(p), reads); \
        __VA_ARGS__; \
        if (told_) sg_checked_atomic_end_(p, (uint32_t)sizeof *(p), kind, order); \
    } while (0)
#else
#define SG_ATOMIC_TELL_(p, reads, kind, order, ...) __VA_ARGS__
#endif

/* ---- primitives: p, value, old, expected, desired are addresses of objects of one type ---- */

#if SG_ATOMIC_GNU_

#define SG_ATOMIC_LOAD_(p, value, order) __atomic_load(p, value, (int)(order))
#define SG_ATOMIC_STORE_(p, value, order) __atomic_store(p, value, (int)(order))
#define SG_ATOMIC_EXCHANGE_(p, value, old, order) __atomic_exchange(p, value, old, (int)(order))
#define SG_ATOMIC_CAS_(p, expected, desired, order, failure) \
    __atomic_compare_exchange(p, expected, desired, 0, (int)(order), (int)(failure))

#else

#if SG_HAVE_ATOMIC
/* x86-64 in TCC, which has assembly but no builtins. One locked instruction is sequentially
 * consistent, so all orders can be the same here. The compiler itself never reorders. */
SG_INLINE bool sg_atomic_cas_(void *p, void *expected, const void *desired, size_t bytes) {
    uint64_t old = 0, next = 0, found;
    memcpy(&old, expected, bytes);
    memcpy(&next, desired, bytes);
    if (bytes == 4) {
        __asm__ __volatile__("lock; cmpxchgl %k3,%1"
                             : "=a"(found), "+m"(*(uint32_t *)p)
                             : "0"(old), "r"(next)
                             : "memory");
    } else {
        __asm__ __volatile__("lock; cmpxchgq %3,%1"
                             : "=a"(found), "+m"(*(uint64_t *)p)
                             : "0"(old), "r"(next)
                             : "memory");
    }
    memcpy(expected, &found, bytes);
    return old == found;
}

/* A single access of 4 or 8 bytes, never byte by byte. */
SG_INLINE void sg_atomic_load_(const void *p, void *value, size_t bytes) {
    if (bytes == 4) {
        uint32_t bits = *(const volatile uint32_t *)p;
        memcpy(value, &bits, 4);
    } else {
        uint64_t bits = *(const volatile uint64_t *)p;
        memcpy(value, &bits, 8);
    }
}
#else
SG_INLINE bool sg_atomic_cas_(void *p, void *expected, const void *desired, size_t bytes) {
    uint64_t old = 0, found = 0;
    memcpy(&old, expected, bytes);
    memcpy(&found, p, bytes);
    if (old == found) {
        memcpy(p, desired, bytes);
        return true;
    }
    memcpy(expected, p, bytes);
    return false;
}

SG_INLINE void sg_atomic_load_(const void *p, void *value, size_t bytes) {
    memcpy(value, p, bytes);
}
#endif

SG_INLINE void sg_atomic_exchange_(void *p, const void *value, void *old, size_t bytes) {
    sg_atomic_load_(p, old, bytes);
    while (!sg_atomic_cas_(p, old, value, bytes)) {
    }
}

SG_INLINE void sg_atomic_store_(void *p, const void *value, size_t bytes) {
    uint64_t old;
    sg_atomic_exchange_(p, value, &old, bytes);
}

#define SG_ATOMIC_LOAD_(p, value, order) ((void)(order), sg_atomic_load_(p, value, sizeof *(p)))
#define SG_ATOMIC_STORE_(p, value, order) ((void)(order), sg_atomic_store_(p, value, sizeof *(p)))
#define SG_ATOMIC_EXCHANGE_(p, value, old, order) \
    ((void)(order), sg_atomic_exchange_(p, value, old, sizeof *(p)))
#define SG_ATOMIC_CAS_(p, expected, desired, order, failure) \
    ((void)(order), (void)(failure), sg_atomic_cas_(p, expected, desired, sizeof *(p)))

#endif

/* The order of the load within an operation that has this order. */
SG_INLINE sg_memory_order sg_atomic_load_order_(sg_memory_order order) {
    return order == sg_memory_order_release   ? sg_memory_order_relaxed
           : order == sg_memory_order_acq_rel ? sg_memory_order_acquire
                                              : order;
}

SG_INLINE sg_memory_order sg_atomic_store_order_(sg_memory_order order) {
    return order == sg_memory_order_acquire   ? sg_memory_order_relaxed
           : order == sg_memory_order_acq_rel ? sg_memory_order_release
                                              : order;
}

/* Orders every access before it against every access after it, for all threads. What it orders is said by
 * order. sycl: atomic_fence */
SG_INLINE void sg_atomic_fence(sg_memory_order order) {
#if SG_CHECKED
    sg_checked_fence_(order);
#endif
#if SG_ATOMIC_GNU_ && SG_GCC && SG_TSAN
    /* GCC 12 warns that its sanitizer does not see a fence. The sanitizer need not see this one, so it is written in another way. */
    uint32_t own = 0;
    __atomic_fetch_add(&own, 1u, (int)order);
#elif SG_ATOMIC_GNU_
    __atomic_thread_fence((int)order);
#elif SG_HAVE_ATOMIC
    (void)order;
    __asm__ __volatile__("mfence" : : : "memory");
#else
    (void)order;
#endif
}

/* WebAssembly without threads: Clang makes a load and a store of an atomic operation. If all lanes become what was loaded, it loads that
 * a second time, behind the store. */
#if SG_CLANG && defined(__wasm__)
#define SG_ATOMIC_KEEP_(old) SG_IN_REGISTER(old)
#else
#define SG_ATOMIC_KEEP_(old) ((void)0)
#endif

#define SG_T_ELEM u32
#define SG_T_TYPE uint32_t
#define SG_T_SUM uint32_t
#define SG_T_KIND 2
#include "atomic.tmpl.h"

#define SG_T_ELEM i32
#define SG_T_TYPE int32_t
#define SG_T_SUM uint32_t
#define SG_T_KIND 2
#include "atomic.tmpl.h"

#define SG_T_ELEM u64
#define SG_T_TYPE uint64_t
#define SG_T_SUM uint64_t
#define SG_T_KIND 2
#include "atomic.tmpl.h"

#define SG_T_ELEM i64
#define SG_T_TYPE int64_t
#define SG_T_SUM uint64_t
#define SG_T_KIND 2
#include "atomic.tmpl.h"

#define SG_T_ELEM size
#define SG_T_TYPE size_t
#define SG_T_SUM size_t
#define SG_T_KIND 2
#include "atomic.tmpl.h"

#define SG_T_ELEM f32
#define SG_T_TYPE float
#define SG_T_SUM float
#define SG_T_KIND 1
#include "atomic.tmpl.h"

#define SG_T_ELEM f64
#define SG_T_TYPE double
#define SG_T_SUM double
#define SG_T_KIND 1
#include "atomic.tmpl.h"

#define SG_T_ELEM ptr
#define SG_T_TYPE sg_atomic_pointer_
#define SG_T_SUM uintptr_t
#define SG_T_KIND 0
#include "atomic.tmpl.h"

#if SG_CHECKED
#include "checked.h"
#endif

#endif
