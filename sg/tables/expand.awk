# SPDX-License-Identifier: MIT
# Reads sg.h as the preprocessor gives it with line markers and definitions (-E -dD), and writes what belongs to sg.
#   -v what=tags     name, file, line and kind of each definition, separated by tabs
#   -v what=text     floor 2: each function, behind a comment that says where it comes from
# top: the source tree; it is cut off the names of files.

function tidy(path) {
    while (match(path, /[^\/.]+\/\.\.\//)) path = substr(path, 1, RSTART - 1) substr(path, RSTART + RLENGTH)
    if (index(path, top "/") == 1) path = substr(path, length(top) + 2)
    sub(/^(\.\/)+/, "", path)
    return path
}
# The first function that a piece of text declares: a name before a parenthesis.
function function_of(s,   at) {
    sub(/[{;].*/, "", s)
    if (!match(s, /sg_[A-Za-z0-9_]+ *\(/)) return ""
    s = substr(s, RSTART, RLENGTH)
    sub(/ *\($/, "", s)
    return s
}
function put(name, kind) { if (name != "" && !((name, file, line) in seen)) { seen[name, file, line] = 1; print name "\t" file "\t" line "\t" kind } }

/^# [0-9]+ "/ {
    line = $2 - 1
    if ($3 != raw) { raw = $3; file = tidy(substr($3, 2, length($3) - 2)) }
    own = file == "sg.h" || index(file, "sg/") == 1
    floor2 = file ~ /^sg\/(lanes|tables)/ || file ~ /^sg\/made\/(lanes|elements|each|mask|size)/
    next
}
{ line++ }
!own { next }
what == "tags" && /^#define / {
    name = $2
    sub(/\(.*/, "", name)
    if (name ~ /^(sg|SG)_/ && name !~ /^SG_(T|HAVE_X|HAVE_WHOLE)_/) put(name, "d")
    next
}
/^#/ { next }
what == "tags" {
    n = split($0, part, /(^|[^A-Za-z0-9_])static /)
    if (pending && function_of(part[1]) != "") { put(function_of(part[1]), "f"); pending = 0 }
    for (i = 2; i <= n; i++) {
        name = function_of(part[i])
        put(name, "f")
        pending = name == "" && part[i] !~ /[=;{]/
    }
    if (/^typedef /) {
        n = split($0, part, /typedef /)
        for (i = 2; i <= n; i++) if (match(part[i], /(struct|enum|union) sg_[A-Za-z0-9_]+/)) { name = substr(part[i], RSTART, RLENGTH); sub(/.* /, "", name); put(name, "t") }
            else if (match(part[i], /sg_[A-Za-z0-9_]+ *(__attribute__[^;]*)?;/)) { name = substr(part[i], RSTART, RLENGTH); sub(/[ ;].*/, "", name); put(name, "t") }
    }
    next
}
floor2 && !/^[ \t]*$/ {
    from = "/* " file ":" line " */"
    gsub(/[}] *static inline/, "}\n" from "\nstatic inline") # a row may define several functions on one line
    if (/^(static|typedef|sg_)/) print from
    print
}
