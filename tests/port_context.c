/* SPDX-License-Identifier: MIT */
/* Test of sg/port/context.h and sg/port/stack.h. */
#if defined(__unix__) || defined(__APPLE__)
#define _DEFAULT_SOURCE 1
#define _DARWIN_C_SOURCE 1
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#elif defined(_WIN32)
#define _WIN32_WINNT 0x0602
#define NOGDI
#include <windows.h>
#endif

#if __STDC_HOSTED__ && !defined(__wasm__)
#include <fenv.h>
#endif
#include <stdlib.h>
#include <string.h>

#include <sg/port/atomic.h>
#include <sg/port/context.h>
#include <sg/port/modes.h>
#include <sg/port/stack.h>

#include "again.h"
#include "tap.h"

#if defined(__GNUC__) && !defined(__TINYC__)
#define NOINLINE __attribute__((noinline))
#define OPAQUE(x) __asm__ volatile("" : "+m"(x))
#else
#define NOINLINE
#define OPAQUE(x) ((void)0)
#endif

static unsigned t_seed = 12345;
static unsigned next_number(void) {
    t_seed = t_seed * 1664525u + 1013904223u;
    return t_seed >> 8;
}

#if SG_HAVE_CONTEXT

enum { RING = 16, STACK_BYTES = 128 * 1024 };

static sg_context_ t_main, t_ring[RING];
static sg_stack_ t_stack[RING];

/* One stack reads after a switch what another wrote: the thread sanitizer knows no other order between them. */
static uint32_t t_order;
static inline void order(void) {
    sg_atomic_fetch_add_u32(&t_order, 1, sg_memory_order_acq_rel);
}
#define GO(from, to) (order(), sg_context_switch_(from, to), order())

static void make(int i, sg_context_entry_ entry) {
    order();
    sg_context_make_(&t_ring[i], t_stack[i].memory, t_stack[i].bytes, entry);
}

/* ---- arguments and stack of an entry ---- */

static int t_entered, t_aligned;

static NOINLINE int vector_aligned(void) {
    char text[64];
#if defined(__GNUC__) && !defined(__TINYC__)
    __attribute__((aligned(16))) double pair[2] = {1.25, 2.5};
    OPAQUE(pair);
    if ((uintptr_t)pair % 16) return 0;
#else
    double pair[2] = {1.25, 2.5};
#endif
    snprintf(text, sizeof text, "%.2f %.1f", pair[0], pair[1]);
    return strcmp(text, "1.25 2.5") == 0;
}

/* Windows must regard the stack that this runs on as the stack */
static NOINLINE int known_to_system(void) {
#if defined(_WIN32)
    ULONG_PTR low, high;
    GetCurrentThreadStackLimits(&low, &high);
    return (uintptr_t)&low >= low && (uintptr_t)&low < high;
#else
    return 1;
#endif
}

static int t_known;
static void entry_arguments(sg_context_ *from, sg_context_ *to) {
    order();
    t_known = known_to_system();
    t_entered = from == &t_main && to == &t_ring[0];
    t_aligned = vector_aligned();
    GO(to, from);
    t_entered = 2;
    for (;;) GO(to, from);
}

static void test_entry(void) {
    make(0, entry_arguments);
    GO(&t_main, &t_ring[0]);
    tap_ok(t_entered == 1, "an entry gets the context it came from and its own");
    tap_ok(t_aligned, "its stack is aligned");
    tap_ok(t_known && known_to_system(), "the system knows which stack it is, there and back");
    GO(&t_main, &t_ring[0]);
    tap_ok(t_entered == 2, "it goes on behind its switch");
    t_entered = 0;
    make(0, entry_arguments);
    make(0, entry_arguments);
    GO(&t_main, &t_ring[0]);
    tap_ok(t_entered == 1, "made again, and once more before it ran, it begins anew");
}

/* ---- floating-point modes ---- */

#if defined(FE_UPWARD) && SG_CONTEXT != 1
static uint64_t t_modes;
static void entry_modes(sg_context_ *from, sg_context_ *to) {
    order();
    for (;;) {
        t_modes = sg_modes_get_();
        GO(to, from);
    }
}

static void test_modes(void) {
    static const int modes[] = {FE_UPWARD, FE_TONEAREST};
    int right = 0, i;
    make(0, entry_modes);
    for (i = 0; i < 2; i++) {
        fesetround(modes[i]);
        GO(&t_main, &t_ring[0]);
        right += t_modes == sg_modes_get_();
    }
    tap_ok(right == 2, "floating-point modes belong to the thread");
}
#else
static void test_modes(void) {
    tap_skip("floating-point modes belong to the thread", "there are none, or ucontext keeps them for each context");
}
#endif

/* ---- two call sites in each of two contexts ---- */

static unsigned t_trace;
static void entry_two_sites(sg_context_ *from, sg_context_ *to) {
    order();
    for (;;) {
        t_trace = t_trace * 3 + 1;
        GO(to, from);
        t_trace = t_trace * 3 + 2;
        GO(to, from);
    }
}

static void test_two_sites(void) {
    unsigned expected = 0;
    int i;
    make(0, entry_two_sites);
    t_trace = 0;
    for (i = 0; i < 1000; i++) {
        t_trace = t_trace * 5 + 1;
        GO(&t_main, &t_ring[0]);
        t_trace = t_trace * 5 + 2;
        GO(&t_main, &t_ring[0]);
        expected = (expected * 5 + 1) * 3 + 1;
        expected = (expected * 5 + 2) * 3 + 2;
    }
    tap_ok(t_trace == expected, "two call sites on both sides alternate 1000 times");
}

/* ---- everything that lives across a switch ---- */

static int t_wrong;

#define TEN(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9)

/* Ten integers, ten doubles, ten floats and two long doubles, more than there are registers. */
static NOINLINE void live_values(sg_context_ *me, sg_context_ *other, unsigned seed, int rounds) {
#define X(k) \
    unsigned long i##k = seed * 7u + k; \
    double d##k = seed + k * 0.5; \
    float f##k = (float)(seed + k * 0.25);
    TEN(X)
#undef X
    long double l0 = seed, l1 = seed + 1;
    int n;
    for (n = 0; n < rounds; n++) {
#define X(k) \
    OPAQUE(i##k); \
    OPAQUE(d##k); \
    OPAQUE(f##k);
        TEN(X)
#undef X
#define X(k) \
    i##k += 3; \
    d##k += 1; \
    f##k += 2;
        TEN(X)
        l0 += 1;
        l1 += 2;
        GO(me, other);
        TEN(X)
#undef X
        GO(me, other);
    }
#define X(k) \
    if (i##k != seed * 7u + k + 6u * (unsigned)rounds) t_wrong++; \
    if (!(d##k == seed + k * 0.5 + 2 * rounds && f##k == (float)(seed + k * 0.25 + 4 * rounds))) \
        t_wrong++;
    TEN(X)
#undef X
    if (!(l0 == (long double)seed + rounds && l1 == (long double)seed + 1 + 2 * rounds)) t_wrong++;
}

/* a ring: each context switches to the next, the last to main */
static int t_live_done;
static void entry_live(sg_context_ *from, sg_context_ *to) {
    int me = (int)(to - t_ring);
    order();
    (void)from;
    live_values(to, me + 1 < RING ? &t_ring[me + 1] : &t_main, 100u + (unsigned)me, 50);
    t_live_done++;
    for (;;) GO(to, me + 1 < RING ? &t_ring[me + 1] : &t_main);
}

static void test_live(void) {
    int i;
    for (i = 0; i < RING; i++) make(i, entry_live);
    t_wrong = 0;
    t_live_done = 0;
    live_values(&t_main, &t_ring[0], 7, 50);
    GO(&t_main, &t_ring[0]);
    tap_ok(t_wrong == 0,
           "integers and floating point of 17 contexts live on over 100 switches (%d wrong)",
           t_wrong);
    tap_ok(t_live_done == RING, "all 16 of a ring came to their end");
}

/* ---- switches below a deep and branching call tree, with memory of variable size ---- */

static NOINLINE unsigned long descend(sg_context_ *me, sg_context_ *other, int depth,
                                      unsigned long sum) {
    unsigned long here = sum * 31u + (unsigned)depth;
#if defined(__GNUC__) && !defined(__TINYC__)
    size_t bytes = 16u + next_number() % 100u;
    unsigned char *room = (unsigned char *)__builtin_alloca(bytes);
    size_t i;
    memset(room, depth, bytes);
#endif
    if (depth % 3 == 0) GO(me, other);
    if (depth > 0) here = descend(me, other, depth - 1, here);
    if (depth % 4 == 1) GO(me, other);
#if defined(__GNUC__) && !defined(__TINYC__)
    for (i = 0; i < bytes; i++) {
        if (room[i] != (unsigned char)depth) t_wrong++;
    }
#endif
    return here ^ (unsigned long)depth;
}

static unsigned long descend_expected(int depth, unsigned long sum) {
    unsigned long here = sum * 31u + (unsigned)depth;
    if (depth > 0) here = descend_expected(depth - 1, here);
    return here ^ (unsigned long)depth;
}

static void entry_descend(sg_context_ *from, sg_context_ *to) {
    unsigned long me = (unsigned long)(to - t_ring);
    order();
    while (descend(to, from, 40, me) == descend_expected(40, me)) {}
    t_wrong++;
    for (;;) GO(to, from);
}

static void test_nested(void) {
    int i, n;
    for (i = 0; i < RING; i++) make(i, entry_descend);
    t_wrong = 0;
    for (n = 0; n < 200; n++) {
        for (i = 0; i < RING; i++) GO(&t_main, &t_ring[(i * 5 + n) % RING]);
    }
    tap_ok(t_wrong == 0, "switches below nested calls (%d wrong)", t_wrong);
}

/* ---- base, abort, abandoned stacks ---- */

static sg_context_ t_base, t_home;
static int t_reached, t_left, t_abort_from, t_steps;

static NOINLINE void deep_abort(sg_context_ *me, int depth) {
    volatile char room[300];
    memset((char *)room, depth, sizeof room);
    if (depth > 0)
        deep_abort(me, depth - 1);
    else {
        order();
        sg_context_abort_(me, &t_base);
    }
    t_left += room[depth];
}

static NOINLINE void step(sg_context_ *me, sg_context_ *other) {
    volatile char room[200];
    memset((char *)room, 1, sizeof room);
    GO(me, other);
    t_steps += room[7];
}

static void entry_abandoned(sg_context_ *from, sg_context_ *to) {
    int me = (int)(to - t_ring);
    order();
    (void)from;
    if (t_abort_from == me) deep_abort(to, 5);
    if (me + 1 < RING) {
        make(me + 1, entry_abandoned);
        step(to, &t_ring[me + 1]);
    }
    for (;;) step(to, &t_home);
}

static void run_abandoned(void *arg) {
    volatile char room[500];
    memset((char *)room, 3, sizeof room);
    order();
    t_reached += *(int *)arg;
    make(0, entry_abandoned);
    step(&t_home, &t_ring[0]);
    if (t_abort_from == RING) deep_abort(&t_home, 5);
    t_left += room[3] - 3;
    order();
}

static NOINLINE int dirty_stack(int n) {
    volatile char room[2000];
    memset((char *)room, n, sizeof room);
    return room[n];
}

static void test_abort(void) {
    int n, bad = 0, one = 1;
    t_reached = t_left = 0;
    for (n = 0; n < 500; n++) {
        t_abort_from = n % (RING + 2); /* RING: on the stack of base itself; RING + 1: nobody */
        sg_context_share_(&t_home, &t_base);
        sg_context_enter_(&t_base, run_abandoned, &one);
        order();
        if (t_reached != n + 1) bad++;
        if (dirty_stack(n % 100) != n % 100) bad++;
    }
    tap_ok(bad == 0, "run is called each time, and its caller goes on");
    tap_ok(t_left == 0, "nobody goes on behind an abort");
}

static NOINLINE double live_enter(double x) {
#define X(k) double d##k = x + k;
    TEN(X)
#undef X
    int one = 1;
#define X(k) OPAQUE(d##k);
    TEN(X)
#undef X
    sg_context_share_(&t_home, &t_base);
    sg_context_enter_(&t_base, run_abandoned, &one);
    return d0 + d1 + d2 + d3 + d4 + d5 + d6 + d7 + d8 + d9;
}

static void test_abort_live(void) {
    int n, bad = 0;
    for (n = 0; n < RING + 2; n++) {
        t_abort_from = n;
        if (!(live_enter(n) == 10 * n + 45)) bad++;
    }
    tap_ok(bad == 0, "values of the caller of enter live over an abort");
}

/* ---- vector registers that the translation unit is not compiled for ---- */

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__TINYC__)
#define TWENTY(X) TEN(X) X(10) X(11) X(12) X(13) X(14) X(15) X(16) X(17) X(18) X(19)
#define WIDE(name, feature, bytes) \
    typedef float name##_vector __attribute__((vector_size(bytes), aligned(4), may_alias)); \
    __attribute__((noinline, target(feature))) static void name( \
        sg_context_ *me, sg_context_ *other, const float *in, float *out) { \
        typedef name##_vector vector; \
        TWENTY(WIDE_LOAD) \
        GO(me, other); \
        TWENTY(WIDE_TWICE) \
        GO(me, other); \
        TWENTY(WIDE_STORE) \
    }
#define WIDE_LOAD(k) vector v##k = *(const vector *)(const void *)(in + 16 * k) + 1.0f;
#define WIDE_TWICE(k) v##k *= 2.0f;
#define WIDE_STORE(k) *(vector *)(void *)(out + 16 * k) = v##k + 1.0f;
WIDE(wide_512, "avx512f,avx512dq,avx512vl", 64)
WIDE(wide_256, "avx2", 32)

static int t_wide_bytes;
static void wide(sg_context_ *me, sg_context_ *other, float seed) {
    float in[20 * 16], out[20 * 16];
    int i, j, lanes = t_wide_bytes / 4;
    for (i = 0; i < 20 * 16; i++) in[i] = seed + (float)i;
    if (t_wide_bytes == 64)
        wide_512(me, other, in, out);
    else
        wide_256(me, other, in, out);
    for (i = 0; i < 20; i++) {
        for (j = 0; j < lanes; j++) {
            if (!(out[16 * i + j] == (seed + (float)(16 * i + j) + 1.0f) * 2.0f + 1.0f)) t_wrong++;
        }
    }
}

static void entry_wide(sg_context_ *from, sg_context_ *to) {
    order();
    for (;;) wide(to, from, 1000.0f);
}

static void test_wide(int bytes, int supported) {
    int n;
    char name[64];
    snprintf(name, sizeof name, "%d-bit registers by target attribute", 8 * bytes);
    if (!supported) {
        tap_skip(name, "not on this machine");
        return;
    }
    order();
    t_wide_bytes = bytes;
    t_wrong = 0;
    make(0, entry_wide);
    for (n = 0; n < 20; n++) {
        order();
        wide(&t_main, &t_ring[0], (float)n);
    }
    tap_ok(t_wrong == 0, "%s (%d lanes wrong)", name, t_wrong);
}
#endif

/* ---- exceptions ---- */

#ifdef __cplusplus
struct counted {
    ~counted() {
        t_reached++;
    }
};
static NOINLINE void throw_deep(sg_context_ *me, sg_context_ *other, int depth) {
    counted c;
    if (depth % 2) GO(me, other);
    if (depth == 0) throw 42;
    throw_deep(me, other, depth - 1);
}

static void entry_throw(sg_context_ *from, sg_context_ *to) {
    order();
    for (;;) {
        try {
            throw_deep(to, from, 10);
        } catch (int value) {
            if (value != 42) t_wrong++;
            t_steps++;
        }
        GO(to, from);
    }
}

static void test_exceptions(void) {
    t_wrong = t_steps = t_reached = 0;
    for (int i = 0; i < 4; i++) make(i, entry_throw);
    for (int n = 0; n < 60; n++) {
        for (int i = 0; i < 4; i++) GO(&t_main, &t_ring[i]);
    }
    tap_ok(t_wrong == 0 && t_steps == 40 && t_reached == 440, "throw and catch between switches");
}
#endif

/* ---- stacks ---- */

static NOINLINE int exhaust(int n) {
    volatile char room[1000];
    memset((char *)room, n, sizeof room);
    if (n < 0) return 0;
    return exhaust(n + 1) + room[5];
}

static void entry_exhaust(sg_context_ *from, sg_context_ *to) {
    order();
    t_steps = exhaust(0);
    for (;;) GO(to, from);
}

static void test_guard(void) {
#if SG_HAVE_POSIX
    int status = 0;
    pid_t child;
    fflush(stdout);
    child = fork();
    if (child == 0) {
        signal(SIGSEGV, SIG_DFL); /* sanitizers have guards of their own */
        signal(SIGBUS, SIG_DFL);
        make(3, entry_exhaust);
        GO(&t_main, &t_ring[3]);
        _exit(0);
    }
    waitpid(child, &status, 0);
    tap_ok(WIFSIGNALED(status) && (WTERMSIG(status) == SIGSEGV || WTERMSIG(status) == SIGBUS),
           "endless recursion ends on the guard page (status %x)", (unsigned)status);
#elif SG_HAVE_WINDOWS
    if (again_what()[0]) {
        make(3, entry_exhaust);
        GO(&t_main, &t_ring[3]);
        exit(AGAIN_SURVIVED);
    }
    tap_ok(again_crashes("exhaust"), "endless recursion ends on the guard page");
#else
    (void)entry_exhaust;
    tap_skip("endless recursion ends on the guard page", "no guard pages");
#endif
}

static void entry_overflow(sg_context_ *from, sg_context_ *to) {
    order();
    GO(to, from);
    memset((char *)t_stack[0].memory - 8, 0, 16); /* as a frame that is too large would */
    for (;;) GO(to, from);
}

static void test_carve(void) {
    static char arena[65536];
    sg_stack_ s;
    sg_context_ c;
    const sg_stack_ saved = t_stack[0];
    memset(&s, 0, sizeof s);
    memset(&c, 0, sizeof c);
    tap_ok(sg_stack_carve_(&s, arena + 3, 100) == SG_ERROR_NO_MEMORY,
           "too little memory to carve");
    tap_ok(sg_stack_carve_(&s, arena + 3, 65000) == SG_OK && sg_stack_intact_(&s) &&
               (char *)s.memory > arena + 3 && (char *)s.memory + s.bytes <= arena + 3 + 65000,
           "a stack carved from memory");
    t_stack[0] = s;
    sg_context_make_(&c, s.memory, s.bytes, entry_overflow);
    GO(&t_main, &c);
    tap_ok(sg_stack_intact_(&s), "its canary is whole");
    GO(&t_main, &c);
    tap_ok(!sg_stack_intact_(&s), "its canary is not, after an overflow");
    t_stack[0] = saved;
    sg_context_release_(&c);
    sg_stack_free_(&s);
    {
        static const size_t sizes[] = {64, 1000, 1024, 4096, 10000, 16384, 20000, 40000};
        char *aligned = arena + (64 - (uintptr_t)arena % 64) % 64;
        size_t i, enough = 0, tight = 0;
        for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            const size_t bytes = sg_stack_carve_bytes_(sizes[i]);
            enough += sg_stack_carve_(&s, aligned, bytes) == SG_OK && s.bytes >= sizes[i];
            sg_stack_free_(&s);
            if (sizes[i] < 16384) tight += bytes < sizes[i] + 128; /* to a multiple of 64, and the canary */
            else tight += bytes < sizes[i] + 4096 + 128 && bytes % 4096 == 13 * 64;
        }
        tap_ok(enough == i, "sg_stack_carve_bytes_ is enough");
        tap_ok(tight == i, "small stacks take what they need, large ones a place of their own in the cache");
    }
}

static void test_make(void) {
#if SG_HAVE_PAGES
    sg_stack_ s;
    uintptr_t top0, top1;
    memset(&s, 0, sizeof s);
    tap_ok(sg_stack_make_(&s, SIZE_MAX - 5000, 0) == SG_ERROR_NO_MEMORY,
           "a stack as large as all memory");
    tap_ok(sg_stack_make_(&s, 0, 0) == SG_OK && s.bytes >= 4096, "a stack of the least size");
    sg_stack_free_(&s);
    top0 = (uintptr_t)t_stack[0].memory + t_stack[0].bytes;
    top1 = (uintptr_t)t_stack[1].memory + t_stack[1].bytes;
    tap_ok((top0 - top1) % 4096 == 13 * 64, "tops are coloured");
#endif
}

/* memory for stacks where the system gives none */
static int stacks(void) {
    int i;
    for (i = 0; i < RING; i++) {
        if (sg_stack_make_(&t_stack[i], STACK_BYTES, (unsigned)i) != SG_OK) {
            size_t bytes = sg_stack_carve_bytes_(STACK_BYTES);
            void *memory = malloc(bytes + 64);
            if (memory) memory = (char *)memory + (64 - (uintptr_t)memory % 64);
            if (!memory || sg_stack_carve_(&t_stack[i], memory, bytes) != SG_OK)
                return 0;
        }
    }
    return 1;
}

int main(void) {
    int i, n;
    static const char *const backend[] = {"none", "ucontext", "assembly", "threads"};
#if SG_HAVE_WINDOWS
    if (again_what()[0] && stacks()) test_guard();
#endif
    tap_note("backend: %s, address sanitizer %d, thread sanitizer %d", backend[SG_CONTEXT], SG_ASAN,
             SG_TSAN);
    if (!tap_ok(sg_context_allowed_(), "this machine allows it")) return tap_end();
    if (!tap_ok(stacks(), "stacks")) return tap_end();
    test_guard(); /* forks: before there are threads */
    test_entry();
    test_modes();
    test_two_sites();
    test_live();
    test_nested();
    test_abort();
    test_abort_live();
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__TINYC__)
    test_wide(32, __builtin_cpu_supports("avx2"));
    test_wide(64, __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
                      __builtin_cpu_supports("avx512dq"));
#endif
#ifdef __cplusplus
    test_exceptions();
#endif
    test_carve();
    test_make();
    for (n = i = 0; i < RING; i++) {
        n += sg_stack_intact_(&t_stack[i]);
        sg_context_release_(&t_ring[i]);
        sg_stack_free_(&t_stack[i]);
    }
    tap_ok(n == RING, "all stacks are whole");
    return tap_end();
}

#else

int main(void) {
    tap_note("backend: none");
    tap_ok(!sg_context_allowed_(), "no stacks to switch (%u)", next_number());
    return tap_end();
}

#endif
