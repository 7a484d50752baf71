# SPDX-License-Identifier: MIT
# The C names and C++ overloads of the algorithms of a group, and of loads and stores of items and sub-groups.

function parameter(letter, args) {
    return letter ~ /[VT]/ ? "x" : letter == "N" ? (args ~ /[PQT]/ ? "n" : "i") : letter == "O" ? "op" : letter == "S" ? "init" \
        : letter == "I" ? "idx" : letter == "U" ? "d" : letter == "P" ? (args ~ /Q/ ? "in" : "p") : args ~ /P/ ? "out" : "p"
}
# The parameters of a macro, or the arguments that it passes on: there the word of an operation gets op_prefix in front.
function parameters(args, op_prefix,   i, c, s) {
    s = "g"
    for (i = 1; i <= length(args); i++) {
        c = substr(args, i, 1)
        s = s ", " (c == "O" && op_prefix != "" ? op_prefix "##op##_" : parameter(c, args))
    }
    return s
}
function algorithm_names(name,   row, args, i, e, a, call) {
    row = alg_row[name]
    args = arguments_of_algorithm(name)
    a = parameters(args)
    for (i = 1; i <= elements; i++) {
        e = element[i]
        if (row == "OPPOSITE") p("#define sg_" name "_" e "(" a ") (!sg_" alg_of[name] "_" e "(" a "))")
        else if (row == "EXCHANGE") p("#define sg_" name "_" e "(" a ") SG_EXCHANGE_(sg_" alg_of[name] "_" e ", " a ")")
        else {
            call = parameters(args, (is_int(e) ? "SG_OP_" : "SG_REAL_OP_") toupper(place_of_op(args)))
            if (args ~ /P/) sub(args ~ /Q/ ? " in," : " p,", " SG_FROM_OF_(" e ", " (args ~ /Q/ ? "in" : "p") "),", call)
            if (args ~ /Q/) sub(args ~ /P/ ? " out," : " p,", " SG_INTO_OF_(" e ", " (args ~ /P/ ? "out" : "p") "),", call)
            p("#define sg_" name "_" e "(" a ") SG_COLLECTIVE_(sg_" name "_" e "x, " call ")")
        }
    }
    if (row == "OPPOSITE") p("#define sg_" name "_bool(" a ") (!sg_" alg_of[name] "_bool(" a "))")
    else if (row == "ALGORITHM" && alg_shape[name] ~ /^B/) p("#define sg_" name "_bool(g, p, n) sg_" name "_u8(g, sg_bytes_of_bool_(p), n)")
}
function arguments_of_algorithm(name,   s) { s = alg_shape[name]; sub(/^[A-Z0-9]_/, "", s); return s }
# If the word of an operation does not exist, this prefix makes a name of it that does not exist either: the compiler's message about that
# name says which words exist, and on which side of the init they stand, since the two are easily swapped.
function words_prefix(place,   i, s) { s = place == "" ? "sg_op_is_" : "sg_op_comes_" place "and_is_"; for (i = 1; i <= reductions; i++) s = s reduction[i] "_"; return s "not_" }
function place_of_op(args) { return args ~ /OS/ ? "before_init_" : args ~ /SO/ ? "behind_init_" : "" }
function algorithm_generic(name,   row, args, a, of, on) {
    row = alg_row[name]
    args = arguments_of_algorithm(name)
    a = parameters(args)
    of = args ~ /O/ ? "SG_CLASS_##op##_" : "ALL_"
    if (row == "OPPOSITE") p("#define sg_" name "(" a ") (!sg_" alg_of[name] "(" a "))")
    else if (row == "EXCHANGE") p("#define sg_" name "(" a ") SG_EXCHANGE_(sg_" alg_of[name] ", " a ")")
    else {
        sub(/^g/, "SG_ANY_GROUP_(g)", a)
        if (alg_shape[name] ~ /^B/) sub(/ p,/, " SG_TRUTH_(p),", a)
        gsub(/op/, "SG_OP_##op##_", a)
        on = args ~ /^[VT]/ ? "x" : parameter(args ~ /P/ ? "P" : "Q", args)
        if (!sub("SG_TRUTH_\\(p\\)", "SG_TRUTH_(SG_IT_(p))", a)) { a = a ","; sub(" " on ",", " SG_IT_(" on "),", a); sub(/,$/, "", a) }
        if (args ~ /PNQ/) sub(" out,", " SG_INTO_LIKE_(SG_IT_(in), out),", a)
        p("#define sg_" name "(" parameters(args) ") SG_AT_(SG_ONCE_(" on ") " (args ~ /O/ ? "SG_WORD_(" words_prefix(place_of_op(args)) "##op##_) " : "") "\\\n    " \
            (alg_shape[name] ~ /^B/ ? "SG_G_TRUTH_(sg_" name "_, SG_IT_(p))" : (args ~ /^[VT]/ ? "SG_G_VALUE_" : "SG_G_POINTER_") "(sg_" name "_, " (args ~ /^T/ ? "*" : "") "SG_IT_(" on "), " of ")") \
            "(" a ", SG_HERE_(__LINE__)) SG_DONE_)")
    }
}
# In C++: an overload for floats with a word of bits (and, or, xor). Every right overload fits better, so it takes only wrong calls.
function bits_refused(name,   args, i, c, s) {
    args = arguments_of_algorithm(name)
    for (i = 1; i <= length(args); i++) {
        c = substr(args, i, 1)
        s = s ", " (c == "O" ? "sg_and_or_xor_are_of_integers_" : c == "N" ? "size_t" : "sg_any_argument_")
    }
    p("void sg_" name "_(sg_any_argument_" s ", const char *) SG_REFUSED_(SG_BITS_TEXT_);")
}
# sg_item_load_<e> and functions like it: bound names. p is the pointer; `of` is the handle before it. macro adds the size to a name.
function memory_names(prefix, macro, name,   i, e, x, how, of) {
    of = "SG_OF_" toupper(prefix) "_"
    how = name ~ /^load/ ? "FROM" : "INTO"
    x = how == "INTO" ? ", x" : ""
    p("#if SG_HAVE_ONCE && SG_GENERIC")
    for (i = 1; i <= elements; i++) {
        e = element[i]
        p("#define sg_" prefix "_" name "_" e "(of, p" x ") SG_AT_(" of "(of, " macro "(" name "_" e "x))(of, SG_" how "_OF_(" e ", p)" x "))")
    }
    p("#else")
    for (i = 1; i <= elements; i++) p("#define sg_" prefix "_" name "_" element[i] " SG_AT_(" macro "(" name "_" element[i] "x))")
    p("#endif")
}
function make_group_names(   i, k, place) {
    begin("item_names.h", "C names of loads and stores of items and sub-groups; their docstrings are in group/item.h and group/nd_item.h.", 1)
    p("#pragma GCC system_header /* as lanes_names.h */\n")
    memory_names("item", "SG_ITEM_", "load")
    memory_names("item", "SG_ITEM_", "store")
    memory_names("sub_group", "SG_SUB_GROUP_", "load")
    memory_names("sub_group", "SG_SUB_GROUP_", "store")
    for (i = 1; i <= counts; i++) { memory_names("sub_group", "SG_SUB_GROUP_", "load_v" count[i]); memory_names("sub_group", "SG_SUB_GROUP_", "store_v" count[i]) }
    finish()
    begin("group_names.h", "C names of the algorithms of a group; in C++ the generic ones call overloads.", 1)
    p("#pragma GCC system_header /* as lanes_names.h */\n")
    p("/* The words that floats have. Another word becomes a name that the compiler's message shows. */")
    for (k = 1; k <= 3; k++) for (i = 1; i <= reductions; i++) {
        place = toupper(place_of_op(substr("O  OS SO ", 3 * k - 2, 3)))
        if (k > 1) p("#define SG_OP_" place reduction[i] "_ SG_OP_" reduction[i] "_")
        p("#define SG_REAL_OP_" place reduction[i] "_ " (reduction_class[reduction[i]] == "ALL" ? "SG_OP_" reduction[i] "_" : "sg_and_or_xor_want_integers_"))
    }
    p("")
    for (i = 1; i <= algorithms; i++) algorithm_names(algorithm[i])
    p("\n#if SG_GENERIC\n")
    p("#define SG_WORD_(name) (void)sizeof(name),")
    for (k = 1; k <= 3; k++) for (i = 1; i <= reductions; i++) p("extern const char " words_prefix(place_of_op(substr("O  OS SO ", 3 * k - 2, 3))) reduction[i] "_;")
    p("#ifndef __cplusplus\n#define SG_G_PTR_ALL_ SG_G_PTR_")
    wrong_call("BIT", "sg_and_or_xor_want_a_value_of_integers_of_this_SG_SIZE_")
    wrong_call("BIT_POINTER", "sg_and_or_xor_want_a_pointer_to_integers_")
    by_value("SG_G_BIT_(p, x)", "INT", "SG_B_(p##<e>x)", wrong["BIT"])
    by_pointer("SG_G_PTR_BIT_(p, x)", "INT", "SG_B_(p##<e>x)", wrong["BIT_POINTER"], 0, 1)
    p("#else")
    p("#define SG_BITS_TEXT_ \"sg: and, or, xor are of integers: sg_as_i32, ... give the bits of floats; add, mul, min, max are of floats, too\"")
    for (i = 1; i <= algorithms; i++) if (alg_row[algorithm[i]] == "ALGORITHM" && arguments_of_algorithm(algorithm[i]) ~ /O/) bits_refused(algorithm[i])
    p("#endif\n")
    for (i = 1; i <= algorithms; i++) algorithm_generic(algorithm[i])
    p("\n#endif")
    finish()
}
function make_group_overloads(   i, k, name, args, c, s, call, result) {
    begin("group_overloads.tmpl.h", "C++ overloads of the algorithms for one element at one size. The handle shows the size, so the names\n" \
        " * of group_names.h need not add it.")
    p("#ifndef SG_T_ANY_GROUP\n#error \"sg: group_overloads.tmpl.h is included by collective_elem.tmpl.h\"\n#endif\n")
    p("/* and, or, xor have a type of their own, which no overload for floats takes */\n#if SG_T_KIND >= 2\n#define SG_T_OP_TYPE sg_op_\n#else\n#define SG_T_OP_TYPE int\n#endif\n")
    for (i = 1; i <= algorithms; i++) {
        name = algorithm[i]
        if (alg_row[name] != "ALGORITHM") continue
        args = arguments_of_algorithm(name)
        s = ""
        for (k = 1; k <= length(args); k++) {
            c = substr(args, k, 1)
            s = s ", " (c == "O" ? "SG_T_OP_TYPE " : c == "N" ? "size_t " : cxx_type(c)) parameter(c, args)
        }
        result = substr(alg_shape[name], 1, 1)
        p("SG_INLINE " (result == "B" ? "bool " : cxx_type(result)) "sg_" name "_(SG_T_ANY_GROUP g" s ", const char *site) {\n" \
            "    " (result == "0" ? "" : "return ") "SG_T_FN(" name ")(" parameters(args) ", site);\n}")
    }
    p("#undef SG_T_OP_TYPE")
    finish()
}
