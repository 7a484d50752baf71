/* SPDX-License-Identifier: MIT */
/* Stacks for contexts.
 *
 *   sg_stack_make_(&s, bytes, colour)
 *       A mapping above a guard that nobody can access. An overflow is a segmentation fault at the place where it
 *       happens. The guard takes only addresses, so it is wide: a frame smaller than the guard cannot reach
 *       over it into the next stack. Code with larger frames needs -fstack-clash-protection, which touches
 *       every page of a frame.
 *   sg_stack_carve_(&s, memory, bytes)
 *       The caller's memory above a canary. The next sg_stack_intact_(&s) sees an overflow. Only the canary, and what
 *       aligns it to 64, is lost.
 *   sg_stack_mark_(&s)
 *       Writes the canary again. Nobody may be on the stack.
 *   sg_stack_renew_(&s)
 *       For the thread sanitizer: puts new memory in the place of a mapping that nobody is on. Without this it would
 *       report a race between the next user and the one before. False: there is no memory.
 *   sg_stack_free_(&s)
 *       Frees the mapping, if there is one.
 *
 * A program may use at least `bytes`; a carved stack gets all that remains of its memory. Stacks of successive colours start
 * 13 cache lines apart modulo 4096, and so do large ones that are carved one behind the other. Otherwise equal programs on them
 * would keep their frames in the same sets of the first-level cache. Pages are committed when touched. errno is kept.
 * Valgrind is told about the stacks; otherwise it takes a switch for an overflow and reports errors that do not exist. */
#ifndef SG_PORT_STACK_H
#define SG_PORT_STACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "attr.h"
#include "memory.h"
#include "sanitizer.h"
#include "status.h"
#include "win32.h"

#if SG_HAVE_POSIX
#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

typedef struct sg_stack_ {
    void *memory; /* the lowest byte to use */
    size_t bytes; /* up to the coloured top, a multiple of 64 */
    void *mapping;
    size_t mapping_bytes; /* 0: a carved stack */
    size_t valgrind;
} sg_stack_;

enum {
    SG_STACK_COLOUR_BYTES_ = 4096,
    SG_STACK_CANARY_BYTES_ = 64,
    SG_STACK_MIN_BYTES_ = 8192,
    SG_STACK_GUARD_BYTES_ = sizeof(size_t) > 4 ? 1024 * 1024 : 64 * 1024 /* multiples of any page */
};

/* How far the top of a stack of this colour lies below the end of the memory, in bytes. */
SG_INLINE size_t sg_stack_colour_(unsigned colour) {
    return (size_t)colour * 13 * 64 % SG_STACK_COLOUR_BYTES_;
}

#if SG_HAVE_POSIX

/* In strict C11, headers do not show this flag. */
#if defined(MAP_ANONYMOUS)
#define SG_STACK_MAP_ANONYMOUS_ MAP_ANONYMOUS
#elif defined(MAP_ANON)
#define SG_STACK_MAP_ANONYMOUS_ MAP_ANON
#elif defined(__linux__) && (defined(__mips__) || defined(__xtensa__))
#define SG_STACK_MAP_ANONYMOUS_ 0x800
#elif defined(__linux__) && (defined(__alpha__) || defined(__hppa__))
#define SG_STACK_MAP_ANONYMOUS_ 0x10
#elif defined(__linux__)
#define SG_STACK_MAP_ANONYMOUS_ 0x20
#else
#define SG_STACK_MAP_ANONYMOUS_ 0x1000
#endif
#if defined(__OpenBSD__)
#define SG_STACK_MAP_STACK_ MAP_STACK /* required there */
#else
#define SG_STACK_MAP_STACK_ 0
#endif

/* SG_ERROR_NO_MEMORY: nothing has changed. 3 system calls, 2 to 4 microseconds. */
SG_INLINE sg_status sg_stack_make_(sg_stack_ *s, size_t bytes, unsigned colour) {
    const int saved_errno = errno;
    const long asked = sysconf(_SC_PAGESIZE);
    const size_t page = asked > 0 ? (size_t)asked : 4096;
    const int flags = MAP_PRIVATE | SG_STACK_MAP_ANONYMOUS_ | SG_STACK_MAP_STACK_;
    const size_t guard = SG_STACK_GUARD_BYTES_;
    size_t inside = bytes < (size_t)SG_STACK_MIN_BYTES_ ? (size_t)SG_STACK_MIN_BYTES_ : bytes;
    void *mapping;
    if (inside > SIZE_MAX / 2) return SG_ERROR_NO_MEMORY;
    inside = (inside + SG_STACK_COLOUR_BYTES_ + page - 1) / page * page;
    mapping = mmap(NULL, guard + inside, PROT_NONE, flags, -1, 0);
    if (mapping != MAP_FAILED && mprotect((char *)mapping + guard, inside, PROT_READ | PROT_WRITE) != 0) {
        munmap(mapping, guard + inside);
        mapping = MAP_FAILED;
    }
    errno = saved_errno;
    if (mapping == MAP_FAILED) return SG_ERROR_NO_MEMORY;
    s->mapping = mapping;
    s->mapping_bytes = guard + inside;
    s->memory = (char *)mapping + guard;
    s->bytes = inside - sg_stack_colour_(colour);
    s->valgrind = sg_valgrind_(0x1501, s->memory, (size_t)s->memory + s->bytes - 1);
    return SG_OK;
}

SG_INLINE bool sg_stack_renew_(sg_stack_ *s) {
    const int saved_errno = errno;
    const int flags = MAP_PRIVATE | MAP_FIXED | SG_STACK_MAP_ANONYMOUS_ | SG_STACK_MAP_STACK_;
    const size_t below = (size_t)((char *)s->memory - (char *)s->mapping);
    bool renewed = false;
    if (s->mapping_bytes != 0) {
        renewed = mmap(s->memory, s->mapping_bytes - below, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED;
    }
    errno = saved_errno;
    return renewed;
}

#elif SG_HAVE_WINDOWS

SG_INLINE sg_status sg_stack_make_(sg_stack_ *s, size_t bytes, unsigned colour) {
    const size_t guard = SG_STACK_GUARD_BYTES_;
    size_t inside = bytes < (size_t)SG_STACK_MIN_BYTES_ ? (size_t)SG_STACK_MIN_BYTES_ : bytes;
    void *mapping;
    if (inside > SIZE_MAX / 2) return SG_ERROR_NO_MEMORY;
    inside = (inside + SG_STACK_COLOUR_BYTES_ + 4095) / 4096 * 4096; /* the size of a page on every machine that runs Windows */
    mapping = sg_windows_alloc_(NULL, guard + inside, 0x2000 /* MEM_RESERVE */, 1 /* PAGE_NOACCESS */);
    if (!mapping) return SG_ERROR_NO_MEMORY;
    if (!sg_windows_alloc_((char *)mapping + guard, inside, 0x1000 /* MEM_COMMIT */, 4 /* PAGE_READWRITE */)) {
        sg_windows_free_(mapping, 0, 0x8000 /* MEM_RELEASE */);
        return SG_ERROR_NO_MEMORY;
    }
    s->mapping = mapping;
    s->mapping_bytes = guard + inside;
    s->memory = (char *)mapping + guard;
    s->bytes = inside - sg_stack_colour_(colour);
    s->valgrind = 0;
    return SG_OK;
}

/* There is no thread sanitizer on Windows. */
SG_INLINE bool sg_stack_renew_(sg_stack_ *s) {
    (void)s;
    return false;
}

#else

SG_INLINE sg_status sg_stack_make_(sg_stack_ *s, size_t bytes, unsigned colour) {
    (void)s;
    (void)bytes;
    (void)colour;
    return SG_ERROR_NO_MEMORY;
}

SG_INLINE bool sg_stack_renew_(sg_stack_ *s) {
    (void)s;
    return false;
}

#endif

/* How much memory, aligned to 64, sg_stack_carve_ needs for this many bytes to use; SIZE_MAX if there cannot be as much. A large stack
 * takes at most a quarter more for its place in the cache; small ones are as small as possible. */
SG_INLINE size_t sg_stack_carve_bytes_(size_t bytes) {
    size_t room;
    if (bytes > SIZE_MAX / 2) return SIZE_MAX;
    room = (bytes + 63) / 64 * 64 + SG_STACK_CANARY_BYTES_;
    if (bytes >= 4 * (size_t)SG_STACK_COLOUR_BYTES_) room += (sg_stack_colour_(1) - room) % SG_STACK_COLOUR_BYTES_;
    return room;
}

SG_INLINE void sg_stack_mark_(const sg_stack_ *s) {
    memset((char *)s->memory - SG_STACK_CANARY_BYTES_, 0xa5, SG_STACK_CANARY_BYTES_);
}

/* SG_ERROR_NO_MEMORY: too little memory; nothing has changed. */
SG_INLINE sg_status sg_stack_carve_(sg_stack_ *s, void *memory, size_t bytes) {
    const size_t skip = (64 - (uintptr_t)memory % 64) % 64;
    const size_t lost = skip + SG_STACK_CANARY_BYTES_;
    char *canary = (char *)memory + skip;
    if (bytes < lost + 64) return SG_ERROR_NO_MEMORY;
    s->mapping = NULL;
    s->mapping_bytes = 0;
    s->memory = canary + SG_STACK_CANARY_BYTES_;
    sg_stack_mark_(s);
    s->bytes = (bytes - lost) / 64 * 64;
    s->valgrind = sg_valgrind_(0x1501, s->memory, (size_t)s->memory + s->bytes - 1);
    return SG_OK;
}

/* Whether the canary is intact. Always true of a mapped stack, where an overflow does not get this far. */
SG_INLINE bool sg_stack_intact_(const sg_stack_ *s) {
    unsigned char wrong = 0;
    if (s->mapping_bytes == 0) {
        const unsigned char *canary = (const unsigned char *)s->memory - SG_STACK_CANARY_BYTES_;
        for (int i = 0; i < SG_STACK_CANARY_BYTES_; i++) wrong |= canary[i] ^ 0xa5;
    }
    return wrong == 0;
}

SG_INLINE void sg_stack_free_(sg_stack_ *s) {
    sg_valgrind_(0x1502, (const void *)s->valgrind, 0);
#if SG_HAVE_POSIX
    if (s->mapping_bytes != 0) {
        const int saved_errno = errno;
        munmap(s->mapping, s->mapping_bytes);
        errno = saved_errno;
    }
#elif SG_HAVE_WINDOWS
    if (s->mapping_bytes != 0) sg_windows_free_(s->mapping, 0, 0x8000 /* MEM_RELEASE */);
#endif
    s->memory = NULL;
    s->bytes = 0;
    s->mapping_bytes = 0;
}

#endif
