#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes docs/porting.md of the rows in tests/porting_<language>.tmpl.h, which the tests of these names compile and
# check, and of the blocks in tests/porting_idioms.h.
#
#   docs/porting.sh            write docs/porting.md
#   docs/porting.sh --check    only check that docs/porting.md is what would be written
set -u
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/.." || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

{
    cat <<'INTRO'
# Porting to sg: OpenCL, CUDA, ISPC

Look up a function of OpenCL, CUDA or ISPC in these tables, and you find the sg expression beside it. [names.md](names.md) does the same for SYCL.

* "None" marks a name that has no counterpart in sg. Beside it stands what to write instead.
* A link leads to a function of a few lines at the end of this page. Copy it.
* Every row is compiled. Its result is compared with plain loops that do what the name does in its own language, at every sub-group size
  (`make check TESTS=tests/porting_cuda_x32`). `docs/porting.sh` makes the page from `tests/porting_*.tmpl.h`.

The tables use these variables:

* Values: `x`, `y` and `idx` of `uint32_t` (`sg_u32`), `a` and `b` of `int32_t`, `f` and `h` of `float`, `u` of `uint8_t`, `v` of
  `uint16_t`, `w` of `uint64_t`. `v2`, `v3` and `v4` have several parts (`sg_u32v4`). `lane` is `sg_iota_u32()`. `at` is a value below S in each lane.
* Masks: `m` and `q`.
* Scalars: `j` is a lane number, `d` a distance, `k` a distance with a sign, `c` a power of two up to S, `n` a count, `bits` a `uint64_t`.
* Others: `p` and `out` point to memory. `it` is the item of a kernel, `g` its work-group of G items and `s` its sub-group of S lanes.

For other elements the generic names stay the same. The header of `sg_fetch_...` is `sg/atomic.h`.
INTRO
    awk '
    BEGIN { while (("cat sg/made/*_names.h" | getline line) > 0) if (split(line, word, /[ (]/) && word[1] == "#define") known[word[2]] = 1 }
    function bad(what) { printf "%s:%d: %s\n", FILENAME, FNR, what >"/dev/stderr"; failed = 1 }
    function trim(text) { sub(/^[ \t]+/, "", text); sub(/[ \t]+$/, "", text); return text }
    # the text of a comment that ends on this line; "" while it goes on
    function comment(   text) {
        text = trim($0)
        sub(/^\/?\*+\/? ?/, "", text)
        held = held (held == "" ? "" : text == "" ? "\n\n" : held ~ /\n$/ ? "" : "\n") text
        if ($0 !~ /\*\/[ \t]*$/) return ""
        text = held
        held = ""
        sub(/ ?\*\/[ \t]*$/, "", text)
        return text
    }
    # code as a cell: one statement to a line
    function cell(code,   out, i, c, depth, seen) {
        gsub(/[ \t]+/, " ", code)
        for (i = 1; i <= length(code); i++) {
            c = substr(code, i, 1)
            depth += c ~ /[(\[{]/ ? 1 : c ~ /[])}]/ ? -1 : 0
            out = out (c == "|" ? "\\|" : c)
            if (c == ";" && depth == 0) {
                out = out "`<br>`"
                if (substr(code, i + 1, 1) == " ") i++
            }
        }
        for (i = 1; i <= idioms; i++) if (match(code, "(^|[^a-z_])" idiom[i] "([^a-z_]|$)")) {
            used[i] = 1
            seen = seen " [" idiom[i] "](#" idiom[i] ")"
        }
        return "`" out "`" seen
    }
    function row(text,   i, c, depth, args, n, part) {
        sub(/^T_[A-Z]+\(/, "", text)
        n = 1
        for (i = 1; i <= length(text); i++) {
            c = substr(text, i, 1)
            if (c ~ /[(\[{]/) depth++
            if (c ~ /[])}]/ && depth-- == 0) break
            if (c == "," && depth == 0) n++
            else args[n] = args[n] c
        }
        if (n != 3) bad(n " parts instead of kind, code, result")
        if (split(note, part, / \|[ ]?/) != 2) bad("a row needs a comment: names | remark")
        if (part[2] == "none") { # no function of this name, with or without the type at its end
            name = part[1]
            sub(/^`/, "", name); sub(/[^a-z0-9_].*/, "", name)
            stem = name
            sub(/_(u?int|u?long|float|double)$/, "", stem)
            if (("sg_" name) in known || ("sg_" stem) in known) bad(name " has a counterpart: sg_" stem)
        }
        print "| " part[1] " | " cell(trim(args[2])) " | " part[2] " |"
        note = ""
    }
    FNR == 1 { file++; held = ""; note = "" }
    FNR <= 3 && /SPDX/ { next }

    # the first file has the idioms: these are their names
    file == 1 && /^\/\* [a-z_]+: / { idiom[++idioms] = substr($2, 1, length($2) - 1); next }
    file == 1 { next }

    # a row may go on over several lines
    pending != "" { pending = pending " " trim($0) }
    pending == "" && /^T_(LANES|GROUP)\(/ { pending = $0 }
    pending != "" {
        open = gsub(/\(/, "(", pending); close_ = gsub(/\)/, ")", pending)
        if (open == close_) { row(pending); pending = ""; rows++ }
        next
    }
    /^\/\*/ || held != "" {
        text = comment()
        if (text ~ /^# /) {
            language = text
            sub(/^# /, "", language); sub(/[ :\n].*/, "", language)
            print "\n#" text
        } else if (text ~ /^## /) {
            print "\n#" text "\n\n| " language " | sg | where it differs |\n| --- | --- | --- |"
        } else if (text ~ /^`/) {
            if (note != "") bad("two comments before a row")
            note = text
        }
        next
    }
    END {
        for (i = 1; i <= idioms; i++) if (!used[i]) bad("no row uses " idiom[i] " of tests/porting_idioms.h")
        print "\n" rows " rows."
        exit failed
    }' tests/porting_idioms.h tests/porting_opencl.tmpl.h tests/porting_cuda.tmpl.h tests/porting_ispc.tmpl.h || exit 1
    printf '\n## Idioms\n\nFrom `tests/porting_idioms.h`; `static inline`, to be copied.\n'
    awk '
    function end() { if (inside) print "```"; inside = 0 }
    /^\/\* [a-z_]+: / {
        end()
        name = $2
        sub(/:$/, "", name)
        text = $0
        sub(/^\/\* [a-z_]+: /, "", text)
        while (text !~ /\*\/$/ && (getline line) > 0) { sub(/^ \* /, " ", line); text = text line }
        sub(/ ?\*\/$/, "", text)
        print "\n### " name "\n\n" toupper(substr(text, 1, 1)) substr(text, 2) "\n\n```c"
        inside = 1
        blank = 0
        fresh = 1
        next
    }
    /^#endif/ { end() }
    inside && NF { if (blank && !fresh) print ""; print; blank = fresh = 0 }
    inside && !NF { blank = 1 }' tests/porting_idioms.h
} >"$scratch/porting.md" || exit 1

if [ "${1:-}" = --check ]; then
    cmp -s "$scratch/porting.md" docs/porting.md || {
        echo "docs/porting.md is not what docs/porting.sh makes" >&2
        exit 1
    }
else
    cp "$scratch/porting.md" docs/porting.md
fi
