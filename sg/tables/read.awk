# SPDX-License-Identifier: MIT
# Reads the tables into awk arrays, and has the functions that the parts of the generator share. make.sh runs all of it; make.awk calls
# the parts when all tables are read.

# ---- rows ----

function fail(what) { print "sg/tables: " FILENAME ":" FNR ": " what >"/dev/stderr"; failed = 1; exit 1 }
# The arguments of a row, in cell[1..]. A row must be one line.
function cells(   s) {
    s = $0
    sub(/^[A-Z0-9_]*\(/, "", s)
    if (!sub(/\)$/, "", s)) fail("a row is one line")
    return split(s, cell, /, ?/)
}
/^SG_T_ELEMENT\(/ {
    if (cells() != 11) fail("an element has 11 columns")
    element[++elements] = cell[1]
    type[cell[1]] = cell[2]; bits[cell[1]] = cell[3]; kind[cell[1]] = cell[4]; native[cell[1]] = cell[5]
    precision[cell[1]] = cell[6]
    if (!(cell[3] in width_seen)) { width_seen[cell[3]] = 1; width[++widths] = cell[3] }
}
/^SG_T_SIZE\(/ { cells(); size[++sizes] = cell[1] }
/^SG_T_COUNT\(/ { cells(); count[++counts] = cell[1] }
/^SG_T_MASK_BITS\(/ { cells(); mask_bits[++mask_widths] = cell[1] }
/^SG_T_REGISTER\(/ { cells(); register[++registers] = cell[1] }
/^SG_T_SHAPE\(/ { cells(); result_of[cell[1]] = cell[2]; arguments_of[cell[1]] = cell[3]; second_of[cell[1]] = cell[4]; shape[++shapes] = cell[1] }
/^SG_T_REDUCTION\(/ {
    cells()
    reduction[++reductions] = cell[1]; reduction_class[cell[1]] = cell[2]
    pad[cell[1]] = cell[3]; front[cell[1]] = cell[4]; either[cell[1]] = cell[5]
    word_of[cell[1]] = cell[6]; words_of[cell[1]] = cell[7]
}
/^SG_T_FORM\(/ { cells(); form[++forms] = doc; form_shape[forms] = cell[1]; form_before[forms] = cell[2]; form_behind[forms] = cell[3] }
function add_operation(row, sh, name, class, text) {
    if (!(sh in result_of)) fail(sh " is no shape of shapes.h")
    if (row == "SG_T_MASK_OP") class = "MASK"
    else if (class !~ /^(ALL|INT|REAL)$/ && !(tolower(class) in type)) fail(class " is no class of elements")
    else if (class !~ /^(ALL|INT|REAL)$/) alone_class[class] = 1
    # SG_T_DERIVED rows have no form name_n
    if (row ~ /DERIVED/ && (second_of[sh] != 0) != (row ~ /_N$/)) fail(name ": shape " sh " has " (second_of[sh] != 0 ? "a form " name "_n: its row is SG_T_DERIVED_N" : "no form " name "_n: its row is SG_T_DERIVED"))
    operation[++operations] = name
    if (FILENAME ~ /more[.]h$/) in_more[name] = 1
    op_shape[name] = sh; op_class[name] = class; op_section[name] = section; op_doc[name] = text
}
/^SG_T_(OP|DERIVED|DERIVED_N|MASK_OP)\(/ {
    row = $0
    sub(/\(.*/, "", row)
    cells()
    add_operation(row, cell[1], cell[2], cell[3], doc)
}
/^SG_T_SEGMENT_FORM\(/ { cells(); form[++forms] = doc; form_shape[forms] = cell[1]; form_before[forms] = cell[2]; form_behind[forms] = cell[3]; of_segments[forms] = 1 }
# The forms of reductions.h, for each of its rows.
/^#include "..\/made\/(reductions|segments).h"/ {
    for (f = 1; f <= forms; f++) for (r = 1; r <= reductions; r++) {
        if ((f in of_segments) != (/segments/ ? 1 : 0)) continue
        text = form[f]
        gsub(/<words>/, words_of[reduction[r]], text)
        gsub(/<word>/, word_of[reduction[r]], text)
        gsub(/<name>/, reduction[r], text)
        name = form_before[f] reduction[r] form_behind[f]
        add_operation("SG_T_DERIVED", form_shape[f], name, reduction_class[reduction[r]], text)
        text = text "\nSG_T_DERIVED(" form_shape[f] ", " name ", " reduction_class[reduction[r]] ")"
        if (f in of_segments) segment_rows = segment_rows (segment_rows == "" ? "" : "\n") text
        else reduction_rows = reduction_rows (reduction_rows == "" ? "" : "\n") text
    }
}
/^SG_T_MATH(_ROUNDED|_EXACT|_NATIVE|_PAIR|_NATIVE_PAIR)?\(/ { cells(); math[++maths] = cell[2]; math_shape[cell[2]] = cell[1] }
/^SG_T_ATOMIC\(/ { cells(); atomic[++atomics] = cell[1]; atomic_class[cell[1]] = cell[2] }
/^SG_T_ALGORITHM\(/ { cells(); algorithm[++algorithms] = cell[2]; alg_shape[cell[2]] = cell[1]; alg_row[cell[2]] = "ALGORITHM" }
/^SG_T_OPPOSITE\(/ { cells(); algorithm[++algorithms] = cell[1]; alg_of[cell[1]] = cell[2]; alg_shape[cell[1]] = alg_shape[cell[2]]; alg_row[cell[1]] = "OPPOSITE" }
/^SG_T_EXCHANGE\(/ { cells(); algorithm[++algorithms] = cell[2]; alg_shape[cell[2]] = cell[1]; alg_of[cell[2]] = cell[3]; alg_row[cell[2]] = "EXCHANGE" }
/^\/\*/ { doc = ""; in_doc = 1 }
in_doc { doc = doc (doc == "" ? "" : "\n") $0; if (/\*\/$/) in_doc = 0 }
/^\/\* ---- / { section = $3; sub(/[^a-z].*/, "", section) }

# ---- what the tables say ----

function is_int(e) { return kind[e] ~ /SIGNED/ }
function kind_number(e) { return kind[e] == "UNSIGNED" ? 0 : kind[e] == "SIGNED" ? 1 : kind[e] == "FLOAT" ? 2 : kind[e] == "HALF" ? 3 : 4 }
# class: ALL; INT integers; REAL floats; NUMBER 32 and 64 bits; WORD the integers of 32 and 64 bits; or an element's name
function has(class, e) {
    if (class == "ALL") return 1
    if (class == "INT") return is_int(e)
    if (class == "REAL") return !is_int(e)
    if (class == "NUMBER") return bits[e] >= 32
    if (class == "WORD") return bits[e] >= 32 && is_int(e)
    return class == toupper(e)
}
# The elements of a class, in the order of the table.
function list(class,   i, s) {
    for (i = 1; i <= elements; i++) if (has(class, element[i])) s = s (s == "" ? "" : " ") element[i]
    return s
}
function of_bits(b,   i, s) {
    for (i = 1; i <= elements; i++) if (bits[element[i]] == b) s = s (s == "" ? "" : " ") element[i]
    return s
}
# The element of a kind and width.
function element_of(k, b,   i) {
    for (i = 1; i <= elements; i++) if (kind[element[i]] == k && bits[element[i]] == b) return element[i]
}
# All elements, ordered so that each comes after those that it needs: unsigned elements come first.
function in_order(   k, i, s) {
    for (k = 0; k <= 4; k++) for (i = 1; i <= elements; i++) if (kind_number(element[i]) == k) s = s (s == "" ? "" : " ") element[i]
    return s
}
function takes_mask(sh) { return result_of[sh] == "M" || arguments_of[sh] ~ /M/ }
function half(s) { return s == 1 ? 1 : s / 2 }
# The smallest register that holds b bits, or the widest register.
function register_of(b,   i) {
    for (i = 1; i < registers; i++) if (b <= register[i]) return register[i]
    return register[registers]
}

# ---- files ----

function begin(name, what, guarded) {
    made = folder "/" name
    guard = ""
    p("/* SPDX-License-Identifier: MIT */")
    p("/* Made by sg/tables/make.sh: do not edit. " what " */")
    if (guarded) {
        guard = toupper("sg_made_" name)
        gsub(/[^A-Z0-9]/, "_", guard)
        p("#ifndef " guard "\n#define " guard "\n")
    }
}
function p(s) { print s > made }
function finish() {
    if (guard != "") p("\n#endif")
    close(made)
}
