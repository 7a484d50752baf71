/* SPDX-License-Identifier: MIT */
/* Kernels of the bench on small sizes, for tests/mutants.py: the arguments are names and sizes, the output says for each
 * way to compute one whether its result is right. */
#define main bench_main_
#include "../bench.c"
#undef main

#include <stdlib.h>
#include <string.h>

/* what the bench asks of the machine is not asked here */
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
            if (strcmp(kernel->name, argv[a]) != 0) continue;
            args = kernel->make(strtoul(argv[a + 1], NULL, 10));
            for (size_t p = 0; p < peer_count; p++) {
                if (strcmp(peers[p].kernel, kernel->name) != 0) continue;
                if (kernel->reset) kernel->reset(args);
                peers[p].run(args);
                printf("%s %s: %s\n", kernel->name, peers[p].variant, kernel->right(args) ? "right" : "WRONG");
            }
            kernel->drop(args);
        }
    }
    return 0;
}
