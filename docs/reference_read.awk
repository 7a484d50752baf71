# SPDX-License-Identifier: MIT
# What the reference is made of: docstrings of tables and headers, with the names and prototypes that stand below them, and
# what is known of a name elsewhere. docs/reference.txt says what a docstring is. With base_name.awk and sg/tables/read.awk,
# which has the tables' columns. Entry e: e_names[e], e_sigs[e], e_code[e], e_doc[e], e_elements[e], e_file[e], e_part[e].

function die(what) { print at ": " what > "/dev/stderr"; failed = 1 }

# ---- a file, line by line ----

function start_file(path) {
    end_block()
    file = path
    part = text_of_comment = ""
    depth = in_comment = in_macro = 0
    pending = ""
}
function read_file(path,   line, n) {
    start_file(path)
    while ((getline line < path) > 0) {
        at = path ":" ++n
        take(line)
    }
    if (n == 0) die(path " cannot be read")
    close(path)
    end_block()
}
function take(line) {
    if (depth > 0) { take_member(line); return }
    if (in_comment || line ~ /^\/\*/) {
        if (line ~ /^ \*\//) sub(/^ /, "", line) # the end by itself
        else if (in_comment) sub(/^ \*[ ]?/, "", line)
        else sub(/^\/\*[ ]?/, "", line)
        comment = in_comment ? comment "\n" line : line
        in_comment = !sub(/[ \n]*\*\/[ \t]*$/, "", comment)
        if (!in_comment) take_comment(comment)
    } else if (in_macro) in_macro = line ~ /\\$/
    else if (line ~ /^#/) take_macro(line)
    else if (line ~ /^[ \t]*$/) end_block()
    else if (line ~ /^SG_T_[A-Z0-9_]*\(/) take_row(line)
    else take_declaration(line)
}
function take_comment(text,   n, i, line, name) {
    end_block()
    if (text ~ /^SPDX/) return
    if (text ~ /^---- /) {
        gsub(/^---- *| *----$/, "", text)
        part = text
        if (file ~ /tables/ && index(text, ": ")) { # prose of a section: an entry without a name
            add_entry("", "", "", substr(text, index(text, ": ") + 2))
        }
        return
    }
    if (!(file in head)) head[file] = text
    in_block = 1
    names = sigs = code = rest = ""
    n = split(text, line, "\n")
    for (i = 1; i <= n; i++) { # prototypes in front: of macros, and of what a table has
        if (rest != "" || line[i] !~ /^[A-Za-z_<> *0-9]*(sg|SG)_[A-Za-z0-9_<>]*\(.*[;)}]$/) {
            rest = rest (rest == "" ? "" : "\n") line[i]
            continue
        }
        name = line[i]
        sub(/\(.*/, "", name); sub(/.*[ *]/, "", name)
        add_name(name, line[i])
        described[name] = 1
    }
    class = ""
    if (match(rest, /Elements: [A-Z]+[.]?/)) { # of these prototypes: a class of the tables
        class = substr(rest, RSTART + 10, RLENGTH - 10)
        sub(/[.]/, "", class)
        sub(/[ \n]*Elements: [A-Z]+[.]?/, "", rest)
    }
    told = names != "" # what is declared below is not for users
    docstring = rest
}
function take_macro(line,   name) {
    in_macro = line ~ /\\$/
    if (in_block && line ~ /^#ifndef / && index(docstring, substr(line, 9) "\n") == 1) add_name(substr(line, 9)) # one that programs define
    if (!in_block || told || line !~ /^# *define /) return
    sub(/^# *define +/, "", line)
    match(line, /^[A-Za-z_0-9]+/)
    name = substr(line, 1, RLENGTH)
    line = substr(line, RLENGTH + 1)
    sub(/\).*/, ")", line)
    if (line ~ /^\(/ && (name in described)) return # above, by a prototype
    add_name(name, line ~ /^\(/ ? name line : "")
}
# a function, or the first line of a type
function take_declaration(line,   s, name) {
    s = pending line
    pending = ""
    if (s ~ /^(typedef|enum) /) {
        s = expand(s)
        enumerated = s ~ /enum/
        if (in_block && !told) {
            code = code s "\n"
            if (match(s, /^typedef (struct|enum) sg_[a-z0-9_]+ [{]/)) { split(s, word, " "); add_name(word[3]) }
            else if (match(s, /[a-z0-9_]+;$/)) add_name(substr(s, RSTART, RLENGTH - 1))
            if (s ~ /^enum [{].*[}];/ && match(s, /SG_[A-Z_]+/)) add_name(substr(s, RSTART, RLENGTH))
        }
        is_type = 1
    } else if (s ~ /^(SG_INLINE|SG_NOINLINE|SG_COLD|static inline|SG_ENGINE_NOINLINE_) /) {
        if (s !~ /[{;]/) { pending = s " "; return }
        is_type = 0
        name = expand(s)
        sub(/[ ]*[{;].*/, "", name)
        sub(/^(SG_INLINE|SG_NOINLINE|SG_COLD|static inline|SG_ENGINE_NOINLINE_) /, "", name)
        gsub(/[ \t]+/, " ", name)
        line = name
        sub(/\(.*/, "", name); sub(/.*[ *]/, "", name)
        if (in_block && !told && line !~ /SG_PASTE|SG_T_/) add_name(name, line ";")
    }
    depth = gsub(/[{]/, "", s) - gsub(/[}]/, "", s)
}
function take_member(line,   s) {
    if (is_type && in_block && !told) {
        code = code expand(line) "\n"
        s = line
        sub(/\/\*.*/, "", s)
        if (enumerated && line !~ /^}/ && match(s, /SG_[A-Z_0-9]+|sg_[a-z_0-9]+/)) add_name(substr(s, RSTART, RLENGTH))
    }
    s = line
    depth += gsub(/[{]/, "", s) - gsub(/[}]/, "", s)
}
function add_name(name, sig) {
    if (name ~ /_$|_H$|^SG_T_/ || name !~ /^(sg|SG)_/) return
    names = names (names == "" ? "" : " ") base_name(name)
    if (sig != "" && index("\n" sigs, "\n" sig "\n") == 0) sigs = sigs sig "\n"
}
function end_block() {
    # users are not shown the members of internal types
    if (code ~ /(^|[^A-Za-z_])sg_[a-z_]*_[^A-Za-z0-9_]|\n *#/) code = ""
    gsub(/ = SG_T_[A-Z_]*\([A-Z_]*\)/, "", code)
    if (in_block && names != "") {
        add_entry(names, sigs, code, docstring)
        if (class != "") e_elements[entries] = list(class)
    }
    in_block = 0
    code = ""
}
function add_entry(names_, sigs_, code_, doc_,   header) {
    entries++
    e_names[entries] = names_; e_sigs[entries] = sigs_; e_code[entries] = code_; e_doc[entries] = doc_
    e_file[entries] = file; e_part[entries] = part; e_at[entries] = at
    if (match(file, /^sg\/(made\/)?(more|math|atomic|print|dispatch)[_.\/]/)) {
        header = file
        sub(/^sg\/(made\/)?/, "", header)
        sub(/[^a-z].*/, "", header)
        e_include[entries] = "sg/" header ".h"
    }
    if (doc_ == "") die(names_ " has no docstring")
}
# names and types that a template puts together, by the lines "map" and "type" of reference.txt
function expand(s,   n, i, m, t) {
    n = split(maps[file], m, " ")
    for (i = 1; i < n; i += 3) while (match(s, m[i] "\\([a-z_0-9]+\\)")) {
        t = substr(s, RSTART + length(m[i]) + 1, RLENGTH - length(m[i]) - 2)
        s = substr(s, 1, RSTART - 1) m[i + 1] t (m[i + 2] == "-" ? "" : m[i + 2]) substr(s, RSTART + RLENGTH)
    }
    n = split(types[file], m, " ")
    for (i = 1; i < n; i += 2) while (match(s, m[i] "([^A-Za-z0-9_]|$)"))
        s = substr(s, 1, RSTART - 1) m[i + 1] substr(s, RSTART + length(m[i]))
    return s
}

# ---- rows of tables: signatures from the shape ----

function type_of(letter, x, scalar) {
    if (letter ~ /[VT]/) return "sg_<e>" x
    if (letter == "M") return "sg_mask" x
    if (letter ~ /[IX]/) return (letter == "I" ? "sg_u32" : "sg_u64") x
    if (letter == "J") return "sg_<unsigned>" x
    if (letter == "P") return "const <scalar> *"
    if (letter == "Q") return "<scalar> *"
    if (letter == "W") return "sg_<e>" x " *"
    return letter == "S" ? "<scalar>" : letter == "U" ? "uint32_t" : letter == "D" ? "int32_t" : \
        letter == "N" ? "size_t" : letter == "L" ? "uint64_t" : letter == "B" ? "bool" : "void"
}
# as the docstring calls it
function parameter(letter, nth, name, text) {
    if (letter == "V") {
        if (name ~ /^dot_acc/) return "acc"
        if (name ~ /^clamp/) return nth == 1 ? "x" : nth == 2 ? "lo" : "hi"
        return substr(text ~ /(^|[^a-z])b([^a-z]|$)/ || text ~ /(^|[|~-])a( [<>]|[|,]|$)/ ? "abc" : "xyz", nth, 1)
    }
    if (letter == "S" && name == "clamp_n") return nth == 1 ? "lo" : "hi"
    if (letter == "M") return name ~ /^mask_/ ? substr("ab", nth, 1) : "m"
    if (letter == "I" && name ~ /^dot_/) return substr("ab", nth, 1)
    if (letter ~ /[IJ]/) return "idx"
    if (letter == "U") return name ~ /xor$/ ? "m" : name ~ /clustered/ ? "c" : name ~ /^shuffle|^rotate/ ? "d" : name ~ /_n$/ ? "n" : "i"
    if (letter == "T") return "v[S]"
    if (letter == "Q") return "p"
    if (letter == "W") return "cosine"
    return letter == "L" ? "bits" : tolower(letter)
}
function signature(result, name, letters, x, op, text,   i, s, letter, t, nth) {
    for (i = 1; i <= length(letters); i++) {
        letter = substr(letters, i, 1)
        t = type_of(letter, x)
        s = s (i > 1 ? ", " : "") t (t ~ /\*$/ ? "" : " ") parameter(letter, ++nth[letter], op, text)
    }
    return type_of(result, x) " " name "(" (s == "" ? "void" : s) ");\n"
}
# generic, bound and sized name
function spellings(op, result, letters, text, on_masks,   s) {
    if (on_masks) return signature(result, "sg_" op, letters, "", op, text) signature(result, "sg_" op "_x<S>", letters, "x<S>", op, text)
    if (letters != "" && letters != "S") s = signature(result, "sg_" op, letters, "", op, text)
    return s signature(result, "sg_" op "_<e>", letters, "", op, text) signature(result, "sg_" op "_<e>x<S>", letters, "x<S>", op, text)
}
function take_row(line,   s, op, c, n, i, row, has_n) {
    row = line
    sub(/\(.*/, "", row)
    s = line
    sub(/^[A-Z0-9_]*\(/, "", s); sub(/\)[^)]*$/, "", s)
    n = split(s, c, /, */)
    if (row ~ /^SG_T_(OP|DERIVED|DERIVED_N|MASK_OP)$/) {
        op = c[2]
        has_n = second_of[c[1]] != 0 && row != "SG_T_MASK_OP"
        s = spellings(op, result_of[c[1]], arguments_of[c[1]], docstring, row == "SG_T_MASK_OP")
        if (has_n) s = s spellings(op "_n", result_of[c[1]], "V" second_of[c[1]], docstring, 0)
        add_entry("sg_" op (has_n ? " sg_" op "_n" : ""), s, "", in_block ? docstring : "")
        if (row != "SG_T_MASK_OP") e_elements[entries] = list(c[3])
        if (op in in_more) e_include[entries] = "sg/more.h"
    } else if (row == "SG_T_REDUCTION") {
        join[++joins] = c[1]; joined[c[1]] = c[6]; joined_each[c[1]] = c[7]
    } else if (row == "SG_T_FORM" || row == "SG_T_SEGMENT_FORM") { # an operation for each of them
        s = ""
        for (i = 1; i <= joins; i++) s = s (i > 1 ? " " : "") "sg_" c[2] join[i] c[3]
        add_entry(s, spellings(c[2] "<op>" c[3], result_of[c[1]], arguments_of[c[1]], "x", 0), "", docstring)
        e_title[entries] = "sg_" c[2] "<op>" c[3]
        for (i = 1; i <= joins; i++) {
            s = docstring
            gsub(/<word>/, joined[join[i]], s); gsub(/<words>/, joined_each[join[i]], s); gsub(/<name>/, join[i], s)
            e_members[entries] = e_members[entries] "sg_" c[2] join[i] c[3] "\t" s "\n"
        }
        e_elements[entries] = "all; of and, or and xor " list("INT")
        if (row == "SG_T_SEGMENT_FORM") e_include[entries] = "sg/more.h"
    } else if (row ~ /^SG_T_MATH/) {
        add_entry("sg_" c[2], spellings(c[2], "V", substr(c[1], 3), "", 0), "", docstring)
        e_elements[entries] = "f32 f64"
        e_include[entries] = "sg/math.h"
    } else if (row == "SG_T_ATOMIC") {
        add_entry("sg_fetch_" c[1] " sg_fetch_" c[1] "_masked sg_fetch_" c[1] "_at sg_fetch_" c[1] "_at_masked", \
            atomic_forms("sg_fetch_" c[1], ""), "", docstring)
        e_elements[entries] = list(c[2])
        e_include[entries] = "sg/atomic.h"
    } else if (c[1] ~ /^SG_ERROR|^SG_OK/) {
        gsub(/"/, "", c[2])
        add_entry(c[1], "", "", c[2])
    } else return
    in_block = 0
}
function atomic_forms(name,   k, s, where, m) {
    for (k = 0; k < 4; k++) {
        m = k % 2 ? "sg_mask m, " : ""
        where = "<scalar> *p" (k > 1 ? ", sg_u32 idx" : "")
        s = s "sg_<e> " name (k > 1 ? "_at" : "") (k % 2 ? "_masked" : "") "(" m where ", sg_<e> x, sg_memory_order order);\n"
    }
    return s
}

# ---- known elsewhere: instructions, the test of an operation, the first example ----

function read_costs(path,   line, c, i, n, s, op, label) {
    while ((getline line < path) > 0) {
        if (split(line, c, " ") < 4 || c[2] !~ /^gcc/) continue
        op = c[3]
        label = ""
        if (!(("sg_" op) in operation_names)) {
            if (match(op, /_[0-9]$/)) { label = ", constant " substr(op, RSTART + 1); op = substr(op, 1, RSTART - 1) }
            if (!(("sg_" op) in operation_names) && sub(/_n$/, "", op)) label = ", _n" label
            if (sub(/_of_eq$/, "", op)) label = ", of a comparison" label
            if (op ~ /_v[234]$/) { label = ", N = " substr(op, length(op)); sub(/[234]$/, "<N>", op) }
            if (op ~ /^convert_/) { label = ", to " substr(op, 9); op = "convert" }
        }
        sub(/^[^ ]+ [^ ]+ [^ ]+ /, "", line)
        if (!((op, label) in cost_rows)) cost_labels[op] = cost_labels[op] label "\n"
        cost_rows[op, label] = cost_rows[op, label] c[1] " " line "\n"
    }
    close(path)
}
# docs/snippets.txt, and what they print
function read_snippets(   line, name, path) {
    at = path = "docs/snippets.txt"
    while ((getline line < path) > 0) {
        if (line ~ /^## /) {
            name = substr(line, 4)
            if (name in snippet) die("two snippets of " name)
            snippet[name] = ""
        } else if (line !~ /^#( |$)/ && name != "" && line != "") {
            snippet[name] = snippet[name] (line == "---" ? "" : line) "\n"
            if (line == "---") with_kernel[name] = 1
            else snippet_lines[name]++
        }
    }
    close(path)
    path = "docs/snippets.out"
    while ((getline line < path) > 0) {
        if (line ~ /^== /) name = substr(line, 4)
        else printed[name] = printed[name] line "\n"
    }
    close(path)
}
function remember(kind_, name, path) {
    if (sub(/:.*/, ".c", path) + 1 && !((kind_, name) in use)) use[kind_, name] = path
}
# For each name an example and a test: what names.txt says; else, of an operation, the test of its topic; else the first file.
function read_uses(files,   f, n, i, line, name, kind_) {
    while ((getline line < "docs/names.txt") > 0) if (split(line, f, / *[|] */) > 5 && line !~ /^#/) {
        n = split(f[3], word, " ")
        for (i = 1; i <= n; i++) {
            if (f[4] != "") remember("examples", base_name(word[i]), "examples/" f[4])
            if (f[5] != "") remember("tests", base_name(word[i]), "tests/" f[5])
        }
    }
    n = split(files, f, " ")
    for (i = 1; i <= n; i++) {
        kind_ = substr(f[i], 1, index(f[i], "/") - 1)
        while ((getline line < f[i]) > 0) {
            if (line ~ /^#define T_TOPIC_/) { # of a section of operations.h
                split(line, word, " ")
                for (name in op_section)
                    if (op_section[name] == substr(word[2], 9)) remember("tests", "sg_" name, "tests/lanes_" word[3] ".c")
                continue
            }
            while (match(line, /(sg|SG)_[A-Za-z0-9_]+/)) {
                name = base_name(substr(line, RSTART, RLENGTH))
                line = substr(line, RSTART + RLENGTH)
                remember(kind_, name, f[i])
            }
        }
        close(f[i])
    }
}
