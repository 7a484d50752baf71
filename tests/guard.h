/* SPDX-License-Identifier: MIT */
/* Memory between two inaccessible pages, and a handler that names the call that accessed one of them.
 * Include this first: it asks the C library for functions that are not in C. */
#ifndef TESTS_GUARD_H
#define TESTS_GUARD_H

#if defined(__unix__) || defined(__APPLE__)
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE 1
#endif
#ifndef _DARWIN_C_SOURCE
#define _DARWIN_C_SOURCE 1
#endif
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct guard {
    unsigned char *begin, *end; /* the accessible bytes; the pages before and behind them are not */
};

/* the name of the call, for the handler */
static char guard_what[160];

#if defined(MAP_ANONYMOUS) && defined(SIGSEGV)
#define GUARD_PAGES 1

static void guard_fault(int signal_number) {
    static const char text[] = "Bail out! touched memory it was not given: ";
    size_t length = 0;
    (void)signal_number;
    while (length < sizeof guard_what && guard_what[length]) length++;
    if (write(1, text, sizeof text - 1) < 0 || write(1, guard_what, length) < 0) _exit(2);
    if (write(1, "\n", 1) < 0) _exit(2);
    _exit(1);
}

/* at least so many bytes of accessible memory; 0 if the system gives none */
static inline int guard_open(struct guard *g, size_t bytes) {
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    const size_t inside = (bytes + page - 1) / page * page;
    void *p = mmap(NULL, inside + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) return 0;
    g->begin = (unsigned char *)p + page;
    g->end = g->begin + inside;
    if (mprotect(g->begin, inside, PROT_READ | PROT_WRITE) != 0) return 0;
    fflush(stdout);
    signal(SIGSEGV, guard_fault);
#ifdef SIGBUS
    signal(SIGBUS, guard_fault);
#endif
    return 1;
}

#else
#define GUARD_PAGES 0
/* without guard pages; the neighbouring bytes are still compared */
static inline int guard_open(struct guard *g, size_t bytes) {
    g->begin = (unsigned char *)malloc(bytes);
    g->end = g->begin ? g->begin + bytes : NULL;
    return g->begin != NULL;
}
#endif

#endif
