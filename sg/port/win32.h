/* SPDX-License-Identifier: MIT */
/* The Windows calls of floor 0, declared under names of ours: windows.h has thousands of macros, min and max among them.
 * All are in kernel32, which every program links, and in Windows 7 and later. */
#ifndef SG_PORT_WIN32_H
#define SG_PORT_WIN32_H

#include <stddef.h>
#include <stdint.h>

#include "attr.h"

#if SG_HAVE_WINDOWS

/* On 32 bits the callee removes the arguments from the stack, and a symbol ends in their size in bytes. */
#ifdef __i386__
#define SG_T_ROW(type, name, symbol, bytes, arguments) \
    __attribute__((stdcall)) type name arguments __asm__("_" #symbol "@" #bytes);
#else
#define SG_T_ROW(type, name, symbol, bytes, arguments) type name arguments __asm__(#symbol);
#endif

/* A set of processors of one group. In each group the system numbers them from 0. */
typedef struct sg_windows_cores_ {
    uintptr_t mask;
    unsigned short group, unused[3];
} sg_windows_cores_;

#ifdef __cplusplus
extern "C" {
#endif
SG_T_ROW(void *, sg_windows_alloc_, VirtualAlloc, 16, (void *at, size_t bytes, unsigned long kind, unsigned long access))
SG_T_ROW(int, sg_windows_free_, VirtualFree, 12, (void *at, size_t bytes, unsigned long kind))
SG_T_ROW(int, sg_windows_close_, CloseHandle, 4, (void *handle))
SG_T_ROW(unsigned long, sg_windows_wait_, WaitForSingleObject, 8, (void *handle, unsigned long milliseconds))
SG_T_ROW(void, sg_windows_lock_, AcquireSRWLockExclusive, 4, (void **lock))
SG_T_ROW(void, sg_windows_unlock_, ReleaseSRWLockExclusive, 4, (void **lock))
SG_T_ROW(int, sg_windows_sleep_, SleepConditionVariableSRW, 16,
         (void **condition, void **lock, unsigned long milliseconds, unsigned long flags))
SG_T_ROW(void, sg_windows_wake_, WakeConditionVariable, 4, (void **condition))
SG_T_ROW(void, sg_windows_wake_all_, WakeAllConditionVariable, 4, (void **condition))
SG_T_ROW(int, sg_windows_yield_, SwitchToThread, 0, (void))
SG_T_ROW(int, sg_windows_count_, QueryPerformanceCounter, 4, (int64_t * count))
SG_T_ROW(int, sg_windows_frequency_, QueryPerformanceFrequency, 4, (int64_t * counts_a_second))
SG_T_ROW(int, sg_windows_get_cores_, GetThreadGroupAffinity, 8, (void *thread, sg_windows_cores_ *cores))
SG_T_ROW(uintptr_t, sg_windows_set_cores_, SetThreadAffinityMask, 8, (void *thread, uintptr_t mask))
SG_T_ROW(int, sg_windows_process_cores_, GetProcessAffinityMask, 12, (void *process, uintptr_t *own, uintptr_t *system))
SG_T_ROW(unsigned long, sg_windows_core_count_, GetActiveProcessorCount, 4, (unsigned short group))
#ifdef __cplusplus
}
#endif
#undef SG_T_ROW

/* GetCurrentProcess and GetCurrentThread return these constants. */
#define SG_WINDOWS_PROCESS_ ((void *)(intptr_t)-1)
#define SG_WINDOWS_THREAD_ ((void *)(intptr_t)-2)

#endif
#endif
