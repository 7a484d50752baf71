#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the files of sg/made from the tables in this folder.
#
#   sg/tables/make.sh            writes the files anew
#   sg/tables/make.sh --check    only compares: if the files are not what would be written, prints the differences and exits with 1
#
# The made files are in the repository, so that copying the headers is all it takes to install sg. Environment: AWK.
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
