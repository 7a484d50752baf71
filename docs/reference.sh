#!/bin/sh
# SPDX-License-Identifier: MIT
# The reference, made of the docstrings of tables and headers; docs/reference.txt says how.
#
#   docs/reference.sh            write docs/reference/: pages, diagrams of the real operations, and what the snippets print
#   docs/reference.sh --check    only check: that they are what would be written, that the headers' public names are those
#                                of the pages, that every prototype compiles, that each row of a table has a snippet, which
#                                prints what stands below it, and that the man pages are clean
#
# Environment: CC, CPPFLAGS (for instance -I of SIMDe), AWK, PANDOC.
set -u
LC_ALL=C
export LC_ALL
AWK=${AWK:-awk} CC=${CC:-cc} CPPFLAGS=${CPPFLAGS:-} PANDOC=${PANDOC:-pandoc}
export AWK PANDOC
cd "$(dirname "$0")/.." || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
tables='elements shapes reductions operations more functions atomics algorithms' # of sg/tables, in this order

make_pages() { # into this folder
    # shellcheck disable=SC2086
    $CC -std=c11 -O1 -I. $CPPFLAGS examples/diagrams.c -o "$scratch/diagrams" -lpthread &&
        "$scratch/diagrams" --lanes >"$1/diagrams.txt" && "$scratch/diagrams" --svg "$1" &&
        $AWK -v folder="$1" -v pictures="$(sed -n 's/^== //p' "$1/diagrams.txt" | tr '\n' ' ')" \
            -v files="tests/topics.h $(echo examples/*.c examples/*.h tests/*.c tests/*.h)" -f docs/base_name.awk \
            -f sg/tables/read.awk -f docs/reference_read.awk -f docs/reference_pages.awk \
            $(for table in $tables; do echo "sg/tables/$table.h"; done) docs/reference.txt
}
# What a program can name after the includes: all words sg_ and SG_ that sg's headers define or use, but those that end in _
header_names() {
    printf '#include <sg.h>\n#include <sg/atomic.h>\n#include <sg/math.h>\n#include <sg/more.h>\n#include <sg/print.h>\n#include <sg/dispatch.h>\n' >"$scratch/names.c"
    # a named processor: with the machine's own, the names would depend on the machine
    wide=$(echo | $CC -march=sapphirerapids -E - >/dev/null 2>&1 && echo -march=sapphirerapids)
    for flags in "" "-DSG_SIZE=16 -DSG_MASK_BITS=32 -DSG_DEBUG=1" "-DSG_SIZE=16 $wide"; do
        # shellcheck disable=SC2086
        $CC -std=c11 $flags -I. $CPPFLAGS -E -dD "$scratch/names.c" 2>/dev/null
    done | $AWK '
        /^# [0-9]+ "/ { own = $3 ~ /(^|\/)sg(\.h|\/)|<command-line>/; next }
        !own || /^#undef/ { next }
        / SG_FORGOTTEN_\("sg: there is no / { next } # told to be nowhere
        /^#define/ { word = $2; sub(/\(.*/, "", word); print word; next }
        {
            gsub(/"[^"]*"/, "")
            while (match($0, /(sg|SG)_[A-Za-z0-9_]+/)) {
                print substr($0, RSTART, RLENGTH)
                $0 = substr($0, RSTART + RLENGTH)
            }
        }
        END { # what foreach.h takes from the program; it comes before all else, so it is not included above
            while ((getline line < "sg/foreach.h") > 0) if (sub(/^#ifndef /, "", line)) print line
        }' | grep '^\(sg\|SG\)_' | grep -v '_$\|_H$\|^SG_T_' | sort -u
}
# the names in the pages of a folder against those of the headers; lines "internal" of reference.txt excuse some
check_names() {
    sed -n 's/^internal \([^ ]*\) .*/\1/p' docs/reference.txt >"$scratch/internal"
    cat "$1"/*.md | grep -o 'id="[^"]*"' | sed 's/id="\(.*\)"/\1/' >"$scratch/entries"
    header_names | $AWK -v internal="$scratch/internal" -v entries="$scratch/entries" -f docs/base_name.awk -f docs/reference_names.awk -
}
check_calls() {
    for pair in f32:float u32:uint32_t f64:double u8:uint8_t; do
        $AWK -v e="${pair%:*}" -v scalar="${pair#*:}" -f docs/reference_calls.awk "$1"/*.md >"$scratch/calls.c"
        # shellcheck disable=SC2086
        $CC -std=c11 -DSG_SIZE=16 -I. $CPPFLAGS -Werror -fsyntax-only "$scratch/calls.c" 2>&1 | grep 'error' | head -n 5
    done
}
# Arguments are evaluated once by generic and bound names, which are macros: each leaves a label in the assembly. Bodies of functions are left out.
check_once() {
    for pair in f32:float u32:uint32_t u8:uint8_t f32:float:-DSG_CHECKED=1; do
        e=${pair%%:*} scalar=${pair#*:}
        flags=${scalar#"${scalar%%:*}"}
        $AWK -v once=1 -v e="$e" -v scalar="${scalar%%:*}" -f docs/reference_calls.awk "$1"/*.md >"$scratch/once.c"
        # shellcheck disable=SC2086
        $CC -std=gnu11 -DSG_SIZE=16 ${flags#:} -I. $CPPFLAGS -w -E "$scratch/once.c" | sed 's/static inline/extern inline/g; s/always_inline/gnu_inline/g' >"$scratch/once.i"
        $CC -std=gnu11 -O0 -w -S "$scratch/once.i" -o "$scratch/once.s" 2>&1 | head -n 5
        grep -o 'ONCE([0-9]*, [0-9]*, ' "$scratch/once.c" | sed 's/ONCE(/once_/; s/, $//; s/, /_/' | sort >"$scratch/wanted"
        sed -n 's/^[ \t]*\(once_[0-9]*_[0-9]*\):.*/\1/p' "$scratch/once.s" | sort | diff "$scratch/wanted" - |
            sed -n "s/^[<>] once_\\([0-9]*\\)_\\([0-9]*\\)/\\1 \\2/p" | while read -r call argument; do
            echo "argument $argument is not evaluated once: $(sed -n "/^void call_$call(.*{/{n;p;}" "$scratch/once.c")"
        done
    done
}
check_man() { # where the programs are
    command -v groff >/dev/null && command -v "$PANDOC" >/dev/null || return 0
    mkdir "$scratch/man"
    sh docs/man.sh "$scratch/man"
    # shellcheck disable=SC2046
    (cd "$scratch/man" && groff -man -ww -Tutf8 -z $(grep -L '^[.]so' ./*) 2>&1 | head -n 5)
}

if [ "${1:-}" = --check ]; then
    sh docs/snippets.sh --check >"$scratch/snippets" 2>&1 || echo "docs/snippets.sh prints another docs/snippets.out" >>"$scratch/snippets"
else
    sh docs/snippets.sh || exit 1
fi
mkdir "$scratch/reference"
make_pages "$scratch/reference" 2>"$scratch/warnings" || { cat "$scratch/warnings"; exit 1; }
if [ "${1:-}" != --check ]; then
    cat "$scratch/warnings"
    rm -rf docs/reference
    cp -R "$scratch/reference" docs/reference
    exit
fi
{
    tail -n 12 "$scratch/snippets"
    cat "$scratch/warnings"
    diff -rq "$scratch/reference" docs/reference | sed 's|.* and \(.*\) differ$|\1 is not what docs/reference.sh makes|'
    check_names "$scratch/reference"
    check_calls "$scratch/reference"
    check_once "$scratch/reference"
    check_man
} >"$scratch/wrong"
cat "$scratch/wrong"
[ ! -s "$scratch/wrong" ]
