# SPDX-License-Identifier: MIT
# Draws bench-build/threads.tsv (report.awk -v want=threads): gnuplot -e "kind='svg'; out='x.svg'; ifile='threads.tsv'; rows=N"
if (kind eq "svg") { set terminal svg size 700,520 font "sans,11" noenhanced background rgb "white" }
if (kind eq "png") { set terminal pngcairo size 700,520 font "sans,10" noenhanced }
set output out
set datafile separator "\t"
set datafile missing "?"
set title "Rate of sg by threads, over that of one"
set xlabel "threads"
set logscale xy 2
set xrange [1:*]
set xtics 1,2
set ytics 0.03125,2
set grid xtics ytics lc rgb "#dddddd"
set key top left
stats ifile skip 1 nooutput
columns = STATS_columns
plot x with lines dt 2 lc rgb "#888888" title "as many times", \
     for [c = 2:columns] ifile using 1:c with linespoints lw 2 pt 7 ps 0.6 title columnheader(c)
