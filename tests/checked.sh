#!/bin/sh
# SPDX-License-Identifier: MIT
# What the checked build says by itself: to stderr, to SG_CHECKED_JSON, by the program's status. Which faults it finds is in
# tests/port_checked.c. Prints TAP.
#
# Environment: CC, CPPFLAGS, LIBS, srcdir
set -u
LC_ALL=C
export LC_ALL
top=$(cd "${srcdir:-.}" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
unset SG_CHECKED_EXIT SG_CHECKED_JSON
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
    (void)argv;
    return sg_parallel_for_range(NULL, sg_range_1d(32), shift, &job) != SG_OK;
}
END
one=$(grep -n '/[*] one' shift.c | cut -d: -f1) other=$(grep -n '/[*] other' shift.c | cut -d: -f1)
echo "TAP version 13"
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -O1 ${CPPFLAGS:-} -I"$top" -DSG_CHECKED=1 shift.c -o shift ${LIBS:--lpthread} >said 2>&1
result $? "it compiles"
./shift >said 2>&1
[ $? = 0 ] && [ ! -s said ]
result $? "of what is right nothing is said, and the status is the program's"
SG_CHECKED_JSON=report.json ./shift wrong >said 2>&1
[ $? = 66 ]
result $? "else it is 66"
grep -q 'sg: race in kernel shift: 4 bytes at' said && grep -q "this write, shift.c:$other: work-group 4, sub-group 0, lane 0" said &&
    grep -q "an earlier read, shift.c:$one: work-group 0, sub-group 0, lane 0" said && grep -q 'sg: 1 different faults' said
result $? "both accesses are named, and the number of faults"
[ "$(wc -l <report.json)" -eq 1 ] && grep -q '"kind": "race", "kernel": "shift"' report.json &&
    grep -q "\"now\": {\"access\": \"write\", \"file\": \"shift.c\", \"line\": $other," report.json &&
    grep -q "\"before\": {\"access\": \"read\", \"file\": \"shift.c\", \"line\": $one," report.json
result $? "one line of JSON for it"
SG_CHECKED_EXIT=0 ./shift wrong >said 2>&1
result $? "SG_CHECKED_EXIT=0 leaves the status alone"
SG_CHECKED_EXIT=7 ./shift wrong >said 2>&1
[ $? = 7 ]
result $? "another number is the status"
echo "1..$count"
exit $failed
