#!/bin/sh
# SPDX-License-Identifier: MIT
# Tries each row of docs/flags.md with each compiler. The result must be what the row says: the tests pass with the digests that they have
# without the flag; or the compiler stops with the message about SG_ACCEPT_FAST_MATH; or it has no such flag ("none"); or sg.h compiles
# ("compiles"), for a processor that need not be this machine's; or tests/math_fast passes ("close"). Where a row promises nothing ("other bits") the tests compile, and
# their digests must differ, since otherwise the row promises too little.
#
# Environment: TOP, the sources; CC, CLANG ("no": not there); CPPFLAGS, LIBS; LEVELS of x86-64; FLAG_TESTS; ROWS, a pattern of
# the rows to try (default: all).
set -u
LC_ALL=C
export LC_ALL
TOP=${TOP:-.} CPPFLAGS=${CPPFLAGS:--I.} LIBS=${LIBS-"-lm -lpthread"}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM
passed=0 failed=0
result() { # $1: 0 or 1, $2: text
    if [ "$1" = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAIL: $2"; fi
}
# prints the digests of the tests, "message", or what went wrong; $1: compiler, $2: flags
outcome() {
    for test in ${3:-${FLAG_TESTS:-lanes_arith lanes_reduce lanes_convert}}; do
        # shellcheck disable=SC2086 # flags are words
        if ! $1 -std=c11 -O2 -w $2 -DSG_SIZE=4 $CPPFLAGS "$TOP/tests/$test.c" -o "$tmp/program" $LIBS 2>"$tmp/errors"; then
            # the text of an #error, or the line that the compiler shows below its own
            if grep -q SG_ACCEPT_FAST_MATH "$tmp/errors"; then echo message; else echo "does not compile"; fi
            return
        fi
        "$tmp/program" >"$tmp/log" 2>&1 || { echo "wrong: $(grep -m 1 '^not ok' "$tmp/log")"; return; }
        sed -n 's/^# digest //p' "$tmp/log"
    done
}
# $1: compiler, $2: flags
compiles() {
    printf '#include <sg.h>\n#include <sg/more.h>\nint main(void) { return 0; }\n' >"$tmp/include.c"
    # shellcheck disable=SC2086 # flags are words
    if $1 -O2 -w $2 $CPPFLAGS -c "$tmp/include.c" -o "$tmp/include.o" 2>"$tmp/errors"; then echo compiles; else grep -m 1 error "$tmp/errors"; fi
}
# $1: compiler, $2: flags
close_to() {
    got=$(outcome "$1" "$2" math_fast)
    echo "${got:-close}"
}
for level in ${LEVELS:-x86-64-v2 x86-64-v3}; do
    for compiler in "${CC:-gcc}" "${CLANG:-no}"; do
        [ "$compiler" != no ] || continue
        column=2
        case $($compiler --version) in *clang*) column=3 ;; esac
        plain=$(outcome "$compiler" "-march=$level")
        awk -F ' *[|] *' -v column=$column -v rows="${ROWS:-.}" '
            $2 ~ /^`-/ && $2 ~ rows { gsub(/`/, "", $2); print $(column + 1) "|" $2 }' "$TOP/docs/flags.md" >"$tmp/rows"
        while IFS='|' read -r promise flags; do
            case $promise in compiles) try=compiles ;; close) try=close_to ;; *) try=outcome ;; esac
            got=$($try "$compiler" "-march=$level $flags" </dev/null)
            case $promise in
            'same bits') [ "$got" = "$plain" ] ;;
            message) [ "$got" = message ] ;;
            none) [ "$got" = "does not compile" ] ;;
            compiles | close) [ "$got" = "$promise" ] ;;
            *)
                case $got in message | 'does not compile' | "$plain") [ "$got" = "$plain" ] && [ "$level" = x86-64-v2 ] ;; esac
                ;;
            esac
            result $? "$compiler -march=$level $flags: $promise, but $got"
        done <"$tmp/rows"
    done
done
echo "$passed passed, $failed failed"
[ "$passed" -gt 0 ] && [ "$failed" = 0 ]
