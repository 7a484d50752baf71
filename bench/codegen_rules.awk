# SPDX-License-Identifier: MIT
# Rules for the lines of bench/codegen.budget: awk -v tables=.../sg/tables/operations.h -v strict=0 -f codegen_rules.awk FILE. With
# strict=1 the files are the budget and then new lines, which must not be worse. Prints what breaks a rule; with strict=1 it then fails.

function value(c, letter) {
    if (letter == "") return c + 0
    return match(c, letter "[0-9]+") ? substr(c, RSTART + 1, RLENGTH - 1) + 0 : 0
}
function each(   i, j, k, part, e) {
    for (i = 4; i <= NF; i++) {
        split($i, part, "=")
        k = split(part[2], e, ",")
        for (j = 1; j <= k; j++) visit($1, $2, $3, e[j], part[1])
    }
}
function broken(text) { print "codegen: " text; bad++ }

# ---- hard rules ----

# lane-wise rows are those of these sections of the table, also with a scalar or a constant, and votes on a compare
BEGIN {
    while ((getline line < tables) > 0) {
        if (line ~ /^\/\* ----/) exchange = line ~ /---- exchange/
        if (line ~ /^\/\* ----/) by_lane = line ~ /^\/\* ---- (make|arithmetic|bits|compare)/
        if (!match(line, /^SG_T_[A-Z_]+\([A-Z_0-9]+, [a-z_0-9]+/)) continue
        line = substr(line, 1, RLENGTH)
        name = line
        sub(/.*, /, "", name)
        if (by_lane) element_wise[name] = element_wise[name "_n"] = element_wise[name "_n_3"] = 1
        if (exchange && line ~ /\((V_VU|V_VVU|V_VD)[S]?,/) by_number[name] = 1
        if (line ~ /MASK_OP\([BLU]_/) element_wise[name "_of_eq"] = 1
    }
    if (!("add" in element_wise)) { print "codegen: no operations in " tables; exit 1 }
}
function lane_wise(row) { return (row in element_wise) || row ~ /^(mask|convert|compare|two_compares)_/ }
# exceptions: c allows calls, s stack accesses, l loops
function excepted(target, row, e) {
    if (row ~ /^(div|rem)$/ && e ~ /^[iu]64$/) return "csl" # the processor divides one at a time
    if (target ~ /sse|neon$|wasm/ && row ~ /^f(n?ma|ms)(_masked)?$/) return "csl"    # no such instruction: correct and slow
    # long enough to spill a register: f16 by integer operations, four divisions in f32
    if (target ~ /sse|neon$/ && (e == "f16" || row == "convert_f16")) return "s"
    if (row == "fma" && e == "bf16") return "s" # four registers of f64 each
    if (row == "rem" && e ~ /8/) return "s"
    # 16 registers, and more instructions for each step: some are kept on the stack; GCC counts bits by a function
    if (target == "sse2" && row ~ /^(div|rem|convert_[iu]64)$/) return "s"
    if (target == "sse2" && row == "count_of_eq") return "cs"
    return ""
}
# whether a row is an exchange by a constant
function constant(row) {
    if (row ~ /^permute_xor_1$|^reverse$/) return 1
    return sub(/_[0-9]$/, "", row) && (row in by_number)
}
function rules(target, compiler, row, e, c,   at, may, i, letter) {
    if (target == "rvv") return # what Clang makes of GNU vectors: budgets alone
    at = target " " compiler " " row " " e
    may = excepted(target, row, e)
    if (lane_wise(row))
        for (i = 1; i <= 3; i++) {
            letter = substr("csl", i, 1)
            if (index(c, letter) && !index(may, letter))
                broken(at ": an element-wise operation has " c " (c: calls, s: stack accesses, l: loops)")
        }
    # lgamma has a loop over its zeros, not over lanes, for the lanes that are next to one
    if (row ~ /^math_/ && c ~ (row == "math_lgamma" ? "c" : "[cl]")) broken(at ": a function made of operations has " c)
    if (constant(row) && c ~ /[csl]/) broken(at ": an exchange by a constant has " c)
    # one permute, and the instructions that make its constant; bytes have none across 128 bits before VBMI
    if (row ~ /^(shuffle_xor_[0-9]|permute_xor_1|rotate_1|reverse|broadcast_3)$/ && e !~ /8$/ && value(c, "") > 4)
        broken(at ": an exchange by a constant takes " value(c, "") " instructions, limit 4")
    if (target == "sse2") return # a select is three instructions, since there is no blend
    if (row ~ /^compare_(eq_)?select$/ && e ~ /^(i|f32|f64)/ && value(c, "") > 2)
        broken(at ": compare and select take " value(c, "") " instructions, limit 2")
    if (row == "mul_add_neg" && target ~ /^avx/ && e ~ /32|64/ && (target == "avx2" || compiler ~ /^gcc/) && value(c, "") > 1)
        broken(at ": fused with a sign takes " value(c, "") " instructions, limit 1")
    if (row == "compare_eq_select" && e == "u8" && value(c, "") > 2)
        broken(at ": compare and select take " value(c, "") " instructions, limit 2")
}

# ---- budgets ----

function visit(target, compiler, row, e, c,   k) {
    k = target SUBSEP compiler SUBSEP row SUBSEP e
    if (strict && NR == FNR) { budget[k] = c; known[target, compiler] = 1; return }
    measured++
    rules(target, compiler, row, e, c)
    if (!strict) return
    if (!((target, compiler) in known)) { rules_only[target " " compiler] = 1; return }
    if (!(k in budget)) { broken(target " " compiler " " row " " e ": no budget (now " c "); run bench/codegen.sh"); return }
    worse(k, c, "", "instructions")
    worse(k, c, "c", "calls")
    worse(k, c, "s", "stack accesses")
    worse(k, c, "l", "loops")
}
function worse(k, c, letter, what,   now, was, at) {
    now = value(c, letter); was = value(budget[k], letter)
    at = k; gsub(SUBSEP, " ", at)
    if (now > was) broken(at ": " what " " was " -> " now)
    else if (now < was) { better++; if (better <= 20) print "codegen: better: " at ": " what " " was " -> " now }
}
/^#/ || NF < 4 { next }
{ each() }
END {
    for (k in rules_only) print "codegen: no budget for " k ", rules only"
    if (better) print "codegen: " better " cells got better: run bench/codegen.sh to keep that"
    print "codegen: " measured + 0 " cells, " bad + 0 " broken"
    if (strict && bad) exit 1
}
