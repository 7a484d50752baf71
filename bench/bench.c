/* SPDX-License-Identifier: MIT */
/* Runs every kernel with every peer and prints one line for each, for bench/report.awk:
 *
 *     bench [--threads N] [--kernels a,b] [--peers a,b] [--rounds N] [--sizes N] [--seconds S]
 *
 * First each peer's result is checked. Then, ROUNDS times, each runs in turn, so that whatever slows the machine down affects all
 * alike; in between run the probes of what the machine can do at most.
 * A sample is as many runs as take about 3 ms. A figure is the median of the rounds, with both quartiles;
 * a ratio is the median of the ratios within each round. A peer whose rounds would take longer than S seconds (default 4) gets
 * fewer rounds, at least 3; a peer that takes over 4 seconds for one run has only that run. --sizes N
 * takes the first N sizes of each kernel.
 * bench.sh starts it with one thread on one core, so that runtimes with threads of their own also have one core.
 *
 * Fields of a line, tab between: kernel, size, threads, unit, peer, variant, result, rate, lower and
 * upper quartile of the rate, time over that of sg's best, the limit's rate, 1 if lanes exchange data. Status 1: a result is wrong. */
#if !defined _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "bench.h"

#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { MOST_KERNELS = 128, MOST_PEERS = 2048, MOST_HERE = 64, MOST_ROUNDS = 101 };

int bench_threads = 1;

static const struct bench_kernel *kernels[MOST_KERNELS];
static size_t kernel_count;
static struct peer { const char *kernel, *name, *variant; void (*run)(void *); } peers[MOST_PEERS];
static size_t peer_count;

void bench_add_kernel(const struct bench_kernel *kernel) {
    if (kernel_count == MOST_KERNELS) abort();
    kernels[kernel_count++] = kernel;
}
void bench_add_peer(const char *kernel, const char *name, const char *variant, void (*run)(void *)) {
    const struct peer p = {kernel, name, variant, run};
    if (peer_count == MOST_PEERS) abort();
    peers[peer_count++] = p;
}

/* ---- memory, time, numbers ---- */

enum { HUGE = 1 << 21, HEAD = 64 };

void *bench_alloc(size_t bytes) {
    const size_t align = bytes >= HUGE ? HUGE : 4096, whole = (bytes + HEAD + align) / align * align;
    char *p = (char *)aligned_alloc(align, whole);
    if (!p) {
        fprintf(stderr, "bench: no memory for %zu bytes\n", bytes);
        exit(2);
    }
    if (align == HUGE) madvise(p, whole, MADV_HUGEPAGE);
    memset(p, 0, whole);
    return p;
}
void bench_free(void *p) {
    free(p);
}
double bench_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}
uint32_t bench_random(uint32_t *state) {
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}
float bench_random_f32(uint32_t *state) {
    return (float)(int)(bench_random(state) % 65537) / 32768.0f - 1.0f;
}
bool bench_close_f64(const double *a, const double *b, size_t n, double tolerance) {
    for (size_t i = 0; i < n; i++) {
        const double limit = tolerance * fmax(1, fabs(b[i]));
        if (!(fabs(a[i] - b[i]) <= limit)) return false;
    }
    return true;
}
bool bench_close_f32(const float *a, const float *b, size_t n, double tolerance) {
    for (size_t i = 0; i < n; i++) {
        const double limit = tolerance * fmax(1, fabs((double)b[i]));
        if (!(fabs((double)a[i] - (double)b[i]) <= limit)) return false;
    }
    return true;
}

static int compare(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
/* quartile number part */
static double quartile(const double *values, size_t count, size_t part) {
    double sorted[MOST_ROUNDS];
    memcpy(sorted, values, count * sizeof *values);
    qsort(sorted, count, sizeof sorted[0], compare);
    return sorted[(count - 1) * part / 4];
}

/* ---- one kernel at one size ---- */

#define LONG 4.0 /* seconds: a run that takes longer is not repeated, and includes what happens only the first time */

/* for a run that is repeated: now and then a virtual machine has all its cores on one real core for seconds, and everything runs half
 * as fast */
enum { LEAST_ROUNDS = 3 };
static int rounds = 11;
static double seconds_each = 4;
static bool all_right = true;

struct entry {
    const struct peer *peer;
    size_t repeat, rounds;
    double seconds[MOST_ROUNDS]; /* of one run */
    bool right, seen; /* seen: its one round is the run that was checked */
};

/* the probes for one size, in as much memory as the kernel uses */
enum { CACHES = 1 << 25, MOST_BYTES = 1 << 28 };
enum { PROBE_FMA, PROBE_READ, PROBE_FILL, PROBE_FILL_STREAM, PROBE_COPY, PROBE_COPY_STREAM, PROBES };
struct probes { char *from, *to; size_t bytes; };

static void probe(int which, const struct probes *p) {
    switch (which) {
    case PROBE_FMA: bench_probe_fma(); break;
    case PROBE_READ: bench_probe_read(p->from, p->bytes); break;
    case PROBE_FILL:
    case PROBE_FILL_STREAM: bench_probe_fill(p->to, p->bytes, which == PROBE_FILL_STREAM); break;
    default: bench_probe_copy(p->to, p->from, p->bytes, which == PROBE_COPY_STREAM);
    }
}

/* Does another thread of this process run, or would it run if it had a core? */
static bool others_run(void) {
    const int self = (int)syscall(SYS_gettid);
    bool run = false;
    const struct dirent *task;
    DIR *tasks = opendir("/proc/self/task");
    if (!tasks) return true;
    while (!run && (task = readdir(tasks)) != NULL) {
        char path[64], line[512];
        const char *state;
        FILE *f;
        if (task->d_name[0] == '.' || atoi(task->d_name) == self) continue;
        snprintf(path, sizeof path, "/proc/self/task/%.16s/stat", task->d_name);
        f = fopen(path, "r");
        if (!f) continue; /* it has ended */
        state = fgets(line, sizeof line, f) ? strrchr(line, ')') : NULL; /* its name is in brackets */
        run = state && state[1] == ' ' && state[2] == 'R';
        fclose(f);
    }
    closedir(tasks);
    return run;
}

/* The threads of some runtimes spin for up to 25 ms after their work is done, on the cores of whoever runs next. With one core, sg ran
 * after PoCL and lost 8 % by this. So they get time to fall asleep. The next peer begins with a run that does not count: it wakes threads
 * and replaces what the peer before left in caches. With several threads such runs go on for 20 ms: until then a scan on 16 cores was up to
 * a tenth slower behind a peer with other threads than behind one with the same. */
enum { REST_US = 100000, LOOK_US = 500 };
#define WAKE 0.02 /* seconds: in a longer run this does not matter */
static void rest(void) {
    for (int us = 0; us < REST_US && others_run(); us += LOOK_US) usleep(LOOK_US);
}
static void come_to_rest(const struct entry *e, void *args) {
    double begin;
    rest();
    if (e->seconds[0] >= WAKE) return;
    begin = bench_seconds();
    do {
        e->peer->run(args);
    } while (bench_threads > 1 && bench_seconds() - begin < WAKE);
}

static double sample(void (*run)(void *), void *args, size_t repeat) {
    const double begin = bench_seconds();
    for (size_t i = 0; i < repeat; i++) run(args);
    return (bench_seconds() - begin) / (double)repeat;
}
static double sample_probe(int which, const struct probes *p, size_t repeat) {
    const double begin = bench_seconds();
    for (size_t i = 0; i < repeat; i++) probe(which, p);
    return (bench_seconds() - begin) / (double)repeat;
}
static size_t repeats(double seconds) {
    const double repeat = 3e-3 / (seconds > 1e-9 ? seconds : 1e-9);
    return repeat < 1 ? 1 : (size_t)repeat;
}

/* the least seconds that the work can take, by the probes of one round: in caches reads and writes run at the same time; beyond the
 * caches they share the bandwidth */
static double least(const struct bench_work *w, const struct probes *p, const double *probe_seconds) {
    const double bytes = (double)p->bytes;
    const double fill = fmin(probe_seconds[PROBE_FILL], probe_seconds[PROBE_FILL_STREAM]);
    const double copy = fmin(probe_seconds[PROBE_COPY], probe_seconds[PROBE_COPY_STREAM]);
    const double read = w->read / bytes * probe_seconds[PROBE_READ], write = w->written / bytes * fill;
    const double both = w->bytes > CACHES ? (w->read + w->written) / (2 * bytes) * copy : 0;
    const double compute = w->flops / bench_probe_flops * probe_seconds[PROBE_FMA];
    return fmax(fmax(read, write), fmax(both, compute));
}

static bool listed(const char *list, const char *name) {
    const size_t n = strlen(name);
    if (!list) return true;
    for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        if (strncmp(at, name, n) == 0 && (at[n] == ',' || at[n] == 0)) return true;
    }
    return false;
}

static bool not_there;
void bench_not_there(void) {
    not_there = true;
}

/* the first run: is the result right, and how long does it take? false: this peer cannot run here */
static bool meet(const struct bench_kernel *kernel, void *args, struct entry *e) {
    double once;
    if (kernel->reset) kernel->reset(args);
    not_there = false;
    rest();
    once = sample(e->peer->run, args, 1);
    if (not_there) return false;
    e->right = kernel->right(args);
    if (once < LONG) once = sample(e->peer->run, args, 1); /* timed without what happens only the first time */
    e->repeat = repeats(once);
    e->seconds[0] = once;
    e->seen = once > LONG;
    e->rounds = e->seen ? 1 : (size_t)fmin(fmax(seconds_each / (once * (double)e->repeat), LEAST_ROUNDS), rounds);
    return true;
}

static void print(const struct bench_kernel *kernel, size_t n, const struct bench_work *work,
                  const struct entry *e, const struct entry *best, double limit_seconds) {
    double ratio[MOST_ROUNDS], rate[3] = {0, 0, 0}, over = 0;
    for (size_t r = 0; r < e->rounds && best; r++) {
        ratio[r] = e->seconds[r] / best->seconds[r % best->rounds];
    }
    if (best) over = quartile(ratio, e->rounds, 2);
    for (size_t q = 0; q < 3; q++) rate[q] = work->units / quartile(e->seconds, e->rounds, q + 1) / 1e9;
    printf("%s\t%zu\t%d\t%s\t%s\t%s\t%s\t%.4g\t%.4g\t%.4g\t%.4f\t%.4g\t%d\n", kernel->name, n, bench_threads,
           kernel->unit, e->peer->name, e->peer->variant, e->right ? "right" : "WRONG", rate[1], rate[2],
           rate[0], over, limit_seconds > 0 ? work->units / limit_seconds / 1e9 : 0, kernel->shares);
}

static void run_case(const struct bench_kernel *kernel, size_t n, const char *wanted) {
    static struct entry entries[MOST_HERE];
    const struct bench_work work = kernel->work(n);
    const double side = work.read > 0 && work.written > 0 ? work.bytes / 2 : work.bytes;
    struct probes probes;
    double probe_seconds[PROBES], limits[MOST_ROUNDS], limit;
    size_t probe_repeat[PROBES], count = 0, tested[PROBES] = {0};
    struct entry *best = NULL;
    void *args = kernel->make(n);
    probes.bytes = (size_t)fmin(fmax(side, 4096), MOST_BYTES) / 64 * 64;
    probes.from = (char *)bench_alloc(probes.bytes);
    probes.to = (char *)bench_alloc(probes.bytes);
    if (isatty(2)) fprintf(stderr, "%-20s %10zu, %d threads\r", kernel->name, n, bench_threads);
    for (size_t i = 0; i < peer_count && count < MOST_HERE; i++) {
        if (strcmp(peers[i].kernel, kernel->name) != 0 || !listed(wanted, peers[i].name)) continue;
        entries[count].peer = &peers[i];
        if (!meet(kernel, args, &entries[count])) continue;
        if (!entries[count].right) all_right = false;
        count++;
    }
    /* the probes that count here */
    tested[PROBE_FMA] = work.flops > 0;
    tested[PROBE_READ] = work.read > 0;
    tested[PROBE_FILL] = tested[PROBE_FILL_STREAM] = work.written > 0;
    tested[PROBE_COPY] = tested[PROBE_COPY_STREAM] = work.written > 0 && work.read > 0 && work.bytes > CACHES;
    for (int i = 0; i < PROBES; i++) {
        if (tested[i]) probe_repeat[i] = repeats(fmin(sample_probe(i, &probes, 1), sample_probe(i, &probes, 1)));
        probe_seconds[i] = 0;
    }
    for (size_t r = 0; r < (size_t)rounds; r++) {
        for (size_t i = 0; i < count; i++) { /* each round begins with another peer */
            struct entry *e = &entries[(i + r) % count];
            if (r >= e->rounds || e->seen) continue;
            come_to_rest(e, args);
            e->seconds[r] = sample(e->peer->run, args, e->repeat);
        }
        for (int i = 0; i < PROBES; i++) {
            if (!tested[i]) continue;
            rest();
            probe_seconds[i] = sample_probe(i, &probes, probe_repeat[i]);
        }
        limits[r] = least(&work, &probes, probe_seconds);
    }
    limit = quartile(limits, (size_t)rounds, 2);
    for (size_t i = 0; i < count; i++) {
        struct entry *e = &entries[i];
        if (strcmp(e->peer->name, "sg") != 0 || !e->right) continue;
        if (!best || quartile(e->seconds, e->rounds, 2) < quartile(best->seconds, best->rounds, 2)) best = e;
    }
    for (size_t i = 0; i < count; i++) print(kernel, n, &work, &entries[i], best, limit);
    fflush(stdout);
    bench_free(probes.from);
    bench_free(probes.to);
    kernel->drop(args);
}

/* ---- arguments ---- */

static void usage(const char *what) {
    fprintf(stderr, "bench: %s\nusage: bench [--threads N] [--kernels a,b] [--peers a,b] [--rounds N] "
                    "[--sizes N] [--seconds S]\n", what);
    exit(2);
}
static double number(const char *text, double least_value, double most) {
    char *end;
    const double value = text ? strtod(text, &end) : 0;
    if (!text || *end || end == text || !(value >= least_value && value <= most)) usage("a number is missing or out of range");
    return value;
}

static int by_name(const void *a, const void *b) {
    return strcmp((*(const struct bench_kernel *const *)a)->name, (*(const struct bench_kernel *const *)b)->name);
}

int main(int argc, char **argv) {
    const char *wanted_kernels = NULL, *wanted_peers = NULL;
    size_t sizes = 8;
    for (int i = 1; i < argc; i += 2) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(argv[i], "--threads") == 0) bench_threads = (int)number(value, 1, 1024);
        else if (strcmp(argv[i], "--rounds") == 0) rounds = (int)number(value, 1, MOST_ROUNDS);
        else if (strcmp(argv[i], "--sizes") == 0) sizes = (size_t)number(value, 1, 8);
        else if (strcmp(argv[i], "--seconds") == 0) seconds_each = number(value, 0, 1e6);
        else if (strcmp(argv[i], "--kernels") == 0 && value) wanted_kernels = value;
        else if (strcmp(argv[i], "--peers") == 0 && value) wanted_peers = value;
        else usage(argv[i]);
    }
    qsort(kernels, kernel_count, sizeof kernels[0], by_name);
    for (size_t k = 0; k < kernel_count; k++) {
        if (!listed(wanted_kernels, kernels[k]->name)) continue;
        for (size_t i = 0; i < sizes && kernels[k]->sizes[i]; i++) {
            run_case(kernels[k], kernels[k]->sizes[i], wanted_peers);
        }
    }
    return !all_right;
}
