# SPDX-License-Identifier: MIT
# Compares the entries of the model of docs/reference.awk with the public names of the headers, one a line:
#   awk -f base_name.awk -f reference_names.awk model names
FNR == NR && $1 == "name" { entry[$2] = 1 }
FNR == NR && $1 == "internal" {
    pattern = $2
    gsub(/[*]/, ".*", pattern)
    internal[++n] = "^" pattern "$"
}
FNR == NR { next }
{
    name = $1
    base = base_name(name)
    seen[name] = seen[base] = 1
    if (name in entry || base in entry) next
    for (i = 1; i <= n; i++) if (name ~ internal[i] || base ~ internal[i]) { used[i] = 1; next }
    if (!(base in told)) print name " is public and has no docstring, see docs/reference.txt"
    told[base] = 1
}
END {
    for (name in entry) if (!(name in seen)) print name " has an entry and is in no header"
    for (i = 1; i <= n; i++) if (!(i in used)) print "docs/reference.txt: nothing is " internal[i]
}
