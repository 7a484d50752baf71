/* SPDX-License-Identifier: MIT */
/* FLOOR 1: leaf registers of 128, 256 and 512 bits behind one micro-API.
 *
 * A register is always the integer type of its width (sg_r128, sg_r256, sg_r512), for float elements
 * too: casts cost nothing, and all elements of one width share the code that moves lanes.
 * Names: sg_reg_<op>_<e>_r<R> where the element matters (e: one with which it computes, see tables/elements.h),
 * sg_reg_<op>_b<B>_r<R> where only its width does (B: 8 16 32 64), sg_reg_<op>_r<R> where neither does.
 * "lanes" are the R/B lanes of the register; lane 0 is at the lowest address.
 *
 * Backends. plain.tmpl.h, where SG_HAVE_SIMDE is 0: 128 bits in C. vector.tmpl.h: 128 bits by the SSE4.2 names, 256 bits on
 * AVX2. In both, masks are vectors of all-ones and all-zeros lanes. avx512.tmpl.h: 128, 256 and 512 bits with AVX-512VL; masks
 * are bits. The target decides which one is used (SG_HAVE_SIMDE, SG_HAVE_KMASK), not the register.
 *
 * Every backend defines, for each R:
 *
 *   type       sg_m_b<B>_r<R>: the mask of R/B lanes. Vector backends: sg_r<R>. AVX-512: __mmask8 for up
 *              to 8 lanes, else __mmask16/32/64; bits above the lane count are 0 in and out.
 *   move       zero_r(); load_r(const void *), store_r(void *, x): unaligned; stream_r(void *, x):
 *              non-temporal, needs R/8 alignment
 *              load_part_r128(const void *p, n), store_part_r128(void *p, x, n): first n bytes, 0..15,
 *              nothing else touched, no lane loop, the rest reads as 0 (R = 128; and 256, n to 31,
 *              where masks are vectors)
 *              splat_<e>(scalar); first_<e>(x): lane 0 as scalar; iota_b<B>(): 0, 1, 2, ...
 *   logic      and_r or_r xor_r not_r(a), andnot_r(a, b) = a & ~b
 *   halves     lo_r<R>(x) -> sg_r<R/2>, hi_r<R>(x), join_r<R>(lo, hi) -> sg_r<R>; only R = 256, 512
 *              128: shift_bytes_down_r128(x, n) n = 1, 2, 4, 8 (zero fill): n constant after inlining;
 *              join_part_r128(lo, hi, n): low n bytes of lo, then low n bytes of hi; n = 1, 2, 4, 8
 *   integer    add sub mul min max abs(signed) add_sat sub_sat mul_hi avg(rounds up), wrapping;
 *              shl_<e>(x, uint32_t n), shr_<e>: uniform count, n >= width gives 0 or the sign;
 *              shlv_<e>(x, n), shrv_<e>(x, n): per lane, count lanes read as unsigned, same edges;
 *              mul, shl and shlv of signed lanes are those of unsigned ones: width.tmpl.h has them;
 *              rotl_b<B>(x, uint32_t n): uniform count, n < B, not of 8 bits; with AVX-512 rotlv_b<B>(x, n) and rotrv_b<B>(x, n), B = 32, 64;
 *              with AVX512-VBMI2 also B = 16, funnel_shl_b<B>(x, y, n) and funnel_shr_b<B>(x, y, n)
 *              popcount_b<B> clz_b<B> ctz_b<B> (clz, ctz of 0: the width)
 *   float      add sub mul div min max (a < b ? a : b, a > b ? a : b, second operand on NaN or equal)
 *              sqrt floor ceil trunc rint (half to even; all keep -0.0 and NaN), fma (fused, always
 *              correct), mul_add (whichever is fast), rcp rsqrt (>= 11 bits)
 *              mul goes through SG_NO_CONTRACT; neg where SG_REG_HAVE_NEG; SG_REG_HAVE_FMA says whether fma is fast.
 *              With mask registers also scale(x, n): x * 2^n, rounded once, n any integer; mantissa(x): in 1..2, exponent(x):
 *              x = mantissa * 2^exponent, subnormal ones too, 0 and infinity are 1 * 2^-inf and 1 * 2^inf; mantissa_near_1_f32(x): in 3/4..3/2;
 *              log_end(y, x): the logarithm of x if x is no positive number, else y
 *   dot        dot_<k>_<e>(a, b), dot_acc_<k>_<e>(a, b, acc), dot_acc_sat_<k>_<e>: 4 bytes for each lane of 32 bits, <k>_<e>
 *              uu_u32 ss_i32 us_i32 su_i32; dot_acc_bf16_f32(a, b, acc), dot_acc_bf16_fast_f32: 2 bf16 (dot.tmpl.h)
 *   compare    eq_<e> lt_<e> le_<e> -> mask. Ordered, quiet: false on NaN (floor 2 negates and swaps);
 *              floats also neq_<e>, true on NaN
 *   mask       select_b<B>(m, x, y): m ? x : y; AVX-512 also select_f32, select_f64
 *              mask_from_bits_b<B>(uint64_t): bits above lanes ignored
 *              mask_first_b<B>(uint32_t n): first n lanes, n >= lanes is all of them
 *              mask_bits_b<B>(m) -> uint64_t: bits above lanes are 0
 *              vector backends only: any_r(m), all_r(m) -> int (whole register);
 *              mask_narrow_b<B>_b<C>_r<R>(m): C < B, R is the register of the wide side, result as
 *              trunc below; lanes are all-ones/zeros so packs may be used
 *   permute    shuffle_b<B>(x, idx): lane i gets x[idx[i] mod lanes], idx has B-bit lanes, any value
 *              shuffle2_b<B>(x, y, idx): lane i gets (x ++ y)[idx[i] mod 2*lanes]
 *              lookup(const uint8_t *t, n, idx): byte i gets t[idx[i] mod n], n = 16, 32, 64, 128, 256 after inlining
 *              unpack_lo_b<B>(x, y), unpack_hi_b<B>: x0 y0 x1 y1 ... within each 128-bit block
 *              perm.tmpl.h builds every permutation with a formula (xor, shift, rotate, zip, ...) on these
 *   widen      sext_b<B>_b<C>_r<R>(x), zext_b<B>_b<C>_r<R>(x): C > B, result sg_r<R>, source is the
 *              smallest register that holds R/C lanes of B bits (at least 128)
 *   narrow     trunc_b<B>_b<C>_r<R>(x): C < B, source sg_r<R>, result the smallest register that holds
 *              R/B lanes of C bits (at least 128; its other lanes are unspecified)
 *   convert    R is the register of the wider element, the other side as for widen and narrow; exact
 *              rounding to nearest even:
 *              f32_i32 f32_u32 f64_i32 f64_u32 f64_i64 f64_u64 f32_i64 f32_u64 f64_f32 f32_f64 as
 *              convert_<dst>_<src>_r<R>; to integers truncating and saturating, NaN gives 0:
 *              i32_f32 u32_f32 i64_f32 u64_f32 i32_f64 u32_f64 i64_f64 u64_f64
 *              f32_f16 (exact; R is the f32 register, source half of it), f16_f32 (nearest even,
 *              overflow to inf, subnormals kept, NaN stays NaN and quiet)
 *   memory     what the sanitizers do not see is told to them (port/sanitizer.h), here and in move
 *              load_masked_b<B>(m, const void *), store_masked_b<B>(m, void *, x) if
 *              SG_REG_HAVE_MASKED_b<B>; gather_b<B>(m, const void *base, idx) B = 32, 64: masked, lanes
 *              off give 0 and read nothing, idx u32 lanes (unsigned!) in the smallest register of R/B
 *              32-bit lanes; scatter_b<B>(m, void *base, idx, x): highest lane wins; if
 *              SG_REG_HAVE_GATHER / SG_REG_HAVE_SCATTER
 *              load_three(const void *, bytes, &x, &y, &z), store_three(void *, bytes, x, y, z): elements of 1, 2, 4 bytes, three for
 *              each lane, if SG_REG_HAVE_INTERLEAVE
 *              compress_b<B>(m, x), expand_b<B>(m, x) (0 elsewhere) if SG_REG_HAVE_COMPRESS_b<B>
 * words        sg_reg_extract_bits_(x, m), sg_reg_deposit_bits_(x, m): pext and pdep of uint64_t if SG_HAVE_BMI2
 */
#ifndef SG_REG_H
#define SG_REG_H

#include "port.h"
#include "reg/bits.h"
#include "reg/half.h"
#include "reg/neon.h"
#include "reg/simde.h"
#include "reg/sse2.h"
#include "reg/types.h"
#include "reg/wasm.h"

/* Warnings of GCC. At -O0 some intrinsics are macros that convert signs. In C++ the unmasked intrinsics of GCC 12 read a variable
 * that is not set. GCC warns at the place where the intrinsic is inlined, so the warnings are switched off here. */
#if SG_GCC
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#define SG_T_REG_BITS 128
#include "reg/width.tmpl.h"
#if SG_REG_BITS >= 256
#define SG_T_REG_BITS 256
#include "reg/width.tmpl.h"
#endif
#if SG_REG_BITS >= 512
#define SG_T_REG_BITS 512
#include "reg/width.tmpl.h"
#endif

#if SG_GCC
#pragma GCC diagnostic pop
#endif

#endif
