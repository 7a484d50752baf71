#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes docs/flow.md of docs/flow.in, the programs in bench/flow and docs/flow.tsv.
#
#   docs/flow.sh            write docs/flow.md
#   docs/flow.sh --check    only see whether it is what would be written
#   docs/flow.sh --measure  first count instructions with each of $COMPILERS (gcc and clang, as far as they are there) under
#                           callgrind of valgrind and write docs/flow.tsv; the results of both forms must be the same, and those of
#                           ISPC's program, $ISPC or ispc, nearly so; without it its column stays empty
set -u
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/.." || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
flags='-O2 -march=x86-64-v3'

count() { # program, kernel, form: instructions
    valgrind --tool=callgrind --callgrind-out-file="$scratch/out" "$scratch/flow" "$1" "$2" 2>&1 | awk '/Collected/ { print $4 }'
}
measure() {
    # shellcheck disable=SC2086
    c++ -std=c++17 $flags -I. bench/flow/flow.cc -o "$scratch/flow" -lm -lpthread && "$scratch/flow" >"$scratch/times" || return 1
    for compiler in ${COMPILERS:-gcc clang}; do
        command -v "$compiler" >/dev/null || continue
        # shellcheck disable=SC2086
        "$compiler" -std=c11 $flags -I. bench/flow/flow.c -o "$scratch/flow" -lm -lpthread && "$scratch/flow" >"$scratch/times" || return 1
        printf '# compiler %s %s\n' "$(echo "$compiler" | sed 's/^gcc/GCC/; s/^clang/Clang/; s/-.*//')" "$("$compiler" -dumpversion)"
        empty=$(count none 0)
        for kernel in $(cut -f 1 "$scratch/times"); do
            printf '%s\t%d\t%d\n' "$kernel" $(($(count "$kernel" 0) - empty)) $(($(count "$kernel" 1) - empty))
        done
    done
    ispc=${ISPC:-ispc}
    command -v "$ispc" >/dev/null || return 0
    # shellcheck disable=SC2086
    "$ispc" -O3 --pic --target=avx2-i32x8 bench/flow/flow.ispc -o "$scratch/ispc.o" &&
        cc -std=c11 $flags -DFLOW_ISPC -I. bench/flow/flow.c "$scratch/ispc.o" -o "$scratch/flow" -lm -lpthread && "$scratch/flow" >"$scratch/times" || return 1
    printf '# ispc %s\n' "$("$ispc" --version | sed -n 's/.*, \([0-9][0-9.]*\) (build.*/\1/p')"
    empty=$(count none 2)
    for kernel in $(cut -f 1 "$scratch/times"); do printf '%s\t%d\n' "$kernel" $(($(count "$kernel" 2) - empty)); done
}

if [ "${1:-}" = --measure ]; then
    measure >"$scratch/tsv" || exit 1
    cp "$scratch/tsv" docs/flow.tsv
fi

awk -v flags="$flags" '
function bad(what) { printf "docs/flow.in:%d: %s\n", FNR, what >"/dev/stderr"; failed = 1 }
# words of a line of C: names, numbers, signs
function words_of(line,   n) {
    gsub(/\/\*[^*]*\*\//, "", line)
    while (match(line, /[A-Za-z_][A-Za-z0-9_]*|[0-9][0-9.a-z]*|->|\+\+|--|<=|>=|==|!=|&&|\|\||[-+*\/%&|^]=|\.\.\.|[^ \t]/)) {
        n++
        line = substr(line, RSTART + RLENGTH)
    }
    return n
}
function percent(x) { return int(100 * x + (x < 0 ? -0.5 : 0.5)) }
function range(least, most) { return percent(least) " to " percent(most) " %" }
FNR == 1 { language = FILENAME; sub(/.*\./, "", language) }
FILENAME ~ /^bench/ {
    if (/^\/\* begin /) { key = language SUBSEP $3 SUBSEP $4; next }
    if (/^\/\* end /) key = ""
    if (key != "") { words[key] += words_of($0); text[key, ++lines[key]] = $0 }
    next
}
FILENAME ~ /tsv$/ {
    if (/^# ispc/) { ispc_version = $3; next }
    if (/^#/) { name[++compilers] = $3 " " $4; next }
    if (ispc_version) { ispc[$1] = $2; next }
    if (compilers == 1) kernel[++kernels] = $1
    hand[compilers, $1] = $2
    macros[compilers, $1] = $3
    r = $3 / $2
    if (least == "" || r < least) least = r
    if (r > most) most = r
    next
}
FNR == 1 { if (least <= 1.02) bad("the macros are within 1.02 of masks by hand: the page says that they are not") }
/^@found$/ {
    printf "| kernel | words in C by hand | by macros | in C++ by hand | by macros | in ISPC |"
    for (c = 1; c <= compilers; c++) printf " %s: instructions by hand, millions | by macros | ratio |", name[c]
    if (ispc_version) printf " ISPC %s: instructions, millions |", ispc_version
    printf "\n| --- | ---: | ---: | ---: | ---: | ---: |"
    for (c = 1; c <= compilers; c++) printf " ---: | ---: | ---: |"
    if (ispc_version) printf " ---: |"
    for (i = 1; i <= kernels; i++) {
        k = kernel[i]
        printf "\n| %s | %d | %d | %d | %d | %d |", k, words["c", k, "hand"], words["c", k, "macros"], words["cc", k, "hand"], words["cc", k, "macros"], words["ispc", k, "ispc"]
        for (c = 1; c <= compilers; c++) printf " %.1f | %.1f | %.2f |", hand[c, k] / 1e6, macros[c, k] / 1e6, macros[c, k] / hand[c, k]
        if (ispc_version) printf " %.1f |", ispc[k] / 1e6
    }
    print ""
    next
}
# the code from the line of the loop to the closing brace below it
/^@code / {
    key = "c" SUBSEP $2 SUBSEP $3
    wanted = $0
    sub(/^@code [^ ]+ [^ ]+ /, "", wanted)
    print "```c"
    for (i = 1; i <= lines[key] && index(text[key, i], "    " wanted) != 1; i++) {}
    if (i > lines[key]) bad("no " wanted)
    for (; i <= lines[key]; i++) {
        print substr(text[key, i], 5)
        if (text[key, i] == "    }") break
    }
    print "```"
    next
}
{
    for (i = 1; i <= kernels; i++) {
        k = kernel[i]
        saved = 1 - words["c", k, "macros"] / words["c", k, "hand"]
        cc = 1 - words["cc", k, "hand"] / words["c", k, "hand"]
        if (i == 1 || saved < few) few = saved
        if (i == 1 || saved > many) many = saved
        if (i == 1 || cc < few_cc) few_cc = cc
        if (i == 1 || cc > many_cc) many_cc = cc
    }
    sub(/@least/, sprintf("%.2f", least))
    sub(/@most/, sprintf("%.2f", most))
    sub(/@words/, range(few, many))
    sub(/@operators/, range(few_cc, many_cc))
    sub(/@with/, name[1] (compilers > 1 ? " and " name[2] : "") ", `" flags "`")
    print
}
END { exit failed }' bench/flow/flow.c bench/flow/flow.cc bench/flow/flow.ispc docs/flow.tsv docs/flow.in >"$scratch/flow.md" || exit 1
if [ "${1:-}" = --check ]; then
    cmp -s "$scratch/flow.md" docs/flow.md || {
        echo "docs/flow.md is not what docs/flow.sh makes" >&2
        exit 1
    }
else
    cp "$scratch/flow.md" docs/flow.md
fi
