#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the bench with every peer that is installed, and runs it.
#
#   bench/bench.sh build [OPTIONS]    compiles what is newer than its object, into bench-build/; with --kernels a,b what these need
#   bench/bench.sh run [OPTIONS]      builds; on one thread, then on all cores: bench-build/results.tsv;
#                                     options as bench/bench.c says (--kernels a,b, --rounds N, ...)
#   bench/bench.sh measure [OPTIONS]  run without building: bench-build/ comes from another machine, where build was given ARCH_FLAGS
#                                     for this one
#   bench/bench.sh programs [FILE...] what run found, or the results.tsv of several runs: the table of programs in bench/README.md
#   bench/bench.sh costs              workers without work, compile time, code size: bench-build/costs.md
#   bench/bench.sh report             what run and costs found: tables to stdout, and in bench-build/ report.md,
#                                     results.json, and pictures (with gnuplot) as SVG and PNG: peers, and
#                                     threads, if there were runs on several
#
# Environment, all set by make bench: CC, CLANG, CXX, ISPC ("no": not there), ARCH_FLAGS, CPPFLAGS,
# OPENMP_CFLAGS, OPENBLAS_LIBS, OPENCL_LIBS, SLEEF_LIBS, ROARING_LIBS, FFTW_LIBS, LIBS, GNUPLOT; THREADS ("1 2": which runs);
# BENCH_ORIGINALS (a folder with include/ and lib/ of peers that were built by hand).
set -eu
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)
CC=${CC:-cc} CXX=${CXX:-no} CLANG=${CLANG:-no} ARCH_FLAGS=${ARCH_FLAGS--march=native}
CPPFLAGS=${CPPFLAGS:-} OPENMP_CFLAGS=${OPENMP_CFLAGS:-} LIBS=${LIBS:--lm -lpthread}
OPENBLAS_LIBS=${OPENBLAS_LIBS:-} OPENCL_LIBS=${OPENCL_LIBS:-} SLEEF_LIBS=${SLEEF_LIBS:-}
FFTW_LIBS=${FFTW_LIBS:-}
ROARING_LIBS=${ROARING_LIBS:-}
ISPC=${ISPC:-$(command -v ispc || echo no)}
build=bench-build
mkdir -p $build

macro() { echo | $CC $ARCH_FLAGS -dM -E - | grep -q "define $1 "; }
x86=no wide=no
if macro __AVX2__ && macro __FMA__; then x86=yes; fi
if macro __AVX512F__ && macro __AVX512BW__ && macro __AVX512DQ__ && macro __AVX512VL__; then wide=yes; fi
# header NAME [FLAG]: keeps the compiler's first error, for the message that the peer is missing
header() {
    printf '#include <%s>\n' "$1" >$build/probe.cc
    $CXX -std=c++17 $CPPFLAGS $ARCH_FLAGS ${2:-} -fsyntax-only $build/probe.cc 2>$build/probe.log
}
why() { if [ "$CXX" = no ]; then echo "no C++17 compiler"; else sed -n 's/.*error: //p' $build/probe.log | head -n 1; fi; }

# objects HOW PEER COMPILER...: a line for each source of bench/peers/HOW that is to be compiled
objects() {
    how=$1 peer=$2
    shift 2
    for source in "$here"/peers/"$how"/*.c "$here"/peers/"$how"/*.cc; do
        [ -f "$source" ] || continue
        name=$(basename "$source")
        needed "$name" || continue
        object=$build/$peer-${name%.*}.o
        echo "$object" >>$build/objects
        # compiled again when it, a header or the command is newer; name_1.c is name.c in another form
        command="$* '-DBENCH_PEER=\"$peer\"' -c $source -o $object"
        [ "$how" != ispc ] || ispc_command "$@"
        if [ ! -f "$object" ] || [ "$(cat "$object.cmd" 2>/dev/null)" != "$command" ] ||
            [ -n "$(find "$source" "$here"/bench.h "$here"/kernels "$here"/peers/"$how" "$here"/../examples '(' -name '*.h' -o -name "${name%_[0-9].c}.c" ')' \
                -newer "$object" -print)" ] ||
            [ "$source" -nt "$object" ] || { [ "$how" = ispc ] && [ "${source%.c}.ispc" -nt "$object" ]; } ||
            { case $how in sg | probe) true ;; *) false ;; esac && [ -n "$(find "$here"/../sg "$here"/../sg.h -newer "$object" -type f -print)" ]; }; then
            echo "$command" >"$object.next"
            echo "$object" >>$build/todo
        fi
    done
}
# For objects of ISPC, TARGET COMPILER...: <family>.ispc, then <family>.c, which calls it by the header that ISPC makes. Both become one
# object without global names, because every target has the same names.
ispc_command() {
    made="$build/$peer-${name%.*}"
    command="$ISPC -O3 --math-lib=default --pic --wno-perf --target=$1 ${source%.c}.ispc -o $made.lanes.o -h $made.h"
    shift
    command="$command && $* '-DBENCH_PEER=\"$peer\"' -include $made.h -c $source -o $made.calls.o"
    command="$command && $CC -r -nostdlib $made.lanes.o $made.calls.o -o $object && objcopy --keep-global-symbol=no_name $object"
}
missing() {
    echo "no $1: $2" >&2
    echo "$1 ($2)" >>$build/missing
}
# needed FILE: whether the wanted kernels need it. A file whose name does not begin with the name of a family is for all of them.
needed() {
    [ -n "$families" ] || return 0
    case $1 in host.* | probe.*) return 0 ;; esac
    for family in $families; do
        case $1 in "$family"*) return 0 ;; esac
    done
    return 1
}
compile() {
    [ -s $build/todo ] || return 0
    echo "compiling $(wc -l <$build/todo) of $(wc -l <$build/objects) objects" >&2
    xargs -n 1 -P "$(getconf _NPROCESSORS_ONLN)" sh "$0" --one <$build/todo
    : >$build/todo
}
# bench.c and all kernels are always compiled: they are small, and they say which files the wanted kernels need
kernel_objects() {
    rm -f $build/kernel-*.o.next
    for source in "$here"/bench.c "$here"/kernels/*.c; do
        object=$build/kernel-$(basename "$source" .c).o
        echo "$object" >>$build/objects
        if [ ! -f "$object" ] || [ -n "$(find "$source" "$here"/bench.h "$here"/kernels -name '*.[ch]' -newer "$object" -print)" ]; then
            echo "$CC -O2 -Wall -std=gnu11 $CPPFLAGS -falign-loops=64 -c $source -o $object" >"$object.next"
            echo "$object" >>$build/todo
        fi
    done
    compile
}
# families_of KERNEL,KERNEL...: the names of bench/kernels/<family>.c that have them
families_of() {
    for kernel in $(echo "$1" | tr ',' ' '); do
        family=$(for object in $build/kernel-*.o; do
            nm "$object" | grep -q " ${kernel}_kernel\$" && basename "$object" .o | sed 's/^kernel-//'
        done) || true
        if [ -z "$family" ]; then
            echo "no kernel is called $kernel; there are:" $(nm $build/kernel-*.o | sed -n 's/.* [dDrR] \([a-z0-9_]*\)_kernel$/\1/p' | sort) >&2
            return 2
        fi
        echo "$family"
    done
}

# build_all OPTIONS OF BENCH...
build_all() {
    : >$build/objects
    : >$build/todo
    : >$build/missing
    kernels=
    for option; do
        [ "${last:-}" != --kernels ] || kernels=$option
        last=$option
    done
    echo "$ARCH_FLAGS; $($CC --version | head -n 1)$([ "$CLANG" = no ] || echo "; $($CLANG --version | head -n 1)")" >$build/compilers
    kernel_objects
    families=
    [ -z "$kernels" ] || families=$(families_of "$kernels")
    echo "$kernels" >$build/kernels
    # A short loop takes up to twice as long if it begins at a bad place in a cache line. So all loops are aligned to a line.
    CPPFLAGS="$CPPFLAGS -falign-loops=64"
    flags="-std=gnu11 $CPPFLAGS"
    vector="-ffast-math -mprefer-vector-width=512"
    objects probe probe "$CC -O2 $flags $ARCH_FLAGS"
    objects sg sg "$CC -O2 $flags $ARCH_FLAGS"
    objects c gcc "$CC -O3 $flags $ARCH_FLAGS"
    objects c gcc-fast "$CC -O3 $flags $ARCH_FLAGS $vector"
    if [ -n "$OPENMP_CFLAGS" ]; then objects c openmp "$CC -O3 $flags $ARCH_FLAGS $OPENMP_CFLAGS $vector"
    else missing OpenMP "the compiler has none"; fi
    if [ "$CLANG" != no ]; then
        objects sg sg-clang "$CLANG -O2 $flags $ARCH_FLAGS"
        objects c clang "$CLANG -O3 $flags $ARCH_FLAGS"
        objects c clang-fast "$CLANG -O3 $flags $ARCH_FLAGS $vector"
    else missing Clang "configure did not find it"; fi
    if [ $wide = yes ]; then
        objects x86 avx512 "$CC -O2 $flags $ARCH_FLAGS"
        [ -z "$OPENMP_CFLAGS" ] || objects x86 avx512-omp "$CC -O2 $flags $ARCH_FLAGS $OPENMP_CFLAGS"
        [ "$CLANG" = no ] || objects x86 avx512-clang "$CLANG -O2 $flags $ARCH_FLAGS"
    fi
    if [ $x86 = yes ]; then
        narrow="-march=haswell -mtune=native" clang_narrow=$narrow
        # -mtune defines no macro by Clang 14; the second Zen is the last one with the instructions of a Haswell only
        if [ "$CLANG" != no ] && echo | $CLANG $ARCH_FLAGS -dM -E - | grep -q 'define __tune_znver'; then clang_narrow=-march=znver2; fi
        objects sg sg-avx2 "$CC -O2 $flags $narrow"
        objects x86 avx2 "$CC -O2 $flags $narrow"
        [ -z "$OPENMP_CFLAGS" ] || objects x86 avx2-omp "$CC -O2 $flags $narrow $OPENMP_CFLAGS"
        [ "$CLANG" = no ] || objects sg sg-avx2-clang "$CLANG -O2 $flags $clang_narrow"
    else missing intrinsics "they are for x86 with AVX2"; fi
    objects library library "$CC -O2 $flags $ARCH_FLAGS"
    if [ "$ISPC" = no ]; then missing ISPC "configure did not find it"
    elif ! "$ISPC" --version >$build/probe.log 2>&1; then missing ISPC "$ISPC: $(head -n 1 $build/probe.log)"
    elif [ $x86 = no ]; then missing ISPC "its files are for x86 with AVX2"
    else
        best=avx2-i32x8
        [ $wide = no ] || best=avx512skx-x16
        if [ $wide = yes ] && macro __AVX512VBMI2__ && macro __AVX512VNNI__; then best=avx512icl-x16; fi
        objects ispc ispc "$best" "$CC -O2 $flags"
        objects ispc ispc-avx2 avx2-i32x8 "$CC -O2 $flags"
    fi
    libraries= linker=$CC
    if [ "$CXX" != no ] && header algorithm; then
        objects cxx library "$CXX -std=c++17 -O2 $CPPFLAGS $ARCH_FLAGS"
        linker=$CXX
    else missing "C++ library" "no C++17 compiler"; fi
    if [ -n "$OPENBLAS_LIBS" ]; then
        objects openblas openblas "$CC -O2 $flags $ARCH_FLAGS"
        libraries="$libraries $OPENBLAS_LIBS"
    else missing OpenBLAS "configure did not find it"; fi
    if [ -n "$SLEEF_LIBS" ]; then
        objects sleef sleef "$CC -O2 $flags $ARCH_FLAGS"
        libraries="$libraries $SLEEF_LIBS"
    else missing SLEEF "configure did not find it"; fi
    if [ -n "$OPENCL_LIBS" ]; then
        objects opencl opencl "$CC -O2 $flags '-DBENCH_CL_FOLDER=\"$here/peers/opencl\"'"
        libraries="$libraries $OPENCL_LIBS"
    else missing OpenCL "configure did not find it"; fi
    # Highway for one target, the best of -march=native. Before 1.1 it takes AVX-512 with VNNI only if asked to.
    every=-DHWY_WANT_AVX3_DL
    if [ "$CXX" != no ] && header hwy/highway.h $every; then
        objects highway highway "$CXX -std=c++17 -O2 $CPPFLAGS $ARCH_FLAGS $every"
        # Clang keeps more of it in registers: its sort is three times as fast
        if [ "$CLANG" != no ] && CXX="$CLANG -x c++" header hwy/highway.h $every; then
            objects highway highway-clang "$CLANG -x c++ -std=c++17 -O2 $CPPFLAGS $ARCH_FLAGS $every"
        fi
        linker=$CXX libraries="$libraries -lhwy_contrib -lhwy"
    else missing Highway "hwy/highway.h: $(why)"; fi
    # the originals of the programs in examples/, each an optional library of its own
    if [ "$CXX" != no ] && header hnswlib/hnswlib.h; then
        objects hnswlib library "$CXX -std=c++17 -O3 $CPPFLAGS $ARCH_FLAGS"
        linker=$CXX
    else missing hnswlib "hnswlib/hnswlib.h: $(why)"; fi
    if [ "$CXX" != no ] && header edlib.h; then
        objects edlib library "$CXX -std=c++17 -O3 $CPPFLAGS $ARCH_FLAGS"
        linker=$CXX libraries="$libraries -ledlib"
    else missing edlib "edlib.h: $(why)"; fi
    if [ -n "$ROARING_LIBS" ]; then
        objects roaring library "$CC -O2 $flags $ARCH_FLAGS"
        libraries="$libraries $ROARING_LIBS"
    else missing CRoaring "configure did not find it"; fi
    if [ -n "$FFTW_LIBS" ]; then
        objects fftw library "$CC -O2 $flags $ARCH_FLAGS"
        libraries="$libraries $FFTW_LIBS"
    else missing FFTW "configure did not find it"; fi
    # originals that no package has, built by hand: their include/ and lib/
    if [ -n "${BENCH_ORIGINALS:-}" ]; then
        CPPFLAGS="$CPPFLAGS -I$BENCH_ORIGINALS/include" flags="$flags -I$BENCH_ORIGINALS/include" libraries="$libraries -L$BENCH_ORIGINALS/lib"
    fi
    # the projects that the programs on bytes are known from: folder, header, library
    while read -r name include library; do
        if [ "$CXX" = no ] || ! header "$include"; then
            missing "$name" "$include: $(why)"
        else
            case $name in simdjson) objects simdjson simdjson "$CXX -std=c++17 -O2 $CPPFLAGS $ARCH_FLAGS" ;;
            *) objects "$name" "$name" "$CC -O2 $flags $ARCH_FLAGS" ;; esac
            linker=$CXX libraries="$libraries -l$library"
        fi
    done <<END
simdjson simdjson.h simdjson
base64 libbase64.h base64
sodium sodium.h sodium
deflate libdeflate.h deflate
isal isa-l.h isal
yuv libyuv.h yuv
xxhash xxhash.h xxhash
blake3 blake3.h blake3
END
    if [ "$CXX" != no ] && header xsimd/xsimd.hpp; then
        objects xsimd xsimd "$CXX -std=c++17 -O2 $CPPFLAGS $ARCH_FLAGS"
        linker=$CXX
    else missing xsimd "xsimd/xsimd.hpp: $(why)"; fi
    compile
    # shellcheck disable=SC2046,SC2086
    $linker $(cat $build/objects) -o $build/bench $OPENMP_CFLAGS $libraries $LIBS
}

if [ "${1:-}" = --one ]; then # an object; its command is a line beside it
    sh "$2.next" || { echo "failed: $(cat "$2.next")" >&2; exit 1; }
    mv "$2.next" "$2.cmd"
    exit
fi

# OpenBLAS may take a new processor for an old one. So this tries each core type and prints the one that is fastest here.
core_type() {
    [ -z "$OPENBLAS_LIBS" ] && return
    best=0 type=
    for try in "" SKYLAKEX ZEN HASWELL COOPERLAKE; do
        [ $x86 = yes ] || [ -z "$try" ] || continue
        # OpenBLAS would run as another type, and the report name one that the machine is not
        case $try in SKYLAKEX | COOPERLAKE) grep -q avx512f /proc/cpuinfo || continue ;; esac
        # unset, not empty: with an empty variable Debian's 0.3.21 takes another type on an Emerald Rapids
        # in braces, so that the shell's word about a core type whose instructions are not here goes into the log, too
        rate=$({ if [ -n "$try" ]; then OPENBLAS_CORETYPE=$try; export OPENBLAS_CORETYPE; else unset OPENBLAS_CORETYPE; fi
            $build/bench --kernels sgemm --peers openblas --sizes 1 --rounds 3; } 2>>$build/run.log | awk '$7 == "right" {print $8}' FS='\t') || true
        if [ -n "$rate" ] && awk "BEGIN {exit !($rate > $best)}"; then best=$rate type=$try; fi
    done
    echo "$type"
}

# Intel's runtime comes as a Python package, and the OpenCL loader has to be told where it is
vendors() {
    command -v python3 >/dev/null || return 0
    intel=$(python3 -c 'import sys; print(sys.prefix)')/lib/libintelocl.so
    [ -f "$intel" ] || { missing "OpenCL of Intel" "pip install intel-opencl-rt intel-cmplr-lib-rt brings it"; return 0; }
    mkdir -p $build/vendors
    cp /etc/OpenCL/vendors/*.icd $build/vendors 2>/dev/null || true
    echo "$intel" >$build/vendors/intel.icd
    OCL_ICD_VENDORS=$(pwd)/$build/vendors LD_LIBRARY_PATH=$(dirname "$intel")
    export OCL_ICD_VENDORS LD_LIBRARY_PATH
}

run() {
    [ -z "$OPENCL_LIBS" ] || vendors
    # OMP_PROC_BIND stays unset: libgomp would bind the main thread, and the threads of all other peers with it
    cores=$(getconf _NPROCESSORS_ONLN)
    : >$build/run.log
    type=$(core_type)
    [ -z "$type" ] || { OPENBLAS_CORETYPE=$type; export OPENBLAS_CORETYPE; }
    results=$build/results.tsv
    : >$results
    status=0
    for threads in ${THREADS:-1 $cores}; do
        one=
        # on one core, so that runtimes which start threads of their own have one core as well
        if [ "$threads" = 1 ] && command -v taskset >/dev/null; then one="taskset -c $((cores - 1))"; fi
        # peers of one thread are left out where there are several
        only="--peers $(echo sg sg-avx2 sg-clang sg-avx2-clang avx512 avx512-clang avx2 gcc gcc-fast clang clang-fast \
            openmp highway highway-clang xsimd ispc ispc-avx2 library sleef openblas pocl intel \
            simdjson base64 sodium deflate isal yuv xxhash blake3 | tr ' ' ,)"
        [ "$threads" = 1 ] || only="--peers sg,avx512-omp,avx2-omp,openmp,openblas,pocl,intel"
        # shellcheck disable=SC2086
        $one $build/bench --threads "$threads" $only "$@" >>$results || status=1
    done
    [ -z "$type" ] || echo "# OpenBLAS runs as core type $type." >>$results
    about >$build/about
    return $status
}

# What a user pays besides run time. A bench of some kernels only does without.
costs() {
    if [ -s $build/kernels ] && [ -n "$(cat $build/kernels)" ]; then
        rm -f $build/costs.md
        return 0
    fi
    $CC -O2 -std=c11 $CPPFLAGS $ARCH_FLAGS -I"$here/.." $OPENMP_CFLAGS "$here/imbalance.c" -o $build/imbalance $LIBS
    {
        $build/imbalance
        echo
        $build/imbalance 16 sleep | sed 's/^## .*/### Workers that sleep/'
        echo
        echo "## Cost of the include"
        echo
        clang=$CLANG
        [ "$clang" != no ] || clang=none
        GCC=$CC GXX=$CXX CLANG=$clang CFLAGS=$CPPFLAGS sh "$here/include_cost.sh" | sed 's/^/    /'
        echo
        sh "$here/compile_cost.sh"
    } >$build/costs.md
}

about() {
    cpu=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
    echo "sg $(sed -n 's/^#define SG_VERSION "\(.*\)"/\1/p' "$here"/../sg/version.h)" \
        "on ${cpu:-$(uname -m)}, $(getconf _NPROCESSORS_ONLN) cores, $(cat $build/compilers); $(date -u +%Y-%m-%d)"
}
# what is missing in this report
left_out() {
    printf '\n## Left out\n\n'
    wanted=$(cat $build/kernels)
    if [ -n "$wanted" ]; then
        echo "* All kernels but $(echo "$wanted" | sed 's/,/, /g'); workers without work, cost of the include, size of the examples."
    fi
    [ ! -s $build/missing ] || sed 's/^/* The peer /; s/$/./' $build/missing
    echo "* With several threads: peers that have one only."
    # a run that was ended early
    awk -F '\t' '/^#/ { next } $3 == 1 { one[$1 "\t" $2] = 1 } !(($1 "\t" $2) in seen) { seen[$1 "\t" $2] = 1; order[++n] = $1 "\t" $2 } END {
        for (i = 1; i <= n; i++) {
            if (order[i] in one) continue
            split(order[i], part, "\t")
            if (part[1] != last) list = list (last ? ", " : "") part[1]
            list = list " " part[2]
            last = part[1]
        }
        if (list) print "* On one thread: " list "."
    }' $build/results.tsv
}
report() {
    about=$(cat $build/about)
    results=$build/results.tsv
    awk -f "$here"/report.awk -v want=table -v head="# The bench: $about" $results >$build/report.md
    left_out >>$build/report.md
    awk -f "$here"/report.awk -v want=json -v head="$about" $results >$build/results.json
    if [ -f $build/costs.md ]; then
        echo >>$build/report.md
        cat $build/costs.md >>$build/report.md
    fi
    for picture in peers threads; do
        awk -f "$here"/report.awk -v want=$picture $results >$build/$picture.tsv
    done
    if [ "${GNUPLOT:-no}" = no ]; then
        cat $build/report.md
        missing gnuplot "so no pictures"
        return 0
    fi
    for picture in peers threads; do
        [ -s $build/$picture.tsv ] || continue
        for kind in svg png; do
            "$GNUPLOT" -e "rows=$(wc -l <$build/$picture.tsv); kind='$kind'; out='$build/$picture.$kind'; ifile='$build/$picture.tsv'" "$here"/report_$picture.gp
        done
        sed 's/ *$//' $build/$picture.svg >$build/picture.new && mv $build/picture.new $build/$picture.svg # gnuplot leaves blanks
    done
    # whoever keeps the report elsewhere renames the pictures with it
    awk '{ print }
        /^## 1 thread$/ { print "\n![Speed of sg over that of its peers, by one thread](peers.svg)" }
        /^## Speed of sg by threads/ { print "\n![Speed of sg by threads, over one](threads.svg)" }' $build/report.md >$build/report.new
    mv $build/report.new $build/report.md
    cat $build/report.md
    echo "bench-build: report.md, results.json, and pictures" >&2
}

programs='noise 512,escape 720,binomial 4096,volume 128,occlusion 256,stencil3d 64,stencil3d 128,mandelbrot 720,black_scholes 100003'
programs="$programs,softmax 64,softmax 1000,reduce_f32 100003,saxpy 3072,saxpy 100003,sgemm 512,sgemm 640,sgemm 1024,sgemm 1088"
case ${1:-} in
build)
    shift
    build_all "$@"
    ;;
run)
    shift
    build_all "$@"
    run "$@"
    ;;
measure)
    shift
    run "$@"
    ;;
programs)
    shift
    awk -v rows="$programs" -f "$here/programs.awk" "${@:-$build/results.tsv}"
    ;;
costs) costs ;;
report) report ;;
*)
    sed -n '3,15s/^# *//p' "$0"
    exit 2
    ;;
esac
