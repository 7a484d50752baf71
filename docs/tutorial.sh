#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes docs/tutorial.md of docs/tutorial.in: the code is quoted from examples/tutorial.c, the figures from
# docs/tutorial.json.
#
#   docs/tutorial.sh            write docs/tutorial.md
#   docs/tutorial.sh --check    only see whether it is what would be written
#   docs/tutorial.sh --measure  first build and run the example with each of $COMPILERS (gcc and clang, as far as they
#                               are there) and write docs/tutorial.json. FLAGS: those of the compilers.
#
# A line of docs/tutorial.in that starts with @ is replaced:
#   @machine, @size, @steps     what was measured where, on how much, and the table of all steps
#   @gain N                     the gain of step N in words
#   @code NAME...               these definitions
set -u
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/.." || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
FLAGS=${FLAGS:--O2 -march=native}

measure() {
    first=1
    processor=$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo 2>/dev/null | head -n 1)
    printf '{"machine": "%s, %s cores", "system": "%s", "date": "%s", "flags": "%s", "runs": [\n' \
        "${processor:-$(uname -m)}" "$(nproc)" "$(uname -sm)" "$(date -u +%Y-%m-%d)" "$FLAGS"
    for compiler in ${COMPILERS:-gcc clang}; do
        command -v "$compiler" >/dev/null || continue
        # shellcheck disable=SC2086
        "$compiler" $FLAGS -I. examples/tutorial.c -o "$scratch/tutorial" -lpthread || return 1
        [ $first = 1 ] || echo ,
        first=0
        printf '{"compiler": "%s %s", "run":\n' "$(echo "$compiler" | sed 's/^gcc/GCC/; s/^clang/Clang/; s/-.*//')" \
            "$("$compiler" -dumpversion)"
        DEMO_SECONDS=${DEMO_SECONDS:-2} "$scratch/tutorial" json || return 1
        printf '}'
    done
    printf '\n]}\n'
}

if [ "${1:-}" = --measure ]; then
    measure >"$scratch/json" || exit 1
    cp "$scratch/json" docs/tutorial.json
fi

awk -v source=examples/tutorial.c -v data=docs/tutorial.json '
function bad(what) { printf "docs/tutorial.in:%d: %s\n", NR, what >"/dev/stderr"; failed = 1 }
# the value behind a key of a line of JSON that the example or this script wrote
function value(line, key, at) {
    at = index(line, "\"" key "\": ")
    if (!at) { bad("no " key " in " data); return "" }
    line = substr(line, at + length(key) + 4)
    if (line ~ /^"/) { sub(/^"/, "", line); sub(/".*/, "", line) } else sub(/[,}\]].*/, "", line)
    return line
}
function rounded(x) { return x + 0 < 9.95 ? sprintf("%.1f", x) : sprintf("%.0f", x) }
# a definition: from the line that has the name to the closing brace in front
function quote(name, line, i, on) {
    for (i = 1; i <= lines; i++) {
        line = text[i]
        if (!on && line ~ /^(static|SG_|struct|enum)/ && line ~ "[^A-Za-z0-9_]" name "[^A-Za-z0-9_]") on = 1
        else if (!on) continue
        print line
        if (line ~ /^}/ || line ~ /^enum/) return
    }
    bad("no " name " in " source)
}
BEGIN {
    while ((getline line < source) > 0) text[++lines] = line
    while ((getline line < data) > 0) {
        if (line ~ /"machine"/) {
            machine = value(line, "machine"); date = value(line, "date"); flags = value(line, "flags")
        } else if (line ~ /"compiler"/) compiler[++runs] = value(line, "compiler")
        else if (line ~ /"size"/) {
            split(value(line, "size"), size, "x")
            lanes = value(line, "lanes"); bits = value(line, "bits"); workers = value(line, "workers")
        } else if (line ~ /"step"/) {
            step = value(line, "step")
            steps = step
            names[step] = value(line, "name")
            ms[step, runs] = value(line, "ms")
            speedup[step, runs] = value(line, "speedup")
            gain[step, runs] = value(line, "gain")
            if (value(line, "right") != "true") bad("step " step " was wrong")
        }
    }
    if (!runs) bad("nothing in " data)
}
/^@machine$/ {
    printf "`docs/tutorial.sh --measure` made the table on %s on %s, with registers of %s bits,\nwhich are %s lanes. The compilers were ", date, machine, bits, lanes
    for (r = 1; r <= runs; r++) printf "%s%s", (r > 1 ? " and " : ""), compiler[r]
    printf " with `%s`. A time is that of the quickest run of many; the steps ran in turns.\n", flags
    next
}
/^@size$/ {
    printf "The table has the times of each step for %s queries and %s references of %s coordinates each.\n", size[1], size[2], size[3]
    next
}
/^@steps$/ {
    printf "| step |"
    for (r = 1; r <= runs; r++) printf " %s, ms | times as fast as plain C | as the step before |", compiler[r]
    printf "\n| --- |"
    for (r = 1; r <= runs; r++) printf " ---: | ---: | ---: |"
    for (s = 0; s <= steps; s++) {
        printf "\n| %d. %s |", s, names[s]
        for (r = 1; r <= runs; r++) printf " %.2f | %s | %s |", ms[s, r], rounded(speedup[s, r]), (s ? rounded(gain[s, r]) : "")
    }
    print ""
    next
}
/^@gain / {
    if (!(($2, 1) in gain)) { bad("no step " $2); next }
    printf "**"
    for (r = 1; r <= runs; r++)
        printf "%s%s times%s by %s", (r > 1 ? ", " : ""), rounded(gain[$2, r]), (r > 1 ? "" : " as fast as step " $2 - 1), compiler[r]
    printf "%s.**\n", ($2 == steps ? ", with " workers " workers" : "")
    next
}
/^@code / {
    print "```c"
    for (i = 2; i <= NF; i++) {
        if (i > 2) print ""
        quote($i)
    }
    print "```"
    next
}
/^@/ { bad("unknown " $1) }
{ print }
END { exit failed }' docs/tutorial.in >"$scratch/tutorial.md" || exit 1
if [ "${1:-}" = --check ]; then
    cmp -s "$scratch/tutorial.md" docs/tutorial.md || {
        echo "docs/tutorial.md is not what docs/tutorial.sh makes" >&2
        exit 1
    }
else
    cp "$scratch/tutorial.md" docs/tutorial.md
fi
