# SPDX-License-Identifier: MIT
# Makes the bench's report out of the lines that bench.c prints.
#
#   awk -f report.awk -v want=table|json|peers|threads -v head=TEXT results.tsv
#
# table: Markdown; for each kernel and size sg's rate, how much of the machine's limit that is, and sg's speed over
# that of each kind of peer; then what is to be reached (design figures), met or not. json: everything, for machines.
# peers: columns for gnuplot: row, label, sg over intrinsics, over the best C or C++, over PoCL, over Intel's OpenCL, part of the limit.
# threads: threads, and sg's rate over one thread's for each of SCALED at its largest size; the first line says which. Nothing
# if all runs had the same threads.
BEGIN {
    FS = "\t"
    kinds = split("intrinsics C OpenMP C++ ISPC library PoCL Intel original", kind, " ")
    split("avx512 avx2 avx512-omp avx2-omp avx512-clang gcc gcc-fast clang clang-fast openmp highway highway-clang xsimd ispc ispc-avx2 library sleef openblas pocl intel opencl simdjson base64 sodium deflate isal yuv xxhash blake3", p, " ")
    split("intrinsics AVX2 intrinsics AVX2 intrinsics C C C C OpenMP C++ C++ C++ ISPC narrow library library library PoCL Intel Intel original original original original original original original", k, " ")
    for (i in p) kind_of[p[i]] = k[i]
}
/^#/ { notes[++note_count] = substr($0, 3); next }
{
    row = $1 FS $2 FS $3
    if (!(row in unit)) {
        rows[++row_count] = row
        unit[row] = $4
        limit[row] = $12
        shares[row] = $13
        kernel[row] = $1; size[row] = $2; threads[row] = $3
    }
    name = $5 ($6 == "" ? "" : "/" $6)
    lines[row] = lines[row] name FS $7 FS $8 FS $9 FS $10 FS $11 "\n"
    all++
    if ($7 != "right") { wrong = wrong (wrong ? ", " : "") $1 " " $2 " by " name; next }
    # the best variant of each peer, and the best peer of each kind, of all and of each compiler
    if (!((row, $5) in over) || $11 < over[row, $5]) { over[row, $5] = $11; rate[row, $5] = $8; variant[row, $5] = $6 }
    g = kind_of[$5]
    if (g == "intrinsics") wide = 1
    by = g SUBSEP ($5 ~ /clang/ ? "sg-clang" : "sg")
    if (g != "" && (!((row, by) in best) || $11 < best[row, by])) { best[row, by] = $11; best_name[row, by] = name }
    if (g != "" && (!((row, g) in best) || $11 < best[row, g])) { best[row, g] = $11; best_name[row, g] = name }
    if (g != "" && g != "intrinsics" && g != "AVX2" && g != "narrow" && (!(row in other) || $11 < other[row])) { other[row] = $11; other_name[row] = name }
}
function short(n) {
    if (n >= 1048576 && n % 1048576 == 0) return n / 1048576 "M"
    if (n >= 1024 && n % 1024 == 0) return n / 1024 "k"
    return n
}
function digits(x) { return x >= 100 ? sprintf("%.0f", x) : x >= 10 ? sprintf("%.1f", x) : sprintf("%.2f", x) }
# the intrinsics of the widest registers that there were
function widest(g) { return g == "intrinsics" && !wide ? "AVX2" : g }
function cell(row, g) {
    g = widest(g)
    return (row, g) in best ? sprintf("%.2f %s", best[row, g], best_name[row, g]) : ""
}
function pair(row, mine, theirs) { # time of mine over time of theirs
    return (row, mine) in over && (row, theirs) in over && over[row, theirs] > 0 ? over[row, mine] / over[row, theirs] : 0
}
# Counts a figure that is to be reached, and lists it if it is not; up to 3 % less is taken as reached.
function reach(row, what, figure, least) {
    targets++
    if (figure >= least) { met++; return }
    if (figure >= least * 0.97) { level++; return }
    missed[++missed_count] = sprintf("| %s | %s | %s | %s | %.2f | %.2f |", kernel[row], short(size[row]), threads[row], what, figure, least)
}
function targets_of(row,    x, least, i, j, mine, by) {
    if ((x = pair(row, "sg", "avx512")) || (x = pair(row, "sg", "avx512-omp"))) reach(row, "intrinsics of AVX-512, GCC", 1 / x, 1 / 1.03)
    if (x = pair(row, "sg-clang", "avx512-clang")) reach(row, "intrinsics of AVX-512, Clang", 1 / x, 1 / 1.03)
    if (x = pair(row, "sg-avx2", "avx2")) reach(row, "intrinsics of AVX2", 1 / x, 1 / 1.03)
    if (x = pair(row, "sg-clang", "ispc")) reach(row, "ISPC, by Clang", 1 / x, 1)
    if (x = pair(row, "sg-avx2", "ispc-avx2")) reach(row, "ISPC for AVX2", 1 / x, 1)
    if (x = pair(row, "sg-avx2-clang", "ispc-avx2")) reach(row, "ISPC for AVX2, by Clang", 1 / x, 1)
    for (i = 2; i <= kinds; i++) {
        for (j = 1; j <= 2; j++) {
            mine = j == 1 ? "sg" : "sg-clang"
            by = kind[i] SUBSEP mine
            if (!((row, by) in best) || !((row, mine) in over)) continue
            least = 1
            if (kernel[row] == "copy" || kernel[row] == "fill") least = 0.95
            if (best_name[row, by] == "openblas") least = kernel[row] ~ /^d/ ? 0.80 : 0.85
            if (kind[i] == "PoCL" && shares[row]) least = 2
            reach(row, best_name[row, by], best[row, by] / over[row, mine], least)
        }
    }
    if (kernel[row] == "transpose" && size[row] >= 4096 && limit[row] > 0) reach(row, "the rate of a copy", rate[row, "sg"] / limit[row], 0.65)
}
function table(    i, j, row, count, last) {
    print head
    for (i = 1; i <= note_count; i++) print notes[i]
    print ""
    print "A figure under a kind of peer says how many times as fast sg is as the best peer of this kind, and which peer that is. Under *limit* stands"
    print "what part of the machine's limit sg reaches. All figures are medians of rounds in which all ran in turn."
    for (i = 1; i <= row_count; i++) {
        row = rows[i]
        if (threads[row] != last) {
            printf "\n## %s thread%s\n\n| kernel | size | sg | limit |", threads[row], (threads[row] == 1 ? "" : "s")
            for (j = 1; j <= kinds; j++) printf " %s |", kind[j]
            printf "\n| --- | --- | --- | --- |"
            for (j = 1; j <= kinds; j++) printf " --- |"
            printf "\n"
            last = threads[row]
        }
        printf "| %s | %s | %s %s%s | %s |", kernel[row], short(size[row]), digits(rate[row, "sg"]), unit[row], \
            (variant[row, "sg"] ? ", " variant[row, "sg"] : ""), (limit[row] > 0 ? sprintf("%.2f", rate[row, "sg"] / limit[row]) : "")
        for (j = 1; j <= kinds; j++) printf " %s |", cell(row, kind[j])
        printf "\n"
    }
    scaling()
    for (i = 1; i <= row_count; i++) targets_of(rows[i])
    print "\n## To reach\n\nA peer by Clang is compared with sg by Clang, the others with sg by GCC."
    printf "\n%d figures: %d met, %d level (within 3 %%), %d not.\n", targets, met, level, missed_count
    if (missed_count) {
        print "\n| kernel | size | threads | against | sg's speed over it | to reach |\n| --- | --- | --- | --- | --- | --- |"
        for (i = 1; i <= missed_count; i++) print missed[i]
    }
    if (wrong) printf "\n**Wrong results**: %s\n", wrong
    else printf "\nAll %d results right.\n", all
}
# rate by number of threads over that of one, where there are more than one
function scaling(    i, j, row, key, line, seen, keys, count, ts, t, base) {
    for (i = 1; i <= row_count; i++) {
        row = rows[i]
        if (!(threads[row] in seen)) { seen[threads[row]] = 1; ts[++t] = threads[row] }
        key = kernel[row] FS size[row]
        if (!(key in base)) { base[key] = threads[row] == 1 ? rate[row, "sg"] : 0; keys[++count] = key }
    }
    if (t < 2) return
    printf "\n## Speed of sg by threads, over one\n\n| kernel | size |"
    for (j = 2; j <= t; j++) printf " %s |", ts[j]
    printf "\n| --- | --- |"
    for (j = 2; j <= t; j++) printf " --- |"
    printf "\n"
    for (i = 1; i <= count; i++) {
        split(keys[i], key_part, FS)
        line = ""
        for (j = 2; j <= t; j++) {
            row = keys[i] FS ts[j]
            line = line (row in unit && base[keys[i]] > 0 ? sprintf(" %.2f |", rate[row, "sg"] / base[keys[i]]) : " |")
        }
        if (line ~ /[0-9]/) printf "| %s | %s |%s\n", key_part[1], short(key_part[2]), line
    }
}
function quote(s) { gsub(/["\\]/, "\\\\&", s); return "\"" s "\"" }
function json(    i, j, n, l, f) {
    printf "{\"about\": %s,\n \"rows\": [", quote(head)
    for (i = 1; i <= row_count; i++) {
        printf "%s\n  {\"kernel\": %s, \"size\": %s, \"threads\": %s, \"unit\": %s, \"limit\": %s, \"peers\": [", (i > 1 ? "," : ""), \
            quote(kernel[rows[i]]), size[rows[i]], threads[rows[i]], quote(unit[rows[i]]), limit[rows[i]]
        n = split(lines[rows[i]], l, "\n") - 1
        for (j = 1; j <= n; j++) {
            split(l[j], f, FS)
            printf "%s\n    {\"peer\": %s, \"right\": %s, \"rate\": %s, \"low\": %s, \"high\": %s, \"time_over_sg\": %s}", (j > 1 ? "," : ""), \
                quote(f[1]), (f[2] == "right" ? "true" : "false"), f[3], f[4], f[5], f[6]
        }
        printf "]}"
    }
    print "\n]}"
}
function value(x) { return x > 0 ? sprintf("%.3f", x) : "?" }
function peers_picture(    i, row, c) {
    for (i = 1; i <= row_count; i++) {
        row = rows[i]
        if (threads[row] != 1) continue
        c = best[row, "C"]
        if ((row, "C++") in best && (!c || best[row, "C++"] < c)) c = best[row, "C++"]
        printf "%d\t%s %s\t%s\t%s\t%s\t%s\t%s\n", ++plotted, kernel[row], short(size[row]), value(best[row, widest("intrinsics")]), value(c), \
            value(best[row, "PoCL"]), value(best[row, "Intel"]), (limit[row] > 0 ? value(rate[row, "sg"] / limit[row]) : "?")
    }
}
function threads_picture(    i, j, row, n, name, key, t, ts, seen, base, line, first) {
    n = split("mandelbrot sgemm dgemm jacobi nbody launch", name, " ")
    for (i = 1; i <= row_count; i++) {
        row = rows[i]
        if (!(threads[row] in seen)) { seen[threads[row]] = 1; ts[++t] = threads[row] }
        if (size[row] + 0 > key[kernel[row]] + 0) key[kernel[row]] = size[row]
    }
    first = "threads"
    for (j = 1; j <= n; j++) if (name[j] in key) first = first FS name[j] " " short(key[name[j]])
    if (t < 2 || first == "threads") return
    print first
    for (i = 1; i <= t; i++) {
        line = ts[i]
        for (j = 1; j <= n; j++) {
            if (!(name[j] in key)) continue
            base = rate[name[j] FS key[name[j]] FS 1, "sg"]
            row = name[j] FS key[name[j]] FS ts[i]
            line = line FS (base > 0 && row in unit ? sprintf("%.3f", rate[row, "sg"] / base) : "?")
        }
        print line
    }
}
END {
    if (want == "json") json()
    else if (want == "peers") peers_picture()
    else if (want == "threads") threads_picture()
    else table()
}
