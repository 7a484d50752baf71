# SPDX-License-Identifier: MIT
# A C function for each prototype of the pages of the reference, which calls what the prototype says with arguments of the
# types that it says: a prototype that is not so does not compile. Built with -DSG_SIZE=16.
#   awk -v e=f32 -v scalar=float -f reference_calls.awk PAGE.md ...

function real(s) { # for one element
    gsub(/<S>/, "16", s); gsub(/<H>/, "8", s); gsub(/<N>/, "4", s); gsub(/<op>/, "add", s); gsub(/<to>/, to, s)
    gsub(/<t>/, "u32", s); gsub(/<type>/, "uint32_t", s); gsub(/<scalar>/, scalar, s); gsub(/<e>/, e, s); gsub(/<unsigned>/, "u" substr(e, match(e, /[0-9]/)), s)
    return s
}
function flush(   i) {
    if (elements == "" || elements ~ /^all/ || index(" " elements " ", " " e " ")) for (i = 1; i <= held; i++) call(sig[i])
    held = 0
    elements = ""
}
function call(s,   open, left, name, result, n, i, p, declared, passed, a) {
    s = real(s)
    open = index(s, "(")
    left = substr(s, 1, open - 1)
    name = left
    sub(/.*[ *]/, "", name)
    result = substr(left, 1, length(left) - length(name))
    n = split(substr(s, open + 1, length(s) - open - 2), p, /, */)
    for (i = 1; i <= n; i++) {
        a = p[i]
        if (a == "void" || a == "" || a ~ /^i[0-9]$/) continue
        if (a == "...") { passed = passed ", 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14"; continue }
        if (a == "g") a = "sg_group g"
        sub(/\[S\]$/, "[16]", a)
        if (a != "op") declared = declared (declared == "" ? "" : ", ") a
        sub(/\[16\]$/, "", a); sub(/.*[ *]/, "", a)
        if (a == "order") a = "sg_memory_order_relaxed"
        if (a == "kernel") a = "(kernel)" # a pointer to one, not the name of one
        if (once && a != "op" && a != "(kernel)" && p[i] != "g") a = "ONCE(" calls + 1 ", " i ", " a ")"
        passed = passed (passed == "" ? "" : ", ") (a == "op" ? "add" : a)
    }
    if (declared == "") declared = "void"
    printf "void call_%d(%s);\nvoid call_%d(%s) {\n    ", ++calls, declared, calls, declared
    if (result == "void ") print name "(" passed ");\n}"
    else print result " got = " name "(" passed ");\n    (void)got;\n}"
}
BEGIN {
    to = e # of the same width, which sg_as wants
    sub(/^[a-z]+/, "u", to)
    print "#undef SG_SIZE\n#define SG_SIZE 8 /* half of it */\n#include <sg.h>\n#include <sg/more.h>\n#undef SG_SIZE\n#define SG_SIZE 16\n#include <sg.h>\n#include <sg/atomic.h>\n#include <sg/math.h>\n#include <sg/more.h>\n#include <sg/print.h>\n#include <sg/dispatch.h>\n"
    # a label in the assembly wherever an argument is evaluated
    print "#define ONCE(call, argument, x) ({ __asm__ volatile(\"once_\" #call \"_\" #argument \":\"); x; })"
}
/^### / { flush(); in_snippet = 0 }
/^With 8 lanes:$/ { in_snippet = 1 }
/^```/ { in_code = !in_code }
in_code && !in_snippet && /^[A-Za-z].*\);$/ && !/^typedef/ { sig[++held] = $0 }
/^Elements: / { elements = $0; sub(/^Elements: /, "", elements); sub(/[.].*/, "", elements) }
END { flush() }
