#!/bin/sh
# SPDX-License-Identifier: MIT
# What #include <sg.h> costs the compiler, compared with the headers for the same registers: processor time (user and system, so that a
# busy machine matters little), median of N runs.
#
#   bench/include_cost.sh [--check]     with --check: fail when sg.h costs more than LIMIT times immintrin.h and
#                                       SIMDe's headers for the widths that the target has, or a nest of 8
#                                       generic calls over a second more than the include
#
# Columns: simde128 is immintrin.h and SIMDe's sse4.2.h alone; simde adds avx2.h and fma.h or avx512.h as far as
# the target has the registers. kernel: a file with a kernel, which has a barrier, a reduction and an exchange, and its launch.
# precompiled: the same file with sg.h as a precompiled header.
#
# Environment: GCC, CLANG (C compilers, "none": leave out; their C++ is found by name or GXX, CLANGXX),
# N (runs, default 5), LIMIT (default 3), MARCH (default native), CFLAGS (for instance -I of SIMDe).
set -eu
LC_ALL=C
export LC_ALL

top=$(dirname "$(cd "$(dirname "$0")" && pwd)")
GCC=${GCC:-gcc}
CLANG=${CLANG:-clang}
GXX=${GXX:-$(echo "$GCC" | sed 's/gcc/g++/')}
CLANGXX=${CLANGXX:-$(echo "$CLANG" | sed 's/clang/clang++/')}
N=${N:-5}
LIMIT=${LIMIT:-3}
MARCH=${MARCH:-native}
CFLAGS=${CFLAGS:-}
check=${1:-}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM

# every source ends in one function, so that nothing is an empty file
end='int cost_(void) { return 0; }'
printf '%s\n' "$end" >"$tmp/nothing.src"
printf '#include <immintrin.h>\n#include <simde/x86/sse4.2.h>\n%s\n' "$end" >"$tmp/base.src"
cat >"$tmp/wide.src" <<EOF
#include <immintrin.h>
#include <simde/x86/sse4.2.h>
#ifdef __AVX2__
#include <simde/x86/avx2.h>
#include <simde/x86/fma.h>
#endif
#ifdef __AVX512F__
#include <simde/x86/avx512.h>
#endif
$end
EOF
printf '#include <sg.h>\n%s\n' "$end" >"$tmp/sg.src"
{
    printf '#include <sg.h>\n%s\nsg_f32 nest_(sg_f32 a, sg_f32 b) {\n    return ' "$end"
    i=0; while [ $i -lt 8 ]; do printf 'sg_add('; i=$((i + 1)); done
    printf a
    i=0; while [ $i -lt 8 ]; do printf ', b)'; i=$((i + 1)); done
    printf ';\n}\n'
} >"$tmp/nest.src"

cat >"$tmp/kernel.src" <<'EOF'
#include <sg.h>
struct job { const float *x; float *y; float k; };
SG_KERNEL(scale, sg_nd_item it, const struct job *job) {
    const size_t i = sg_nd_item_get_global_linear_id_base(it);
    sg_f32 x = sg_load(job->x + i);
    x = sg_fma(x, sg_splat_f32(job->k), sg_shuffle_xor(x, 1));
    sg_group_barrier(sg_nd_item_get_group(it));
    sg_store(job->y + i, sg_add(x, sg_reduce_add(x)));
}
int launch(const float *x, float *y, size_t n) {
    const struct job job = {x, y, 2};
    sg_queue queue;
    sg_status status = sg_queue_init(&queue, NULL);
    if (status != SG_OK) return (int)status;
    status = sg_parallel_for(&queue, sg_nd_range_1d(n, 256), scale, &job);
    (void)sg_queue_destroy(&queue);
    return (int)status;
}
EOF

# Processor milliseconds of one run: the shell's "times" prints what the finished children of the subshell took.
cost() {
    ("$@" && times) | awk 'NR == 2 { for (i = 1; i <= 2; i++) { split($i, t, "[ms]"); s += t[1] * 60000 + t[2] * 1000 } print int(s + 0.5) }'
}
# compiler, flags..., source -> median
median() {
    compiler=$1; language=$2; source=$3; shift 3
    cp "$tmp/$source.src" "$tmp/$source.$language"
    i=0
    while [ $i -lt "$N" ]; do
        # shellcheck disable=SC2086 # CFLAGS are words
        cost "$compiler" "$@" -O2 -march="$MARCH" $CFLAGS $with -I"$top" -c "$tmp/$source.$language" -o "$tmp/out.o"
        i=$((i + 1))
    done | sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
}

# sg.h precompiled: $with is what a compilation needs to use it
precompile() { # compiler, kind of header, flags...
    compiler=$1; kind=$2; shift 2
    echo '#include <sg.h>' >"$tmp/header.h"
    case $("$compiler" --version) in
    *clang*) with="-include-pch $tmp/header.h.pch"; set -- "$@" -o "$tmp/header.h.pch" ;;
    *) with="-include $tmp/header.h"; set -- "$@" -o "$tmp/header.h.gch" ;;
    esac
    # shellcheck disable=SC2086
    "$compiler" "$@" -O2 -march="$MARCH" $CFLAGS -I"$top" -x "$kind" "$tmp/header.h"
}

failed=0
with=
echo "processor ms of a compilation at -O2 -march=$MARCH, median of $N"
echo "compiler             nothing simde128    simde       sg  sg/simde128  sg/simde   nest of 8   kernel  precompiled"
for which in gcc clang gxx clangxx; do
    case $which in
    gcc) compiler=$GCC language=c standard=c11 kind=c-header ;;
    clang) compiler=$CLANG language=c standard=c11 kind=c-header ;;
    gxx) compiler=$GXX language=cc standard=c++17 kind=c++-header ;;
    clangxx) compiler=$CLANGXX language=cc standard=c++17 kind=c++-header ;;
    esac
    [ "$compiler" != none ] && command -v "$compiler" >/dev/null 2>&1 || continue
    for source in nothing base wide sg nest kernel; do
        eval "$source=\$(median \"$compiler\" $language $source -std=$standard)"
    done
    precompile "$compiler" $kind -std=$standard
    precompiled=$(median "$compiler" $language kernel -std=$standard)
    with=
    rm -f "$tmp/header.h.gch"
    # shellcheck disable=SC2154 # set by eval
    echo "$compiler $nothing $base $wide $sg $nest $kernel $precompiled" | awk -v limit="$LIMIT" '{
        printf "%-18s %9d %8d %8d %8d %12.2f %9.2f %11d %8d %12d\n", $1, $2, $3, $4, $5, $5 / $3, $5 / $4, $6, $7, $8
        exit $5 > limit * $4 || $6 - $5 > 1000 }' || failed=1
done
[ "$check" != --check ] || exit $failed
