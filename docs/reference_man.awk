# SPDX-License-Identifier: MIT
# Man pages from the model of docs/reference.awk, read twice:
#   awk -v folder=man -v version=0.1.0 -v diagrams=docs/reference/diagrams.txt -f reference_man.awk model model
# One page in section 3 for each entry, with a line ".so" for its other names; one in section 7 for each page of the
# reference; sg(3), the index, and sg(7), where to begin.

function escape(s) {
    gsub(/\\/, "\\e", s)
    gsub(/-/, "\\-", s)
    gsub(/'/, "\\(aq", s)
    gsub(/\^/, "\\(ha", s)
    gsub(/~/, "\\(ti", s)
    gsub(/`/, "\\(ga", s)
    return guarded(s)
}
# a line that begins with a dot is no request
function guarded(s) { return s ~ /^\./ ? "\\&" s : s }
function say(s) { print s > out }
# a line of 78 columns at most where it can be, broken behind commas
function wrapped(s, first,   at, line) {
    line = ""
    while (length(s) > 70 && match(substr(s, 1, 70), /.*, /)) {
        at = RLENGTH
        line = line substr(s, 1, at - 1) "\n"
        s = "    " substr(s, at + 1)
    }
    return line s
}
function say_lines(s,   n, i, line) {
    n = split(s, line, "\n")
    for (i = 1; i <= n; i++) say(escape(line[i]))
}
function head(file, title, number) {
    if (out != "") close(out)
    out = folder "/" file "." number
    say(".TH \"" title "\" " number " \"\" \"sg " version "\" \"sg\"\n.nh")
}
function section(name) { say(".SH " name); fresh = 1 }
function paragraph(s) {
    if (!fresh) say(".PP")
    fresh = 0
    say_filled(escape(s))
}
function say_filled(s,   at) {
    while (length(s) > 78 && match(substr(s, 1, 78), /.* /)) {
        at = RLENGTH
        say(substr(s, 1, at - 1))
        s = guarded(substr(s, at + 1))
    }
    say(s)
}
function summary(s) {
    if (match(s, /[^. ][.;:]( |$)/)) s = substr(s, 1, RSTART)
    return s
}
function code_begin() { if (!in_code) say((fresh ? "" : ".PP\n") ".nf\n.ft CR"); in_code = 1; fresh = 0 }
function code_end() { if (in_code) say(".ft R\n.fi"); in_code = 0 }
# the names that a name in angle brackets stands for
function spread(name, sigs,   n, i, e, list, rest) {
    if (name ~ /<N>$/) {
        sub(/<N>$/, "", name)
        return spread(name "2", "") " " spread(name "3", "") " " spread(name "4", "") " " spread(name "8", "") " " spread(name "16", "")
    }
    n = split("i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64", e, " ")
    if (name ~ /<e>/) {
        for (i = 1; i <= n; i++) {
            rest = name
            sub(/<e>/, e[i], rest)
            list = list (list == "" ? "" : " ") rest
        }
        return list
    }
    if (index(sigs, name "_<to>(")) for (i = 1; i <= n; i++) list = list " " name "_" e[i]
    return name list
}
# instructions by value: "18: i8 u8; 4: others"
function cost_text(row,   cell, e, n, i, v, list, count, order, values, most, s) {
    n = split("i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64", e, " ")
    split(row, cell, "\t")
    split("", list); split("", count)
    values = 0
    for (i = 1; i <= n; i++) {
        v = cell[i + 2]
        if (v == "") continue
        if (!(v in count)) order[++values] = v
        list[v] = list[v] (list[v] == "" ? "" : " ") e[i]
        count[v]++
    }
    for (i = 1; i <= values; i++) if (most == "" || count[order[i]] > count[most]) most = order[i]
    if (values == 1) return most
    for (i = 1; i <= values; i++) if (order[i] != most) s = s order[i] ": " list[order[i]] "; "
    return s most ": others"
}
function end_entry(   i, n, part, seen, s, k) {
    if (entry == "") return
    code_end()
    for (i = 1; i <= members; i++) {
        split(member[i], part, "\t")
        say(".TP\n.B " escape(part[1]))
        say_filled(escape(part[2]))
    }
    fresh = 0
    for (i = 1; i <= rules[page]; i++) paragraph(rule[page, i])
    if (elements != "") { section("ELEMENTS"); paragraph(elements) }
    if (picture != "" && (picture in drawing)) {
        section("LANES")
        code_begin()
        say_lines(drawing[picture])
        code_end()
    }
    if (costs) {
        section("INSTRUCTIONS")
        paragraph("For one register of the target, with gcc. s: touches the stack, l: loops over lanes, c: calls.")
        code_begin()
        for (i = 1; i <= costs; i++) {
            split(cost[i], part, "\t")
            s = sprintf("%-28s ", part[1] (part[2] == "" ? "" : ", " part[2]))
            if (part[2] == "") s = sprintf("%-8s ", part[1])
            say_lines(s cost_text(cost[i]))
        }
        code_end()
    }
    if (lane_page) {
        section("ERRORS")
        paragraph(page == "memory" ? "None. The elements that it reads or writes must exist." : "None: every argument is safe, and nothing traps.")
    }
    if (also != "") { section("ELSEWHERE"); paragraph(also) }
    if (example != "" || test != "") {
        section("EXAMPLES")
        paragraph("In the source: " example (example != "" && test != "" ? ", " : "") test ".")
    }
    section("SEE ALSO")
    s = ""
    n = split(see, part, " ")
    split("", seen)
    k = 0
    for (i = 1; i <= n && k < 8; i++) {
        if (part[i] in seen || part[i] == entry || !(part[i] in file_of) || file_of[part[i]] == file_of[entry]) continue
        seen[part[i]] = 1
        k++
        s = s ".BR " escape(file_of[part[i]]) " (3),\n"
    }
    say(s ".BR sg_" page " (7),\n.BR sg (7)")
    entry = ""
}
function note_names(s,   word) {
    while (match(s, /(sg|SG)_[A-Za-z0-9_<>]*[A-Za-z0-9>]/)) {
        word = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        if (!(word in file_of)) word = base_name(word)
        if (word in file_of) see = see " " word
    }
}

BEGIN {
    FS = "\t"
    while ((getline line < diagrams) > 0) {
        if (line ~ /^== /) { picture = substr(line, 4); continue }
        if (line != "") drawing[picture] = drawing[picture] (drawing[picture] == "" ? "" : "\n") line
    }
}
FNR == 1 { pass++ }
pass == 1 {
    if ($1 == "page") { page = $2; page_file[++pages] = $2; page_title[pages] = $3 }
    if ($1 == "rule") rule[page, ++rules[page]] = $2
    if ($1 == "rule" || $1 == "intro" || $1 == "intropre") intro[page, ++intros[page]] = $1 "\t" $2
    if ($1 == "entry") { entries++; title[entries] = $2; entry_page[entries] = pages }
    if ($1 == "name") names[entries] = names[entries] (names[entries] == "" ? "" : " ") $2
    if ($1 == "sig") sigs[entries] = sigs[entries] " " $2
    if ($1 == "doc" && brief[entries] == "") brief[entries] = summary($2)
    if ($1 == "member") {
        s = $3
        sub(/\.$/, "", s)
        brief[entries] = brief[entries] (brief[entries] == "" ? "" : ", ") s
    }
    next
}
pass == 2 && FNR == 1 { # files: the first name; the others point to it
    for (i = 1; i <= entries; i++) {
        n = split(names[i], name, " ")
        all = ""
        for (k = 1; k <= n; k++) all = all (all == "" ? "" : " ") spread(name[k], sigs[i])
        n = split(all, name, " ")
        file[i] = name[1]
        file_of[title[i]] = name[1]
        for (k = 2; k <= n; k++) {
            print ".so man3/" name[1] ".3" > (folder "/" name[k] ".3")
            close(folder "/" name[k] ".3")
        }
        n = split(names[i], name, " ")
        for (k = 1; k <= n; k++) file_of[name[k]] = file[i]
    }
}
$1 == "page" { end_entry(); page = $2; lane_page = page ~ /^(make|memory|arithmetic|bits|compare|masks|convert|exchange|reduce|match)$/; next }
$1 == "entry" {
    end_entry()
    entry = $2
    number++
    head(file[number], file[number], 3)
    elements = picture = also = example = test = see = ""
    members = costs = described = 0
    n = split(names[number], name, " ")
    line = ""
    for (i = 1; i <= n; i++) line = line (i > 1 ? ", " : "") name[i]
    section("NAME")
    say(escape(line) " \\- " escape(brief[number] == "" ? page : brief[number]))
    section("SYNOPSIS")
    code_begin()
    say("#include <sg.h>\n")
    next
}
entry == "" { next }
$1 == "sig" || $1 == "code" { say_lines($1 == "sig" ? wrapped($2) : $2); next }
$1 == "doc" || $1 == "pre" || $1 == "elements" || $1 == "member" {
    if (!described) { code_end(); section("DESCRIPTION"); described = 1 }
}
$1 == "pre" { code_begin(); say_lines($2); next }
$1 == "doc" { code_end(); paragraph($2); note_names($2); next }
$1 == "elements" { elements = $2; next }
$1 == "picture" { picture = $2; next }
$1 == "example" { example = $2; next }
$1 == "test" { test = $2; next }
$1 == "member" { member[++members] = $2 "\t" $3; next }
$1 == "also" {
    s = $2 == "documents" ? "in the documents" : $2 == "sycl" ? "SYCL" : $2 == "sycl ext" ? "SYCL extension" : $2 == "opencl" ? "OpenCL" : "CUDA"
    also = also (also == "" ? "" : "; ") s " " $3
    next
}
$1 == "cost" { s = $0; sub(/^cost\t/, "", s); cost[++costs] = s; next }
function index_of(p,   i, k, n, name, line) { # the names of a page and what they do
    for (i = 1; i <= entries; i++) if (entry_page[i] == p) {
        n = split(names[i], name, " ")
        line = ""
        for (k = 1; k <= n; k++) line = line (k > 1 ? ", " : "") name[k]
        say(".TP\n.BR " escape(file[i]) " (3)")
        say_filled((n > 1 ? escape(line) ": " : "") escape(brief[i] == "" ? page_title[p] : brief[i]))
    }
}
END {
    end_entry()
    for (p = 1; p <= pages; p++) {
        page = page_file[p]
        head("sg_" page, "sg_" page, 7)
        section("NAME")
        say("sg_" page " \\- " escape(page_title[p]))
        if (intros[page]) section("DESCRIPTION")
        for (i = 1; i <= intros[page]; i++) {
            split(intro[page, i], part, "\t")
            if (part[1] == "intropre") { code_begin(); say_lines(part[2]) }
            else { code_end(); paragraph(part[2]) }
        }
        code_end()
        section("NAMES")
        index_of(p)
        section("SEE ALSO")
        say(".BR sg (7)")
    }
    head("sg", "sg", 3)
    section("NAME")
    say("sg \\- every name of the library, by subject")
    for (p = 1; p <= pages; p++) {
        section("\"" escape(toupper(page_title[p])) "\"")
        index_of(p)
    }
    section("SEE ALSO")
    say(".BR sg (7)")
    head("sg", "sg", 7)
    section("NAME")
    say("sg \\- SIMD kernels in C, written the way GPU programmers write theirs")
    section("SYNOPSIS")
    say(".nf\n#include <sg.h>\n.PP\ncc \\-O2 \\-march=native mine.c \\-lpthread\n.fi")
    section("DESCRIPTION")
    paragraph("A header-only C11 library: a kernel is an ordinary function, called once for each sub-group. A variable of type sg_f32 holds one float for each lane and lives in vector registers; shuffles, votes, reductions, scans, block loads and masks are inline functions on such variables.")
    for (i = 1; i <= intros["values"]; i++) {
        split(intro["values", i], part, "\t")
        paragraph(part[2])
    }
    section("PAGES")
    for (p = 1; p <= pages; p++) say(".TP\n.BR sg_" page_file[p] " (7)\n" escape(page_title[p]))
    say(".TP\n.BR sg (3)\nEvery name, by subject")
    close(out)
}
