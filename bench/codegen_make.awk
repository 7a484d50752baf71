# SPDX-License-Identifier: MIT
# One C function for each row of sg/tables/operations.h and each element of B bits, and for the elementary functions that sg makes
# itself where the target has fma:
#   awk -v B=32 -v S=16 -v fma=1 -f codegen_make.awk ../sg/tables/{elements,operations}.h ../sg/made/{reductions,segments}.h ../sg/tables/functions.h
# Values, masks and scalars travel in registers, so that only the operation is left besides the return.
# Lane numbers of a shuffle and similar arguments come through a pointer: for narrow elements they fill many registers.
# through=1: values and masks do so too, where the calling convention would put vectors into general registers.
# Functions are named cg__<row>__<element>__<masks passed>; the name of a row ends in a constant if an argument is one.

function has(class, e) {
    if (class == "INT") return e ~ /^[iu]/
    if (class == "REAL") return e ~ /f/
    if (class ~ /[0-9]/) return e == tolower(class)
    return 1
}
function args_of(shape) {
    if (shape ~ /^(BIN|CMP|R_BIN|O_BIN|SHIFT)$/) return "VV"
    if (shape == "BOUNDS") return "VVV"
    sub(/^[A-Z0-9]_/, "", shape)
    return shape
}
function result_of(shape) {
    if (shape == "CMP") return "M"
    return shape ~ /BIN$|SHIFT|BOUNDS/ ? "V" : substr(shape, shape ~ /^[RW]_/ ? 3 : 1, 1)
}
function type(c, e) {
    if (c == "V") return "sg_" e
    if (c == "M") return "sg_mask"
    if (c == "I") return "sg_u32"
    if (c == "J") return "sg_u" B
    if (c == "X") return "sg_u64"
    return scalar[c == "S" ? e : c]
}
function param(c, e, name) {
    if (c == "I") return "const sg_u32 *" name
    if (c == "P") return "const " scalar[e] " *" name
    if (c == "Q") return scalar[e] " *" name
    if (c == "T") return "sg_" e " *" name
    return type(c, e) " " name
}
function emit(row, e, result, params, body,   masks, i, n, p, copies) {
    masks = gsub(/sg_mask /, "&", params) + (result == "M")
    if (through) {
        n = split(params, p, ", ")
        params = ""
        for (i = 1; i <= n; i++) {
            if (p[i] ~ /^sg_(mask|[a-z]+[0-9]+) [a-z]$/) {
                copies = copies "const " p[i] " = *p" i "; "
                sub(/ [a-z]$/, " *p" i, p[i])
                p[i] = "const " p[i]
            }
            params = params (i > 1 ? ", " : "") p[i]
        }
        if (result ~ /^[VM]$/) {
            print "void cg__" row "__" e "__0(" type(result, e) " *to" (n ? ", " params : "") ") { " copies "*to = " body "; }"
            return
        }
        print type(result, e) " cg__" row "__" e "__0(" (params == "" ? "void" : params) ") { " copies \
            (result == "0" ? "" : "return ") body "; }"
        return
    }
    print type(result, e) " cg__" row "__" e "__" masks "(" (params == "" ? "void" : params) ") { " \
        (result == "0" ? "" : "return ") body "; }"
}
# fixed: a constant for the argument of kind U, D or N
function call(row, name, e, result, args, fixed,   i, c, p, a, v) {
    for (i = 1; i <= length(args); i++) {
        c = substr(args, i, 1); v = substr("abcdef", i, 1)
        if (fixed != "" && c ~ /[UDN]/) { a = a (a == "" ? "" : ", ") fixed; continue }
        p = p (p == "" ? "" : ", ") param(c, e, v)
        a = a (a == "" ? "" : ", ") (c == "I" ? "*" v : v)
    }
    emit(row, e, result, p, "sg_" name "_" e "(" a ")")
}
# the constants that a row is measured with, too: a lane number, a distance, lanes of a cluster
function constants(name, args) {
    if (args !~ /[UD]/ || args ~ /[MP]/ || (name ~ /^reduce_/ && name !~ /_add$/)) return ""
    if (name ~ /^reduce_/) return "4"
    if (name ~ /lane$|^broadcast$/) return name == "get_lane" ? "0 3" : "3"
    return name == "shuffle_xor" ? "1 2" : "1"
}
function both(e) { return param("V", e, "a") ", " param("V", e, "b") }
function every(   i, s) { for (i = 0; i < S; i++) s = s ", " (i % 2 ? i - 1 : i + 1); return s }

BEGIN {
    FS = "[(), \t]+"
    n = split("U uint32_t D int32_t N size_t L uint64_t B bool 0 void", t, " ")
    for (i = 1; i <= n; i += 2) scalar[t[i]] = t[i + 1]
    print "#define SG_SIZE " S "\n#define SG_MASK_BITS " B "\n#include <sg.h>\n#include <sg/math.h>\n#include <sg/more.h>"
    u = "u" B
}
/^SG_T_ELEMENT\(/ {
    scalar[$2] = $3
    from[++all_count] = $2
    if ($4 == B) element[++count] = $2
}
/^SG_T_(OP|DERIVED|DERIVED_N)\(/ {
    shape = $2; name = $3; class = $4
    for (i = 1; i <= count; i++) {
        e = element[i]
        if (!has(class, e)) continue
        call(name, name, e, result_of(shape), args_of(shape), "")
        n = split(constants(name, args_of(shape)), t, " ")
        for (k = 1; k <= n; k++) call(name "_" t[k], name, e, result_of(shape), args_of(shape), t[k])
        if (shape == "SHIFT") {
            call(name "_n", name "_n", e, "V", "VU", "")
            call(name "_n_3", name "_n", e, "V", "VU", "3")
        }
    }
}
/^SG_T_MATH\(/ && B == 32 && fma { call("math_" $3, $3, "f32", "V", args_of($2), "") }
# A vote on a mask is measured with the compare that makes the mask, so that the mask is where a compare leaves it.
/^SG_T_MASK_OP\(/ {
    shape = $2; name = $3; args = args_of(shape)
    if (shape ~ /^[BLU]_/) {
        emit(name "_of_eq", u, result_of(shape), both(u), "sg_" name "(sg_eq_" u "(a, b)" (args == "MU" ? ", 3" : "") ")")
    } else {
        p = a = ""
        for (i = 1; i <= length(args); i++) {
            p = p (i > 1 ? ", " : "") param(substr(args, i, 1), u, substr("abc", i, 1))
            a = a (i > 1 ? ", " : "") substr("abc", i, 1)
        }
        emit(name, u, "M", p, "sg_" name "(" a ")")
    }
}
END {
    for (i = 1; i <= count; i++) {
        e = element[i]
        x = param("V", e, "a")
        # small kernels, which must be nothing but the instructions of their operations
        emit("compare_select", e, "V", both(e) ", " param("V", e, "c") ", " param("V", e, "d"), \
             "sg_select_" e "(sg_lt_" e "(a, b), c, d)")
        emit("compare_eq_select", e, "V", both(e) ", " param("V", e, "c") ", " param("V", e, "d"), \
             "sg_select_" e "(sg_eq_" e "(a, b), c, d)")
        emit("compare_add_select", e, "V", both(e), \
             "sg_select_" e "(sg_lt_" e "(a, b), a, sg_add_" e "(b, a))")
        emit("two_compares_select", e, "V", both(e) ", " param("V", e, "c"), \
             "sg_select_" e "(sg_mask_and(sg_lt_" e "(a, b), sg_le_" e "(b, c)), a, c)")
        emit("reduce_add_scalar", e, "S", x, "sg_get_lane_" e "(sg_reduce_add_" e "(a), 0)")
        emit("permute_xor_1", e, "V", x, "sg_permute_" e "(a" every() ")")
        emit("add_n", e, "V", x ", " param("S", e, "s"), "sg_add_n_" e "(a, s)")
        if (has("REAL", e)) emit("mul_add_neg", e, "V", both(e) ", " param("V", e, "c"), "sg_mul_add_" e "(a, b, sg_neg_" e "(c))")
        if (has("INT", e)) emit("mul_n_25", e, "V", x, "sg_mul_n_" e "(a, 25)")
        emit("lt_n", e, "M", x ", " param("S", e, "s"), "sg_lt_n_" e "(a, s)")
        for (k = 2; k <= 4; k++) {
            emit("load_v" k, e, "0", "sg_" e "v" k " *r, " param("P", e, "p"), "*r = sg_load_v" k "_" e "(p)")
            emit("store_v" k, e, "0", param("Q", e, "p") ", const sg_" e "v" k " *v", "sg_store_v" k "_" e "(p, *v)")
            emit("load_n_v" k, e, "0", "sg_" e "v" k " *r, " param("P", e, "p") ", size_t n", "*r = sg_load_n_v" k "_" e "(p, n)")
            emit("store_n_v" k, e, "0", param("Q", e, "p") ", const sg_" e "v" k " *v, size_t n", "sg_store_n_v" k "_" e "(p, *v, n)")
        }
        # through pointers, as values of the other element may be many registers
        for (k = 1; k <= all_count; k++) if (from[k] != e)
            emit("convert_" from[k], e, "0", "sg_" from[k] " *r, const sg_" e " *a", \
                 "*r = SG_PASTE6(sg_convert_, " from[k] ", _, " e ", x, " S ")(*a)")
    }
}
