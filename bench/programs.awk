# SPDX-License-Identifier: MIT
# The table of programs in bench/README.md from bench-build/results.tsv of one thread: the median time of sg divided by that of the best form by
# ISPC, and by that of the best plain C by any compiler. The best form of sg counts, too. Parameter: rows, "noise 512,escape 720".
BEGIN {
    FS = "\t"
    count = split(rows, row, ",")
    print "| kernel | ISPC, 512 bits: GCC, Clang | ISPC, 256 bits: GCC, Clang | the best C, 512 bits: GCC, Clang |"
    print "| --- | --- | --- | --- |"
}
$3 == 1 && $7 == "right" {
    what = $1 " " $2
    peer = $5 ~ /^(gcc|clang)(-fast)?$/ ? "c" : $5
    if ($8 > rate[what, peer]) rate[what, peer] = $8
}
function times(what, sg, peer) { return rate[what, sg] && rate[what, peer] ? sprintf("%.2f", rate[what, peer] / rate[what, sg]) : "-" }
END {
    for (i = 1; i <= count; i++) {
        r = row[i]
        print "| " r " | " times(r, "sg", "ispc") ", " times(r, "sg-clang", "ispc") " | " times(r, "sg-avx2", "ispc-avx2") ", " \
            times(r, "sg-avx2-clang", "ispc-avx2") " | " times(r, "sg", "c") ", " times(r, "sg-clang", "c") " |"
    }
}
