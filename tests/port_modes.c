/* SPDX-License-Identifier: MIT */
/* Test of sg/port/modes.h, and of launches by it: every sub-group computes with the floating-point modes that the launching thread has
 * at the launch, whoever runs it. */
#if __STDC_HOSTED__ && !defined(__wasm__)
#include <fenv.h>
#endif
#if defined(__SSE2__) && !defined(__TINYC__)
#include <xmmintrin.h>
#endif

#define SG_SIZE 4
#include <sg.h>

#include "tap.h"

/* ---- modes of this machine ---- */

enum { NEAREST, UPWARD, DOWNWARD, TO_ZERO, FLUSHED, MODES };
static const char *const t_names[MODES] = {"to nearest", "upward", "downward", "to zero", "subnormal numbers are 0"};

/* Switches this thread. false: the machine has no such mode, or the library no way to it. */
static bool set_mode(int mode) {
#if defined(FE_UPWARD) && defined(FE_DOWNWARD) && defined(FE_TOWARDZERO)
    static const int rounding[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO, FE_TONEAREST};
#if SG_HAVE_GNU && defined(__SSE2__)
    _mm_setcsr((_mm_getcsr() & ~0x8040u) | (mode == FLUSHED ? 0x8040u : 0));
#elif SG_HAVE_GNU && defined(__aarch64__)
    __asm__ __volatile__("msr fpcr, %0" : : "r"((uint64_t)(mode == FLUSHED) << 24));
#else
    if (mode == FLUSHED) return false;
#endif
    return fesetround(rounding[mode]) == 0;
#else
    return mode == NEAREST;
#endif
}

static void test_modes(void) {
#if defined(FE_INEXACT) && defined(FE_UPWARD)
    volatile float one = 1, three = 3, third;
    uint64_t before, after;
    int raised, kept;
    set_mode(NEAREST);
    before = sg_modes_get_();
    if (!set_mode(UPWARD) || sg_modes_get_() == before) {
        tap_skip("the modes of a thread", "they are not known here, or there are none");
        return;
    }
    after = sg_modes_get_();
    feclearexcept(FE_ALL_EXCEPT);
    third = one / three;
    tap_ok(sg_modes_get_() == after, "exceptions are no modes");
    raised = fetestexcept(FE_ALL_EXCEPT);
    sg_modes_set_(before);
    kept = fetestexcept(FE_ALL_EXCEPT);
    tap_ok(sg_modes_get_() == before && fegetround() == FE_TONEAREST, "modes are set");
    feclearexcept(FE_ALL_EXCEPT);
    sg_modes_set_(after);
    tap_ok(raised == kept && fetestexcept(FE_ALL_EXCEPT) == 0, "exceptions are kept, and none is made");
    set_mode(NEAREST);
    (void)third;
#else
    tap_skip("the modes of a thread", "the C library does not know them");
#endif
}

/* ---- launches ---- */

enum { WORKERS = 4, GROUP = 3 * SG_SIZE, GROUPS = 32, ITEMS = GROUP * GROUPS };

struct data {
    float in[ITEMS], out[ITEMS];
    uint32_t begun, wanted; /* how many work-groups have begun; the first so many wait for each other, so each is on another thread */
    uint64_t spoil; /* if not 0: modes that the kernel leaves behind */
};

static void meet(struct data *k) {
    const uint64_t since_ns = sg_time_ns_();
    sg_atomic_fetch_add_u32(&k->begun, 1, sg_memory_order_relaxed);
    while (sg_atomic_load_u32(&k->begun, sg_memory_order_relaxed) < k->wanted && sg_time_ns_() - since_ns < 1000000000) sg_cpu_pause();
}

/* thirds, and halves of subnormal numbers */
static sg_f32 compute(sg_f32 x) {
    return sg_add(sg_div(x, sg_splat_f32(3)), sg_mul(sg_splat_f32(1e-38f), sg_splat_f32(0.25f)));
}

SG_KERNEL(plain, sg_nd_item it, struct data *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t base = sg_nd_item_get_global_linear_id_base(it);
    if (sg_nd_item_get_local_linear_id_base(it) == 0) meet(k);
    sg_sub_group_store_f32(sg, k->out + base, compute(sg_sub_group_load_f32(sg, k->in + base)));
    if (k->spoil) sg_modes_set_(k->spoil);
}

SG_KERNEL(waits, sg_nd_item it, struct data *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t base = sg_nd_item_get_global_linear_id_base(it);
    if (sg_nd_item_get_local_linear_id_base(it) == 0) meet(k);
    for (int i = 0; i < 2; i++) {
        sg_group_barrier(sg_nd_item_get_group(it));
        sg_sub_group_store_f32(sg, k->out + base, compute(sg_sub_group_load_f32(sg, k->in + base)));
    }
}

SG_RANGE_KERNEL(range, sg_item it, struct data *k) {
    const size_t base = sg_item_get_linear_id_base(it);
    if (base % GROUP == 0) meet(k);
    sg_item_store_f32(it, k->out + base, compute(sg_item_load_f32(it, k->in + base)));
}

enum { PLAIN, WAITS, RANGE, FORMS };
static const char *const t_forms[FORMS] = {"", ", with barriers", ", a basic range"};

static bool launch(sg_queue *queue, int form, struct data *k, uint32_t wanted) {
    const sg_nd_range nd_range = sg_nd_range_1d(ITEMS, GROUP);
    k->begun = 0;
    k->wanted = wanted;
    memset(k->out, 0, sizeof k->out);
    if (form == PLAIN) return sg_parallel_for(queue, nd_range, plain, k) == SG_OK;
    if (form == WAITS) return sg_parallel_for(queue, nd_range, waits, k) == SG_OK;
    return sg_parallel_for_range(queue, sg_range_1d(ITEMS), range, k) == SG_OK;
}

static struct data t_data;
static float t_want[MODES][ITEMS];
static bool t_has[MODES];

/* what this thread alone computes in each mode; false: no mode makes a difference */
static bool compute_alone(void) {
    bool differ = false;
    for (int i = 0; i < ITEMS; i++) t_data.in[i] = (float)(i % 7 - 3);
    for (int mode = 0; mode < MODES; mode++) {
        t_has[mode] = set_mode(mode);
        if (!t_has[mode]) continue;
        launch(NULL, PLAIN, &t_data, 0);
        memcpy(t_want[mode], t_data.out, sizeof t_data.out);
        differ = differ || memcmp(t_want[mode], t_want[0], sizeof t_data.out) != 0;
    }
    set_mode(NEAREST);
    return differ;
}

static bool as_alone(int mode) {
    return memcmp(t_want[mode], t_data.out, sizeof t_data.out) == 0;
}

static void test_workers(void) {
    sg_queue_options options;
    sg_queue queue;
    memset(&options, 0, sizeof options);
    options.workers = WORKERS;
    if (sg_queue_init(&queue, &options) != SG_OK) {
        tap_ok(0, "a queue");
        return;
    }
    for (int form = 0; form < FORMS; form++) {
        if (form == WAITS && !SG_HAVE_CONTEXT) continue;
        for (int mode = MODES; mode-- > 0;) {
            bool right;
            if (!t_has[mode]) continue;
            set_mode(mode);
            right = launch(&queue, form, &t_data, queue.workers) && as_alone(mode);
            set_mode(NEAREST);
            tap_ok(right, "workers compute as the launcher does: %s%s", t_names[mode], t_forms[form]);
        }
    }
    set_mode(UPWARD);
    t_data.spoil = sg_modes_get_();
    set_mode(NEAREST);
    launch(&queue, PLAIN, &t_data, queue.workers);
    t_data.spoil = 0;
    set_mode(NEAREST);
    tap_ok(launch(&queue, PLAIN, &t_data, queue.workers) && as_alone(NEAREST), "what a kernel sets in a worker does not stay");
    sg_queue_destroy(&queue);
}

/* calls of a host whose threads have modes of their own, and keep them */
static void host_serial(void *context, uint32_t count, void (*task)(void *, uint32_t), void *arg) {
    const uint64_t before = sg_modes_get_();
    uint64_t own;
    set_mode(DOWNWARD);
    own = sg_modes_get_();
    for (uint32_t i = 0; i < count; i++) {
        task(arg, i);
        *(uint32_t *)context += sg_modes_get_() != own;
    }
    sg_modes_set_(before);
}

static void test_host(void) {
    sg_queue_options options;
    sg_host_pool host;
    sg_queue queue;
    uint32_t changed = 0;
    bool right = true;
    host.context = &changed;
    host.workers = WORKERS;
    host.run = host_serial;
    memset(&options, 0, sizeof options);
    options.host = &host;
    if (sg_queue_init(&queue, &options) != SG_OK) {
        tap_ok(0, "a queue on threads of a host");
        return;
    }
    for (int mode = 0; mode < MODES; mode++) {
        if (!t_has[mode]) continue;
        set_mode(mode);
        right = launch(&queue, PLAIN, &t_data, 0) && as_alone(mode) && right;
    }
    set_mode(NEAREST);
    tap_ok(right, "threads of a host compute as the launcher does");
    tap_ok(changed == 0, "and keep their own modes");
    sg_queue_destroy(&queue);
}

int main(void) {
    test_modes();
    if (compute_alone()) {
        test_workers();
        test_host();
    } else {
        tap_skip("launches in another mode", "there is none");
    }
    return tap_end();
}
