/* SPDX-License-Identifier: MIT */
/* The data of the engine (run.h): what a launch, a kernel's loop, a waiting sub-group and the engine
 * itself consist of. Also their memory, and how a failure is put in words. */
#ifndef SG_GROUP_ENGINE_H
#define SG_GROUP_ENGINE_H

#include <stddef.h>
#include <stdint.h>

#include "../port.h"
#include "error.h"
#include "range.h"

/* The most sub-groups of a work-group. One that waits has a stack, and on Linux a stack takes two of the
 * 65,530 mappings of a process. */
#define SG_MAX_NUM_SUB_GROUPS 256

/* Frames are larger where the compiler keeps every value in memory, and where a sanitizer leaves gaps between values.
 * Kernels of foreach.h may be compiled with other flags than the engine. */
#if SG_HAVE_OPTIMIZED_ && !SG_ASAN && !SG_TSAN
#define SG_ENGINE_LARGE_FRAMES_ 0
#else
#define SG_ENGINE_LARGE_FRAMES_ 1
#endif
#if defined(SG_WITHOUT_LANES_) && !SG_ENGINE_LARGE_FRAMES_
#define SG_ENGINE_STACK_KIB_ 1024
#else
#define SG_ENGINE_STACK_KIB_ (!SG_ENGINE_LARGE_FRAMES_ ? 256 : sizeof(void *) > 4 ? 4096 : 1024)
#endif

enum {
    SG_ENGINE_STACK_BYTES_ = (int)SG_ENGINE_STACK_KIB_ * 1024, /* committed when touched */
    SG_ENGINE_ARENA_STACK_BYTES_ = 16 * 1024,
    SG_ENGINE_LEAST_STACK_BYTES_ = (SG_ENGINE_LARGE_FRAMES_ ? 1024 : 256 * SG_CONTEXT_FRAMES_) * sizeof(void *), /* twice what a kernel takes that does nothing but wait */
    SG_ENGINE_OWN_STACK_BYTES_ = SG_ENGINE_LEAST_STACK_BYTES_ / 8, /* the part of it below the first function of a barrier */
    SG_ENGINE_LOCAL_BYTES_ = 64 * 1024,
    SG_ENGINE_RING_MASK_ = SG_MAX_NUM_SUB_GROUPS - 1,
    SG_ENGINE_NATIVE_ = 0xffff, /* a place that is no slot: the caller's stack */
    /* For the address sanitizer, and in the checked build, arrays of local memory lie twice as far apart: behind each array there is a gap
     * of the array's size, and before the first one there is an edge. */
    SG_ENGINE_LOCAL_SPREAD_ = SG_MEMORY_GAPS_ ? 2 : 1,
    SG_ENGINE_LOCAL_EDGE_ = SG_MEMORY_GAPS_ ? 64 : 0
};
SG_STATIC_ASSERT((SG_MAX_NUM_SUB_GROUPS & SG_ENGINE_RING_MASK_) == 0, "the ring's size is a power of two");

/* Stands in front of the functions of the engine, and of those that kernels call. The thread sanitizer must not see them: it
 * would report the bookkeeping of different sub-groups as a race. The address sanitizer must see all of them: GCC 12 leaves marks
 * on the stack when a function ends, and an object of an unseen function could later lie on such a mark. */
#if SG_TSAN
#define SG_ENGINE_ SG_CONTEXT_UNSEEN_ static
#define SG_ENGINE_NOINLINE_ SG_CONTEXT_UNSEEN_ static
#else
#define SG_ENGINE_ static inline
#define SG_ENGINE_NOINLINE_ SG_NOINLINE
#endif

typedef struct sg_engine_ sg_engine_;
typedef struct sg_engine_part_ sg_engine_part_;

/* What all work-groups of a launch have in common. */
typedef struct sg_engine_launch_ {
    void (*run)(const sg_engine_part_ *part, void *SG_RESTRICT args);
    void *args;
    const char *kernel;
    sg_range local, groups; /* sizes of a work-group, number of work-groups */
    uint32_t items; /* of a work-group */
    uint32_t sub_groups; /* of a work-group */
    size_t local_bytes; /* of local memory that the launch asks for */
    uint64_t seed; /* 0: sub-groups run in the order of their numbers */
    bool regions; /* an SG_GROUP_KERNEL, which has no barriers */
#if SG_CHECKED
    uint32_t number; /* of this launch */
#endif
} sg_engine_launch_;

/* What one call of a kernel works on: the work-groups begin to end - 1, and of each the sub-groups first to
 * last - 1. */
struct sg_engine_part_ {
    const sg_engine_launch_ *launch;
    sg_engine_ *engine;
    size_t begin, end;
    uint32_t first, last;
};

/* What the engine knows of a running sub-group: an object in the loop around the kernel's body. As long as the kernel gives its
 * address to nobody, the compiler knows that touched is false, and removes the object. So its address must not be passed to the
 * functions that are called after the body. */
typedef struct sg_engine_loop_ {
    const sg_engine_part_ *part;
    size_t group;
    uint32_t sub_group;
    bool touched; /* the engine was called during this work-group */
    sg_engine_ *engine;
} sg_engine_loop_;

/* A stack, and the sub-group on it. */
typedef struct sg_engine_slot_ {
    sg_context_ context; /* first: a context is cast to its slot */
    sg_stack_ stack;
    void *heap; /* the allocation that the stack lies in, if any */
    sg_engine_part_ part;
    uint32_t sub_group;
} sg_engine_slot_;

/* Each sub-group of a work-group has put one element into words, count in all. Joins them and writes to results. */
typedef void (*sg_engine_combine_)(void *words, void *results, uint32_t count, int op);

struct sg_engine_ {
    /* What every barrier reads, in one cache line: counts of the sub-groups of the current work-group. */
    uint32_t total; /* all of them */
    uint32_t next; /* the next to start; if stacked, the number of those that have started */
    uint32_t head, end, tail; /* of the ring */
    uint32_t phase; /* barriers passed */
    bool special; /* a barrier has more to do: a failure, stacks without guard pages, a seed */
    sg_engine_slot_ *current;
    const char *site; /* where the first one waits */
    sg_engine_slot_ *ahead; /* ring[head], read when head was last moved, so that the next barrier need not
                             * wait for that load. Not beside current: GCC would store both by one
                             * vector, and reading one of them soon after that is slow */

    bool active, stacked, ordered; /* modes: see run.h */
    char gates[2]; /* for the thread sanitizer: sg_engine_gate_ */
    uint32_t spares; /* stacks in use */
    size_t group;
    uint64_t *scratch; /* words and results, with a word for each sub-group. There are two of each, used in turns.
                        * So all sub-groups have passed a barrier between the last reading of one and the next writing */
    uint16_t *order, *place; /* sub-groups, and the slot of each, or SG_ENGINE_NATIVE_ */
    char *local;

    sg_engine_slot_ native; /* the caller's stack */
    sg_engine_slot_ *slots; /* the spare ones */
    uint32_t capacity; /* of slots, scratch and order */
    bool based; /* base is valid: control can return there */
    bool carved; /* stacks have no guard page */
    bool switchable; /* this machine can switch stacks */
    sg_context_ base;
    uintptr_t top; /* the address on the caller's stack where the kernel was called */

    size_t stack_bytes;
    size_t local_limit; /* bytes of local memory that a work-group may have */
    char *arena; /* the caller's memory; NULL: the heap */
    size_t arena_bytes;
    size_t low, high; /* the free part of it: slots and stacks lie below, local memory above */
    void *heap[3]; /* allocations: local memory; slots; local memory with gaps */
    bool fresh; /* local memory is ready for work-group fresh_group; used where sanitizers are told about memory */
    size_t fresh_group;
#if SG_CHECKED
    const void *stack_end; /* of the caller's stack: beyond it lies what is not the kernel's own */
    sg_checked_notes_ notes;
    sg_checked_clock_ *behind[2]; /* what atomic operations have ordered before the barriers of even and of odd numbers */
#endif
#if SG_TSAN
    sg_stack_ local_map, scratch_map; /* without an arena: local and scratch, in mappings that can be made new */
#endif
    sg_error error;
    sg_thrown_ thrown; /* by a kernel; error says it too */

    /* From head to end: sub-groups that have passed the last barrier and will go on. From end to tail: those that wait
     * at the next one. The ring is part of the engine, which saves two loads at every barrier. It lies next to the other
     * fields that a barrier writes, because a load waits for stores whose addresses differ by a multiple of 4096. Not zeroed. */
    sg_engine_slot_ *ring[SG_MAX_NUM_SUB_GROUPS];
};

/* ---- order, for the thread sanitizer ----
 * The thread sanitizer is told that every sub-group of every work-group is a thread, which begins after the launch begins and ends
 * before the launch ends. Only barriers order these threads: a sub-group releases the barrier's gate when it arrives, and
 * acquires it when it leaves. The next barrier has another gate, since the first sub-group may arrive there before the
 * last one has left here. An engine runs work-groups one after the other, but nothing orders them. So the memory that they
 * share through the engine is made new between them. Memory in the caller's arena cannot be made new; there they are ordered instead. */

SG_INLINE const void *sg_engine_gate_(const sg_engine_ *e, uint32_t phase) {
    return &e->gates[phase & 1];
}

/* ---- memory ---- */

/* Takes memory aligned to 64. What comes from the arena's lower end stays valid until the next run. */
SG_ENGINE_ void *sg_engine_take_(sg_engine_ *e, size_t bytes, void **heap) {
    char *p;
    if (!e->arena) return sg_memory_get_(bytes, heap);
    if (bytes > e->high - e->low) return NULL;
    p = e->arena + e->low;
    e->low += (bytes + 63) / 64 * 64; /* low and high stay multiples of 64 */
    return p;
}

/* Makes an engine on the caller's memory or, if arena is NULL, on the heap. It takes no memory before it needs it.
 * Sizes of 0 mean the defaults. */
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
    e->carved = arena != NULL || !SG_HAVE_PAGES;
    e->switchable = sg_context_allowed_();
}

SG_ENGINE_NOINLINE_ void sg_engine_free_slots_(sg_engine_ *e) {
    for (uint32_t i = 0; i < e->capacity; i++) {
        sg_engine_slot_ *slot = &e->slots[i];
        if (!slot->stack.memory) continue;
        sg_context_release_(&slot->context);
        if (e->arena) { /* a stack overflow may have written to the slot */
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
#if SG_TSAN
    sg_stack_free_(&e->scratch_map);
#endif
}

/* May be called twice. */
SG_ENGINE_ void sg_engine_free_(sg_engine_ *e) {
    if (e->slots) sg_engine_free_slots_(e);
    sg_memory_free_(e->heap[0]);
    sg_memory_free_(e->heap[2]);
    e->heap[0] = e->heap[2] = NULL;
    e->local = NULL;
#if SG_TSAN
    sg_stack_free_(&e->local_map);
#endif
}

/* Makes the arena as it was at first. So what a run finds there does not depend on earlier runs, which may have been larger or
 * may have overflowed a stack. */
SG_ENGINE_ void sg_engine_rewind_(sg_engine_ *e) {
    if (e->slots) sg_engine_free_slots_(e);
    e->local = NULL;
    e->low = 0;
    e->high = e->arena_bytes;
}

SG_ENGINE_NOINLINE_ bool sg_engine_grow_(sg_engine_ *e, uint32_t count) {
    uint32_t capacity = e->arena ? (count + 1) & ~1u : 8; /* even: what lies behind the slots is aligned to 8 */
    void *heap = NULL;
    size_t bytes;
    char *p;
    /* Take more than needed: to grow, all stacks must be made again, so this should happen rarely. */
    while (capacity < count) capacity *= 2;
    bytes = capacity * (sizeof *e->slots + 4 * sizeof *e->scratch + 2 * sizeof *e->order);
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
    e->place = e->order + capacity;
    e->capacity = capacity;
#if SG_TSAN
    if (!e->carved && sg_stack_make_(&e->scratch_map, 4 * capacity * sizeof *e->scratch, 0) == SG_OK) {
        e->scratch = (uint64_t *)e->scratch_map.memory;
    }
#endif
    return true;
}

/* Makes room for count sub-groups. false: nothing has changed. */
SG_ENGINE_ bool sg_engine_reserve_(sg_engine_ *e, uint32_t count) { return count <= e->capacity || sg_engine_grow_(e, count); }

/* The bytes of local memory, edges included; 0: too many. */
SG_ENGINE_ size_t sg_engine_local_bytes_(const sg_engine_ *e) {
    if (e->local_limit > SIZE_MAX / 4) return 0;
    return SG_ENGINE_LOCAL_SPREAD_ * ((e->local_limit + 63) / 64 * 64) + 2 * SG_ENGINE_LOCAL_EDGE_;
}

/* Local memory is not initialised. Under a seed it is filled with a pattern, so that a kernel that reads it without having written it
 * gives other results. The sanitizers are told that only declared memory may be accessed. */
SG_ENGINE_ void sg_engine_soil_(sg_engine_ *e, const sg_engine_launch_ *launch, size_t group) {
    if (!SG_CHECKED) SG_MEMORY_OPEN_(e->local - SG_ENGINE_LOCAL_EDGE_, sg_engine_local_bytes_(e)); /* so that memset may write */
    if (e->stacked || e->ordered || SG_CHECKED) memset(e->local, 0xa5, SG_ENGINE_LOCAL_SPREAD_ * e->local_limit);
    SG_MEMORY_CLOSE_(e->local - SG_ENGINE_LOCAL_EDGE_, sg_engine_local_bytes_(e));
    SG_MEMORY_OPEN_(e->local, launch->local_bytes);
    SG_MEMORY_NEW_(e->local, e->local_limit);
    SG_CHECKED_DO_(sg_checked_local_(e->local, SG_ENGINE_LOCAL_SPREAD_ * e->local_limit);)
    e->fresh = true;
    e->fresh_group = group;
    (void)launch;
}

/* Tells the sanitizers that local memory is new for this work-group. */
SG_ENGINE_ void sg_engine_freshen_(sg_engine_ *e, const sg_engine_launch_ *launch, size_t group) {
    if (SG_TELL_MEMORY_ && e->local && !(e->fresh && e->fresh_group == group)) sg_engine_soil_(e, launch, group);
}

/* Local memory with gaps comes from the heap even if there is an arena, so that such a build needs no larger arena. */
SG_ENGINE_ char *sg_engine_spread_local_(sg_engine_ *e) {
    if (!e->heap[2]) {
        const size_t bytes = sg_engine_local_bytes_(e);
        if (bytes == 0 || !sg_memory_get_(bytes, &e->heap[2])) return NULL;
    }
    return (char *)e->heap[2] + (64 - (uintptr_t)e->heap[2] % 64) + SG_ENGINE_LOCAL_EDGE_;
}

SG_ENGINE_NOINLINE_ bool sg_engine_reserve_local_(sg_engine_ *e, const sg_engine_launch_ *launch, size_t group) {
    if (!e->local) {
        if (!e->arena) {
#if SG_TSAN
            if (!e->carved && sg_stack_make_(&e->local_map, e->local_limit, 0) == SG_OK) {
                e->local = (char *)e->local_map.memory;
            }
#endif
            if (SG_MEMORY_GAPS_) e->local = sg_engine_spread_local_(e);
            else if (!e->local) e->local = (char *)sg_memory_get_(e->local_limit, &e->heap[0]);
        } else if (e->local_limit <= e->high - e->low) {
            e->high -= (e->local_limit + 63) / 64 * 64;
            e->local = SG_MEMORY_GAPS_ ? sg_engine_spread_local_(e) : e->arena + e->high;
        }
        if (e->local && (e->stacked || e->ordered || SG_TELL_MEMORY_)) sg_engine_soil_(e, launch, group);
        SG_TSAN_RELEASE_(&e->local); /* otherwise only this sub-group would know that local memory has been made */
    }
    SG_TSAN_ACQUIRE_(&e->local);
    return e->local != NULL;
}

/* In stacked mode, before the next work-group: makes the memory new that work-groups share through the engine. */
SG_ENGINE_ void sg_engine_renew_(sg_engine_ *e, const sg_engine_launch_ *launch) {
#if SG_TSAN
    bool renewed = !e->carved;
    SG_TSAN_FORGET_(&e->gates[0]);
    SG_TSAN_FORGET_(&e->gates[1]);
    if (renewed && e->local) renewed = sg_stack_renew_(&e->local_map);
    if (renewed) renewed = sg_stack_renew_(&e->scratch_map);
    if (!renewed) SG_TSAN_ACQUIRE_(launch);
#endif
    if (e->local) sg_engine_soil_(e, launch, e->group);
}

SG_ENGINE_ bool sg_engine_stack_(sg_engine_ *e, const sg_engine_launch_ *launch, sg_engine_slot_ *slot) {
    if (slot->stack.memory) {
        if (e->carved) sg_stack_mark_(&slot->stack); /* the sub-group before on this stack may have overflowed it */
        else if (SG_TSAN && !sg_stack_renew_(&slot->stack)) SG_TSAN_ACQUIRE_(launch);
        return true;
    }
    (void)launch;
    if (e->carved) {
        const size_t bytes = sg_stack_carve_bytes_(e->stack_bytes);
        void *memory = sg_engine_take_(e, bytes, &slot->heap);
        return memory && sg_stack_carve_(&slot->stack, memory, bytes) == SG_OK;
    }
    return sg_stack_make_(&slot->stack, e->stack_bytes, (unsigned)(slot - e->slots) + 1) == SG_OK;
}

/* ---- failure ---- */

/* Records a failure of the launch, with text behind the kernel's name. Only the first one counts. */
SG_ENGINE_NOINLINE_ void sg_engine_fail_(sg_engine_ *e, sg_status status, const char *kernel, const char *text) {
    if (e->error.status != SG_OK) return;
    e->special = true;
    e->error.code = 0;
    sg_error_begin_(&e->error, status, kernel);
    sg_error_add_(&e->error, text);
}

/* Abandons everything that runs or waits, on all stacks. Returns only if this machine cannot do that. */
SG_ENGINE_ void sg_engine_abandon_(sg_engine_ *e) {
    if (e->based) sg_context_abort_(&e->current->context, &e->base);
}

/* adds the numbers of the sub-groups that wait at the barrier, or of those that do not */
SG_ENGINE_NOINLINE_ void sg_engine_list_(sg_engine_ *e, uint32_t count, bool wait) {
    const char *before = "";
    uint32_t waits[(SG_MAX_NUM_SUB_GROUPS + 31) / 32]; /* bits, since the current stack may be small */
    memset(waits, 0, sizeof waits);
    for (uint32_t i = e->end; i != e->tail; i++) {
        const uint32_t k = e->ring[i & SG_ENGINE_RING_MASK_]->sub_group;
        waits[k / 32] |= (uint32_t)1 << k % 32;
    }
    for (uint32_t k = 0; k < count; k++) {
        uint32_t end = k;
        if ((waits[k / 32] >> k % 32 & 1) != wait) continue;
        while (end + 1 < count && (waits[(end + 1) / 32] >> (end + 1) % 32 & 1) == wait) end++;
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

SG_ENGINE_NOINLINE_ void sg_engine_diverged_(sg_engine_ *e, const sg_engine_launch_ *launch, const char *other_site) {
    if (e->error.status != SG_OK) return;
    sg_engine_fail_(e, SG_ERROR_BARRIER_DIVERGENCE, launch->kernel, "");
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
    SG_CHECKED_DO_(sg_checked_diverged_(e->error.text);)
}

#endif
