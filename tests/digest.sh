#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the digests of several builds. The lines "# digest <name> <16 hex digits>" in the logs of each other folder must be
# exactly those of the first folder. With one folder: prints them.
# With -s the other folders may have fewer lines, but at least one.
#
#   tests/digest.sh [-s] variants/w512 variants/w256 ...
set -u
LC_ALL=C
export LC_ALL

digests() { cat "$1"/*.log 2>/dev/null | tr -d '\r' | sed -n 's/^# digest \([^ ]*\) \([0-9a-f]\{16\}\)$/\1 \2/p' | sort; }

some=0
[ "${1:-}" != -s ] || { some=1; shift; }
[ $# -ge 1 ] || { echo "usage: digest.sh FOLDER..."; exit 2; }
first=$1
wanted=$(digests "$first")
[ -n "$wanted" ] || { echo "digest: none in $first"; exit 1; }
if [ $# = 1 ]; then
    echo "$wanted"
    exit
fi
shift
wrong=0
for folder; do
    got=$(digests "$folder")
    if [ $some = 1 ] && [ -n "$got" ]; then
        scratch=$(mktemp)
        echo "$wanted" >"$scratch"
        echo "$got" | grep -vxFf "$scratch" | sed "s|^|digest: not in $first: $folder |" | head -n 40
        echo "$got" | grep -qvxFf "$scratch" && wrong=1
        rm -f "$scratch"
        continue
    fi
    if [ "$got" != "$wanted" ]; then
        wrong=1
        echo "digest: $folder differs from $first:"
        scratch=$(mktemp -d)
        echo "$wanted" >"$scratch/a"
        echo "$got" >"$scratch/b"
        diff "$scratch/a" "$scratch/b" | sed -n "s|^< |    $first |p; s|^> |    $folder |p" | sort -k 2 | head -n 40
        rm -rf "$scratch"
    fi
done
[ $wrong = 0 ] && echo "digest: $(echo "$wanted" | wc -l) digests equal in $first $*"
exit $wrong
