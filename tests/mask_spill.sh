#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks that no mask register is spilled to the stack with fewer bytes than are read back (tests/mask_spill.awk): every test, compiled for
# each processor with mask registers.
#
# Environment: TOP, the sources; CC; PLAIN, SIZED, SIZES as for tests/variant.sh; CPPFLAGS; PROCESSORS and LEVELS, what to
# compile for and how, "O1+address" for -O1 -fsanitize=address; JOBS, how many at once (default: all cores). SHARE=k/n: every
# nth program from the kth on, for several machines.
set -u
LC_ALL=C
export LC_ALL
TOP=${TOP:-.} CC=${CC:-gcc} CPPFLAGS=${CPPFLAGS:--I.}
export TOP CC CPPFLAGS

one() { # $1: processor:level:test:size
    rest=$1
    processor=${rest%%:*} rest=${rest#*:}
    level=${rest%%:*} rest=${rest#*:}
    test=${rest%%:*} size=${rest#*:}
    flags="$(sh "$TOP/tests/processor.sh" "$processor") $(echo "-$level" | sed 's/+/ -fsanitize=/')"
    [ -z "$size" ] || flags="$flags -DSG_SIZE=$size"
    name=$(echo "$1" | tr '/:' '__')
    # the flags are words by intention
    # shellcheck disable=SC2086
    if ! $CC -std=c11 -w $flags $CPPFLAGS -S "$TOP/$test.c" -o "$tmp/$name.s" 2>"$tmp/$name.errors"; then
        head -n 5 "$tmp/$name.errors" | sed 's/^/    /'
        echo "not ok $1 # does not compile"
    else
        found=$(awk -f "$TOP/tests/mask_spill.awk" "$tmp/$name.s")
        if [ -n "$found" ]; then echo "$found" | sed 's/^/    /'; echo "not ok $1"; else echo "ok $1"; fi
    fi
    rm -f "$tmp/$name.s"
}
if [ "${1:-}" = --one ]; then
    one "$2"
    exit
fi

tmp=$(mktemp -d)
export tmp
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM

# what must be found, and what must not: a slot that another path uses for something else
probe() { # $1: lines expected; assembly on stdin
    got=$(awk -f "$TOP/tests/mask_spill.awk" | grep -c .)
    [ "$got" = "$1" ] || { echo "mask_spill.awk: $got findings in what has $1"; exit 1; }
}
printf 'f:\n\tkmovw\t%%k0, 8(%%rsp)\n\tje\t.L1\n\tret\n.L1:\n\tmovq\t8(%%rsp), %%rsi\n\tret\n\t.size\tf, .-f\n' | probe 1
printf 'f:\n\tkmovw\t%%k0, 8(%%rsp)\n\tje\t.L1\n\tret\n.L1:\n\tmovzwl\t8(%%rsp), %%esi\n\tkmovw\t8(%%rsp), %%k1\n\tret\n\t.size\tf, .-f\n' | probe 0
printf 'f:\n\tkmovw\t%%k0, 8(%%rsp)\n\tje\t.L1\n\tret\n.L1:\n\tmovq\t%%rax, 8(%%rsp)\n\tmovq\t8(%%rsp), %%rsi\n\tret\n\t.size\tf, .-f\n' | probe 0

for processor in ${PROCESSORS:-skylake-avx512 icelake-server sapphirerapids znver4}; do
    sh "$TOP/tests/processor.sh" "$processor" >/dev/null || exit 1
    for level in ${LEVELS:-O0 O1 O2 O3 O1+address O2+address,undefined O1+thread}; do
        for test in ${PLAIN:-}; do echo "$processor:$level:$test:"; done
        for test in ${SIZED:-}; do
            for size in ${SIZES:-16}; do echo "$processor:$level:$test:$size"; done
        done
    done
done | awk -v share="${SHARE:-1/1}" 'BEGIN { split(share, s, "/") } NR % s[2] == s[1] % s[2]' |
    xargs -n 1 -P "${JOBS:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}" sh "$0" --one >"$tmp/results"
grep -v '^ok' "$tmp/results"
awk '/^ok/ { p++ } /^not ok/ { f++ } END { print p + 0 " passed, " f + 0 " failed"; exit !(p > 0 && !f) }' "$tmp/results"
