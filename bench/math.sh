#!/bin/sh
# SPDX-License-Identifier: MIT
# bench/math.md: error and speed of the elementary functions, by the program bench/math.
#
#   bench/math.sh PROGRAM... [--all]    prints it; --all as the program says. Further programs are the same one, built for other register widths: of
#                                       these the page has how fast SLEEF and ISPC are beside sg
#   bench/math.sh --check               fails unless bench/math.md has the rows of sg/tables/functions.h
#
# Environment: CC (default cc), for its version; NOTE, a paragraph in front of the table.
set -u
LC_ALL=C
export LC_ALL
top=$(dirname "$(cd "$(dirname "$0")" && pwd)")

if [ "${1:-}" = --check ]; then
    wanted=$(sed -n 's/^SG_T_MATH[_A-Z]*([A-Z_]*, \([a-z0-9_]*\).*/\1/p' "$top/sg/tables/functions.h" | awk '{ print $1, "f32" } !/^native_/ { print $1, "f64" }')
    there=$(sed -n '/^## /q; s/^| \([a-z0-9_]*\) | \(f[0-9]*\) |.*/\1 \2/p' "$top/bench/math.md")
    [ "$wanted" = "$there" ] || { echo "bench/math.md has not the rows of sg/tables/functions.h: bench/math.sh makes it"; exit 1; }
    exit 0
fi
[ -x "${1:-}" ] || { sed -n '3,9s/^# *//p' "$0"; exit 2; }
program=$1
shift
others=
while [ -x "${1:-}" ]; do
    others="$others $1"
    shift
done

cpu=$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo 2>/dev/null | head -n 1)
compiler=$("${CC:-cc}" --version | head -n 1)
libc=$(getconf GNU_LIBC_VERSION 2>/dev/null)
sleef=$(pkg-config --modversion sleef 2>/dev/null)
tried='samples of a million'
[ -z "${1:-}" ] || tried='all numbers for f32 functions of one operand, samples of a million for the others'
cat <<EOF
# Elementary functions: error and speed

How exact are the elementary functions of \`sg/math.h\`, and how fast are they beside those of other libraries? Measured on ${cpu:-an unknown processor},
$compiler, ${libc:-libc}, SLEEF ${sleef:-unknown}. \`bench/math.sh\` made the page with the program \`bench/math\`, which says how it measures; do not edit.

* ulp: the largest error found, in units in the last place of the element, in $tried;
  [accuracy](../docs/accuracy.md) has the largest errors of sg, of all arguments for f32 functions of one operand and of 2^30 for f64.
  inf: for some argument the result is infinite or NaN and the true value is not, or the other way round, or a zero has the wrong sign.
* ns: nanoseconds per lane, of an array in the first-level cache.
* SLEEF / sg, libmvec / sg, ISPC / sg, libm / sg: how many times as long the other library takes in the same run: the median of the ratios of all
  rounds, so it may differ a little from the ratio of the columns. Above 1 sg is faster. ISPC's
  functions are those of its default mathematics.
* \`native_...\`: the quick functions of f32. They are compared with SLEEF's functions of 3.5 units, pow with SLEEF's of 1.0. Of f64 they are the functions
  without \`native_\`.

EOF
[ -z "${NOTE:-}" ] || printf '%s\n\n' "$NOTE"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM
"$program" "$@" | tee "$scratch/0"
[ -n "$others" ] || exit 0
"$program" --width >"$scratch/widths"
files=$scratch/0 count=0
for other in $others; do
    count=$((count + 1))
    file=$scratch/$count
    files="$files $file"
    "$other" >"$file"
    "$other" --width >>"$scratch/widths"
done
printf '\n## Speed at each register width\n\nSLEEF / sg, and ISPC / sg if ISPC has the function, on the same machine, all for registers of these widths. Above 1 sg is faster.\n\n'
# shellcheck disable=SC2086
awk -F' *[|] *' '
    FILENAME ~ /widths$/ { head = head " | " $1; line = line " | ---"; next }
    FNR > 2 { if (!seen[$2, $3]++) row[++rows] = $2 SUBSEP $3; value[$2, $3, FILENAME] = $10 ($12 == "-" ? "" : ", " $12) }
    END {
        print "| function | element" head " |"
        print "| --- | ---" line " |"
        for (i = 1; i <= rows; i++) {
            split(row[i], name, SUBSEP)
            if (value[row[i], ARGV[2]] ~ /^-/) continue
            out = "| " name[1] " | " name[2]
            for (k = 2; k < ARGC; k++) out = out " | " value[row[i], ARGV[k]]
            print out " |"
        }
    }' "$scratch/widths" $files
