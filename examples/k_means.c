/* SPDX-License-Identifier: MIT */
/* check: 0 */
/* check: 1 */
/* check: 4095 */
/* check: 4097 */
/* check: 70001 */
/* k-means by work-groups: the eight colours that represent a picture best. A step assigns each point to the nearest centre; the mean of
 * the points of a centre is the next centre. 32 sums of a work-group need one barrier, not 32. Coordinates are whole numbers and
 * centres quarters, so all distances and sums are exact: labels and sums must be those of plain C, for ten steps. */
#include "k_means.h"

#include "demo.h"

struct data { struct k_means k; sg_queue *queue; double sums[K_MEANS_FIELDS]; };

static void run_sg(void *context) {
    struct data *d = (struct data *)context;
    if (k_means_run(d->queue, &d->k) != SG_OK) exit(1);
    memset(d->sums, 0, sizeof d->sums);
    for (size_t g = 0; g < k_means_groups(d->k.n); g++)
        for (int f = 0; f < K_MEANS_FIELDS; f++) d->sums[f] += (double)d->k.sums[g * K_MEANS_FIELDS + (size_t)f];
}
static void plain(void *context) {
    struct data *d = (struct data *)context;
    const struct k_means *k = &d->k;
    float sums[K_MEANS_FIELDS] = {0};
    memset(d->sums, 0, sizeof d->sums);
    for (size_t i = 0; i < k->n; i++) {
        const float x = k->x[i], y = k->y[i], z = k->z[i];
        float best = INFINITY;
        size_t label = 0;
        for (size_t c = 0; c < K_MEANS_CENTRES; c++) {
            const float dx = x - k->centre[c][0], dy = y - k->centre[c][1], dz = z - k->centre[c][2];
            const float distance = dx * dx + dy * dy + dz * dz;
            label = distance < best ? c : label;
            best = distance < best ? distance : best;
        }
        k->label[i] = (uint8_t)label;
        sums[4 * label] += x, sums[4 * label + 1] += y, sums[4 * label + 2] += z, sums[4 * label + 3] += 1;
        if (i % K_MEANS_POINTS == K_MEANS_POINTS - 1 || i == k->n - 1) {
            for (int f = 0; f < K_MEANS_FIELDS; f++) {
                d->sums[f] += (double)sums[f];
                sums[f] = 0;
            }
        }
    }
}
/* rounded to quarters; a centre without points stays */
static void next_centres(struct data *d) {
    for (int c = 0; c < K_MEANS_CENTRES; c++) {
        const double count = d->sums[4 * c + 3];
        for (int f = 0; f < 3; f++)
            if (count > 0) d->k.centre[c][f] = (float)rint(4 * d->sums[4 * c + f] / count) / 4;
    }
}

int main(int argc, char **argv) {
    const size_t n = demo_size(argc, argv, 1, "n", 100000, 0, (size_t)1 << 26);
    float *point = (float *)demo_alloc(3 * n, sizeof *point);
    uint8_t *labels = (uint8_t *)demo_alloc(2 * n, 1);
    float *sums = (float *)demo_alloc(k_means_groups(n) * K_MEANS_FIELDS, sizeof *sums);
    struct data d = {{point, point + n, point + 2 * n, n, {{0}}, labels, sums}, NULL, {0}};
    sg_queue_options options = {0};
    sg_queue queue;
    uint32_t seed = 1;
    int ok = 1;
    demo_usage(argc, argv, 1, "[n]");
    options.workers = 1; /* as plain C */
    if (sg_queue_init(&queue, &options) != SG_OK) return 1;
    d.queue = &queue;
    for (size_t i = 0; i < n; i++) { /* eight clouds in a cube of 256 */
        const uint32_t cloud = demo_random(&seed);
        for (size_t f = 0; f < 3; f++)
            point[f * n + i] = (float)((cloud >> f & 1) * 140 + demo_random(&seed) % 60 + demo_random(&seed) % 56);
    }
    for (size_t c = 0; c < K_MEANS_CENTRES; c++)
        for (size_t f = 0; f < 3; f++) d.k.centre[c][f] = n > 0 && c < 7 ? point[f * n + c * 7919 % n] : 1e4f; /* the last: far */
    for (int step = 0; step < 10; step++) {
        double expected[K_MEANS_FIELDS];
        d.k.label = labels + n;
        plain(&d);
        memcpy(expected, d.sums, sizeof expected);
        d.k.label = labels;
        if (n > 0) memset(labels, 0xff, n);
        run_sg(&d);
        ok &= memcmp(expected, d.sums, sizeof expected) == 0 && memcmp(labels, labels + n, n) == 0;
        next_centres(&d);
    }
    demo_row_n("k-means, 8 of 3", n, ok, (double)n, "G/s", demo_compare(run_sg, plain, &d));
    sg_queue_destroy(&queue);
    demo_free(point);
    demo_free(labels);
    demo_free(sums);
    return !ok;
}
