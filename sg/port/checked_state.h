/* SPDX-License-Identifier: MIT */
/* The checked build: what it remembers, of the program and of each thread. */
#ifndef SG_PORT_CHECKED_H
#error "sg: include checked.h"
#endif

enum {
    SG_CHECKED_SOIL_ = 0xa5,   /* what local memory is filled with that is new */
    SG_CHECKED_NEAR_ = 4096,   /* so close to a declared range an access is meant for it */
    SG_CHECKED_PAGE_ = 256,    /* bytes of a page of cells: 64 words */
    SG_CHECKED_RANGES_ = 1024, /* that can be declared at a time */
    SG_CHECKED_TOLD_ = 256,    /* different reports; the others are counted */
    SG_CHECKED_MOST_ = 1 << 22, /* accesses that are remembered; then all are forgotten */
    /* numbers of accesses that are none */
    SG_CHECKED_NOBODY_ = 0,
    SG_CHECKED_CLOSED_ = 1, /* not to be accessed */
    SG_CHECKED_NEW_ = 2,    /* not yet written */
    SG_CHECKED_FIRST_ = 16,
    /* accesses */
    SG_CHECKED_READ_ = 0,
    SG_CHECKED_WRITE_ = 1,
    SG_CHECKED_ADD_ = 2, /* reads and writes, atomic among the sub-groups of a work-group */
    SG_CHECKED_ATOMIC_READ_ = 3,
    SG_CHECKED_ATOMIC_WRITE_ = 4 /* or reads and writes */
};
#define SG_CHECKED_HASH_(number) ((uint32_t)((number) * 2654435769u >> 8))

typedef struct sg_checked_who_ {
    const char *file, *kernel;
    const char *p; /* lane 0's element */
    size_t group;
    uint32_t line, launch, sub_group, barriers;
    uint8_t bytes, write;
} sg_checked_who_;

/* A cell, of a byte, or of an aligned word whose bytes have the same history: the last writer, and what else was done that nothing
 * later stands for. */
enum { SG_CHECKED_WRITER_, SG_CHECKED_OTHERS_, SG_CHECKED_SLOTS_ = 8 };
typedef uint32_t sg_checked_cell_[SG_CHECKED_SLOTS_];
typedef struct sg_checked_page_ {
    uintptr_t number; /* address / SG_CHECKED_PAGE_; 0: none */
    sg_checked_cell_ word[SG_CHECKED_PAGE_ / 4];
    uint64_t split; /* words of which a part was accessed: each byte has its cell */
    sg_checked_cell_ *byte; /* NULL: no word is split */
    uint32_t mark; /* of all bytes, if none was looked up since; else SG_CHECKED_FIRST_ */
} sg_checked_page_;
/* While it is the same access, cells that were alike before are alike after it. */
typedef struct sg_checked_alike_ {
    sg_checked_cell_ before, after;
    uint32_t id; /* of the access; 0: none */
} sg_checked_alike_;

typedef struct sg_checked_told_ {
    sg_checked_kind kind;
    const char *now_file, *before_file;
    uint32_t now_line, before_line;
} sg_checked_told_;

/* What has come before: of that sub-group accesses up to a number, of its work-group all before so many barriers. */
typedef struct sg_checked_seen_ {
    size_t group;
    uint32_t launch, sub_group, upto, barriers;
} sg_checked_seen_;
typedef struct sg_checked_clock_ {
    struct sg_checked_clock_ *next, *next_free;
    sg_checked_seen_ *seen; /* sorted by group, sub-group, launch */
    uint32_t count, room;
} sg_checked_clock_;
/* left at an address by operations that release */
typedef struct sg_checked_left_ {
    const void *p;
    sg_checked_clock_ *clock;
} sg_checked_left_;
/* Of a sub-group: what has come before it; what an acquiring fence would add, what stands before a releasing one. */
typedef struct sg_checked_order_of_ {
    sg_checked_clock_ *behind, *loaded, *fenced;
} sg_checked_order_of_;

/* One for the program. */
typedef struct sg_checked_state_ {
    uint32_t lock, launches, running;
    uint32_t base, next; /* accesses base..next-1 are remembered */
    sg_checked_who_ *who;
    uint32_t who_room;
    sg_checked_page_ **page;
    uint32_t pages, page_room;
    sg_checked_page_ *last; /* the page that was looked up last */
    sg_checked_clock_ *clocks, *free_clocks; /* all, and those that nobody has */
    sg_checked_left_ *left;
    uint32_t lefts, left_room;
    struct sg_checked_range_ { const char *begin, *end; } range[SG_CHECKED_RANGES_];
    uint32_t ranges, last_range; /* the range that was found last */
    sg_checked_told_ told[SG_CHECKED_TOLD_];
    uint32_t tolds, count, forgotten;
    sg_checked_listener_ listener;
    void *context;
    bool ends; /* sg_checked_end_ is to be called */
} sg_checked_state_;

/* What this thread is at. */
typedef struct sg_checked_now_ {
    bool active; /* inside a kernel */
    const char *file, *kernel;
    uint32_t line, launch, lanes, lane, sub_group, barriers;
    size_t group;
    sg_checked_order_of_ order;
    const char *stack_end; /* of the sub-group; what lies between it and here is its own */
    const char *local;
    size_t local_bytes;
} sg_checked_now_;

#define SG_CHECKED_SHARED_ __attribute__((weak)) /* one in all files of the program */
SG_CHECKED_SHARED_ sg_checked_state_ sg_checked_state_of_program_;
#if !SG_HAVE_THREADS
SG_CHECKED_SHARED_ sg_checked_now_ sg_checked_now_of_thread_;
#elif SG_HAVE_GNU
SG_CHECKED_SHARED_ __thread sg_checked_now_ sg_checked_now_of_thread_;
#else
SG_CHECKED_SHARED_ _Thread_local sg_checked_now_ sg_checked_now_of_thread_;
#endif

SG_NOINLINE sg_checked_state_ *sg_checked_state_get_(void) { return &sg_checked_state_of_program_; }
SG_NOINLINE sg_checked_now_ *sg_checked_now_get_(void) { return &sg_checked_now_of_thread_; }

SG_NOINLINE void sg_checked_lock_(void) {
    uint32_t locked, one = 1;
    do { /* not by sg_atomic_exchange_u32, which would be the kernel's */
        SG_ATOMIC_EXCHANGE_(&sg_checked_state_get_()->lock, &one, &locked, sg_memory_order_acquire);
    } while (locked);
}
SG_NOINLINE void sg_checked_unlock_(void) {
    uint32_t zero = 0;
    SG_ATOMIC_STORE_(&sg_checked_state_get_()->lock, &zero, sg_memory_order_release);
}
