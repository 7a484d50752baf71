/* SPDX-License-Identifier: MIT */
/* ISPC's names and sg's: see porting_opencl.tmpl.h for the form of a row. */

/* # ISPC: gangs and program instances
 *
 * A gang is a sub-group, and a program instance is a lane. `#define SG_SIZE 8` is the gang size of `avx2-i32x8`. A `varying` variable is an sg value, a `uniform` one is a plain C variable.
 *
 * ISPC's functions act on the running program instances. Here these are an argument, the mask `m`. An `if` becomes a mask and `sg_select`, or a masked
 * store. Where ISPC takes a scalar in the place of a value, write `sg_splat`, or the form of the operation that ends in `_n`. `export` functions are kernels, or plain
 * functions. Tasks are work-groups of a queue. There is no `rdrand`, `seed_rng` or `alloca`.
 *
 * There is no `if` of lanes either. [Written as in ISPC](flow.md) says why, and what it would have cost. */

/* ## The gang and control flow */

/* `programIndex` | */
T_LANES(i32, sg_iota_i32(), i)
/* `programCount` | a constant */
T_LANES(uniform, SG_SIZE, S)
/* `lanemask()` | */
T_LANES(uniform, sg_ballot(m), word_of(M))
/* `if (q) x = y;` | */
T_LANES(u32, sg_select(q, y, x), Q[i] ? Y[i] : X[i])
/* `if (q) x += y;` | to count, y is `sg_splat_u32(1)` */
T_LANES(u32, sg_add_masked(q, x, y), Q[i] ? X[i] + Y[i] : X[i])
/* `if (q) x = x * x; else x = x + 1;`, `cif` | both sides are computed, unless you ask `sg_any` first */
T_LANES(u32, assign_if(q, x), Q[i] ? X[i] * X[i] : X[i] + 1)
/* `while (x > 1) { x >>= 1; steps++; }`, `cwhile`, `cfor`, `cdo` | a loop until no lane is left */
T_LANES(u32, halvings(m, x), M[i] && X[i] ? highest(X[i], 32) : 0)
/* `foreach (i = 0 ... n) out[i] = 3 * p[i];` | a range kernel, in parallel on a queue */
T_LANES(memory, sg_parallel_for_range(NULL, sg_range_1d(n), triple, &args), tripled(i))
/* `foreach (i = 0 ... n) out[i] = 3 * p[i];` | a loop of one thread: `sg_load_n` and `sg_store_n` stop at n */
T_LANES(memory, for (size_t i = 0; i < n; i += SG_SIZE) sg_store_n(out + i, sg_mul_n(sg_load_n(p + i, n - i), 3), n - i),
        tripled(i))
/* `foreach (row = 0 ... 5, column = 0 ... 3)`, `foreach_tiled` | lanes go on from one row to the next */
T_LANES(memory, sg_parallel_for_range(NULL, sg_range_2d(5, 3), transposed, &args),
        i < 15 ? P[i % 5 * 3 + i / 5] : OLD(i))
/* `foreach_active (i) x = insert(x, i, digits(extract(x, i)));` | */
T_LANES(u32, call_each(m, x), M[i] ? digits(X[i]) : X[i])
/* `foreach_unique (key in x) { ... }` | */
T_LANES(u32, sum_by_key(m, x, y), M[i] ? sum_of_equal(i) : 0)
/* `unmasked { }` | leave m out */
T_LANES(u32, sg_reduce_add(x), fold('+', X, NULL, 0, S))
/* `launch[n] task(...)`, `sync`, `taskIndex` | a launch over n work-groups returns when all are done; `sg_nd_item_get_group_id(it, 0)` */
T_GROUP(uniform, sg_nd_item_get_group_linear_id(it), t_group)
/* `num_cores()` | workers of a queue, the caller among them; 1 without a queue */
T_LANES(uniform, sg_device_max_compute_units(NULL), 1)
/* `assert(x < n)` | the launch returns `SG_ERROR_KERNEL` */
T_LANES(uniform, sg_parallel_for_range(NULL, sg_range_1d(S), checked, &args),
        fold('>', P, NULL, 0, S) < t_in.n ? SG_OK : SG_ERROR_KERNEL)

/* ## Exchange: ISPC reads lanes that do not run as well, and so does sg */

/* `broadcast(x, j)` | modulo S */
T_LANES(u32, sg_broadcast(x, j), lane_of(X, j))
/* `rotate(x, k)` | modulo S, k of either sign, in both */
T_LANES(u32, sg_rotate(x, k), X[(i + k + 4 * S) % S])
/* `shift(x, d)`, d >= 0 | 0 where there is no lane, in both; `sg_shuffle_down(x, d)` keeps the lane's own value */
T_LANES(u32, sg_shuffle_down_fill(x, d, 0), d < (uint32_t)(S - i) ? X[i + (int)d] : 0)
/* `shift(x, -k)`, k >= 0 | */
T_LANES(u32, sg_shuffle_up_fill(x, d, 0), d <= (uint32_t)i ? X[i - (int)d] : 0)
/* `shift(x, k)`, k of either sign | for k from -S to S */
T_LANES(u32, sg_shuffle_down_carry(x, sg_zero_u32(), (uint32_t)k),
        k < -S || k > S ? ANY : i + k >= 0 && i + k < S ? X[i + k] : 0)
/* `shuffle(x, idx)` | modulo S */
T_LANES(u32, sg_shuffle(x, idx), lane_of(X, I[i]))
/* `shuffle(x, y, idx)` | none: two shuffles and a select; modulo 2S */
T_LANES(u32, from_two(x, y, idx), lane_of_two(X, Y, I[i]))
/* `extract(x, j)` | a C scalar; modulo S */
T_LANES(uniform, sg_get_lane(x, j), lane_of(X, j))
/* `extract(q, j)` of a bool | */
T_LANES(uniform, sg_ballot(q) >> (j & 63) & 1, j < S ? Q[j] : ANY)
/* `insert(x, j, 5)` | modulo S */
T_LANES(u32, sg_set_lane(x, j, 5), j < S ? (i == (int)j ? 5 : X[i]) : ANY)
/* `insert(q, j, true)` of a bool | */
T_LANES(mask, sg_mask_or(q, sg_mask_from_bits((uint64_t)1 << (j & 63))), j < S ? Q[i] || i == (int)j : ANY)

/* ## Votes, reductions, scans: of the running instances, m */

/* `any(q)` | where all run: `sg_any(q)` */
T_LANES(uniform, sg_any(sg_mask_and(m, q)), count_both(M, Q, 0, S) > 0)
/* `all(q)` | true if no lane runs */
T_LANES(uniform, sg_none(sg_mask_andnot(m, q)), count_both(M, Q, 0, S) == count(M, 0, S))
/* `none(q)` | */
T_LANES(uniform, sg_none(sg_mask_and(m, q)), count_both(M, Q, 0, S) == 0)
/* `packmask(q)` | */
T_LANES(uniform, sg_ballot(sg_mask_and(m, q)), word_of(M) & word_of(Q))
/* `popcnt(q)` of a bool | */
T_LANES(uniform, sg_count(sg_mask_and(m, q)), count_both(M, Q, 0, S))
/* `reduce_add(x)` of int32 | twice as wide there; here as wide as the element: convert first */
T_LANES(uniform, sg_get_lane(sg_reduce_add_masked(m, sg_convert_u64(x)), 0), wide_sum(X, M))
/* `reduce_add(u)` of int8 | gives 16 bits there */
T_LANES(uniform, sg_get_lane(sg_reduce_add_masked(m, sg_convert_u16(u)), 0), wide_sum_bytes(U, M))
/* `reduce_add(f)` | every lane gets it; `sg_get_lane(..., 0)` is the scalar. A fixed order */
T_LANES(f32, sg_reduce_add_masked(m, f), fold_float('+', F, M, 0, S))
/* `reduce_min(a)` | the greatest number if no lane runs */
T_LANES(i32, sg_reduce_min_masked(m, a), fold_signed('<', A, M, 0, S))
/* `reduce_max(a)` | */
T_LANES(i32, sg_reduce_max_masked(m, a), fold_signed('>', A, M, 0, S))
/* `reduce_equal(x)` | false if no lane runs */
T_LANES(uniform, sg_any(m) && sg_none(sg_mask_and(m, sg_ne(x, sg_broadcast_first(m, x)))),
        count(M, 0, S) > 0 && same(X, M, 0, S))
/* `reduce_equal(x, &value)` | the value, if all are equal */
T_LANES(uniform, sg_get_lane(x, sg_first(m)), lane_of(X, ranked(M, 0)))
/* `exclusive_scan_add(x)` | lanes outside of m keep x; inclusive scans, mul, min, max and xor exist too */
T_LANES(u32, sg_scan_exclusive_add_masked(m, x), M[i] ? fold('+', X, M, 0, i) : X[i])
/* `exclusive_scan_and(x)` | all bits set in the first lane, in both */
T_LANES(u32, sg_scan_exclusive_and_masked(m, x), M[i] ? fold('&', X, M, 0, i) : X[i])
/* `exclusive_scan_or(x)` | */
T_LANES(u32, sg_scan_exclusive_or_masked(m, x), M[i] ? fold('|', X, M, 0, i) : X[i])
/* `exclusive_scan_add(1)` | the rank of a lane among those that run, for these lanes */
T_LANES(u32, sg_expand(m, lane), M[i] ? count(M, 0, i) : ANY)

/* ## Memory */

/* `p[programIndex]` | neighbours: one load */
T_LANES(u32, sg_load(p), P[i])
/* `p[3 + programIndex]` in a branch | lanes outside of m are 0 and not read */
T_LANES(u32, sg_load_masked(m, p + 3), M[i] ? P[i + 3] : 0)
/* `out[programIndex] = x;` in a branch | */
T_LANES(memory, sg_store_masked(m, out, x), i < S && M[i] ? X[i] : OLD(i))
/* `p[at]` | a gather; 32-bit indices, unsigned */
T_LANES(u32, sg_gather_masked(m, p, at), M[i] ? P[AT(i)] : 0)
/* `out[at] = x;` | a scatter: of equal places the highest lane's */
T_LANES(memory, sg_scatter_masked(m, out, at, x), last_writer(i) >= 0 ? X[last_writer(i)] : OLD(i))
/* `p[n]` of a uniform index | a C load, and a splat */
T_LANES(u32, sg_splat_u32(p[n]), P[t_in.n])
/* `packed_load_active(p, &x)` | the value; `sg_count(m)` is what it returns. Without `sg_select` the other lanes are 0 */
T_LANES(u32, sg_select(m, sg_expand_load(m, p), x), M[i] ? P[count(M, 0, i)] : X[i])
/* `packed_store_active(out, x)` | nothing behind the last is touched */
T_LANES(memory, sg_compress_store(m, out, x), i < S && i < count(M, 0, S) ? X[ranked(M, i)] : OLD(i))
/* `packed_store_active(out, x)`, its result | */
T_LANES(uniform, sg_compress_store(m, out, x), count(M, 0, S))
/* `packed_store_active2(out, x)` | may write one element more there */
T_LANES(memory, sg_compress_store(m, out, x),
        i < S && i < count(M, 0, S) ? X[ranked(M, i)] : i == count(M, 0, S) ? ANY : OLD(i))
/* `streaming_store(out, x)` | past the cache where out is aligned to the register */
T_LANES(memory, sg_stream(out, x), i < S ? X[i] : OLD(i))
/* `streaming_load(p)` | none: a load */
T_LANES(u32, sg_load(p), P[i])
/* `streaming_load_uniform(p)` | none: a C load */
T_LANES(uniform, p[0], P[0])
/* `prefetch_l1(p)` | and its kin, of each level: the line that holds p[0] */
T_LANES(memory, sg_prefetch(p), OLD(i))
/* `aos_to_soa2(p, &x, &y)` | parts .s[0] and .s[1] */
T_LANES(u32v2, sg_load_v2(p), P[2 * (i % S) + i / S])
/* `aos_to_soa3(p, &x, &y, &z)` | */
T_LANES(u32v3, sg_load_v3(p), P[3 * (i % S) + i / S])
/* `aos_to_soa4(p, &x, &y, &z, &w)` | */
T_LANES(u32v4, sg_load_v4(p), P[4 * (i % S) + i / S])
/* `soa_to_aos2(v2.x, v2.y, out)` | parts .s[0] and .s[1] */
T_LANES(memory, sg_store_v2(out, v2), i < 2 * S ? P[i % 2 * S + i / 2] : OLD(i))
/* `soa_to_aos3(v3.x, v3.y, v3.z, out)` | */
T_LANES(memory, sg_store_v3(out, v3), i < 3 * S ? P[i % 3 * S + i / 3] : OLD(i))
/* `soa_to_aos4(v4.x, v4.y, v4.z, v4.w, out)` | */
T_LANES(memory, sg_store_v4(out, v4), i < 4 * S ? P[i % 4 * S + i / 4] : OLD(i))
/* `soa<8> struct Point points[]`, `points[programIndex]` | arrays of S of each member: a block load */
T_LANES(u32v4, sg_block_load_v4(p), P[i])

/* ## Atomics and fences */

/* `atomic_add_global(out, 1)` of a uniform 1 | once for the gang, in both */
T_LANES(atomic_uniform, sg_atomic_fetch_add_u32(out, 1, sg_memory_order_seq_cst),
        i < S ? OLD(0) : OLD(i - S) + (i == S))
/* `atomic_add_global(out, (varying int)1)` | one atomic operation, and a rank */
T_LANES(atomic, sg_fetch_add_masked(m, out, sg_splat_u32(1), sg_memory_order_seq_cst),
        i > S ? OLD(i - S) : i == S || M[i] ? OLD(0) + (uint32_t)count(M, 0, i) : ANY)
/* `atomic_add_global(out, x)` | one atomic operation, and a scan: old values in lane order, which ISPC leaves open */
T_LANES(atomic, sg_fetch_add_masked(m, out, x, sg_memory_order_seq_cst),
        i > S ? OLD(i - S) : i == S || M[i] ? OLD(0) + fold('+', X, M, 0, i) : ANY)
/* `atomic_add_global(out + at, x)`, `atomic_add_local(out + at, x)` | an atomic operation for each lane, or one if all have the same place */
T_LANES(atomic, sg_fetch_add_at_masked(m, out, at, x, sg_memory_order_seq_cst),
        i >= S ? OLD(i - S) + sum_at(i - S, S) : M[i] ? OLD(AT(i)) + sum_at(AT(i), i) : ANY)
/* `atomic_add_local(out, x)` | no other thread: plain C */
T_LANES(memory, *out += sg_get_lane(sg_reduce_add_masked(m, x), 0), i == 0 ? OLD(0) + fold('+', X, M, 0, S) : OLD(i))
/* `atomic_min_global(out, x)` | */
T_LANES(memory, sg_fetch_min_masked(m, out, x, sg_memory_order_seq_cst),
        i > 0 ? OLD(i) : join('<', OLD(0), fold('<', X, M, 0, S)))
/* `atomic_max_global(out, x)` | */
T_LANES(memory, sg_fetch_max_masked(m, out, x, sg_memory_order_seq_cst),
        i > 0 ? OLD(i) : join('>', OLD(0), fold('>', X, M, 0, S)))
/* `atomic_and_global(out, x)` | */
T_LANES(memory, sg_fetch_and_masked(m, out, x, sg_memory_order_seq_cst),
        i > 0 ? OLD(i) : join('&', OLD(0), fold('&', X, M, 0, S)))
/* `atomic_or_global(out, x)` | */
T_LANES(memory, sg_fetch_or_masked(m, out, x, sg_memory_order_seq_cst),
        i > 0 ? OLD(i) : join('|', OLD(0), fold('|', X, M, 0, S)))
/* `atomic_xor_global(out, x)` | */
T_LANES(memory, sg_fetch_xor_masked(m, out, x, sg_memory_order_seq_cst),
        i > 0 ? OLD(i) : join('^', OLD(0), fold('^', X, M, 0, S)))
/* `atomic_swap_global(out, d)` of a uniform d | */
T_LANES(atomic_uniform, sg_atomic_exchange_u32(out, d, sg_memory_order_seq_cst),
        i < S ? OLD(0) : i == S ? d : OLD(i - S))
/* `atomic_compare_exchange_global(out + lane, x, y)` | */
T_LANES(atomic, swap_if_equal(out, m, lane, x, y), i >= S ? swapped(i - S) : M[i] ? OLD(i) : ANY)
/* `memory_barrier()` | between threads; lanes need none */
T_GROUP(fence, sg_atomic_fence(sg_memory_order_seq_cst), X[FROM + TO - 1 - i])

/* ## Functions of one instance whose name differs */

/* `select(q, x, y)` | */
T_LANES(u32, sg_select(q, x, y), Q[i] ? X[i] : Y[i])
/* `sign_extend(q)` | */
T_LANES(i32, sg_select(q, sg_splat_i32(-1), sg_zero_i32()), Q[i] ? -1 : 0)
/* `popcnt(x)` | */
T_LANES(u32, sg_popcount(x), ones_of(X[i]))
/* `count_leading_zeros(x)` | 32 if x is 0 */
T_LANES(u32, sg_clz(x), 31 - (X[i] ? highest(X[i], 32) : -1))
/* `count_trailing_zeros(x)` | 32 if x is 0 */
T_LANES(u32, sg_ctz(x), lowest(X[i], 32))
/* `intbits(f)` | `floatbits` is `sg_as_f32` */
T_LANES(u32, sg_as_u32(f), float_bits(F[i]))
/* `signbits(f)` | */
T_LANES(u32, sg_and_n(sg_as_u32(f), 0x80000000), F[i] < 0 ? 0x80000000u : 0)
/* `half_to_float(float_to_half(f))` | */
T_LANES(f32, sg_convert_f32(sg_convert_f16(f)), F[i])
/* `avg_up(x, y)` | of 8 and 16 bits there, every integer element here */
T_LANES(u32, sg_avg(x, y), ((uint64_t)X[i] + Y[i] + 1) >> 1)
/* `avg_down(x, y)` | `<sg/more.h>` */
T_LANES(u32, sg_avg_down(x, y), ((uint64_t)X[i] + Y[i]) >> 1)
/* `saturating_add(x, y)` | there is no `saturating_mul`, `saturating_div` */
T_LANES(u32, sg_add_sat(x, y), (uint64_t)X[i] + Y[i] < UINT32_MAX ? (int64_t)X[i] + Y[i] : UINT32_MAX)
/* `saturating_sub(x, y)` | */
T_LANES(u32, sg_sub_sat(x, y), X[i] > Y[i] ? X[i] - Y[i] : 0)
/* `round(f)` | half to even; `sg_round` is C's */
T_LANES(f32, sg_rint(f), (float)half_to_even(F[i]))
/* `min(f, h)` | `f < h ? f : h` */
T_LANES(f32, sg_min(f, h), F[i] < H[i] ? F[i] : H[i])
/* `max(f, h)` | `f > h ? f : h` */
T_LANES(f32, sg_max(f, h), F[i] > H[i] ? F[i] : H[i])
/* `clamp(f, -1, h)` | */
T_LANES(f32, sg_clamp(f, sg_splat_f32(-1), sg_max_n(h, -1)), F[i] < -1 || H[i] < -1 ? -1 : F[i] < H[i] ? F[i] : H[i])
/* `sincos(f, &z, &other)` | `<sg/math.h>`; the sine is the result */
T_LANES(pair, sg_sincos(f, &other), (float)(i < S ? sin((double)F[i]) : cos((double)F[i - S])))
/* `x / y` | 0 if y is 0, undefined there */
T_LANES(u32, sg_div(x, y), Y[i] ? X[i] / Y[i] : ANY)
/* `x % y` | x if y is 0 */
T_LANES(u32, sg_rem(x, y), Y[i] ? X[i] % Y[i] : ANY)
/* `dot4add_i8i8packed(x, y, a)` | */
T_LANES(i32, sg_dot_acc_4x8packed_ss(x, y, a), (int64_t)(int32_t)((uint32_t)A[i] + (uint32_t)dot_of(X[i], Y[i])))
