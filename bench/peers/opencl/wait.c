/* SPDX-License-Identifier: MIT */
#include "../../kernels/wait.h"

#include "opencl.h"

static void barrier(struct bench_cl *cl, const struct bench_barrier *k) {
    cl_u32(cl, (uint32_t)k->steps);
    cl_memory(cl, k->x, k->n * 4);
    cl_memory(cl, k->y, k->n * 4);
    cl_local(cl, BENCH_WAIT_GROUP * 4);
    cl_run(cl, k->n, BENCH_WAIT_GROUP);
}
BENCH_CL(barrier, "wait.cl", "barriers", barrier)

static void exchange_local(struct bench_cl *cl, const struct bench_exchange *k) {
    cl_u32(cl, (uint32_t)k->steps);
    cl_memory(cl, k->x, k->n * 4);
    cl_memory(cl, k->y, k->n * 4);
    cl_local(cl, BENCH_WAIT_GROUP * 4);
    cl_run(cl, k->n, BENCH_WAIT_GROUP);
}
BENCH_CL_AS(exchange, local, "wait.cl", "exchange_local", exchange_local)

static void exchange_shuffle(struct bench_cl *cl, const struct bench_exchange *k) {
    cl_u32(cl, (uint32_t)k->steps);
    cl_memory(cl, k->x, k->n * 4);
    cl_memory(cl, k->y, k->n * 4);
    cl_run(cl, k->n, BENCH_WAIT_GROUP);
}
BENCH_CL_AS(exchange, shuffle, "wait.cl", "exchange_shuffle", exchange_shuffle)

static void launch(struct bench_cl *cl, const struct bench_launch *k) {
    cl_memory(cl, k->y, k->n * 64);
    cl_run(cl, k->n * 16, 16);
}
BENCH_CL(launch, "wait.cl", "touch", launch)
