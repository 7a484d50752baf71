# SPDX-License-Identifier: MIT
# Makes sg/lanes/each_x<S>.tmpl.h, the names of every element at S lanes:  awk -v S=8 -f each.awk > each_x8.tmpl.h
# Text, because a name pasted in one step costs the including file a third of one that is put together from
# parameters, and #include <sg.h> pastes some 30000 of them.

function reg(bits) { return bits <= 128 ? 128 : bits <= 256 ? 256 : 512 } # the smallest that holds them, or the widest
# names of one kind, of the element e at n lanes: value, functions, internal functions
function names(prefix, e, n) {
    print "#define SG_T_" prefix "T sg_" e "x" n
    print "#define SG_T_" prefix "FN(op) sg_##op##_" e "x" n
    print "#define SG_T_" prefix "IN(op) sg_##op##_" e "x" n "_"
}
function element(e, c, bits, kind,   u, r) {
    u = "u" bits
    r = reg(S * bits)
    print "#define SG_T_E " e
    print "#define SG_T_C " c
    print "#define SG_T_B " bits
    print "#define SG_T_KIND " kind
    names("", e, S)
    names("H", e, H)
    names("U", u, S)
    names("HU", u, H)
    if (kind >= 2) {
        names("S", "i" bits, S)
        print "#define SG_T_S_OF_U sg_as_i" bits "_" u "x" S
        print "#define SG_T_U_OF_S sg_as_" u "_i" bits "x" S
        print "#define SG_T_SC int" bits "_t"
        print "#define SG_T_SMAX INT" bits "_MAX"
    }
    print "#if SG_HAVE_KMASK"
    print "#define SG_T_MFN(op) sg_##op##_" e "x" S
    print "#define SG_T_HMFN(op) sg_##op##_" e "x" H
    print "#define SG_T_UMFN(op) sg_##op##_" u "x" S
    print "#define SG_T_HUMFN(op) sg_##op##_" u "x" H
    print "#else"
    print "#define SG_T_MFN(op) sg_##op##_" e "x" S "_"
    print "#define SG_T_HMFN(op) sg_##op##_" e "x" H "_"
    print "#define SG_T_UMFN(op) sg_##op##_" u "x" S "_"
    print "#define SG_T_HUMFN(op) sg_##op##_" u "x" H "_"
    print "#endif"
    print "#define SG_T_XFN(op, suffix) sg_##op##_" e "x" S "##suffix"
    print "#define SG_T_NV(n) sg_" e "x" S "v##n"
    print "#define SG_T_CV_TO(to) sg_convert_##to##_" e "x" S
    print "#define SG_T_AS_TO(to) sg_as_##to##_" e "x" S
    print "#define SG_T_CV_OF(from) sg_convert_" e "_##from##x" S
    if (kind == 0) {
        print "#define SG_T_TO_U(x) (x)"
        print "#define SG_T_OF_U(x) (x)"
    } else {
        print "#define SG_T_TO_U sg_as_" u "_" e "x" S
        print "#define SG_T_OF_U sg_as_" e "_" u "x" S
        print "#define SG_T_HTO_U sg_as_" u "_" e "x" H
        print "#define SG_T_HOF_U sg_as_" e "_" u "x" H
    }
    print "#define SG_T_IDX_TO_U sg_convert_" u "_u32x" S
    print "#define SG_T_SCALAR(name) sg_##name##_" e "_"
    print "#define SG_T_UC uint" bits "_t"
    print "#define SG_T_R " r
    print "#define SG_T_RT sg_r" r
    print "#define SG_T_RVEC sg_v" bits "_r" r
    print "#define SG_T_LT sg_v" e "_r" r
    print "#define SG_T_ULT sg_v" u "_r" r
    print "#define SG_T_HRT sg_r" reg(H * bits)
    print "#define SG_T_HLT sg_v" e "_r" reg(H * bits)
    print "#define SG_T_XRT sg_r" reg(S * 32)
    print "#define SG_T_RV(op) sg_reg_##op##_r" r
    print "#define SG_T_RU(op) sg_reg_##op##_" u "_r" r
    print "#define SG_T_RB(op) sg_reg_##op##_b" bits "_r" r
    print "#define SG_T_HRB(op) sg_reg_##op##_b" bits "_r" reg(H * bits)
    print "#define SG_T_FIRST sg_reg_first_" (kind >= 3 ? "u16" : e) "_r128"
    print "#define SG_T_LANES(f) SG_LANES" r / bits "_(f, uint" bits "_t)"
    print "#define SG_T_MASKED SG_REG_HAVE_MASKED_b" bits
    print "#define SG_T_COMPRESS SG_REG_HAVE_COMPRESS_b" bits
    if (S * bits < 128) { # a part of a register
        print "#define SG_T_PART_C uint" S * bits "_t"
        print "#define SG_T_PART_SPLAT sg_reg_splat_u" S * bits "_r128"
        print "#define SG_T_PART_FIRST sg_reg_first_u" S * bits "_r128"
    }
    if (kind < 3) {
        print "#define SG_T_RG(op) sg_reg_##op##_" e "_r" r
    } else {
        if (kind == 3) print "#if SG_HAVE_FP16\n#define SG_T_RG(op) sg_reg_##op##_f16_r" r "\n#else"
        print "#define SG_T_RG(op) sg_reg_##op##_u16_r" r
        if (kind == 3) print "#endif"
    }
    print "#include \"elem.tmpl.h\""
}
BEGIN {
    H = S == 1 ? 1 : S / 2
    print "/* SPDX-License-Identifier: MIT */"
    print "/* Made by each.awk: do not edit. The names of every element at " S (S == 1 ? " lane" : " lanes") "; each.tmpl.h includes it."
    print " * Long because a macro cannot define macros, and a name pasted in one step costs the including file a third of one that"
    print " * is put together from parameters. Kept with the sources because to install sg is to copy its headers; make lint"
    print " * compares it with what each.awk makes. */"
    print "#ifndef SG_T_FILE\n#error \"sg: each_x" S ".tmpl.h is included by each.tmpl.h\"\n#endif\n"
    element("u8", "uint8_t", 8, 0)
    element("u16", "uint16_t", 16, 0)
    element("u32", "uint32_t", 32, 0)
    element("u64", "uint64_t", 64, 0)
    element("i8", "int8_t", 8, 1)
    element("i16", "int16_t", 16, 1)
    element("i32", "int32_t", 32, 1)
    element("i64", "int64_t", 64, 1)
    element("f32", "float", 32, 2)
    element("f64", "double", 64, 2)
    element("f16", "sg_half", 16, 3)
    element("bf16", "sg_bfloat16", 16, 4)
}
