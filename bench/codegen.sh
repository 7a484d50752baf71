#!/bin/sh
# SPDX-License-Identifier: MIT
# What the compilers make of each operation: instructions, stack accesses, calls and loops of every row of
# sg/tables/operations.h, for every element at the lanes of one register, per target and compiler, and of the functions of
# sg/tables/functions.h that are made of operations.
#
#   bench/codegen.sh                    measure, then write bench/codegen.budget and bench/codegen.md
#   bench/codegen.sh --check            measure, fail when something got worse than bench/codegen.budget or
#                                       breaks a rule of bench/codegen_rules.awk
#   bench/codegen.sh --table            only make bench/codegen.md again, from bench/codegen.budget
#   bench/codegen.sh --list TARGET      measure and print a table, for any target below
#   bench/codegen.sh --asm TARGET ROW ELEMENT    print the code of one function
#
# Environment: GCC, CLANG: the compilers ("none": leave out); TARGETS: some of avx512 avx2 sse4.2 (default: all
# three), icelake (AVX-512 with byte permutes), neon (needs GCC=aarch64-linux-gnu-gcc CLANG=none);
# CFLAGS: added to every compilation, for instance -I of SIMDe.
# Budgets hold for the compiler versions that the file names; others are checked against the rules alone.
set -eu
LC_ALL=C
export LC_ALL

here=$(cd "$(dirname "$0")" && pwd)
top=$(dirname "$here")
budget=$here/codegen.budget
GCC=${GCC:-gcc}
CLANG=${CLANG:-clang}
TARGETS=${TARGETS:-avx512 avx2 sse4.2}
CFLAGS=${CFLAGS:-}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM

target_flags() {
    case $1 in
    avx512) echo "-march=skylake-avx512" ;;
    icelake) echo "-march=icelake-server" ;;
    avx2) echo "-march=haswell" ;;
    sse4.2) echo "-march=x86-64-v2" ;;
    neon) echo "" ;;
    *) echo "codegen.sh: no target $1" >&2; exit 2 ;;
    esac
}
target_fma() { case $1 in sse*) echo 0 ;; *) echo 1 ;; esac }
target_bits() {
    case $1 in
    avx512 | icelake) echo 512 ;;
    avx2) echo 256 ;;
    *) echo 128 ;;
    esac
}
# no padding, no unwind tables, no parts of a function elsewhere, no merging of equal functions
compiler_flags() {
    flags="-std=c11 -O2 -w -fno-asynchronous-unwind-tables"
    [ "$2" = neon ] || flags="$flags -fcf-protection=none"
    [ "$1" = clang ] || flags="$flags -fno-reorder-blocks-and-partition -fno-ipa-icf"
    echo "$flags $(target_flags "$2") $CFLAGS -I$top"
}
command_of() { if [ "$1" = gcc ]; then echo "$GCC"; else echo "$CLANG"; fi; }
usable() { [ "$(command_of "$1")" != none ] && command -v "$(command_of "$1")" >/dev/null 2>&1; }
version_of() { echo "$1-$("$(command_of "$1")" -dumpversion | sed 's/\..*//')"; }

elements=$(sed -n 's/^SG_T_ELEMENT(\([a-z0-9]*\),.*/\1/p' "$top/sg/tables/elements.h" | paste -sd' ' -)

# compiler, target, bits of the element -> assembly in $tmp/asm.s
compile() {
    awk -v B="$3" -v S=$(($(target_bits "$2") / $3)) -v fma="$(target_fma "$2")" -f "$here/codegen_make.awk" \
        "$top/sg/tables/elements.h" "$top/sg/tables/operations.h" "$top/sg/made/reductions.h" "$top/sg/tables/more.h" "$top/sg/made/segments.h" \
        "$top/sg/tables/functions.h" >"$tmp/in.c"
    # shellcheck disable=SC2046 # flags are words
    "$(command_of "$1")" $(compiler_flags "$1" "$2") -S "$tmp/in.c" -o "$tmp/asm.s" 2>"$tmp/errors" && return
    head -n 5 "$tmp/errors" >&2
    echo "codegen.sh: does not compile: $1, $2, elements of $3 bits" >&2
    exit 2
}
# all elements of a target and a compiler: lines "row element instructions calls stack loops moves"
measure() {
    arch=x86
    [ "$2" != neon ] || arch=aarch64
    for bits in 8 16 32 64; do
        compile "$1" "$2" $bits
        awk -v arch=$arch -f "$here/codegen_count.awk" "$tmp/asm.s"
    done
}
# to budget lines "target compiler row cell=element,element ...": cell is instructions, then c, s, l and a count
# for calls, stack accesses and loops, m and a count for element moves
pack() {
    awk -v head="$2 $(version_of "$1")" -v elements="$elements" '
        { cell = $3 ($4 ? "c" $4 : "") ($5 ? "s" $5 : "") ($6 ? "l" $6 : "") ($7 ? "m" $7 : "")
          if (!($1 in seen)) { seen[$1] = 1; row[++n] = $1 }
          e[$1, $2] = cell }
        END {
            k = split(elements, el, " ")
            for (i = 1; i <= n; i++) {
                line = head " " row[i]; split("", put)
                for (a = 1; a <= k; a++) {
                    c = e[row[i], el[a]]
                    if (c == "" || c in put) continue
                    put[c] = 1; names = el[a]
                    for (b = a + 1; b <= k; b++) if (e[row[i], el[b]] == c) names = names "," el[b]
                    line = line " " c "=" names
                }
                print line
            }
        }'
}
measure_all() {
    for target in $TARGETS; do
        for compiler in gcc clang; do
            usable $compiler || continue
            measure $compiler "$target" >"$tmp/cells"
            pack $compiler "$target" <"$tmp/cells"
        done
    done
}

case ${1:-} in
'')
    # other targets and compilers keep their lines
    measure_all >"$tmp/new"
    [ -s "$tmp/new" ] || { echo "codegen.sh: no compiler" >&2; exit 2; }
    {
        echo "# Made by bench/codegen.sh. Per target, compiler and row of codegen_make.awk: the cells, and the"
        echo "# elements that have them. A cell is instructions, then c calls, s stack accesses, l loops, m moves of"
        echo "# one element."
        [ ! -f "$budget" ] || awk 'NR == FNR { new[$1, $2] = 1; next } !/^#/ && !(($1, $2) in new)' "$tmp/new" "$budget"
        cat "$tmp/new"
    } >"$tmp/budget"
    cp "$tmp/budget" "$budget"
    awk -v elements="$elements" -f "$here/codegen_table.awk" "$budget" >"$here/codegen.md"
    awk -v tables="$here/../sg/tables/operations.h" -v strict=0 -f "$here/codegen_rules.awk" "$budget"
    ;;
--table)
    awk -v elements="$elements" -f "$here/codegen_table.awk" "$budget" >"$here/codegen.md"
    ;;
--check)
    measure_all >"$tmp/new"
    [ -s "$tmp/new" ] || { echo "codegen: no compiler, nothing checked"; exit 77; }
    awk -v tables="$here/../sg/tables/operations.h" -v strict=1 -f "$here/codegen_rules.awk" "$budget" "$tmp/new"
    ;;
--list)
    TARGETS=$2
    target_flags "$2" >/dev/null
    measure_all >"$tmp/new"
    awk -v elements="$elements" -f "$here/codegen_table.awk" "$tmp/new"
    ;;
--asm)
    for compiler in gcc clang; do
        usable $compiler || continue
        echo "== $2 $(version_of $compiler)"
        compile $compiler "$2" "$(echo "$4" | sed 's/^[a-z]*//')"
        awk -v fn="cg__$3__$4__" 'index($0, fn) == 1 { on = 1 } /\.size|^\.Lfunc_end/ { on = 0 } on' "$tmp/asm.s"
    done
    ;;
*)
    sed -n '3,16s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
