/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. C names of atomic operations with a value for each lane. */
#ifndef SG_MADE_ATOMIC_NAMES_H
#define SG_MADE_ATOMIC_NAMES_H

#pragma GCC system_header /* as lanes_names.h */

#if SG_HAVE_ONCE && SG_GENERIC
#define sg_fetch_add_i32(p, x, order) SG_AT_(SG_B_(sg_fetch_add_i32x)(SG_INTO_OF_(i32, p), x, order))
#define sg_fetch_add_u32(p, x, order) SG_AT_(SG_B_(sg_fetch_add_u32x)(SG_INTO_OF_(u32, p), x, order))
#define sg_fetch_add_i64(p, x, order) SG_AT_(SG_B_(sg_fetch_add_i64x)(SG_INTO_OF_(i64, p), x, order))
#define sg_fetch_add_u64(p, x, order) SG_AT_(SG_B_(sg_fetch_add_u64x)(SG_INTO_OF_(u64, p), x, order))
#define sg_fetch_add_f32(p, x, order) SG_AT_(SG_B_(sg_fetch_add_f32x)(SG_INTO_OF_(f32, p), x, order))
#define sg_fetch_add_f64(p, x, order) SG_AT_(SG_B_(sg_fetch_add_f64x)(SG_INTO_OF_(f64, p), x, order))
#else
#define sg_fetch_add_i32 SG_AT_(SG_B_(sg_fetch_add_i32x))
#define sg_fetch_add_u32 SG_AT_(SG_B_(sg_fetch_add_u32x))
#define sg_fetch_add_i64 SG_AT_(SG_B_(sg_fetch_add_i64x))
#define sg_fetch_add_u64 SG_AT_(SG_B_(sg_fetch_add_u64x))
#define sg_fetch_add_f32 SG_AT_(SG_B_(sg_fetch_add_f32x))
#define sg_fetch_add_f64 SG_AT_(SG_B_(sg_fetch_add_f64x))
#endif
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_fetch_add_at_i32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_add_at_i32x)(SG_INTO_OF_(i32, p), idx, x, order))
#define sg_fetch_add_at_u32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_add_at_u32x)(SG_INTO_OF_(u32, p), idx, x, order))
#define sg_fetch_add_at_i64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_add_at_i64x)(SG_INTO_OF_(i64, p), idx, x, order))
#define sg_fetch_add_at_u64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_add_at_u64x)(SG_INTO_OF_(u64, p), idx, x, order))
#define sg_fetch_add_at_f32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_add_at_f32x)(SG_INTO_OF_(f32, p), idx, x, order))
#define sg_fetch_add_at_f64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_add_at_f64x)(SG_INTO_OF_(f64, p), idx, x, order))
#else
#define sg_fetch_add_at_i32 SG_AT_(SG_B_(sg_fetch_add_at_i32x))
#define sg_fetch_add_at_u32 SG_AT_(SG_B_(sg_fetch_add_at_u32x))
#define sg_fetch_add_at_i64 SG_AT_(SG_B_(sg_fetch_add_at_i64x))
#define sg_fetch_add_at_u64 SG_AT_(SG_B_(sg_fetch_add_at_u64x))
#define sg_fetch_add_at_f32 SG_AT_(SG_B_(sg_fetch_add_at_f32x))
#define sg_fetch_add_at_f64 SG_AT_(SG_B_(sg_fetch_add_at_f64x))
#endif
#define sg_fetch_add_masked_i32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_add_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), x, order))
#define sg_fetch_add_masked_u32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_add_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), x, order))
#define sg_fetch_add_masked_i64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_add_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), x, order))
#define sg_fetch_add_masked_u64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_add_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), x, order))
#define sg_fetch_add_masked_f32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_add_bits_f32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(f32, p), x, order))
#define sg_fetch_add_masked_f64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_add_bits_f64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(f64, p), x, order))
#define sg_fetch_add_at_masked_i32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_add_at_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), idx, x, order))
#define sg_fetch_add_at_masked_u32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_add_at_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), idx, x, order))
#define sg_fetch_add_at_masked_i64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_add_at_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), idx, x, order))
#define sg_fetch_add_at_masked_u64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_add_at_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), idx, x, order))
#define sg_fetch_add_at_masked_f32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_add_at_bits_f32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(f32, p), idx, x, order))
#define sg_fetch_add_at_masked_f64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_add_at_bits_f64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(f64, p), idx, x, order))
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_fetch_min_i32(p, x, order) SG_AT_(SG_B_(sg_fetch_min_i32x)(SG_INTO_OF_(i32, p), x, order))
#define sg_fetch_min_u32(p, x, order) SG_AT_(SG_B_(sg_fetch_min_u32x)(SG_INTO_OF_(u32, p), x, order))
#define sg_fetch_min_i64(p, x, order) SG_AT_(SG_B_(sg_fetch_min_i64x)(SG_INTO_OF_(i64, p), x, order))
#define sg_fetch_min_u64(p, x, order) SG_AT_(SG_B_(sg_fetch_min_u64x)(SG_INTO_OF_(u64, p), x, order))
#else
#define sg_fetch_min_i32 SG_AT_(SG_B_(sg_fetch_min_i32x))
#define sg_fetch_min_u32 SG_AT_(SG_B_(sg_fetch_min_u32x))
#define sg_fetch_min_i64 SG_AT_(SG_B_(sg_fetch_min_i64x))
#define sg_fetch_min_u64 SG_AT_(SG_B_(sg_fetch_min_u64x))
#endif
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_fetch_min_at_i32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_min_at_i32x)(SG_INTO_OF_(i32, p), idx, x, order))
#define sg_fetch_min_at_u32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_min_at_u32x)(SG_INTO_OF_(u32, p), idx, x, order))
#define sg_fetch_min_at_i64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_min_at_i64x)(SG_INTO_OF_(i64, p), idx, x, order))
#define sg_fetch_min_at_u64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_min_at_u64x)(SG_INTO_OF_(u64, p), idx, x, order))
#else
#define sg_fetch_min_at_i32 SG_AT_(SG_B_(sg_fetch_min_at_i32x))
#define sg_fetch_min_at_u32 SG_AT_(SG_B_(sg_fetch_min_at_u32x))
#define sg_fetch_min_at_i64 SG_AT_(SG_B_(sg_fetch_min_at_i64x))
#define sg_fetch_min_at_u64 SG_AT_(SG_B_(sg_fetch_min_at_u64x))
#endif
#define sg_fetch_min_masked_i32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_min_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), x, order))
#define sg_fetch_min_masked_u32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_min_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), x, order))
#define sg_fetch_min_masked_i64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_min_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), x, order))
#define sg_fetch_min_masked_u64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_min_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), x, order))
#define sg_fetch_min_at_masked_i32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_min_at_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), idx, x, order))
#define sg_fetch_min_at_masked_u32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_min_at_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), idx, x, order))
#define sg_fetch_min_at_masked_i64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_min_at_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), idx, x, order))
#define sg_fetch_min_at_masked_u64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_min_at_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), idx, x, order))
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_fetch_max_i32(p, x, order) SG_AT_(SG_B_(sg_fetch_max_i32x)(SG_INTO_OF_(i32, p), x, order))
#define sg_fetch_max_u32(p, x, order) SG_AT_(SG_B_(sg_fetch_max_u32x)(SG_INTO_OF_(u32, p), x, order))
#define sg_fetch_max_i64(p, x, order) SG_AT_(SG_B_(sg_fetch_max_i64x)(SG_INTO_OF_(i64, p), x, order))
#define sg_fetch_max_u64(p, x, order) SG_AT_(SG_B_(sg_fetch_max_u64x)(SG_INTO_OF_(u64, p), x, order))
#else
#define sg_fetch_max_i32 SG_AT_(SG_B_(sg_fetch_max_i32x))
#define sg_fetch_max_u32 SG_AT_(SG_B_(sg_fetch_max_u32x))
#define sg_fetch_max_i64 SG_AT_(SG_B_(sg_fetch_max_i64x))
#define sg_fetch_max_u64 SG_AT_(SG_B_(sg_fetch_max_u64x))
#endif
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_fetch_max_at_i32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_max_at_i32x)(SG_INTO_OF_(i32, p), idx, x, order))
#define sg_fetch_max_at_u32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_max_at_u32x)(SG_INTO_OF_(u32, p), idx, x, order))
#define sg_fetch_max_at_i64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_max_at_i64x)(SG_INTO_OF_(i64, p), idx, x, order))
#define sg_fetch_max_at_u64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_max_at_u64x)(SG_INTO_OF_(u64, p), idx, x, order))
#else
#define sg_fetch_max_at_i32 SG_AT_(SG_B_(sg_fetch_max_at_i32x))
#define sg_fetch_max_at_u32 SG_AT_(SG_B_(sg_fetch_max_at_u32x))
#define sg_fetch_max_at_i64 SG_AT_(SG_B_(sg_fetch_max_at_i64x))
#define sg_fetch_max_at_u64 SG_AT_(SG_B_(sg_fetch_max_at_u64x))
#endif
#define sg_fetch_max_masked_i32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_max_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), x, order))
#define sg_fetch_max_masked_u32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_max_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), x, order))
#define sg_fetch_max_masked_i64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_max_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), x, order))
#define sg_fetch_max_masked_u64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_max_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), x, order))
#define sg_fetch_max_at_masked_i32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_max_at_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), idx, x, order))
#define sg_fetch_max_at_masked_u32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_max_at_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), idx, x, order))
#define sg_fetch_max_at_masked_i64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_max_at_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), idx, x, order))
#define sg_fetch_max_at_masked_u64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_max_at_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), idx, x, order))
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_fetch_and_i32(p, x, order) SG_AT_(SG_B_(sg_fetch_and_i32x)(SG_INTO_OF_(i32, p), x, order))
#define sg_fetch_and_u32(p, x, order) SG_AT_(SG_B_(sg_fetch_and_u32x)(SG_INTO_OF_(u32, p), x, order))
#define sg_fetch_and_i64(p, x, order) SG_AT_(SG_B_(sg_fetch_and_i64x)(SG_INTO_OF_(i64, p), x, order))
#define sg_fetch_and_u64(p, x, order) SG_AT_(SG_B_(sg_fetch_and_u64x)(SG_INTO_OF_(u64, p), x, order))
#else
#define sg_fetch_and_i32 SG_AT_(SG_B_(sg_fetch_and_i32x))
#define sg_fetch_and_u32 SG_AT_(SG_B_(sg_fetch_and_u32x))
#define sg_fetch_and_i64 SG_AT_(SG_B_(sg_fetch_and_i64x))
#define sg_fetch_and_u64 SG_AT_(SG_B_(sg_fetch_and_u64x))
#endif
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_fetch_and_at_i32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_and_at_i32x)(SG_INTO_OF_(i32, p), idx, x, order))
#define sg_fetch_and_at_u32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_and_at_u32x)(SG_INTO_OF_(u32, p), idx, x, order))
#define sg_fetch_and_at_i64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_and_at_i64x)(SG_INTO_OF_(i64, p), idx, x, order))
#define sg_fetch_and_at_u64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_and_at_u64x)(SG_INTO_OF_(u64, p), idx, x, order))
#else
#define sg_fetch_and_at_i32 SG_AT_(SG_B_(sg_fetch_and_at_i32x))
#define sg_fetch_and_at_u32 SG_AT_(SG_B_(sg_fetch_and_at_u32x))
#define sg_fetch_and_at_i64 SG_AT_(SG_B_(sg_fetch_and_at_i64x))
#define sg_fetch_and_at_u64 SG_AT_(SG_B_(sg_fetch_and_at_u64x))
#endif
#define sg_fetch_and_masked_i32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_and_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), x, order))
#define sg_fetch_and_masked_u32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_and_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), x, order))
#define sg_fetch_and_masked_i64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_and_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), x, order))
#define sg_fetch_and_masked_u64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_and_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), x, order))
#define sg_fetch_and_at_masked_i32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_and_at_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), idx, x, order))
#define sg_fetch_and_at_masked_u32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_and_at_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), idx, x, order))
#define sg_fetch_and_at_masked_i64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_and_at_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), idx, x, order))
#define sg_fetch_and_at_masked_u64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_and_at_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), idx, x, order))
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_fetch_or_i32(p, x, order) SG_AT_(SG_B_(sg_fetch_or_i32x)(SG_INTO_OF_(i32, p), x, order))
#define sg_fetch_or_u32(p, x, order) SG_AT_(SG_B_(sg_fetch_or_u32x)(SG_INTO_OF_(u32, p), x, order))
#define sg_fetch_or_i64(p, x, order) SG_AT_(SG_B_(sg_fetch_or_i64x)(SG_INTO_OF_(i64, p), x, order))
#define sg_fetch_or_u64(p, x, order) SG_AT_(SG_B_(sg_fetch_or_u64x)(SG_INTO_OF_(u64, p), x, order))
#else
#define sg_fetch_or_i32 SG_AT_(SG_B_(sg_fetch_or_i32x))
#define sg_fetch_or_u32 SG_AT_(SG_B_(sg_fetch_or_u32x))
#define sg_fetch_or_i64 SG_AT_(SG_B_(sg_fetch_or_i64x))
#define sg_fetch_or_u64 SG_AT_(SG_B_(sg_fetch_or_u64x))
#endif
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_fetch_or_at_i32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_or_at_i32x)(SG_INTO_OF_(i32, p), idx, x, order))
#define sg_fetch_or_at_u32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_or_at_u32x)(SG_INTO_OF_(u32, p), idx, x, order))
#define sg_fetch_or_at_i64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_or_at_i64x)(SG_INTO_OF_(i64, p), idx, x, order))
#define sg_fetch_or_at_u64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_or_at_u64x)(SG_INTO_OF_(u64, p), idx, x, order))
#else
#define sg_fetch_or_at_i32 SG_AT_(SG_B_(sg_fetch_or_at_i32x))
#define sg_fetch_or_at_u32 SG_AT_(SG_B_(sg_fetch_or_at_u32x))
#define sg_fetch_or_at_i64 SG_AT_(SG_B_(sg_fetch_or_at_i64x))
#define sg_fetch_or_at_u64 SG_AT_(SG_B_(sg_fetch_or_at_u64x))
#endif
#define sg_fetch_or_masked_i32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_or_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), x, order))
#define sg_fetch_or_masked_u32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_or_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), x, order))
#define sg_fetch_or_masked_i64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_or_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), x, order))
#define sg_fetch_or_masked_u64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_or_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), x, order))
#define sg_fetch_or_at_masked_i32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_or_at_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), idx, x, order))
#define sg_fetch_or_at_masked_u32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_or_at_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), idx, x, order))
#define sg_fetch_or_at_masked_i64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_or_at_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), idx, x, order))
#define sg_fetch_or_at_masked_u64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_or_at_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), idx, x, order))
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_fetch_xor_i32(p, x, order) SG_AT_(SG_B_(sg_fetch_xor_i32x)(SG_INTO_OF_(i32, p), x, order))
#define sg_fetch_xor_u32(p, x, order) SG_AT_(SG_B_(sg_fetch_xor_u32x)(SG_INTO_OF_(u32, p), x, order))
#define sg_fetch_xor_i64(p, x, order) SG_AT_(SG_B_(sg_fetch_xor_i64x)(SG_INTO_OF_(i64, p), x, order))
#define sg_fetch_xor_u64(p, x, order) SG_AT_(SG_B_(sg_fetch_xor_u64x)(SG_INTO_OF_(u64, p), x, order))
#else
#define sg_fetch_xor_i32 SG_AT_(SG_B_(sg_fetch_xor_i32x))
#define sg_fetch_xor_u32 SG_AT_(SG_B_(sg_fetch_xor_u32x))
#define sg_fetch_xor_i64 SG_AT_(SG_B_(sg_fetch_xor_i64x))
#define sg_fetch_xor_u64 SG_AT_(SG_B_(sg_fetch_xor_u64x))
#endif
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_fetch_xor_at_i32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_xor_at_i32x)(SG_INTO_OF_(i32, p), idx, x, order))
#define sg_fetch_xor_at_u32(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_xor_at_u32x)(SG_INTO_OF_(u32, p), idx, x, order))
#define sg_fetch_xor_at_i64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_xor_at_i64x)(SG_INTO_OF_(i64, p), idx, x, order))
#define sg_fetch_xor_at_u64(p, idx, x, order) SG_AT_(SG_B_(sg_fetch_xor_at_u64x)(SG_INTO_OF_(u64, p), idx, x, order))
#else
#define sg_fetch_xor_at_i32 SG_AT_(SG_B_(sg_fetch_xor_at_i32x))
#define sg_fetch_xor_at_u32 SG_AT_(SG_B_(sg_fetch_xor_at_u32x))
#define sg_fetch_xor_at_i64 SG_AT_(SG_B_(sg_fetch_xor_at_i64x))
#define sg_fetch_xor_at_u64 SG_AT_(SG_B_(sg_fetch_xor_at_u64x))
#endif
#define sg_fetch_xor_masked_i32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_xor_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), x, order))
#define sg_fetch_xor_masked_u32(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_xor_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), x, order))
#define sg_fetch_xor_masked_i64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_xor_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), x, order))
#define sg_fetch_xor_masked_u64(m, p, x, order) SG_AT_(SG_PASTE3(sg_fetch_xor_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), x, order))
#define sg_fetch_xor_at_masked_i32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_xor_at_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), idx, x, order))
#define sg_fetch_xor_at_masked_u32(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_xor_at_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), idx, x, order))
#define sg_fetch_xor_at_masked_i64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_xor_at_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), idx, x, order))
#define sg_fetch_xor_at_masked_u64(m, p, idx, x, order) SG_AT_(SG_PASTE3(sg_fetch_xor_at_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), idx, x, order))
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_scatter_add_i32(p, idx, x) SG_AT_(SG_B_(sg_scatter_add_i32x)(SG_INTO_OF_(i32, p), idx, x))
#define sg_scatter_add_u32(p, idx, x) SG_AT_(SG_B_(sg_scatter_add_u32x)(SG_INTO_OF_(u32, p), idx, x))
#define sg_scatter_add_i64(p, idx, x) SG_AT_(SG_B_(sg_scatter_add_i64x)(SG_INTO_OF_(i64, p), idx, x))
#define sg_scatter_add_u64(p, idx, x) SG_AT_(SG_B_(sg_scatter_add_u64x)(SG_INTO_OF_(u64, p), idx, x))
#define sg_scatter_add_f32(p, idx, x) SG_AT_(SG_B_(sg_scatter_add_f32x)(SG_INTO_OF_(f32, p), idx, x))
#define sg_scatter_add_f64(p, idx, x) SG_AT_(SG_B_(sg_scatter_add_f64x)(SG_INTO_OF_(f64, p), idx, x))
#else
#define sg_scatter_add_i32 SG_AT_(SG_B_(sg_scatter_add_i32x))
#define sg_scatter_add_u32 SG_AT_(SG_B_(sg_scatter_add_u32x))
#define sg_scatter_add_i64 SG_AT_(SG_B_(sg_scatter_add_i64x))
#define sg_scatter_add_u64 SG_AT_(SG_B_(sg_scatter_add_u64x))
#define sg_scatter_add_f32 SG_AT_(SG_B_(sg_scatter_add_f32x))
#define sg_scatter_add_f64 SG_AT_(SG_B_(sg_scatter_add_f64x))
#endif
#define sg_scatter_add_masked_i32(m, p, idx, x) SG_AT_(SG_PASTE3(sg_scatter_add_bits_i32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i32, p), idx, x))
#define sg_scatter_add_masked_u32(m, p, idx, x) SG_AT_(SG_PASTE3(sg_scatter_add_bits_u32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), idx, x))
#define sg_scatter_add_masked_i64(m, p, idx, x) SG_AT_(SG_PASTE3(sg_scatter_add_bits_i64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(i64, p), idx, x))
#define sg_scatter_add_masked_u64(m, p, idx, x) SG_AT_(SG_PASTE3(sg_scatter_add_bits_u64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u64, p), idx, x))
#define sg_scatter_add_masked_f32(m, p, idx, x) SG_AT_(SG_PASTE3(sg_scatter_add_bits_f32x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(f32, p), idx, x))
#define sg_scatter_add_masked_f64(m, p, idx, x) SG_AT_(SG_PASTE3(sg_scatter_add_bits_f64x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(f64, p), idx, x))

/* functions of one element */
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_histogram_add(p, idx) SG_AT_(SG_B_(sg_histogram_add_x)(SG_INTO_OF_(u32, p), idx))
#else
#define sg_histogram_add SG_AT_(SG_B_(sg_histogram_add_x))
#endif
#define sg_histogram_add_masked(m, p, idx) SG_AT_(SG_PASTE3(sg_histogram_add_bits_x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), idx))
#if SG_HAVE_ONCE && SG_GENERIC
#define sg_histogram_add_global(p, idx) SG_AT_(SG_B_(sg_histogram_add_global_x)(SG_INTO_OF_(u32, p), idx))
#else
#define sg_histogram_add_global SG_AT_(SG_B_(sg_histogram_add_global_x))
#endif
#define sg_histogram_add_global_masked(m, p, idx) SG_AT_(SG_PASTE3(sg_histogram_add_global_bits_x, SG_X_, _)(SG_BM_(sg_ballot_x)(m), SG_INTO_OF_(u32, p), idx))

#if SG_GENERIC && !defined(__cplusplus)

#define SG_ATOMIC_AGAIN_ SG_AGAIN_(sg_include_sg_atomic_h_again_for_SG_SIZE_)
SG_WRONG_CALL(sg_wants_a_value_of_integers_of_32_or_64_bits_and_this_SG_SIZE_)
#define SG_G_ATOMIC_WORD_(f, x) _Generic((x), \
    sg_i32: SG_B_(f##i32x), \
    sg_u32: SG_B_(f##u32x), \
    sg_i64: SG_B_(f##i64x), \
    sg_u64: SG_B_(f##u64x), \
    default: sg_wants_a_value_of_integers_of_32_or_64_bits_and_this_SG_SIZE_)
#define SG_G_BITS_WORD_(f, x) _Generic((x), \
    sg_i32: SG_PASTE3(f##i32x, SG_X_, _), \
    sg_u32: SG_PASTE3(f##u32x, SG_X_, _), \
    sg_i64: SG_PASTE3(f##i64x, SG_X_, _), \
    sg_u64: SG_PASTE3(f##u64x, SG_X_, _), \
    default: sg_wants_a_value_of_integers_of_32_or_64_bits_and_this_SG_SIZE_)
SG_WRONG_CALL(sg_wants_a_value_of_32_or_64_bits_and_this_SG_SIZE_)
#define SG_G_ATOMIC_NUMBER_(f, x) _Generic((x), \
    sg_i32: SG_B_(f##i32x), \
    sg_u32: SG_B_(f##u32x), \
    sg_i64: SG_B_(f##i64x), \
    sg_u64: SG_B_(f##u64x), \
    sg_f32: SG_B_(f##f32x), \
    sg_f64: SG_B_(f##f64x), \
    default: sg_wants_a_value_of_32_or_64_bits_and_this_SG_SIZE_)
#define SG_G_BITS_NUMBER_(f, x) _Generic((x), \
    sg_i32: SG_PASTE3(f##i32x, SG_X_, _), \
    sg_u32: SG_PASTE3(f##u32x, SG_X_, _), \
    sg_i64: SG_PASTE3(f##i64x, SG_X_, _), \
    sg_u64: SG_PASTE3(f##u64x, SG_X_, _), \
    sg_f32: SG_PASTE3(f##f32x, SG_X_, _), \
    sg_f64: SG_PASTE3(f##f64x, SG_X_, _), \
    default: sg_wants_a_value_of_32_or_64_bits_and_this_SG_SIZE_)
#define sg_fetch_add(p, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_NUMBER_(sg_fetch_add_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), SG_IT_(x), order) SG_DONE_)
#define sg_fetch_add_at(p, idx, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_NUMBER_(sg_fetch_add_at_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x), order) SG_DONE_)
#define sg_fetch_add_masked(m, p, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_NUMBER_(sg_fetch_add_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), SG_IT_(x), order) SG_DONE_)
#define sg_fetch_add_at_masked(m, p, idx, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_NUMBER_(sg_fetch_add_at_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x), order) SG_DONE_)
#define sg_fetch_min(p, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_WORD_(sg_fetch_min_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), SG_IT_(x), order) SG_DONE_)
#define sg_fetch_min_at(p, idx, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_WORD_(sg_fetch_min_at_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x), order) SG_DONE_)
#define sg_fetch_min_masked(m, p, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_WORD_(sg_fetch_min_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), SG_IT_(x), order) SG_DONE_)
#define sg_fetch_min_at_masked(m, p, idx, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_WORD_(sg_fetch_min_at_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x), order) SG_DONE_)
#define sg_fetch_max(p, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_WORD_(sg_fetch_max_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), SG_IT_(x), order) SG_DONE_)
#define sg_fetch_max_at(p, idx, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_WORD_(sg_fetch_max_at_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x), order) SG_DONE_)
#define sg_fetch_max_masked(m, p, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_WORD_(sg_fetch_max_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), SG_IT_(x), order) SG_DONE_)
#define sg_fetch_max_at_masked(m, p, idx, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_WORD_(sg_fetch_max_at_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x), order) SG_DONE_)
#define sg_fetch_and(p, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_WORD_(sg_fetch_and_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), SG_IT_(x), order) SG_DONE_)
#define sg_fetch_and_at(p, idx, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_WORD_(sg_fetch_and_at_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x), order) SG_DONE_)
#define sg_fetch_and_masked(m, p, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_WORD_(sg_fetch_and_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), SG_IT_(x), order) SG_DONE_)
#define sg_fetch_and_at_masked(m, p, idx, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_WORD_(sg_fetch_and_at_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x), order) SG_DONE_)
#define sg_fetch_or(p, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_WORD_(sg_fetch_or_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), SG_IT_(x), order) SG_DONE_)
#define sg_fetch_or_at(p, idx, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_WORD_(sg_fetch_or_at_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x), order) SG_DONE_)
#define sg_fetch_or_masked(m, p, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_WORD_(sg_fetch_or_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), SG_IT_(x), order) SG_DONE_)
#define sg_fetch_or_at_masked(m, p, idx, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_WORD_(sg_fetch_or_at_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x), order) SG_DONE_)
#define sg_fetch_xor(p, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_WORD_(sg_fetch_xor_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), SG_IT_(x), order) SG_DONE_)
#define sg_fetch_xor_at(p, idx, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_WORD_(sg_fetch_xor_at_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x), order) SG_DONE_)
#define sg_fetch_xor_masked(m, p, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_WORD_(sg_fetch_xor_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), SG_IT_(x), order) SG_DONE_)
#define sg_fetch_xor_at_masked(m, p, idx, x, order) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_WORD_(sg_fetch_xor_at_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x), order) SG_DONE_)
#define sg_scatter_add(p, idx, x) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_ATOMIC_NUMBER_(sg_scatter_add_, SG_IT_(x))(SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x)) SG_DONE_)
#define sg_scatter_add_masked(m, p, idx, x) SG_AT_(SG_ONCE_(x) SG_ATOMIC_AGAIN_ SG_G_BITS_NUMBER_(sg_scatter_add_bits_, SG_IT_(x))(SG_BM_(sg_ballot_x)(m), SG_INTO_AS_(SG_IT_(x), p), idx, SG_IT_(x)) SG_DONE_)

#elif SG_GENERIC

#define sg_fetch_add_masked(m, p, x, order) SG_AT_(sg_fetch_add_bits_(SG_BM_(sg_ballot_x)(m), p, x, order))
#define sg_fetch_add_at_masked(m, p, idx, x, order) SG_AT_(sg_fetch_add_at_bits_(SG_BM_(sg_ballot_x)(m), p, idx, x, order))
#define sg_fetch_min_masked(m, p, x, order) SG_AT_(sg_fetch_min_bits_(SG_BM_(sg_ballot_x)(m), p, x, order))
#define sg_fetch_min_at_masked(m, p, idx, x, order) SG_AT_(sg_fetch_min_at_bits_(SG_BM_(sg_ballot_x)(m), p, idx, x, order))
#define sg_fetch_max_masked(m, p, x, order) SG_AT_(sg_fetch_max_bits_(SG_BM_(sg_ballot_x)(m), p, x, order))
#define sg_fetch_max_at_masked(m, p, idx, x, order) SG_AT_(sg_fetch_max_at_bits_(SG_BM_(sg_ballot_x)(m), p, idx, x, order))
#define sg_fetch_and_masked(m, p, x, order) SG_AT_(sg_fetch_and_bits_(SG_BM_(sg_ballot_x)(m), p, x, order))
#define sg_fetch_and_at_masked(m, p, idx, x, order) SG_AT_(sg_fetch_and_at_bits_(SG_BM_(sg_ballot_x)(m), p, idx, x, order))
#define sg_fetch_or_masked(m, p, x, order) SG_AT_(sg_fetch_or_bits_(SG_BM_(sg_ballot_x)(m), p, x, order))
#define sg_fetch_or_at_masked(m, p, idx, x, order) SG_AT_(sg_fetch_or_at_bits_(SG_BM_(sg_ballot_x)(m), p, idx, x, order))
#define sg_fetch_xor_masked(m, p, x, order) SG_AT_(sg_fetch_xor_bits_(SG_BM_(sg_ballot_x)(m), p, x, order))
#define sg_fetch_xor_at_masked(m, p, idx, x, order) SG_AT_(sg_fetch_xor_at_bits_(SG_BM_(sg_ballot_x)(m), p, idx, x, order))
#define sg_scatter_add_masked(m, p, idx, x) SG_AT_(sg_scatter_add_bits_(SG_BM_(sg_ballot_x)(m), p, idx, x))
#if SG_CHECKED
#define sg_fetch_add(...) SG_AT_(sg_fetch_add(__VA_ARGS__))
#define sg_fetch_add_at(...) SG_AT_(sg_fetch_add_at(__VA_ARGS__))
#define sg_fetch_min(...) SG_AT_(sg_fetch_min(__VA_ARGS__))
#define sg_fetch_min_at(...) SG_AT_(sg_fetch_min_at(__VA_ARGS__))
#define sg_fetch_max(...) SG_AT_(sg_fetch_max(__VA_ARGS__))
#define sg_fetch_max_at(...) SG_AT_(sg_fetch_max_at(__VA_ARGS__))
#define sg_fetch_and(...) SG_AT_(sg_fetch_and(__VA_ARGS__))
#define sg_fetch_and_at(...) SG_AT_(sg_fetch_and_at(__VA_ARGS__))
#define sg_fetch_or(...) SG_AT_(sg_fetch_or(__VA_ARGS__))
#define sg_fetch_or_at(...) SG_AT_(sg_fetch_or_at(__VA_ARGS__))
#define sg_fetch_xor(...) SG_AT_(sg_fetch_xor(__VA_ARGS__))
#define sg_fetch_xor_at(...) SG_AT_(sg_fetch_xor_at(__VA_ARGS__))
#define sg_scatter_add(...) SG_AT_(sg_scatter_add(__VA_ARGS__))
#endif

#endif

#endif
