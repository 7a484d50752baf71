# SPDX-License-Identifier: MIT
# One entry of the reference, for docs/reference.awk: its names, the text of its docstring, and what else is known of it.

function put(key, text) { print key "\t" text }
# Text of a comment: lines of prose become one line for each paragraph ("doc"), those indented by 4 stay ("pre").
function put_text(text, key,   line, n, i, prose) {
    n = split(text, line, "\n")
    prose = ""
    for (i = 1; i <= n + 1; i++) {
        if (i > n || line[i] == "" || line[i] ~ /^    /) {
            if (prose != "") put(key, prose)
            prose = ""
            if (i <= n && line[i] ~ /^    /) put(key == "doc" ? "pre" : key "pre", substr(line[i], 5))
        } else prose = prose (prose == "" ? "" : " ") line[i]
    }
}
# sycl: and the like are taken out of a docstring; what comes behind them in the same sentence belongs to them
function take_others(text,   rest, tag, what, i, c, depth) {
    others = ""
    while (match(text, /(sycl ext|sycl|opencl|cuda): [a-zA-Z_]/)) {
        rest = substr(text, RSTART)
        text = substr(text, 1, RSTART - 1)
        tag = rest
        sub(/: .*/, "", tag)
        rest = substr(rest, length(tag) + 3)
        # to the next tag, or the sentence's end
        depth = 0
        for (i = 1; i <= length(rest); i++) {
            c = substr(rest, i, 1)
            if (c == "(") depth++
            if (c == ")") depth--
            if (depth == 0 && (substr(rest, i) ~ /^[.;,]?[ \n]+(sycl ext|sycl|opencl|cuda): / ||
                               substr(rest, i) ~ /^[.][ \n]+[A-Z]/ || substr(rest, i) ~ /^\n\n/)) break
        }
        what = substr(rest, 1, i - 1)
        gsub(/[ \n]+/, " ", what)
        sub(/[., ]+$/, "", what)
        others = others tag "\t" what "\n"
        rest = substr(rest, i)
        sub(/^[.;,]/, "", rest)
        if (rest ~ /[^ \n]/ && rest !~ /^[ \n]*(sycl ext|sycl|opencl|cuda): /) sub(/[;,][ \n]*$/, ".", text)
        text = text rest
    }
    sub(/[ \n;,]+$/, "", text)
    if (text !~ /[.:]$/) text = text "."
    return text
}
function put_others(   i, n, line, part) {
    n = split(others, line, "\n")
    for (i = 1; i < n; i++) {
        split(line[i], part, "\t")
        put("also", part[1] "\t" part[2])
    }
}
# Names of the documents that the docstring has not told, the example and the test that docs/names.txt has; else the
# first of each that uses a name. An operation's test is the one that compares it with its oracle.
function put_uses(names,   i, n, name, ex, te, k, m, row, part) {
    n = split(names, name, " ")
    for (i = 1; i <= n; i++) {
        m = split(documents[name[i]], row, "\n")
        for (k = 1; k < m; k++) {
            split(row[k], part, "\t")
            if (told(part[2])) continue
            put("also", "documents\t" part[2])
            others = others "documents\t" part[2] "\n"
        }
        if (ex == "") ex = named_example[name[i]]
        if (te == "") te = topic[name[i]] != "" ? topic[name[i]] : named_test[name[i]]
    }
    for (i = 1; i <= n; i++) {
        if (ex == "") ex = used_example[name[i]]
        if (te == "") te = used_test[name[i]]
    }
    if (ex != "") put("example", ex)
    if (te != "") put("test", te)
}
# the docstring names it, with or without its class and arguments
function told(name,   i, n, line, own) {
    n = split(others, line, "\n")
    for (i = 1; i < n; i++) {
        own = line[i]
        sub(/^[^\t]*\t/, "", own)
        sub(/.*::/, "", own); sub(/\(.*/, "", own)
        if (index(name, own) || index(own, name)) return 1
    }
    return 0
}
function begin_entry(title, names,   i, n, name) {
    n = split(names, name, " ")
    put("entry", title)
    for (i = 1; i <= n; i++) {
        if (name[i] in entry_of) die(name[i] " is described twice: in " entry_of[name[i]] " and here")
        entry_of[name[i]] = file
        put("name", name[i])
    }
}
function put_picture(title,   p) {
    p = title
    sub(/^sg_/, "", p); sub(/_<op>/, "", p); sub(/<N>$/, "", p)
    if (p in pictures) put("picture", p)
}
function capital(s) { # of a sentence, not of a name or a formula
    return s ~ /^[a-z][a-z]+[ ,.;]/ ? toupper(substr(s, 1, 1)) substr(s, 2) : s
}
