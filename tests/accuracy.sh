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

This page says how exact the elementary functions of `sg/math.h` are, and shows that targets with fma and targets without it get the same bits. The largest
errors are in [f32: error](#f32-error) and in [f64](#f64).

`make check-math-exhaustive` made the page; do not edit it. The tables have those functions of `sg/tables/functions.h` that are approximate and made of operations on
values. `fmod` and `remainder` are exact, so they are not here.

## f32: the same bits with fma and without

On a target with fma, `mul_add` is fused. On a target without fma it is a product and a sum. `tests/accuracy/bits.c` calls
a build of each kind and compares the results.

* *arguments*: 4294967296 means all that there are. A smaller number means every n-th of them. If a function has two operands, each first operand is
  tried with only one second operand, which is a sample of pairs.
* *fused*, *not fused*: how many arguments each build computed. A function that is said to be correctly rounded computes in f64 lanes and
  rounds to f32 at the end. For such functions the build without fma computes only blocks of 4096 arguments that contain a suspect one, and one in 61 of the other
  blocks.
* A *suspect* argument is one for which the two builds might round in different ways. Three kinds are suspect. The first: the fused f64 number lies within 2^-42, relative to it,
  of half-way between two numbers of f32. The second: a circular function is next to a zero or a pole. The third: the result is 0,
  subnormal, infinite or NaN. All other arguments round alike, as long as both f64 numbers are as near to the true value as "f64 off by" says.
* *differ*: results that do not have the same bits. For `sincos` also those that do not have the bits of `sin` and `cos`.
* `native_sincos_sin`, `native_sincos_cos`: the two results of `native_sincos`, which need not have the bits of `native_sin` and `native_cos`.
* *f64 off by*: how far the f64 numbers of both builds are from libm's, relative to it, at every 61st argument of every 61st
  block. It is not measured next to a zero or a pole, where MPFR decides.
* *decided by MPFR*: suspect arguments that neither libm nor a look at the last bits could decide.
* *not the nearest*: results that are not the f32 number nearest to the true value. A correctly rounded function
  has none.

TEXT
grep '^|' "$bits"
if grep -q '^# ' "$bits"; then
    printf '\nThese are not the nearest, or differ:\n\n'
    sed -n 's/^# \(.*\)$/* `\1`/p' "$bits"
fi
cat <<'TEXT'

The functions without an entry under "f64 off by"; `sincos` has the bits of `sin` and `cos`:

* `pow`, `erfc`, `tgamma` and `lgamma` compute in f64 lanes, with a product and a sum on every target.
* `log2`, `log10`, `log1p`, `asin`, `acos`, `atan` and `atan2`, and the quick functions, `native_...`, compute in f32 lanes, with a product and a sum.
* `hypot` uses the fma of f32, which rounds once on every target.
* `exp`, `exp2`, `exp10`, `log` and `erf` use fma where there is an instruction. Elsewhere they compute each step in f64 and round it to f32. Only the comparison
  of all arguments shows that this gives the same bits.

## f32: error

`tests/accuracy/math.c` compares each function with libm's function of double, or with MPFR if libm is not
exact enough to decide.

* *arguments*: 4294967296 means all that there are. If a function has two operands, each first one is tried with only one second one, often close to it, which is a sample of pairs: others
  may have a larger error. A correctly rounded function has no larger error than half a unit, which the table above shows for all
  arguments. So here only every n-th of its arguments is tried, by `rounded_stride=n`.
* *largest error*: in units in the last place of the f32 number nearest to the true value. It must be below 1, and below 4 for a quick function, `native_...`.
* *not the nearest*: how many of these arguments have a result that is not the nearest f32 number.

TEXT
"$@" || exit
cat <<'TEXT'

## f64

These functions have the same bits on every target by construction. A product and a sum are rounded one after the other everywhere. Where fma computes what a
product has lost, targets without fma use other operations that give the same number. The digests of `tests/math_functions.c` are compared, too.

`tests/accuracy/wide.c` (`make check-math-wide`) finds the error. It compares with libm's functions of long double first. It asks MPFR if the
error is close to the largest, or if the result is not a number.

* *arguments*: edge values, random bits, magnitudes around 1, magnitudes at which the function is used, and neighbours of difficult values: multiples
  of pi / 2 and of log(2), powers of 2 and of 10, ends of the range, zeros of `lgamma`, and of the argument with the largest error so far. This is a sample, so other arguments may have a larger error.
* *largest error*: in units in the last place of the f64 number nearest to the true value, subnormal numbers included. Special
  values are those of C's Annex F.
* *not the nearest*: the share of results that are not the nearest f64 number, in percent, without the neighbours of the argument with the largest error.

TEXT
cat "$wide"
