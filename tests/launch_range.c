/* SPDX-License-Identifier: MIT */
/* Launches over basic ranges: tails of every length between guard pages, kernels of all sizes in
 * one file, status codes, queues. */
#include "guard.h"

#include <string.h>

#define SG_SIZE 1
#include <sg.h>

#include "tap.h"

#define T_PASTE_(a, b) a##b
#define T_PASTE(a, b) T_PASTE_(a, b)
#define T_WITH_TYPE(row, e) row(e, SG_TYPE_##e##_)
#define T_ELEMENTS SG_EACH_ALL_(T_WITH_TYPE, T_ROW)

struct copy {
    const void *from;
    void *to;
};
static struct guard t_from, t_to;

/* n elements that end, or begin, at a page without access */
static int copy_ok(sg_queue *queue, const sg_range_kernel *kernel, size_t bytes, size_t n,
                   int at_end) {
    const size_t size = n * bytes, room = (size_t)(t_to.end - t_to.begin);
    unsigned char *from = at_end ? t_from.end - size : t_from.begin;
    unsigned char *to = at_end ? t_to.end - size : t_to.begin;
    struct copy k;
    k.from = from;
    k.to = to;
    memset(t_to.begin, 0xa5, room);
    for (size_t i = 0; i < size; i++) from[i] = (unsigned char)(i * 7 + n);
    if (sg_parallel_for_range(queue, sg_range_1d(n), (kernel), &k) != SG_OK) return 0;
    if (size && memcmp(from, to, size) != 0) return 0;
    for (unsigned char *p = t_to.begin; p < t_to.end; p++) {
        if ((p < to || p >= to + size) && *p != 0xa5) return 0;
    }
    return 1;
}

static int copies_ok(sg_queue *queue, const sg_range_kernel *kernel, size_t bytes, size_t lanes) {
    int ok = 1;
    snprintf(guard_what, sizeof guard_what, "%s", kernel->name);
    if (kernel->sub_group_size != lanes) return 0;
    for (size_t n = 0; n <= 3 * lanes + 1; n++) {
        ok &= copy_ok(queue, kernel, bytes, n, 0) && copy_ok(queue, kernel, bytes, n, 1);
    }
    return ok;
}

#include "launch_range.tmpl.h"
#define SG_SIZE 2
#include <sg.h>
#include "launch_range.tmpl.h"
#define SG_SIZE 4
#include <sg.h>
#include "launch_range.tmpl.h"
#define SG_SIZE 8
#include <sg.h>
#include "launch_range.tmpl.h"
#define SG_SIZE 16
#include <sg.h>
#include "launch_range.tmpl.h"
#define SG_SIZE 32
#include <sg.h>
#include "launch_range.tmpl.h"
#define SG_SIZE 64
#include <sg.h>
#include "launch_range.tmpl.h"
#define SG_SIZE 16
#include <sg.h>

/* a kernel that writes into its own arguments; it is declared before it is defined */
struct count { size_t calls, items, full; };
SG_RANGE_KERNEL(count_items, sg_item it, struct count *k) {
    k->calls++;
    k->items += sg_item_count(it);
    k->full += sg_all(sg_item_mask(it)) ? 1 : 0;
}

/* an item of this size, passed on to a function */
struct saxpy { float a; const float *x; float *y; };
SG_INLINE sg_f32 multiply(sg_item it, const struct saxpy *k) {
    return sg_mul(sg_item_load_f32(it, k->x + sg_item_get_linear_id_base(it)), sg_splat_f32(k->a));
}
SG_RANGE_KERNEL(saxpy, sg_item it, const struct saxpy *k) {
    float *y = k->y + sg_item_get_linear_id_base(it);
    sg_item_store(it, y, sg_add(multiply(it, k), sg_item_load_f32(it, y)));
}

/* absent lanes are false in the mask: a sum over a length with a tail */
struct sum { const uint32_t *x; uint32_t total; };
SG_RANGE_KERNEL(sum, sg_item it, struct sum *k) {
    const sg_u32 x = sg_load_masked(sg_item_mask(it), k->x + sg_item_get_linear_id_base(it));
    k->total += sg_get_lane(sg_reduce_add(x), 0);
}

static sg_status launch(sg_queue *queue, sg_range range, struct count *k) {
    return sg_parallel_for_range(queue, range, count_items, k);
}

static void check_status(void) {
    sg_queue queue;
    sg_queue_options options;
    struct count k = {0, 0, 0};
    memset(&options, 0, sizeof options);
    options.workers = 1;
    tap_ok(sg_queue_init(&queue, &options) == SG_OK, "queue with options");
    tap_ok(launch(&queue, sg_range_1d(0), &k) == SG_OK && k.calls == 0, "an empty range");
    tap_ok(launch(&queue, sg_range_2d(5, 0), &k) == SG_OK && k.calls == 0, "an empty row");
    tap_ok(sg_parallel_for_range(&queue, sg_range_1d(10), NULL, &k) == SG_ERROR_INVALID_ARGUMENT,
           "no kernel");
    tap_ok(sg_parallel_for_range(NULL, sg_range_1d(10), NULL, &k) == SG_ERROR_INVALID_ARGUMENT,
           "no kernel and no queue");
#if SIZE_MAX > 0xffffffffu
    tap_ok(launch(&queue, sg_range_1d((size_t)1 << 32), &k) == SG_ERROR_INVALID_RANGE, "2^32 items");
#endif
    tap_ok(k.calls == 0, "none of them ran the kernel");
    tap_ok(launch(&queue, sg_range_3d(3, 5, 7), &k) == SG_OK && k.calls == 7 && k.items == 105 &&
               k.full == 6, "the queue works after each of them");
    sg_queue_destroy(&queue);
    tap_ok(launch(&queue, sg_range_1d(10), &k) == SG_ERROR_CLOSED && k.calls == 7, "destroyed");
    sg_queue_destroy(&queue);
    tap_ok(launch(&queue, sg_range_1d(10), &k) == SG_ERROR_CLOSED, "destroyed twice");
    sg_queue_destroy(NULL);
    tap_ok(sg_queue_init(&queue, NULL) == SG_OK, "opened again");
    tap_ok(launch(&queue, sg_range_1d(10), &k) == SG_OK && k.items == 115, "it works again");
    sg_queue_destroy(&queue);
    tap_ok(sg_queue_init(NULL, NULL) == SG_ERROR_INVALID_ARGUMENT, "no place for a queue");
    memset(&queue, 0, sizeof queue);
    sg_queue_destroy(&queue);
    tap_ok(launch(&queue, sg_range_1d(1), &k) == SG_ERROR_CLOSED, "a zeroed queue");
}

static void check_kernels(void) {
    enum { MAX = 100 };
    float x[MAX], y[MAX];
    uint32_t u[MAX];
    int ok = 1;
    for (size_t n = 0; n <= MAX; n++) {
        struct saxpy k;
        struct sum s;
        uint32_t total = 0;
        for (size_t i = 0; i < MAX; i++) {
            x[i] = (float)i;
            y[i] = (float)(3 * i);
            u[i] = (uint32_t)(i * i + 1);
            if (i < n) total += u[i];
        }
        k.a = 2;
        k.x = x;
        k.y = y;
        s.x = u;
        s.total = 0;
        ok &= sg_parallel_for_range(NULL, sg_range_1d(n), saxpy, &k) == SG_OK;
        ok &= sg_parallel_for_range(NULL, sg_range_1d(n), sum, &s) == SG_OK && s.total == total;
        for (size_t i = 0; i < MAX; i++) ok &= y[i] == (float)(i < n ? 5 * i : 3 * i);
    }
    tap_ok(ok, "saxpy and sum of 0 to %d items", MAX);
}

int main(void) {
    sg_queue queue;
    check_status();
    check_kernels();
    if (!guard_open(&t_from, 193 * 8) || !guard_open(&t_to, 193 * 8)) return 99;
    if (sg_queue_init(&queue, NULL) != SG_OK) return 99;
    check_copies_x1(NULL);
    check_copies_x2(&queue);
    check_copies_x4(NULL);
    check_copies_x8(&queue);
    check_copies_x16(NULL);
    check_copies_x32(&queue);
    check_copies_x64(NULL);
    sg_queue_destroy(&queue);
    return tap_end();
}
