#!/bin/sh
# SPDX-License-Identifier: MIT
# What the compilers make of each operation: the instructions, stack accesses, calls and loops of every row of
# sg/tables/operations.h, for every element at the lanes of one register, per target and compiler; and of the functions of
# sg/tables/functions.h that are made of operations.
#
#   bench/codegen.sh                    measure, then write bench/codegen.budget and bench/codegen.md
#   bench/codegen.sh --check            measure, fail when something got worse than bench/codegen.budget or
#                                       breaks a rule of bench/codegen_rules.awk
#   bench/codegen.sh --table            only make bench/codegen.md again, from bench/codegen.budget
#   bench/codegen.sh --list TARGET      measure and print a table, for any target below
#   bench/codegen.sh --asm TARGET ROW ELEMENT    print the code of one function
#
# Environment: GCC, CLANG, NEON_GCC (default: aarch64-linux-gnu-gcc), RVV_CLANG (default: that of the package ziglang): the compilers
# ("none": leave out); TARGETS: some of avx512 avx2 sse4.2 sse2 neon neon-fp16 rvv wasm (default: all), icelake (AVX-512 with byte permutes); SIMDE: the folder that holds simde/;
# CFLAGS: added to every compilation.
# Budgets hold for the compiler versions that the file names; others are checked against the rules alone.
set -eu
LC_ALL=C
export LC_ALL

here=$(cd "$(dirname "$0")" && pwd)
top=$(dirname "$here")
budget=$here/codegen.budget
GCC=${GCC:-gcc}
CLANG=${CLANG:-clang}
NEON_GCC=${NEON_GCC:-aarch64-linux-gnu-gcc}
RVV_CLANG=${RVV_CLANG:-python3 -m ziglang cc}
TARGETS=${TARGETS:-avx512 avx2 sse4.2 sse2 neon neon-fp16 rvv wasm}
CFLAGS=${CFLAGS:-}
tmp=$(mktemp -d)
# compilers for other machines do not look where this one keeps its headers
mkdir "$tmp/include"
ln -s "${SIMDE:-/usr/include}/simde" "$tmp/include/simde"
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM

target_flags() {
    case $1 in
    avx512) echo "-march=skylake-avx512" ;;
    icelake) echo "-march=icelake-server" ;;
    avx2) echo "-march=haswell" ;;
    sse4.2) echo "-march=x86-64-v2" ;;
    sse2) echo "-march=x86-64" ;;
    neon) echo "" ;;
    neon-fp16) echo "-march=armv8.2-a+fp16" ;;
    rvv) echo "-g0 -fomit-frame-pointer" ;; # the rest is in triple_of
    wasm) echo "-msimd128" ;;
    *) echo "codegen.sh: no target $1" >&2; exit 2 ;;
    esac
}
target_fma() { case $1 in sse* | wasm) echo 0 ;; *) echo 1 ;; esac }
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
    case $2 in neon* | rvv | wasm) flags="$flags -isystem $tmp/include" ;; *) flags="$flags -fcf-protection=none" ;; esac
    [ "$1" = clang ] || flags="$flags -fno-reorder-blocks-and-partition -fno-ipa-icf"
    echo "$flags $(target_flags "$2") $CFLAGS -I$top"
}
# compiler, target -> the command; "none": there is none
command_of() {
    case $1-$2 in
    gcc-wasm) echo none ;;
    gcc-rvv) echo none ;; # GCC 12 has no such instructions
    clang-rvv) echo "$RVV_CLANG" ;;
    gcc-neon*) echo "$NEON_GCC" ;;
    gcc-*) echo "$GCC" ;;
    *) echo "$CLANG" ;;
    esac
}
triple_of() {
    case $1-$2 in
    clang-neon*) echo "--target=aarch64-linux-gnu" ;;
    clang-rvv) echo "-target riscv64-linux-musl -mcpu=baseline_rv64+v" ;;
    clang-wasm) echo "--target=wasm32-wasi" ;;
    esac
}
usable() { # also that it finds the headers of the target
    [ "$(command_of "$1" "$2")" != none ] || return 1
    # shellcheck disable=SC2046 # a command and flags are words
    echo '#include <stdlib.h>' | $(command_of "$1" "$2") $(triple_of "$1" "$2") -x c -E - >/dev/null 2>&1
}
# shellcheck disable=SC2046
version_of() { echo "$1-$($(command_of "$1" "$2") -dumpversion | sed 's/\..*//')"; }

# neon-fp16 differs from neon in f16 alone. Three elements show what the compiler makes of the GNU vectors of rvv.
target_elements() { case $1 in neon-fp16) echo f16 ;; rvv) echo "u8 i32 f32" ;; *) echo "$elements" ;; esac }
target_widths() { target_elements "$1" | tr -cs '0-9' '\n' | sort -nu | grep .; }

elements=$(sed -n 's/^SG_T_ELEMENT(\([a-z0-9]*\),.*/\1/p' "$top/sg/tables/elements.h" | paste -sd' ' -)

# compiler, target, bits of the element -> assembly in $tmp/asm.s
compile() {
    case $2 in rvv) through=1 ;; *) through=0 ;; esac
    awk -v through=$through -v B="$3" -v S=$(($(target_bits "$2") / $3)) -v fma="$(target_fma "$2")" -f "$here/codegen_make.awk" \
        "$top/sg/tables/elements.h" "$top/sg/tables/operations.h" "$top/sg/made/reductions.h" "$top/sg/tables/more.h" "$top/sg/made/segments.h" \
        "$top/sg/tables/functions.h" >"$tmp/in.c"
    # shellcheck disable=SC2046 # flags are words
    $(command_of "$1" "$2") $(triple_of "$1" "$2") $(compiler_flags "$1" "$2") -S "$tmp/in.c" -o "$tmp/asm.s" 2>"$tmp/errors" && return
    head -n 5 "$tmp/errors" >&2
    echo "codegen.sh: does not compile: $1, $2, elements of $3 bits" >&2
    exit 2
}
# all elements of a target and a compiler: lines "row element instructions calls stack loops moves"
measure() {
    case $2 in neon*) arch=aarch64 ;; rvv) arch=riscv ;; wasm) arch=wasm ;; *) arch=x86 ;; esac
    for bits in $(target_widths "$2"); do
        compile "$1" "$2" "$bits"
        awk -v arch=$arch -f "$here/codegen_count.awk" "$tmp/asm.s" |
            awk -v some=" $(target_elements "$2") " 'index(some, " " $2 " ")'
    done
}
# to budget lines "target compiler row cell=element,element ...": cell is instructions, then c, s, l and a count
# for calls, stack accesses and loops, m and a count for element moves
pack() {
    awk -v head="$2 $(version_of "$1" "$2")" -v elements="$elements" '
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
            usable $compiler "$target" || continue
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
        usable $compiler "$2" || continue
        echo "== $2 $(version_of $compiler "$2")"
        compile $compiler "$2" "$(echo "$4" | sed 's/^[a-z]*//')"
        awk -v fn="cg__$3__$4__" 'index($0, fn) == 1 { on = 1 } /\.size|^\.Lfunc_end/ { on = 0 } on' "$tmp/asm.s"
    done
    ;;
*)
    sed -n '3,19s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
