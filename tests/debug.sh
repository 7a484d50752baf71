#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the help for debugging. With sg/sg-gdb.py, gdb prints values and masks of every layout as lanes, says which work-group and
# sub-group a frame belongs to, and follows a backtrace through a sub-group that has its own stack. sg/print.h works without a C
# library. The commands of docs/debugging.md print what the page shows. Prints TAP.
#
# tests/debug/lanes.c is built for several register widths, sizes and masks. What gdb prints of a value must be what it prints
# of an array of the same numbers. Environment: CC, CLANG, CPPFLAGS, ARCH_FLAGS, LIBS, srcdir, REG_BITS.
set -u
LC_ALL=C
export LC_ALL
top=${srcdir:-.}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
CC=${CC:-cc} CPPFLAGS=${CPPFLAGS:--I$top} ARCH_FLAGS=${ARCH_FLAGS:-} LIBS=${LIBS-"-lm -lpthread"}
count=0 failed=0
unset DEBUGINFOD_URLS

echo "TAP version 13"
ok() { # status, name: what was seen is in $scratch/seen
    count=$((count + 1))
    [ "$1" = 0 ] && { echo "ok $count - $2"; return; }
    failed=1
    echo "not ok $count - $2"
    tail -n 30 "$scratch/seen" | sed 's/^/# /'
}
skip() { # name, reason
    count=$((count + 1))
    echo "ok $count - $1 # SKIP $2"
}
printf 'int main(void) { return 0; }\n' >"$scratch/one.c"
$CC "$scratch/one.c" -o "$scratch/one" || exit 2
if ! command -v gdb >/dev/null 2>&1 || ! gdb -nx -batch -ex 'python print(gdb.VERSION)' >/dev/null 2>&1; then
    gdb='no gdb that runs Python'
elif ! gdb -nx -batch -ex run "$scratch/one" 2>&1 | grep -q 'exited normally'; then
    gdb='gdb cannot run a program here'
else
    gdb=
fi

elements=$(sed -n 's/^SG_T_ELEMENT(\([a-z0-9]*\),.*/\1/p' "$top/sg/tables/elements.h")
see() { # program, then gdb's commands, one a line, on standard input
    { echo 'set confirm off'; echo 'set width 0'; echo 'set print repeats 200'; echo "source $top/sg/sg-gdb.py"; cat; } >"$scratch/commands"
    gdb -nx -batch -x "$scratch/commands" "$1" >"$scratch/seen" 2>&1 </dev/null
}
after() { sed -n "s/^$1://p" "$scratch/seen" | sed -n "${2:-1}p"; } # what was printed for a label

# Finds an lldb that runs Python. The one of Debian 12 has to be told where its Python module is.
lldb=
for name in lldb lldb-14 lldb-15 lldb-16 lldb-19; do
    command -v $name >/dev/null 2>&1 || continue
    lldb_path=$($name -P 2>/dev/null):$(ls -d /usr/lib/llvm-${name#lldb-}/lib/python3*/*-packages 2>/dev/null | paste -sd:)
    PYTHONPATH=$lldb_path $name --no-lldbinit -b -o 'script import lldb; print("y" + "es")' 2>&1 | grep -q '^yes' && lldb=$name && break
done
try_lldb() { # name, lanes: what gdb printed is in $scratch/seen
    for e in $elements; do printf 'frame variable value_%s\n' "$e"; done >"$scratch/commands"
    PYTHONPATH=$lldb_path $lldb --no-lldbinit -b -o "command script import $top/sg/sg_lldb.py" -o 'breakpoint set -n stop_here' -o run -o up \
        -s "$scratch/commands" -o 'frame variable mask' "$scratch/lanes" >"$scratch/lldb" 2>&1 </dev/null
    wrong=
    for e in $elements; do
        grep -qF "value_$e = $e x $2 $(after "shown $e")" "$scratch/lldb" || wrong="$wrong $e"
    done
    grep -qF "mask = $(after mask)" "$scratch/lldb" || wrong="$wrong mask"
    [ -z "$wrong" ] || { cat "$scratch/lldb"; echo "wrong:$wrong"; } >>"$scratch/seen"
    ok "$([ -z "$wrong" ] && echo 0 || echo 1)" "$1: lldb prints the same"
}

try() { # name, compiler, lanes, flags
    name="$1, $3 lanes"
    # shellcheck disable=SC2086
    if ! $2 -std=c11 -g $CPPFLAGS $4 -DSG_SIZE="$3" "$top/tests/debug/lanes.c" -o "$scratch/lanes" $LIBS >"$scratch/seen" 2>&1; then
        ok 1 "$name: compiles"
        return
    fi
    {
        printf 'break *in_register\nrun\necho register:\noutput x\necho \\n\ndelete\n'
        printf 'break stop_here\ncontinue\nup\n'
        for e in $elements; do printf 'echo value %s: \noutput value_%s\necho \\necho \necho shown %s: \noutput shown_%s\necho \\n\n' $e $e $e $e; done |
            sed 's/^echo \\necho $/echo \\n/'
        printf 'echo mask:\noutput mask\necho \\n\necho text:\noutput shown_mask\necho \\n\n'
        printf 'echo pair:\noutput pair.s[1]\necho \\n\n'
        printf 'echo hex:\noutput/x value_u16\necho \\n\necho shown hex:\noutput/x shown_u16\necho \\n\n'
        echo 'delete'
        echo 'break inside'
        printf 'continue\ncontinue\necho range:\ninfo sub-group\n'
        [ "$3" = 1 ] || echo 'continue'
        printf 'continue\n'
        for k in 1 2 3 4 5; do printf 'continue\n'; done
        printf 'echo group:\ninfo sub-group\nbt\nup\necho item:\noutput it\necho \\n\n'
    } | see "$scratch/lanes"
    # at -O0 an argument is not yet in its place at the first instruction of a function
    case $4 in
    *-O0*) ;;
    *512*) ok "$(after register | grep -q "^f32 x $3 (gdb may have missed" && echo 0 || echo 1)" "$name: a register of which gdb sees a half" ;;
    *) ok "$([ "$(after register)" = "f32 x $3 = $(after 'shown f32')" ] && echo 0 || echo 1)" "$name: a value in a register" ;;
    esac
    wrong=
    for e in $elements; do
        case $e in i*) kind="i${e#i}" ;; *) kind=$e ;; esac
        [ -n "$(after "shown $e")" ] && [ "$(after "value $e")" = "$kind x $3 = $(after "shown $e")" ] || wrong="$wrong $e"
    done
    [ -z "$wrong" ] || echo "wrong:$wrong" >>"$scratch/seen"
    ok "$([ -z "$wrong" ] && echo 0 || echo 1)" "$name: values of every element"
    text=$(after text | sed 's/^"//; s/".*//; s/\\000.*//')
    ones=$(printf %s "$text" | tr -cd 1 | wc -c)
    ok "$([ -n "$text" ] && [ "$(after mask)" = "mask x $3 $text, $((ones)) of $3" ] && echo 0 || echo 1)" "$name: a mask"
    ok "$([ "$(after pair)" = "f32 x $3 = $(after 'shown f32')" ] && echo 0 || echo 1)" "$name: one of several values for each lane"
    ok "$([ "$(after hex)" = "u16 x $3 = $(after 'shown hex')" ] && echo 0 || echo 1)" "$name: print/x"
    ok "$(after range | grep -q "items from $3, $3 of $3 lanes\$" && echo 0 || echo 1)" "$name: the place in a range"
    # by now the four sub-groups of work-group 0 have stopped at the barrier, one after the other, and then two of work-group 1
    place="work-group 1, sub-group [0-3] of 4, items from [0-9]* of the range, $3 of $3 lanes\$"
    group=$(after group) # its first item tells which sub-group it is
    first=${group##*items from }
    sub_group=$((${first%% *} / $3 - 4))
    ok "$(after group | grep "$place" | grep -q "sub-group $sub_group of" && echo 0 || echo 1)" "$name: work-group and sub-group of a frame"
    ok "$(after item | grep -q "^$place" && echo 0 || echo 1)" "$name: an item"
    ok "$(grep -q '^#[0-9]* .* inside ' "$scratch/seen" && grep -q "^#[0-9]* .*places.*it=work-group 1, sub-group [0-3] of 4" "$scratch/seen" && echo 0 || echo 1)" \
        "$name: a backtrace behind a barrier names the kernel and its place"
    [ -z "$lldb" ] || try_lldb "$name" "$3"
}

if [ -n "$gdb" ]; then
    skip "gdb" "$gdb"
else
    try "$CC" "$CC" 16 "-O0 $ARCH_FLAGS"
    try "$CC -Og" "$CC" 16 "-Og $ARCH_FLAGS -DSG_MAX_REG_BITS=256"
    [ "${REG_BITS:-0}" -lt 512 ] || try "$CC -Og, 512 bits" "$CC" 16 "-Og $ARCH_FLAGS -DSG_MAX_REG_BITS=512"
    try "$CC" "$CC" 2 "-O0 $ARCH_FLAGS"
    try "$CC" "$CC" 64 "-O0 $ARCH_FLAGS"
    try "$CC, 128 bits, masks of 8" "$CC" 16 "-O0 $ARCH_FLAGS -DSG_MAX_REG_BITS=128 -DSG_MASK_BITS=8"
    try "$CC, 128 bits, masks of 64" "$CC" 4 "-O0 $ARCH_FLAGS -DSG_MAX_REG_BITS=128 -DSG_MASK_BITS=64"
    try "$CC, no native code" "$CC" 8 "-O0 -DSIMDE_NO_NATIVE"
    [ "${CLANG:-no}" = no ] || try "$CLANG" "$CLANG" 16 "-O0 $ARCH_FLAGS"
    [ -n "$lldb" ] || skip "lldb" "no lldb that runs Python"
fi

# ---- text without a C library ----

cat >"$scratch/free.c" <<'C'
#include <sg.h>
#include <sg/print.h>
size_t text(char *buffer, size_t size, const float *p) {
    return sg_format(buffer, size, sg_load_f32(p)) + sg_format_mask(buffer, size, sg_lt_n(sg_load_f32(p), 0));
}
C
# shellcheck disable=SC2086
$CC -std=c11 -O2 -ffreestanding -DSG_NO_THREADS $CPPFLAGS $ARCH_FLAGS -c "$scratch/free.c" -o "$scratch/free.o" >"$scratch/seen" 2>&1 &&
    ! nm -u "$scratch/free.o" | grep -vE ' (memcpy|memset|memmove|memcmp|_GLOBAL_OFFSET_TABLE_)$' >>"$scratch/seen"
ok $? "freestanding: text of values and masks needs memcpy and memset alone"

# ---- docs/debugging.md: its program and commands print the lines that the page shows, in this order ----

page=$top/docs/debugging.md
printf 'set confirm off\nset width 0\nsource %s/sg/sg-gdb.py\n' "$(cd "$top" && pwd)" >"$scratch/.gdbinit"
mkdir "$scratch/bin"
printf '#!/bin/sh\nexec %s -I%s %s %s "$@" -lm\n' "$CC" "$(cd "$top" && pwd)" "$CPPFLAGS" "$ARCH_FLAGS" >"$scratch/bin/cc"
chmod +x "$scratch/bin/cc"
awk '/^```c$/ { on = 1; next } /^```/ { on = 0 } on && /reverse.c \*\// { found = 1 } on && found { print }' "$page" >"$scratch/reverse.c"
command_of_page() { # its number
    command=$(cat "$scratch/command.$1")
    name="docs/debugging.md: $(echo "$command" | cut -c 1-70)"
    case $command in
    *gdb*) [ -z "$gdb" ] || { skip "$name" "$gdb"; return; } ;;
    *reverse-tsan*) [ -n "$tsan" ] || { skip "$name" "no thread sanitizer here"; return; } ;;
    esac
    (cd "$scratch" && HOME=$scratch PATH=$scratch/bin:$PATH timeout 60 sh -c "$command") >"$scratch/seen" 2>&1 </dev/null
    ran=$?
    awk -v file="$scratch/expected.$1" '
        BEGIN { while ((getline line < file) > 0) wanted[++n] = line; at = 1 }
        at <= n && index($0, wanted[at]) { at++ }
        END { if (at <= n) print "not there: " wanted[at]; exit at <= n }' "$scratch/seen" >"$scratch/missing"
    status=$?
    case $command in cc*) status=$ran ;; esac
    cat "$scratch/missing" >>"$scratch/seen"
    ok $status "$name"
}
tsan=
# shellcheck disable=SC2086
$CC -fsanitize=thread "$scratch/one.c" -o "$scratch/one-tsan" >/dev/null 2>&1 && "$scratch/one-tsan" >/dev/null 2>&1 && tsan=yes
awk -v folder="$scratch" '
    /^```console$/ { on = 1; next }
    /^```/ { on = 0 }
    on && /^[$] / { n++; print substr($0, 3) >(folder "/command." n); printf "" >(folder "/expected." n); next }
    on { print >(folder "/expected." n) }
    END { print n }' "$page" >"$scratch/commands"
n=1
while [ $n -le "$(cat "$scratch/commands")" ]; do
    command_of_page $n
    n=$((n + 1))
done

echo "1..$count"
exit $failed
