# SPDX-License-Identifier: MIT
# Draws bench-build/peers.tsv (report.awk -v want=peers): gnuplot -e "rows=N; kind='svg'; out='x.svg'; ifile='peers.tsv'"
height = 120 + 18 * rows
if (kind eq "svg") { set terminal svg size 900,height font "sans,11" noenhanced background rgb "white" }
if (kind eq "png") { set terminal pngcairo size 900,height font "sans,10" noenhanced }
set output out
set datafile separator "\t"
set datafile missing "?"
set title "Speed of sg over its peers, one thread (right of 1: sg is faster)"
set logscale x
set xrange [0.3:300]
set yrange [rows + 0.7:0.3]
set xtics (0.5, 0.7, 1, 1.5, 2, 5, 10, 20, 50, 100, 200)
set grid xtics ytics lc rgb "#dddddd"
set arrow from 1, graph 0 to 1, graph 1 nohead lw 2 lc rgb "#888888" back
set key outside bottom center horizontal width -3
data = ifile
plot data using 3:1:ytic(2) with points pt 5 ps 1 lc rgb "#1f4e9c" title "intrinsics", \
     data using 4:1 with points pt 7 ps 1 lc rgb "#2e8b57" title "best of C and C++", \
     data using 5:1 with points pt 9 ps 1 lc rgb "#c47f17" title "PoCL", \
     data using 6:1 with points pt 11 ps 1 lc rgb "#b03a2e" title "Intel OpenCL"
