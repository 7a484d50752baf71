/* SPDX-License-Identifier: MIT */
/* CUDA's names and sg's: see porting_opencl.tmpl.h for the form of a row. */

/* # CUDA: warps, blocks and cooperative groups
 *
 * A warp is a sub-group of 32 lanes. `#define SG_SIZE 32` before the include keeps every lane number of the code; for HIP's wavefront take 64. A
 * smaller size may be faster, and then `warpSize` is `SG_SIZE`.
 *
 * The member mask of a `_sync` function says which lanes wait. In sg no lane has to wait, so only its other meaning is left: `m` is the mask of
 * the lanes that take part. If all lanes take part, drop the masked form and write `sg_reduce_add(x)`. A value from a lane that takes no part is undefined
 * in CUDA's guide, and is some lane's value here. In two and three dimensions CUDA's x is the last dimension here.
 *
 * Streams, textures, clusters, asynchronous copies to shared memory and matrix instructions have no counterpart.
 *
 * You may include `sg.h` in a `.cu` file, for code that runs on the
 * host. nvcc compiles it as C++17 without a warning (`make check-nvcc`). For wide registers use `-Xcompiler -march=native`. There a kernel
 * of sg must not have the name of a function of CUDA (`any`, `all`, `min`). */

/* ## Threads, blocks, launches (a block of 3 x L threads) */

/* `threadIdx.x` | a value for each lane; the lowest lane's is `sg_nd_item_get_local_id_base(it, 1)` */
T_GROUP(u32, sg_nd_item_get_local_id(it, 1), i % 3)
/* `threadIdx.y` | */
T_GROUP(u32, sg_nd_item_get_local_id(it, 0), i / 3)
/* `threadIdx.y * blockDim.x + threadIdx.x` | */
T_GROUP(u32, sg_nd_item_get_local_linear_id(it), i)
/* `blockIdx.y` | a scalar */
T_GROUP(uniform, sg_nd_item_get_group_id(it, 0), t_group)
/* `blockDim.y` | */
T_GROUP(uniform, sg_nd_item_get_local_range(it, 0), L)
/* `gridDim.y` | */
T_GROUP(uniform, sg_nd_item_get_group_range(it, 0), GROUPS)
/* `blockIdx.y * blockDim.y + threadIdx.y` | */
T_GROUP(u32, sg_nd_item_get_global_id(it, 0), t_group * L + i / 3)
/* `laneid` | PTX's special register */
T_LANES(u32, sg_iota_u32(), i)
/* `warpid`, `threadIdx.x / warpSize` | */
T_GROUP(uniform, sg_sub_group_get_group_id(s), i / S)
/* `warpSize` | a constant */
T_LANES(uniform, SG_SIZE, S)
/* `lanemask_eq` | */
T_LANES(u64, sg_shl(sg_splat_u64(1), sg_iota_u64()), (uint64_t)1 << i)
/* `lanemask_lt` | */
T_LANES(u64, lower_lanes(), part_of(UINT64_MAX, 0, i))
/* `lanemask_le` | */
T_LANES(u64, sg_sub_n(sg_shl(sg_splat_u64(2), sg_iota_u64()), 1), part_of(UINT64_MAX, 0, i + 1))
/* `lanemask_gt` | */
T_LANES(u64, higher_lanes(), part_of(UINT64_MAX, i + 1, S))
/* `lanemask_ge` | */
T_LANES(u64, sg_or(higher_lanes(), sg_shl(sg_splat_u64(1), sg_iota_u64())), part_of(UINT64_MAX, i, S))
/* `triple<<<blocks, 64>>>(...)` with `if (i < n)` | a basic range of any length, no blocks to choose */
T_LANES(memory, sg_parallel_for_range(NULL, sg_range_1d(n), triple, &args), tripled(i))
/* `triple<<<2, 64>>>(...)` with a grid-stride loop | blocks and threads become a global range */
T_LANES(memory, sg_parallel_for(NULL, sg_nd_range_1d(2 * 64, 64), triple_strided, &args), tripled(i))
/* `grid.sync()`, `cudaDeviceSynchronize()` | none: a launch returns when all is done, so end the kernel and launch the next one */
T_LANES(memory, sg_parallel_for_range(NULL, sg_range_1d(n), triple, &args); sg_parallel_for_range(NULL, sg_range_1d(n), triple, &args),
        tripled(i))
/* `assert(x < n)`, `__trap()` | the launch returns `SG_ERROR_KERNEL` */
T_LANES(uniform, sg_parallel_for_range(NULL, sg_range_1d(S), checked, &args),
        fold('>', P, NULL, 0, S) < t_in.n ? SG_OK : SG_ERROR_KERNEL)

/* ## Votes, ballots, matches */

/* `__all_sync(m, q)` | `sg_all(q)` where m is full */
T_LANES(uniform, sg_none(sg_mask_andnot(m, q)), count_both(M, Q, 0, S) == count(M, 0, S))
/* `__any_sync(m, q)` | */
T_LANES(uniform, sg_any(sg_mask_and(m, q)), count_both(M, Q, 0, S) > 0)
/* `__ballot_sync(m, q)` | 64 bits */
T_LANES(uniform, sg_ballot(sg_mask_and(m, q)), word_of(M) & word_of(Q))
/* `__activemask()` | the mask that the code carries; at the start of a kernel `sg_nd_item_mask(it)` */
T_LANES(uniform, sg_ballot(m), word_of(M))
/* `__popc(__ballot_sync(m, q))` | */
T_LANES(uniform, sg_count(sg_mask_and(m, q)), count_both(M, Q, 0, S))
/* `__ffs(__ballot_sync(m, q)) - 1` | -1 there if there is none; here S */
T_LANES(uniform, sg_first(sg_mask_and(m, q)), lowest(word_of(M) & word_of(Q), S))
/* `__popc(__ballot_sync(m, q) & lanemask_lt)` | the rank of a lane among those of a mask, for these lanes; one instruction on AVX-512 */
T_LANES(u32, sg_expand(sg_mask_and(m, q), lane), M[i] && Q[i] ? count_both(M, Q, 0, i) : ANY)
/* `__match_any_sync(m, x)` | compares bits in both; 64 bits of lanes */
T_LANES(u64, sg_and_n(sg_match_any(x), sg_ballot(m)), M[i] ? (int64_t)equal_to(X, M, i) : ANY)
/* `__match_all_sync(m, x, &pred)` | pred; `sg_match_all(x)` where m is full */
T_LANES(uniform, sg_none(sg_mask_and(m, sg_ne(x, sg_broadcast_first(m, x)))), same(X, M, 0, S))
/* `__match_all_sync(m, x, &pred)` | the result, for a full m */
T_LANES(uniform, sg_match_all(x) ? sg_ballot(sg_mask_first_n(SG_SIZE)) : 0,
        same(X, NULL, 0, S) ? part_of(UINT64_MAX, 0, S) : 0)

/* ## Shuffles */

/* `__shfl_sync(m, x, idx)` | modulo the warp in both */
T_LANES(u32, sg_shuffle(x, idx), X[I[i] % S])
/* `__shfl_sync(m, x, j)` of one lane | `sg_get_lane(x, j)` is the C scalar */
T_LANES(u32, sg_broadcast(x, j), X[j % S])
/* `__shfl_sync(m, x, idx, c)` | width c: in tiles of c lanes */
T_LANES(u32, sg_shuffle(x, in_tile(idx, c)), X[TILE + (int)(I[i] % c)])
/* `__shfl_up_sync(m, x, d)` | a lane without a source keeps its own value in both. From d = 32 on the hardware takes d modulo 32; here they all keep theirs */
T_LANES(u32, sg_shuffle_up(x, d), shifted(X, i, -(int64_t)d, S))
/* `__shfl_up_sync(m, x, d, c)` | */
T_LANES(u32, tile_up(x, d, c), shifted(X, i, -(int64_t)d, (int)c))
/* `__shfl_down_sync(m, x, d)` | as up */
T_LANES(u32, sg_shuffle_down(x, d), shifted(X, i, d, S))
/* `__shfl_down_sync(m, x, d, c)` | */
T_LANES(u32, tile_down(x, d, c), shifted(X, i, d, (int)c))
/* `__shfl_xor_sync(m, x, d)` | for d < 32; modulo S here */
T_LANES(u32, sg_shuffle_xor(x, d), d >= S ? ANY : X[i ^ (int)d])
/* `__shfl_xor_sync(m, x, d, c)`, d < c | the width changes nothing */
T_LANES(u32, sg_shuffle_xor(x, d & (c - 1)), X[i ^ (int)(d % c)])
/* `__shfl_xor_sync(m, x, d, c)`, any d | a lane whose partner is in a later tile keeps its own value */
T_LANES(u32, sg_select(sg_gt(sg_xor_n(lane, d), sg_or_n(lane, c - 1)), x, sg_shuffle_xor(x, d)),
        d >= S ? ANY : (i ^ (int)d) / (int)c > i / (int)c ? X[i] : X[i ^ (int)d])
/* `__shfl_down_sync` and `+=` in a loop over 16, 8, 4, 2, 1 | the same tree; every lane gets the sum */
T_LANES(f32, sg_reduce_add(f), fold_float('+', F, NULL, 0, S))
/* `__shfl_up_sync` and `+=` in a loop over 1, 2, 4, 8, 16 | */
T_LANES(u32, sg_scan_inclusive_add(x), fold('+', X, NULL, 0, i + 1))

/* ## Reductions: every lane gets the result */

/* `__reduce_add_sync(m, x)` | for signed, 64-bit and floating-point elements too */
T_LANES(u32, sg_reduce_add_masked(m, x), fold('+', X, M, 0, S))
/* `__reduce_min_sync(m, x)` | */
T_LANES(u32, sg_reduce_min_masked(m, x), fold('<', X, M, 0, S))
/* `__reduce_max_sync(m, a)` | */
T_LANES(i32, sg_reduce_max_masked(m, a), fold_signed('>', A, M, 0, S))
/* `__reduce_and_sync(m, x)` | */
T_LANES(u32, sg_reduce_and_masked(m, x), fold('&', X, M, 0, S))
/* `__reduce_or_sync(m, x)` | */
T_LANES(u32, sg_reduce_or_masked(m, x), fold('|', X, M, 0, S))
/* `__reduce_xor_sync(m, x)` | */
T_LANES(u32, sg_reduce_xor_masked(m, x), fold('^', X, M, 0, S))

/* ## Barriers, fences, shared memory */

/* `__syncwarp(m)` | costs nothing: the lanes of a sub-group are never apart */
T_GROUP(fence, sg_sub_group_barrier(s), X[FROM + TO - 1 - i])
/* `__syncthreads()` | every sub-group of the block must reach it, else the launch returns an error instead of hanging */
T_GROUP(barrier, sg_group_barrier(g), X[G - 1 - i])
/* `__syncthreads_count(p)` | in every lane */
T_GROUP(u32, sg_reduce_over_group(g, one_where(m), add), count(M, 0, G))
/* `__syncthreads_and(p)` | */
T_GROUP(uniform, sg_all_of_group(g, m), every(M, 0, G))
/* `__syncthreads_or(p)` | */
T_GROUP(uniform, sg_any_of_group(g, m), count(M, 0, G) > 0)
/* `__threadfence_block()` | */
T_GROUP(fence, sg_atomic_fence_scope(sg_memory_order_seq_cst, SG_MEMORY_SCOPE_WORK_GROUP), X[FROM + TO - 1 - i])
/* `__threadfence()` | */
T_GROUP(fence, sg_atomic_fence_scope(sg_memory_order_seq_cst, SG_MEMORY_SCOPE_DEVICE), X[FROM + TO - 1 - i])
/* `__threadfence_system()` | */
T_GROUP(fence, sg_atomic_fence_scope(sg_memory_order_seq_cst, SG_MEMORY_SCOPE_SYSTEM), X[FROM + TO - 1 - i])
/* `__shared__ unsigned t[1024]` | not restrict; no bank conflicts to pad for */
T_GROUP(local, SG_LOCAL(it, uint32_t, t, 1024), X[G - 1 - i])
/* `__shared__ unsigned t[32][33]` | */
T_GROUP(local, SG_LOCAL(it, uint32_t, t, 32, 33), X[G - 1 - i])
/* `extern __shared__ unsigned t[]` | its size is `sg_launch_options.local_bytes` */
T_GROUP(local, uint32_t *t = (uint32_t *)sg_nd_item_get_local_memory(it), X[G - 1 - i])
/* `cg::memcpy_async(block, t, p, bytes)`, `cg::wait(block)` | none: every sub-group copies its share, then a barrier */
T_GROUP(copied, SG_LOCAL(it, uint32_t, t, 1024); group_copy(it, t, p, G); sg_group_barrier(g), P[G - 1 - i])

/* ## Cooperative groups: blocks and tiles */

/* `block.thread_rank()` | */
T_GROUP(u32, sg_nd_item_get_local_linear_id(it), i)
/* `block.size()`, `block.num_threads()` | */
T_GROUP(uniform, sg_group_get_local_linear_range(g), G)
/* `block.sync()`, `cg::sync(block)` | */
T_GROUP(barrier, sg_group_barrier(g), X[G - 1 - i])
/* `block.group_index().y` | */
T_GROUP(uniform, sg_group_get_group_id(g, 0), t_group)
/* `grid.thread_rank()` | */
T_GROUP(u64, sg_nd_item_get_global_linear_id(it), t_group * G + i)
/* `grid.size()` | */
T_GROUP(uniform, sg_group_get_group_linear_range(g) * sg_group_get_local_linear_range(g), GROUPS * G)
/* `cg::tiled_partition<32>(block)` | the sub-group, by `sg_nd_item_get_sub_group(it)`; smaller tiles below, by their size c */
T_GROUP(uniform, sg_sub_group_get_max_local_range(s), S)
/* `tile.thread_rank()` | */
T_LANES(u32, sg_and_n(lane, c - 1), RANK)
/* `tile.meta_group_rank()` of a tile of a block | */
T_GROUP(u32, sg_div_n(sg_nd_item_get_local_linear_id(it), c), i / (int)c)
/* `tile.meta_group_size()` of tiles of a warp | */
T_LANES(uniform, SG_SIZE / c, S / (int)c)
/* `tile.shfl(x, idx)` | */
T_LANES(u32, sg_shuffle(x, in_tile(idx, c)), X[TILE + (int)(I[i] % c)])
/* `tile.shfl_up(x, d)` | */
T_LANES(u32, tile_up(x, d, c), shifted(X, i, -(int64_t)d, (int)c))
/* `tile.shfl_down(x, d)` | */
T_LANES(u32, tile_down(x, d, c), shifted(X, i, d, (int)c))
/* `tile.shfl_xor(x, d)` | d < c */
T_LANES(u32, sg_shuffle_xor(x, d & (c - 1)), X[i ^ (int)(d % c)])
/* `tile.any(q)` | a mask: tiles differ */
T_LANES(mask, sg_ne_n(sg_reduce_clustered_or(one_where(q), c), 0), count(Q, TILE, TILE_END) > 0)
/* `tile.all(q)` | */
T_LANES(mask, sg_ne_n(sg_reduce_clustered_and(one_where(q), c), 0), count(Q, TILE, TILE_END) == (int)c)
/* `tile.ballot(q)` | */
T_LANES(u64, tile_ballot(q, c), part_of(word_of(Q), TILE, TILE_END) >> (TILE))
/* `tile.match_any(x)` | */
T_LANES(u64, sg_and_n(sg_shr(sg_match_any(x), sg_convert_u64(sg_and_n(lane, ~(c - 1)))), UINT64_MAX >> (64 - c)),
        part_of(equal_to(X, NULL, i), TILE, TILE_END) >> (TILE))
/* `tile.match_all(x, pred)` | pred, as a mask: the first lane's value in all of the tile */
T_LANES(mask, sg_ne_n(sg_reduce_clustered_and(one_where(sg_eq(x, sg_shuffle(x, in_tile(sg_zero_u32(), c)))), c), 0),
        same(X, NULL, TILE, TILE_END))
/* `cg::reduce(tile, x, cg::plus<unsigned>())` | also mul, min, max, and, or, xor */
T_LANES(u32, sg_reduce_clustered_add(x, c), fold('+', X, NULL, TILE, TILE_END))
/* `cg::reduce(tile, f, cg::less<float>())` | the smaller */
T_LANES(f32, sg_reduce_clustered_min(f, c), fold_float('<', F, NULL, TILE, TILE_END))
/* `cg::inclusive_scan(tile, x)` | none; for a whole warp `sg_scan_inclusive_add(x)` */
T_LANES(u32, tile_scan(x, c), fold('+', X, NULL, TILE, i + 1))
/* `cg::exclusive_scan(tile, x)` | none; for a whole warp `sg_scan_exclusive_add(x)` */
T_LANES(u32, sg_sub(tile_scan(x, c), x), fold('+', X, NULL, TILE, i))
/* `cub::BlockReduce<...>(storage).Sum(x)` | only thread 0 has it there; op is a word: add mul min max and or xor */
T_GROUP(u32, sg_reduce_over_group(g, x, add), fold('+', X, NULL, 0, G))
/* `cub::BlockScan<...>(storage).InclusiveSum(x, x)` | */
T_GROUP(u32, sg_inclusive_scan_over_group(g, x, add), fold('+', X, NULL, 0, i + 1))

/* ## Cooperative groups: coalesced groups, m has their lanes; ranks count the lanes of m */

/* `cg::coalesced_threads()` | the mask that the code carries */
T_LANES(mask, m, M[i])
/* `group.size()`, `group.num_threads()` | */
T_LANES(uniform, sg_count(m), count(M, 0, S))
/* `group.thread_rank()` | */
T_LANES(u32, sg_expand(m, lane), M[i] ? count(M, 0, i) : ANY)
/* `group.shfl(x, idx)` | from the lane of rank idx; undefined there from size() on */
T_LANES(u32, sg_shuffle(sg_compress(m, x), idx), I[i] < S ? lane_of(X, ranked(M, (int)I[i])) : ANY)
/* `group.shfl_up(x, d)` | */
T_LANES(u32, sg_expand(m, sg_shuffle_up(sg_compress(m, x), d)),
        !M[i] || d >= S ? ANY : X[ranked_or(M, count(M, 0, i) - (int)d, i)])
/* `group.shfl_down(x, d)` | the last d lanes of the group keep their own value */
T_LANES(u32, packed_down(m, x, d), !M[i] || d >= S ? ANY : X[ranked_or(M, count(M, 0, i) + (int)d, i)])
/* `group.any(q)` | */
T_LANES(uniform, sg_any(sg_mask_and(m, q)), count_both(M, Q, 0, S) > 0)
/* `group.all(q)` | */
T_LANES(uniform, sg_none(sg_mask_andnot(m, q)), count_both(M, Q, 0, S) == count(M, 0, S))
/* `group.ballot(q)` | bits by rank; `sg_ballot(sg_mask_and(m, q))` has them by lane */
T_LANES(uniform, sg_ballot(sg_ne_n(sg_compress(m, one_where(q)), 0)), ballot_by_rank(M, Q))
/* `cg::reduce(group, x, cg::plus<unsigned>())` | */
T_LANES(u32, sg_reduce_add_masked(m, x), fold('+', X, M, 0, S))
/* `cg::inclusive_scan(group, x)` | lanes outside of m keep x */
T_LANES(u32, sg_scan_inclusive_add_masked(m, x), M[i] ? fold('+', X, M, 0, i + 1) : X[i])
/* `cg::exclusive_scan(group, x)` | the identity in the first lane */
T_LANES(u32, sg_scan_exclusive_add_masked(m, x), M[i] ? fold('+', X, M, 0, i) : X[i])
/* `cg::exclusive_scan(group, x, cg::bit_and<unsigned>())` | */
T_LANES(u32, sg_scan_exclusive_and_masked(m, x), M[i] ? fold('&', X, M, 0, i) : X[i])
/* `cg::binary_partition(group, q)` | two masks, this one and `sg_mask_andnot(m, q)` */
T_LANES(mask, sg_mask_and(m, q), M[i] && Q[i])
/* `cg::labeled_partition(group, x)` | the bits of each lane's group */
T_LANES(u64, sg_and_n(sg_match_any(x), sg_ballot(m)), M[i] ? (int64_t)equal_to(X, M, i) : ANY)
/* `cg::labeled_partition(group, x).size()` | */
T_LANES(u64, sg_popcount(sg_and_n(sg_match_any(x), sg_ballot(m))), M[i] ? ones_of(equal_to(X, M, i)) : ANY)
/* `cg::labeled_partition(group, x).thread_rank()` | */
T_LANES(u64, sg_popcount(sg_and(sg_and_n(sg_match_any(x), sg_ballot(m)), lower_lanes())),
        M[i] ? ones_of(part_of(equal_to(X, M, i), 0, i)) : ANY)
/* `cg::reduce(cg::labeled_partition(group, x), y, cg::plus<unsigned>())` | a loop over the labels */
T_LANES(u32, sum_by_key(m, x, y), M[i] ? sum_of_equal(i) : ANY)
/* `cg::invoke_one(group, f)` | the lowest lane: scalar code, `if (sg_any(m))` */
T_LANES(uniform, sg_any(m) ? sg_get_lane(x, sg_first(m)) : 0, ranked(M, 0) >= 0 ? X[ranked(M, 0)] : 0)
/* `cg::invoke_one_broadcast(group, f)` | a scalar is the same in all lanes: `sg_splat_u32` */
T_LANES(u32, sg_splat_u32(sg_get_lane(x, sg_first(m))), lane_of(X, ranked(M, 0)))

/* ## Atomics, by sg/atomic.h; sg_memory_order_relaxed is CUDA's */

/* `atomicAdd(out, 1)` by each active lane | warp-aggregated: one atomic operation, and a rank */
T_LANES(atomic, sg_fetch_add_masked(m, out, sg_splat_u32(1), sg_memory_order_relaxed),
        i > S ? OLD(i - S) : i == S || M[i] ? OLD(0) + (uint32_t)count(M, 0, i) : ANY)
/* `atomicAdd(out, x)` by each active lane | one atomic operation, and a scan; old values in lane order */
T_LANES(atomic, sg_fetch_add_masked(m, out, x, sg_memory_order_relaxed),
        i > S ? OLD(i - S) : i == S || M[i] ? OLD(0) + fold('+', X, M, 0, i) : ANY)
/* `atomicAdd(out, x)`, its result not used | without the result it needs no scan */
T_LANES(memory, sg_fetch_add_masked(m, out, x, sg_memory_order_relaxed),
        i == 0 ? OLD(0) + fold('+', X, M, 0, S) : OLD(i))
/* `atomicAdd(out + at, x)` | an atomic operation for each lane, or one if all have the same place */
T_LANES(atomic, sg_fetch_add_at_masked(m, out, at, x, sg_memory_order_relaxed),
        i >= S ? OLD(i - S) + sum_at(i - S, S) : M[i] ? OLD(AT(i)) + sum_at(AT(i), i) : ANY)
/* `atomicMax(out, x)` by each active lane | one atomic operation */
T_LANES(memory, sg_fetch_max_masked(m, out, x, sg_memory_order_relaxed),
        i > 0 ? OLD(i) : join('>', OLD(0), fold('>', X, M, 0, S)))
/* `atomicCAS(out + lane, x, y)` | */
T_LANES(atomic, swap_if_equal(out, m, lane, x, y), i >= S ? swapped(i - S) : M[i] ? OLD(i) : ANY)
/* `atomicExch(out, d)` by one thread | */
T_LANES(atomic_uniform, sg_atomic_exchange_u32(out, d, sg_memory_order_relaxed),
        i < S ? OLD(0) : i == S ? d : OLD(i - S))

/* ## Integers and floats */

/* `__popc(x)`, `__popcll(x)` | in the element's type */
T_LANES(u32, sg_popcount(x), ones_of(X[i]))
/* `__clz(x)`, `__clzll(x)` | */
T_LANES(u32, sg_clz(x), 31 - (X[i] ? highest(X[i], 32) : -1))
/* `__ffs(x)`, `__ffsll(x)` | none: 0 of 0, else `sg_ctz(x)` plus 1 */
T_LANES(u32, sg_sub(sg_splat_u32(32), sg_clz(sg_and(x, sg_neg(x)))), X[i] ? lowest(X[i], 32) + 1 : 0)
/* `__brev(x)` | `<sg/more.h>` */
T_LANES(u32, sg_bit_reverse(x), reversed(X[i]))
/* `__byte_perm(x, y, idx)` | none */
T_LANES(u32, bytes_chosen(x, y, idx), byte_perm(X[i], Y[i], I[i]))
/* `__funnelshift_l(x, y, d)` | `<sg/more.h>`; the upper word first */
T_LANES(u32, sg_funnel_shl(y, x, sg_splat_u32(d)), ((uint64_t)Y[i] << 32 | X[i]) << (d & 31) >> 32)
/* `__funnelshift_r(x, y, d)` | */
T_LANES(u32, sg_funnel_shr(y, x, sg_splat_u32(d)),
        (uint32_t)(((uint64_t)Y[i] << 32 | X[i]) >> (d & 31)))
/* `__funnelshift_l(x, x, idx)` | a rotation, modulo 32 */
T_LANES(u32, sg_rotl(x, idx), ((uint64_t)X[i] << 32 | X[i]) << (I[i] & 31) >> 32)
/* `__umulhi(x, y)` | */
T_LANES(u32, sg_mul_hi(x, y), (uint64_t)X[i] * Y[i] >> 32)
/* `__mulhi(a, b)` | */
T_LANES(i32, sg_mul_hi(a, b), ((int64_t)A[i] * B[i] - (int64_t)(uint32_t)((int64_t)A[i] * B[i])) / 4294967296)
/* `__urhadd(x, y)`, `__rhadd(a, b)` | */
T_LANES(u32, sg_avg(x, y), ((uint64_t)X[i] + Y[i] + 1) >> 1)
/* `__uhadd(x, y)`, `__hadd(a, b)` | `<sg/more.h>` */
T_LANES(u32, sg_avg_down(x, y), ((uint64_t)X[i] + Y[i]) >> 1)
/* `__usad(x, y, idx)` | `<sg/more.h>` */
T_LANES(u32, sg_add(sg_abs_diff(x, y), idx), (X[i] > Y[i] ? X[i] - Y[i] : Y[i] - X[i]) + I[i])
/* `__dp4a(x, y, a)` | */
T_LANES(i32, sg_dot_acc_4x8packed_ss(x, y, a), (int64_t)(int32_t)((uint32_t)A[i] + (uint32_t)dot_of(X[i], Y[i])))
/* `__saturatef(f)` | 0 of a NaN in both */
T_LANES(f32, sg_clamp(f, sg_zero_f32(), sg_splat_f32(1)), F[i] > 1 ? 1 : F[i] > 0 ? F[i] : 0)
/* `fminf(f, h)` | the number if one is NaN; `sg_min` is `f < h ? f : h` */
T_LANES(f32, sg_min_num(f, h), F[i] < H[i] ? F[i] : H[i])
/* `fmaxf(f, h)` | */
T_LANES(f32, sg_max_num(f, h), F[i] > H[i] ? F[i] : H[i])
/* `__fmaf_rn(f, h, f)` | rounded once, slow where there is no such instruction; `sg_mul_add` is whichever is fast */
T_LANES(f32, sg_fma(f, h, f), F[i] * H[i] + F[i])
/* `sincosf(f, &z, &other)` | `<sg/math.h>`, which has `sinf(f)` and the like without the `f`; the sine is the result. There is no `sincospif` */
T_LANES(pair, sg_sincos(f, &other), (float)(i < S ? sin((double)F[i]) : cos((double)F[i - S])))
/* `__float2int_rn(f)` | halves to even */
T_LANES(i32, sg_convert_i32(sg_rint(f)), half_to_even(F[i]))
/* `__float2int_rz(f)`, `(int)f` | saturates, and 0 of a NaN, in both */
T_LANES(i32, sg_convert_i32(f), (int32_t)F[i])
/* `__float_as_uint(f)` | `__uint_as_float` is `sg_as_f32` */
T_LANES(u32, sg_as_u32(f), float_bits(F[i]))
/* `__half2float(__float2half(f))` | */
T_LANES(f32, sg_convert_f32(sg_convert_f16(f)), F[i])
/* `q ? x : y` | both sides are computed */
T_LANES(u32, sg_select(q, x, y), Q[i] ? X[i] : Y[i])

/* ## Memory
 *
 * Prefetches, and the kinds of loads that only say which cache to use, have no counterpart: no result depends on them. */

/* `p[threadIdx.x]`, `__ldg(p + threadIdx.x)`, `__ldcs(p + threadIdx.x)` | for neighbours one load; there are no special kinds of load */
T_LANES(u32, sg_load(p), P[i])
/* `p[at]` of active lanes | */
T_LANES(u32, sg_gather_masked(m, p, at), M[i] ? P[AT(i)] : 0)
/* `out[at] = x` of active lanes | of equal places the highest lane's; undefined there */
T_LANES(memory, sg_scatter_masked(m, out, at, x), last_writer(i) >= 0 ? X[last_writer(i)] : OLD(i))
/* `__stcs(out + threadIdx.x, x)` | past the cache where out is aligned to the register */
T_LANES(memory, sg_stream(out, x), i < S ? X[i] : OLD(i))
/* `if (threadIdx.x < n) out[threadIdx.x] = x` | */
T_LANES(memory, sg_store_n(out, x, n), i < S && i < (int)t_in.n ? X[i] : OLD(i))
/* `reinterpret_cast<const uint4 *>(p)[threadIdx.x]` | part e of lane i is p[4 * i + e]; `sg_block_load_v4` is faster if the order is free */
T_LANES(u32v4, sg_load_v4(p), P[4 * (i % S) + i / S])
/* `if (q) out[atomicAdd(&count, 1)] = x` | stream compaction, in lane order */
T_LANES(memory, sg_compress_store(q, out, x), i < S && i < count(Q, 0, S) ? X[ranked(Q, i)] : OLD(i))
