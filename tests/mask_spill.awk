# SPDX-License-Identifier: MIT
# Finds mask registers that are spilled to the stack with fewer bytes than are read back. Reads x86 assembly of GCC or Clang; prints a
# line "function slot stored read instruction" for each such read.
#
# For each function it takes the blocks and their successors, and follows where the last store to a slot reaches.
# A slot is an address relative to the stack pointer (to %rbp where the function has a frame).

function digits(text) { return text ~ /^-?[0-9]+$/ ? text + 0 : 0 }

# bytes of an operand in memory
function width(name, operands,    register) {
    if (name ~ /^(lea|prefetch|nop)/) return 0
    if (name ~ /^kmov[bwdq]$/) return letter[substr(name, 5, 1)]
    if (name ~ /^mov[zs][bw][lqw]$/) return letter[substr(name, 5, 1)]
    if (name ~ /^movslq$/) return 4
    if (name ~ /^(push|pop)/) return 8
    if (match(operands, /%[xyz]mm/)) {
        if (name ~ /^v?(movd|movss|cvtsi2s[sd]l|pinsrd|pbroadcastd|broadcastss)$/) return 4
        if (name ~ /^v?(movq|movsd|cvtsi2s[sd]q|pinsrq|pbroadcastq|broadcastsd|movlps|movhps|movddup)$/) return 8
        if (name ~ /^v?(pinsrw|pbroadcastw)$/) return 2
        if (name ~ /^v?(pinsrb|pbroadcastb)$/) return 1
        register = substr(operands, RSTART + 1, 1)
        return register == "z" ? 64 : register == "y" ? 32 : 16
    }
    if (match(operands, /%(r[a-z0-9]+|e[a-z][a-z]|[a-d][lhx]|[sd]il?|[sb]pl?)($|,)/)) {
        register = substr(operands, RSTART + 1, RLENGTH - 1); sub(/,$/, "", register)
        if (register ~ /^r([a-d]x|[sd]i|[sb]p|[0-9]+)$/) return 8
        if (register ~ /^e|^r[0-9]+d$/) return 4
        if (register ~ /^([a-d]x|[sd]i|[sb]p|r[0-9]+w)$/) return 2
        return 1
    }
    return substr(name, length(name)) in letter ? letter[substr(name, length(name))] : 8
}

# a call that does not come back
function ends(i) {
    return code_name[i] == "call" && \
        code_operands[i] ~ /^(__asan_report_(load|store)(_n|[0-9]+)|__ubsan_handle_.*_abort|abort|_?exit|_*(sig)?longjmp|__(assert|stack_chk)_fail)(@PLT)?$/
}

# one instruction on the state of its block: reach[slot] is "kW" (a mask of W bytes), several, or ""
function step(i,    name, operands, slot, at, w, stores, reads, s, k, widths, n) {
    name = code_name[i]; operands = code_operands[i]
    if (!match(operands, /-?[0-9]*\(%r[sb]p\)/)) {
        if (name == "subq" && operands ~ /^\$-?[0-9]+, *%rsp$/) down += digits(substr(operands, 2, index(operands, ",") - 2))
        else if (name == "addq" && operands ~ /^\$-?[0-9]+, *%rsp$/) down -= digits(substr(operands, 2, index(operands, ",") - 2))
        else if (name ~ /^push/) down += 8
        else if (name ~ /^pop/) down -= 8
        return
    }
    slot = substr(operands, RSTART, RLENGTH)
    stores = RSTART + RLENGTH - 1 == length(operands) && name !~ /^(cmp|test|push|bt)/ && operands ~ /,|^[^,]*$/
    at = digits(substr(slot, 1, index(slot, "(") - 1))
    if (slot ~ /rsp/) at -= down; else at += 1000000 # a frame of its own
    w = width(name, operands)
    if (!w) return
    if (name ~ /^(neg|not|inc|dec|set|pop)/) reads = name !~ /^(set|pop)/
    else if (!stores) reads = 1
    else reads = name !~ /^v?(k?mov|set|extract|pextr|pmov|p?compress|cvtps2ph)/
    if (reads && w <= 8 && at in reach) {
        n = split(reach[at], widths, " ")
        for (k = 1; k <= n; k++) if (widths[k] < w)
            if (!told[i]++) print where, slot, widths[k], w, name, operands
    }
    if (name ~ /^push/) down += 8
    if (name ~ /^pop/) down -= 8
    if (!stores) return
    for (s in reach) if (s + 0 < at + w && at < s + 8) delete reach[s]
    if (name ~ /^kmov/ && w < 8) reach[at] = w
}

function follow(    i, b, n, work, key, s, k, parts, merged, changed, out, now, t) {
    # blocks
    delete first; delete last; delete in_state; delete in_down; delete queued; delete told
    blocks = 0
    for (i = 1; i <= codes; i++) {
        if (i == 1 || starts[i]) first[++blocks] = i
        last[blocks] = i
        block_of[i] = blocks
    }
    if (!blocks) return
    n = 1; work[1] = 1; queued[1] = 1; in_state[1] = ""; in_down[1] = 0
    for (k = 1; k <= n; k++) { # a list, to which blocks are added again when what reaches them grows
        b = work[k]; queued[b] = 0
        delete reach
        parts_n = split(in_state[b], parts, ";")
        for (i = 1; i <= parts_n; i++) { s = index(parts[i], ":"); if (s) reach[substr(parts[i], 1, s - 1) + 0] = substr(parts[i], s + 1) }
        down = in_down[b]
        for (i = first[b]; i <= last[b]; i++) step(i)
        i = last[b]; targets = ""
        if (code_name[i] == "asm") { # goes on behind, or at a label that it names
            count = split(code_operands[i], to, " ")
            for (t = 1; t <= count; t++) if (to[t] in label_at) targets = targets " " label_at[to[t]]
        } else if (code_name[i] ~ /^j/) {
            if (code_operands[i] ~ /^\*/) {
                key = match(code_operands[i], /\.L[A-Za-z0-9_.$]*/) ? substr(code_operands[i], RSTART, RLENGTH) : named[i]
                if (key in table) targets = table[key]
                else for (t in label_at) targets = targets " " label_at[t] # any
            } else if (code_operands[i] in label_at) targets = label_at[code_operands[i]]
        }
        if (code_name[i] !~ /^(jmp|ret|ud2|hlt)/ && !ends(i) && i < codes) targets = targets " " (i + 1)
        count = split(targets, to, " ")
        for (t = 1; t <= count; t++) {
            if (to[t] in label_at) to[t] = label_at[to[t]]
            if (to[t] !~ /^[0-9]+$/ || to[t] > codes) continue
            now = block_of[to[t]] ? block_of[to[t]] : 0
            if (!now) continue
            if (!(now in in_state)) { in_state[now] = ""; in_down[now] = down; fresh = 1 } else fresh = 0
            changed = merge(now) || fresh
            if (changed && !queued[now]) { work[++n] = now; queued[now] = 1 }
        }
        if (n > 200000) { print where, "not followed to its end"; return }
    }
}
# adds what reaches the end of a block to what reaches the begin of block b
function merge(b,    s, i, n, parts, have, w, k, m, ws, grown) {
    n = split(in_state[b], parts, ";")
    for (i = 1; i <= n; i++) { s = index(parts[i], ":"); if (s) have[substr(parts[i], 1, s - 1)] = substr(parts[i], s + 1) }
    for (s in reach) {
        m = split(reach[s], ws, " ")
        for (k = 1; k <= m; k++) if (!index(" " have[s] " ", " " ws[k] " ")) { have[s] = have[s] (have[s] == "" ? "" : " ") ws[k]; grown = 1 }
    }
    if (grown) { in_state[b] = ""; for (s in have) in_state[b] = in_state[b] s ":" have[s] ";" }
    return grown
}

BEGIN { letter["b"] = 1; letter["w"] = 2; letter["l"] = 4; letter["d"] = 4; letter["q"] = 8 }
/^[A-Za-z_][A-Za-z0-9_.$]*:/ {
    where = $1; sub(/:$/, "", where)
    codes = 0; split("", label_at); split("", table); split("", named); mentioned = ""; split("", starts); split("", block_of); masks = 0
    next
}
/^\.L[A-Za-z0-9_.$]*:/ { name = $1; sub(/:$/, "", name); of_table = name; label_at[name] = codes + 1; starts[codes + 1] = 1; next }
/^[ \t]*\.(long|quad)[ \t]+\.L/ { name = $2; sub(/-.*/, "", name); table[of_table] = table[of_table] " " name; next } # of a switch
/^[ \t]*\.size/ { if (masks) follow(); functions++; codes = 0; masks = 0; next }
/^#APP/ { in_asm = 1; asm_labels = ""; next }
/^#NO_APP/ { # as one jump that may be taken
    in_asm = 0
    if (asm_labels != "") { codes++; code_name[codes] = "asm"; code_operands[codes] = asm_labels; starts[codes + 1] = 1 }
    next
}
in_asm && /^[ \t]*(j|call|ret)/ {
    line = $0
    while (match(line, /\.L[A-Za-z0-9_.$]*/)) { asm_labels = asm_labels " " substr(line, RSTART, RLENGTH); line = substr(line, RSTART + RLENGTH) }
    next
}
/^[ \t]+[a-z]/ {
    line = $0; sub(/[ \t]*#.*/, "", line)
    codes++
    code_name[codes] = $1; if ($1 ~ /^callq?$/) code_name[codes] = "call"
    sub(/^[ \t]*[a-z0-9]+[ \t]*/, "", line)
    code_operands[codes] = line
    if ($1 ~ /^kmov[bwd]/ && line ~ /^%k[0-7], *-?[0-9]*\(%r[sb]p\)$/) masks++
    if (match(line, /\.L[A-Za-z0-9_.$]*\(%rip\)/)) mentioned = substr(line, RSTART, RLENGTH - 6)
    if ($1 == "notrack") { code_name[codes] = "jmp"; sub(/^jmp[ \t]*/, "", code_operands[codes]) }
    if (line ~ /^\*/) named[codes] = mentioned
    if (code_name[codes] ~ /^(j|ret|ud2|hlt)/ || ends(codes)) starts[codes + 1] = 1
}
END { if (!functions) print "no function in this assembly" }
