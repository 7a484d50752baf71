# SPDX-License-Identifier: MIT
# Writes sg.h with everything that it includes as one file. amalgamate.sh calls it.
#   -v top=DIR  the sources
#
# A header that is read once is copied. A template is read hundreds of times, so its text is written once, as macros: one for each run
# of lines between two directives. Each inclusion of the template then writes only its directives, with those macros between them.
# (A file that includes itself would be simpler, but the compiler would read all of it hundreds of times.) Conditions on parameters of
# templates (SG_T_...) whose values are known here are decided here; what a false condition excludes is not written.

function fail(text) { print "amalgamate: " text >"/dev/stderr"; failed = 1; exit 1 }
function directory(path) { sub(/[^\/]*$/, "", path); return path }
function tidy(path) {
    while (match(path, /[^\/.]+\/\.\.\//)) path = substr(path, 1, RSTART - 1) substr(path, RSTART + RLENGTH)
    return path
}

# What a call says whose part was not asked for: in the single file the part is a switch, not a header.
function forgotten(line,   part) {
    if (!match(line, /<sg\/[a-z]+\.h>/)) return line
    part = "SG_WITH_" toupper(substr(line, RSTART + 4, RLENGTH - 7))
    sub(/#include <sg\/[a-z]+\.h>/, "#define " part " 1 above #include <sg.h>", line)
    sub(/_needs_sg_[a-z]+_h/, "_needs_" part, line)
    return line
}

# ---- reading: the lines of a file; of a directive the text without comments, on one line ----

function read(path,   line, n, from, status) {
    if (path in count) return
    n = 0
    while ((status = (getline line < (top "/" path))) > 0) {
        if (line ~ /^#line /) continue # in the single file there are no other file names
        if (path == "sg/made/lanes_forgotten.h") line = forgotten(line)
        raw[path, ++n] = line
    }
    if (status < 0) fail("no file " path)
    close(top "/" path)
    count[path] = n
    kind[path] = path ~ /\.tmpl\.h$/ || path ~ /^sg\/tables\// || path ~ /^sg\/made\/(reductions|segments)\.h$/ ? "template" : \
        path == "sg/lanes.h" || path == "sg/group.h" ? "once" : "text"
    for (from = 1; from <= n && kind[path] == "text"; from++)
        if (raw[path, from] ~ /^#ifndef SG_[A-Z0-9_]*_H$/ && raw[path, from + 1] ~ /^#define SG_[A-Z0-9_]*_H$/) {
            kind[path] = "once"
            guard[path] = from
        } else if (raw[path, from] ~ /^#/) break
}
# s without comments. open: whether a comment is open before this line; after the call, whether one is open behind it.
function code(s,   out, at) {
    out = ""
    while (s != "") {
        if (open) {
            if (!(at = index(s, "*/"))) return out
            s = substr(s, at + 2)
            open = 0
        } else {
            if (!(at = index(s, "/*"))) return out s
            out = out substr(s, 1, at - 1)
            s = substr(s, at + 2)
            open = 1
        }
    }
    return out
}

# ---- conditions: 0, 1 and other numbers as text; "?" for what is not known here ----

function skip_space() { sub(/^[ \t]+/, "", expr) }
function is(token) {
    skip_space()
    if (substr(expr, 1, length(token)) != token) return 0
    expr = substr(expr, length(token) + 1)
    return 1
}
function truth(a) { return a == "?" ? a : (a != 0) + 0 }
# The operators of each level from "or" to "times"; each level binds closer than the one before. Closest of all: one().
BEGIN { split("^[|][|] ^&& ^(==|!=|<=|>=|<|>) ^[-+] ^[*/%]", operator, " ") }
function binary(level,   a, op) {
    if (level > 5) return one()
    a = binary(level + 1)
    while (1) {
        skip_space()
        if (!match(expr, operator[level]) || expr ~ /^(<<|>>)/) return a
        op = substr(expr, 1, RLENGTH)
        expr = substr(expr, RLENGTH + 1)
        a = outcome(a, op, binary(level + 1))
    }
}
function outcome(a, op, b) {
    if (op == "||") return truth(a) == 1 || truth(b) == 1 ? 1 : truth(a) == "?" || truth(b) == "?" ? "?" : 0
    if (op == "&&") return truth(a) == "0" || truth(b) == "0" ? 0 : truth(a) == "?" || truth(b) == "?" ? "?" : 1
    if (a == "?" || b == "?" || ((op == "/" || op == "%") && b == 0)) return "?"
    a += 0
    b += 0
    if (op ~ /[=<>]/) return op == "==" ? a == b : op == "!=" ? a != b : op == "<=" ? a <= b : op == ">=" ? a >= b : op == "<" ? a < b : (a > b)
    return op == "+" ? a + b : op == "-" ? a - b : op == "*" ? a * b : op == "/" ? int(a / b) : a % b
}
function value_of(name,   saved, a) { # of a parameter
    if (!(name in known) || known[name] ~ /^([?(]|$)/ && known[name] !~ /^\([^a-z]/) return "?"
    saved = expr
    expr = known[name]
    a = binary(1)
    skip_space()
    if (expr != "") a = "?"
    expr = saved
    return a
}
function one(   a, name) {
    skip_space()
    if (is("!")) { a = truth(one()); return a == "?" ? a : 1 - a }
    if (is("-")) { a = one(); return a == "?" ? a : -a }
    if (is("(")) {
        a = chosen()
        if (!is(")")) { expr = ""; return "?" }
        return a
    }
    if (match(expr, /^[0-9]+/)) {
        a = substr(expr, 1, RLENGTH) + 0
        expr = substr(expr, RLENGTH + 1)
        sub(/^[uUlL]+/, "", expr)
        return a
    }
    if (match(expr, /^[A-Za-z_][A-Za-z0-9_]*/)) {
        name = substr(expr, 1, RLENGTH)
        expr = substr(expr, RLENGTH + 1)
        if (name == "defined") {
            a = is("(")
            skip_space()
            match(expr, /^[A-Za-z_0-9]+/)
            name = substr(expr, 1, RLENGTH)
            expr = substr(expr, RLENGTH + 1)
            if (a) is(")")
            return name !~ /^SG_T_/ ? "?" : !(name in known) ? 0 : known[name] == "?" ? "?" : 1
        }
        skip_space()
        if (substr(expr, 1, 1) == "(") { match(expr, /^\([^)]*\)/); expr = substr(expr, RLENGTH + 1); return "?" }
        return value_of(name)
    }
    expr = ""
    return "?"
}
function chosen(   a, b, c) {
    a = binary(1)
    if (!is("?")) return a
    b = chosen()
    if (!is(":")) { expr = ""; return "?" }
    c = chosen()
    return a == "?" ? "?" : a != 0 ? b : c
}
function decided(text,   a) {
    expr = text
    a = chosen()
    skip_space()
    if (expr != "") a = "?"
    return truth(a)
}
# The outcome, if it is the same for every register width; else "?".
function condition(text,   a) {
    known["SG_REG_BITS"] = 128
    known["SG_HAVE_KMASK"] = 0
    a = decided(text)
    known["SG_REG_BITS"] = 256
    if (decided(text) != a) a = "?"
    known["SG_REG_BITS"] = 512
    known["SG_HAVE_KMASK"] = 1
    if (decided(text) != a) a = "?"
    return a
}
# A branch may turn out not to be taken, so behind it nothing is known about what it defines.
function set(name, text,   d) { # without a text: undefines it
    for (d = 1; d <= unsure; d++)
        if (!((d, name) in before) || before_at[d, name] != entered[d]) {
            before_at[d, name] = entered[d]
            before[d, name] = name in known ? "=" known[name] : ""
            changed[d, ++changes[d]] = name
        }
    if (text != "") known[name] = substr(text, 2)
    else delete known[name]
}
function enter(text,   word) {
    unsure++
    entered[unsure] = ++entries
    changes[unsure] = rewrites[unsure] = 0
    if (text ~ /^SG_LANES_ == [0-9]+ && SG_MASK_WIDTH_ == [0-9]+$/) { # made/lanes_masks.h
        split(text, word, " ")
        set("SG_LANES_", "=" word[3])
        set("SG_MASK_WIDTH_", "=" word[7])
    }
}
function leave(   i, name) {
    visit++
    for (i = 1; i <= changes[unsure]; i++) if (changed[unsure, i] in lazy) need_one(changed[unsure, i])
    for (i = 1; i <= rewrites[unsure]; i++) written[rewritten[unsure, i]] = "?"
    for (i = 1; i <= changes[unsure]; i++) {
        name = changed[unsure, i]
        if (before[unsure, name] == (name in known ? "=" known[name] : "")) continue
        known[name] = "?"
        if (name in lazy && !index(either[name], lazy[name])) either[name] = either[name] " " lazy[name]
        delete lazy[name]
    }
    unsure--
}

# ---- parameters: written just before the text that needs them, if they have changed since; undefined at the end ----

# The parameters that a text names. If a name is pasted together, all that begin like it are parameters of the text. So a name whose end
# is pasted must itself end in "_", or the parameter that it becomes would not be written.
function names_in(text,   list, name) {
    list = ""
    while (match(text, /SG_T_[A-Z0-9_]*/)) {
        name = substr(text, RSTART, RLENGTH)
        if (index(" " list, " " name " ") == 0) list = list name " "
        text = substr(text, RSTART + RLENGTH)
    }
    return list
}
function need(text,   list, n, i, word, name) {
    if (!(text in names_of)) names_of[text] = names_in(text)
    n = split(names_of[text], word, " ")
    for (i = 1; i <= n; i++) {
        if (word[i] !~ /_$/) need_one(word[i])
        else for (name in lazy) if (index(name, word[i]) == 1) need_one(name)
    }
}
function need_one(name) {
    if (visited[name] == visit) return
    visited[name] = visit
    if (!(name in lazy)) { # branches define it differently: write what each of these texts needs
        if (known[name] == "?" && name in either) need(either[name])
        return
    }
    need(lazy[name])
    define(name, lazy[name])
}
function define(name, text,   d) {
    if (written[name] == text) return
    if (written[name] != "") put("#undef " name)
    put("#define " name text)
    written[name] = text
    if (!(name in parameter)) { parameter[name]; parameters[++parameter_count] = name }
    for (d = 1; d <= unsure; d++) rewritten[d, ++rewrites[d]] = name
}

# ---- writing ----

function put(line) { body[++lines] = line }
function run_of(path, first, last,   i, text, line, name, key) { # a run of lines without directives
    key = path SUBSEP first SUBSEP last
    if (!(key in segment)) {
        text = ""
        open = 0
        for (i = first; i <= last; i++) { line = code(raw[path, i]); gsub(/[ \t]+/, " ", line); if (line != "" && line != " ") text = text " " line }
        content[key] = text
        if (text == "") segment[key] = ""
        else {
            name = segment[key] = "SG_X" ++segments "_"
            print "#define " name " \\"
            open = 0
            for (i = first; i <= last; i++) {
                line = raw[path, i]
                code(line)
                sub(/[ \t]*\\$/, "", line)
                if (line !~ /^[ \t]*$/ || open) print line (i == last || open ? "" : " \\")
            }
            print ""
            open = 0
        }
    }
    if (segment[key] == "") return
    visit++
    need(content[key])
    put(segment[key])
}
# Writes the parameters that the lines up to the matching #endif name, so that no branch has to write them.
function chain(path, i,   from, depth, line, text) {
    from = i
    if (!((path, from) in chains)) {
        text = ""
        open = 0
        for (depth = 1; depth > 0 && i < count[path]; ) {
            text = text " " code(raw[path, i])
            line = raw[path, ++i]
            if (line ~ /^[ \t]*#[ \t]*if/) depth++
            else if (line ~ /^[ \t]*#[ \t]*endif/) depth--
        }
        chains[path, from] = text
    }
    need(chains[path, from])
}
function file(path,   i, n, line, text, word, rest, is_template, began, depth, skipping, value, name, wrote, inside, dead, guards, from) {
    read(path)
    if (kind[path] == "once" && path in done) return
    if (kind[path] == "once" && !unsure) done[path] = 1
    is_template = kind[path] == "template"
    if (!is_template) put("/* ---- " path " ---- */")
    n = count[path]
    depth = began = 0
    skipping = 0 # the depth at which the part that is not taken began
    for (i = 1; i <= n; i++) {
        line = raw[path, i]
        if (line !~ /^[ \t]*#/) {
            if (skipping) began = 0
            else if (is_template && !began) began = i
            from = i
            open = 0
            code(line)
            while (open && i < n) code(raw[path, ++i]) # a comment may contain what looks like a directive
            if (!is_template && !skipping) for (; from <= i; from++) if (from != 1 || raw[path, from] !~ /SPDX/) put(raw[path, from])
            continue
        }
        if (began) { run_of(path, began, i - 1); began = 0 }
        from = i
        open = 0
        text = code(line)
        while ((open || text ~ /\\$/) && i < n) { sub(/\\$/, "", text); text = text " " code(raw[path, ++i]) }
        sub(/^[ \t]*#[ \t]*/, "", text)
        sub(/[ \t]+$/, "", text)
        word = text
        sub(/[^a-z].*/, "", word)
        rest = substr(text, length(word) + 1)
        sub(/^[ \t]+/, "", rest)
        if (word ~ /^(if|ifdef|ifndef)$/) {
            depth++
            if (skipping) continue
            wrote[depth] = inside[depth] = dead[depth] = guards[depth] = 0
            if (guard[path] == from) { # an include guard: its branch is always taken
                wrote[depth] = guards[depth] = 1
                put("#" word " " rest)
                continue
            }
            value = condition(word == "if" ? rest : (word == "ifndef" ? "!" : "") "defined(" rest ")")
            if (value == "?") {
                visit++
                chain(path, from)
                put("#" word " " rest)
                wrote[depth] = inside[depth] = 1
                enter(rest)
            } else if (value == 0) skipping = depth
            else dead[depth] = 1
        } else if (word == "elif" || word == "else") {
            if (skipping && skipping < depth) continue
            if (guards[depth]) fail(path ": a guard with #" word)
            if (inside[depth]) leave()
            inside[depth] = 0
            skipping = depth
            if (dead[depth]) continue
            value = word == "else" ? 1 : condition(rest)
            if (value == "0") continue
            skipping = 0
            if (value == 1) dead[depth] = 1
            if (wrote[depth] || value == "?") {
                visit++
                if (!wrote[depth]) chain(path, from)
                put(!wrote[depth] ? "#if " rest : value == "?" ? "#elif " rest : "#else")
                wrote[depth] = inside[depth] = 1
                enter(word == "else" ? "" : rest)
            }
        } else if (word == "endif") {
            if (!skipping || skipping == depth) {
                if (inside[depth]) leave()
                if (wrote[depth]) put("#endif")
                skipping = 0
            }
            depth--
        } else if (skipping) continue
        else if (word == "include" && rest !~ /^</) {
            if (rest ~ /^SG_T_/) rest = known[rest]
            if (rest !~ /^".*"$/) fail(path ":" i ": include of " rest)
            file(tidy(directory(path) substr(rest, 2, length(rest) - 2)))
        } else {
            name = rest
            sub(/[^A-Za-z0-9_].*/, "", name)
            if (word == "define" && name ~ /^SG_T_/) {
                text = substr(rest, length(name) + 1)
                value = text
                sub(/^[ \t]+/, "", value)
                set(name, "=" (substr(text, 1, 1) == "(" ? text : value))
                lazy[name] = text == "" ? " " : text
                if (!is_template) define(name, lazy[name])
                continue
            }
            if (word == "undef" && name ~ /^SG_T_/) {
                # else a later #ifdef would see it: tables/functions.h tests for its row macros
                if (known[name] == "?" || (name ~ /^SG_T_MATH/ && written[name] != "")) { put("#undef " name); written[name] = "" }
                set(name, "")
                delete lazy[name]
                continue
            }
            if (is_template) put("#" word " " rest)
            else for (; from <= i; from++) put(raw[path, from])
        }
    }
    if (began) run_of(path, began, n)
    if (depth) fail(path ": #if without #endif")
}

BEGIN {
    known["SG_LEVEL_"] = 0 # foreach.h is not in the single file: it reads the files of floors 1 and 2 again for each level
    file("sg.h")
    n = split("math more atomic print dispatch", parts, " ")
    for (i = 1; i <= n; i++) {
        put("")
        part = "SG_WITH_" toupper(parts[i])
        put("#if defined(" part ") && " part)
        file("sg/" parts[i] ".h")
        put("#endif")
    }
    for (i = 1; i <= parameter_count; i++) put("#undef " parameters[i])
    print "#endif"
    for (i = 1; i <= lines; i++) print body[i]
}
