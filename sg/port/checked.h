/* SPDX-License-Identifier: MIT */
/* The checked build, SG_CHECKED 1: what sub-groups do to memory is watched, and what is wrong is told.
 *
 * Every byte that a kernel has accessed by operations on values has a cell: who wrote it last, and who has read it since. Who
 * that is: a launch, a work-group, a sub-group, and the number of barriers that it has passed. Two accesses to one byte, one
 * of them a write, are ordered if the launches differ, or the sub-group is the same, or the work-group is the same and the
 * number of barriers is not. All others are a race, in whatever order they happened to come. So one run tells, with any number
 * of workers.
 *
 * One file, long as it is: what is told, the cells and the accesses share one state, and nobody else needs a part of it.
 *
 * What is not seen: accesses of plain C, a[i] = x; they are neither reported nor taken for what they are not. A sub-group that
 * has made an atomic operation which acquires counts as ordered behind all that came before it. */
#ifndef SG_PORT_CHECKED_H
#define SG_PORT_CHECKED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "attr.h"
#if SG_CHECKED
#include <stdio.h>
#endif

#include "atomic.h"
#include "bits.h"
#include "host.h"
#include "memory.h"

/* ---- for programs: what a report is ---- */

/* What is wrong: a race; an access outside of every declared range, or of local memory; a read of local memory that nobody has
 * written in this work-group. */
typedef enum sg_checked_kind {
    SG_CHECKED_RACE,
    SG_CHECKED_OUTSIDE,
    SG_CHECKED_UNWRITTEN
} sg_checked_kind;

/* One of the accesses of a report. In a range kernel group is the first item of the sub-group. */
typedef struct sg_checked_access {
    const char *file;
    size_t group;
    uint32_t line, sub_group, lane, barriers;
    bool write;
} sg_checked_access;

/* A report: of the byte at address and of those behind it that the lane's element has. A race has two accesses; else before
 * has line 0. */
typedef struct sg_checked_report {
    sg_checked_kind kind;
    const char *kernel;
    const void *address;
    uint32_t bytes;
    sg_checked_access now, before;
} sg_checked_report;

/* A function that gets reports. */
typedef void (*sg_checked_listener_)(const sg_checked_report *report, void *context);

#if SG_CHECKED

enum {
    SG_CHECKED_SOIL_ = 0xa5,   /* what local memory is filled with that is new */
    SG_CHECKED_NEAR_ = 4096,   /* so close to a declared range an access is meant for it */
    SG_CHECKED_PAGE_ = 256,    /* bytes of a page of cells */
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
    SG_CHECKED_ADD_ = 2 /* reads and writes, atomic among the sub-groups of a work-group */
};

typedef struct sg_checked_who_ {
    const char *file, *kernel;
    const char *p; /* lane 0's element */
    size_t group;
    uint32_t line, launch, sub_group, barriers;
    uint8_t bytes, write;
} sg_checked_who_;

/* Of a byte: its last writer; since then the last reader, another sub-group that has read in the same work-group since
 * the same barrier, and a reader in another work-group. More are not needed: whoever conflicts with a forgotten one
 * conflicts with one of these. */
enum { SG_CHECKED_WRITER_, SG_CHECKED_READER_, SG_CHECKED_OTHER_, SG_CHECKED_ELSEWHERE_ };
typedef struct sg_checked_page_ {
    uintptr_t number; /* address / SG_CHECKED_PAGE_; 0: none */
    uint32_t cell[SG_CHECKED_PAGE_][4];
} sg_checked_page_;

typedef struct sg_checked_told_ {
    sg_checked_kind kind;
    const char *now_file, *before_file;
    uint32_t now_line, before_line;
} sg_checked_told_;

/* One for the program. */
typedef struct sg_checked_state_ {
    uint32_t lock, launches, running;
    uint32_t base, next; /* accesses base..next-1 are remembered */
    sg_checked_who_ *who;
    uint32_t who_room;
    sg_checked_page_ **page;
    uint32_t pages, page_room;
    struct sg_checked_range_ { const char *begin, *end; } range[SG_CHECKED_RANGES_];
    uint32_t ranges;
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
    uint32_t line, launch, lanes, sub_group, barriers, acquired;
    size_t group;
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
    do { /* not by sg_atomic_exchange_u32, which would count as the kernel's */
        SG_ATOMIC_EXCHANGE_(&sg_checked_state_get_()->lock, &one, &locked, sg_memory_order_acquire);
    } while (locked);
}
SG_NOINLINE void sg_checked_unlock_(void) {
    sg_atomic_store_u32(&sg_checked_state_get_()->lock, 0, sg_memory_order_release);
}

/* ---- reports ---- */

SG_INLINE const char *sg_checked_file_(const char *file) { return file ? file : "?"; }

SG_NOINLINE void sg_checked_end_(void) {
    const sg_checked_state_ *s = sg_checked_state_get_();
    const char *code = sg_environment_("SG_CHECKED_EXIT");
    const int status = code ? atoi(code) : 66;
    fflush(NULL);
    fprintf(stderr, "sg: %lu different faults, %lu in all\n", (unsigned long)s->tolds, (unsigned long)s->count);
    if (status != 0) _Exit(status);
}

SG_NOINLINE void sg_checked_print_access_(const char *what, const sg_checked_access *a) {
    fprintf(stderr, "    %s %s, %s:%lu: work-group %lu, sub-group %lu, lane %lu, %lu barriers passed\n", what,
            a->write ? "write" : "read", sg_checked_file_(a->file), (unsigned long)a->line, (unsigned long)a->group,
            (unsigned long)a->sub_group, (unsigned long)a->lane, (unsigned long)a->barriers);
}
SG_NOINLINE void sg_checked_print_(const sg_checked_report *r) {
    static const char *const kinds[] = {"race", "access outside", "read of what was never written"};
    const sg_checked_now_ *now = sg_checked_now_get_();
    const char *p = (const char *)r->address;
    fprintf(stderr, "sg: %s in kernel %s: %lu bytes at %p", kinds[r->kind], r->kernel, (unsigned long)r->bytes, r->address);
    if (now->local && p >= now->local && p < now->local + now->local_bytes) fprintf(stderr, ", local memory");
    fprintf(stderr, "\n");
    sg_checked_print_access_("this", &r->now);
    if (r->kind == SG_CHECKED_RACE) sg_checked_print_access_("and an earlier", &r->before);
}

/* for machines: one line of JSON for each report */
SG_NOINLINE void sg_checked_json_text_(FILE *f, const char *text) {
    fputc('"', f);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\') fputc('\\', f);
        fputc(*text, f);
    }
    fputc('"', f);
}
SG_NOINLINE void sg_checked_json_access_(FILE *f, const char *name, const sg_checked_access *a) {
    fprintf(f, ", \"%s\": {\"access\": \"%s\", \"file\": ", name, a->write ? "write" : "read");
    sg_checked_json_text_(f, sg_checked_file_(a->file));
    fprintf(f, ", \"line\": %lu, \"group\": %lu, \"sub_group\": %lu, \"lane\": %lu, \"barriers\": %lu}", (unsigned long)a->line,
            (unsigned long)a->group, (unsigned long)a->sub_group, (unsigned long)a->lane, (unsigned long)a->barriers);
}
SG_NOINLINE void sg_checked_json_(const sg_checked_report *r) {
    static const char *const kinds[] = {"race", "outside", "unwritten"};
    const char *name = sg_environment_("SG_CHECKED_JSON");
    FILE *f = name ? fopen(name, "a") : NULL;
    if (!f) return;
    fprintf(f, "{\"kind\": \"%s\", \"kernel\": ", kinds[r->kind]);
    sg_checked_json_text_(f, r->kernel);
    fprintf(f, ", \"address\": %llu, \"bytes\": %lu", (unsigned long long)(uintptr_t)r->address, (unsigned long)r->bytes);
    sg_checked_json_access_(f, "now", &r->now);
    if (r->kind == SG_CHECKED_RACE) sg_checked_json_access_(f, "before", &r->before);
    fprintf(f, "}\n");
    fclose(f);
}

SG_INLINE sg_checked_access sg_checked_access_of_(const sg_checked_who_ *w, const char *byte) {
    sg_checked_access a;
    a.file = w->file;
    a.line = w->line;
    a.group = w->group;
    a.sub_group = w->sub_group;
    a.lane = (uint32_t)((size_t)(byte - w->p) / w->bytes);
    a.barriers = w->barriers;
    a.write = w->write != 0;
    return a;
}
/* The same lines are told once. before is NULL unless it is a race. */
SG_NOINLINE void sg_checked_tell_(sg_checked_kind kind, const sg_checked_who_ *w, const sg_checked_who_ *before, const char *byte) {
    sg_checked_state_ *s = sg_checked_state_get_();
    sg_checked_told_ told;
    sg_checked_report r;
    memset(&told, 0, sizeof told);
    memset(&r, 0, sizeof r);
    s->count++;
    told.kind = kind;
    told.now_file = w->file;
    told.now_line = w->line;
    if (before) {
        told.before_file = before->file;
        told.before_line = before->line;
    }
    for (uint32_t i = 0; i < s->tolds; i++) {
        const sg_checked_told_ *t = &s->told[i];
        if (t->kind == kind && t->now_line == told.now_line && t->before_line == told.before_line &&
            t->now_file == told.now_file && t->before_file == told.before_file) return;
    }
    if (s->tolds == SG_CHECKED_TOLD_) return;
    s->told[s->tolds++] = told;
    r.kind = kind;
    r.kernel = w->kernel;
    r.now = sg_checked_access_of_(w, byte);
    if (before) r.before = sg_checked_access_of_(before, byte);
    r.address = w->p + r.now.lane * (size_t)w->bytes;
    r.bytes = w->bytes;
    if (s->listener) {
        s->listener(&r, s->context);
        return;
    }
    sg_checked_print_(&r);
    sg_checked_json_(&r);
    if (!s->ends) {
        s->ends = true;
        atexit(sg_checked_end_);
    }
}

/* ---- cells ---- */

SG_NOINLINE sg_checked_page_ *sg_checked_page_of_(uintptr_t number) {
    sg_checked_state_ *s = sg_checked_state_get_();
    uint32_t at;
    if (s->pages * 2 >= s->page_room) {
        const uint32_t room = s->page_room ? 2 * s->page_room : 1024;
        sg_checked_page_ **page = (sg_checked_page_ **)calloc(room, sizeof *page);
        if (!page) return NULL;
        for (uint32_t i = 0; i < s->page_room; i++) {
            if (!s->page[i]) continue;
            for (at = (uint32_t)(s->page[i]->number * 2654435769u >> 8); page[at % room]; at++) {}
            page[at % room] = s->page[i];
        }
        free(s->page);
        s->page = page;
        s->page_room = room;
    }
    for (at = (uint32_t)(number * 2654435769u >> 8);; at++) {
        sg_checked_page_ **page = &s->page[at % s->page_room];
        if (*page && (*page)->number == number) return *page;
        if (*page) continue;
        *page = (sg_checked_page_ *)calloc(1, sizeof **page);
        if (!*page) return NULL;
        (*page)->number = number;
        s->pages++;
        return *page;
    }
}
SG_INLINE uint32_t *sg_checked_cell_(const char *p) {
    sg_checked_page_ *page = sg_checked_page_of_((uintptr_t)p / SG_CHECKED_PAGE_);
    return page ? page->cell[(uintptr_t)p % SG_CHECKED_PAGE_] : NULL;
}

/* Writes what of a range: SG_CHECKED_CLOSED_, _NEW_ or _NOBODY_. open: only what is closed. */
SG_NOINLINE void sg_checked_mark_(const void *p, size_t bytes, uint32_t mark, bool open) {
    sg_checked_lock_();
    for (size_t i = 0; i < bytes; i++) {
        uint32_t *cell = sg_checked_cell_((const char *)p + i);
        if (!cell || (open && cell[0] != SG_CHECKED_CLOSED_)) continue;
        if (mark == SG_CHECKED_NEW_ && !open && cell[0] == SG_CHECKED_CLOSED_) continue;
        memset(cell, 0, 4 * sizeof *cell);
        cell[0] = mark;
    }
    sg_checked_unlock_();
}

/* ---- accesses ---- */

SG_INLINE sg_checked_who_ *sg_checked_who_of_(uint32_t id) {
    sg_checked_state_ *s = sg_checked_state_get_();
    return id >= SG_CHECKED_FIRST_ && id >= s->base ? &s->who[id - s->base] : NULL;
}
/* the number of a new access; 0: no memory */
SG_NOINLINE uint32_t sg_checked_new_(const sg_checked_who_ *w) {
    sg_checked_state_ *s = sg_checked_state_get_();
    if (s->next < SG_CHECKED_FIRST_) s->base = s->next = SG_CHECKED_FIRST_;
    if (s->next - s->base == SG_CHECKED_MOST_ || s->next == UINT32_MAX) {
        s->forgotten++;
        if (s->next > UINT32_MAX / 2) { /* no cell may have a number that comes again */
            for (uint32_t i = 0; i < s->page_room; i++) free(s->page[i]);
            memset(s->page, 0, s->page_room * sizeof *s->page);
            s->pages = 0;
            s->next = SG_CHECKED_FIRST_;
        }
        s->base = s->next;
    }
    if (s->next - s->base == s->who_room) {
        const uint32_t room = s->who_room ? 2 * s->who_room : 4096;
        sg_checked_who_ *who = (sg_checked_who_ *)realloc(s->who, room * sizeof *who);
        if (!who) return 0;
        s->who = who;
        s->who_room = room;
    }
    s->who[s->next - s->base] = *w;
    return s->next++;
}

SG_INLINE bool sg_checked_same_group_(const sg_checked_who_ *a, const sg_checked_who_ *b) {
    return a->launch == b->launch && a->group == b->group;
}
/* the access of that number is not ordered before w; it is one to the same byte, and one of them writes */
SG_NOINLINE bool sg_checked_conflict_(uint32_t id, const sg_checked_who_ *w, uint32_t acquired) {
    const sg_checked_who_ *a = sg_checked_who_of_(id);
    if (!a || a->launch != w->launch || id < acquired) return false;
    if (a->write == SG_CHECKED_ADD_ && w->write == SG_CHECKED_ADD_) return a->group != w->group;
    return a->group != w->group || (a->sub_group != w->sub_group && a->barriers == w->barriers);
}

/* An access to a byte; true: something was wrong. */
SG_NOINLINE bool sg_checked_byte_(const char *p, uint32_t id, const sg_checked_who_ *w, uint32_t acquired) {
    uint32_t *cell = sg_checked_cell_(p);
    if (!cell) return false;
    if (cell[0] == SG_CHECKED_CLOSED_) {
        sg_checked_tell_(SG_CHECKED_OUTSIDE, w, NULL, p);
        return true;
    }
    for (int k = 0; k < (w->write ? 4 : 1); k++) {
        if (!sg_checked_conflict_(cell[k], w, acquired)) continue;
        sg_checked_tell_(SG_CHECKED_RACE, w, sg_checked_who_of_(cell[k]), p);
        return true;
    }
    if (w->write) {
        memset(cell, 0, 4 * sizeof *cell);
        cell[0] = id;
    } else {
        const sg_checked_who_ *last = sg_checked_who_of_(cell[SG_CHECKED_READER_]);
        if (last && !sg_checked_same_group_(last, w)) {
            cell[SG_CHECKED_ELSEWHERE_] = cell[SG_CHECKED_READER_];
            cell[SG_CHECKED_OTHER_] = 0;
        } else if (last && last->barriers != w->barriers) {
            cell[SG_CHECKED_OTHER_] = 0;
        } else if (last && last->sub_group != w->sub_group) {
            cell[SG_CHECKED_OTHER_] = cell[SG_CHECKED_READER_];
        }
        cell[SG_CHECKED_READER_] = id;
    }
    return false;
}

/* Nobody has written it, and it is still as it was made: plain C writes unseen. Of aligned words, as a byte may be so by chance. */
SG_NOINLINE bool sg_checked_unwritten_(const char *p) {
    const char *word = p - (uintptr_t)p % 8;
    for (int i = 0; i < 8; i++) {
        const uint32_t *cell = sg_checked_cell_(word + i);
        if (!cell || cell[0] != SG_CHECKED_NEW_ || (unsigned char)word[i] != SG_CHECKED_SOIL_) return false;
    }
    return true;
}

/* Near a range that was declared, and in none; nor in local memory, which may lie beside one. */
SG_NOINLINE bool sg_checked_astray_(const char *p) {
    const sg_checked_state_ *s = sg_checked_state_get_();
    const sg_checked_now_ *now = sg_checked_now_get_();
    bool near = false;
    if (now->local && (uintptr_t)p - (uintptr_t)now->local < now->local_bytes) return false;
    for (uint32_t i = 0; i < s->ranges; i++) {
        const uintptr_t at = (uintptr_t)p, begin = (uintptr_t)s->range[i].begin, end = (uintptr_t)s->range[i].end;
        if (at >= begin && at < end) return false;
        near = near || (at < begin ? begin - at <= SG_CHECKED_NEAR_ : at - end < SG_CHECKED_NEAR_);
    }
    return near;
}

/* The lanes access elements of so many bytes from p on; by idx, if it is given. size: the lanes of the value. Of the sizes
 * that a value is made of only the kernel's own counts. */
SG_NOINLINE void sg_checked_lanes_(uint32_t size, uint32_t what, const void *p, uint64_t lanes, const uint32_t *idx, uint32_t bytes) {
    const sg_checked_now_ *now = sg_checked_now_get_();
    const char here = 0;
    sg_checked_who_ w;
    uint32_t id = 0;
    if (!now->active || now->lanes != size) return;
    w.file = now->file;
    w.kernel = now->kernel;
    w.p = (const char *)p;
    w.group = now->group;
    w.line = now->line;
    w.launch = now->launch;
    w.sub_group = now->sub_group;
    w.barriers = now->barriers;
    w.bytes = (uint8_t)bytes;
    w.write = (uint8_t)what;
    sg_checked_lock_();
    for (; lanes; lanes &= lanes - 1) {
        const uint32_t lane = sg_bits_first_(lanes);
        const char *at = (const char *)p + (size_t)(idx ? idx[lane] : lane) * bytes;
        if ((uintptr_t)at >= (uintptr_t)&here && (uintptr_t)at < (uintptr_t)now->stack_end) continue;
        if (idx) w.p = at - (size_t)lane * bytes;
        if (idx || id == 0) id = sg_checked_new_(&w);
        if (id == 0) break;
        if (sg_checked_astray_(at)) {
            sg_checked_tell_(SG_CHECKED_OUTSIDE, &w, NULL, at);
            continue;
        }
        if (what != SG_CHECKED_WRITE_ && sg_checked_unwritten_(at)) sg_checked_tell_(SG_CHECKED_UNWRITTEN, &w, NULL, at);
        for (uint32_t i = 0; i < bytes; i++) if (sg_checked_byte_(at + i, id, &w, now->acquired)) break;
    }
    sg_checked_unlock_();
}

/* ---- who is at work ---- */

SG_NOINLINE void sg_checked_at_(const char *file, uint32_t line) {
    sg_checked_now_ *now = sg_checked_now_get_();
    now->file = file;
    now->line = line;
}
/* A launch begins; its number. */
SG_NOINLINE uint32_t sg_checked_launch_(void) {
    sg_checked_state_ *s = sg_checked_state_get_();
    uint32_t n;
    sg_checked_lock_();
    n = ++s->launches;
    s->running++;
    sg_checked_unlock_();
    return n;
}
/* It has ended: when none is running, all that was done is ordered before what comes. */
SG_NOINLINE void sg_checked_launched_(void) {
    sg_checked_state_ *s = sg_checked_state_get_();
    sg_checked_lock_();
    if (--s->running == 0) s->base = s->next;
    sg_checked_unlock_();
}
/* This thread goes on with that sub-group. */
SG_NOINLINE void sg_checked_item_(uint32_t launch, const char *kernel, size_t group, uint32_t sub_group, uint32_t barriers,
                                  uint32_t lanes, const void *stack_end) {
    sg_checked_now_ *now = sg_checked_now_get_();
    if (!now->active || now->launch != launch || now->group != group || now->sub_group != sub_group) now->acquired = 0;
    now->active = true;
    now->launch = launch;
    now->kernel = kernel;
    now->group = group;
    now->sub_group = sub_group;
    now->barriers = barriers;
    now->lanes = lanes;
    now->stack_end = (const char *)stack_end;
}
/* Whether accesses are watched from here on; and whether they were. */
SG_NOINLINE bool sg_checked_watch_(bool watch) {
    sg_checked_now_ *now = sg_checked_now_get_();
    const bool was = now->active;
    now->active = watch;
    return was;
}
/* It has made an atomic operation that acquires. (Called in atomic.h.) */
SG_NOINLINE void sg_checked_acquire_(void) {
    sg_checked_now_get_()->acquired = sg_checked_state_get_()->next;
}
/* What a work-group has acquired, of whose sub-groups this one arrives at a barrier; and when it goes on. */
SG_NOINLINE uint32_t sg_checked_arrive_(uint32_t acquired) {
    const sg_checked_now_ *now = sg_checked_now_get_();
    return acquired > now->acquired ? acquired : now->acquired;
}
SG_NOINLINE void sg_checked_acquired_(uint32_t acquired) { sg_checked_now_get_()->acquired = acquired; }
/* In a kernel that is written per work-group: the loop's next sub-group, or, behind the last one, a barrier. */
SG_NOINLINE void sg_checked_region_(uint32_t sub_group, bool barrier) {
    sg_checked_now_ *now = sg_checked_now_get_();
    now->sub_group = sub_group;
    now->barriers += barrier;
}
SG_NOINLINE void sg_checked_local_(const char *local, size_t bytes) {
    sg_checked_now_get_()->local = local;
    sg_checked_now_get_()->local_bytes = bytes;
}

#define SG_CHECKED_DO_(...) __VA_ARGS__
#define SG_AT_(call) (sg_checked_at_(__FILE__, __LINE__), call)
#else
#define SG_CHECKED_DO_(...)
#define SG_AT_(call) call
#endif

/* ---- for programs: ranges and reports ---- */

/* From now on an access near p..p+bytes-1, or near another declared range, is reported unless it is inside of one: declare all
 * arrays that lie side by side, or none. Thread-safe. Does nothing in a build that is not checked. false: no room for more than
 * 1024 ranges. */
SG_INLINE bool sg_checked_range(const void *p, size_t bytes) {
    bool ok = true;
#if SG_CHECKED
    sg_checked_state_ *s = sg_checked_state_get_();
    sg_checked_lock_();
    ok = s->ranges < SG_CHECKED_RANGES_;
    if (ok) {
        s->range[s->ranges].begin = (const char *)p;
        s->range[s->ranges++].end = (const char *)p + bytes;
    }
    sg_checked_unlock_();
#endif
    (void)p;
    (void)bytes;
    return ok;
}
/* The range that begins at p is no longer declared: before its memory is freed. */
SG_INLINE void sg_checked_range_end(const void *p) {
#if SG_CHECKED
    sg_checked_state_ *s = sg_checked_state_get_();
    sg_checked_lock_();
    for (uint32_t i = 0; i < s->ranges; i++) {
        if (s->range[i].begin != (const char *)p) continue;
        s->range[i] = s->range[--s->ranges];
        break;
    }
    sg_checked_unlock_();
#endif
    (void)p;
}
/* Reports go to listener, a void (*)(const sg_checked_report *report, void *context), instead of stderr, each pair of lines once, one at a time on the thread that found it; it must not
 * launch. NULL: to stderr again. */
SG_INLINE void sg_checked_on_report(sg_checked_listener_ listener, void *context) {
#if SG_CHECKED
    sg_checked_lock_();
    sg_checked_state_get_()->listener = listener;
    sg_checked_state_get_()->context = context;
    sg_checked_unlock_();
#endif
    (void)listener;
    (void)context;
}
/* What has been reported is reported again if it is found again. */
SG_INLINE void sg_checked_forget_reports(void) {
#if SG_CHECKED
    sg_checked_lock_();
    sg_checked_state_get_()->tolds = 0;
    sg_checked_unlock_();
#endif
}
/* The number of faults so far, those that were not told again included; 0 in a build that is not checked. */
SG_INLINE uint32_t sg_checked_count(void) {
#if SG_CHECKED
    return sg_checked_state_get_()->count;
#else
    return 0;
#endif
}

#endif
