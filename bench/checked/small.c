/* SPDX-License-Identifier: MIT */
/* Kernels of the bench on small sizes, for tests/mutants.py. The arguments are names and sizes; the output says for each way to compute one
 * whether its result is right. copy:stream means that way alone, and copy: the way without a name. */
#define main bench_main_
#define bench_alloc bench_alloc_
#define bench_free bench_free_
#include "../bench.c"
#undef main
#undef bench_alloc
#undef bench_free

#include <sg.h>
#include <stdlib.h>
#include <string.h>

/* Arrays at the same addresses, whatever else is on the heap, because another run is compared store by store. The memory around an
 * array is not part of it. */
enum { ROOM = 64 << 20, PAGE = 4096 };
void *bench_alloc(size_t bytes);
void bench_free(void *p);
void *bench_alloc(size_t bytes) {
    SG_ALIGN(4096) static char all[ROOM];
    static size_t used;
    void *p = all + used;
    used += (bytes + 2 * PAGE - 1) / PAGE * PAGE;
    if (used > ROOM) exit(2);
    sg_checked_range(p, bytes);
    return p;
}
void bench_free(void *p) { sg_checked_range_end(p); }

/* what the bench measures of the machine is constant here */
const double bench_probe_flops = 1;
void bench_probe_fma(void) {}
void bench_probe_read(const void *p, size_t bytes) { (void)p, (void)bytes; }
void bench_probe_fill(void *p, size_t bytes, bool stream) { (void)p, (void)bytes, (void)stream; }
void bench_probe_copy(void *to, const void *from, size_t bytes, bool stream) { (void)to, (void)from, (void)bytes, (void)stream; }

int main(int argc, char **argv) {
    (void)bench_main_;
    bench_threads = 2; /* some do other things then */
    for (int a = 1; a + 1 < argc; a += 2) {
        for (size_t i = 0; i < kernel_count; i++) {
            const struct bench_kernel *kernel = kernels[i];
            void *args;
            const char *only = strchr(argv[a], ':');
            const size_t length = only ? (size_t)(only - argv[a]) : strlen(argv[a]);
            if (strlen(kernel->name) != length || strncmp(kernel->name, argv[a], length) != 0) continue;
            args = kernel->make(strtoul(argv[a + 1], NULL, 10));
            for (size_t p = 0; p < peer_count; p++) {
                if (strcmp(peers[p].kernel, kernel->name) != 0 || (only && strcmp(peers[p].variant, only + 1) != 0)) continue;
                if (kernel->reset) kernel->reset(args);
                not_there = false;
                peers[p].run(args);
                if (not_there) continue; /* not for this size */
                printf("%s %s: %s\n", kernel->name, peers[p].variant, kernel->right(args) ? "right" : "WRONG");
            }
            kernel->drop(args);
        }
    }
    return 0;
}
