# SPDX-License-Identifier: MIT
# Draws the picture of the README from a report of `make bench`: the speed of plain C, ISPC, OpenCL and intrinsics relative to sg, on one
# thread. A row is a kernel and its size; the line is sg. A kind of peer that has no column in the report is left out.
BEGIN {
    FS = " *[|] *"
    count = split(rows, wanted, ",")
    for (i = 1; i <= count; i++) place[wanted[i]] = i
    kinds = split("intrinsics,C,ISPC,PoCL", kind, ",")
    split("intrinsics,plain C,ISPC,OpenCL (PoCL)", title, ",")
    split("#6a9fd8,#2e9e5b,#b565c9,#d08a1e", colour, ",")
}
/^# The bench: / { machine = $0; sub(/^# The bench: /, "", machine); sub(/;.*/, "", machine) }
/^## / { inside = $0 == "## 1 thread" }
!inside { next }
$2 == "kernel" { for (i = 2; i < NF; i++) column[$i] = i; next }
($2 " " $3) in place {
    r = place[$2 " " $3]
    found[r] = 1
    for (k = 1; k <= kinds; k++)
        if (kind[k] in column && $(column[kind[k]]) + 0 > 0) { speed[r, k] = 1 / $(column[kind[k]]); has[k] = 1 }
}
function bar(y, length_, fill, text, at) {
    at = length_ > scale - 30 && length_ < scale + 2 ? scale + 2 : length_ # not on the line
    printf "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"8\" fill=\"%s\"/>", left, y, length_, fill
    printf "<text class=\"n\" x=\"%.1f\" y=\"%d\">%s</text>\n", left + 4 + at, y + 9, text
}
END {
    for (i = 1; i <= count; i++) if (!found[i]) { print "speed.awk: no row " wanted[i] > "/dev/stderr"; exit 1 }
    bars = 0
    for (k = 1; k <= kinds; k++) bars += has[k]
    # as narrow as a phone can show it: its letters are read at seven tenths of their size
    width = 510
    left = 136
    block = 10 * bars + 6
    height = 72 + count * block
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " width " %d\" width=\"" width "\" height=\"%d\" font-family=\"sans-serif\" font-size=\"13\">\n", height, height
    print "<style>text { fill: #222 } .n { font-size: 10.5px } .back { fill: #fff }"
    print "@media (prefers-color-scheme: dark) { text { fill: #ddd } .back { fill: #2e303e } [fill=\"#1f4e9c\"] { fill: #5d94f6 } [stroke=\"#1f4e9c\"] { stroke: #5d94f6 } }</style>"
    printf "<rect class=\"back\" width=\"" width "\" height=\"%d\"/>\n", height
    print "<text x=\"10\" y=\"18\">Speed, that of sg being 1: one thread; plain C by the best compiler</text>"
    printf "<text class=\"n\" x=\"10\" y=\"35\">%s</text>\n", machine
    x = 10
    for (k = 0; k <= kinds; k++) if (k == 0 || has[k]) {
        printf "<rect x=\"%d\" y=\"45\" width=\"10\" height=\"10\" fill=\"%s\"/><text x=\"%d\" y=\"55\">%s</text>\n", x, k ? colour[k] : "#1f4e9c", x + 15, k ? title[k] : "sg"
        x += 35 + 7.2 * length(k ? title[k] : "sg")
    }
    scale = 270
    for (r = 1; r <= count; r++) {
        y = 68 + (r - 1) * block
        name = wanted[r]
        sub(/ .*/, "", name)
        gsub(/_/, " ", name)
        printf "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>\n", left - 8, y + block / 2 + 1, name
        y -= 10
        for (k = 1; k <= kinds; k++) if (has[k]) {
            y += 10
            if ((r, k) in speed) bar(y, scale * (speed[r, k] > 1.25 ? 1.25 : speed[r, k]), colour[k], sprintf("%.2f", speed[r, k]))
        }
    }
    printf "<path d=\"M%d 64V%d\" stroke=\"#1f4e9c\" stroke-width=\"2\"/>\n", left + scale, height - 4
    print "</svg>"
}
