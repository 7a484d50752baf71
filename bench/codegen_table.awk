# SPDX-License-Identifier: MIT
# bench/codegen.md from the lines of bench/codegen.budget.

/^#/ || NF < 4 { next }
{
    for (i = 4; i <= NF; i++) {
        split($i, part, "=")
        k = split(part[2], e, ",")
        for (j = 1; j <= k; j++) has[$1, e[j]] = 1
    }
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
    print "How many instructions does an operation take? Each target has a table. A column is an element, at the lanes of one register of the target. A cell counts the"
    print "instructions of the operation, constants included, without the return.\n"
    print "* Letters: `s` touches the stack, `c` calls, `l` loops over lanes."
    print "* Where two compilers differ the cell has both numbers. If a row ends in a number, as `shl_n_3`, that is a constant argument."
    print "* Values travel in registers. Lane numbers and conversions travel through pointers, so their loads and stores count."
    print "* On `rvv` values and masks travel through pointers too, as the calling convention puts vectors into general registers: an operation of two operands has two"
    print "  loads, a store and a `vsetivli` or two around it."
    print "* On `wasm` moves of locals and constants of scalars count as nothing.\n"
    print "`bench/codegen.sh` made the page from `bench/codegen.budget`; do not edit. `bench/codegen_make.awk` makes the functions from `sg/tables/operations.h`, and those of"
    print "`math_` from `sg/tables/functions.h` if the target has fma. `bench/codegen_count.awk` counts.\n"
    print "All is compiled with `-std=c11 -O2`, SG_SIZE = the lanes of one register, and SG_MASK_BITS = the bits of the element. `-march=` is"
    print "skylake-avx512 (avx512), haswell (avx2), x86-64-v2 (sse4.2) and x86-64 (sse2); neon is AArch64, neon-fp16 its `f16` with `-march=armv8.2-a+fp16`,"
    print "rvv is RISC-V with the extension V by the Clang of the package ziglang, wasm is `-msimd128`. For another compiler version run"
    print "`GCC=gcc-13 CLANG=none bench/codegen.sh --list avx2`, for one function `bench/codegen.sh --asm avx2 add f32`.\n"
    print "What is far from hand-written code on `rvv`: sg uses GNU vectors there, which have no masks, no indexed loads and no permutes by a variable index. So selections are"
    print "logic, which Clang partly does in general registers; loads and stores are byte by byte, as a `memcpy` may be of any address and Clang joins a copy through vectors of bytes"
    print "(`vle8`) again; `gather`, `shuffle`, `compress` and tables of bytes go lane by lane, where V has `vluxei`, `vrgather` and `vcompress`."
    print "Products of floats cross the stack, so that they are not fused. Clang does not say that there is an fma, so `fma` is computed in `f64`. Integers are divided by floats. A"
    print "backend of intrinsics would mend all that. The budgets keep it from becoming worse.\n"
    columns = split(elements, el, " ")
    for (t = 1; t <= nt; t++) {
        T = target[t]
        names = ""
        for (c = 1; c <= nc[T]; c++) names = names (c > 1 ? ", " : "") compiler[T, c]
        print "## " T " (" names ")\n"
        s = "| operation |"; d = "|---|"
        for (a = 1; a <= columns; a++) if ((T, el[a]) in has) { s = s " " el[a] " |"; d = d "---|" }
        print s "\n" d
        split("", falls)
        for (r = 1; r <= nr[T]; r++) {
            s = "| " row[T, r] " |"
            for (a = 1; a <= columns; a++) {
                if (!((T, el[a]) in has)) continue
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
