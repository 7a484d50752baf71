/* SPDX-License-Identifier: MIT */
/* pthread_barrier: each thread has a part of a work-group's items. One thread needs none. */
#define _DEFAULT_SOURCE 1
#include "../../kernels/wait.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 64 };
struct team { const struct bench_barrier *k; pthread_barrier_t barrier; size_t threads; uint32_t t[BENCH_WAIT_GROUP + 1]; };
struct member { struct team *team; size_t index; };

static void *member_run(void *arg) {
    struct member *me = (struct member *)arg;
    struct team *team = me->team;
    const struct bench_barrier *k = team->k;
    const size_t begin = me->index * BENCH_WAIT_GROUP / team->threads;
    const size_t end = (me->index + 1) * BENCH_WAIT_GROUP / team->threads;
    for (size_t g = 0; g < k->n; g += BENCH_WAIT_GROUP) {
        uint32_t v[BENCH_WAIT_GROUP];
        memcpy(v + begin, k->x + g + begin, (end - begin) * sizeof *v);
        for (size_t s = 0; s < k->steps; s++) {
            for (size_t i = begin; i < end; i++) team->t[i] = v[i];
            if (begin == 0) team->t[BENCH_WAIT_GROUP] = v[0];
            pthread_barrier_wait(&team->barrier);
            for (size_t i = begin; i < end; i++) v[i] = team->t[i + 1] + 1;
            pthread_barrier_wait(&team->barrier);
        }
        memcpy(k->y + g + begin, v + begin, (end - begin) * sizeof *v);
    }
    return NULL;
}
BENCH_RUN_AS(barrier, pthread_barrier, k) {
    struct team team;
    struct member member[MOST];
    pthread_t thread[MOST];
    if (bench_threads == 1 || bench_threads > MOST) {
        bench_not_there();
        return;
    }
    team.k = k;
    team.threads = (size_t)bench_threads;
    if (pthread_barrier_init(&team.barrier, NULL, (unsigned)bench_threads) != 0) abort();
    for (size_t i = 0; i < team.threads; i++) {
        member[i].team = &team;
        member[i].index = i;
        if (i > 0 && pthread_create(&thread[i], NULL, member_run, &member[i]) != 0) abort();
    }
    member_run(&member[0]);
    for (size_t i = 1; i < team.threads; i++) pthread_join(thread[i], NULL);
    pthread_barrier_destroy(&team.barrier);
}
