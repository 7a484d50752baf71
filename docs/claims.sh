#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the blocks of docs/claims.md, each in a shell of its own that stops at the first command that fails. Ends with
# "N passed, N failed"; exit status 1 if one failed.
#
#   docs/claims.sh [WORDS]     only those whose heading has these words
#
# Environment: CC, CPPFLAGS (for instance -I of SIMDe).
set -u
LC_ALL=C
CC=${CC:-cc} CPPFLAGS=${CPPFLAGS:-}
export LC_ALL CC CPPFLAGS
cd "$(dirname "$0")/.." || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
cat >"$scratch/begin.sh" <<'SH'
set -e
readme_program() { sed -n '/^```c$/,/^```$/p' README.md | sed '/^```/d'; }
c() {
    file=$1
    shift
    # shellcheck disable=SC2086
    $CC -O2 -march=native "$@" -I. $CPPFLAGS "$file" -o "$tmp/program" -lm -lpthread && "$tmp/program"
}
SH
awk -v folder="$scratch" '
    /^## / { heading = substr($0, 4) }
    /^```sh$/ { file = sprintf("%s/%02d.sh", folder, ++n); print "# " heading >file; on = 1; next }
    /^```$/ { on = 0; close(file) }
    on { print >file }' docs/claims.md
passed=0 failed=0
for block in "$scratch"/[0-9]*.sh; do
    heading=$(sed -n '1s/^# //p' "$block")
    case $heading in *"${1:-}"*) ;; *) continue ;; esac
    tmp=$scratch/tmp
    rm -rf "$tmp"
    mkdir "$tmp"
    if tmp=$tmp sh -c ". '$scratch/begin.sh'; . '$block'" >"$scratch/out" 2>&1 </dev/null; then
        passed=$((passed + 1))
        echo "ok - $heading"
    else
        failed=$((failed + 1))
        echo "not ok - $heading"
        tail -n 12 "$scratch/out" | sed 's/^/#   /'
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
