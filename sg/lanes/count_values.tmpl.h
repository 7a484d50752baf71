/* SPDX-License-Identifier: MIT */
/* SG_T_COUNT values for each lane: sg_<e>x<S>v<N>, a struct with the field s[N]. In memory they lie in blocks of S, or each lane's
 * values lie in a row. */
#if !defined(SG_T_COUNT) || !defined(SG_T_VALUES_TYPE) || !defined(SG_T_VALUES_FN)
#error "sg: count_values.tmpl.h needs SG_T_COUNT, SG_T_VALUES_TYPE and SG_T_VALUES_FN"
#endif

#if SG_T_COUNT <= 3
#define SG_T_UNROLL SG_UNROLL_FEW
#else
#define SG_T_UNROLL SG_UNROLL(16)
#endif

#if SG_CHECKED
#define SG_T_TELL_COUNT(write) \
    do { \
        for (uint32_t told_ = 0; told_ < SG_T_COUNT; told_++) SG_T_TELL(write, p + told_ * SG_T_S, SG_T_ALL_LANES); \
    } while (0)
#else
#define SG_T_TELL_COUNT(write) ((void)0)
#endif

typedef struct SG_T_VALUES_TYPE { SG_T_VALUE s[SG_T_COUNT]; } SG_T_VALUES_TYPE;

/* Lane i of s[k] is p[i + k * S]: N blocks of S elements. Reads N * S elements; no alignment beyond
 * the element's. N loads. sycl ext: sub_group::load<N> */
SG_INLINE SG_T_VALUES_TYPE SG_T_VALUES_FN(block_load_v)(const SG_T_TYPE *p) {
    SG_T_VALUES_TYPE r;
    SG_T_UNROLL
    for (uint32_t k = 0; k < SG_T_COUNT; k++) r.s[k] = SG_T_FN(load)(p + k * SG_T_S);
    return r;
}

/* p[i + k * S] = lane i of s[k]. Writes N * S elements. N stores. sycl ext: sub_group::store<N> */
SG_INLINE void SG_T_VALUES_FN(block_store_v)(SG_T_TYPE *p, SG_T_VALUES_TYPE v) {
    SG_T_UNROLL
    for (uint32_t k = 0; k < SG_T_COUNT; k++) SG_T_FN(store)(p + k * SG_T_S, v.s[k]);
}

#if SG_T_COUNT == 3
/* Lane i of s[k] is p[i * N + k]: the N elements of each lane lie in a row. Reads N * S elements; no
 * alignment beyond the element's. Cost: N loads and log2(N) unzips for each of them. For N = 3:
 * three byte shuffles and two ors for each register of lanes of 8, 16 and 32 bits; six shuffles for two lanes of 64 bits. These go
 * through memory lane by lane: other lanes of 64 bits, values smaller than 128 bits or of 16 registers or more, and registers of
 * plain C. sycl: vec::load */
SG_INLINE SG_T_VALUES_TYPE SG_T_VALUES_FN(load_v)(const SG_T_TYPE *p) {
    SG_T_VALUES_TYPE r;
    SG_T_TELL_COUNT(false);
#if SG_T_THREES
    SG_T_INTERNAL(load_three)(p, r.s);
    return r;
#elif SG_T_S == 2 && SG_T_BITS == 64 /* no lane loop: GCC 12 vectorizes several such loads in a loop wrongly */
    const SG_T_VALUE a = SG_T_FN(load)(p), b = SG_T_FN(load)(p + 2), c = SG_T_FN(load)(p + 4);
    r.s[0] = SG_T_FN(zip_lo)(a, SG_T_FN(shuffle_xor)(b, 1));
    r.s[1] = SG_T_FN(zip_lo)(SG_T_FN(shuffle_xor)(a, 1), c);
    r.s[2] = SG_T_FN(zip_lo)(b, SG_T_FN(shuffle_xor)(c, 1));
    return r;
#else
    SG_T_TYPE t[3][SG_T_S];
    for (uint32_t i = SG_LANE_0_; i < SG_T_S; i++) {
        t[0][i] = SG_T_CELL(p, 3 * i);
        t[1][i] = SG_T_CELL(p, 3 * i + 1);
        t[2][i] = SG_T_CELL(p, 3 * i + 2);
    }
    SG_T_UNROLL
    for (uint32_t k = 0; k < 3; k++) r.s[k] = SG_T_FN(load)(t[k]);
    return r;
#endif
}
/* p[i * N + k] = lane i of s[k]. Writes N * S elements. Cost as the load. sycl: vec::store */
SG_INLINE void SG_T_VALUES_FN(store_v)(SG_T_TYPE *p, SG_T_VALUES_TYPE v) {
    SG_T_TELL_COUNT(true);
#if SG_T_THREES
    SG_T_INTERNAL(store_three)(p, v.s[0], v.s[1], v.s[2]);
#else
    SG_T_TYPE t[3][SG_T_S];
    SG_T_UNROLL
    for (uint32_t k = 0; k < 3; k++) SG_T_FN(store)(t[k], v.s[k]);
    for (uint32_t i = SG_LANE_0_; i < SG_T_S; i++) {
        SG_T_CELL(p, 3 * i) = t[0][i];
        SG_T_CELL(p, 3 * i + 1) = t[1][i];
        SG_T_CELL(p, 3 * i + 2) = t[2][i];
    }
#endif
}
#elif SG_T_DEEP
SG_NOINLINE SG_T_VALUES_TYPE SG_T_VALUES_FN(load_v)(const SG_T_TYPE *p) {
    SG_T_TYPE t[SG_T_COUNT * SG_T_S];
    SG_T_TELL_COUNT(false);
    for (uint32_t i = SG_LANE_0_; i < SG_T_COUNT * SG_T_S; i++) t[i % SG_T_COUNT * SG_T_S + i / SG_T_COUNT] = SG_T_CELL(p, i);
    return SG_T_VALUES_FN(block_load_v)(t);
}
SG_NOINLINE void SG_T_VALUES_FN(store_v)(SG_T_TYPE *p, SG_T_VALUES_TYPE v) {
    SG_T_TYPE t[SG_T_COUNT * SG_T_S];
    SG_T_TELL_COUNT(true);
    SG_T_VALUES_FN(block_store_v)(t, v);
    for (uint32_t i = SG_LANE_0_; i < SG_T_COUNT * SG_T_S; i++) SG_T_CELL(p, i) = t[i % SG_T_COUNT * SG_T_S + i / SG_T_COUNT];
}
#else
/* After block loads, lane i of value k is element i + k * S of memory. It must become element i * N + k. Each unzip moves one bit of
 * the element's number from the lane to the value. */

SG_INLINE SG_T_VALUES_TYPE SG_T_VALUES_FN(load_v)(const SG_T_TYPE *p) {
    SG_T_VALUES_TYPE a = SG_T_VALUES_FN(block_load_v)(p);
    SG_T_UNROLL
    for (uint32_t step = 1; step < SG_T_COUNT; step *= 2) {
        SG_T_VALUES_TYPE b;
        SG_T_UNROLL
        for (uint32_t k = 0; k < SG_T_COUNT / 2; k++) {
            b.s[k] = SG_T_FN(unzip_even)(a.s[2 * k], a.s[2 * k + 1]);
            b.s[k + SG_T_COUNT / 2] = SG_T_FN(unzip_odd)(a.s[2 * k], a.s[2 * k + 1]);
        }
        a = b;
    }
    return a;
}
SG_INLINE void SG_T_VALUES_FN(store_v)(SG_T_TYPE *p, SG_T_VALUES_TYPE a) {
    SG_T_UNROLL
    for (uint32_t step = 1; step < SG_T_COUNT; step *= 2) {
        SG_T_VALUES_TYPE b;
        SG_T_UNROLL
        for (uint32_t k = 0; k < SG_T_COUNT / 2; k++) {
            b.s[2 * k] = SG_T_FN(zip_lo)(a.s[k], a.s[k + SG_T_COUNT / 2]);
            b.s[2 * k + 1] = SG_T_FN(zip_hi)(a.s[k], a.s[k + SG_T_COUNT / 2]);
        }
        a = b;
    }
    SG_T_VALUES_FN(block_store_v)(p, a);
}
#endif

#if SG_T_COUNT <= 4
/* Lane i of s[k] is p[i * N + k] for i < n. The other lanes are 0, and nothing is read for them; n > S acts as S. N is 2, 3 or 4. Cost:
 * N times load_n, and the load of all lanes. For an item, n is sg_item_count(it). */
SG_INLINE SG_T_VALUES_TYPE SG_T_VALUES_FN(load_n_v)(const SG_T_TYPE *p, size_t n) {
    const uint32_t all = (n < SG_T_S ? (uint32_t)n : SG_T_S) * SG_T_COUNT;
    SG_T_TYPE t[SG_T_COUNT * SG_T_S];
    if (SG_IS_CONST(n) && n >= SG_T_S) return SG_T_VALUES_FN(load_v)(p);
    SG_T_UNROLL
    for (uint32_t k = 0; k < SG_T_COUNT; k++) {
        const uint32_t from = k * SG_T_S < all ? k * SG_T_S : all;
        SG_T_TELL_N(false, p + from, all - from);
        SG_T_TOLD(SG_T_FN(store)(t + k * SG_T_S, SG_T_FN(load_n)(p + from, all - from)));
    }
#if SG_CHECKED
    {
        SG_T_VALUES_TYPE r = SG_T_VALUES_FN(load_v)(t);
        for (uint32_t k = 0; k < SG_T_COUNT; k++) r.s[k] = SG_T_ONLY_LANES(r.s[k], SG_T_FIRST_LANES(n), "sg_load_n_v" SG_STRING(SG_T_COUNT));
        return r;
    }
#else
    return SG_T_VALUES_FN(load_v)(t);
#endif
}
/* p[i * N + k] = lane i of s[k], for i < n; n > S acts as S. N is 2, 3 or 4. Cost as the load. */
SG_INLINE void SG_T_VALUES_FN(store_n_v)(SG_T_TYPE *p, SG_T_VALUES_TYPE v, size_t n) {
    const uint32_t all = (n < SG_T_S ? (uint32_t)n : SG_T_S) * SG_T_COUNT;
    SG_T_TYPE t[SG_T_COUNT * SG_T_S];
    if (SG_IS_CONST(n) && n >= SG_T_S) {
        SG_T_VALUES_FN(store_v)(p, v);
        return;
    }
    SG_T_VALUES_FN(store_v)(t, v);
    SG_T_UNROLL
    for (uint32_t k = 0; k < SG_T_COUNT; k++) {
        const uint32_t from = k * SG_T_S < all ? k * SG_T_S : all;
        SG_T_FN(store_n)(p + from, SG_T_FN(load)(t + k * SG_T_S), all - from);
    }
}
#endif

#undef SG_T_COUNT
#undef SG_T_UNROLL
#undef SG_T_TELL_COUNT
#undef SG_T_VALUES_TYPE
#undef SG_T_VALUES_FN
