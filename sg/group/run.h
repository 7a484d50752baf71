/* SPDX-License-Identifier: MIT */
/* One work-group on one thread: the engine.
 *
 * A kernel is a loop over sub-groups around an inlined body, made by SG_KERNEL. It runs here on the
 * caller's stack, and as long as no body calls the engine, there is nothing but that loop. The first
 * barrier that has to wait leaves its sub-group where it is, on the stack it has, and goes on with the
 * same loop at the next sub-group on a spare stack; the last sub-group to arrive goes on without a
 * switch, and the others follow in the order they arrived. All bookkeeping is in sg_engine_arrive_,
 * which returns before the switch: the switch itself is inlined where the barrier stands, and so has
 * a branch prediction of its own.
 *
 * Two modes. Lazy: as above. Stacked: each sub-group has a stack of its own from the start, and the
 * caller's stack only waits; for a seeded order, in which any sub-group may be the first to run, and
 * for the thread sanitizer, which then tells sub-groups apart and finds a missing barrier.
 *
 * Divergence needs no clock: if no sub-group is left to run while others wait, those that are missing
 * have ended; and all must wait at the same place. Then all stacks are abandoned where they are and
 * control returns to where the launch began. */
#ifndef SG_GROUP_RUN_H
#define SG_GROUP_RUN_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "../port.h"
#include "error.h"
#include "range.h"

/* Most sub-groups of a work-group. A waiting one has a stack, and on Linux a stack takes two of the
 * 65,530 mappings of a process. */
#define SG_MAX_NUM_SUB_GROUPS 256

enum {
    SG_ENGINE_STACK_BYTES_ = 256 * 1024, /* committed when touched */
    SG_ENGINE_ARENA_STACK_BYTES_ = 16 * 1024,
    SG_ENGINE_LOCAL_BYTES_ = 64 * 1024
};

/* The functions of the engine; those that kernels call. Not for the thread sanitizer, which would take
 * the bookkeeping of different sub-groups for a race. The address sanitizer sees them all: GCC 12
 * leaves marks behind on the stack of a function that has ended, where an object of a function it
 * does not see may come to lie. */
#if SG_TSAN
#define SG_ENGINE_ SG_CONTEXT_UNSEEN_ static
#define SG_ENGINE_NOINLINE_ SG_CONTEXT_UNSEEN_ static
#else
#define SG_ENGINE_ static inline
#define SG_ENGINE_NOINLINE_ SG_NOINLINE
#endif

typedef struct sg_engine_ sg_engine_;
typedef struct sg_engine_part_ sg_engine_part_;

/* What is the same for all work-groups of a launch. */
typedef struct sg_engine_launch_ {
    void (*run)(const sg_engine_part_ *part, void *SG_RESTRICT args);
    void *args;
    const char *kernel;
    sg_range local, groups; /* sizes of a work-group, number of work-groups */
    uint32_t items; /* of a work-group */
    uint32_t sub_groups; /* of a work-group */
    uint32_t lanes; /* S */
    size_t local_bytes; /* of local memory, asked for at launch */
    uint64_t seed; /* 0: in the order of their numbers */
    bool regions; /* the kernel is written per work-group: it has no barriers */
} sg_engine_launch_;

/* What one call of a kernel works on: work-groups begin to end - 1, of each sub-groups first to
 * last - 1. */
struct sg_engine_part_ {
    const sg_engine_launch_ *launch;
    sg_engine_ *engine;
    size_t begin, end;
    uint32_t first, last;
};

/* A sub-group at work, as far as the engine must know of it: an object of the loop's body. As long as
 * no kernel gives its address away the compiler knows that touched is false, and nothing is left of
 * it; so it is never given to the functions that come after the body. */
typedef struct sg_engine_loop_ {
    const sg_engine_part_ *part;
    size_t group;
    uint32_t sub_group;
    uint32_t counted; /* those of this loop before it are in the engine's count */
    bool touched; /* the engine was called in this group */
    sg_engine_ *engine;
} sg_engine_loop_;

/* A stack, and the sub-group on it. */
typedef struct sg_engine_slot_ {
    sg_context_ context; /* first: a context is cast to its slot */
    sg_stack_ stack;
    void *heap; /* that the stack is in, if it is */
    sg_engine_part_ part;
    uint32_t sub_group;
} sg_engine_slot_;

/* Joins what the sub-groups of a work-group have laid into words, count elements one behind the
 * other, to results. */
typedef void (*sg_engine_combine_)(void *words, void *results, uint32_t count, int op);

struct sg_engine_ {
    /* what every barrier reads, a cache line: of the sub-groups of the group at work */
    uint32_t total; /* all of them */
    uint32_t next; /* the next to start, or the number of those started (stacked) */
    uint32_t head, end, tail, ring_mask;
    uint32_t phase; /* barriers passed */
    bool special; /* a barrier has more to do: failed, carved, seeded */
    sg_engine_slot_ **ring; /* from head to end those that have passed the last barrier and are to
                             * go on; from end to tail those that wait at the next */
    sg_engine_slot_ *current;
    const char *site; /* where the first one waits */

    bool active, stacked;
    uint32_t done; /* have ended */
    uint32_t spares; /* stacks in use */
    size_t group;
    uint64_t *scratch; /* words and results, a word for each sub-group; twice, used in turns: when
                        * one is written again all have passed a barrier after its last reading */
    uint16_t *order;
    char *local;

    sg_engine_slot_ native; /* the caller's stack */
    sg_engine_slot_ *slots; /* the spare ones */
    uint32_t capacity; /* of slots, ring, scratch and order */
    bool based; /* base is there to return to */
    bool carved; /* stacks have no guard page */
    bool switchable; /* the machine lets stacks be switched */
    sg_context_ base;

    size_t stack_bytes;
    size_t local_limit; /* bytes a work-group may have */
    char *arena; /* the caller's memory; NULL: the heap */
    size_t arena_bytes;
    void *heap[2]; /* to free: local, slots */
    sg_error error;
};

/* ---- memory ---- */

/* Aligned to 64. From the arena it is never given back. */
SG_ENGINE_ void *sg_engine_take_(sg_engine_ *e, size_t bytes, void **heap) {
    char *p;
    if (e->arena) {
        const size_t skip = (64 - (uintptr_t)e->arena % 64) % 64;
        if (e->arena_bytes < skip || e->arena_bytes - skip < bytes) return NULL;
        p = e->arena + skip;
        e->arena = p + bytes;
        e->arena_bytes -= skip + bytes;
        return p;
    }
    p = (char *)sg_memory_get_(bytes, heap);
    return p;
}

/* An engine on the caller's memory or, with arena NULL, on the heap; nothing is taken before it is
 * needed. Sizes of 0 are the defaults. */
SG_ENGINE_ void sg_engine_init_(sg_engine_ *e, size_t stack_bytes, size_t local_bytes, void *arena,
                                size_t arena_bytes) {
    const int usual = arena ? (int)SG_ENGINE_ARENA_STACK_BYTES_ : (int)SG_ENGINE_STACK_BYTES_;
    memset(e, 0, sizeof *e);
    e->stack_bytes = stack_bytes ? stack_bytes : (size_t)usual;
    e->local_limit = local_bytes ? local_bytes : (size_t)SG_ENGINE_LOCAL_BYTES_;
    e->arena = (char *)arena;
    e->arena_bytes = arena_bytes;
    e->carved = arena != NULL || !SG_HAVE_POSIX;
    e->switchable = sg_context_allowed_();
}

SG_ENGINE_ void sg_engine_free_stacks_(sg_engine_ *e) {
    for (uint32_t i = 0; i < e->capacity; i++) {
        if (!e->slots[i].stack.memory) continue;
        sg_context_release_(&e->slots[i].context);
        sg_stack_free_(&e->slots[i].stack);
        sg_memory_free_(e->slots[i].heap);
    }
}

/* Twice is harmless. */
SG_ENGINE_ void sg_engine_free_(sg_engine_ *e) {
    sg_engine_free_stacks_(e);
    sg_memory_free_(e->heap[0]);
    sg_memory_free_(e->heap[1]);
    e->heap[0] = e->heap[1] = NULL;
    e->slots = NULL;
    e->capacity = 0;
    e->local = NULL;
}

/* Room for count sub-groups. */
SG_ENGINE_ bool sg_engine_reserve_(sg_engine_ *e, uint32_t count) {
    uint32_t capacity = 8;
    size_t bytes;
    char *p;
    if (count <= e->capacity) return true;
    while (capacity < count) capacity *= 2;
    /* a few more than needed at first, so that growing is rare: stacks have to be made again */
    sg_engine_free_stacks_(e);
    e->capacity = 0;
    sg_memory_free_(e->heap[1]);
    e->heap[1] = NULL;
    bytes =
        capacity * (sizeof *e->slots + sizeof *e->ring + 4 * sizeof *e->scratch + sizeof *e->order);
    p = (char *)sg_engine_take_(e, bytes, &e->heap[1]);
    if (!p) return false;
    memset(p, 0, bytes);
    e->slots = (sg_engine_slot_ *)(void *)p;
    p += capacity * sizeof *e->slots;
    e->scratch = (uint64_t *)(void *)p;
    p += 4 * capacity * sizeof *e->scratch;
    e->ring = (sg_engine_slot_ **)(void *)p;
    p += capacity * sizeof *e->ring;
    e->order = (uint16_t *)(void *)p;
    e->ring_mask = capacity - 1;
    e->capacity = capacity;
    return true;
}

SG_ENGINE_ bool sg_engine_reserve_local_(sg_engine_ *e) {
    if (!e->local) {
        e->local = (char *)sg_engine_take_(e, e->local_limit, &e->heap[0]);
        SG_TSAN_RELEASE_(&e->local); /* or it would be for this sub-group alone */
    }
    SG_TSAN_ACQUIRE_(&e->local);
    return e->local != NULL;
}

SG_ENGINE_ bool sg_engine_stack_(sg_engine_ *e, sg_engine_slot_ *slot) {
    const unsigned colour = (unsigned)(slot - e->slots) + 1;
    if (slot->stack.memory) return true;
    if (e->carved) {
        const size_t bytes = sg_stack_carve_bytes_(e->stack_bytes);
        void *memory = sg_engine_take_(e, bytes, &slot->heap);
        return memory && sg_stack_carve_(&slot->stack, memory, bytes, colour) == SG_OK;
    }
    return sg_stack_make_(&slot->stack, e->stack_bytes, colour) == SG_OK;
}

/* ---- failure ---- */

/* Where the launch is told of: the first one counts. */
SG_ENGINE_ void sg_engine_fail_(sg_engine_ *e, sg_status status, int code, const char *kernel) {
    if (e->error.status != SG_OK) return;
    e->special = true;
    e->error.code = code;
    sg_error_begin_(&e->error, status, kernel);
}

/* Leaves everything that runs or waits, on whatever stack. Returns only where there is no way to. */
SG_ENGINE_ void sg_engine_abandon_(sg_engine_ *e) {
    if (e->based) sg_context_abort_(&e->current->context, &e->base);
}

/* the numbers of the sub-groups that wait at the barrier, or of those that do not */
SG_ENGINE_ void sg_engine_list_(sg_engine_ *e, uint32_t count, bool wait) {
    const char *before = "";
    bool waits[SG_MAX_NUM_SUB_GROUPS];
    memset(waits, 0, sizeof waits);
    for (uint32_t i = e->end; i != e->tail; i++) {
        waits[e->ring[i & e->ring_mask]->sub_group] = true;
    }
    for (uint32_t k = 0; k < count; k++) {
        uint32_t end = k;
        if (waits[k] != wait) continue;
        while (end + 1 < count && waits[end + 1] == wait) end++;
        sg_error_add_(&e->error, before);
        sg_error_add_number_(&e->error, k);
        if (end > k) {
            sg_error_add_(&e->error, "-");
            sg_error_add_number_(&e->error, end);
        }
        before = ", ";
        k = end;
    }
}

SG_ENGINE_ void sg_engine_diverged_(sg_engine_ *e, const sg_engine_launch_ *launch,
                                    const char *other_site) {
    if (e->error.status != SG_OK) return;
    sg_engine_fail_(e, SG_ERROR_BARRIER_DIVERGENCE, 0, launch->kernel);
    sg_error_add_group_(&e->error, e->group, launch->groups);
    sg_error_add_(&e->error, ": sub-groups ");
    sg_engine_list_(e, launch->sub_groups, true);
    sg_error_add_(&e->error, " wait at ");
    sg_error_add_(&e->error, e->site);
    if (other_site) {
        sg_error_add_(&e->error, ", sub-group ");
        sg_error_add_number_(&e->error, e->current->sub_group);
        sg_error_add_(&e->error, " at ");
        sg_error_add_(&e->error, other_site);
    } else {
        sg_error_add_(&e->error, "; ended: sub-groups ");
        sg_engine_list_(e, launch->sub_groups, false);
    }
    if (launch->seed) {
        sg_error_add_(&e->error, "; seed ");
        sg_error_add_number_(&e->error, launch->seed);
    }
}

/* ---- order ---- */

SG_INLINE uint64_t sg_engine_random_(uint64_t *state) {
    uint64_t x = *state += 0x9e3779b97f4a7c15u; /* splitmix64 */
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* A permutation of 0 to count - 1 that depends on the seed, the group and the phase only. */
SG_ENGINE_ void sg_engine_shuffle_(sg_engine_ *e, uint64_t seed, uint32_t count) {
    uint64_t state = seed ^ (e->group * 0xd1342543de82ef95u) ^ ((uint64_t)e->phase << 48);
    sg_engine_random_(&state);
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t j = (uint32_t)(sg_engine_random_(&state) % (i + 1));
        e->order[i] = e->order[j];
        e->order[j] = (uint16_t)i;
    }
}

/* ---- the group at work ---- */

SG_ENGINE_ void sg_engine_begin_(sg_engine_ *e, const sg_engine_launch_ *launch, size_t group) {
    e->done = e->next = e->phase = e->spares = 0;
    e->head = e->end = e->tail = 0;
    e->total = launch->sub_groups;
    e->special = e->carved || launch->seed != 0 || e->error.status != SG_OK;
    e->current = &e->native;
    e->group = group;
    e->active = true;
}

/* The first call of the engine from this loop in this group. */
SG_ENGINE_ void sg_engine_touch_(sg_engine_ *e, sg_engine_loop_ *loop) {
    if (!e->active) sg_engine_begin_(e, loop->part->launch, loop->group);
    e->done += loop->sub_group - loop->counted; /* those that ended without a word */
    loop->counted = loop->sub_group;
    if (!e->stacked) e->next = loop->sub_group + 1;
    e->current->sub_group = loop->sub_group;
    loop->touched = true;
}

SG_ENGINE_ void sg_engine_spare_(sg_context_ *from, sg_context_ *to);

SG_ENGINE_ bool sg_engine_make_(sg_engine_ *e, const sg_engine_launch_ *launch,
                                sg_engine_slot_ *slot, uint32_t first, uint32_t last) {
    if (!sg_engine_stack_(e, slot)) {
        sg_engine_fail_(e, SG_ERROR_NO_MEMORY, 0, launch->kernel);
        sg_error_add_(&e->error, ": no memory for the stack of a waiting sub-group");
        return false;
    }
    slot->part.launch = launch;
    slot->part.engine = e;
    slot->part.begin = e->group;
    slot->part.end = e->group + 1;
    slot->part.first = first;
    slot->part.last = last;
    slot->sub_group = first;
    sg_context_make_(&slot->context, slot->stack.memory, slot->stack.bytes, sg_engine_spare_);
    return true;
}

/* The slot of a sub-group that has not started, made the current one; NULL: no memory for it. */
SG_ENGINE_NOINLINE_ sg_engine_slot_ *sg_engine_start_(sg_engine_ *e,
                                                      const sg_engine_launch_ *launch) {
    sg_engine_slot_ *slot;
    if (e->stacked) {
        slot = &e->slots[e->order[e->next++]];
    } else {
        slot = &e->slots[e->spares++];
        if (!sg_engine_make_(e, launch, slot, e->next, launch->sub_groups)) return NULL;
        e->next++;
    }
    e->current = slot;
    return slot;
}

/* The slot to go on with, made the current one; NULL: there is none, or no memory for one. */
SG_INLINE sg_engine_slot_ *sg_engine_next_(sg_engine_ *e, const sg_engine_launch_ *launch) {
    if (SG_UNLIKELY(e->next < e->total)) return sg_engine_start_(e, launch);
    if (SG_UNLIKELY(e->head == e->end)) return NULL;
    return e->current = e->ring[e->head++ & e->ring_mask];
}

/* What a barrier is to do: go on, if to is NULL, or switch. */
typedef struct sg_engine_switch_ {
    sg_context_ *from, *to;
} sg_engine_switch_;

/* All have arrived, and it is a seed that says who goes on: sub-group k is in slot k. */
SG_ENGINE_ void sg_engine_reorder_(sg_engine_ *e, const sg_engine_launch_ *launch) {
    sg_engine_shuffle_(e, launch->seed, e->total);
    for (uint32_t i = 0; i < e->total; i++) e->ring[i] = &e->slots[e->order[i]];
    e->head = 1;
    e->end = e->tail = e->total;
    e->current = e->ring[0];
}

/* What a barrier must look at in special cases; false: the launch has failed. */
SG_ENGINE_NOINLINE_ bool sg_engine_may_wait_(sg_engine_ *e, const sg_engine_launch_ *launch) {
    const sg_stack_ *stack = &e->current->stack;
    if (e->carved && stack->memory && !sg_stack_intact_(stack)) {
        sg_engine_fail_(e, SG_ERROR_STACK_OVERFLOW, 0, launch->kernel);
        sg_error_add_group_(&e->error, e->group, launch->groups);
    }
    return e->error.status == SG_OK;
}

SG_ENGINE_ sg_engine_switch_ sg_engine_stop_(sg_engine_ *e) {
    sg_engine_switch_ none = {NULL, NULL};
    sg_engine_abandon_(e);
    return none;
}

/* Whether this work-group can wait at all; the first time that one of its loops does. */
SG_ENGINE_ bool sg_engine_can_wait_(sg_engine_ *e, const sg_engine_launch_ *launch) {
    if (e->error.status != SG_OK) return false;
    if (launch->regions) {
        sg_engine_fail_(e, SG_ERROR_FEATURE_NOT_SUPPORTED, 0, launch->kernel);
        sg_error_add_(&e->error, ": in a kernel written per work-group the barrier is the end of "
                                 "sg_for_each_sub_group");
    } else if (!e->switchable) {
        sg_engine_fail_(e, SG_ERROR_FEATURE_NOT_SUPPORTED, 0, launch->kernel);
        sg_error_add_(&e->error, " waits at a barrier, and this machine or build cannot switch "
                                 "stacks; write it with SG_GROUP_KERNEL");
    } else if (!sg_engine_reserve_(e, launch->sub_groups)) {
        sg_engine_fail_(e, SG_ERROR_NO_MEMORY, 0, launch->kernel);
        sg_error_add_(&e->error, ": no memory for the stacks of waiting sub-groups");
    }
    return e->error.status == SG_OK;
}

/* Where the sub-groups put what the coming barrier is to combine, and where they find the results.
 * Lost: the launch has failed, and this machine has no way to leave it. */
typedef struct sg_engine_words_ {
    void *words, *results;
} sg_engine_words_;
#define SG_ENGINE_LOST_(w) (!SG_HAVE_CONTEXT_ABORT && !(w).words)

SG_ENGINE_NOINLINE_ sg_engine_words_ sg_engine_words_of_(sg_engine_loop_ *loop) {
    sg_engine_ *e = loop->engine;
    sg_engine_words_ w = {NULL, NULL};
    bool ready = true;
    if (SG_UNLIKELY(!loop->touched)) {
        sg_engine_touch_(e, loop);
        ready = sg_engine_can_wait_(e, loop->part->launch);
    }
    if (SG_UNLIKELY(!ready || e->error.status != SG_OK)) {
        sg_engine_abandon_(e);
        return w;
    }
    w.words = e->scratch + (e->phase & 1) * 2 * e->capacity;
    w.results = (uint64_t *)w.words + e->capacity;
    return w;
}

/* A sub-group is at a barrier: all of it. */
SG_ENGINE_NOINLINE_ sg_engine_switch_ sg_engine_arrive_slow_(sg_engine_loop_ *loop,
                                                             const char *site,
                                                             sg_engine_combine_ combine, int op) {
    const sg_engine_launch_ *launch = loop->part->launch;
    sg_engine_ *e = loop->engine;
    sg_engine_switch_ go = {NULL, NULL};
    sg_engine_slot_ *from, *to;
    if (!loop->touched) {
        sg_engine_touch_(e, loop);
        if (!sg_engine_can_wait_(e, launch)) return sg_engine_stop_(e);
    }
    SG_TSAN_RELEASE_(&e->phase);
    from = e->current;
    if (e->special && !sg_engine_may_wait_(e, launch)) return sg_engine_stop_(e);
    if (e->tail == e->end) e->site = site;
    if (site != e->site && strcmp(site, e->site) != 0) {
        sg_engine_diverged_(e, launch, site);
        return sg_engine_stop_(e);
    }
    if (e->tail - e->end + 1 == e->total) {
        if (combine) {
            uint64_t *words = e->scratch + (e->phase & 1) * 2 * e->capacity;
            SG_TSAN_ACQUIRE_(&e->phase); /* the words; then the results are for all */
            combine(words, words + e->capacity, e->total, op);
            SG_TSAN_RELEASE_(&e->phase);
        }
        e->phase++;
        e->end = e->tail;
        if (launch->seed == 0 || !e->stacked) return go;
        sg_engine_reorder_(e, launch);
        if (e->current == from) return go;
        to = e->current;
    } else {
        e->ring[e->tail++ & e->ring_mask] = from;
        to = sg_engine_next_(e, launch);
        if (!to) {
            sg_engine_diverged_(e, launch, NULL);
            return sg_engine_stop_(e);
        }
    }
    go.from = &from->context;
    go.to = &to->context;
    return go;
}

/* A sub-group is at a barrier. combine, if given, works on the words of this phase when all are.
 * Here is what happens nearly always: others have come to the same place, and there is one to go on
 * with, or this is the last. Inlined: a call would add a tenth. */
SG_INLINE sg_engine_switch_ sg_engine_arrive_(sg_engine_loop_ *loop, const char *site,
                                              sg_engine_combine_ combine, int op) {
    sg_engine_ *e = loop->engine;
    sg_engine_switch_ go = {NULL, NULL};
    sg_engine_slot_ *from, *to;
    uint32_t head, end, tail;
    if (SG_TSAN || SG_UNLIKELY(!loop->touched || e->special || e->next < e->total)) {
        return sg_engine_arrive_slow_(loop, site, combine, op);
    }
    from = e->current;
    head = e->head;
    end = e->end;
    tail = e->tail;
    if (tail == end) {
        e->site = site;
    } else if (SG_UNLIKELY(site != e->site)) {
        return sg_engine_arrive_slow_(loop, site, combine, op);
    }
    if (SG_LIKELY(head != end)) {
        e->ring[tail & e->ring_mask] = from;
        to = e->ring[head & e->ring_mask];
        e->tail = tail + 1;
        e->head = head + 1;
        e->current = to;
        go.from = &from->context;
        go.to = &to->context;
        return go;
    }
    if (SG_UNLIKELY(combine || tail - end + 1 != e->total)) {
        return sg_engine_arrive_slow_(loop, site, combine, op);
    }
    e->phase++;
    e->end = tail;
    return go;
}

/* Sub-groups of this loop have ended, up to before end. Goes on with another one: returns the number
 * of the next for this loop, or that of all if there is none (on the caller's stack only). */
SG_ENGINE_ uint32_t sg_engine_leave_(sg_engine_ *e, const sg_engine_launch_ *launch,
                                     uint32_t ended) {
    sg_engine_slot_ *from = e->current, *to;
    e->done += ended;
    if (!e->stacked && e->next < e->total) {
        e->current->sub_group = e->next;
        return e->next++;
    }
    SG_TSAN_RELEASE_(&e->phase);
    if (SG_UNLIKELY(e->special) && !sg_engine_may_wait_(e, launch)) sg_engine_abandon_(e);
    to = sg_engine_next_(e, launch);
    if (!to) {
        if (e->tail != e->end || e->error.status != SG_OK) {
            if (e->error.status == SG_OK) sg_engine_diverged_(e, launch, NULL);
            sg_engine_abandon_(e);
        }
        to = e->current = &e->native; /* which waits in this function, or is here */
    }
    if (to != from) sg_context_switch_(&from->context, &to->context);
    SG_TSAN_ACQUIRE_(&e->phase);
    e->active = false;
    return launch->sub_groups;
}

/* The body of sub-group k has returned, and the engine was called in this group. Returns the
 * sub-group that the loop is to run next; UINT32_MAX: it is to end. */
SG_ENGINE_NOINLINE_ uint32_t sg_engine_finish_(const sg_engine_part_ *part, uint32_t k,
                                               uint32_t counted) {
    const sg_engine_launch_ *launch = part->launch;
    sg_engine_ *e = part->engine;
    uint32_t next = UINT32_MAX;
    if (e->error.status == SG_OK) {
        next = sg_engine_leave_(e, launch, k + 1 - counted);
    } else {
        sg_engine_abandon_(e);
    }
    return e->error.status == SG_OK ? next : UINT32_MAX;
}

SG_ENGINE_ void sg_engine_spare_(sg_context_ *from, sg_context_ *to) {
    sg_engine_slot_ *slot = (sg_engine_slot_ *)(void *)to;
    sg_engine_ *e = slot->part.engine;
    const sg_engine_launch_ *launch = slot->part.launch;
    uint32_t first = slot->part.first, last = slot->part.last;
    (void)from;
    for (;;) {
        slot->part.first = first;
        launch->run(&slot->part, launch->args);
        /* it returns here only if its last sub-groups never called the engine */
        if (!e->stacked) e->next = launch->sub_groups;
        first = sg_engine_leave_(e, launch, last - first);
    }
}

/* A kernel has failed its launch. */
SG_ENGINE_NOINLINE_ void sg_engine_fail_kernel_(sg_engine_loop_ *loop, int code) {
    const sg_engine_launch_ *launch = loop->part->launch;
    sg_engine_ *e = loop->engine;
    if (!loop->touched) sg_engine_touch_(e, loop);
    if (e->error.status != SG_OK) return;
    sg_engine_fail_(e, SG_ERROR_KERNEL, code, launch->kernel);
    sg_error_add_group_(&e->error, loop->group, launch->groups);
    sg_error_add_(&e->error, ", sub-group ");
    sg_error_add_number_(&e->error, loop->sub_group);
    sg_error_add_(&e->error, code < 0 ? ": code -" : ": code ");
    sg_error_add_number_(&e->error, code < 0 ? 0 - (uint64_t)code : (uint64_t)code);
}

/* ---- parts ---- */

/* One group in stacked mode. */
SG_ENGINE_ void sg_engine_run_stacked_(const sg_engine_part_ *part, size_t group) {
    sg_engine_ *e = part->engine;
    const sg_engine_launch_ *launch = part->launch;
    sg_engine_slot_ *to;
    sg_engine_begin_(e, launch, group);
    if (!sg_engine_reserve_(e, launch->sub_groups)) {
        sg_engine_fail_(e, SG_ERROR_NO_MEMORY, 0, launch->kernel);
        return;
    }
    for (uint32_t k = 0; k < launch->sub_groups; k++) e->order[k] = (uint16_t)k;
    if (launch->seed) sg_engine_shuffle_(e, launch->seed, launch->sub_groups);
    for (uint32_t k = 0; k < launch->sub_groups; k++) {
        if (!sg_engine_make_(e, launch, &e->slots[k], k, k + 1)) return;
    }
    to = sg_engine_next_(e, launch);
    SG_TSAN_RELEASE_(&e->phase);
    sg_context_switch_(&e->native.context, &to->context);
    SG_TSAN_ACQUIRE_(&e->phase);
    e->active = false;
}

SG_ENGINE_ void sg_engine_run_here_(void *arg) {
    const sg_engine_part_ *part = (const sg_engine_part_ *)arg;
    const sg_engine_launch_ *launch = part->launch;
    sg_engine_ *e = part->engine;
    sg_context_share_(&e->native.context, &e->base);
    if (launch->local_bytes && !sg_engine_reserve_local_(e)) {
        sg_engine_fail_(e, SG_ERROR_NO_MEMORY, 0, launch->kernel);
        sg_error_add_(&e->error, ": no local memory");
        return;
    }
    if (!e->stacked) {
        launch->run(part, launch->args);
        return;
    }
    for (size_t group = part->begin; group < part->end && e->error.status == SG_OK; group++) {
        if (e->local) memset(e->local, 0xa5, e->local_limit); /* uninitialised */
        sg_engine_run_stacked_(part, group);
    }
}

/* Runs work-groups begin to end - 1. False: the engine's error says why; it can be used again when
 * that is cleared. */
SG_ENGINE_ bool sg_engine_run_(sg_engine_ *e, const sg_engine_launch_ *launch, size_t begin,
                               size_t end) {
    sg_engine_part_ part;
    part.launch = launch;
    part.engine = e;
    part.begin = begin;
    part.end = end;
    part.first = 0;
    part.last = launch->sub_groups;
    e->active = false;
    e->stacked = e->switchable && !launch->regions && launch->sub_groups > 1 &&
                 (SG_TSAN || launch->seed != 0);
    e->based = SG_HAVE_CONTEXT_ABORT;
#if SG_HAVE_CONTEXT_ABORT
    sg_context_enter_(&e->base, sg_engine_run_here_, &part);
#else
    sg_engine_run_here_(&part);
#endif
    e->based = false;
    SG_TSAN_ACQUIRE_(&e->phase); /* of those that were abandoned */
    return e->error.status == SG_OK;
}

#endif
