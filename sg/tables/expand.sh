#!/bin/sh
# SPDX-License-Identifier: MIT
# Shows what tables and templates make.
#
#   sg/tables/expand.sh tags FILE       a tags file for vi, Emacs and others: every function, type and macro of sg.h, at every size,
#                                       leads to its text and to its row in a table
#   sg/tables/expand.sh text S FILE     floor 2 at S lanes as the compiler sees it, each function below a comment that says where it
#                                       comes from; formatted by clang-format if that is installed
#
# Environment: CC, CPPFLAGS (for instance -I of SIMDe), AWK, ARCH_FLAGS (only for text; tags cover all registers of x86-64 if the
# compiler makes code for it).
set -u
LC_ALL=C
export LC_ALL
CC=${CC:-cc} CPPFLAGS=${CPPFLAGS:-} AWK=${AWK:-awk} ARCH_FLAGS=${ARCH_FLAGS:-}
top=$(cd "$(dirname "$0")/../.." && pwd) || exit 2
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

preprocessed() { # flags
    # shellcheck disable=SC2086 # flags are words
    $CC -std=c11 $1 -I"$top" $CPPFLAGS -E -dD "$scratch/in.c"
}
tables() { for table in elements reductions operations functions atomics algorithms; do echo "$top/sg/tables/$table.h"; done; }

case ${1:-} in
tags)
    sed -n 's/^SG_T_SIZE(\([0-9]*\))/\1/p' "$top/sg/tables/sizes.h" | while read -r size; do
        printf '#undef SG_SIZE\n#define SG_SIZE %s\n#include <sg.h>\n#include <sg/atomic.h>\n#include <sg/math.h>\n#include <sg/more.h>\n' "$size"
    done >"$scratch/in.c"
    echo 'int x86_64_ = sizeof(__x86_64__);' >"$scratch/x86.c"
    if $CC -fsyntax-only "$scratch/x86.c" 2>/dev/null; then levels='-march=x86-64-v4 -march=x86-64-v3 -DSIMDE_NO_NATIVE'; else levels='-DSG_TAGS'; fi
    for flags in $levels; do
        preprocessed "$flags" >"$scratch/out.i" || exit 1
        $AWK -v what=tags -v top="$top" -f "$top/sg/tables/expand.awk" "$scratch/out.i"
    done | sort -u >"$scratch/definitions"
    # shellcheck disable=SC2046
    $AWK -v top="$top" -f "$top/sg/tables/row.awk" $(tables) "$scratch/definitions" | sort -u >"$scratch/tags"
    {
        printf '!_TAG_FILE_FORMAT\t2\t/extended format/\n!_TAG_FILE_SORTED\t1\t/1 is sorted/\n'
        sed "s|	sg|	$top/sg|" "$scratch/tags"
    } >"${2:?file}"
    ;;
text)
    printf '#define SG_SIZE %s\n#include <sg.h>\n' "${2:?lanes}" >"$scratch/in.c"
    preprocessed "$ARCH_FLAGS" >"$scratch/out.i" || exit 1
    $AWK -v what=text -v top="$top" -f "$top/sg/tables/expand.awk" "$scratch/out.i" >"$scratch/text.c"
    if command -v clang-format >/dev/null 2>&1; then clang-format --style='{BasedOnStyle: LLVM, IndentWidth: 4, ColumnLimit: 128}' <"$scratch/text.c" >"${3:?file}"
    else cp "$scratch/text.c" "${3:?file}"; fi
    ;;
*) sed -n '3,14s/^# *//p' "$0"; exit 2 ;;
esac
