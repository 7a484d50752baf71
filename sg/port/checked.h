/* SPDX-License-Identifier: MIT */
/* The checked build, SG_CHECKED 1: it watches what sub-groups do to memory and reports what is wrong.
 *
 * There is a cell for every word that a kernel has accessed, by operations on values or atomically. If only a part of a word was
 * accessed, each byte of it has a cell. The cell says who wrote last, and who has accessed since. "Who" is a launch, a work-group, a
 * sub-group, and the number of barriers that the sub-group has passed. Take two accesses to one byte, at least one of them a write
 * and not both atomic. They are ordered if the launches differ; or if the sub-group is the same; or if the work-group is the same
 * and the number of barriers is not; or if atomic operations order them (checked_order.h). All others are a race, even if they
 * happened to run one after the other. So a single run finds it, with any number of workers.
 *
 * Accesses of plain C, a[i] = x, are not seen: they are neither reported nor mistaken for something else. */
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
#include "status.h"

/* ---- for programs: what a report is ---- */

/* What is wrong. In this order: a race; an access outside every declared range, or outside local memory; a read of local memory that
 * nobody has written in this work-group; an access at an address that is not aligned to the element; sub-groups that must say the same
 * and do not; a broadcast from a lane that is absent; a barrier that not all sub-groups reach; a result that depends on the order
 * of sub-groups or work-groups; a result that depends on lanes that hold nothing. */
typedef enum sg_checked_kind {
    SG_CHECKED_RACE,
    SG_CHECKED_OUTSIDE,
    SG_CHECKED_UNWRITTEN,
    SG_CHECKED_MISALIGNED,
    SG_CHECKED_NOT_UNIFORM,
    SG_CHECKED_ABSENT,
    SG_CHECKED_DIVERGED,
    SG_CHECKED_ORDER,
    SG_CHECKED_POISON
} sg_checked_kind;

/* One of the accesses of a report. In a range kernel, group is the first item of the sub-group. */
typedef struct sg_checked_access {
    const char *file;
    size_t group;
    uint32_t line, sub_group, lane, barriers;
    bool write, atomic;
} sg_checked_access;

/* A report. It is about the byte at address and the bytes behind it that belong to the lane's element. A race has two accesses, now and
 * before; so does SG_CHECKED_NOT_UNIFORM. In other reports, before has line 0. From SG_CHECKED_NOT_UNIFORM on there is no access: now and
 * before are places, address is NULL, what says in words what it is about, and value and value_before are its numbers. In a
 * SG_CHECKED_POISON, now is where the lanes come from, and value has a bit for each of them. address is the first place with another
 * result, or NULL, and before says who stored it, if that is known. */
typedef struct sg_checked_report {
    sg_checked_kind kind;
    const char *kernel;
    const void *address;
    uint32_t bytes;
    sg_checked_access now, before;
    const char *what;
    uint64_t value, value_before;
} sg_checked_report;

/* A function that receives reports. */
typedef void (*sg_checked_listener_)(const sg_checked_report *report, void *context);

/* A function that gives a number for the results of a launch. Results that are equally good must have the same number. */
typedef uint64_t (*sg_checked_digest_of_)(void *context);

#if SG_CHECKED
#include "checked_state.h"

#include "checked_report.h"
#include "checked_count.h"
#include "checked_order.h"
#include "checked_explore.h"
#include "checked_access.h"
#include "checked_item.h"
#include "checked_poison.h"
#include "checked_uniform.h"

#define SG_CHECKED_DO_(...) __VA_ARGS__
#define SG_AT_(call) (sg_checked_at_(__FILE__, __LINE__), call)
#define SG_GROUP_AT_(i, groups, usual) sg_checked_group_at_(i, groups, usual)
#define SG_LANE_LOOP_ sg_checked_loop_()
#define SG_LANE_0_ sg_checked_loop_()
#else
#define SG_CHECKED_DO_(...)
#define SG_AT_(call) call
#define SG_GROUP_AT_(i, groups, usual) usual
/* Where an operation goes over its lanes in a loop, as the target has no instruction for it, the loop begins with one of these, which
 * the checked build counts: for (uint32_t i = SG_LANE_0_; ...), for (SG_LANE_LOOP_; left; left &= left - 1). */
#define SG_LANE_LOOP_
#define SG_LANE_0_ 0
#endif

/* ---- for programs: ranges and reports ---- */

/* Declares the range p..p+bytes-1. From then on an access near a declared range is reported if it is in none of them. So declare all
 * arrays that lie side by side, or none. Thread-safe. Does nothing in a build that is not checked. false: there are 1024 ranges
 * already. */
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
/* Ends the declaration of the range that begins at p. Call it before the memory is freed. */
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
/* void sg_checked_uniform(uint64_t x);
 * in a kernel with work-groups: reports an x that is not the same in every sub-group of the work-group. x is any integer. Compared are
 * the n-th calls of the sub-groups after the same barrier. Only the first 64 between two barriers are compared; sizes of SG_LOCAL and
 * arguments of algorithms count among them. In a build that is not checked, x is evaluated. */
#if SG_CHECKED
#define sg_checked_uniform(x) SG_AT_(sg_checked_same_("sg_checked_uniform", (uint64_t)(x)))
#else
#define sg_checked_uniform(x) ((void)(x))
#endif
/* <type> sg_checked_zeros(<type> x);
 * is x. x is an operation that loads some of the lanes, or packs them. This says that the zeros in the other lanes are meant, so
 * SG_POISON leaves them alone, in all operations of this line. In a build that is not checked it is just x. */
#if SG_CHECKED
#define sg_checked_zeros(...) (sg_checked_zeros_at_(__FILE__, __LINE__), __VA_ARGS__)
#else
#define sg_checked_zeros(...) (__VA_ARGS__)
#endif
/* Tells SG_EXPLORE which bytes to compare after a launch, for each order in which it has run; up to 64 arrays. Without any,
 * it compares the values that were stored, and the arrays of sg_checked_range. bytes of 0: the array at p is no longer
 * compared. Does nothing in a build that is not checked. false: too many arrays. */
SG_INLINE bool sg_checked_compare(const void *p, size_t bytes) {
    bool ok = true;
#if SG_CHECKED
    sg_checked_state_ *s = sg_checked_state_get_();
    uint32_t i = 0;
    sg_checked_lock_();
    while (i < s->compared && s->compare[i].begin != (const char *)p) i++;
    ok = i < sizeof s->compare / sizeof *s->compare;
    if (ok) {
        s->compare[i].begin = (const char *)p;
        s->compare[i].end = (const char *)p + bytes;
        if (i == s->compared) s->compared++;
        if (bytes == 0) s->compare[i] = s->compare[--s->compared];
    }
    sg_checked_unlock_();
#endif
    (void)p;
    (void)bytes;
    return ok;
}
/* Makes SG_EXPLORE compare only what digest, a uint64_t (*)(void *context), returns after a launch. So different results can count as
 * the same if they are equally good. NULL: no longer. */
SG_INLINE void sg_checked_compare_by(sg_checked_digest_of_ digest, void *context) {
#if SG_CHECKED
    sg_checked_lock_();
    sg_checked_state_get_()->digest = digest;
    sg_checked_state_get_()->digest_context = context;
    sg_checked_unlock_();
#endif
    (void)digest;
    (void)context;
}
/* Sends reports to listener, a void (*)(const sg_checked_report *report, void *context), instead of stderr. Each pair of lines is
 * reported once. Reports come one at a time, on the thread that found the fault. listener must not launch. NULL: to stderr again. */
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
/* After this, faults that were reported already are reported again if they are found again. */
SG_INLINE void sg_checked_forget_reports(void) {
#if SG_CHECKED
    sg_checked_lock_();
    sg_checked_state_get_()->tolds = 0;
    sg_checked_unlock_();
#endif
}
/* The number of faults so far, including those that were not reported again; 0 in a build that is not checked. */
SG_INLINE uint32_t sg_checked_count(void) {
#if SG_CHECKED
    return sg_checked_state_get_()->count;
#else
    return 0;
#endif
}

#endif
