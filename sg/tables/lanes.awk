# SPDX-License-Identifier: MIT
# The parameters of the templates of floor 2 and above. They are written as text for two reasons. A macro cannot define macros. And a
# name that is pasted in one step takes the compiler a third of the time of a name that is pasted together from parameters.

# The texts of names have holes: <S> lanes, <H> half of them, <e> an element, u<b> the unsigned element of its width, and so on. For a
# file of names, value[] fills the holes. Where foreach.h reads headers for a level, names carry the level too, and are pasted together
# from what level[] has. That is slower, so it has files of its own (for_levels), which redefine the names.
BEGIN {
    level["S"] = "SG_XT_"; level["H"] = "SG_XH_"; level["e"] = "SG_T_ELEM"; level["b"] = "SG_T_BITS"
    level["R"] = "SG_T_REG_BITS, SG_LV_()"; level["HR"] = "SG_T_HALF_REG_BITS, SG_LV_()"
    level["N"] = "SG_T_NARROW_S, SG_LV_()"; level["HN"] = "SG_PASTE3(SG_HALF_, SG_T_NARROW_S, _), SG_LV_()"
    level["W"] = "SG_T_WIDE_S, SG_LV_()"; level["HW"] = "SG_PASTE3(SG_HALF_, SG_T_WIDE_S, _), SG_LV_()"
}
function filled(text,   hole) { for (hole in value) gsub("<" hole ">", value[hole], text); return text }
function pasted(text,   n, i, part, s, count) {
    n = split(text, part, /[<>]/)
    for (i = 1; i <= n; i++) {
        if (i % 2) gsub(/^##|##$/, "", part[i])
        if (part[i] == "") continue
        s = s (s == "" ? "" : ", ") (i % 2 ? part[i] : level[part[i]])
        count += i % 2 == 0 && level[part[i]] ~ /SG_LV_/ ? 2 : 1
    }
    return "SG_PASTE" count "(" s ")"
}
# Defines a parameter of a template and remembers it for forget().
function set(name, text,   plain) {
    plain = name
    sub(/\(.*/, "", plain)
    if (for_levels && text !~ /<(S|H|R|HR|N|W|HN|HW)>/) return
    if (for_levels) p("#undef " plain)
    p("#define " name (text == "" ? "" : " ") (for_levels ? pasted(text) : filled(text)))
    if (!for_levels && !(plain in is_set)) { is_set[plain] = 1; set_order[++set_count] = plain }
}
# Whether the condition holds for an element; for levels the preprocessor finds out.
function when(holds, condition) { if (for_levels) p("#if " condition); return holds || for_levels }
function otherwise(holds) { if (for_levels) p("#else"); return holds || for_levels }
function done() { if (for_levels) p("#endif") }
function forget(   i) {
    for (i = 1; i <= set_count; i++) { p("#undef " set_order[i]); delete is_set[set_order[i]] }
    set_count = 0
}

# ---- the names of every element at S lanes ----

# The names of one kind, for an element at n lanes: value, functions, internal functions.
function names(value_name, prefix, e, n, internal) {
    set("SG_T_" value_name, "sg_" e "x" n)
    set("SG_T_" prefix "FN(op)", "sg_##op##_" e "x" n)
    if (internal) set("SG_T_" prefix "INTERNAL(op)", "sg_##op##_" e "x" n "_")
}
function names_of_element(e, S,   u, i, r, b, k, h, x, end) {
    b = bits[e]
    k = for_levels ? 2 : kind_number(e)
    u = element_of("UNSIGNED", b)
    i = element_of("SIGNED", b)
    r = register_of(S * b)
    h = half(S)
    value["S"] = S; value["H"] = h; value["e"] = e; value["b"] = b; value["R"] = r; value["HR"] = register_of(h * b)
    set("SG_T_ELEM", e)
    set("SG_T_LOOSE", "sg_loose_" e "_")
    set("SG_T_TYPE", type[e])
    set("SG_T_BITS", b)
    set("SG_T_KIND", k)
    set("SG_T_NATIVE", native[e] == 1 || native[e] == 0 ? native[e] : "(" native[e] ")")
    set("SG_T_REG_BITS", r)
    set("SG_T_HALF_REG_BITS", value["HR"])
    names("VALUE", "", "<e>", "<S>", 1)
    names("HALF_VALUE", "HALF_", "<e>", "<H>", 1)
    names("UNSIGNED", "UNSIGNED_", "u<b>", "<S>", 1)
    names("HALF_UNSIGNED", "HALF_UNSIGNED_", "u<b>", "<H>", 0)
    if (when(k >= 2, "SG_T_KIND >= 2")) {
        names("SIGNED", "SIGNED_", "i<b>", "<S>", 1)
        set("SG_T_SIGNED_FROM_UNSIGNED", "sg_as_i<b>_u<b>x<S>")
        set("SG_T_UNSIGNED_FROM_SIGNED", "sg_as_u<b>_i<b>x<S>")
        set("SG_T_SIGNED_TYPE", type[i])
        set("SG_T_SIGNED_MAX", "INT" b "_MAX")
    }
    done()
    p("#if SG_HAVE_KMASK")
    for (x = 0; x < 2; x++) {
        end = x ? "_" : ""
        set("SG_T_MASK_FN(op)", "sg_##op##_<e>x<S>" end)
        set("SG_T_HALF_MASK_FN(op)", "sg_##op##_<e>x<H>" end)
        set("SG_T_UNSIGNED_MASK_FN(op)", "sg_##op##_u<b>x<S>" end)
        if (when(k >= 2, "SG_T_KIND >= 2")) set("SG_T_SIGNED_MASK_FN(op)", "sg_##op##_i<b>x<S>" end)
        done()
        set("SG_T_HALF_UNSIGNED_MASK_FN(op)", "sg_##op##_u<b>x<H>" end)
        p(x ? "#endif" : "#else")
    }
    # SG_T_IF_<class>(f)(...): f(...) if the element is in the class, else nothing
    set("SG_T_IF_ALL(f)", "f")
    set("SG_T_IF_INT(f)", k < 2 ? "f" : "SG_T_NOTHING")
    set("SG_T_IF_REAL(f)", k < 2 ? "SG_T_NOTHING" : "f")
    for (x = 1; x <= elements; x++) if (toupper(element[x]) in alone_class) set("SG_T_IF_" toupper(element[x]) "(f)", element[x] == e ? "f" : "SG_T_NOTHING")
    set("SG_T_SUFFIX_FN(op, suffix)", "sg_##op##_<e>x<S>##suffix")
    set("SG_T_VALUES(n)", "sg_<e>x<S>v##n")
    set("SG_T_CONVERT_TO(to)", "sg_convert_##to##_<e>x<S>")
    set("SG_T_AS_TO(to)", "sg_as_##to##_<e>x<S>")
    set("SG_T_CONVERT_FROM(from)", "sg_convert_<e>_##from##x<S>")
    if (when(k != 0, "SG_T_KIND != 0")) {
        set("SG_T_TO_UNSIGNED", "sg_as_u<b>_<e>x<S>")
        set("SG_T_FROM_UNSIGNED", "sg_as_<e>_u<b>x<S>")
        set("SG_T_HALF_TO_UNSIGNED", "sg_as_u<b>_<e>x<H>")
        set("SG_T_HALF_FROM_UNSIGNED", "sg_as_<e>_u<b>x<H>")
    } else {
        set("SG_T_TO_UNSIGNED(x)", "(x)")
        set("SG_T_FROM_UNSIGNED(x)", "(x)")
    }
    done()
    set("SG_T_IDX_TO_UNSIGNED", "sg_convert_u<b>_u32x<S>")
    set("SG_T_UNSIGNED_CONVERT_TO(to)", "sg_convert_##to##_u<b>x<S>")
    set("SG_T_SCALAR(name)", "sg_##name##_" e "_")
    set("SG_T_UNSIGNED_TYPE", type[u])
    set("SG_T_REG", "sg_r" r)
    set("SG_T_VECTOR", "sg_v" b "_r" r)
    set("SG_T_NATIVE_REG", "sg_native_" e "_r" r "_")
    set("SG_T_NATIVE_TYPE", "sg_native_<e>x<S>")
    set("SG_T_HALF_NATIVE_TYPE", "sg_native_<e>x<H>")
    set("SG_T_STORED", "sg_v" e "_r" r)
    set("SG_T_UNSIGNED_STORED", "sg_v" u "_r" r)
    set("SG_T_HALF_REG", "sg_r" value["HR"])
    set("SG_T_HALF_STORED", "sg_v" e "_r" value["HR"])
    set("SG_T_IDX_REG", "sg_r" register_of(S * 32))
    set("SG_T_REG_FN(op)", "sg_reg_##op##_r<R>")
    set("SG_T_REG_UNSIGNED_FN(op)", "sg_reg_##op##_u<b>_r<R>")
    set("SG_T_REG_WIDTH_FN(op)", "sg_reg_##op##_b<b>_r<R>")
    set("SG_T_HALF_REG_WIDTH_FN(op)", "sg_reg_##op##_b<b>_r<HR>")
    set("SG_T_FIRST", "sg_reg_first_" (k >= 3 ? u : e) "_r128")
    set("SG_T_LANES(f)", "SG_LANES" r / b "_(f, " type[u] ")")
    set("SG_T_MASKED", "SG_REG_HAVE_MASKED_b" b)
    set("SG_T_COMPRESS", "SG_REG_HAVE_COMPRESS_b" b)
    if (S * b < 128) { # a part of a register
        set("SG_T_PART_C", type[element_of("UNSIGNED", S * b)])
        set("SG_T_PART_SPLAT", "sg_reg_splat_u" S * b "_r128")
        set("SG_T_PART_FIRST", "sg_reg_first_u" S * b "_r128")
    }
    # floor 1 does not know every element: for the others its functions are those of the unsigned element
    x = for_levels ? "SG_T_NATIVE" : native[e]
    if (x != 1 && x != 0) p("#if " x)
    if (x != 0) set("SG_T_REG_ELEM_FN(op)", "sg_reg_##op##_<e>_r<R>")
    if (x != 1 && x != 0) p("#else")
    if (x != 1) set("SG_T_REG_ELEM_FN(op)", "sg_reg_##op##_u<b>_r<R>")
    if (x != 1 && x != 0) p("#endif")
}
# Begins a file of the same names with a level. parameter: a name that is defined where the file is included.
function begin_levels(of, parameter,   plain) {
    for_levels = 1
    plain = of (of == "elements" ? "_x<S>" : "_names") ".tmpl.h"
    begin(of "_level_names.tmpl.h", "The names of " plain " with the level that a file is read for by foreach.h.")
    p("#ifndef " parameter "\n#error \"sg: " of "_level_names.tmpl.h is included behind " plain "\"\n#endif\n")
}
function finish_levels() { finish(); for_levels = 0 }
function make_elements(   s, n, i, e) {
    n = split(in_order(), e, " ")
    for (s = 1; s <= sizes; s++) {
        begin("elements_x" size[s] ".tmpl.h", "The names of every element at " size[s] (size[s] == 1 ? " lane" : " lanes") "; lanes/each_element.tmpl.h says what they are.\n" \
            " * Long, because each name is written out: the compiler reads names faster than it pastes them. All blocks have the same pattern.")
        p("#ifndef SG_T_FILE\n#error \"sg: elements_x" size[s] ".tmpl.h is included by each_element.tmpl.h\"\n#endif\n")
        p("#include \"../lanes/element_names.tmpl.h\"")
        for (i = 1; i <= n; i++) {
            p("#if !defined(SG_T_ONLY) || (" 2 * size[s] * bits[e[i]] " > SG_REG_BITS) != SG_T_ONLY")
            names_of_element(e[i], size[s])
            p("#include \"../lanes/element.tmpl.h\"")
            forget()
            p("#endif")
        }
        p("#include \"../lanes/element_names_end.tmpl.h\"")
        finish()
    }
    begin_levels("elements", "SG_T_ELEM")
    names_of_element(e[1], 1)
    finish_levels()
}

# ---- names at S lanes that take the element as an argument ----

function names_of_size() {
    set("SG_T_VALUE_OF(e)", "sg_##e##x<S>")
    set("SG_T_FN_OF(op, e)", "sg_##op##_##e##x<S>")
    set("SG_T_INTERNAL_OF(op, e)", "sg_##op##_##e##x<S>_")
    set("SG_T_PAIR_FN(op, to, from)", "sg_##op##_##to##_##from##x<S>")
    set("SG_T_HALF_PAIR_FN(op, to, from)", "sg_##op##_##to##_##from##x<H>")
    set("SG_T_PLAIN_MASK", "sg_maskx<S>")
    set("SG_T_PLAIN_FN(op)", "sg_##op##_x<S>")
    set("SG_T_LANE_NUMBERS", "sg_lanes_x<S>")
}
function make_size_names(   i, k, s) {
    begin("size_names.tmpl.h", "Half of SG_T_S, and names at SG_T_S lanes that take the element as an argument.")
    p("#ifndef SG_T_S\n#error \"sg: size_names.tmpl.h needs SG_T_S\"\n#endif\n")
    p("/* SG_T_VALUE_OF(e): a value. SG_T_FN_OF(op, e): a function of it; SG_T_INTERNAL_OF(op, e): an internal one. SG_T_PAIR_FN(op, to, from):\n * a function of two elements. Names with HALF_: the same at half the lanes. SG_T_PLAIN_FN(op): a function of masks. SG_T_REG_OF_<b>: the end of floor 1's names for the register of\n * lanes of b bits. SG_T_MASK_REG, SG_T_K_BITS(m): a mask register and its bits.\n * SG_T_K_ANY(m), SG_T_K_ALL(m): whether any bit of it is 1, or every one. */")
    for (i = 1; i <= sizes; i++) {
        s = value["S"] = size[i]; value["H"] = half(s)
        p("#" (i > 1 ? "el" : "") "if SG_T_S == " s)
        set("SG_T_HALF_S", value["H"])
        set("SG_T_ELEMENTS", "\"../made/elements_x" s ".tmpl.h\"")
        set("SG_T_MASK_REG", "__mmask" (s < 8 ? 8 : s))
        set("SG_T_K_BITS", "sg_k_bits" (s < 8 ? 8 : s) "_")
        set("SG_T_K_ANY", "sg_k_any" (s < 8 ? 8 : s) "_")
        set("SG_T_K_ALL", "sg_k_all" (s < 8 ? 8 : s) "_")
        for (k = 1; k <= widths; k++) set("SG_T_REG_OF_" width[k], "SG_R" register_of(s * width[k]) "_")
        names_of_size()
    }
    p("#endif")
    set("SG_T_NOTHING(...)")
    set("SG_T_IDX", "SG_T_VALUE_OF(u32)")
    set("SG_T_IDX_FN(op)", "SG_T_FN_OF(op, u32)")
    p("#if SG_HAVE_KMASK")
    set("SG_T_MASK_FN_OF(op, e)", "SG_T_FN_OF(op, e)")
    p("#else")
    set("SG_T_MASK_FN_OF(op, e)", "SG_T_INTERNAL_OF(op, e)")
    p("#endif\n#if SG_LEVEL_\n#include \"size_level_names.tmpl.h\"\n#endif")
    finish()
    begin("size_names_end.tmpl.h", "Undefines what size_names.tmpl.h defined.")
    p("#ifndef SG_T_HALF_S\n#error \"sg: size_names_end.tmpl.h is included after size_names.tmpl.h\"\n#endif\n")
    forget()
    finish()
    begin_levels("size", "SG_T_HALF_S")
    names_of_size()
    finish_levels()
}

# ---- names at two sizes: SG_T_NARROW_S lanes of a narrow element and SG_T_WIDE_S of a wide one, with the same number of bits ----

function names_of_pair() {
    set("SG_T_NARROW_OF(e)", "sg_##e##x<N>")
    set("SG_T_WIDE_OF(e)", "sg_##e##x<W>")
    set("SG_T_NARROW_AS(to, from)", "sg_as_##to##_##from##x<N>")
    set("SG_T_WIDE_AS(to, from)", "sg_as_##to##_##from##x<W>")
    set("SG_T_AS_NARROW(to, from)", "sg_as_##to##_##from##x<W>")
    set("SG_T_AS_WIDE(to, from)", "sg_as_##to##_##from##x<N>")
    set("SG_T_HALF_AS_NARROW(to, from)", "sg_as_##to##_##from##x<HW>")
    set("SG_T_HALF_AS_WIDE(to, from)", "sg_as_##to##_##from##x<HN>")
    set("SG_T_NARROW_INTERNAL(op, e)", "sg_##op##_##e##x<N>_")
    set("SG_T_WIDE_INTERNAL(op, e)", "sg_##op##_##e##x<W>_")
}
function make_pair_names(   i, k, n, w, first) {
    begin("pair_names.tmpl.h", "Names at two sizes: SG_T_NARROW_S lanes of narrow elements, SG_T_WIDE_S of wide ones.")
    p("#if !defined(SG_T_NARROW_S) || !defined(SG_T_WIDE_S)\n#error \"sg: pair_names.tmpl.h is included by more/regroup.tmpl.h\"\n#endif\n")
    p("/* SG_T_NARROW_OF(e), SG_T_WIDE_OF(e): values. SG_T_NARROW_AS(to, from): from one narrow element to another; SG_T_AS_NARROW(to, from): from a wide element to a narrow one. */")
    first = 1
    for (i = 1; i <= sizes; i++) for (k = 1; k < i; k++) {
        n = size[i]; w = size[k]
        if (n > 8 * w) continue
        p("#" (first ? "" : "el") "if SG_T_NARROW_S == " n " && SG_T_WIDE_S == " w)
        first = 0
        set("SG_T_RATIO", n / w)
        set("SG_T_EACH", "SG_EACH_RATIO_" n / w "_")
        set("SG_T_EACH_UNSIGNED", "SG_EACH_UNSIGNED_RATIO_" n / w "_")
        value["N"] = n; value["W"] = w; value["HN"] = half(n); value["HW"] = half(w)
        names_of_pair()
    }
    p("#endif\n#if SG_LEVEL_\n#include \"pair_level_names.tmpl.h\"\n#endif")
    finish()
    begin("pair_names_end.tmpl.h", "Undefines what pair_names.tmpl.h defined.")
    forget()
    finish()
    begin_levels("pair", "SG_T_RATIO")
    names_of_pair()
    finish_levels()
}

# ---- masks of one lane width ----

function make_mask_names(   i, k, b, c, suffix) {
    begin("mask_names.tmpl.h", "Names for masks with lanes of SG_T_MASK_WIDTH bits, and conversions to and from masks of other widths. lanes/vmask.tmpl.h includes it.")
    p("#ifndef SG_T_MASK_WIDTH\n#error \"sg: mask_names.tmpl.h is included by vmask.tmpl.h\"\n#endif\n")
    for (i = 1; i <= mask_widths; i++) {
        b = mask_bits[i]
        p("#" (i > 1 ? "el" : "") "if SG_T_MASK_WIDTH == " b)
        set("SG_T_MASK_VALUE", "SG_T_VALUE_OF(u" b ")")
        set("SG_T_MASK_VALUE_FN(op)", "SG_T_FN_OF(op, u" b ")")
        set("SG_T_MASK_VALUE_INTERNAL(op)", "SG_T_INTERNAL_OF(op, u" b ")")
        p("#if SG_T_MASK_WIDTH == SG_MASK_DEFAULT_")
        set("SG_T_PUBLIC_FN(op)", "SG_T_FN(op)")
        p("#else")
        set("SG_T_PUBLIC_FN(op)", "SG_T_SUFFIX_FN(op, _m" b ")")
        p("#endif")
        for (k = 1; k <= mask_widths; k++) {
            c = mask_bits[k]
            set("SG_T_MASK_TO_" c "(m)", mask_step(c, b))
            set("SG_T_MASK_OF_" c "(m)", mask_step(b, c))
        }
    }
    p("#endif")
    finish()
    begin("mask_names_end.tmpl.h", "Undefines what mask_names.tmpl.h defined.")
    forget()
    finish()
}
function mask_step(to, from) {
    if (to == from) return "(m)"
    return "SG_T_PAIR_FN(" (to + 0 > from + 0 ? "sext" : "mask_narrow") ", u" to ", u" from ")(m)"
}

# ---- a template, included once for each row ----

# The expression for a constant of reductions.h in the templates of floor 2.
function constant(name) { return "SG_T_SCALAR(" name ")()" }
function truth(class) { return class == "ALL" ? 1 : "(SG_T_KIND <= 1)" }
function make_each_reduction(   i, op, open) {
    begin("each_reduction.tmpl.h", "Includes SG_T_OP_FILE once for each reduction that the element has.\n" \
        " * SG_T_OP_FN(kind): the function sg_<kind><operation>; SG_T_HALF_OP_FN(kind): at half the lanes; SG_T_OP_INTERNAL(kind): an internal one.\n" \
        " * SG_T_PAD, SG_T_FRONT, SG_T_EITHER: as in reductions.h.")
    p("#if !defined(SG_T_VALUE) || !defined(SG_T_OP_FILE)\n#error \"sg: each_reduction.tmpl.h needs an element and SG_T_OP_FILE\"\n#endif\n")
    for (i = 1; i <= reductions; i++) {
        op = reduction[i]
        if (reduction_class[op] == "INT") p("#if SG_T_KIND <= 1")
        set("SG_T_OP_FN(kind)", "SG_T_FN(kind##" op ")")
        set("SG_T_OP_INTERNAL(kind)", "SG_T_INTERNAL(kind##" op ")")
        set("SG_T_HALF_OP_FN(kind)", "SG_T_HALF_FN(kind##" op ")")
        set("SG_T_OP_PUBLIC_FN(kind, suffix)", "SG_T_PUBLIC_FN(kind##" op "##suffix)")
        set("SG_T_PAD", constant(pad[op]))
        set("SG_T_FRONT", constant(front[op]))
        set("SG_T_EITHER", truth(either[op]))
        p("#include SG_T_OP_FILE")
        forget()
        if (reduction_class[op] == "INT") p("#endif")
    }
    p("#undef SG_T_OP_FILE")
    finish()
}
function make_each_count(   i) {
    begin("each_count.tmpl.h", "Includes lanes/count_values.tmpl.h once for each number of values for each lane.")
    p("#ifndef SG_T_VALUE\n#error \"sg: each_count.tmpl.h is included by bound_only.tmpl.h\"\n#endif\n")
    for (i = 1; i <= counts; i++) {
        set("SG_T_COUNT", count[i])
        set("SG_T_VALUES_TYPE", "SG_T_VALUES(" count[i] ")")
        set("SG_T_VALUES_FN(op)", "SG_T_FN(op##" count[i] ")")
        p("#include \"../lanes/count_values.tmpl.h\"")
        forget()
    }
    finish()
}
function make_each_atomic(   i, op) {
    begin("atomic_operations.tmpl.h", "Includes atomic/op.tmpl.h once for each atomic operation that the element has.")
    p("#if !defined(SG_T_ELEM) || !defined(SG_T_REAL)\n#error \"sg: atomic_operations.tmpl.h is included by atomic/value.tmpl.h\"\n#endif\n")
    for (i = 1; i <= atomics; i++) {
        op = atomic[i]
        if (atomic_class[op] == "WORD") p("#if !SG_T_REAL")
        set("SG_T_ATOMIC", op)
        set("SG_T_NONE", constant(pad[op]))
        p("#include \"../atomic/op.tmpl.h\"")
        forget()
        if (atomic_class[op] == "WORD") p("#endif")
    }
    finish()
}
function make_each_element(   n, i, e) {
    begin("atomic_elements.tmpl.h", "Includes atomic/value.tmpl.h once for each element that has atomic operations.")
    n = split(in_order(), e, " ")
    for (i = 1; i <= n; i++) {
        if (!has("NUMBER", e[i])) continue
        set("SG_T_ELEM", e[i])
        set("SG_T_TYPE", type[e[i]])
        set("SG_T_REAL", is_int(e[i]) ? 0 : 1)
        set("SG_T_SUM", is_int(e[i]) ? type[element_of("UNSIGNED", bits[e[i]])] : type[e[i]])
        p("#include \"../atomic/value.tmpl.h\"")
        forget()
    }
    finish()
}
