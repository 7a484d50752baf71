#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes sg/made of the tables in this folder.
#
#   sg/tables/make.sh            write it anew
#   sg/tables/make.sh --check    only compare: exit 1, and tell the files, if it is not what would be written
#
# The made files are kept with the sources, because to install sg is to copy its headers. Environment: AWK.
set -u
LC_ALL=C
export LC_ALL
AWK=${AWK:-awk}
cd "$(dirname "$0")" || exit 2
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

$AWK -v folder="$scratch" -f read.awk -f lists.awk -f lanes.awk -f names.awk -f group.awk -f make.awk \
    elements.h sizes.h shapes.h reductions.h operations.h more.h functions.h atomics.h algorithms.h || exit 1
sh levels.sh "$scratch" || exit 1
if [ "${1:-}" = --check ]; then
    diff -r "$scratch" ../made | sed 's/^/sg\/made: /' | head -n 20
    diff -rq "$scratch" ../made >/dev/null
else
    mkdir -p ../made && rm -f ../made/* && cp "$scratch"/* ../made/
fi
