/* SPDX-License-Identifier: MIT */
/* Atomic operations: results on one thread at every order, then counts, a lock and messages between threads. */
#include <sg/port.h>

#include "tap.h"

#if SG_HAVE_ATOMIC && (defined(__unix__) || defined(__APPLE__))
#include <pthread.h>
#define HAVE_THREADS 1
#else
#define HAVE_THREADS 0
#endif

enum { THREADS = 4, ROUNDS = 20000 };

#define T_PASTE_(a, b, c, d) a##b##c##d
#define T_FN(op, e) T_PASTE_(sg_atomic_, op, _, e)

/* f(op, arguments, result, object afterwards) from an object of the value start */
#define T_STEP(e, type, start, call, result, after) \
    { \
        type object = (type)(start), *p = &object; \
        const type got = (type)(call); \
        ok += got == (type)(result) && object == (type)(after); \
        steps++; \
    }

/* the operations that every arithmetic type has */
#define T_MOVES(e, type) \
    static void check_##e(sg_memory_order order, const char *name) { \
        int ok = 0, steps = 0; \
        type expected = (type)5; \
        T_STEP(e, type, 5, T_FN(load, e)(p, order), 5, 5) \
        T_STEP(e, type, 5, (T_FN(store, e)(p, (type)9, order), 0), 0, 9) \
        T_STEP(e, type, 5, T_FN(exchange, e)(p, (type)9, order), 5, 9) \
        T_STEP(e, type, 5, T_FN(compare_exchange, e)(p, &expected, (type)9, order), 1, 9) \
        T_STEP(e, type, 7, T_FN(compare_exchange, e)(p, &expected, (type)9, order), 0, 7) \
        ok += expected == (type)7; \
        steps++; \
        T_STEP(e, type, 5, T_FN(fetch_add, e)(p, (type)3, order), 5, 8) \
        T_STEP(e, type, 5, T_FN(fetch_sub, e)(p, (type)3, order), 5, 2) \
        T_MORE_##e(e, type) \
        tap_ok(ok == steps, #e " %s: %d of %d", name, ok, steps); \
    }
#define T_MORE_f32(e, type)
#define T_MORE_f64(e, type)
#define T_BITS(e, type) \
    T_STEP(e, type, 12, T_FN(fetch_and, e)(p, (type)10, order), 12, 8) \
    T_STEP(e, type, 12, T_FN(fetch_or, e)(p, (type)10, order), 12, 14) \
    T_STEP(e, type, 12, T_FN(fetch_xor, e)(p, (type)10, order), 12, 6) \
    T_STEP(e, type, 12, T_FN(fetch_min, e)(p, (type)10, order), 12, 10) \
    T_STEP(e, type, 12, T_FN(fetch_max, e)(p, (type)10, order), 12, 12) \
    T_STEP(e, type, 10, T_FN(fetch_min, e)(p, (type)12, order), 10, 10) \
    T_STEP(e, type, 10, T_FN(fetch_max, e)(p, (type)12, order), 10, 12)
#define T_UNSIGNED(e, type) \
    T_BITS(e, type) \
    T_STEP(e, type, 0, T_FN(fetch_sub, e)(p, (type)1, order), 0, ~(type)0) \
    T_STEP(e, type, ~(type)0, T_FN(fetch_add, e)(p, (type)2, order), ~(type)0, 1) \
    T_STEP(e, type, ~(type)0, T_FN(fetch_min, e)(p, (type)2, order), ~(type)0, 2)
#define T_SIGNED(e, type, least, most) \
    T_BITS(e, type) \
    T_STEP(e, type, most, T_FN(fetch_add, e)(p, (type)1, order), most, least) \
    T_STEP(e, type, least, T_FN(fetch_sub, e)(p, (type)1, order), least, most) \
    T_STEP(e, type, -3, T_FN(fetch_min, e)(p, (type)2, order), -3, -3) \
    T_STEP(e, type, -3, T_FN(fetch_max, e)(p, (type)2, order), -3, 2)
#define T_MORE_u32 T_UNSIGNED
#define T_MORE_u64 T_UNSIGNED
#define T_MORE_size T_UNSIGNED
#define T_MORE_i32(e, type) T_SIGNED(e, type, INT32_MIN, INT32_MAX)
#define T_MORE_i64(e, type) T_SIGNED(e, type, INT64_MIN, INT64_MAX)

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wfloat-equal"
#endif
T_MOVES(u32, uint32_t)
T_MOVES(i32, int32_t)
T_MOVES(u64, uint64_t)
T_MOVES(i64, int64_t)
T_MOVES(size, size_t)
T_MOVES(f32, float)
T_MOVES(f64, double)

static void check_ptr(sg_memory_order order, const char *name) {
    int a = 1, b = 2;
    void *object = &a, *expected = &a;
    int ok = sg_atomic_load_ptr(&object, order) == &a;
    ok += sg_atomic_exchange_ptr(&object, &b, order) == &a && object == &b;
    ok += !sg_atomic_compare_exchange_ptr(&object, &expected, NULL, order) && expected == &b;
    ok += sg_atomic_compare_exchange_ptr(&object, &expected, NULL, order) && object == NULL;
    sg_atomic_store_ptr(&object, &a, order);
    ok += object == &a;
    tap_equal_i64(ok, 5, name);
}

static void check_one_thread(void) {
#define T_ORDER(order, name) \
    check_u32(order, name); \
    check_i32(order, name); \
    check_u64(order, name); \
    check_i64(order, name); \
    check_size(order, name); \
    check_f32(order, name); \
    check_f64(order, name); \
    check_ptr(order, "ptr " name); \
    sg_atomic_fence(order);
    T_ORDER(sg_memory_order_relaxed, "relaxed")
    T_ORDER(sg_memory_order_acquire, "acquire")
    T_ORDER(sg_memory_order_release, "release")
    T_ORDER(sg_memory_order_acq_rel, "acq_rel")
    T_ORDER(sg_memory_order_seq_cst, "seq_cst")
}

static void check_bits(void) {
    float zero = 0.0f, minus = -0.0f;
    tap_ok(!sg_atomic_compare_exchange_f32(&zero, &minus, 1.0f, sg_memory_order_seq_cst),
           "0.0f is not exchanged for -0.0f");
    tap_equal_f64((double)minus, 0.0, "and the value found is 0.0f");
}

#if HAVE_THREADS
struct shared {
    uint32_t count, bits, locked, flag[2], turns;
    int32_t least, most;
    uint64_t sum;
    size_t size;
    float f32;
    double f64;
    uint64_t plain; /* under the lock */
    uint64_t message;
};
static struct shared t_shared;

static void *add(void *argument) {
    struct shared *s = &t_shared;
    const uint32_t self = *(const uint32_t *)argument;
    for (uint32_t i = 0; i < ROUNDS; i++) {
        uint32_t open = 0;
        sg_atomic_fetch_add_u32(&s->count, 1, sg_memory_order_relaxed);
        sg_atomic_fetch_xor_u32(&s->bits, 1u << (self + i % 8), sg_memory_order_relaxed);
        sg_atomic_fetch_add_u64(&s->sum, (uint64_t)i << 20, sg_memory_order_relaxed);
        sg_atomic_fetch_sub_size(&s->size, 1, sg_memory_order_relaxed);
        sg_atomic_fetch_add_f32(&s->f32, 1.0f, sg_memory_order_relaxed);
        sg_atomic_fetch_add_f64(&s->f64, 0.5, sg_memory_order_relaxed);
        sg_atomic_fetch_min_i32(&s->least, -(int32_t)(i * THREADS + self), sg_memory_order_relaxed);
        sg_atomic_fetch_max_i32(&s->most, (int32_t)(i * THREADS + self), sg_memory_order_relaxed);
        while (!sg_atomic_compare_exchange_u32(&s->locked, &open, 1, sg_memory_order_acquire)) {
            open = 0;
            sg_cpu_pause();
        }
        s->plain += i;
        sg_atomic_store_u32(&s->locked, 0, sg_memory_order_release);
    }
    return NULL;
}

/* Two threads take turns; each must see the other's plain write. */
static void *answer(void *argument) {
    struct shared *s = &t_shared;
    const uint32_t self = *(const uint32_t *)argument;
    for (uint32_t i = 0; i < 200; i++) {
        while (sg_atomic_load_u32(&s->turns, sg_memory_order_acquire) % 2 != self) sg_cpu_pause();
        s->message = s->message * 3 + self + 1;
        sg_atomic_fetch_add_u32(&s->turns, 1, sg_memory_order_release);
    }
    return NULL;
}

static int run_threads(uint32_t count, void *(*body)(void *)) {
    pthread_t thread[THREADS];
    uint32_t self[THREADS], started = 0;
    for (uint32_t i = 0; i < count; i++) {
        self[i] = i;
        if (pthread_create(&thread[i], NULL, body, &self[i]) != 0) break;
        started++;
    }
    for (uint32_t i = 0; i < started; i++) pthread_join(thread[i], NULL);
    return started == count;
}

static void check_threads(void) {
    const uint64_t triangle = (uint64_t)ROUNDS * (ROUNDS - 1) / 2;
    uint64_t message = 0;
    uint32_t bits = 0;
    t_shared.size = (size_t)THREADS * ROUNDS;
    if (!tap_ok(run_threads(THREADS, add), "%d threads of %d rounds", THREADS, ROUNDS)) return;
    for (uint32_t self = 0; self < THREADS; self++) {
        for (uint32_t i = 0; i < ROUNDS; i++) bits ^= 1u << (self + i % 8);
    }
    tap_equal_u64(t_shared.count, (uint64_t)THREADS * ROUNDS, "fetch_add u32");
    tap_equal_u64(t_shared.bits, bits, "fetch_xor u32");
    tap_equal_u64(t_shared.sum, (triangle << 20) * THREADS, "fetch_add u64");
    tap_equal_u64(t_shared.size, 0, "fetch_sub size");
    tap_equal_f64((double)t_shared.f32, (double)(THREADS * ROUNDS), "fetch_add f32");
    tap_equal_f64(t_shared.f64, (double)(THREADS * ROUNDS) * 0.5, "fetch_add f64");
    tap_equal_i64(t_shared.least, -(THREADS * ROUNDS - 1), "fetch_min i32");
    tap_equal_i64(t_shared.most, THREADS * ROUNDS - 1, "fetch_max i32");
    tap_equal_u64(t_shared.plain, triangle * THREADS, "a lock of compare_exchange and store");
    if (!tap_ok(run_threads(2, answer), "two threads that take turns")) return;
    for (uint32_t i = 0; i < 200; i++) message = (message * 3 + 1) * 3 + 2;
    tap_equal_u64(t_shared.message, message, "release and acquire pass plain writes on");
}
#else
static void check_threads(void) {
    tap_skip("threads", "no atomics or no threads here");
}
#endif

int main(void) {
    check_one_thread();
    check_bits();
    check_threads();
    return tap_end();
}
