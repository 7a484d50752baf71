/* SPDX-License-Identifier: MIT */
/* The shapes of chapter 9 for one element. n is a multiple of 128 here.
 *
 *   BENCH_T_E, BENCH_T_C         the element and its C type     BENCH_T_GEMM, BENCH_T_ARGS   sgemm, bench_sgemm
 *   BENCH_T_SIDE                 the side of a square of C whose tiles of A and B are in local memory
 *   BENCH_T_KEEP                 1 if elements of A are to stay in registers; else compilers read them again for each broadcast, which is
 *                                quicker by Clang with f32
 *   BENCH_T_WIDE                 1 if a sub-group is a register of 512 bits; then there are 32 of them */
#if !defined BENCH_T_E || !defined BENCH_T_GEMM
#error "bench: gemm_shapes.tmpl.h is included by gemm.c and gemm_f64.c"
#endif

#define BENCH_T(name) SG_PASTE3(name, _, BENCH_T_E)
#define BENCH_T_V BENCH_T(sg)
#define BENCH_T_KERNEL(shape) SG_PASTE2(BENCH_T_GEMM, shape)

#define EACH4(f) f(0) f(1) f(2) f(3)
#define EACH8(f) EACH4(f) f(4) f(5) f(6) f(7)
#if SG_SIZE == 16
#define EACH_LANE(f) \
    f(0) f(1) f(2) f(3) f(4) f(5) f(6) f(7) f(8) f(9) f(10) f(11) f(12) f(13) f(14) f(15)
#elif SG_SIZE == 8
#define EACH_LANE(f) f(0) f(1) f(2) f(3) f(4) f(5) f(6) f(7)
#elif SG_SIZE == 4
#define EACH_LANE(f) f(0) f(1) f(2) f(3)
#else
#define EACH_LANE(f) f(0) f(1)
#endif

/* ---- an item for each element of C: the lanes are neighbours in a row ---- */

SG_RANGE_KERNEL(naive_1, sg_item it, const struct BENCH_T_ARGS *k) {
    const size_t n = k->n, row = sg_item_get_id_base(it, 0), column = sg_item_get_id_base(it, 1);
    BENCH_T_V sum = BENCH_T(sg_zero)();
    for (size_t i = 0; i < n; i++) {
        sum = sg_mul_add(BENCH_T(sg_splat)(k->a[row * n + i]), sg_item_load(it, k->b + i * n + column), sum);
    }
    sg_item_store(it, k->c + row * n + column, sum);
}
BENCH_RUN(BENCH_T_KERNEL(_naive), k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n, k->n), naive_1, k));
}

/* 8 elements for each item: 8 sums that do not wait for each other, and B is read 512 bytes at a time */
SG_RANGE_KERNEL(naive_8, sg_item it, const struct BENCH_T_ARGS *k) {
    const size_t n = k->n, row = sg_item_get_id_base(it, 0), column = sg_item_get_id_base(it, 1) * 8;
    const BENCH_T_C *a = k->a + row * n, *b = k->b + column;
    BENCH_T_C *c = k->c + row * n + column;
#define SUM(v) BENCH_T_V sum##v = BENCH_T(sg_zero)();
    EACH8(SUM)
    for (size_t i = 0; i < n; i++, b += n) {
        const BENCH_T_V x = BENCH_T(sg_splat)(a[i]);
#define ADD(v) sum##v = sg_mul_add(x, sg_load(b + v * SG_SIZE), sum##v);
        EACH8(ADD)
    }
#define STORE(v) sg_store(c + v * SG_SIZE, sum##v);
    EACH8(STORE)
#undef SUM
#undef ADD
#undef STORE
}
BENCH_RUN_AS(BENCH_T_KERNEL(_naive), x8, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n, k->n / 8), naive_8, k));
}

/* a row of C for each sub-group, to which the rows of B are added in turn, from left to right: columns whose rows are a power of two apart
 * would fall into few sets of the caches */
SG_RANGE_KERNEL(naive_rows, sg_item it, const struct BENCH_T_ARGS *k) {
    const size_t n = k->n, row = sg_item_get_linear_id_base(it) / SG_SIZE;
    const BENCH_T_C *b = k->b;
    BENCH_T_C *c = k->c + row * n;
    for (size_t j = 0; j < n; j += SG_SIZE) sg_store(c + j, BENCH_T(sg_zero)());
    for (size_t i = 0; i < n; i++, b += n) {
        const BENCH_T_V x = BENCH_T(sg_splat)(k->a[row * n + i]);
        for (size_t j = 0; j < n; j += SG_SIZE) sg_store(c + j, sg_mul_add(x, sg_load(b + j), sg_load(c + j)));
    }
}
BENCH_RUN_AS(BENCH_T_KERNEL(_naive), rows, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_1d(k->n * SG_SIZE), naive_rows, k));
}

/* ---- tiles in local memory ---- */

/* a work-group is a part of a row of C and shares its tile of A */
SG_KERNEL(local_row, sg_nd_item it, const struct BENCH_T_ARGS *k) {
    const sg_group group = sg_nd_item_get_group(it);
    const size_t n = k->n, row = sg_nd_item_get_global_id_base(it, 0);
    const size_t column = sg_nd_item_get_global_id_base(it, 1), local = sg_nd_item_get_local_id_base(it, 1);
    const size_t width = sg_group_get_local_range(group, 1);
    BENCH_T_V sum = BENCH_T(sg_zero)();
    SG_LOCAL(it, BENCH_T_C, tile, width);
    for (size_t first = 0; first < n; first += width) {
        sg_store(tile + local, sg_load(k->a + row * n + first + local));
        sg_group_barrier(group);
        for (size_t i = 0; i < width; i++) {
            sum = sg_mul_add(BENCH_T(sg_splat)(tile[i]), sg_load(k->b + (first + i) * n + column), sum);
        }
        sg_group_barrier(group);
    }
    sg_store(k->c + row * n + column, sum);
}
BENCH_RUN(BENCH_T_KERNEL(_local), k) {
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_2d(k->n, k->n, 1, 128), local_row, k));
}

/* A work-group computes a square of C and shares tiles of A and of B. An item has 4 rows, and as many columns as there are
 * registers for sums. */
enum { SIDE = BENCH_T_SIDE, ROWS = 4 };
#if BENCH_T_WIDE
enum { VALUES = 4 };
#define EACH_OF_B(f) f(0) f(1) f(2) f(3)
#define EACH_VALUE(f, r) f(r, 0) f(r, 1) f(r, 2) f(r, 3)
#else
enum { VALUES = 2 };
#define EACH_OF_B(f) f(0) f(1)
#define EACH_VALUE(f, r) f(r, 0) f(r, 1)
#endif
#define EACH_SUM(f) EACH_VALUE(f, 0) EACH_VALUE(f, 1) EACH_VALUE(f, 2) EACH_VALUE(f, 3)
#define SUM(r, v) BENCH_T_V sum##r##v = BENCH_T(sg_zero)();
#define GET(r, v) BENCH_T_V sum##r##v = sums[r][v];
#define PUT(r, v) sums[r][v] = sum##r##v;
#define OF_B(v) const BENCH_T_V b##v = sg_keep(sg_load(from_b + v * SG_SIZE));
#define ADD(r, v) sum##r##v = sg_mul_add(x##r, b##v, sum##r##v);
#define ROW(r) \
    const BENCH_T_V x##r = BENCH_T(sg_splat)(from_a[r * SIDE]); \
    EACH_VALUE(ADD, r)
#define MULTIPLY(each_row) \
    const BENCH_T_C *from_a = &a[at.row][0], *from_b = &b[0][at.column]; \
    _Pragma("GCC unroll 2") \
    for (size_t i = 0; i < SIDE; i++, from_a++, from_b += SIDE) { \
        EACH_OF_B(OF_B) \
        each_row(ROW) \
    }
#define STORE(r, v) sg_store(to + r * n + v * SG_SIZE, sum##r##v);

enum { ITEMS = SIDE * SIDE / (ROWS * VALUES), ACROSS = SIDE / (VALUES * SG_SIZE) };
struct place { size_t row, column; };
/* of the work-group in C, of a sub-group in the square */
static inline struct place square_of(sg_group group, size_t n) {
    const size_t i = sg_group_get_group_linear_id(group);
    const struct place p = {i / (n / SIDE) * SIDE, i % (n / SIDE) * SIDE};
    return p;
}
static inline size_t sub_group_of(sg_nd_item it) {
    return sg_nd_item_get_local_linear_id_base(it) / SG_SIZE;
}
static inline struct place place_of(sg_nd_item it) {
    const size_t i = sub_group_of(it);
    const struct place p = {i / ACROSS * ROWS, i % ACROSS * VALUES * SG_SIZE};
    return p;
}
/* the sub-groups take rows of both tiles in turn */
static inline void load_tiles(size_t me, size_t sub_groups, BENCH_T_C (*a)[SIDE], BENCH_T_C (*b)[SIDE], const BENCH_T_C *from_a,
                              const BENCH_T_C *from_b, size_t n) {
    for (size_t y = me; y < SIDE; y += sub_groups) {
        for (size_t x = 0; x < SIDE; x += SG_SIZE) sg_store(&a[y][x], sg_load(from_a + y * n + x));
        for (size_t x = 0; x < SIDE; x += SG_SIZE) sg_store(&b[y][x], sg_load(from_b + y * n + x));
    }
}
SG_KERNEL(local_tile, sg_nd_item it, const struct BENCH_T_ARGS *k) {
    const sg_group group = sg_nd_item_get_group(it);
    const size_t n = k->n;
    const struct place square = square_of(group, n), at = place_of(it);
    BENCH_T_C *to = k->c + (square.row + at.row) * n + square.column + at.column;
    SG_LOCAL(it, BENCH_T_C, a, SIDE, SIDE);
    SG_LOCAL(it, BENCH_T_C, b, SIDE, SIDE);
    EACH_SUM(SUM)
    for (size_t first = 0; first < n; first += SIDE) {
        load_tiles(sub_group_of(it), ITEMS / SG_SIZE, a, b, k->a + square.row * n + first, k->b + first * n + square.column, n);
        sg_group_barrier(group);
        MULTIPLY(EACH4)
        sg_group_barrier(group);
    }
    EACH_SUM(STORE)
}
/* The same as loops over sub-groups: no sub-group waits, but sums are kept in memory between the loops. An item has 6 rows, the last one
 * those that are left: more sums that do not wait for each other, and more of them for each register of B. */
enum { MORE_ROWS = 6, DOWN = (SIDE + MORE_ROWS - 1) / MORE_ROWS, SUB_GROUPS = DOWN * ACROSS };
_Static_assert(SIDE % MORE_ROWS == 4, "the last item has 4 rows");
#define EACH_SUM_OF_6(f) EACH_SUM(f) EACH_VALUE(f, 4) EACH_VALUE(f, 5)
#define EACH6(f) EACH4(f) f(4) f(5)
#define ADD_TILES(each_sum, each_row) \
    { \
        each_sum(GET) \
        MULTIPLY(each_row) \
        if (first + SIDE < n) { \
            each_sum(PUT) \
        } else { \
            each_sum(STORE) \
        } \
    }
SG_GROUP_KERNEL(local_regions, sg_group group, const struct BENCH_T_ARGS *k) {
    const size_t n = k->n;
    const struct place square = square_of(group, n);
    struct sums { BENCH_T_V of[MORE_ROWS][VALUES]; };
    SG_LOCAL(group, BENCH_T_C, a, SIDE, SIDE);
    SG_LOCAL(group, BENCH_T_C, b, SIDE, SIDE);
    SG_PRIVATE(group, struct sums, all);
    for (size_t first = 0; first < n; first += SIDE) {
        sg_for_each_sub_group(it, group) {
            load_tiles(sub_group_of(it), SUB_GROUPS, a, b, k->a + square.row * n + first, k->b + first * n + square.column, n);
        }
        sg_for_each_sub_group(it, group) {
            const size_t i = sub_group_of(it);
            const struct place at = {i % DOWN * MORE_ROWS, i / DOWN * VALUES * SG_SIZE};
            BENCH_T_V(*sums)[VALUES] = all[i].of;
            BENCH_T_C *to = k->c + (square.row + at.row) * n + square.column + at.column;
            if (first == 0) memset(sums, 0, sizeof all[0]);
            if (at.row + MORE_ROWS <= SIDE) ADD_TILES(EACH_SUM_OF_6, EACH6)
            else ADD_TILES(EACH_SUM, EACH4)
        }
    }
}
#undef ADD_TILES
#undef SUM
#undef GET
#undef PUT
#undef OF_B
#undef ADD
#undef ROW
#undef MULTIPLY
#undef STORE
static void run_local(const sg_kernel *kernel, size_t items, const struct BENCH_T_ARGS *k) {
    const size_t squares = (k->n / SIDE) * (k->n / SIDE);
    bench_launched(sg_parallel_for(bench_queue(), sg_nd_range_1d(squares * items, items), (kernel), k));
}
BENCH_RUN_AS(BENCH_T_KERNEL(_local), tile, k) { run_local(local_tile, ITEMS, k); }
BENCH_RUN_AS(BENCH_T_KERNEL(_local), regions, k) { run_local(local_regions, SUB_GROUPS * SG_SIZE, k); }

/* ---- broadcast in the sub-group ---- */

SG_RANGE_KERNEL(broadcast_1, sg_item it, const struct BENCH_T_ARGS *k) {
    const size_t n = k->n, row = sg_item_get_id_base(it, 0), column = sg_item_get_id_base(it, 1);
    const BENCH_T_C *a = k->a + row * n, *b = k->b + column;
    BENCH_T_V sum = BENCH_T(sg_zero)();
    for (size_t i = 0; i < n; i += SG_SIZE) {
        const BENCH_T_V part = sg_load(a + i);
#define STEP(j) sum = sg_mul_add(sg_broadcast(part, j), sg_load(b + (i + j) * n), sum);
        EACH_LANE(STEP)
#undef STEP
    }
    sg_store(k->c + row * n + column, sum);
}
BENCH_RUN(BENCH_T_KERNEL(_broadcast), k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n, k->n), broadcast_1, k));
}

/* an item has 2 values in each of 8 rows, or of 4 rows where there are fewer registers: a broadcast serves 2 values, and a load from
 * B serves every row */
#if BENCH_T_WIDE
enum { TALL = 8 };
#define EACH_TALL EACH8
#else
enum { TALL = 4 };
#define EACH_TALL EACH4
#endif
#define SUM(r) BENCH_T_V x##r = BENCH_T(sg_zero)(), y##r = x##r;
#if BENCH_T_KEEP
#define PART(r) const BENCH_T_V part##r = sg_keep(sg_load(a + r * n + i));
#else
#define PART(r) const BENCH_T_V part##r = sg_load(a + r * n + i);
#endif
#define ADD(r) s = sg_broadcast(part##r, lane), x##r = sg_mul_add(s, x, x##r), y##r = sg_mul_add(s, y, y##r);
#define STEP(j) \
    { \
        const uint32_t lane = j; \
        const BENCH_T_V x = sg_load(b + (i + j) * n), y = sg_load(b + (i + j) * n + SG_SIZE); \
        BENCH_T_V s; \
        EACH_TALL(ADD) \
    }
#define STORE(r) sg_store(c + r * n, x##r), sg_store(c + r * n + SG_SIZE, y##r);
SG_RANGE_KERNEL(broadcast_tall, sg_item it, const struct BENCH_T_ARGS *k) {
    const size_t n = k->n, row = sg_item_get_id_base(it, 0) * TALL, column = sg_item_get_id_base(it, 1) * 2;
    const BENCH_T_C *a = k->a + row * n, *b = k->b + column;
    BENCH_T_C *c = k->c + row * n + column;
    EACH_TALL(SUM)
    for (size_t i = 0; i < n; i += SG_SIZE) {
        EACH_TALL(PART)
        EACH_LANE(STEP)
    }
    EACH_TALL(STORE)
}
BENCH_RUN_AS(BENCH_T_KERNEL(_broadcast), tall, k) {
    bench_launched(sg_parallel_for_range(bench_queue(), sg_range_2d(k->n / TALL, k->n / 2), broadcast_tall, k));
}
