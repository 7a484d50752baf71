#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints docs/accuracy.md: what tests/accuracy/bits.c and wide.c found, and what tests/accuracy/math.c finds now.
#
#   tests/accuracy.sh BITS WIDE PROGRAM [ARGUMENT...]    BITS, WIDE: files with the output of the first two; PROGRAM: the third
#                                                        one, compiled, which is run with these arguments
set -u
LC_ALL=C
export LC_ALL
[ -r "${1:-}" ] && [ -r "${2:-}" ] && [ -x "${3:-}" ] || { sed -n '3,6s/^# *//p' "$0"; exit 2; }
bits=$1
wide=$2
shift 2
cat <<'TEXT'
# Elementary functions: bits and error

Made by `make check-math-exhaustive`; do not edit. The tables have the functions of `sg/tables/functions.h` that are approximate
and made of operations on values; not `fmod` and `remainder`, which are exact.

## f32: the same bits with fma and without

A target either has fma, and `mul_add` is fused, or it has none, and `mul_add` is a product and a sum. `tests/accuracy/bits.c` calls
a build of each kind and compares.

* arguments: 4294967296 are all there are; fewer are every n-th of them. Of functions of two operands each first operand is
  tried with one second operand, so that is a sample of pairs.
* fused, not fused: how many of them each build computed. Those that are said to be correctly rounded work in f64 lanes and
  round to f32 at the end. Of these an argument is suspect if the number before that, fused, is within 2^-42, relative to it,
  of half-way between two numbers of f32, if a circular function is next to a zero or a pole, and if the result is 0,
  subnormal, infinite or NaN. Only blocks of 4096 arguments that have a suspect one, and one in 61 of the others, are
  computed without fma too: the others round alike, as long as both f64 numbers are as near to the true value as "f64 off
  by" says.
* differ: results that are not the same bits; of `sincos` also those that are not the bits of `sin` and `cos`.
* f64 off by: how far the f64 numbers of both builds are from libm's, relative to it, at every 61st argument of every 61st
  block. Next to a zero or a pole, where MPFR decides, it is not measured.
* decided by MPFR: suspect arguments that neither libm nor a look at the last bits could decide.
* not the nearest: results that are not the f32 number nearest to the true value. A function that is said to be correctly
  rounded has none.

TEXT
grep '^|' "$bits"
if grep -q '^# ' "$bits"; then
    printf '\nThese are not the nearest, or differ:\n\n'
    sed -n 's/^# \(.*\)$/* `\1`/p' "$bits"
fi
cat <<'TEXT'

`pow` and `erfc` use f64 lanes with a product and a sum on every target, `log2`, `log10`, `log1p`, `asin`, `acos`, `atan` and `atan2`
lanes of f32 with a product and a sum; `hypot` and the other functions without an entry under "f64 off by" use the fma of f32,
which rounds once on every target. So theirs are the same bits by construction.

## f32: error

`tests/accuracy/math.c` compares each function of one operand with MPFR, or with libm's function of double where that is
enough to decide.

* arguments: fewer than 4294967296 are every n-th of them, by `stride=n`.
* largest error: in units in the last place of the f32 number nearest to the true value.
* not the nearest: of these arguments.

TEXT
"$@" || exit
cat <<'TEXT'

## f64

A product and a sum are rounded one after the other on every target, and where fma computes what a product has lost, other
operations give the same number: the same bits by construction, and the digests of `tests/math_functions.c` are compared. The
error is found by `tests/accuracy/wide.c` (`make check-math-wide`): by libm's functions of long double first, by MPFR where
that is close to the largest error, or is no number.

* arguments: edge values, any bits, magnitudes around 1, where the function is used, and next to where it is hard: multiples
  of pi / 2, of log(2), powers of 2 and of 10, ends of the range. A sample: a larger error is possible at others.
* largest error: in units in the last place of the f64 number nearest to the true value, subnormal ones included. Special
  values are those of C's Annex F.
* not the nearest: part of the results, in percent.

TEXT
cat "$wide"
