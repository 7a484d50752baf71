#!/bin/sh
# SPDX-License-Identifier: MIT
# How the checked build reports what it found: on stderr, in the file SG_CHECKED_JSON, and by the program's exit status.
# tests/port_checked.c tests which faults it finds. Prints TAP.
#
# Environment: CC, CPPFLAGS, LIBS, srcdir
set -u
LC_ALL=C
export LC_ALL
top=$(cd "${srcdir:-.}" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
unset SG_CHECKED_EXIT SG_CHECKED_JSON SG_EXPLORE SG_POISON SG_ONLY SG_COUNT
count=0 failed=0
result() { # status, name
    count=$((count + 1))
    [ "$1" = 0 ] && { echo "ok $count - $2"; return; }
    failed=1
    echo "not ok $count - $2"
    sed 's/^/# /' said
}
cat >shift.c <<'END'
#define SG_SIZE 4
#include <sg.h>
struct job { float *x; int step; };
SG_RANGE_KERNEL(shift, sg_item it, const struct job *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    const sg_f32 x = sg_load(k->x + i + k->step); /* one */
    sg_store(k->x + i, x); /* other */
}
int main(int argc, char **argv) {
    static float x[64];
    const struct job job = {x, argc > 1 ? 4 : 0};
    if (argc > 1 && argv[1][0] == 'b') sg_checked_range(x, 34 * sizeof *x);
    if (argc > 1 && argv[1][0] == 'a') sg_checked_range(x + 6, 30 * sizeof *x);
    return sg_parallel_for_range(NULL, sg_range_1d(32), shift, &job) != SG_OK;
}
END
one=$(grep -n '/[*] one' shift.c | cut -d: -f1) other=$(grep -n '/[*] other' shift.c | cut -d: -f1)
echo "TAP version 13"
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" -DSG_CHECKED=1 shift.c -o shift ${LIBS:--lpthread} >said 2>&1
result $? "it compiles"
echo '#include <sg/port/checked.h>' >alone.c
# shellcheck disable=SC2086
${CC:-cc} -std=c11 ${CPPFLAGS:-} -I"$top" -DSG_CHECKED=1 -c alone.c -o alone.o >said 2>&1
result $? "so does checked.h by itself"
# without the switch: of what headers call to be checked nothing is left, and what a program calls makes no instruction
printf '#include <sg/%s.h>\n' port group launch math atomic more print >all.c
# shellcheck disable=SC2086
${CC:-cc} -std=c11 ${CPPFLAGS:-} -I"$top" -E all.c >all.i && grep -o 'sg_checked_[a-z0-9_]*_[^a-z0-9_]' all.i | grep -v '^sg_checked_\(listener\|digest_of\)_' >said
[ -s all.i ] && [ ! -s said ]
result $? "the plain build has nothing of it"
cat >calls.c <<'END'
#include <sg.h>
#ifdef WITHOUT
#define CALL(call)
#define ZEROS(x) x
#else
#define CALL(call) call
#define ZEROS(x) sg_checked_zeros(x)
#endif
struct job { float *x; size_t n; };
SG_KERNEL(calls, sg_nd_item it, const struct job *k) {
    const size_t i = sg_nd_item_get_global_linear_id_base(it);
    SG_LOCAL(it, float, t, 256);
    CALL(sg_checked_uniform(k->n);)
    sg_store(t + i, ZEROS(sg_load_n(k->x + i, k->n - i)));
    sg_group_barrier(sg_nd_item_get_group(it));
    sg_store_n(k->x + i, sg_load(t + 256 - SG_SIZE - i), k->n - i);
}
int run(float *x, size_t n);
int run(float *x, size_t n) {
    const struct job job = {x, n};
    CALL(sg_checked_range(x, n * sizeof *x); sg_checked_compare(x, n * sizeof *x); sg_checked_on_report(NULL, NULL); sg_checked_compare_by(NULL, NULL);)
    const sg_status status = sg_parallel_for(NULL, sg_nd_range_1d(256, 256), calls, &job);
    CALL(sg_checked_range_end(x); sg_checked_forget_reports();)
    return status != SG_OK CALL(|| sg_checked_count());
}
END
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -O2 ${CPPFLAGS:-} -I"$top" -S calls.c -o with.s >said 2>&1 && ${CC:-cc} -std=c11 -O2 ${CPPFLAGS:-} -I"$top" -DWITHOUT -S calls.c -o without.s >>said 2>&1 &&
    cmp with.s without.s >>said 2>&1
result $? "a program that asks to be checked is the same without that"
./shift >said 2>&1
[ $? = 0 ] && [ ! -s said ]
result $? "of what is right nothing is said, and the status is the program's"
SG_CHECKED_JSON=report.json ./shift wrong >said 2>&1
[ $? = 66 ]
result $? "else it is 66"
grep -q 'sg: race in kernel shift: 4 bytes at' said && grep -q "this write, shift.c:$other: sub-group of the items from 4, lane 0\$" said &&
    grep -q "an earlier read, shift.c:$one: sub-group of the items from 0, lane 0\$" said && grep -q 'sg: 1 different fault,' said
result $? "both accesses are named, and the number of faults"
[ "$(wc -l <report.json)" -eq 1 ] && grep -q '"kind": "race", "kernel": "shift"' report.json &&
    grep -q "\"now\": {\"access\": \"write\", \"file\": \"shift.c\", \"line\": $other," report.json &&
    grep -q "\"before\": {\"access\": \"read\", \"file\": \"shift.c\", \"line\": $one," report.json
result $? "one line of JSON for it"
SG_CHECKED_EXIT=0 ./shift behind >said 2>&1
grep -q "this read, shift.c:$one: sub-group of the items from 28, lane 2" said && grep -q '^    0 bytes behind the end of the range of 136 bytes at 0x' said
result $? "of an access outside the range that is nearest"
SG_CHECKED_JSON=outside.json SG_CHECKED_EXIT=0 ./shift behind >said 2>&1
grep -q '"kind": "outside", .*"local": false, "range": {"address": [0-9]*, "bytes": 136, "behind": 0}, "now": ' outside.json
result $? "also in JSON"
SG_CHECKED_EXIT=0 ./shift ahead >said 2>&1
grep -q '^    8 bytes ahead of the range of 120 bytes at 0x' said
result $? "also of one ahead of it"
SG_CHECKED_EXIT=0 ./shift wrong >said 2>&1
result $? "SG_CHECKED_EXIT=0 leaves the status alone"
SG_CHECKED_EXIT=7 ./shift wrong >said 2>&1
[ $? = 7 ]
result $? "another number is the status"
for value in "" abc 7x -1 256; do
    SG_CHECKED_EXIT=$value ./shift wrong >said 2>&1
    [ $? = 66 ]
    result $? "SG_CHECKED_EXIT='$value' is no status"
done
cat >alike.c <<'END'
#define SG_SIZE 4
#include <stdlib.h>
#include <sg.h>
SG_KERNEL(alike, sg_nd_item it, const int *wrong) {
    const uint32_t sub = (uint32_t)sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    SG_LOCAL(it, float, t, *wrong == 1 ? 8 + sub : 8); /* sizes */
    (void)t;
    if (*wrong == 2 && sub == 0) return;
    (void)sg_group_broadcast(sg_nd_item_get_group(it), sg_zero_f32(), *wrong == 3 ? 7 : 6); /* items */
}
int main(int argc, char **argv) {
    const int wrong = argc > 1 ? atoi(argv[1]) : 0;
    return sg_parallel_for(NULL, sg_nd_range_1d(7, 7), alike, &wrong) != (wrong == 2 ? SG_ERROR_BARRIER_DIVERGENCE : SG_OK);
}
END
sizes=$(grep -n '/[*] sizes' alike.c | cut -d: -f1) items=$(grep -n '/[*] items' alike.c | cut -d: -f1)
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" -DSG_CHECKED=1 alike.c -o alike ${LIBS:--lpthread} >said 2>&1 && ./alike >>said 2>&1 && [ ! -s said ]
result $? "a second program is right"
SG_CHECKED_JSON=alike.json ./alike 1 >said 2>&1
[ $? = 66 ] && grep -q 'sg: not alike in kernel alike: first size of local memory: 9 here, 8 there' said &&
    grep -q "^    here: alike.c:$sizes: work-group 0, sub-group 1, 0 barriers passed" said && grep -q "^    there: alike.c:$sizes: work-group 0, sub-group 0," said &&
    grep -q '"kind": "not_uniform".*"what": "first size of local memory", "value": 9, "value_before": 8}' alike.json
result $? "what sub-groups say of the same thing, and where"
./alike 2 >said 2>&1
[ $? = 66 ] && grep -q 'sg: barrier that some sub-groups never reach in kernel alike: .*ended: sub-groups 0' said
result $? "a barrier that some sub-groups never reach is a fault, too"
./alike 3 >said 2>&1
[ $? = 66 ] && grep -q 'sg: absent item in kernel alike: broadcast: 7 of 7' said && grep -q "^    here: alike.c:$items:" said
result $? "a broadcast from a lane that is absent"
# every different order must be run once; the sub-groups of this kernel meet or do not meet, at one barrier or at two
cat >order.c <<'END'
#define SG_SIZE 4
#include <stdlib.h>
#include <sg.h>
struct job { float *out; uint32_t *count; int mode; };
SG_KERNEL(order, sg_nd_item it, const struct job *k) {
    const uint32_t sub = (uint32_t)sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    const size_t group = sg_nd_item_get_group_linear_id(it), i = sg_nd_item_get_global_linear_id_base(it);
    const sg_group g = sg_nd_item_get_group(it);
    uint32_t *own = k->count + 16 * group; /* each work-group's */
    SG_LOCAL(it, float, t, 64);
    switch (k->mode) {
    case 0: sg_store(k->out + i, sg_splat_f32((float)sub)); break; /* nobody meets */
    case 1: (void)sg_atomic_fetch_add_u32(own, 1, sg_memory_order_relaxed); break; /* all */
    case 2: if (sub != 1) (void)sg_atomic_fetch_add_u32(own, 1, sg_memory_order_relaxed); break; /* but one */
    case 3: (void)sg_atomic_fetch_add_u32(own, 1, sg_memory_order_relaxed);
        sg_group_barrier(g);
        (void)sg_atomic_fetch_add_u32(own, 1, sg_memory_order_relaxed); break; /* twice */
    case 4: if (sub == 0) (void)sg_atomic_fetch_add_u32(k->count, 1, sg_memory_order_relaxed); break; /* the work-groups */
    case 5: sg_store(k->out + i, sg_splat_f32((float)sg_atomic_fetch_add_u32(own, 1, sg_memory_order_relaxed))); break;
    case 6: for (int j = 0; j < 4; j++) t[4 * sub + (uint32_t)j] = 1; /* plain C */
        for (int j = 0; j < 4; j++) k->out[i + (size_t)j] = t[(4 * sub + 4 + (uint32_t)j) % 12]; break;
    case 7: if (sub == 1) while (!sg_atomic_load_u32(own, sg_memory_order_acquire)) {}
        if (sub == 0) sg_atomic_store_u32(own, 1, sg_memory_order_release);
        break;
    case 8: if (sub == 0) sg_store(k->out + i, sg_splat_f32((float)sg_atomic_fetch_add_u32(k->count, 1, sg_memory_order_relaxed))); break;
    case 9: if (sub < 2) (void)sg_atomic_load_u32(own, sg_memory_order_relaxed); /* who only reads does not meet */
        else sg_atomic_store_u32(own + 1, 1, sg_memory_order_relaxed);
        break;
    case 10: if (sub == 0) (void)sg_atomic_load_u32(own, sg_memory_order_relaxed); /* until it is written */
        if (sub == 2) sg_atomic_store_u32(own, 1, sg_memory_order_relaxed);
        break;
    case 11: if (sub == 0) (void)sg_atomic_fetch_add_u32(own, 1, sg_memory_order_relaxed);
        sg_group_barrier(g); /* which orders them */
        if (sub == 1) (void)sg_atomic_fetch_add_u32(own, 1, sg_memory_order_relaxed);
        break;
    case 12: (void)sg_atomic_fetch_add_u32(own, 1, sg_memory_order_relaxed); /* as often, but not what comes second */
        sg_group_barrier(g);
        if (sub != 1) (void)sg_atomic_fetch_add_u32(own, 1, sg_memory_order_relaxed);
        break;
    case 13: { /* the first sub-group comes second, and then first */
        const uint32_t come = sg_atomic_fetch_add_u32(own, 1, sg_memory_order_relaxed);
        sg_group_barrier(g);
        if (sg_atomic_fetch_add_u32(own + 1, 1, sg_memory_order_relaxed) == 0 && come != 0 && sub == 0) sg_store(k->out + i, sg_splat_f32(1));
    }
    }
}
static uint64_t sum(void *context) {
    const float *out = (const float *)context;
    float all = 0;
    for (int i = 0; i < 64; i++) all += out[i];
    return (uint64_t)all;
}
int main(int argc, char **argv) { /* mode, sub-groups, work-groups, what is compared, launches */
    static float out[256];
    static uint32_t count[256];
    const struct job job = {out, count, argc > 1 ? atoi(argv[1]) : 0};
    const size_t subs = argc > 2 ? (size_t)atoi(argv[2]) : 3, groups = argc > 3 ? (size_t)atoi(argv[3]) : 1;
    if (argc > 4 && argv[4][0] == 'n') sg_checked_compare(out, sizeof out);
    if (argc > 4 && argv[4][0] == 'f') sg_checked_compare_by(sum, out);
    for (int i = argc > 5 ? atoi(argv[5]) : 1; i > 0; i--) {
        if (sg_parallel_for(NULL, sg_nd_range_1d(4 * subs * groups, 4 * subs), order, &job) != SG_OK) return 1;
    }
    if (argc > 4 && argv[4][0] == 'p') for (int i = 0; i < 12; i += 4) printf("%g ", (double)out[i]);
    return 0;
}
END
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" -DSG_CHECKED=1 order.c -o order ${LIBS:--lpthread} >said 2>&1
result $? "a program whose sub-groups meet"
explored() { # arguments, orders: 8 more are random
    # shellcheck disable=SC2086
    SG_CHECKED_EXIT=0 SG_EXPLORE=5000 ./order $1 >said 2>&1 && grep -q "^sg: $(($2 + 8)) orders of 1 launch explored: all that can make a difference; results agree\$" said
    result $? "order $1: $2 orders, all there are"
}
depends() { # arguments, what is said behind the command; the run is as bad again
    # shellcheck disable=SC2086
    SG_EXPLORE=${3:-5000} ./order $1 >said 2>&1
    [ $? = 66 ] && grep -q "^sg: result that depends on the order in kernel order: SG_EXPLORE=1[:@][0-9/]* ./order $1$2\$" said &&
        ! grep -q 'results agree' said
    result $? "order $1: depends on the order$2"
}
for value in abc -1 20x 5:0/0 2@7 1:zz 1:0/9 1: 1:0/ 1:11 1:12 1:0-10 1@ 1@0 1@7x 99999999999999999999; do
    SG_EXPLORE=$value ./order 0 3 >said 2>&1
    [ $? = 66 ] && grep -q "^sg: SG_EXPLORE=$value" said
    result $? "SG_EXPLORE=$value asks for nothing that is there"
done
for value in 1:0/0123 1:01/012 1:0/01 1:0/012/012/012/012 1:0/012345; do
    SG_EXPLORE=$value ./order 5 3 >said 2>&1
    [ $? = 66 ] && grep -q "^sg: SG_EXPLORE=$value: the launch has other barriers, or other sub-groups or work-groups\$" said
    result $? "SG_EXPLORE=$value is no order of that launch"
done
explored "0 3" 1
explored "1 3" 6
explored "1 4" 24
explored "2 3" 2
explored "3 3" 36
explored "1 3 2" 36
explored "0 3 4" 1
explored "4 3 3" 6
explored "9 3" 1
explored "10 3" 2
explored "11 3" 1
explored "12 3" 12
explored "3 4" 576
explored "6 3" 1
explored "5 3 1 f" 6
depends "5 3" ""
again=$(sed -n 's/^sg: result .*: SG_EXPLORE=\([^ ]*\) .*/\1/p' said)
[ "$(SG_EXPLORE=$again ./order 5 3 1 p)" != "$(./order 5 3 1 p)" ]
result $? "that order again, with $again"
depends "6 3 1 n" ""
depends "8 3 2" ""
cat >plain.c <<'END' # plain C stores the result
#include <sg.h>
struct job { uint32_t *next, *out; };
SG_KERNEL(first, sg_nd_item it, const struct job *k) {
    const uint32_t came = sg_atomic_fetch_add_u32(k->next, 1, sg_memory_order_relaxed);
    k->out[sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it))] = came;
}
int main(int argc, char **argv) {
    static uint32_t next, out[3];
    const struct job job = {&next, out};
    (void)argv;
    if (argc > 1) sg_checked_range(out, sizeof out);
    return sg_parallel_for(NULL, sg_nd_range_1d(3 * SG_SIZE, 3 * SG_SIZE), first, &job) != SG_OK;
}
END
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" -DSG_CHECKED=1 plain.c -o plain ${LIBS:--lpthread} >said 2>&1
SG_EXPLORE=100 ./plain declared >said 2>&1
[ $? = 66 ] && grep -q '^sg: result that depends on the order in kernel first: ' said
result $? "what plain C stores in a declared range is compared"
missed=0
for i in 1 2 3 4 5 6 7 8 9 10; do # two values swap their places, at other addresses in each run
    for j in 1 2 3 4 5 6 7 8 9 10; do
        SG_CHECKED_EXIT=0 SG_EXPLORE=2 ./order 8 3 2 >said 2>&1
        grep -q 'depends on the order' said || missed=$((missed + 1))
    done
done
[ "$missed" = 0 ]
result $? "in each of 100 runs"
depends "5 8" "" 20
again=$(sed -n 's/^sg: result .*: SG_EXPLORE=\([^ ]*\) .*/\1/p' said)
[ "$(SG_EXPLORE=$again ./order 5 8 1 p)" != "$(./order 5 8 1 p)" ]
result $? "that order again, with $again"
depends "13 2" "" # behind the point that changes, the order of the numbers is used again
grep -q 'SG_EXPLORE=1:0/10 ' said
result $? "in the one order of four that shows it"
depends "7 2" ": it never ends"
only() { # value, status, what is said
    SG_ONLY=$1 SG_EXPLORE=5000 ./order 5 3 1 n 3 >said 2>&1
    [ $? = "$2" ] && grep -q "$3" said
    result $? "SG_ONLY=$1"
}
only order 66 '^sg: 1 different fault, 3 in all$'
only order:2 66 'SG_EXPLORE=2:[0-9/]* ./order 5 3 1 n 3$'
! grep -q 'SG_EXPLORE=[13]' said
result $? "and no other launch"
again=$(sed -n 's/^sg: result .*: SG_EXPLORE=\([^ ]*\) .*/\1/p' said)
usual=$(./order 5 3 1 p 2)
[ -n "$again" ] && [ "$(SG_EXPLORE=$again ./order 5 3 1 p 2)" != "$usual" ] && [ "$(SG_ONLY=order:2 SG_EXPLORE=$again ./order 5 3 1 p 2)" != "$usual" ]
result $? "that order of the second launch again, with $again"
only order:4 66 '^sg: SG_ONLY=order:4 picks no launch: a kernel of that name was launched 3 times$'
only order:x 66 'picks no launch'
only order:2x 66 'picks no launch'
only ord 66 '^sg: SG_ONLY=ord picks no launch: a kernel of that name was launched 0 times$'
# lanes that hold nothing: the report about a result that depends on them
cat >poison.c <<'END'
#ifndef SG_SIZE
#define SG_SIZE 8
#endif
#include <stdlib.h>
#include <sg.h>
struct job { const float *in; const uint32_t *index; float *out; size_t n; int mode; };
SG_KERNEL(poison, sg_nd_item it, const struct job *k) {
    const size_t i = sg_nd_item_get_global_linear_id_base(it), left = i < k->n ? k->n - i : 0;
    sg_f32 x = sg_load_n(k->in + i, left); /* origin */
    if (k->mode == 1) sg_store(k->out + 32 + i, sg_reduce_add(x)); /* sum */
    if (k->mode == 2) k->out[32 + i] = sg_get_lane(sg_reduce_min(x), 0);
    if (k->mode == 3) x = sg_gather(k->in, sg_load_n(k->index + i, left)); /* index */
    if (k->mode == 4 && sg_any(sg_gt(x, sg_splat_f32(100)))) (void)sg_fail(it, 7);
    if (k->mode == 6) { /* two of three make a difference, and no certain one */
        sg_u32 high = sg_select(sg_gt(sg_load_n(k->in + i, left), sg_splat_f32(100)), sg_splat_u32(1), sg_splat_u32(0));
        high = sg_add(high, sg_select(sg_gt(sg_load_n(k->in + i, left), sg_splat_f32(100)), sg_splat_u32(1), sg_splat_u32(0))); /* second */
        high = sg_add(high, sg_select(sg_gt(sg_load_n(k->in + i, left), sg_splat_f32(100)), sg_splat_u32(1), sg_splat_u32(0)));
        if (sg_any(sg_gt(high, sg_splat_u32(1)))) k->out[40] = 1;
    }
    if (k->mode == 7) sg_store(k->out + 40, x); /* a race of two work-groups */
    if (k->mode == 5) x = sg_gather(k->in, sg_convert_u32(sg_load_n((const uint8_t *)k->index + i, left))); /* byte */
    sg_store_n(k->out + i, x, left); /* right */
}
SG_RANGE_KERNEL(range, sg_item it, const struct job *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    const sg_f32 x = sg_item_load(it, k->in + i); /* item */
    if (k->mode == 0) sg_item_store(it, k->out + i, x);
    else sg_store(k->out + i, x); /* all of them */
}
static uint64_t first(void *context) { return (uint64_t)*(const float *)context; }
int main(int argc, char **argv) { /* mode, sub-groups of a work-group, what is declared, workers */
    static float in[64], out[64];
    static uint32_t index[64];
    const struct job job = {in, index, out, 13, argc > 1 ? atoi(argv[1]) : 0};
    const size_t subs = argc > 2 ? (size_t)atoi(argv[2]) : 0;
    sg_queue queue;
    sg_status status;
    for (int i = 0; i < 64; i++) in[i] = (float)(i + 1);
    if (argc > 3 && argv[3][0] == 'a') sg_checked_range(in, sizeof in), sg_checked_range(out, sizeof out), sg_checked_range(index, sizeof index);
    if (argc > 3 && argv[3][0] == 'n') sg_checked_compare(out, sizeof out);
    if (argc > 3 && argv[3][0] == 'f') sg_checked_compare_by(first, out + 40);
    if (sg_queue_init(&queue, NULL) != SG_OK) return 1;
    if (subs == 0) status = sg_parallel_for_range(argc > 4 ? &queue : NULL, sg_range_1d(13), range, &job);
    else status = sg_parallel_for(&queue, sg_nd_range_1d(16, 8 * subs), poison, &job);
    sg_queue_destroy(&queue);
    return status != SG_OK;
}
END
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" -DSG_CHECKED=1 poison.c -o poison ${LIBS:--lpthread} >said 2>&1
result $? "a program with lanes that hold nothing"
place() { grep -n "/[*] $1 [*]/" poison.c | cut -d: -f1; }
silent() { # arguments, launches with such lanes
    # shellcheck disable=SC2086
    SG_POISON=1 ./poison $1 >said 2>&1 && [ "$(cat said)" = "sg: $2 of 1 launch with lanes that hold nothing, tried with other values in them: no result changed" ]
    result $? "poison $1: the result does not depend on them"
}
poisoned() { # arguments, what is said, behind it the origin, and the place where it comes out
    # shellcheck disable=SC2086
    SG_POISON=1 ./poison $1 >said 2>&1
    [ $? = 66 ] && grep -q "^sg: result that depends on lanes that hold nothing in kernel [a-z]*: lanes 5 to 7 of $2\$" said &&
        grep -q "^    here: poison.c:$(place "$3"): " said && { [ -z "$4" ] || grep -q "^    and it comes out: poison.c:$(place "$4"): " said; } &&
        grep -q '^sg: 1 different fault,' said && ! grep -q 'no result changed' said
    result $? "poison $1: $2"
}
if [ "$(uname -o 2>/dev/null)" != Msys ]; then
    silent "0 1" 1
    silent "0 0" 1
    silent "0 2" 1
    silent "0 0 a workers" 1
    silent "2 1" 1 # plain C is checked in arrays that the program has named
    silent "0 1 f" 1
    SG_ONLY=poison silent "0 1" 1
    SG_ONLY=other SG_POISON=1 ./poison 1 1 >said 2>&1
    [ $? = 66 ] && ! grep -q 'result that depends' said && grep -q '^sg: SG_ONLY=other picks no launch:' said
    result $? "poison 1 1: SG_ONLY=other"
    SG_ONLY=range SG_EXPLORE=9 ./poison 0 0 >said 2>&1
    [ $? = 66 ] && grep -q '^sg: SG_ONLY=range picks no launch: a kernel of that name was launched 1 time, on basic ranges, which have no other orders$' said
    result $? "the explorer and a basic range that SG_ONLY names"
    SG_EXPLORE=9 ./shift >said 2>&1
    [ $? = 0 ] && grep -q '^sg: SG_EXPLORE=9: no launch over work-groups; basic ranges have no other orders$' said
    result $? "the explorer and a program with nothing but a basic range"
    SG_POISON=1 ./poison 7 1 a >said 2>&1
    [ $? = 66 ] && grep -q '^sg: race in kernel poison' said && grep -q '^sg: 0 of 1 launch with lanes that hold nothing' said && ! grep -q 'no result changed' said &&
        grep -q '^sg: 1 more with such lanes and another fault, which is to be mended first$' said
    result $? "poison 7 1 a: not tried, as it has another fault"
    SG_ONLY=range:1 SG_EXPLORE=9 ./poison 0 0 >said 2>&1
    [ $? = 66 ] && grep -q '^sg: SG_ONLY=range:1 picks no launch: .*, on basic ranges' said
    result $? "or one of its launches"
    SG_ONLY=order:2 SG_POISON=digest ./order 0 3 1 n 3 >said 2>&1
    [ "$(sed -n 's/^sg: launch \(.*\) stores .*/\1/p' said)" = 2 ]
    result $? "the second launch alone has the number 2"
    SG_POISON=digest ./poison 0 1 >said 2>&1 && grep -q '^sg: launch 1 stores [0-9a-f]\{16\}$' said
    result $? "a number for what a launch stores"
    if setarch -R true 2>/dev/null; then
        for mode in 0 0 1; do SG_POISON=digest SG_CHECKED_EXIT=0 setarch -R ./poison $mode 1 2>&1 | grep '^sg: launch'; done >said
        [ "$(uniq said | wc -l)" = 2 ]
        result $? "the same one again, and another one where more is stored"
    fi
    poisoned "1 2" "sg_load_n: 4 bytes at 0x[0-9a-f]* change" origin sum
    poisoned "2 2 a" "sg_load_n: 1 byte at 0x[0-9a-f]* change" origin ""
    poisoned "2 2 n" "sg_load_n: 1 byte at 0x[0-9a-f]* change" origin ""
    poisoned "4 1" "sg_load_n: the launch has another status" origin ""
    poisoned "3 1" "sg_load_n: it crashes" index ""
    poisoned "6 1 a" "sg_load_n: 1 byte at 0x[0-9a-f]* change" second ""
    poisoned "5 1 a" "sg_load_n: an access outside" byte byte
    poisoned "1 0" "sg_load_n: 4 bytes at 0x[0-9a-f]* change" item "all of them"
    poisoned "1 0 a workers" "sg_load_n: 4 bytes at 0x[0-9a-f]* change" item "all of them"
    sed 's/sg_load_n(k->in + i, left);/sg_checked_zeros(sg_load_n(k->in + i, left));/' poison.c >meant.c
    # shellcheck disable=SC2086
    ${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" -DSG_CHECKED=1 meant.c -o meant ${LIBS:--lpthread} >said 2>&1 && SG_POISON=1 ./meant 1 1 >said 2>&1
    result $? "zeros that are meant are silent"
    # more lines than there is room for; only the last one makes a difference
    {
        echo '#define SG_SIZE 8'
        echo '#include <sg.h>'
        echo 'static float in[16], out[16];'
        echo 'SG_RANGE_KERNEL(many, sg_item it, void *none) { const float *p = in + sg_item_get_linear_id_base(it); sg_f32 x = sg_zero_f32(); (void)none;'
        for i in 1 2 3 4 5 6 7 8; do for j in 1 2 3 4 5 6 7 8 9 10; do echo "x = sg_item_load(it, p); /* $i $j */"; done; done
        echo 'sg_store(out + sg_item_get_linear_id_base(it), x); }'
        echo 'int main(void) { return sg_parallel_for_range(NULL, sg_range_1d(13), many, NULL) != SG_OK; }'
    } >many.c
    # shellcheck disable=SC2086
    ${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" -DSG_CHECKED=1 many.c -o many ${LIBS:--lpthread} >said 2>&1 && SG_POISON=1 SG_CHECKED_EXIT=0 ./many >said 2>&1
    [ $? = 0 ] && grep -q 'in kernel many: lanes 5 to 7 of sg_load_n: ' said && grep -q '^    here: many.c:84: ' said && ! grep -q 'no result changed' said
    result $? "a line that there is no room for"
    # shellcheck disable=SC2086
    ${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" -DSG_CHECKED=1 -DSG_SIZE=64 poison.c -o poison64 ${LIBS:--lpthread} >said 2>&1 && SG_POISON=1 SG_CHECKED_EXIT=0 ./poison64 1 0 >said 2>&1 &&
        grep -q 'in kernel range: lanes 13 to 63 of sg_load_n: 4 bytes' said
    result $? "also of values that are so wide that they go through memory"
    poisoned "1 1 f" "sg_load_n: sg_checked_compare_by gives another number" origin ""
fi
# every operation that leaves such lanes, and every way in which they come out; if the kernel gives these lanes a value nothing is said
cat >sinks.c <<'END'
#define SG_SIZE 8
#include <stdlib.h>
#include <sg.h>
struct job { const uint32_t *in; uint32_t *out; size_t n; int source, sink; bool right; };
SG_KERNEL(sinks, sg_nd_item it, const struct job *k) {
    const size_t i = sg_nd_item_get_global_linear_id_base(it);
    const sg_u32 full = sg_load(k->in + i);
    const sg_mask some = sg_lt_n(full, 4); /* three lanes */
    sg_mask holds = some;
    sg_u32 x = full;
    switch (k->source) {
    case 0: x = sg_load_n(k->in + i, 3); break; /* absent */
    case 1: x = sg_sub_group_load_u32(sg_nd_item_get_sub_group(it), k->in + i), holds = sg_sub_group_mask(sg_nd_item_get_sub_group(it)); break; /* member */
    case 2: x = sg_compress(some, full); break; /* compress */
    case 3: x = sg_expand(some, full); break; /* expand */
    case 4: x = sg_load_masked(some, k->in + i); break; /* masked */
    case 5: x = sg_gather_masked(some, k->in, full); break; /* gathered */
    }
    if (k->right) x = sg_select(holds, x, sg_splat_u32(2));
    switch (k->sink) {
    case 0: sg_store(k->out + i, x); break; /* memory */
    case 1: if (sg_all(sg_gt_n(x, 0))) sg_store_n(k->out, sg_splat_u32(1), 1); break; /* vote */
    case 2: sg_store(k->out + i, sg_gather(k->in, x)); break; /* index */
    case 3: sg_store_n(k->out, sg_reduce_min(x), 1); break; /* reduction */
    case 4: { const uint32_t last = sg_get_lane(x, 7); sg_store_n(k->out + last % 8, sg_splat_u32(1), 1); break; } /* scalar */
    }
}
int main(int argc, char **argv) {
    static uint32_t in[32], out[32];
    const struct job job = {in, out, 5, argc > 1 ? atoi(argv[1]) : 0, argc > 2 ? atoi(argv[2]) : 0, argc > 3};
    for (uint32_t i = 0; i < 32; i++) in[i] = i % 8 + 1;
    sg_checked_range(in, sizeof in), sg_checked_range(out, sizeof out);
    return sg_parallel_for(NULL, sg_nd_range_1d(5, 5), sinks, &job) != SG_OK;
}
END
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" -DSG_CHECKED=1 sinks.c -o sinks ${LIBS:--lpthread} >said 2>&1
result $? "a program with lanes of each kind, and each use of them"
sinks() { # operation, the word behind it, its number
    at=$(grep -n "/[*] $2 [*]/" sinks.c | cut -d: -f1) sink=0 good=0
    for use in memory vote index reduction scalar; do
        SG_POISON=1 ./sinks "$3" $sink >said 2>&1
        [ $? = 66 ] && grep -q "^sg: result that depends on lanes that hold nothing in kernel sinks: lanes [35] to 7 of $1: " said && grep -q "^    here: sinks.c:$at: " said &&
            grep -q "^    and it comes out: sinks.c:$(grep -n "/[*] $use [*]/" sinks.c | cut -d: -f1): " said && grep -q '^sg: 1 different fault,' said
        result $? "$2: $use"
        SG_POISON=1 ./sinks "$3" $sink right >said 2>&1 && grep -q ': no result changed$' said || good=1
        sink=$((sink + 1))
    done
    result $good "$2: nothing, with a value of the kernel's"
}
if [ "$(uname -o 2>/dev/null)" != Msys ]; then
    sinks sg_load_n absent 0
    sinks sg_load_n member 1
    sinks sg_compress compress 2
    sinks sg_expand expand 3
    sinks sg_load_masked masked 4
    sinks sg_gather_masked gathered 5
fi
# what each line does, as numbers: "name value" for the line with that word behind it
cat >count.c <<'END'
#ifndef SG_SIZE
#define SG_SIZE 16
#endif
#include <sg.h>
struct job { float *in, *out; uint32_t *count; };
SG_KERNEL(count, sg_nd_item it, const struct job *k) {
    const size_t l = sg_nd_item_get_local_linear_id_base(it);
    const sg_mask two = sg_mask_first_n(2), all = sg_mask_first_n(SG_SIZE);
    const sg_u32 lane = sg_iota_u32();
    SG_LOCAL(it, float, t, 16 * SG_SIZE);
    sg_f32 x = sg_load(k->in + l); /* aligned */
    x = sg_add(x, sg_load(k->in + l + 1)); /* shifted */
    x = sg_add(x, sg_load_masked(two, k->in)); /* two */
    x = sg_add(x, sg_load_masked(all, k->in)); /* all */
    x = sg_add(x, sg_load_n(k->in, SG_SIZE)); /* counted */
    x = sg_add(x, sg_gather(k->in, lane)); /* row */
    x = sg_add(x, sg_gather(k->in, sg_splat_u32(3))); /* one */
    const sg_u8 bytes = sg_gather((const uint8_t *)k->in, lane); /* bytes */
    const sg_u64 word = sg_splat_u64(7);
    const sg_u64 quotient = sg_div(word, sg_add_n(word, sg_any(sg_eq(bytes, sg_splat_u8(1))))); /* quotient */
    x = sg_add(x, sg_convert_f32(quotient)); /* sum */
    x = sg_add(x, sg_gather_masked(two, k->in, sg_mul_n(lane, 16))); /* far */
    if (l == 0) sg_store(t, x); /* banks */
    if (l == 0) sg_scatter(t, sg_mul_n(lane, 16), x); /* conflicts */
    if (l == 0) sg_scatter(t, sg_mul_n(lane, 2), x); /* pairs */
    sg_group_barrier(sg_nd_item_get_group(it)); /* barrier */
    (void)sg_load(k->in), (void)sg_atomic_fetch_add_u32(k->count, 1, sg_memory_order_relaxed); /* atomic */
    sg_store_n(k->out + l, x, 2); /* tail */
    sg_store_n(k->out + l, x, SG_SIZE); /* whole */
    sg_stream(k->out + l, x); /* streamed */
    (void)sg_compress_store(two, k->out + l, x); /* packed */
    sg_store(k->out + l, sg_expand_load(two, k->in + 1)); /* expanded */
}
int main(void) {
    SG_ALIGN(64) static float in[256], out[256];
    static uint32_t number;
    const struct job job = {in, out, &number};
    return sg_parallel_for(NULL, sg_nd_range_1d(3 * SG_SIZE, 3 * SG_SIZE), count, &job) != SG_OK;
}
END
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" -DSG_CHECKED=1 count.c -o count ${LIBS:--lpthread} >said 2>&1 && SG_COUNT=count.json ./count >said 2>&1 && [ ! -s said ]
result $? "counts go to a file"
counted() { # word of the line, what the file says of it
    line=$(grep -n "/[*] $1 [*]/" count.c | cut -d: -f1)
    grep "\"kernel\": \"count\", \"lanes\": 16, \"file\": \"count.c\", \"line\": $line," count.json >said
    grep -q -- "$2" said
    result $? "count, $1: $2"
}
counted aligned '"operations": 3, "active": 48, "lines": 3, "least_lines": 3, "indexed": 0, "contiguous": 0, "uniform": 0, "masked": 0, "full_masks": 0, "local": 0,'
counted shifted '"active": 48, "lines": 6, "least_lines": 3,'
counted two '"operations": 3, "active": 6, .*"masked": 3, "full_masks": 0,'
counted all '"masked": 3, "full_masks": 3,'
counted counted '"operations": 3, "active": 48, .*"masked": 3, "full_masks": 3,'
counted tail '"operations": 3, "active": 6, .*"masked": 3, "full_masks": 0,'
counted whole '"operations": 3, "active": 48, .*"masked": 3, "full_masks": 3,'
counted streamed '"operations": 3, "active": 48, .*"masked": 0,'
counted packed '"operations": 3, "active": 6, .*"masked": 3, "full_masks": 0,'
counted expanded '"operations": 6, "active": 54, .*"masked": 3, "full_masks": 0,' # and the store
counted row '"operations": 3, "active": 48, .*"indexed": 3, "contiguous": 3, "uniform": 0, "masked": 0,'
counted one '"lines": 3, "least_lines": 3, "indexed": 3, "contiguous": 0, "uniform": 3,'
counted far '"active": 6, "lines": 6, "least_lines": 3, "indexed": 3, "contiguous": 0, "uniform": 0, "masked": 3,'
counted aligned '"loops": 0}'
counted bytes '"operations": 3, "active": 48, .*"contiguous": 3, .*"loops": 3}'
counted quotient '"operations": 0, .*"loops": 3}'
line=$(grep -n '/[*] sum [*]/' count.c | cut -d: -f1)
! grep "\"line\": $line," count.json >said
result $? "count, sum: nothing"
counted banks '"operations": 1, .*"local": 1, "bank_conflicts_16": 0, "bank_conflicts_32": 0,'
counted conflicts '"local": 1, "bank_conflicts_16": 15, "bank_conflicts_32": 7,'
counted pairs '"local": 1, "bank_conflicts_16": 1, "bank_conflicts_32": 0,'
counted barrier '"operations": 0, .*"barriers": 3, "switches": 2,'
counted atomic '"atomics": [36], "barriers": 0,'
SG_COUNT=1 ./count >said 2>&1 && grep -q '^sg: kernel count, sub-groups of 16' said && grep -q '^ *3 *16.0 *6 *3 .* count.c:' said
result $? "or to stderr, as a table"
SG_COUNT=more.json SG_EXPLORE=100 SG_CHECKED_EXIT=0 ./count >said 2>&1
cmp -s count.json more.json
result $? "runs of the explorer are not counted"
if python3 -c 'import sys; sys.exit(sys.version_info < (3, 8))' 2>/dev/null; then
    python3 "$top/sg/sg_count.py" listing count.json >page.html 2>said && grep -q 'every gather or scatter is of neighbours' page.html &&
        grep -q 'every gather is of one element' page.html && grep -q 'the form without one would do' page.html && grep -q '2.0 times the least' page.html &&
        grep -q '7.0 conflicts of 32 banks' page.html && grep -q 'goes over the lanes one by one' page.html && grep -q 'x = sg_add(x, sg_gather(k-&gt;in, lane));' page.html
    result $? "a listing with advice"
    # shellcheck disable=SC2086
    python3 "$top/sg/sg_count.py" sizes -s 8,16 -- ${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" count.c >said 2>&1 && grep -q '| count | count.c:12 | 3, 100%, 1.33 | 3, 100%, 2.00 |' said
    result $? "two sub-group sizes side by side"
    # what a disassembler prints: vector registers to the stack and from it, and what is neither
    cat >disassembler <<'END'
#!/bin/sh
cat <<'TEXT'
0000000000000000 <x86>:
x86():
/tmp/a.c:7
   0:	movaps %xmm0,-0x18(%rsp)
   5:	vmovups %zmm17,0x40(%rbp)        # a comment
   a:	vmovaps 0x20(%rsp),%ymm3
/tmp/a.c:8 (discriminator 3)
  10:	vaddps 0x40(%rsp),%ymm1,%ymm2
  15:	movaps %xmm0,(%rdi)
  1a:	mov    %rax,0x8(%rsp)
  1f:	movaps (%rsi,%rax,4),%xmm0
0000000000000020 <arm>:
arm():
/tmp/b.c:3
  20:	str	q0, [sp, #16]
  24:	stp	q1, q2, [x29, #32]
  28:	ldr	q0, [sp]
  2c:	st1	{v0.4s}, [sp]
  30:	ldr	q0, [x0]
  34:	str	x0, [sp, #8]
TEXT
END
    chmod +x disassembler
    OBJDUMP=./disassembler python3 "$top/sg/sg_count.py" spills some.o >said 2>&1 && [ "$(sed 1,2d said | tr '\n' ';')" = \
        '| arm | b.c:3 | 3 | 1 |;| x86 | a.c:7 | 2 | 1 |;| x86 | a.c:8 | 0 | 1 |;' ]
    result $? "vector registers on the stack, by function and line"
    # and what the one of this machine prints
    cat >spill.c <<'END'
void spilled(float *p);
void spilled(float *p) {
    __asm__ volatile("movups (%0), %%xmm0\n\tmovups %%xmm0, -64(%%rsp)\n\tmovups -64(%%rsp), %%xmm0" ::"r"(p) : "xmm0", "memory"); /* here */
}
END
    if command -v objdump >/dev/null && ${CC:-cc} -O2 -g -c spill.c -o spill.o 2>/dev/null; then
        python3 "$top/sg/sg_count.py" spills spill.o >said 2>&1 && grep -q "^| spilled | spill.c:$(grep -n '/[*] here' spill.c | cut -d: -f1) | 1 | 1 |\$" said
        result $? "of an object"
    fi
    cat >terminal.py <<'END'
import os, pty, subprocess, sys
ours, theirs = pty.openpty()
run = subprocess.Popen(sys.argv[1:], stderr=theirs)
os.close(theirs)
try: # output comes in pieces; after the last one the terminal is closed
    while True:
        os.write(1, os.read(ours, 65536))
except OSError:
    run.wait()
END
    if python3 -c 'import pty' 2>/dev/null; then
        unset NO_COLOR
        red=$(printf '\033')'\[1;31m' bold=$(printf '\033')'\[1m' usual=$(printf '\033')'\[0m'
        TERM=xterm python3 terminal.py ./shift wrong >said && grep -q "^sg: ${red}race$usual in kernel" said && grep -q "this write, ${bold}shift.c:$other$usual: " said
        result $? "colours on a terminal"
        TERM=xterm NO_COLOR=1 python3 terminal.py ./shift wrong >said && TERM=dumb python3 terminal.py ./shift wrong >>said && [ "$(grep -c '^sg: race in' said)" = 2 ]
        result $? "unless somebody wants none, or it has none"
    fi
    cat >tail.c <<'END'
#include <sg.h>
#include <stdio.h>
#include <stdlib.h>
struct job { float *out; int wrong; };
SG_RANGE_KERNEL(tail, sg_item it, const struct job *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    if (k->wrong) sg_store(k->out + i, sg_splat_f32(1));
    else sg_item_store(it, k->out + i, sg_splat_f32(1));
}
int main(int argc, char **argv) {
    static float out[256];
    const struct job job = {out, argc > 2 && argv[2][0] == 'w'};
    sg_queue queue;
    float sum = 0;
    const int ok = sg_queue_init(&queue, NULL) == SG_OK && sg_parallel_for_range(&queue, sg_range_1d((size_t)atoi(argv[1])), tail, &job) == SG_OK;
    sg_queue_destroy(&queue);
    for (int i = 0; i < 256; i++) sum += out[i];
    printf("%g, of size %d\n", (double)sum, SG_SIZE);
    return !ok;
}
END
    fuzz() { # the program's arguments
        # shellcheck disable=SC2086
        python3 "$top/sg/sg_fuzz.py" -s 4,8 -n 8,12 -k 1 -w 2 -i 'of size.*' -- ${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" tail.c -- $1 >said 2>&1
    }
    fuzz "@ right" && [ "$(grep -c '^ok' said)" = 4 ]
    result $? "sizes, workers and seeds: one result"
    fuzz "@ wrong"
    [ $? = 1 ] && [ "$(grep -c '^ok' said)" = 3 ] && grep -q "^# SG_SIZE=8: SG_NUM_WORKERS=2 PROGRAM 12 wrong: prints '16, ', but SG_SIZE=4" said
    result $? "a forgotten tail shows at another size"
    cat >groups.c <<'END'
#include <stdio.h>
#include <stdlib.h>
#include <sg.h>
struct job { uint32_t *out; uint32_t each; };
SG_KERNEL(groups, sg_nd_item it, const struct job *k) {
    const size_t i = sg_nd_item_get_global_linear_id_base(it), left = sg_nd_item_count(it);
    sg_store_n(k->out + i, sg_splat_u32(1), k->each == 5 ? SG_SIZE : left); /* of work-groups of 5 */
}
int main(int argc, char **argv) {
    static uint32_t out[4096];
    const size_t n = (size_t)atoi(argv[1]), each = (size_t)atoi(argv[2]);
    const struct job job = {out, (uint32_t)each};
    uint32_t sum = 0;
    if (argc != 3 || sg_parallel_for(NULL, sg_nd_range_1d(n / each * each, each), groups, &job) != SG_OK) return 1;
    for (int i = 0; i < 4096; i++) sum += out[i];
    printf("%u\n", sum);
    return 0;
}
END
    # shellcheck disable=SC2086
    python3 "$top/sg/sg_fuzz.py" -s 4,8 -n 64,128 -g 3,5 -k 1 -w 2 -- ${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" groups.c -- @ % >said 2>&1
    [ $? = 1 ] && [ "$(grep -c '^ok [0-9]* - SG_SIZE=[48], [0-9]*, 3, 3 runs' said)" = 4 ] && [ "$(grep -c '^not ok [0-9]* - SG_SIZE=[48], [0-9]*, 5, 3 runs' said)" = 4 ] &&
        grep -q '^# SG_SIZE=8: SG_NUM_WORKERS=2 PROGRAM 64 5: status 66: sg: race in kernel groups' said
    result $? "sizes of work-groups, each with each number"
    CC="${CC:-cc}" LIBS="${LIBS:--lpthread}" CPPFLAGS="${CPPFLAGS:-}" srcdir="$top" python3 "$top/tests/races.py" 1000 3 >said 2>&1
    result $? "random programs, whose races are known"
fi
echo "1..$count"
exit $failed
