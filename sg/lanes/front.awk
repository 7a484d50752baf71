# SPDX-License-Identifier: MIT
# Makes sg/lanes/front_c.h from the table in sg/lanes/ops.h:  awk -f front.awk ops.h > front_c.h
# A macro cannot define macros, so the bound names (sg_add_f32) and the generic ones (sg_add) are text.

function list(class) {
    if (class == "INT") return "i8 u8 i16 u16 i32 u32 i64 u64"
    if (class == "REAL") return "f16 bf16 f32 f64"
    if (class ~ /32/) return tolower(class)
    return "i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64"
}
function args_of(shape) {
    if (shape == "BIN" || shape == "CMP" || shape == "R_BIN" || shape == "O_BIN" || shape == "SHIFT") return "VV"
    sub(/^[A-Z0-9]_/, "", shape)
    return shape
}
function has_mask(shape) { return shape == "CMP" || shape == "M_V" || args_of(shape) ~ /M/ }
function params(n,   s, i) {
    s = "a"
    for (i = 2; i <= n; i++) s = s ", " substr("abcdef", i, 1)
    return s
}
# the bound names of one operation
function bound(name, class, masked,   n, i, e) {
    n = split(list(class), e, " ")
    for (i = 1; i <= n; i++)
        print "#define sg_" name "_" e[i] " SG_B" (masked ? "M" : "") "_(sg_" name "_" e[i] "x)"
}
# the generic name: dispatch on the first value, else on the pointer
function generic(name, class, masked, args,   k, on, how, p) {
    if (args == "" || args == "S") return
    p = params(length(args))
    if (class ~ /32/) { one_generic = one_generic "#define sg_" name " sg_" name "_" list(class) "\n"; return }
    k = index(args, "V")
    how = class
    if (k) on = substr("abcdef", k, 1)
    else if (args == "T") on = "*(a)"
    else { k = match(args, /[PQ]/); on = substr("abcdef", k, 1); how = "PTR" }
    c_generic = c_generic "#define sg_" name "(" p ") SG_G" (masked ? "M" : "") "_" how "_(sg_" name "_, " on ")(" p ")\n"
    # C++ overloads need help where the arguments do not show the size or the mask's width
    if (how == "PTR" && args ~ /^P/) cxx_generic = cxx_generic "#define sg_" name "(" p ") SG_B_(sg_" name "_o_x)(" p ")\n"
    else if (masked && args !~ /M/) cxx_generic = cxx_generic "#define sg_" name "(" p ") SG_BM_(sg_" name "_o_x)(" p ")\n"
}
BEGIN {
    FS = "[(), \t]+"
    print "/* SPDX-License-Identifier: MIT */"
    print "/* Made from ops.h by front.awk: do not edit."
    print " * Bound names (sg_add_f32) mean the current SG_SIZE; generic names (sg_add) pick the element."
    print " * Long because a macro cannot define macros: one line for each operation and element. */"
    print "#ifndef SG_LANES_FRONT_C_H\n#define SG_LANES_FRONT_C_H\n"
    print "#ifndef SG_GENERIC\n#define SG_GENERIC 1\n#endif\n"
    print "#define SG_B_(p) SG_PASTE2(p, SG_LANES_)"
    print "#define SG_BM_(p) SG_PASTE3(p, SG_LANES_, SG_MASK_SUFFIX_)\n"
    print "/* ---- types ---- */\n"
    print "/* The name of a function with external linkage that takes or gives values, where it is declared, defined and"
    print " * called: it carries S, so files built for two sizes do not link. sycl: SYCL_EXTERNAL */"
    print "#define SG_EXTERN(name) SG_PASTE3(name, _sg, SG_LANES_)\n"
    n = split(list("ALL"), e, " ")
    print "/* A value: one element for each of S lanes, in registers. Assigned, passed and returned as any struct; it has"
    print " * no members for users, and no operators. Uninitialised until it is assigned. sg_<e>x<S> is the type at S lanes. */"
    for (i = 1; i <= n; i++) print "#define sg_" e[i] " SG_B_(sg_" e[i] "x)"
    print "\n/* N values for each lane: field s[N], an array of sg_<e>. N: 2, 3, 4, 8, 16. sycl: vec */"
    for (i = 1; i <= n; i++) {
        for (k = 2; k <= 16; k++) if (k <= 4 || k == 8 || k == 16)
            print "#define sg_" e[i] "v" k " SG_PASTE3(sg_" e[i] "x, SG_LANES_, v" k ")"
    }
    print "\n/* One truth value for each of S lanes. A type of its own: a value is no mask, nor a mask a value. Masks made under"
    print " * another SG_SIZE, or without mask registers another SG_MASK_BITS, are other types: do not pass them on. */"
    print "#define sg_mask SG_BM_(sg_maskx)\n"
    print "/* ---- operations ---- */\n"
}
/^SG_T_(OP|DERIVED|DERIVED_N)\(/ {
    shape = $2; name = $3; class = $4; masked = has_mask(shape)
    bound(name, class, masked)
    generic(name, class, masked, args_of(shape))
    if (shape == "BIN" || shape == "CMP" || shape == "R_BIN" || shape == "O_BIN" || shape == "SHIFT") {
        bound(name "_n", class, masked)
        generic(name "_n", class, masked, "VS")
    }
}
/^SG_T_MASK_OP\(/ { print "#define sg_" $3 " SG_BM_(sg_" $3 "_x)" }
END {
    for (k = 2; k <= 16; k++) if (k <= 4 || k == 8 || k == 16) {
        bound("load_v" k, "ALL", 0); generic("load_v" k, "ALL", 0, "P")
        bound("store_v" k, "ALL", 0); generic("store_v" k, "ALL", 0, "QN")
        bound("block_load_v" k, "ALL", 0); generic("block_load_v" k, "ALL", 0, "P")
        bound("block_store_v" k, "ALL", 0); generic("block_store_v" k, "ALL", 0, "QN")
    }
    n = split(list("ALL"), e, " ")
    print "\n/* ---- permute ---- */\n"
    print "/* sg_<e> sg_permute(sg_<e> x, i0, i1, ...);"
    print " * sg_<e> sg_permute_<e>(sg_<e> x, i0, i1, ...);"
    print " * lane k gets x[ik mod S]. S lane numbers, meant to be constants; another count of them does not compile. One permute"
    print " * where a value is one register; else as sg_shuffle with a constant idx. */"
    for (i = 1; i <= n; i++)
        print "#define sg_permute_" e[i] "(x, ...) \\\n    SG_PASTE3(sg_permute_" e[i] "x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))"
    print "\n/* ---- convert ---- */\n"
    print "/* sg_<to> sg_convert_fast_<to>(sg_<e> x);"
    print " * sg_<to>x<S> sg_convert_fast_<to>_<e>x<S>(sg_<e>x<S> x);"
    print " * as sg_convert_<to>, but of floats that an integer does not hold, and of NaN, any value. The same as"
    print " * sg_convert_<to> on every target so far. */" # names cost the including file less than functions
    for (i = 1; i <= n; i++) for (k = 1; k <= n; k++) for (s = 1; s <= 64; s *= 2)
        print "#define sg_convert_fast_" e[i] "_" e[k] "x" s " sg_convert_" e[i] "_" e[k] "x" s
    print "\n#if SG_GENERIC\n"
    for (i = 1; i <= n; i++) print "#define sg_convert_fast_" e[i] " sg_convert_" e[i]
    printf "%s", one_generic
    print "\n#ifndef __cplusplus\n"
    split("ALL INT REAL", classes, " ")
    for (c = 1; c <= 3; c++) for (m = 0; m < 2; m++) {
        n = split(list(classes[c]), e, " ")
        s = "#define SG_G" (m ? "M" : "") "_" classes[c] "_(p, x) _Generic((x)"
        for (i = 1; i <= n; i++) s = s ", \\\n    sg_" e[i] ": SG_B" (m ? "M" : "") "_(p##" e[i] "x)"
        print s ")"
    }
    n = split("int8_t i8 uint8_t u8 int16_t i16 uint16_t u16 int32_t i32 uint32_t u32 int64_t i64 uint64_t u64 sg_half f16 sg_bfloat16 bf16 float f32 double f64", t, " ")
    for (m = 0; m < 2; m++) {
        s = "#define SG_G" (m ? "M" : "") "_PTR_(p, x) _Generic((x)"
        for (i = 1; i <= n; i += 2) {
            f = "SG_B" (m ? "M" : "") "_(p##" t[i + 1] "x)"
            s = s ", \\\n    const " t[i] " *: " f ", " t[i] " *: " f
        }
        print s ")"
    }
    n = split(list("ALL"), e, " ")
    s = "#define SG_G_PERMUTE_(x) _Generic((x)"
    for (i = 1; i <= n; i++) s = s ", \\\n    sg_" e[i] ": SG_PASTE3(sg_permute_" e[i] "x, SG_LANES_, _)"
    print s ")"
    print "#define sg_permute(x, ...) SG_G_PERMUTE_(x)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))"
    printf "%s", c_generic
    print "\n/* sg_<to> sg_convert_<to>(sg_<e> x);"
    print " * sg_<to>x<S> sg_convert_<to>_<e>x<S>(sg_<e>x<S> x);"
    print " * lane i gets x[i] as another element. Integers wrap or extend. To floats: one rounding to nearest even. Floats to"
    print " * integers: towards zero, saturating, NaN gives 0. */"
    for (i = 1; i <= n; i++) print "#define sg_convert_" e[i] "(x) SG_G_ALL_(sg_convert_" e[i] "_, x)(x)"
    print "\n/* sg_<to> sg_as_<to>(sg_<e> x);"
    print " * sg_<to>x<S> sg_as_<to>_<e>x<S>(sg_<e>x<S> x);"
    print " * lane i gets the bits of x[i], as another element of the same width; another width does not compile. Costs nothing. */"
    split("8 i8 u8;16 i16 u16 f16 bf16;32 i32 u32 f32;64 i64 u64 f64", group, ";")
    for (g = 1; g <= 4; g++) {
        n = split(group[g], e, " ")
        for (i = 2; i <= n; i++) {
            s = "#define sg_as_" e[i] "(x) _Generic((x)"
            for (k = 2; k <= n; k++) s = s ", \\\n    sg_" e[k] ": SG_B_(sg_as_" e[i] "_" e[k] "x)"
            print s ")(x)"
        }
    }
    print "\n#else\n"
    print "#define sg_permute(x, ...) SG_PASTE3(sg_permute_o_x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))"
    printf "%s", cxx_generic
    print "\n#endif\n#endif\n\n#endif"
}
