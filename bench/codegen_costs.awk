# SPDX-License-Identifier: MIT
# Compares the docstrings of sg/tables/operations.h with the counted instructions. A row that does not state a cost must keep the promise
# of the table's head, with AVX2 and AVX-512. A row that states "up to N" or "N to M" must not take more, unless it has
# a loop.
#   awk -f codegen_costs.awk ../sg/tables/operations.h codegen.budget

BEGIN { most = 16 }
FNR == NR {
    if (/^\/\*/) text = ""
    text = text " " $0
    if (/at most 16 instructions/) promised = 1
    if (!/^SG_T_[A-Z_]*\(/) next
    split($0, column, /[(),][ ]*/)
    row[column[3]] = 1
    told[column[3]] = sub(/.*[. *]Cost[: ]/, "", text)
    limit[column[3]] = most
    while (told[column[3]] && match(text, / to [0-9]+/)) {
        if (substr(text, RSTART + 4, RLENGTH - 4) + 0 > limit[column[3]]) limit[column[3]] = substr(text, RSTART + 4, RLENGTH - 4) + 0
        text = substr(text, RSTART + RLENGTH)
    }
    text = ""
    next
}
/^#/ || $1 !~ /^avx/ { next }
{
    name = $3
    for (k = 0; !(name in row) && k < 3; k++) sub(/_(n|of_eq|[0-9]|n_[0-9])$/, "", name) # the forms of a row
    if (!(name in row)) next
    counted[name] = 1
    for (i = 4; i <= NF; i++) {
        split($i, cell, "=")
        if (told[name] && (limit[name] == most || cell[1] ~ /[lcm]/)) continue # in words alone, or for each lane
        if (cell[1] + 0 <= limit[name] && cell[1] !~ /[lc]/) continue
        n = split(cell[2], e, ",")
        for (k = 1; k <= n; k++) if (e[k] !~ /f16$/) break
        says = told[name] ? "says at most " limit[name] : "says no cost"
        if (k <= n) print $1 " " $2 ": " $3 " of " e[k] " takes " cell[1] ", and its docstring " says
    }
}
END {
    if (!promised) print "sg/tables/operations.h promises something else than " most " instructions"
    for (name in row) if (!(name in counted)) print name ": not counted"
}
