#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes docs/cookbook.md of docs/cookbook.in: the code is quoted from examples/, the figures from docs/cookbook.tsv.
#
#   docs/cookbook.sh             write docs/cookbook.md
#   docs/cookbook.sh --check     only see whether it is what would be written
#   docs/cookbook.sh --kernels   print the kernels whose figures it wants: make bench BENCH_FLAGS="--kernels $(sh docs/cookbook.sh --kernels)"
#   docs/cookbook.sh --measure [FOLDER]
#                                first take the figures out of what `make bench` left in FOLDER (default: bench-build). Kernels that it
#                                did not run keep theirs, and the page says which machine these are from
#
# A line of docs/cookbook.in that starts with @ is replaced:
#   @code FILE NAME...           these definitions of examples/FILE, with the comments right above them; below them links to the header
#                                and its program
#   @times KERNEL...             for each kernel of the bench: the time of sg and of the fastest original, compared in each
#                                round; the median of the rounds. KERNEL:PEER names the original for 256 bits
#   @machine                     where the figures are from
set -u
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/.." || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

if [ "${1:-}" = --kernels ]; then
    awk '/^@times / { for (i = 2; i <= NF; i++) { sub(/:.*/, "", $i); printf "%s%s", sep, $i; sep = "," } } END { print "" }' docs/cookbook.in
    exit
fi
if [ "${1:-}" = --measure ]; then
    folder=${2:-bench-build}
    {
        new="# $(cat "$folder/about")"
        echo "$new"
        awk -F '\t' 'FILENAME ~ /cookbook.in$/ { if ($0 ~ /^@times /) { n = split($0, k, " "); for (i = 2; i <= n; i++) { sub(/:.*/, "", k[i]); wanted[k[i]] = 1 } } next }
            $1 in wanted && $3 == 1' docs/cookbook.in "$folder/results.tsv"
        awk -F '\t' -v last="$new" 'FILENAME != "docs/cookbook.tsv" { measured[$1] = 1; next }
            /^#/ { about = $0; next }
            !($1 in measured) { if (about != last) print about; last = about; print }' "$folder/results.tsv" docs/cookbook.tsv
    } >"$scratch/tsv" || exit 1
    cp "$scratch/tsv" docs/cookbook.tsv
fi

awk -v data=docs/cookbook.tsv '
function bad(what) { printf "docs/cookbook.in:%d: %s\n", NR, what >"/dev/stderr"; failed = 1 }
# prints a definition: from the comment above the line with its name to the line that begins with the closing brace
function quote(file, name, line, above, on, in_comment) {
    on = 0
    above = ""
    while ((getline line < file) > 0) {
        if (!on && line ~ /^(static|SG_|struct|enum)/ && line ~ "[^A-Za-z0-9_]" name "[^A-Za-z0-9_]" && line !~ /\);$/) {
            on = 1
            printf "%s", above
        }
        if (on) {
            print line
            if (line ~ /^}/ || line ~ /^(static|enum|struct).*;$/) { close(file); return }
        } else if (line !~ /^\/\* begin / && (line ~ /^\/\*/ || (line ~ /^ \*/ && above != ""))) above = above line "\n"
        else above = ""
    }
    close(file)
    bad("no " name " in " file)
}
function is_sg(peer) { return peer ~ /^sg/ }
function is_plain(peer) { return peer ~ /^(gcc|clang|openmp)/ }
function cell(kernel, peer, best) {
    return (kernel, peer) in time && best > 0 ? sprintf("%.2f", time[kernel, peer] / best) : ""
}
BEGIN {
    while ((getline line < data) > 0) {
        if (line ~ /^#/) { machine[++machines] = substr(line, 3); continue }
        split(line, f, "\t")
        if (!index(kernels[machines] ", ", ", " f[1] ", ")) kernels[machines] = kernels[machines] ", " f[1]
        if (f[7] != "right") { bad(f[1] " was wrong"); continue }
        name = f[5] (f[6] == "" ? "" : "/" f[6])
        # field 11: the median over the rounds of this time divided by that of sg
        if (!((f[1], f[5]) in time) || f[11] + 0 < time[f[1], f[5]]) { time[f[1], f[5]] = f[11] + 0; rate[f[1], f[5]] = f[8] + 0 }
        if (is_sg(f[5])) continue
        kind = is_plain(f[5]) ? "plain" : "original"
        if (!((f[1], kind) in best) || f[11] + 0 < best[f[1], kind]) { best[f[1], kind] = f[11] + 0; who[f[1], kind] = name; speed[f[1], kind] = f[8] + 0 }
        # some originals have code of their own for registers of 256 bits
        if (f[6] ~ /avx2/) { best[f[1], "narrow"] = f[11] + 0; who[f[1], "narrow"] = name }
    }
}
/^@machine$/ {
    print machine[1] "."
    for (i = 2; i <= machines; i++) print substr(kernels[i], 3) ": " machine[i] "."
    next
}
/^@code / {
    print "```c"
    for (i = 3; i <= NF; i++) {
        if (i > 3) print ""
        quote("examples/" $2, $i)
    }
    print "```"
    if ($2 ~ /[.]h$/) {
        program = $2
        sub(/h$/, "c", program)
        printf "\nAll of it: [%s](../examples/%s). The program: [%s](../examples/%s).\n", $2, $2, program, program
    }
    next
}
/^@times / {
    print "| kernel | original | 512 bits: GCC | Clang | 256 bits: GCC | Clang | sg, GB/s | plain C |"
    print "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for (i = 2; i <= NF; i++) {
        split($i, part, ":")
        k = part[1]
        if (!((k, "sg") in rate)) { # a kernel that is new
            if (system("grep -qw " k " bench/kernels/*.c")) bad("the bench has no kernel " k)
            printf "| %s | not in that run | | | | | | |\n", k
            continue
        }
        wide = (k, "original") in best ? best[k, "original"] : 0
        if (part[2] != "") { best[k, "narrow"] = time[k, part[2]]; who[k, "narrow"] = part[2] }
        narrow = (k, "narrow") in best ? best[k, "narrow"] : wide
        names = wide ? who[k, "original"] : "none"
        if (narrow != wide) names = names ", " who[k, "narrow"]
        printf "| %s | %s | %s | %s | %s | %s | %.1f | %.1f |\n", k, names, \
            wide ? cell(k, "sg", wide) : "", wide ? cell(k, "sg-clang", wide) : "", \
            narrow ? cell(k, "sg-avx2", narrow) : "", narrow ? cell(k, "sg-avx2-clang", narrow) : "", rate[k, "sg"], speed[k, "plain"]
    }
    next
}
/^@/ { bad("unknown " $1) }
{ print }
END { exit failed }' docs/cookbook.in >"$scratch/cookbook.md" || exit 1
if [ "${1:-}" = --check ]; then
    cmp -s "$scratch/cookbook.md" docs/cookbook.md || {
        echo "docs/cookbook.md is not what docs/cookbook.sh makes" >&2
        exit 1
    }
else
    cp "$scratch/cookbook.md" docs/cookbook.md
fi
