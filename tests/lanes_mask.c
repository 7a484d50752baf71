/* SPDX-License-Identifier: MIT */
/* Masks: every operation on masks alone, and the ones that make and use masks, at each SG_MASK_BITS. */
#include "lanes_check.h"
#include "samples.h"

#define T_PICK_memory(shape, name, class_)
#define T_PICK_arith(shape, name, class_)
#define T_PICK_cross(shape, name, class_)
#define T_PICK_reduce(shape, name, class_)

static struct call t_call;

/* ---- drivers ---- */

static unsigned pair_count(void) {
    return LANES <= 4 ? mask_count(LANES) * mask_count(LANES) : 2 * mask_count(LANES) + 512;
}
static void check_pairs(const struct test *t, const char *bits) {
    const unsigned masks = mask_count(LANES);
    case_begin();
    for (unsigned k = 0; k < pair_count(); k++) {
        t_call.m = mask_sample(LANES, k % masks);
        t_call.k = mask_sample(LANES, LANES <= 4 ? k / masks : (unsigned)(random_bits(k) % masks));
        check_call(t, &t_call);
    }
    case_end(t->name, bits);
}
/* bits above S are ignored by mask_from_bits */
static void check_bits(const struct test *t, const char *bits) {
    case_begin();
    for (unsigned k = 0; k < 2 * mask_count(LANES); k++) {
        t_call.m = mask_sample(LANES, k / 2);
        if (k % 2 && LANES < 64) t_call.m |= random_bits(k) << LANES % 64;
        check_call(t, &t_call);
    }
    case_end(t->name, bits);
}
/* every lane number, some beyond, and both truths, of masks of every kind */
static void check_lanes(const struct test *t, const char *bits) {
    case_begin();
    for (unsigned k = 0; k < 2 * (LANES + 3) * 8; k++) {
        t_call.m = mask_sample(LANES, (unsigned)(random_bits(k) % mask_count(LANES)));
        t_call.k = k % 2;
        t_call.u = k / 2 % (LANES + 3) < LANES + 2 ? k / 2 % (LANES + 3) : 0xffffffff;
        check_call(t, &t_call);
    }
    case_end(t->name, bits);
}
static void check_counts(const struct test *t, const char *bits) {
    case_begin();
    for (unsigned k = 0; k <= LANES + 8; k++) {
        const size_t far_away = (size_t)1 << (sizeof(size_t) * 8 - 1), less = (sizeof(size_t) - 1) * (k - LANES - 4); /* all beyond the lanes */
        t_call.n = k <= LANES + 2 ? k : k == LANES + 3 ? (size_t)-1 : far_away >> less;
        check_call(t, &t_call);
    }
    case_end(t->name, bits);
}
static void check_values(const struct test *t, const char *bits) {
    static char name[32];
    case_begin();
    for (unsigned k = 0; k < 64; k++) {
        for (unsigned i = 0; i < LANES; i++) {
            t_call.x[i] = sample(t->e, 3, 0, (uint64_t)k * LANES + i);
            t_call.y[i] = k % 3 ? sample(t->e, 3, 1, (uint64_t)k * LANES + i) : t_call.x[i];
        }
        t_call.m = mask_sample(LANES, k % mask_count(LANES));
        check_call(t, &t_call);
    }
    snprintf(name, sizeof name, "%s %s", bits, info_of(t->e).name);
    case_end(t->name, name);
}

/* ---- the table, once per lane width of masks ---- */

#define T_MASK_BITS 8
#undef SG_MASK_BITS
#define SG_MASK_BITS 8
#include "lanes_mask.tmpl.h"
#define T_MASK_BITS 16
#undef SG_MASK_BITS
#define SG_MASK_BITS 16
#include "lanes_mask.tmpl.h"
#define T_MASK_BITS 32
#undef SG_MASK_BITS
#define SG_MASK_BITS 32
#include "lanes_mask.tmpl.h"
#define T_MASK_BITS 64
#undef SG_MASK_BITS
#define SG_MASK_BITS 64
#include "lanes_mask.tmpl.h"

int main(void) {
    check_masks_of_8();
    check_masks_of_16();
    check_masks_of_32();
    check_masks_of_64();
    return run_end("lanes_mask");
}
