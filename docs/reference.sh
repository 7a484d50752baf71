#!/bin/sh
# SPDX-License-Identifier: MIT
# The reference, made of the docstrings of the headers; docs/reference.txt says how.
#
#   docs/reference.sh                write docs/reference/: pages, and diagrams of the real operations
#   docs/reference.sh --check        only check: that they are what would be written, that every public name has an
#                                    entry, that every prototype compiles, and that the man pages are clean
#   docs/reference.sh --man FOLDER   write man pages into the folder, which is there; needs no compiler
#
# Environment: CC, CPPFLAGS (for instance -I of SIMDe), AWK.
set -u
LC_ALL=C
export LC_ALL
AWK=${AWK:-awk} CC=${CC:-cc} CPPFLAGS=${CPPFLAGS:-}
top=$(cd "$(dirname "$0")/.." && pwd) || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
failed=0

model() { # of the diagrams in this file
    cd "$top" || exit 1
    for file in examples/*.c examples/*.h tests/*.c tests/*.h; do echo "$file"; done |
        $AWK -f docs/base_name.awk -f docs/reference_uses.awk >"$scratch/uses" &&
        $AWK -f docs/base_name.awk -f docs/reference_entry.awk -f docs/reference_ops.awk -f docs/reference.awk \
            uses="$scratch/uses" diagrams="$1" docs/reference.txt >"$scratch/model"
}
man_pages() { # folder, diagrams
    version=$(sed -n 's/^#define SG_VERSION "\(.*\)"/\1/p' "$top/sg/version.h")
    $AWK -v folder="$1" -v version="$version" -v diagrams="$2" -f "$top/docs/base_name.awk" \
        -f "$top/docs/reference_man.awk" "$scratch/model" "$scratch/model"
}
# public names: all words sg_ and SG_ that the headers define or use, but those that end in _ or are internal
public_names() {
    echo '#include <sg.h>' >"$scratch/names.c"
    for flags in "" "-DSG_SIZE=16 -DSG_DEBUG=1" "-DSG_SIZE=16 -march=native"; do
        # shellcheck disable=SC2086
        $CC -std=c11 $flags -I. $CPPFLAGS -E -dD "$scratch/names.c" 2>/dev/null
    done | $AWK '
        /^# [0-9]+ "/ { own = $3 ~ /(^|\/)sg(\.h|\/)/; next }
        !own || /^#undef/ { next }
        /^#define/ { word = $2; sub(/\(.*/, "", word); print word; next }
        {
            gsub(/"[^"]*"/, "")
            while (match($0, /(sg|SG)_[A-Za-z0-9_]+/)) {
                print substr($0, RSTART, RLENGTH)
                $0 = substr($0, RSTART + RLENGTH)
            }
        }' | grep '^\(sg\|SG\)_' | grep -v '_$\|_H$\|^SG_T_' | sort -u
}
check_names() {
    public_names | $AWK -f docs/base_name.awk -f docs/reference_names.awk "$scratch/model" -
}
check_calls() {
    for pair in f32:float u32:uint32_t f64:double u8:uint8_t; do
        $AWK -v e="${pair%:*}" -v scalar="${pair#*:}" -f docs/reference_calls.awk "$scratch/model" >"$scratch/calls.c"
        # shellcheck disable=SC2086
        $CC -std=c11 -DSG_SIZE=16 -I. $CPPFLAGS -Werror -fsyntax-only "$scratch/calls.c" 2>&1 | grep 'error' | head -n 5
    done
}
check_man() {
    command -v groff >/dev/null || return 0
    mkdir "$scratch/man"
    man_pages "$scratch/man" "$1"
    # shellcheck disable=SC2046
    (cd "$scratch/man" && groff -man -ww -Tutf8 -z $(grep -L '^[.]so' ./*) 2>&1 | head -n 5)
}

if [ "${1:-}" = --man ]; then
    folder=$(cd "${2:?folder}" && pwd) || exit 1
    model "$top/docs/reference/diagrams.txt" && man_pages "$folder" "$top/docs/reference/diagrams.txt"
    exit
fi

cd "$top" || exit 1
new=$scratch/reference
mkdir "$new"
# shellcheck disable=SC2086
$CC -std=c11 -O1 -I. $CPPFLAGS examples/diagrams.c -o "$scratch/diagrams" -lpthread || exit 1
"$scratch/diagrams" --lanes >"$new/diagrams.txt" && "$scratch/diagrams" --svg "$new" || exit 1
model "$new/diagrams.txt" || exit 1
$AWK -v folder="$new" -f docs/base_name.awk -f docs/reference_md.awk "$scratch/model" "$scratch/model" || exit 1
if [ "${1:-}" = --check ]; then
    {
        diff -rq "$new" docs/reference | sed 's|.* and \(.*\) differ$|\1 is not what docs/reference.sh makes|'
        check_names
        check_calls
        check_man "$new/diagrams.txt"
    } >"$scratch/wrong"
    [ -s "$scratch/wrong" ] && failed=1
    cat "$scratch/wrong"
else
    rm -rf docs/reference
    cp -R "$new" docs/reference
fi
exit $failed
