# SPDX-License-Identifier: MIT
# bench/codegen.md from the lines of bench/codegen.budget.

/^#/ || NF < 4 { next }
{
    if (!($1 in targets)) { targets[$1] = ++nt; target[nt] = $1 }
    if (!(($1, $2) in compilers)) { compilers[$1, $2] = 1; nc[$1]++; compiler[$1, nc[$1]] = $2 }
    if (!(($1, $3) in rows)) { rows[$1, $3] = 1; row[$1, ++nr[$1]] = $3 }
    for (i = 4; i <= NF; i++) {
        split($i, part, "=")
        k = split(part[2], e, ",")
        for (j = 1; j <= k; j++) cell[$1, $2, $3, e[j]] = part[1]
    }
}
function bare(c) { gsub(/m[0-9]+/, "", c); return c }
function short(c) { c = bare(c); gsub(/[0-9]+/, "&", c); sub(/c[0-9]+/, "c", c); sub(/s[0-9]+/, "s", c); sub(/l[0-9]+/, "l", c); return c }
END {
    print "# Instructions per operation\n"
    print "Made by `bench/codegen.sh` from `bench/codegen.budget`; do not edit. Functions are made from `sg/tables/operations.h`"
    print "by `bench/codegen_make.awk`, those of `math_` from `sg/tables/functions.h` where the target has fma, compiled with"
    print "-O2, and counted by `bench/codegen_count.awk`.\n"
    print "A column is an element at the lanes of one register of the target. A cell counts the instructions of the"
    print "operation, constants included, without the return; values travel in registers, lane numbers and conversions"
    print "through pointers (so their loads and stores count). Letters: `s` touches the stack, `c` calls, `l` loops over"
    print "lanes. Where two compilers differ the cell has both. A row's last number is a constant argument.\n"
    print "Compiled with `-std=c11 -O2`, SG_SIZE = the lanes of one register, SG_MASK_BITS = the bits of the element, and"
    print "`-march=` skylake-avx512 (avx512), haswell (avx2), x86-64-v2 (sse4.2); neon is AArch64, wasm is `-msimd128`, where moves"
    print "of locals and constants of scalars count as nothing. Another compiler version:"
    print "`GCC=gcc-13 CLANG=none bench/codegen.sh --list avx2`; one function: `bench/codegen.sh --asm avx2 add f32`.\n"
    columns = split(elements, el, " ")
    for (t = 1; t <= nt; t++) {
        T = target[t]
        names = ""
        for (c = 1; c <= nc[T]; c++) names = names (c > 1 ? ", " : "") compiler[T, c]
        print "## " T " (" names ")\n"
        s = "| operation |"; d = "|---|"
        for (a = 1; a <= columns; a++) { s = s " " el[a] " |"; d = d "---|" }
        print s "\n" d
        split("", falls)
        for (r = 1; r <= nr[T]; r++) {
            s = "| " row[T, r] " |"
            for (a = 1; a <= columns; a++) {
                v = ""; same = 1
                for (c = 1; c <= nc[T]; c++) {
                    x = cell[T, compiler[T, c], row[T, r], el[a]]
                    if (c > 1 && short(x) != short(cell[T, compiler[T, 1], row[T, r], el[a]])) same = 0
                    v = v (c > 1 ? "/" : "") short(x)
                    if (x ~ /[lc]/) falls["l", compiler[T, c], r] = falls["l", compiler[T, c], r] " " el[a]
                    else if (x ~ /s/) falls["s", compiler[T, c], r] = falls["s", compiler[T, c], r] " " el[a]
                }
                if (same) sub(/\/.*/, "", v)
                s = s " " v " |"
            }
            print s
        }
        print ""
        for (c = 1; c <= nc[T]; c++) {
            C = compiler[T, c]
            for (w = 1; w <= 2; w++) {
                kind = w == 1 ? "l" : "s"
                print "### " T ", " C ": " (w == 1 ? "loops over lanes, or calls" : "stack accesses without a loop") "\n"
                any = 0
                for (r = 1; r <= nr[T]; r++) if ((kind, C, r) in falls) {
                    any = 1
                    print "* " row[T, r] ":" falls[kind, C, r]
                }
                if (!any) print "none"
                print ""
            }
        }
    }
}
