#!/bin/sh
# SPDX-License-Identifier: MIT
# The rules of the repository that a script can check. Prints TAP; see each rule's comment.
#
# Environment: CC, CXX ("no": leave out), CPPFLAGS (for instance -I of SIMDe). Runs in the source tree.
set -u
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/.." || exit 2
CC=${CC:-cc} CXX=${CXX:-c++} CPPFLAGS=${CPPFLAGS:-}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
count=0 failed=0

# the rule holds if nothing was written to $scratch/out
rule() {
    count=$((count + 1))
    if [ -s "$scratch/out" ]; then
        failed=1
        echo "not ok $count - $1"
        head -n 20 "$scratch/out" | sed 's/^/#   /'
    else
        echo "ok $count - $1"
    fi
}
headers=$(find sg.h sg -name '*.h' | sort)
templates=$(find sg -name '*.tmpl.h' | sort)
plain_headers=$(find sg.h sg -name '*.h' ! -name '*.tmpl.h' | sort)
# what the repository holds: asked of git where there is one
files=$(git ls-files -co --exclude-standard 2>/dev/null |
    while read -r f; do [ -f "$f" ] && echo "$f"; done)
[ -n "$files" ] || files=$(find . -type f ! -path './variants/*' ! -path './build-aux/*' | sed 's|^\./||')
text_files=$(echo "$files" | grep -v '\.\(png\|pgm\|ppm\)$')
# Headers without a guard by intention: included again with another SG_SIZE (facades, names), or one table
# that its includers read.
again="sg.h sg/lanes.h sg/group.h sg/atomic.h sg/math.h sg/more.h $(echo sg/tables/*.h sg/made/*_sizes.h) sg/made/size.h sg/made/lanes_masks.h sg/made/more_masks.h sg/made/more_pairs.h sg/made/reductions.h sg/made/segments.h sg/foreach.h"
# Headers that need a facade, or a macro, before them and say so with #error.
inner="$(echo sg/tables/*.h sg/made/*.h sg/port/context_*.h sg/port/checked_*.h) sg/foreach.h"

echo "TAP version 13"

# ---- files ----

# What a compiler leaves is not the repository's.
echo "$text_files" | while read -r f; do
    [ ! -s "$f" ] || grep -qI '' "$f" || echo "$f is binary"
done >"$scratch/out"
rule "only pictures are binary"

# shellcheck disable=SC2086
grep -nE '^(<<<<<<<|>>>>>>>) ' $text_files >"$scratch/out"
rule "no marks of a merge"

# ---- machines to switch stacks on ----

# A backend that either choice leaves out would be replaced by ucontext or threads, without a word.
{
    for header in sg/port/context_*.h; do
        name=${header##*/}
        case $name in context_none.h | context_sanitizer.h | context_thread.h | context_ucontext.h) continue ;; esac
        macro=$(grep -B 1 "^#include \"$name\"" sg/port/context.h | sed -n 's/^#elif defined(\([A-Za-z0-9_]*\)).*/\1/p')
        if [ -z "$macro" ]; then echo "$header is not chosen in sg/port/context.h"
        elif ! awk '/^\/\* Stacks that can be switched/ { on = 1 } /define SG_CONTEXT_BEST_ 2/ { on = 0 } on' sg/port/config.h |
            grep -q "defined($macro)"; then
            echo "$header: $macro is not among those of SG_CONTEXT_BEST_ 2 in sg/port/config.h"
        fi
    done
} >"$scratch/out"
rule "every machine's context is chosen in context.h and in config.h"

# ---- lists in Makefile.am ----

list_of() { # variable: its words, over continuation lines
    awk -v name="$1" '
        $1 == name && $2 == "=" { on = 1; sub(/^[^=]*=/, "") }
        on { line = $0; more = sub(/\\$/, "", line); print line; if (!more) exit }' Makefile.am |
        tr -s ' \t' '\n' | grep -v '^$' | sort
}
compare() { # list name; the tree is in $scratch/tree
    list_of "$1" >"$scratch/list"
    sort -o "$scratch/tree" "$scratch/tree"
    diff "$scratch/list" "$scratch/tree" | sed -n "s/^< /$1 lists, but there is no /p; s/^> /not in $1: /p" >"$scratch/out"
    rule "Makefile.am: $1 is the tree"
}
echo "$headers" >"$scratch/tree"
compare nobase_include_HEADERS
find tests examples bench -name '*.h' ! -path 'bench/*/*' >"$scratch/tree"
compare private_headers
find examples -maxdepth 1 -name '*.c' | sed 's/\.c$//' >"$scratch/tree"
compare examples
find bench -maxdepth 1 -name '*.c' ! -name bench.c | sed 's/\.c$//' >"$scratch/tree"
compare benchmarks
find sg tests examples bench docs -type f -name "*.*" ! -name '*.[ch]' ! -name '*.cc' ! -name 'sg*.pc.in' ! -name README.md \
    ! -path 'bench/*/*' ! -path 'docs/reference/*' | while read -r f; do
    case "$files" in *"$f"*) echo "$f" ;; esac
done >"$scratch/tree"
find tests/accuracy tests/negative tests/races tests/sanitizer tests/debug tests/targets examples/embedded examples/mpi examples/web -name '*.c' >>"$scratch/tree"
echo examples/embedded/Makefile >>"$scratch/tree"
compare extra_files
{
    list_of switch_tests
    list_of plain_tests | grep -v '[$]'
    list_of lane_tests
    list_of algorithm_tests
    list_of porting_tests
    list_of part_tests
    list_of constant_tests
    echo tests/headers2
} | sort >"$scratch/list"
find tests -maxdepth 1 -name '*.c' | sed 's/\.c$//' | sort >"$scratch/tree"
diff "$scratch/list" "$scratch/tree" | grep '^[<>]' >"$scratch/out"
rule "Makefile.am: switch_tests, plain_tests and sized_tests are the tests"

# ---- tests ----

for test in tests/*.c; do
    twin=${test%.c}.cc
    [ "$(cat "$twin" 2>/dev/null)" = "#include \"$(basename "$test")\"" ] || echo "$twin is not the twin of $test"
done >"$scratch/out"
rule "every test has a C++ twin of one line"

# a header of floors 0 to 2 has a test of its name, or is tested by the one named here
while read -r header test; do
    [ -f "$header" ] || echo "$header is gone: drop its line here"
    [ -f "$test" ] || echo "$header: no $test"
done >"$scratch/out" <<'LINES'
sg/port/atomic.h tests/port_atomic.c
sg/port/cpu.h tests/port_cpu.c
sg/port/sanitizer.h tests/sanitizer/access.c
sg/port/status.h tests/port_status.c
LINES
rule "headers of the ground floor have tests"

# An oracle alone tests nothing: the kernels that call the algorithms are written by hand.
for name in $(sed -n 's/^SG_T_ALGORITHM([A-Z0-9_]*, \([a-z0-9_]*\)).*/\1/p; s/^SG_T_OPPOSITE(\([a-z0-9_]*\),.*/\1/p; s/^SG_T_EXCHANGE([A-Z0-9_]*, \([a-z0-9_]*\),.*/\1/p' sg/tables/algorithms.h); do
    grep -qE "\b(sg_)?$name(_##e|_f32)?\b" tests/group_collective.c tests/group_joint.c || echo "sg_$name is called in neither tests/group_collective.c nor tests/group_joint.c"
done >"$scratch/out"
rule "every algorithm of a group is called by a test"

# ---- parameters ----

# The single file writes a parameter where its name stands: of a name that is pasted, where what it begins with stands.
grep -noE 'SG_PASTE[2-4]\(SG_T_[A-Z0-9_]*[A-Z0-9],' $headers | while IFS= read -r line; do
    name=${line##*(}
    grep -qE "^#[ ]*define ${name%,}( |\()" $headers || echo "$line a name whose end is pasted ends in _"
done >"$scratch/out"
rule "names of parameters are pasted behind an underscore"

# ---- headers ----

for header in $plain_headers; do
    case " $again " in *" $header "*) continue ;; esac
    guard=$(echo "$header" | tr 'a-z/.' 'A-Z__')
    case $header in sg/port/context_* | sg/port/checked_*) grep -q '^#error' "$header" && continue ;; esac
    grep -q "^#ifndef $guard\$" "$header" && grep -q "^#define $guard\$" "$header" || echo "$header: no $guard"
done >"$scratch/out"
rule "headers are guarded by their path"

grep -l '^#ifndef SG_[A-Z0-9_]*_H$' $templates /dev/null >"$scratch/out"
rule "templates have no guard"

for language in c c++; do
    if [ $language = c ]; then compiler="$CC -std=c11"; else compiler="$CXX -std=c++17"; fi
    [ "${compiler%% *}" = no ] && continue
    for header in $plain_headers; do
        case " $inner " in *" $header "*) continue ;; esac
        printf '#include "%s"\n#include "%s"\ntypedef int sg_lint_;\n' "$header" "$header" >"$scratch/alone.c"
        $compiler -x $language -I. $CPPFLAGS -pedantic -Wall -Wextra -Wconversion -Wshadow -Wundef -fsyntax-only \
            "$scratch/alone.c" 2>&1 | sed -n "1,2s|^|$header: |p"
    done >"$scratch/out"
    rule "headers compile alone and twice, without a warning ($compiler)"
done

# ---- who may know what ----

# Compiler, OS and ISA macros: words that start with two underscores, in conditions.
grep -nE '^ *# *(if|ifdef|ifndef|elif)\b.*\b(__[a-zA-Z]|_WIN32|_MSC_VER|linux\b|unix\b)' $(echo "$headers" | grep -v '^sg/port/') |
    grep -vE '__cplusplus|__has_include|^sg/reg/x86[.]h:.*\b__IMMINTRIN_H\b' >"$scratch/out" # the guard of Clang's immintrin.h
rule "platform macros are read in sg/port only"

grep -nE '\b(simde_|SIMDE_|_mm[0-9]*_|__m(128|256|512))' $(echo "$headers" | grep -v '^sg/reg/\|^sg/port/config.h$') |
    grep -v '^[^:]*:[0-9]*: *\(/\?\*\|//\)' >"$scratch/out"
rule "SIMDe's names and intrinsics are used in sg/reg only"

grep -nE '#include +<simde' $(echo "$headers" | grep -v '^sg/reg/simde.h$') /dev/null >"$scratch/out"
rule "SIMDe is included by sg/reg/simde.h only"

# ---- counters ----

# The checked build counts the loops over lanes by how they begin.
find sg/reg sg/lanes sg/more sg/math sg/atomic -name '*.h' -exec awk 'FNR == 1 { before = "" }
    /for \([a-z0-9_]+ i = 0; i < SG_(T_S|LANES_)[ ;]/ || /for \(; (left|lanes);/ { if (before !~ /SG_LANE_0_/) print FILENAME ":" FNR ": " $0 }
    { before = $0 }' {} + >"$scratch/out"
rule "loops over lanes begin with SG_LANE_0_ or SG_LANE_LOOP_"

# A floor includes floors below it, through their facade, and its own folder. floor_of gives ten times a floor's number. The
# parts beside the floors stand on floor 2 and have a last digit of their own: nothing else may include them.
floor_of() {
    case ${1#made/} in # what is made belongs to the floor that it is named after; lists are for all
    tables* | level_* | lists.h | sections.h | reductions.h | segments.h) echo 0 ;; size* | mask* | pair_* | each_* | elements_*) echo 20 ;; item_*) echo 30 ;;
    port*) echo 0 ;; reg*) echo 10 ;; lanes*) echo 20 ;; math*) echo 21 ;; atomic*) echo 22 ;; print*) echo 23 ;; more*) echo 24 ;; group*) echo 30 ;; launch*) echo 40 ;; dispatch*) echo 50 ;; foreach*) echo 60 ;; *) echo -1 ;;
    esac
}
for header in $(echo "$headers" | grep '^sg/'); do
    own=$(floor_of "${header#sg/}")
    sed -n 's|^ *# *include *"\([^"]*\)".*|\1|p' "$header" | while read -r included; do
        case $header in
        sg/*/*) case $included in ../*) path=${included#../} ;; *) path=$(dirname "${header#sg/}")/$included ;; esac ;;
        *) path=$included ;;
        esac
        theirs=$(floor_of "$path")
        [ -f "sg/$path" ] || echo "$header: no $included"
        [ "$theirs" -le "$own" ] || echo "$header: $included is a floor above"
        [ $((theirs % 10)) = 0 ] || [ "$theirs" = "$own" ] || echo "$header: $included is beside the floors"
        case $path in tables/* | made/lists.h | made/*_names.tmpl.h | made/*_names_end.tmpl.h | made/each_*.tmpl.h | port/isa.h | port/target.h) ;; */*) [ "$theirs" = "$own" ] || echo "$header: $included goes past its facade" ;; esac
    done
done >"$scratch/out"
rule "floors include downwards, through facades"

# ---- macros that a user is left with ----

macros() { # file, compiler, flags: names defined at its end
    $2 -I. $CPPFLAGS $3 -dM -E "$1" | awk '{ sub(/\(.*/, "", $2); print $2 }' | sort -u
}
cat >"$scratch/without.c" <<'C'
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include "sg/reg/simde.h"
#ifdef __x86_64__
#include <immintrin.h>
#endif
C
cat "$scratch/without.c" >"$scratch/with.c"
printf '#include <sg.h>\n#include <sg/atomic.h>\n#include <sg/math.h>\n#include <sg/more.h>\n#include <sg/print.h>\n' >>"$scratch/with.c"
for flags in "" "-march=native" "-march=native -DSG_MAX_REG_BITS=128 -DSG_SIZE=64"; do
    macros "$scratch/without.c" "$CC -std=c11" "$flags" >"$scratch/list" 2>/dev/null
    macros "$scratch/with.c" "$CC -std=c11" "$flags" >"$scratch/tree" 2>/dev/null
    comm -13 "$scratch/list" "$scratch/tree" | grep -vE '^(SG_|sg_)'
    comm -13 "$scratch/list" "$scratch/tree" | grep -E '^SG_T_'
done | sort -u >"$scratch/out"
rule "sg.h and the parts beside the floors leave no macro without a prefix, and none of a template"

# A program may have macros in capitals in front of the include, and of calls: no word of the library without a prefix is expanded.
cat >"$scratch/calls.c" <<'C'
SG_KERNEL(kernel, sg_nd_item it, float *p) {
    const sg_group g = sg_nd_item_get_group(it);
    sg_f32 x = sg_load(p);
    SG_LOCAL(it, float, t, 4, 8);
    sg_store(t[0], sg_add_n(sg_select(sg_lt_n(x, 1.0f), x, sg_fma(x, x, x)), 2.0f));
    x = sg_reduce_over_group(g, sg_group_broadcast(g, x, 1), add);
    x = sg_exclusive_scan_over_group_init(g, sg_sort_over_group(g, x), 1.0f, max);
    sg_joint_sort(g, p, 8);
    sg_store_n(p, sg_exp(sg_abs(sg_convert_f32(sg_abs_diff(sg_iota_u8(), sg_zero_u8())))), 3);
    sg_print(x);
}
int main(void) { return sg_parallel_for(NULL, sg_nd_range_1d(8, 8), kernel, NULL) != SG_OK; }
C
macros "$scratch/without.c" "$CC -std=c11" "" >"$scratch/list" 2>/dev/null
{
    cat "$scratch/without.c"
    # shellcheck disable=SC2086
    grep -ohE '\b[A-Z][A-Z0-9_]*\b' $headers | sort -u | grep -vE '^(SG_|SIMDE_|HEDLEY_)|_$|^FILE$' | comm -23 - "$scratch/list" |
        sed 's/.*/#define & @/'
    grep '<sg' "$scratch/with.c"
    cat "$scratch/calls.c"
} >"$scratch/capitals.c"
for flags in "" "-march=native"; do
    $CC -std=c11 -I. $CPPFLAGS $flags -w -fsyntax-only "$scratch/capitals.c" 2>&1 | grep error
    [ "$CXX" = no ] || $CXX -x c++ -std=c++17 -I. $CPPFLAGS $flags -w -fsyntax-only "$scratch/capitals.c" 2>&1 | grep error
done >"$scratch/out"
rule "a program's macros in capitals change nothing"

# What a program includes by itself, as its head shows: the compiler's warnings are about the program.
grep -L '^#pragma GCC system_header' sg.h $(grep -l '^ .*#include <sg.h>$' sg/*.h) >"$scratch/out"
rule "sg.h and the headers beside it are system headers"

# ---- names, versions, text ----

for header in $headers; do
    sed 's/[{].*//' "$header" | # what a function does is not a name that it defines
        grep -nE '^ *# *define +_|\b(struct|enum|union) +_[A-Za-z_]|^(typedef|SG_INLINE|static)\b.*[ *]_[A-Za-z_][A-Za-z0-9_]* *(\(|;|=)' |
        grep -vE '_(Static_assert|Generic)|__attribute__|__asm__' | sed "s|^|$header:|" |
        grep -vE '^sg/reg/x86[.]h:.*\b(_IMMINTRIN_H_INCLUDED|__IMMINTRIN_H)$' # guards of the compilers' immintrin.h
done >"$scratch/out"
# C++ reserves two underscores in a row wherever they are: as written, and as pasted together
grep -noE '\b[A-Za-z][A-Za-z0-9_]*__[A-Za-z0-9_]*' $(echo "$text_files" | grep -E '\.(h|c|cc)$') | grep -v ':simde__' >>"$scratch/out"
for language in c c++; do
    if [ $language = c ]; then compiler="$CC -std=c11"; else compiler="$CXX -std=c++17"; fi
    [ "${compiler%% *}" = no ] && continue
    for flags in "" "-march=native" "-march=native -DSG_MAX_REG_BITS=128 -DSG_SIZE=64"; do
        for output in -P -dM; do
            $compiler -x $language -I. $CPPFLAGS $flags -E $output "$scratch/with.c" 2>/dev/null |
                grep -oE '\b(sg|SG)_[A-Za-z0-9_]*__[A-Za-z0-9_]*'
        done
    done
done | sort -u >>"$scratch/out"
rule "no reserved identifier is defined"

in_header=$(sed -n 's/^#define SG_VERSION "\(.*\)"/\1/p' sg/version.h)
in_parts=$(sed -n 's/^#define SG_VERSION_[A-Z]* \([0-9]*\)$/\1/p' sg/version.h | paste -sd.)
in_configure=$(sed -n 's/^AC_INIT(\[sg\], \[\(.*\)\]).*/\1/p' configure.ac)
: >"$scratch/out"
{ [ "$in_header" = "$in_parts" ] && [ "$in_header" = "$in_configure" ]; } ||
    echo "version.h $in_header, its parts $in_parts, configure.ac $in_configure" >"$scratch/out"
while read -r file version; do
    [ "$version" = "$in_header" ] || echo "version.h $in_header, $file $version"
done >>"$scratch/out" <<LINES
.packaging/debian/changelog $(sed -n '1s/^sg (\(.*\)) .*/\1/p' .packaging/debian/changelog)
.packaging/meson/packagefiles/sg/meson.build $(sed -n "s/^project(.*version: '\([0-9.]*\)', license.*/\1/p" .packaging/meson/packagefiles/sg/meson.build)
.packaging/meson/sg.wrap $(sed -n 's/^directory = sg-//p' .packaging/meson/sg.wrap)
.packaging/meson/sg.wrap $(sed -n 's/^source_filename = sg-\(.*\)[.]tar[.]gz$/\1/p' .packaging/meson/sg.wrap)
docs/CHANGELOG.md $(sed -n '/^## [0-9]/{s/^## \([0-9.]*\).*/\1/p;q;}' docs/CHANGELOG.md)
docs/dispatch.md $(sed -n 's/^find_package(sg \([0-9.]*\) REQUIRED)$/\1/p' docs/dispatch.md).${in_header##*.}
docs/packages.md $(sed -n 's/^find_package(sg \([0-9.]*\) REQUIRED)$/\1/p' docs/packages.md).${in_header##*.}
.packaging/vcpkg/sg/vcpkg.json $(sed -n 's/^  "version": "\(.*\)",$/\1/p' .packaging/vcpkg/sg/vcpkg.json)
LINES
rule "versions agree"

sh sg/tables/make.sh --check >"$scratch/out" 2>&1
rule "sg/made is what sg/tables/make.sh makes of the tables"

# Finds parameters of templates that are defined and never used. A text with SG_T_NAME_##, or SG_PASTE2(SG_T_NAME, uses all whose
# names begin like that.
awk '
    { line = $0; sub(/\/\*.*/, "", line) }
    line ~ /^ \*/ { next }
    line ~ /^# *undef/ { next }
    match(line, /^# *define +SG_T_[A-Za-z0-9_]+/) {
        name = substr(line, RSTART, RLENGTH)
        sub(/^# *define +/, "", name)
        if (!(name in where)) where[name] = FILENAME ":" FNR
        line = substr(line, RSTART + RLENGTH)
    }
    {
        gsub(/SG_PASTE2\(SG_T_[A-Z_]+,/, "&##", line)
        gsub(/,##/, "##", line)
        while (match(line, /SG_T_[A-Za-z0-9_]+(##)?/)) {
            word = substr(line, RSTART, RLENGTH)
            if (sub(/##$/, "", word)) pasted[word] = 1
            used[word] = 1
            line = substr(line, RSTART + RLENGTH)
        }
    }
    END {
        for (name in where) {
            if (name in used) continue
            for (p in pasted) if (index(name, p) == 1 && name != p) break
            if (!(index(name, p) == 1 && name != p)) print where[name] ": " name " is used nowhere"
        }
    }' $headers tests/*.h tests/*.c bench/*.c >"$scratch/out"
rule "parameters of templates are used"

# The tables are the only lists of elements: lines close together that name most of the elements are another list. Not looked
# at are files where each element needs a text of its own: conversions, and floor 1.
elements=$(sed -n 's/^SG_T_ELEMENT(\([a-z0-9]*\),.*/\1/p' sg/tables/elements.h | paste -sd' ' -)
for file in $(echo "$text_files" | grep -E '^(sg|tests|bench|docs|examples)/' | grep -E '\.(h|c|awk|sh)$' |
    grep -v '^sg/\(tables\|made\)/\|^sg/reg/\|^sg/lanes/convert.tmpl.h$\|^sg/more/convert.tmpl.h$\|^bench/peers/'); do
    awk -v words="$elements" '
        BEGIN { n = split(words, word, " "); near = 12 }
        {
            line = $0
            gsub(/[^a-z0-9]+/, "  ", line)
            line = " " line " "
            for (i = 1; i <= n; i++) if (index(line, " " word[i] " ")) last[i] = NR
            here = 0
            for (i = 1; i <= n; i++) if (last[i] && last[i] > NR - near) here++
            if (here >= n - 3 && !told) { print FILENAME ":" NR ": " here " of " n " elements in " near " lines"; told = 1 }
        }' "$file"
done >"$scratch/out"
rule "no list of elements but sg/tables and what is made of it"

awk -f bench/codegen_costs.awk sg/tables/operations.h bench/codegen.budget >"$scratch/out" 2>&1
rule "docstrings of operations say what costs more than the table's head promises"

# The same of sizes, in the order of the table, and of reductions and operations. Words of code count, not those of comments,
# messages and tables in Markdown. Automake needs its list of sizes written out: it must be that of the table. lanes_check.h
# lists the operations that flags of the processor may change, which docs/flags.md promises and no table has.
sizes=$(sed -n 's/^SG_T_SIZE(\([0-9]*\))/\1/p' sg/tables/sizes.h | paste -sd' ' -)
reductions=$(sed -n 's/^SG_T_REDUCTION(\([a-z_]*\),.*/\1/p' sg/tables/reductions.h | paste -sd' ' -)
operations=$(sed -n 's/^SG_T_[A-Z_]*([A-Z_]*, \([a-z_0-9]*\).*/\1/p' sg/tables/operations.h | sort -u | paste -sd' ' -)
{
    [ "$(sed -n 's/^sizes = //p' Makefile.am)" = "$sizes" ] || echo "Makefile.am: sizes are not those of sg/tables/sizes.h"
    for file in $(echo "$text_files" | grep -E '^(sg|tests|bench|docs|examples)/' | grep -E '\.(h|c|awk|sh|py)$' |
        grep -v '^sg/\(tables\|made\)/\|^sg/reg/\|^bench/peers/\|^tests/negative/\|^tests/porting_\|^tests/lanes_check.h$'); do
        awk -v sizes="$sizes" -v reductions="$reductions" -v operations="$operations" '
            function found(what) { print FILENAME ":" NR ": " what; exit }
            function distinct(words, set,   i, k, n, seen) {
                for (i = 1; i <= words; i++) if (word[i] in set && !(word[i] in seen)) { seen[word[i]]; n++ }
                return n
            }
            BEGIN {
                reduction_count = split(reductions, t, " ")
                for (i in t) is_reduction[t[i]]
                split(operations, t, " ")
                for (i in t) is_operation[t[i]]
            }
            /^ *(#( |$)|\*)|^ *\/\*/ { next } # a comment
            {
                line = $0
                sub(/\/\*.*/, "", line)
                numbers = line
                gsub(/[^0-9A-Za-z_.-]+/, " ", numbers)
                if (index(" " numbers " ", " " sizes " ")) found("a list of sizes")
                n = split(line, word, /[^A-Za-z0-9_]+/)
                if (distinct(n, is_reduction) >= reduction_count - 1) found("a list of reductions")
                if (distinct(n, is_operation) >= 8) found("a list of operations")
            }' "$file"
    done
} >"$scratch/out"
rule "no list of sizes, reductions or operations but sg/tables and what is made of it"

find examples examples/mpi -maxdepth 1 -name '*.c' | sed 's/^examples.//' | sort >"$scratch/tree"
for part in '/^. program/,/^$/' '/^## By field/,/^## By operation/'; do
    sed -n "${part}p" examples/README.md | grep -o '([^)]*[.]c)' | tr -d '()' | sort -u | comm -13 - "$scratch/tree" | sed "s|^|not in $part: |"
done >"$scratch/out"
rule "examples/README.md: each example has its row, and is in a field"

sh bench/math.sh --check >"$scratch/out" 2>&1
rule "bench/math.md has a row for every function of sg/math/functions.h"

sh docs/names.sh --check >"$scratch/out" 2>&1
rule "docs/names.md: every name of the documents has code, an example or a test"

sh docs/porting.sh --check >"$scratch/out" 2>&1
rule "docs/porting.md: what docs/porting.sh makes of the rows that the tests compile"

sh docs/tutorial.sh --check >"$scratch/out" 2>&1
rule "docs/tutorial.md quotes examples/tutorial.c and docs/tutorial.json as they are"

sh docs/cookbook.sh --check >"$scratch/out" 2>&1
rule "docs/cookbook.md quotes examples/ and docs/cookbook.tsv as they are"

sh docs/flow.sh --check >"$scratch/out" 2>&1
rule "docs/flow.md quotes bench/flow and docs/flow.tsv as they are"

sh docs/performance.sh --check >"$scratch/out" 2>&1
rule "docs/performance.md quotes bench/guide.c and docs/performance.tsv as they are, and no sentence says more than its figure"

CC="$CC" CPPFLAGS="$CPPFLAGS" sh docs/reference.sh --check >"$scratch/out" 2>&1
rule "docs/reference: every public name has a docstring; pages, diagrams, snippets and prototypes are those of the code"

grep -n '[[:blank:]]$' $text_files /dev/null >"$scratch/out"
rule "no trailing blanks"

grep -nE '\b(TODO|FIXME|XXX)\b' $(echo "$text_files" | grep -v '^tests/lint.sh$') /dev/null | grep -v 'TODO(#[0-9]*)' >"$scratch/out"
rule "nothing is left to do without an issue number"

for file in $(echo "$text_files" | grep -E '\.(h|c|sh|awk|ac|am)$|^bootstrap$|^\.ci/run$'); do
    head -n 4 "$file" | grep -q 'SPDX-License-Identifier: MIT\|^/\* \(expect\|notes\|anywhere\): \|The other half' || echo "$file"
done >"$scratch/out"
rule "files name their licence"

echo "1..$count"
exit $failed
