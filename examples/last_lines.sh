#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes the last line that each example prints into examples/README.md, below "## The last line of each".
#
#   examples/last_lines.sh FOLDER      FOLDER has the built examples
#
# tests/examples.sh compares them with what the examples print there, but for numbers.
set -eu
folder=$1
page=$(dirname "$0")/README.md
made=$(mktemp)
cpu=$(sed -n "s/^model name[^:]*: *//p" /proc/cpuinfo | head -n 1)
trap 'rm -f "$made"' EXIT
DEMO_SECONDS=0.1
export DEMO_SECONDS
{
    sed '/^## The last line of each/,$d' "$page"
    printf '## The last line of each\n\n'
    printf 'These are the last lines without arguments, made by `examples/last_lines.sh` on one thread of %s, %d cores; `make check` compares all but the numbers.\n' "$cpu" "$(nproc)"
    printf 'If a line has speeds, its columns are: what, size, result, rate of sg, rate of plain C, unit, ratio.\n\n```text\n'
    for source in "$(dirname "$0")"/*.c; do
        name=$(basename "$source" .c)
        printf '%-13s  %s\n' "$name" "$("$folder/$name" | tail -n 1)"
    done | awk -F ' *[|] *' 'NF == 7 { sub(/ *$/, "", $7); printf "%-40s | %-12s | %s | %s | %s | %-7s | %s\n", $1, $2, $3, right($4, 7), right($5, 7), $6, right($7, 6); next }
        { print }
        function right(text, wide) { sub(/^ */, "", text); return sprintf("%" wide "s", text) }'
    echo '```'
} >"$made"
cat "$made" >"$page"
