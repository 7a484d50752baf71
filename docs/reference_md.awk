# SPDX-License-Identifier: MIT
# Pages of the reference from the model of docs/reference.awk, read twice:
#   awk -v folder=docs/reference -f reference_md.awk model model

function escape(s) {
    gsub(/\\/, "\\\\", s)
    gsub(/[<*|]/, "\\\\&", s)
    return s
}
# prose, with names that have an entry as links
function prose(s,   out, word) {
    out = ""
    while (match(s, /(sg|SG)_[A-Za-z0-9_<>*]*[A-Za-z0-9>*]/)) {
        word = substr(s, RSTART, RLENGTH)
        out = out escape(substr(s, 1, RSTART - 1)) linked(word)
        s = substr(s, RSTART + RLENGTH)
    }
    return out escape(s)
}
function linked(word,   name_) {
    name_ = word in page_of ? word : base_name(word)
    if (!(name_ in page_of)) return "`" word "`"
    return "[`" word "`](" (page_of[name_] == page ? "" : page_of[name_] ".md") "#" anchor(name_) ")"
}
function anchor(name) { gsub(/[<>]/, "", name); return name }
function say(s) { print s > out }
function file_link(path) { return "[" path "](../../" path ")" }
function summary(s) { # the first sentence
    if (match(s, /[^. ][.;:]( |$)/)) s = substr(s, 1, RSTART)
    return s
}
function end_code() {
    if (in_code) say("```\n")
    in_code = 0
}
# errors that a docstring names, of its entry
function mention(s,   word) {
    while (match(s, /SG_ERROR_[A-Z_]+/)) {
        word = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        if (word != family && index(mentions[word] ",", " " family ",") == 0)
            mentions[word] = mentions[word] (mentions[word] == "" ? " " : ", ") family
    }
}
# what comes behind a docstring; once for each entry
function end_entry(   i, n, e, shown, line, k, cell) {
    if (entry == "") return
    end_code()
    if (members) {
        say("| | every lane of the result |\n| --- | --- |")
        for (i = 1; i <= members; i++) {
            split(member[i], cell, "\t")
            say("| `" cell[1] "` | " prose(cell[2]) " |")
        }
        say("")
    }
    if (picture != "") say("![" entry "](" picture ".svg)\n")
    if (entry in mentions) say("Named by" prose(mentions[entry]) ".\n")
    line = ""
    if (elements != "") line = "Elements: " (elements ~ /^i8.*f64$/ ? "all 12" : elements) ". "
    if (also != "") line = line also ". "
    if (example != "") line = line "Example: " file_link(example) ". "
    if (test != "") line = line "Test: " file_link(test) ". "
    sub(/ $/, "", line)
    if (line != "") say(line "\n")
    if (costs) {
        n = split("i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64", e, " ")
        split("", shown)
        for (i = 1; i <= costs; i++) {
            split(cost[i], cell, "\t")
            for (k = 1; k <= n; k++) if (cell[k + 2] != "") shown[k] = 1
        }
        line = "| instructions |"
        for (k = 1; k <= n; k++) if (k in shown) line = line " " e[k] " |"
        say(line)
        line = "| --- |"
        for (k = 1; k <= n; k++) if (k in shown) line = line " --- |"
        say(line)
        for (i = 1; i <= costs; i++) {
            split(cost[i], cell, "\t")
            line = "| " cell[1] (cell[2] == "" ? "" : ", " cell[2]) " |"
            for (k = 1; k <= n; k++) if (k in shown) line = line " " cell[k + 2] " |"
            say(line)
        }
        say("")
    }
    entry = ""
}
function want_code() {
    if (!in_code) say("```c")
    in_code = 1
}

BEGIN { FS = "\t" }
FNR == 1 { pass++ }
pass == 1 {
    if ($1 == "page") { page = $2; pages++; page_file[pages] = $2; page_title[pages] = $3 }
    if ($1 == "entry") { entries++; entry_page[entries] = pages; family = $2; page_of[$2] = page }
    if ($1 == "name") {
        page_of[$2] = page
        names_of[entries] = names_of[entries] (names_of[entries] == "" ? "" : ", ") $2
    }
    if (($1 == "doc" || $1 == "member") && heads[entries] == "") heads[entries] = $1 == "doc" ? summary($2) : " "
    if ($1 == "member" || $1 == "code") title_of[entries] = family
    if ($1 == "doc") mention($2)
    next
}
$1 == "page" {
    end_entry()
    if (out != "") close(out)
    page = $2
    out = folder "/" page ".md"
    say("# " $3 "\n")
    say("[Reference](README.md). Made by `docs/reference.sh` from the docstrings of the headers: do not edit.\n")
    next
}
$1 == "internal" { end_entry(); next }
$1 == "intro" || $1 == "rule" { end_code(); say(prose($2) "\n"); next }
$1 == "introdoc" || $1 == "intropre" || $1 == "rulepre" { want_code(); say($2); next }
$1 == "entry" {
    end_code()
    end_entry()
    entry = $2
    number++
    elements = picture = also = example = test = ""
    members = costs = 0
    heading = names_of[number]
    if (number in title_of && names_of[number] ~ /,.*,/) heading = entry
    n = split(names_of[number], name, ", ")
    line = entry == name[1] ? "" : "<a id=\"" anchor(entry) "\"></a>"
    for (i = 1; i <= n; i++) line = line "<a id=\"" anchor(name[i]) "\"></a>"
    say(line "\n")
    gsub(/, /, "`, `", heading)
    say("### `" heading "`\n")
    next
}
$1 == "sig" || $1 == "code" { want_code(); say($2); next }
$1 == "pre" { want_code(); say($2); next }
$1 == "doc" { end_code(); say(prose($2) "\n"); next }
$1 == "elements" { elements = $2; next }
$1 == "picture" { picture = $2; next }
$1 == "example" { example = $2; next }
$1 == "test" { test = $2; next }
$1 == "member" { member[++members] = $2 "\t" $3; next }
$1 == "also" {
    if (entry != "") also = also (also == "" ? "" : "; ") also_name($2) " `" $3 "`"
    else say(also_name($2) " `" $3 "`.\n")
    next
}
$1 == "cost" {
    s = $0
    sub(/^cost\t/, "", s)
    cost[++costs] = s
}
function also_name(tag) {
    if (tag == "documents") return "In the documents"
    return tag == "sycl" ? "SYCL" : tag == "sycl ext" ? "SYCL extension" : tag == "opencl" ? "OpenCL" : "CUDA"
}
END {
    end_entry()
    close(out)
    page = "README"
    out = folder "/README.md"
    say("# Reference\n")
    say("Every public name of sg. Made by `docs/reference.sh` from the docstrings of the headers: do not edit. The same text is\nin man pages, which `make install` installs: `man sg_shuffle_xor`, `man 7 sg`. [Values, elements and sizes](values.md) says\nhow names are built and what holds for all operations. Names of SYCL, OpenCL and the seed documents are in\n[../names.md](../names.md).\n")
    for (p = 1; p <= pages; p++) {
        say("\n## [" page_title[p] "](" page_file[p] ".md)\n")
        for (i = 1; i <= entries; i++) if (entry_page[i] == p) {
            n = split(names_of[i], name, ", ")
            line = ""
            for (k = 1; k <= n; k++) line = line (k > 1 ? ", " : "") linked(name[k])
            say("* " line (heads[i] ~ /[^ ]/ ? ": " prose(heads[i]) : ""))
        }
    }
}
