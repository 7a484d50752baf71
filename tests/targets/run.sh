#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds for the targets of tests/targets/list.txt and runs there what can run.
#
#   tests/targets/run.sh [--sample] [NAME...]   all targets, or those named; --sample: a few programs for each, at 4 lanes
#   tests/targets/run.sh --packages [NAME...]   prints the packages that they need
#   tests/targets/run.sh --table                writes docs/targets.md of what the last runs left under variants/, where runs of
#                                               several machines may lie; the row of a target of which they left nothing stays
#
# A target whose compiler or runner is missing is skipped with a note, or fails if NEED=1. Digests are compared with those of
# the first target, which runs too if it has left none. Environment: CPPFLAGS, LIBS; SIMDE, the folder that holds
# simde/; SIZES; for everything: PLAIN, SIZED, NARROW and EXAMPLES, as Makefile.am gives them; JOBS, how many programs at once
# (default: all cores): targets side by side, and what they leave free for programs of one target; KEEP=1: programs that passed
# when the target was last run with KEEP, and that are the same behind the preprocessor, are not run again (a run of everything takes
# hours, and may be ended); DEADLINE, in seconds since 1970: targets that it has not begun by then are left out, and named.
set -u
LC_ALL=C
export LC_ALL
TOP=${TOP:-.}
there=$(echo "$TOP" | sed 's/[.]/[.]/g') # paths in the text of a program, as __FILE__ gives them
list=$TOP/tests/targets/list.txt
warnings='-Wall -Wextra -Wundef -Wshadow -Wconversion -pedantic -Werror'

rows() { sed '/^#/d; /^$/d' "$list"; }
field() { echo "$1" | awk -F' [|] ' -v n="$2" '{print $n == "-" ? "" : $n}'; }
folder_of() { echo "variants/target-$1"; }
here() { echo "$1" | sed "s# examples/# $TOP/examples/#g; s# -Lexamples/# -L$TOP/examples/#g; s# tests/# $TOP/tests/#g"; } # files of the sources
wanted() { # name, names...: among them, or there are none
    name=$1
    shift
    [ $# = 0 ] && return 0
    for one; do [ "$one" = "$name" ] && return 0; done
    return 1
}
table() {
    cat "$TOP/docs/targets.in"
    rows | while read -r row; do
        name=$(field "$row" 1) about=$(folder_of "$(field "$row" 1)")/about
        if [ ! -f "$about" ]; then
            was=$(grep -F -- "| $name | " "$page" 2>/dev/null | sed 's/[^|]*|$//')
            echo "${was:-| $name | not tried | | | | | | |} $(field "$row" 6) |"
            continue
        fi
        # shellcheck disable=SC1090
        compiler= simde= width= passed= digests= barriers= workers=
        . "$about"
        echo "| $name | $compiler | $simde | $width | $passed | $digests | $barriers | $workers | $(field "$row" 6) |"
    done
}
case ${1:-} in
--packages)
    shift
    rows | while read -r row; do wanted "$(field "$row" 1)" "$@" && field "$row" 5; done | tr ' ' '\n' | grep . | sort -u
    exit ;;
--table)
    page=$TOP/docs/targets.md
    table >"$page.new" && mv "$page.new" "$page"
    exit ;;
esac

ulimit -S -s 65536 2>/dev/null # KiB: GCC for 32-bit ARM needs more than 8 MiB of stack for some tests
sample=
[ "${1:-}" != --sample ] || { sample=1; shift; }
CPPFLAGS=${CPPFLAGS:--I$TOP}
SIZES=${SIZES:-4 16}
if [ -n "$sample" ]; then
    SIZES=4 PLAIN='tests/group_barrier tests/port_thread' SIZED='tests/lanes_arith tests/lanes_cross tests/atomic_values'
    EXAMPLES='examples/local examples/resize'
fi
# compilers for other systems do not look where this system keeps its headers
simde=variants/simde
if [ -z "${T_TARGET:-}" ]; then
    mkdir -p $simde
    ln -sfn "${SIMDE:-/usr/include}/simde" $simde/simde # may be of another run
fi

about() { # of a compiler: what the headers say when it reads them
    cat >"$dir/about.c" <<'END'
#include <sg.h>
#if SG_HAVE_SIMDE && !SG_HAVE_SSE42
simde SIMDE_VERSION_MAJOR SIMDE_VERSION_MINOR SIMDE_VERSION_MICRO
#else
simde none
#endif
width SG_REG_BITS SG_HAVE_SIMDE SG_HAVE_VECTOR_TYPES
barriers SG_CONTEXT
workers SG_THREADS
END
    # shellcheck disable=SC2086
    $compile -std=c11 $CPPFLAGS -isystem $simde -E -P "$dir/about.c" 2>/dev/null | awk '
        /^simde none/ { simde = "not needed" }
        /^simde [0-9]/ { simde = $2 "." $3 "." $4 }
        /^width / { width = $2 (($3) ? "" : ($4) ? ", GNU vectors" : ", plain C") }
        /^barriers / { barriers = $2 == 2 ? "assembly" : $2 == 1 ? "ucontext" : $2 == 3 ? "threads" : "none" }
        /^workers / { workers = $2 == 3 ? "Windows" : $2 == 2 ? "POSIX" : $2 == 1 ? "C11" : "none" }
        END {
            printf "simde=\047%s\047\nwidth=\047%s\047\nbarriers=\047%s\047\nworkers=\047%s\047\n", simde, width, barriers, workers
        }'
}
compiles() { # file, flags...: silently, no further than an object
    file=$1
    shift
    # shellcheck disable=SC2086
    $compile -std=c11 -O2 $warnings -Wno-format $CPPFLAGS -isystem $simde "$@" -c "$TOP/$file" -o "$dir/object.o" >"$dir/build" 2>&1 &&
        [ ! -s "$dir/build" ] && return 0
    head -n 10 "$dir/build" | sed 's/^/    /'
    return 1
}
runs() { # file, flags...: as an example, by its status; what it says goes to a file, since several run at once
    file=$1 name_of=${1##*/}
    shift
    # shellcheck disable=SC2086
    key=$([ -z "${KEEP:-}" ] || { echo "$compile $runner $*"; $compile --version | head -n 1; $compile -std=c11 -O2 $CPPFLAGS -isystem $simde "$@" -E -P "$TOP/$file.c" 2>/dev/null | sed "s#\"$there/#\"#g"; } | cksum)
    [ -z "${KEEP:-}" ] || [ "$key" != "$(cat "$dir/passed.$name_of" 2>/dev/null)" ] || return 0
    # shellcheck disable=SC2086
    $compile -std=c11 -O2 $CPPFLAGS -isystem $simde "$@" "$TOP/$file.c" -o "$dir/program.$name_of" $libs >"$dir/build.$name_of" 2>&1 || {
        head -n 10 "$dir/build.$name_of" | sed 's/^/    /'
        return 1
    }
    # shellcheck disable=SC2086
    DEMO_SECONDS=0 timeout 300 $runner "./$dir/program.$name_of" >"$dir/output.$name_of" 2>&1 </dev/null || {
        tail -n 10 "$dir/output.$name_of" | sed 's/^/    /'
        return 1
    }
    [ -z "${KEEP:-}" ] || echo "$key" >"$dir/passed.$name_of"
}
waits() { # program: a kernel in it, or in a header of its own, waits for the others of its work-group
    cat "$TOP/$1.c" "$TOP/$1.h" "$TOP/$1.tmpl.h" 2>/dev/null | grep -Eq 'sg_group_barrier|_over_group|sg_joint_'
}
target() { # row
    name=$(field "$1" 1) what=$(field "$1" 2) compile=$(here "$(field "$1" 3)") runner=$(here "$(field "$1" 4)")
    dir=$(folder_of "$name") fast=
    case $sample$what in *,fast | run | run,few) fast=1 ;; esac # the sample has those that the list names
    few=
    case $sample$what in 1*,few) few=1 ;; esac
    what=${what%,*}
    libs="-lm -lpthread"
    # what Clang could not do to a header's loop, and how long an operation takes, are no faults
    case $compile in *clang*|*zig*) strict="$warnings -Wno-pass-failed -Wno-atomic-alignment" ;; *) strict=$warnings ;; esac
    case $compile in *mingw*|*wasm*|*none-eabi*|*unknown-elf*) libs=-lm ;; esac
    case $compile in *-nostdlib*) libs=-lgcc ;; esac
    [ -n "${KEEP:-}" ] || rm -rf "$dir"
    for tool in "${compile%% *}" "${runner%% *}"; do
        [ -z "$tool" ] || command -v "$tool" >/dev/null 2>&1 || { echo "target $name: no $tool"; return "${NEED:-0}"; }
    done
    case $compile in *ziglang*) python3 -c 'import ziglang' 2>/dev/null || { echo "target $name: no ziglang"; return "${NEED:-0}"; } ;; esac
    case $(field "$1" 5) in *pip:simde-py*) # not this system's SIMDe
        simde=$(python3 -c 'import simde_py; print(simde_py.get_include())' 2>/dev/null) || { echo "target $name: no simde-py"; return "${NEED:-0}"; } ;;
    esac
    case $runner in *wine.sh*) $runner -there || what=compile ;; esac
    passed=0 failed=0
    mkdir -p "$dir"
    about >"$dir.about"
    stacks=yes
    grep -q "^barriers='none'" "$dir.about" && stacks=no # then examples that wait end with a status
    [ -z "$few" ] || SIZED='tests/lanes_cross tests/atomic_values' EXAMPLES='examples/local'
    plain=$PLAIN examples=$EXAMPLES
    case $sample$compile in 1*mingw*) plain="$plain tests/port_context tests/launch_pool" ;; esac # all its own
    # algorithms, rows for porters and constants are made of the operations that the others have at each size: 4 lanes, as where
    # there is no native code group_collective alone takes 5 minutes and 3 GiB to compile for 16
    sized=$SIZED sizes=$SIZES
    # what Clang made of a constant was wrong on several targets; the first is what they are compared with. Zig's Clang takes minutes.
    case "$sample $name $compile" in "1 $first "*|"1 $name clang"*) sized="$sized tests/lanes_constants" ;; esac
    # mingw has a libm of its own, and warns of its own macros
    case "$sample $name " in "1 $first "|"1 windows64 ") sized="$sized tests/math_functions" ;; esac
    # Clang 14 does not come to an end with the constants where WebAssembly has vectors
    case $compile in *-msimd128*) sized=$(echo "$sized" | sed 's# *tests/lanes_constants##') ;; esac
    [ "$stacks" = yes ] || sized=$(for test in $sized; do waits "$test" || echo "$test"; done)
    if [ "$what" = board ]; then # without a library one program, which asks for nothing; else what fits
        case $compile in *-nostdlib*) plain= sized= ;; *) plain=tests/port_context sized='tests/lanes_arith tests/lanes_convert tests/lanes_cross' sizes=4 ;; esac
        [ -z "$sample" ] || sized=
        if [ -z "$plain" ]; then
            if runs tests/targets/freestanding; then passed=1; else failed=1; echo "not ok - $name: tests/targets/freestanding"; fi
        fi
    fi
    if [ "$what" = run ] || [ "$what$plain" = boardtests/port_context ]; then
        TOP=$TOP CPPFLAGS="$CPPFLAGS -isystem $simde" LIBS=$libs PLAIN=$plain SIZED=$sized SIZES=$sizes NARROW=${NARROW:-} NARROW_SIZES=4 \
            sh "$TOP/tests/variant.sh" -r "$runner" "${dir#variants/}" "$compile -std=c11 -O2 $strict" >"$dir.log" 2>&1
        grep -v '^variant' "$dir.log"
        passed=$(awk '/^variant/ { print $5 }' "$dir.log") failed=$(awk '/^variant/ { print $7 }' "$dir.log")
        rm -f "$dir.log"
        [ "$what" = run ] || examples=
        if [ "$what" = run ] && [ -n "$fast" ]; then
            if runs tests/math_fast -ffast-math; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "not ok - $name: tests/math_fast, -ffast-math"; fi
        fi
        started=0
        rm -f "$dir"/told.*
        for example in tests/targets/checked $([ "$what" = board ] || echo tests/targets/freestanding) $examples; do
            [ "$stacks" = yes ] || ! waits "$example" || [ "$example" = tests/targets/freestanding ] || continue
            { runs "$example" && echo ok || echo "not ok - $name: $example"; } >"$dir/told.$started" &
            started=$((started + 1))
            [ $((started % ${JOBS:-1})) != 0 ] || wait
        done
        wait
        told=$(cat "$dir"/told.*)
        echo "$told" | grep -vx ok
        right=$(echo "$told" | grep -cx ok)
        passed=$((passed + right)) failed=$((failed + started - right))
    elif [ "$what" = compile ]; then
        for example in tests/targets/freestanding $([ "${compile#*-ffreestanding}" = "$compile" ] && echo examples/hello examples/local); do
            if compiles "$example.c"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "not ok - $name: $example"; fi
        done
    fi
    digests=no
    [ "$what$sized" != board ] && [ "$what" != compile ] || digests=-
    [ "$digests" != no ] || [ "$dir" = "$(folder_of "$first")" ] || ! sh "$TOP/tests/digest.sh" -s "$(folder_of "$first")" "$dir" >"$dir/digest" 2>&1 || digests=yes
    [ "$dir" != "$(folder_of "$first")" ] || digests=yes
    if [ "$digests" = no ]; then
        failed=$((failed + 1))
        cat "$dir/digest"
    fi
    {
        # shellcheck disable=SC2086
        echo "compiler='$($compile --version 2>/dev/null | sed -n '1s/[^ ]* version/version/; 1s/(.*)//; 1p' | tr -s ' ' | cut -c 1-60)'"
        cat "$dir.about"
        if [ "$what" != compile ]; then echo "passed='$passed of $((passed + failed))$([ -z "$sample" ] || echo ', sample')'"
        else echo "passed='compiled: $passed of $((passed + failed))'"; fi
        echo "digests='$digests'"
    } >"$dir/about.new"
    mv "$dir/about.new" "$dir/about" # whole, or not there: --table reads it
    rm -f "$dir"/program* "$dir"/build.* "$dir"/output.* "$dir"/told.* "$dir"/object.o "$dir.about"
    echo "target $name: $passed passed, $failed failed"
    [ "$failed" = 0 ]
}
first=$(field "$(rows | head -n 1)" 1)
if [ -n "${T_TARGET:-}" ]; then
    [ "$(date +%s)" -le "${DEADLINE:-$(date +%s)}" ] || { echo "target $T_TARGET: LEFT OUT"; exit; }
    target "$(rows | awk -F' [|] ' -v name="$T_TARGET" '$1 == name')"
    exit
fi
# The first, whose digests the others are compared with, before them; the others side by side, each with its output in one piece.
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}
T_SAMPLE=${sample:+--sample}
export T_SAMPLE
one='T_TARGET=$1 sh "$0" $T_SAMPLE >"variants/output.$$" 2>&1; cat "variants/output.$$"; rm -f "variants/output.$$"'
for name; do
    rows | sed 's/ | .*//' | grep -qxF -- "$name" || { echo "no target $name in tests/targets/list.txt"; exit 2; }
done
there() { # digests of the first, of as much as is run
    sh "$TOP/tests/digest.sh" "$(folder_of "$first")" >/dev/null 2>&1 && { [ -n "$sample" ] || ! grep -q '^passed=.*sample' "$(folder_of "$first")/about"; }
}
[ $# = 0 ] || there || set -- "$first" "$@" # to compare with
rows | sed 's/ | .*//' | while read -r name; do
    ! wanted "$name" "$@" || echo "$name"
done >variants/targets
others=$(grep -cvxF -- "$first" variants/targets)
each=$((jobs / (others ? others : 1)))
[ "$each" -gt 0 ] || each=1
{
    grep -xF -- "$first" variants/targets | tr '\n' '\0' | JOBS=$jobs xargs -0 -r -n 1 sh -c "$one" "$0"
    grep -vxF -- "$first" variants/targets | tr '\n' '\0' | JOBS=$each xargs -0 -r -n 1 -P "$jobs" sh -c "$one" "$0"
} | awk -v need="${NEED:-0}" -v targets="$(grep -c . variants/targets)" '
    { print }
    /^target .*: no [^ ]*$/ { ended++; failed += need }
    /^target .*: LEFT OUT$/ { ended++ }
    /^target .*: [0-9]+ passed, [0-9]+ failed$/ { ended++; passed += $(NF - 3); failed += $(NF - 1) }
    END {
        if (ended != targets) { print targets - ended " targets did not end"; failed++ }
        print passed + 0 " passed, " failed + 0 " failed"
        exit failed != 0
    }'
