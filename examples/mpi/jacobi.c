/* SPDX-License-Identifier: MIT */
/* Several machines: Jacobi sweeps and a sum by MPI ranks, each of which has a band of rows and an sg queue.
 *
 *     mpicc -O2 -march=native -I. examples/mpi/jacobi.c -o mpi_jacobi -lm -lpthread
 *     mpirun -n 4 ./mpi_jacobi [rows and columns] [sweeps]
 *
 * In a sweep a rank sends its outer rows to the neighbours and computes the inner rows meanwhile on all workers; when the neighbours'
 * rows have arrived it computes the outer rows. Only the main thread calls MPI (MPI_THREAD_FUNNELED).
 * The sum of all points adds the sums of the rows, each by sg's tree, in the order of the rows. So it has the same bits for any number
 * of ranks and workers. Rank 0 computes everything again in plain C and compares the bits. */
#include <mpi.h>
#define SG_SIZE 16
#include <sg.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sweep {
    const float *from; /* rows 0 and rows + 1 are the neighbours', columns 0 and columns + 1 the border */
    float *to;
    size_t columns, stride, first; /* the first row of the sweep */
};
/* A row of the range is whole sub-groups, so that each sub-group stays in one row. Memory past the last column exists and may be loaded. */
SG_RANGE_KERNEL(sweep, sg_item it, const struct sweep *k) {
    const size_t column = sg_item_get_id_base(it, 1);
    const size_t at = (k->first + sg_item_get_id_base(it, 0)) * k->stride + 1 + column;
    const float *p = k->from + at;
    const sg_f32 sides = sg_add(sg_load(p - 1), sg_load(p + 1));
    const sg_f32 ends = sg_add(sg_load(p - k->stride), sg_load(p + k->stride));
    sg_store_n(k->to + at, sg_mul_n(sg_add(sides, ends), 0.25f), k->columns - column);
}

struct sums { const float *points; size_t columns, stride; double *of_rows; };
SG_KERNEL(sums, sg_nd_item it, const struct sums *k) {
    const size_t row = sg_nd_item_get_group_id(it, 0);
    const float *p = k->points + (row + 1) * k->stride + 1;
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const double sum = (double)sg_joint_reduce(sg, p, k->columns, add);
    k->of_rows[row] = sum;
}

static void check(int good, const char *what) {
    if (good) return;
    fprintf(stderr, "mpi_jacobi: %s\n", what);
    MPI_Abort(MPI_COMM_WORLD, 1);
}
static size_t argument(int argc, char **argv, int index, size_t otherwise) {
    char *end;
    const unsigned long n = index < argc ? strtoul(argv[index], &end, 10) : 0;
    if (index >= argc) return otherwise;
    check(*end == 0 && n >= 1 && n <= 32768, "an argument is not a number from 1 to 32768");
    return (size_t)n;
}
/* the border: the top is 1, the rest 0; the points begin with different values */
static float start(size_t y, size_t x, size_t n) {
    if (y == 0) return 1;
    return y > n || x == 0 || x > n ? 0 : (float)((y * 31 + x * 17) % 101) / 101;
}
static size_t first_row_of(size_t rank, size_t ranks, size_t n) { return n * rank / ranks; }

static int plain(size_t n, size_t sweeps, const float *points, double sum) {
    const size_t stride = n + 2;
    float *a = (float *)malloc(stride * stride * sizeof *a), *b = (float *)malloc(stride * stride * sizeof *b);
    int same;
    check(a && b, "no memory for the comparison");
    for (size_t i = 0; i < stride * stride; i++) a[i] = b[i] = start(i / stride, i % stride, n);
    for (size_t s = 0; s < sweeps; s++) {
        float *other = a;
        for (size_t y = 1; y <= n; y++)
            for (size_t x = 1; x <= n; x++) {
                const float *p = a + y * stride + x;
                b[y * stride + x] = ((p[-1] + p[1]) + (p[-(ptrdiff_t)stride] + p[stride])) * 0.25f;
            }
        a = b;
        b = other;
    }
    same = 1;
    for (size_t y = 0; y < n; y++) same &= memcmp(points + y * n, a + (y + 1) * stride + 1, n * sizeof *a) == 0;
    for (size_t y = 1; y <= n; y++)
        for (size_t x = 1; x <= n; x++) sum -= (double)a[y * stride + x];
    free(a);
    free(b);
    return same && sum < 1e-3 * (double)n && -sum < 1e-3 * (double)n;
}

int main(int argc, char **argv) {
    int level, rank_, ranks_, good = 1;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks_);
    check(level >= MPI_THREAD_FUNNELED, "this MPI has no threads");
    const size_t n = argument(argc, argv, 1, 500), sweeps = argument(argc, argv, 2, 40);
    const size_t rank = (size_t)rank_, ranks = (size_t)ranks_;
    check(ranks <= n, "more ranks than rows");

    const size_t top = first_row_of(rank, ranks, n), rows = first_row_of(rank + 1, ranks, n) - top;
    const size_t wide = (n + SG_SIZE - 1) / SG_SIZE * SG_SIZE, stride = wide + SG_SIZE;
    const int above = rank == 0 ? MPI_PROC_NULL : rank_ - 1, below = rank + 1 == ranks ? MPI_PROC_NULL : rank_ + 1;
    float *from = (float *)calloc((rows + 2) * stride, sizeof *from), *to = (float *)calloc((rows + 2) * stride, sizeof *to);
    double *sum_of = (double *)calloc(n, sizeof *sum_of), *sum_of_mine = (double *)calloc(rows, sizeof *sum_of_mine);
    int *count = (int *)calloc(2 * ranks, sizeof *count), *place = count + ranks;
    sg_queue queue;
    check(from && to && sum_of && sum_of_mine && count, "no memory");
    /* the workers of this rank: SG_NUM_WORKERS, or one for each core that MPI has bound the rank to */
    check(sg_queue_init(&queue, NULL) == SG_OK, "no queue");
    for (size_t y = 0; y < rows + 2; y++)
        for (size_t x = 0; x < n + 2; x++) from[y * stride + x] = to[y * stride + x] = start(top + y, x, n);

    const double begun = MPI_Wtime();
    for (size_t s = 0; s < sweeps; s++) {
        struct sweep k = {from, to, n, stride, 2};
        float *other = from;
        MPI_Request wait[4];
        MPI_Irecv(from + 1, (int)n, MPI_FLOAT, above, 0, MPI_COMM_WORLD, wait);
        MPI_Irecv(from + (rows + 1) * stride + 1, (int)n, MPI_FLOAT, below, 1, MPI_COMM_WORLD, wait + 1);
        MPI_Isend(from + stride + 1, (int)n, MPI_FLOAT, above, 1, MPI_COMM_WORLD, wait + 2);
        MPI_Isend(from + rows * stride + 1, (int)n, MPI_FLOAT, below, 0, MPI_COMM_WORLD, wait + 3);
        if (rows > 2) good &= sg_parallel_for_range(&queue, sg_range_2d(rows - 2, wide), sweep, &k) == SG_OK;
        MPI_Waitall(4, wait, MPI_STATUSES_IGNORE);
        k.first = 1;
        good &= sg_parallel_for_range(NULL, sg_range_2d(1, wide), sweep, &k) == SG_OK;
        k.first = rows;
        if (rows > 1) good &= sg_parallel_for_range(NULL, sg_range_2d(1, wide), sweep, &k) == SG_OK;
        from = to;
        to = other;
    }
    const double seconds = MPI_Wtime() - begun;

    struct sums sums_of = {from, n, stride, sum_of_mine};
    good &= sg_parallel_for(&queue, sg_nd_range_2d(rows, SG_SIZE, 1, SG_SIZE), sums, &sums_of) == SG_OK;
    for (size_t r = 0; r < ranks; r++) {
        place[r] = (int)first_row_of(r, ranks, n);
        count[r] = (int)first_row_of(r + 1, ranks, n) - place[r];
    }
    MPI_Gatherv(sum_of_mine, (int)rows, MPI_DOUBLE, sum_of, count, place, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    float *all = rank == 0 ? (float *)malloc(n * n * sizeof *all) : NULL, *mine = (float *)malloc(rows * n * sizeof *mine);
    check(mine && (rank || all), "no memory");
    for (size_t y = 0; y < rows; y++) memcpy(mine + y * n, from + (y + 1) * stride + 1, n * sizeof *mine);
    MPI_Datatype row;
    MPI_Type_contiguous((int)n, MPI_FLOAT, &row);
    MPI_Type_commit(&row);
    MPI_Gatherv(mine, (int)rows, row, all, count, place, row, 0, MPI_COMM_WORLD);
    MPI_Type_free(&row);
    if (rank == 0) {
        double sum = 0;
        uint64_t bits;
        for (size_t y = 0; y < n; y++) sum += sum_of[y];
        memcpy(&bits, &sum, sizeof bits);
        good &= plain(n, sweeps, all, sum);
        printf("mpi_jacobi %lu x %lu, %lu sweeps, sum %016llx, %s\n", (unsigned long)n, (unsigned long)n, (unsigned long)sweeps,
               (unsigned long long)bits, good ? "right" : "WRONG");
        fprintf(stderr, "%d ranks: %.0f million points a second\n", ranks_, (double)(n * n * sweeps) / seconds * 1e-6);
    }
    MPI_Allreduce(MPI_IN_PLACE, &good, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    sg_queue_destroy(&queue);
    free(all);
    free(mine);
    free(from);
    free(to);
    free(sum_of);
    free(sum_of_mine);
    free(count);
    MPI_Finalize();
    return !good;
}
