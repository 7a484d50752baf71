/* SPDX-License-Identifier: MIT */
/* Made from ops.h by front.awk: do not edit.
 * Bound names (sg_add_f32) mean the current SG_SIZE; generic names (sg_add) pick the element.
 * Long because a macro cannot define macros: one line for each operation and element. */
#ifndef SG_LANES_FRONT_C_H
#define SG_LANES_FRONT_C_H

#ifndef SG_GENERIC
#define SG_GENERIC 1
#endif

#define SG_B_(p) SG_PASTE2(p, SG_LANES_)
#define SG_BM_(p) SG_PASTE3(p, SG_LANES_, SG_MASK_SUFFIX_)

/* ---- types ---- */

/* The name of a function with external linkage that takes or gives values, where it is declared, defined and
 * called: it carries S, so files built for two sizes do not link. sycl: SYCL_EXTERNAL */
#define SG_EXTERN(name) SG_PASTE3(name, _sg, SG_LANES_)

/* A value: one element for each of S lanes, in registers. Assigned, passed and returned as any struct; it has
 * no members for users, and no operators. Uninitialised until it is assigned. sg_<e>x<S> is the type at S lanes. */
#define sg_i8 SG_B_(sg_i8x)
#define sg_u8 SG_B_(sg_u8x)
#define sg_i16 SG_B_(sg_i16x)
#define sg_u16 SG_B_(sg_u16x)
#define sg_i32 SG_B_(sg_i32x)
#define sg_u32 SG_B_(sg_u32x)
#define sg_i64 SG_B_(sg_i64x)
#define sg_u64 SG_B_(sg_u64x)
#define sg_f16 SG_B_(sg_f16x)
#define sg_bf16 SG_B_(sg_bf16x)
#define sg_f32 SG_B_(sg_f32x)
#define sg_f64 SG_B_(sg_f64x)

/* N values for each lane: field s[N], an array of sg_<e>. N: 2, 3, 4, 8, 16. sycl: vec */
#define sg_i8v2 SG_PASTE3(sg_i8x, SG_LANES_, v2)
#define sg_i8v3 SG_PASTE3(sg_i8x, SG_LANES_, v3)
#define sg_i8v4 SG_PASTE3(sg_i8x, SG_LANES_, v4)
#define sg_i8v8 SG_PASTE3(sg_i8x, SG_LANES_, v8)
#define sg_i8v16 SG_PASTE3(sg_i8x, SG_LANES_, v16)
#define sg_u8v2 SG_PASTE3(sg_u8x, SG_LANES_, v2)
#define sg_u8v3 SG_PASTE3(sg_u8x, SG_LANES_, v3)
#define sg_u8v4 SG_PASTE3(sg_u8x, SG_LANES_, v4)
#define sg_u8v8 SG_PASTE3(sg_u8x, SG_LANES_, v8)
#define sg_u8v16 SG_PASTE3(sg_u8x, SG_LANES_, v16)
#define sg_i16v2 SG_PASTE3(sg_i16x, SG_LANES_, v2)
#define sg_i16v3 SG_PASTE3(sg_i16x, SG_LANES_, v3)
#define sg_i16v4 SG_PASTE3(sg_i16x, SG_LANES_, v4)
#define sg_i16v8 SG_PASTE3(sg_i16x, SG_LANES_, v8)
#define sg_i16v16 SG_PASTE3(sg_i16x, SG_LANES_, v16)
#define sg_u16v2 SG_PASTE3(sg_u16x, SG_LANES_, v2)
#define sg_u16v3 SG_PASTE3(sg_u16x, SG_LANES_, v3)
#define sg_u16v4 SG_PASTE3(sg_u16x, SG_LANES_, v4)
#define sg_u16v8 SG_PASTE3(sg_u16x, SG_LANES_, v8)
#define sg_u16v16 SG_PASTE3(sg_u16x, SG_LANES_, v16)
#define sg_i32v2 SG_PASTE3(sg_i32x, SG_LANES_, v2)
#define sg_i32v3 SG_PASTE3(sg_i32x, SG_LANES_, v3)
#define sg_i32v4 SG_PASTE3(sg_i32x, SG_LANES_, v4)
#define sg_i32v8 SG_PASTE3(sg_i32x, SG_LANES_, v8)
#define sg_i32v16 SG_PASTE3(sg_i32x, SG_LANES_, v16)
#define sg_u32v2 SG_PASTE3(sg_u32x, SG_LANES_, v2)
#define sg_u32v3 SG_PASTE3(sg_u32x, SG_LANES_, v3)
#define sg_u32v4 SG_PASTE3(sg_u32x, SG_LANES_, v4)
#define sg_u32v8 SG_PASTE3(sg_u32x, SG_LANES_, v8)
#define sg_u32v16 SG_PASTE3(sg_u32x, SG_LANES_, v16)
#define sg_i64v2 SG_PASTE3(sg_i64x, SG_LANES_, v2)
#define sg_i64v3 SG_PASTE3(sg_i64x, SG_LANES_, v3)
#define sg_i64v4 SG_PASTE3(sg_i64x, SG_LANES_, v4)
#define sg_i64v8 SG_PASTE3(sg_i64x, SG_LANES_, v8)
#define sg_i64v16 SG_PASTE3(sg_i64x, SG_LANES_, v16)
#define sg_u64v2 SG_PASTE3(sg_u64x, SG_LANES_, v2)
#define sg_u64v3 SG_PASTE3(sg_u64x, SG_LANES_, v3)
#define sg_u64v4 SG_PASTE3(sg_u64x, SG_LANES_, v4)
#define sg_u64v8 SG_PASTE3(sg_u64x, SG_LANES_, v8)
#define sg_u64v16 SG_PASTE3(sg_u64x, SG_LANES_, v16)
#define sg_f16v2 SG_PASTE3(sg_f16x, SG_LANES_, v2)
#define sg_f16v3 SG_PASTE3(sg_f16x, SG_LANES_, v3)
#define sg_f16v4 SG_PASTE3(sg_f16x, SG_LANES_, v4)
#define sg_f16v8 SG_PASTE3(sg_f16x, SG_LANES_, v8)
#define sg_f16v16 SG_PASTE3(sg_f16x, SG_LANES_, v16)
#define sg_bf16v2 SG_PASTE3(sg_bf16x, SG_LANES_, v2)
#define sg_bf16v3 SG_PASTE3(sg_bf16x, SG_LANES_, v3)
#define sg_bf16v4 SG_PASTE3(sg_bf16x, SG_LANES_, v4)
#define sg_bf16v8 SG_PASTE3(sg_bf16x, SG_LANES_, v8)
#define sg_bf16v16 SG_PASTE3(sg_bf16x, SG_LANES_, v16)
#define sg_f32v2 SG_PASTE3(sg_f32x, SG_LANES_, v2)
#define sg_f32v3 SG_PASTE3(sg_f32x, SG_LANES_, v3)
#define sg_f32v4 SG_PASTE3(sg_f32x, SG_LANES_, v4)
#define sg_f32v8 SG_PASTE3(sg_f32x, SG_LANES_, v8)
#define sg_f32v16 SG_PASTE3(sg_f32x, SG_LANES_, v16)
#define sg_f64v2 SG_PASTE3(sg_f64x, SG_LANES_, v2)
#define sg_f64v3 SG_PASTE3(sg_f64x, SG_LANES_, v3)
#define sg_f64v4 SG_PASTE3(sg_f64x, SG_LANES_, v4)
#define sg_f64v8 SG_PASTE3(sg_f64x, SG_LANES_, v8)
#define sg_f64v16 SG_PASTE3(sg_f64x, SG_LANES_, v16)

/* One truth value for each of S lanes. A type of its own: a value is no mask, nor a mask a value. Masks made under
 * another SG_SIZE, or without mask registers another SG_MASK_BITS, are other types: do not pass them on. */
#define sg_mask SG_BM_(sg_maskx)

/* ---- operations ---- */

#define sg_splat_i8 SG_B_(sg_splat_i8x)
#define sg_splat_u8 SG_B_(sg_splat_u8x)
#define sg_splat_i16 SG_B_(sg_splat_i16x)
#define sg_splat_u16 SG_B_(sg_splat_u16x)
#define sg_splat_i32 SG_B_(sg_splat_i32x)
#define sg_splat_u32 SG_B_(sg_splat_u32x)
#define sg_splat_i64 SG_B_(sg_splat_i64x)
#define sg_splat_u64 SG_B_(sg_splat_u64x)
#define sg_splat_f16 SG_B_(sg_splat_f16x)
#define sg_splat_bf16 SG_B_(sg_splat_bf16x)
#define sg_splat_f32 SG_B_(sg_splat_f32x)
#define sg_splat_f64 SG_B_(sg_splat_f64x)
#define sg_zero_i8 SG_B_(sg_zero_i8x)
#define sg_zero_u8 SG_B_(sg_zero_u8x)
#define sg_zero_i16 SG_B_(sg_zero_i16x)
#define sg_zero_u16 SG_B_(sg_zero_u16x)
#define sg_zero_i32 SG_B_(sg_zero_i32x)
#define sg_zero_u32 SG_B_(sg_zero_u32x)
#define sg_zero_i64 SG_B_(sg_zero_i64x)
#define sg_zero_u64 SG_B_(sg_zero_u64x)
#define sg_zero_f16 SG_B_(sg_zero_f16x)
#define sg_zero_bf16 SG_B_(sg_zero_bf16x)
#define sg_zero_f32 SG_B_(sg_zero_f32x)
#define sg_zero_f64 SG_B_(sg_zero_f64x)
#define sg_iota_i8 SG_B_(sg_iota_i8x)
#define sg_iota_u8 SG_B_(sg_iota_u8x)
#define sg_iota_i16 SG_B_(sg_iota_i16x)
#define sg_iota_u16 SG_B_(sg_iota_u16x)
#define sg_iota_i32 SG_B_(sg_iota_i32x)
#define sg_iota_u32 SG_B_(sg_iota_u32x)
#define sg_iota_i64 SG_B_(sg_iota_i64x)
#define sg_iota_u64 SG_B_(sg_iota_u64x)
#define sg_iota_f16 SG_B_(sg_iota_f16x)
#define sg_iota_bf16 SG_B_(sg_iota_bf16x)
#define sg_iota_f32 SG_B_(sg_iota_f32x)
#define sg_iota_f64 SG_B_(sg_iota_f64x)
#define sg_get_lane_i8 SG_B_(sg_get_lane_i8x)
#define sg_get_lane_u8 SG_B_(sg_get_lane_u8x)
#define sg_get_lane_i16 SG_B_(sg_get_lane_i16x)
#define sg_get_lane_u16 SG_B_(sg_get_lane_u16x)
#define sg_get_lane_i32 SG_B_(sg_get_lane_i32x)
#define sg_get_lane_u32 SG_B_(sg_get_lane_u32x)
#define sg_get_lane_i64 SG_B_(sg_get_lane_i64x)
#define sg_get_lane_u64 SG_B_(sg_get_lane_u64x)
#define sg_get_lane_f16 SG_B_(sg_get_lane_f16x)
#define sg_get_lane_bf16 SG_B_(sg_get_lane_bf16x)
#define sg_get_lane_f32 SG_B_(sg_get_lane_f32x)
#define sg_get_lane_f64 SG_B_(sg_get_lane_f64x)
#define sg_set_lane_i8 SG_B_(sg_set_lane_i8x)
#define sg_set_lane_u8 SG_B_(sg_set_lane_u8x)
#define sg_set_lane_i16 SG_B_(sg_set_lane_i16x)
#define sg_set_lane_u16 SG_B_(sg_set_lane_u16x)
#define sg_set_lane_i32 SG_B_(sg_set_lane_i32x)
#define sg_set_lane_u32 SG_B_(sg_set_lane_u32x)
#define sg_set_lane_i64 SG_B_(sg_set_lane_i64x)
#define sg_set_lane_u64 SG_B_(sg_set_lane_u64x)
#define sg_set_lane_f16 SG_B_(sg_set_lane_f16x)
#define sg_set_lane_bf16 SG_B_(sg_set_lane_bf16x)
#define sg_set_lane_f32 SG_B_(sg_set_lane_f32x)
#define sg_set_lane_f64 SG_B_(sg_set_lane_f64x)
#define sg_keep_i8 SG_B_(sg_keep_i8x)
#define sg_keep_u8 SG_B_(sg_keep_u8x)
#define sg_keep_i16 SG_B_(sg_keep_i16x)
#define sg_keep_u16 SG_B_(sg_keep_u16x)
#define sg_keep_i32 SG_B_(sg_keep_i32x)
#define sg_keep_u32 SG_B_(sg_keep_u32x)
#define sg_keep_i64 SG_B_(sg_keep_i64x)
#define sg_keep_u64 SG_B_(sg_keep_u64x)
#define sg_keep_f16 SG_B_(sg_keep_f16x)
#define sg_keep_bf16 SG_B_(sg_keep_bf16x)
#define sg_keep_f32 SG_B_(sg_keep_f32x)
#define sg_keep_f64 SG_B_(sg_keep_f64x)
#define sg_load_i8 SG_B_(sg_load_i8x)
#define sg_load_u8 SG_B_(sg_load_u8x)
#define sg_load_i16 SG_B_(sg_load_i16x)
#define sg_load_u16 SG_B_(sg_load_u16x)
#define sg_load_i32 SG_B_(sg_load_i32x)
#define sg_load_u32 SG_B_(sg_load_u32x)
#define sg_load_i64 SG_B_(sg_load_i64x)
#define sg_load_u64 SG_B_(sg_load_u64x)
#define sg_load_f16 SG_B_(sg_load_f16x)
#define sg_load_bf16 SG_B_(sg_load_bf16x)
#define sg_load_f32 SG_B_(sg_load_f32x)
#define sg_load_f64 SG_B_(sg_load_f64x)
#define sg_store_i8 SG_B_(sg_store_i8x)
#define sg_store_u8 SG_B_(sg_store_u8x)
#define sg_store_i16 SG_B_(sg_store_i16x)
#define sg_store_u16 SG_B_(sg_store_u16x)
#define sg_store_i32 SG_B_(sg_store_i32x)
#define sg_store_u32 SG_B_(sg_store_u32x)
#define sg_store_i64 SG_B_(sg_store_i64x)
#define sg_store_u64 SG_B_(sg_store_u64x)
#define sg_store_f16 SG_B_(sg_store_f16x)
#define sg_store_bf16 SG_B_(sg_store_bf16x)
#define sg_store_f32 SG_B_(sg_store_f32x)
#define sg_store_f64 SG_B_(sg_store_f64x)
#define sg_load_n_i8 SG_B_(sg_load_n_i8x)
#define sg_load_n_u8 SG_B_(sg_load_n_u8x)
#define sg_load_n_i16 SG_B_(sg_load_n_i16x)
#define sg_load_n_u16 SG_B_(sg_load_n_u16x)
#define sg_load_n_i32 SG_B_(sg_load_n_i32x)
#define sg_load_n_u32 SG_B_(sg_load_n_u32x)
#define sg_load_n_i64 SG_B_(sg_load_n_i64x)
#define sg_load_n_u64 SG_B_(sg_load_n_u64x)
#define sg_load_n_f16 SG_B_(sg_load_n_f16x)
#define sg_load_n_bf16 SG_B_(sg_load_n_bf16x)
#define sg_load_n_f32 SG_B_(sg_load_n_f32x)
#define sg_load_n_f64 SG_B_(sg_load_n_f64x)
#define sg_store_n_i8 SG_B_(sg_store_n_i8x)
#define sg_store_n_u8 SG_B_(sg_store_n_u8x)
#define sg_store_n_i16 SG_B_(sg_store_n_i16x)
#define sg_store_n_u16 SG_B_(sg_store_n_u16x)
#define sg_store_n_i32 SG_B_(sg_store_n_i32x)
#define sg_store_n_u32 SG_B_(sg_store_n_u32x)
#define sg_store_n_i64 SG_B_(sg_store_n_i64x)
#define sg_store_n_u64 SG_B_(sg_store_n_u64x)
#define sg_store_n_f16 SG_B_(sg_store_n_f16x)
#define sg_store_n_bf16 SG_B_(sg_store_n_bf16x)
#define sg_store_n_f32 SG_B_(sg_store_n_f32x)
#define sg_store_n_f64 SG_B_(sg_store_n_f64x)
#define sg_load_masked_i8 SG_BM_(sg_load_masked_i8x)
#define sg_load_masked_u8 SG_BM_(sg_load_masked_u8x)
#define sg_load_masked_i16 SG_BM_(sg_load_masked_i16x)
#define sg_load_masked_u16 SG_BM_(sg_load_masked_u16x)
#define sg_load_masked_i32 SG_BM_(sg_load_masked_i32x)
#define sg_load_masked_u32 SG_BM_(sg_load_masked_u32x)
#define sg_load_masked_i64 SG_BM_(sg_load_masked_i64x)
#define sg_load_masked_u64 SG_BM_(sg_load_masked_u64x)
#define sg_load_masked_f16 SG_BM_(sg_load_masked_f16x)
#define sg_load_masked_bf16 SG_BM_(sg_load_masked_bf16x)
#define sg_load_masked_f32 SG_BM_(sg_load_masked_f32x)
#define sg_load_masked_f64 SG_BM_(sg_load_masked_f64x)
#define sg_store_masked_i8 SG_BM_(sg_store_masked_i8x)
#define sg_store_masked_u8 SG_BM_(sg_store_masked_u8x)
#define sg_store_masked_i16 SG_BM_(sg_store_masked_i16x)
#define sg_store_masked_u16 SG_BM_(sg_store_masked_u16x)
#define sg_store_masked_i32 SG_BM_(sg_store_masked_i32x)
#define sg_store_masked_u32 SG_BM_(sg_store_masked_u32x)
#define sg_store_masked_i64 SG_BM_(sg_store_masked_i64x)
#define sg_store_masked_u64 SG_BM_(sg_store_masked_u64x)
#define sg_store_masked_f16 SG_BM_(sg_store_masked_f16x)
#define sg_store_masked_bf16 SG_BM_(sg_store_masked_bf16x)
#define sg_store_masked_f32 SG_BM_(sg_store_masked_f32x)
#define sg_store_masked_f64 SG_BM_(sg_store_masked_f64x)
#define sg_gather_i8 SG_B_(sg_gather_i8x)
#define sg_gather_u8 SG_B_(sg_gather_u8x)
#define sg_gather_i16 SG_B_(sg_gather_i16x)
#define sg_gather_u16 SG_B_(sg_gather_u16x)
#define sg_gather_i32 SG_B_(sg_gather_i32x)
#define sg_gather_u32 SG_B_(sg_gather_u32x)
#define sg_gather_i64 SG_B_(sg_gather_i64x)
#define sg_gather_u64 SG_B_(sg_gather_u64x)
#define sg_gather_f16 SG_B_(sg_gather_f16x)
#define sg_gather_bf16 SG_B_(sg_gather_bf16x)
#define sg_gather_f32 SG_B_(sg_gather_f32x)
#define sg_gather_f64 SG_B_(sg_gather_f64x)
#define sg_scatter_i8 SG_B_(sg_scatter_i8x)
#define sg_scatter_u8 SG_B_(sg_scatter_u8x)
#define sg_scatter_i16 SG_B_(sg_scatter_i16x)
#define sg_scatter_u16 SG_B_(sg_scatter_u16x)
#define sg_scatter_i32 SG_B_(sg_scatter_i32x)
#define sg_scatter_u32 SG_B_(sg_scatter_u32x)
#define sg_scatter_i64 SG_B_(sg_scatter_i64x)
#define sg_scatter_u64 SG_B_(sg_scatter_u64x)
#define sg_scatter_f16 SG_B_(sg_scatter_f16x)
#define sg_scatter_bf16 SG_B_(sg_scatter_bf16x)
#define sg_scatter_f32 SG_B_(sg_scatter_f32x)
#define sg_scatter_f64 SG_B_(sg_scatter_f64x)
#define sg_gather_masked_i8 SG_BM_(sg_gather_masked_i8x)
#define sg_gather_masked_u8 SG_BM_(sg_gather_masked_u8x)
#define sg_gather_masked_i16 SG_BM_(sg_gather_masked_i16x)
#define sg_gather_masked_u16 SG_BM_(sg_gather_masked_u16x)
#define sg_gather_masked_i32 SG_BM_(sg_gather_masked_i32x)
#define sg_gather_masked_u32 SG_BM_(sg_gather_masked_u32x)
#define sg_gather_masked_i64 SG_BM_(sg_gather_masked_i64x)
#define sg_gather_masked_u64 SG_BM_(sg_gather_masked_u64x)
#define sg_gather_masked_f16 SG_BM_(sg_gather_masked_f16x)
#define sg_gather_masked_bf16 SG_BM_(sg_gather_masked_bf16x)
#define sg_gather_masked_f32 SG_BM_(sg_gather_masked_f32x)
#define sg_gather_masked_f64 SG_BM_(sg_gather_masked_f64x)
#define sg_scatter_masked_i8 SG_BM_(sg_scatter_masked_i8x)
#define sg_scatter_masked_u8 SG_BM_(sg_scatter_masked_u8x)
#define sg_scatter_masked_i16 SG_BM_(sg_scatter_masked_i16x)
#define sg_scatter_masked_u16 SG_BM_(sg_scatter_masked_u16x)
#define sg_scatter_masked_i32 SG_BM_(sg_scatter_masked_i32x)
#define sg_scatter_masked_u32 SG_BM_(sg_scatter_masked_u32x)
#define sg_scatter_masked_i64 SG_BM_(sg_scatter_masked_i64x)
#define sg_scatter_masked_u64 SG_BM_(sg_scatter_masked_u64x)
#define sg_scatter_masked_f16 SG_BM_(sg_scatter_masked_f16x)
#define sg_scatter_masked_bf16 SG_BM_(sg_scatter_masked_bf16x)
#define sg_scatter_masked_f32 SG_BM_(sg_scatter_masked_f32x)
#define sg_scatter_masked_f64 SG_BM_(sg_scatter_masked_f64x)
#define sg_stream_i8 SG_B_(sg_stream_i8x)
#define sg_stream_u8 SG_B_(sg_stream_u8x)
#define sg_stream_i16 SG_B_(sg_stream_i16x)
#define sg_stream_u16 SG_B_(sg_stream_u16x)
#define sg_stream_i32 SG_B_(sg_stream_i32x)
#define sg_stream_u32 SG_B_(sg_stream_u32x)
#define sg_stream_i64 SG_B_(sg_stream_i64x)
#define sg_stream_u64 SG_B_(sg_stream_u64x)
#define sg_stream_f16 SG_B_(sg_stream_f16x)
#define sg_stream_bf16 SG_B_(sg_stream_bf16x)
#define sg_stream_f32 SG_B_(sg_stream_f32x)
#define sg_stream_f64 SG_B_(sg_stream_f64x)
#define sg_stream_aligned_i8 SG_B_(sg_stream_aligned_i8x)
#define sg_stream_aligned_u8 SG_B_(sg_stream_aligned_u8x)
#define sg_stream_aligned_i16 SG_B_(sg_stream_aligned_i16x)
#define sg_stream_aligned_u16 SG_B_(sg_stream_aligned_u16x)
#define sg_stream_aligned_i32 SG_B_(sg_stream_aligned_i32x)
#define sg_stream_aligned_u32 SG_B_(sg_stream_aligned_u32x)
#define sg_stream_aligned_i64 SG_B_(sg_stream_aligned_i64x)
#define sg_stream_aligned_u64 SG_B_(sg_stream_aligned_u64x)
#define sg_stream_aligned_f16 SG_B_(sg_stream_aligned_f16x)
#define sg_stream_aligned_bf16 SG_B_(sg_stream_aligned_bf16x)
#define sg_stream_aligned_f32 SG_B_(sg_stream_aligned_f32x)
#define sg_stream_aligned_f64 SG_B_(sg_stream_aligned_f64x)
#define sg_compress_store_i8 SG_BM_(sg_compress_store_i8x)
#define sg_compress_store_u8 SG_BM_(sg_compress_store_u8x)
#define sg_compress_store_i16 SG_BM_(sg_compress_store_i16x)
#define sg_compress_store_u16 SG_BM_(sg_compress_store_u16x)
#define sg_compress_store_i32 SG_BM_(sg_compress_store_i32x)
#define sg_compress_store_u32 SG_BM_(sg_compress_store_u32x)
#define sg_compress_store_i64 SG_BM_(sg_compress_store_i64x)
#define sg_compress_store_u64 SG_BM_(sg_compress_store_u64x)
#define sg_compress_store_f16 SG_BM_(sg_compress_store_f16x)
#define sg_compress_store_bf16 SG_BM_(sg_compress_store_bf16x)
#define sg_compress_store_f32 SG_BM_(sg_compress_store_f32x)
#define sg_compress_store_f64 SG_BM_(sg_compress_store_f64x)
#define sg_expand_load_i8 SG_BM_(sg_expand_load_i8x)
#define sg_expand_load_u8 SG_BM_(sg_expand_load_u8x)
#define sg_expand_load_i16 SG_BM_(sg_expand_load_i16x)
#define sg_expand_load_u16 SG_BM_(sg_expand_load_u16x)
#define sg_expand_load_i32 SG_BM_(sg_expand_load_i32x)
#define sg_expand_load_u32 SG_BM_(sg_expand_load_u32x)
#define sg_expand_load_i64 SG_BM_(sg_expand_load_i64x)
#define sg_expand_load_u64 SG_BM_(sg_expand_load_u64x)
#define sg_expand_load_f16 SG_BM_(sg_expand_load_f16x)
#define sg_expand_load_bf16 SG_BM_(sg_expand_load_bf16x)
#define sg_expand_load_f32 SG_BM_(sg_expand_load_f32x)
#define sg_expand_load_f64 SG_BM_(sg_expand_load_f64x)
#define sg_add_i8 SG_B_(sg_add_i8x)
#define sg_add_u8 SG_B_(sg_add_u8x)
#define sg_add_i16 SG_B_(sg_add_i16x)
#define sg_add_u16 SG_B_(sg_add_u16x)
#define sg_add_i32 SG_B_(sg_add_i32x)
#define sg_add_u32 SG_B_(sg_add_u32x)
#define sg_add_i64 SG_B_(sg_add_i64x)
#define sg_add_u64 SG_B_(sg_add_u64x)
#define sg_add_f16 SG_B_(sg_add_f16x)
#define sg_add_bf16 SG_B_(sg_add_bf16x)
#define sg_add_f32 SG_B_(sg_add_f32x)
#define sg_add_f64 SG_B_(sg_add_f64x)
#define sg_add_n_i8 SG_B_(sg_add_n_i8x)
#define sg_add_n_u8 SG_B_(sg_add_n_u8x)
#define sg_add_n_i16 SG_B_(sg_add_n_i16x)
#define sg_add_n_u16 SG_B_(sg_add_n_u16x)
#define sg_add_n_i32 SG_B_(sg_add_n_i32x)
#define sg_add_n_u32 SG_B_(sg_add_n_u32x)
#define sg_add_n_i64 SG_B_(sg_add_n_i64x)
#define sg_add_n_u64 SG_B_(sg_add_n_u64x)
#define sg_add_n_f16 SG_B_(sg_add_n_f16x)
#define sg_add_n_bf16 SG_B_(sg_add_n_bf16x)
#define sg_add_n_f32 SG_B_(sg_add_n_f32x)
#define sg_add_n_f64 SG_B_(sg_add_n_f64x)
#define sg_sub_i8 SG_B_(sg_sub_i8x)
#define sg_sub_u8 SG_B_(sg_sub_u8x)
#define sg_sub_i16 SG_B_(sg_sub_i16x)
#define sg_sub_u16 SG_B_(sg_sub_u16x)
#define sg_sub_i32 SG_B_(sg_sub_i32x)
#define sg_sub_u32 SG_B_(sg_sub_u32x)
#define sg_sub_i64 SG_B_(sg_sub_i64x)
#define sg_sub_u64 SG_B_(sg_sub_u64x)
#define sg_sub_f16 SG_B_(sg_sub_f16x)
#define sg_sub_bf16 SG_B_(sg_sub_bf16x)
#define sg_sub_f32 SG_B_(sg_sub_f32x)
#define sg_sub_f64 SG_B_(sg_sub_f64x)
#define sg_sub_n_i8 SG_B_(sg_sub_n_i8x)
#define sg_sub_n_u8 SG_B_(sg_sub_n_u8x)
#define sg_sub_n_i16 SG_B_(sg_sub_n_i16x)
#define sg_sub_n_u16 SG_B_(sg_sub_n_u16x)
#define sg_sub_n_i32 SG_B_(sg_sub_n_i32x)
#define sg_sub_n_u32 SG_B_(sg_sub_n_u32x)
#define sg_sub_n_i64 SG_B_(sg_sub_n_i64x)
#define sg_sub_n_u64 SG_B_(sg_sub_n_u64x)
#define sg_sub_n_f16 SG_B_(sg_sub_n_f16x)
#define sg_sub_n_bf16 SG_B_(sg_sub_n_bf16x)
#define sg_sub_n_f32 SG_B_(sg_sub_n_f32x)
#define sg_sub_n_f64 SG_B_(sg_sub_n_f64x)
#define sg_mul_i8 SG_B_(sg_mul_i8x)
#define sg_mul_u8 SG_B_(sg_mul_u8x)
#define sg_mul_i16 SG_B_(sg_mul_i16x)
#define sg_mul_u16 SG_B_(sg_mul_u16x)
#define sg_mul_i32 SG_B_(sg_mul_i32x)
#define sg_mul_u32 SG_B_(sg_mul_u32x)
#define sg_mul_i64 SG_B_(sg_mul_i64x)
#define sg_mul_u64 SG_B_(sg_mul_u64x)
#define sg_mul_f16 SG_B_(sg_mul_f16x)
#define sg_mul_bf16 SG_B_(sg_mul_bf16x)
#define sg_mul_f32 SG_B_(sg_mul_f32x)
#define sg_mul_f64 SG_B_(sg_mul_f64x)
#define sg_mul_n_i8 SG_B_(sg_mul_n_i8x)
#define sg_mul_n_u8 SG_B_(sg_mul_n_u8x)
#define sg_mul_n_i16 SG_B_(sg_mul_n_i16x)
#define sg_mul_n_u16 SG_B_(sg_mul_n_u16x)
#define sg_mul_n_i32 SG_B_(sg_mul_n_i32x)
#define sg_mul_n_u32 SG_B_(sg_mul_n_u32x)
#define sg_mul_n_i64 SG_B_(sg_mul_n_i64x)
#define sg_mul_n_u64 SG_B_(sg_mul_n_u64x)
#define sg_mul_n_f16 SG_B_(sg_mul_n_f16x)
#define sg_mul_n_bf16 SG_B_(sg_mul_n_bf16x)
#define sg_mul_n_f32 SG_B_(sg_mul_n_f32x)
#define sg_mul_n_f64 SG_B_(sg_mul_n_f64x)
#define sg_div_i8 SG_B_(sg_div_i8x)
#define sg_div_u8 SG_B_(sg_div_u8x)
#define sg_div_i16 SG_B_(sg_div_i16x)
#define sg_div_u16 SG_B_(sg_div_u16x)
#define sg_div_i32 SG_B_(sg_div_i32x)
#define sg_div_u32 SG_B_(sg_div_u32x)
#define sg_div_i64 SG_B_(sg_div_i64x)
#define sg_div_u64 SG_B_(sg_div_u64x)
#define sg_div_f16 SG_B_(sg_div_f16x)
#define sg_div_bf16 SG_B_(sg_div_bf16x)
#define sg_div_f32 SG_B_(sg_div_f32x)
#define sg_div_f64 SG_B_(sg_div_f64x)
#define sg_div_n_i8 SG_B_(sg_div_n_i8x)
#define sg_div_n_u8 SG_B_(sg_div_n_u8x)
#define sg_div_n_i16 SG_B_(sg_div_n_i16x)
#define sg_div_n_u16 SG_B_(sg_div_n_u16x)
#define sg_div_n_i32 SG_B_(sg_div_n_i32x)
#define sg_div_n_u32 SG_B_(sg_div_n_u32x)
#define sg_div_n_i64 SG_B_(sg_div_n_i64x)
#define sg_div_n_u64 SG_B_(sg_div_n_u64x)
#define sg_div_n_f16 SG_B_(sg_div_n_f16x)
#define sg_div_n_bf16 SG_B_(sg_div_n_bf16x)
#define sg_div_n_f32 SG_B_(sg_div_n_f32x)
#define sg_div_n_f64 SG_B_(sg_div_n_f64x)
#define sg_rem_i8 SG_B_(sg_rem_i8x)
#define sg_rem_u8 SG_B_(sg_rem_u8x)
#define sg_rem_i16 SG_B_(sg_rem_i16x)
#define sg_rem_u16 SG_B_(sg_rem_u16x)
#define sg_rem_i32 SG_B_(sg_rem_i32x)
#define sg_rem_u32 SG_B_(sg_rem_u32x)
#define sg_rem_i64 SG_B_(sg_rem_i64x)
#define sg_rem_u64 SG_B_(sg_rem_u64x)
#define sg_rem_n_i8 SG_B_(sg_rem_n_i8x)
#define sg_rem_n_u8 SG_B_(sg_rem_n_u8x)
#define sg_rem_n_i16 SG_B_(sg_rem_n_i16x)
#define sg_rem_n_u16 SG_B_(sg_rem_n_u16x)
#define sg_rem_n_i32 SG_B_(sg_rem_n_i32x)
#define sg_rem_n_u32 SG_B_(sg_rem_n_u32x)
#define sg_rem_n_i64 SG_B_(sg_rem_n_i64x)
#define sg_rem_n_u64 SG_B_(sg_rem_n_u64x)
#define sg_neg_i8 SG_B_(sg_neg_i8x)
#define sg_neg_u8 SG_B_(sg_neg_u8x)
#define sg_neg_i16 SG_B_(sg_neg_i16x)
#define sg_neg_u16 SG_B_(sg_neg_u16x)
#define sg_neg_i32 SG_B_(sg_neg_i32x)
#define sg_neg_u32 SG_B_(sg_neg_u32x)
#define sg_neg_i64 SG_B_(sg_neg_i64x)
#define sg_neg_u64 SG_B_(sg_neg_u64x)
#define sg_neg_f16 SG_B_(sg_neg_f16x)
#define sg_neg_bf16 SG_B_(sg_neg_bf16x)
#define sg_neg_f32 SG_B_(sg_neg_f32x)
#define sg_neg_f64 SG_B_(sg_neg_f64x)
#define sg_abs_i8 SG_B_(sg_abs_i8x)
#define sg_abs_u8 SG_B_(sg_abs_u8x)
#define sg_abs_i16 SG_B_(sg_abs_i16x)
#define sg_abs_u16 SG_B_(sg_abs_u16x)
#define sg_abs_i32 SG_B_(sg_abs_i32x)
#define sg_abs_u32 SG_B_(sg_abs_u32x)
#define sg_abs_i64 SG_B_(sg_abs_i64x)
#define sg_abs_u64 SG_B_(sg_abs_u64x)
#define sg_abs_f16 SG_B_(sg_abs_f16x)
#define sg_abs_bf16 SG_B_(sg_abs_bf16x)
#define sg_abs_f32 SG_B_(sg_abs_f32x)
#define sg_abs_f64 SG_B_(sg_abs_f64x)
#define sg_min_i8 SG_B_(sg_min_i8x)
#define sg_min_u8 SG_B_(sg_min_u8x)
#define sg_min_i16 SG_B_(sg_min_i16x)
#define sg_min_u16 SG_B_(sg_min_u16x)
#define sg_min_i32 SG_B_(sg_min_i32x)
#define sg_min_u32 SG_B_(sg_min_u32x)
#define sg_min_i64 SG_B_(sg_min_i64x)
#define sg_min_u64 SG_B_(sg_min_u64x)
#define sg_min_f16 SG_B_(sg_min_f16x)
#define sg_min_bf16 SG_B_(sg_min_bf16x)
#define sg_min_f32 SG_B_(sg_min_f32x)
#define sg_min_f64 SG_B_(sg_min_f64x)
#define sg_min_n_i8 SG_B_(sg_min_n_i8x)
#define sg_min_n_u8 SG_B_(sg_min_n_u8x)
#define sg_min_n_i16 SG_B_(sg_min_n_i16x)
#define sg_min_n_u16 SG_B_(sg_min_n_u16x)
#define sg_min_n_i32 SG_B_(sg_min_n_i32x)
#define sg_min_n_u32 SG_B_(sg_min_n_u32x)
#define sg_min_n_i64 SG_B_(sg_min_n_i64x)
#define sg_min_n_u64 SG_B_(sg_min_n_u64x)
#define sg_min_n_f16 SG_B_(sg_min_n_f16x)
#define sg_min_n_bf16 SG_B_(sg_min_n_bf16x)
#define sg_min_n_f32 SG_B_(sg_min_n_f32x)
#define sg_min_n_f64 SG_B_(sg_min_n_f64x)
#define sg_max_i8 SG_B_(sg_max_i8x)
#define sg_max_u8 SG_B_(sg_max_u8x)
#define sg_max_i16 SG_B_(sg_max_i16x)
#define sg_max_u16 SG_B_(sg_max_u16x)
#define sg_max_i32 SG_B_(sg_max_i32x)
#define sg_max_u32 SG_B_(sg_max_u32x)
#define sg_max_i64 SG_B_(sg_max_i64x)
#define sg_max_u64 SG_B_(sg_max_u64x)
#define sg_max_f16 SG_B_(sg_max_f16x)
#define sg_max_bf16 SG_B_(sg_max_bf16x)
#define sg_max_f32 SG_B_(sg_max_f32x)
#define sg_max_f64 SG_B_(sg_max_f64x)
#define sg_max_n_i8 SG_B_(sg_max_n_i8x)
#define sg_max_n_u8 SG_B_(sg_max_n_u8x)
#define sg_max_n_i16 SG_B_(sg_max_n_i16x)
#define sg_max_n_u16 SG_B_(sg_max_n_u16x)
#define sg_max_n_i32 SG_B_(sg_max_n_i32x)
#define sg_max_n_u32 SG_B_(sg_max_n_u32x)
#define sg_max_n_i64 SG_B_(sg_max_n_i64x)
#define sg_max_n_u64 SG_B_(sg_max_n_u64x)
#define sg_max_n_f16 SG_B_(sg_max_n_f16x)
#define sg_max_n_bf16 SG_B_(sg_max_n_bf16x)
#define sg_max_n_f32 SG_B_(sg_max_n_f32x)
#define sg_max_n_f64 SG_B_(sg_max_n_f64x)
#define sg_clamp_i8 SG_B_(sg_clamp_i8x)
#define sg_clamp_u8 SG_B_(sg_clamp_u8x)
#define sg_clamp_i16 SG_B_(sg_clamp_i16x)
#define sg_clamp_u16 SG_B_(sg_clamp_u16x)
#define sg_clamp_i32 SG_B_(sg_clamp_i32x)
#define sg_clamp_u32 SG_B_(sg_clamp_u32x)
#define sg_clamp_i64 SG_B_(sg_clamp_i64x)
#define sg_clamp_u64 SG_B_(sg_clamp_u64x)
#define sg_clamp_f16 SG_B_(sg_clamp_f16x)
#define sg_clamp_bf16 SG_B_(sg_clamp_bf16x)
#define sg_clamp_f32 SG_B_(sg_clamp_f32x)
#define sg_clamp_f64 SG_B_(sg_clamp_f64x)
#define sg_min_num_f16 SG_B_(sg_min_num_f16x)
#define sg_min_num_bf16 SG_B_(sg_min_num_bf16x)
#define sg_min_num_f32 SG_B_(sg_min_num_f32x)
#define sg_min_num_f64 SG_B_(sg_min_num_f64x)
#define sg_min_num_n_f16 SG_B_(sg_min_num_n_f16x)
#define sg_min_num_n_bf16 SG_B_(sg_min_num_n_bf16x)
#define sg_min_num_n_f32 SG_B_(sg_min_num_n_f32x)
#define sg_min_num_n_f64 SG_B_(sg_min_num_n_f64x)
#define sg_max_num_f16 SG_B_(sg_max_num_f16x)
#define sg_max_num_bf16 SG_B_(sg_max_num_bf16x)
#define sg_max_num_f32 SG_B_(sg_max_num_f32x)
#define sg_max_num_f64 SG_B_(sg_max_num_f64x)
#define sg_max_num_n_f16 SG_B_(sg_max_num_n_f16x)
#define sg_max_num_n_bf16 SG_B_(sg_max_num_n_bf16x)
#define sg_max_num_n_f32 SG_B_(sg_max_num_n_f32x)
#define sg_max_num_n_f64 SG_B_(sg_max_num_n_f64x)
#define sg_fma_f16 SG_B_(sg_fma_f16x)
#define sg_fma_bf16 SG_B_(sg_fma_bf16x)
#define sg_fma_f32 SG_B_(sg_fma_f32x)
#define sg_fma_f64 SG_B_(sg_fma_f64x)
#define sg_mul_add_f16 SG_B_(sg_mul_add_f16x)
#define sg_mul_add_bf16 SG_B_(sg_mul_add_bf16x)
#define sg_mul_add_f32 SG_B_(sg_mul_add_f32x)
#define sg_mul_add_f64 SG_B_(sg_mul_add_f64x)
#define sg_sqrt_f16 SG_B_(sg_sqrt_f16x)
#define sg_sqrt_bf16 SG_B_(sg_sqrt_bf16x)
#define sg_sqrt_f32 SG_B_(sg_sqrt_f32x)
#define sg_sqrt_f64 SG_B_(sg_sqrt_f64x)
#define sg_rsqrt_f16 SG_B_(sg_rsqrt_f16x)
#define sg_rsqrt_bf16 SG_B_(sg_rsqrt_bf16x)
#define sg_rsqrt_f32 SG_B_(sg_rsqrt_f32x)
#define sg_rsqrt_f64 SG_B_(sg_rsqrt_f64x)
#define sg_rcp_f16 SG_B_(sg_rcp_f16x)
#define sg_rcp_bf16 SG_B_(sg_rcp_bf16x)
#define sg_rcp_f32 SG_B_(sg_rcp_f32x)
#define sg_rcp_f64 SG_B_(sg_rcp_f64x)
#define sg_floor_f16 SG_B_(sg_floor_f16x)
#define sg_floor_bf16 SG_B_(sg_floor_bf16x)
#define sg_floor_f32 SG_B_(sg_floor_f32x)
#define sg_floor_f64 SG_B_(sg_floor_f64x)
#define sg_ceil_f16 SG_B_(sg_ceil_f16x)
#define sg_ceil_bf16 SG_B_(sg_ceil_bf16x)
#define sg_ceil_f32 SG_B_(sg_ceil_f32x)
#define sg_ceil_f64 SG_B_(sg_ceil_f64x)
#define sg_trunc_f16 SG_B_(sg_trunc_f16x)
#define sg_trunc_bf16 SG_B_(sg_trunc_bf16x)
#define sg_trunc_f32 SG_B_(sg_trunc_f32x)
#define sg_trunc_f64 SG_B_(sg_trunc_f64x)
#define sg_rint_f16 SG_B_(sg_rint_f16x)
#define sg_rint_bf16 SG_B_(sg_rint_bf16x)
#define sg_rint_f32 SG_B_(sg_rint_f32x)
#define sg_rint_f64 SG_B_(sg_rint_f64x)
#define sg_round_f16 SG_B_(sg_round_f16x)
#define sg_round_bf16 SG_B_(sg_round_bf16x)
#define sg_round_f32 SG_B_(sg_round_f32x)
#define sg_round_f64 SG_B_(sg_round_f64x)
#define sg_copysign_f16 SG_B_(sg_copysign_f16x)
#define sg_copysign_bf16 SG_B_(sg_copysign_bf16x)
#define sg_copysign_f32 SG_B_(sg_copysign_f32x)
#define sg_copysign_f64 SG_B_(sg_copysign_f64x)
#define sg_copysign_n_f16 SG_B_(sg_copysign_n_f16x)
#define sg_copysign_n_bf16 SG_B_(sg_copysign_n_bf16x)
#define sg_copysign_n_f32 SG_B_(sg_copysign_n_f32x)
#define sg_copysign_n_f64 SG_B_(sg_copysign_n_f64x)
#define sg_add_sat_i8 SG_B_(sg_add_sat_i8x)
#define sg_add_sat_u8 SG_B_(sg_add_sat_u8x)
#define sg_add_sat_i16 SG_B_(sg_add_sat_i16x)
#define sg_add_sat_u16 SG_B_(sg_add_sat_u16x)
#define sg_add_sat_i32 SG_B_(sg_add_sat_i32x)
#define sg_add_sat_u32 SG_B_(sg_add_sat_u32x)
#define sg_add_sat_i64 SG_B_(sg_add_sat_i64x)
#define sg_add_sat_u64 SG_B_(sg_add_sat_u64x)
#define sg_add_sat_n_i8 SG_B_(sg_add_sat_n_i8x)
#define sg_add_sat_n_u8 SG_B_(sg_add_sat_n_u8x)
#define sg_add_sat_n_i16 SG_B_(sg_add_sat_n_i16x)
#define sg_add_sat_n_u16 SG_B_(sg_add_sat_n_u16x)
#define sg_add_sat_n_i32 SG_B_(sg_add_sat_n_i32x)
#define sg_add_sat_n_u32 SG_B_(sg_add_sat_n_u32x)
#define sg_add_sat_n_i64 SG_B_(sg_add_sat_n_i64x)
#define sg_add_sat_n_u64 SG_B_(sg_add_sat_n_u64x)
#define sg_sub_sat_i8 SG_B_(sg_sub_sat_i8x)
#define sg_sub_sat_u8 SG_B_(sg_sub_sat_u8x)
#define sg_sub_sat_i16 SG_B_(sg_sub_sat_i16x)
#define sg_sub_sat_u16 SG_B_(sg_sub_sat_u16x)
#define sg_sub_sat_i32 SG_B_(sg_sub_sat_i32x)
#define sg_sub_sat_u32 SG_B_(sg_sub_sat_u32x)
#define sg_sub_sat_i64 SG_B_(sg_sub_sat_i64x)
#define sg_sub_sat_u64 SG_B_(sg_sub_sat_u64x)
#define sg_sub_sat_n_i8 SG_B_(sg_sub_sat_n_i8x)
#define sg_sub_sat_n_u8 SG_B_(sg_sub_sat_n_u8x)
#define sg_sub_sat_n_i16 SG_B_(sg_sub_sat_n_i16x)
#define sg_sub_sat_n_u16 SG_B_(sg_sub_sat_n_u16x)
#define sg_sub_sat_n_i32 SG_B_(sg_sub_sat_n_i32x)
#define sg_sub_sat_n_u32 SG_B_(sg_sub_sat_n_u32x)
#define sg_sub_sat_n_i64 SG_B_(sg_sub_sat_n_i64x)
#define sg_sub_sat_n_u64 SG_B_(sg_sub_sat_n_u64x)
#define sg_mul_hi_i8 SG_B_(sg_mul_hi_i8x)
#define sg_mul_hi_u8 SG_B_(sg_mul_hi_u8x)
#define sg_mul_hi_i16 SG_B_(sg_mul_hi_i16x)
#define sg_mul_hi_u16 SG_B_(sg_mul_hi_u16x)
#define sg_mul_hi_i32 SG_B_(sg_mul_hi_i32x)
#define sg_mul_hi_u32 SG_B_(sg_mul_hi_u32x)
#define sg_mul_hi_i64 SG_B_(sg_mul_hi_i64x)
#define sg_mul_hi_u64 SG_B_(sg_mul_hi_u64x)
#define sg_mul_hi_n_i8 SG_B_(sg_mul_hi_n_i8x)
#define sg_mul_hi_n_u8 SG_B_(sg_mul_hi_n_u8x)
#define sg_mul_hi_n_i16 SG_B_(sg_mul_hi_n_i16x)
#define sg_mul_hi_n_u16 SG_B_(sg_mul_hi_n_u16x)
#define sg_mul_hi_n_i32 SG_B_(sg_mul_hi_n_i32x)
#define sg_mul_hi_n_u32 SG_B_(sg_mul_hi_n_u32x)
#define sg_mul_hi_n_i64 SG_B_(sg_mul_hi_n_i64x)
#define sg_mul_hi_n_u64 SG_B_(sg_mul_hi_n_u64x)
#define sg_avg_i8 SG_B_(sg_avg_i8x)
#define sg_avg_u8 SG_B_(sg_avg_u8x)
#define sg_avg_i16 SG_B_(sg_avg_i16x)
#define sg_avg_u16 SG_B_(sg_avg_u16x)
#define sg_avg_i32 SG_B_(sg_avg_i32x)
#define sg_avg_u32 SG_B_(sg_avg_u32x)
#define sg_avg_i64 SG_B_(sg_avg_i64x)
#define sg_avg_u64 SG_B_(sg_avg_u64x)
#define sg_avg_n_i8 SG_B_(sg_avg_n_i8x)
#define sg_avg_n_u8 SG_B_(sg_avg_n_u8x)
#define sg_avg_n_i16 SG_B_(sg_avg_n_i16x)
#define sg_avg_n_u16 SG_B_(sg_avg_n_u16x)
#define sg_avg_n_i32 SG_B_(sg_avg_n_i32x)
#define sg_avg_n_u32 SG_B_(sg_avg_n_u32x)
#define sg_avg_n_i64 SG_B_(sg_avg_n_i64x)
#define sg_avg_n_u64 SG_B_(sg_avg_n_u64x)
#define sg_and_i8 SG_B_(sg_and_i8x)
#define sg_and_u8 SG_B_(sg_and_u8x)
#define sg_and_i16 SG_B_(sg_and_i16x)
#define sg_and_u16 SG_B_(sg_and_u16x)
#define sg_and_i32 SG_B_(sg_and_i32x)
#define sg_and_u32 SG_B_(sg_and_u32x)
#define sg_and_i64 SG_B_(sg_and_i64x)
#define sg_and_u64 SG_B_(sg_and_u64x)
#define sg_and_n_i8 SG_B_(sg_and_n_i8x)
#define sg_and_n_u8 SG_B_(sg_and_n_u8x)
#define sg_and_n_i16 SG_B_(sg_and_n_i16x)
#define sg_and_n_u16 SG_B_(sg_and_n_u16x)
#define sg_and_n_i32 SG_B_(sg_and_n_i32x)
#define sg_and_n_u32 SG_B_(sg_and_n_u32x)
#define sg_and_n_i64 SG_B_(sg_and_n_i64x)
#define sg_and_n_u64 SG_B_(sg_and_n_u64x)
#define sg_or_i8 SG_B_(sg_or_i8x)
#define sg_or_u8 SG_B_(sg_or_u8x)
#define sg_or_i16 SG_B_(sg_or_i16x)
#define sg_or_u16 SG_B_(sg_or_u16x)
#define sg_or_i32 SG_B_(sg_or_i32x)
#define sg_or_u32 SG_B_(sg_or_u32x)
#define sg_or_i64 SG_B_(sg_or_i64x)
#define sg_or_u64 SG_B_(sg_or_u64x)
#define sg_or_n_i8 SG_B_(sg_or_n_i8x)
#define sg_or_n_u8 SG_B_(sg_or_n_u8x)
#define sg_or_n_i16 SG_B_(sg_or_n_i16x)
#define sg_or_n_u16 SG_B_(sg_or_n_u16x)
#define sg_or_n_i32 SG_B_(sg_or_n_i32x)
#define sg_or_n_u32 SG_B_(sg_or_n_u32x)
#define sg_or_n_i64 SG_B_(sg_or_n_i64x)
#define sg_or_n_u64 SG_B_(sg_or_n_u64x)
#define sg_xor_i8 SG_B_(sg_xor_i8x)
#define sg_xor_u8 SG_B_(sg_xor_u8x)
#define sg_xor_i16 SG_B_(sg_xor_i16x)
#define sg_xor_u16 SG_B_(sg_xor_u16x)
#define sg_xor_i32 SG_B_(sg_xor_i32x)
#define sg_xor_u32 SG_B_(sg_xor_u32x)
#define sg_xor_i64 SG_B_(sg_xor_i64x)
#define sg_xor_u64 SG_B_(sg_xor_u64x)
#define sg_xor_n_i8 SG_B_(sg_xor_n_i8x)
#define sg_xor_n_u8 SG_B_(sg_xor_n_u8x)
#define sg_xor_n_i16 SG_B_(sg_xor_n_i16x)
#define sg_xor_n_u16 SG_B_(sg_xor_n_u16x)
#define sg_xor_n_i32 SG_B_(sg_xor_n_i32x)
#define sg_xor_n_u32 SG_B_(sg_xor_n_u32x)
#define sg_xor_n_i64 SG_B_(sg_xor_n_i64x)
#define sg_xor_n_u64 SG_B_(sg_xor_n_u64x)
#define sg_andnot_i8 SG_B_(sg_andnot_i8x)
#define sg_andnot_u8 SG_B_(sg_andnot_u8x)
#define sg_andnot_i16 SG_B_(sg_andnot_i16x)
#define sg_andnot_u16 SG_B_(sg_andnot_u16x)
#define sg_andnot_i32 SG_B_(sg_andnot_i32x)
#define sg_andnot_u32 SG_B_(sg_andnot_u32x)
#define sg_andnot_i64 SG_B_(sg_andnot_i64x)
#define sg_andnot_u64 SG_B_(sg_andnot_u64x)
#define sg_andnot_n_i8 SG_B_(sg_andnot_n_i8x)
#define sg_andnot_n_u8 SG_B_(sg_andnot_n_u8x)
#define sg_andnot_n_i16 SG_B_(sg_andnot_n_i16x)
#define sg_andnot_n_u16 SG_B_(sg_andnot_n_u16x)
#define sg_andnot_n_i32 SG_B_(sg_andnot_n_i32x)
#define sg_andnot_n_u32 SG_B_(sg_andnot_n_u32x)
#define sg_andnot_n_i64 SG_B_(sg_andnot_n_i64x)
#define sg_andnot_n_u64 SG_B_(sg_andnot_n_u64x)
#define sg_not_i8 SG_B_(sg_not_i8x)
#define sg_not_u8 SG_B_(sg_not_u8x)
#define sg_not_i16 SG_B_(sg_not_i16x)
#define sg_not_u16 SG_B_(sg_not_u16x)
#define sg_not_i32 SG_B_(sg_not_i32x)
#define sg_not_u32 SG_B_(sg_not_u32x)
#define sg_not_i64 SG_B_(sg_not_i64x)
#define sg_not_u64 SG_B_(sg_not_u64x)
#define sg_shl_i8 SG_B_(sg_shl_i8x)
#define sg_shl_u8 SG_B_(sg_shl_u8x)
#define sg_shl_i16 SG_B_(sg_shl_i16x)
#define sg_shl_u16 SG_B_(sg_shl_u16x)
#define sg_shl_i32 SG_B_(sg_shl_i32x)
#define sg_shl_u32 SG_B_(sg_shl_u32x)
#define sg_shl_i64 SG_B_(sg_shl_i64x)
#define sg_shl_u64 SG_B_(sg_shl_u64x)
#define sg_shl_n_i8 SG_B_(sg_shl_n_i8x)
#define sg_shl_n_u8 SG_B_(sg_shl_n_u8x)
#define sg_shl_n_i16 SG_B_(sg_shl_n_i16x)
#define sg_shl_n_u16 SG_B_(sg_shl_n_u16x)
#define sg_shl_n_i32 SG_B_(sg_shl_n_i32x)
#define sg_shl_n_u32 SG_B_(sg_shl_n_u32x)
#define sg_shl_n_i64 SG_B_(sg_shl_n_i64x)
#define sg_shl_n_u64 SG_B_(sg_shl_n_u64x)
#define sg_shr_i8 SG_B_(sg_shr_i8x)
#define sg_shr_u8 SG_B_(sg_shr_u8x)
#define sg_shr_i16 SG_B_(sg_shr_i16x)
#define sg_shr_u16 SG_B_(sg_shr_u16x)
#define sg_shr_i32 SG_B_(sg_shr_i32x)
#define sg_shr_u32 SG_B_(sg_shr_u32x)
#define sg_shr_i64 SG_B_(sg_shr_i64x)
#define sg_shr_u64 SG_B_(sg_shr_u64x)
#define sg_shr_n_i8 SG_B_(sg_shr_n_i8x)
#define sg_shr_n_u8 SG_B_(sg_shr_n_u8x)
#define sg_shr_n_i16 SG_B_(sg_shr_n_i16x)
#define sg_shr_n_u16 SG_B_(sg_shr_n_u16x)
#define sg_shr_n_i32 SG_B_(sg_shr_n_i32x)
#define sg_shr_n_u32 SG_B_(sg_shr_n_u32x)
#define sg_shr_n_i64 SG_B_(sg_shr_n_i64x)
#define sg_shr_n_u64 SG_B_(sg_shr_n_u64x)
#define sg_rotl_i8 SG_B_(sg_rotl_i8x)
#define sg_rotl_u8 SG_B_(sg_rotl_u8x)
#define sg_rotl_i16 SG_B_(sg_rotl_i16x)
#define sg_rotl_u16 SG_B_(sg_rotl_u16x)
#define sg_rotl_i32 SG_B_(sg_rotl_i32x)
#define sg_rotl_u32 SG_B_(sg_rotl_u32x)
#define sg_rotl_i64 SG_B_(sg_rotl_i64x)
#define sg_rotl_u64 SG_B_(sg_rotl_u64x)
#define sg_rotl_n_i8 SG_B_(sg_rotl_n_i8x)
#define sg_rotl_n_u8 SG_B_(sg_rotl_n_u8x)
#define sg_rotl_n_i16 SG_B_(sg_rotl_n_i16x)
#define sg_rotl_n_u16 SG_B_(sg_rotl_n_u16x)
#define sg_rotl_n_i32 SG_B_(sg_rotl_n_i32x)
#define sg_rotl_n_u32 SG_B_(sg_rotl_n_u32x)
#define sg_rotl_n_i64 SG_B_(sg_rotl_n_i64x)
#define sg_rotl_n_u64 SG_B_(sg_rotl_n_u64x)
#define sg_popcount_i8 SG_B_(sg_popcount_i8x)
#define sg_popcount_u8 SG_B_(sg_popcount_u8x)
#define sg_popcount_i16 SG_B_(sg_popcount_i16x)
#define sg_popcount_u16 SG_B_(sg_popcount_u16x)
#define sg_popcount_i32 SG_B_(sg_popcount_i32x)
#define sg_popcount_u32 SG_B_(sg_popcount_u32x)
#define sg_popcount_i64 SG_B_(sg_popcount_i64x)
#define sg_popcount_u64 SG_B_(sg_popcount_u64x)
#define sg_clz_i8 SG_B_(sg_clz_i8x)
#define sg_clz_u8 SG_B_(sg_clz_u8x)
#define sg_clz_i16 SG_B_(sg_clz_i16x)
#define sg_clz_u16 SG_B_(sg_clz_u16x)
#define sg_clz_i32 SG_B_(sg_clz_i32x)
#define sg_clz_u32 SG_B_(sg_clz_u32x)
#define sg_clz_i64 SG_B_(sg_clz_i64x)
#define sg_clz_u64 SG_B_(sg_clz_u64x)
#define sg_ctz_i8 SG_B_(sg_ctz_i8x)
#define sg_ctz_u8 SG_B_(sg_ctz_u8x)
#define sg_ctz_i16 SG_B_(sg_ctz_i16x)
#define sg_ctz_u16 SG_B_(sg_ctz_u16x)
#define sg_ctz_i32 SG_B_(sg_ctz_i32x)
#define sg_ctz_u32 SG_B_(sg_ctz_u32x)
#define sg_ctz_i64 SG_B_(sg_ctz_i64x)
#define sg_ctz_u64 SG_B_(sg_ctz_u64x)
#define sg_dot_4x8packed_uu_u32 SG_B_(sg_dot_4x8packed_uu_u32x)
#define sg_dot_4x8packed_ss_i32 SG_B_(sg_dot_4x8packed_ss_i32x)
#define sg_dot_4x8packed_us_i32 SG_B_(sg_dot_4x8packed_us_i32x)
#define sg_dot_4x8packed_su_i32 SG_B_(sg_dot_4x8packed_su_i32x)
#define sg_dot_acc_4x8packed_uu_u32 SG_B_(sg_dot_acc_4x8packed_uu_u32x)
#define sg_dot_acc_4x8packed_ss_i32 SG_B_(sg_dot_acc_4x8packed_ss_i32x)
#define sg_dot_acc_4x8packed_us_i32 SG_B_(sg_dot_acc_4x8packed_us_i32x)
#define sg_dot_acc_4x8packed_su_i32 SG_B_(sg_dot_acc_4x8packed_su_i32x)
#define sg_dot_acc_sat_4x8packed_uu_u32 SG_B_(sg_dot_acc_sat_4x8packed_uu_u32x)
#define sg_dot_acc_sat_4x8packed_ss_i32 SG_B_(sg_dot_acc_sat_4x8packed_ss_i32x)
#define sg_dot_acc_sat_4x8packed_us_i32 SG_B_(sg_dot_acc_sat_4x8packed_us_i32x)
#define sg_dot_acc_sat_4x8packed_su_i32 SG_B_(sg_dot_acc_sat_4x8packed_su_i32x)
#define sg_dot_acc_2x16packed_bf16_f32 SG_B_(sg_dot_acc_2x16packed_bf16_f32x)
#define sg_dot_acc_2x16packed_bf16_fast_f32 SG_B_(sg_dot_acc_2x16packed_bf16_fast_f32x)
#define sg_eq_i8 SG_BM_(sg_eq_i8x)
#define sg_eq_u8 SG_BM_(sg_eq_u8x)
#define sg_eq_i16 SG_BM_(sg_eq_i16x)
#define sg_eq_u16 SG_BM_(sg_eq_u16x)
#define sg_eq_i32 SG_BM_(sg_eq_i32x)
#define sg_eq_u32 SG_BM_(sg_eq_u32x)
#define sg_eq_i64 SG_BM_(sg_eq_i64x)
#define sg_eq_u64 SG_BM_(sg_eq_u64x)
#define sg_eq_f16 SG_BM_(sg_eq_f16x)
#define sg_eq_bf16 SG_BM_(sg_eq_bf16x)
#define sg_eq_f32 SG_BM_(sg_eq_f32x)
#define sg_eq_f64 SG_BM_(sg_eq_f64x)
#define sg_eq_n_i8 SG_BM_(sg_eq_n_i8x)
#define sg_eq_n_u8 SG_BM_(sg_eq_n_u8x)
#define sg_eq_n_i16 SG_BM_(sg_eq_n_i16x)
#define sg_eq_n_u16 SG_BM_(sg_eq_n_u16x)
#define sg_eq_n_i32 SG_BM_(sg_eq_n_i32x)
#define sg_eq_n_u32 SG_BM_(sg_eq_n_u32x)
#define sg_eq_n_i64 SG_BM_(sg_eq_n_i64x)
#define sg_eq_n_u64 SG_BM_(sg_eq_n_u64x)
#define sg_eq_n_f16 SG_BM_(sg_eq_n_f16x)
#define sg_eq_n_bf16 SG_BM_(sg_eq_n_bf16x)
#define sg_eq_n_f32 SG_BM_(sg_eq_n_f32x)
#define sg_eq_n_f64 SG_BM_(sg_eq_n_f64x)
#define sg_ne_i8 SG_BM_(sg_ne_i8x)
#define sg_ne_u8 SG_BM_(sg_ne_u8x)
#define sg_ne_i16 SG_BM_(sg_ne_i16x)
#define sg_ne_u16 SG_BM_(sg_ne_u16x)
#define sg_ne_i32 SG_BM_(sg_ne_i32x)
#define sg_ne_u32 SG_BM_(sg_ne_u32x)
#define sg_ne_i64 SG_BM_(sg_ne_i64x)
#define sg_ne_u64 SG_BM_(sg_ne_u64x)
#define sg_ne_f16 SG_BM_(sg_ne_f16x)
#define sg_ne_bf16 SG_BM_(sg_ne_bf16x)
#define sg_ne_f32 SG_BM_(sg_ne_f32x)
#define sg_ne_f64 SG_BM_(sg_ne_f64x)
#define sg_ne_n_i8 SG_BM_(sg_ne_n_i8x)
#define sg_ne_n_u8 SG_BM_(sg_ne_n_u8x)
#define sg_ne_n_i16 SG_BM_(sg_ne_n_i16x)
#define sg_ne_n_u16 SG_BM_(sg_ne_n_u16x)
#define sg_ne_n_i32 SG_BM_(sg_ne_n_i32x)
#define sg_ne_n_u32 SG_BM_(sg_ne_n_u32x)
#define sg_ne_n_i64 SG_BM_(sg_ne_n_i64x)
#define sg_ne_n_u64 SG_BM_(sg_ne_n_u64x)
#define sg_ne_n_f16 SG_BM_(sg_ne_n_f16x)
#define sg_ne_n_bf16 SG_BM_(sg_ne_n_bf16x)
#define sg_ne_n_f32 SG_BM_(sg_ne_n_f32x)
#define sg_ne_n_f64 SG_BM_(sg_ne_n_f64x)
#define sg_lt_i8 SG_BM_(sg_lt_i8x)
#define sg_lt_u8 SG_BM_(sg_lt_u8x)
#define sg_lt_i16 SG_BM_(sg_lt_i16x)
#define sg_lt_u16 SG_BM_(sg_lt_u16x)
#define sg_lt_i32 SG_BM_(sg_lt_i32x)
#define sg_lt_u32 SG_BM_(sg_lt_u32x)
#define sg_lt_i64 SG_BM_(sg_lt_i64x)
#define sg_lt_u64 SG_BM_(sg_lt_u64x)
#define sg_lt_f16 SG_BM_(sg_lt_f16x)
#define sg_lt_bf16 SG_BM_(sg_lt_bf16x)
#define sg_lt_f32 SG_BM_(sg_lt_f32x)
#define sg_lt_f64 SG_BM_(sg_lt_f64x)
#define sg_lt_n_i8 SG_BM_(sg_lt_n_i8x)
#define sg_lt_n_u8 SG_BM_(sg_lt_n_u8x)
#define sg_lt_n_i16 SG_BM_(sg_lt_n_i16x)
#define sg_lt_n_u16 SG_BM_(sg_lt_n_u16x)
#define sg_lt_n_i32 SG_BM_(sg_lt_n_i32x)
#define sg_lt_n_u32 SG_BM_(sg_lt_n_u32x)
#define sg_lt_n_i64 SG_BM_(sg_lt_n_i64x)
#define sg_lt_n_u64 SG_BM_(sg_lt_n_u64x)
#define sg_lt_n_f16 SG_BM_(sg_lt_n_f16x)
#define sg_lt_n_bf16 SG_BM_(sg_lt_n_bf16x)
#define sg_lt_n_f32 SG_BM_(sg_lt_n_f32x)
#define sg_lt_n_f64 SG_BM_(sg_lt_n_f64x)
#define sg_le_i8 SG_BM_(sg_le_i8x)
#define sg_le_u8 SG_BM_(sg_le_u8x)
#define sg_le_i16 SG_BM_(sg_le_i16x)
#define sg_le_u16 SG_BM_(sg_le_u16x)
#define sg_le_i32 SG_BM_(sg_le_i32x)
#define sg_le_u32 SG_BM_(sg_le_u32x)
#define sg_le_i64 SG_BM_(sg_le_i64x)
#define sg_le_u64 SG_BM_(sg_le_u64x)
#define sg_le_f16 SG_BM_(sg_le_f16x)
#define sg_le_bf16 SG_BM_(sg_le_bf16x)
#define sg_le_f32 SG_BM_(sg_le_f32x)
#define sg_le_f64 SG_BM_(sg_le_f64x)
#define sg_le_n_i8 SG_BM_(sg_le_n_i8x)
#define sg_le_n_u8 SG_BM_(sg_le_n_u8x)
#define sg_le_n_i16 SG_BM_(sg_le_n_i16x)
#define sg_le_n_u16 SG_BM_(sg_le_n_u16x)
#define sg_le_n_i32 SG_BM_(sg_le_n_i32x)
#define sg_le_n_u32 SG_BM_(sg_le_n_u32x)
#define sg_le_n_i64 SG_BM_(sg_le_n_i64x)
#define sg_le_n_u64 SG_BM_(sg_le_n_u64x)
#define sg_le_n_f16 SG_BM_(sg_le_n_f16x)
#define sg_le_n_bf16 SG_BM_(sg_le_n_bf16x)
#define sg_le_n_f32 SG_BM_(sg_le_n_f32x)
#define sg_le_n_f64 SG_BM_(sg_le_n_f64x)
#define sg_gt_i8 SG_BM_(sg_gt_i8x)
#define sg_gt_u8 SG_BM_(sg_gt_u8x)
#define sg_gt_i16 SG_BM_(sg_gt_i16x)
#define sg_gt_u16 SG_BM_(sg_gt_u16x)
#define sg_gt_i32 SG_BM_(sg_gt_i32x)
#define sg_gt_u32 SG_BM_(sg_gt_u32x)
#define sg_gt_i64 SG_BM_(sg_gt_i64x)
#define sg_gt_u64 SG_BM_(sg_gt_u64x)
#define sg_gt_f16 SG_BM_(sg_gt_f16x)
#define sg_gt_bf16 SG_BM_(sg_gt_bf16x)
#define sg_gt_f32 SG_BM_(sg_gt_f32x)
#define sg_gt_f64 SG_BM_(sg_gt_f64x)
#define sg_gt_n_i8 SG_BM_(sg_gt_n_i8x)
#define sg_gt_n_u8 SG_BM_(sg_gt_n_u8x)
#define sg_gt_n_i16 SG_BM_(sg_gt_n_i16x)
#define sg_gt_n_u16 SG_BM_(sg_gt_n_u16x)
#define sg_gt_n_i32 SG_BM_(sg_gt_n_i32x)
#define sg_gt_n_u32 SG_BM_(sg_gt_n_u32x)
#define sg_gt_n_i64 SG_BM_(sg_gt_n_i64x)
#define sg_gt_n_u64 SG_BM_(sg_gt_n_u64x)
#define sg_gt_n_f16 SG_BM_(sg_gt_n_f16x)
#define sg_gt_n_bf16 SG_BM_(sg_gt_n_bf16x)
#define sg_gt_n_f32 SG_BM_(sg_gt_n_f32x)
#define sg_gt_n_f64 SG_BM_(sg_gt_n_f64x)
#define sg_ge_i8 SG_BM_(sg_ge_i8x)
#define sg_ge_u8 SG_BM_(sg_ge_u8x)
#define sg_ge_i16 SG_BM_(sg_ge_i16x)
#define sg_ge_u16 SG_BM_(sg_ge_u16x)
#define sg_ge_i32 SG_BM_(sg_ge_i32x)
#define sg_ge_u32 SG_BM_(sg_ge_u32x)
#define sg_ge_i64 SG_BM_(sg_ge_i64x)
#define sg_ge_u64 SG_BM_(sg_ge_u64x)
#define sg_ge_f16 SG_BM_(sg_ge_f16x)
#define sg_ge_bf16 SG_BM_(sg_ge_bf16x)
#define sg_ge_f32 SG_BM_(sg_ge_f32x)
#define sg_ge_f64 SG_BM_(sg_ge_f64x)
#define sg_ge_n_i8 SG_BM_(sg_ge_n_i8x)
#define sg_ge_n_u8 SG_BM_(sg_ge_n_u8x)
#define sg_ge_n_i16 SG_BM_(sg_ge_n_i16x)
#define sg_ge_n_u16 SG_BM_(sg_ge_n_u16x)
#define sg_ge_n_i32 SG_BM_(sg_ge_n_i32x)
#define sg_ge_n_u32 SG_BM_(sg_ge_n_u32x)
#define sg_ge_n_i64 SG_BM_(sg_ge_n_i64x)
#define sg_ge_n_u64 SG_BM_(sg_ge_n_u64x)
#define sg_ge_n_f16 SG_BM_(sg_ge_n_f16x)
#define sg_ge_n_bf16 SG_BM_(sg_ge_n_bf16x)
#define sg_ge_n_f32 SG_BM_(sg_ge_n_f32x)
#define sg_ge_n_f64 SG_BM_(sg_ge_n_f64x)
#define sg_isnan_f16 SG_BM_(sg_isnan_f16x)
#define sg_isnan_bf16 SG_BM_(sg_isnan_bf16x)
#define sg_isnan_f32 SG_BM_(sg_isnan_f32x)
#define sg_isnan_f64 SG_BM_(sg_isnan_f64x)
#define sg_select_i8 SG_BM_(sg_select_i8x)
#define sg_select_u8 SG_BM_(sg_select_u8x)
#define sg_select_i16 SG_BM_(sg_select_i16x)
#define sg_select_u16 SG_BM_(sg_select_u16x)
#define sg_select_i32 SG_BM_(sg_select_i32x)
#define sg_select_u32 SG_BM_(sg_select_u32x)
#define sg_select_i64 SG_BM_(sg_select_i64x)
#define sg_select_u64 SG_BM_(sg_select_u64x)
#define sg_select_f16 SG_BM_(sg_select_f16x)
#define sg_select_bf16 SG_BM_(sg_select_bf16x)
#define sg_select_f32 SG_BM_(sg_select_f32x)
#define sg_select_f64 SG_BM_(sg_select_f64x)
#define sg_add_masked_i8 SG_BM_(sg_add_masked_i8x)
#define sg_add_masked_u8 SG_BM_(sg_add_masked_u8x)
#define sg_add_masked_i16 SG_BM_(sg_add_masked_i16x)
#define sg_add_masked_u16 SG_BM_(sg_add_masked_u16x)
#define sg_add_masked_i32 SG_BM_(sg_add_masked_i32x)
#define sg_add_masked_u32 SG_BM_(sg_add_masked_u32x)
#define sg_add_masked_i64 SG_BM_(sg_add_masked_i64x)
#define sg_add_masked_u64 SG_BM_(sg_add_masked_u64x)
#define sg_add_masked_f16 SG_BM_(sg_add_masked_f16x)
#define sg_add_masked_bf16 SG_BM_(sg_add_masked_bf16x)
#define sg_add_masked_f32 SG_BM_(sg_add_masked_f32x)
#define sg_add_masked_f64 SG_BM_(sg_add_masked_f64x)
#define sg_mask_and SG_BM_(sg_mask_and_x)
#define sg_mask_or SG_BM_(sg_mask_or_x)
#define sg_mask_xor SG_BM_(sg_mask_xor_x)
#define sg_mask_andnot SG_BM_(sg_mask_andnot_x)
#define sg_mask_not SG_BM_(sg_mask_not_x)
#define sg_mask_first_n SG_BM_(sg_mask_first_n_x)
#define sg_mask_from_bits SG_BM_(sg_mask_from_bits_x)
#define sg_any SG_BM_(sg_any_x)
#define sg_all SG_BM_(sg_all_x)
#define sg_none SG_BM_(sg_none_x)
#define sg_ballot SG_BM_(sg_ballot_x)
#define sg_count SG_BM_(sg_count_x)
#define sg_first SG_BM_(sg_first_x)
#define sg_last SG_BM_(sg_last_x)
#define sg_shuffle_i8 SG_B_(sg_shuffle_i8x)
#define sg_shuffle_u8 SG_B_(sg_shuffle_u8x)
#define sg_shuffle_i16 SG_B_(sg_shuffle_i16x)
#define sg_shuffle_u16 SG_B_(sg_shuffle_u16x)
#define sg_shuffle_i32 SG_B_(sg_shuffle_i32x)
#define sg_shuffle_u32 SG_B_(sg_shuffle_u32x)
#define sg_shuffle_i64 SG_B_(sg_shuffle_i64x)
#define sg_shuffle_u64 SG_B_(sg_shuffle_u64x)
#define sg_shuffle_f16 SG_B_(sg_shuffle_f16x)
#define sg_shuffle_bf16 SG_B_(sg_shuffle_bf16x)
#define sg_shuffle_f32 SG_B_(sg_shuffle_f32x)
#define sg_shuffle_f64 SG_B_(sg_shuffle_f64x)
#define sg_shuffle_xor_i8 SG_B_(sg_shuffle_xor_i8x)
#define sg_shuffle_xor_u8 SG_B_(sg_shuffle_xor_u8x)
#define sg_shuffle_xor_i16 SG_B_(sg_shuffle_xor_i16x)
#define sg_shuffle_xor_u16 SG_B_(sg_shuffle_xor_u16x)
#define sg_shuffle_xor_i32 SG_B_(sg_shuffle_xor_i32x)
#define sg_shuffle_xor_u32 SG_B_(sg_shuffle_xor_u32x)
#define sg_shuffle_xor_i64 SG_B_(sg_shuffle_xor_i64x)
#define sg_shuffle_xor_u64 SG_B_(sg_shuffle_xor_u64x)
#define sg_shuffle_xor_f16 SG_B_(sg_shuffle_xor_f16x)
#define sg_shuffle_xor_bf16 SG_B_(sg_shuffle_xor_bf16x)
#define sg_shuffle_xor_f32 SG_B_(sg_shuffle_xor_f32x)
#define sg_shuffle_xor_f64 SG_B_(sg_shuffle_xor_f64x)
#define sg_shuffle_down_i8 SG_B_(sg_shuffle_down_i8x)
#define sg_shuffle_down_u8 SG_B_(sg_shuffle_down_u8x)
#define sg_shuffle_down_i16 SG_B_(sg_shuffle_down_i16x)
#define sg_shuffle_down_u16 SG_B_(sg_shuffle_down_u16x)
#define sg_shuffle_down_i32 SG_B_(sg_shuffle_down_i32x)
#define sg_shuffle_down_u32 SG_B_(sg_shuffle_down_u32x)
#define sg_shuffle_down_i64 SG_B_(sg_shuffle_down_i64x)
#define sg_shuffle_down_u64 SG_B_(sg_shuffle_down_u64x)
#define sg_shuffle_down_f16 SG_B_(sg_shuffle_down_f16x)
#define sg_shuffle_down_bf16 SG_B_(sg_shuffle_down_bf16x)
#define sg_shuffle_down_f32 SG_B_(sg_shuffle_down_f32x)
#define sg_shuffle_down_f64 SG_B_(sg_shuffle_down_f64x)
#define sg_shuffle_up_i8 SG_B_(sg_shuffle_up_i8x)
#define sg_shuffle_up_u8 SG_B_(sg_shuffle_up_u8x)
#define sg_shuffle_up_i16 SG_B_(sg_shuffle_up_i16x)
#define sg_shuffle_up_u16 SG_B_(sg_shuffle_up_u16x)
#define sg_shuffle_up_i32 SG_B_(sg_shuffle_up_i32x)
#define sg_shuffle_up_u32 SG_B_(sg_shuffle_up_u32x)
#define sg_shuffle_up_i64 SG_B_(sg_shuffle_up_i64x)
#define sg_shuffle_up_u64 SG_B_(sg_shuffle_up_u64x)
#define sg_shuffle_up_f16 SG_B_(sg_shuffle_up_f16x)
#define sg_shuffle_up_bf16 SG_B_(sg_shuffle_up_bf16x)
#define sg_shuffle_up_f32 SG_B_(sg_shuffle_up_f32x)
#define sg_shuffle_up_f64 SG_B_(sg_shuffle_up_f64x)
#define sg_shuffle_down_fill_i8 SG_B_(sg_shuffle_down_fill_i8x)
#define sg_shuffle_down_fill_u8 SG_B_(sg_shuffle_down_fill_u8x)
#define sg_shuffle_down_fill_i16 SG_B_(sg_shuffle_down_fill_i16x)
#define sg_shuffle_down_fill_u16 SG_B_(sg_shuffle_down_fill_u16x)
#define sg_shuffle_down_fill_i32 SG_B_(sg_shuffle_down_fill_i32x)
#define sg_shuffle_down_fill_u32 SG_B_(sg_shuffle_down_fill_u32x)
#define sg_shuffle_down_fill_i64 SG_B_(sg_shuffle_down_fill_i64x)
#define sg_shuffle_down_fill_u64 SG_B_(sg_shuffle_down_fill_u64x)
#define sg_shuffle_down_fill_f16 SG_B_(sg_shuffle_down_fill_f16x)
#define sg_shuffle_down_fill_bf16 SG_B_(sg_shuffle_down_fill_bf16x)
#define sg_shuffle_down_fill_f32 SG_B_(sg_shuffle_down_fill_f32x)
#define sg_shuffle_down_fill_f64 SG_B_(sg_shuffle_down_fill_f64x)
#define sg_shuffle_up_fill_i8 SG_B_(sg_shuffle_up_fill_i8x)
#define sg_shuffle_up_fill_u8 SG_B_(sg_shuffle_up_fill_u8x)
#define sg_shuffle_up_fill_i16 SG_B_(sg_shuffle_up_fill_i16x)
#define sg_shuffle_up_fill_u16 SG_B_(sg_shuffle_up_fill_u16x)
#define sg_shuffle_up_fill_i32 SG_B_(sg_shuffle_up_fill_i32x)
#define sg_shuffle_up_fill_u32 SG_B_(sg_shuffle_up_fill_u32x)
#define sg_shuffle_up_fill_i64 SG_B_(sg_shuffle_up_fill_i64x)
#define sg_shuffle_up_fill_u64 SG_B_(sg_shuffle_up_fill_u64x)
#define sg_shuffle_up_fill_f16 SG_B_(sg_shuffle_up_fill_f16x)
#define sg_shuffle_up_fill_bf16 SG_B_(sg_shuffle_up_fill_bf16x)
#define sg_shuffle_up_fill_f32 SG_B_(sg_shuffle_up_fill_f32x)
#define sg_shuffle_up_fill_f64 SG_B_(sg_shuffle_up_fill_f64x)
#define sg_shuffle_down_carry_i8 SG_B_(sg_shuffle_down_carry_i8x)
#define sg_shuffle_down_carry_u8 SG_B_(sg_shuffle_down_carry_u8x)
#define sg_shuffle_down_carry_i16 SG_B_(sg_shuffle_down_carry_i16x)
#define sg_shuffle_down_carry_u16 SG_B_(sg_shuffle_down_carry_u16x)
#define sg_shuffle_down_carry_i32 SG_B_(sg_shuffle_down_carry_i32x)
#define sg_shuffle_down_carry_u32 SG_B_(sg_shuffle_down_carry_u32x)
#define sg_shuffle_down_carry_i64 SG_B_(sg_shuffle_down_carry_i64x)
#define sg_shuffle_down_carry_u64 SG_B_(sg_shuffle_down_carry_u64x)
#define sg_shuffle_down_carry_f16 SG_B_(sg_shuffle_down_carry_f16x)
#define sg_shuffle_down_carry_bf16 SG_B_(sg_shuffle_down_carry_bf16x)
#define sg_shuffle_down_carry_f32 SG_B_(sg_shuffle_down_carry_f32x)
#define sg_shuffle_down_carry_f64 SG_B_(sg_shuffle_down_carry_f64x)
#define sg_shuffle_up_carry_i8 SG_B_(sg_shuffle_up_carry_i8x)
#define sg_shuffle_up_carry_u8 SG_B_(sg_shuffle_up_carry_u8x)
#define sg_shuffle_up_carry_i16 SG_B_(sg_shuffle_up_carry_i16x)
#define sg_shuffle_up_carry_u16 SG_B_(sg_shuffle_up_carry_u16x)
#define sg_shuffle_up_carry_i32 SG_B_(sg_shuffle_up_carry_i32x)
#define sg_shuffle_up_carry_u32 SG_B_(sg_shuffle_up_carry_u32x)
#define sg_shuffle_up_carry_i64 SG_B_(sg_shuffle_up_carry_i64x)
#define sg_shuffle_up_carry_u64 SG_B_(sg_shuffle_up_carry_u64x)
#define sg_shuffle_up_carry_f16 SG_B_(sg_shuffle_up_carry_f16x)
#define sg_shuffle_up_carry_bf16 SG_B_(sg_shuffle_up_carry_bf16x)
#define sg_shuffle_up_carry_f32 SG_B_(sg_shuffle_up_carry_f32x)
#define sg_shuffle_up_carry_f64 SG_B_(sg_shuffle_up_carry_f64x)
#define sg_rotate_i8 SG_B_(sg_rotate_i8x)
#define sg_rotate_u8 SG_B_(sg_rotate_u8x)
#define sg_rotate_i16 SG_B_(sg_rotate_i16x)
#define sg_rotate_u16 SG_B_(sg_rotate_u16x)
#define sg_rotate_i32 SG_B_(sg_rotate_i32x)
#define sg_rotate_u32 SG_B_(sg_rotate_u32x)
#define sg_rotate_i64 SG_B_(sg_rotate_i64x)
#define sg_rotate_u64 SG_B_(sg_rotate_u64x)
#define sg_rotate_f16 SG_B_(sg_rotate_f16x)
#define sg_rotate_bf16 SG_B_(sg_rotate_bf16x)
#define sg_rotate_f32 SG_B_(sg_rotate_f32x)
#define sg_rotate_f64 SG_B_(sg_rotate_f64x)
#define sg_reverse_i8 SG_B_(sg_reverse_i8x)
#define sg_reverse_u8 SG_B_(sg_reverse_u8x)
#define sg_reverse_i16 SG_B_(sg_reverse_i16x)
#define sg_reverse_u16 SG_B_(sg_reverse_u16x)
#define sg_reverse_i32 SG_B_(sg_reverse_i32x)
#define sg_reverse_u32 SG_B_(sg_reverse_u32x)
#define sg_reverse_i64 SG_B_(sg_reverse_i64x)
#define sg_reverse_u64 SG_B_(sg_reverse_u64x)
#define sg_reverse_f16 SG_B_(sg_reverse_f16x)
#define sg_reverse_bf16 SG_B_(sg_reverse_bf16x)
#define sg_reverse_f32 SG_B_(sg_reverse_f32x)
#define sg_reverse_f64 SG_B_(sg_reverse_f64x)
#define sg_broadcast_i8 SG_B_(sg_broadcast_i8x)
#define sg_broadcast_u8 SG_B_(sg_broadcast_u8x)
#define sg_broadcast_i16 SG_B_(sg_broadcast_i16x)
#define sg_broadcast_u16 SG_B_(sg_broadcast_u16x)
#define sg_broadcast_i32 SG_B_(sg_broadcast_i32x)
#define sg_broadcast_u32 SG_B_(sg_broadcast_u32x)
#define sg_broadcast_i64 SG_B_(sg_broadcast_i64x)
#define sg_broadcast_u64 SG_B_(sg_broadcast_u64x)
#define sg_broadcast_f16 SG_B_(sg_broadcast_f16x)
#define sg_broadcast_bf16 SG_B_(sg_broadcast_bf16x)
#define sg_broadcast_f32 SG_B_(sg_broadcast_f32x)
#define sg_broadcast_f64 SG_B_(sg_broadcast_f64x)
#define sg_broadcast_first_i8 SG_BM_(sg_broadcast_first_i8x)
#define sg_broadcast_first_u8 SG_BM_(sg_broadcast_first_u8x)
#define sg_broadcast_first_i16 SG_BM_(sg_broadcast_first_i16x)
#define sg_broadcast_first_u16 SG_BM_(sg_broadcast_first_u16x)
#define sg_broadcast_first_i32 SG_BM_(sg_broadcast_first_i32x)
#define sg_broadcast_first_u32 SG_BM_(sg_broadcast_first_u32x)
#define sg_broadcast_first_i64 SG_BM_(sg_broadcast_first_i64x)
#define sg_broadcast_first_u64 SG_BM_(sg_broadcast_first_u64x)
#define sg_broadcast_first_f16 SG_BM_(sg_broadcast_first_f16x)
#define sg_broadcast_first_bf16 SG_BM_(sg_broadcast_first_bf16x)
#define sg_broadcast_first_f32 SG_BM_(sg_broadcast_first_f32x)
#define sg_broadcast_first_f64 SG_BM_(sg_broadcast_first_f64x)
#define sg_zip_lo_i8 SG_B_(sg_zip_lo_i8x)
#define sg_zip_lo_u8 SG_B_(sg_zip_lo_u8x)
#define sg_zip_lo_i16 SG_B_(sg_zip_lo_i16x)
#define sg_zip_lo_u16 SG_B_(sg_zip_lo_u16x)
#define sg_zip_lo_i32 SG_B_(sg_zip_lo_i32x)
#define sg_zip_lo_u32 SG_B_(sg_zip_lo_u32x)
#define sg_zip_lo_i64 SG_B_(sg_zip_lo_i64x)
#define sg_zip_lo_u64 SG_B_(sg_zip_lo_u64x)
#define sg_zip_lo_f16 SG_B_(sg_zip_lo_f16x)
#define sg_zip_lo_bf16 SG_B_(sg_zip_lo_bf16x)
#define sg_zip_lo_f32 SG_B_(sg_zip_lo_f32x)
#define sg_zip_lo_f64 SG_B_(sg_zip_lo_f64x)
#define sg_zip_hi_i8 SG_B_(sg_zip_hi_i8x)
#define sg_zip_hi_u8 SG_B_(sg_zip_hi_u8x)
#define sg_zip_hi_i16 SG_B_(sg_zip_hi_i16x)
#define sg_zip_hi_u16 SG_B_(sg_zip_hi_u16x)
#define sg_zip_hi_i32 SG_B_(sg_zip_hi_i32x)
#define sg_zip_hi_u32 SG_B_(sg_zip_hi_u32x)
#define sg_zip_hi_i64 SG_B_(sg_zip_hi_i64x)
#define sg_zip_hi_u64 SG_B_(sg_zip_hi_u64x)
#define sg_zip_hi_f16 SG_B_(sg_zip_hi_f16x)
#define sg_zip_hi_bf16 SG_B_(sg_zip_hi_bf16x)
#define sg_zip_hi_f32 SG_B_(sg_zip_hi_f32x)
#define sg_zip_hi_f64 SG_B_(sg_zip_hi_f64x)
#define sg_unzip_even_i8 SG_B_(sg_unzip_even_i8x)
#define sg_unzip_even_u8 SG_B_(sg_unzip_even_u8x)
#define sg_unzip_even_i16 SG_B_(sg_unzip_even_i16x)
#define sg_unzip_even_u16 SG_B_(sg_unzip_even_u16x)
#define sg_unzip_even_i32 SG_B_(sg_unzip_even_i32x)
#define sg_unzip_even_u32 SG_B_(sg_unzip_even_u32x)
#define sg_unzip_even_i64 SG_B_(sg_unzip_even_i64x)
#define sg_unzip_even_u64 SG_B_(sg_unzip_even_u64x)
#define sg_unzip_even_f16 SG_B_(sg_unzip_even_f16x)
#define sg_unzip_even_bf16 SG_B_(sg_unzip_even_bf16x)
#define sg_unzip_even_f32 SG_B_(sg_unzip_even_f32x)
#define sg_unzip_even_f64 SG_B_(sg_unzip_even_f64x)
#define sg_unzip_odd_i8 SG_B_(sg_unzip_odd_i8x)
#define sg_unzip_odd_u8 SG_B_(sg_unzip_odd_u8x)
#define sg_unzip_odd_i16 SG_B_(sg_unzip_odd_i16x)
#define sg_unzip_odd_u16 SG_B_(sg_unzip_odd_u16x)
#define sg_unzip_odd_i32 SG_B_(sg_unzip_odd_i32x)
#define sg_unzip_odd_u32 SG_B_(sg_unzip_odd_u32x)
#define sg_unzip_odd_i64 SG_B_(sg_unzip_odd_i64x)
#define sg_unzip_odd_u64 SG_B_(sg_unzip_odd_u64x)
#define sg_unzip_odd_f16 SG_B_(sg_unzip_odd_f16x)
#define sg_unzip_odd_bf16 SG_B_(sg_unzip_odd_bf16x)
#define sg_unzip_odd_f32 SG_B_(sg_unzip_odd_f32x)
#define sg_unzip_odd_f64 SG_B_(sg_unzip_odd_f64x)
#define sg_transpose_i8 SG_B_(sg_transpose_i8x)
#define sg_transpose_u8 SG_B_(sg_transpose_u8x)
#define sg_transpose_i16 SG_B_(sg_transpose_i16x)
#define sg_transpose_u16 SG_B_(sg_transpose_u16x)
#define sg_transpose_i32 SG_B_(sg_transpose_i32x)
#define sg_transpose_u32 SG_B_(sg_transpose_u32x)
#define sg_transpose_i64 SG_B_(sg_transpose_i64x)
#define sg_transpose_u64 SG_B_(sg_transpose_u64x)
#define sg_transpose_f16 SG_B_(sg_transpose_f16x)
#define sg_transpose_bf16 SG_B_(sg_transpose_bf16x)
#define sg_transpose_f32 SG_B_(sg_transpose_f32x)
#define sg_transpose_f64 SG_B_(sg_transpose_f64x)
#define sg_compress_i8 SG_BM_(sg_compress_i8x)
#define sg_compress_u8 SG_BM_(sg_compress_u8x)
#define sg_compress_i16 SG_BM_(sg_compress_i16x)
#define sg_compress_u16 SG_BM_(sg_compress_u16x)
#define sg_compress_i32 SG_BM_(sg_compress_i32x)
#define sg_compress_u32 SG_BM_(sg_compress_u32x)
#define sg_compress_i64 SG_BM_(sg_compress_i64x)
#define sg_compress_u64 SG_BM_(sg_compress_u64x)
#define sg_compress_f16 SG_BM_(sg_compress_f16x)
#define sg_compress_bf16 SG_BM_(sg_compress_bf16x)
#define sg_compress_f32 SG_BM_(sg_compress_f32x)
#define sg_compress_f64 SG_BM_(sg_compress_f64x)
#define sg_expand_i8 SG_BM_(sg_expand_i8x)
#define sg_expand_u8 SG_BM_(sg_expand_u8x)
#define sg_expand_i16 SG_BM_(sg_expand_i16x)
#define sg_expand_u16 SG_BM_(sg_expand_u16x)
#define sg_expand_i32 SG_BM_(sg_expand_i32x)
#define sg_expand_u32 SG_BM_(sg_expand_u32x)
#define sg_expand_i64 SG_BM_(sg_expand_i64x)
#define sg_expand_u64 SG_BM_(sg_expand_u64x)
#define sg_expand_f16 SG_BM_(sg_expand_f16x)
#define sg_expand_bf16 SG_BM_(sg_expand_bf16x)
#define sg_expand_f32 SG_BM_(sg_expand_f32x)
#define sg_expand_f64 SG_BM_(sg_expand_f64x)
#define sg_sort_i8 SG_B_(sg_sort_i8x)
#define sg_sort_u8 SG_B_(sg_sort_u8x)
#define sg_sort_i16 SG_B_(sg_sort_i16x)
#define sg_sort_u16 SG_B_(sg_sort_u16x)
#define sg_sort_i32 SG_B_(sg_sort_i32x)
#define sg_sort_u32 SG_B_(sg_sort_u32x)
#define sg_sort_i64 SG_B_(sg_sort_i64x)
#define sg_sort_u64 SG_B_(sg_sort_u64x)
#define sg_sort_f16 SG_B_(sg_sort_f16x)
#define sg_sort_bf16 SG_B_(sg_sort_bf16x)
#define sg_sort_f32 SG_B_(sg_sort_f32x)
#define sg_sort_f64 SG_B_(sg_sort_f64x)
#define sg_reduce_add_i8 SG_B_(sg_reduce_add_i8x)
#define sg_reduce_add_u8 SG_B_(sg_reduce_add_u8x)
#define sg_reduce_add_i16 SG_B_(sg_reduce_add_i16x)
#define sg_reduce_add_u16 SG_B_(sg_reduce_add_u16x)
#define sg_reduce_add_i32 SG_B_(sg_reduce_add_i32x)
#define sg_reduce_add_u32 SG_B_(sg_reduce_add_u32x)
#define sg_reduce_add_i64 SG_B_(sg_reduce_add_i64x)
#define sg_reduce_add_u64 SG_B_(sg_reduce_add_u64x)
#define sg_reduce_add_f16 SG_B_(sg_reduce_add_f16x)
#define sg_reduce_add_bf16 SG_B_(sg_reduce_add_bf16x)
#define sg_reduce_add_f32 SG_B_(sg_reduce_add_f32x)
#define sg_reduce_add_f64 SG_B_(sg_reduce_add_f64x)
#define sg_reduce_mul_i8 SG_B_(sg_reduce_mul_i8x)
#define sg_reduce_mul_u8 SG_B_(sg_reduce_mul_u8x)
#define sg_reduce_mul_i16 SG_B_(sg_reduce_mul_i16x)
#define sg_reduce_mul_u16 SG_B_(sg_reduce_mul_u16x)
#define sg_reduce_mul_i32 SG_B_(sg_reduce_mul_i32x)
#define sg_reduce_mul_u32 SG_B_(sg_reduce_mul_u32x)
#define sg_reduce_mul_i64 SG_B_(sg_reduce_mul_i64x)
#define sg_reduce_mul_u64 SG_B_(sg_reduce_mul_u64x)
#define sg_reduce_mul_f16 SG_B_(sg_reduce_mul_f16x)
#define sg_reduce_mul_bf16 SG_B_(sg_reduce_mul_bf16x)
#define sg_reduce_mul_f32 SG_B_(sg_reduce_mul_f32x)
#define sg_reduce_mul_f64 SG_B_(sg_reduce_mul_f64x)
#define sg_reduce_min_i8 SG_B_(sg_reduce_min_i8x)
#define sg_reduce_min_u8 SG_B_(sg_reduce_min_u8x)
#define sg_reduce_min_i16 SG_B_(sg_reduce_min_i16x)
#define sg_reduce_min_u16 SG_B_(sg_reduce_min_u16x)
#define sg_reduce_min_i32 SG_B_(sg_reduce_min_i32x)
#define sg_reduce_min_u32 SG_B_(sg_reduce_min_u32x)
#define sg_reduce_min_i64 SG_B_(sg_reduce_min_i64x)
#define sg_reduce_min_u64 SG_B_(sg_reduce_min_u64x)
#define sg_reduce_min_f16 SG_B_(sg_reduce_min_f16x)
#define sg_reduce_min_bf16 SG_B_(sg_reduce_min_bf16x)
#define sg_reduce_min_f32 SG_B_(sg_reduce_min_f32x)
#define sg_reduce_min_f64 SG_B_(sg_reduce_min_f64x)
#define sg_reduce_max_i8 SG_B_(sg_reduce_max_i8x)
#define sg_reduce_max_u8 SG_B_(sg_reduce_max_u8x)
#define sg_reduce_max_i16 SG_B_(sg_reduce_max_i16x)
#define sg_reduce_max_u16 SG_B_(sg_reduce_max_u16x)
#define sg_reduce_max_i32 SG_B_(sg_reduce_max_i32x)
#define sg_reduce_max_u32 SG_B_(sg_reduce_max_u32x)
#define sg_reduce_max_i64 SG_B_(sg_reduce_max_i64x)
#define sg_reduce_max_u64 SG_B_(sg_reduce_max_u64x)
#define sg_reduce_max_f16 SG_B_(sg_reduce_max_f16x)
#define sg_reduce_max_bf16 SG_B_(sg_reduce_max_bf16x)
#define sg_reduce_max_f32 SG_B_(sg_reduce_max_f32x)
#define sg_reduce_max_f64 SG_B_(sg_reduce_max_f64x)
#define sg_reduce_and_i8 SG_B_(sg_reduce_and_i8x)
#define sg_reduce_and_u8 SG_B_(sg_reduce_and_u8x)
#define sg_reduce_and_i16 SG_B_(sg_reduce_and_i16x)
#define sg_reduce_and_u16 SG_B_(sg_reduce_and_u16x)
#define sg_reduce_and_i32 SG_B_(sg_reduce_and_i32x)
#define sg_reduce_and_u32 SG_B_(sg_reduce_and_u32x)
#define sg_reduce_and_i64 SG_B_(sg_reduce_and_i64x)
#define sg_reduce_and_u64 SG_B_(sg_reduce_and_u64x)
#define sg_reduce_or_i8 SG_B_(sg_reduce_or_i8x)
#define sg_reduce_or_u8 SG_B_(sg_reduce_or_u8x)
#define sg_reduce_or_i16 SG_B_(sg_reduce_or_i16x)
#define sg_reduce_or_u16 SG_B_(sg_reduce_or_u16x)
#define sg_reduce_or_i32 SG_B_(sg_reduce_or_i32x)
#define sg_reduce_or_u32 SG_B_(sg_reduce_or_u32x)
#define sg_reduce_or_i64 SG_B_(sg_reduce_or_i64x)
#define sg_reduce_or_u64 SG_B_(sg_reduce_or_u64x)
#define sg_reduce_xor_i8 SG_B_(sg_reduce_xor_i8x)
#define sg_reduce_xor_u8 SG_B_(sg_reduce_xor_u8x)
#define sg_reduce_xor_i16 SG_B_(sg_reduce_xor_i16x)
#define sg_reduce_xor_u16 SG_B_(sg_reduce_xor_u16x)
#define sg_reduce_xor_i32 SG_B_(sg_reduce_xor_i32x)
#define sg_reduce_xor_u32 SG_B_(sg_reduce_xor_u32x)
#define sg_reduce_xor_i64 SG_B_(sg_reduce_xor_i64x)
#define sg_reduce_xor_u64 SG_B_(sg_reduce_xor_u64x)
#define sg_reduce_add_masked_i8 SG_BM_(sg_reduce_add_masked_i8x)
#define sg_reduce_add_masked_u8 SG_BM_(sg_reduce_add_masked_u8x)
#define sg_reduce_add_masked_i16 SG_BM_(sg_reduce_add_masked_i16x)
#define sg_reduce_add_masked_u16 SG_BM_(sg_reduce_add_masked_u16x)
#define sg_reduce_add_masked_i32 SG_BM_(sg_reduce_add_masked_i32x)
#define sg_reduce_add_masked_u32 SG_BM_(sg_reduce_add_masked_u32x)
#define sg_reduce_add_masked_i64 SG_BM_(sg_reduce_add_masked_i64x)
#define sg_reduce_add_masked_u64 SG_BM_(sg_reduce_add_masked_u64x)
#define sg_reduce_add_masked_f16 SG_BM_(sg_reduce_add_masked_f16x)
#define sg_reduce_add_masked_bf16 SG_BM_(sg_reduce_add_masked_bf16x)
#define sg_reduce_add_masked_f32 SG_BM_(sg_reduce_add_masked_f32x)
#define sg_reduce_add_masked_f64 SG_BM_(sg_reduce_add_masked_f64x)
#define sg_reduce_mul_masked_i8 SG_BM_(sg_reduce_mul_masked_i8x)
#define sg_reduce_mul_masked_u8 SG_BM_(sg_reduce_mul_masked_u8x)
#define sg_reduce_mul_masked_i16 SG_BM_(sg_reduce_mul_masked_i16x)
#define sg_reduce_mul_masked_u16 SG_BM_(sg_reduce_mul_masked_u16x)
#define sg_reduce_mul_masked_i32 SG_BM_(sg_reduce_mul_masked_i32x)
#define sg_reduce_mul_masked_u32 SG_BM_(sg_reduce_mul_masked_u32x)
#define sg_reduce_mul_masked_i64 SG_BM_(sg_reduce_mul_masked_i64x)
#define sg_reduce_mul_masked_u64 SG_BM_(sg_reduce_mul_masked_u64x)
#define sg_reduce_mul_masked_f16 SG_BM_(sg_reduce_mul_masked_f16x)
#define sg_reduce_mul_masked_bf16 SG_BM_(sg_reduce_mul_masked_bf16x)
#define sg_reduce_mul_masked_f32 SG_BM_(sg_reduce_mul_masked_f32x)
#define sg_reduce_mul_masked_f64 SG_BM_(sg_reduce_mul_masked_f64x)
#define sg_reduce_min_masked_i8 SG_BM_(sg_reduce_min_masked_i8x)
#define sg_reduce_min_masked_u8 SG_BM_(sg_reduce_min_masked_u8x)
#define sg_reduce_min_masked_i16 SG_BM_(sg_reduce_min_masked_i16x)
#define sg_reduce_min_masked_u16 SG_BM_(sg_reduce_min_masked_u16x)
#define sg_reduce_min_masked_i32 SG_BM_(sg_reduce_min_masked_i32x)
#define sg_reduce_min_masked_u32 SG_BM_(sg_reduce_min_masked_u32x)
#define sg_reduce_min_masked_i64 SG_BM_(sg_reduce_min_masked_i64x)
#define sg_reduce_min_masked_u64 SG_BM_(sg_reduce_min_masked_u64x)
#define sg_reduce_min_masked_f16 SG_BM_(sg_reduce_min_masked_f16x)
#define sg_reduce_min_masked_bf16 SG_BM_(sg_reduce_min_masked_bf16x)
#define sg_reduce_min_masked_f32 SG_BM_(sg_reduce_min_masked_f32x)
#define sg_reduce_min_masked_f64 SG_BM_(sg_reduce_min_masked_f64x)
#define sg_reduce_max_masked_i8 SG_BM_(sg_reduce_max_masked_i8x)
#define sg_reduce_max_masked_u8 SG_BM_(sg_reduce_max_masked_u8x)
#define sg_reduce_max_masked_i16 SG_BM_(sg_reduce_max_masked_i16x)
#define sg_reduce_max_masked_u16 SG_BM_(sg_reduce_max_masked_u16x)
#define sg_reduce_max_masked_i32 SG_BM_(sg_reduce_max_masked_i32x)
#define sg_reduce_max_masked_u32 SG_BM_(sg_reduce_max_masked_u32x)
#define sg_reduce_max_masked_i64 SG_BM_(sg_reduce_max_masked_i64x)
#define sg_reduce_max_masked_u64 SG_BM_(sg_reduce_max_masked_u64x)
#define sg_reduce_max_masked_f16 SG_BM_(sg_reduce_max_masked_f16x)
#define sg_reduce_max_masked_bf16 SG_BM_(sg_reduce_max_masked_bf16x)
#define sg_reduce_max_masked_f32 SG_BM_(sg_reduce_max_masked_f32x)
#define sg_reduce_max_masked_f64 SG_BM_(sg_reduce_max_masked_f64x)
#define sg_reduce_and_masked_i8 SG_BM_(sg_reduce_and_masked_i8x)
#define sg_reduce_and_masked_u8 SG_BM_(sg_reduce_and_masked_u8x)
#define sg_reduce_and_masked_i16 SG_BM_(sg_reduce_and_masked_i16x)
#define sg_reduce_and_masked_u16 SG_BM_(sg_reduce_and_masked_u16x)
#define sg_reduce_and_masked_i32 SG_BM_(sg_reduce_and_masked_i32x)
#define sg_reduce_and_masked_u32 SG_BM_(sg_reduce_and_masked_u32x)
#define sg_reduce_and_masked_i64 SG_BM_(sg_reduce_and_masked_i64x)
#define sg_reduce_and_masked_u64 SG_BM_(sg_reduce_and_masked_u64x)
#define sg_reduce_or_masked_i8 SG_BM_(sg_reduce_or_masked_i8x)
#define sg_reduce_or_masked_u8 SG_BM_(sg_reduce_or_masked_u8x)
#define sg_reduce_or_masked_i16 SG_BM_(sg_reduce_or_masked_i16x)
#define sg_reduce_or_masked_u16 SG_BM_(sg_reduce_or_masked_u16x)
#define sg_reduce_or_masked_i32 SG_BM_(sg_reduce_or_masked_i32x)
#define sg_reduce_or_masked_u32 SG_BM_(sg_reduce_or_masked_u32x)
#define sg_reduce_or_masked_i64 SG_BM_(sg_reduce_or_masked_i64x)
#define sg_reduce_or_masked_u64 SG_BM_(sg_reduce_or_masked_u64x)
#define sg_reduce_xor_masked_i8 SG_BM_(sg_reduce_xor_masked_i8x)
#define sg_reduce_xor_masked_u8 SG_BM_(sg_reduce_xor_masked_u8x)
#define sg_reduce_xor_masked_i16 SG_BM_(sg_reduce_xor_masked_i16x)
#define sg_reduce_xor_masked_u16 SG_BM_(sg_reduce_xor_masked_u16x)
#define sg_reduce_xor_masked_i32 SG_BM_(sg_reduce_xor_masked_i32x)
#define sg_reduce_xor_masked_u32 SG_BM_(sg_reduce_xor_masked_u32x)
#define sg_reduce_xor_masked_i64 SG_BM_(sg_reduce_xor_masked_i64x)
#define sg_reduce_xor_masked_u64 SG_BM_(sg_reduce_xor_masked_u64x)
#define sg_reduce_clustered_add_i8 SG_B_(sg_reduce_clustered_add_i8x)
#define sg_reduce_clustered_add_u8 SG_B_(sg_reduce_clustered_add_u8x)
#define sg_reduce_clustered_add_i16 SG_B_(sg_reduce_clustered_add_i16x)
#define sg_reduce_clustered_add_u16 SG_B_(sg_reduce_clustered_add_u16x)
#define sg_reduce_clustered_add_i32 SG_B_(sg_reduce_clustered_add_i32x)
#define sg_reduce_clustered_add_u32 SG_B_(sg_reduce_clustered_add_u32x)
#define sg_reduce_clustered_add_i64 SG_B_(sg_reduce_clustered_add_i64x)
#define sg_reduce_clustered_add_u64 SG_B_(sg_reduce_clustered_add_u64x)
#define sg_reduce_clustered_add_f16 SG_B_(sg_reduce_clustered_add_f16x)
#define sg_reduce_clustered_add_bf16 SG_B_(sg_reduce_clustered_add_bf16x)
#define sg_reduce_clustered_add_f32 SG_B_(sg_reduce_clustered_add_f32x)
#define sg_reduce_clustered_add_f64 SG_B_(sg_reduce_clustered_add_f64x)
#define sg_reduce_clustered_mul_i8 SG_B_(sg_reduce_clustered_mul_i8x)
#define sg_reduce_clustered_mul_u8 SG_B_(sg_reduce_clustered_mul_u8x)
#define sg_reduce_clustered_mul_i16 SG_B_(sg_reduce_clustered_mul_i16x)
#define sg_reduce_clustered_mul_u16 SG_B_(sg_reduce_clustered_mul_u16x)
#define sg_reduce_clustered_mul_i32 SG_B_(sg_reduce_clustered_mul_i32x)
#define sg_reduce_clustered_mul_u32 SG_B_(sg_reduce_clustered_mul_u32x)
#define sg_reduce_clustered_mul_i64 SG_B_(sg_reduce_clustered_mul_i64x)
#define sg_reduce_clustered_mul_u64 SG_B_(sg_reduce_clustered_mul_u64x)
#define sg_reduce_clustered_mul_f16 SG_B_(sg_reduce_clustered_mul_f16x)
#define sg_reduce_clustered_mul_bf16 SG_B_(sg_reduce_clustered_mul_bf16x)
#define sg_reduce_clustered_mul_f32 SG_B_(sg_reduce_clustered_mul_f32x)
#define sg_reduce_clustered_mul_f64 SG_B_(sg_reduce_clustered_mul_f64x)
#define sg_reduce_clustered_min_i8 SG_B_(sg_reduce_clustered_min_i8x)
#define sg_reduce_clustered_min_u8 SG_B_(sg_reduce_clustered_min_u8x)
#define sg_reduce_clustered_min_i16 SG_B_(sg_reduce_clustered_min_i16x)
#define sg_reduce_clustered_min_u16 SG_B_(sg_reduce_clustered_min_u16x)
#define sg_reduce_clustered_min_i32 SG_B_(sg_reduce_clustered_min_i32x)
#define sg_reduce_clustered_min_u32 SG_B_(sg_reduce_clustered_min_u32x)
#define sg_reduce_clustered_min_i64 SG_B_(sg_reduce_clustered_min_i64x)
#define sg_reduce_clustered_min_u64 SG_B_(sg_reduce_clustered_min_u64x)
#define sg_reduce_clustered_min_f16 SG_B_(sg_reduce_clustered_min_f16x)
#define sg_reduce_clustered_min_bf16 SG_B_(sg_reduce_clustered_min_bf16x)
#define sg_reduce_clustered_min_f32 SG_B_(sg_reduce_clustered_min_f32x)
#define sg_reduce_clustered_min_f64 SG_B_(sg_reduce_clustered_min_f64x)
#define sg_reduce_clustered_max_i8 SG_B_(sg_reduce_clustered_max_i8x)
#define sg_reduce_clustered_max_u8 SG_B_(sg_reduce_clustered_max_u8x)
#define sg_reduce_clustered_max_i16 SG_B_(sg_reduce_clustered_max_i16x)
#define sg_reduce_clustered_max_u16 SG_B_(sg_reduce_clustered_max_u16x)
#define sg_reduce_clustered_max_i32 SG_B_(sg_reduce_clustered_max_i32x)
#define sg_reduce_clustered_max_u32 SG_B_(sg_reduce_clustered_max_u32x)
#define sg_reduce_clustered_max_i64 SG_B_(sg_reduce_clustered_max_i64x)
#define sg_reduce_clustered_max_u64 SG_B_(sg_reduce_clustered_max_u64x)
#define sg_reduce_clustered_max_f16 SG_B_(sg_reduce_clustered_max_f16x)
#define sg_reduce_clustered_max_bf16 SG_B_(sg_reduce_clustered_max_bf16x)
#define sg_reduce_clustered_max_f32 SG_B_(sg_reduce_clustered_max_f32x)
#define sg_reduce_clustered_max_f64 SG_B_(sg_reduce_clustered_max_f64x)
#define sg_reduce_clustered_and_i8 SG_B_(sg_reduce_clustered_and_i8x)
#define sg_reduce_clustered_and_u8 SG_B_(sg_reduce_clustered_and_u8x)
#define sg_reduce_clustered_and_i16 SG_B_(sg_reduce_clustered_and_i16x)
#define sg_reduce_clustered_and_u16 SG_B_(sg_reduce_clustered_and_u16x)
#define sg_reduce_clustered_and_i32 SG_B_(sg_reduce_clustered_and_i32x)
#define sg_reduce_clustered_and_u32 SG_B_(sg_reduce_clustered_and_u32x)
#define sg_reduce_clustered_and_i64 SG_B_(sg_reduce_clustered_and_i64x)
#define sg_reduce_clustered_and_u64 SG_B_(sg_reduce_clustered_and_u64x)
#define sg_reduce_clustered_or_i8 SG_B_(sg_reduce_clustered_or_i8x)
#define sg_reduce_clustered_or_u8 SG_B_(sg_reduce_clustered_or_u8x)
#define sg_reduce_clustered_or_i16 SG_B_(sg_reduce_clustered_or_i16x)
#define sg_reduce_clustered_or_u16 SG_B_(sg_reduce_clustered_or_u16x)
#define sg_reduce_clustered_or_i32 SG_B_(sg_reduce_clustered_or_i32x)
#define sg_reduce_clustered_or_u32 SG_B_(sg_reduce_clustered_or_u32x)
#define sg_reduce_clustered_or_i64 SG_B_(sg_reduce_clustered_or_i64x)
#define sg_reduce_clustered_or_u64 SG_B_(sg_reduce_clustered_or_u64x)
#define sg_reduce_clustered_xor_i8 SG_B_(sg_reduce_clustered_xor_i8x)
#define sg_reduce_clustered_xor_u8 SG_B_(sg_reduce_clustered_xor_u8x)
#define sg_reduce_clustered_xor_i16 SG_B_(sg_reduce_clustered_xor_i16x)
#define sg_reduce_clustered_xor_u16 SG_B_(sg_reduce_clustered_xor_u16x)
#define sg_reduce_clustered_xor_i32 SG_B_(sg_reduce_clustered_xor_i32x)
#define sg_reduce_clustered_xor_u32 SG_B_(sg_reduce_clustered_xor_u32x)
#define sg_reduce_clustered_xor_i64 SG_B_(sg_reduce_clustered_xor_i64x)
#define sg_reduce_clustered_xor_u64 SG_B_(sg_reduce_clustered_xor_u64x)
#define sg_scan_inclusive_add_i8 SG_B_(sg_scan_inclusive_add_i8x)
#define sg_scan_inclusive_add_u8 SG_B_(sg_scan_inclusive_add_u8x)
#define sg_scan_inclusive_add_i16 SG_B_(sg_scan_inclusive_add_i16x)
#define sg_scan_inclusive_add_u16 SG_B_(sg_scan_inclusive_add_u16x)
#define sg_scan_inclusive_add_i32 SG_B_(sg_scan_inclusive_add_i32x)
#define sg_scan_inclusive_add_u32 SG_B_(sg_scan_inclusive_add_u32x)
#define sg_scan_inclusive_add_i64 SG_B_(sg_scan_inclusive_add_i64x)
#define sg_scan_inclusive_add_u64 SG_B_(sg_scan_inclusive_add_u64x)
#define sg_scan_inclusive_add_f16 SG_B_(sg_scan_inclusive_add_f16x)
#define sg_scan_inclusive_add_bf16 SG_B_(sg_scan_inclusive_add_bf16x)
#define sg_scan_inclusive_add_f32 SG_B_(sg_scan_inclusive_add_f32x)
#define sg_scan_inclusive_add_f64 SG_B_(sg_scan_inclusive_add_f64x)
#define sg_scan_inclusive_mul_i8 SG_B_(sg_scan_inclusive_mul_i8x)
#define sg_scan_inclusive_mul_u8 SG_B_(sg_scan_inclusive_mul_u8x)
#define sg_scan_inclusive_mul_i16 SG_B_(sg_scan_inclusive_mul_i16x)
#define sg_scan_inclusive_mul_u16 SG_B_(sg_scan_inclusive_mul_u16x)
#define sg_scan_inclusive_mul_i32 SG_B_(sg_scan_inclusive_mul_i32x)
#define sg_scan_inclusive_mul_u32 SG_B_(sg_scan_inclusive_mul_u32x)
#define sg_scan_inclusive_mul_i64 SG_B_(sg_scan_inclusive_mul_i64x)
#define sg_scan_inclusive_mul_u64 SG_B_(sg_scan_inclusive_mul_u64x)
#define sg_scan_inclusive_mul_f16 SG_B_(sg_scan_inclusive_mul_f16x)
#define sg_scan_inclusive_mul_bf16 SG_B_(sg_scan_inclusive_mul_bf16x)
#define sg_scan_inclusive_mul_f32 SG_B_(sg_scan_inclusive_mul_f32x)
#define sg_scan_inclusive_mul_f64 SG_B_(sg_scan_inclusive_mul_f64x)
#define sg_scan_inclusive_min_i8 SG_B_(sg_scan_inclusive_min_i8x)
#define sg_scan_inclusive_min_u8 SG_B_(sg_scan_inclusive_min_u8x)
#define sg_scan_inclusive_min_i16 SG_B_(sg_scan_inclusive_min_i16x)
#define sg_scan_inclusive_min_u16 SG_B_(sg_scan_inclusive_min_u16x)
#define sg_scan_inclusive_min_i32 SG_B_(sg_scan_inclusive_min_i32x)
#define sg_scan_inclusive_min_u32 SG_B_(sg_scan_inclusive_min_u32x)
#define sg_scan_inclusive_min_i64 SG_B_(sg_scan_inclusive_min_i64x)
#define sg_scan_inclusive_min_u64 SG_B_(sg_scan_inclusive_min_u64x)
#define sg_scan_inclusive_min_f16 SG_B_(sg_scan_inclusive_min_f16x)
#define sg_scan_inclusive_min_bf16 SG_B_(sg_scan_inclusive_min_bf16x)
#define sg_scan_inclusive_min_f32 SG_B_(sg_scan_inclusive_min_f32x)
#define sg_scan_inclusive_min_f64 SG_B_(sg_scan_inclusive_min_f64x)
#define sg_scan_inclusive_max_i8 SG_B_(sg_scan_inclusive_max_i8x)
#define sg_scan_inclusive_max_u8 SG_B_(sg_scan_inclusive_max_u8x)
#define sg_scan_inclusive_max_i16 SG_B_(sg_scan_inclusive_max_i16x)
#define sg_scan_inclusive_max_u16 SG_B_(sg_scan_inclusive_max_u16x)
#define sg_scan_inclusive_max_i32 SG_B_(sg_scan_inclusive_max_i32x)
#define sg_scan_inclusive_max_u32 SG_B_(sg_scan_inclusive_max_u32x)
#define sg_scan_inclusive_max_i64 SG_B_(sg_scan_inclusive_max_i64x)
#define sg_scan_inclusive_max_u64 SG_B_(sg_scan_inclusive_max_u64x)
#define sg_scan_inclusive_max_f16 SG_B_(sg_scan_inclusive_max_f16x)
#define sg_scan_inclusive_max_bf16 SG_B_(sg_scan_inclusive_max_bf16x)
#define sg_scan_inclusive_max_f32 SG_B_(sg_scan_inclusive_max_f32x)
#define sg_scan_inclusive_max_f64 SG_B_(sg_scan_inclusive_max_f64x)
#define sg_scan_inclusive_and_i8 SG_B_(sg_scan_inclusive_and_i8x)
#define sg_scan_inclusive_and_u8 SG_B_(sg_scan_inclusive_and_u8x)
#define sg_scan_inclusive_and_i16 SG_B_(sg_scan_inclusive_and_i16x)
#define sg_scan_inclusive_and_u16 SG_B_(sg_scan_inclusive_and_u16x)
#define sg_scan_inclusive_and_i32 SG_B_(sg_scan_inclusive_and_i32x)
#define sg_scan_inclusive_and_u32 SG_B_(sg_scan_inclusive_and_u32x)
#define sg_scan_inclusive_and_i64 SG_B_(sg_scan_inclusive_and_i64x)
#define sg_scan_inclusive_and_u64 SG_B_(sg_scan_inclusive_and_u64x)
#define sg_scan_inclusive_or_i8 SG_B_(sg_scan_inclusive_or_i8x)
#define sg_scan_inclusive_or_u8 SG_B_(sg_scan_inclusive_or_u8x)
#define sg_scan_inclusive_or_i16 SG_B_(sg_scan_inclusive_or_i16x)
#define sg_scan_inclusive_or_u16 SG_B_(sg_scan_inclusive_or_u16x)
#define sg_scan_inclusive_or_i32 SG_B_(sg_scan_inclusive_or_i32x)
#define sg_scan_inclusive_or_u32 SG_B_(sg_scan_inclusive_or_u32x)
#define sg_scan_inclusive_or_i64 SG_B_(sg_scan_inclusive_or_i64x)
#define sg_scan_inclusive_or_u64 SG_B_(sg_scan_inclusive_or_u64x)
#define sg_scan_inclusive_xor_i8 SG_B_(sg_scan_inclusive_xor_i8x)
#define sg_scan_inclusive_xor_u8 SG_B_(sg_scan_inclusive_xor_u8x)
#define sg_scan_inclusive_xor_i16 SG_B_(sg_scan_inclusive_xor_i16x)
#define sg_scan_inclusive_xor_u16 SG_B_(sg_scan_inclusive_xor_u16x)
#define sg_scan_inclusive_xor_i32 SG_B_(sg_scan_inclusive_xor_i32x)
#define sg_scan_inclusive_xor_u32 SG_B_(sg_scan_inclusive_xor_u32x)
#define sg_scan_inclusive_xor_i64 SG_B_(sg_scan_inclusive_xor_i64x)
#define sg_scan_inclusive_xor_u64 SG_B_(sg_scan_inclusive_xor_u64x)
#define sg_scan_exclusive_add_i8 SG_B_(sg_scan_exclusive_add_i8x)
#define sg_scan_exclusive_add_u8 SG_B_(sg_scan_exclusive_add_u8x)
#define sg_scan_exclusive_add_i16 SG_B_(sg_scan_exclusive_add_i16x)
#define sg_scan_exclusive_add_u16 SG_B_(sg_scan_exclusive_add_u16x)
#define sg_scan_exclusive_add_i32 SG_B_(sg_scan_exclusive_add_i32x)
#define sg_scan_exclusive_add_u32 SG_B_(sg_scan_exclusive_add_u32x)
#define sg_scan_exclusive_add_i64 SG_B_(sg_scan_exclusive_add_i64x)
#define sg_scan_exclusive_add_u64 SG_B_(sg_scan_exclusive_add_u64x)
#define sg_scan_exclusive_add_f16 SG_B_(sg_scan_exclusive_add_f16x)
#define sg_scan_exclusive_add_bf16 SG_B_(sg_scan_exclusive_add_bf16x)
#define sg_scan_exclusive_add_f32 SG_B_(sg_scan_exclusive_add_f32x)
#define sg_scan_exclusive_add_f64 SG_B_(sg_scan_exclusive_add_f64x)
#define sg_scan_exclusive_mul_i8 SG_B_(sg_scan_exclusive_mul_i8x)
#define sg_scan_exclusive_mul_u8 SG_B_(sg_scan_exclusive_mul_u8x)
#define sg_scan_exclusive_mul_i16 SG_B_(sg_scan_exclusive_mul_i16x)
#define sg_scan_exclusive_mul_u16 SG_B_(sg_scan_exclusive_mul_u16x)
#define sg_scan_exclusive_mul_i32 SG_B_(sg_scan_exclusive_mul_i32x)
#define sg_scan_exclusive_mul_u32 SG_B_(sg_scan_exclusive_mul_u32x)
#define sg_scan_exclusive_mul_i64 SG_B_(sg_scan_exclusive_mul_i64x)
#define sg_scan_exclusive_mul_u64 SG_B_(sg_scan_exclusive_mul_u64x)
#define sg_scan_exclusive_mul_f16 SG_B_(sg_scan_exclusive_mul_f16x)
#define sg_scan_exclusive_mul_bf16 SG_B_(sg_scan_exclusive_mul_bf16x)
#define sg_scan_exclusive_mul_f32 SG_B_(sg_scan_exclusive_mul_f32x)
#define sg_scan_exclusive_mul_f64 SG_B_(sg_scan_exclusive_mul_f64x)
#define sg_scan_exclusive_min_i8 SG_B_(sg_scan_exclusive_min_i8x)
#define sg_scan_exclusive_min_u8 SG_B_(sg_scan_exclusive_min_u8x)
#define sg_scan_exclusive_min_i16 SG_B_(sg_scan_exclusive_min_i16x)
#define sg_scan_exclusive_min_u16 SG_B_(sg_scan_exclusive_min_u16x)
#define sg_scan_exclusive_min_i32 SG_B_(sg_scan_exclusive_min_i32x)
#define sg_scan_exclusive_min_u32 SG_B_(sg_scan_exclusive_min_u32x)
#define sg_scan_exclusive_min_i64 SG_B_(sg_scan_exclusive_min_i64x)
#define sg_scan_exclusive_min_u64 SG_B_(sg_scan_exclusive_min_u64x)
#define sg_scan_exclusive_min_f16 SG_B_(sg_scan_exclusive_min_f16x)
#define sg_scan_exclusive_min_bf16 SG_B_(sg_scan_exclusive_min_bf16x)
#define sg_scan_exclusive_min_f32 SG_B_(sg_scan_exclusive_min_f32x)
#define sg_scan_exclusive_min_f64 SG_B_(sg_scan_exclusive_min_f64x)
#define sg_scan_exclusive_max_i8 SG_B_(sg_scan_exclusive_max_i8x)
#define sg_scan_exclusive_max_u8 SG_B_(sg_scan_exclusive_max_u8x)
#define sg_scan_exclusive_max_i16 SG_B_(sg_scan_exclusive_max_i16x)
#define sg_scan_exclusive_max_u16 SG_B_(sg_scan_exclusive_max_u16x)
#define sg_scan_exclusive_max_i32 SG_B_(sg_scan_exclusive_max_i32x)
#define sg_scan_exclusive_max_u32 SG_B_(sg_scan_exclusive_max_u32x)
#define sg_scan_exclusive_max_i64 SG_B_(sg_scan_exclusive_max_i64x)
#define sg_scan_exclusive_max_u64 SG_B_(sg_scan_exclusive_max_u64x)
#define sg_scan_exclusive_max_f16 SG_B_(sg_scan_exclusive_max_f16x)
#define sg_scan_exclusive_max_bf16 SG_B_(sg_scan_exclusive_max_bf16x)
#define sg_scan_exclusive_max_f32 SG_B_(sg_scan_exclusive_max_f32x)
#define sg_scan_exclusive_max_f64 SG_B_(sg_scan_exclusive_max_f64x)
#define sg_scan_exclusive_and_i8 SG_B_(sg_scan_exclusive_and_i8x)
#define sg_scan_exclusive_and_u8 SG_B_(sg_scan_exclusive_and_u8x)
#define sg_scan_exclusive_and_i16 SG_B_(sg_scan_exclusive_and_i16x)
#define sg_scan_exclusive_and_u16 SG_B_(sg_scan_exclusive_and_u16x)
#define sg_scan_exclusive_and_i32 SG_B_(sg_scan_exclusive_and_i32x)
#define sg_scan_exclusive_and_u32 SG_B_(sg_scan_exclusive_and_u32x)
#define sg_scan_exclusive_and_i64 SG_B_(sg_scan_exclusive_and_i64x)
#define sg_scan_exclusive_and_u64 SG_B_(sg_scan_exclusive_and_u64x)
#define sg_scan_exclusive_or_i8 SG_B_(sg_scan_exclusive_or_i8x)
#define sg_scan_exclusive_or_u8 SG_B_(sg_scan_exclusive_or_u8x)
#define sg_scan_exclusive_or_i16 SG_B_(sg_scan_exclusive_or_i16x)
#define sg_scan_exclusive_or_u16 SG_B_(sg_scan_exclusive_or_u16x)
#define sg_scan_exclusive_or_i32 SG_B_(sg_scan_exclusive_or_i32x)
#define sg_scan_exclusive_or_u32 SG_B_(sg_scan_exclusive_or_u32x)
#define sg_scan_exclusive_or_i64 SG_B_(sg_scan_exclusive_or_i64x)
#define sg_scan_exclusive_or_u64 SG_B_(sg_scan_exclusive_or_u64x)
#define sg_scan_exclusive_xor_i8 SG_B_(sg_scan_exclusive_xor_i8x)
#define sg_scan_exclusive_xor_u8 SG_B_(sg_scan_exclusive_xor_u8x)
#define sg_scan_exclusive_xor_i16 SG_B_(sg_scan_exclusive_xor_i16x)
#define sg_scan_exclusive_xor_u16 SG_B_(sg_scan_exclusive_xor_u16x)
#define sg_scan_exclusive_xor_i32 SG_B_(sg_scan_exclusive_xor_i32x)
#define sg_scan_exclusive_xor_u32 SG_B_(sg_scan_exclusive_xor_u32x)
#define sg_scan_exclusive_xor_i64 SG_B_(sg_scan_exclusive_xor_i64x)
#define sg_scan_exclusive_xor_u64 SG_B_(sg_scan_exclusive_xor_u64x)
#define sg_scan_inclusive_add_masked_i8 SG_BM_(sg_scan_inclusive_add_masked_i8x)
#define sg_scan_inclusive_add_masked_u8 SG_BM_(sg_scan_inclusive_add_masked_u8x)
#define sg_scan_inclusive_add_masked_i16 SG_BM_(sg_scan_inclusive_add_masked_i16x)
#define sg_scan_inclusive_add_masked_u16 SG_BM_(sg_scan_inclusive_add_masked_u16x)
#define sg_scan_inclusive_add_masked_i32 SG_BM_(sg_scan_inclusive_add_masked_i32x)
#define sg_scan_inclusive_add_masked_u32 SG_BM_(sg_scan_inclusive_add_masked_u32x)
#define sg_scan_inclusive_add_masked_i64 SG_BM_(sg_scan_inclusive_add_masked_i64x)
#define sg_scan_inclusive_add_masked_u64 SG_BM_(sg_scan_inclusive_add_masked_u64x)
#define sg_scan_inclusive_add_masked_f16 SG_BM_(sg_scan_inclusive_add_masked_f16x)
#define sg_scan_inclusive_add_masked_bf16 SG_BM_(sg_scan_inclusive_add_masked_bf16x)
#define sg_scan_inclusive_add_masked_f32 SG_BM_(sg_scan_inclusive_add_masked_f32x)
#define sg_scan_inclusive_add_masked_f64 SG_BM_(sg_scan_inclusive_add_masked_f64x)
#define sg_scan_inclusive_mul_masked_i8 SG_BM_(sg_scan_inclusive_mul_masked_i8x)
#define sg_scan_inclusive_mul_masked_u8 SG_BM_(sg_scan_inclusive_mul_masked_u8x)
#define sg_scan_inclusive_mul_masked_i16 SG_BM_(sg_scan_inclusive_mul_masked_i16x)
#define sg_scan_inclusive_mul_masked_u16 SG_BM_(sg_scan_inclusive_mul_masked_u16x)
#define sg_scan_inclusive_mul_masked_i32 SG_BM_(sg_scan_inclusive_mul_masked_i32x)
#define sg_scan_inclusive_mul_masked_u32 SG_BM_(sg_scan_inclusive_mul_masked_u32x)
#define sg_scan_inclusive_mul_masked_i64 SG_BM_(sg_scan_inclusive_mul_masked_i64x)
#define sg_scan_inclusive_mul_masked_u64 SG_BM_(sg_scan_inclusive_mul_masked_u64x)
#define sg_scan_inclusive_mul_masked_f16 SG_BM_(sg_scan_inclusive_mul_masked_f16x)
#define sg_scan_inclusive_mul_masked_bf16 SG_BM_(sg_scan_inclusive_mul_masked_bf16x)
#define sg_scan_inclusive_mul_masked_f32 SG_BM_(sg_scan_inclusive_mul_masked_f32x)
#define sg_scan_inclusive_mul_masked_f64 SG_BM_(sg_scan_inclusive_mul_masked_f64x)
#define sg_scan_inclusive_min_masked_i8 SG_BM_(sg_scan_inclusive_min_masked_i8x)
#define sg_scan_inclusive_min_masked_u8 SG_BM_(sg_scan_inclusive_min_masked_u8x)
#define sg_scan_inclusive_min_masked_i16 SG_BM_(sg_scan_inclusive_min_masked_i16x)
#define sg_scan_inclusive_min_masked_u16 SG_BM_(sg_scan_inclusive_min_masked_u16x)
#define sg_scan_inclusive_min_masked_i32 SG_BM_(sg_scan_inclusive_min_masked_i32x)
#define sg_scan_inclusive_min_masked_u32 SG_BM_(sg_scan_inclusive_min_masked_u32x)
#define sg_scan_inclusive_min_masked_i64 SG_BM_(sg_scan_inclusive_min_masked_i64x)
#define sg_scan_inclusive_min_masked_u64 SG_BM_(sg_scan_inclusive_min_masked_u64x)
#define sg_scan_inclusive_min_masked_f16 SG_BM_(sg_scan_inclusive_min_masked_f16x)
#define sg_scan_inclusive_min_masked_bf16 SG_BM_(sg_scan_inclusive_min_masked_bf16x)
#define sg_scan_inclusive_min_masked_f32 SG_BM_(sg_scan_inclusive_min_masked_f32x)
#define sg_scan_inclusive_min_masked_f64 SG_BM_(sg_scan_inclusive_min_masked_f64x)
#define sg_scan_inclusive_max_masked_i8 SG_BM_(sg_scan_inclusive_max_masked_i8x)
#define sg_scan_inclusive_max_masked_u8 SG_BM_(sg_scan_inclusive_max_masked_u8x)
#define sg_scan_inclusive_max_masked_i16 SG_BM_(sg_scan_inclusive_max_masked_i16x)
#define sg_scan_inclusive_max_masked_u16 SG_BM_(sg_scan_inclusive_max_masked_u16x)
#define sg_scan_inclusive_max_masked_i32 SG_BM_(sg_scan_inclusive_max_masked_i32x)
#define sg_scan_inclusive_max_masked_u32 SG_BM_(sg_scan_inclusive_max_masked_u32x)
#define sg_scan_inclusive_max_masked_i64 SG_BM_(sg_scan_inclusive_max_masked_i64x)
#define sg_scan_inclusive_max_masked_u64 SG_BM_(sg_scan_inclusive_max_masked_u64x)
#define sg_scan_inclusive_max_masked_f16 SG_BM_(sg_scan_inclusive_max_masked_f16x)
#define sg_scan_inclusive_max_masked_bf16 SG_BM_(sg_scan_inclusive_max_masked_bf16x)
#define sg_scan_inclusive_max_masked_f32 SG_BM_(sg_scan_inclusive_max_masked_f32x)
#define sg_scan_inclusive_max_masked_f64 SG_BM_(sg_scan_inclusive_max_masked_f64x)
#define sg_scan_inclusive_and_masked_i8 SG_BM_(sg_scan_inclusive_and_masked_i8x)
#define sg_scan_inclusive_and_masked_u8 SG_BM_(sg_scan_inclusive_and_masked_u8x)
#define sg_scan_inclusive_and_masked_i16 SG_BM_(sg_scan_inclusive_and_masked_i16x)
#define sg_scan_inclusive_and_masked_u16 SG_BM_(sg_scan_inclusive_and_masked_u16x)
#define sg_scan_inclusive_and_masked_i32 SG_BM_(sg_scan_inclusive_and_masked_i32x)
#define sg_scan_inclusive_and_masked_u32 SG_BM_(sg_scan_inclusive_and_masked_u32x)
#define sg_scan_inclusive_and_masked_i64 SG_BM_(sg_scan_inclusive_and_masked_i64x)
#define sg_scan_inclusive_and_masked_u64 SG_BM_(sg_scan_inclusive_and_masked_u64x)
#define sg_scan_inclusive_or_masked_i8 SG_BM_(sg_scan_inclusive_or_masked_i8x)
#define sg_scan_inclusive_or_masked_u8 SG_BM_(sg_scan_inclusive_or_masked_u8x)
#define sg_scan_inclusive_or_masked_i16 SG_BM_(sg_scan_inclusive_or_masked_i16x)
#define sg_scan_inclusive_or_masked_u16 SG_BM_(sg_scan_inclusive_or_masked_u16x)
#define sg_scan_inclusive_or_masked_i32 SG_BM_(sg_scan_inclusive_or_masked_i32x)
#define sg_scan_inclusive_or_masked_u32 SG_BM_(sg_scan_inclusive_or_masked_u32x)
#define sg_scan_inclusive_or_masked_i64 SG_BM_(sg_scan_inclusive_or_masked_i64x)
#define sg_scan_inclusive_or_masked_u64 SG_BM_(sg_scan_inclusive_or_masked_u64x)
#define sg_scan_inclusive_xor_masked_i8 SG_BM_(sg_scan_inclusive_xor_masked_i8x)
#define sg_scan_inclusive_xor_masked_u8 SG_BM_(sg_scan_inclusive_xor_masked_u8x)
#define sg_scan_inclusive_xor_masked_i16 SG_BM_(sg_scan_inclusive_xor_masked_i16x)
#define sg_scan_inclusive_xor_masked_u16 SG_BM_(sg_scan_inclusive_xor_masked_u16x)
#define sg_scan_inclusive_xor_masked_i32 SG_BM_(sg_scan_inclusive_xor_masked_i32x)
#define sg_scan_inclusive_xor_masked_u32 SG_BM_(sg_scan_inclusive_xor_masked_u32x)
#define sg_scan_inclusive_xor_masked_i64 SG_BM_(sg_scan_inclusive_xor_masked_i64x)
#define sg_scan_inclusive_xor_masked_u64 SG_BM_(sg_scan_inclusive_xor_masked_u64x)
#define sg_scan_exclusive_add_masked_i8 SG_BM_(sg_scan_exclusive_add_masked_i8x)
#define sg_scan_exclusive_add_masked_u8 SG_BM_(sg_scan_exclusive_add_masked_u8x)
#define sg_scan_exclusive_add_masked_i16 SG_BM_(sg_scan_exclusive_add_masked_i16x)
#define sg_scan_exclusive_add_masked_u16 SG_BM_(sg_scan_exclusive_add_masked_u16x)
#define sg_scan_exclusive_add_masked_i32 SG_BM_(sg_scan_exclusive_add_masked_i32x)
#define sg_scan_exclusive_add_masked_u32 SG_BM_(sg_scan_exclusive_add_masked_u32x)
#define sg_scan_exclusive_add_masked_i64 SG_BM_(sg_scan_exclusive_add_masked_i64x)
#define sg_scan_exclusive_add_masked_u64 SG_BM_(sg_scan_exclusive_add_masked_u64x)
#define sg_scan_exclusive_add_masked_f16 SG_BM_(sg_scan_exclusive_add_masked_f16x)
#define sg_scan_exclusive_add_masked_bf16 SG_BM_(sg_scan_exclusive_add_masked_bf16x)
#define sg_scan_exclusive_add_masked_f32 SG_BM_(sg_scan_exclusive_add_masked_f32x)
#define sg_scan_exclusive_add_masked_f64 SG_BM_(sg_scan_exclusive_add_masked_f64x)
#define sg_scan_exclusive_mul_masked_i8 SG_BM_(sg_scan_exclusive_mul_masked_i8x)
#define sg_scan_exclusive_mul_masked_u8 SG_BM_(sg_scan_exclusive_mul_masked_u8x)
#define sg_scan_exclusive_mul_masked_i16 SG_BM_(sg_scan_exclusive_mul_masked_i16x)
#define sg_scan_exclusive_mul_masked_u16 SG_BM_(sg_scan_exclusive_mul_masked_u16x)
#define sg_scan_exclusive_mul_masked_i32 SG_BM_(sg_scan_exclusive_mul_masked_i32x)
#define sg_scan_exclusive_mul_masked_u32 SG_BM_(sg_scan_exclusive_mul_masked_u32x)
#define sg_scan_exclusive_mul_masked_i64 SG_BM_(sg_scan_exclusive_mul_masked_i64x)
#define sg_scan_exclusive_mul_masked_u64 SG_BM_(sg_scan_exclusive_mul_masked_u64x)
#define sg_scan_exclusive_mul_masked_f16 SG_BM_(sg_scan_exclusive_mul_masked_f16x)
#define sg_scan_exclusive_mul_masked_bf16 SG_BM_(sg_scan_exclusive_mul_masked_bf16x)
#define sg_scan_exclusive_mul_masked_f32 SG_BM_(sg_scan_exclusive_mul_masked_f32x)
#define sg_scan_exclusive_mul_masked_f64 SG_BM_(sg_scan_exclusive_mul_masked_f64x)
#define sg_scan_exclusive_min_masked_i8 SG_BM_(sg_scan_exclusive_min_masked_i8x)
#define sg_scan_exclusive_min_masked_u8 SG_BM_(sg_scan_exclusive_min_masked_u8x)
#define sg_scan_exclusive_min_masked_i16 SG_BM_(sg_scan_exclusive_min_masked_i16x)
#define sg_scan_exclusive_min_masked_u16 SG_BM_(sg_scan_exclusive_min_masked_u16x)
#define sg_scan_exclusive_min_masked_i32 SG_BM_(sg_scan_exclusive_min_masked_i32x)
#define sg_scan_exclusive_min_masked_u32 SG_BM_(sg_scan_exclusive_min_masked_u32x)
#define sg_scan_exclusive_min_masked_i64 SG_BM_(sg_scan_exclusive_min_masked_i64x)
#define sg_scan_exclusive_min_masked_u64 SG_BM_(sg_scan_exclusive_min_masked_u64x)
#define sg_scan_exclusive_min_masked_f16 SG_BM_(sg_scan_exclusive_min_masked_f16x)
#define sg_scan_exclusive_min_masked_bf16 SG_BM_(sg_scan_exclusive_min_masked_bf16x)
#define sg_scan_exclusive_min_masked_f32 SG_BM_(sg_scan_exclusive_min_masked_f32x)
#define sg_scan_exclusive_min_masked_f64 SG_BM_(sg_scan_exclusive_min_masked_f64x)
#define sg_scan_exclusive_max_masked_i8 SG_BM_(sg_scan_exclusive_max_masked_i8x)
#define sg_scan_exclusive_max_masked_u8 SG_BM_(sg_scan_exclusive_max_masked_u8x)
#define sg_scan_exclusive_max_masked_i16 SG_BM_(sg_scan_exclusive_max_masked_i16x)
#define sg_scan_exclusive_max_masked_u16 SG_BM_(sg_scan_exclusive_max_masked_u16x)
#define sg_scan_exclusive_max_masked_i32 SG_BM_(sg_scan_exclusive_max_masked_i32x)
#define sg_scan_exclusive_max_masked_u32 SG_BM_(sg_scan_exclusive_max_masked_u32x)
#define sg_scan_exclusive_max_masked_i64 SG_BM_(sg_scan_exclusive_max_masked_i64x)
#define sg_scan_exclusive_max_masked_u64 SG_BM_(sg_scan_exclusive_max_masked_u64x)
#define sg_scan_exclusive_max_masked_f16 SG_BM_(sg_scan_exclusive_max_masked_f16x)
#define sg_scan_exclusive_max_masked_bf16 SG_BM_(sg_scan_exclusive_max_masked_bf16x)
#define sg_scan_exclusive_max_masked_f32 SG_BM_(sg_scan_exclusive_max_masked_f32x)
#define sg_scan_exclusive_max_masked_f64 SG_BM_(sg_scan_exclusive_max_masked_f64x)
#define sg_scan_exclusive_and_masked_i8 SG_BM_(sg_scan_exclusive_and_masked_i8x)
#define sg_scan_exclusive_and_masked_u8 SG_BM_(sg_scan_exclusive_and_masked_u8x)
#define sg_scan_exclusive_and_masked_i16 SG_BM_(sg_scan_exclusive_and_masked_i16x)
#define sg_scan_exclusive_and_masked_u16 SG_BM_(sg_scan_exclusive_and_masked_u16x)
#define sg_scan_exclusive_and_masked_i32 SG_BM_(sg_scan_exclusive_and_masked_i32x)
#define sg_scan_exclusive_and_masked_u32 SG_BM_(sg_scan_exclusive_and_masked_u32x)
#define sg_scan_exclusive_and_masked_i64 SG_BM_(sg_scan_exclusive_and_masked_i64x)
#define sg_scan_exclusive_and_masked_u64 SG_BM_(sg_scan_exclusive_and_masked_u64x)
#define sg_scan_exclusive_or_masked_i8 SG_BM_(sg_scan_exclusive_or_masked_i8x)
#define sg_scan_exclusive_or_masked_u8 SG_BM_(sg_scan_exclusive_or_masked_u8x)
#define sg_scan_exclusive_or_masked_i16 SG_BM_(sg_scan_exclusive_or_masked_i16x)
#define sg_scan_exclusive_or_masked_u16 SG_BM_(sg_scan_exclusive_or_masked_u16x)
#define sg_scan_exclusive_or_masked_i32 SG_BM_(sg_scan_exclusive_or_masked_i32x)
#define sg_scan_exclusive_or_masked_u32 SG_BM_(sg_scan_exclusive_or_masked_u32x)
#define sg_scan_exclusive_or_masked_i64 SG_BM_(sg_scan_exclusive_or_masked_i64x)
#define sg_scan_exclusive_or_masked_u64 SG_BM_(sg_scan_exclusive_or_masked_u64x)
#define sg_scan_exclusive_xor_masked_i8 SG_BM_(sg_scan_exclusive_xor_masked_i8x)
#define sg_scan_exclusive_xor_masked_u8 SG_BM_(sg_scan_exclusive_xor_masked_u8x)
#define sg_scan_exclusive_xor_masked_i16 SG_BM_(sg_scan_exclusive_xor_masked_i16x)
#define sg_scan_exclusive_xor_masked_u16 SG_BM_(sg_scan_exclusive_xor_masked_u16x)
#define sg_scan_exclusive_xor_masked_i32 SG_BM_(sg_scan_exclusive_xor_masked_i32x)
#define sg_scan_exclusive_xor_masked_u32 SG_BM_(sg_scan_exclusive_xor_masked_u32x)
#define sg_scan_exclusive_xor_masked_i64 SG_BM_(sg_scan_exclusive_xor_masked_i64x)
#define sg_scan_exclusive_xor_masked_u64 SG_BM_(sg_scan_exclusive_xor_masked_u64x)
#define sg_match_any_i8 SG_B_(sg_match_any_i8x)
#define sg_match_any_u8 SG_B_(sg_match_any_u8x)
#define sg_match_any_i16 SG_B_(sg_match_any_i16x)
#define sg_match_any_u16 SG_B_(sg_match_any_u16x)
#define sg_match_any_i32 SG_B_(sg_match_any_i32x)
#define sg_match_any_u32 SG_B_(sg_match_any_u32x)
#define sg_match_any_i64 SG_B_(sg_match_any_i64x)
#define sg_match_any_u64 SG_B_(sg_match_any_u64x)
#define sg_match_any_f16 SG_B_(sg_match_any_f16x)
#define sg_match_any_bf16 SG_B_(sg_match_any_bf16x)
#define sg_match_any_f32 SG_B_(sg_match_any_f32x)
#define sg_match_any_f64 SG_B_(sg_match_any_f64x)
#define sg_match_all_i8 SG_B_(sg_match_all_i8x)
#define sg_match_all_u8 SG_B_(sg_match_all_u8x)
#define sg_match_all_i16 SG_B_(sg_match_all_i16x)
#define sg_match_all_u16 SG_B_(sg_match_all_u16x)
#define sg_match_all_i32 SG_B_(sg_match_all_i32x)
#define sg_match_all_u32 SG_B_(sg_match_all_u32x)
#define sg_match_all_i64 SG_B_(sg_match_all_i64x)
#define sg_match_all_u64 SG_B_(sg_match_all_u64x)
#define sg_match_all_f16 SG_B_(sg_match_all_f16x)
#define sg_match_all_bf16 SG_B_(sg_match_all_bf16x)
#define sg_match_all_f32 SG_B_(sg_match_all_f32x)
#define sg_match_all_f64 SG_B_(sg_match_all_f64x)
#define sg_all_equal_i8 SG_B_(sg_all_equal_i8x)
#define sg_all_equal_u8 SG_B_(sg_all_equal_u8x)
#define sg_all_equal_i16 SG_B_(sg_all_equal_i16x)
#define sg_all_equal_u16 SG_B_(sg_all_equal_u16x)
#define sg_all_equal_i32 SG_B_(sg_all_equal_i32x)
#define sg_all_equal_u32 SG_B_(sg_all_equal_u32x)
#define sg_all_equal_i64 SG_B_(sg_all_equal_i64x)
#define sg_all_equal_u64 SG_B_(sg_all_equal_u64x)
#define sg_all_equal_f16 SG_B_(sg_all_equal_f16x)
#define sg_all_equal_bf16 SG_B_(sg_all_equal_bf16x)
#define sg_all_equal_f32 SG_B_(sg_all_equal_f32x)
#define sg_all_equal_f64 SG_B_(sg_all_equal_f64x)
#define sg_load_v2_i8 SG_B_(sg_load_v2_i8x)
#define sg_load_v2_u8 SG_B_(sg_load_v2_u8x)
#define sg_load_v2_i16 SG_B_(sg_load_v2_i16x)
#define sg_load_v2_u16 SG_B_(sg_load_v2_u16x)
#define sg_load_v2_i32 SG_B_(sg_load_v2_i32x)
#define sg_load_v2_u32 SG_B_(sg_load_v2_u32x)
#define sg_load_v2_i64 SG_B_(sg_load_v2_i64x)
#define sg_load_v2_u64 SG_B_(sg_load_v2_u64x)
#define sg_load_v2_f16 SG_B_(sg_load_v2_f16x)
#define sg_load_v2_bf16 SG_B_(sg_load_v2_bf16x)
#define sg_load_v2_f32 SG_B_(sg_load_v2_f32x)
#define sg_load_v2_f64 SG_B_(sg_load_v2_f64x)
#define sg_store_v2_i8 SG_B_(sg_store_v2_i8x)
#define sg_store_v2_u8 SG_B_(sg_store_v2_u8x)
#define sg_store_v2_i16 SG_B_(sg_store_v2_i16x)
#define sg_store_v2_u16 SG_B_(sg_store_v2_u16x)
#define sg_store_v2_i32 SG_B_(sg_store_v2_i32x)
#define sg_store_v2_u32 SG_B_(sg_store_v2_u32x)
#define sg_store_v2_i64 SG_B_(sg_store_v2_i64x)
#define sg_store_v2_u64 SG_B_(sg_store_v2_u64x)
#define sg_store_v2_f16 SG_B_(sg_store_v2_f16x)
#define sg_store_v2_bf16 SG_B_(sg_store_v2_bf16x)
#define sg_store_v2_f32 SG_B_(sg_store_v2_f32x)
#define sg_store_v2_f64 SG_B_(sg_store_v2_f64x)
#define sg_block_load_v2_i8 SG_B_(sg_block_load_v2_i8x)
#define sg_block_load_v2_u8 SG_B_(sg_block_load_v2_u8x)
#define sg_block_load_v2_i16 SG_B_(sg_block_load_v2_i16x)
#define sg_block_load_v2_u16 SG_B_(sg_block_load_v2_u16x)
#define sg_block_load_v2_i32 SG_B_(sg_block_load_v2_i32x)
#define sg_block_load_v2_u32 SG_B_(sg_block_load_v2_u32x)
#define sg_block_load_v2_i64 SG_B_(sg_block_load_v2_i64x)
#define sg_block_load_v2_u64 SG_B_(sg_block_load_v2_u64x)
#define sg_block_load_v2_f16 SG_B_(sg_block_load_v2_f16x)
#define sg_block_load_v2_bf16 SG_B_(sg_block_load_v2_bf16x)
#define sg_block_load_v2_f32 SG_B_(sg_block_load_v2_f32x)
#define sg_block_load_v2_f64 SG_B_(sg_block_load_v2_f64x)
#define sg_block_store_v2_i8 SG_B_(sg_block_store_v2_i8x)
#define sg_block_store_v2_u8 SG_B_(sg_block_store_v2_u8x)
#define sg_block_store_v2_i16 SG_B_(sg_block_store_v2_i16x)
#define sg_block_store_v2_u16 SG_B_(sg_block_store_v2_u16x)
#define sg_block_store_v2_i32 SG_B_(sg_block_store_v2_i32x)
#define sg_block_store_v2_u32 SG_B_(sg_block_store_v2_u32x)
#define sg_block_store_v2_i64 SG_B_(sg_block_store_v2_i64x)
#define sg_block_store_v2_u64 SG_B_(sg_block_store_v2_u64x)
#define sg_block_store_v2_f16 SG_B_(sg_block_store_v2_f16x)
#define sg_block_store_v2_bf16 SG_B_(sg_block_store_v2_bf16x)
#define sg_block_store_v2_f32 SG_B_(sg_block_store_v2_f32x)
#define sg_block_store_v2_f64 SG_B_(sg_block_store_v2_f64x)
#define sg_load_v3_i8 SG_B_(sg_load_v3_i8x)
#define sg_load_v3_u8 SG_B_(sg_load_v3_u8x)
#define sg_load_v3_i16 SG_B_(sg_load_v3_i16x)
#define sg_load_v3_u16 SG_B_(sg_load_v3_u16x)
#define sg_load_v3_i32 SG_B_(sg_load_v3_i32x)
#define sg_load_v3_u32 SG_B_(sg_load_v3_u32x)
#define sg_load_v3_i64 SG_B_(sg_load_v3_i64x)
#define sg_load_v3_u64 SG_B_(sg_load_v3_u64x)
#define sg_load_v3_f16 SG_B_(sg_load_v3_f16x)
#define sg_load_v3_bf16 SG_B_(sg_load_v3_bf16x)
#define sg_load_v3_f32 SG_B_(sg_load_v3_f32x)
#define sg_load_v3_f64 SG_B_(sg_load_v3_f64x)
#define sg_store_v3_i8 SG_B_(sg_store_v3_i8x)
#define sg_store_v3_u8 SG_B_(sg_store_v3_u8x)
#define sg_store_v3_i16 SG_B_(sg_store_v3_i16x)
#define sg_store_v3_u16 SG_B_(sg_store_v3_u16x)
#define sg_store_v3_i32 SG_B_(sg_store_v3_i32x)
#define sg_store_v3_u32 SG_B_(sg_store_v3_u32x)
#define sg_store_v3_i64 SG_B_(sg_store_v3_i64x)
#define sg_store_v3_u64 SG_B_(sg_store_v3_u64x)
#define sg_store_v3_f16 SG_B_(sg_store_v3_f16x)
#define sg_store_v3_bf16 SG_B_(sg_store_v3_bf16x)
#define sg_store_v3_f32 SG_B_(sg_store_v3_f32x)
#define sg_store_v3_f64 SG_B_(sg_store_v3_f64x)
#define sg_block_load_v3_i8 SG_B_(sg_block_load_v3_i8x)
#define sg_block_load_v3_u8 SG_B_(sg_block_load_v3_u8x)
#define sg_block_load_v3_i16 SG_B_(sg_block_load_v3_i16x)
#define sg_block_load_v3_u16 SG_B_(sg_block_load_v3_u16x)
#define sg_block_load_v3_i32 SG_B_(sg_block_load_v3_i32x)
#define sg_block_load_v3_u32 SG_B_(sg_block_load_v3_u32x)
#define sg_block_load_v3_i64 SG_B_(sg_block_load_v3_i64x)
#define sg_block_load_v3_u64 SG_B_(sg_block_load_v3_u64x)
#define sg_block_load_v3_f16 SG_B_(sg_block_load_v3_f16x)
#define sg_block_load_v3_bf16 SG_B_(sg_block_load_v3_bf16x)
#define sg_block_load_v3_f32 SG_B_(sg_block_load_v3_f32x)
#define sg_block_load_v3_f64 SG_B_(sg_block_load_v3_f64x)
#define sg_block_store_v3_i8 SG_B_(sg_block_store_v3_i8x)
#define sg_block_store_v3_u8 SG_B_(sg_block_store_v3_u8x)
#define sg_block_store_v3_i16 SG_B_(sg_block_store_v3_i16x)
#define sg_block_store_v3_u16 SG_B_(sg_block_store_v3_u16x)
#define sg_block_store_v3_i32 SG_B_(sg_block_store_v3_i32x)
#define sg_block_store_v3_u32 SG_B_(sg_block_store_v3_u32x)
#define sg_block_store_v3_i64 SG_B_(sg_block_store_v3_i64x)
#define sg_block_store_v3_u64 SG_B_(sg_block_store_v3_u64x)
#define sg_block_store_v3_f16 SG_B_(sg_block_store_v3_f16x)
#define sg_block_store_v3_bf16 SG_B_(sg_block_store_v3_bf16x)
#define sg_block_store_v3_f32 SG_B_(sg_block_store_v3_f32x)
#define sg_block_store_v3_f64 SG_B_(sg_block_store_v3_f64x)
#define sg_load_v4_i8 SG_B_(sg_load_v4_i8x)
#define sg_load_v4_u8 SG_B_(sg_load_v4_u8x)
#define sg_load_v4_i16 SG_B_(sg_load_v4_i16x)
#define sg_load_v4_u16 SG_B_(sg_load_v4_u16x)
#define sg_load_v4_i32 SG_B_(sg_load_v4_i32x)
#define sg_load_v4_u32 SG_B_(sg_load_v4_u32x)
#define sg_load_v4_i64 SG_B_(sg_load_v4_i64x)
#define sg_load_v4_u64 SG_B_(sg_load_v4_u64x)
#define sg_load_v4_f16 SG_B_(sg_load_v4_f16x)
#define sg_load_v4_bf16 SG_B_(sg_load_v4_bf16x)
#define sg_load_v4_f32 SG_B_(sg_load_v4_f32x)
#define sg_load_v4_f64 SG_B_(sg_load_v4_f64x)
#define sg_store_v4_i8 SG_B_(sg_store_v4_i8x)
#define sg_store_v4_u8 SG_B_(sg_store_v4_u8x)
#define sg_store_v4_i16 SG_B_(sg_store_v4_i16x)
#define sg_store_v4_u16 SG_B_(sg_store_v4_u16x)
#define sg_store_v4_i32 SG_B_(sg_store_v4_i32x)
#define sg_store_v4_u32 SG_B_(sg_store_v4_u32x)
#define sg_store_v4_i64 SG_B_(sg_store_v4_i64x)
#define sg_store_v4_u64 SG_B_(sg_store_v4_u64x)
#define sg_store_v4_f16 SG_B_(sg_store_v4_f16x)
#define sg_store_v4_bf16 SG_B_(sg_store_v4_bf16x)
#define sg_store_v4_f32 SG_B_(sg_store_v4_f32x)
#define sg_store_v4_f64 SG_B_(sg_store_v4_f64x)
#define sg_block_load_v4_i8 SG_B_(sg_block_load_v4_i8x)
#define sg_block_load_v4_u8 SG_B_(sg_block_load_v4_u8x)
#define sg_block_load_v4_i16 SG_B_(sg_block_load_v4_i16x)
#define sg_block_load_v4_u16 SG_B_(sg_block_load_v4_u16x)
#define sg_block_load_v4_i32 SG_B_(sg_block_load_v4_i32x)
#define sg_block_load_v4_u32 SG_B_(sg_block_load_v4_u32x)
#define sg_block_load_v4_i64 SG_B_(sg_block_load_v4_i64x)
#define sg_block_load_v4_u64 SG_B_(sg_block_load_v4_u64x)
#define sg_block_load_v4_f16 SG_B_(sg_block_load_v4_f16x)
#define sg_block_load_v4_bf16 SG_B_(sg_block_load_v4_bf16x)
#define sg_block_load_v4_f32 SG_B_(sg_block_load_v4_f32x)
#define sg_block_load_v4_f64 SG_B_(sg_block_load_v4_f64x)
#define sg_block_store_v4_i8 SG_B_(sg_block_store_v4_i8x)
#define sg_block_store_v4_u8 SG_B_(sg_block_store_v4_u8x)
#define sg_block_store_v4_i16 SG_B_(sg_block_store_v4_i16x)
#define sg_block_store_v4_u16 SG_B_(sg_block_store_v4_u16x)
#define sg_block_store_v4_i32 SG_B_(sg_block_store_v4_i32x)
#define sg_block_store_v4_u32 SG_B_(sg_block_store_v4_u32x)
#define sg_block_store_v4_i64 SG_B_(sg_block_store_v4_i64x)
#define sg_block_store_v4_u64 SG_B_(sg_block_store_v4_u64x)
#define sg_block_store_v4_f16 SG_B_(sg_block_store_v4_f16x)
#define sg_block_store_v4_bf16 SG_B_(sg_block_store_v4_bf16x)
#define sg_block_store_v4_f32 SG_B_(sg_block_store_v4_f32x)
#define sg_block_store_v4_f64 SG_B_(sg_block_store_v4_f64x)
#define sg_load_v8_i8 SG_B_(sg_load_v8_i8x)
#define sg_load_v8_u8 SG_B_(sg_load_v8_u8x)
#define sg_load_v8_i16 SG_B_(sg_load_v8_i16x)
#define sg_load_v8_u16 SG_B_(sg_load_v8_u16x)
#define sg_load_v8_i32 SG_B_(sg_load_v8_i32x)
#define sg_load_v8_u32 SG_B_(sg_load_v8_u32x)
#define sg_load_v8_i64 SG_B_(sg_load_v8_i64x)
#define sg_load_v8_u64 SG_B_(sg_load_v8_u64x)
#define sg_load_v8_f16 SG_B_(sg_load_v8_f16x)
#define sg_load_v8_bf16 SG_B_(sg_load_v8_bf16x)
#define sg_load_v8_f32 SG_B_(sg_load_v8_f32x)
#define sg_load_v8_f64 SG_B_(sg_load_v8_f64x)
#define sg_store_v8_i8 SG_B_(sg_store_v8_i8x)
#define sg_store_v8_u8 SG_B_(sg_store_v8_u8x)
#define sg_store_v8_i16 SG_B_(sg_store_v8_i16x)
#define sg_store_v8_u16 SG_B_(sg_store_v8_u16x)
#define sg_store_v8_i32 SG_B_(sg_store_v8_i32x)
#define sg_store_v8_u32 SG_B_(sg_store_v8_u32x)
#define sg_store_v8_i64 SG_B_(sg_store_v8_i64x)
#define sg_store_v8_u64 SG_B_(sg_store_v8_u64x)
#define sg_store_v8_f16 SG_B_(sg_store_v8_f16x)
#define sg_store_v8_bf16 SG_B_(sg_store_v8_bf16x)
#define sg_store_v8_f32 SG_B_(sg_store_v8_f32x)
#define sg_store_v8_f64 SG_B_(sg_store_v8_f64x)
#define sg_block_load_v8_i8 SG_B_(sg_block_load_v8_i8x)
#define sg_block_load_v8_u8 SG_B_(sg_block_load_v8_u8x)
#define sg_block_load_v8_i16 SG_B_(sg_block_load_v8_i16x)
#define sg_block_load_v8_u16 SG_B_(sg_block_load_v8_u16x)
#define sg_block_load_v8_i32 SG_B_(sg_block_load_v8_i32x)
#define sg_block_load_v8_u32 SG_B_(sg_block_load_v8_u32x)
#define sg_block_load_v8_i64 SG_B_(sg_block_load_v8_i64x)
#define sg_block_load_v8_u64 SG_B_(sg_block_load_v8_u64x)
#define sg_block_load_v8_f16 SG_B_(sg_block_load_v8_f16x)
#define sg_block_load_v8_bf16 SG_B_(sg_block_load_v8_bf16x)
#define sg_block_load_v8_f32 SG_B_(sg_block_load_v8_f32x)
#define sg_block_load_v8_f64 SG_B_(sg_block_load_v8_f64x)
#define sg_block_store_v8_i8 SG_B_(sg_block_store_v8_i8x)
#define sg_block_store_v8_u8 SG_B_(sg_block_store_v8_u8x)
#define sg_block_store_v8_i16 SG_B_(sg_block_store_v8_i16x)
#define sg_block_store_v8_u16 SG_B_(sg_block_store_v8_u16x)
#define sg_block_store_v8_i32 SG_B_(sg_block_store_v8_i32x)
#define sg_block_store_v8_u32 SG_B_(sg_block_store_v8_u32x)
#define sg_block_store_v8_i64 SG_B_(sg_block_store_v8_i64x)
#define sg_block_store_v8_u64 SG_B_(sg_block_store_v8_u64x)
#define sg_block_store_v8_f16 SG_B_(sg_block_store_v8_f16x)
#define sg_block_store_v8_bf16 SG_B_(sg_block_store_v8_bf16x)
#define sg_block_store_v8_f32 SG_B_(sg_block_store_v8_f32x)
#define sg_block_store_v8_f64 SG_B_(sg_block_store_v8_f64x)
#define sg_load_v16_i8 SG_B_(sg_load_v16_i8x)
#define sg_load_v16_u8 SG_B_(sg_load_v16_u8x)
#define sg_load_v16_i16 SG_B_(sg_load_v16_i16x)
#define sg_load_v16_u16 SG_B_(sg_load_v16_u16x)
#define sg_load_v16_i32 SG_B_(sg_load_v16_i32x)
#define sg_load_v16_u32 SG_B_(sg_load_v16_u32x)
#define sg_load_v16_i64 SG_B_(sg_load_v16_i64x)
#define sg_load_v16_u64 SG_B_(sg_load_v16_u64x)
#define sg_load_v16_f16 SG_B_(sg_load_v16_f16x)
#define sg_load_v16_bf16 SG_B_(sg_load_v16_bf16x)
#define sg_load_v16_f32 SG_B_(sg_load_v16_f32x)
#define sg_load_v16_f64 SG_B_(sg_load_v16_f64x)
#define sg_store_v16_i8 SG_B_(sg_store_v16_i8x)
#define sg_store_v16_u8 SG_B_(sg_store_v16_u8x)
#define sg_store_v16_i16 SG_B_(sg_store_v16_i16x)
#define sg_store_v16_u16 SG_B_(sg_store_v16_u16x)
#define sg_store_v16_i32 SG_B_(sg_store_v16_i32x)
#define sg_store_v16_u32 SG_B_(sg_store_v16_u32x)
#define sg_store_v16_i64 SG_B_(sg_store_v16_i64x)
#define sg_store_v16_u64 SG_B_(sg_store_v16_u64x)
#define sg_store_v16_f16 SG_B_(sg_store_v16_f16x)
#define sg_store_v16_bf16 SG_B_(sg_store_v16_bf16x)
#define sg_store_v16_f32 SG_B_(sg_store_v16_f32x)
#define sg_store_v16_f64 SG_B_(sg_store_v16_f64x)
#define sg_block_load_v16_i8 SG_B_(sg_block_load_v16_i8x)
#define sg_block_load_v16_u8 SG_B_(sg_block_load_v16_u8x)
#define sg_block_load_v16_i16 SG_B_(sg_block_load_v16_i16x)
#define sg_block_load_v16_u16 SG_B_(sg_block_load_v16_u16x)
#define sg_block_load_v16_i32 SG_B_(sg_block_load_v16_i32x)
#define sg_block_load_v16_u32 SG_B_(sg_block_load_v16_u32x)
#define sg_block_load_v16_i64 SG_B_(sg_block_load_v16_i64x)
#define sg_block_load_v16_u64 SG_B_(sg_block_load_v16_u64x)
#define sg_block_load_v16_f16 SG_B_(sg_block_load_v16_f16x)
#define sg_block_load_v16_bf16 SG_B_(sg_block_load_v16_bf16x)
#define sg_block_load_v16_f32 SG_B_(sg_block_load_v16_f32x)
#define sg_block_load_v16_f64 SG_B_(sg_block_load_v16_f64x)
#define sg_block_store_v16_i8 SG_B_(sg_block_store_v16_i8x)
#define sg_block_store_v16_u8 SG_B_(sg_block_store_v16_u8x)
#define sg_block_store_v16_i16 SG_B_(sg_block_store_v16_i16x)
#define sg_block_store_v16_u16 SG_B_(sg_block_store_v16_u16x)
#define sg_block_store_v16_i32 SG_B_(sg_block_store_v16_i32x)
#define sg_block_store_v16_u32 SG_B_(sg_block_store_v16_u32x)
#define sg_block_store_v16_i64 SG_B_(sg_block_store_v16_i64x)
#define sg_block_store_v16_u64 SG_B_(sg_block_store_v16_u64x)
#define sg_block_store_v16_f16 SG_B_(sg_block_store_v16_f16x)
#define sg_block_store_v16_bf16 SG_B_(sg_block_store_v16_bf16x)
#define sg_block_store_v16_f32 SG_B_(sg_block_store_v16_f32x)
#define sg_block_store_v16_f64 SG_B_(sg_block_store_v16_f64x)

/* ---- permute ---- */

/* sg_<e> sg_permute(sg_<e> x, i0, i1, ...);
 * sg_<e> sg_permute_<e>(sg_<e> x, i0, i1, ...);
 * lane k gets x[ik mod S]. S lane numbers, meant to be constants; another count of them does not compile. One permute
 * where a value is one register; else as sg_shuffle with a constant idx. */
#define sg_permute_i8(x, ...) \
    SG_PASTE3(sg_permute_i8x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_permute_u8(x, ...) \
    SG_PASTE3(sg_permute_u8x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_permute_i16(x, ...) \
    SG_PASTE3(sg_permute_i16x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_permute_u16(x, ...) \
    SG_PASTE3(sg_permute_u16x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_permute_i32(x, ...) \
    SG_PASTE3(sg_permute_i32x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_permute_u32(x, ...) \
    SG_PASTE3(sg_permute_u32x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_permute_i64(x, ...) \
    SG_PASTE3(sg_permute_i64x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_permute_u64(x, ...) \
    SG_PASTE3(sg_permute_u64x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_permute_f16(x, ...) \
    SG_PASTE3(sg_permute_f16x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_permute_bf16(x, ...) \
    SG_PASTE3(sg_permute_bf16x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_permute_f32(x, ...) \
    SG_PASTE3(sg_permute_f32x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_permute_f64(x, ...) \
    SG_PASTE3(sg_permute_f64x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))

/* ---- convert ---- */

/* sg_<to> sg_convert_fast_<to>(sg_<e> x);
 * sg_<to>x<S> sg_convert_fast_<to>_<e>x<S>(sg_<e>x<S> x);
 * as sg_convert_<to>, but of floats that an integer does not hold, and of NaN, any value. The same as
 * sg_convert_<to> on every target so far. */
#define sg_convert_fast_i8_i8x1 sg_convert_i8_i8x1
#define sg_convert_fast_i8_i8x2 sg_convert_i8_i8x2
#define sg_convert_fast_i8_i8x4 sg_convert_i8_i8x4
#define sg_convert_fast_i8_i8x8 sg_convert_i8_i8x8
#define sg_convert_fast_i8_i8x16 sg_convert_i8_i8x16
#define sg_convert_fast_i8_i8x32 sg_convert_i8_i8x32
#define sg_convert_fast_i8_i8x64 sg_convert_i8_i8x64
#define sg_convert_fast_i8_u8x1 sg_convert_i8_u8x1
#define sg_convert_fast_i8_u8x2 sg_convert_i8_u8x2
#define sg_convert_fast_i8_u8x4 sg_convert_i8_u8x4
#define sg_convert_fast_i8_u8x8 sg_convert_i8_u8x8
#define sg_convert_fast_i8_u8x16 sg_convert_i8_u8x16
#define sg_convert_fast_i8_u8x32 sg_convert_i8_u8x32
#define sg_convert_fast_i8_u8x64 sg_convert_i8_u8x64
#define sg_convert_fast_i8_i16x1 sg_convert_i8_i16x1
#define sg_convert_fast_i8_i16x2 sg_convert_i8_i16x2
#define sg_convert_fast_i8_i16x4 sg_convert_i8_i16x4
#define sg_convert_fast_i8_i16x8 sg_convert_i8_i16x8
#define sg_convert_fast_i8_i16x16 sg_convert_i8_i16x16
#define sg_convert_fast_i8_i16x32 sg_convert_i8_i16x32
#define sg_convert_fast_i8_i16x64 sg_convert_i8_i16x64
#define sg_convert_fast_i8_u16x1 sg_convert_i8_u16x1
#define sg_convert_fast_i8_u16x2 sg_convert_i8_u16x2
#define sg_convert_fast_i8_u16x4 sg_convert_i8_u16x4
#define sg_convert_fast_i8_u16x8 sg_convert_i8_u16x8
#define sg_convert_fast_i8_u16x16 sg_convert_i8_u16x16
#define sg_convert_fast_i8_u16x32 sg_convert_i8_u16x32
#define sg_convert_fast_i8_u16x64 sg_convert_i8_u16x64
#define sg_convert_fast_i8_i32x1 sg_convert_i8_i32x1
#define sg_convert_fast_i8_i32x2 sg_convert_i8_i32x2
#define sg_convert_fast_i8_i32x4 sg_convert_i8_i32x4
#define sg_convert_fast_i8_i32x8 sg_convert_i8_i32x8
#define sg_convert_fast_i8_i32x16 sg_convert_i8_i32x16
#define sg_convert_fast_i8_i32x32 sg_convert_i8_i32x32
#define sg_convert_fast_i8_i32x64 sg_convert_i8_i32x64
#define sg_convert_fast_i8_u32x1 sg_convert_i8_u32x1
#define sg_convert_fast_i8_u32x2 sg_convert_i8_u32x2
#define sg_convert_fast_i8_u32x4 sg_convert_i8_u32x4
#define sg_convert_fast_i8_u32x8 sg_convert_i8_u32x8
#define sg_convert_fast_i8_u32x16 sg_convert_i8_u32x16
#define sg_convert_fast_i8_u32x32 sg_convert_i8_u32x32
#define sg_convert_fast_i8_u32x64 sg_convert_i8_u32x64
#define sg_convert_fast_i8_i64x1 sg_convert_i8_i64x1
#define sg_convert_fast_i8_i64x2 sg_convert_i8_i64x2
#define sg_convert_fast_i8_i64x4 sg_convert_i8_i64x4
#define sg_convert_fast_i8_i64x8 sg_convert_i8_i64x8
#define sg_convert_fast_i8_i64x16 sg_convert_i8_i64x16
#define sg_convert_fast_i8_i64x32 sg_convert_i8_i64x32
#define sg_convert_fast_i8_i64x64 sg_convert_i8_i64x64
#define sg_convert_fast_i8_u64x1 sg_convert_i8_u64x1
#define sg_convert_fast_i8_u64x2 sg_convert_i8_u64x2
#define sg_convert_fast_i8_u64x4 sg_convert_i8_u64x4
#define sg_convert_fast_i8_u64x8 sg_convert_i8_u64x8
#define sg_convert_fast_i8_u64x16 sg_convert_i8_u64x16
#define sg_convert_fast_i8_u64x32 sg_convert_i8_u64x32
#define sg_convert_fast_i8_u64x64 sg_convert_i8_u64x64
#define sg_convert_fast_i8_f16x1 sg_convert_i8_f16x1
#define sg_convert_fast_i8_f16x2 sg_convert_i8_f16x2
#define sg_convert_fast_i8_f16x4 sg_convert_i8_f16x4
#define sg_convert_fast_i8_f16x8 sg_convert_i8_f16x8
#define sg_convert_fast_i8_f16x16 sg_convert_i8_f16x16
#define sg_convert_fast_i8_f16x32 sg_convert_i8_f16x32
#define sg_convert_fast_i8_f16x64 sg_convert_i8_f16x64
#define sg_convert_fast_i8_bf16x1 sg_convert_i8_bf16x1
#define sg_convert_fast_i8_bf16x2 sg_convert_i8_bf16x2
#define sg_convert_fast_i8_bf16x4 sg_convert_i8_bf16x4
#define sg_convert_fast_i8_bf16x8 sg_convert_i8_bf16x8
#define sg_convert_fast_i8_bf16x16 sg_convert_i8_bf16x16
#define sg_convert_fast_i8_bf16x32 sg_convert_i8_bf16x32
#define sg_convert_fast_i8_bf16x64 sg_convert_i8_bf16x64
#define sg_convert_fast_i8_f32x1 sg_convert_i8_f32x1
#define sg_convert_fast_i8_f32x2 sg_convert_i8_f32x2
#define sg_convert_fast_i8_f32x4 sg_convert_i8_f32x4
#define sg_convert_fast_i8_f32x8 sg_convert_i8_f32x8
#define sg_convert_fast_i8_f32x16 sg_convert_i8_f32x16
#define sg_convert_fast_i8_f32x32 sg_convert_i8_f32x32
#define sg_convert_fast_i8_f32x64 sg_convert_i8_f32x64
#define sg_convert_fast_i8_f64x1 sg_convert_i8_f64x1
#define sg_convert_fast_i8_f64x2 sg_convert_i8_f64x2
#define sg_convert_fast_i8_f64x4 sg_convert_i8_f64x4
#define sg_convert_fast_i8_f64x8 sg_convert_i8_f64x8
#define sg_convert_fast_i8_f64x16 sg_convert_i8_f64x16
#define sg_convert_fast_i8_f64x32 sg_convert_i8_f64x32
#define sg_convert_fast_i8_f64x64 sg_convert_i8_f64x64
#define sg_convert_fast_u8_i8x1 sg_convert_u8_i8x1
#define sg_convert_fast_u8_i8x2 sg_convert_u8_i8x2
#define sg_convert_fast_u8_i8x4 sg_convert_u8_i8x4
#define sg_convert_fast_u8_i8x8 sg_convert_u8_i8x8
#define sg_convert_fast_u8_i8x16 sg_convert_u8_i8x16
#define sg_convert_fast_u8_i8x32 sg_convert_u8_i8x32
#define sg_convert_fast_u8_i8x64 sg_convert_u8_i8x64
#define sg_convert_fast_u8_u8x1 sg_convert_u8_u8x1
#define sg_convert_fast_u8_u8x2 sg_convert_u8_u8x2
#define sg_convert_fast_u8_u8x4 sg_convert_u8_u8x4
#define sg_convert_fast_u8_u8x8 sg_convert_u8_u8x8
#define sg_convert_fast_u8_u8x16 sg_convert_u8_u8x16
#define sg_convert_fast_u8_u8x32 sg_convert_u8_u8x32
#define sg_convert_fast_u8_u8x64 sg_convert_u8_u8x64
#define sg_convert_fast_u8_i16x1 sg_convert_u8_i16x1
#define sg_convert_fast_u8_i16x2 sg_convert_u8_i16x2
#define sg_convert_fast_u8_i16x4 sg_convert_u8_i16x4
#define sg_convert_fast_u8_i16x8 sg_convert_u8_i16x8
#define sg_convert_fast_u8_i16x16 sg_convert_u8_i16x16
#define sg_convert_fast_u8_i16x32 sg_convert_u8_i16x32
#define sg_convert_fast_u8_i16x64 sg_convert_u8_i16x64
#define sg_convert_fast_u8_u16x1 sg_convert_u8_u16x1
#define sg_convert_fast_u8_u16x2 sg_convert_u8_u16x2
#define sg_convert_fast_u8_u16x4 sg_convert_u8_u16x4
#define sg_convert_fast_u8_u16x8 sg_convert_u8_u16x8
#define sg_convert_fast_u8_u16x16 sg_convert_u8_u16x16
#define sg_convert_fast_u8_u16x32 sg_convert_u8_u16x32
#define sg_convert_fast_u8_u16x64 sg_convert_u8_u16x64
#define sg_convert_fast_u8_i32x1 sg_convert_u8_i32x1
#define sg_convert_fast_u8_i32x2 sg_convert_u8_i32x2
#define sg_convert_fast_u8_i32x4 sg_convert_u8_i32x4
#define sg_convert_fast_u8_i32x8 sg_convert_u8_i32x8
#define sg_convert_fast_u8_i32x16 sg_convert_u8_i32x16
#define sg_convert_fast_u8_i32x32 sg_convert_u8_i32x32
#define sg_convert_fast_u8_i32x64 sg_convert_u8_i32x64
#define sg_convert_fast_u8_u32x1 sg_convert_u8_u32x1
#define sg_convert_fast_u8_u32x2 sg_convert_u8_u32x2
#define sg_convert_fast_u8_u32x4 sg_convert_u8_u32x4
#define sg_convert_fast_u8_u32x8 sg_convert_u8_u32x8
#define sg_convert_fast_u8_u32x16 sg_convert_u8_u32x16
#define sg_convert_fast_u8_u32x32 sg_convert_u8_u32x32
#define sg_convert_fast_u8_u32x64 sg_convert_u8_u32x64
#define sg_convert_fast_u8_i64x1 sg_convert_u8_i64x1
#define sg_convert_fast_u8_i64x2 sg_convert_u8_i64x2
#define sg_convert_fast_u8_i64x4 sg_convert_u8_i64x4
#define sg_convert_fast_u8_i64x8 sg_convert_u8_i64x8
#define sg_convert_fast_u8_i64x16 sg_convert_u8_i64x16
#define sg_convert_fast_u8_i64x32 sg_convert_u8_i64x32
#define sg_convert_fast_u8_i64x64 sg_convert_u8_i64x64
#define sg_convert_fast_u8_u64x1 sg_convert_u8_u64x1
#define sg_convert_fast_u8_u64x2 sg_convert_u8_u64x2
#define sg_convert_fast_u8_u64x4 sg_convert_u8_u64x4
#define sg_convert_fast_u8_u64x8 sg_convert_u8_u64x8
#define sg_convert_fast_u8_u64x16 sg_convert_u8_u64x16
#define sg_convert_fast_u8_u64x32 sg_convert_u8_u64x32
#define sg_convert_fast_u8_u64x64 sg_convert_u8_u64x64
#define sg_convert_fast_u8_f16x1 sg_convert_u8_f16x1
#define sg_convert_fast_u8_f16x2 sg_convert_u8_f16x2
#define sg_convert_fast_u8_f16x4 sg_convert_u8_f16x4
#define sg_convert_fast_u8_f16x8 sg_convert_u8_f16x8
#define sg_convert_fast_u8_f16x16 sg_convert_u8_f16x16
#define sg_convert_fast_u8_f16x32 sg_convert_u8_f16x32
#define sg_convert_fast_u8_f16x64 sg_convert_u8_f16x64
#define sg_convert_fast_u8_bf16x1 sg_convert_u8_bf16x1
#define sg_convert_fast_u8_bf16x2 sg_convert_u8_bf16x2
#define sg_convert_fast_u8_bf16x4 sg_convert_u8_bf16x4
#define sg_convert_fast_u8_bf16x8 sg_convert_u8_bf16x8
#define sg_convert_fast_u8_bf16x16 sg_convert_u8_bf16x16
#define sg_convert_fast_u8_bf16x32 sg_convert_u8_bf16x32
#define sg_convert_fast_u8_bf16x64 sg_convert_u8_bf16x64
#define sg_convert_fast_u8_f32x1 sg_convert_u8_f32x1
#define sg_convert_fast_u8_f32x2 sg_convert_u8_f32x2
#define sg_convert_fast_u8_f32x4 sg_convert_u8_f32x4
#define sg_convert_fast_u8_f32x8 sg_convert_u8_f32x8
#define sg_convert_fast_u8_f32x16 sg_convert_u8_f32x16
#define sg_convert_fast_u8_f32x32 sg_convert_u8_f32x32
#define sg_convert_fast_u8_f32x64 sg_convert_u8_f32x64
#define sg_convert_fast_u8_f64x1 sg_convert_u8_f64x1
#define sg_convert_fast_u8_f64x2 sg_convert_u8_f64x2
#define sg_convert_fast_u8_f64x4 sg_convert_u8_f64x4
#define sg_convert_fast_u8_f64x8 sg_convert_u8_f64x8
#define sg_convert_fast_u8_f64x16 sg_convert_u8_f64x16
#define sg_convert_fast_u8_f64x32 sg_convert_u8_f64x32
#define sg_convert_fast_u8_f64x64 sg_convert_u8_f64x64
#define sg_convert_fast_i16_i8x1 sg_convert_i16_i8x1
#define sg_convert_fast_i16_i8x2 sg_convert_i16_i8x2
#define sg_convert_fast_i16_i8x4 sg_convert_i16_i8x4
#define sg_convert_fast_i16_i8x8 sg_convert_i16_i8x8
#define sg_convert_fast_i16_i8x16 sg_convert_i16_i8x16
#define sg_convert_fast_i16_i8x32 sg_convert_i16_i8x32
#define sg_convert_fast_i16_i8x64 sg_convert_i16_i8x64
#define sg_convert_fast_i16_u8x1 sg_convert_i16_u8x1
#define sg_convert_fast_i16_u8x2 sg_convert_i16_u8x2
#define sg_convert_fast_i16_u8x4 sg_convert_i16_u8x4
#define sg_convert_fast_i16_u8x8 sg_convert_i16_u8x8
#define sg_convert_fast_i16_u8x16 sg_convert_i16_u8x16
#define sg_convert_fast_i16_u8x32 sg_convert_i16_u8x32
#define sg_convert_fast_i16_u8x64 sg_convert_i16_u8x64
#define sg_convert_fast_i16_i16x1 sg_convert_i16_i16x1
#define sg_convert_fast_i16_i16x2 sg_convert_i16_i16x2
#define sg_convert_fast_i16_i16x4 sg_convert_i16_i16x4
#define sg_convert_fast_i16_i16x8 sg_convert_i16_i16x8
#define sg_convert_fast_i16_i16x16 sg_convert_i16_i16x16
#define sg_convert_fast_i16_i16x32 sg_convert_i16_i16x32
#define sg_convert_fast_i16_i16x64 sg_convert_i16_i16x64
#define sg_convert_fast_i16_u16x1 sg_convert_i16_u16x1
#define sg_convert_fast_i16_u16x2 sg_convert_i16_u16x2
#define sg_convert_fast_i16_u16x4 sg_convert_i16_u16x4
#define sg_convert_fast_i16_u16x8 sg_convert_i16_u16x8
#define sg_convert_fast_i16_u16x16 sg_convert_i16_u16x16
#define sg_convert_fast_i16_u16x32 sg_convert_i16_u16x32
#define sg_convert_fast_i16_u16x64 sg_convert_i16_u16x64
#define sg_convert_fast_i16_i32x1 sg_convert_i16_i32x1
#define sg_convert_fast_i16_i32x2 sg_convert_i16_i32x2
#define sg_convert_fast_i16_i32x4 sg_convert_i16_i32x4
#define sg_convert_fast_i16_i32x8 sg_convert_i16_i32x8
#define sg_convert_fast_i16_i32x16 sg_convert_i16_i32x16
#define sg_convert_fast_i16_i32x32 sg_convert_i16_i32x32
#define sg_convert_fast_i16_i32x64 sg_convert_i16_i32x64
#define sg_convert_fast_i16_u32x1 sg_convert_i16_u32x1
#define sg_convert_fast_i16_u32x2 sg_convert_i16_u32x2
#define sg_convert_fast_i16_u32x4 sg_convert_i16_u32x4
#define sg_convert_fast_i16_u32x8 sg_convert_i16_u32x8
#define sg_convert_fast_i16_u32x16 sg_convert_i16_u32x16
#define sg_convert_fast_i16_u32x32 sg_convert_i16_u32x32
#define sg_convert_fast_i16_u32x64 sg_convert_i16_u32x64
#define sg_convert_fast_i16_i64x1 sg_convert_i16_i64x1
#define sg_convert_fast_i16_i64x2 sg_convert_i16_i64x2
#define sg_convert_fast_i16_i64x4 sg_convert_i16_i64x4
#define sg_convert_fast_i16_i64x8 sg_convert_i16_i64x8
#define sg_convert_fast_i16_i64x16 sg_convert_i16_i64x16
#define sg_convert_fast_i16_i64x32 sg_convert_i16_i64x32
#define sg_convert_fast_i16_i64x64 sg_convert_i16_i64x64
#define sg_convert_fast_i16_u64x1 sg_convert_i16_u64x1
#define sg_convert_fast_i16_u64x2 sg_convert_i16_u64x2
#define sg_convert_fast_i16_u64x4 sg_convert_i16_u64x4
#define sg_convert_fast_i16_u64x8 sg_convert_i16_u64x8
#define sg_convert_fast_i16_u64x16 sg_convert_i16_u64x16
#define sg_convert_fast_i16_u64x32 sg_convert_i16_u64x32
#define sg_convert_fast_i16_u64x64 sg_convert_i16_u64x64
#define sg_convert_fast_i16_f16x1 sg_convert_i16_f16x1
#define sg_convert_fast_i16_f16x2 sg_convert_i16_f16x2
#define sg_convert_fast_i16_f16x4 sg_convert_i16_f16x4
#define sg_convert_fast_i16_f16x8 sg_convert_i16_f16x8
#define sg_convert_fast_i16_f16x16 sg_convert_i16_f16x16
#define sg_convert_fast_i16_f16x32 sg_convert_i16_f16x32
#define sg_convert_fast_i16_f16x64 sg_convert_i16_f16x64
#define sg_convert_fast_i16_bf16x1 sg_convert_i16_bf16x1
#define sg_convert_fast_i16_bf16x2 sg_convert_i16_bf16x2
#define sg_convert_fast_i16_bf16x4 sg_convert_i16_bf16x4
#define sg_convert_fast_i16_bf16x8 sg_convert_i16_bf16x8
#define sg_convert_fast_i16_bf16x16 sg_convert_i16_bf16x16
#define sg_convert_fast_i16_bf16x32 sg_convert_i16_bf16x32
#define sg_convert_fast_i16_bf16x64 sg_convert_i16_bf16x64
#define sg_convert_fast_i16_f32x1 sg_convert_i16_f32x1
#define sg_convert_fast_i16_f32x2 sg_convert_i16_f32x2
#define sg_convert_fast_i16_f32x4 sg_convert_i16_f32x4
#define sg_convert_fast_i16_f32x8 sg_convert_i16_f32x8
#define sg_convert_fast_i16_f32x16 sg_convert_i16_f32x16
#define sg_convert_fast_i16_f32x32 sg_convert_i16_f32x32
#define sg_convert_fast_i16_f32x64 sg_convert_i16_f32x64
#define sg_convert_fast_i16_f64x1 sg_convert_i16_f64x1
#define sg_convert_fast_i16_f64x2 sg_convert_i16_f64x2
#define sg_convert_fast_i16_f64x4 sg_convert_i16_f64x4
#define sg_convert_fast_i16_f64x8 sg_convert_i16_f64x8
#define sg_convert_fast_i16_f64x16 sg_convert_i16_f64x16
#define sg_convert_fast_i16_f64x32 sg_convert_i16_f64x32
#define sg_convert_fast_i16_f64x64 sg_convert_i16_f64x64
#define sg_convert_fast_u16_i8x1 sg_convert_u16_i8x1
#define sg_convert_fast_u16_i8x2 sg_convert_u16_i8x2
#define sg_convert_fast_u16_i8x4 sg_convert_u16_i8x4
#define sg_convert_fast_u16_i8x8 sg_convert_u16_i8x8
#define sg_convert_fast_u16_i8x16 sg_convert_u16_i8x16
#define sg_convert_fast_u16_i8x32 sg_convert_u16_i8x32
#define sg_convert_fast_u16_i8x64 sg_convert_u16_i8x64
#define sg_convert_fast_u16_u8x1 sg_convert_u16_u8x1
#define sg_convert_fast_u16_u8x2 sg_convert_u16_u8x2
#define sg_convert_fast_u16_u8x4 sg_convert_u16_u8x4
#define sg_convert_fast_u16_u8x8 sg_convert_u16_u8x8
#define sg_convert_fast_u16_u8x16 sg_convert_u16_u8x16
#define sg_convert_fast_u16_u8x32 sg_convert_u16_u8x32
#define sg_convert_fast_u16_u8x64 sg_convert_u16_u8x64
#define sg_convert_fast_u16_i16x1 sg_convert_u16_i16x1
#define sg_convert_fast_u16_i16x2 sg_convert_u16_i16x2
#define sg_convert_fast_u16_i16x4 sg_convert_u16_i16x4
#define sg_convert_fast_u16_i16x8 sg_convert_u16_i16x8
#define sg_convert_fast_u16_i16x16 sg_convert_u16_i16x16
#define sg_convert_fast_u16_i16x32 sg_convert_u16_i16x32
#define sg_convert_fast_u16_i16x64 sg_convert_u16_i16x64
#define sg_convert_fast_u16_u16x1 sg_convert_u16_u16x1
#define sg_convert_fast_u16_u16x2 sg_convert_u16_u16x2
#define sg_convert_fast_u16_u16x4 sg_convert_u16_u16x4
#define sg_convert_fast_u16_u16x8 sg_convert_u16_u16x8
#define sg_convert_fast_u16_u16x16 sg_convert_u16_u16x16
#define sg_convert_fast_u16_u16x32 sg_convert_u16_u16x32
#define sg_convert_fast_u16_u16x64 sg_convert_u16_u16x64
#define sg_convert_fast_u16_i32x1 sg_convert_u16_i32x1
#define sg_convert_fast_u16_i32x2 sg_convert_u16_i32x2
#define sg_convert_fast_u16_i32x4 sg_convert_u16_i32x4
#define sg_convert_fast_u16_i32x8 sg_convert_u16_i32x8
#define sg_convert_fast_u16_i32x16 sg_convert_u16_i32x16
#define sg_convert_fast_u16_i32x32 sg_convert_u16_i32x32
#define sg_convert_fast_u16_i32x64 sg_convert_u16_i32x64
#define sg_convert_fast_u16_u32x1 sg_convert_u16_u32x1
#define sg_convert_fast_u16_u32x2 sg_convert_u16_u32x2
#define sg_convert_fast_u16_u32x4 sg_convert_u16_u32x4
#define sg_convert_fast_u16_u32x8 sg_convert_u16_u32x8
#define sg_convert_fast_u16_u32x16 sg_convert_u16_u32x16
#define sg_convert_fast_u16_u32x32 sg_convert_u16_u32x32
#define sg_convert_fast_u16_u32x64 sg_convert_u16_u32x64
#define sg_convert_fast_u16_i64x1 sg_convert_u16_i64x1
#define sg_convert_fast_u16_i64x2 sg_convert_u16_i64x2
#define sg_convert_fast_u16_i64x4 sg_convert_u16_i64x4
#define sg_convert_fast_u16_i64x8 sg_convert_u16_i64x8
#define sg_convert_fast_u16_i64x16 sg_convert_u16_i64x16
#define sg_convert_fast_u16_i64x32 sg_convert_u16_i64x32
#define sg_convert_fast_u16_i64x64 sg_convert_u16_i64x64
#define sg_convert_fast_u16_u64x1 sg_convert_u16_u64x1
#define sg_convert_fast_u16_u64x2 sg_convert_u16_u64x2
#define sg_convert_fast_u16_u64x4 sg_convert_u16_u64x4
#define sg_convert_fast_u16_u64x8 sg_convert_u16_u64x8
#define sg_convert_fast_u16_u64x16 sg_convert_u16_u64x16
#define sg_convert_fast_u16_u64x32 sg_convert_u16_u64x32
#define sg_convert_fast_u16_u64x64 sg_convert_u16_u64x64
#define sg_convert_fast_u16_f16x1 sg_convert_u16_f16x1
#define sg_convert_fast_u16_f16x2 sg_convert_u16_f16x2
#define sg_convert_fast_u16_f16x4 sg_convert_u16_f16x4
#define sg_convert_fast_u16_f16x8 sg_convert_u16_f16x8
#define sg_convert_fast_u16_f16x16 sg_convert_u16_f16x16
#define sg_convert_fast_u16_f16x32 sg_convert_u16_f16x32
#define sg_convert_fast_u16_f16x64 sg_convert_u16_f16x64
#define sg_convert_fast_u16_bf16x1 sg_convert_u16_bf16x1
#define sg_convert_fast_u16_bf16x2 sg_convert_u16_bf16x2
#define sg_convert_fast_u16_bf16x4 sg_convert_u16_bf16x4
#define sg_convert_fast_u16_bf16x8 sg_convert_u16_bf16x8
#define sg_convert_fast_u16_bf16x16 sg_convert_u16_bf16x16
#define sg_convert_fast_u16_bf16x32 sg_convert_u16_bf16x32
#define sg_convert_fast_u16_bf16x64 sg_convert_u16_bf16x64
#define sg_convert_fast_u16_f32x1 sg_convert_u16_f32x1
#define sg_convert_fast_u16_f32x2 sg_convert_u16_f32x2
#define sg_convert_fast_u16_f32x4 sg_convert_u16_f32x4
#define sg_convert_fast_u16_f32x8 sg_convert_u16_f32x8
#define sg_convert_fast_u16_f32x16 sg_convert_u16_f32x16
#define sg_convert_fast_u16_f32x32 sg_convert_u16_f32x32
#define sg_convert_fast_u16_f32x64 sg_convert_u16_f32x64
#define sg_convert_fast_u16_f64x1 sg_convert_u16_f64x1
#define sg_convert_fast_u16_f64x2 sg_convert_u16_f64x2
#define sg_convert_fast_u16_f64x4 sg_convert_u16_f64x4
#define sg_convert_fast_u16_f64x8 sg_convert_u16_f64x8
#define sg_convert_fast_u16_f64x16 sg_convert_u16_f64x16
#define sg_convert_fast_u16_f64x32 sg_convert_u16_f64x32
#define sg_convert_fast_u16_f64x64 sg_convert_u16_f64x64
#define sg_convert_fast_i32_i8x1 sg_convert_i32_i8x1
#define sg_convert_fast_i32_i8x2 sg_convert_i32_i8x2
#define sg_convert_fast_i32_i8x4 sg_convert_i32_i8x4
#define sg_convert_fast_i32_i8x8 sg_convert_i32_i8x8
#define sg_convert_fast_i32_i8x16 sg_convert_i32_i8x16
#define sg_convert_fast_i32_i8x32 sg_convert_i32_i8x32
#define sg_convert_fast_i32_i8x64 sg_convert_i32_i8x64
#define sg_convert_fast_i32_u8x1 sg_convert_i32_u8x1
#define sg_convert_fast_i32_u8x2 sg_convert_i32_u8x2
#define sg_convert_fast_i32_u8x4 sg_convert_i32_u8x4
#define sg_convert_fast_i32_u8x8 sg_convert_i32_u8x8
#define sg_convert_fast_i32_u8x16 sg_convert_i32_u8x16
#define sg_convert_fast_i32_u8x32 sg_convert_i32_u8x32
#define sg_convert_fast_i32_u8x64 sg_convert_i32_u8x64
#define sg_convert_fast_i32_i16x1 sg_convert_i32_i16x1
#define sg_convert_fast_i32_i16x2 sg_convert_i32_i16x2
#define sg_convert_fast_i32_i16x4 sg_convert_i32_i16x4
#define sg_convert_fast_i32_i16x8 sg_convert_i32_i16x8
#define sg_convert_fast_i32_i16x16 sg_convert_i32_i16x16
#define sg_convert_fast_i32_i16x32 sg_convert_i32_i16x32
#define sg_convert_fast_i32_i16x64 sg_convert_i32_i16x64
#define sg_convert_fast_i32_u16x1 sg_convert_i32_u16x1
#define sg_convert_fast_i32_u16x2 sg_convert_i32_u16x2
#define sg_convert_fast_i32_u16x4 sg_convert_i32_u16x4
#define sg_convert_fast_i32_u16x8 sg_convert_i32_u16x8
#define sg_convert_fast_i32_u16x16 sg_convert_i32_u16x16
#define sg_convert_fast_i32_u16x32 sg_convert_i32_u16x32
#define sg_convert_fast_i32_u16x64 sg_convert_i32_u16x64
#define sg_convert_fast_i32_i32x1 sg_convert_i32_i32x1
#define sg_convert_fast_i32_i32x2 sg_convert_i32_i32x2
#define sg_convert_fast_i32_i32x4 sg_convert_i32_i32x4
#define sg_convert_fast_i32_i32x8 sg_convert_i32_i32x8
#define sg_convert_fast_i32_i32x16 sg_convert_i32_i32x16
#define sg_convert_fast_i32_i32x32 sg_convert_i32_i32x32
#define sg_convert_fast_i32_i32x64 sg_convert_i32_i32x64
#define sg_convert_fast_i32_u32x1 sg_convert_i32_u32x1
#define sg_convert_fast_i32_u32x2 sg_convert_i32_u32x2
#define sg_convert_fast_i32_u32x4 sg_convert_i32_u32x4
#define sg_convert_fast_i32_u32x8 sg_convert_i32_u32x8
#define sg_convert_fast_i32_u32x16 sg_convert_i32_u32x16
#define sg_convert_fast_i32_u32x32 sg_convert_i32_u32x32
#define sg_convert_fast_i32_u32x64 sg_convert_i32_u32x64
#define sg_convert_fast_i32_i64x1 sg_convert_i32_i64x1
#define sg_convert_fast_i32_i64x2 sg_convert_i32_i64x2
#define sg_convert_fast_i32_i64x4 sg_convert_i32_i64x4
#define sg_convert_fast_i32_i64x8 sg_convert_i32_i64x8
#define sg_convert_fast_i32_i64x16 sg_convert_i32_i64x16
#define sg_convert_fast_i32_i64x32 sg_convert_i32_i64x32
#define sg_convert_fast_i32_i64x64 sg_convert_i32_i64x64
#define sg_convert_fast_i32_u64x1 sg_convert_i32_u64x1
#define sg_convert_fast_i32_u64x2 sg_convert_i32_u64x2
#define sg_convert_fast_i32_u64x4 sg_convert_i32_u64x4
#define sg_convert_fast_i32_u64x8 sg_convert_i32_u64x8
#define sg_convert_fast_i32_u64x16 sg_convert_i32_u64x16
#define sg_convert_fast_i32_u64x32 sg_convert_i32_u64x32
#define sg_convert_fast_i32_u64x64 sg_convert_i32_u64x64
#define sg_convert_fast_i32_f16x1 sg_convert_i32_f16x1
#define sg_convert_fast_i32_f16x2 sg_convert_i32_f16x2
#define sg_convert_fast_i32_f16x4 sg_convert_i32_f16x4
#define sg_convert_fast_i32_f16x8 sg_convert_i32_f16x8
#define sg_convert_fast_i32_f16x16 sg_convert_i32_f16x16
#define sg_convert_fast_i32_f16x32 sg_convert_i32_f16x32
#define sg_convert_fast_i32_f16x64 sg_convert_i32_f16x64
#define sg_convert_fast_i32_bf16x1 sg_convert_i32_bf16x1
#define sg_convert_fast_i32_bf16x2 sg_convert_i32_bf16x2
#define sg_convert_fast_i32_bf16x4 sg_convert_i32_bf16x4
#define sg_convert_fast_i32_bf16x8 sg_convert_i32_bf16x8
#define sg_convert_fast_i32_bf16x16 sg_convert_i32_bf16x16
#define sg_convert_fast_i32_bf16x32 sg_convert_i32_bf16x32
#define sg_convert_fast_i32_bf16x64 sg_convert_i32_bf16x64
#define sg_convert_fast_i32_f32x1 sg_convert_i32_f32x1
#define sg_convert_fast_i32_f32x2 sg_convert_i32_f32x2
#define sg_convert_fast_i32_f32x4 sg_convert_i32_f32x4
#define sg_convert_fast_i32_f32x8 sg_convert_i32_f32x8
#define sg_convert_fast_i32_f32x16 sg_convert_i32_f32x16
#define sg_convert_fast_i32_f32x32 sg_convert_i32_f32x32
#define sg_convert_fast_i32_f32x64 sg_convert_i32_f32x64
#define sg_convert_fast_i32_f64x1 sg_convert_i32_f64x1
#define sg_convert_fast_i32_f64x2 sg_convert_i32_f64x2
#define sg_convert_fast_i32_f64x4 sg_convert_i32_f64x4
#define sg_convert_fast_i32_f64x8 sg_convert_i32_f64x8
#define sg_convert_fast_i32_f64x16 sg_convert_i32_f64x16
#define sg_convert_fast_i32_f64x32 sg_convert_i32_f64x32
#define sg_convert_fast_i32_f64x64 sg_convert_i32_f64x64
#define sg_convert_fast_u32_i8x1 sg_convert_u32_i8x1
#define sg_convert_fast_u32_i8x2 sg_convert_u32_i8x2
#define sg_convert_fast_u32_i8x4 sg_convert_u32_i8x4
#define sg_convert_fast_u32_i8x8 sg_convert_u32_i8x8
#define sg_convert_fast_u32_i8x16 sg_convert_u32_i8x16
#define sg_convert_fast_u32_i8x32 sg_convert_u32_i8x32
#define sg_convert_fast_u32_i8x64 sg_convert_u32_i8x64
#define sg_convert_fast_u32_u8x1 sg_convert_u32_u8x1
#define sg_convert_fast_u32_u8x2 sg_convert_u32_u8x2
#define sg_convert_fast_u32_u8x4 sg_convert_u32_u8x4
#define sg_convert_fast_u32_u8x8 sg_convert_u32_u8x8
#define sg_convert_fast_u32_u8x16 sg_convert_u32_u8x16
#define sg_convert_fast_u32_u8x32 sg_convert_u32_u8x32
#define sg_convert_fast_u32_u8x64 sg_convert_u32_u8x64
#define sg_convert_fast_u32_i16x1 sg_convert_u32_i16x1
#define sg_convert_fast_u32_i16x2 sg_convert_u32_i16x2
#define sg_convert_fast_u32_i16x4 sg_convert_u32_i16x4
#define sg_convert_fast_u32_i16x8 sg_convert_u32_i16x8
#define sg_convert_fast_u32_i16x16 sg_convert_u32_i16x16
#define sg_convert_fast_u32_i16x32 sg_convert_u32_i16x32
#define sg_convert_fast_u32_i16x64 sg_convert_u32_i16x64
#define sg_convert_fast_u32_u16x1 sg_convert_u32_u16x1
#define sg_convert_fast_u32_u16x2 sg_convert_u32_u16x2
#define sg_convert_fast_u32_u16x4 sg_convert_u32_u16x4
#define sg_convert_fast_u32_u16x8 sg_convert_u32_u16x8
#define sg_convert_fast_u32_u16x16 sg_convert_u32_u16x16
#define sg_convert_fast_u32_u16x32 sg_convert_u32_u16x32
#define sg_convert_fast_u32_u16x64 sg_convert_u32_u16x64
#define sg_convert_fast_u32_i32x1 sg_convert_u32_i32x1
#define sg_convert_fast_u32_i32x2 sg_convert_u32_i32x2
#define sg_convert_fast_u32_i32x4 sg_convert_u32_i32x4
#define sg_convert_fast_u32_i32x8 sg_convert_u32_i32x8
#define sg_convert_fast_u32_i32x16 sg_convert_u32_i32x16
#define sg_convert_fast_u32_i32x32 sg_convert_u32_i32x32
#define sg_convert_fast_u32_i32x64 sg_convert_u32_i32x64
#define sg_convert_fast_u32_u32x1 sg_convert_u32_u32x1
#define sg_convert_fast_u32_u32x2 sg_convert_u32_u32x2
#define sg_convert_fast_u32_u32x4 sg_convert_u32_u32x4
#define sg_convert_fast_u32_u32x8 sg_convert_u32_u32x8
#define sg_convert_fast_u32_u32x16 sg_convert_u32_u32x16
#define sg_convert_fast_u32_u32x32 sg_convert_u32_u32x32
#define sg_convert_fast_u32_u32x64 sg_convert_u32_u32x64
#define sg_convert_fast_u32_i64x1 sg_convert_u32_i64x1
#define sg_convert_fast_u32_i64x2 sg_convert_u32_i64x2
#define sg_convert_fast_u32_i64x4 sg_convert_u32_i64x4
#define sg_convert_fast_u32_i64x8 sg_convert_u32_i64x8
#define sg_convert_fast_u32_i64x16 sg_convert_u32_i64x16
#define sg_convert_fast_u32_i64x32 sg_convert_u32_i64x32
#define sg_convert_fast_u32_i64x64 sg_convert_u32_i64x64
#define sg_convert_fast_u32_u64x1 sg_convert_u32_u64x1
#define sg_convert_fast_u32_u64x2 sg_convert_u32_u64x2
#define sg_convert_fast_u32_u64x4 sg_convert_u32_u64x4
#define sg_convert_fast_u32_u64x8 sg_convert_u32_u64x8
#define sg_convert_fast_u32_u64x16 sg_convert_u32_u64x16
#define sg_convert_fast_u32_u64x32 sg_convert_u32_u64x32
#define sg_convert_fast_u32_u64x64 sg_convert_u32_u64x64
#define sg_convert_fast_u32_f16x1 sg_convert_u32_f16x1
#define sg_convert_fast_u32_f16x2 sg_convert_u32_f16x2
#define sg_convert_fast_u32_f16x4 sg_convert_u32_f16x4
#define sg_convert_fast_u32_f16x8 sg_convert_u32_f16x8
#define sg_convert_fast_u32_f16x16 sg_convert_u32_f16x16
#define sg_convert_fast_u32_f16x32 sg_convert_u32_f16x32
#define sg_convert_fast_u32_f16x64 sg_convert_u32_f16x64
#define sg_convert_fast_u32_bf16x1 sg_convert_u32_bf16x1
#define sg_convert_fast_u32_bf16x2 sg_convert_u32_bf16x2
#define sg_convert_fast_u32_bf16x4 sg_convert_u32_bf16x4
#define sg_convert_fast_u32_bf16x8 sg_convert_u32_bf16x8
#define sg_convert_fast_u32_bf16x16 sg_convert_u32_bf16x16
#define sg_convert_fast_u32_bf16x32 sg_convert_u32_bf16x32
#define sg_convert_fast_u32_bf16x64 sg_convert_u32_bf16x64
#define sg_convert_fast_u32_f32x1 sg_convert_u32_f32x1
#define sg_convert_fast_u32_f32x2 sg_convert_u32_f32x2
#define sg_convert_fast_u32_f32x4 sg_convert_u32_f32x4
#define sg_convert_fast_u32_f32x8 sg_convert_u32_f32x8
#define sg_convert_fast_u32_f32x16 sg_convert_u32_f32x16
#define sg_convert_fast_u32_f32x32 sg_convert_u32_f32x32
#define sg_convert_fast_u32_f32x64 sg_convert_u32_f32x64
#define sg_convert_fast_u32_f64x1 sg_convert_u32_f64x1
#define sg_convert_fast_u32_f64x2 sg_convert_u32_f64x2
#define sg_convert_fast_u32_f64x4 sg_convert_u32_f64x4
#define sg_convert_fast_u32_f64x8 sg_convert_u32_f64x8
#define sg_convert_fast_u32_f64x16 sg_convert_u32_f64x16
#define sg_convert_fast_u32_f64x32 sg_convert_u32_f64x32
#define sg_convert_fast_u32_f64x64 sg_convert_u32_f64x64
#define sg_convert_fast_i64_i8x1 sg_convert_i64_i8x1
#define sg_convert_fast_i64_i8x2 sg_convert_i64_i8x2
#define sg_convert_fast_i64_i8x4 sg_convert_i64_i8x4
#define sg_convert_fast_i64_i8x8 sg_convert_i64_i8x8
#define sg_convert_fast_i64_i8x16 sg_convert_i64_i8x16
#define sg_convert_fast_i64_i8x32 sg_convert_i64_i8x32
#define sg_convert_fast_i64_i8x64 sg_convert_i64_i8x64
#define sg_convert_fast_i64_u8x1 sg_convert_i64_u8x1
#define sg_convert_fast_i64_u8x2 sg_convert_i64_u8x2
#define sg_convert_fast_i64_u8x4 sg_convert_i64_u8x4
#define sg_convert_fast_i64_u8x8 sg_convert_i64_u8x8
#define sg_convert_fast_i64_u8x16 sg_convert_i64_u8x16
#define sg_convert_fast_i64_u8x32 sg_convert_i64_u8x32
#define sg_convert_fast_i64_u8x64 sg_convert_i64_u8x64
#define sg_convert_fast_i64_i16x1 sg_convert_i64_i16x1
#define sg_convert_fast_i64_i16x2 sg_convert_i64_i16x2
#define sg_convert_fast_i64_i16x4 sg_convert_i64_i16x4
#define sg_convert_fast_i64_i16x8 sg_convert_i64_i16x8
#define sg_convert_fast_i64_i16x16 sg_convert_i64_i16x16
#define sg_convert_fast_i64_i16x32 sg_convert_i64_i16x32
#define sg_convert_fast_i64_i16x64 sg_convert_i64_i16x64
#define sg_convert_fast_i64_u16x1 sg_convert_i64_u16x1
#define sg_convert_fast_i64_u16x2 sg_convert_i64_u16x2
#define sg_convert_fast_i64_u16x4 sg_convert_i64_u16x4
#define sg_convert_fast_i64_u16x8 sg_convert_i64_u16x8
#define sg_convert_fast_i64_u16x16 sg_convert_i64_u16x16
#define sg_convert_fast_i64_u16x32 sg_convert_i64_u16x32
#define sg_convert_fast_i64_u16x64 sg_convert_i64_u16x64
#define sg_convert_fast_i64_i32x1 sg_convert_i64_i32x1
#define sg_convert_fast_i64_i32x2 sg_convert_i64_i32x2
#define sg_convert_fast_i64_i32x4 sg_convert_i64_i32x4
#define sg_convert_fast_i64_i32x8 sg_convert_i64_i32x8
#define sg_convert_fast_i64_i32x16 sg_convert_i64_i32x16
#define sg_convert_fast_i64_i32x32 sg_convert_i64_i32x32
#define sg_convert_fast_i64_i32x64 sg_convert_i64_i32x64
#define sg_convert_fast_i64_u32x1 sg_convert_i64_u32x1
#define sg_convert_fast_i64_u32x2 sg_convert_i64_u32x2
#define sg_convert_fast_i64_u32x4 sg_convert_i64_u32x4
#define sg_convert_fast_i64_u32x8 sg_convert_i64_u32x8
#define sg_convert_fast_i64_u32x16 sg_convert_i64_u32x16
#define sg_convert_fast_i64_u32x32 sg_convert_i64_u32x32
#define sg_convert_fast_i64_u32x64 sg_convert_i64_u32x64
#define sg_convert_fast_i64_i64x1 sg_convert_i64_i64x1
#define sg_convert_fast_i64_i64x2 sg_convert_i64_i64x2
#define sg_convert_fast_i64_i64x4 sg_convert_i64_i64x4
#define sg_convert_fast_i64_i64x8 sg_convert_i64_i64x8
#define sg_convert_fast_i64_i64x16 sg_convert_i64_i64x16
#define sg_convert_fast_i64_i64x32 sg_convert_i64_i64x32
#define sg_convert_fast_i64_i64x64 sg_convert_i64_i64x64
#define sg_convert_fast_i64_u64x1 sg_convert_i64_u64x1
#define sg_convert_fast_i64_u64x2 sg_convert_i64_u64x2
#define sg_convert_fast_i64_u64x4 sg_convert_i64_u64x4
#define sg_convert_fast_i64_u64x8 sg_convert_i64_u64x8
#define sg_convert_fast_i64_u64x16 sg_convert_i64_u64x16
#define sg_convert_fast_i64_u64x32 sg_convert_i64_u64x32
#define sg_convert_fast_i64_u64x64 sg_convert_i64_u64x64
#define sg_convert_fast_i64_f16x1 sg_convert_i64_f16x1
#define sg_convert_fast_i64_f16x2 sg_convert_i64_f16x2
#define sg_convert_fast_i64_f16x4 sg_convert_i64_f16x4
#define sg_convert_fast_i64_f16x8 sg_convert_i64_f16x8
#define sg_convert_fast_i64_f16x16 sg_convert_i64_f16x16
#define sg_convert_fast_i64_f16x32 sg_convert_i64_f16x32
#define sg_convert_fast_i64_f16x64 sg_convert_i64_f16x64
#define sg_convert_fast_i64_bf16x1 sg_convert_i64_bf16x1
#define sg_convert_fast_i64_bf16x2 sg_convert_i64_bf16x2
#define sg_convert_fast_i64_bf16x4 sg_convert_i64_bf16x4
#define sg_convert_fast_i64_bf16x8 sg_convert_i64_bf16x8
#define sg_convert_fast_i64_bf16x16 sg_convert_i64_bf16x16
#define sg_convert_fast_i64_bf16x32 sg_convert_i64_bf16x32
#define sg_convert_fast_i64_bf16x64 sg_convert_i64_bf16x64
#define sg_convert_fast_i64_f32x1 sg_convert_i64_f32x1
#define sg_convert_fast_i64_f32x2 sg_convert_i64_f32x2
#define sg_convert_fast_i64_f32x4 sg_convert_i64_f32x4
#define sg_convert_fast_i64_f32x8 sg_convert_i64_f32x8
#define sg_convert_fast_i64_f32x16 sg_convert_i64_f32x16
#define sg_convert_fast_i64_f32x32 sg_convert_i64_f32x32
#define sg_convert_fast_i64_f32x64 sg_convert_i64_f32x64
#define sg_convert_fast_i64_f64x1 sg_convert_i64_f64x1
#define sg_convert_fast_i64_f64x2 sg_convert_i64_f64x2
#define sg_convert_fast_i64_f64x4 sg_convert_i64_f64x4
#define sg_convert_fast_i64_f64x8 sg_convert_i64_f64x8
#define sg_convert_fast_i64_f64x16 sg_convert_i64_f64x16
#define sg_convert_fast_i64_f64x32 sg_convert_i64_f64x32
#define sg_convert_fast_i64_f64x64 sg_convert_i64_f64x64
#define sg_convert_fast_u64_i8x1 sg_convert_u64_i8x1
#define sg_convert_fast_u64_i8x2 sg_convert_u64_i8x2
#define sg_convert_fast_u64_i8x4 sg_convert_u64_i8x4
#define sg_convert_fast_u64_i8x8 sg_convert_u64_i8x8
#define sg_convert_fast_u64_i8x16 sg_convert_u64_i8x16
#define sg_convert_fast_u64_i8x32 sg_convert_u64_i8x32
#define sg_convert_fast_u64_i8x64 sg_convert_u64_i8x64
#define sg_convert_fast_u64_u8x1 sg_convert_u64_u8x1
#define sg_convert_fast_u64_u8x2 sg_convert_u64_u8x2
#define sg_convert_fast_u64_u8x4 sg_convert_u64_u8x4
#define sg_convert_fast_u64_u8x8 sg_convert_u64_u8x8
#define sg_convert_fast_u64_u8x16 sg_convert_u64_u8x16
#define sg_convert_fast_u64_u8x32 sg_convert_u64_u8x32
#define sg_convert_fast_u64_u8x64 sg_convert_u64_u8x64
#define sg_convert_fast_u64_i16x1 sg_convert_u64_i16x1
#define sg_convert_fast_u64_i16x2 sg_convert_u64_i16x2
#define sg_convert_fast_u64_i16x4 sg_convert_u64_i16x4
#define sg_convert_fast_u64_i16x8 sg_convert_u64_i16x8
#define sg_convert_fast_u64_i16x16 sg_convert_u64_i16x16
#define sg_convert_fast_u64_i16x32 sg_convert_u64_i16x32
#define sg_convert_fast_u64_i16x64 sg_convert_u64_i16x64
#define sg_convert_fast_u64_u16x1 sg_convert_u64_u16x1
#define sg_convert_fast_u64_u16x2 sg_convert_u64_u16x2
#define sg_convert_fast_u64_u16x4 sg_convert_u64_u16x4
#define sg_convert_fast_u64_u16x8 sg_convert_u64_u16x8
#define sg_convert_fast_u64_u16x16 sg_convert_u64_u16x16
#define sg_convert_fast_u64_u16x32 sg_convert_u64_u16x32
#define sg_convert_fast_u64_u16x64 sg_convert_u64_u16x64
#define sg_convert_fast_u64_i32x1 sg_convert_u64_i32x1
#define sg_convert_fast_u64_i32x2 sg_convert_u64_i32x2
#define sg_convert_fast_u64_i32x4 sg_convert_u64_i32x4
#define sg_convert_fast_u64_i32x8 sg_convert_u64_i32x8
#define sg_convert_fast_u64_i32x16 sg_convert_u64_i32x16
#define sg_convert_fast_u64_i32x32 sg_convert_u64_i32x32
#define sg_convert_fast_u64_i32x64 sg_convert_u64_i32x64
#define sg_convert_fast_u64_u32x1 sg_convert_u64_u32x1
#define sg_convert_fast_u64_u32x2 sg_convert_u64_u32x2
#define sg_convert_fast_u64_u32x4 sg_convert_u64_u32x4
#define sg_convert_fast_u64_u32x8 sg_convert_u64_u32x8
#define sg_convert_fast_u64_u32x16 sg_convert_u64_u32x16
#define sg_convert_fast_u64_u32x32 sg_convert_u64_u32x32
#define sg_convert_fast_u64_u32x64 sg_convert_u64_u32x64
#define sg_convert_fast_u64_i64x1 sg_convert_u64_i64x1
#define sg_convert_fast_u64_i64x2 sg_convert_u64_i64x2
#define sg_convert_fast_u64_i64x4 sg_convert_u64_i64x4
#define sg_convert_fast_u64_i64x8 sg_convert_u64_i64x8
#define sg_convert_fast_u64_i64x16 sg_convert_u64_i64x16
#define sg_convert_fast_u64_i64x32 sg_convert_u64_i64x32
#define sg_convert_fast_u64_i64x64 sg_convert_u64_i64x64
#define sg_convert_fast_u64_u64x1 sg_convert_u64_u64x1
#define sg_convert_fast_u64_u64x2 sg_convert_u64_u64x2
#define sg_convert_fast_u64_u64x4 sg_convert_u64_u64x4
#define sg_convert_fast_u64_u64x8 sg_convert_u64_u64x8
#define sg_convert_fast_u64_u64x16 sg_convert_u64_u64x16
#define sg_convert_fast_u64_u64x32 sg_convert_u64_u64x32
#define sg_convert_fast_u64_u64x64 sg_convert_u64_u64x64
#define sg_convert_fast_u64_f16x1 sg_convert_u64_f16x1
#define sg_convert_fast_u64_f16x2 sg_convert_u64_f16x2
#define sg_convert_fast_u64_f16x4 sg_convert_u64_f16x4
#define sg_convert_fast_u64_f16x8 sg_convert_u64_f16x8
#define sg_convert_fast_u64_f16x16 sg_convert_u64_f16x16
#define sg_convert_fast_u64_f16x32 sg_convert_u64_f16x32
#define sg_convert_fast_u64_f16x64 sg_convert_u64_f16x64
#define sg_convert_fast_u64_bf16x1 sg_convert_u64_bf16x1
#define sg_convert_fast_u64_bf16x2 sg_convert_u64_bf16x2
#define sg_convert_fast_u64_bf16x4 sg_convert_u64_bf16x4
#define sg_convert_fast_u64_bf16x8 sg_convert_u64_bf16x8
#define sg_convert_fast_u64_bf16x16 sg_convert_u64_bf16x16
#define sg_convert_fast_u64_bf16x32 sg_convert_u64_bf16x32
#define sg_convert_fast_u64_bf16x64 sg_convert_u64_bf16x64
#define sg_convert_fast_u64_f32x1 sg_convert_u64_f32x1
#define sg_convert_fast_u64_f32x2 sg_convert_u64_f32x2
#define sg_convert_fast_u64_f32x4 sg_convert_u64_f32x4
#define sg_convert_fast_u64_f32x8 sg_convert_u64_f32x8
#define sg_convert_fast_u64_f32x16 sg_convert_u64_f32x16
#define sg_convert_fast_u64_f32x32 sg_convert_u64_f32x32
#define sg_convert_fast_u64_f32x64 sg_convert_u64_f32x64
#define sg_convert_fast_u64_f64x1 sg_convert_u64_f64x1
#define sg_convert_fast_u64_f64x2 sg_convert_u64_f64x2
#define sg_convert_fast_u64_f64x4 sg_convert_u64_f64x4
#define sg_convert_fast_u64_f64x8 sg_convert_u64_f64x8
#define sg_convert_fast_u64_f64x16 sg_convert_u64_f64x16
#define sg_convert_fast_u64_f64x32 sg_convert_u64_f64x32
#define sg_convert_fast_u64_f64x64 sg_convert_u64_f64x64
#define sg_convert_fast_f16_i8x1 sg_convert_f16_i8x1
#define sg_convert_fast_f16_i8x2 sg_convert_f16_i8x2
#define sg_convert_fast_f16_i8x4 sg_convert_f16_i8x4
#define sg_convert_fast_f16_i8x8 sg_convert_f16_i8x8
#define sg_convert_fast_f16_i8x16 sg_convert_f16_i8x16
#define sg_convert_fast_f16_i8x32 sg_convert_f16_i8x32
#define sg_convert_fast_f16_i8x64 sg_convert_f16_i8x64
#define sg_convert_fast_f16_u8x1 sg_convert_f16_u8x1
#define sg_convert_fast_f16_u8x2 sg_convert_f16_u8x2
#define sg_convert_fast_f16_u8x4 sg_convert_f16_u8x4
#define sg_convert_fast_f16_u8x8 sg_convert_f16_u8x8
#define sg_convert_fast_f16_u8x16 sg_convert_f16_u8x16
#define sg_convert_fast_f16_u8x32 sg_convert_f16_u8x32
#define sg_convert_fast_f16_u8x64 sg_convert_f16_u8x64
#define sg_convert_fast_f16_i16x1 sg_convert_f16_i16x1
#define sg_convert_fast_f16_i16x2 sg_convert_f16_i16x2
#define sg_convert_fast_f16_i16x4 sg_convert_f16_i16x4
#define sg_convert_fast_f16_i16x8 sg_convert_f16_i16x8
#define sg_convert_fast_f16_i16x16 sg_convert_f16_i16x16
#define sg_convert_fast_f16_i16x32 sg_convert_f16_i16x32
#define sg_convert_fast_f16_i16x64 sg_convert_f16_i16x64
#define sg_convert_fast_f16_u16x1 sg_convert_f16_u16x1
#define sg_convert_fast_f16_u16x2 sg_convert_f16_u16x2
#define sg_convert_fast_f16_u16x4 sg_convert_f16_u16x4
#define sg_convert_fast_f16_u16x8 sg_convert_f16_u16x8
#define sg_convert_fast_f16_u16x16 sg_convert_f16_u16x16
#define sg_convert_fast_f16_u16x32 sg_convert_f16_u16x32
#define sg_convert_fast_f16_u16x64 sg_convert_f16_u16x64
#define sg_convert_fast_f16_i32x1 sg_convert_f16_i32x1
#define sg_convert_fast_f16_i32x2 sg_convert_f16_i32x2
#define sg_convert_fast_f16_i32x4 sg_convert_f16_i32x4
#define sg_convert_fast_f16_i32x8 sg_convert_f16_i32x8
#define sg_convert_fast_f16_i32x16 sg_convert_f16_i32x16
#define sg_convert_fast_f16_i32x32 sg_convert_f16_i32x32
#define sg_convert_fast_f16_i32x64 sg_convert_f16_i32x64
#define sg_convert_fast_f16_u32x1 sg_convert_f16_u32x1
#define sg_convert_fast_f16_u32x2 sg_convert_f16_u32x2
#define sg_convert_fast_f16_u32x4 sg_convert_f16_u32x4
#define sg_convert_fast_f16_u32x8 sg_convert_f16_u32x8
#define sg_convert_fast_f16_u32x16 sg_convert_f16_u32x16
#define sg_convert_fast_f16_u32x32 sg_convert_f16_u32x32
#define sg_convert_fast_f16_u32x64 sg_convert_f16_u32x64
#define sg_convert_fast_f16_i64x1 sg_convert_f16_i64x1
#define sg_convert_fast_f16_i64x2 sg_convert_f16_i64x2
#define sg_convert_fast_f16_i64x4 sg_convert_f16_i64x4
#define sg_convert_fast_f16_i64x8 sg_convert_f16_i64x8
#define sg_convert_fast_f16_i64x16 sg_convert_f16_i64x16
#define sg_convert_fast_f16_i64x32 sg_convert_f16_i64x32
#define sg_convert_fast_f16_i64x64 sg_convert_f16_i64x64
#define sg_convert_fast_f16_u64x1 sg_convert_f16_u64x1
#define sg_convert_fast_f16_u64x2 sg_convert_f16_u64x2
#define sg_convert_fast_f16_u64x4 sg_convert_f16_u64x4
#define sg_convert_fast_f16_u64x8 sg_convert_f16_u64x8
#define sg_convert_fast_f16_u64x16 sg_convert_f16_u64x16
#define sg_convert_fast_f16_u64x32 sg_convert_f16_u64x32
#define sg_convert_fast_f16_u64x64 sg_convert_f16_u64x64
#define sg_convert_fast_f16_f16x1 sg_convert_f16_f16x1
#define sg_convert_fast_f16_f16x2 sg_convert_f16_f16x2
#define sg_convert_fast_f16_f16x4 sg_convert_f16_f16x4
#define sg_convert_fast_f16_f16x8 sg_convert_f16_f16x8
#define sg_convert_fast_f16_f16x16 sg_convert_f16_f16x16
#define sg_convert_fast_f16_f16x32 sg_convert_f16_f16x32
#define sg_convert_fast_f16_f16x64 sg_convert_f16_f16x64
#define sg_convert_fast_f16_bf16x1 sg_convert_f16_bf16x1
#define sg_convert_fast_f16_bf16x2 sg_convert_f16_bf16x2
#define sg_convert_fast_f16_bf16x4 sg_convert_f16_bf16x4
#define sg_convert_fast_f16_bf16x8 sg_convert_f16_bf16x8
#define sg_convert_fast_f16_bf16x16 sg_convert_f16_bf16x16
#define sg_convert_fast_f16_bf16x32 sg_convert_f16_bf16x32
#define sg_convert_fast_f16_bf16x64 sg_convert_f16_bf16x64
#define sg_convert_fast_f16_f32x1 sg_convert_f16_f32x1
#define sg_convert_fast_f16_f32x2 sg_convert_f16_f32x2
#define sg_convert_fast_f16_f32x4 sg_convert_f16_f32x4
#define sg_convert_fast_f16_f32x8 sg_convert_f16_f32x8
#define sg_convert_fast_f16_f32x16 sg_convert_f16_f32x16
#define sg_convert_fast_f16_f32x32 sg_convert_f16_f32x32
#define sg_convert_fast_f16_f32x64 sg_convert_f16_f32x64
#define sg_convert_fast_f16_f64x1 sg_convert_f16_f64x1
#define sg_convert_fast_f16_f64x2 sg_convert_f16_f64x2
#define sg_convert_fast_f16_f64x4 sg_convert_f16_f64x4
#define sg_convert_fast_f16_f64x8 sg_convert_f16_f64x8
#define sg_convert_fast_f16_f64x16 sg_convert_f16_f64x16
#define sg_convert_fast_f16_f64x32 sg_convert_f16_f64x32
#define sg_convert_fast_f16_f64x64 sg_convert_f16_f64x64
#define sg_convert_fast_bf16_i8x1 sg_convert_bf16_i8x1
#define sg_convert_fast_bf16_i8x2 sg_convert_bf16_i8x2
#define sg_convert_fast_bf16_i8x4 sg_convert_bf16_i8x4
#define sg_convert_fast_bf16_i8x8 sg_convert_bf16_i8x8
#define sg_convert_fast_bf16_i8x16 sg_convert_bf16_i8x16
#define sg_convert_fast_bf16_i8x32 sg_convert_bf16_i8x32
#define sg_convert_fast_bf16_i8x64 sg_convert_bf16_i8x64
#define sg_convert_fast_bf16_u8x1 sg_convert_bf16_u8x1
#define sg_convert_fast_bf16_u8x2 sg_convert_bf16_u8x2
#define sg_convert_fast_bf16_u8x4 sg_convert_bf16_u8x4
#define sg_convert_fast_bf16_u8x8 sg_convert_bf16_u8x8
#define sg_convert_fast_bf16_u8x16 sg_convert_bf16_u8x16
#define sg_convert_fast_bf16_u8x32 sg_convert_bf16_u8x32
#define sg_convert_fast_bf16_u8x64 sg_convert_bf16_u8x64
#define sg_convert_fast_bf16_i16x1 sg_convert_bf16_i16x1
#define sg_convert_fast_bf16_i16x2 sg_convert_bf16_i16x2
#define sg_convert_fast_bf16_i16x4 sg_convert_bf16_i16x4
#define sg_convert_fast_bf16_i16x8 sg_convert_bf16_i16x8
#define sg_convert_fast_bf16_i16x16 sg_convert_bf16_i16x16
#define sg_convert_fast_bf16_i16x32 sg_convert_bf16_i16x32
#define sg_convert_fast_bf16_i16x64 sg_convert_bf16_i16x64
#define sg_convert_fast_bf16_u16x1 sg_convert_bf16_u16x1
#define sg_convert_fast_bf16_u16x2 sg_convert_bf16_u16x2
#define sg_convert_fast_bf16_u16x4 sg_convert_bf16_u16x4
#define sg_convert_fast_bf16_u16x8 sg_convert_bf16_u16x8
#define sg_convert_fast_bf16_u16x16 sg_convert_bf16_u16x16
#define sg_convert_fast_bf16_u16x32 sg_convert_bf16_u16x32
#define sg_convert_fast_bf16_u16x64 sg_convert_bf16_u16x64
#define sg_convert_fast_bf16_i32x1 sg_convert_bf16_i32x1
#define sg_convert_fast_bf16_i32x2 sg_convert_bf16_i32x2
#define sg_convert_fast_bf16_i32x4 sg_convert_bf16_i32x4
#define sg_convert_fast_bf16_i32x8 sg_convert_bf16_i32x8
#define sg_convert_fast_bf16_i32x16 sg_convert_bf16_i32x16
#define sg_convert_fast_bf16_i32x32 sg_convert_bf16_i32x32
#define sg_convert_fast_bf16_i32x64 sg_convert_bf16_i32x64
#define sg_convert_fast_bf16_u32x1 sg_convert_bf16_u32x1
#define sg_convert_fast_bf16_u32x2 sg_convert_bf16_u32x2
#define sg_convert_fast_bf16_u32x4 sg_convert_bf16_u32x4
#define sg_convert_fast_bf16_u32x8 sg_convert_bf16_u32x8
#define sg_convert_fast_bf16_u32x16 sg_convert_bf16_u32x16
#define sg_convert_fast_bf16_u32x32 sg_convert_bf16_u32x32
#define sg_convert_fast_bf16_u32x64 sg_convert_bf16_u32x64
#define sg_convert_fast_bf16_i64x1 sg_convert_bf16_i64x1
#define sg_convert_fast_bf16_i64x2 sg_convert_bf16_i64x2
#define sg_convert_fast_bf16_i64x4 sg_convert_bf16_i64x4
#define sg_convert_fast_bf16_i64x8 sg_convert_bf16_i64x8
#define sg_convert_fast_bf16_i64x16 sg_convert_bf16_i64x16
#define sg_convert_fast_bf16_i64x32 sg_convert_bf16_i64x32
#define sg_convert_fast_bf16_i64x64 sg_convert_bf16_i64x64
#define sg_convert_fast_bf16_u64x1 sg_convert_bf16_u64x1
#define sg_convert_fast_bf16_u64x2 sg_convert_bf16_u64x2
#define sg_convert_fast_bf16_u64x4 sg_convert_bf16_u64x4
#define sg_convert_fast_bf16_u64x8 sg_convert_bf16_u64x8
#define sg_convert_fast_bf16_u64x16 sg_convert_bf16_u64x16
#define sg_convert_fast_bf16_u64x32 sg_convert_bf16_u64x32
#define sg_convert_fast_bf16_u64x64 sg_convert_bf16_u64x64
#define sg_convert_fast_bf16_f16x1 sg_convert_bf16_f16x1
#define sg_convert_fast_bf16_f16x2 sg_convert_bf16_f16x2
#define sg_convert_fast_bf16_f16x4 sg_convert_bf16_f16x4
#define sg_convert_fast_bf16_f16x8 sg_convert_bf16_f16x8
#define sg_convert_fast_bf16_f16x16 sg_convert_bf16_f16x16
#define sg_convert_fast_bf16_f16x32 sg_convert_bf16_f16x32
#define sg_convert_fast_bf16_f16x64 sg_convert_bf16_f16x64
#define sg_convert_fast_bf16_bf16x1 sg_convert_bf16_bf16x1
#define sg_convert_fast_bf16_bf16x2 sg_convert_bf16_bf16x2
#define sg_convert_fast_bf16_bf16x4 sg_convert_bf16_bf16x4
#define sg_convert_fast_bf16_bf16x8 sg_convert_bf16_bf16x8
#define sg_convert_fast_bf16_bf16x16 sg_convert_bf16_bf16x16
#define sg_convert_fast_bf16_bf16x32 sg_convert_bf16_bf16x32
#define sg_convert_fast_bf16_bf16x64 sg_convert_bf16_bf16x64
#define sg_convert_fast_bf16_f32x1 sg_convert_bf16_f32x1
#define sg_convert_fast_bf16_f32x2 sg_convert_bf16_f32x2
#define sg_convert_fast_bf16_f32x4 sg_convert_bf16_f32x4
#define sg_convert_fast_bf16_f32x8 sg_convert_bf16_f32x8
#define sg_convert_fast_bf16_f32x16 sg_convert_bf16_f32x16
#define sg_convert_fast_bf16_f32x32 sg_convert_bf16_f32x32
#define sg_convert_fast_bf16_f32x64 sg_convert_bf16_f32x64
#define sg_convert_fast_bf16_f64x1 sg_convert_bf16_f64x1
#define sg_convert_fast_bf16_f64x2 sg_convert_bf16_f64x2
#define sg_convert_fast_bf16_f64x4 sg_convert_bf16_f64x4
#define sg_convert_fast_bf16_f64x8 sg_convert_bf16_f64x8
#define sg_convert_fast_bf16_f64x16 sg_convert_bf16_f64x16
#define sg_convert_fast_bf16_f64x32 sg_convert_bf16_f64x32
#define sg_convert_fast_bf16_f64x64 sg_convert_bf16_f64x64
#define sg_convert_fast_f32_i8x1 sg_convert_f32_i8x1
#define sg_convert_fast_f32_i8x2 sg_convert_f32_i8x2
#define sg_convert_fast_f32_i8x4 sg_convert_f32_i8x4
#define sg_convert_fast_f32_i8x8 sg_convert_f32_i8x8
#define sg_convert_fast_f32_i8x16 sg_convert_f32_i8x16
#define sg_convert_fast_f32_i8x32 sg_convert_f32_i8x32
#define sg_convert_fast_f32_i8x64 sg_convert_f32_i8x64
#define sg_convert_fast_f32_u8x1 sg_convert_f32_u8x1
#define sg_convert_fast_f32_u8x2 sg_convert_f32_u8x2
#define sg_convert_fast_f32_u8x4 sg_convert_f32_u8x4
#define sg_convert_fast_f32_u8x8 sg_convert_f32_u8x8
#define sg_convert_fast_f32_u8x16 sg_convert_f32_u8x16
#define sg_convert_fast_f32_u8x32 sg_convert_f32_u8x32
#define sg_convert_fast_f32_u8x64 sg_convert_f32_u8x64
#define sg_convert_fast_f32_i16x1 sg_convert_f32_i16x1
#define sg_convert_fast_f32_i16x2 sg_convert_f32_i16x2
#define sg_convert_fast_f32_i16x4 sg_convert_f32_i16x4
#define sg_convert_fast_f32_i16x8 sg_convert_f32_i16x8
#define sg_convert_fast_f32_i16x16 sg_convert_f32_i16x16
#define sg_convert_fast_f32_i16x32 sg_convert_f32_i16x32
#define sg_convert_fast_f32_i16x64 sg_convert_f32_i16x64
#define sg_convert_fast_f32_u16x1 sg_convert_f32_u16x1
#define sg_convert_fast_f32_u16x2 sg_convert_f32_u16x2
#define sg_convert_fast_f32_u16x4 sg_convert_f32_u16x4
#define sg_convert_fast_f32_u16x8 sg_convert_f32_u16x8
#define sg_convert_fast_f32_u16x16 sg_convert_f32_u16x16
#define sg_convert_fast_f32_u16x32 sg_convert_f32_u16x32
#define sg_convert_fast_f32_u16x64 sg_convert_f32_u16x64
#define sg_convert_fast_f32_i32x1 sg_convert_f32_i32x1
#define sg_convert_fast_f32_i32x2 sg_convert_f32_i32x2
#define sg_convert_fast_f32_i32x4 sg_convert_f32_i32x4
#define sg_convert_fast_f32_i32x8 sg_convert_f32_i32x8
#define sg_convert_fast_f32_i32x16 sg_convert_f32_i32x16
#define sg_convert_fast_f32_i32x32 sg_convert_f32_i32x32
#define sg_convert_fast_f32_i32x64 sg_convert_f32_i32x64
#define sg_convert_fast_f32_u32x1 sg_convert_f32_u32x1
#define sg_convert_fast_f32_u32x2 sg_convert_f32_u32x2
#define sg_convert_fast_f32_u32x4 sg_convert_f32_u32x4
#define sg_convert_fast_f32_u32x8 sg_convert_f32_u32x8
#define sg_convert_fast_f32_u32x16 sg_convert_f32_u32x16
#define sg_convert_fast_f32_u32x32 sg_convert_f32_u32x32
#define sg_convert_fast_f32_u32x64 sg_convert_f32_u32x64
#define sg_convert_fast_f32_i64x1 sg_convert_f32_i64x1
#define sg_convert_fast_f32_i64x2 sg_convert_f32_i64x2
#define sg_convert_fast_f32_i64x4 sg_convert_f32_i64x4
#define sg_convert_fast_f32_i64x8 sg_convert_f32_i64x8
#define sg_convert_fast_f32_i64x16 sg_convert_f32_i64x16
#define sg_convert_fast_f32_i64x32 sg_convert_f32_i64x32
#define sg_convert_fast_f32_i64x64 sg_convert_f32_i64x64
#define sg_convert_fast_f32_u64x1 sg_convert_f32_u64x1
#define sg_convert_fast_f32_u64x2 sg_convert_f32_u64x2
#define sg_convert_fast_f32_u64x4 sg_convert_f32_u64x4
#define sg_convert_fast_f32_u64x8 sg_convert_f32_u64x8
#define sg_convert_fast_f32_u64x16 sg_convert_f32_u64x16
#define sg_convert_fast_f32_u64x32 sg_convert_f32_u64x32
#define sg_convert_fast_f32_u64x64 sg_convert_f32_u64x64
#define sg_convert_fast_f32_f16x1 sg_convert_f32_f16x1
#define sg_convert_fast_f32_f16x2 sg_convert_f32_f16x2
#define sg_convert_fast_f32_f16x4 sg_convert_f32_f16x4
#define sg_convert_fast_f32_f16x8 sg_convert_f32_f16x8
#define sg_convert_fast_f32_f16x16 sg_convert_f32_f16x16
#define sg_convert_fast_f32_f16x32 sg_convert_f32_f16x32
#define sg_convert_fast_f32_f16x64 sg_convert_f32_f16x64
#define sg_convert_fast_f32_bf16x1 sg_convert_f32_bf16x1
#define sg_convert_fast_f32_bf16x2 sg_convert_f32_bf16x2
#define sg_convert_fast_f32_bf16x4 sg_convert_f32_bf16x4
#define sg_convert_fast_f32_bf16x8 sg_convert_f32_bf16x8
#define sg_convert_fast_f32_bf16x16 sg_convert_f32_bf16x16
#define sg_convert_fast_f32_bf16x32 sg_convert_f32_bf16x32
#define sg_convert_fast_f32_bf16x64 sg_convert_f32_bf16x64
#define sg_convert_fast_f32_f32x1 sg_convert_f32_f32x1
#define sg_convert_fast_f32_f32x2 sg_convert_f32_f32x2
#define sg_convert_fast_f32_f32x4 sg_convert_f32_f32x4
#define sg_convert_fast_f32_f32x8 sg_convert_f32_f32x8
#define sg_convert_fast_f32_f32x16 sg_convert_f32_f32x16
#define sg_convert_fast_f32_f32x32 sg_convert_f32_f32x32
#define sg_convert_fast_f32_f32x64 sg_convert_f32_f32x64
#define sg_convert_fast_f32_f64x1 sg_convert_f32_f64x1
#define sg_convert_fast_f32_f64x2 sg_convert_f32_f64x2
#define sg_convert_fast_f32_f64x4 sg_convert_f32_f64x4
#define sg_convert_fast_f32_f64x8 sg_convert_f32_f64x8
#define sg_convert_fast_f32_f64x16 sg_convert_f32_f64x16
#define sg_convert_fast_f32_f64x32 sg_convert_f32_f64x32
#define sg_convert_fast_f32_f64x64 sg_convert_f32_f64x64
#define sg_convert_fast_f64_i8x1 sg_convert_f64_i8x1
#define sg_convert_fast_f64_i8x2 sg_convert_f64_i8x2
#define sg_convert_fast_f64_i8x4 sg_convert_f64_i8x4
#define sg_convert_fast_f64_i8x8 sg_convert_f64_i8x8
#define sg_convert_fast_f64_i8x16 sg_convert_f64_i8x16
#define sg_convert_fast_f64_i8x32 sg_convert_f64_i8x32
#define sg_convert_fast_f64_i8x64 sg_convert_f64_i8x64
#define sg_convert_fast_f64_u8x1 sg_convert_f64_u8x1
#define sg_convert_fast_f64_u8x2 sg_convert_f64_u8x2
#define sg_convert_fast_f64_u8x4 sg_convert_f64_u8x4
#define sg_convert_fast_f64_u8x8 sg_convert_f64_u8x8
#define sg_convert_fast_f64_u8x16 sg_convert_f64_u8x16
#define sg_convert_fast_f64_u8x32 sg_convert_f64_u8x32
#define sg_convert_fast_f64_u8x64 sg_convert_f64_u8x64
#define sg_convert_fast_f64_i16x1 sg_convert_f64_i16x1
#define sg_convert_fast_f64_i16x2 sg_convert_f64_i16x2
#define sg_convert_fast_f64_i16x4 sg_convert_f64_i16x4
#define sg_convert_fast_f64_i16x8 sg_convert_f64_i16x8
#define sg_convert_fast_f64_i16x16 sg_convert_f64_i16x16
#define sg_convert_fast_f64_i16x32 sg_convert_f64_i16x32
#define sg_convert_fast_f64_i16x64 sg_convert_f64_i16x64
#define sg_convert_fast_f64_u16x1 sg_convert_f64_u16x1
#define sg_convert_fast_f64_u16x2 sg_convert_f64_u16x2
#define sg_convert_fast_f64_u16x4 sg_convert_f64_u16x4
#define sg_convert_fast_f64_u16x8 sg_convert_f64_u16x8
#define sg_convert_fast_f64_u16x16 sg_convert_f64_u16x16
#define sg_convert_fast_f64_u16x32 sg_convert_f64_u16x32
#define sg_convert_fast_f64_u16x64 sg_convert_f64_u16x64
#define sg_convert_fast_f64_i32x1 sg_convert_f64_i32x1
#define sg_convert_fast_f64_i32x2 sg_convert_f64_i32x2
#define sg_convert_fast_f64_i32x4 sg_convert_f64_i32x4
#define sg_convert_fast_f64_i32x8 sg_convert_f64_i32x8
#define sg_convert_fast_f64_i32x16 sg_convert_f64_i32x16
#define sg_convert_fast_f64_i32x32 sg_convert_f64_i32x32
#define sg_convert_fast_f64_i32x64 sg_convert_f64_i32x64
#define sg_convert_fast_f64_u32x1 sg_convert_f64_u32x1
#define sg_convert_fast_f64_u32x2 sg_convert_f64_u32x2
#define sg_convert_fast_f64_u32x4 sg_convert_f64_u32x4
#define sg_convert_fast_f64_u32x8 sg_convert_f64_u32x8
#define sg_convert_fast_f64_u32x16 sg_convert_f64_u32x16
#define sg_convert_fast_f64_u32x32 sg_convert_f64_u32x32
#define sg_convert_fast_f64_u32x64 sg_convert_f64_u32x64
#define sg_convert_fast_f64_i64x1 sg_convert_f64_i64x1
#define sg_convert_fast_f64_i64x2 sg_convert_f64_i64x2
#define sg_convert_fast_f64_i64x4 sg_convert_f64_i64x4
#define sg_convert_fast_f64_i64x8 sg_convert_f64_i64x8
#define sg_convert_fast_f64_i64x16 sg_convert_f64_i64x16
#define sg_convert_fast_f64_i64x32 sg_convert_f64_i64x32
#define sg_convert_fast_f64_i64x64 sg_convert_f64_i64x64
#define sg_convert_fast_f64_u64x1 sg_convert_f64_u64x1
#define sg_convert_fast_f64_u64x2 sg_convert_f64_u64x2
#define sg_convert_fast_f64_u64x4 sg_convert_f64_u64x4
#define sg_convert_fast_f64_u64x8 sg_convert_f64_u64x8
#define sg_convert_fast_f64_u64x16 sg_convert_f64_u64x16
#define sg_convert_fast_f64_u64x32 sg_convert_f64_u64x32
#define sg_convert_fast_f64_u64x64 sg_convert_f64_u64x64
#define sg_convert_fast_f64_f16x1 sg_convert_f64_f16x1
#define sg_convert_fast_f64_f16x2 sg_convert_f64_f16x2
#define sg_convert_fast_f64_f16x4 sg_convert_f64_f16x4
#define sg_convert_fast_f64_f16x8 sg_convert_f64_f16x8
#define sg_convert_fast_f64_f16x16 sg_convert_f64_f16x16
#define sg_convert_fast_f64_f16x32 sg_convert_f64_f16x32
#define sg_convert_fast_f64_f16x64 sg_convert_f64_f16x64
#define sg_convert_fast_f64_bf16x1 sg_convert_f64_bf16x1
#define sg_convert_fast_f64_bf16x2 sg_convert_f64_bf16x2
#define sg_convert_fast_f64_bf16x4 sg_convert_f64_bf16x4
#define sg_convert_fast_f64_bf16x8 sg_convert_f64_bf16x8
#define sg_convert_fast_f64_bf16x16 sg_convert_f64_bf16x16
#define sg_convert_fast_f64_bf16x32 sg_convert_f64_bf16x32
#define sg_convert_fast_f64_bf16x64 sg_convert_f64_bf16x64
#define sg_convert_fast_f64_f32x1 sg_convert_f64_f32x1
#define sg_convert_fast_f64_f32x2 sg_convert_f64_f32x2
#define sg_convert_fast_f64_f32x4 sg_convert_f64_f32x4
#define sg_convert_fast_f64_f32x8 sg_convert_f64_f32x8
#define sg_convert_fast_f64_f32x16 sg_convert_f64_f32x16
#define sg_convert_fast_f64_f32x32 sg_convert_f64_f32x32
#define sg_convert_fast_f64_f32x64 sg_convert_f64_f32x64
#define sg_convert_fast_f64_f64x1 sg_convert_f64_f64x1
#define sg_convert_fast_f64_f64x2 sg_convert_f64_f64x2
#define sg_convert_fast_f64_f64x4 sg_convert_f64_f64x4
#define sg_convert_fast_f64_f64x8 sg_convert_f64_f64x8
#define sg_convert_fast_f64_f64x16 sg_convert_f64_f64x16
#define sg_convert_fast_f64_f64x32 sg_convert_f64_f64x32
#define sg_convert_fast_f64_f64x64 sg_convert_f64_f64x64

#if SG_GENERIC

#define sg_convert_fast_i8 sg_convert_i8
#define sg_convert_fast_u8 sg_convert_u8
#define sg_convert_fast_i16 sg_convert_i16
#define sg_convert_fast_u16 sg_convert_u16
#define sg_convert_fast_i32 sg_convert_i32
#define sg_convert_fast_u32 sg_convert_u32
#define sg_convert_fast_i64 sg_convert_i64
#define sg_convert_fast_u64 sg_convert_u64
#define sg_convert_fast_f16 sg_convert_f16
#define sg_convert_fast_bf16 sg_convert_bf16
#define sg_convert_fast_f32 sg_convert_f32
#define sg_convert_fast_f64 sg_convert_f64
#define sg_dot_4x8packed_uu sg_dot_4x8packed_uu_u32
#define sg_dot_4x8packed_ss sg_dot_4x8packed_ss_i32
#define sg_dot_4x8packed_us sg_dot_4x8packed_us_i32
#define sg_dot_4x8packed_su sg_dot_4x8packed_su_i32
#define sg_dot_acc_4x8packed_uu sg_dot_acc_4x8packed_uu_u32
#define sg_dot_acc_4x8packed_ss sg_dot_acc_4x8packed_ss_i32
#define sg_dot_acc_4x8packed_us sg_dot_acc_4x8packed_us_i32
#define sg_dot_acc_4x8packed_su sg_dot_acc_4x8packed_su_i32
#define sg_dot_acc_sat_4x8packed_uu sg_dot_acc_sat_4x8packed_uu_u32
#define sg_dot_acc_sat_4x8packed_ss sg_dot_acc_sat_4x8packed_ss_i32
#define sg_dot_acc_sat_4x8packed_us sg_dot_acc_sat_4x8packed_us_i32
#define sg_dot_acc_sat_4x8packed_su sg_dot_acc_sat_4x8packed_su_i32
#define sg_dot_acc_2x16packed_bf16 sg_dot_acc_2x16packed_bf16_f32
#define sg_dot_acc_2x16packed_bf16_fast sg_dot_acc_2x16packed_bf16_fast_f32

#ifndef __cplusplus

#define SG_G_ALL_(p, x) _Generic((x), \
    sg_i8: SG_B_(p##i8x), \
    sg_u8: SG_B_(p##u8x), \
    sg_i16: SG_B_(p##i16x), \
    sg_u16: SG_B_(p##u16x), \
    sg_i32: SG_B_(p##i32x), \
    sg_u32: SG_B_(p##u32x), \
    sg_i64: SG_B_(p##i64x), \
    sg_u64: SG_B_(p##u64x), \
    sg_f16: SG_B_(p##f16x), \
    sg_bf16: SG_B_(p##bf16x), \
    sg_f32: SG_B_(p##f32x), \
    sg_f64: SG_B_(p##f64x))
#define SG_GM_ALL_(p, x) _Generic((x), \
    sg_i8: SG_BM_(p##i8x), \
    sg_u8: SG_BM_(p##u8x), \
    sg_i16: SG_BM_(p##i16x), \
    sg_u16: SG_BM_(p##u16x), \
    sg_i32: SG_BM_(p##i32x), \
    sg_u32: SG_BM_(p##u32x), \
    sg_i64: SG_BM_(p##i64x), \
    sg_u64: SG_BM_(p##u64x), \
    sg_f16: SG_BM_(p##f16x), \
    sg_bf16: SG_BM_(p##bf16x), \
    sg_f32: SG_BM_(p##f32x), \
    sg_f64: SG_BM_(p##f64x))
#define SG_G_INT_(p, x) _Generic((x), \
    sg_i8: SG_B_(p##i8x), \
    sg_u8: SG_B_(p##u8x), \
    sg_i16: SG_B_(p##i16x), \
    sg_u16: SG_B_(p##u16x), \
    sg_i32: SG_B_(p##i32x), \
    sg_u32: SG_B_(p##u32x), \
    sg_i64: SG_B_(p##i64x), \
    sg_u64: SG_B_(p##u64x))
#define SG_GM_INT_(p, x) _Generic((x), \
    sg_i8: SG_BM_(p##i8x), \
    sg_u8: SG_BM_(p##u8x), \
    sg_i16: SG_BM_(p##i16x), \
    sg_u16: SG_BM_(p##u16x), \
    sg_i32: SG_BM_(p##i32x), \
    sg_u32: SG_BM_(p##u32x), \
    sg_i64: SG_BM_(p##i64x), \
    sg_u64: SG_BM_(p##u64x))
#define SG_G_REAL_(p, x) _Generic((x), \
    sg_f16: SG_B_(p##f16x), \
    sg_bf16: SG_B_(p##bf16x), \
    sg_f32: SG_B_(p##f32x), \
    sg_f64: SG_B_(p##f64x))
#define SG_GM_REAL_(p, x) _Generic((x), \
    sg_f16: SG_BM_(p##f16x), \
    sg_bf16: SG_BM_(p##bf16x), \
    sg_f32: SG_BM_(p##f32x), \
    sg_f64: SG_BM_(p##f64x))
#define SG_G_PTR_(p, x) _Generic((x), \
    const int8_t *: SG_B_(p##i8x), int8_t *: SG_B_(p##i8x), \
    const uint8_t *: SG_B_(p##u8x), uint8_t *: SG_B_(p##u8x), \
    const int16_t *: SG_B_(p##i16x), int16_t *: SG_B_(p##i16x), \
    const uint16_t *: SG_B_(p##u16x), uint16_t *: SG_B_(p##u16x), \
    const int32_t *: SG_B_(p##i32x), int32_t *: SG_B_(p##i32x), \
    const uint32_t *: SG_B_(p##u32x), uint32_t *: SG_B_(p##u32x), \
    const int64_t *: SG_B_(p##i64x), int64_t *: SG_B_(p##i64x), \
    const uint64_t *: SG_B_(p##u64x), uint64_t *: SG_B_(p##u64x), \
    const sg_half *: SG_B_(p##f16x), sg_half *: SG_B_(p##f16x), \
    const sg_bfloat16 *: SG_B_(p##bf16x), sg_bfloat16 *: SG_B_(p##bf16x), \
    const float *: SG_B_(p##f32x), float *: SG_B_(p##f32x), \
    const double *: SG_B_(p##f64x), double *: SG_B_(p##f64x))
#define SG_GM_PTR_(p, x) _Generic((x), \
    const int8_t *: SG_BM_(p##i8x), int8_t *: SG_BM_(p##i8x), \
    const uint8_t *: SG_BM_(p##u8x), uint8_t *: SG_BM_(p##u8x), \
    const int16_t *: SG_BM_(p##i16x), int16_t *: SG_BM_(p##i16x), \
    const uint16_t *: SG_BM_(p##u16x), uint16_t *: SG_BM_(p##u16x), \
    const int32_t *: SG_BM_(p##i32x), int32_t *: SG_BM_(p##i32x), \
    const uint32_t *: SG_BM_(p##u32x), uint32_t *: SG_BM_(p##u32x), \
    const int64_t *: SG_BM_(p##i64x), int64_t *: SG_BM_(p##i64x), \
    const uint64_t *: SG_BM_(p##u64x), uint64_t *: SG_BM_(p##u64x), \
    const sg_half *: SG_BM_(p##f16x), sg_half *: SG_BM_(p##f16x), \
    const sg_bfloat16 *: SG_BM_(p##bf16x), sg_bfloat16 *: SG_BM_(p##bf16x), \
    const float *: SG_BM_(p##f32x), float *: SG_BM_(p##f32x), \
    const double *: SG_BM_(p##f64x), double *: SG_BM_(p##f64x))
#define SG_G_PERMUTE_(x) _Generic((x), \
    sg_i8: SG_PASTE3(sg_permute_i8x, SG_LANES_, _), \
    sg_u8: SG_PASTE3(sg_permute_u8x, SG_LANES_, _), \
    sg_i16: SG_PASTE3(sg_permute_i16x, SG_LANES_, _), \
    sg_u16: SG_PASTE3(sg_permute_u16x, SG_LANES_, _), \
    sg_i32: SG_PASTE3(sg_permute_i32x, SG_LANES_, _), \
    sg_u32: SG_PASTE3(sg_permute_u32x, SG_LANES_, _), \
    sg_i64: SG_PASTE3(sg_permute_i64x, SG_LANES_, _), \
    sg_u64: SG_PASTE3(sg_permute_u64x, SG_LANES_, _), \
    sg_f16: SG_PASTE3(sg_permute_f16x, SG_LANES_, _), \
    sg_bf16: SG_PASTE3(sg_permute_bf16x, SG_LANES_, _), \
    sg_f32: SG_PASTE3(sg_permute_f32x, SG_LANES_, _), \
    sg_f64: SG_PASTE3(sg_permute_f64x, SG_LANES_, _))
#define sg_permute(x, ...) SG_G_PERMUTE_(x)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_get_lane(a, b) SG_G_ALL_(sg_get_lane_, a)(a, b)
#define sg_set_lane(a, b, c) SG_G_ALL_(sg_set_lane_, a)(a, b, c)
#define sg_keep(a) SG_G_ALL_(sg_keep_, a)(a)
#define sg_load(a) SG_G_PTR_(sg_load_, a)(a)
#define sg_store(a, b) SG_G_ALL_(sg_store_, b)(a, b)
#define sg_load_n(a, b) SG_G_PTR_(sg_load_n_, a)(a, b)
#define sg_store_n(a, b, c) SG_G_ALL_(sg_store_n_, b)(a, b, c)
#define sg_load_masked(a, b) SG_GM_PTR_(sg_load_masked_, b)(a, b)
#define sg_store_masked(a, b, c) SG_GM_ALL_(sg_store_masked_, c)(a, b, c)
#define sg_gather(a, b) SG_G_PTR_(sg_gather_, a)(a, b)
#define sg_scatter(a, b, c) SG_G_ALL_(sg_scatter_, c)(a, b, c)
#define sg_gather_masked(a, b, c) SG_GM_PTR_(sg_gather_masked_, b)(a, b, c)
#define sg_scatter_masked(a, b, c, d) SG_GM_ALL_(sg_scatter_masked_, d)(a, b, c, d)
#define sg_stream(a, b) SG_G_ALL_(sg_stream_, b)(a, b)
#define sg_stream_aligned(a, b) SG_G_ALL_(sg_stream_aligned_, b)(a, b)
#define sg_compress_store(a, b, c) SG_GM_ALL_(sg_compress_store_, c)(a, b, c)
#define sg_expand_load(a, b) SG_GM_PTR_(sg_expand_load_, b)(a, b)
#define sg_add(a, b) SG_G_ALL_(sg_add_, a)(a, b)
#define sg_add_n(a, b) SG_G_ALL_(sg_add_n_, a)(a, b)
#define sg_sub(a, b) SG_G_ALL_(sg_sub_, a)(a, b)
#define sg_sub_n(a, b) SG_G_ALL_(sg_sub_n_, a)(a, b)
#define sg_mul(a, b) SG_G_ALL_(sg_mul_, a)(a, b)
#define sg_mul_n(a, b) SG_G_ALL_(sg_mul_n_, a)(a, b)
#define sg_div(a, b) SG_G_ALL_(sg_div_, a)(a, b)
#define sg_div_n(a, b) SG_G_ALL_(sg_div_n_, a)(a, b)
#define sg_rem(a, b) SG_G_INT_(sg_rem_, a)(a, b)
#define sg_rem_n(a, b) SG_G_INT_(sg_rem_n_, a)(a, b)
#define sg_neg(a) SG_G_ALL_(sg_neg_, a)(a)
#define sg_abs(a) SG_G_ALL_(sg_abs_, a)(a)
#define sg_min(a, b) SG_G_ALL_(sg_min_, a)(a, b)
#define sg_min_n(a, b) SG_G_ALL_(sg_min_n_, a)(a, b)
#define sg_max(a, b) SG_G_ALL_(sg_max_, a)(a, b)
#define sg_max_n(a, b) SG_G_ALL_(sg_max_n_, a)(a, b)
#define sg_clamp(a, b, c) SG_G_ALL_(sg_clamp_, a)(a, b, c)
#define sg_min_num(a, b) SG_G_REAL_(sg_min_num_, a)(a, b)
#define sg_min_num_n(a, b) SG_G_REAL_(sg_min_num_n_, a)(a, b)
#define sg_max_num(a, b) SG_G_REAL_(sg_max_num_, a)(a, b)
#define sg_max_num_n(a, b) SG_G_REAL_(sg_max_num_n_, a)(a, b)
#define sg_fma(a, b, c) SG_G_REAL_(sg_fma_, a)(a, b, c)
#define sg_mul_add(a, b, c) SG_G_REAL_(sg_mul_add_, a)(a, b, c)
#define sg_sqrt(a) SG_G_REAL_(sg_sqrt_, a)(a)
#define sg_rsqrt(a) SG_G_REAL_(sg_rsqrt_, a)(a)
#define sg_rcp(a) SG_G_REAL_(sg_rcp_, a)(a)
#define sg_floor(a) SG_G_REAL_(sg_floor_, a)(a)
#define sg_ceil(a) SG_G_REAL_(sg_ceil_, a)(a)
#define sg_trunc(a) SG_G_REAL_(sg_trunc_, a)(a)
#define sg_rint(a) SG_G_REAL_(sg_rint_, a)(a)
#define sg_round(a) SG_G_REAL_(sg_round_, a)(a)
#define sg_copysign(a, b) SG_G_REAL_(sg_copysign_, a)(a, b)
#define sg_copysign_n(a, b) SG_G_REAL_(sg_copysign_n_, a)(a, b)
#define sg_add_sat(a, b) SG_G_INT_(sg_add_sat_, a)(a, b)
#define sg_add_sat_n(a, b) SG_G_INT_(sg_add_sat_n_, a)(a, b)
#define sg_sub_sat(a, b) SG_G_INT_(sg_sub_sat_, a)(a, b)
#define sg_sub_sat_n(a, b) SG_G_INT_(sg_sub_sat_n_, a)(a, b)
#define sg_mul_hi(a, b) SG_G_INT_(sg_mul_hi_, a)(a, b)
#define sg_mul_hi_n(a, b) SG_G_INT_(sg_mul_hi_n_, a)(a, b)
#define sg_avg(a, b) SG_G_INT_(sg_avg_, a)(a, b)
#define sg_avg_n(a, b) SG_G_INT_(sg_avg_n_, a)(a, b)
#define sg_and(a, b) SG_G_INT_(sg_and_, a)(a, b)
#define sg_and_n(a, b) SG_G_INT_(sg_and_n_, a)(a, b)
#define sg_or(a, b) SG_G_INT_(sg_or_, a)(a, b)
#define sg_or_n(a, b) SG_G_INT_(sg_or_n_, a)(a, b)
#define sg_xor(a, b) SG_G_INT_(sg_xor_, a)(a, b)
#define sg_xor_n(a, b) SG_G_INT_(sg_xor_n_, a)(a, b)
#define sg_andnot(a, b) SG_G_INT_(sg_andnot_, a)(a, b)
#define sg_andnot_n(a, b) SG_G_INT_(sg_andnot_n_, a)(a, b)
#define sg_not(a) SG_G_INT_(sg_not_, a)(a)
#define sg_shl(a, b) SG_G_INT_(sg_shl_, a)(a, b)
#define sg_shl_n(a, b) SG_G_INT_(sg_shl_n_, a)(a, b)
#define sg_shr(a, b) SG_G_INT_(sg_shr_, a)(a, b)
#define sg_shr_n(a, b) SG_G_INT_(sg_shr_n_, a)(a, b)
#define sg_rotl(a, b) SG_G_INT_(sg_rotl_, a)(a, b)
#define sg_rotl_n(a, b) SG_G_INT_(sg_rotl_n_, a)(a, b)
#define sg_popcount(a) SG_G_INT_(sg_popcount_, a)(a)
#define sg_clz(a) SG_G_INT_(sg_clz_, a)(a)
#define sg_ctz(a) SG_G_INT_(sg_ctz_, a)(a)
#define sg_eq(a, b) SG_GM_ALL_(sg_eq_, a)(a, b)
#define sg_eq_n(a, b) SG_GM_ALL_(sg_eq_n_, a)(a, b)
#define sg_ne(a, b) SG_GM_ALL_(sg_ne_, a)(a, b)
#define sg_ne_n(a, b) SG_GM_ALL_(sg_ne_n_, a)(a, b)
#define sg_lt(a, b) SG_GM_ALL_(sg_lt_, a)(a, b)
#define sg_lt_n(a, b) SG_GM_ALL_(sg_lt_n_, a)(a, b)
#define sg_le(a, b) SG_GM_ALL_(sg_le_, a)(a, b)
#define sg_le_n(a, b) SG_GM_ALL_(sg_le_n_, a)(a, b)
#define sg_gt(a, b) SG_GM_ALL_(sg_gt_, a)(a, b)
#define sg_gt_n(a, b) SG_GM_ALL_(sg_gt_n_, a)(a, b)
#define sg_ge(a, b) SG_GM_ALL_(sg_ge_, a)(a, b)
#define sg_ge_n(a, b) SG_GM_ALL_(sg_ge_n_, a)(a, b)
#define sg_isnan(a) SG_GM_REAL_(sg_isnan_, a)(a)
#define sg_select(a, b, c) SG_GM_ALL_(sg_select_, b)(a, b, c)
#define sg_add_masked(a, b, c) SG_GM_ALL_(sg_add_masked_, b)(a, b, c)
#define sg_shuffle(a, b) SG_G_ALL_(sg_shuffle_, a)(a, b)
#define sg_shuffle_xor(a, b) SG_G_ALL_(sg_shuffle_xor_, a)(a, b)
#define sg_shuffle_down(a, b) SG_G_ALL_(sg_shuffle_down_, a)(a, b)
#define sg_shuffle_up(a, b) SG_G_ALL_(sg_shuffle_up_, a)(a, b)
#define sg_shuffle_down_fill(a, b, c) SG_G_ALL_(sg_shuffle_down_fill_, a)(a, b, c)
#define sg_shuffle_up_fill(a, b, c) SG_G_ALL_(sg_shuffle_up_fill_, a)(a, b, c)
#define sg_shuffle_down_carry(a, b, c) SG_G_ALL_(sg_shuffle_down_carry_, a)(a, b, c)
#define sg_shuffle_up_carry(a, b, c) SG_G_ALL_(sg_shuffle_up_carry_, a)(a, b, c)
#define sg_rotate(a, b) SG_G_ALL_(sg_rotate_, a)(a, b)
#define sg_reverse(a) SG_G_ALL_(sg_reverse_, a)(a)
#define sg_broadcast(a, b) SG_G_ALL_(sg_broadcast_, a)(a, b)
#define sg_broadcast_first(a, b) SG_GM_ALL_(sg_broadcast_first_, b)(a, b)
#define sg_zip_lo(a, b) SG_G_ALL_(sg_zip_lo_, a)(a, b)
#define sg_zip_hi(a, b) SG_G_ALL_(sg_zip_hi_, a)(a, b)
#define sg_unzip_even(a, b) SG_G_ALL_(sg_unzip_even_, a)(a, b)
#define sg_unzip_odd(a, b) SG_G_ALL_(sg_unzip_odd_, a)(a, b)
#define sg_transpose(a) SG_G_ALL_(sg_transpose_, *(a))(a)
#define sg_compress(a, b) SG_GM_ALL_(sg_compress_, b)(a, b)
#define sg_expand(a, b) SG_GM_ALL_(sg_expand_, b)(a, b)
#define sg_sort(a) SG_G_ALL_(sg_sort_, a)(a)
#define sg_reduce_add(a) SG_G_ALL_(sg_reduce_add_, a)(a)
#define sg_reduce_mul(a) SG_G_ALL_(sg_reduce_mul_, a)(a)
#define sg_reduce_min(a) SG_G_ALL_(sg_reduce_min_, a)(a)
#define sg_reduce_max(a) SG_G_ALL_(sg_reduce_max_, a)(a)
#define sg_reduce_and(a) SG_G_INT_(sg_reduce_and_, a)(a)
#define sg_reduce_or(a) SG_G_INT_(sg_reduce_or_, a)(a)
#define sg_reduce_xor(a) SG_G_INT_(sg_reduce_xor_, a)(a)
#define sg_reduce_add_masked(a, b) SG_GM_ALL_(sg_reduce_add_masked_, b)(a, b)
#define sg_reduce_mul_masked(a, b) SG_GM_ALL_(sg_reduce_mul_masked_, b)(a, b)
#define sg_reduce_min_masked(a, b) SG_GM_ALL_(sg_reduce_min_masked_, b)(a, b)
#define sg_reduce_max_masked(a, b) SG_GM_ALL_(sg_reduce_max_masked_, b)(a, b)
#define sg_reduce_and_masked(a, b) SG_GM_INT_(sg_reduce_and_masked_, b)(a, b)
#define sg_reduce_or_masked(a, b) SG_GM_INT_(sg_reduce_or_masked_, b)(a, b)
#define sg_reduce_xor_masked(a, b) SG_GM_INT_(sg_reduce_xor_masked_, b)(a, b)
#define sg_reduce_clustered_add(a, b) SG_G_ALL_(sg_reduce_clustered_add_, a)(a, b)
#define sg_reduce_clustered_mul(a, b) SG_G_ALL_(sg_reduce_clustered_mul_, a)(a, b)
#define sg_reduce_clustered_min(a, b) SG_G_ALL_(sg_reduce_clustered_min_, a)(a, b)
#define sg_reduce_clustered_max(a, b) SG_G_ALL_(sg_reduce_clustered_max_, a)(a, b)
#define sg_reduce_clustered_and(a, b) SG_G_INT_(sg_reduce_clustered_and_, a)(a, b)
#define sg_reduce_clustered_or(a, b) SG_G_INT_(sg_reduce_clustered_or_, a)(a, b)
#define sg_reduce_clustered_xor(a, b) SG_G_INT_(sg_reduce_clustered_xor_, a)(a, b)
#define sg_scan_inclusive_add(a) SG_G_ALL_(sg_scan_inclusive_add_, a)(a)
#define sg_scan_inclusive_mul(a) SG_G_ALL_(sg_scan_inclusive_mul_, a)(a)
#define sg_scan_inclusive_min(a) SG_G_ALL_(sg_scan_inclusive_min_, a)(a)
#define sg_scan_inclusive_max(a) SG_G_ALL_(sg_scan_inclusive_max_, a)(a)
#define sg_scan_inclusive_and(a) SG_G_INT_(sg_scan_inclusive_and_, a)(a)
#define sg_scan_inclusive_or(a) SG_G_INT_(sg_scan_inclusive_or_, a)(a)
#define sg_scan_inclusive_xor(a) SG_G_INT_(sg_scan_inclusive_xor_, a)(a)
#define sg_scan_exclusive_add(a) SG_G_ALL_(sg_scan_exclusive_add_, a)(a)
#define sg_scan_exclusive_mul(a) SG_G_ALL_(sg_scan_exclusive_mul_, a)(a)
#define sg_scan_exclusive_min(a) SG_G_ALL_(sg_scan_exclusive_min_, a)(a)
#define sg_scan_exclusive_max(a) SG_G_ALL_(sg_scan_exclusive_max_, a)(a)
#define sg_scan_exclusive_and(a) SG_G_INT_(sg_scan_exclusive_and_, a)(a)
#define sg_scan_exclusive_or(a) SG_G_INT_(sg_scan_exclusive_or_, a)(a)
#define sg_scan_exclusive_xor(a) SG_G_INT_(sg_scan_exclusive_xor_, a)(a)
#define sg_scan_inclusive_add_masked(a, b) SG_GM_ALL_(sg_scan_inclusive_add_masked_, b)(a, b)
#define sg_scan_inclusive_mul_masked(a, b) SG_GM_ALL_(sg_scan_inclusive_mul_masked_, b)(a, b)
#define sg_scan_inclusive_min_masked(a, b) SG_GM_ALL_(sg_scan_inclusive_min_masked_, b)(a, b)
#define sg_scan_inclusive_max_masked(a, b) SG_GM_ALL_(sg_scan_inclusive_max_masked_, b)(a, b)
#define sg_scan_inclusive_and_masked(a, b) SG_GM_INT_(sg_scan_inclusive_and_masked_, b)(a, b)
#define sg_scan_inclusive_or_masked(a, b) SG_GM_INT_(sg_scan_inclusive_or_masked_, b)(a, b)
#define sg_scan_inclusive_xor_masked(a, b) SG_GM_INT_(sg_scan_inclusive_xor_masked_, b)(a, b)
#define sg_scan_exclusive_add_masked(a, b) SG_GM_ALL_(sg_scan_exclusive_add_masked_, b)(a, b)
#define sg_scan_exclusive_mul_masked(a, b) SG_GM_ALL_(sg_scan_exclusive_mul_masked_, b)(a, b)
#define sg_scan_exclusive_min_masked(a, b) SG_GM_ALL_(sg_scan_exclusive_min_masked_, b)(a, b)
#define sg_scan_exclusive_max_masked(a, b) SG_GM_ALL_(sg_scan_exclusive_max_masked_, b)(a, b)
#define sg_scan_exclusive_and_masked(a, b) SG_GM_INT_(sg_scan_exclusive_and_masked_, b)(a, b)
#define sg_scan_exclusive_or_masked(a, b) SG_GM_INT_(sg_scan_exclusive_or_masked_, b)(a, b)
#define sg_scan_exclusive_xor_masked(a, b) SG_GM_INT_(sg_scan_exclusive_xor_masked_, b)(a, b)
#define sg_match_any(a) SG_G_ALL_(sg_match_any_, a)(a)
#define sg_match_all(a) SG_G_ALL_(sg_match_all_, a)(a)
#define sg_all_equal(a) SG_G_ALL_(sg_all_equal_, a)(a)
#define sg_load_v2(a) SG_G_PTR_(sg_load_v2_, a)(a)
#define sg_store_v2(a, b) SG_G_PTR_(sg_store_v2_, a)(a, b)
#define sg_block_load_v2(a) SG_G_PTR_(sg_block_load_v2_, a)(a)
#define sg_block_store_v2(a, b) SG_G_PTR_(sg_block_store_v2_, a)(a, b)
#define sg_load_v3(a) SG_G_PTR_(sg_load_v3_, a)(a)
#define sg_store_v3(a, b) SG_G_PTR_(sg_store_v3_, a)(a, b)
#define sg_block_load_v3(a) SG_G_PTR_(sg_block_load_v3_, a)(a)
#define sg_block_store_v3(a, b) SG_G_PTR_(sg_block_store_v3_, a)(a, b)
#define sg_load_v4(a) SG_G_PTR_(sg_load_v4_, a)(a)
#define sg_store_v4(a, b) SG_G_PTR_(sg_store_v4_, a)(a, b)
#define sg_block_load_v4(a) SG_G_PTR_(sg_block_load_v4_, a)(a)
#define sg_block_store_v4(a, b) SG_G_PTR_(sg_block_store_v4_, a)(a, b)
#define sg_load_v8(a) SG_G_PTR_(sg_load_v8_, a)(a)
#define sg_store_v8(a, b) SG_G_PTR_(sg_store_v8_, a)(a, b)
#define sg_block_load_v8(a) SG_G_PTR_(sg_block_load_v8_, a)(a)
#define sg_block_store_v8(a, b) SG_G_PTR_(sg_block_store_v8_, a)(a, b)
#define sg_load_v16(a) SG_G_PTR_(sg_load_v16_, a)(a)
#define sg_store_v16(a, b) SG_G_PTR_(sg_store_v16_, a)(a, b)
#define sg_block_load_v16(a) SG_G_PTR_(sg_block_load_v16_, a)(a)
#define sg_block_store_v16(a, b) SG_G_PTR_(sg_block_store_v16_, a)(a, b)

/* sg_<to> sg_convert_<to>(sg_<e> x);
 * sg_<to>x<S> sg_convert_<to>_<e>x<S>(sg_<e>x<S> x);
 * lane i gets x[i] as another element. Integers wrap or extend. To floats: one rounding to nearest even. Floats to
 * integers: towards zero, saturating, NaN gives 0. */
#define sg_convert_i8(x) SG_G_ALL_(sg_convert_i8_, x)(x)
#define sg_convert_u8(x) SG_G_ALL_(sg_convert_u8_, x)(x)
#define sg_convert_i16(x) SG_G_ALL_(sg_convert_i16_, x)(x)
#define sg_convert_u16(x) SG_G_ALL_(sg_convert_u16_, x)(x)
#define sg_convert_i32(x) SG_G_ALL_(sg_convert_i32_, x)(x)
#define sg_convert_u32(x) SG_G_ALL_(sg_convert_u32_, x)(x)
#define sg_convert_i64(x) SG_G_ALL_(sg_convert_i64_, x)(x)
#define sg_convert_u64(x) SG_G_ALL_(sg_convert_u64_, x)(x)
#define sg_convert_f16(x) SG_G_ALL_(sg_convert_f16_, x)(x)
#define sg_convert_bf16(x) SG_G_ALL_(sg_convert_bf16_, x)(x)
#define sg_convert_f32(x) SG_G_ALL_(sg_convert_f32_, x)(x)
#define sg_convert_f64(x) SG_G_ALL_(sg_convert_f64_, x)(x)

/* sg_<to> sg_as_<to>(sg_<e> x);
 * sg_<to>x<S> sg_as_<to>_<e>x<S>(sg_<e>x<S> x);
 * lane i gets the bits of x[i], as another element of the same width; another width does not compile. Costs nothing. */
#define sg_as_i8(x) _Generic((x), \
    sg_i8: SG_B_(sg_as_i8_i8x), \
    sg_u8: SG_B_(sg_as_i8_u8x))(x)
#define sg_as_u8(x) _Generic((x), \
    sg_i8: SG_B_(sg_as_u8_i8x), \
    sg_u8: SG_B_(sg_as_u8_u8x))(x)
#define sg_as_i16(x) _Generic((x), \
    sg_i16: SG_B_(sg_as_i16_i16x), \
    sg_u16: SG_B_(sg_as_i16_u16x), \
    sg_f16: SG_B_(sg_as_i16_f16x), \
    sg_bf16: SG_B_(sg_as_i16_bf16x))(x)
#define sg_as_u16(x) _Generic((x), \
    sg_i16: SG_B_(sg_as_u16_i16x), \
    sg_u16: SG_B_(sg_as_u16_u16x), \
    sg_f16: SG_B_(sg_as_u16_f16x), \
    sg_bf16: SG_B_(sg_as_u16_bf16x))(x)
#define sg_as_f16(x) _Generic((x), \
    sg_i16: SG_B_(sg_as_f16_i16x), \
    sg_u16: SG_B_(sg_as_f16_u16x), \
    sg_f16: SG_B_(sg_as_f16_f16x), \
    sg_bf16: SG_B_(sg_as_f16_bf16x))(x)
#define sg_as_bf16(x) _Generic((x), \
    sg_i16: SG_B_(sg_as_bf16_i16x), \
    sg_u16: SG_B_(sg_as_bf16_u16x), \
    sg_f16: SG_B_(sg_as_bf16_f16x), \
    sg_bf16: SG_B_(sg_as_bf16_bf16x))(x)
#define sg_as_i32(x) _Generic((x), \
    sg_i32: SG_B_(sg_as_i32_i32x), \
    sg_u32: SG_B_(sg_as_i32_u32x), \
    sg_f32: SG_B_(sg_as_i32_f32x))(x)
#define sg_as_u32(x) _Generic((x), \
    sg_i32: SG_B_(sg_as_u32_i32x), \
    sg_u32: SG_B_(sg_as_u32_u32x), \
    sg_f32: SG_B_(sg_as_u32_f32x))(x)
#define sg_as_f32(x) _Generic((x), \
    sg_i32: SG_B_(sg_as_f32_i32x), \
    sg_u32: SG_B_(sg_as_f32_u32x), \
    sg_f32: SG_B_(sg_as_f32_f32x))(x)
#define sg_as_i64(x) _Generic((x), \
    sg_i64: SG_B_(sg_as_i64_i64x), \
    sg_u64: SG_B_(sg_as_i64_u64x), \
    sg_f64: SG_B_(sg_as_i64_f64x))(x)
#define sg_as_u64(x) _Generic((x), \
    sg_i64: SG_B_(sg_as_u64_i64x), \
    sg_u64: SG_B_(sg_as_u64_u64x), \
    sg_f64: SG_B_(sg_as_u64_f64x))(x)
#define sg_as_f64(x) _Generic((x), \
    sg_i64: SG_B_(sg_as_f64_i64x), \
    sg_u64: SG_B_(sg_as_f64_u64x), \
    sg_f64: SG_B_(sg_as_f64_f64x))(x)

#else

#define sg_permute(x, ...) SG_PASTE3(sg_permute_o_x, SG_LANES_, _)(x, SG_B_(sg_lanes_of_x)(__VA_ARGS__))
#define sg_load(a) SG_B_(sg_load_o_x)(a)
#define sg_load_n(a, b) SG_B_(sg_load_n_o_x)(a, b)
#define sg_gather(a, b) SG_B_(sg_gather_o_x)(a, b)
#define sg_eq(a, b) SG_BM_(sg_eq_o_x)(a, b)
#define sg_eq_n(a, b) SG_BM_(sg_eq_n_o_x)(a, b)
#define sg_ne(a, b) SG_BM_(sg_ne_o_x)(a, b)
#define sg_ne_n(a, b) SG_BM_(sg_ne_n_o_x)(a, b)
#define sg_lt(a, b) SG_BM_(sg_lt_o_x)(a, b)
#define sg_lt_n(a, b) SG_BM_(sg_lt_n_o_x)(a, b)
#define sg_le(a, b) SG_BM_(sg_le_o_x)(a, b)
#define sg_le_n(a, b) SG_BM_(sg_le_n_o_x)(a, b)
#define sg_gt(a, b) SG_BM_(sg_gt_o_x)(a, b)
#define sg_gt_n(a, b) SG_BM_(sg_gt_n_o_x)(a, b)
#define sg_ge(a, b) SG_BM_(sg_ge_o_x)(a, b)
#define sg_ge_n(a, b) SG_BM_(sg_ge_n_o_x)(a, b)
#define sg_isnan(a) SG_BM_(sg_isnan_o_x)(a)
#define sg_load_v2(a) SG_B_(sg_load_v2_o_x)(a)
#define sg_block_load_v2(a) SG_B_(sg_block_load_v2_o_x)(a)
#define sg_load_v3(a) SG_B_(sg_load_v3_o_x)(a)
#define sg_block_load_v3(a) SG_B_(sg_block_load_v3_o_x)(a)
#define sg_load_v4(a) SG_B_(sg_load_v4_o_x)(a)
#define sg_block_load_v4(a) SG_B_(sg_block_load_v4_o_x)(a)
#define sg_load_v8(a) SG_B_(sg_load_v8_o_x)(a)
#define sg_block_load_v8(a) SG_B_(sg_block_load_v8_o_x)(a)
#define sg_load_v16(a) SG_B_(sg_load_v16_o_x)(a)
#define sg_block_load_v16(a) SG_B_(sg_block_load_v16_o_x)(a)

#endif
#endif

#endif
