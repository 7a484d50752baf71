# SPDX-License-Identifier: MIT
# Makes sg/atomic/front_c.h from the table in sg/atomic/ops.h:  awk -f front.awk ops.h > front_c.h
# A macro cannot define macros, so the bound names (sg_fetch_add_u32) and the generic ones (sg_fetch_add) are text.
# A mask goes to a function as bits: so one function serves masks of every width.

# name: without the prefix; args: between p and order or at the end, x the value
function names(name, class, masked, args,   n, i, e, mask, bits, p) {
    n = split(class == "INT" ? "i32 u32 i64 u64" : "i32 u32 i64 u64 f32 f64", e, " ")
    p = masked ? "m, " args : args
    bits = masked ? "SG_BM_(sg_ballot_x)(m), " args : args
    for (i = 1; i <= n; i++) {
        if (masked) print "#define sg_" name "_masked_" e[i] "(" p ") SG_PASTE3(sg_" name "_bits_" e[i] "x, SG_LANES_, _)(" bits ")"
        else print "#define sg_" name "_" e[i] " SG_B_(sg_" name "_" e[i] "x)"
    }
    if (masked) {
        generic = generic "#define sg_" name "_masked(" p ") SG_G_BITS_" class "_(sg_" name "_bits_, x)(" bits ")\n"
        cxx = cxx "#define sg_" name "_masked(" p ") sg_" name "_bits_(" bits ")\n"
    } else generic = generic "#define sg_" name "(" p ") SG_G_ATOMIC_" class "_(sg_" name "_, x)(" bits ")\n"
}
BEGIN {
    FS = "[(), \t]+"
    print "/* SPDX-License-Identifier: MIT */"
    print "/* Made from ops.h by front.awk: do not edit."
    print " * Bound names (sg_fetch_add_u32) mean the current SG_SIZE; generic names (sg_fetch_add) pick the element. */"
    print "#ifndef SG_ATOMIC_FRONT_C_H\n#define SG_ATOMIC_FRONT_C_H\n"
}
/^SG_T_ATOMIC\(/ {
    for (masked = 0; masked < 2; masked++) {
        names("fetch_" $2, $3, masked, "p, x, order")
        names("fetch_" $2 "_at", $3, masked, "p, idx, x, order")
    }
}
END {
    for (masked = 0; masked < 2; masked++) names("scatter_add", "NUMBER", masked, "p, idx, x")
    print "\n/* one element */"
    for (k = 0; k < 2; k++) {
        name = k ? "histogram_add_global" : "histogram_add"
        print "#define sg_" name " SG_B_(sg_" name "_x)"
        print "#define sg_" name "_masked(m, p, idx) SG_PASTE3(sg_" name "_bits_x, SG_LANES_, _)(SG_BM_(sg_ballot_x)(m), p, idx)"
    }
    print "\n#if SG_GENERIC && !defined(__cplusplus)\n"
    split("ATOMIC BITS", kinds, " ")
    for (k = 1; k <= 2; k++) for (c = 0; c < 2; c++) {
        s = "#define SG_G_" kinds[k] "_" (c ? "NUMBER" : "INT") "_(f, x) _Generic((x)"
        n = split(c ? "i32 u32 i64 u64 f32 f64" : "i32 u32 i64 u64", e, " ")
        for (i = 1; i <= n; i++)
            s = s ", \\\n    sg_" e[i] ": " (k == 1 ? "SG_B_(f##" e[i] "x)" : "SG_PASTE3(f##" e[i] "x, SG_LANES_, _)")
        print s ")"
    }
    printf "%s", generic
    print "\n#elif SG_GENERIC\n"
    printf "%s", cxx
    print "\n#endif\n\n#endif"
}
