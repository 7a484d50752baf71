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
BEGIN {
    while ((getline line < headers) > 0) {
        n = split(line, token, /[^A-Za-z0-9_]+/)
        for (i = 1; i <= n; i++) known[token[i]] = 1
    }
    print "# Names of the documents, and of sg"
    print ""
    print "Made by `docs/names.sh` from `docs/names.txt`, which it checks against headers, examples and tests. B: chapter 9 of the"
    print "book, E: SYCL_INTEL_sub_group, G: the guide to sub-groups and SIMD. [porting.md](porting.md) has the names of OpenCL, CUDA"
    print "and ISPC."
    print ""
    print "| in | there | in sg | example | test | remark |"
    print "| --- | --- | --- | --- | --- | --- |"
}
/^#/ || NF == 0 { next }
{
    if (NF < 6) bad("too few columns")
    n = split($3, name, / +/)
    list = ""
    for (i = 1; i <= n; i++) {
        if (!(name[i] in known)) bad(name[i] " is in no header")
        list = list (i > 1 ? ", " : "") "`" name[i] "`"
    }
    if ($4 == "" && $5 == "") bad($2 " has neither example nor test")
    print "| " $1 " | `" $2 "` | " list " | " shown("examples", $4, ".c") " | " shown("tests", $5, ".c") " | " $6 " |"
    rows++
}
END {
    print ""
    print rows " names."
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
