#!/bin/sh
# SPDX-License-Identifier: MIT
# Shows that a kernel without a barrier does not pay for barriers. Compares the innermost loop of an SG_KERNEL with the plain loop over
# the same registers: the number of instructions, and whether there are calls and stack accesses; with one value for each
# lane, and with eight. And shows that the frame of a kernel that needs more registers than there are is aligned, so that none of them lies
# across two cache lines.
#
#   bench/barrier_free.sh [--check]
#
# Environment: CC, CLANG (no: not there), CPPFLAGS. --check: exit status 1 if the kernel's loop has a
# call, touches the stack, or has more than three instructions more than the plain one (which Clang
# unrolls by four), or if a register is kept where nothing says that it is aligned.
set -u
LC_ALL=C
export LC_ALL
check=0
[ "${1:-}" = --check ] && check=1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
cat >"$scratch/k.c" <<'END'
#include <sg.h>
struct saxpy { float a; const float *x; float *y; };
SG_KERNEL(kernel, sg_nd_item it, const struct saxpy *k) {
    const size_t i = sg_nd_item_get_global_linear_id_base(it);
    const sg_sub_group g = sg_nd_item_get_sub_group(it);
    const sg_f32 x = sg_sub_group_load_f32(g, k->x + i), y = sg_sub_group_load_f32(g, k->y + i);
    sg_sub_group_store_f32(g, k->y + i, sg_fma_f32(sg_splat_f32(k->a), x, y));
}
void plain(float a, const float *x, float *y, size_t n);
void plain(float a, const float *x, float *y, size_t n) {
    for (size_t i = 0; i < n; i += SG_SIZE) {
        sg_store_f32(y + i, sg_fma_f32(sg_splat_f32(a), sg_load_f32(x + i), sg_load_f32(y + i)));
    }
}
#define ONE(y, a, x, n) (y)[n] = sg_fma_f32(sg_splat_f32(a), (x)[n], (y)[n])
#define EIGHT(y, a, x) ONE(y, a, x, 0); ONE(y, a, x, 1); ONE(y, a, x, 2); ONE(y, a, x, 3); \
    ONE(y, a, x, 4); ONE(y, a, x, 5); ONE(y, a, x, 6); ONE(y, a, x, 7)
SG_KERNEL(kernel8, sg_nd_item it, const struct saxpy *k) {
    const size_t i = 8 * sg_nd_item_get_global_linear_id_base(it);
    const sg_sub_group g = sg_nd_item_get_sub_group(it);
    const sg_f32v8 x = sg_sub_group_load_v8_f32(g, k->x + i);
    sg_f32v8 y = sg_sub_group_load_v8_f32(g, k->y + i);
    EIGHT(y.s, k->a, x.s);
    sg_sub_group_store_v8_f32(g, k->y + i, y);
}
void plain8(float a, const float *x, float *y, size_t n);
void plain8(float a, const float *x, float *y, size_t n) {
    for (size_t i = 0; i < n; i += 8 * SG_SIZE) {
        const sg_f32v8 b = sg_block_load_v8_f32(x + i);
        sg_f32v8 c = sg_block_load_v8_f32(y + i);
        EIGHT(c.s, a, b.s);
        sg_block_store_v8_f32(y + i, c);
    }
}
SG_RANGE_KERNEL(crowded, sg_item it, const struct saxpy *k) {
    const size_t i = sg_item_get_linear_id_base(it);
    sg_f32 sum[40];
    SG_UNROLL(40) for (int j = 0; j < 40; j++) sum[j] = sg_load_f32(k->x + i + j);
    for (int n = 0; n < 100; n++) {
        SG_UNROLL(40) for (int j = 0; j < 40; j++) sum[j] = sg_fma_f32(sum[j], sum[j], sum[(j + 1) % 40]);
    }
    SG_UNROLL(40) for (int j = 0; j < 40; j++) sg_store_f32(k->y + i + j * SG_SIZE, sum[j]);
}
const sg_range_kernel *range_kernel(void);
const sg_range_kernel *range_kernel(void) { return crowded; }
const sg_kernel *kernels(int n);
const sg_kernel *kernels(int n) { return n ? kernel8 : kernel; }
END

# the smallest loop around the first fma of a function: its instructions
loop_of() { # $1: function, $2: assembly
    awk -v name="$1" '
        $0 ~ "^" name ":" { inside = 1; next }
        inside && /\.cfi_endproc/ { exit }
        inside && /^\.L[A-Za-z0-9_]*:/ { sub(/:.*/, ""); label[$0] = n; next }
        inside && /^\t[a-z]/ { line[n++] = $0; if (/fmadd/ && !/\{%k|\{z\}/ && !(fma)) fma = n }
        END {
            best = 1e9
            for (i = 0; i < n; i++) {
                if (line[i] !~ /^\tj[a-z]*[ \t]+\.L/) continue
                target = line[i]
                sub(/^\tj[a-z]*[ \t]+/, "", target)
                sub(/[ \t].*/, "", target)
                if (!(target in label)) continue
                from = label[target]
                if (from < fma && i >= fma && i - from < best) { best = i - from; a = from; b = i }
            }
            if (best < 1e9) for (i = a; i <= b; i++) print line[i]
        }' "$2"
}

status=0
printf '%-10s %-14s %8s %8s %6s %6s\n' compiler flags plain kernel calls stack
for compiler in "${CC:-cc}" "${CLANG:-no}"; do
    [ "$compiler" != no ] || continue
    for flags in -march=x86-64-v4 -march=x86-64-v3; do
        $compiler -std=c11 -O2 $flags ${CPPFLAGS:-} -S "$scratch/k.c" -o "$scratch/k.s" 2>"$scratch/err" || {
            echo "$compiler $flags does not compile it"
            sed 's/^/    /' "$scratch/err" | head -n 5
            status=1
            continue
        }
        for values in '' 8; do
            loop_of plain$values "$scratch/k.s" >"$scratch/plain"
            loop_of kernel${values}_run_ "$scratch/k.s" >"$scratch/kernel"
            p=$(grep -c . "$scratch/plain") k=$(grep -c . "$scratch/kernel")
            calls=$(grep -c '[[:space:]]call' "$scratch/kernel")
            stack=$(grep -c '(%r[sb]p)' "$scratch/kernel")
            printf '%-10s %-14s %8d %8d %6d %6d\n' "$compiler" "${flags#-march=}${values:+ v$values}" "$p" "$k" "$calls" "$stack"
            if [ "$p" = 0 ] || [ "$k" = 0 ] || [ "$k" -gt $((p + 3)) ] || [ "$calls" != 0 ] || [ "$stack" != 0 ]; then
                status=1
                sed 's/^/    /' "$scratch/kernel"
            fi
        done
        awk '/^crowded_run_:/ { inside = 1 } inside && /\.cfi_endproc/ { exit } inside && /%[yz]mm[0-9]+, *-?[0-9]*\(%r[sb]p\)/' "$scratch/k.s" >"$scratch/kept"
        kept=$(grep -c . "$scratch/kept") apart=$(grep -Ec '^[[:space:]]*vmov(up|dqu)' "$scratch/kept")
        printf '%-10s %-14s registers kept in the frame: %d, not aligned: %d\n' "$compiler" "${flags#-march=}" "$kept" "$apart"
        if [ "$kept" = 0 ] || [ "$apart" != 0 ]; then status=1; fi
    done
done
[ $check = 0 ] || exit $status
