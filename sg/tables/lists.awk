# SPDX-License-Identifier: MIT
# Lists for the preprocessor, the choice of the bound size, and the rows that are a product of two tables.

function each(name, names,   n, i, w, s) {
    n = split(names, w, " ")
    s = "#define SG_EACH_" name "_(f, a)"
    for (i = 1; i <= n; i++) s = s (i % 8 == 1 && n > 8 ? " \\\n   " : "") " f(a, " w[i] ")"
    p(s)
}
function words(array, n,   i, s) { for (i = 1; i <= n; i++) s = s (i > 1 ? " " : "") array[i]; return s }
function make_lists(   i, k, e, f, s, r) {
    begin("lists.h", "What the tables list, for the preprocessor.", 1)
    p("/* f(a, x) for each x of a list: elements of a class or a width, sizes, numbers of values for each lane, words of\n * reductions. Lists do not nest. */")
    split("ALL INT REAL NUMBER WORD", classes, " ")
    for (i = 1; i <= 5; i++) each(classes[i], list(classes[i]))
    for (i = 1; i <= elements; i++) if (toupper(element[i]) in alone_class) each(toupper(element[i]), element[i])
    for (i = 1; i <= widths; i++) each("OF_" width[i], of_bits(width[i]))
    each("SIZE", words(size, sizes))
    each("COUNT", words(count, counts))
    each("MASK_BITS", words(mask_bits, mask_widths))
    split("ALL INT", classes, " ")
    for (i = 1; i <= 2; i++) {
        s = ""
        for (k = 1; k <= reductions; k++) if (reduction_class[reduction[k]] == classes[i]) s = s (s == "" ? "" : " ") reduction[k]
        each(i == 1 ? "REDUCTION" : "BIT_REDUCTION", s)
    }
    p("/* rows of floor 1: f(bits) for each width of lanes; f(element, type, bits) for each integer; f(signed, unsigned, bits) for each pair */")
    s = "#define SG_EACH_WIDTH_(f)"
    for (i = 1; i <= widths; i++) s = s " f(" width[i] ")"
    p(s)
    s = "#define SG_EACH_INTEGER_(f)"
    for (i = 1; i <= elements; i++) if (is_int(element[i])) s = s " f(" element[i] ", " type[element[i]] ", " bits[element[i]] ")"
    p(s)
    s = "#define SG_EACH_SIGN_(f)"
    for (i = 1; i <= widths; i++) s = s " f(" element_of("SIGNED", width[i]) ", " element_of("UNSIGNED", width[i]) ", " width[i] ")"
    p(s)
    p("/* f(a, shape, operation) for each exchange by one number; a constant number has a formula */")
    s = "#define SG_EACH_NUMBERED_(f, a)"
    for (i = 1; i <= operations; i++)
        if (op_section[operation[i]] == "exchange" && arguments_of[op_shape[operation[i]]] ~ /[UD]/)
            s = s " \\\n    f(a, " op_shape[operation[i]] ", " operation[i] ")"
    p(s)
    p("\n/* f(to, from) for each pair of elements, and for each pair of one width */")
    s = "#define SG_EACH_PAIR_(f)"
    for (i = 1; i <= elements; i++) for (k = 1; k <= elements; k++) s = s (k % 6 == 1 ? " \\\n   " : "") " f(" element[i] ", " element[k] ")"
    p(s)
    p("/* the pairs of integers; those from floats to integers */")
    s = "#define SG_EACH_INT_PAIR_(f)"
    for (i = 1; i <= elements; i++) for (k = 1; k <= elements; k++) if (is_int(element[i]) && is_int(element[k])) s = s (k % 6 == 1 ? " \\\n   " : "") " f(" element[i] ", " element[k] ")"
    p(s)
    s = "#define SG_EACH_INT_OF_REAL_(f)"
    for (i = 1; i <= elements; i++) for (k = 1; k <= elements; k++) if (is_int(element[i]) && !is_int(element[k])) s = s (k == 9 ? " \\\n   " : "") " f(" element[i] ", " element[k] ")"
    p(s)
    s = "#define SG_EACH_CAST_(f)"
    for (i = 1; i <= elements; i++) {
        s = s " \\\n   "
        for (k = 1; k <= elements; k++) if (bits[element[i]] == bits[element[k]]) s = s " f(" element[i] ", " element[k] ")"
    }
    p(s)
    p("\n/* f(a, narrow, wide, unsigned of the first, of the second) for each pair of elements whose widths are 1 to 2, 1 to 4, 1 to 8, but\n * for unsigned ones; f(a, bits, bits) for these; f(n, w, n / w) for each pair of sizes */")
    for (r = 2; r <= 8; r *= 2) {
        s = "#define SG_EACH_RATIO_" r "_(f, a)"
        f = "#define SG_EACH_UNSIGNED_RATIO_" r "_(f, a)"
        for (i = 1; i <= elements; i++) {
            for (k = 1; k <= elements; k++) {
                if (bits[element[k]] != r * bits[element[i]]) continue
                if (kind_number(element[i]) + kind_number(element[k]) == 0) f = f " f(a, " bits[element[i]] ", " bits[element[k]] ")"
                else s = s " \\\n    f(a, " element[i] ", " element[k] ", " element_of("UNSIGNED", bits[element[i]]) ", " element_of("UNSIGNED", bits[element[k]]) ")"
            }
        }
        p(f "\n" s)
    }
    s = "#define SG_EACH_SIZE_PAIR_(f)"
    for (i = 1; i <= sizes; i++) for (k = 1; k < i; k++) if (size[i] <= 8 * size[k]) s = s " f(" size[i] ", " size[k] ", " size[i] / size[k] ")"
    p(s)
    p("\n/* f(op, e) for each reduction and each element that has it */")
    s = "#define SG_EACH_JOIN_(f)"
    for (i = 1; i <= elements; i++) {
        s = s " \\\n   "
        for (k = 1; k <= reductions; k++) if (has(reduction_class[reduction[k]], element[i])) s = s " f(" reduction[k] ", " element[i] ")"
    }
    p(s)
    p("\n/* for an element: its C type, the unsigned type of the same width, kind, width, bits of the significand */")
    for (i = 1; i <= elements; i++) {
        e = element[i]
        p("#define SG_TYPE_" e "_ " type[e])
        p("#define SG_UNSIGNED_" e "_ " type[element_of("UNSIGNED", bits[e])])
        p("#define SG_KIND_" e "_ " kind[e] "_")
        p("#define SG_BITS_" e "_ " bits[e])
        p("#define SG_PRECISION_" e "_ " precision[e])
    }
    p("\n/* for a reduction: the elements that have it, the constant of an absent lane, the constant in front of an exclusive scan */")
    for (i = 1; i <= reductions; i++) {
        p("#define SG_CLASS_" reduction[i] "_ " (reduction_class[reduction[i]] == "INT" ? "BIT_" : "ALL_"))
        p("#define SG_PAD_" reduction[i] "_ " pad[reduction[i]])
        p("#define SG_FRONT_" reduction[i] "_ " front[reduction[i]])
    }
    p("\n/* for a size: half of it */")
    for (i = 1; i <= sizes; i++) p("#define SG_HALF_" size[i] "_ " half(size[i]))
    p("\n/* what SG_DEFAULT_SUB_GROUP_SIZE is pasted to */")
    for (i = 1; i <= sizes; i++) p("#define SG_DEFAULT_SIZE_" size[i] " " size[i])
    finish()
}
function make_sections(   i) {
    begin("sections.h", "For each row the section of operations.h that it is in.", 1)
    for (i = 1; i <= operations; i++) p("#define SG_SECTION_" operation[i] "_ " op_section[operation[i]])
    finish()
}
function make_reductions(   i) {
    begin("reductions.h", "The rows of operations.h that the forms of reductions.h make.")
    p(reduction_rows)
    finish()
    begin("segments.h", "The rows of more.h that the forms of reductions.h make.")
    p(segment_rows)
    finish()
}
# SG_LANES_: the bound size as a bare number.
function make_size(   i, s) {
    begin("size.h", "SG_SIZE and SG_MASK_BITS as bare numbers.")
    p("#undef SG_LANES_")
    for (i = 1; i <= sizes; i++) {
        p("#" (i > 1 ? "el" : "") "if (SG_SIZE) == " size[i] "\n#define SG_LANES_ " size[i])
        s = s (i == 1 ? "" : i == sizes ? " or " : ", ") size[i]
    }
    p("#elif defined(SG_SIZE_REPORTED_) /* several floors include this file, and one message is enough */\n#define SG_LANES_ 1")
    p("#else\n#define SG_SIZE_REPORTED_")
    p("#error \"sg: SG_SIZE (or SG_DEFAULT_SUB_GROUP_SIZE) must be " s ", SG_SIZE_PRIMARY or SG_SIZE_AUTOMATIC\"")
    p("#define SG_LANES_ 1\n#endif\n")
    s = ""
    for (i = 1; i <= mask_widths; i++) s = s (i == 1 ? "" : i == mask_widths ? " or " : ", ") mask_bits[i]
    p("/* SG_MASK_BITS as a bare number, and the end of the names of functions with a mask: empty by default */")
    p("#undef SG_MASK_WIDTH_\n#undef SG_MASK_SUFFIX_\n#ifndef SG_MASK_BITS")
    for (i = 1; i <= mask_widths; i++) p("#" (i > 1 ? "el" : "") "if SG_MASK_DEFAULT_ == " mask_bits[i] "\n#define SG_MASK_WIDTH_ " mask_bits[i])
    p("#endif")
    for (i = 1; i <= mask_widths; i++) p("#elif SG_MASK_BITS == " mask_bits[i] "\n#define SG_MASK_WIDTH_ " mask_bits[i])
    p("#else\n#define SG_MASK_WIDTH_ 32 /* a valid value, so that there is only one message */\n#undef SG_MASK_BITS\n#define SG_MASK_BITS 32")
    p("#error \"sg: SG_MASK_BITS must be " s "\"\n#endif")
    p("#if SG_HAVE_KMASK || SG_MASK_WIDTH_ == SG_MASK_DEFAULT_\n#define SG_MASK_SUFFIX_")
    for (i = 1; i <= mask_widths; i++) p("#elif SG_MASK_WIDTH_ == " mask_bits[i] "\n#define SG_MASK_SUFFIX_ _m" mask_bits[i])
    p("#endif")
    finish()
}
# The beginning of a name that the message shows if a header was not included again after a new SG_SIZE.
function include_again(header) { return "sg_include_sg_" header "_h_again_for_SG_SIZE_" }
# Includes the template once for each size that the translation unit binds; if needed is set, also for the sizes that these are built
# from. guard: the part of a name that records the inclusion. header: the one whose generic names ask whether it was included for this size.
function size_blocks(guard, template, parameters, needed, header,   i, s) {
    for (i = 1; i <= sizes; i++) {
        s = size[i]
        p("#if " (needed ? "SG_T_NEED(" s ")" : "SG_LANES_ == " s) " && !defined(SG_HAVE_" guard "X" s "_)")
        if (header != "") p("extern const char " include_again(header) s "_;")
        p("#define SG_HAVE_" guard "X" s "_\n#define SG_T_S " s parameters "\n#include \"" template "\"\n#endif")
    }
}
# Includes the template once for each pair of a bound size and a mask width.
function mask_blocks(guard, template,   i, k, have) {
    p("#define SG_T_S SG_LANES_\n#define SG_T_MASK_WIDTH SG_MASK_WIDTH_\n#define SG_T_MASK_SUFFIX SG_MASK_SUFFIX_")
    for (i = 1; i <= sizes; i++) for (k = 1; k <= mask_widths; k++) {
        have = "SG_HAVE_" guard "X" size[i] "_M" mask_bits[k] "_"
        p("#" (i + k > 2 ? "el" : "") "if SG_LANES_ == " size[i] " && SG_MASK_WIDTH_ == " mask_bits[k])
        p("#ifndef " have "\n#define " have "\n#include \"" template "\"\n#endif")
    }
    p("#endif\n#undef SG_T_S\n#undef SG_T_MASK_WIDTH\n#undef SG_T_MASK_SUFFIX")
}
function need(bits) {
    if (!bits) p("#undef SG_T_NEED")
    else p("/* the bound size, and its halves down to where every element " (bits < 64 ? "of " bits " bits " : "") "is a leaf */\n#define SG_T_NEED(s) (s == SG_LANES_ || (s < SG_LANES_ && s >= SG_REG_BITS / " bits "))")
}
# The name of a macro that gives its text if sizes n and w are both bound, else nothing.
function with(n, w) { return "SG_WITH_" n "_" w "_" }
function both(n, w) { return "defined(SG_HAVE_WHOLE_X" n "_) && defined(SG_HAVE_WHOLE_X" w "_)" }
function pair_blocks(n, w,   s, m, own) {
    s = "(" both(n, w) ")"
    for (m = 2; n * m <= size[sizes]; m *= 2) s = s " || (" w * 2 " > SG_REG_BITS / 64 && " both(n * m, w * m) ")"
    own = "X" n "_X" w "_"
    p("#if !defined(SG_HAVE_MORE_PAIR_" own ") && (" s ")\n#define SG_HAVE_MORE_PAIR_" own)
    p("#define SG_T_NARROW_S " n "\n#define SG_T_WIDE_S " w "\n#define SG_T_BOUND_SIZE 0\n#include \"../more/regroup.tmpl.h\"\n#endif")
    p("#if !defined(SG_HAVE_MORE_WHOLE_PAIR_" own ") && " both(n, w) "\n#define SG_HAVE_MORE_WHOLE_PAIR_" own)
    p("#undef " with(n, w) "\n#define " with(n, w) "(...) __VA_ARGS__")
    p("#define SG_T_NARROW_S " n "\n#define SG_T_WIDE_S " w "\n#define SG_T_BOUND_SIZE 1\n#include \"../more/regroup.tmpl.h\"\n#endif")
}
function make_sizes(   i, k) {
    begin("lanes_sizes.h", "The sizes that lanes.h needs, once each.")
    need(64)
    for (i = 1; i <= sizes; i++) {
        p("#if SG_T_NEED(" size[i] ") && !defined(SG_HAVE_X" size[i] "_)\n#define SG_HAVE_X" size[i] "_\n#define SG_T_S " size[i])
        p("#define SG_T_BOUND_SIZE 0\n#include \"../lanes/size.tmpl.h\"\n#endif")
        p("#if SG_LANES_ == " size[i] " && !defined(SG_HAVE_WHOLE_X" size[i] "_)\n#define SG_HAVE_WHOLE_X" size[i] "_\n#define SG_T_S " size[i])
        p("#define SG_T_BOUND_SIZE 1\n#include \"../lanes/size.tmpl.h\"\n#endif")
    }
    need(0)
    finish()
    begin("lanes_masks.h", "The masks of the bound size and SG_MASK_BITS, once for each pair of them.")
    mask_blocks("", "../lanes/vmask.tmpl.h")
    finish()
    begin("lanes_operators_sizes.h", "The bound size, once each.")
    size_blocks("OPERATORS_", "../lanes/operators.tmpl.h", "", 0)
    finish()
    begin("math_sizes.h", "The sizes that functions of the bound size are made of, then what they are, once each.")
    found("math")
    need(64)
    size_blocks("MATH_F64_", "../math/own_f64.tmpl.h", "", 1)
    need(0)
    need(32)
    size_blocks("MATH_F32_", "../math/own.tmpl.h", "", 1)
    need(0)
    size_blocks("MATH_", "../math/bound_size.tmpl.h", "", 0, "math")
    finish()
    begin("more_sizes.h", "The sizes that more.h needs, once each.")
    found("more")
    need(64)
    size_blocks("MORE_PART_", "../more/size.tmpl.h", "\n#define SG_T_BOUND_SIZE 0", 1)
    need(0)
    size_blocks("MORE_", "../more/size.tmpl.h", "\n#define SG_T_BOUND_SIZE 1", 0, "more")
    finish()
    begin("more_masks.h", "The masks of the bound size and SG_MASK_BITS, once for each pair of them, for more.h.")
    mask_blocks("MORE_", "../more/vmask.tmpl.h")
    finish()
    begin("more_pairs.h", "The pairs of sizes between which more.h goes, once each.")
    p("#ifndef SG_MADE_MORE_PAIRS_H\n#define SG_MADE_MORE_PAIRS_H\n/* SG_WITH_<n>_<w>_(text): the text, if both sizes are bound */")
    for (i = 1; i <= sizes; i++) for (k = 1; k < i; k++) if (size[i] <= 8 * size[k]) p("#define " with(size[i], size[k]) "(...)")
    p("#endif\n\n/* each pair whose two sizes are bound, or are halves of such sizes that some element needs */")
    for (i = 1; i <= sizes; i++) for (k = 1; k < i; k++) if (size[i] <= 8 * size[k]) pair_blocks(size[i], size[k])
    finish()
    begin("atomic_sizes.h", "The bound size, once each.")
    found("atomic")
    size_blocks("ATOMIC_", "../atomic/size.tmpl.h", "", 0, "atomic")
    finish()
    begin("print_sizes.h", "The bound size, once each.")
    found("print")
    size_blocks("PRINT_", "../print/size.tmpl.h", "", 0, "print")
    finish()
    begin("group_sizes.h", "The bound size, once each.")
    size_blocks("ITEM_", "../group/size.tmpl.h", "", 0)
    finish()
}
