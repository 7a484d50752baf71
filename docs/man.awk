# SPDX-License-Identifier: MIT
# The reference as man pages, in one Markdown text for pandoc: a page for each entry (section 3) and for each page of the
# reference (section 7), sg(3) and sg(7). docs/man.sh cuts what pandoc makes of it at the lines "MARK SECTION NAMES".
#   awk -f man.awk diagrams.txt README.md PAGE.md ...      in the order of README.md

function plain(s) { # links as their text
    while (match(s, /\[[^]]*\]\([^)]*\)/))
        s = substr(s, 1, RSTART - 1) substr(s, RSTART + 1, index(substr(s, RSTART), "](") - 2) substr(s, RSTART + RLENGTH)
    return s
}
# the names in s; one in angle brackets is all that it stands for
function spread(s,   n, i, name, before, behind, m, k, each, all) {
    gsub(/,/, "", s)
    n = split(s, name, " ")
    for (i = 1; i <= n; i++) {
        if (!match(name[i], /<[eN]>/)) { all = all " " name[i]; continue }
        before = substr(name[i], 1, RSTART - 1)
        behind = substr(name[i], RSTART + 3)
        m = split(substr(name[i], RSTART, 3) == "<e>" ? elements : "2 3 4 8 16", each, " ")
        for (k = 1; k <= m; k++) all = all " " spread(before each[k] behind)
    }
    return substr(all, 2)
}
function begin(number, files_, names_, brief_) { print "\nMARK " number " " files_ "\n\n# NAME\n\n" names_ " - " brief_ }
function section(s) { print "\n# " s "\n" }
function see(s) { section("SEE ALSO"); print s }
# what follows a page's prose, in front of its entries
function end_head() {
    if (in_head) { section("NAMES"); print index_of[page]; see("sg(7)") }
    in_head = 0
}
function end_entry() {
    if (in_entry) see("sg_" page "(7), sg(7)")
    in_entry = 0
}
FNR == 1 { files++ }
files == 1 { if ($1 == "==") picture = $2; else drawing[picture] = drawing[picture] $0 "\n"; next }
files == 2 && /^## / {
    page = $0
    sub(/.*\(/, "", page); sub(/[.]md\)/, "", page)
    title[page] = plain(substr($0, 4))
    order[++pages] = page
}
files == 2 && /^\* / {
    s = substr($0, 3)
    $0 = plain(s)
    index_of[page] = index_of[page] "* " $0 "\n"
    gsub(/`/, "")
    cut = index($0, ": ")
    names[++entries] = cut ? substr($0, 1, cut - 1) : $0
    brief[entries] = cut ? substr($0, cut + 2) : title[page]
}
files == 2 { next }
FNR == 1 {
    end_entry(); end_head()
    page = order[files - 2]
    begin(7, "sg_" page, "sg_" page, title[page])
    section("DESCRIPTION")
    in_head = 1
    next
}
/^\[Reference\]/ || /^<a id/ { next }
/^### / {
    skip = 0
    end_entry(); end_head()
    in_entry = in_front = 1
    entry++
    begin(3, spread(names[entry]), names[entry], brief[entry])
    next
}
# what is said of the entries that follow, on the page of the reference: a man page has one entry
/^---$/ { skip = 1; next }
skip { next }
in_front && /^$/ { next }
in_front && /^```c/ {
    in_front = 0
    section("SYNOPSIS")
    print
    if ((getline) > 0 && !/^#include/) print "#include <sg.h>"
    while (!/^```/) { print; if ((getline) <= 0) break }
    print
    section("DESCRIPTION")
    next
}
in_front { in_front = 0; section("DESCRIPTION") }
/^!\[/ {
    sub(/.*\(/, ""); sub(/[.]svg\).*/, "")
    if ($0 in drawing) { section("LANES"); print "```\n" drawing[$0] "```" }
    next
}
/^With 8 lanes:$/ { section("EXAMPLE") }
/^\| instructions / {
    section("INSTRUCTIONS")
    print "For one register of the target, with gcc. s: touches the stack, l: loops over lanes, c: calls.\n\n```"
    for (; /^\|/; getline) {
        if (/---/) continue
        gsub(/`/, "")
        n = split($0, cell, / *[|] ?/)
        s = sprintf("%-22s", cell[2])
        for (i = 3; i < n; i++) s = s sprintf(" %4s", cell[i])
        print s
    }
    print "```\n"
    next
}
/^\| \|/ || /^\| ---/ { next } # a table of names and what each does
/^\| / { gsub(/^\| | \|$/, ""); sub(/ \| /, ": "); $0 = "* " $0 }
{ $0 = plain($0); print; if (page == "values" && in_head) values = values $0 "\n" }
END {
    end_entry()
    begin(3, "sg", "sg", "every name of the library, by subject")
    for (p = 1; p <= pages; p++) { section(title[order[p]]); print index_of[order[p]] }
    see("sg(7)")
    begin(7, "sg", "sg", "SIMD kernels in C, written the way GPU programmers write theirs")
    section("SYNOPSIS")
    print "```\n#include <sg.h>\n\ncc -O2 -march=native mine.c -lpthread\n```"
    section("DESCRIPTION")
    print values
    section("PAGES")
    for (p = 1; p <= pages; p++) print "* sg_" order[p] "(7): " title[order[p]]
    print "* sg(3): every name, by subject"
}
