#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks docs/names.txt against the code and makes docs/names.md of it.
#
#   docs/names.sh            write docs/names.md
#   docs/names.sh --check    only check, also that docs/names.md is what would be written
set -u
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/.." || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
find sg -name '*.h' -exec cat {} + >"$scratch/headers"

# The names of a document: qualified ones, words with an underscore, words right in front of a bracket, what constexpr
# declares, options of the compiler; and the words of prose that name a thing.
names_of() { # file
    {
        grep -oE '[A-Za-z][A-Za-z0-9_]*(::[A-Za-z][A-Za-z0-9_]*)+|[A-Za-z][A-Za-z0-9]*_[A-Za-z0-9_]*' "$1"
        grep -oE '[A-Za-z][A-Za-z0-9_]*[(<{]' "$1" | sed 's/.$//'
        grep -oE 'constexpr [a-z0-9_]+ [A-Za-z_]+' "$1" | sed 's/.* //'
        grep -oE '(^|[^a-z])-f[a-z]+-[a-z-]+' "$1" | sed 's/^[^-]//'
        grep -oEw 'USM|buffer|handler|accessor|item|queue|barrier|collective|divergence|lockstep|preempted|attribute|primary|automatic|work-group|sub-group|LIBRARIES' "$1"
    } | sed 's/^sycl:://' | sort -u
}
# Finds the three documents, if they are beside the repository: each is known by words that the others do not have.
documents=${DOCUMENTS:-../shared/seeds}
if [ -d "$documents" ]; then
    for letter in 'B:ND-range kernels organize' 'E:Revision History' 'G:VTune'; do
        file=$(grep -l "${letter#*:}" "$documents"/*.txt) || { echo "$documents: no document says ${letter#*:}" >&2; exit 1; }
        names_of "$file" | sed "s/^/${letter%%:*} /"
    done >"$scratch/documents"
    if [ "${1:-}" != --check ]; then cp "$scratch/documents" docs/names_documents.txt
    elif ! cmp -s "$scratch/documents" docs/names_documents.txt; then
        echo "docs/names_documents.txt is not what the documents say" >&2
        exit 1
    fi
fi

awk -v headers="$scratch/headers" -F ' *[|] *' '
function bad(what) { printf "docs/names.txt:%d: %s\n", NR, what >"/dev/stderr"; failed = 1 }
# a word of a file; operations have their row in the table
function has(file, word, line, found) {
    if (!(file in text)) {
        text[file] = ""
        while ((getline line < file) > 0) text[file] = text[file] " " line "\n"
        close(file)
    }
    return match(text[file], "[^A-Za-z0-9_]" word "[^A-Za-z0-9]") > 0
}
function shown(folder, field, suffix, part, n) {
    if (field == "") return "-"
    n = split(field, part, /: */)
    if (n != 2) { bad("no name behind the file in \"" field "\""); return field }
    if (!has(folder "/" part[1] suffix, part[2]) && !has(folder "/" part[1] ".tmpl.h", part[2]))
        bad(part[2] " is not in " folder "/" part[1] suffix)
    return "[" part[1] "](../" folder "/" part[1] suffix ")"
}
# the letters of a row have these names, also as the last part of a qualified one
function covers(letters, names, letter, n, i, k, word) {
    n = split(letters, letter, " ")
    while (match(names, /-?[A-Za-z][A-Za-z0-9_:-]*/)) {
        word = substr(names, RSTART, RLENGTH)
        names = substr(names, RSTART + RLENGTH)
        for (i = 1; i <= n; i++) covered[letter[i] " " word] = 1
        if (sub(/.*::/, "", word)) for (i = 1; i <= n; i++) covered[letter[i] " " word] = 1
    }
}
BEGIN {
    while ((getline line < headers) > 0) {
        n = split(line, token, /[^A-Za-z0-9_]+/)
        for (i = 1; i <= n; i++) known[token[i]] = 1
    }
    print "# Names of the documents, and of sg"
    print ""
    print "This table says what each name of the documents on SYCL is called in sg. [Porting](porting.md) has the names of OpenCL, CUDA and ISPC."
    print ""
    print "The first column says which documents have the name. B is chapter 9 of the book, E is SYCL_INTEL_sub_group, G is the guide to"
    print "sub-groups and SIMD. A dash stands for what sg leaves to C."
    print ""
    print "`docs/names.sh` makes the page from `docs/names.txt`. It checks that file against headers, examples and tests, and against"
    print "[the names in the documents](names_documents.txt)."
    print ""
    print "| in | there | in sg | example | test | remark |"
    print "| --- | --- | --- | --- | --- | --- |"
}
/^#/ || NF == 0 { next }
/^excuse / {
    if (!match($0, /^excuse ([BEG] )+/) || !index($0, ": ")) bad("excuse LETTERS NAMES: WHY")
    covers(substr($0, 8, RLENGTH - 7), substr($0, RLENGTH + 1, index($0, ": ") - RLENGTH - 1))
    next
}
{
    if (NF < 6) bad("too few columns")
    n = split($3, name, / +/)
    list = ""
    for (i = 1; i <= n; i++) {
        if (name[i] == "-") { list = "-"; if ($6 == "") bad($2 " has neither a name nor a remark"); continue }
        if (!(name[i] in known)) bad(name[i] " is in no header")
        list = list (i > 1 ? ", " : "") "`" name[i] "`"
    }
    covers($1, $2)
    if ($4 == "" && $5 == "") bad($2 " has neither example nor test")
    letters = $1
    gsub(/ /, "\\&nbsp;", letters)
    print "| " letters " | `" $2 "` | " list " | " shown("examples", $4, ".c") " | " shown("tests", $5, ".c") " | " $6 " |"
    rows++
}
END {
    print ""
    print rows " rows."
    while ((getline line < "docs/names_documents.txt") > 0) if (!(line in covered)) {
        print "docs/names.txt: no row for " line >"/dev/stderr"
        failed = 1
    }
    exit failed
}' docs/names.txt >"$scratch/names.md" || exit 1
if [ "${1:-}" = --check ]; then
    cmp -s "$scratch/names.md" docs/names.md || {
        echo "docs/names.md is not what docs/names.sh makes" >&2
        exit 1
    }
else
    cp "$scratch/names.md" docs/names.md
fi
