/* SPDX-License-Identifier: MIT */
#include "sg.h"

#include "../../../examples/k_means.h"
#include "../../kernels/k_means.h"

BENCH_RUN(k_means, k) {
    static float *rows; /* room for the largest */
    static size_t room;
    const size_t groups = k_means_groups(k->n);
    struct k_means s = {k->x, k->y, k->z, k->n, {{0}}, k->label, NULL};
    if (room < groups) {
        rows = (float *)bench_alloc(groups * K_MEANS_FIELDS * sizeof *rows);
        room = groups;
    }
    s.sums = rows;
    memcpy(s.centre, k->centre, sizeof s.centre);
    bench_launched(k_means_run(bench_queue(), &s));
    for (size_t f = 0; f < K_MEANS_FIELDS; f++) {
        float sum = 0;
        for (size_t g = 0; g < groups; g++) sum += rows[g * K_MEANS_FIELDS + f];
        (&k->sums[0][0])[f] = sum;
    }
}
