/* SPDX-License-Identifier: MIT */
/* The processor: its cache line, prefetching, a pause for spinning, and the cores that this process may use. */
#ifndef SG_PORT_CPU_H
#define SG_PORT_CPU_H

#include <stddef.h>

#include "attr.h"
#include "win32.h"

/* ---- memory ---- */

/* The distance in bytes that keeps two objects of different threads off one cache line. */
#if defined(__s390x__)
#define SG_CACHE_LINE 256
#elif defined(__powerpc64__) || (defined(__aarch64__) && defined(__APPLE__))
#define SG_CACHE_LINE 128
#else
#define SG_CACHE_LINE 64
#endif

/* Asks for the cache line that holds *p before it is needed. Use it for reads that the processor does not foresee, such as the next
 * tile of a matrix. It is a hint: no result depends on it, and p may be any address, even NULL or past the end. One instruction, or
 * none if the compiler has no such builtin. opencl: prefetch */
SG_INLINE void sg_prefetch(const void *p) {
#if SG_HAVE_GNU
    __builtin_prefetch(p);
#else
    (void)p;
#endif
}

/* ---- cores ---- */

#if !SG_NO_THREADS && (defined(__unix__) || defined(__APPLE__))
#include <errno.h>
#include <unistd.h>
#endif

/* One step of a spin loop: frees the pipeline for the sibling thread. Orders no memory accesses. */
SG_INLINE void sg_cpu_pause(void) {
#if defined(__x86_64__) || defined(__i386__)
    __asm__ __volatile__("pause");
#elif defined(__aarch64__) && SG_HAVE_GNU
    __asm__ __volatile__("isb"); /* yield does nothing on most cores */
#elif defined(__powerpc64__) && SG_HAVE_GNU
    __asm__ __volatile__("or 27,27,27");
#elif SG_HAVE_GNU
    __asm__ __volatile__("");
#endif
}

#if !SG_NO_THREADS && defined(__linux__)
/* The C library's sched_getaffinity under a name of ours. Its header declares it only if _GNU_SOURCE is defined before the
 * first include, and a library cannot ask its users for that. */
#ifdef __cplusplus
extern "C"
#endif
int sg_cpu_affinity_(int pid, size_t bytes, void *set) __asm__("sched_getaffinity");
#endif

/* The number of cores that this process may run on, at least 1. Keeps errno. One system call, so ask once.
 * 1 if threads are off or the system cannot tell. On Windows, the cores of this process's group, at most 64. */
SG_INLINE unsigned sg_cpu_count(void) {
    unsigned count = 0;
#if SG_HAVE_WINDOWS
    uintptr_t own = 0, all = 0;
    if (sg_windows_process_cores_(SG_WINDOWS_PROCESS_, &own, &all)) {
        for (; own != 0; own &= own - 1) count++;
    }
    if (count == 0) count = (unsigned)sg_windows_core_count_(0); /* the process has threads in several groups */
#endif
#if !SG_NO_THREADS && (defined(__unix__) || defined(__APPLE__))
    int saved_errno = errno;
#if defined(__linux__)
    unsigned char set[1024] = {0}; /* 8192 cores, the most that Linux can be built for */
    if (sg_cpu_affinity_(0, sizeof set, set) == 0) {
        for (size_t bit = 0; bit < 8 * sizeof set; bit++) {
            count += ((unsigned)set[bit / 8] >> (bit % 8)) & 1u;
        }
    }
#endif
    if (count == 0) {
        long online = sysconf(_SC_NPROCESSORS_ONLN);
        count = online > 0 ? (unsigned)online : 0u;
    }
    errno = saved_errno;
#endif
    return count > 0 ? count : 1u;
}

#endif
