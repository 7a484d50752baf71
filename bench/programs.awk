# SPDX-License-Identifier: MIT
# The table of programs in bench/README.md from results of one thread: the time of sg divided by that of the best form by ISPC, and by that
# of the best plain C by any compiler. The best form of sg counts, too. A result says how long a form took beside the best one of the peer sg, which
# must be there: the median of the ratios within the rounds. Of several files the median counts.
# Parameter: rows, "noise 512,escape 720".
BEGIN {
    FS = "\t"
    count = split(rows, row, ",")
    print "| kernel | ISPC, 512 bits: GCC, Clang | ISPC, 256 bits: GCC, Clang | the best C, 512 bits: GCC, Clang |"
    print "| --- | --- | --- | --- |"
}
FNR == 1 { files++ }
$3 == 1 && $7 == "right" {
    what = files " " $1 " " $2
    peer = $5 ~ /^(gcc|clang)(-fast)?$/ ? "c" : $5
    if (!took[what, peer] || $11 < took[what, peer]) took[what, peer] = $11
}
function times(r, sg, peer,    f, i, n, ratio, of) {
    n = 0
    for (f = 1; f <= files; f++) {
        if (!took[f " " r, sg] || !took[f " " r, peer]) continue
        ratio = took[f " " r, sg] / took[f " " r, peer]
        for (i = n++; i > 0 && of[i - 1] > ratio; i--) of[i] = of[i - 1]
        of[i] = ratio
    }
    return n ? sprintf("%.2f", (of[int((n - 1) / 2)] + of[int(n / 2)]) / 2) : "-"
}
END {
    for (i = 1; i <= count; i++) {
        r = row[i]
        print "| " r " | " times(r, "sg", "ispc") ", " times(r, "sg-clang", "ispc") " | " times(r, "sg-avx2", "ispc-avx2") ", " \
            times(r, "sg-avx2-clang", "ispc-avx2") " | " times(r, "sg", "c") ", " times(r, "sg-clang", "c") " |"
    }
}
