#!/bin/sh
# SPDX-License-Identifier: MIT
# sg.h as a precompiled header, as docs/performance.md shows it: the compiler uses it, and programs print the same as without it. TAP.
#
# Environment: CC, CPPFLAGS, ARCH_FLAGS, LIBS.
set -u
LC_ALL=C
export LC_ALL
CC=${CC:-cc}
top=$(cd "$(dirname "$0")/.." && pwd) || exit 2
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

echo "TAP version 13"
case $($CC --version 2>/dev/null) in
*clang*) header=$scratch/kernels.h.pch use="-include-pch $header" ;;
*"Free Software Foundation"*) header=$scratch/kernels.h.gch use="-include $scratch/kernels.h -Winvalid-pch" ;;
*)
    echo "1..0 # SKIP $CC is neither GCC nor Clang"
    exit 0
    ;;
esac
flags="-std=c11 -O2 ${ARCH_FLAGS:-}"
count=0 failed=0
say() { # status, text
    count=$((count + 1))
    if [ "$1" -eq 0 ]; then echo "ok $count - $2"; return; fi
    failed=1
    echo "not ok $count - $2"
    grep -E 'error|warning' "$scratch/errors" | sed 's/^/# /'
}
printf '#include <sg.h>\n' >"$scratch/kernels.h"
# shellcheck disable=SC2086 # flags are words
$CC $flags -I"$top" ${CPPFLAGS:-} -x c-header "$scratch/kernels.h" -o "$header" 2>"$scratch/errors"
say $? "sg.h is precompiled"
# a kernel at the size of the precompiled header, and one at another size
cat >"$scratch/sizes.c" <<'END'
#include <sg.h>
#include <stdio.h>
struct job { const float *x; float *y; };
SG_KERNEL(primary, sg_nd_item it, const struct job *job) {
    const size_t i = sg_nd_item_get_global_linear_id_base(it);
    const sg_f32 x = sg_load(job->x + i);
    sg_group_barrier(sg_nd_item_get_group(it));
    sg_store(job->y + i, sg_mul(x, sg_reduce_over_group(sg_nd_item_get_group(it), x, add)));
}
#undef SG_SIZE
#define SG_SIZE 4
#include <sg.h>
SG_KERNEL(four, sg_nd_item it, const struct job *job) {
    const size_t i = sg_nd_item_get_global_linear_id_base(it);
    sg_store(job->y + i, sg_shuffle_xor(sg_load(job->x + i), 3));
}
int main(void) {
    float x[512], y[512];
    const struct job job = {x, y};
    const sg_kernel *const kernel[] = {primary, four};
    for (int i = 0; i < 512; i++) x[i] = (float)(i % 7);
    for (int k = 0; k < 2; k++) {
        if (sg_parallel_for(NULL, sg_nd_range_1d(512, 256), (kernel[k]), (void *)&job) != SG_OK) return 1;
        for (int i = 0; i < 512; i++) printf("%g ", (double)y[i]);
    }
    return 0;
}
END
cp "$top/examples/hello.c" "$scratch/hello.c"
for program in hello sizes; do
    # shellcheck disable=SC2086
    $CC $flags $use -H -I"$top" ${CPPFLAGS:-} "$scratch/$program.c" -o "$scratch/with" ${LIBS:-} 2>"$scratch/errors"
    say $? "$program.c compiles with it"
    ! grep -q "$top/sg/reg/perm.tmpl.h" "$scratch/errors"
    say $? "$program.c: what was precompiled is not read again"
    # shellcheck disable=SC2086
    $CC $flags -I"$top" ${CPPFLAGS:-} "$scratch/$program.c" -o "$scratch/without" ${LIBS:-} 2>"$scratch/errors" &&
        "$scratch/with" >"$scratch/with.txt" 2>"$scratch/errors" && "$scratch/without" >"$scratch/without.txt" && cmp -s "$scratch/with.txt" "$scratch/without.txt"
    say $? "$program.c prints the same"
done
echo "1..$count"
exit $failed
