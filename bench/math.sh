#!/bin/sh
# SPDX-License-Identifier: MIT
# bench/math.md: error and speed of the elementary functions, by the program bench/math.
#
#   bench/math.sh PROGRAM [--all]    prints it; --all as the program says
#   bench/math.sh --check            fails unless bench/math.md has the rows of sg/tables/functions.h
#
# Environment: CC (default cc), for its version.
set -u
LC_ALL=C
export LC_ALL
top=$(dirname "$(cd "$(dirname "$0")" && pwd)")

if [ "${1:-}" = --check ]; then
    wanted=$(sed -n 's/^SG_T_MATH[_A-Z]*([A-Z_]*, \([a-z0-9]*\).*/\1/p' "$top/sg/tables/functions.h" | awk '{ print $1, "f32"; print $1, "f64" }')
    there=$(sed -n 's/^| \([a-z0-9]*\) | \(f[0-9]*\) |.*/\1 \2/p' "$top/bench/math.md")
    [ "$wanted" = "$there" ] || { echo "bench/math.md has not the rows of sg/tables/functions.h: bench/math.sh makes it"; exit 1; }
    exit 0
fi
[ -x "${1:-}" ] || { sed -n '3,8s/^# *//p' "$0"; exit 2; }

cpu=$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo 2>/dev/null | head -n 1)
compiler=$("${CC:-cc}" --version | head -n 1)
libc=$(getconf GNU_LIBC_VERSION 2>/dev/null)
sleef=$(pkg-config --modversion sleef 2>/dev/null)
cat <<EOF
# Elementary functions: error and speed

How exact are the elementary functions of \`sg/math.h\`, and how fast are they beside those of other libraries? Measured on ${cpu:-an unknown processor},
$compiler, ${libc:-libc}, SLEEF ${sleef:-unknown}. \`bench/math.sh\` made the page with the program \`bench/math\`, which says how it measures; do not edit.

* ulp: the largest error found, in units in the last place of the element${2:+ (f32 functions of one operand: of all numbers)}.
* ns: nanoseconds per lane, of an array in the first-level cache.
* SLEEF / sg, libmvec / sg, libm / sg: how many times as long the other library takes in the same run. Above 1 sg is faster.

EOF
"$@"
