#!/bin/sh
# SPDX-License-Identifier: MIT
# foreach.h reads headers again for each level. The functions that they define then need a different name for each level. Writes into
# the folder $1: level_names.tmpl.h, a macro for each of these functions, which adds the level to its name; and
# level_names_end.tmpl.h, which undefines these macros, the macros of those headers and their include guards. Runs in sg/tables, after make.sh.
set -eu
cd ..
functions='reg.h reg_more.h reg/*.h lanes/scalar.h lanes/operators.h more/bits.h more/operator.h math/circular.h print/text.h'
users="lanes/*.tmpl.h $1/elements_x*.tmpl.h $1/size_names.tmpl.h"
macros="$functions port/target.h math.h more.h atomic.h print.h $1/*_sizes.h $1/lanes_masks.h $1/more_masks.h $1/more_pairs.h"
code() { sed 's|/\*.*\*/||; /\/\*/,/\*\//d; s/"[^"]*"//g' "$@"; }
words() { tr -c 'A-Za-z0-9_#' '\n'; } # a paste is one word
begin() { printf '/* SPDX-License-Identifier: MIT */\n/* Made by sg/tables/make.sh: do not edit. %s */\n' "$1"; }
# Names of other headers, which the levels share: floor 0, the public ones, types of registers.
# shellcheck disable=SC2046,SC2086
{
    code $functions | words | grep -xE 'sg_[a-z0-9_]+'
    code $functions | sed -n 's/^enum { \(SG_[A-Z0-9_]*\) =.*/\1/p'
    code $users | words | grep -xE 'sg_(reg|k)_[a-z0-9_]+'
} | sort -u >"$1/all"
# shellcheck disable=SC2086
{
    code $(ls port/*.h group/*.h launch/*.h lanes/elements.h $1/*_names.h | grep -v 'group/.*tmpl') | words | grep -xE 'sg_[a-z0-9_]+'
    grep -E '^sg_(r|v[0-9]+_r)[0-9]+$|^sg_native_|^sg_(neon|wasm)_|^sg_(reg_|k_[a-z]+)$' "$1/all"
} | sort -u >"$1/shared"
comm -23 "$1/all" "$1/shared" >"$1/names"
{
    begin 'Functions of which each level has its own; only those whose full name stands somewhere.'
    sed 's/.*/#define & SG_LV_(&)/' "$1/names"
} >"$1/level_names.tmpl.h"
# shellcheck disable=SC2086
{
    begin 'Ends a level: undefines its names, the macros of the headers that are read again, and their include guards.'
    { sed -n 's/^#define \([A-Za-z0-9_]*\).*/\1/p' "$1/level_names.tmpl.h"; sed -n 's/^#define \(SG_[A-Za-z0-9_]*\).*/\1/p' $macros | grep -vE '^SG_T_|_FOUND_$'; } | sort -u | sed 's/^/#undef /'
} >"$1/level_names_end.tmpl.h"
rm "$1/all" "$1/shared" "$1/names"
