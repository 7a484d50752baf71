/* SPDX-License-Identifier: MIT */
/* Threads: start and join, sleep and wake, pinning to cores; thread-local objects; a clock.
 *
 * System headers hide most of this from programs that compile as strict C11 and set no feature macro
 * before their first include, and a library cannot set one for them. So a few functions of the C
 * library are declared here under names of ours.
 *
 * If SG_HAVE_THREADS is 0 there are only sg_time_ns_, sg_thread_yield_, sg_process_id_, an empty
 * SG_THREAD_LOCAL, and no cancellation.
 * All functions keep errno.
 *
 * This is one long file, so that each function stands beside its forms for the other systems. */
#ifndef SG_PORT_THREAD_H
#define SG_PORT_THREAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "atomic.h"
#include "cpu.h"
#include "status.h"
#include "win32.h"

#if SG_THREADS > 0 || SG_HAVE_POSIX
#include <errno.h>
#include <time.h>
#endif
#if SG_HAVE_POSIX
#include <unistd.h>
#endif
#if SG_THREADS == 2
#include <pthread.h>
#include <sched.h>
#elif SG_THREADS == 1
#include <threads.h>
#endif
#if SG_HAVE_LINUX
#include <sys/syscall.h>
#endif

/* A static object, one for each thread. If SG_HAVE_THREAD_LOCAL is 0, there are threads but
 * the compiler (TCC) has no such objects. */
#if !SG_HAVE_THREADS
#define SG_THREAD_LOCAL
#elif SG_HAVE_GNU
#define SG_THREAD_LOCAL __thread /* it allows no dynamic initialisers, so C++ needs no guard call */
#elif defined(__cplusplus)
#define SG_THREAD_LOCAL thread_local
#elif SG_HAVE_THREAD_LOCAL
#define SG_THREAD_LOCAL _Thread_local
#endif

/* ---- time ---- */

/* <time.h> hides clock_gettime in programs of plain C. The call writes two numbers of a long each, or, for some C libraries of 32-bit
 * machines, two of 64 bits. So there is room for both, and the third word tells which they are. */
#if SG_HAVE_LINUX && !defined(CLOCK_MONOTONIC)
typedef union sg_time_spec_ {
    long part[8];
    uint64_t wide[4];
} sg_time_spec_;
#ifdef __cplusplus
extern "C"
#endif
int sg_time_get_(int clock, sg_time_spec_ *t) __asm__("clock_gettime");
#endif

/* Nanoseconds since some moment in the past; never goes back. 0 if there is no clock. */
SG_NOINLINE uint64_t sg_time_ns_(void) {
#if SG_HAVE_POSIX && defined(CLOCK_MONOTONIC)
    struct timespec t;
    return clock_gettime(CLOCK_MONOTONIC, &t) == 0
               ? (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec
               : 0;
#elif SG_HAVE_LINUX
    sg_time_spec_ t;
    t.part[2] = t.part[3] = -1; /* if it stays so, the numbers are longs */
    if (sg_time_get_(1 /* CLOCK_MONOTONIC */, &t) != 0) return 0;
    if (sizeof(long) == 8 || (t.part[2] == -1 && t.part[3] == -1)) return (uint64_t)t.part[0] * 1000000000u + (uint64_t)t.part[1];
    return t.wide[0] * 1000000000u + (uint64_t)t.part[SG_BIG_ENDIAN ? 3 : 2]; /* the other half may not have been written */
#elif SG_HAVE_WINDOWS
    int64_t count = 0, a_second = 1;
    sg_windows_count_(&count);
    sg_windows_frequency_(&a_second);
    return (uint64_t)(count / a_second) * 1000000000u + (uint64_t)(count % a_second) * 1000000000u / (uint64_t)a_second;
#elif defined(TIME_UTC)
    struct timespec t;
    return timespec_get(&t, TIME_UTC) == TIME_UTC
               ? (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec
               : 0;
#else
    return 0;
#endif
}

/* Lets another thread have this core. */
SG_INLINE void sg_thread_yield_(void) {
#if SG_THREADS == 3
    sg_windows_yield_();
#elif SG_THREADS == 2
    sched_yield();
#elif SG_THREADS == 1
    thrd_yield();
#endif
}

/* The number of this process; 0 on systems that have only one. A system call. */
SG_INLINE long sg_process_id_(void) {
#if SG_HAVE_POSIX
    return (long)getpid();
#else
    return 0;
#endif
}

#if SG_HAVE_THREADS

/* ---- sleep and wake ---- */

/* A word to sleep on. Change it by sg_atomic_*_u32. */
typedef struct sg_park_ {
    uint32_t word;
#if SG_HAVE_LINUX
#elif SG_THREADS == 3
    void *lock, *changed;
#elif SG_THREADS == 2
    pthread_mutex_t mutex;
    pthread_cond_t changed;
#else
    mtx_t mutex;
    cnd_t changed;
#endif
} sg_park_;

#if SG_HAVE_LINUX

#ifdef __cplusplus
extern "C"
#endif
long sg_thread_syscall_(long number, ...) __asm__("syscall");

SG_NOINLINE void sg_park_call_(sg_park_ *p, long operation, uint32_t value) {
    const int saved_errno = errno;
#if defined(__NR_futex)
    const long number = __NR_futex;
#else
    const long number = __NR_futex_time64;
#endif
    operation |= 128; /* only among the threads of this process */
    sg_thread_syscall_(number, &p->word, operation, (long)value, NULL, NULL, 0L);
    errno = saved_errno;
}

SG_INLINE sg_status sg_park_init_(sg_park_ *p, uint32_t word) {
    p->word = word;
    return SG_OK;
}

SG_INLINE void sg_park_destroy_(sg_park_ *p) { (void)p; }

/* Sleeps while the word is old. May return early, so look at the word again. Acquire. */
SG_INLINE void sg_park_wait_(sg_park_ *p, uint32_t old) {
    if (sg_atomic_load_u32(&p->word, sg_memory_order_acquire) == old) {
        sg_park_call_(p, 0 /* wait */, old);
    }
}

/* Call it after the word was changed (release). Wakes one, or all, of the threads that sleep on it. */
SG_INLINE void sg_park_wake_(sg_park_ *p, bool all) {
    sg_park_call_(p, 1 /* wake */, all ? INT32_MAX : 1);
}

#else

/* A lock, and a condition that says that the word has changed. */
#if SG_THREADS == 3 /* WaitOnAddress needs no lock, but programs would have to link a library for it */
#define SG_PARK_MAKE_LOCK_(p) ((p)->lock = NULL, true)
#define SG_PARK_MAKE_CHANGED_(p) ((p)->changed = NULL, true)
#define SG_PARK_END_LOCK_(p) ((void)(p))
#define SG_PARK_END_CHANGED_(p) ((void)(p))
#define SG_PARK_LOCK_(p) sg_windows_lock_(&(p)->lock)
#define SG_PARK_UNLOCK_(p) sg_windows_unlock_(&(p)->lock)
#define SG_PARK_SLEEP_(p) sg_windows_sleep_(&(p)->changed, &(p)->lock, 0xffffffff /* for ever */, 0)
#define SG_PARK_WAKE_(p) sg_windows_wake_(&(p)->changed)
#define SG_PARK_WAKE_ALL_(p) sg_windows_wake_all_(&(p)->changed)
#elif SG_THREADS == 2
#define SG_PARK_MAKE_LOCK_(p) (pthread_mutex_init(&(p)->mutex, NULL) == 0)
#define SG_PARK_MAKE_CHANGED_(p) (pthread_cond_init(&(p)->changed, NULL) == 0)
#define SG_PARK_END_LOCK_(p) pthread_mutex_destroy(&(p)->mutex)
#define SG_PARK_END_CHANGED_(p) pthread_cond_destroy(&(p)->changed)
#define SG_PARK_LOCK_(p) pthread_mutex_lock(&(p)->mutex)
#define SG_PARK_UNLOCK_(p) pthread_mutex_unlock(&(p)->mutex)
#define SG_PARK_SLEEP_(p) pthread_cond_wait(&(p)->changed, &(p)->mutex)
#define SG_PARK_WAKE_(p) pthread_cond_signal(&(p)->changed)
#define SG_PARK_WAKE_ALL_(p) pthread_cond_broadcast(&(p)->changed)
#else
#define SG_PARK_MAKE_LOCK_(p) (mtx_init(&(p)->mutex, mtx_plain) == thrd_success)
#define SG_PARK_MAKE_CHANGED_(p) (cnd_init(&(p)->changed) == thrd_success)
#define SG_PARK_END_LOCK_(p) mtx_destroy(&(p)->mutex)
#define SG_PARK_END_CHANGED_(p) cnd_destroy(&(p)->changed)
#define SG_PARK_LOCK_(p) mtx_lock(&(p)->mutex)
#define SG_PARK_UNLOCK_(p) mtx_unlock(&(p)->mutex)
#define SG_PARK_SLEEP_(p) cnd_wait(&(p)->changed, &(p)->mutex)
#define SG_PARK_WAKE_(p) cnd_signal(&(p)->changed)
#define SG_PARK_WAKE_ALL_(p) cnd_broadcast(&(p)->changed)
#endif

SG_INLINE sg_status sg_park_init_(sg_park_ *p, uint32_t word) {
    p->word = word;
    if (!SG_PARK_MAKE_LOCK_(p)) return SG_ERROR_NO_MEMORY;
    if (SG_PARK_MAKE_CHANGED_(p)) return SG_OK;
    SG_PARK_END_LOCK_(p);
    return SG_ERROR_NO_MEMORY;
}

SG_INLINE void sg_park_destroy_(sg_park_ *p) {
    SG_PARK_END_CHANGED_(p);
    SG_PARK_END_LOCK_(p);
}

SG_INLINE void sg_park_wait_(sg_park_ *p, uint32_t old) {
    SG_PARK_LOCK_(p);
    while (sg_atomic_load_u32(&p->word, sg_memory_order_acquire) == old) SG_PARK_SLEEP_(p);
    SG_PARK_UNLOCK_(p);
}

/* The lock orders this after the last look at the word by a thread that is about to sleep. */
SG_INLINE void sg_park_wake_(sg_park_ *p, bool all) {
    SG_PARK_LOCK_(p);
    if (all) SG_PARK_WAKE_ALL_(p);
    else SG_PARK_WAKE_(p);
    SG_PARK_UNLOCK_(p);
}

#endif

/* ---- threads ---- */

/* From here on, a request to cancel the calling thread waits until sg_thread_cancel_again_ is called with the result of
 * this. */
SG_INLINE int sg_thread_defer_cancel_(void) {
    int last = 0;
#if SG_THREADS == 2 && defined(PTHREAD_CANCEL_DISABLE)
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &last);
#endif
    return last;
}

SG_INLINE void sg_thread_cancel_again_(int last) {
#if SG_THREADS == 2 && defined(PTHREAD_CANCEL_DISABLE)
    pthread_setcancelstate(last, &last);
#endif
    (void)last;
}

typedef struct sg_thread_ {
    void (*run)(void *);
    void *arg;
#if SG_THREADS == 3
    uintptr_t handle;
#elif SG_THREADS == 2
    pthread_t handle;
#else
    thrd_t handle;
#endif
} sg_thread_;

#if SG_THREADS == 3
/* On 32 bits the system aligns a stack to only 4 bytes. */
#ifdef __i386__
#define SG_THREAD_ABI_ __attribute__((stdcall, force_align_arg_pointer))
#define SG_THREAD_STDCALL_ __attribute__((stdcall))
#else
#define SG_THREAD_ABI_
#define SG_THREAD_STDCALL_
#endif
/* Functions of the C library, which sets up its own data of a thread. */
#ifdef __cplusplus
extern "C" {
#endif
uintptr_t sg_thread_begin_call_(void *security, unsigned stack_bytes, unsigned (SG_THREAD_STDCALL_ *begin)(void *), void *arg,
                                unsigned flags, unsigned *id) __asm__(SG_STRING(__USER_LABEL_PREFIX__) "_beginthreadex");
#ifdef __cplusplus
}
#endif
#define SG_THREAD_BEGIN_ SG_THREAD_ABI_ unsigned
#elif SG_THREADS == 2
#define SG_THREAD_BEGIN_ void *
#else
#define SG_THREAD_BEGIN_ int
#endif
#ifdef __cplusplus
extern "C" {
#endif
static inline SG_THREAD_BEGIN_ sg_thread_begin_(void *thread) {
    sg_thread_ *t = (sg_thread_ *)thread;
    sg_thread_defer_cancel_(); /* never taken back: a kernel may cancel its own thread */
    t->run(t->arg);
    return 0;
}
#ifdef __cplusplus
}
#endif

/* Blocks signals while a thread is started. The thread inherits the mask, so signals that are sent to the process go to the host's
 * own threads. Some are not blocked: those that a thread causes itself (4 to 8, 11, 31), profiling (27) and the C library's (32 to
 * 34). */
#if SG_HAVE_LINUX && !defined(__mips__) && !defined(__sparc__) && !defined(__alpha__) && \
    !defined(__hppa__)
#define SG_HAVE_THREAD_MASK_ 1
#else
#define SG_HAVE_THREAD_MASK_ 0 /* these have other numbers or other calls */
#endif

SG_INLINE void sg_thread_mask_(const uint64_t *next, uint64_t *last) {
#if SG_HAVE_THREAD_MASK_
    sg_thread_syscall_(__NR_rt_sigprocmask, 2 /* SIG_SETMASK */, next, last, sizeof *next);
#endif
    (void)next;
    (void)last;
}

/* t must not move until it is joined. SG_ERROR_NO_MEMORY: no thread was started. */
SG_INLINE sg_status sg_thread_create_(sg_thread_ *t, void (*run)(void *), void *arg) {
    const int saved_errno = errno;
    const uint64_t mask = ~(uint64_t)0x3c40004f8;
    uint64_t saved_mask = 0;
    bool started;
    t->run = run;
    t->arg = arg;
    sg_thread_mask_(&mask, &saved_mask);
#if SG_THREADS == 3
    t->handle = sg_thread_begin_call_(NULL, 0, sg_thread_begin_, t, 0, NULL);
    started = t->handle != 0;
#elif SG_THREADS == 2
    started = pthread_create(&t->handle, NULL, sg_thread_begin_, t) == 0;
#else
    started = thrd_create(&t->handle, sg_thread_begin_, t) == thrd_success;
#endif
    sg_thread_mask_(&saved_mask, NULL);
    errno = saved_errno;
    return started ? SG_OK : SG_ERROR_NO_MEMORY;
}

/* Returns when the thread has ended. Everything that it did happens before the return. */
SG_INLINE void sg_thread_join_(sg_thread_ *t) {
#if SG_THREADS == 3
    sg_windows_wait_((void *)t->handle, 0xffffffff /* for ever */);
    sg_windows_close_((void *)t->handle);
#elif SG_THREADS == 2
    pthread_join(t->handle, NULL);
#else
    thrd_join(t->handle, NULL);
#endif
}

/* ---- cores ---- */

/* A set of cores in Linux' own form. It has 8192 cores, the most that Linux can be built for. */
typedef struct sg_cores_ {
    unsigned long word[1024 / sizeof(unsigned long)];
} sg_cores_;

enum { SG_CORES_MAX_ = 8192, SG_CORES_WORD_ = 8 * sizeof(unsigned long) };

SG_INLINE unsigned long sg_cores_bit_(unsigned core) { return 1ul << (core % SG_CORES_WORD_); }

SG_INLINE bool sg_cores_has_(const sg_cores_ *cores, unsigned core) {
    return core < SG_CORES_MAX_ && (cores->word[core / SG_CORES_WORD_] & sg_cores_bit_(core));
}

SG_INLINE void sg_cores_add_(sg_cores_ *cores, unsigned core) {
    if (core < SG_CORES_MAX_) cores->word[core / SG_CORES_WORD_] |= sg_cores_bit_(core);
}

/* the number of the n-th core of the set, counted from 0; SG_CORES_MAX_ if the set has fewer */
SG_INLINE unsigned sg_cores_nth_(const sg_cores_ *cores, unsigned n) {
    unsigned core = 0;
    for (; core < SG_CORES_MAX_; core++) {
        if (sg_cores_has_(cores, core) && n-- == 0) break;
    }
    return core;
}

#if SG_HAVE_LINUX

#ifdef __cplusplus
extern "C" {
#endif
int sg_thread_affinity_(int thread, size_t bytes, const void *set) __asm__("sched_setaffinity");
#ifdef __cplusplus
}
#endif

/* The cores that the caller may run on. SG_ERROR_FEATURE_NOT_SUPPORTED: they cannot be found out. */
SG_INLINE sg_status sg_thread_get_cores_(sg_cores_ *cores) {
    const int saved_errno = errno;
    const sg_cores_ none = {{0}};
    int failed;
    *cores = none;
    failed = sg_cpu_affinity_(0, sizeof *cores, cores);
    errno = saved_errno;
    return failed ? SG_ERROR_FEATURE_NOT_SUPPORTED : SG_OK;
}

/* SG_ERROR_INVALID_ARGUMENT: the caller may use none of these cores. */
SG_INLINE sg_status sg_thread_set_cores_(const sg_cores_ *cores) {
    const int saved_errno = errno;
    const int failed = sg_thread_affinity_(0, sizeof *cores, cores);
    errno = saved_errno;
    return failed ? SG_ERROR_INVALID_ARGUMENT : SG_OK;
}

#elif SG_THREADS == 3

/* Only the cores of one group: the group on which the system has put the process. */

SG_INLINE sg_status sg_thread_get_cores_(sg_cores_ *cores) {
    const sg_cores_ none = {{0}};
    sg_windows_cores_ own = {0, 0, {0}};
    const int found = sg_windows_get_cores_(SG_WINDOWS_THREAD_, &own);
    *cores = none;
    for (unsigned core = 0; core < 8 * sizeof own.mask; core++) {
        if (own.mask >> core & 1) sg_cores_add_(cores, core);
    }
    return found ? SG_OK : SG_ERROR_FEATURE_NOT_SUPPORTED;
}

SG_INLINE sg_status sg_thread_set_cores_(const sg_cores_ *cores) {
    uintptr_t mask = 0;
    for (unsigned core = 0; core < 8 * sizeof mask; core++) mask |= (uintptr_t)sg_cores_has_(cores, core) << core;
    return sg_windows_set_cores_(SG_WINDOWS_THREAD_, mask) ? SG_OK : SG_ERROR_INVALID_ARGUMENT;
}

#else

SG_INLINE sg_status sg_thread_get_cores_(sg_cores_ *cores) {
    (void)cores;
    return SG_ERROR_FEATURE_NOT_SUPPORTED;
}

SG_INLINE sg_status sg_thread_set_cores_(const sg_cores_ *cores) {
    (void)cores;
    return SG_ERROR_FEATURE_NOT_SUPPORTED;
}

#endif

/* From now on the calling thread runs on this core only. */
SG_INLINE sg_status sg_thread_pin_(unsigned core) {
    sg_cores_ cores = {{0}};
    sg_cores_add_(&cores, core);
    return sg_thread_set_cores_(&cores);
}

#else

SG_INLINE int sg_thread_defer_cancel_(void) { return 0; }

SG_INLINE void sg_thread_cancel_again_(int last) { (void)last; }

#endif
#endif
