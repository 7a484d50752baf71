# SPDX-License-Identifier: MIT
# Writes the pages that docs/reference.txt lists, of what reference_read.awk has read; docs/reference.sh runs both.
#   -v folder=FOLDER -v pictures="NAME ..." -v files="FILE ...", then the tables, then docs/reference.txt
# What is on each page is item[n], in order: "page NAME TITLE", "text ...", "entry NUMBER".

FILENAME ~ /[.]h$/ {
    if (FNR == 1) start_file(FILENAME)
    at = FILENAME ":" FNR
    take($0)
}

# ---- the list of pages ----

$1 == "map" { maps[$2] = maps[$2] $3 " " $4 " " ($5 == "" ? "-" : $5) " " }
$1 == "type" { types[$2] = types[$2] $3 " " $4 " " }
/^(page|text|head|from|switches)( |$)/ && FILENAME == "docs/reference.txt" { directive[++directives] = $0 }

function add_item(s) { item[++items] = s }
function choose(d,   w, section, e) {
    split(d, w, " ")
    sub(/:$/, "", w[2])
    section = d
    if (!sub(/^from +[^ ]+: +/, "", section)) section = ""
    if (w[1] == "page") page = w[2]
    if (w[1] ~ /page|text/) add_item(d)
    if (w[1] == "head") add_item("text " head[w[2]])
    if (w[1] == "switches") choose_switches(head[w[2]])
    if (w[1] != "from") return
    for (e = 1; e <= entries; e++) {
        if (e_file[e] != w[2] || (section != "" && index(e_part[e], section) != 1)) continue
        if (e_names[e] == "") add_item("text " sentence(e_doc[e]))
        else if (is_first(e)) add_item("entry " e)
    }
}
# Whether this is the first docstring of a name: that one is for users. Leaves in the entry the names that had none before, and their
# prototypes. Two docstrings in one header, of a macro and of a function of that name, are told: the second one is not shown.
function is_first(e,   n, i, name, left, again, s, code_, sig) {
    n = split(e_names[e], name, " ")
    for (i = 1; i <= n; i++) if (!(name[i] in page_of)) {
        left = left (left == "" ? "" : " ") name[i]
        page_of[name[i]] = page
        entry_of[name[i]] = e
    } else if (entry_of[name[i]] != e && e_file[entry_of[name[i]]] == e_file[e]) again = name[i]
    if (left == "") {
        if (again != "") print e_at[e] ": " again " has a docstring above; the one that ends here is not shown. One for developers has an empty line below it" > "/dev/stderr"
        return 0
    }
    if (left != e_names[e]) {
        n = split(e_sigs[e], sig, "\n")
        s = ""
        for (i = 1; i < n; i++) {
            code_ = sig[i]
            sub(/\(.*/, "", code_); sub(/.*[ *]/, "", code_)
            if (index(" " left " ", " " base_name(code_) " ")) s = s sig[i] "\n"
        }
        e_sigs[e] = s
    }
    e_names[e] = left
    if (e_title[e] == "") e_title[e] = e_code[e] != "" && left ~ / .* / ? name[1] : left
    page_of[e_title[e]] = page
    for (s = e_doc[e]; match(s, /SG_ERROR_[A-Z_]+/); s = substr(s, RSTART + RLENGTH)) {
        code_ = substr(s, RSTART, RLENGTH)
        if (code_ != left && !index(mentions[code_] ",", " " name[1] ",")) mentions[code_] = mentions[code_] ", " name[1]
    }
    return 1
}
# "  NAME   text", going on under the text, in a head comment
function choose_switches(text,   n, i, line, name, s) {
    n = split(text, line, "\n")
    for (i = 1; i <= n + 1; i++) {
        if (i > n || line[i] ~ /^  SG_/) {
            if (name != "") {
                add_entry(base_name(substr(name, 1, match(name "(", /\(/) - 1)), name ~ /\(/ ? name "\n" : "", "", s)
                if (is_first(entries)) add_item("entry " entries)
            }
            name = line[i]
            sub(/^ */, "", name); sub(/ .*/, "", name)
            s = line[i]
            sub(/^ *[^ ]+ +/, "", s)
        } else if (name != "") { sub(/^ */, "", line[i]); s = s "\n" line[i] }
    }
}

# ---- Markdown ----

function say(s) { print s > out }
function anchor(name) { gsub(/[<>]/, "", name); return name }
function escape(s) { gsub(/\\/, "\\\\", s); gsub(/[<*|]/, "\\\\&", s); gsub(/##_/, "##\\_", s); gsub(/__[a-z][a-z0-9]*__/, "`&`", s); gsub(/docs\/[a-z]+[.]md/, "[&](../../&)", s); return s }
function linked(word,   name) {
    name = word in page_of ? word : base_name(word)
    if (!(name in page_of)) return "`" word "`"
    return "[`" word "`](" (page_of[name] == page ? "" : page_of[name] ".md") "#" anchor(name) ")"
}
function prose(s,   t, word) {
    while (match(s, /(sg|SG)_[A-Za-z0-9_<>*]*[A-Za-z0-9>*]/)) {
        if (substr(s, RSTART + RLENGTH, 2) ~ /^_([^A-Za-z0-9.]|$)/) RLENGTH++ # a name that ends in _
        word = substr(s, RSTART, RLENGTH)
        t = t escape(substr(s, 1, RSTART - 1)) linked(word)
        s = substr(s, RSTART + RLENGTH)
    }
    return t escape(s)
}
# A comment: lines that follow one another are a paragraph, those indented by four are code.
function say_text(text,   n, i, line, s, is_code) {
    n = split(text, line, "\n")
    for (i = 1; i <= n + 1; i++) {
        if (i > n || line[i] == "" || line[i] ~ /^  /) {
            if (s != "") say(prose(s) "\n")
            s = ""
        } else s = s (s == "" ? "" : " ") line[i]
        if ((line[i] ~ /^  /) != is_code && (line[i] != "" || i > n)) { say(is_code ? "```\n" : "```c"); is_code = !is_code }
        if (is_code) say(substr(line[i], 3))
    }
}
# a docstring as sentences: what other languages call it ends as "SYCL: ...", "OpenCL: ..."
function others(text) {
    gsub(/sycl ext: /, "SYCL extension: ", text); gsub(/sycl: /, "SYCL: ", text)
    gsub(/opencl: /, "OpenCL: ", text); gsub(/cuda: /, "CUDA: ", text)
    return text
}
function sentence(text) {
    text = others(text)
    if (text !~ /[.:]$/) text = text "."
    return text ~ /^[a-z][a-z]+[ ,.;]/ ? toupper(substr(text, 1, 1)) substr(text, 2) : text # no name, no formula
}
function summary(e,   s) {
    if (e_members[e] != "") return ""
    s = sentence(e_doc[e])
    gsub(/\n/, " ", s)
    if (match(s, /[^. ][.;:]( |$)/)) s = substr(s, 1, RSTART)
    return ": " prose(s)
}
function say_entry(e,   n, i, name, s, m, picture, example, test) {
    n = split(e_names[e], name, " ")
    s = index(e_title[e], "<op>") || anchor(e_title[e]) != e_title[e] && n > 1 ? "<a id=\"" anchor(e_title[e]) "\"></a>" : ""
    for (i = 1; i <= n; i++) s = s "<a id=\"" anchor(name[i]) "\"></a>"
    say(s "\n")
    s = e_title[e]
    gsub(/ /, "`, `", s)
    say("### `" s "`\n")
    if (e_sigs[e] e_code[e] != "") say("```c\n" (e_include[e] == "" ? "" : "#include <" e_include[e] ">\n") e_sigs[e] e_code[e] "```\n")
    if (e_members[e] == "") say_text(sentence(e_doc[e]))
    else {
        say("| | every lane of the result |\n| --- | --- |")
        for (i = 1; split(e_members[e], m, "\n") > i; i++) say("| `" substr(m[i], 1, index(m[i], "\t") - 1) "` | " prose(others(substr(m[i], index(m[i], "\t") + 1))) " |")
        say("")
    }
    picture = e_title[e]
    gsub(/^sg_|_<op>|<N>.*$/, "", picture); sub(/ .*/, "", picture)
    if (index(" " pictures " ", " " picture " ")) say("![" name[1] "](" picture ".svg)\n")
    say_snippet(e)
    if (name[1] in mentions) say("Named by " prose(substr(mentions[name[1]], 3)) ".\n")
    for (i = n; i >= 1; i--) {
        if (("examples", name[i]) in use) example = use["examples", name[i]]
        if (("tests", name[i]) in use) test = use["tests", name[i]]
    }
    s = e_elements[e] == "" ? "" : "Elements: " (e_elements[e] == list("ALL") ? "all" : e_elements[e]) ". "
    if (example != "") s = s "Example: [" example "](../../" example "). "
    if (test != "") s = s "Test: [" test "](../../" test "). "
    sub(/ $/, "", s)
    if (s != "") say(s "\n")
    s = ""
    for (i = 1; i <= n; i++) s = s costs_of(substr(name[i], 4), e_members[e] != "" ? ", `" name[i] "`" : i == 1 ? "" : ", " substr(name[i], length(name[1]) + 1))
    if (s != "") say_costs(s)
}
# An entry may have one; a row of a table must, and so must whatever works on elements.
function warn(what) { print "docs/snippets.txt: " what > "/dev/stderr" } # the pages are written all the same
function say_snippet(e,   n, i, name, s) {
    n = split(e_names[e], name, " ")
    s = e_title[e] in snippet ? e_title[e] : ""
    for (i = 1; i <= n && s == ""; i++) if (name[i] in snippet) s = name[i]
    if (s == "") {
        if (e_file[e] ~ /^sg\/tables\// || e_elements[e] != "") warn("no snippet of " e_title[e])
        return
    }
    snippet_said[s] = 1
    n = snippet_lines[s]
    if (n < 3 || n > (s in with_kernel ? 10 : 8)) warn(s " has " n " lines")
    say("With 8 lanes:\n\n```c\n" snippet[s] "```\n\nIt prints:\n\n```text\n" printed[s] "```\n")
}
# how many instructions GCC makes, a line for each target: "label<tab>count=element,element ..."
function costs_of(op, what,   i, k, label, row, cell, s) {
    for (i = 1; split(cost_labels[op], label, "\n") > i; i++) for (k = 1; split(cost_rows[op, label[i]], row, "\n") > k; k++) {
        split(row[k], cell, " ")
        s = s cell[1] what label[i] "\t" substr(row[k], length(cell[1]) + 2) "\n"
    }
    return s
}
# a table of them, with a column for each element that any line has; neon-fp16 where it differs from neon
function say_costs(lines,   n, m, i, k, c, el, row, cell, value, s, t, shown, what, f16) {
    n = split(list("ALL"), el, " ")
    for (k = 1; k <= n; k++) if (lines ~ "[=,]" el[k] "[, \n]") shown = shown " " el[k]
    n = split(shown, el, " ")
    s = "| instructions |"
    t = "| --- |"
    for (k = 1; k <= n; k++) { s = s " " el[k] " |"; t = t " --- |" }
    say(s "\n" t)
    for (i = 1; split(lines, row, "\n") > i; i++) {
        split("", value)
        c = index(row[i], "\t")
        for (m = split(substr(row[i], c + 1), cell, " "); m >= 1; m--) put_cell(value, cell[m])
        what = substr(row[i], 1, c - 1)
        s = "| " what " |"
        f16[what] = value["f16"]
        if (sub(/^neon-fp16/, "neon", what) && f16[what] == value["f16"]) continue
        for (k = 1; k <= n; k++) s = s " " value[el[k]] " |"
        say(s)
    }
    say("")
}
function put_cell(value, cell,   n, part_, e) { # count=element,element
    split(cell, part_, "=")
    gsub(/m[0-9]+/, "", part_[1]) # of calls, stack accesses and loops only that there are some; of moves of one element not even that
    while (match(part_[1], /[csl][0-9]+/)) part_[1] = substr(part_[1], 1, RSTART) substr(part_[1], RSTART + RLENGTH)
    for (n = split(part_[2], e, ","); n >= 1; n--) value[e[n]] = part_[1]
}

END {
    for (i = 1; i <= directives; i++) {
        split(directive[i], word, " ")
        sub(/:$/, "", word[2])
        if (word[1] ~ /from|head|switches/ && !(word[2] in head) && word[2] !~ /^sg\/tables\//) read_file(word[2])
    }
    file = ""
    for (i = 1; i <= directives; i++) choose(directive[i])
    for (e = 1; e <= entries; e++) if (e_names[e] != "") for (k = split(e_names[e], word, " "); k >= 1; k--) operation_names[word[k]] = 1
    read_costs("bench/codegen.budget")
    read_snippets()
    read_uses(files)
    out = folder "/README.md"
    say("# Reference\n")
    say("Here you find every public name of sg. [Values, elements and sizes](values.md) says how names are built and what holds for all operations.")
    say("If you know the name in SYCL, look into [names](../names.md); for OpenCL, CUDA and ISPC, into [porting](../porting.md).")
    say("")
    say("If pandoc is installed, `make install` installs the same text as man pages: `man sg_shuffle_xor`, `man 7 sg`. `docs/reference.sh` makes these")
    say("pages from the docstrings of tables and headers: do not edit them.")
    page = ""
    for (i = 1; i <= items; i++) {
        split(item[i], word, " ")
        if (word[1] == "page") say("\n## [" substr(item[i], length(word[2]) + 7) "](" word[2] ".md)\n")
        if (word[1] == "entry") {
            s = ""
            for (k = 1; split(e_names[word[2]], listed, " ") >= k; k++) s = s (k > 1 ? ", " : "") linked(listed[k])
            say("* " s summary(word[2]))
        }
    }
    for (i = 1; i <= items; i++) {
        split(item[i], word, " ")
        if (word[1] == "page") {
            close(out)
            page = word[2]
            out = folder "/" page ".md"
            say("# " substr(item[i], length(page) + 7) "\n\n[Reference](README.md). Made by `docs/reference.sh` from docstrings: do not edit.\n")
        } else if (word[1] == "entry") say_entry(word[2])
        else {
            s = substr(item[i], 6)
            while (item[i + 1] ~ /^text( |$)/ && item[i] item[i + 1] !~ /\n/) s = s "\n" substr(item[++i], 6)
            if (behind == "entry") say("---\n") # what is said of those that follow
            say_text(s)
        }
        behind = word[1]
    }
    for (s in snippet) if (!(s in snippet_said)) warn("no entry of the reference is named " s)
    exit failed
}
