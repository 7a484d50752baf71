/* SPDX-License-Identifier: MIT */
/* OpenCL's names and sg's: each row is a comment "names | where the meaning differs", then the expression and what
 * the name gives for lane or work-item i, by plain loops. docs/porting.sh makes docs/porting.md of it. */

/* # OpenCL C: sub-groups and work-groups
 *
 * An OpenCL function sees one work-item. An sg expression works on a sub-group of them, and `x` has a value for each lane. A condition is a mask.
 * OpenCL reads from control flow which work-items are active. In sg they are an argument, `m`.
 *
 * The last sub-group of a work-group may have absent lanes. Rows with a sub-group `s` or work-group `g` leave these out. All other rows work on all S lanes.
 *
 * `intel_reqd_sub_group_size(16)` is `#define SG_SIZE 16` before the include. OpenCL's dimension 0, the fastest, is the last one here.
 * Sub-groups are always cut from linear local ids. Non-uniform work-groups, images and pipes do not exist. */

/* ## Ids and sizes (a work-group of L x 3, dimension 1 is the fast one) */

/* `get_sub_group_size()` | */
T_GROUP(uniform, sg_sub_group_get_local_range(s), TO - FROM)
/* `get_max_sub_group_size()` | also `SG_SIZE`, a constant */
T_GROUP(uniform, sg_sub_group_get_max_local_range(s), S)
/* `get_num_sub_groups()`, `get_enqueued_num_sub_groups()` | */
T_GROUP(uniform, sg_sub_group_get_group_range(s), (G + S - 1) / S)
/* `get_sub_group_id()` | */
T_GROUP(uniform, sg_sub_group_get_group_id(s), i / S)
/* `get_sub_group_local_id()` | also `sg_iota_u32()` */
T_GROUP(u32, sg_sub_group_get_local_id(s), i % S)
/* `get_local_id(0)` | dimensions count from the slowest */
T_GROUP(u32, sg_nd_item_get_local_id(it, 1), i % 3)
/* `get_local_id(1)` | */
T_GROUP(u32, sg_nd_item_get_local_id(it, 0), i / 3)
/* `get_local_linear_id()` | */
T_GROUP(u32, sg_nd_item_get_local_linear_id(it), i)
/* `get_global_id(1)` | no global offset: add your own */
T_GROUP(u32, sg_nd_item_get_global_id(it, 0), t_group * L + i / 3)
/* `get_global_linear_id()` | `sg_nd_item_get_global_linear_id_base(it)` is lane 0's, the index to load from */
T_GROUP(u64, sg_nd_item_get_global_linear_id(it), t_group * G + i)
/* `get_group_id(1)` | the same for all lanes: a scalar */
T_GROUP(uniform, sg_nd_item_get_group_id(it, 0), t_group)
/* `get_local_size(1)`, `get_enqueued_local_size(1)` | */
T_GROUP(uniform, sg_nd_item_get_local_range(it, 0), L)
/* `get_global_size(1)` | */
T_GROUP(uniform, sg_nd_item_get_global_range(it, 0), GROUPS * L)
/* `get_num_groups(1)` | */
T_GROUP(uniform, sg_nd_item_get_group_range(it, 0), GROUPS)
/* `CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE` | */
T_LANES(uniform, sg_kernel_max_sub_group_size(NULL, triple_strided, sg_range_1d(G)), S)
/* `CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE` | */
T_LANES(uniform, sg_kernel_num_sub_groups_for(triple_strided, sg_range_1d(G)), (G + S - 1) / S)
/* `CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT` | */
T_LANES(uniform, sg_kernel_local_size_for(NULL, triple_strided, 3), 3 * S)

/* ## Barriers and local memory */

/* `barrier(CLK_LOCAL_MEM_FENCE)`, `work_group_barrier(CLK_LOCAL_MEM_FENCE)` | orders local and global memory, whatever the flags */
T_GROUP(barrier, sg_group_barrier(g), X[G - 1 - i])
/* `work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device)` | */
T_GROUP(barrier, sg_group_barrier_scope(g, SG_MEMORY_SCOPE_DEVICE), X[G - 1 - i])
/* `sub_group_barrier(CLK_LOCAL_MEM_FENCE)` | costs nothing: a sub-group is one thread; local and global memory */
T_GROUP(fence, sg_sub_group_barrier(s), X[FROM + TO - 1 - i])
/* `sub_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_work_group)` | */
T_GROUP(fence, sg_group_barrier_scope(s, SG_MEMORY_SCOPE_WORK_GROUP), X[FROM + TO - 1 - i])
/* `atomic_work_item_fence(flags, memory_order_acq_rel, memory_scope_device)`, `mem_fence(flags)` | one fence for all kinds of memory */
T_GROUP(fence, sg_atomic_fence_scope(sg_memory_order_acq_rel, SG_MEMORY_SCOPE_DEVICE), X[FROM + TO - 1 - i])
/* `intel_work_group_barrier_arrive(flags)`, `intel_work_group_barrier_wait(flags)` | none: nothing at arrive, a barrier at wait */
T_GROUP(barrier, sg_group_barrier(g), X[G - 1 - i])
/* `work_group_named_barrier(b, flags)` | none: a barrier is the whole work-group's, and every sub-group must reach it */
T_GROUP(barrier, sg_group_barrier(g), X[G - 1 - i])
/* `local uint t[1024]` | in the kernel's body; plain pointer, not restrict */
T_GROUP(local, SG_LOCAL(it, uint32_t, t, 1024), X[G - 1 - i])
/* `local uint t[32][33]` | */
T_GROUP(local, SG_LOCAL(it, uint32_t, t, 32, 33), X[G - 1 - i])
/* `kernel void k(local uint *t)` | its size is `sg_launch_options.local_bytes` */
T_GROUP(local, uint32_t *t = (uint32_t *)sg_nd_item_get_local_memory(it), X[G - 1 - i])
/* `async_work_group_copy(t, p, n, 0)`, `wait_group_events(1, &e)` | none: every sub-group copies its share, then a barrier */
T_GROUP(copied, SG_LOCAL(it, uint32_t, t, 1024); group_copy(it, t, p, G); sg_group_barrier(g), P[G - 1 - i])

/* ## cl_khr_subgroups, cl_khr_subgroup_extended_types */

/* `sub_group_all(p)` | a C bool */
T_GROUP(uniform, sg_all_of_group(s, m), every(M, FROM, TO))
/* `sub_group_any(p)` | */
T_GROUP(uniform, sg_any_of_group(s, m), count(M, FROM, TO) > 0)
/* `sub_group_all(p)` of a full sub-group | */
T_LANES(uniform, sg_all(m), every(M, 0, S))
/* `sub_group_any(p)` of a full sub-group | */
T_LANES(uniform, sg_any(m), count(M, 0, S) > 0)
/* `sub_group_broadcast(x, j)` | undefined there for j outside the sub-group; here j counts modulo its size */
T_GROUP(u32, sg_group_broadcast(s, x, j), FROM + (int)j < TO ? X[FROM + (int)j] : ANY)
/* `sub_group_broadcast(x, j)` of a full sub-group | `sg_get_lane(x, j)` is the C scalar */
T_LANES(u32, sg_broadcast(x, j), lane_of(X, j))
/* `sub_group_broadcast(v4, j)` of a uint4 | one for each part: there are no collectives of vectors */
T_LANES(memory, for (int e = 0; e < 4; e++) sg_store(out + e * S, sg_broadcast(v4.s[e], j)),
        i >= 4 * S ? OLD(i) : j < S ? P[i - i % S + (int)j] : ANY)
/* `sub_group_reduce_add(x)` | floats: a fixed tree (sg/tables/operations.h), where OpenCL leaves the order open */
T_GROUP(u32, sg_reduce_over_group(s, x, add), fold('+', X, NULL, FROM, TO))
/* `sub_group_reduce_add(f)` | */
T_GROUP(f32, sg_reduce_over_group(s, f, add), fold_float('+', F, NULL, FROM, TO))
/* `sub_group_reduce_min(a)` | every lane gets it */
T_GROUP(i32, sg_reduce_over_group(s, a, min), fold_signed('<', A, NULL, FROM, TO))
/* `sub_group_reduce_max(f)` | */
T_GROUP(f32, sg_reduce_over_group(s, f, max), fold_float('>', F, NULL, FROM, TO))
/* `sub_group_scan_inclusive_add(x)` | */
T_GROUP(u32, sg_inclusive_scan_over_group(s, x, add), fold('+', X, NULL, FROM, i + 1))
/* `sub_group_scan_inclusive_min(a)` | */
T_GROUP(i32, sg_inclusive_scan_over_group(s, a, min), fold_signed('<', A, NULL, FROM, i + 1))
/* `sub_group_scan_exclusive_add(x)` | */
T_GROUP(u32, sg_exclusive_scan_over_group(s, x, add), fold('+', X, NULL, FROM, i))
/* `sub_group_scan_exclusive_max(a)` | the identity in front: the least int */
T_GROUP(i32, sg_exclusive_scan_over_group(s, a, max), fold_signed('>', A, NULL, FROM, i))
/* `sub_group_scan_exclusive_min(x)` | */
T_GROUP(u32, sg_exclusive_scan_over_group(s, x, min), fold('<', X, NULL, FROM, i))
/* `sub_group_reduce_add(u)` of uchar | in the element's own width in both: it wraps */
T_LANES(u8, sg_reduce_add(u), sum_bytes(U, 0, S))
/* `sub_group_scan_inclusive_max(v)` of ushort | */
T_LANES(u16, sg_scan_inclusive_max(v), max_shorts(V, 0, i + 1))

/* ## cl_khr_subgroup_non_uniform_vote: m has the active lanes, q the predicate */

/* `sub_group_elect()` | a mask of one lane */
T_LANES(mask, sg_eq_n(lane, sg_first(m)), M[i] ? ranked(M, 0) == i : ANY)
/* `sub_group_non_uniform_all(q)` | */
T_LANES(uniform, sg_none(sg_mask_andnot(m, q)), count_both(M, Q, 0, S) == count(M, 0, S))
/* `sub_group_non_uniform_any(q)` | */
T_LANES(uniform, sg_any(sg_mask_and(m, q)), count_both(M, Q, 0, S) > 0)
/* `sub_group_non_uniform_all_equal(x)` | of active lanes */
T_LANES(uniform, sg_none(sg_mask_and(m, sg_ne(x, sg_broadcast_first(m, x)))), same(X, M, 0, S))
/* `sub_group_non_uniform_all_equal(x)` of all lanes | as there: -0 equals +0, and a NaN equals nothing */
T_LANES(uniform, sg_all_equal(x), same(X, NULL, 0, S))

/* ## cl_khr_subgroup_ballot: a uint4 of bits is a uint64_t, for at most 64 lanes */

/* `sub_group_non_uniform_broadcast(x, j)` | reads the lane, active or not; j counts modulo S */
T_LANES(u32, sg_broadcast(x, j), j < S && M[j] ? X[j] : ANY)
/* `sub_group_broadcast_first(x)` | lane 0's if m is empty */
T_LANES(u32, sg_broadcast_first(m, x), lane_of(X, ranked(M, 0)))
/* `sub_group_ballot(q)` | */
T_LANES(uniform, sg_ballot(sg_mask_and(m, q)), word_of(M) & word_of(Q))
/* `sub_group_inverse_ballot(bits)` | bits above S are ignored */
T_LANES(mask, sg_mask_from_bits(bits), bits >> i & 1)
/* `sub_group_ballot_bit_extract(bits, j)` of one j | modulo 64; undefined there from the sub-group's size on */
T_LANES(uniform, bits >> (j & 63) & 1, j < S ? (int64_t)(bits >> j & 1) : ANY)
/* `sub_group_ballot_bit_extract(bits, idx)` | a mask */
T_LANES(mask, sg_ne_n(sg_and_n(sg_shr(sg_splat_u64(bits), sg_convert_u64(idx)), 1), 0),
        I[i] < S ? (int64_t)(bits >> I[i] & 1) : ANY)
/* `sub_group_ballot_bit_count(bits)` | */
T_LANES(uniform, sg_count(sg_mask_from_bits(bits)), ones_of(part_of(bits, 0, S)))
/* `sub_group_ballot_inclusive_scan(bits)` | */
T_LANES(u32, sg_scan_inclusive_add(one_where(sg_mask_from_bits(bits))), ones_of(part_of(bits, 0, i + 1)))
/* `sub_group_ballot_exclusive_scan(bits)` | */
T_LANES(u32, sg_scan_exclusive_add(one_where(sg_mask_from_bits(bits))), ones_of(part_of(bits, 0, i)))
/* `sub_group_ballot_exclusive_scan(sub_group_ballot(1))` | the rank among active lanes, 0 elsewhere; one instruction on AVX-512 */
T_LANES(u32, sg_expand(m, lane), M[i] ? count(M, 0, i) : ANY)
/* `sub_group_ballot_find_lsb(bits)` | undefined there if there is none; here S */
T_LANES(uniform, sg_first(sg_mask_from_bits(bits)), lowest(bits, S) < S ? lowest(bits, S) : ANY)
/* `sub_group_ballot_find_msb(bits)` | the same */
T_LANES(uniform, sg_last(sg_mask_from_bits(bits)), highest(bits, S) < S ? highest(bits, S) : ANY)
/* `get_sub_group_eq_mask()` | a value for each lane */
T_LANES(u64, sg_shl(sg_splat_u64(1), sg_iota_u64()), (uint64_t)1 << i)
/* `get_sub_group_lt_mask()` | */
T_LANES(u64, lower_lanes(), part_of(UINT64_MAX, 0, i))
/* `get_sub_group_le_mask()` | */
T_LANES(u64, sg_sub_n(sg_shl(sg_splat_u64(2), sg_iota_u64()), 1), part_of(UINT64_MAX, 0, i + 1))
/* `get_sub_group_ge_mask()` | up to S, not to the size of a shorter sub-group: as there */
T_LANES(u64, sg_or(higher_lanes(), sg_shl(sg_splat_u64(1), sg_iota_u64())), part_of(UINT64_MAX, i, S))
/* `get_sub_group_gt_mask()` | */
T_LANES(u64, higher_lanes(), part_of(UINT64_MAX, i + 1, S))

/* ## cl_khr_subgroup_non_uniform_arithmetic: every lane gets a reduction; scans leave inactive lanes what they had */

/* `sub_group_non_uniform_reduce_add(x)` | */
T_LANES(u32, sg_reduce_add_masked(m, x), fold('+', X, M, 0, S))
/* `sub_group_non_uniform_reduce_mul(x)` | */
T_LANES(u32, sg_reduce_mul_masked(m, x), fold('*', X, M, 0, S))
/* `sub_group_non_uniform_reduce_min(x)` | */
T_LANES(u32, sg_reduce_min_masked(m, x), fold('<', X, M, 0, S))
/* `sub_group_non_uniform_reduce_max(a)` | */
T_LANES(i32, sg_reduce_max_masked(m, a), fold_signed('>', A, M, 0, S))
/* `sub_group_non_uniform_reduce_and(x)` | */
T_LANES(u32, sg_reduce_and_masked(m, x), fold('&', X, M, 0, S))
/* `sub_group_non_uniform_reduce_or(x)` | */
T_LANES(u32, sg_reduce_or_masked(m, x), fold('|', X, M, 0, S))
/* `sub_group_non_uniform_reduce_xor(x)` | */
T_LANES(u32, sg_reduce_xor_masked(m, x), fold('^', X, M, 0, S))
/* `sub_group_non_uniform_reduce_logical_and(q)` | */
T_LANES(uniform, sg_none(sg_mask_andnot(m, q)), count_both(M, Q, 0, S) == count(M, 0, S))
/* `sub_group_non_uniform_reduce_logical_or(q)` | */
T_LANES(uniform, sg_any(sg_mask_and(m, q)), count_both(M, Q, 0, S) > 0)
/* `sub_group_non_uniform_reduce_logical_xor(q)` | */
T_LANES(uniform, sg_count(sg_mask_and(m, q)) & 1, count_both(M, Q, 0, S) & 1)
/* `sub_group_non_uniform_scan_inclusive_add(x)` | */
T_LANES(u32, sg_scan_inclusive_add_masked(m, x), M[i] ? fold('+', X, M, 0, i + 1) : X[i])
/* `sub_group_non_uniform_scan_inclusive_mul(x)` | */
T_LANES(u32, sg_scan_inclusive_mul_masked(m, x), M[i] ? fold('*', X, M, 0, i + 1) : X[i])
/* `sub_group_non_uniform_scan_inclusive_min(x)` | */
T_LANES(u32, sg_scan_inclusive_min_masked(m, x), M[i] ? fold('<', X, M, 0, i + 1) : X[i])
/* `sub_group_non_uniform_scan_inclusive_max(a)` | */
T_LANES(i32, sg_scan_inclusive_max_masked(m, a), M[i] ? fold_signed('>', A, M, 0, i + 1) : A[i])
/* `sub_group_non_uniform_scan_inclusive_and(x)` | */
T_LANES(u32, sg_scan_inclusive_and_masked(m, x), M[i] ? fold('&', X, M, 0, i + 1) : X[i])
/* `sub_group_non_uniform_scan_inclusive_or(x)` | */
T_LANES(u32, sg_scan_inclusive_or_masked(m, x), M[i] ? fold('|', X, M, 0, i + 1) : X[i])
/* `sub_group_non_uniform_scan_inclusive_xor(x)` | */
T_LANES(u32, sg_scan_inclusive_xor_masked(m, x), M[i] ? fold('^', X, M, 0, i + 1) : X[i])
/* `sub_group_non_uniform_scan_exclusive_add(x)` | */
T_LANES(u32, sg_scan_exclusive_add_masked(m, x), M[i] ? fold('+', X, M, 0, i) : X[i])
/* `sub_group_non_uniform_scan_exclusive_mul(x)` | 1 in the first active lane */
T_LANES(u32, sg_scan_exclusive_mul_masked(m, x), M[i] ? fold('*', X, M, 0, i) : X[i])
/* `sub_group_non_uniform_scan_exclusive_min(x)` | the greatest number in the first active lane */
T_LANES(u32, sg_scan_exclusive_min_masked(m, x), M[i] ? fold('<', X, M, 0, i) : X[i])
/* `sub_group_non_uniform_scan_exclusive_max(a)` | */
T_LANES(i32, sg_scan_exclusive_max_masked(m, a), M[i] ? fold_signed('>', A, M, 0, i) : A[i])
/* `sub_group_non_uniform_scan_exclusive_and(x)` | all bits set in the first active lane */
T_LANES(u32, sg_scan_exclusive_and_masked(m, x), M[i] ? fold('&', X, M, 0, i) : X[i])
/* `sub_group_non_uniform_scan_exclusive_or(x)` | */
T_LANES(u32, sg_scan_exclusive_or_masked(m, x), M[i] ? fold('|', X, M, 0, i) : X[i])
/* `sub_group_non_uniform_scan_exclusive_xor(x)` | */
T_LANES(u32, sg_scan_exclusive_xor_masked(m, x), M[i] ? fold('^', X, M, 0, i) : X[i])
/* `sub_group_non_uniform_scan_inclusive_logical_and(q)` | the lanes before the first one that is not in q */
T_LANES(mask, sg_lt_n(lane, sg_first(sg_mask_andnot(m, q))),
        M[i] ? count_both(M, Q, 0, i + 1) == count(M, 0, i + 1) : ANY)
/* `sub_group_non_uniform_scan_inclusive_logical_or(q)` | the lanes from the first that says yes on */
T_LANES(mask, sg_ge_n(lane, sg_first(sg_mask_and(m, q))), M[i] ? count_both(M, Q, 0, i + 1) > 0 : ANY)
/* `sub_group_non_uniform_scan_inclusive_logical_xor(q)` | */
T_LANES(mask, sg_ne_n(sg_scan_inclusive_xor_masked(m, one_where(q)), 0), M[i] ? count_both(M, Q, 0, i + 1) & 1 : ANY)
/* `sub_group_non_uniform_scan_exclusive_logical_and(q)` | */
T_LANES(mask, sg_le_n(lane, sg_first(sg_mask_andnot(m, q))), M[i] ? count_both(M, Q, 0, i) == count(M, 0, i) : ANY)
/* `sub_group_non_uniform_scan_exclusive_logical_or(q)` | */
T_LANES(mask, sg_gt_n(lane, sg_first(sg_mask_and(m, q))), M[i] ? count_both(M, Q, 0, i) > 0 : ANY)
/* `sub_group_non_uniform_scan_exclusive_logical_xor(q)` | */
T_LANES(mask, sg_ne_n(sg_scan_exclusive_xor_masked(m, one_where(q)), 0), M[i] ? count_both(M, Q, 0, i) & 1 : ANY)

/* ## cl_khr_subgroup_shuffle, _shuffle_relative, _rotate */

/* `sub_group_shuffle(x, idx)` | undefined there from the sub-group's size on; here modulo S */
T_LANES(u32, sg_shuffle(x, idx), lane_of(X, I[i]))
/* `sub_group_shuffle_xor(x, d)` of one d | undefined there where the partner is outside; here modulo S */
T_LANES(u32, sg_shuffle_xor(x, d), lane_of(X, (uint32_t)i ^ d))
/* `sub_group_shuffle_xor(x, idx)` of different masks | */
T_LANES(u32, sg_shuffle(x, sg_xor(lane, idx)), lane_of(X, (uint32_t)i ^ I[i]))
/* `sub_group_shuffle_up(x, d)` of one d | a lane without a source keeps its own value; undefined there. `sg_shuffle_up_fill(x, d, 0)` gives 0 */
T_LANES(u32, sg_shuffle_up(x, d), lane_of(X, (int64_t)i - d))
/* `sub_group_shuffle_up(x, idx)` of different deltas | wraps around */
T_LANES(u32, sg_shuffle(x, sg_sub(lane, idx)), lane_of(X, (int64_t)i - I[i]))
/* `sub_group_shuffle_down(x, d)` of one d | a lane without a source keeps its own value; undefined there */
T_LANES(u32, sg_shuffle_down(x, d), lane_of(X, (int64_t)i + d))
/* `sub_group_shuffle_down(x, idx)` of different deltas | wraps around */
T_LANES(u32, sg_shuffle(x, sg_add(lane, idx)), lane_of(X, (int64_t)i + I[i]))
/* `sub_group_rotate(x, k)` | modulo S in both, k of either sign */
T_LANES(u32, sg_rotate(x, k), X[(i + k + 4 * S) % S])
/* `sub_group_clustered_rotate(x, k, c)` | `<sg/more.h>` */
T_LANES(u32, sg_rotate_clustered(x, k, c), X[TILE + (i + k + 4 * S) % (int)c])

/* ## cl_khr_subgroup_clustered_reduce: c need not be a constant */

/* `sub_group_clustered_reduce_add(x, c)` | */
T_LANES(u32, sg_reduce_clustered_add(x, c), fold('+', X, NULL, TILE, TILE_END))
/* `sub_group_clustered_reduce_add(x, c)` in a branch | the identity in inactive lanes */
T_LANES(u32, sg_reduce_clustered_add(sg_select(m, x, sg_zero_u32()), c), fold('+', X, M, TILE, TILE_END))
/* `sub_group_clustered_reduce_mul(x, c)` | */
T_LANES(u32, sg_reduce_clustered_mul(x, c), fold('*', X, NULL, TILE, TILE_END))
/* `sub_group_clustered_reduce_min(x, c)` | */
T_LANES(u32, sg_reduce_clustered_min(x, c), fold('<', X, NULL, TILE, TILE_END))
/* `sub_group_clustered_reduce_max(f, c)` | */
T_LANES(f32, sg_reduce_clustered_max(f, c), fold_float('>', F, NULL, TILE, TILE_END))
/* `sub_group_clustered_reduce_and(x, c)` | */
T_LANES(u32, sg_reduce_clustered_and(x, c), fold('&', X, NULL, TILE, TILE_END))
/* `sub_group_clustered_reduce_or(x, c)` | */
T_LANES(u32, sg_reduce_clustered_or(x, c), fold('|', X, NULL, TILE, TILE_END))
/* `sub_group_clustered_reduce_xor(x, c)` | */
T_LANES(u32, sg_reduce_clustered_xor(x, c), fold('^', X, NULL, TILE, TILE_END))
/* `sub_group_clustered_reduce_logical_and(q, c)` | */
T_LANES(mask, sg_ne_n(sg_reduce_clustered_and(one_where(q), c), 0), count(Q, TILE, TILE_END) == (int)c)
/* `sub_group_clustered_reduce_logical_or(q, c)` | */
T_LANES(mask, sg_ne_n(sg_reduce_clustered_or(one_where(q), c), 0), count(Q, TILE, TILE_END) > 0)
/* `sub_group_clustered_reduce_logical_xor(q, c)` | */
T_LANES(mask, sg_ne_n(sg_reduce_clustered_xor(one_where(q), c), 0), count(Q, TILE, TILE_END) & 1)

/* ## cl_intel_subgroups, _char, _short, _long, cl_intel_subgroup_local_block_io */

/* `intel_sub_group_shuffle(x, idx)` | modulo S; no defined behaviour there outside the sub-group */
T_LANES(u32, sg_shuffle(x, idx), lane_of(X, I[i]))
/* `intel_sub_group_shuffle_down(x, y, d)` | current and next; any d, modulo 2S */
T_LANES(u32, sg_shuffle_down_carry(x, y, d), lane_of_two(X, Y, (int64_t)i + d))
/* `intel_sub_group_shuffle_up(y, x, d)` | previous and current: the current one comes first here */
T_LANES(u32, sg_shuffle_up_carry(x, y, d), lane_of_two(Y, X, (int64_t)S + i - d))
/* `intel_sub_group_shuffle_xor(x, d)` | */
T_LANES(u32, sg_shuffle_xor(x, d), lane_of(X, (uint32_t)i ^ d))
/* `intel_sub_group_block_read(p)` | no alignment asked for; a kernel's shorter last sub-group: `sg_sub_group_load(s, p)` */
T_LANES(u32, sg_load(p), P[i])
/* `intel_sub_group_block_read2(p)` | part e of lane i is p[i + e * S] in both */
T_LANES(u32v2, sg_block_load_v2(p), P[i])
/* `intel_sub_group_block_read4(p)` | */
T_LANES(u32v4, sg_block_load_v4(p), P[i])
/* `intel_sub_group_block_read8(p)` | */
T_LANES(u32v8, sg_block_load_v8(p), P[i])
/* `intel_sub_group_block_read_uc(p8)` | */
T_LANES(u8, sg_load(p8), t_in.p8[i])
/* `intel_sub_group_block_read_uc16(p8)` | */
T_LANES(u8v16, sg_block_load_v16(p8), t_in.p8[i])
/* `intel_sub_group_block_read_us4(p16)` | */
T_LANES(u16v4, sg_block_load_v4(p16), t_in.p16[i])
/* `intel_sub_group_block_read_ul2(p64)` | */
T_LANES(u64v2, sg_block_load_v2(p64), t_in.p64[i])
/* `intel_sub_group_block_write(out, x)` | */
T_LANES(memory, sg_store(out, x), i < S ? X[i] : OLD(i))
/* `intel_sub_group_block_write4(out, v4)` | */
T_LANES(memory, sg_block_store_v4(out, v4), i < 4 * S ? P[i] : OLD(i))
/* `intel_sub_group_block_write_uc(out8, u)` | */
T_LANES(memory8, sg_store(out8, u), i < S ? U[i] : OLD(i))
/* `intel_sub_group_block_write_us(out16, v)` | */
T_LANES(memory16, sg_store(out16, v), i < S ? V[i] : OLD(i))
/* `intel_sub_group_block_write_ul(out64, w)` | */
T_LANES(memory64, sg_store(out64, w), i < S ? W[i] : OLD(i))
/* `intel_sub_group_block_read4(image, coord)` | none: there are no images; rows of memory, here 2S elements apart */
T_LANES(memory, for (int row = 0; row < 4; row++) sg_store(out + row * S, sg_load(p + row * 2 * S)),
        i < 4 * S ? P[i / S * 2 * S + i % S] : OLD(i))

/* ## Work-group functions, cl_khr_work_group_uniform_arithmetic */

/* `work_group_all(p)` | a C bool */
T_GROUP(uniform, sg_all_of_group(g, m), every(M, 0, G))
/* `work_group_any(p)` | */
T_GROUP(uniform, sg_any_of_group(g, m), count(M, 0, G) > 0)
/* `work_group_broadcast(x, j)` | undefined there for j outside the work-group; here modulo its size */
T_GROUP(u32, sg_group_broadcast(g, x, j), (int)j < G ? X[(int)j] : ANY)
/* `work_group_broadcast(x, 2, j)` | the linear id: j times the width, plus 2 */
T_GROUP(u32, sg_group_broadcast(g, x, j * sg_nd_item_get_local_range(it, 1) + 2),
        (int)j < L ? X[3 * (int)j + 2] : ANY)
/* `work_group_reduce_add(x)` | the same bits for any number of workers */
T_GROUP(u32, sg_reduce_over_group(g, x, add), fold('+', X, NULL, 0, G))
/* `work_group_reduce_min(a)` | */
T_GROUP(i32, sg_reduce_over_group(g, a, min), fold_signed('<', A, NULL, 0, G))
/* `work_group_reduce_max(f)` | */
T_GROUP(f32, sg_reduce_over_group(g, f, max), fold_float('>', F, NULL, 0, G))
/* `work_group_reduce_mul(x)` | */
T_GROUP(u32, sg_reduce_over_group(g, x, mul), fold('*', X, NULL, 0, G))
/* `work_group_reduce_and(x)` | */
T_GROUP(u32, sg_reduce_over_group(g, x, and), fold('&', X, NULL, 0, G))
/* `work_group_reduce_or(x)` | */
T_GROUP(u32, sg_reduce_over_group(g, x, or), fold('|', X, NULL, 0, G))
/* `work_group_reduce_xor(x)` | */
T_GROUP(u32, sg_reduce_over_group(g, x, xor), fold('^', X, NULL, 0, G))
/* `work_group_reduce_logical_and(p)` | */
T_GROUP(uniform, sg_all_of_group(g, m), every(M, 0, G))
/* `work_group_reduce_logical_or(p)` | */
T_GROUP(uniform, sg_any_of_group(g, m), count(M, 0, G) > 0)
/* `work_group_reduce_logical_xor(p)` | every lane gets it */
T_GROUP(u32, sg_reduce_over_group(g, one_where(m), xor), count(M, 0, G) & 1)
/* `work_group_scan_inclusive_add(x)` | in linear order */
T_GROUP(u32, sg_inclusive_scan_over_group(g, x, add), fold('+', X, NULL, 0, i + 1))
/* `work_group_scan_inclusive_max(a)` | */
T_GROUP(i32, sg_inclusive_scan_over_group(g, a, max), fold_signed('>', A, NULL, 0, i + 1))
/* `work_group_scan_inclusive_mul(x)` | min, and, or and xor likewise */
T_GROUP(u32, sg_inclusive_scan_over_group(g, x, mul), fold('*', X, NULL, 0, i + 1))
/* `work_group_scan_inclusive_logical_or(p)` | */
T_GROUP(u32, sg_inclusive_scan_over_group(g, one_where(m), or), count(M, 0, i + 1) > 0)
/* `work_group_scan_exclusive_add(x)` | */
T_GROUP(u32, sg_exclusive_scan_over_group(g, x, add), fold('+', X, NULL, 0, i))
/* `work_group_scan_exclusive_min(x)` | max, mul, and, or and xor likewise */
T_GROUP(u32, sg_exclusive_scan_over_group(g, x, min), fold('<', X, NULL, 0, i))
/* `work_group_scan_exclusive_logical_and(p)` | 1 in the first work-item */
T_GROUP(u32, sg_exclusive_scan_over_group(g, one_where(m), and), i == 0 ? UINT32_MAX : every(M, 0, i))

/* ## Atomics, and built-in functions whose name or order of arguments differs (not: popcount, clz, ctz, mul_hi, clamp, fma) */

/* `atomic_fetch_add_explicit(out + at, x, memory_order_relaxed)` | per lane; the old values, in lane order */
T_LANES(atomic, sg_fetch_add_at_masked(m, out, at, x, sg_memory_order_relaxed),
        i >= S ? OLD(i - S) + sum_at(i - S, S) : M[i] ? OLD(AT(i)) + sum_at(AT(i), i) : ANY)
/* `atomic_inc(out)` | one atomic operation for the sub-group, and a rank */
T_LANES(atomic, sg_fetch_add_masked(m, out, sg_splat_u32(1), sg_memory_order_relaxed),
        i > S ? OLD(i - S) : i == S || M[i] ? OLD(0) + (uint32_t)count(M, 0, i) : ANY)
/* `atomic_compare_exchange_strong(out + lane, &x, y)` | per lane */
T_LANES(atomic, swap_if_equal(out, m, lane, x, y), i >= S ? swapped(i - S) : M[i] ? OLD(i) : ANY)
/* `select(x, y, q)` | the true one comes first here */
T_LANES(u32, sg_select(q, y, x), Q[i] ? Y[i] : X[i])
/* `bitselect(x, y, idx)` | */
T_LANES(u32, sg_or(sg_andnot(x, idx), sg_and(y, idx)), (X[i] & ~I[i]) | (Y[i] & I[i]))
/* `rotate(x, y)` | bits; `sg_rotate` moves lanes */
T_LANES(u32, sg_rotl(x, y), X[i] << (Y[i] & 31) | (uint32_t)((uint64_t)X[i] >> (32 - (Y[i] & 31))))
/* `bit_reverse(x)` | `<sg/more.h>` */
T_LANES(u32, sg_bit_reverse(x), reversed(X[i]))
/* `rhadd(x, y)` | rounds up */
T_LANES(u32, sg_avg(x, y), ((uint64_t)X[i] + Y[i] + 1) >> 1)
/* `hadd(x, y)` | rounds down, `<sg/more.h>` */
T_LANES(u32, sg_avg_down(x, y), ((uint64_t)X[i] + Y[i]) >> 1)
/* `add_sat(x, y)` | there is no `mad_sat` */
T_LANES(u32, sg_add_sat(x, y), (uint64_t)X[i] + Y[i] < UINT32_MAX ? (int64_t)X[i] + Y[i] : UINT32_MAX)
/* `sub_sat(x, y)` | */
T_LANES(u32, sg_sub_sat(x, y), X[i] > Y[i] ? X[i] - Y[i] : 0)
/* `fmin(f, h)` | the number if one is NaN; `sg_min` is `f < h ? f : h` */
T_LANES(f32, sg_min_num(f, h), F[i] < H[i] ? F[i] : H[i])
/* `fmax(f, h)` | */
T_LANES(f32, sg_max_num(f, h), F[i] > H[i] ? F[i] : H[i])
/* `sincos(f, &other)` | `<sg/math.h>`, which has `sin(f)` and the like under these names */
T_LANES(pair, sg_sincos(f, &other), (float)(i < S ? sin((double)F[i]) : cos((double)F[i - S])))
/* `mad(f, h, f)` | `sg_fma` is the one rounded once */
T_LANES(f32, sg_mul_add(f, h, f), F[i] * H[i] + F[i])
/* `convert_uchar(x)`, `(uchar)x` | wraps */
T_LANES(u8, sg_convert_u8(x), (uint8_t)X[i])
/* `convert_uchar_sat(x)` | clamp, then convert; floats saturate by themselves */
T_LANES(u8, sg_convert_u8(sg_min_n(x, 255)), X[i] < 255 ? X[i] : 255)
/* `as_uint(f)` | `sg_as_f32` is the way back */
T_LANES(u32, sg_as_u32(f), float_bits(F[i]))
/* `vload4(0, p)` | part e of lane i is p[4 * i + e] */
T_LANES(u32v4, sg_load_v4(p), P[4 * (i % S) + i / S])
/* `vstore3(v3, 0, out)` | */
T_LANES(memory, sg_store_v3(out, v3), i < 3 * S ? P[i % 3 * S + i / 3] : OLD(i))
/* `prefetch(p, 1)` | the line that holds p[0]; a call for each line */
T_LANES(memory, sg_prefetch(p), OLD(i))
/* `dot_4x8packed_ss_int(x, y)` | and `_uu`, `_us`, `_su` */
T_LANES(i32, sg_dot_4x8packed_ss(x, y), dot_of(X[i], Y[i]))
/* `dot_acc_sat_4x8packed_ss_int(x, y, a)` | */
T_LANES(i32, sg_dot_acc_sat_4x8packed_ss(x, y, a), saturated((int64_t)dot_of(X[i], Y[i]) + A[i]))
