# SPDX-License-Identifier: MIT
# Makes sg/math/front_c.h from the table in sg/math/functions.h:  awk -f front.awk functions.h > front_c.h
# A macro cannot define macros, so the bound names (sg_exp_f32) and the generic ones (sg_exp) are text.
BEGIN {
    FS = "[(), \t]+"
    print "/* SPDX-License-Identifier: MIT */"
    print "/* Made from functions.h by front.awk: do not edit."
    print " * Bound names (sg_exp_f32) mean the current SG_SIZE; generic names (sg_exp) pick the element. In C++ those are"
    print " * overloads. */"
    print "#ifndef SG_MATH_FRONT_C_H\n#define SG_MATH_FRONT_C_H\n"
}
/^SG_T_MATH(_OWN|_OWN_F32)?\(/ {
    print "#define sg_" $3 "_f32 SG_B_(sg_" $3 "_f32x)"
    print "#define sg_" $3 "_f64 SG_B_(sg_" $3 "_f64x)"
    p = $2 == "V_V" ? "a" : "a, b"
    generic = generic "#define sg_" $3 "(" p ") SG_G_MATH_(sg_" $3 "_, a)(" p ")\n"
}
END {
    print "\n#if SG_GENERIC && !defined(__cplusplus)\n"
    print "#define SG_G_MATH_(p, x) _Generic((x), sg_f32: SG_B_(p##f32x), sg_f64: SG_B_(p##f64x))"
    printf "%s", generic
    print "\n#endif\n\n#endif"
}
