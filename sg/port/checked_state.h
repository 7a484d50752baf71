/* SPDX-License-Identifier: MIT */
/* The checked build: what it remembers, of the program and of each thread. */
#ifndef SG_PORT_CHECKED_H
#error "sg: include checked.h"
#endif

#if SG_HAVE_POSIX
#include <sched.h>
#endif

enum {
    SG_CHECKED_SOIL_ = 0xa5,   /* what new local memory is filled with */
    SG_CHECKED_NEAR_ = 4096,   /* an access so close to a declared range is meant for it */
    SG_CHECKED_PAGE_ = 256,    /* bytes that a page of cells stands for: 64 words */
    SG_CHECKED_RANGES_ = 1024, /* that can be declared at a time */
    SG_CHECKED_NOTES_ = 64, /* that are compared, of a sub-group between two barriers */
    SG_CHECKED_TOLD_ = 256,    /* different reports; the others are counted */
    SG_CHECKED_MOST_ = 1 << 22, /* accesses that are remembered; if there are more, or there is no memory, all are forgotten */
    /* numbers that stand for no access */
    SG_CHECKED_NOBODY_ = 0,
    SG_CHECKED_CLOSED_ = 1, /* not to be accessed */
    SG_CHECKED_NEW_ = 2,    /* not yet written */
    SG_CHECKED_FIRST_ = 16,
    /* accesses */
    SG_CHECKED_READ_ = 0,
    SG_CHECKED_WRITE_ = 1,
    SG_CHECKED_ADD_ = 2, /* reads and writes, atomic among the sub-groups of a work-group */
    SG_CHECKED_ATOMIC_READ_ = 3,
    SG_CHECKED_ATOMIC_WRITE_ = 4, /* writes, or reads and writes */
    SG_CHECKED_MASKED_ = 8 /* added if a mask or a count names the lanes */
};
#define SG_CHECKED_HASH_(number) ((uint32_t)((number) * 2654435769u >> 8))

/* Entries of one size. Each begins with a key, an address or a part of one; 0: the entry is free. sg_checked_entry_ finds them. */
typedef struct sg_checked_table_ {
    char *entry;
    uint32_t count, room;
} sg_checked_table_;

typedef struct sg_checked_who_ {
    const char *file, *kernel;
    const char *p; /* lane 0's element */
    size_t group;
    uint32_t line, launch, sub_group, barriers;
    uint8_t bytes, write;
} sg_checked_who_;

/* The cell of a byte, or of an aligned word whose bytes have the same history: the last writer, and those other accesses for which no
 * later one stands. */
enum { SG_CHECKED_WRITER_, SG_CHECKED_OTHERS_, SG_CHECKED_SLOTS_ = 8 };
typedef uint32_t sg_checked_cell_[SG_CHECKED_SLOTS_];
typedef struct sg_checked_page_ {
    uintptr_t number; /* address / SG_CHECKED_PAGE_ */
    sg_checked_cell_ word[SG_CHECKED_PAGE_ / 4];
    uint64_t split; /* words of which only a part was accessed: each of their bytes has a cell */
    sg_checked_cell_ *byte; /* NULL: no word is split */
    uint32_t mark; /* of all bytes, if none of them was looked up since; otherwise SG_CHECKED_FIRST_ */
} sg_checked_page_;
typedef struct sg_checked_at_page_ {
    uintptr_t number;
    sg_checked_page_ *page;
} sg_checked_at_page_;
/* As long as the access is the same, cells that are equal before it are equal after it. */
typedef struct sg_checked_alike_ {
    sg_checked_cell_ before, after;
    uint32_t id; /* of the access; 0: none */
} sg_checked_alike_;

typedef struct sg_checked_told_ {
    sg_checked_kind kind;
    const char *now_file, *before_file;
    uint32_t now_line, before_line;
} sg_checked_told_;

/* What has come before: this sub-group's accesses up to number upto, and all of its work-group before so many barriers. */
typedef struct sg_checked_seen_ {
    size_t group;
    uint32_t launch, sub_group, upto, barriers;
} sg_checked_seen_;
typedef struct sg_checked_clock_ {
    struct sg_checked_clock_ *next, *next_free;
    sg_checked_seen_ *seen; /* sorted by group, sub-group, launch */
    uint32_t count, room;
    /* if it stands at an address: the sub-group that left it there, and the clock of another one there */
    struct sg_checked_clock_ *next_left;
    size_t group;
    uint32_t launch, sub_group;
} sg_checked_clock_;
/* the clocks that operations which release have left at an address, one of each sub-group */
typedef struct sg_checked_left_ {
    uintptr_t p;
    sg_checked_clock_ *clock;
} sg_checked_left_;
/* Clocks of a sub-group. behind: what has come before it. loaded: what an acquiring fence would add. fenced: what a releasing fence has
 * put in front of later relaxed operations. */
typedef struct sg_checked_order_of_ {
    sg_checked_clock_ *behind, *loaded, *fenced;
} sg_checked_order_of_;

/* What the sub-groups of a work-group have noted since the last barrier: checked_uniform.h. */
typedef struct sg_checked_note_ {
    const char *what, *file;
    uint64_t value;
    uint32_t line, sub_group;
} sg_checked_note_;
typedef struct sg_checked_notes_ {
    uint32_t launch, barriers, count;
    size_t group;
    sg_checked_note_ note[SG_CHECKED_NOTES_];
} sg_checked_notes_;

/* The explorer: checked_explore.h. A point of a run has an order. meets: for each member, which others touch what it writes, or write
 * what it touches. */
enum { SG_CHECKED_FEW_ = 6, SG_CHECKED_POINTS_ = 64 };
typedef struct sg_checked_point_ {
    uint8_t count, order[SG_CHECKED_FEW_], meets[SG_CHECKED_FEW_];
} sg_checked_point_;
typedef struct sg_checked_tree_ {
    uint8_t meets[SG_CHECKED_FEW_], tried[720 / 8]; /* of all permutations */
} sg_checked_tree_;
/* A word of memory: who has read and who has written it since point at - 1. */
typedef struct sg_checked_met_ {
    uint32_t at;
    uint8_t reads, writes;
} sg_checked_met_;
typedef struct sg_checked_touched_ {
    uintptr_t word; /* address / 4 */
    sg_checked_met_ sub_groups, groups;
    uint8_t written; /* which of its bytes */
} sg_checked_touched_;
/* Poison: checked_poison.h. An origin is a line whose operations leave lanes that hold nothing. */
enum { SG_CHECKED_ORIGINS_ = 64 };
typedef enum sg_checked_fill_ { SG_CHECKED_AS_IT_IS_, SG_CHECKED_HIGH_, SG_CHECKED_LOW_, SG_CHECKED_ALIKE_, SG_CHECKED_FILLS_ } sg_checked_fill_;
typedef enum sg_checked_outcome_ {
    SG_CHECKED_EQUAL_,
    SG_CHECKED_STATUS_,
    SG_CHECKED_NUMBER_, /* what sg_checked_compare_by gives */
    SG_CHECKED_PLACE_
} sg_checked_outcome_;
typedef struct sg_checked_origin_ {
    sg_checked_who_ who;
    const char *what;
    uint64_t lanes; /* that hold nothing */
    uint32_t times; /* so often it has had such lanes */
} sg_checked_origin_;
/* What a launch as it is has stored: a word, and who stored it. */
typedef struct sg_checked_stored_ {
    uintptr_t word;
    const char *file;
    uint32_t line;
    uint8_t written, value[4];
} sg_checked_stored_;
typedef struct sg_checked_run_ {
    uint32_t points, given, interval; /* the points reached; those whose order is given; the current one */
    uint64_t seed, result, number; /* seed: if not 0, it makes the order */
    bool partly, unfit, ended; /* some orders are not in the tree; the given order is none of this launch; the run has come to its end */
    bool poison; /* this run is not about an order, but about lanes that hold nothing. It uses the following: */
    bool faulty; /* there was something to report: fault */
    bool crashed;
    sg_checked_fill_ fill;
    uint32_t origins;
    uint64_t filled; /* which of them are filled: bits */
    uint32_t limited, upto; /* this one only so often; the time after that is the one that is remembered of it. SG_CHECKED_ORIGINS_: none is */
    uint8_t like[8]; /* a lane that holds something, of the value filled last */
    uint32_t like_bytes;
    sg_checked_origin_ origin[SG_CHECKED_ORIGINS_];
    sg_checked_notes_ *notes; /* of the thread: they show whether there are work-groups */
    sg_checked_outcome_ outcome;
    uintptr_t place; /* the first one that differs */
    sg_checked_who_ stored; /* who stored it; line 0: not known */
    sg_checked_kind fault;
    size_t bytes; /* how many follow: the result of a launch as it is */
    sg_checked_point_ point[SG_CHECKED_POINTS_];
    sg_checked_table_ touched; /* of sg_checked_touched_ */
} sg_checked_run_;

/* What a line of a kernel does: checked_count.h. Everything behind lanes is a sum over all operations. */
typedef struct sg_checked_row_ {
    const char *kernel, *file;
    uint32_t line, lanes; /* lanes of a sub-group */
    uint64_t times, active; /* accesses by values; their lanes */
    uint64_t touched, least; /* lines of 64 bytes; the fewest that would do */
    uint64_t indexed, row, uniform; /* gathers and scatters; those of neighbours in a row; those of a single element */
    uint64_t masked, full; /* accesses limited by a mask or a count; those of them with all lanes */
    uint64_t local, banks16, banks32; /* accesses to local memory; how often a bank is needed again */
    uint64_t atomic, barriers, switches;
    uint64_t loops; /* over lanes, in operations for which the target has no instruction */
} sg_checked_row_;

typedef struct sg_checked_span_ {
    const char *begin, *end;
} sg_checked_span_;

/* One object for the program. */
typedef struct sg_checked_state_ {
    uint32_t lock, launches, running;
    uint32_t base, next; /* accesses base..next-1 are remembered */
    sg_checked_who_ *who;
    uint32_t who_room;
    sg_checked_table_ pages; /* of sg_checked_at_page_ */
    sg_checked_page_ *last; /* the page that was looked up last */
    sg_checked_clock_ *clocks, *free_clocks; /* all; those that nobody uses */
    sg_checked_table_ lefts; /* of sg_checked_left_ */
    sg_checked_span_ range[SG_CHECKED_RANGES_];
    uint32_t ranges, last_range; /* the range that was found last */
    sg_checked_told_ told[SG_CHECKED_TOLD_];
    uint32_t tolds, count;
    sg_checked_listener_ listener;
    void *context;
    bool ends; /* sg_checked_end_ will be called */
    bool starved; /* there was no memory for some access */
    struct { /* what SG_EXPLORE asks for, and its outcome */
        bool begun, unfit; /* the order of one launch is not one of its orders */
        const char *text, *again; /* NULL: nothing, no order of one launch */
        uint32_t most, launches, tried, orders, whole; /* launches: all, by which a report names one */
    } explored;
    struct { /* SG_ONLY: the kernel, perhaps with a launch; how many launches it had so far; picked: at least one was picked */
        bool begun, picked;
        const char *text;
        uint32_t launches;
    } only;
    struct { /* SG_COUNT. to: NULL: nothing is counted; "1": stderr; others: a file */
        bool begun;
        const char *to;
        sg_checked_row_ *row;
        uint32_t rows, room, last; /* the row that was found last */
    } counts;
    struct { /* what SG_POISON asks for */
        bool begun, on, digest; /* digest: print a number for what each launch stores */
        uint32_t number, launches, lacking, faulty; /* of this launch; how many were picked; of these, with lanes
                                                     * that hold nothing: those tried, and those not, for another fault */
        sg_checked_span_ *range; /* bytes to compare besides what is stored */
        uint32_t ranges;
        char *result; /* of the launch as it is: words that were stored, and the bytes of the ranges */
        size_t bytes;
    } poison;
    sg_checked_run_ *run; /* NULL: this process is not a run */
    int run_end; /* where a run sends its outcome */
    bool muted;
    char told_run[512];
    sg_checked_span_ compare[SG_CHECKED_RANGES_ / 16];
    uint32_t compared;
    sg_checked_digest_of_ digest;
    void *digest_context;
} sg_checked_state_;

/* What this thread is doing. */
typedef struct sg_checked_now_ {
    bool active; /* inside a kernel */
    uint32_t told; /* inside an operation that tells what it accesses, and which lanes of it hold nothing */
    bool unwritten; /* an atomic operation goes on with what nobody has written */
    const char *file, *kernel;
    uint32_t line, launch, lanes, lane, sub_group, barriers;
    const char *zeros_file; /* sg_checked_zeros */
    uint32_t zeros_line;
    size_t group;
    sg_checked_order_of_ order;
    sg_checked_notes_ *notes; /* NULL: there are no other sub-groups to compare with */
    uint32_t noted;
    const char *stack_end; /* of the sub-group; what lies between it and here is the sub-group's own */
    const char *local;
    size_t local_bytes;
} sg_checked_now_;

#define SG_CHECKED_SHARED_ __attribute__((weak)) /* one object for all files of the program */
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
    for (uint32_t tries = 0;; tries++) { /* not by sg_atomic_exchange_u32, which would count as an operation of the kernel */
        SG_ATOMIC_EXCHANGE_(&sg_checked_state_get_()->lock, &one, &locked, sg_memory_order_acquire);
        if (!locked) return;
#if SG_HAVE_POSIX
        if (tries >= 100) sched_yield(); /* on a busy machine who has it may wait for this core */
#endif
    }
}
SG_NOINLINE void sg_checked_unlock_(void) {
    uint32_t zero = 0;
    SG_ATOMIC_STORE_(&sg_checked_state_get_()->lock, &zero, sg_memory_order_release);
}

/* Entry i; it begins with its key. */
SG_INLINE uintptr_t *sg_checked_entry_at_(const sg_checked_table_ *table, uint32_t i, size_t bytes) {
    return (uintptr_t *)(void *)(table->entry + (size_t)i * bytes);
}
/* The place of this key, or a free one. */
SG_INLINE uintptr_t *sg_checked_place_(const sg_checked_table_ *table, uintptr_t key, size_t bytes) {
    for (uint32_t at = SG_CHECKED_HASH_(key);; at++) {
        uintptr_t *entry = sg_checked_entry_at_(table, at % table->room, bytes);
        if (*entry == key || *entry == 0) return entry;
    }
}
/* The entry of this key. A new entry is all zeros behind the key. bytes is the size of an entry. NULL: no memory. */
SG_NOINLINE void *sg_checked_entry_(sg_checked_table_ *table, uintptr_t key, size_t bytes) {
    uintptr_t *entry;
    if (table->count * 2 >= table->room) {
        sg_checked_table_ wider = *table;
        wider.room = table->room ? 2 * table->room : 64;
        wider.entry = (char *)calloc(wider.room, bytes);
        if (!wider.entry) return NULL;
        for (uint32_t i = 0; i < table->room; i++) {
            entry = sg_checked_entry_at_(table, i, bytes);
            if (*entry) memcpy(sg_checked_place_(&wider, *entry, bytes), entry, bytes);
        }
        free(table->entry);
        *table = wider;
    }
    entry = sg_checked_place_(table, key, bytes);
    table->count += *entry == 0;
    *entry = key;
    return entry;
}
SG_INLINE void sg_checked_drop_entries_(sg_checked_table_ *table) {
    free(table->entry);
    memset(table, 0, sizeof *table);
}
