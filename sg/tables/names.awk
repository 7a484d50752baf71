# SPDX-License-Identifier: MIT
# The C names: bound ones (sg_add_f32), which mean the current SG_SIZE, and generic ones (sg_add), which pick the element. And the C++
# overloads, which pick the element without macros. They are written as text, because a macro cannot define macros.

# n parameters: a, b, c, ...
function letters(n,   s, i) {
    s = "a"
    for (i = 2; i <= n; i++) s = s ", " substr("abcdef", i, 1)
    return s
}

# ---- floor 2 ----

# The bound names of one operation: one macro for each element. For a pointer to another element a C compiler would only warn, so the
# macro checks the pointer where the compiler has the means.
function bound(name, class, masked, args,   n, i, e, b, a, call) {
    n = split(list(class), e, " ")
    b = "SG_B" (masked ? "M" : "") "_(sg_" name "_"
    if (args ~ /[PQ]/) {
        a = call = letters(length(args))
        sub(substr("abcdef", match(args, /[PQ]/), 1), "SG_" (args ~ /P/ ? "FROM" : "INTO") "_OF_(<e>, &)", call)
        p("#if SG_HAVE_ONCE && SG_GENERIC")
        for (i = 1; i <= n; i++) p("#define sg_" name "_" e[i] "(" a ") " at(b e[i] "x)(" call_of(call, e[i]) ")", args))
        p("#else")
    }
    for (i = 1; i <= n; i++) p("#define sg_" name "_" e[i] " " at(b e[i] "x)", args))
    if (args ~ /[PQ]/) p("#endif")
}
# Operations that access memory (P, Q) give the checked build the line of the call.
function at(call, args) { return args ~ /[PQ]/ ? "SG_AT_(" call ")" : call }
# The generic name. It picks the element by the pointer if there is one, else by the first value. That argument is evaluated in one
# place (SG_ONCE_): if its text stood twice, each level of nested calls would double the text.
function generic(name, class, masked, args, result,   k, on, how, a, call, c, same, whole) {
    if (args == "" || args == "S") return
    a = letters(length(args))
    if (class in alone_class) { one_generic = one_generic "#define sg_" name " sg_" name "_" list(class) "\n"; return }
    k = match(args, /[PQ]/)
    how = args ~ /P/ ? "FROM" : "INTO"
    if (!k) { k = match(args, /[VT]/); how = class }
    on = substr("abcdef", k, 1)
    c = substr(args, k, 1)
    same = c == "V" && result == "V" ? "_" class : ""
    call = a
    sub(on, c == "P" ? "SG_FROM_(" on ")" : c == "Q" ? "SG_INTO_(" on ")" : "SG_IT_(" on ")", call)
    whole = args ~ /^VSS?$/ && class != "REAL"
    if (whole && args == "VS") sub(/ b/, " SG_SCALAR_(b)", call)
    if (result args == "SVU") { # one scalar, by the number of its lane; that argument is easily forgotten
        c_generic = c_generic "#define sg_" name "(...) SG_OF_TWO_(SG_" toupper(name) "_, \"sg: the lane number is missing: write sg_" name "(x, 0)\", __VA_ARGS__)\n"
        c_generic = c_generic "#define SG_" toupper(name) "_(a, b) SG_ONCE_(a) SG_G_ALL_(sg_" name "_, SG_IT_(a))(SG_IT_(a), b) SG_DONE_\n"
    } else c_generic = c_generic "#define sg_" name "(" a ") " (args ~ /[PQ]/ ? "SG_AT_(" : "") "SG_ONCE_(" on ") " again (!whole ? "" : args == "VS" ? "SG_WHOLE_" class "_(b) " : "SG_WHOLE_TWO_(b, c) ") (same == "" ? "" : "SG_SET_ ") "SG_G" (masked ? "M" : "") "_" how "_(sg_" name "_, " (c == "T" ? "*" : "") "SG_IT_(" on "))(" call ") SG_DONE" same "_" (args ~ /[PQ]/ ? ")" : "") "\n"
    # where the arguments do not show the size or the mask's width, the macro adds it to the overload's name
    if (args ~ /^P/) no_overload(name, "SG_B_(sg_" name "_o_x)", a, class, args)
    else if (masked && args !~ /M/) no_overload(name, "SG_BM_(sg_" name "_o_x)", a, class, args)
    else no_overload(name, "", a, class, args)
}
# The arguments that a generic name wants, in words, for the message about a wrong call.
function wanted(name, class, args,   i, c, s, values) {
    for (i = 1; i <= length(args); i++) {
        c = substr(args, i, 1)
        if (c == "V") values++
        s = s (i > 1 ? ", " : "") (c == "V" ? "value" : c == "M" ? "mask" : c == "S" ? "scalar" : c == "I" ? "sg_u32 value" : c == "J" ? "unsigned value of the element's width" : c == "P" || c == "Q" ? "pointer" : c == "R" ? "register" : c == "T" ? "array of S values" : c == "W" ? "N values for each lane" : "number")
    }
    s = "sg_" name "(" s ")"
    if (class == "INT") s = s ", values of integers"
    if (class == "REAL") s = s ", values of floats"
    if (values > 1) s = s ", all of one element and SG_SIZE"
    else if (values) s = s ", of this SG_SIZE"
    if (again != "" && values) s = s " (include sg/more.h again after it changes)"
    if (args ~ /Q/) return s "; the pointer is one to the value's element, and not const"
    if (args ~ /P/) return s "; the pointer is one to an element, and not volatile"
    if (args == "VV" && (name "_n") in has_n) s = s "; a scalar on the right: sg_" name "_n; sg_splat_<e> makes a value of one; masks: sg_mask_and, ..."
    else if (args == "VVV" && (name "_n") in has_n) s = s "; scalars on the right: sg_" name "_n; sg_splat_<e> makes a value of one; masks: sg_mask_and, ..."
    else if (values && args !~ /S/) s = s "; sg_splat_<e> makes a value of a scalar; masks have sg_mask_and, ..."
    return s
}
# The name for its declaration. In the checked build it is also a macro; the parentheses keep that from being expanded in a declaration.
function overloaded(name) { return "(sg_" name ")" }
function no_overload(name, sized, a, class, args,   own) {
    wanted_of[name] = wanted(name, class, args)
    if (args ~ /^VSS?$/ && class != "REAL") {
        own = sized == "" ? overloaded(name) : "SG_PASTE2(SG_T_PLAIN_FN(" name "_o), SG_T_MASK_SUFFIX)"
        own = (args == "VS" ? "SG_NO_FRACTION(" : "SG_NO_FRACTIONS(") own ", " (sized == "" ? "value" : "mask") ")\n"
        if (sized == "") cxx_fraction = cxx_fraction own
        else mask_fraction = mask_fraction own
    }
    if (sized == "") { cxx_wrong = cxx_wrong "SG_NO_OVERLOAD(" overloaded(name) ", \"" wanted(name, class, args) "\")\n"; cxx_checked = cxx_checked "#define sg_" name "(...) SG_AT_(sg_" name "(__VA_ARGS__))\n"; return }
    cxx_generic = cxx_generic "#define sg_" name "(" a ") " "SG_AT_(" sized "(" a "))\n"
    if (args ~ /P/) wrong_load = wrong_load "SG_NO_OVERLOAD(SG_T_PLAIN_FN(" name "_o), \"" wanted(name, class, args) "\")\n"
    else wrong_mask = wrong_mask "SG_NO_OVERLOAD(SG_PASTE2(SG_T_PLAIN_FN(" name "_o), SG_T_MASK_SUFFIX), \"" wanted(name, class, args) "\")\n"
}
# Selects among the elements of a class by a value, or by a pointer to one.
# other: the function that is called if no element fits; the compiler's message shows its name.
function by_value(macro, class, call, other,   n, i, e, s) {
    n = split(list(class), e, " ")
    s = "#define " macro " _Generic((x)"
    for (i = 1; i <= n; i++) s = s ", \\\n    sg_" e[i] ": " call_of(call, e[i])
    p(s (other == "" ? "" : ", \\\n    default: " other) ")")
}
function by_pointer(macro, class, call, other, into, alone,   n, i, e, s) {
    n = split(list(class), e, " ")
    s = "#define " macro " _Generic((x)"
    for (i = 1; i <= n; i++) s = s ", \\\n    " (into ? "" : "const " type[e[i]] " *: " call_of(call, e[i]) ", ") type[e[i]] " *: " call_of(call, e[i])
    p(s (other == "" || alone ? "" : " SG_OTHER_" (into ? "INTO" : "FROM") "_(" substr(call, 1, index(call, "(") - 1) ", p)") (other == "" ? "" : ", \\\n    default: " other) ")")
}
function call_of(call, e) { gsub(/<e>/, e, call); return call }

function make_lanes_names(   i, k, n, e, s, m, c, name, sh, masked, class) {
    begin("lanes_names.h", "C names of floor 2. In C++ and with Clang the generic ones are overloads (lanes_overloads.tmpl.h).\n" \
        " * Long, because it has a line for each operation and element: a macro cannot define macros.", 1)
    p("#pragma GCC system_header /* the file has only macros; so messages about a wrong call show the line of the call */\n")
    p("#define SG_B_(p) SG_PASTE2(p, SG_X_)")
    p("#define SG_BM_(p) SG_PASTE3(p, SG_X_, SG_MASK_SUFFIX_)\n")
    p("/* Check that a pointer points to the right element, for which C would only warn: to e (SG_FROM_OF_, SG_INTO_OF_), to the element of the\n * value x (SG_INTO_AS_), or to that of the pointer `from` (SG_INTO_LIKE_). */")
    p("#if SG_HAVE_ONCE && SG_GENERIC")
    # every name here has a prefix, because a bare word might be a macro of the program
    p("#define SG_IS_OF_(at, reads, name, fit) \\\n    _Generic(at(name, sg_p_), fit *: 1, default: _Generic(sg_p_, void *: 1, const void *: reads, default: 0))")
    p("#define SG_CHECKED_POINTER_(at, reads, name, fit, c, p, text) __extension__({ __auto_type sg_p_ = (p); \\\n    _Static_assert(SG_IS_OF_(at, reads, name, fit), \"sg: the pointer is one to \" text); (c void *)sg_p_; })")
    p("#define SG_FROM_OF_(e, p) SG_CHECKED_POINTER_(SG_G_FROM_, 1, sg_load_, __typeof__(SG_B_(sg_load_##e##x)), const, p, #e \", the element in the name\")")
    p("#define SG_INTO_OF_(e, p) SG_CHECKED_POINTER_(SG_G_INTO_, 0, sg_store_, __typeof__(SG_B_(sg_store_##e##x)), , p, #e \", the element in the name, and not const\")")
    p("#define SG_INTO_AS_(x, p) SG_CHECKED_POINTER_(SG_G_INTO_, 0, sg_store_, __typeof__(SG_G_ALL_(sg_store_, x)), , p, \"the value's element, and not const\")")
    p("#define SG_INTO_LIKE_(from, p) SG_CHECKED_POINTER_(SG_G_INTO_, 0, sg_load_, __typeof__(SG_G_FROM_(sg_load_, from)), , p, \"the element of the other pointer, and not const\")")
    p("#else")
    p("#define SG_FROM_OF_(e, p) p\n#define SG_INTO_OF_(e, p) p\n#define SG_INTO_AS_(x, p) p\n#define SG_INTO_LIKE_(from, p) p")
    p("#endif\n")
    p("/* ---- types ---- */\n")
    p("/* The name of a function with external linkage that takes or gives values: use it where the function is declared, defined and")
    p(" * called. The name carries S, the register width, what registers are made of and the lanes of a mask. So files that were built")
    p(" * with different ones do not link: name_sg16_r512_k, name_sg16_r256_m32, name_sg16_r256_m8; name_sg16_r128_p32 with SG_NO_NATIVE")
    p(" * or TCC. sycl: SYCL_EXTERNAL */")
    p("#define SG_EXTERN(name) SG_PASTE6(name, _sg, SG_LANES_, _r, SG_REG_BITS, SG_MASK_LAYOUT_)\n")
    p("/* A value: one element for each of S lanes, in registers. It is assigned, passed and returned like any struct; it has")
    p(" * no members for users, and operators only in C++. Uninitialised until it is assigned. sg_<e>x<S> is the type at S lanes. */")
    for (i = 1; i <= elements; i++) p("#define sg_" element[i] " SG_B_(sg_" element[i] "x)")
    p("\n/* N values for each lane: field s[N], an array of sg_<e>. N: 2, 3, 4, 8, 16. sycl: vec */")
    for (i = 1; i <= elements; i++) for (k = 1; k <= counts; k++)
        p("#define sg_" element[i] "v" count[k] " SG_PASTE3(sg_" element[i] "x, SG_X_, v" count[k] ")")
    p("\n/* The register that holds a value, or each of them, as the target's own functions take it: __m128i to __m512i, __m128 to __m512 for")
    p(" * f32, __m128d to __m512d for f64; int8x16_t to float64x2_t, uint16x8_t for f16 and bf16; v128_t; elsewhere a GNU vector of 128 bits,")
    p(" * or a union of arrays where the compiler has no vectors. sg_native_<e>x<S> is the type at S lanes. */")
    for (i = 1; i <= elements; i++) p("#define sg_native_" element[i] " SG_B_(sg_native_" element[i] "x)")
    p("\n/* One truth value for each of S lanes. It has its own type: masks and values do not convert to each other. Masks made under")
    p(" * another SG_SIZE, or without mask registers under another SG_MASK_BITS, have other types: do not pass them on. */")
    p("#define sg_mask SG_BM_(sg_maskx)\n")
    p("/* ---- operations ---- */\n")
    for (i = 1; i <= operations; i++) {
        name = operation[i]; sh = op_shape[name]; class = op_class[name]
        if (name in in_more) continue
        if (class == "MASK") { p("#define sg_" name " SG_BM_(sg_" name "_x)"); continue }
        masked = takes_mask(sh)
        if (second_of[sh] != 0) has_n[name "_n"] = 1
        bound(name, class, masked, arguments_of[sh])
        generic(name, class, masked, arguments_of[sh], result_of[sh])
        if (second_of[sh] != 0) {
            bound(name "_n", class, masked)
            generic(name "_n", class, masked, second_of[sh] == "SS" ? "VSS" : "VS", result_of[sh])
        }
    }
    for (k = 1; k <= counts; k++) {
        bound("load_v" count[k], "ALL", 0, "P"); generic("load_v" count[k], "ALL", 0, "P", "")
        bound("store_v" count[k], "ALL", 0, "QW"); generic("store_v" count[k], "ALL", 0, "QW", "")
        if (count[k] <= 4) {
            bound("load_n_v" count[k], "ALL", 0, "PN"); generic("load_n_v" count[k], "ALL", 0, "PN", "")
            bound("store_n_v" count[k], "ALL", 0, "QWN"); generic("store_n_v" count[k], "ALL", 0, "QWN", "")
        }
        bound("block_load_v" count[k], "ALL", 0, "P"); generic("block_load_v" count[k], "ALL", 0, "P", "")
        bound("block_store_v" count[k], "ALL", 0, "QW"); generic("block_store_v" count[k], "ALL", 0, "QW", "")
    }
    p("\n/* ---- registers ---- */\n")
    p("/* sg_native_<e> sg_get_native(sg_<e> x, uint32_t k);")
    p(" * sg_native_<e> sg_get_native_<e>(sg_<e> x, uint32_t k);")
    p(" * sg_native_<e>x<S> sg_get_native_<e>x<S>(sg_<e>x<S> x, uint32_t k);")
    p(" * register k mod n of x, for an instruction that sg does not offer. x is in n = sizeof(sg_<e>) / sizeof(sg_native_<e>) registers, its")
    p(" * first lanes in register 0. If a value is smaller than a register, the lanes behind S are unspecified. Costs nothing for a constant k. */")
    bound("get_native", "ALL", 0)
    generic("get_native", "ALL", 0, "VU", "R")
    p("/* sg_<e> sg_set_native(sg_<e> x, uint32_t k, sg_native_<e> r);")
    p(" * sg_<e> sg_set_native_<e>(sg_<e> x, uint32_t k, sg_native_<e> r);")
    p(" * sg_<e>x<S> sg_set_native_<e>x<S>(sg_<e>x<S> x, uint32_t k, sg_native_<e>x<S> r);")
    p(" * x with its register k mod n, counted as by sg_get_native, replaced by r; x may be sg_zero_<e>(). Costs nothing for a constant k. */")
    bound("set_native", "ALL", 0)
    generic("set_native", "ALL", 0, "VUR", "V")
    p("\n/* ---- permute ---- */\n")
    p("/* sg_<e> sg_permute(sg_<e> x, i0, i1, ...);")
    p(" * sg_<e> sg_permute_<e>(sg_<e> x, i0, i1, ...);")
    p(" * lane k gets x[ik mod S]. There must be S lane numbers, or the call does not compile; they are meant to be constants. One permute")
    p(" * where a value is one register; else as sg_shuffle with a constant idx. */")
    for (i = 1; i <= elements; i++)
        p("#define sg_permute_" element[i] "(x, ...) \\\n    SG_PASTE3(sg_permute_" element[i] "x, SG_X_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))")
    p("\n/* ---- convert ---- */\n")
    p("#if SG_GENERIC\n")
    printf "%s", one_generic > made
    p("")
    p("/* Where the compiler has the means, the text of a macro's argument x appears once, and SG_IT_(x) is its value. SG_SET_ makes it the\n" \
        " * result, which has the same type. So a wrong call still has a type, and the calls around it get no messages of their own. */")
    p("#if SG_HAVE_ONCE")
    p("#define SG_ONCE_(x) (__extension__({ __auto_type sg_it_ = (x); SG_CHECKED_DO_(sg_checked_at_(__FILE__, __LINE__);)")
    p("#define SG_IT_(x) sg_it_")
    p("#define SG_AGAIN_(name) (void)sizeof(SG_PASTE3(name, SG_LANES_, _)); /* undeclared, unless the header was included for this SG_SIZE */")
    p("#define SG_DONE_ ; }))")
    p("#if SG_GCC_MAJOR < 11 /* sg_it_ may be const there */")
    p("#define SG_SET_\n#define SG_DONE_ALL_ ; }))\n#define SG_DONE_REAL_ ; }))\n#define SG_DONE_INT_ ; }))")
    p("#else")
    p("#define SG_SET_ sg_it_ =")
    p("/* A stand-in for the result where sg_it_ is a number or a pointer (classes 1 to 8), a mask, or a value of an element that the call does not take */")
    p("#define SG_WHERE_(condition, then, otherwise) _Generic((char (*)[1 + (condition)])0, char (*)[2]: then, default: otherwise)")
    p("#define SG_IS_SCALAR_(x) ((unsigned)__builtin_classify_type(x) - 1 < 8)")
    p("#define SG_STAND_IN_ \\\n    SG_WHERE_(SG_IS_SCALAR_(sg_it_), _Generic(sg_it_, default: *(sg_f32 *)0, double: *(sg_f64 *)0, int: *(sg_i32 *)0), _Generic(sg_it_, sg_mask: *(sg_f32 *)0, default: sg_it_))")
    p("#define SG_DONE_ALL_ ; SG_STAND_IN_; }))")
    p("#define SG_DONE_REAL_ ; SG_WHERE_(SG_G_IS_INT_(sg_it_), *(sg_f32 *)0, SG_STAND_IN_); }))")
    p("#define SG_DONE_INT_ ; SG_WHERE_(SG_IS_SCALAR_(sg_it_), *(sg_i32 *)0, sg_it_); })) /* so that x = sg_shl(x, i) with floats gives one message */")
    p("#endif")
    p("/* A scalar for values of integers is no float. Class 8 is one, and a double stands for a float, of whose way to the builtin -Wdouble-promotion tells. */")
    p("#define SG_IS_WHOLE_(s) (__builtin_classify_type(_Generic((s), float: (double)0, default: (s))) != 8)")
    p("#if SG_HAVE_ONCE_SCALAR")
    p("#define SG_SCALAR_(s) sg_scalar_\n#define SG_KEEP_SCALAR_(s) const __auto_type sg_scalar_ = (s);")
    p("#else")
    p("#define SG_SCALAR_(s) s\n#define SG_KEEP_SCALAR_(s)")
    p("#endif")
    p("#define SG_WHOLE_ALL_(s) SG_KEEP_SCALAR_(s) \\\n    _Static_assert(SG_IS_WHOLE_(SG_SCALAR_(s)) || !SG_G_IS_INT_(sg_it_), \"sg: a floating-point number, for a value of integers\");")
    p("#define SG_WHOLE_INT_(s) SG_KEEP_SCALAR_(s) \\\n    _Static_assert(SG_IS_WHOLE_(SG_SCALAR_(s)), \"sg: a floating-point number, for a value of integers\");")
    p("#define SG_WHOLE_TWO_(s, t) \\\n    _Static_assert((SG_IS_WHOLE_(s) && SG_IS_WHOLE_(t)) || !SG_G_IS_INT_(sg_it_), \"sg: a floating-point number, for a value of integers\");")
    p("#else")
    p("#define SG_ONCE_(x) (SG_CHECKED_DO_(sg_checked_at_(__FILE__, __LINE__),)\n#define SG_IT_(x) (x)\n#define SG_AGAIN_(name)\n#define SG_DONE_ )\n#define SG_SET_\n#define SG_DONE_ALL_ )\n#define SG_DONE_REAL_ )\n#define SG_DONE_INT_ )")
    p("#define SG_WHOLE_ALL_(s)\n#define SG_WHOLE_INT_(s)\n#define SG_WHOLE_TWO_(s, t)\n#define SG_SCALAR_(s) s")
    p("#endif")
    p("\n#ifndef __cplusplus\n")
    p("#if SG_HAVE_ONCE /* without the test for class 5, a pointer, the first message would be about the cast */")
    p("#define SG_PLACE_(p) __builtin_choose_expr(__builtin_classify_type(SG_IT_(p)) == 5, SG_IT_(p), 0)")
    p("#else\n#define SG_PLACE_(p) SG_IT_(p)\n#endif")
    p("#define SG_FROM_(p) ((const void *)SG_PLACE_(p))\n#define SG_INTO_(p) ((void *)SG_PLACE_(p))\n")
    p("/* pointers to scalars whose type is not that of an element, but has its size and kind */")
    p("#define SG_OTHER_FROM_(b, p) SG_OTHER_INTO_(b, p), \\\n    const char *: b(SG_PASTE3(p, SG_CHAR_ELEMENT_, x)), const sg_other_int_ *: b(SG_PASTE3(p, SG_OTHER_INT_ELEMENT_, x)), \\\n" \
        "    const sg_other_uint_ *: b(SG_PASTE3(p, SG_OTHER_UINT_ELEMENT_, x)) SG_OTHER_HALF_(const, b, p)")
    p("#define SG_OTHER_INTO_(b, p) , \\\n    char *: b(SG_PASTE3(p, SG_CHAR_ELEMENT_, x)), sg_other_int_ *: b(SG_PASTE3(p, SG_OTHER_INT_ELEMENT_, x)), \\\n" \
        "    sg_other_uint_ *: b(SG_PASTE3(p, SG_OTHER_UINT_ELEMENT_, x)) SG_OTHER_HALF_(, b, p)")
    p("#if SG_HAVE_FLOAT16\n#define SG_OTHER_HALF_(c, b, p) , c sg_float16_ *: b(p##f16x)\n#else\n#define SG_OTHER_HALF_(c, b, p)\n#endif\n")
    p("/* Never called: the compiler's message about a wrong argument shows such a name. */")
    wrong_call("ALL", "sg_wants_a_value_of_this_SG_SIZE_for_a_scalar_sg_splat_")
    wrong_call("INT", "sg_wants_a_value_of_integers_of_this_SG_SIZE_")
    wrong_call("REAL", "sg_wants_a_value_of_floats_of_this_SG_SIZE_")
    wrong_call("FROM", "sg_wants_a_pointer_to_an_element_")
    wrong_call("INTO", "sg_wants_a_pointer_to_an_element_that_is_not_const_")
    wrong_call("AS", "sg_wants_a_value_of_the_same_width_else_sg_convert_")
    p("")
    n = split("ALL INT REAL", classes, " ")
    for (c = 1; c <= n; c++) for (m = 0; m < 2; m++)
        by_value("SG_G" (m ? "M" : "") "_" classes[c] "_(p, x)", classes[c], "SG_B" (m ? "M" : "") "_(p##<e>x)", wrong[classes[c]])
    by_value("SG_G_IS_INT_(x)", "INT", "1", "0")
    for (m = 0; m < 2; m++) by_pointer("SG_G" (m ? "M" : "") "_FROM_(p, x)", "ALL", "SG_B" (m ? "M" : "") "_(p##<e>x)", wrong["FROM"], 0)
    for (m = 0; m < 2; m++) by_pointer("SG_G" (m ? "M" : "") "_INTO_(p, x)", "ALL", "SG_B" (m ? "M" : "") "_(p##<e>x)", wrong["INTO"], 1)
    p("/* pointers to exactly an element's type */")
    by_pointer("SG_G_PTR_(p, x)", "ALL", "SG_B_(p##<e>x)", wrong["FROM"], 0, 1)
    by_value("SG_G_PERMUTE_(x)", "ALL", "SG_PASTE3(sg_permute_<e>x, SG_X_, _)", wrong["ALL"])
    p("#endif\n\n#if !SG_HAVE_OVERLOADS\n")
    p("#define sg_permute(x, ...) SG_ONCE_(x) SG_SET_ SG_G_PERMUTE_(SG_IT_(x))(SG_IT_(x), SG_B_(sg_lanes_of_x)(__VA_ARGS__)) SG_DONE_ALL_")
    printf "%s", c_generic > made
    p("\n/* sg_<to> sg_convert_<to>(sg_<e> x);")
    p(" * sg_<to>x<S> sg_convert_<to>_<e>x<S>(sg_<e>x<S> x);")
    p(" * lane i gets x[i] as another element. Integers wrap or extend. To floats: rounds once, to nearest even. From floats to")
    p(" * integers: towards zero, saturating; NaN gives 0. */")
    for (i = 1; i <= elements; i++) p("#define sg_convert_" element[i] "(x) SG_ONCE_(x) SG_G_ALL_(sg_convert_" element[i] "_, SG_IT_(x))(SG_IT_(x)) SG_DONE_")
    p("\n/* sg_<to> sg_as_<to>(sg_<e> x);")
    p(" * sg_<to>x<S> sg_as_<to>_<e>x<S>(sg_<e>x<S> x);")
    p(" * lane i gets the bits of x[i], as another element of the same width. With <sg/more.h> also to another width: x has S lanes, the result")
    p(" * has S2 = S * bits of <e> / bits of <to> lanes, and sg.h must have bound both sizes before sg/more.h is included; the function is")
    p(" * sg_as_<to>_<e>x<S>. The first lane has the first bits, the lowest of them lowest, on every machine. Costs nothing; to another width on")
    p(" * big endian machines two shuffles for each register. */")
    for (k = 1; k <= widths; k++) {
        n = split(of_bits(width[k]), e, " ")
        for (i = 1; i <= n; i++) by_value_of_bits("sg_as_" e[i] "(x)", width[k], "SG_B_(sg_as_" e[i] "_<e>x)")
    }
    p("\n#else\n")
    p("#define sg_permute(x, ...) SG_PASTE3(sg_permute_o_x, SG_X_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))")
    printf "%s", cxx_generic > made
    p("\n/* ---- messages for calls that no overload fits ---- */\n")
    printf "%s", cxx_wrong > made
    printf "#if SG_CHECKED\n%s#endif\n", cxx_checked > made
    p("#if SG_HAVE_OPERATORS")
    printf "%s", cxx_fraction > made
    p("#endif")
    for (i = 1; i <= elements; i++) p("SG_NO_OVERLOAD(sg_convert_" element[i] ", \"sg_convert_" element[i] "(value), of this SG_SIZE; a cast converts a scalar\")")
    for (i = 1; i <= elements; i++) p("SG_NO_OVERLOAD(sg_as_" element[i] ", \"sg_as_" element[i] "(value), of an element of the same width; sg_convert_" element[i] " converts others\")")
    p("\n#endif\n#endif")
    finish()
}
function wrong_call(class, name) {
    wrong[class] = name
    p("SG_WRONG_CALL(" name ")")
}
function by_value_of_bits(macro, b, call,   n, i, e, s) {
    n = split(of_bits(b), e, " ")
    s = "#define " macro " SG_ONCE_(x) _Generic(SG_IT_(x)"
    for (i = 1; i <= n; i++) s = s ", \\\n    sg_" e[i] ": " call_of(call, e[i])
    p(s ", \\\n    default: " wrong["AS"] ")(SG_IT_(x)) SG_DONE_")
}

# ---- C++ overloads of floor 2 ----

# The type that a letter of shapes.h means in the templates.
function cxx_type(letter) {
    if (letter == "V") return "SG_T_VALUE "
    if (letter == "M") return "SG_T_PUBLIC_MASK "
    if (letter == "I") return "SG_T_IDX "
    if (letter == "R") return "SG_T_NATIVE_TYPE "
    if (letter == "J") return "SG_T_UNSIGNED "
    if (letter == "X") return "SG_T_VALUE_OF(u64) "
    if (letter == "S") return "SG_T_TYPE "
    if (letter == "P") return "const SG_T_TYPE *"
    if (letter == "Q") return "SG_T_TYPE *"
    if (letter == "T") return "SG_T_VALUE *"
    return plain_type[letter] " "
}
# Whether a form takes scalars or a count for values of integers: a number with a fraction would be cut off there.
function cuts(name, args) { return name ~ /_n$/ && args ~ /^V(SS?|U)$/ && op_class[substr(name, 1, length(name) - 2)] != "REAL" }
# One overload. form 0: for the element itself. 1: for a pointer to SG_T_OTHER_TYPE, a C type of the element's size and kind.
# 2: for any other pointer; calls of it do not compile. 3: for numbers with a fraction, where text has an F; calls of it do not compile.
function overload(name, result, args, masked, form, text,   i, c, a, params, call, own, n, scalars) {
    if (form && form < 3 && args !~ /[PQ]/) return
    for (i = 1; i <= length(args); i++) {
        c = substr(args, i, 1)
        a = c == "V" ? substr("abc", ++n, 1) : c == "M" ? "m" : c == "S" ? substr("st", ++scalars, 1) : c == "N" ? "n" : c ~ /[PQ]/ ? "p" : c == "T" || c == "W" ? "v" : c == "R" ? "r" : c == "D" ? "d" : "i"
        params = params (i > 1 ? ", " : "") (form == 3 && substr(text, i, 1) == "F" ? "long double " : c !~ /[PQ]/ || form == 0 ? cxx_type(c) : form == 2 ? "sg_a_pointer_to_an_element_and_not_" (c == "P" ? "volatile_ " : "const_ ") : c == "P" ? "const SG_T_OTHER_TYPE *" : "SG_T_OTHER_TYPE *") a
        call = call (i > 1 ? ", " : "") (c !~ /[PQ]/ || form == 0 ? a : c == "P" ? "SG_T_POINTER(const, p)" : "SG_T_POINTER(, p)")
    }
    own = overloaded(name)
    if (args ~ /^P/) own = "SG_T_PLAIN_FN(" name "_o)"
    if (result == "M") own = "SG_PASTE2(SG_T_PLAIN_FN(" name "_o), SG_T_MASK_SUFFIX)"
    if (form == 2) p("SG_NO_POINTER(" own "(" params "), \"" wanted_of[name] "\")")
    else if (form == 3) p("SG_NO_CONVERSION(SG_OVER_" (text ~ /S/ ? 1 : 0) "_ " cxx_type(result) own "(" params "), SG_CUT_)")
    else p((form || text == "" ? "" : text "\n") "SG_OVERLOAD" (cuts(name, args) ? "_" length(args) - 1 "_ " : " ") cxx_type(result) own "(" params ") { " (result == "0" ? "" : "return ") "SG_T_" (masked ? "PUBLIC_" : "") "FN(" name ")(" call "); }")
}
# only: P or Q leaves out the operations that take no such pointer
function overloads_of(class, masked, form, only,   i, name, sh) {
    for (i = 1; i <= operations; i++) {
        name = operation[i]; sh = op_shape[name]
        if ((name in in_more) != of_more || op_class[name] != class || takes_mask(sh) != masked || (only != "" && index(arguments_of[sh], only) == 0)) continue
        if (arguments_of[sh] != "" && arguments_of[sh] != "S") overload(name, result_of[sh], arguments_of[sh], masked, form, op_doc[name])
        if (second_of[sh] != 0) overload(name "_n", result_of[sh], "V" second_of[sh], masked, form, op_doc[name])
    }
}
# The overloads that refuse a fraction in C with Clang; for C++ operators.h has templates that do.
function fractions_of(class, masked,   i, name, sh) {
    for (i = 1; i <= operations; i++) {
        name = operation[i]; sh = op_shape[name]
        if ((name in in_more) != of_more || op_class[name] != class || takes_mask(sh) != masked || second_of[sh] == 0) continue
        if (!cuts(name "_n", "V" second_of[sh])) continue
        if (second_of[sh] != "SS") { overload(name "_n", result_of[sh], "V" second_of[sh], masked, 3, "VF"); continue }
        overload(name "_n", result_of[sh], "VSS", masked, 3, "VSF")
        overload(name "_n", result_of[sh], "VSS", masked, 3, "VFS")
        overload(name "_n", result_of[sh], "VSS", masked, 3, "VFF")
    }
}
# All operations of the element, either those with a mask or those without.
function overloads_of_element(masked) {
    overloads_of("ALL", masked, 0, "")
    p("#if SG_T_KIND <= 1")
    overloads_of("INT", masked, 0, "")
    fractions_of("ALL", masked)
    fractions_of("INT", masked)
    p("#else")
    overloads_of("REAL", masked, 0, "")
    p("#endif")
}
# The functions of N values for each lane; W is the letter for these values.
function overloads_of_counts(form, only,   i, k) {
    for (k = 1; k <= counts; k++) {
        plain_type["W"] = "SG_T_VALUES(" count[k] ")"
        if (count[k] <= 4 && only != "Q") overload("load_n_v" count[k], "W", "PN", 0, form, "")
        if (count[k] <= 4 && only != "P") overload("store_n_v" count[k], "0", "QWN", 0, form, "")
        for (i = 0; i < 2 && only != "Q"; i++) overload((i ? "block_" : "") "load_v" count[k], "W", "P", 0, form, "")
        for (i = 0; i < 2 && only != "P"; i++) overload((i ? "block_" : "") "store_v" count[k], "0", "QW", 0, form, "")
    }
}
# Begins the overloads of form 1.
function other_pointers() {
    p("/* ---- the same for pointers to another C type of the element's size and kind ---- */\n")
    p("#if SG_T_BITS == 8 && SG_T_KIND == SG_CHAR_IS_SIGNED_\n#define SG_T_OTHER_TYPE char")
    p("#elif SG_T_BITS == SG_OTHER_BITS_ && SG_T_KIND == 0\n#define SG_T_OTHER_TYPE sg_other_uint_")
    p("#elif SG_T_BITS == SG_OTHER_BITS_ && SG_T_KIND == 1\n#define SG_T_OTHER_TYPE sg_other_int_")
    p("#elif SG_T_BITS == 16 && SG_T_KIND == 3 && SG_HAVE_FLOAT16\n#define SG_T_OTHER_TYPE sg_float16_\n#endif")
    p("#ifdef SG_T_OTHER_TYPE\n#define SG_T_POINTER(c, p) ((c SG_T_TYPE *)(c void *)(p))")
}
function make_lanes_overloads(   m, i, k, n, e) {
    split("U uint32_t D int32_t N size_t L uint64_t B bool 0 void", t_, " ")
    for (i = 1; i <= 12; i += 2) plain_type[t_[i]] = t_[i + 1]
    begin("lanes_overloads.tmpl.h", "The generic names for one element at one size, as overloads in C++ and in C with Clang.\n" \
        " * SG_T_MASKED_PART 0: the operations without a mask; 1: those that take or give one. Where the arguments do not show the\n" \
        " * size (loads) or the mask's width (compares), the overload is sg_<op>_ox<S>, and lanes_names.h has a macro that adds it.\n" \
        " * Long, for the reason that lanes_names.h is. */\n" \
        "/* First the overloads for pointers that the element does not accept: a call of them does not compile. Then the others.")
    p("#ifndef SG_T_MASKED_PART\n#error \"sg: lanes_overloads.tmpl.h needs SG_T_MASKED_PART\"\n#endif")
    p("#pragma GCC system_header /* for the attributes */\n")
    for (m = 0; m < 2; m++) {
        p(m ? "#else" : "#if !SG_T_MASKED_PART")
        p("#if SG_T_KIND == 0 && SG_T_BITS == 8 /* once for each size */")
        printf "%s", (m ? wrong_mask : wrong_load) > made
        if (m) { p("#if SG_HAVE_OPERATORS"); printf "%s", mask_fraction > made; p("#endif") }
        overloads_of("ALL", m, 2, "P")
        if (!m) overloads_of_counts(2, "P")
        p("#endif")
        overloads_of("ALL", m, 2, "Q")
        if (!m) overloads_of_counts(2, "Q")
        overloads_of_element(m)
        if (m) continue
        overloads_of_counts(0, "")
        overload("get_native", "R", "VU", 0, 0, "")
        overload("set_native", "V", "VUR", 0, 0, "")
        p("SG_OVERLOAD SG_T_VALUE SG_PASTE2(SG_T_PLAIN_FN(permute_o), _)(SG_T_VALUE a, SG_T_LANE_NUMBERS k) { return SG_T_INTERNAL(permute)(a, k); }")
        for (i = 1; i <= elements; i++)
            p("SG_OVERLOAD SG_T_VALUE_OF(" element[i] ") sg_convert_" element[i] "(SG_T_VALUE a) { return SG_T_CONVERT_TO(" element[i] ")(a); }")
        for (k = 1; k <= widths; k++) {
            p("#" (k > 1 ? "el" : "") "if SG_T_BITS == " width[k])
            n = split(of_bits(width[k]), e, " ")
            for (i = 1; i <= n; i++) p("SG_OVERLOAD SG_T_VALUE_OF(" e[i] ") sg_as_" e[i] "(SG_T_VALUE a) { return SG_T_AS_TO(" e[i] ")(a); }")
        }
        p("#endif")
    }
    p("#endif\n")
    other_pointers()
    p("#if !SG_T_MASKED_PART")
    overloads_of("ALL", 0, 1, "")
    overloads_of_counts(1, "")
    p("#else")
    overloads_of("ALL", 1, 1, "")
    p("#endif\n#undef SG_T_OTHER_TYPE\n#undef SG_T_POINTER\n#endif")
    finish()
}

# ---- the operations of <sg/more.h> ----

# Conversions from values of a class to integers.
function conversion(name, class, text,   i, n, e) {
    n = split(list("INT"), e, " ")
    p("/* sg_<to> sg_convert_" name "_<to>(sg_<e> x);")
    p(" * sg_<to>x<S> sg_convert_" name "_<to>_<e>x<S>(sg_<e>x<S> x);\n * Elements: " class ".\n" text " */")
    for (i = 1; i <= n; i++) {
        p("#define sg_convert_" name "_" e[i] "(x) SG_ONCE_(x) SG_MORE_AGAIN_ SG_G_" class "_(sg_convert_" name "_" e[i] "_, SG_IT_(x))(SG_IT_(x)) SG_DONE_")
        cxx_wrong = cxx_wrong "SG_NO_OVERLOAD(sg_convert_" name "_" e[i] ", \"sg_convert_" name "_" e[i] "(value), of " (class == "INT" ? "integers" : "floats") " and of this SG_SIZE; sg_convert_" e[i] " converts others\")\n"
    }
    p("")
}
# sg_as_<e> from elements of every width. Its part for the same width repeats lanes_names.h.
function as_of_all(e,   i, k, j, s, f, n) {
    s = "#define sg_as_" e "(x) SG_ONCE_(x) _Generic(SG_IT_(x)"
    for (i = 1; i <= elements; i++) if (bits[element[i]] == bits[e]) s = s ", \\\n    sg_" element[i] ": SG_B_(sg_as_" e "_" element[i] "x)"
    s = s ","
    for (k = 1; k <= sizes; k++) for (j = 1; j < k; j++) {
        n = ""
        for (i = 1; i <= elements; i++) {
            f = element[i]
            if (bits[e] * size[k] == bits[f] * size[j]) n = n " sg_" f "x" size[j] ": sg_as_" e "_" f "x" size[j] ","
            if (bits[f] * size[k] == bits[e] * size[j]) n = n " sg_" f "x" size[k] ": sg_as_" e "_" f "x" size[k] ","
        }
        if (n != "") s = s (size[k] <= 8 * size[j] ? " \\\n    " with(size[k], size[j]) "(" n ")" : "")
    }
    p(s " \\\n    default: sg_wants_a_value_of_the_same_width_else_sg_convert_)(SG_IT_(x)) SG_DONE_")
}
function halves_of_all(name, joins,   i, k, s, n) {
    s = "#define sg_" name (joins ? "(a, b)" : "(x)") " SG_ONCE_(" (joins ? "a" : "x") ") _Generic(SG_IT_(" (joins ? "a" : "x") "),"
    for (k = 2; k <= sizes; k++) {
        n = ""
        for (i = 1; i <= elements; i++) n = n " sg_" element[i] "x" size[joins ? k - 1 : k] ": sg_" name "_" element[i] "x" size[k] ","
        s = s " \\\n    " with(size[k], size[k - 1]) "(" n ")"
    }
    p(s " \\\n    default: sg_wants_a_value_of_a_size_whose_" (joins ? "double" : "half") "_is_bound_)" (joins ? "(SG_IT_(a), b)" : "(SG_IT_(x))") " SG_DONE_")
}
function make_more_names(   i, name, sh, class) {
    c_generic = cxx_generic = cxx_wrong = cxx_fraction = cxx_checked = one_generic = ""
    again = "SG_MORE_AGAIN_ " # whether the header was included for this size
    begin("more_names.h", "C names of the operations in tables/more.h; in C++, and by Clang, the generic ones are overloads.\n" \
        " * Long, for the reason that lanes_names.h is.", 1)
    p("#pragma GCC system_header /* as lanes_names.h */\n")
    for (i = 1; i <= operations; i++) {
        name = operation[i]; sh = op_shape[name]; class = op_class[name]
        if (!(name in in_more)) continue
        if (second_of[sh] != 0) has_n[name "_n"] = 1
        bound(name, class, takes_mask(sh), arguments_of[sh])
        generic(name, class, takes_mask(sh), arguments_of[sh], result_of[sh])
        if (second_of[sh] == 0) continue
        bound(name "_n", class, 0)
        generic(name "_n", class, 0, second_of[sh] == "SS" ? "VSS" : "VS", result_of[sh])
    }
    p("\n#if SG_GENERIC\n")
    printf "%s", one_generic > made
    p("\n#if !SG_HAVE_OVERLOADS\n")
    p("#define SG_MORE_AGAIN_ SG_AGAIN_(" include_again("more") ")")
    p("SG_WRONG_CALL(sg_wants_a_value_of_a_size_whose_half_is_bound_)\nSG_WRONG_CALL(sg_wants_a_value_of_a_size_whose_double_is_bound_)")
    printf "%s", c_generic > made
    p("\n/* ---- convert: other sizes ---- */\n")
    for (i = 1; i <= elements; i++) p("#undef sg_as_" element[i])
    p("\n/* As in lanes_names.h, and from elements of other widths too. */")
    for (i = 1; i <= elements; i++) as_of_all(element[i])
    p("\n/* sg_<e>x<H> sg_lo(sg_<e>x<S> x);")
    p(" * sg_<e>x<H> sg_lo_<e>x<S>(sg_<e>x<S> x);")
    p(" * the lower half of x: its first H = S / 2 lanes. sg.h must have bound both sizes before sg/more.h is included. One")
    p(" * instruction, or none. */")
    halves_of_all("lo", 0)
    p("/* sg_<e>x<H> sg_hi(sg_<e>x<S> x);")
    p(" * sg_<e>x<H> sg_hi_<e>x<S>(sg_<e>x<S> x);")
    p(" * the upper half of x: its last H = S / 2 lanes. As sg_lo. */")
    halves_of_all("hi", 0)
    p("/* sg_<e>x<S> sg_join(sg_<e>x<H> a, sg_<e>x<H> b);")
    p(" * sg_<e>x<S> sg_join_<e>x<S>(sg_<e>x<H> a, sg_<e>x<H> b);")
    p(" * the lanes of a, then those of b, H = S / 2 lanes each. To append zeros to a, join it and a zero. As sg_lo. */")
    halves_of_all("join", 1)
    p("\n/* ---- convert: to integers ---- */\n")
    conversion("sat", "INT", " * lane i gets x[i], limited to the range of <to>. <to> is an integer; from floats sg_convert_<to> saturates.")
    conversion("rint", "REAL", " * lane i gets x[i] rounded to the nearest integer, halves to even; saturating, NaN gives 0. <to> is an integer.")
    conversion("fast", "REAL", " * as sg_convert_<to>, towards zero; but floats that <to> does not hold, and NaN, give any value. <to> is an integer. Faster\n * on x86 to i32 and narrower; elsewhere, and from f64, the same as sg_convert_<to>.")
    conversion("fast_rint", "REAL", " * as sg_convert_rint_<to>; but floats that <to> does not hold, and NaN, give any value. <to> is an integer. Faster where\n * sg_convert_fast_<to> is.")
    p("#else\n")
    printf "%s", cxx_wrong > made
    if (cxx_checked != "") printf "#if SG_CHECKED\n%s#endif\n", cxx_checked > made
    if (cxx_fraction != "") p("#if SG_HAVE_OPERATORS\n" cxx_fraction "#endif")
    for (i = 1; i <= 3; i++) {
        split("lo hi join", t_, " ")
        p("SG_NO_OVERLOAD(sg_" t_[i] ", \"sg_" t_[i] (i == 3 ? "(value, value), of a size whose double" : "(value), of a size whose half") " is bound, too: by sg.h and <sg/more.h>, included with it\")")
    }
    p("\n#endif\n#endif")
    finish()
}
function make_more_overloads(   m, n, i, k, e, kinds) {
    of_more = 1
    begin("more_overloads.tmpl.h", "Generic names of the operations in tables/more.h, of one element at one size, as overloads in C++ and in C by Clang.")
    p("#if !defined(SG_T_VALUE) || !defined(SG_T_MASKED_PART)\n#error \"sg: more_overloads.tmpl.h needs an element, and SG_T_MASKED_PART as lanes_overloads.tmpl.h\"\n#endif")
    p("#pragma GCC system_header /* for the attributes */\n")
    for (m = 1; m >= 0; m--) {
        p(m ? "#if SG_T_MASKED_PART\n#if SG_T_KIND == 0 && SG_T_BITS == 8 /* once for each size */" : "#else")
        if (m) { overloads_of("ALL", m, 2, "P"); p("#endif") }
        overloads_of_element(m)
    }
    n = split(list("INT"), e, " ")
    split("sat rint fast fast_rint", kinds, " ")
    for (k = 1; k <= 4; k++) {
        if (k < 3) p(k == 1 ? "#if SG_T_KIND <= 1" : "#else")
        for (i = 1; i <= n; i++)
            p("SG_OVERLOAD SG_T_VALUE_OF(" e[i] ") sg_convert_" kinds[k] "_" e[i] "(SG_T_VALUE a) { return SG_T_CONVERT_TO(" kinds[k] "_" e[i] ")(a); }")
    }
    p("#endif\n#endif")
    other_pointers()
    p("#if SG_T_MASKED_PART")
    overloads_of("ALL", 1, 1, "")
    p("#endif\n#undef SG_T_OTHER_TYPE\n#undef SG_T_POINTER\n#endif")
    finish()
    of_more = 0
}

# ---- elementary functions ----

function of_math(takes) { return takes == "VV" ? "value, value), both" : takes == "VW" ? "value, &value), both" : "value)," }
function math_hint(takes) {
    return takes == "VV" ? "sg_splat_f32(2) makes a value of a number, sg_convert_f32(x) one of other elements" : "libm has the functions of scalars, and sg_convert_f32(x) converts other elements"
}
function make_math_names(   i, a, call) {
    begin("math_names.h", "C names of elementary functions; in C++, and by Clang, the generic ones are overloads.", 1)
    p("#pragma GCC system_header /* as lanes_names.h */\n")
    for (i = 1; i <= maths; i++) {
        p("#define sg_" math[i] "_f32 SG_B_(sg_" math[i] "_f32x)")
        p("#define sg_" math[i] "_f64 SG_B_(sg_" math[i] "_f64x)")
    }
    p("\n#if SG_HAVE_OVERLOADS\n")
    for (i = 1; i <= maths; i++)
        p("SG_NO_OVERLOAD(sg_" math[i] ", \"sg_" math[i] "(" of_math(arguments_of[math_shape[math[i]]]) " of f32 or of f64, and of this SG_SIZE (include sg/math.h again after it changes); " math_hint(arguments_of[math_shape[math[i]]]) "\")")
    p("\n#elif SG_GENERIC\n")
    p("#define SG_MATH_AGAIN_ SG_AGAIN_(" include_again("math") ")")
    p("SG_WRONG_CALL(sg_wants_a_value_of_f32_or_f64_of_this_SG_SIZE_)")
    p("#define SG_G_MATH_(p, x) _Generic((x), sg_f32: SG_B_(p##f32x), sg_f64: SG_B_(p##f64x), default: sg_wants_a_value_of_f32_or_f64_of_this_SG_SIZE_)")
    p("SG_WRONG_CALL(sg_wants_the_address_of_a_value_of_f32_or_f64_of_this_SG_SIZE_)")
    p("#define SG_G_MATH_TO_(p, to) _Generic((to), sg_f32 *: SG_B_(p##f32x), sg_f64 *: SG_B_(p##f64x), default: sg_wants_the_address_of_a_value_of_f32_or_f64_of_this_SG_SIZE_)")
    for (i = 1; i <= maths; i++) {
        a = letters(length(arguments_of[math_shape[math[i]]]))
        if (arguments_of[math_shape[math[i]]] == "VW") { # picked by the second argument, so that a wrong pointer is an error too
            p("#define sg_" math[i] "(a, b) SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_TO_(sg_" math[i] "_, b)(SG_IT_(a), b) SG_DONE_REAL_")
            continue
        }
        call = a
        sub(/a/, "SG_IT_(a)", call)
        p("#define sg_" math[i] "(" a ") SG_ONCE_(a) SG_MATH_AGAIN_ SG_SET_ SG_G_MATH_(sg_" math[i] "_, SG_IT_(a))(" call ") SG_DONE_REAL_")
    }
    p("\n#endif")
    finish()
}

# ---- atomic operations: functions take a mask as bits, so one function serves masks of every width ----

# name: without sg_. args: the arguments after the mask, as text; x is the value among them.
function atomic_names(name, class, masked, args,   n, i, e, call, a, of, b) {
    n = split(list(class), e, " ")
    a = masked ? "m, " args : args
    call = masked ? "SG_BM_(sg_ballot_x)(m), " args : args
    of = call
    sub(/p/, "SG_INTO_OF_(<e>, &)", of)
    if (!masked) p("#if SG_HAVE_ONCE && SG_GENERIC")
    for (i = 1; i <= n; i++) {
        b = masked ? "SG_PASTE3(sg_" name "_bits_" e[i] "x, SG_X_, _)" : "SG_B_(sg_" name "_" e[i] "x)"
        p("#define sg_" name (masked ? "_masked" : "") "_" e[i] "(" a ") SG_AT_(" b "(" call_of(of, e[i]) "))")
    }
    if (!masked) {
        p("#else")
        for (i = 1; i <= n; i++) p("#define sg_" name "_" e[i] " SG_AT_(SG_B_(sg_" name "_" e[i] "x))")
        p("#endif")
        atomic_checked = atomic_checked "#define sg_" name "(...) SG_AT_(sg_" name "(__VA_ARGS__))\n"
    } else atomic_cxx = atomic_cxx "#define sg_" name "_masked(" a ") SG_AT_(sg_" name "_bits_(" call "))\n"
    sub(/, x/, ", SG_IT_(x)", call)
    sub(/p/, "SG_INTO_AS_(SG_IT_(x), p)", call)
    atomic_generic = atomic_generic "#define sg_" name (masked ? "_masked(" : "(") a ") SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_" (masked ? "BITS_" : "ATOMIC_") class "_(sg_" name (masked ? "_bits_" : "_") ", SG_IT_(x))(" call ") SG_DONE_)\n"
}
function make_atomic_names(   i, k, m, name) {
    begin("atomic_names.h", "C names of atomic operations with a value for each lane.", 1)
    p("#pragma GCC system_header /* as lanes_names.h */\n")
    for (i = 1; i <= atomics; i++) for (m = 0; m < 2; m++) {
        atomic_names("fetch_" atomic[i], atomic_class[atomic[i]], m, "p, x, order")
        atomic_names("fetch_" atomic[i] "_at", atomic_class[atomic[i]], m, "p, idx, x, order")
    }
    for (m = 0; m < 2; m++) atomic_names("scatter_add", "NUMBER", m, "p, idx, x")
    p("\n/* functions of one element */")
    for (k = 0; k < 2; k++) {
        name = k ? "histogram_add_global" : "histogram_add"
        p("#if SG_HAVE_ONCE && SG_GENERIC\n#define sg_" name "(p, idx) SG_AT_(SG_B_(sg_" name "_x)(SG_INTO_OF_(u32, p), idx))")
        p("#else\n#define sg_" name " SG_AT_(SG_B_(sg_" name "_x))\n#endif")
        p("#define sg_" name "_masked(m, p, idx) SG_AT_(SG_PASTE3(sg_" name "_bits_x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), idx))")
    }
    p("\n#if SG_GENERIC && !defined(__cplusplus)\n")
    p("#define SG_ATOMIC_AGAIN_ SG_AGAIN_(" include_again("atomic") ")")
    split("WORD NUMBER", classes, " ")
    for (k = 1; k <= 2; k++) {
        wrong_call(classes[k], "sg_wants_a_value_of_" (classes[k] == "WORD" ? "integers_of_32_or_64_bits" : "32_or_64_bits") "_and_this_SG_SIZE_")
        by_value("SG_G_ATOMIC_" classes[k] "_(f, x)", classes[k], "SG_B_(f##<e>x)", wrong[classes[k]])
        by_value("SG_G_BITS_" classes[k] "_(f, x)", classes[k], "SG_PASTE3(f##<e>x, SG_X_, _)", wrong[classes[k]])
    }
    printf "%s", atomic_generic > made
    p("\n#elif SG_GENERIC\n")
    printf "%s", atomic_cxx > made
    printf "#if SG_CHECKED\n%s#endif\n", atomic_checked > made
    p("\n#endif")
    finish()
}

# ---- names of headers that sg.h does not include ----

# The functions and macros that a header defines for users, found in its text.
function defined_in(file,   line, s) {
    while ((getline line < ("../" file)) > 0) {
        if (line ~ /^SG_INLINE /) sub(/\(.*/, "", line)
        else if (!sub(/^#define /, "", line) || !sub(/\(.*/, "", line)) continue
        sub(/.*[ *]/, "", line)
        if (line ~ /^(sg|SG)_/ && line !~ /_$/ && index(s " ", " " line " ") == 0) s = s " " line
    }
    close("../" file)
    return s
}
# The names; and each name with each element of the class at its end. bare: also the names themselves.
function with_elements(them, class, bare,   i, k, n, m, name, e, s) {
    n = split(them, name, " ")
    m = split(list(class), e, " ")
    for (i = 1; i <= n; i++) {
        if (bare) s = s " " name[i]
        for (k = 1; k <= m; k++) s = s " " name[i] "_" e[k]
    }
    return s
}
# The made names of <sg/HEADER.h>: the generic ones, which are macros or overloads, and those with an element.
function names_of(header,   i, k, n, e, m, s, name, kinds) {
    if (header == "math") for (i = 1; i <= maths; i++) s = s " " math[i] " " math[i] "_f32 " math[i] "_f64"
    if (header == "print") s = defined_in("print.h")
    if (header == "atomic") {
        for (i = 1; i <= atomics; i++) {
            name = "fetch_" atomic[i]
            s = s with_elements(name " " name "_masked " name "_at " name "_at_masked", atomic_class[atomic[i]], 1)
        }
        s = s with_elements("scatter_add scatter_add_masked", "NUMBER", 1) " histogram_add histogram_add_masked histogram_add_global histogram_add_global_masked"
    }
    if (header == "more") {
        for (i = 1; i <= operations; i++) {
            name = operation[i]
            if (!(name in in_more)) continue
            m = second_of[op_shape[name]] != 0 ? " " name "_n" : ""
            s = s with_elements(name m, op_class[name], arguments_of[op_shape[name]] !~ /^S?$/)
        }
        n = split(list("INT"), e, " ")
        m = split("sat rint fast fast_rint", kinds, " ")
        for (k = 1; k <= m; k++) for (i = 1; i <= n; i++) s = s " convert_" kinds[k] "_" e[i]
        s = s " lo hi join"
    }
    n = split(s, e, " ")
    s = ""
    for (i = 1; i <= n; i++) s = s (i > 1 ? " " : "") (e[i] ~ /^sg_/ ? "" : "sg_") e[i]
    return s
}
function forgotten(name, header,   told) {
    told = name "_needs_sg_" header "_h"
    sub(/^SG_/, "sg_", told)
    p("#define " name "(...) SG_FORGOTTEN_(\"sg: " name " needs #include <sg/" header ".h>\", " told ")")
}
# Names that a header itself defines. They are left out if the header was read already; else the header undefines them. They are left
# out while a file is read for one of several levels too, as made/level_names.tmpl.h then has macros of these names.
function forgotten_of(file, header,   i, n, name, guard) {
    guard = "SG_" toupper(file)
    gsub(/[\/.]/, "_", guard)
    p("#if !defined(" guard ") && !SG_LEVEL_")
    n = split(defined_in(file), name, " ")
    for (i = 1; i <= n; i++) forgotten(name[i], header)
    p("#endif")
}
# Makes such a header first undefine what lanes_forgotten.h made of its names.
function found(header,   i, n, name) {
    n = split(names_of(header), name, " ")
    p("#ifndef SG_" toupper(header) "_FOUND_ /* from here on these names are real: lanes_forgotten.h had them say that the header is missing */\n#define SG_" toupper(header) "_FOUND_")
    for (i = 1; i <= n; i++) p("#undef " name[i])
    p("#endif")
}
function make_forgotten(   h, headers, i, k, n, name) {
    begin("lanes_forgotten.h", "Names whose call is an error, with a message that says what to write. Generic names of headers that sg.h does not include: the message\n * says which header to include. Names without their element. Names that do not exist, but that users of CUDA, OpenCL or SYCL expect.", 1)
    p("#pragma GCC system_header /* as lanes_names.h */\n")
    p("#if SG_GENERIC")
    p("#define SG_FORGOTTEN_(text, name) SG_PRAGMA_(GCC error text) name /* the name is declared nowhere: with a compiler that ignores the pragma, the error message shows the name */")
    h = split("math atomic more print", headers, " ")
    for (k = 1; k <= h; k++) {
        n = split(names_of(headers[k]), name, " ")
        for (i = 1; i <= n; i++) forgotten(name[i], headers[k])
    }
    forgotten_of("more/bits.h", "more")
    forgotten_of("more/operator.h", "more")
    forgotten_of("dispatch.h", "dispatch")
    p("\n/* names that exist only with an element */")
    n = split("convert as", name, " ")
    for (i = 1; i <= operations; i++) if (!(operation[i] in in_more) && arguments_of[op_shape[operation[i]]] ~ /^S?$/) name[++n] = operation[i]
    for (i = 1; i <= n; i++)
        p("#define sg_" name[i] "(...) SG_FORGOTTEN_(\"sg: the element belongs to the name: sg_" name[i] "_f32, sg_" name[i] "_i32, ...\", sg_" name[i] "_needs_an_element)")
    p("\n/* names that do not exist, but that users of CUDA, OpenCL or SYCL expect */")
    expected("barrier nd_item_barrier syncthreads work_group_barrier", "sg_group_barrier(sg_nd_item_get_group(it))")
    expected("syncwarp", "sg_sub_group_barrier(sg_nd_item_get_sub_group(it))")
    expected("launch submit enqueue parallel_for_work_group", "sg_parallel_for(queue, range, kernel, &args)")
    expected("nd_item_load nd_item_load_n", "sg_sub_group_load(sg_nd_item_get_sub_group(it), p)")
    expected("nd_item_store nd_item_store_n", "sg_sub_group_store(sg_nd_item_get_sub_group(it), p, x)")
    expected("item_get_group item_get_sub_group", "items of a basic range have no groups, those of SG_KERNEL have")
    expected("shfl", "sg_shuffle(x, index)")
    expected("shfl_up", "sg_shuffle_up(x, n)")
    expected("shfl_down", "sg_shuffle_down(x, n)")
    expected("shfl_xor", "sg_shuffle_xor(x, bits)")
    expected("float", "sg_f32, S lanes", 1)
    expected("double", "sg_f64, S lanes", 1)
    expected("char", "sg_i8, S lanes", 1)
    expected("short", "sg_i16, S lanes", 1)
    expected("int", "sg_i32, S lanes", 1)
    expected("long", "sg_i64, S lanes", 1)
    expected("uchar", "sg_u8, S lanes", 1)
    expected("ushort", "sg_u16, S lanes", 1)
    expected("uint", "sg_u32, S lanes", 1)
    expected("ulong", "sg_u64, S lanes", 1)
    p("#endif")
    finish()
}
# type: the names are those of types, so the macros take no arguments. Names of existing types must not be passed here: as macros with
# arguments they would break sg_range (*f)(size_t), which is right C.
function expected(text, instead, type,   i, n, name, own) {
    n = split(text, name, " ")
    for (i = 1; i <= n; i++) {
        own = "sg_" name[i]
        p("#define " own (type ? "" : "(...)") " SG_FORGOTTEN_(\"sg: there is no " own ": " instead "\", " own "_is_not_there)")
    }
}
