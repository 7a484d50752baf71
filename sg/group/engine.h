/* SPDX-License-Identifier: MIT */
/* The parts of the engine (run.h): what a launch, a kernel's loop, a waiting sub-group and the engine
 * itself consist of, their memory, and how a failure is told. */
#ifndef SG_GROUP_ENGINE_H
#define SG_GROUP_ENGINE_H

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
    SG_ENGINE_LOCAL_BYTES_ = 64 * 1024,
    SG_ENGINE_RING_MASK_ = SG_MAX_NUM_SUB_GROUPS - 1
};
SG_STATIC_ASSERT((SG_MAX_NUM_SUB_GROUPS & SG_ENGINE_RING_MASK_) == 0, "the ring's size is a power of two");

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
    uint32_t head, end, tail; /* of the ring */
    uint32_t phase; /* barriers passed */
    bool special; /* a barrier has more to do: failed, carved, seeded */
    sg_engine_slot_ *current;
    const char *site; /* where the first one waits */
    sg_engine_slot_ *ahead; /* ring[head], read when head was last moved: the next barrier need not
                             * wait for that; not beside current, or GCC would store both by one
                             * vector, which is slow to read again */

    bool active, stacked;
    uint32_t spares; /* stacks in use */
    size_t group;
    uint64_t *scratch; /* words and results, a word for each sub-group; twice, used in turns: when
                        * one is written again all have passed a barrier after its last reading */
    uint16_t *order;
    char *local;

    sg_engine_slot_ native; /* the caller's stack */
    sg_engine_slot_ *slots; /* the spare ones */
    uint32_t capacity; /* of slots, scratch and order */
    bool based; /* base is there to return to */
    bool carved; /* stacks have no guard page */
    bool switchable; /* the machine lets stacks be switched */
    sg_context_ base;

    size_t stack_bytes;
    size_t local_limit; /* bytes a work-group may have */
    char *arena; /* the caller's memory; NULL: the heap */
    size_t arena_bytes;
    size_t low, high; /* what of it is free: slots and stacks lie below, local memory above */
    void *heap[2]; /* to free: local, slots */
    sg_error error;

    /* From head to end those that have passed the last barrier and are to go on; from end to tail
     * those that wait at the next. A part of the engine, so that every barrier has two loads less, and
     * next to what else it writes: stores to addresses that differ by a multiple of 4096 make loads
     * wait. Not zeroed. */
    sg_engine_slot_ *ring[SG_MAX_NUM_SUB_GROUPS];
};

/* ---- memory ---- */

/* Aligned to 64. From the arena's lower end it is there until the next run. */
SG_ENGINE_ void *sg_engine_take_(sg_engine_ *e, size_t bytes, void **heap) {
    char *p;
    if (!e->arena) return sg_memory_get_(bytes, heap);
    if (bytes > e->high - e->low) return NULL;
    p = e->arena + e->low;
    e->low += (bytes + 63) / 64 * 64; /* low and high are such multiples */
    return p;
}

/* An engine on the caller's memory or, with arena NULL, on the heap; nothing is taken before it is
 * needed. Sizes of 0 are the defaults. */
SG_ENGINE_ void sg_engine_init_(sg_engine_ *e, size_t stack_bytes, size_t local_bytes, void *arena,
                                size_t arena_bytes) {
    const int usual = arena ? (int)SG_ENGINE_ARENA_STACK_BYTES_ : (int)SG_ENGINE_STACK_BYTES_;
    memset(e, 0, offsetof(sg_engine_, ring));
    e->stack_bytes = stack_bytes ? stack_bytes : (size_t)usual;
    e->local_limit = local_bytes ? local_bytes : (size_t)SG_ENGINE_LOCAL_BYTES_;
    e->arena = (char *)arena;
    if (arena_bytes >= 64) {
        const size_t skip = (64 - (uintptr_t)arena % 64) % 64;
        e->arena += skip;
        e->arena_bytes = (arena_bytes - skip) / 64 * 64;
    }
    e->high = e->arena_bytes;
    e->carved = arena != NULL || !SG_HAVE_POSIX;
    e->switchable = sg_context_allowed_();
}

SG_ENGINE_ void sg_engine_free_slots_(sg_engine_ *e) {
    for (uint32_t i = 0; i < e->capacity; i++) {
        sg_engine_slot_ *slot = &e->slots[i];
        if (!slot->stack.memory) continue;
        sg_context_release_(&slot->context);
        if (e->arena) { /* where an overflow may have written to the slot */
            slot->stack.mapping_bytes = 0;
            slot->heap = NULL;
        }
        sg_stack_free_(&slot->stack);
        sg_memory_free_(slot->heap);
    }
    sg_memory_free_(e->heap[1]);
    e->heap[1] = NULL;
    e->slots = NULL;
    e->capacity = 0;
}

/* Twice is harmless. */
SG_ENGINE_ void sg_engine_free_(sg_engine_ *e) {
    sg_engine_free_slots_(e);
    sg_memory_free_(e->heap[0]);
    e->heap[0] = NULL;
    e->local = NULL;
}

/* The arena as it was at first: what a run can have and finds there does not depend on those before
 * it, which may have been larger, or have had an overflow. */
SG_ENGINE_ void sg_engine_rewind_(sg_engine_ *e) {
    sg_engine_free_slots_(e);
    e->local = NULL;
    e->low = 0;
    e->high = e->arena_bytes;
}

/* Room for count sub-groups; false: nothing has changed. */
SG_ENGINE_ bool sg_engine_reserve_(sg_engine_ *e, uint32_t count) {
    uint32_t capacity = 8;
    void *heap = NULL;
    size_t bytes;
    char *p;
    if (count <= e->capacity) return true;
    /* a few more than needed at first, so that growing is rare: stacks have to be made again */
    while (capacity < count) capacity *= 2;
    bytes = capacity * (sizeof *e->slots + 4 * sizeof *e->scratch + sizeof *e->order);
    p = (char *)sg_engine_take_(e, bytes, &heap);
    if (!p) return false;
    sg_engine_free_slots_(e);
    e->heap[1] = heap;
    memset(p, 0, bytes);
    e->slots = (sg_engine_slot_ *)(void *)p;
    p += capacity * sizeof *e->slots;
    e->scratch = (uint64_t *)(void *)p;
    p += 4 * capacity * sizeof *e->scratch;
    e->order = (uint16_t *)(void *)p;
    e->capacity = capacity;
    return true;
}

/* Local memory is not initialised; who reads it all the same is to see it under a seed. */
SG_ENGINE_ void sg_engine_soil_(sg_engine_ *e) {
    memset(e->local, 0xa5, e->local_limit);
}

SG_ENGINE_ bool sg_engine_reserve_local_(sg_engine_ *e) {
    if (!e->local) {
        if (!e->arena) {
            e->local = (char *)sg_memory_get_(e->local_limit, &e->heap[0]);
        } else if (e->local_limit <= e->high - e->low) {
            e->high -= (e->local_limit + 63) / 64 * 64;
            e->local = e->arena + e->high;
        }
        if (e->local && e->stacked) sg_engine_soil_(e);
        SG_TSAN_RELEASE_(&e->local); /* or it would be for this sub-group alone */
    }
    SG_TSAN_ACQUIRE_(&e->local);
    return e->local != NULL;
}

SG_ENGINE_ bool sg_engine_stack_(sg_engine_ *e, sg_engine_slot_ *slot) {
    const unsigned colour = (unsigned)(slot - e->slots) + 1;
    if (slot->stack.memory) {
        if (e->carved) sg_stack_mark_(&slot->stack); /* the last on it may have gone too far */
        return true;
    }
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
        waits[e->ring[i & SG_ENGINE_RING_MASK_]->sub_group] = true;
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

#endif
