/* SPDX-License-Identifier: MIT */
/* A test of the rows in the file T_ROWS, of docs/porting.md: what stands in sg for a foreign name gives what plain
 * loops say that the name does there, on many inputs. The rows are read twice, as functions and as a table. */
#ifndef T_ROWS
#error "porting_run.tmpl.h needs T_ROWS and is included by porting_<language>.c"
#endif
#include "porting_check.h"
#include "porting_idioms.h"
#include "tap.h"

#define T_PASTE_(a, b) a##b
#define T_PASTE(a, b) T_PASTE_(a, b)
#define T_LINE(what) T_PASTE(what, __LINE__)

/* ---- kinds of results: how one is kept, how many parts it has, what is expected ---- */

enum kind { K_u8, K_u16, K_u32, K_i32, K_f32, K_u64, K_i64, K_out, K_out8, K_out16, K_out64 };

#define T_KEEP_u8(code) sg_store_u8(t_got.u8, code);
#define T_KEEP_u16(code) sg_store_u16(t_got.u16, code);
#define T_KEEP_u32(code) sg_store_u32(t_got.u32, code);
#define T_KEEP_i32(code) sg_store_i32(t_got.i32, code);
#define T_KEEP_f32(code) sg_store_f32(t_got.f32, code);
#define T_KEEP_u64(code) sg_store_u64(t_got.u64, code);
/* and what the code has put into other */
#define T_KEEP_pair(code) \
    { \
        sg_f32 other; \
        sg_store_f32(t_got.f32, code); \
        sg_store_f32(t_got.f32 + S, other); \
    }
#define T_KEEP_mask(code) sg_store_u32(t_got.u32, one_where(code));
#define T_KEEP_uniform(code) t_got.i64[0] = (int64_t)(code);
#define T_KEEP_MANY_(e, n, code) \
    { \
        const sg_##e##v##n r = code; \
        sg_block_store_v##n##_##e(t_got.e, r); \
    }
#define T_KEEP_u32v2(code) T_KEEP_MANY_(u32, 2, code)
#define T_KEEP_u32v3(code) T_KEEP_MANY_(u32, 3, code)
#define T_KEEP_u32v4(code) T_KEEP_MANY_(u32, 4, code)
#define T_KEEP_u32v8(code) T_KEEP_MANY_(u32, 8, code)
#define T_KEEP_u8v16(code) T_KEEP_MANY_(u8, 16, code)
#define T_KEEP_u16v4(code) T_KEEP_MANY_(u16, 4, code)
#define T_KEEP_u64v2(code) T_KEEP_MANY_(u64, 2, code)
/* also the S elements at out: of atomic operations */
#define T_KEEP_atomic(code) \
    sg_store_u32(t_got.u32, code); \
    sg_store_u32(t_got.u32 + S, sg_load_u32(out));
#define T_KEEP_atomic_uniform(code) T_KEEP_atomic(sg_splat_u32(code))
#define T_KEEP_memory(code) code;
#define T_KEEP_memory8(code) code;
#define T_KEEP_memory16(code) code;
#define T_KEEP_memory64(code) code;

/* of a work-group: every item keeps its own */
#define T_GROUP_u32(code) sg_sub_group_store_u32(s, t_got.u32 + first, code);
#define T_GROUP_u64(code) sg_sub_group_store_u64(s, t_got.u64 + first, code);
#define T_GROUP_i32(code) sg_sub_group_store_i32(s, t_got.i32 + first, code);
#define T_GROUP_f32(code) sg_sub_group_store_f32(s, t_got.f32 + first, code);
#define T_GROUP_uniform(code) sg_sub_group_store_i64(s, t_got.i64 + first, sg_splat_i64((int64_t)(code)));
/* a barrier, between the write and the read of x by way of local memory; of the sub-group's own part of it */
#define T_GROUP_barrier(code) \
    SG_LOCAL(it, uint32_t, tile, G); \
    sg_sub_group_store_u32(s, tile + base, x); \
    code; \
    T_GROUP_u32(sg_gather_masked_u32(sg_sub_group_mask(s), tile, mirrored(it, 0, G)))
#define T_GROUP_fence(code) \
    SG_LOCAL(it, uint32_t, tile, G); \
    sg_sub_group_store_u32(s, tile + base, x); \
    code; \
    T_GROUP_u32(sg_gather_masked_u32(sg_sub_group_mask(s), tile, \
                                     mirrored(it, base, sg_nd_item_count(it))))
/* local memory t of at least G elements */
#define T_GROUP_local(code) \
    code; \
    sg_sub_group_store_u32(s, (uint32_t *)t + base, x); \
    sg_group_barrier(g); \
    T_GROUP_u32(sg_gather_masked_u32(sg_sub_group_mask(s), (uint32_t *)t, mirrored(it, 0, G)))
/* local memory t that the code has filled */
#define T_GROUP_copied(code) \
    code; \
    T_GROUP_u32(sg_gather_masked_u32(sg_sub_group_mask(s), t, mirrored(it, 0, G)))

#define T_KIND_u8 K_u8, S
#define T_KIND_u16 K_u16, S
#define T_KIND_u32 K_u32, S
#define T_KIND_i32 K_i32, S
#define T_KIND_f32 K_f32, S
#define T_KIND_pair K_f32, 2 * S
#define T_KIND_u64 K_u64, S
#define T_KIND_mask K_u32, S
#define T_KIND_uniform K_i64, 1
#define T_KIND_u32v2 K_u32, 2 * S
#define T_KIND_u32v3 K_u32, 3 * S
#define T_KIND_u32v4 K_u32, 4 * S
#define T_KIND_u32v8 K_u32, 8 * S
#define T_KIND_u8v16 K_u8, 16 * S
#define T_KIND_u16v4 K_u16, 4 * S
#define T_KIND_u64v2 K_u64, 2 * S
#define T_KIND_atomic K_u32, 2 * S
#define T_KIND_atomic_uniform K_u32, 2 * S
#define T_KIND_memory K_out, MEM
#define T_KIND_memory8 K_out8, MEM
#define T_KIND_memory16 K_out16, MEM
#define T_KIND_memory64 K_out64, MEM
#define T_GROUP_KIND_u32 K_u32
#define T_GROUP_KIND_u64 K_u64
#define T_GROUP_KIND_i32 K_i32
#define T_GROUP_KIND_f32 K_f32
#define T_GROUP_KIND_uniform K_i64
#define T_GROUP_KIND_barrier K_u32
#define T_GROUP_KIND_fence K_u32
#define T_GROUP_KIND_local K_u32
#define T_GROUP_KIND_copied K_u32

#define T_WANT_f32(want) float_bits(want)
#define T_WANT_pair(want) float_bits(want)
#define T_WANT_u8(want) (int64_t)(want)
#define T_WANT_u16(want) (int64_t)(want)
#define T_WANT_u32(want) (int64_t)(want)
#define T_WANT_i32(want) (int64_t)(want)
#define T_WANT_u64(want) (int64_t)(want)
#define T_WANT_mask(want) (int64_t)(want)
#define T_WANT_uniform(want) (int64_t)(want)
#define T_WANT_u32v2(want) (int64_t)(want)
#define T_WANT_u32v3(want) (int64_t)(want)
#define T_WANT_u32v4(want) (int64_t)(want)
#define T_WANT_u32v8(want) (int64_t)(want)
#define T_WANT_u8v16(want) (int64_t)(want)
#define T_WANT_u16v4(want) (int64_t)(want)
#define T_WANT_u64v2(want) (int64_t)(want)
#define T_WANT_atomic(want) (int64_t)(want)
#define T_WANT_atomic_uniform(want) (int64_t)(want)
#define T_WANT_memory(want) (int64_t)(want)
#define T_WANT_memory8(want) (int64_t)(uint8_t)(want)
#define T_WANT_memory16(want) (int64_t)(uint16_t)(want)
#define T_WANT_memory64(want) (int64_t)(want)
#define T_WANT_barrier(want) (int64_t)(want)
#define T_WANT_fence(want) (int64_t)(want)
#define T_WANT_local(want) (int64_t)(want)
#define T_WANT_copied(want) (int64_t)(want)

static int64_t got(enum kind kind, int i) {
    switch (kind) {
    case K_u8: return t_got.u8[i];
    case K_u16: return t_got.u16[i];
    case K_u32: return t_got.u32[i];
    case K_i32: return t_got.i32[i];
    case K_f32: return float_bits(t_got.f32[i]);
    case K_u64: return (int64_t)t_got.u64[i];
    case K_i64: return t_got.i64[i];
    case K_out: return t_out[i];
    case K_out8: return t_out8[i];
    case K_out16: return t_out16[i];
    default: return (int64_t)t_out64[i];
    }
}

/* of the items first to first + count - 1 of a group, the one as far from the last as each lane's from the first */
static sg_u32 mirrored(sg_nd_item it, size_t first, size_t count) {
    const sg_u32 item = sg_nd_item_get_local_linear_id(it);
    return sg_sub(sg_splat_u32((uint32_t)(2 * first + count - 1)), item);
}

/* ---- the rows as functions ---- */

static struct task args; /* of a row that is a launch */

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable" /* no row has all the names that it might */
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#endif

#define T_WANT_ROW(kind, want) \
    static int64_t T_LINE(want_)(int i) { \
        T_UNIFORM \
        (void)i; \
        return T_WANT_##kind(want); \
    }
#define T_LANES(kind, code, want) \
    static void T_LINE(run_)(const struct values *in) { \
        T_UNIFORM \
        T_VARYING \
        const uint8_t *const p8 = t_in.p8; \
        const uint16_t *const p16 = t_in.p16; \
        const uint64_t *const p64 = t_in.p64; \
        uint32_t *const out = t_out; \
        uint8_t *const out8 = t_out8; \
        uint16_t *const out16 = t_out16; \
        uint64_t *const out64 = t_out64; \
        T_KEEP_##kind(code) \
    } \
    T_WANT_ROW(kind, want)
#define T_GROUP(kind, code, want) \
    static void T_LINE(run_)(sg_nd_item it, const struct values *in) { \
        T_UNIFORM \
        T_VARYING \
        const sg_group g = sg_nd_item_get_group(it); \
        const sg_sub_group s = sg_nd_item_get_sub_group(it); \
        const size_t base = sg_nd_item_get_local_linear_id_base(it); \
        const size_t first = sg_group_get_group_linear_id(g) * (size_t)G + base; \
        T_GROUP_##kind(code) \
    } \
    T_WANT_ROW(kind, want)

#include T_ROWS
#undef T_LANES
#undef T_GROUP

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic pop
#endif

/* ---- the rows as a table ---- */

struct row {
    const char *code;
    int line;
    void (*lanes)(const struct values *in);
    void (*group)(sg_nd_item it, const struct values *in);
    int64_t (*want)(int i);
    enum kind kind;
    int count;
};
#define T_LANES(kind, code, want) \
    {#code, __LINE__, T_LINE(run_), NULL, T_LINE(want_), T_KIND_##kind},
#define T_GROUP(kind, code, want) \
    {#code, __LINE__, NULL, T_LINE(run_), T_LINE(want_), T_GROUP_KIND_##kind, G},
static const struct row t_rows[] = {
#include T_ROWS
};

/* ---- run ---- */

enum { ROUNDS = 48 };
static int t_compared, t_wrong;

static void compare(const struct row *r, unsigned round, int group) {
    look_at(group);
    for (int i = 0; i < r->count; i++) {
        const int64_t want = r->want(i), have = got(r->kind, group * G + i);
        if (want == ANY) continue;
        t_compared++;
        if (want == have) continue;
        if (t_wrong++ < 3) {
            tap_note(T_ROWS ":%d: round %u, group %d, element %d: got %lld, expected %lld", r->line, round,
                     group, i, (long long)have, (long long)want);
        }
    }
}

struct job {
    void (*row)(sg_nd_item it, const struct values *in);
};
SG_KERNEL(run_row, sg_nd_item it, const struct job *k) {
    struct values in;
    load_values(&in, sg_nd_item_get_global_linear_id_base(it), sg_nd_item_count(it));
    k->row(it, &in);
}
static void run_lanes(const struct row *r) {
    struct values in;
    load_values(&in, 0, S);
    r->lanes(&in);
}
static void run_group(const struct row *r, sg_queue *queue, unsigned round) {
    struct job job;
    sg_launch_options options;
    sg_error error;
    job.row = r->group;
    memset(&options, 0, sizeof options);
    memset(&error, 0, sizeof error);
    options.local_bytes = G * sizeof(uint32_t);
    options.seed = round % 3;
    if (sg_parallel_for_with(queue, sg_nd_range_2d(GROUPS * L, 3, L, 3), run_row, &job, &options, &error) != SG_OK) {
        t_wrong++;
        tap_note("%s", error.text);
    }
}

int main(void) {
    sg_queue queue;
    sg_queue_options options;
    memset(&options, 0, sizeof options);
    options.workers = 1;
    if (sg_queue_init(&queue, &options) != SG_OK) return 99;
    args.p = t_in.p;
    args.out = t_out;
    for (size_t k = 0; k < sizeof t_rows / sizeof t_rows[0]; k++) {
        const struct row *const r = &t_rows[k];
        t_compared = t_wrong = 0;
        t_count = 0;
        for (unsigned round = 0; round < ROUNDS; round++) {
            fill_inputs(round);
            clear_results();
            args.n = t_in.n;
            if (r->lanes) run_lanes(r);
            else run_group(r, &queue, round);
            for (int group = 0; group < (r->lanes ? 1 : GROUPS); group++) compare(r, round, group);
        }
        tap_ok(t_wrong == 0 && t_compared > 0, "%s, S = %d", r->code, S);
    }
    sg_queue_destroy(&queue);
    return tap_end();
}

#undef T_LANES
#undef T_GROUP
#undef T_ROWS
