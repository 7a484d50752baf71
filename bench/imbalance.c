/* SPDX-License-Identifier: MIT */
/* How evenly a queue shares out work-groups of different lengths: prints a Markdown table.
 *
 *   bench/imbalance [workers [sleep]]     default: all cores
 *
 * A launch is GROUPS work-groups, of about MICROSECONDS each on average. Idle is the part of the workers' time, from the begin to
 * the end of the launch, in which they ran no work-group: waking, sharing out, and waiting for the last one. Compared with: the same as
 * sub-groups of a range kernel; OpenMP's static and dynamic schedule if there is OpenMP; and the idle time that equal shares would
 * give, computed from the costs. Medians of LAUNCHES launches in a row; the ways take turns of TURN launches.
 *
 * Two workers on one core with two hardware threads slow each other down, and a virtual machine does not show which they are. A work-group
 * then takes twice as long on one worker as on another, and the longest one ends the launch. With sleep a work-group sleeps instead, SLEEP
 * times as long: then all workers are equally fast, even if there are more than cores, and only the sharing out is measured. */
#define _POSIX_C_SOURCE 200809L /* nanosleep */
#define SG_SIZE 16
#include <sg.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef _OPENMP
#include <omp.h>
#endif

enum { GROUPS = 1024, MICROSECONDS = 10, LAUNCHES = 100, TURN = 10, SLEEP = 100, SLEEPING_LAUNCHES = 10 };

struct groups { const uint32_t *loops; uint64_t *busy_ns; };

static bool sleeping;
SG_NOINLINE void work(size_t loops) {
    if (sleeping) { /* loops are nanoseconds */
        const struct timespec time = {(time_t)(loops / 1000000000), (long)(loops % 1000000000)};
        nanosleep(&time, NULL);
        return;
    }
    while (loops-- > 0) __asm__ __volatile__("" : "+r"(loops));
}
SG_INLINE void unit(const struct groups *k, size_t g) {
    const uint64_t begin = sg_time_ns_();
    work(k->loops[g]);
    k->busy_ns[g] = sg_time_ns_() - begin;
}
SG_KERNEL(uneven, sg_nd_item it, const struct groups *k) { unit(k, sg_nd_item_get_group_linear_id(it)); }
SG_RANGE_KERNEL(uneven_range, sg_item it, const struct groups *k) { unit(k, sg_item_get_linear_id_base(it) / SG_SIZE); }

/* ---- the ways ---- */

static bool by_kernel(sg_queue *queue, const struct groups *k) {
    return sg_parallel_for(queue, sg_nd_range_1d(GROUPS * SG_SIZE, SG_SIZE), uneven, k) == SG_OK;
}
static bool by_range(sg_queue *queue, const struct groups *k) {
    return sg_parallel_for_range(queue, sg_range_1d(GROUPS * SG_SIZE), uneven_range, k) == SG_OK;
}
#ifdef _OPENMP
static bool by_static(sg_queue *queue, const struct groups *k) {
    size_t g;
#pragma omp parallel for schedule(static) num_threads(queue->workers)
    for (g = 0; g < GROUPS; g++) unit(k, g);
    return true;
}
static bool by_dynamic(sg_queue *queue, const struct groups *k) {
    size_t g;
#pragma omp parallel for schedule(dynamic) num_threads(queue->workers)
    for (g = 0; g < GROUPS; g++) unit(k, g);
    return true;
}
#endif
static const struct { const char *name; bool (*launch)(sg_queue *queue, const struct groups *k); } ways[] = {
    {"idle", by_kernel}, {"range kernel", by_range},
#ifdef _OPENMP
    {"OpenMP static", by_static}, {"OpenMP dynamic", by_dynamic},
#endif
};
enum { WAYS = sizeof ways / sizeof ways[0] };

/* ---- the costs of work-groups, 0 to 1 ---- */

static uint32_t random_state = 1;
static double random_part(void) {
    random_state = random_state * 1664525u + 1013904223u;
    return (random_state >> 8) / 16777216.0;
}
static double equal(size_t g) { (void)g; return 1; }
static double rising(size_t g) { return (double)g / GROUPS; }
static double falling(size_t g) { return 1 - (double)g / GROUPS; }
static double random_cost(size_t g) { (void)g; return random_part(); }
static double few_heavy(size_t g) { (void)g; return random_part() < 0.05 ? 1 : 0.02; }
static double front_heavy(size_t g) { return g < 16 ? 1 : 1.0 / 120; }
/* rows of the Mandelbrot set: the work-groups in the middle of a launch take most of the time */
static double mandelbrot_row(size_t g) {
    const double cy = -1.5 + 3.0 * (double)g / GROUPS;
    int steps = 0;
    for (int p = 0; p < 256; p++) {
        const double cx = -2 + 3.0 * p / 256;
        double x = 0, y = 0;
        for (int i = 0; i < 256 && x * x + y * y <= 4; i++, steps++) {
            const double old = x;
            x = x * x - y * y + cx;
            y = 2 * old * y + cy;
        }
    }
    return steps / (256 * 256.0);
}
static const struct { const char *name; double (*cost)(size_t g); } cases[] = {
    {"all equal", equal}, {"rising", rising}, {"falling", falling}, {"random", random_cost},
    {"one in 20 is 50 times the others", few_heavy}, {"the first 16 are 120 times the others", front_heavy}, {"rows of the Mandelbrot set", mandelbrot_row},
};

static int compare(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
/* the idle time if the first worker gets the first GROUPS / workers, and so on */
static double equal_shares(const uint32_t *loops, size_t workers) {
    double all = 0, most = 0;
    for (size_t w = 0; w < workers; w++) {
        double sum = 0;
        for (size_t g = w * GROUPS / workers; g < (w + 1) * GROUPS / workers; g++) sum += loops[g];
        all += sum;
        if (sum > most) most = sum;
    }
    return 1 - all / (most * (double)workers);
}

int main(int argc, char **argv) {
    static uint32_t loops[GROUPS];
    static uint64_t busy_ns[GROUPS];
    static double idle[WAYS][LAUNCHES];
    const struct groups k = {loops, busy_ns};
    sg_queue_options options = {0};
    sg_queue queue;
    const bool sleeps = argc > 2 && strcmp(argv[2], "sleep") == 0;
    const int launches = sleeps ? SLEEPING_LAUNCHES : LAUNCHES, microseconds = sleeps ? SLEEP * MICROSECONDS : MICROSECONDS;
    double loops_per_ns = 0;
    if (argc > 1) options.workers = (uint32_t)atoi(argv[1]);
    if (sg_queue_init(&queue, &options) != SG_OK) {
        fprintf(stderr, "usage: imbalance [workers [sleep]]\n");
        return 2;
    }
    for (int i = 0; i < 20; i++) {
        const uint64_t begin = sg_time_ns_();
        double rate;
        work(1000000);
        rate = 1e6 / (double)(sg_time_ns_() - begin);
        if (rate > loops_per_ns) loops_per_ns = rate;
    }
    sleeping = sleeps;
    if (sleeping) loops_per_ns = 1;
    printf("## Workers without work\n\n%u workers, %d work-groups of about %d us%s\n\n", (unsigned)queue.workers, GROUPS, microseconds,
           sleeping ? ", asleep" : "");
    printf("| work-groups |");
    for (size_t w = 0; w < WAYS; w++) printf(" %s |", ways[w].name);
    printf(" with equal shares |\n| --- | --- |");
    for (size_t w = 0; w < WAYS; w++) printf(" --- |");
    printf("\n");
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        double cost[GROUPS], sum = 0;
        for (size_t g = 0; g < GROUPS; g++) sum += cost[g] = cases[c].cost(g);
        for (size_t g = 0; g < GROUPS; g++) loops[g] = (uint32_t)(cost[g] / sum * GROUPS * microseconds * 1000 * loops_per_ns);
        for (int i = 0; i < WAYS * launches; i++) {
            const int turn = i / TURN, way = turn % WAYS;
            const uint64_t begin = sg_time_ns_();
            uint64_t busy = 0, wall;
            if (!ways[way].launch(&queue, &k)) return 1;
            wall = sg_time_ns_() - begin;
            for (size_t g = 0; g < GROUPS; g++) busy += busy_ns[g];
            idle[way][turn / WAYS * TURN + i % TURN] = 1 - (double)busy / ((double)wall * queue.workers);
        }
        printf("| %s |", cases[c].name);
        for (size_t w = 0; w < WAYS; w++) {
            qsort(idle[w], (size_t)launches, sizeof idle[w][0], compare);
            printf(" %.1f%% |", 100 * idle[w][launches / 2]);
        }
        printf(" %.1f%% |\n", 100 * equal_shares(loops, queue.workers));
    }
    sg_queue_destroy(&queue);
    return 0;
}
