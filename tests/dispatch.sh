#!/bin/sh
# SPDX-License-Identifier: MIT
# One program for several instruction sets: the program and the recipes of docs/dispatch.md, as written there. Each level, forced by
# the environment, must give the same bits. Emulated processors of several generations must choose their own
# level. What the objects of a level define for others must carry its name. Prints TAP.
#
# Environment: CC, CXX, CLANG ("no": leave out), CPPFLAGS (for SIMDe), srcdir
set -u
LC_ALL=C
export LC_ALL
top=$(cd "${srcdir:-.}" && pwd)
CC=${CC:-cc} CXX=${CXX:-no} CLANG=${CLANG:-no}
CPPFLAGS="-I$top $(echo "${CPPFLAGS:-}" | sed "s|-I[^/ ][^ ]*||g")"
export CC CPPFLAGS
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 2
count=0 failed=0
result() { # status, name; what was printed is in $scratch/out
    count=$((count + 1))
    [ "$1" = 0 ] && { echo "ok $count - $2"; return; }
    failed=1
    echo "not ok $count - $2"
    tail -n 20 "$scratch/out" | cut -c 1-200 | sed 's/^/# /'
}
skip() { # name, why
    count=$((count + 1))
    echo "ok $count - $1 # SKIP $2"
}
block() { # the code behind this line of the page
    awk -v line="$1" '$0 == line { on = 1 } on && /^```/ { if (inside) exit; inside = 1; next } inside' "$top/docs/dispatch.md"
}
echo "TAP version 13"

# ---- levels of this machine, and those of its processor ----

case $($CC -dumpmachine 2>/dev/null) in
x86_64*) levels='v2 v3 v4' first=-march=x86-64-v2 ;;
aarch64*linux*) levels='neon dotprod' first=-march=armv8-a ;;
*) levels=any first= ;;
esac
flags_of() { block '### Makefile' | sed -n "s/^flags_$1 = //p"; }
for level in $levels; do
    # shellcheck disable=SC2046
    echo 'int x;' | $CC $(flags_of "$level") -x c -c - -o one.o 2>/dev/null || { echo "1..0 # SKIP no $(flags_of "$level")"; exit 0; }
done
block '`kernels.h`' >kernels.h
block '`kernels.c`' >kernels.c
block '`main.c`' >main.c

# Each level that this machine can run prints its name and then the same text; a level that is forced is the one that runs.
runs() { # program, how to run it...
    program=$1
    shift
    rm -f digests
    best=$("$@" "./$program") || return 1
    best=${best%%:*}
    for level in $levels; do
        line=$(SG_ISA=$level "$@" "./$program") || return 1
        echo "SG_ISA=$level: $line"
        case $line in "$level: "*"_$level, "*) ;; *) return 1 ;; esac
        echo "${line#*, }" >>digests
        [ "$level" != "$best" ] || break
    done
    [ "$(sort -u digests | wc -l)" -eq 1 ] || return 1
    for level in nonsense v9 ''; do
        line=$(SG_ISA=$level "$@" "./$program") || return 1
        case $line in "$best: "*) ;; *) echo "SG_ISA=$level: $line"; return 1 ;; esac
    done
}

# ---- the recipes ----

by_make() {
    block '### Makefile' >Makefile
    make -s levels="$levels" first="$first" && runs program
}
by_make >out 2>&1
result $? "the makefile: each level is forced, and gives the same bits"
cp digests digests.make 2>/dev/null
other_kind() { # objects of each level are there: what they export as one kind is not found as the other
    sed "s/^SG_DISPATCH_$1(\(s[a-z]*\)/SG_DISPATCH_$2(\1/; /^int main/,\$d" main.c >other.c
    grep -q "^SG_DISPATCH_$2" other.c || return 1
    echo 'int main(void) { return 0; }' >>other.c
    # shellcheck disable=SC2086
    ! $CC -std=c11 -O0 $first $CPPFLAGS other.c kernels_*.o -o other -pthread -w && $CC -std=c11 -O0 $first $CPPFLAGS -c other.c -o other.o -w
}
for kinds in 'RANGE_KERNEL KERNEL export_kernel' 'KERNEL RANGE_KERNEL export_range'; do
    # shellcheck disable=SC2086
    { other_kind $kinds && grep -q "_${kinds##* }_" out; } >out 2>&1
    result $? "dispatched as another kind it does not link: ${kinds% *}"
done
if [ "$levels" = 'v2 v3 v4' ] && [ -x program ]; then
    if command -v qemu-x86_64 >/dev/null 2>&1; then
        for row in Nehalem:v2 Haswell:v3; do
            {
                line=$(qemu-x86_64 -cpu "${row%:*}" ./program 2>/dev/null)
                echo "$line"
                [ "${line%%:*}" = "${row#*:}" ] && [ "${line#*, }" = "$(head -n 1 digests)" ]
            } >out 2>&1
            result $? "a ${row%:*} takes ${row#*:}, and gives the same bits"
        done
    else
        skip "other processors" "no qemu-x86_64"
    fi
    by_cmake() {
        mkdir cmake && cp kernels.h kernels.c main.c cmake && cd cmake || return 1
        block '### CMake' | sed 's/^find_package.*/add_library(sg::sg INTERFACE IMPORTED)/' >CMakeLists.txt
        CFLAGS="$CPPFLAGS -pthread" cmake -S . -B build && cmake --build build && runs build/program
        status=$?
        cd ..
        return $status
    }
    if command -v cmake >/dev/null 2>&1; then
        by_cmake >out 2>&1
        result $? "CMake"
    else
        skip "CMake" "no cmake"
    fi
    by_automake() {
        mkdir automake && cp kernels.h kernels.c main.c automake && cd automake || return 1
        block '`configure.ac`' >configure.ac
        block '`Makefile.am`' >Makefile.am
        autoreconf -i && ./configure && make && runs program
        status=$?
        cd ..
        return $status
    }
    if command -v autoreconf >/dev/null 2>&1; then
        by_automake >out 2>&1
        result $? "Automake"
    else
        skip "Automake" "no autoreconf"
    fi
fi

# ---- aarch64, under emulation if this is another machine: two generations, the second of which has dot products and f16 ----

# Sums by dot products of bytes, and f16: the bits of all of it, in objects and in one file
cat >paths.h <<'END'
#include <stddef.h>
#include <stdint.h>
END
cat >paths.c <<'END'
#define SG_SIZE 8
#include <sg.h>
#include <sg/dispatch.h>
#include "paths.h"
SG_EXPORT_FUNCTION(uint32_t, bits, (uint32_t k))
uint32_t SG_ISA(bits)(uint32_t k) {
    const sg_u32 a = sg_mul_n(sg_add_n(sg_iota_u32(), k), 0x9e3779b9u), b = sg_mul_n(a, 0x85ebca6bu);
    const sg_f16 x = sg_as_f16(sg_convert_u16(a)), y = sg_as_f16(sg_convert_u16(b));
    const sg_f16 z = sg_fma(x, y, sg_div(sg_sqrt(sg_abs(x)), sg_max(y, sg_floor(x))));
    const sg_u32 dots = sg_dot_acc_4x8packed_uu(a, b, sg_as_u32(sg_dot_4x8packed_ss(a, b)));
    const sg_u32 n = sg_convert_u32(sg_as_u16(sg_select(sg_isnan(z), x, z)));
    return sg_get_lane(sg_reduce_add(sg_add(dots, sg_mul_n(n, 31u))), 0);
}
END
cat >paths_main.c <<'END'
#include <sg.h>
#include <sg/dispatch.h>
#include <stdio.h>
#include "paths.h"
SG_DISPATCH_FUNCTION(uint32_t, bits, (uint32_t k))
int main(void) {
    uint32_t sum = 0;
    for (uint32_t k = 0; k < 10000; k++) sum = sum * 31 + bits(k);
    printf("%s: bits_%s, %08x\n", sg_isa_name(), sg_isa_name(), (unsigned)sum);
    return 0;
}
END
printf '#define SG_FOREACH_FILE "paths.c"\n#include <sg/foreach.h>\n#include "paths_main.c"\n' >paths_one.c
aarch64_paths() { # program, OBJDUMP: by its functions, what only dotprod may have, and has
    "$2" -d --no-show-raw-insn "$1" | awk '
        /^[0-9a-f]+ <.*>:$/ { level = $2 ~ /_dotprod/ ? "dotprod" : $2 ~ /_neon/ ? "neon" : "shared"; seen[level] = 1 }
        /\t[us]dot\t/ { dot[level]++ }
        /\tf(add|mul|mla|div|sqrt|rintm)\tv[0-9]+[.]8h/ { half[level]++ }
        END { exit !(dot["dotprod"] && half["dotprod"] && seen["neon"]) || dot["neon"] + half["neon"] + dot["shared"] + half["shared"] > 0 }'
}
on_both() { # program, how to run it...: a processor of each level, the same bits
    program=$1
    shift
    rm -f digests.all
    for row in cortex-a53:neon cortex-a76:dotprod; do
        runs "$program" "$@" -cpu "${row%:*}" && [ "$best" = "${row#*:}" ] || { echo "${row%:*} takes $best"; return 1; }
        cat digests >>digests.all
    done
    [ "$(sort -u digests.all | wc -l)" -eq 1 ]
}
on_aarch64() ( # the tests above, in a separate folder
    mkdir aarch64 && cp kernels.h kernels.c main.c paths* aarch64 && cd aarch64 || return 1
    block '### Makefile' >Makefile
    for folder in $(echo "$CPPFLAGS" | tr ' ' '\n' | sed -n 's/^-I//p; s/^-isystem//p') /usr/include; do # cross compilers do not look there
        [ ! -d "$folder/simde" ] || [ -e simde ] || ln -s "$folder/simde" simde
    done
    levels='neon dotprod'
    CPPFLAGS="$CPPFLAGS -isystem ." make -s CC=aarch64-linux-gnu-gcc LDFLAGS=-static levels="$levels" first=-march=armv8-a || return 1
    on_both program qemu-aarch64 || return 1
    [ ! -f ../digests.make ] || [ "$(head -n 1 digests)" = "$(head -n 1 ../digests.make)" ] || { echo "other bits"; return 1; }
)
in_aarch64() ( # the folder of the one above: compiler and flags..., of one file
    cd aarch64 || return 1
    levels='neon dotprod'
    # shellcheck disable=SC2086
    "$@" -march=armv8.2-a $CPPFLAGS -isystem . -I. -E paths_one.c 2>&1 | grep -q 'error: .*without -march' || { echo "no word of flags"; return 1; }
    # shellcheck disable=SC2086
    "$@" -O2 $CPPFLAGS -isystem . -I. paths_one.c -o paths_one -static -pthread && on_both paths_one qemu-aarch64 || return 1
    aarch64_paths paths_one aarch64-linux-gnu-objdump || { echo "not the instructions of its level"; return 1; }
    # shellcheck disable=SC2086
    for level in $levels; do "$@" -O2 $CPPFLAGS -isystem . $(flags_of $level) -c paths.c -o paths_$level.o || return 1; done
    # shellcheck disable=SC2086
    "$@" -O2 $CPPFLAGS -isystem . paths_main.c paths_neon.o paths_dotprod.o -o paths -static -pthread && cp digests digests.one &&
        on_both paths qemu-aarch64 && [ "$(head -n 1 digests)" = "$(head -n 1 digests.one)" ]
)
if [ "${levels% *}" != neon ]; then
    if command -v aarch64-linux-gnu-gcc >/dev/null 2>&1 && command -v qemu-aarch64 >/dev/null 2>&1; then
        on_aarch64 >out 2>&1
        result $? "aarch64: a cortex-a53 takes neon, a cortex-a76 dotprod, and both give the same bits"
        in_aarch64 aarch64-linux-gnu-gcc -std=c11 >out 2>&1
        result $? "aarch64: objects and one file, dot products and f16 by the instructions of each level"
        if [ "$CLANG" != no ]; then # has levels in one file from version 16 on
            block '`twice.c`' >aarch64/twice.c
            # shellcheck disable=SC2086
            (cd aarch64 && "$CLANG" --target=aarch64-linux-gnu -O2 $CPPFLAGS -isystem . -I. twice.c -o twice -static -pthread &&
                qemu-aarch64 -cpu cortex-a76 ./twice | grep -E '^(any: twice_any|dotprod: twice_dotprod), 42$') >out 2>&1
            result $? "aarch64: one file by $CLANG, with levels or without"
        fi
    else
        skip "aarch64" "no aarch64-linux-gnu-gcc, or no qemu-aarch64"
    fi
fi

# ---- one file, without rules ----

# Each function uses at most the registers of its level; functions whose names carry no level belong to the first.
levels_apart() { # object or program
    objdump -d --no-show-raw-insn "$1" | awk '
        /^[0-9a-f]+ <.*>:$/ { name = $2; level = name ~ /_v4/ ? 4 : name ~ /_v3/ ? 3 : name ~ /_v2/ ? 2 : 0; has[level] = 1 }
        level < 4 && /%zmm|%k[1-7]|%[xy]mm(1[6-9]|2[0-9]|3[01])/ || level < 3 && /%ymm|\tv[a-z0-9]+ / { if (!(name in told)) print name " " $0; told[name] = 1; wrong = 1 }
        END { exit wrong || !has[2] || !has[3] || !has[4] }'
}
one_file() { # file, language, compiler and flags...
    file=$1 language=$2
    shift 2
    # shellcheck disable=SC2086
    "$@" $CPPFLAGS -I. -x "$language" -c "$file" -o one.o && "$@" one.o -o one -pthread -lstdc++ && runs one || return 1
    line=$(./one)
    [ "${line#*, }" = "$(head -n 1 digests.make)" ] || { echo "not the bits of several objects: $line"; return 1; }
    [ "$file" != program.c ] || ! command -v objdump >/dev/null 2>&1 || levels_apart one
}
if [ "$levels" = 'v2 v3 v4' ] && [ -f digests.make ]; then
    block '`twice.c`' >twice.c
    for compiler in "$CC" $CLANG; do
        [ "$compiler" != no ] || continue
        # shellcheck disable=SC2086
        { "$compiler" -O2 $CPPFLAGS -I. twice.c -o twice -pthread && runs twice; } >out 2>&1
        result $? "the shortest way: $compiler"
    done
    block '`program.c`' >program.c
    block '`single.c`' >single.c
    # the linker could also use a function of one level for another
    lto=-flto
    [ "$CXX" != no ] && echo 'int main() {}' | $CXX $lto -x c++ -o lto - >out 2>&1 || lto=
    for how in "single.c c $CLANG -std=c11 -O2" "program.c c++ $CXX -std=c++17 -O2 $lto" "program.c c++ $CLANG -std=c++17 -O0" \
        "program.c c $CC -std=c11 -O2"; do
        case $how in *" no "*) continue ;; esac
        # shellcheck disable=SC2086
        one_file $how >out 2>&1
        result $? "one file: $how"
    done
    # every header that may stand beside sg.h: each level reads all of them again
    {
        printf '#define SG_FOREACH_FILE "headers.c"\n#include <sg/foreach.h>\n#include <sg/dispatch.h>\n#if SG_FOREACH\n#define SG_SIZE 16\n#include <sg.h>\n'
        for header in "$top"/sg/*.h; do
            header=$(basename "$header")
            case $header in dispatch.h | foreach.h | *.tmpl.h) continue ;; esac
            echo "#include <sg/$header>"
        done
        cat <<'END'
SG_OPERATOR(SG_ISA(product), u32, sg_mul_u32)
SG_RANGE_KERNEL(SG_ISA(all), sg_item it, uint32_t *x) {
    const size_t i = sg_item_get_linear_id_base(it);
    const sg_u32 three = sg_splat_u32(3), v = sg_item_load(it, x + i);
    const uint64_t odd = sg_bits_extract(sg_bits_deposit(0x3ff, 0xff00ff), sg_bits_prefix_xor(0x8001));
    sg_u32 r = sg_add_n(sg_abs_diff(v, three), sg_bits_count(odd) + 100 * sg_bits_first(odd) + 1000 * sg_bits_last(odd));
    r = sg_add(r, SG_PASTE2(SG_ISA(product), _reduce)(three));
    r = sg_add(r, SG_PASTE2(SG_ISA(product), _scan)(three));
    r = sg_add(r, sg_as_u32(sg_exp(sg_convert_f32(three))));
    sg_item_store(it, x + i, r);
}
SG_EXPORT_RANGE_KERNEL(all)
#else
#include <stdio.h>
SG_DISPATCH_RANGE_KERNEL(all, uint32_t *)
int main(void) {
    static uint32_t x[64] = {21};
    const sg_status s = sg_parallel_for_range(NULL, sg_range_1d(64), all, x);
    printf("%s: all_%s, %u %u\n", sg_isa_name(), sg_isa_name(), (unsigned)x[0], (unsigned)x[63]);
    return s != SG_OK;
}
#endif
END
    } >headers.c
    for how in "c $CC -std=c11 -O2" "c $CLANG -std=c11 -O1" "c++ $CXX -std=c++17 -O1" "c++ $CLANG -std=c++17 -O1"; do
        # shellcheck disable=SC2086
        set -- $how
        [ "$2" != no ] || continue
        # shellcheck disable=SC2086
        { "$2" -x "$1" $3 $4 -Wall -Wextra -Werror $CPPFLAGS -I. headers.c -o headers -pthread -lstdc++ && runs headers; } >out 2>&1
        result $? "one file with every header: $how"
    done
    if command -v qemu-x86_64 >/dev/null 2>&1 && [ -x one ]; then
        for row in Nehalem:v2 Haswell:v3; do
            {
                line=$(qemu-x86_64 -cpu "${row%:*}" ./one 2>/dev/null)
                echo "$line"
                [ "${line%%:*}" = "${row#*:}" ] && [ "${line#*, }" = "$(head -n 1 digests.make)" ]
            } >out 2>&1
            result $? "one file: a ${row%:*} takes ${row#*:}, and gives the same bits"
        done
    fi
fi

# ---- names: what a level's object defines for other files carries the level ----
# Left out: what C++ needs for exceptions, a word of data; and in code that is not optimised, Clang's function that ends the
# program, and the library's functions that copy an exception that is kept.

names() { # level, compiler and flags...
    level=$1
    shift
    # shellcheck disable=SC2046,SC2086
    "$@" $CPPFLAGS $(flags_of "$level") -c kernels.c -o names.o || return 1
    nm names.o | awk -v level="_$level" 'NF == 3 && $2 ~ /[A-Zu-w]/ && $3 !~ /^DW[.]ref[.]|^__clang_call_terminate$/ && $3 !~ /^_ZNSt15__exception_ptr13exception_ptr[CD][0-9]/ {
        total++
        if (substr($3, length($3) - length(level) + 1) != level) { print "defines " $3 " (" $2 ")"; wrong = 1 } }
        END { exit wrong || total == 0 }'
}
if command -v nm >/dev/null 2>&1; then
    for level in $levels; do
        [ "$level" != any ] || continue
        for how in "$CC -std=c11" "$CXX -std=c++17 -x c++" "$CLANG -std=c11" "$CLANG -std=c++17 -x c++"; do
            [ "${how%% *}" != no ] || continue
            for O in O0 O2; do
                # shellcheck disable=SC2086
                names "$level" $how -$O >out 2>&1
                result $? "names of $level: $how -$O"
            done
        done
    done
else
    skip "names" "no nm"
fi

# ---- what a program does not use is not in its object, without optimisation either ----

printf '#define SG_SIZE 64\n#include <sg.h>\nvoid next(float *p);\nvoid next(float *p) { sg_store(p, sg_add_n(sg_load_f32(p), 1)); }\n' >next.c
for how in "$CC -std=c11" "$CXX -std=c++17 -x c++" "$CLANG -std=c11" "$CLANG -std=c++17 -x c++"; do
    [ "${how%% *}" != no ] || continue
    for level in $levels; do
        # shellcheck disable=SC2046,SC2086
        { $how -O0 $CPPFLAGS $(flags_of "$level") -c next.c -o next.o && wc -c next.o && [ "$(wc -c <next.o)" -lt 100000 ]; } >out 2>&1
        result $? "a small object for $level: $how"
    done
done

echo "1..$count"
exit $failed
