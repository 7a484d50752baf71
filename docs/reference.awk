# SPDX-License-Identifier: MIT
# The model of the reference: what docs/reference.txt names, with the docstrings of the headers, as lines "key<tab>text".
# docs/reference_md.awk and docs/reference_man.awk make pages of it. See docs/reference.txt for what a docstring is.
#   awk -f base_name.awk -f reference_entry.awk -f reference_ops.awk -f reference.awk uses=FILE diagrams=FILE docs/reference.txt
# Runs in the repository's root. uses: what docs/reference_uses.awk makes. Keys are page, intro, rule (prose of a page),
# entry, name, sig, code, doc, pre, member, elements, cost, also, picture, example, test, internal.

function die(what) {
    printf "%s:%d: %s\n", (file == "" ? "docs/reference.txt" : file), (file == "" ? NR : at), what >"/dev/stderr"
    failed = 1
}

# ---- declarations of a header ----

# names that templates put together, and their types
function expand(s,   m, n, i, part, t) {
    n = split(maps[file], m, "\n")
    for (i = 1; i < n; i++) {
        split(m[i], part, " ")
        while (match(s, part[1] "\\([a-z_0-9]+\\)")) {
            t = substr(s, RSTART + length(part[1]) + 1, RLENGTH - length(part[1]) - 2)
            s = substr(s, 1, RSTART - 1) part[2] t part[3] substr(s, RSTART + RLENGTH)
        }
    }
    n = split(types[file], m, "\n")
    for (i = 1; i < n; i++) {
        split(m[i], part, " ")
        while (match(s, "(^|[^A-Za-z0-9_])" part[1] "([^A-Za-z0-9_]|$)")) {
            t = substr(s, RSTART, RLENGTH)
            sub(part[1], part[2], t)
            s = substr(s, 1, RSTART - 1) t substr(s, RSTART + RLENGTH)
        }
    }
    return s
}
# the docstring in doc, of the names collected since
function end_block(   names, n, i, list, text, body, bodies) {
    if (!in_block) return
    in_block = 0
    if (block_names == "" || !wanted) return
    text = take_others(doc)
    n = split(block_names, list, " ")
    names = ""
    for (i = 1; i <= n; i++) # the first docstring of a name is the one for users
        if (!(list[i] in entry_of) && !((" " names " ") ~ (" " list[i] " "))) names = names (names == "" ? "" : " ") list[i]
    if (names == "") return
    if (text == ".") die(names " has an empty docstring")
    n = split(names, list, " ")
    begin_entry(list[1], names)
    bodies = split(block_sigs, body, "\n")
    for (i = 1; i < bodies; i++) put("sig", body[i])
    # members of internal types are no one's business
    if (block_code ~ /(^|[^A-Za-z_])sg_[a-z_]*_[^A-Za-z0-9_]|\n *#/) block_code = ""
    gsub(/ = SG_T_[A-Z_]*\([A-Z_]*\)/, "", block_code)
    bodies = split(block_code, body, "\n")
    for (i = 1; i < bodies; i++) put("code", body[i])
    put_text(capital(text), "doc")
    if (list[1] ~ /^sg_(load|store|block_load|block_store)_v<N>$/) put_costs(substr(list[1], 4))
    if (list[1] == "sg_convert") put_costs("convert")
    put_others()
    put_picture(list[1])
    put_uses(names)
}
function add_name(name, sig) {
    if (name ~ /_$/ || name ~ /_H$/ || name ~ /^SG_T_/ || name !~ /^(sg|SG)_/) return 0
    block_names = block_names (block_names == "" ? "" : " ") base_name(name)
    if (sig != "") block_sigs = block_sigs sig "\n"
    return 1
}
function tidy(s) {
    gsub(/[ \t\n]+/, " ", s)
    sub(/^(SG_INLINE|SG_NOINLINE|static inline|SG_ENGINE_NOINLINE_) /, "", s)
    sub(/ *[{;]? *$/, "", s)
    return s
}
# leading lines of the docstring that are prototypes: "type name(...);", "NAME(...) { body }"
function take_prototypes(   n, i, line, rest, name) {
    n = split(doc, line, "\n")
    for (i = 1; i <= n; i++) {
        if (line[i] !~ /^[A-Za-z_<> *0-9]*(sg|SG)_[A-Za-z0-9_<>]*\(.*[;)}]$/) break
        name = line[i]
        sub(/\(.*/, "", name)
        sub(/.*[ *]/, "", name)
        add_name(name, line[i])
    }
    if (i == 1) return 0
    rest = ""
    for (; i <= n; i++) rest = rest (rest == "" ? "" : "\n") line[i]
    doc = rest
    return 1
}

function read_header(path, want,   line, s, name, body, depth, text, proto, first, section_text) {
    file = path
    at = 0
    in_block = 0
    wanted = want == ""
    depth = 0
    while ((getline line < path) > 0) {
        at++
        if (depth > 0) { # the body of a function or type
            if (in_block && body == "type") block_code = block_code expand(line) "\n"
            s = line
            depth += gsub(/[{]/, "", s) - gsub(/[}]/, "", s)
            if (in_block && body == "type" && line !~ /^}/) {
                s = line
                sub(/\/\*.*/, "", s)
                if (enumerated && match(s, /SG_[A-Z_0-9]+|sg_[a-z_0-9]+/)) add_name(substr(s, RSTART, RLENGTH))
            }
            continue
        }
        if (line ~ /^\/\*/) { # a comment
            end_block()
            text = line
            while (text !~ /\*\/[ \t]*$/ && (getline line < path) > 0) {
                at++
                sub(/^ \*[ ]?/, "", line)
                text = text "\n" line
            }
            sub(/^\/\*[ ]?/, "", text)
            sub(/[ ]*\*\/[ \t]*$/, "", text)
            if (text ~ /^---- /) {
                section = text
                sub(/^---- */, "", section)
                sub(/ *----$/, "", section)
                if (want != "") wanted = index(section, want) == 1
                if (wanted && path ~ /ops\.h$/ && index(section, ": ")) {
                    section_text = substr(section, index(section, ": ") + 2)
                    put_text(capital(take_others(section_text)), "rule")
                    put_others()
                }
                continue
            }
            doc = text
            in_block = 1
            block_names = block_sigs = block_code = ""
            proto = take_prototypes()
            continue
        }
        if (line ~ /^[ \t]*$/) { end_block(); continue }
        if (line ~ /^SG_T_(OP|DERIVED|DERIVED_N|MASK_OP)\(/ && path ~ /ops\.h$/) {
            if (wanted) put_operation(line, in_block ? doc : "")
            in_block = 0
            continue
        }
        if (line ~ /^#/) {
            if (in_block && !proto && line ~ /^# *define /) {
                s = line
                sub(/^# *define +/, "", s)
                match(s, /^[A-Za-z_0-9]+/)
                name = substr(s, 1, RLENGTH)
                s = substr(s, RLENGTH + 1)
                if (s ~ /^\(/) { sub(/\).*/, ")", s); add_name(name, name s) }
                else add_name(name)
            }
            while (line ~ /\\$/ && (getline line < path) > 0) at++
            continue
        }
        if (line ~ /^(SG_INLINE|SG_NOINLINE|static inline|SG_ENGINE_NOINLINE_)[ ]/) {
            s = line
            while (s !~ /[{;]/ && (getline line < path) > 0) { at++; s = s " " line }
            text = expand(s)
            sub(/[ ]*[{;].*/, "", text)
            text = tidy(text)
            name = text
            sub(/\(.*/, "", name)
            sub(/.*[ *]/, "", name)
            if (in_block && !proto && text !~ /SG_PASTE|SG_T_/) add_name(name, text ";")
            body = "function"
            depth = gsub(/[{]/, "", s) - gsub(/[}]/, "", s)
            continue
        }
        if (line ~ /^(typedef|enum) /) {
            body = "type"
            enumerated = line ~ /enum/
            s = expand(line)
            if (in_block && !proto) {
                block_code = block_code s "\n"
                if (s ~ /^typedef (struct|enum) sg_[a-z0-9_]+ [{]/) {
                    split(s, words, " ")
                    add_name(words[3])
                } else if (match(s, /[a-z0-9_]+;$/)) add_name(substr(s, RSTART, RLENGTH - 1))
                if (s ~ /^enum [{].*[}];/ && match(s, /SG_[A-Z_]+/)) add_name(substr(s, RSTART, RLENGTH))
            }
            depth = gsub(/[{]/, "", s) - gsub(/[}]/, "", s)
        }
    }
    end_block()
    put_families()
    close(path)
    file = ""
}

# the head comment of a header, behind the licence
function read_head(path,   line, text) {
    file = path
    at = 0
    while ((getline line < path) > 0 && line !~ /^\/\*/) at++
    if (line !~ /SPDX/) die("no licence in front of the head comment")
    if ((getline line < path) <= 0) return
    text = line
    while (text !~ /\*\/$/ && (getline line < path) > 0) {
        sub(/^ \*[ ]?/, "", line)
        text = text "\n" line
    }
    close(path)
    sub(/^\/\*[ ]?/, "", text)
    sub(/[ ]*\*\/$/, "", text)
    put_text(text, "intro")
    file = ""
}

# the switches of config.h: "  NAME   text", going on under the text
function read_switches(path,   line, on, name, text) {
    file = path
    while ((getline line < path) > 0) {
        if (line ~ /^#ifndef/) break
        if (line ~ /^ \*   SG_/ || line ~ /^ \*\/$/) {
            if (name != "") {
                others = ""
                begin_entry(name, base_name(name))
                if (args != "") put("sig", name args)
                put_text(capital(text), "doc")
                put_uses(name)
            }
            if (line ~ /^ \*\/$/) break
            sub(/^ \* */, "", line)
            name = line
            sub(/ .*/, "", name)
            args = ""
            if (name ~ /\(/) { args = substr(name, index(name, "(")); sub(/\(.*/, "", name) }
            sub(/^[^ ]+ +/, "", line)
            text = line
        } else if (name != "") {
            sub(/^ \* */, "", line)
            text = text "\n" line
        }
    }
    close(path)
    file = ""
}

# status codes, from their table
function read_status(path,   line, part) {
    file = path
    while ((getline line < path) > 0) {
        if (line !~ /^SG_T_ROW\(/) continue
        split(line, part, /[(,"]/)
        others = ""
        begin_entry(part[2], part[2])
        put("doc", capital(part[4] "."))
        put_uses(part[2])
    }
    close(path)
    file = ""
}

# ---- other inputs, then the manifest ----

function read_inputs(   line, part, n, i, name, f) {
    while ((getline line < "docs/names.txt") > 0) {
        if (line ~ /^#/ || split(line, part, / *[|] */) < 6) continue
        n = split(part[3], name, / +/)
        for (i = 1; i <= n; i++) {
            f = base_name(name[i])
            documents[f] = documents[f] part[1] "\t" part[2] "\t" part[6] "\n"
            sub(/:.*/, "", part[4]); sub(/:.*/, "", part[5])
            if (part[4] != "" && named_example[f] == "") named_example[f] = "examples/" part[4] ".c"
            if (part[5] != "" && named_test[f] == "") named_test[f] = "tests/" part[5] ".c"
        }
    }
    while ((getline line < "tests/topics.h") > 0)
        if (split(line, part, " ") == 3 && part[2] ~ /^T_TOPIC_/)
            topic["sg_" substr(part[2], 9)] = "tests/lanes_" part[3] ".c"
    while ((getline line < diagrams) > 0)
        if (line ~ /^== /) pictures[substr(line, 4)] = 1
    while ((getline line < uses) > 0) {
        split(line, part, " ")
        if (part[1] ~ /^examples/ && used_example[part[2]] == "") used_example[part[2]] = part[1]
        if (part[1] ~ /^tests/ && used_test[part[2]] == "") used_test[part[2]] = part[1]
    }
    read_costs("bench/codegen.budget")
}
BEGIN {
    for (i = 1; i < ARGC; i++) {
        if (ARGV[i] ~ /^uses=/) uses = substr(ARGV[i], 6)
        if (ARGV[i] ~ /^diagrams=/) diagrams = substr(ARGV[i], 10)
    }
    read_inputs()
}
/^#/ || NF == 0 { next }
$1 == "page" { title = $0; sub(/^page +[^ ]+ +/, "", title); put("page", $2 "\t" title); next }
$1 == "text" { sub(/^text ?/, ""); prose = prose (prose == "" ? "" : "\n") $0; next }
{
    if (prose != "") put_text(prose, "intro")
    prose = ""
}
$1 == "map" { maps[$2] = maps[$2] $3 " " $4 " " $5 "\n"; next }
$1 == "type" { types[$2] = types[$2] $3 " " $4 "\n"; next }
$1 == "head" { read_head($2); next }
$1 == "from" {
    want = $0
    if (!sub(/^from +[^ ]+: +/, "", want)) want = ""
    path = $2
    sub(/:$/, "", path)
    read_header(path, want)
    next
}
$1 == "switches" { read_switches($2); next }
$1 == "status" { read_status($2); next }
$1 == "internal" { put("internal", $2 "\t" substr($0, index($0, $2) + length($2) + 1)); next }
{ die("what is " $1 "?") }
END { exit failed }
