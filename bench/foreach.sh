#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares one file for several levels (sg/foreach.h) with an object for each level (sg/dispatch.h): the program of docs/dispatch.md in both
# ways, by each compiler. For each level and kernel: its instructions, and the nanoseconds of a launch, the least of many.
#
#   bench/foreach.sh
#
# Environment: CC (default: gcc), CLANG (default: clang; "no": leave out), CPPFLAGS, for SIMDe. A machine without a level leaves its times out.
set -eu
LC_ALL=C
export LC_ALL
top=$(cd "$(dirname "$0")/.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM
cd "$scratch"
block() { awk -v line="\`$1\`" '$0 == line { on = 1 } on && /^```/ { if (inside) exit; inside = 1; next } inside' "$top/docs/dispatch.md"; }
for file in kernels.h kernels.c main.c; do block $file >$file; done
# the kernels of main.c, launched until the times are precise enough
cat >time.c <<'END'
#include "main.c"
#include <time.h>
static double now(void) {
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
#define TIME(name, what) \
    do { \
        double least = 1e30; \
        for (int k = 0; k < 400; k++) { \
            const double from = now(); \
            for (int n = 0; n < 20; n++) what; \
            if (now() - from < least) least = now() - from; \
        } \
        printf("%s_%s %.0f\n", name, sg_isa_name(), least / 20); \
    } while (0)
int time_all(void);
int time_all(void) {
    struct saxpy a = {0.3f, x, y};
    struct sums b = {y, s};
    volatile float most;
    TIME("saxpy", sg_parallel_for_range(NULL, sg_range_1d(N), saxpy, &a));
    TIME("sums", sg_parallel_for(NULL, sg_nd_range_1d(N, EACH), sums, &b));
    TIME("largest", most = largest(y, N));
    (void)most;
    return 0;
}
END
sed -i 's/^int main(void) {/int time_all(void);\nint main(void) {\n    return time_all();/' main.c
printf '#define SG_FOREACH_FILE "kernels.c"\n#include <sg/foreach.h>\n#include "time.c"\n' >program.c

counts() { # object -> "kernel_level instructions": a kernel's are those of its function by level and name
    objdump -d --no-show-raw-insn "$1" | awk '
        /^[0-9a-f]+ <.*>:$/ { name = substr($2, 2, length($2) - 3); sub(/_run_$/, "", name); next }
        /^ +[0-9a-f]+:/ && name ~ /^(saxpy|sums|largest)_v[234]$/ && !/\tnop|\tdata16|\txchg +%ax,%ax/ { n[name]++ }
        END { for (name in n) print name, n[name] }'
}
times_of() { for level in v2 v3 v4; do SG_ISA=$level "./$1"; done | sort -u; }
for compiler in ${CC:-gcc} ${CLANG:-clang}; do
    [ "$compiler" != no ] || continue
    compile="$compiler -std=c11 -O2 ${CPPFLAGS:-} -I$top -I."
    for level in v2 v3 v4; do $compile -march=x86-64-$level -c kernels.c -o $level.o; done
    $compile -march=x86-64-v2 time.c v2.o v3.o v4.o -o objects -lpthread
    $compile -c program.c -o one.o
    $compile one.o -o one -lpthread
    for level in v2 v3 v4; do counts $level.o; done | sort >objects.n
    counts one.o | sort >one.n
    times_of objects | sort >objects.t
    times_of one | sort >one.t
    echo "| $($compiler --version | sed -n '1s/ (.*)//; 1p'): kernel | instructions, objects | one file | ns, objects | one file |"
    echo "| --- | --- | --- | --- | --- |"
    join objects.n one.n | join -a 1 - objects.t | join -a 1 - one.t | awk '{ print "| " $1 " | " $2 " | " $3 " | " $4 " | " $5 " |" }'
done
