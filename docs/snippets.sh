#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles and runs the snippets of docs/snippets.txt, which says what they are, as one program, and writes what they print.
#
#   docs/snippets.sh            write docs/snippets.out
#   docs/snippets.sh --check    only check that they print what stands there
#
# Environment: CC, CPPFLAGS (for instance -I of SIMDe), AWK.
set -u
LC_ALL=C
export LC_ALL
AWK=${AWK:-awk} CC=${CC:-cc} CPPFLAGS=${CPPFLAGS:-}
cd "$(dirname "$0")/.." || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# A function for each; errors of the compiler name lines of snippets.txt.
$AWK '
    function flush(   i, cut) {
        if (name == "") return
        for (i = 1; i <= lines; i++) if (line[i] == "---") cut = i
        if (cut) printf "#line %d \"docs/snippets.txt\"\n", first
        for (i = 1; i < cut; i++) print line[i]
        printf "static void snippet_%d(void) {\nprintf(\"== %s\\n\");\n", ++count, name
        printf "#line %d \"docs/snippets.txt\"\n", first + cut
        for (i = cut + 1; i <= lines; i++) print line[i]
        print "}"
    }
    BEGIN { print "#define SG_SIZE 4\n#include <sg.h>\n#undef SG_SIZE\n#define SG_SIZE 8\n#include <math.h>\n#include <sg.h>\n#include <sg/atomic.h>\n#include <sg/math.h>\n#include <sg/more.h>\n#include <sg/print.h>" }
    /^## / { flush(); name = $2; first = FNR + 1; lines = 0; next }
    /^#/ { next }
    { line[++lines] = $0 }
    END {
        flush()
        print "int main(void) {"
        for (i = 1; i <= count; i++) printf "snippet_%d();\n", i
        print "return 0;\n}"
    }' docs/snippets.txt >"$scratch/snippets.c"
# shellcheck disable=SC2086
$CC -std=c11 -O1 -Wall -Wextra -Werror -I. $CPPFLAGS "$scratch/snippets.c" -o "$scratch/snippets" -lm -lpthread &&
    "$scratch/snippets" >"$scratch/snippets.out" || exit 1
if [ "${1:-}" != --check ]; then
    cp "$scratch/snippets.out" docs/snippets.out
    exit
fi
diff "$scratch/snippets.out" docs/snippets.out
