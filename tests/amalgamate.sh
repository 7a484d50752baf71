#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the single file that `make amalgamate` writes, alone in a folder. A compiler must get the same tokens from it as from sg.h and the
# folder sg. Some of the tests are built with it, and also a program that uses all its parts at two sizes. Prints TAP. Cases whose
# compiler is not installed are skipped.
#
# Environment: CC, CXX, CLANG, CPPFLAGS (for SIMDe), AWK, srcdir
set -u
LC_ALL=C
export LC_ALL
top=$(cd "${srcdir:-.}" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
count=0 failed=0
result() { # status, name
    count=$((count + 1))
    [ "$1" = 0 ] && { echo "ok $count - $2"; return; }
    failed=1
    echo "not ok $count - $2"
    tail -n 20 "$scratch/out" | cut -c 1-200 | sed 's/^/# /'
}
skip() { # name, compiler
    count=$((count + 1))
    echo "ok $count - $1 # SKIP no $2"
}
echo "TAP version 13"
sh "$top/sg/tables/amalgamate.sh" >"$scratch/sg.h" 2>"$scratch/out"
result $? "sg.h is written"

# ---- the compiler gets the same tokens ----

# Leaves out pragmas, which only begin and end more often in many files, and the question for one size that only Clang gets, which each
# facade of the folder asks again.
tokens() { # folder of sg.h, flags of the parts, flags...
    folder=$1 parts=$2
    shift 2
    # shellcheck disable=SC2086
    "$@" ${CPPFLAGS:-} -I"$folder" $parts -E -P "$scratch/in.c" | grep -v '^#pragma' | tr -d ' \n\t' |
        sed 's/_Static_assert((__builtin_memcmp[^;]*;structsg_size_;//g'
}
same() { # name, compiler and flags...
    name=$1
    shift
    command -v "$1" >/dev/null 2>&1 || { skip "same tokens: $name" "$1"; return; }
    sizes_wrong=
    for size in $sizes; do
        printf '#define SG_SIZE %s\n#include <sg.h>\n' "$size" >"$scratch/in.c"
        printf '#ifdef FOLDER\n#include <sg/math.h>\n#include <sg/more.h>\n#include <sg/atomic.h>\n#include <sg/print.h>\n#include <sg/dispatch.h>\n#endif\n' >>"$scratch/in.c"
        tokens "$top" -DFOLDER "$@" >"$scratch/folder" 2>"$scratch/out"
        tokens "$scratch" "$all_parts" "$@" >"$scratch/single" 2>>"$scratch/out"
        [ -s "$scratch/folder" ] && cmp "$scratch/folder" "$scratch/single" >>"$scratch/out" 2>&1 || sizes_wrong="$sizes_wrong $size"
    done
    [ -z "$sizes_wrong" ]
    result $? "same tokens: $name${sizes_wrong:+, not at$sizes_wrong}"
}
x86=$(${CC:-cc} -march=x86-64-v4 -E - </dev/null >/dev/null 2>&1 && echo yes)
all_parts='-DSG_WITH_MATH=1 -DSG_WITH_MORE=1 -DSG_WITH_ATOMIC=1 -DSG_WITH_PRINT=1 -DSG_WITH_DISPATCH=1'
sizes='1 16'
for level in ${x86:+x86-64 x86-64-v2 x86-64-v3 x86-64-v4 sapphirerapids}; do same "$level" "${CC:-cc}" -std=c11 -march=$level; done
sizes='8 64'
same "C++" "${CXX:-c++}" -std=c++17 -x c++
same "C by Clang" "${CLANG:-clang}" -std=c11
sizes='2 4 32'
same "no native code" "${CC:-cc}" -std=c11 -DSG_NO_NATIVE=1
same "no threads, masks of bytes" "${CC:-cc}" -std=c11 -DSG_NO_THREADS=1 -DSG_MASK_BITS=8

# ---- programs ----

# The tests include other headers too: here each of these is the single file. They also read the tables.
mkdir -p "$scratch/names/sg"
for name in more port version; do echo '#include <sg.h>' >"$scratch/names/sg/$name.h"; done
cp -R "$top/sg/tables" "$scratch/names/sg"
cp -R "$top/sg/made" "$scratch/names/sg"

runs() { # name, compiler and flags, source, libraries...
    name=$1 compile=$2 source=$3
    shift 3
    command -v "${compile%% *}" >/dev/null 2>&1 || { skip "$name" "${compile%% *}"; return; }
    # shellcheck disable=SC2086
    $compile ${CPPFLAGS:-} -Wall -Wextra -Werror -I"$scratch" -I"$scratch/names" "$source" -o "$scratch/program" "$@" \
        -lm -lpthread >"$scratch/out" 2>&1 &&
        "$scratch/program" >"$scratch/out" 2>&1 && ! grep -q '^not ok' "$scratch/out"
    result $? "$name"
}
c=-std=c11 cxx="-std=c++17 -x c++"
v3=$([ -n "$x86" ] && grep -q ' avx2 ' /proc/cpuinfo 2>/dev/null && echo -march=x86-64-v3)
runs "lanes_cross, C" "${CC:-cc} $c -O1 $v3 -DSG_SIZE=4 -DSG_WITH_MORE=1" "$top/tests/lanes_cross.c"
runs "group_barrier, C++ by Clang" "${CLANG:-clang} $cxx -O1" "$top/tests/group_barrier.c" -x none -lstdc++
runs "launch_queue, C" "${CC:-cc} $c -O1 $v3" "$top/tests/launch_queue.c"

# the parts, one of which only the second include asks for, two sizes in one file, and what must not stay defined
cat >"$scratch/parts.c" <<'END'
#define SG_SIZE 4
#include <sg.h>
#undef SG_SIZE
#define SG_WITH_MATH 1
#define SG_WITH_ATOMIC 1
#define SG_WITH_PRINT 1
#define SG_WITH_DISPATCH 1
#define SG_SIZE 8
#include <sg.h>
static int eight(void) {
    uint32_t bins[8] = {0};
    sg_histogram_add(bins, sg_splat_u32(3));
    return sg_get_lane(sg_exp(sg_zero_f32()), 7) == 1.0f && bins[3] == 8;
}
#undef SG_SIZE
#define SG_SIZE 2
#include <sg.h>
static int two(void) {
    return sg_get_lane(sg_reduce_add(sg_splat_u32(4)), 1) == 8 && sg_get_lane(sg_log(sg_splat_f32(1.0f)), 0) == 0;
}
#if defined(SG_T_S) || defined(SG_T_VALUE) || defined(SG_T_ROW) || defined(SG_T_OP)
#error "a parameter of templates is left defined"
#endif
int main(void) { return eight() && two() && *sg_isa_name() ? 0 : 1; }
END
runs "parts and two sizes, C" "${CC:-cc} $c -O1" "$scratch/parts.c"
runs "parts and two sizes, C++ by Clang" "${CLANG:-clang} $cxx -O1 $v3" "$scratch/parts.c" -x none -lstdc++

# parts that were not asked for: the first message must name the switch
for part in MATH:exp ATOMIC:fetch_add MORE:rotr PRINT:print; do
    printf '#define SG_SIZE 4\n#include <sg.h>\nint main(void) {\n    sg_%s(sg_zero_f32());\n    return 0;\n}\n' "${part#*:}" >"$scratch/forgotten.c"
    ! ${CC:-cc} $c ${CPPFLAGS:-} -I"$scratch" -fsyntax-only "$scratch/forgotten.c" >"$scratch/out" 2>&1 &&
        grep 'error: ' "$scratch/out" | head -n 1 | grep -q "forgotten.c:4:.*sg_${part#*:} needs #define SG_WITH_${part%:*} 1 above"
    result $? "forgotten: SG_WITH_${part%:*}"
done
echo "1..$count"
exit $failed
