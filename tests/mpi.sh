#!/bin/sh
# SPDX-License-Identifier: MIT
# examples/mpi/jacobi.c with 1, 2 and 4 ranks: each is right and prints the line that docs/cluster.md shows, so all have the same bits.
# Skipped without mpicc and mpirun.
#
# Environment: MPICC, CPPFLAGS, ARCH_FLAGS, LIBS.
set -u
top=${srcdir:-.}
echo "TAP version 13"
if [ "${MPICC:-no}" = no ] || ! command -v mpirun >/dev/null; then
    echo "1..0 # SKIP configure found no mpicc"
    exit 0
fi
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
# one machine, fewer cores than ranks, and the gate is root: Open MPI asks to be told
OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 SG_NUM_WORKERS=2
OMPI_MCA_rmaps_base_oversubscribe=1 OMPI_MCA_hwloc_base_binding_policy=none
export OMPI_ALLOW_RUN_AS_ROOT OMPI_ALLOW_RUN_AS_ROOT_CONFIRM SG_NUM_WORKERS OMPI_MCA_rmaps_base_oversubscribe OMPI_MCA_hwloc_base_binding_policy
# shellcheck disable=SC2086 # flags are words
if ! $MPICC -std=c11 -O2 ${ARCH_FLAGS:-} ${CPPFLAGS:-} "$top/examples/mpi/jacobi.c" -o "$scratch/jacobi" ${LIBS:-} 2>"$scratch/errors"; then
    sed 's/^/# /' "$scratch/errors"
    echo "Bail out! examples/mpi/jacobi.c does not compile"
    exit 1
fi
failed=0 count=0
grep '^mpi_jacobi 203 ' "$top/docs/cluster.md" >"$scratch/shown"
for ranks in 1 2 4; do
    count=$((count + 1))
    if timeout 120 mpirun -n $ranks "$scratch/jacobi" 203 9 >"$scratch/$ranks" 2>"$scratch/errors" && grep -q ' right$' "$scratch/$ranks" &&
        cmp -s "$scratch/shown" "$scratch/$ranks"; then
        echo "ok $count - $ranks ranks"
    else
        failed=1
        echo "not ok $count - $ranks ranks"
        cat "$scratch/$ranks" "$scratch/errors" | sed 's/^/# /'
    fi
done
count=$((count + 1))
if timeout 120 mpirun -n 1 "$scratch/jacobi" none >"$scratch/out" 2>&1; then failed=1 && echo "not ok $count - a bad argument is refused"
else echo "ok $count - a bad argument is refused"; fi
echo "1..$count"
exit $failed
