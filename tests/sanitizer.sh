#!/bin/sh
# SPDX-License-Identifier: MIT
# Whether the sanitizers see what kernels do to memory. Builds and runs tests/sanitizer/access.c for each register width: a
# forgotten barrier must give one report for each way to access memory, with the lines of both sub-groups; an access past the end
# must be reported by its line; correct accesses must not be reported. Builds and runs tests/sanitizer/races.c, with one
# worker and with several: whichever barrier a kernel lacks, both lines must be named. Builds and runs tests/sanitizer/local.c: whatever
# leaves its array of local memory, or reads what an earlier work-group left there, must be named. The examples run without a report.
# Prints TAP.
#
# Environment: TOP, the sources; CC, CXX, CLANG, CLANGXX ("no": leave out), CPPFLAGS, CFLAGS, CXXFLAGS, ARCH_FLAGS,
# LIBS; EXAMPLES, relative to TOP, without suffix; VALGRIND ("no": leave out; default valgrind); REG_BITS, the widest registers that the machine has; BITS,
# the widths to try (default: 128 256 512); JOBS, how many at once (default: all cores).
set -u
LC_ALL=C
export LC_ALL
TOP=${TOP:-.}
kernel=access.tmpl.h
# reports also a race on memory that had a race before
TSAN_OPTIONS=suppress_equal_addresses=0
# GCC 13 lays vectors of 64 bytes on stack frames of its own that are aligned to 32 (GCC bug 110027)
ASAN_OPTIONS=${ASAN_OPTIONS:-detect_stack_use_after_return=0}
export ASAN_OPTIONS TSAN_OPTIONS
scratch=${T_SCRATCH:-$(mktemp -d)}

# in TAP, but without numbers
result() { # 0 or 1, name; $out.txt has what went wrong
    if [ "$1" = 0 ]; then echo "ok - $2"; return; fi
    echo "not ok - $2"
    head -n 12 "$out.txt" | sed 's/^/# /'
}
silent() { # name, arguments: ends well, and no sanitizer says a word
    what=$1
    shift
    "$out" "$@" >"$out.txt" 2>&1
    status=$?
    grep -v '^case ' "$out.txt" >"$out.said"
    [ $status = 0 ] && [ ! -s "$out.said" ]
    status=$?
    mv "$out.said" "$out.txt"
    result $status "$what"
}
# the line where a text stands in the kernel
line_of() { grep -nF "$1" "$TOP/tests/sanitizer/$kernel" | cut -d: -f1; }

races() { # name, arguments: one report for each case, of both lines
    what=$1
    shift
    "$out" "$@" >"$out.log" 2>&1
    {
        sed -n 's|.*case OP_\([a-z_]*\): .*|\1|p' "$TOP/tests/sanitizer/$kernel" |
            while read -r op; do echo "at $op $(line_of "case OP_$op: ")"; done
        echo "at read $(line_of "the other's read")"
        echo "at write $(line_of "the other's write")"
        cat "$out.log"
    } | awk -v kernel="$kernel" '
        function finish() {
            if (what == "") return
            if (reports != 1) print what ": " reports + 0 " reports"
            else if (!own) print what ": its line is not named, " at[op]
            else if (!other) print what ": the line of the other is not named, " at[op ~ /^(store|stream|scatter|compress)/ ? "read" : "write"]
        }
        $1 == "at" { at[$2] = $3; next }
        $1 == "case" { finish(); what = $2 " " $3 " " $4; op = $4; reports = own = other = 0; cases++ }
        /WARNING: ThreadSanitizer: data race/ { reports++ }
        / #[0-9]+ / && index($0, kernel ":") {
            line = $0
            sub(".*" kernel ":", "", line)
            line += 0
            if (line == at[op]) own = 1
            if (line == at[op ~ /^(store|stream|scatter|compress)/ ? "read" : "write"]) other = 1
        }
        END { finish(); if (!cases) print "it did not run" }' >"$out.txt"
    [ ! -s "$out.txt" ]
    result $? "$what"
}

pairs() { # name, arguments: of each case of races.c a report whose two accesses are the two lines with its comments
    what=$1
    shift
    "$out" "$@" >"$out.log" 2>&1
    awk '
        FNR == 1 { file++ }
        file == 1 {
            text = $0
            if (sub(".*/\\* ", "", text) && sub(" \\*/.*", "", text)) {
                n = split(text, tags, "; ")
                for (t = 1; t <= n; t++) {
                    if (split(tags[t], w, " ") == 2 && w[2] == "one") one[w[1]] = FNR
                    if (split(tags[t], w, " ") == 2 && w[2] == "other") other[w[1]] = FNR
                }
            }
            next
        }
        function finish_report() {
            if (what == "") return
            if ((side[1, one[what]] && side[2, other[what]]) || (side[2, one[what]] && side[1, other[what]])) named[what] = 1
            split("", side)
            access_number = 0
        }
        $1 == "case" { finish_report(); what = $2; seen[what] = 1; next }
        /WARNING: ThreadSanitizer: data race/ { finish_report() }
        /^  [A-Z].* (by|created)/ { access_number++ }
        / #[0-9]+ / && match($0, /races\.c:[0-9]+/) { side[access_number, substr($0, RSTART + 8, RLENGTH - 8)] = 1 }
        END {
            finish_report()
            for (what in one) {
                if (!seen[what]) print what ": did not run"
                else if (!named[what]) print what ": lines " one[what] " and " other[what] " are not named"
                cases++
            }
            if (cases < 40) print cases + 0 " cases only"
        }' "$TOP/tests/sanitizer/races.c" "$out.log" >"$out.txt"
    [ ! -s "$out.txt" ]
    result $? "$what"
}

strays() { # name, shift: each case ends with a report of its line
    i=0
    : >"$out.wrong"
    while "$out" stray "$2" $i >"$out.log" 2>&1; status=$?; grep -q '^case ' "$out.log"; do
        op=$(sed -n 's/^case .* //p' "$out.log")
        if [ $status = 0 ] || ! grep -q 'ERROR: AddressSanitizer' "$out.log"; then
            echo "$(head -n 1 "$out.log"): no report" >>"$out.wrong"
        elif ! grep -Eq "$kernel:$(line_of "case OP_$op: ")([^0-9]|\$)" "$out.log"; then
            echo "$(head -n 1 "$out.log"): its line is not named" >>"$out.wrong"
        fi
        i=$((i + 1))
    done
    [ $i -gt 0 ] || echo "it did not run" >"$out.wrong"
    mv "$out.wrong" "$out.txt"
    [ ! -s "$out.txt" ]
    result $? "$1"
}

# Each case of local.c is reported, and its line named. $report: how the tool's report begins; $run: the command it runs under
each_case() { # name, mode, place
    i=0
    : >"$out.wrong"
    while $run "$out" "$2" "$3" $i >"$out.log" 2>&1; [ $? != 4 ]; do
        case_name=$(sed -n 's/^case //p' "$out.log")
        if ! grep -q "$report" "$out.log"; then
            echo "${case_name:-number $i}: no report" >>"$out.wrong"
        elif ! grep -q "local\.c:$(grep -nF "/* $case_name */" "$TOP/tests/sanitizer/local.c" | cut -d: -f1)\([^0-9]\|\$\)" "$out.log"; then
            echo "$case_name: its line is not named" >>"$out.wrong"
        fi
        i=$((i + 1))
        [ $i -lt 100 ] || break
    done
    [ $i -gt 4 ] || echo "$i cases only" >>"$out.wrong"
    mv "$out.wrong" "$out.txt"
    [ ! -s "$out.txt" ]
    result $? "$1"
}

# shellcheck disable=SC2086 # flags are words
local_of() { # tool, what the build is called, compiler and flags
    out=$scratch/$$ run=
    case $1 in
    address) report='ERROR: AddressSanitizer' wrong=stray right=fits flags=-fsanitize=address ;;
    memory) report='WARNING: MemorySanitizer' wrong=left right=written flags=-fsanitize=memory ;;
    valgrind) report='uninitialised value' wrong=left right=written flags=-DSG_VALGRIND=1 run="$VALGRIND -q --error-exitcode=9" ;;
    esac
    $3 $flags -O1 -g1 -I"$TOP" $CPPFLAGS "$TOP/tests/sanitizer/local.c" -o "$out" $LIBS >"$out.txt" 2>&1 && [ ! -s "$out.txt" ]
    result $? "local memory, $1, $2: compiles" | grep -v '^ok' && return
    for place in 0 1 2; do
        what="local memory, $1, $2, $(echo "heap arena seed" | cut -d' ' -f$((place + 1)))"
        $run "$out" $right $place >"$out.txt" 2>&1 && [ ! -s "$out.txt" ]
        result $? "$what: $right"
        each_case "$what: $wrong" $wrong $place
    done
    rm -f "$out" "$out".*
}

# shellcheck disable=SC2086 # flags are words
example_of() { # example, what the build is called, compiler and flags
    out=$scratch/$$
    $3 -fsanitize=address,undefined -fno-sanitize-recover=undefined -O1 -g1 -I"$TOP" $CPPFLAGS "$TOP/$1.c" -o "$out" $LIBS >"$out.txt" 2>&1 &&
        DEMO_SECONDS=0 "$out" >"$out.txt" 2>&1 </dev/null
    result $? "$1, $2: without a report"
    rm -f "$out" "$out".*
}

# shellcheck disable=SC2086 # flags are words
races_of() { # what the build is called, compiler and flags
    out=$scratch/$$
    $2 -fsanitize=thread -O1 -g1 -I"$TOP" $CPPFLAGS "$TOP/tests/sanitizer/races.c" -o "$out" $LIBS >"$out.txt" 2>&1 &&
        [ ! -s "$out.txt" ]
    result $? "races, $1: compiles" | grep -v '^ok' && return
    for workers in 0 1 3; do
        silent "races, $1: kernels as they should be, $workers workers" right $workers
        pairs "races, $1: a barrier is missing, $workers workers" wrong $workers
    done
    rm -f "$out" "$out".*
}

# shellcheck disable=SC2086 # flags are words
one() { # sanitizer, what the build is called, compiler and flags
    out=$scratch/$$
    name="$1, $2"
    $3 -fsanitize="$1" -O1 -g1 -I"$TOP" $CPPFLAGS "$TOP/tests/sanitizer/access.c" -o "$out" $LIBS >"$out.txt" 2>&1 &&
        [ ! -s "$out.txt" ]
    result $? "$name: compiles" | grep -v '^ok' && return
    if [ "$1" = thread ]; then
        races "$name: no barrier, first element" race 1 0
        races "$name: no barrier, last element" race 0 1
        silent "$name: with a barrier" barrier 0 1
        silent "$name: elements that are left alone" apart 0 0
    else
        strays "$name: past the end" 0
        strays "$name: past the end, not aligned" 1
        silent "$name: up to the end" fits 0
        silent "$name: up to the end, not aligned" fits 1
    fi
    rm -f "$out" "$out".*
}

if [ "${1:-}" = --one ]; then
    rest=${2#*:}
    case $2 in local-*) local_of "$(expr "$2" : 'local-\([a-z]*\)')" "${rest%%:*}" "${rest#*:}"; exit ;; esac
    case $2 in example-*) example=${2%%:*}; example_of "${example#example-}" "${rest%%:*}" "${rest#*:}"; exit ;; esac
    [ "${2%%:*}" != races ] || { races_of "${rest%%:*}" "${rest#*:}"; exit; }
    one "${2%%:*}" "${rest%%:*}" "${rest#*:}"
    exit
fi

# ---- the builds: "sanitizer:name:compiler and flags", a line each ----

trap 'rm -rf "$scratch"' EXIT
T_SCRATCH=$scratch
CPPFLAGS=${CPPFLAGS:-} LIBS=${LIBS-"-lm -lpthread"} ARCH_FLAGS=${ARCH_FLAGS:-} REG_BITS=${REG_BITS:-512}
VALGRIND=${VALGRIND:-valgrind}
export T_SCRATCH TOP CPPFLAGS LIBS VALGRIND

has() { # compiler, sanitizer: it links
    [ "$1" = no ] && return 1
    echo 'int main(void) { return 0; }' >"$scratch/empty.c"
    # shellcheck disable=SC2086
    $1 -x c -fsanitize="$2" "$scratch/empty.c" -o "$scratch/empty" 2>/dev/null && return
    echo "# SKIP $1 has no $2 sanitizer" >&2
    return 1
}
builds() {
    for compiler in "${CC:-cc}" "${CLANG:-no}"; do
        if has "$compiler" address; then
            echo "local-address:$compiler, no machine named:$compiler -std=c11 ${CFLAGS:-}"
            echo "local-address:$compiler:$compiler -std=c11 ${CFLAGS:-} $ARCH_FLAGS"
        fi
        has "$compiler" memory && echo "local-memory:$compiler:$compiler -std=c11 ${CFLAGS:-}"
        has "$compiler" thread && echo "races:$compiler:$compiler -std=c11 ${CFLAGS:-} $ARCH_FLAGS"
    done
    # valgrind does not know AVX-512
    if command -v "$VALGRIND" >/dev/null; then echo "local-valgrind:${CC:-cc}:${CC:-cc} -std=c11 ${CFLAGS:-}"
    else echo "# SKIP no valgrind" >&2; fi
    for compiler in "${CLANG:-no}" "${CC:-cc}"; do
        has "$compiler" address || continue
        for example in ${EXAMPLES:-}; do echo "example-$example:$compiler:$compiler -std=c11 $ARCH_FLAGS"; done
        break
    done
    for sanitizer in thread address; do
        for compiler in "${CC:-cc}" "${CLANG:-no}"; do
            has "$compiler" $sanitizer || continue
            echo "$sanitizer:$compiler, no machine named:$compiler -std=c11 ${CFLAGS:-}"
            for bits in ${BITS:-128 256 512}; do
                [ $bits -le "$REG_BITS" ] || continue
                echo "$sanitizer:$compiler, $bits bits:$compiler -std=c11 ${CFLAGS:-} $ARCH_FLAGS -DSG_MAX_REG_BITS=$bits"
            done
        done
        for compiler in "${CXX:-no}" "${CLANGXX:-no}"; do
            has "$compiler" $sanitizer || continue
            echo "$sanitizer:$compiler:$compiler -x c++ -std=c++17 ${CXXFLAGS:-} $ARCH_FLAGS"
        done
    done
}
echo "TAP version 13"
builds | tr '\n' '\0' |
    xargs -0 -n 1 -P "${JOBS:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}" sh "$0" --one >"$scratch/results"
awk '
    /^ok/ { passed++ }
    /^not ok/ { failed++ }
    /^(not )?ok/ { sub(/ok/, "ok " passed + failed) }
    { print }
    END {
        print "1.." passed + failed
        print passed + 0 " passed, " failed + 0 " failed"
        exit !(passed > 0 && failed == 0)
    }' "$scratch/results"
