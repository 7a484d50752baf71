#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds and runs the tests with other flags, another compiler or another machine's code.
#
#   tests/variant.sh [-l c|c++] [-r RUN] [-b] NAME 'COMPILER FLAGS'
#
# Compiles each test in one step, runs it (under RUN, for instance an emulator) and keeps its output in
# variants/NAME/<test>.log. A test fails if the compiler prints anything; if the test ends with a status other than 0, prints a
# "not ok", or has fewer cases than its plan. -b: for another processor: only compiles, which is one case.
#
# Environment: TOP, the sources; PLAIN and SIZED, the tests, relative to TOP, without suffix; SIZES, the
# sub-group sizes of the sized ones; NARROW, those of them that are built for 16 lanes at most, or if NARROW_SIZES is set for
# these; CPPFLAGS, LIBS;
# JOBS, how many at once (default: all cores); KEEP, if not empty, leaves out the programs that passed when this was last run with
# KEEP, by the same command and the same text behind the preprocessor.
set -u
LC_ALL=C
export LC_ALL

# the value of a tag in the first lines of a test: /* tag: value */
tag() { sed -n "1,4s|^/\* $2: \(.*\) \*/\$|\1|p" "$1"; }

one() { # $1: test, or test:size
    test=${1%:*}
    name=$(basename "$test")
    define=
    case $1 in *:*) define=-DSG_SIZE=${1##*:} name=${name}_x${1##*:} ;; esac
    out=$DIR/$name
    sources=$TOP/$test.$SUFFIX
    other=$(tag "$TOP/$test.c" link-with)
    [ -z "$other" ] || sources="$sources $TOP/tests/${other%.c}.$SUFFIX"
    # the flags are words by intention
    # shellcheck disable=SC2086
    key=$([ -z "$KEEP" ] || { echo "$COMPILE $RUN"; $COMPILE --version | head -n 1; $COMPILE $define $CPPFLAGS -E -P $sources 2>/dev/null | sed "s#\"$there/#\"#g"; } | cksum | tr ' ' -)
    [ -z "$KEEP" ] || ! grep "^PASS $name [0-9]* 0 $key\$" "$DIR/kept" || return
    # shellcheck disable=SC2086
    if ! $COMPILE $define $CPPFLAGS $sources -o "$out" $LIBS >"$out.build" 2>&1 || [ -s "$out.build" ]; then
        sed 's/^/    /' "$out.build" | head -n 20
        echo "FAIL $name 0 1 (build)"
        return
    fi
    if [ -n "$BUILD_ONLY" ]; then
        rm -f "$out"
        echo "PASS $name 1 0 $key"
        return
    fi
    $LIMIT $RUN "./$out" >"$out.log" 2>&1
    status=$?
    rm -f "$out"
    awk -v name="$name" -v status=$status -v key="$key" '
        /^ok / { passed++ }
        /^not ok / { failed++; print "    " $0 }
        /^1\.\.[0-9]+/ { plan = substr($1, 4) + 0; planned = 1 }
        END {
            if (!planned) { print "    no plan"; failed++ }
            else if (plan != passed + failed) { print "    " passed + failed " of " plan " cases"; failed++ }
            if (status != 0 && failed == 0) { failed++ }
            if (status != 0) print "    status " status
            print (failed ? "FAIL" : "PASS") " " name " " passed + 0 " " failed + 0 " " key
        }' "$out.log"
}

if [ "${1:-}" = --one ]; then
    one "$2"
    exit
fi

SUFFIX=c RUN= BUILD_ONLY=
while getopts bl:r: option; do
    case $option in
    l) case $OPTARG in c++) SUFFIX=cc ;; esac ;;
    r) RUN=$OPTARG ;;
    b) BUILD_ONLY=1 ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
[ $# = 2 ] || { sed -n '3,5s/^# *//p' "$0"; exit 2; }
NAME=$1 COMPILE=$2 DIR=variants/$1
TOP=${TOP:-.}
CPPFLAGS=${CPPFLAGS:--I$TOP}
LIBS=${LIBS-"-lm -lpthread"}
LIMIT=
command -v timeout >/dev/null 2>&1 && LIMIT="timeout ${SECONDS_EACH:-600}"
T_EMULATED=$RUN # for tests that must know what the emulator cannot do
# GCC 13 lays vectors of 64 bytes on stack frames of its own that are aligned to 32 (GCC bug 110027)
ASAN_OPTIONS=${ASAN_OPTIONS:-detect_stack_use_after_return=0}
KEEP=${KEEP:-}
there=$(echo "$TOP" | sed 's/[.]/[.]/g') # paths in the text, as __FILE__ gives them
export ASAN_OPTIONS T_EMULATED there TOP CPPFLAGS LIBS COMPILE DIR SUFFIX RUN BUILD_ONLY LIMIT KEEP

[ -n "$KEEP" ] || rm -rf "$DIR"
mkdir -p "$DIR"
grep -h '^PASS' "$DIR/results" "$DIR/kept" 2>/dev/null | sort -u >"$DIR/kept.new" # of a run that was ended, too
mv "$DIR/kept.new" "$DIR/kept"
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}
{ # the sized ones first: some take minutes, beside which the others fit
    for test in ${SIZED:-}; do
        sizes=${SIZES:-}
        case " ${NARROW:-} " in *" $test "*)
            sizes=${NARROW_SIZES:-$(for size in $sizes; do [ "$size" -gt 16 ] || echo "$size"; done)} ;;
        esac
        for size in $sizes; do echo "$test:$size"; done
    done
    for test in ${PLAIN:-}; do echo "$test"; done
} | xargs -r -n 1 -P "$jobs" sh "$0" --one >"$DIR/results"
grep -v '^PASS' "$DIR/results"
awk -v name="$NAME" '
    /^(PASS|FAIL) / { programs++; passed += $3; failed += $4 }
    END {
        printf "variant %s: %d programs, %d passed, %d failed\n", name, programs, passed, failed
        exit !(programs > 0 && failed == 0)
    }' "$DIR/results"
