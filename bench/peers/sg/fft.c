/* SPDX-License-Identifier: MIT */
#include "../../../examples/fft.h"

#include "../../kernels/fft.h"

BENCH_RUN(fft, k) {
    static struct fft t;
    if (t.n != k->n) {
        float *p;
        bench_free(t.work);
        p = (float *)bench_alloc(5 * k->n * sizeof *p);
        t.n = k->n;
        t.work = p;
        t.factor = p + 4 * k->n;
        t.turn = p + 2 * k->n;
        fft_prepare(&t);
    }
    fft_run(&t, k->in, k->out);
}
