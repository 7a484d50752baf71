# SPDX-License-Identifier: MIT
# Compares names of the headers, one a line, with those that the pages of the reference have entries of:
#   awk -v entries=FILE -v internal=FILE -f base_name.awk -f reference_names.awk NAMES
BEGIN {
    while ((getline line < entries) > 0) if (line !~ /_op(_|$)/) entry[line] = 1
    while ((getline line < internal) > 0) {
        gsub(/[*]/, ".*", line)
        pattern[++n] = "^" line "$"
    }
}
function anchor(name) { gsub(/[<>]/, "", name); return name }
{
    base = base_name($1)
    seen[$1] = seen[anchor(base)] = 1
    if ($1 in entry || anchor(base) in entry) next
    for (i = 1; i <= n; i++) if ($1 ~ pattern[i] || base ~ pattern[i]) { used[i] = 1; next }
    if (!told[base]++) print $1 " is public and has no docstring, see docs/reference.txt"
}
END {
    for (name in entry) if (!(name in seen)) print name " has an entry and is in no header"
    for (i = 1; i <= n; i++) if (!(i in used)) print "docs/reference.txt: nothing is " pattern[i]
}
