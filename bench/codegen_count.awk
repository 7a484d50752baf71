# SPDX-License-Identifier: MIT
# Reads the assembly text of a generated file, prints for each function cg__<row>__<element>__<masks>
#   row element instructions calls stack loops moves
# instructions: without returns, register-to-register vector moves (only a two-operand encoding needs them, and the processor
#   renames them away), vzeroupper, and the move of a mask argument or result between a general and a mask
#   register. Loads and stores count where the function has pointers.
# calls: includes jumps to other functions. stack: instructions with a stack operand. loops: backward jumps whose
# target leads back to them. moves: of one element: lane inserts and extracts, scalar loads and stores.

function done(   i, j, k, found) {
    if (fn == "") return
    for (i = 1; i <= n; i++) {
        if (target[i] == "" || !(target[i] in label) || label[target[i]] > i) continue
        if (reaches(label[target[i]], i)) loops++
    }
    split(fn, part, "__")
    count -= mask_moves < part[4] ? mask_moves : part[4]
    print part[2], part[3], count, calls, stack, loops + 0, moves
    fn = ""
}
# is there a path from instruction i to instruction goal? no = instruction never falls through
function reaches(i, goal,   seen, top, todo) {
    top = 1; todo[1] = i
    while (top > 0) {
        i = todo[top--]
        while (i <= n && !(i in seen)) {
            if (i == goal) return 1
            seen[i] = 1
            if (target[i] != "" && (target[i] in label)) todo[++top] = label[target[i]]
            if (ends[i]) break
            i++
        }
    }
    return 0
}
/^cg__[A-Za-z0-9_]+:/ {
    done()
    fn = $1; sub(/:.*/, "", fn)
    n = count = calls = stack = loops = moves = mask_moves = 0
    split("", label); split("", target); split("", ends)
    next
}
fn == "" { next }
/^[ \t]*\.size[ \t]+cg__/ { done(); next }
/^[.A-Za-z0-9_$]+:/ { name = $1; sub(/:.*/, "", name); label[name] = n + 1; next }
/^[ \t]*[.#\/]/ || /^[ \t]*$/ { next }
{
    line = $0
    if (arch != "aarch64") sub(/[ \t]*#.*/, "", line)
    sub(/[ \t]*\/\/.*/, "", line)
    gsub(/^[ \t]+|[ \t]+$/, "", line)
    op = line; sub(/[ \t].*/, "", op)
    rest = line; if (!sub(/^[^ \t]+[ \t]+/, "", rest)) rest = ""
    if (arch == "wasm") {
        if (op ~ /^(local\.|end_|block$|return$|drop$|[if](32|64)\.const$)/) next
        if (op == "loop") { loops++; next }
        if (op ~ /^global\./) { stack += rest == "__stack_pointer"; next }
        count++
        if (op ~ /^call/) calls++
        if (op ~ /_lane(_[su])?$|^[if](32|64)\.(load|store)/) moves++
        next
    }
    n++
    if (arch == "riscv") {
        if (op == "ret") { ends[n] = 1; next }
        count++
        if (op ~ /^(call|tail|jalr|jr)$/) calls++
        if (op ~ /^(j|b[a-z]+)$/) { # no instruction of another kind begins so
            dest = rest; sub(/.*[, \t]/, "", dest)
            target[n] = dest
            ends[n] = op == "j"
        }
        if (rest ~ /\((sp|s0)\)|(^|, *)sp(,|$)/) stack++
        if (op ~ /^(vf?mv\.[xfs]\.[xfs]|[ls][bhwd]u?|f[ls][wd])$/) moves++
        next
    }
    if (op ~ /^(ret|retq|vzeroupper|nop|endbr64)$/) { ends[n] = op ~ /^ret/; next }
    if (op ~ /^v?mov(dq[au]|[au]p[sd]|apd|dqa64|dqu64|dqa32|dqu8|dqu16)/ && rest !~ /[({$]/) next
    if (op == "mov" && rest ~ /^v[0-9]+\.16b, v[0-9]+\.16b$/) next
    if (op ~ /^kmov/ && rest !~ /\(/ && rest !~ /%k[0-7], %k/) mask_moves++
    count++
    if (op ~ /^call|^bl$|^blr$/) calls++
    if (op ~ /^j|^cbn?z$|^tbn?z$|^b\.?(eq|ne|cs|hs|cc|lo|mi|pl|vs|vc|hi|ls|ge|lt|gt|le)?$/) {
        dest = rest; sub(/.*[, \t]/, "", dest)
        if (dest ~ /^\.L/) target[n] = dest
        else if (dest !~ /^\*/) calls++
        ends[n] = op ~ /^jmp|^b$/
    }
    if (rest ~ /\(%[re]sp|\[sp|\(%rbp|%rsp,|, ?%rsp/ || op ~ /^(push|pop)[lqw]?$/) stack++
    if (op ~ /^v?p?(insr|extr)[bwdq]$|^v?(insertps|extractps)$|^(ins|umov|smov)$/ ||
        op ~ /^mov([bwlq]|[sz][bw][lwq])$/ && rest ~ /\(/ && rest !~ /\(%rip|^\$/) moves++
}
END { done() }
