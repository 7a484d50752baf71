#!/bin/sh
# SPDX-License-Identifier: MIT
# Programs that must not compile or link, with a message that names the fix: tests/negative/*.c.
# Tags, one to a line, at the top of a program:
#   /* expect: REGEX */          extended; the first error matches, and is in the program, on the line that ends in
#                                the comment "here" if there is one; for programs that do not link, some line matches
#   /* errors: N */              at most so many errors
#   /* flags: FLAGS */           added to the command
#   /* link-with: OTHER.c */     compiles alone, but does not link with that file
#   /* other-flags: FLAGS */     those of that file; default: the same
#   /* machine: x86_64 */        only for this machine
#   /* notes: REGEX */           the first error, or a note of it, matches: both types, by GCC
#   /* anywhere: REGEX */        some line matches: where a message of the preprocessor necessarily comes first
#   /* languages: c */           only as C, or only as c++; default: both
# Files without an expectation are the other halves of linked programs.
#
# Environment: CC, CXX, CLANG, CLANGXX (a compiler named "no" is left out), CPPFLAGS, ARCH_FLAGS, LIBS;
# PROGRAMS, a pattern of the names of those to try (default: all).
set -u
LC_ALL=C
export LC_ALL
top=${srcdir:-.} tables=${srcdir:-.}/sg/tables
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
CPPFLAGS=${CPPFLAGS:--I$top} LIBS=${LIBS--lm}
count=0 failed=0

tag() { sed -n "1,6s|^/\* $2: \(.*\) \*/\$|\1|p" "$1"; }
result() { # 0 or 1, name
    count=$((count + 1))
    [ "$1" = 0 ] && { echo "ok $count - $2"; return; }
    failed=1
    echo "not ok $count - $2"
    head -n 12 "$scratch/out" | sed 's/^/# /'
}

few_errors() { # program
    errors=$(tag "$1" errors)
    # not GCC's notes about rejected candidates
    [ -z "$errors" ] || [ "$(sed '/: In substitution of /,/ error: /d' "$scratch/out" | grep -cE '(^|: )(fatal )?error: ')" = "$errors" ]
}
# the first error must match and be in the program, on the marked line; there must be no more errors than allowed
first_error() { # program
    line=$(grep -n '/\* here \*/$' "$1" | cut -d: -f1)
    awk '/(^|: )(fatal )?error: / { n++ } n == 1' "$scratch/out" >"$scratch/first"
    first=$(head -n 1 "$scratch/first")
    case $first in
    "$1:${line:+$line:}"* | "sg: "*) ;;
    # for a switch with a wrong value, the error is in the header
    *"error: #error \"sg: "* | *"error: \"sg: "* | *"error: static_assert failed"*" \"sg: SG_"* | *"error: static assertion failed"*": sg: SG_"*) ;;
    *) return 1 ;;
    esac
    few_errors "$1" || return 1
    expect=$(tag "$1" expect)
    { [ -z "$expect" ] || echo "$first" | grep -Eq -e "$expect"; } &&
        grep -Eq -e "$(tag "$1" notes)" "$scratch/first"
}

# shellcheck disable=SC2086
check() { # compiler, language, standard
    flags_of_users="$CPPFLAGS -USG_OWN_WARNINGS ${ARCH_FLAGS:-}"
    command="$1 -x $2 -std=$3 $flags_of_users"
    echo '#include <sg.h>' >"$scratch/right.c"
    $command -fsyntax-only "$scratch/right.c" >"$scratch/out" 2>&1
    result $? "$1 $3: a right program compiles"
    # the header precompiled, for programs that begin with it, or with a size of 4: it is most of what there is to read
    for size in '' 4; do
        mkdir "$scratch/precompiled$size"
        case $($1 --version) in *clang*) header=$scratch/precompiled$size/sg.h.pch ;; *) header=$scratch/precompiled$size/sg.h.gch ;; esac
        $1 -x $2-header -std=$3 $flags_of_users ${size:+-DSG_SIZE=$size} "$scratch/right.c" -o "$header" >"$scratch/out" 2>&1
        result $? "$1 $3: the header is precompiled${size:+ for $size lanes}"
    done
    fractions_are_told "$1 $3"
    headers_are_told "$1 $3"
    macros_are_told "$1 $3"
    expected_are_told "$1 $3"
    dimensions_are_told "$1 $3"
    [ "$2" != c ] || pointers_are_told "$1 $3"
    for program in "$top"/tests/negative/*.c; do
        # shellcheck disable=SC2254 # a pattern
        case $(basename "$program" .c) in ${PROGRAMS:-*}) ;; *) continue ;; esac
        expect=$(tag "$program" expect)
        anywhere=$(tag "$program" anywhere)
        languages=$(tag "$program" languages)
        [ -n "$expect$anywhere$(tag "$program" notes)" ] || continue
        case " ${languages:-c c++} " in *" $2 "*) ;; *) continue ;; esac
        other=$(tag "$program" link-with)
        flags=$(tag "$program" flags)
        other_flags=$(tag "$program" other-flags)
        machine=$(tag "$program" machine)
        case $($1 -dumpmachine) in ${machine:-*}*) ;; *) continue ;; esac
        name="$1 $3: $(basename "$program" .c)"
        size=none
        [ "$(grep -c '<sg.h>' "$program")" != 1 ] || case $flags$(sed -n '/^#/{p; n; p; q}' "$program") in
        '#include <sg.h>'*) size= ;;
        '#define SG_SIZE 4
#include <sg.h>'*) size=4 ;;
        esac
        compile=$command
        header=$scratch/precompiled$size/sg.h.pch
        if [ -f "$header" ]; then compile="$command -include-pch $header"
        elif [ "$size" != none ]; then compile="$1 -x $2 -std=$3 -I$scratch/precompiled$size $flags_of_users"; fi
        if [ -n "$other" ]; then
            if ! $command $flags -c "$program" -o "$scratch/a.o" >"$scratch/out" 2>&1 ||
                ! $command ${other_flags:-$flags} -c "$top/tests/negative/$other" -o "$scratch/b.o" >>"$scratch/out" 2>&1; then
                result 1 "$name: each half compiles"
                continue
            fi
            ! $1 "$scratch/a.o" "$scratch/b.o" -o "$scratch/program" $LIBS >"$scratch/out" 2>&1 &&
                grep -Eq -e "$expect" "$scratch/out"
        elif [ -n "$anywhere" ]; then
            ! $compile $flags -fsyntax-only "$program" >"$scratch/out" 2>&1 && grep -Eq -e "$anywhere" "$scratch/out" && few_errors "$program"
        else
            ! $compile $flags -fsyntax-only "$program" >"$scratch/out" 2>&1 && first_error "$program"
        fi
        result $? "$name"
    done
}

# every form with scalars, of the tables: number, name, how many scalars
forms() {
    awk -F '[(,] *' '
        /^SG_T_SHAPE\(/ { sub(/\)$/, ""); second[$2] = $5 }
        /^SG_T_(OP|DERIVED_N)\(/ {
            sub(/\)$/, "")
            if (second[$2] != 0 && $4 != "REAL")
                printf "static void t_%d(void) { (void)sg_%s_n(sg_zero_i32(), 1.5%s); }\n", NR, $3, second[$2] == "SS" ? ", 2" : ""
        }' "$tables/shapes.h" "$tables/operations.h" "$tables/more.h"
}
fractions_are_told() { # name
    { printf '#define SG_SIZE 4\n#include <sg.h>\n#include <sg/more.h>\n'; forms; } >"$scratch/forms.c"
    case $(${1%% *} --version) in *clang*) command="$command -ferror-limit=0" ;; esac
    $command -fsyntax-only "$scratch/forms.c" >"$scratch/out" 2>&1
    told=$(grep -E '^[^ ]*forms\.c:[0-9].* error: .*floating.point.number' "$scratch/out" | cut -d: -f2 | sort -u | wc -l)
    wanted=$(forms | wc -l)
    [ "$wanted" -gt 20 ] && [ "$told" = "$wanted" ]
    result $? "$1: a number with a fraction beside integers is told for $told of $wanted forms with scalars"
}

# Every name of the reference whose entry or page says which header it needs besides sg.h: number, name, header.
names_of_headers() {
    awk '
        FNR == 1 { on_page = entry = ""; code = 0 }
        /^### / { entry = $0; gsub(/[#`,]/, "", entry); code = 0 }
        /^```/ { code++ }
        code == 1 && /#include <sg\/[a-z]*\.h>/ {
            gsub(/.*<|>.*/, "")
            if (entry == "") on_page = $0
            else of[entry] = $0
        }
        entry != "" && code == 1 && index($0, entry "_<to>(") { ending[entry] = "_i32" }
        entry != "" && code == 1 && !(entry in of) && on_page != "" { of[entry] = on_page }
        END {
            for (entry in of) {
                k = split(entry, name, " ")
                for (i = 1; i <= k; i++) if (name[i] !~ /<|^SG_FOREACH$/) printf "static void t_%d(void) { (void)%s(1); } /* %s */\n", ++n, name[i] ending[entry], of[entry]
            }
        }' "$top"/docs/reference/*.md
}
headers_are_told() { # name
    { printf '#define SG_SIZE 4\n#include <sg.h>\n'; names_of_headers; } >"$scratch/headers.c"
    case $(${1%% *} --version) in *clang*) command="$command -ferror-limit=0" ;; esac
    $command -w -fsyntax-only "$scratch/headers.c" >"$scratch/out" 2>&1
    told=$(sed -n 's/^[^ ]*headers\.c:\([0-9]*\):.* error: sg: \([A-Za-z0-9_]*\) needs #include <\(.*\)>.*/\1 \2 \3/p' "$scratch/out" | sort -u | while read -r number name header; do
        sed -n "${number}p" "$scratch/headers.c" | grep -F " (void)$name(1); } /* $header */"
    done | wc -l)
    wanted=$(names_of_headers | wc -l)
    [ "$wanted" -gt 120 ] && [ "$told" = "$wanted" ]
    result $? "$1: the header that is not included is told for $told of $wanted names"
}

# the same for every macro of such a header with an element in its name: with sg.h alone it gives that message or does not exist
names_with_elements() {
    echo '#include <sg.h>' >"$scratch/alone.c"
    $command -E -dM "$scratch/alone.c" | sed '/SG_FORGOTTEN_/d; s/^#define \(sg_[a-z0-9_]*[a-z0-9]\)[( ].*/\1/p; d' | sort -u >"$scratch/alone.names"
    for header in math atomic more print; do
        printf '#include <sg.h>\n#include <sg/%s.h>\n' $header >"$scratch/with.c"
        $command -E -dM "$scratch/with.c" | sed '/SG_FORGOTTEN_/d; s/^#define \(sg_[a-z0-9_]*[a-z0-9]\)[( ].*/\1/p; d' | sort -u |
            comm -23 - "$scratch/alone.names" | awk -v header=$header '{ printf "static void t_%s_%d(void) { (void)%s(1); } /* sg/%s.h */\n", header, NR, $1, header }'
    done
}
macros_are_told() { # name
    names_with_elements >"$scratch/macros.lines"
    { printf '#include <sg.h>\n'; cat "$scratch/macros.lines"; } >"$scratch/macros.c"
    case $(${1%% *} --version) in *clang*) command="$command -ferror-limit=0" ;; esac
    $command -w -fsyntax-only "$scratch/macros.c" >"$scratch/out" 2>&1
    told=$(sed -n 's/^[^ ]*macros\.c:\([0-9]*\):.* error: sg: [A-Za-z0-9_]* needs #include <.*>.*/\1/p' "$scratch/out" | sort -u | wc -l)
    wanted=$(wc -l <"$scratch/macros.lines")
    [ "$wanted" -gt 700 ] && [ "$told" = "$wanted" ]
    result $? "$1: the header that is not included is told for $told of $wanted macros"
}

# every name that does not exist but that users of CUDA and the like expect, with the words that the header has for it
expected_are_told() { # name
    sed -n 's/^#define \(sg_[a-z_]*\)[(.)]* SG_FORGOTTEN_("\(sg: there is no [^"]*\)".*/\1 \2/p' "$top/sg/made/lanes_forgotten.h" >"$scratch/expected"
    { printf '#include <sg.h>\n'; awk '{ printf "static void t_%d(void) { %s(0, 0); }\n", NR, $1 }' "$scratch/expected"; } >"$scratch/expected.c"
    $command -w -fsyntax-only "$scratch/expected.c" >"$scratch/out" 2>&1
    told=$(cut -d' ' -f2- "$scratch/expected" | while read -r words; do grep -F "expected.c:" "$scratch/out" | grep -F " error: $words"; done | wc -l)
    wanted=$(wc -l <"$scratch/expected")
    there=$(cut -d' ' -f1 "$scratch/expected" | while read -r word; do grep -hF "id=\"$word\"" "$top"/docs/reference/*.md; done | wc -l)
    [ "$wanted" -gt 28 ] && [ "$told" = "$wanted" ] && [ "$there" = 0 ]
    result $? "$1: what is there is told for $told of $wanted names that one expects; $there of them are there"
}

# every function of the reference that takes an item or a group and a dimension, without it: number, name, argument
dimensions() {
    grep -hoE '\bsg_(item|nd_item|group)_get_[a-z_]+\(sg_[a-z_]+ [a-z]+, uint32_t d\)' "$top"/docs/reference/*.md | sort -u |
        sed 's/\(.*\)(\(.*\) \(.*\), .*/static void t_\1(\2 \3) { (void)\1(\3); }/'
}
dimensions_are_told() { # name
    { printf '#define SG_SIZE 4\n#include <sg.h>\n'; dimensions; } >"$scratch/dimensions.c"
    $command -w -fsyntax-only "$scratch/dimensions.c" >"$scratch/out" 2>&1
    errors=$(grep -c ' error: ' "$scratch/out")
    told=$(sed -n 's/^[^ ]*dimensions\.c:\([0-9]*\):.* error: sg: the dimension is missing: \(sg_[a-z_]*\)(.*/\1 \2/p' "$scratch/out" | while read -r number name; do
        sed -n "${number}p" "$scratch/dimensions.c" | grep -F "(void)$name("
    done | wc -l)
    wanted=$(dimensions | wc -l)
    [ "$wanted" -gt 12 ] && [ "$told" = "$wanted" ] && [ "$errors" = "$wanted" ]
    result $? "$1: a dimension that is missing is told for $told of $wanted functions, by $errors errors"
}

# Every function that has an element in its name and takes a pointer, from the tables, with a pointer to another element; the generic functions
# whose element another argument shows; and stores with a const pointer that might be of any element: number, name, arguments.
pointers() {
    awk -F '[(,] *' '
        function one(name, e, args,   i, c, s, v) {
            for (i = 1; i <= length(args); i++) {
                c = substr(args, i, 1)
                s = s (i > 1 ? ", " : "") (c ~ /[PQ]/ ? "p" : c == "V" ? "sg_zero_" e "()" : c == "I" ? "sg_zero_u32()" : c == "J" ? "sg_zero_u" bits[e] "()" \
                    : c == "M" ? "sg_mask_first_n(1)" : c == "W" ? "w" : c == "G" ? "g" : c == "H" ? "it" : c == "U" ? "sub" : c == "O" ? "add" : c == "S" ? "sg_zero_" e "_()" \
                    : c == "A" ? "sg_memory_order_relaxed" : c == "X" ? "(" type[e] " *)p" : "1")
            }
            for (v = 0; v < (args ~ /Q/ ? 2 : 1); v++) printf "static void t_%d(%s *p, sg_item it, sg_group g, sg_sub_group sub%s) { (void)it, (void)g, (void)sub, (void)sg_%s(%s); }\n", ++n, v ? "const void" : e == "f64" ? "float" : "double", \
                args ~ /W/ ? ", sg_" e "v" values " w" : "", name, s
        }
        function all(name, args,   i) { for (i = 1; i <= elements; i++) one(name "_" element[i], element[i], args) }
        { sub(/\)$/, "") }
        /^SG_T_ELEMENT\(/ { element[++elements] = $2; type[$2] = $3; bits[$2] = $4 }
        /^SG_T_SHAPE\(/ { arguments[$2] = $4 }
        /^SG_T_(OP|DERIVED)\(/ && arguments[$2] ~ /[PQ]/ && $4 == "ALL" { all($3, arguments[$2]) }
        /^SG_T_COUNT\(/ {
            values = $2
            for (i = 0; i < 2; i++) { all((i ? "block_" : "") "load_v" values, "P"); all((i ? "block_" : "") "store_v" values, "QW") }
            all("sub_group_load_v" values, "UP"); all("sub_group_store_v" values, "UQW")
            if (values <= 4) { all("load_n_v" values, "PN"); all("store_n_v" values, "QWN") }
        }
        /^SG_T_ALGORITHM\(/ && $2 ~ /[PQ]/ {
            sub(/.*_/, "", $2)
            if ($2 !~ /PNQ/) { all($3, "G" $2); next }
            from = into = $2
            sub(/Q/, "X", from)
            sub(/P/, "X", into)
            all($3, "G" from)
            all($3, "G" into)
            for (i = 1; i <= elements; i++) one($3, element[i], "G" into)
        }
        /^SG_T_ATOMIC\(/ {
            for (i = 1; i <= elements; i++) {
                e = element[i]
                if (e !~ /^[iu](32|64)$/ && ($3 != "NUMBER" || e !~ /^f(32|64)$/)) continue
                for (masked = 0; masked < 2; masked++) for (all_of = 0; all_of < 2; all_of++) for (generic = 0; generic < 2; generic++)
                    one("fetch_" $2 (all_of ? "" : "_at") (masked ? "_masked" : "") (generic ? "" : "_" e), e, (masked ? "M" : "") "Q" (all_of ? "" : "I") "VA")
            }
        }
        END {
            all("item_load", "HP"); all("item_store", "HQV"); all("sub_group_load", "UP"); all("sub_group_store", "UQV")
            one("histogram_add", "u32", "QI"); one("histogram_add_masked", "u32", "MQI")
            one("histogram_add_global", "u32", "QI"); one("histogram_add_global_masked", "u32", "MQI")
        }' "$tables/elements.h" "$tables/shapes.h" "$tables/operations.h" "$tables/more.h" "$tables/sizes.h" "$tables/algorithms.h" "$tables/atomics.h"
}
pointers_are_told() { # name; C++ has no such conversion
    { printf '#define SG_SIZE 4\n#include <sg.h>\n#include <sg/more.h>\n#include <sg/atomic.h>\n'; pointers; } >"$scratch/pointers.c"
    $command -w -fsyntax-only "$scratch/pointers.c" >"$scratch/out" 2>&1
    errors=$(grep -c ' error: ' "$scratch/out")
    told=$(grep -E '^[^ ]*pointers\.c:[0-9].* error: .*the pointer is one to' "$scratch/out" | cut -d: -f2 | sort -u | wc -l)
    wanted=$(pointers | wc -l)
    [ "$wanted" -gt 500 ] && [ "$told" = "$wanted" ] && [ "$errors" = "$wanted" ]
    result $? "$1: a pointer to another element is told for $told of $wanted functions, by $errors errors"
}

echo "TAP version 13"
if echo __TINYC__ | ${CC:=cc} -E - 2>/dev/null | grep -q '^[0-9]'; then
    echo "1..0 # SKIP TCC has messages of its own"
    exit
fi
case $CC in *clang*) CLANG=no CLANGXX=no ;; esac
# runs the compilers side by side, each in its own folder; prints their results in order, renumbered
all=$scratch
part() { # number, compiler, language, standard
    [ "$2" = no ] && return
    scratch=$all/$1
    mkdir "$scratch"
    { check "$2" "$3" "$4"; exit $failed; } >"$all/$1.tap"
}
part 1 "$CC" c c11 & first=$!
part 2 "${CXX:-no}" c++ c++17 & second=$!
part 3 "${CLANG:-no}" c c11 & third=$!
part 4 "${CLANGXX:-no}" c++ c++17 & fourth=$!
for process in $first $second $third $fourth; do
    wait "$process" || failed=1
done
cat "$all"/*.tap | awk '
    /^(not )?ok / { sub(/ok [0-9]+/, "ok " ++n) }
    { print }
    END { print "1.." n + 0 }'
exit $failed
