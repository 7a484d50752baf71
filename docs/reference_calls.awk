# SPDX-License-Identifier: MIT
# A C function for each prototype in the model of docs/reference.awk, which calls what the prototype says with arguments of
# the types that it says: a prototype that is not so does not compile. Built with -DSG_SIZE=16.
#   awk -v e=f32 -v scalar=float -f reference_calls.awk model

function real(s) { # for one element
    gsub(/<S>/, "16", s)
    gsub(/<N>/, "4", s)
    gsub(/<op>/, "add", s)
    gsub(/<to>/, to, s)
    gsub(/<t>/, "u32", s)
    gsub(/<type>/, "uint32_t", s)
    gsub(/<scalar>/, scalar, s)
    gsub(/<e>/, e, s)
    return s
}
BEGIN {
    FS = "\t"
    to = e # of the same width, which sg_as wants
    sub(/^[a-z]+/, "u", to)
    print "#include <sg.h>\n"
}
$1 == "sig" && $2 ~ /;$/ { sig[++sigs] = $2 }
$1 == "entry" { first = sigs + 1 }
$1 == "elements" { for (i = first; i <= sigs; i++) class[i] = $2 }
END {
    for (i = 1; i <= sigs; i++) {
        if (class[i] != "" && index(" " class[i] " ", " " e " ") == 0 && class[i] !~ /all 12/) continue
        s = real(sig[i])
        open = index(s, "(")
        left = substr(s, 1, open - 1)
        name = left
        sub(/.*[ *]/, "", name)
        result = substr(left, 1, length(left) - length(name))
        sub(/ $/, "", result)
        params = substr(s, open + 1)
        sub(/\);$/, "", params)
        n = split(params, p, /, */)
        declared = call = ""
        for (k = 1; k <= n; k++) {
            if (p[k] == "void" || p[k] == "") continue
            if (p[k] == "op") { call = call (call == "" ? "" : ", ") "add"; continue }
            if (p[k] ~ /^i[0-9]$/) continue
            if (p[k] == "...") { call = call ", 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14"; continue }
            if (p[k] == "g") p[k] = "sg_group g"
            sub(/\[S\]$/, "[16]", p[k])
            declared = declared (declared == "" ? "" : ", ") p[k]
            a = p[k]
            sub(/\[16\]$/, "", a)
            sub(/.*[ *]/, "", a)
            call = call (call == "" ? "" : ", ") a
        }
        if (declared == "") declared = "void"
        printf "void call_%d(%s);\nvoid call_%d(%s) {\n    ", i, declared, i, declared
        if (result == "void") print name "(" call ");\n}"
        else print result " got = " name "(" call ");\n    (void)got;\n}"
    }
}
