#!/bin/sh
# SPDX-License-Identifier: MIT
# Programs that must not compile or link, and whose message must name the fix: tests/negative/*.c.
# Tags, one to a line, at the top of a program:
#   /* expect: REGEX */          extended; some line of the compiler's or linker's output matches
#   /* flags: FLAGS */           added to the command
#   /* link-with: OTHER.c */     compiles alone, but does not link with that file
#   /* languages: c */           only as C, or only as c++; default: both
# Files without an expectation are the other halves of linked programs.
#
# Environment: CC, CXX, CLANG, CLANGXX (a compiler named "no" is left out), CPPFLAGS, ARCH_FLAGS, LIBS.
set -u
LC_ALL=C
export LC_ALL
top=${srcdir:-.}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
CPPFLAGS=${CPPFLAGS:--I$top} LIBS=${LIBS--lm}
count=0 failed=0

tag() { sed -n "1,6s|^/\* $2: \(.*\) \*/\$|\1|p" "$1"; }
result() { # 0 or 1, name
    count=$((count + 1))
    [ "$1" = 0 ] && { echo "ok $count - $2"; return; }
    failed=1
    echo "not ok $count - $2"
    head -n 12 "$scratch/out" | sed 's/^/# /'
}

# shellcheck disable=SC2086
check() { # compiler, language, standard
    command="$1 -x $2 -std=$3 $CPPFLAGS ${ARCH_FLAGS:-}"
    echo '#include <sg.h>' >"$scratch/right.c"
    $command -fsyntax-only "$scratch/right.c" >"$scratch/out" 2>&1
    result $? "$1 $3: a right program compiles"
    for program in "$top"/tests/negative/*.c; do
        expect=$(tag "$program" expect)
        languages=$(tag "$program" languages)
        [ -n "$expect" ] || continue
        case " ${languages:-c c++} " in *" $2 "*) ;; *) continue ;; esac
        other=$(tag "$program" link-with)
        flags=$(tag "$program" flags)
        name="$1 $3: $(basename "$program" .c)"
        if [ -n "$other" ]; then
            if ! $command $flags -c "$program" -o "$scratch/a.o" >"$scratch/out" 2>&1 ||
                ! $command $flags -c "$top/tests/negative/$other" -o "$scratch/b.o" >>"$scratch/out" 2>&1; then
                result 1 "$name: each half compiles"
                continue
            fi
            ! $1 "$scratch/a.o" "$scratch/b.o" -o "$scratch/program" $LIBS >"$scratch/out" 2>&1
        else
            ! $command $flags -fsyntax-only "$program" >"$scratch/out" 2>&1
        fi && grep -Eq -e "$expect" "$scratch/out"
        result $? "$name"
    done
}

echo "TAP version 13"
if echo __TINYC__ | ${CC:=cc} -E - 2>/dev/null | grep -q '^[0-9]'; then
    echo "1..0 # SKIP TCC has messages of its own"
    exit
fi
[ "$CC" = no ] || check "$CC" c c11
[ "${CXX:=no}" = no ] || check "$CXX" c++ c++17
case $CC in *clang*) CLANG=no CLANGXX=no ;; esac
[ "${CLANG:=no}" = no ] || check "$CLANG" c c11
[ "${CLANGXX:=no}" = no ] || check "$CLANGXX" c++ c++17
echo "1..$count"
exit $failed
