# SPDX-License-Identifier: MIT
# Rows of sg/lanes/ops.h for docs/reference.awk: signatures from the shape, elements from the class, instructions from
# bench/codegen.budget. Reductions and scans are one entry for all their operations.

function elements(class) {
    if (class == "INT") return "i8 u8 i16 u16 i32 u32 i64 u64"
    if (class == "REAL") return "f16 bf16 f32 f64"
    if (class ~ /^[UIF]32$/) return tolower(class)
    return "i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64"
}
function args_of(shape) {
    if (shape ~ /^(BIN|CMP|R_BIN|O_BIN|SHIFT)$/) return "VV"
    sub(/^[A-Z0-9]_/, "", shape)
    return shape
}
function result_of(shape) {
    if (shape == "CMP") return "M"
    return shape ~ /BIN$|SHIFT/ ? "V" : substr(shape, shape ~ /^[RW]_/ ? 3 : 1, 1)
}
# how a kind of argument or result is written, x being "" in the bound layer and "x<S>" in that of functions
function type_of(kind, x) {
    if (kind == "V" || kind == "T") return "sg_<e>" x
    if (kind == "M") return "sg_mask" x
    if (kind == "I") return "sg_u32" x
    if (kind == "X") return "sg_u64" x
    return plain[kind]
}
# the name of an argument: the one that the docstring uses
function argument(kind, nth, values, name, doc) {
    if (name ~ /^dot_/) return kind == "V" ? "acc" : substr("ab", nth, 1)
    if (kind == "V") {
        if (name == "clamp") return nth == 1 ? "x" : nth == 2 ? "lo" : "hi"
        if (doc ~ /(^|[^a-z])b([^a-z]|$)/ || doc ~ /(^|[|~-])a( [<>]|[|,]|$)/) return substr("abc", nth, 1)
        return substr("xyz", nth, 1)
    }
    if (kind == "M") return name ~ /^mask_/ ? substr("ab", nth, 1) : "m"
    if (kind == "U") return name ~ /xor$/ ? "m" : name ~ /clustered/ ? "c" : name ~ /^shuffle|^rotate/ ? "d" : "i"
    return letter[kind]
}
function signature(result, fn, args, x, name, doc,   i, kind, s, seen, a) {
    split("", seen)
    for (i = 1; i <= length(args); i++) {
        kind = substr(args, i, 1)
        a = argument(kind, ++seen[kind], args, name, doc)
        s = s (i > 1 ? ", " : "") type_of(kind, x) (type_of(kind, x) ~ /\*$/ ? "" : " ") a (kind == "T" ? "[S]" : "")
    }
    return type_of(result, x) " " fn "(" (s == "" ? "void" : s) ");"
}
# generic, bound and sized name of one form
function put_forms(name, args, result, doc, on_mask) {
    if (on_mask) {
        put("sig", signature(result, "sg_" name, args, "", name, doc))
        put("sig", signature(result, "sg_" name "_x<S>", args, "x<S>", name, doc))
        return
    }
    if (args != "" && args != "S") put("sig", signature(result, "sg_" name, args, "", name, doc))
    put("sig", signature(result, "sg_" name "_<e>", args, "", name, doc))
    put("sig", signature(result, "sg_" name "_<e>x<S>", args, "x<S>", name, doc))
}
function has_n(shape) { return shape ~ /^(BIN|CMP|R_BIN|O_BIN|SHIFT)$/ }

function put_operation(line, doc,   part, shape, name, class, text, family, key) {
    split(line, part, /[(), \t]+/)
    shape = part[2]
    name = part[3]
    class = part[1] ~ /MASK_OP/ ? "MASK" : part[4]
    if (doc == "") die(name " has no docstring")
    key = name
    if (name ~ /^(reduce|scan)_/) family = sub(/_(add|mul|min|max|and|or|xor)/, "_<op>", key)
    if (family) { # entries are put out when the section ends: members are not side by side
        if (!(key in family_names)) family_order[++families] = key
        family_names[key] = family_names[key] (family_names[key] == "" ? "" : " ") "sg_" name
        family_shape[key] = shape
        family_doc[key, name] = doc
        family_class[key, name] = class
        return
    }
    begin_entry("sg_" name, "sg_" name (has_n(shape) ? " sg_" name "_n" : ""))
    put_forms(name, args_of(shape), result_of(shape), doc, class == "MASK")
    if (has_n(shape)) {
        plain["S"] = shape == "SHIFT" ? "uint32_t" : "<scalar>"
        letter["S"] = shape == "SHIFT" ? "n" : "s"
        put_forms(name "_n", "VS", result_of(shape), doc, 0)
        plain["S"] = "<scalar>"
        letter["S"] = "s"
    }
    if (class != "MASK") put("elements", elements(class))
    text = take_others(doc)
    put_text(capital(text), "doc")
    put_costs(name)
    put_others()
    put_picture("sg_" name)
    put_uses("sg_" name (has_n(shape) ? " sg_" name "_n" : ""))
}
function put_families(   f, key, n, i, m, name, text, all) {
    for (f = 1; f <= families; f++) {
        key = family_order[f]
        begin_entry("sg_" key, family_names[key])
        n = split(family_names[key], m, " ")
        all = ""
        put_forms(key, args_of(family_shape[key]), result_of(family_shape[key]), "x", 0)
        put("elements", "all 12; of and, or and xor the 8 integers")
        for (i = 1; i <= n; i++) {
            name = substr(m[i], 4)
            text = take_others(family_doc[key, name])
            put("member", m[i] "\t" text)
            all = all others
        }
        for (i = 1; i <= n; i++) put_costs(substr(m[i], 4), substr(m[i], 4))
        others = all
        put_others()
        put_picture("sg_" key)
        put_uses(family_names[key])
    }
    families = 0
}

# ---- instructions ----

# cells of GCC: cost[target, row] = "cell=elements cell=elements"; rows[operation]: its rows, with constants
function read_costs(path,   line, part, n, i, s, row) {
    while ((getline line < path) > 0) {
        if (line ~ /^#/) continue
        n = split(line, part, " ")
        if (part[2] !~ /^gcc/) continue
        compiler = part[2]
        if (!(part[1] in target_seen)) { target_seen[part[1]] = 1; target[++targets] = part[1] }
        s = ""
        for (i = 4; i <= n; i++) s = s (i > 4 ? " " : "") part[i]
        cost[part[1], part[3]] = s
    }
    close(path)
}
function put_cost_row(row, label,   t, n, i, cell, part, list, k, e, s, value) {
    for (t = 1; t <= targets; t++) {
        if (!((target[t], row) in cost)) continue
        split("", value)
        n = split(cost[target[t], row], cell, " ")
        for (i = 1; i <= n; i++) {
            split(cell[i], part, "=")
            # letters without their counts; the moves of one element are of no use here
            gsub(/m[0-9]+/, "", part[1])
            sub(/c[0-9]+/, "c", part[1]); sub(/s[0-9]+/, "s", part[1]); sub(/l[0-9]+/, "l", part[1])
            k = split(part[2], list, ",")
            for (e = 1; e <= k; e++) value[list[e]] = part[1]
        }
        s = ""
        k = split(elements("ALL"), list, " ")
        for (e = 1; e <= k; e++) s = s "\t" (list[e] in value ? value[list[e]] : "")
        put("cost", target[t] "\t" label s)
    }
}
function put_costs(name, label,   i, n, t, row, known) {
    if (name ~ /<N>$/) {
        sub(/<N>$/, "", name)
        put_cost_row(name "2", "N = 2"); put_cost_row(name "3", "N = 3"); put_cost_row(name "4", "N = 4")
        return
    }
    if (name == "convert") {
        n = split(elements("ALL"), t, " ")
        for (i = 1; i <= n; i++) put_cost_row("convert_" t[i], "to " t[i])
        return
    }
    put_cost_row(name, label)
    put_cost_row(name "_of_eq", label == "" ? "of a comparison" : label)
    put_cost_row(name "_n", "_n")
    for (i = 0; i <= 4; i++) {
        put_cost_row(name "_" i, label (label == "" ? "" : ", ") "constant " i)
        put_cost_row(name "_n_" i, "_n, constant " i)
    }
}
BEGIN {
    split("S <scalar> U uint32_t D int32_t N size_t L uint64_t B bool 0 void", t_, " ")
    for (i = 1; i <= 16; i += 2) plain[t_[i]] = t_[i + 1]
    plain["P"] = "const <scalar> *"
    plain["Q"] = "<scalar> *"
    split("S s D d N n L bits P p Q p I idx T v", t_, " ")
    for (i = 1; i <= 16; i += 2) letter[t_[i]] = t_[i + 1]
}
