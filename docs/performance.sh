#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes docs/performance.md of docs/performance.in: the figures from docs/performance.tsv,
# bench/codegen.budget and bench/report/xeon-16.md, the code from bench/guide.c.
#
#   docs/performance.sh            write docs/performance.md
#   docs/performance.sh --check    only see whether it is what would be written
#   docs/performance.sh --measure [SUBJECT]...  first build and run bench/guide.c with each of $COMPILERS (gcc and clang, as far as they
#                                  are there) and write docs/performance.tsv, or of it only these subjects. FLAGS: those of the compilers.
#
# In docs/performance.in:
#   {times SUBJECT FORM OTHER}     how many times as fast FORM is as OTHER, by each compiler; {faster ...}: the same, and an error if it
#                                  is not, so that no sentence outlives its figure
#   {cost TARGET ROW ELEMENT}      a cell of bench/codegen.md
#   @forms SUBJECT N WHAT          the table of a subject, for each N elements; the lines `- FORM: words` behind it are its rows
#   {threads KERNEL SIZE N}        a figure of bench/report/xeon-16.md: speed by N threads over one
#   @threads KERNEL SIZE, ...      rows of its table
#   @code NAME                     a definition of bench/guide.c, with the comment above it
#   @machine                       within a line: where the figures are from
set -u
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/.." || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
FLAGS=${FLAGS:--std=gnu11 -O2 -march=native -mprefer-vector-width=512}

measure() {
    processor=$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo 2>/dev/null | head -n 1)
    printf '# machine %s, %s cores, %s, with `%s`\n' "${processor:-$(uname -m)}" "$(nproc)" "$(date -u +%Y-%m-%d)" "$FLAGS"
    for compiler in ${COMPILERS:-gcc clang}; do
        command -v "$compiler" >/dev/null || continue
        # shellcheck disable=SC2086
        "$compiler" $FLAGS -I. bench/guide.c -o "$scratch/guide" -lm -lpthread || return 1
        printf '# compiler %s %s\n' "$(echo "$compiler" | sed 's/^gcc/GCC/; s/^clang/Clang/; s/-.*//')" "$("$compiler" -dumpversion)"
        "$scratch/guide" "$@" || return 1
    done
}
# prints the first file, then what the second one has of subjects that are not in the first
merged() {
    awk '/^# compiler/ { compiler = $3 }
        FNR == NR { if (!/^#/) { new[compiler, $1] = 1; line[compiler, ++n[compiler]] = $0 } next }
        !/^#/ && (compiler, $1) in new { next }
        { print }
        /^# bits/ { for (i = 1; i <= n[compiler]; i++) print line[compiler, i] }' "$1" "$2"
}

if [ "${1:-}" = --measure ]; then
    shift
    measure "$@" >"$scratch/measured" || exit 1
    if [ $# -gt 0 ]; then merged "$scratch/measured" docs/performance.tsv >"$scratch/tsv"; else cp "$scratch/measured" "$scratch/tsv"; fi
    cp "$scratch/tsv" docs/performance.tsv
fi

awk '
function bad(what) { printf "docs/performance.in:%d: %s\n", FNR, what >"/dev/stderr"; failed = 1 }
function nanoseconds(x) { return x < 9999.5 ? sprintf("%.4g", x) : sprintf("%.0f", sprintf("%.4g", x) + 0) }
function short(x) { return sprintf(x < 9.95 ? "%.2f" : "%.0f", x) }
function gain(c, subject, form, other) {
    if (!((c, subject, form) in ns) || !((c, subject, other) in ns)) { bad("no " subject " " form " or " other); return 0 }
    return ns[c, subject, other] / ns[c, subject, form]
}
# the words of a {command}
function said(command,   f, n, c, text, g, brief) {
    n = split(command, f, " ")
    if ((f[1] == "times" || f[1] == "faster") && n == 4) {
        for (c = 1; c <= compilers; c++) {
            g = gain(c, f[2], f[3], f[4])
            if (f[1] == "faster" && g < 1.1) bad(f[3] " is only " g " times as fast as " f[4])
            brief = name[c]
            sub(/ .*/, "", brief)
            text = text (c > 1 ? ", " : "") short(g) " (" brief ")"
        }
        return text
    }
    if (f[1] == "threads" && n == 4 && (f[2], f[3], f[4]) in threads) return threads[f[2], f[3], f[4]]
    if (f[1] == "cost" && n == 4 && (f[2], f[3], f[4]) in cost) return cost[f[2], f[3], f[4]]
    bad("unknown {" command "}")
}
function code(wanted,   line, above, on, file, macro) {
    file = "bench/guide.c"
    while ((getline line < file) > 0) {
        if (!on && line ~ /^(SG_|static|#define)/ && line ~ "[(_ ]" wanted "[,(]") { on = 1; macro = line ~ /^#/; printf "```c\n%s", above }
        if (on) {
            print line
            if (macro ? line !~ /\\$/ : line ~ /^}/) { print "```"; close(file); return }
        } else if (line ~ /^\/\*/) above = line "\n"
        else above = ""
    }
    close(file)
    bad("no " wanted " in " file)
}
FILENAME ~ /budget$/ {
    if (/^#/) next
    for (i = 4; i <= NF; i++) {
        split($i, part, "=")
        k = split(part[2], e, ",")
        gsub(/m[0-9]+/, "", part[1])
        cell = part[1]
        number = cell + 0
        number = number (cell ~ /s[0-9]/ ? "s" : "") (cell ~ /l[0-9]/ ? "l" : "")
        for (j = 1; j <= k; j++) {
            if (!(($1, $3, e[j]) in cost)) cost[$1, $3, e[j]] = number
            else if (cost[$1, $3, e[j]] != number) cost[$1, $3, e[j]] = cost[$1, $3, e[j]] "/" number
        }
    }
    next
}
FILENAME ~ /xeon-16.md$/ {
    if (/^## /) curves = /by threads, over one/
    if (curves && NF == 13 && $6 + 0) for (i = 0; i < 4; i++) threads[$2, $4, 2 ^ (i + 1)] = $(6 + 2 * i)
    next
}
FILENAME ~ /tsv$/ {
    if (/^# machine /) machine = substr($0, 11)
    else if (/^# compiler /) name[++compilers] = $3 " " $4
    else if (!/^#/) {
        split($0, f, "\t")
        ns[compilers, f[1], f[2]] = f[3]
        elements[f[1]] = f[4]
    }
    next
}
/^@forms / {
    subject = $2
    first = ""
    per = $3
    what = $0
    sub(/^@forms [^ ]+ [^ ]+ /, "", what)
    printf "| %s |", what
    for (c = 1; c <= compilers; c++) printf " %s, ns | x |", name[c]
    printf "\n| --- |"
    for (c = 1; c <= compilers; c++) printf " ---: | ---: |"
    print ""
    next
}
subject != "" && /^- / {
    form = $2
    sub(/:$/, "", form)
    if (first == "") first = form
    text = $0
    sub(/^- [^:]*: /, "", text)
    printf "| %s |", text
    for (c = 1; c <= compilers; c++) {
        if (!((c, subject, form) in ns)) { bad("no " subject " " form); continue }
        printf " %s | %.2f |", nanoseconds(ns[c, subject, form] / elements[subject] * per), gain(c, subject, form, first)
    }
    print ""
    next
}
/^$/ { subject = "" }
/^@threads / {
    print "| kernel | size | 2 threads | 4 | 8 | 16 |\n| --- | ---: | ---: | ---: | ---: | ---: |"
    sub(/^@threads /, "")
    rows = split($0, row, /, */)
    for (r = 1; r <= rows; r++) {
        split(row[r], f, " ")
        if (!((f[1], f[2], 16) in threads)) { bad("no " row[r] " in bench/report/xeon-16.md"); continue }
        printf "| %s | %s |", f[1], f[2]
        for (n = 2; n <= 16; n *= 2) printf " %s |", threads[f[1], f[2], n]
        print ""
    }
    next
}
/^@code / { code($2); next }
/^@/ { bad("unknown " $1) }
{
    sub(/@machine/, "`docs/performance.sh --measure` took them on\n" machine ".")
    while (match($0, /\{[a-z]+ [^}]*\}/)) {
        $0 = substr($0, 1, RSTART - 1) said(substr($0, RSTART + 1, RLENGTH - 2)) substr($0, RSTART + RLENGTH)
    }
    print
}
END { exit failed }' bench/codegen.budget bench/report/xeon-16.md docs/performance.tsv docs/performance.in >"$scratch/performance.md" || exit 1
if [ "${1:-}" = --check ]; then
    cmp -s "$scratch/performance.md" docs/performance.md || {
        echo "docs/performance.md is not what docs/performance.sh makes" >&2
        exit 1
    }
else
    cp "$scratch/performance.md" docs/performance.md
fi
