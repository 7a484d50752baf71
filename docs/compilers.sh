#!/bin/sh
# SPDX-License-Identifier: MIT
# Tries each compiler of docs/compilers.md that is installed: it compiles examples/hello.c, which runs, or stops with the
# message of its row, if the row has one. Prints what was tried; exit status 1 if a row is not so.
#
# Environment: CPPFLAGS (for instance -I of SIMDe).
set -u
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/.." || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
awk -F ' *[|] *' '/^\| `/ { gsub(/`/, ""); print $2 ":" $3 ":" $4 }' docs/compilers.md >"$scratch/rows"
[ -s "$scratch/rows" ] || { echo "docs/compilers.md has no rows"; exit 1; }
failed=0
while IFS=: read -r compiler good message; do
    command -v "$compiler" >/dev/null || { echo "$compiler: not installed"; continue; }
    got=no
    # TCC does not look where the system's headers are
    # shellcheck disable=SC2086
    $compiler -std=c11 -I. ${CPPFLAGS:-} -I/usr/include examples/hello.c -o "$scratch/hello" -lpthread >"$scratch/out" 2>&1 &&
        "$scratch/hello" >"$scratch/run" 2>&1 && got=yes
    first=$(grep -m 1 -F -- "${message:-no message}" "$scratch/out")
    if [ "$got" = "$good" ] && { [ "$good" = yes ] || [ -z "$message$first" ] || [ -n "$first" ]; }; then echo "$compiler: $good, as docs/compilers.md says"
    else
        failed=1
        echo "$compiler: docs/compilers.md says $good${message:+, $message}; it is $got:"
        head -n 3 "$scratch/out"
    fi
done <"$scratch/rows"
exit $failed
