#!/bin/sh
# SPDX-License-Identifier: MIT
# Links files of all builds that a machine can run with each other. A function declared with SG_EXTERN, which takes and gives values, must
# be right or must not link. Prints each pair that is wrong.
#
# Environment: TOP, the sources; CC, CLANG, TCC ("no": not there); CPPFLAGS, LIBS; LAYOUT_SIZES (default: 4 16).
set -u
LC_ALL=C
export LC_ALL
TOP=${TOP:-.} CC=${CC:-gcc} CPPFLAGS=${CPPFLAGS:--I.} LIBS=${LIBS-"-lm -lpthread"}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM

cat >"$tmp/part.c" <<'C'
#include <sg/lanes.h> /* without threads, which would need the runtime of TCC */
/* what a register is, half of one, two of them, a mask and a number: in and out */
sg_f32 SG_EXTERN(twice)(int i, sg_f32 x);
sg_u8 SG_EXTERN(next)(sg_u8 x, int i);
sg_f64 SG_EXTERN(choose)(sg_mask m, sg_f64 x, sg_f64 y);
sg_mask SG_EXTERN(other)(sg_mask m);
#ifdef T_CALLS
int main(void) {
    const sg_mask m = sg_mask_first_n(3);
    const sg_f32 x = SG_EXTERN(twice)(7, sg_iota_f32());
    const sg_u8 y = SG_EXTERN(next)(sg_iota_u8(), 5);
    const sg_f64 z = SG_EXTERN(choose)(m, sg_splat_f64(3), sg_iota_f64());
    for (int i = 0; i < SG_SIZE; i++) {
        if (sg_get_lane(x, i) != 2.0f * (float)i + 7 || sg_get_lane(y, i) != i + 5) return 1;
        if (sg_get_lane(z, i) != (i < 3 ? 3 : i)) return 1;
    }
    return sg_count(SG_EXTERN(other)(m)) != SG_SIZE - 3;
}
#else
sg_f32 SG_EXTERN(twice)(int i, sg_f32 x) { return sg_add(sg_add(x, x), sg_splat_f32((float)i)); }
sg_u8 SG_EXTERN(next)(sg_u8 x, int i) { return sg_add(x, sg_splat_u8((uint8_t)i)); }
sg_f64 SG_EXTERN(choose)(sg_mask m, sg_f64 x, sg_f64 y) { return sg_select(m, x, y); }
sg_mask SG_EXTERN(other)(sg_mask m) { return sg_mask_not(m); }
#endif
C

builds=0
build() { # compiler, flags
    [ "$1" != no ] || return 0
    for size in ${LAYOUT_SIZES:-4 16}; do
        builds=$((builds + 1))
        echo "$1 $2 -DSG_SIZE=$size" >"$tmp/$builds.how"
        for part in -DT_CALLS -DT_GIVES; do
            # shellcheck disable=SC2086 # flags are words
            $1 $2 -DSG_SIZE=$size $part $CPPFLAGS -w -c "$tmp/part.c" -o "$tmp/$builds$part.o" || exit 1
        done
    done
}
optimise=-O1
for compiler in "$CC" "${CLANG:-no}"; do
    build "$compiler" "$optimise"
    build "$compiler" "$optimise -DSG_NO_NATIVE=1"
    build "$compiler" "$optimise -DSG_MASK_BITS=8"
    case $(uname -m) in x86_64 | amd64)
        for level in x86-64-v2 x86-64-v3 x86-64-v4; do
            ! CC="$CC" sh "$TOP/tests/processor.sh" --runs $level || build "$compiler" "$optimise -march=$level"
        done ;;
    esac
done
build "${TCC:-no}" ''

links=0 apart=0 failed=0
for calls in $(seq $builds); do
    for gives in $(seq $builds); do
        # shellcheck disable=SC2086 # flags are words
        if ! $CC "$tmp/$calls-DT_CALLS.o" "$tmp/$gives-DT_GIVES.o" -o "$tmp/program" $LIBS 2>"$tmp/errors"; then
            apart=$((apart + 1))
            [ $calls != $gives ] || { failed=$((failed + 1)); echo "FAIL: $(cat "$tmp/$calls.how") does not link with itself"; }
        elif "$tmp/program"; then links=$((links + 1))
        else
            failed=$((failed + 1))
            echo "FAIL: $(cat "$tmp/$calls.how") calls $(cat "$tmp/$gives.how")"
        fi
    done
done
echo "$links linked and were right, $apart did not link, $failed failed"
[ $links -gt 0 ] && [ $apart -gt 0 ] && [ $failed = 0 ]
