#!/bin/sh
# SPDX-License-Identifier: MIT
# 50 random names, the same in each run: each must be in the tags file, and a line that it leads to must name the operation. TAP.
#
# The names are those that the compiler defines at 16 lanes, of all floors and layers: sg_add, sg_add_f32, sg_add_f32x16,
# sg_reg_add_f32_r128. Environment: CC, CPPFLAGS, AWK; NAMES, how many (default 50).
set -u
LC_ALL=C
export LC_ALL
CC=${CC:-cc} CPPFLAGS=${CPPFLAGS:-} AWK=${AWK:-awk} NAMES=${NAMES:-50}
top=$(cd "$(dirname "$0")/.." && pwd) || exit 2
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

echo "TAP version 13"
sh "$top/sg/tables/expand.sh" tags "$scratch/tags" || { echo "Bail out! no tags file"; exit 1; }
sh "$top/sg/tables/expand.sh" text 16 "$scratch/text.c" || { echo "Bail out! no expansion"; exit 1; }

# the definitions, found in a different way than tags: words before a parenthesis, and macros
printf '#define SG_SIZE 16\n#include <sg.h>\n#include <sg/math.h>\n#include <sg/atomic.h>\n' >"$scratch/in.c"
# shellcheck disable=SC2086 # flags are words
{
    grep -oE '^ *static inline .* sg_[a-z0-9_]+\(' "$scratch/text.c" | grep -oE 'sg_[a-z0-9_]+\($' | tr -d '('
    $CC -std=c11 -I"$top" $CPPFLAGS -E -P "$scratch/in.c" | grep -oE '\bsg_reg_[a-z0-9_]+\(' | tr -d '('
    $CC -std=c11 -I"$top" $CPPFLAGS -E -dM "$scratch/in.c" | sed -n 's/^#define \(sg_[a-z0-9_]*\).*/\1/p'
} | sort -u | grep -v '_$' >"$scratch/names"
# every k-th of them from a place that a seed gives
$AWK -v want="$NAMES" '{ name[NR] = $1 } END {
    seed = 20260101
    for (i = 1; i <= want; i++) { seed = (seed * 16807) % 2147483647; print name[seed % NR + 1] } }' "$scratch/names" >"$scratch/picked"

count=0 failed=0
while read -r name; do
    count=$((count + 1))
    # the name without element, width and size; one of the lines must have it or its first word
    word=$(echo "$name" | sed 's/^sg_\(reg_\)*//; s/^fetch_//; s/_m[0-9]*$//; s/_*x[0-9]*$//; s/_r[0-9]*$//; s/_\(b\|[iuf]\|bf\)[0-9]*$//; s/_\(b\|[iuf]\|bf\)[0-9]*$//; s/_n$//')
    found=$(grep "^$name	" "$scratch/tags" | while IFS='	' read -r _ file line _; do sed -n "${line%;*}p" "$file"; done)
    if [ -n "$found" ] && { echo "$found" | grep -qF "$word" || echo "$found" | grep -qF "${word%%_*}"; }; then
        echo "ok $count - $name"
    else
        failed=1
        echo "not ok $count - $name ($word): ${found:-no tag}"
    fi
done <"$scratch/picked"
echo "1..$count"
exit $failed
