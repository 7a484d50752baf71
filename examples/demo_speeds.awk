# SPDX-License-Identifier: MIT
# Draws what demo.sh has collected as SVG: for each program how many times as fast as plain C its slowest and its fastest line are,
# on a logarithmic scale with steps of two. The programs that gain most come first.
function x_of(ratio) { return left + unit * log(ratio) / log(2) }
function number(ratio) { return ratio < 0.095 ? sprintf("%.2f", ratio) : ratio < 10 ? sprintf("%.1f", ratio) : sprintf("%.0f", ratio) }
BEGIN { FS = " *[|] *"; left = 190; unit = 70; high = 20; top = 62; to = 2; from = 1 }
/^program / { name = substr($0, 9); next }
NF == 7 && $7 > 0 && $3 == "right" {
    if (!(name in most)) { program[++count] = name; least[name] = $7 }
    if ($7 + 0 < least[name]) least[name] = $7 + 0
    if ($7 + 0 > most[name]) most[name] = $7 + 0
    while (most[name] > to) to *= 2
    while (least[name] < from) from /= 2
}
END {
    for (i = 2; i <= count; i++) {
        name = program[i]
        for (k = i - 1; k && most[program[k]] < most[name]; k--) program[k + 1] = program[k]
        program[k + 1] = name
    }
    left -= unit * log(from) / log(2)
    bottom = top + high * count
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">\n", x_of(to) + 80, bottom + 16
    print "<style>text { fill: #222 } .back { fill: #fff } .line { stroke: #ccc } .one { stroke: #222 }"
    print "@media (prefers-color-scheme: dark) { text { fill: #ddd } .back { fill: #161b22 } .line { stroke: #444 } .one { stroke: #ddd } }</style>"
    printf "<rect class=\"back\" width=\"100%%\" height=\"100%%\"/>\n<text x=\"10\" y=\"22\" font-size=\"15\">%s</text>\n", \
        "Speed beside plain C, the same compiler and flags, one thread: from the slowest to the fastest line"
    for (ratio = from; ratio <= to; ratio *= 2) {
        printf "<line class=\"%s\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\"/>", ratio == 1 ? "one" : "line", x_of(ratio), x_of(ratio), top - 8, bottom
        printf "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>\n", x_of(ratio), top - 14, ratio == 1 ? "plain C" : ratio < 1 ? "1/" 1 / ratio : ratio
    }
    for (i = 1; i <= count; i++) {
        name = program[i]
        y = top + high * (i - 1)
        begin = least[name] < 1 ? least[name] : 1
        printf "<text x=\"10\" y=\"%d\">%s</text>", y + 14, name
        printf "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"#9cc3ea\"/>", x_of(begin), y + 3, x_of(most[name]) - x_of(begin), high - 6
        if (least[name] > 1)
            printf "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"#1f4e9c\"/>", x_of(1), y + 3, x_of(least[name]) - x_of(1), high - 6
        printf "<text x=\"%.1f\" y=\"%d\">%s</text>\n", x_of(most[name] > 1 ? most[name] : 1) + 6, y + 14, number(least[name]) \
            (number(least[name]) == number(most[name]) ? "" : " to " number(most[name]))
    }
    print "</svg>"
}
