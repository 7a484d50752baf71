#!/bin/sh
# SPDX-License-Identifier: MIT
# sg.h in a .cu file, by nvcc with its host compiler: no warning, a kernel of sub-groups that gives what it should. Prints TAP;
# skipped without nvcc. No GPU is needed. Environment: NVCC, CPPFLAGS, srcdir
set -u
LC_ALL=C
export LC_ALL
top=$(cd "${srcdir:-.}" && pwd)
nvcc=${NVCC:-nvcc}
echo "TAP version 13"
command -v "$nvcc" >/dev/null 2>&1 || { echo "1..0 # SKIP no nvcc"; exit 0; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cat >"$scratch/host.cu" <<'END'
#include <sg.h>
#include <sg/math.h>
struct sums { const float *in; float *out; };
SG_KERNEL(sum_of_roots, sg_nd_item it, const sums *k) {
    const sg_sub_group sg = sg_nd_item_get_sub_group(it);
    const size_t at = sg_nd_item_get_global_linear_id_base(it);
    const sg_f32 x = sg_sqrt(sg_sub_group_load_f32(sg, k->in + at));
    sg_sub_group_store(sg, k->out + at, sg_reduce_over_group(sg_nd_item_get_group(it), x, add));
}
int main() {
    float in[32], out[32];
    const sums k = {in, out};
    int wrong = 0;
    for (int i = 0; i < 32; i++) in[i] = float(i % 16 * (i % 16));
    if (sg_parallel_for(NULL, sg_nd_range_1d(32, 16), sum_of_roots, &k) != SG_OK) return 1;
    for (int i = 0; i < 32; i++) wrong |= out[i] != 120.0f;
    return wrong;
}
END
count=0 failed=0
for flags in '-DSG_SIZE=4' '-DSG_SIZE=16 -Xcompiler -march=native'; do
    count=$((count + 1))
    # shellcheck disable=SC2086
    if "$nvcc" -std=c++17 -O1 $flags ${CPPFLAGS:-} -I"$top" "$scratch/host.cu" -o "$scratch/host" >"$scratch/out" 2>&1 &&
        [ ! -s "$scratch/out" ] && "$scratch/host"; then
        echo "ok $count - $flags"
    else
        failed=1
        echo "not ok $count - $flags"
        head -n 20 "$scratch/out" | cut -c 1-200 | sed 's/^/# /'
    fi
done
echo "1..$count"
exit $failed
