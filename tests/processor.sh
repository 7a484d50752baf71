#!/bin/sh
# SPDX-License-Identifier: MIT
# The flags by which a compiler makes code for a processor, also for one that it does not know by name.
#
#   tests/processor.sh NAME          prints them
#   tests/processor.sh --runs NAME   succeeds when this machine can run such code
#
# Environment: CC.
set -u
LC_ALL=C
export LC_ALL
CC=${CC:-gcc}
runs=
[ "${1:-}" != --runs ] || { runs=1; shift; }
[ $# = 1 ] || { sed -n '3,8s/^# *//p' "$0"; exit 2; }

knows() { $CC "-march=$1" -E -x c - </dev/null >/dev/null 2>&1; }
flags=-march=$1
if ! knows "$1"; then
    case $1 in
    znver4) # Zen 3 and the parts of AVX-512 that Zen 4 has
        flags=-march=znver3
        for part in f vl bw dq cd ifma vbmi vbmi2 vnni bitalg vpopcntdq bf16; do flags="$flags -mavx512$part"; done
        flags="$flags -mgfni" ;;
    *) echo "processor.sh: $CC does not know $1" >&2; exit 1 ;;
    esac
fi
[ -n "$runs" ] || { echo "$flags"; exit; }
[ -r /proc/cpuinfo ] || exit 1

# compares what the compiler may use with what the first core has, by names without underscores
# shellcheck disable=SC2086 # flags are words
$CC $flags -dM -E -x c - </dev/null | awk '
    NR == FNR {
        if (/^flags/) for (i = 3; i <= NF; i++) { gsub(/_/, "", $i); has[$i] = 1 }
        next
    }
    { name = tolower($2); gsub(/_/, "", name) }
    name == "avx512vp2intersect" { next } # GCC 12 assumes it for all processors with AMX; only its intrinsic emits it
    name ~ /^(avx|fma$|f16c$|bmi2$|gfni$|movbe$|popcnt$|ssse3$|vpclmulqdq$)/ && !(name in has) { lacks = 1 }
    END { exit lacks }' /proc/cpuinfo -
