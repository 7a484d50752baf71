/* SPDX-License-Identifier: MIT */
/* What a launch costs: the worker pool and libgomp, both with their defaults.
 *
 * A case is `units` units of `unit_ns` work, launched back to back or one every `every_us`, on 2 threads or as many as the first
 * argument says. The two sides run it in turns, ROUNDS times. Between turns everything comes to rest, so that no spinning worker of
 * one side runs beside the other. A figure is the median of all launches of a side, in microseconds, with the 99th percentile beside
 * it; then processor time divided by elapsed time. The work is a loop whose number of
 * steps is measured at the start. So a unit does the same amount of work even
 * if a core is taken away meanwhile.
 *
 * libgomp waits as OMP_WAIT_POLICY says. Without OpenMP only sg runs.
 *
 *   bench/launch_pool --scaling [workers]     default: all cores
 *
 * prints, for 1, 2, 4 .. workers and for equal and unequal units, how much of the workers' time goes into units, in percent: the time of
 * one thread without a pool, divided by the workers and by the median time of a launch; for sg and for OpenMP's dynamic schedule. */
#include <sg/launch/pool.h>

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/types.h>
#include <sys/wait.h>

#ifdef _OPENMP
#include <omp.h>
#endif

enum { ROUNDS = 6, MOST = 4000 };

/* from <signal.h>, which hides it from strict C11 */
extern int b_kill(int process, int signal) __asm__("kill");

static double b_loops_per_ns;
static uint32_t b_threads = 2;

SG_NOINLINE void work(size_t loops) {
    while (loops-- > 0) __asm__ __volatile__("" : "+r"(loops));
}

static void rest(uint64_t us) {
    struct timeval t;
    t.tv_sec = (long)(us / 1000000);
    t.tv_usec = (long)(us % 1000000);
    select(0, NULL, NULL, NULL, &t);
}

static double cpu_ns(void) {
    struct rusage use;
    getrusage(RUSAGE_SELF, &use);
    return 1e9 * (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) +
           1e3 * (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec);
}

static void measure_loop(void) {
    int i;
    for (i = 0; i < 20; i++) {
        const uint64_t begin = sg_time_ns_();
        double rate;
        work(1000000);
        rate = 1e6 / (double)(sg_time_ns_() - begin);
        if (rate > b_loops_per_ns) b_loops_per_ns = rate;
    }
}

/* ---- the sides ---- */

typedef struct b_side {
    void (*launch)(size_t units, size_t loops);
    double *ns;
    size_t count;
    double cpu, wall;
} b_side;

static sg_pool_ b_pool;

static bool run_units(void *job, uint32_t worker, size_t begin, size_t end) {
    const size_t loops = *(const size_t *)job;
    (void)worker;
    for (; begin < end; begin++) work(loops);
    return true;
}

static void launch_sg(size_t units, size_t loops) {
    sg_pool_run_(&b_pool, units, run_units, &loops, &b_pool);
}

static void launch_alone(size_t units, size_t loops) {
    size_t i;
    for (i = 0; i < units; i++) work(loops);
}

#ifdef _OPENMP
static void launch_gomp(size_t units, size_t loops) {
    const size_t chunk = units / 8 / b_threads > 0 ? units / 8 / b_threads : 1;
    size_t i;
#pragma omp parallel for schedule(dynamic, chunk) num_threads(b_threads)
    for (i = 0; i < units; i++) work(loops);
}
static void launch_gomp_static(size_t units, size_t loops) {
    size_t i;
#pragma omp parallel for schedule(static) num_threads(b_threads)
    for (i = 0; i < units; i++) work(loops);
}
#endif

/* ---- cases ---- */

typedef struct b_case {
    const char *name;
    size_t units;
    double unit_ns;
    int launches; /* a round */
    unsigned every_us;
    int burners; /* processes that keep the cores busy */
} b_case;

static const b_case b_cases[] = {
    {"64 empty, back to back", 64, 0, 600, 0, 0},
    {"64 empty, every 2 ms", 64, 0, 60, 2000, 0},
    {"64 x 200 ns, back to back", 64, 200, 600, 0, 0},
    {"64 x 2 us, back to back", 64, 2000, 400, 0, 0},
    {"64 x 2 us, every 2 ms", 64, 2000, 60, 2000, 0},
    {"64 x 20 us, every 2 ms", 64, 20000, 40, 2000, 0},
    {"8 x 2 us, back to back", 8, 2000, 600, 0, 0},
    {"100000 x 20 ns, every 5 ms", 100000, 20, 20, 5000, 0},
    {"64 empty, every 2 ms, cores busy", 64, 0, 60, 2000, 1},
    {"64 x 2 us, every 2 ms, cores busy", 64, 2000, 40, 2000, 1},
};

static void turn(const b_case *c, b_side *side) {
    const size_t loops = (size_t)(c->unit_ns * b_loops_per_ns);
    uint64_t begin;
    double cpu;
    int i;
    for (i = 0; i < c->launches / 10; i++) side->launch(c->units, loops); /* not counted */
    begin = sg_time_ns_();
    cpu = cpu_ns();
    for (i = 0; i < c->launches; i++) {
        uint64_t then;
        if (c->every_us) rest(c->every_us);
        then = sg_time_ns_();
        side->launch(c->units, loops);
        side->ns[side->count++] = (double)(sg_time_ns_() - then);
    }
    side->wall += (double)(sg_time_ns_() - begin);
    side->cpu += cpu_ns() - cpu;
    rest(40000);
}

static int compare(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(b_side *side, double *p99) {
    qsort(side->ns, side->count, sizeof side->ns[0], compare);
    *p99 = side->ns[side->count * 99 / 100];
    return side->ns[side->count / 2];
}

static void run_case(const b_case *c) {
    static double ns[4][MOST];
    b_side side[4] = {{launch_alone, NULL, 0, 0, 0}, {launch_sg, NULL, 0, 0, 0}};
    pid_t burner[64];
    const unsigned burners = c->burners ? sg_cpu_count() % 65 : 0;
    unsigned b;
    int sides = 2, round, i;
    double median_ns[4], p99[4];
#ifdef _OPENMP
    side[sides++].launch = launch_gomp;
    side[sides++].launch = launch_gomp_static;
#endif
    for (b = 0; b < burners; b++) {
        burner[b] = fork();
        if (burner[b] == 0) {
            const uint64_t begin = sg_time_ns_();
            while (sg_time_ns_() - begin < 60u * 1000000000u) work(100000); /* orphans end */
            _exit(0);
        }
    }
    for (i = 0; i < sides; i++) side[i].ns = ns[i];
    for (round = 0; round < ROUNDS; round++)
        for (i = 0; i < sides; i++) turn(c, &side[i]);
    for (b = 0; b < burners; b++) {
        if (burner[b] <= 0) continue;
        b_kill(burner[b], 9);
        waitpid(burner[b], NULL, 0);
    }
    for (i = 0; i < sides; i++) median_ns[i] = median(&side[i], &p99[i]);
    printf("%-34s", c->name);
    for (i = 0; i < sides; i++) {
        printf(" %8.2f", median_ns[i] / 1000);
        if (i > 0) printf(" (%7.2f) %4.2f", p99[i] / 1000, side[i].cpu / side[i].wall);
    }
    if (sides == 4) {
        const double best = median_ns[2] < median_ns[3] ? median_ns[2] : median_ns[3];
        printf("  %5.2f", median_ns[1] / best);
    }
    printf("\n");
    fflush(stdout);
}

/* ---- scaling ---- */

enum { UNITS = 1024 };
static size_t b_loops[UNITS];

static bool run_uneven(void *job, uint32_t worker, size_t begin, size_t end) {
    (void)job;
    (void)worker;
    for (; begin < end; begin++) work(b_loops[begin]);
    return true;
}
static void uneven_alone(void) { (void)run_uneven(NULL, 0, 0, UNITS); }
static void uneven_sg(void) { sg_pool_run_(&b_pool, UNITS, run_uneven, NULL, b_loops); }
#ifdef _OPENMP
static void uneven_gomp(void) {
    size_t i;
#pragma omp parallel for schedule(dynamic, 1) num_threads(b_threads)
    for (i = 0; i < UNITS; i++) work(b_loops[i]);
}
#endif
/* of a quarter of a second, in microseconds */
static double median_of(void (*launch)(void)) {
    static double us[MOST];
    const uint64_t since_ns = sg_time_ns_();
    size_t n = 0, i;
    for (i = 0; i < 5; i++) launch();
    do {
        const uint64_t begin = sg_time_ns_();
        launch();
        us[n++] = (double)(sg_time_ns_() - begin) / 1000;
    } while (n < MOST && (n < 5 || sg_time_ns_() - since_ns < 250000000u));
    qsort(us, n, sizeof us[0], compare);
    return us[n / 2];
}
static int scaling(uint32_t most) {
    static const char *const names[] = {"equal", "the first 16 120 times heavier", "one in 20 50 times heavier"};
    static const double unit_ns[] = {200, 1000, 10000}; /* on average */
    void *memory = malloc(sg_pool_bytes_(most) + 64);
    size_t c, u, i;
    if (!memory) return 1;
    printf("%d units: efficiency in %%, sg and OpenMP\n%-46s", UNITS, "workers");
    for (b_threads = 1; b_threads <= most; b_threads *= 2) printf(" %9u", b_threads);
    printf("\n");
    for (c = 0; c < 3; c++) {
        for (u = 0; u < 3; u++) {
            uint32_t random = 1;
            double sum = 0, alone_us;
            for (i = 0; i < UNITS; i++) {
                random = random * 1664525 + 1013904223;
                b_loops[i] = c == 1 && i < 16 ? 120 : c == 2 && (random >> 8) % 20 == 0 ? 50 : 1;
                sum += (double)b_loops[i];
            }
            for (i = 0; i < UNITS; i++) {
                b_loops[i] = (size_t)((double)b_loops[i] / sum * UNITS * unit_ns[u] * b_loops_per_ns);
            }
            printf("%-32s %7.1f us a unit", names[c], unit_ns[u] / 1000);
            for (b_threads = 1; b_threads <= most; b_threads *= 2) {
                if (sg_pool_init_(&b_pool, b_threads, false, (unsigned char *)memory + (64 - (uintptr_t)memory % 64) % 64) != SG_OK)
                    return 1;
                alone_us = median_of(uneven_alone) / b_threads;
                printf(" %4.0f", 100 * alone_us / median_of(uneven_sg));
                sg_pool_destroy_(&b_pool);
#ifdef _OPENMP
                printf(" %4.0f", 100 * alone_us / median_of(uneven_gomp));
#else
                printf(" %4s", "-");
#endif
                fflush(stdout);
            }
            printf("\n");
        }
    }
    free(memory);
    return 0;
}

int main(int argc, char **argv) {
    void *memory;
    size_t i;
    if (argc > 1 && strcmp(argv[1], "--scaling") == 0) {
        const uint32_t most = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : sg_cpu_count();
        measure_loop();
        return most < 1 || most > 1024 ? 2 : scaling(most);
    }
    if (argc > 1) b_threads = (uint32_t)strtoul(argv[1], NULL, 10);
    if (b_threads < 1 || b_threads > 1024) return 2;
    memory = malloc(sg_pool_bytes_(b_threads) + 64);
    if (!memory) return 1;
    if (sg_pool_init_(&b_pool, b_threads, false,
                      (unsigned char *)memory + (64 - (uintptr_t)memory % 64) % 64) != SG_OK)
        return 1;
    measure_loop();
    printf("launches on %u threads, %u cores; us: median (p99) processors used; the ratio is to the"
           " better of libgomp's\n", b_threads, sg_cpu_count());
    printf("%-34s %8s %23s", "", "1 thread", "sg");
#ifdef _OPENMP
    printf(" %23s %23s  ratio", "libgomp dynamic", "libgomp static");
#endif
    printf("\n");
    for (i = 0; i < sizeof b_cases / sizeof b_cases[0]; i++) run_case(&b_cases[i]);
    sg_pool_destroy_(&b_pool);
    free(memory);
    return 0;
}
