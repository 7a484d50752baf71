# SPDX-License-Identifier: MIT
# Writes tags from definitions (expand.awk what=tags) and rows. If a macro makes a definition, the definition's line does not name it: its
# place is then where the macro's text names it. A name whose operation has a row leads to the row too. top: the source tree.
#   awk -v top=DIR -f row.awk TABLES... DEFINITIONS

function base(name) { # sg_reduce_add_f32x16_m8, sg_reg_add_f32_r256 -> reduce_add, add
    sub(/^(sg|SG)_(reg_)?/, "", name)
    sub(/_+$/, "", name)
    sub(/_m(8|16|32|64)$/, "", name)
    sub(/_?x[0-9]+(v[0-9]+)?$/, "", name)
    sub(/_x$/, "", name)
    sub(/_r[0-9]+$/, "", name)
    while (name ~ element_end) sub(/_[^_]*$/, "", name)
    return name
}
# Loads the lines of a file, once.
function load(file,   s) {
    if (file in lines) return
    while ((getline s < (top "/" file)) > 0) text[file, ++lines[file]] = s
    close(top "/" file)
}
function mentions(file, line, b) { return index(text[file, line], b) }
# The nearest line that names it; if there is none, that names it without its last part (get_lane, then get). Lines above come first.
function place(file, line, b,   i, s) {
    load(file)
    s = b
    while (s != "") {
        for (i = line; i > 0; i--) if (mentions(file, i, s)) return i
        for (i = line + 1; i <= lines[file]; i++) if (mentions(file, i, s)) return i
        if (s !~ /_/) break
        sub(/_[^_]*$/, "", s)
    }
    return line
}
FILENAME ~ /\.h$/ && /^SG_T_[A-Z0-9_]+\(/ {
    n = split($0, part, /[(,)] */)
    if (part[1] == "SG_T_ELEMENT") { element[++elements] = part[2]; alternatives = alternatives "|" part[2] }
    if (part[1] ~ /^SG_T_(OP|DERIVED|DERIVED_N|MASK_OP|MATH|MATH_ROUNDED|MATH_EXACT|MATH_NATIVE|MATH_PAIR|MATH_NATIVE_PAIR|ALGORITHM|EXCHANGE)$/) key = part[3]
    else if (part[1] == "SG_T_ATOMIC") key = "fetch_" part[2]
    else if (part[1] == "SG_T_OPPOSITE") key = part[2]
    else if (part[1] == "SG_T_REDUCTION") { reduction[++reductions] = part[2]; reduction_line[reductions] = FNR; next }
    else if (part[1] ~ /^SG_T_(SEGMENT_)?FORM$/) { # each form makes an operation of each reduction
        for (i = 1; i <= reductions; i++) row[part[3] reduction[i] part[4]] = "sg/tables/reductions.h\t" FNR "\nsg/tables/reductions.h\t" reduction_line[i]
        next
    }
    else next
    path = FILENAME
    sub(/.*\/sg\//, "sg/", path)
    row[key] = path "\t" FNR
    next
}
FILENAME ~ /\.h$/ { next }
element_end == "" { element_end = "_(b8|b16|b32|b64" alternatives ")$" }
{
    split($0, field, "\t")
    b = base(field[1])
    load(field[2])
    at = mentions(field[2], field[3], b) ? field[3] : place(field[2], field[3], b)
    if (field[2] !~ /^sg\/made\// || !(b in row)) print field[1] "\t" field[2] "\t" at ";\"\t" field[4]
    r = b
    while (!(r in row) && r ~ /_(n|at|masked|bits)$/) sub(/_[^_]*$/, "", r)
    if (r in row && field[1] !~ /^sg_reg_/) {
        n = split(row[r], part, "\n")
        for (i = 1; i <= n; i++) print field[1] "\t" part[i] ";\"\tr"
    }
}
