#!/bin/sh
# SPDX-License-Identifier: MIT
# The compile time and code size of each example, as a Markdown table on stdout: processor time of the compiler, median of N runs
# (default 3); bytes of code of the kernels alone (functions <kernel>_run_) and of the whole file.
#
# Environment: CC, CLANG ("no": leave out), CPPFLAGS, ARCH_FLAGS, N.
set -eu
LC_ALL=C
export LC_ALL
top=$(dirname "$(cd "$(dirname "$0")" && pwd)")
CC=${CC:-cc} CLANG=${CLANG:-no} CPPFLAGS=${CPPFLAGS:-} ARCH_FLAGS=${ARCH_FLAGS--march=native} N=${N:-3}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

seconds() { # of processor time
    ("$@" && times) | awk 'NR == 2 { for (i = 1; i <= 2; i++) { split($i, t, "[ms]"); s += t[1] * 60 + t[2] } printf "%.2f\n", s }'
}
# COMPILER SOURCE: seconds, bytes of kernels, bytes of the file
cell() {
    # flags are words by intention
    # shellcheck disable=SC2086
    for run in $(seq "$N"); do
        seconds $1 -O2 -std=c11 $ARCH_FLAGS $CPPFLAGS -I"$top" -c "$2" -o "$scratch/o"
    done | sort -n | sed -n "$(((N + 1) / 2))p" | tr '\n' ' '
    nm -S -t d "$scratch/o" | awk '$4 ~ /_run_(\.|$)/ && $4 !~ /^sg_/ {n += $2} END {printf "| %d ", n}'
    size "$scratch/o" | awk 'NR == 2 {printf "| %d |", $1}'
}
compilers=$CC
[ "$CLANG" = no ] || compilers="$CC $CLANG"
echo "## Compile time and code size of the examples"
echo
echo "Bytes of kernels are those of functions of their own: a compiler that sees the launch may have the kernel in it."
echo
printf '| example | lines |'
for compiler in $compilers; do printf ' %s: s | kernels, bytes | file, bytes |' "$compiler"; done
printf '\n| --- | --- |'
for compiler in $compilers; do printf ' --- | --- | --- |'; done
printf '\n'
for source in "$top"/examples/*.c; do
    printf '| %s | %d |' "$(basename "$source" .c)" "$(wc -l <"$source")"
    for compiler in $compilers; do printf ' %s' "$(cell "$compiler" "$source")"; done
    printf '\n'
done
