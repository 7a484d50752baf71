/* SPDX-License-Identifier: MIT */
/* The lane diagrams of the reference: one picture for each operation that moves values between lanes.
 *
 * No result is written down here. The operation runs on values that are all different, and each lane
 * of the result then shows where its value came from. So a picture can only show what the operation does. */
#ifndef EXAMPLES_DIAGRAMS_LANES_H
#define EXAMPLES_DIAGRAMS_LANES_H

#include <sg.h>
#include <stdio.h>
#include <string.h>

enum {
    MOST_CELLS = 2 * SG_SIZE, /* of a row: lanes, or elements of memory */
    MOST_ROWS = SG_SIZE + 1,
    FILLER = 1000 /* the scalar s */
};

/* A row of lanes or of memory. The operation gets codes as input: cell i of input row r has the code
 * 1 + r * MOST_CELLS + i. */
typedef struct picture_row {
    const char *name;
    int cells;
    int is_data; /* else the row says what to do: lane numbers, a mask */
    char text[MOST_CELLS][12];
    int from[MOST_CELLS]; /* in a result: the code of the cell that the value came from, or 0 */
} picture_row;

typedef struct picture {
    const char *name; /* of the operation, without sg_ */
    char call[64];
    int ins, outs;
    picture_row in[MOST_ROWS], out[MOST_ROWS];
} picture;

static void picture_begin(picture *p, const char *name, const char *call) {
    memset(p, 0, sizeof *p);
    p->name = name;
    snprintf(p->call, sizeof p->call, "%s", call);
}

/* ---- inputs ---- */

/* names cells by letters from first on, with numbers if there are several such rows; sets their codes */
static const uint32_t *picture_cells(picture *p, const char *name, int cells, char first, int numbered) {
    static uint32_t code[MOST_ROWS][MOST_CELLS];
    picture_row *row = &p->in[p->ins];
    row->name = name;
    row->cells = cells;
    row->is_data = 1;
    for (int i = 0; i < cells; i++) {
        if (numbered) {
            snprintf(row->text[i], sizeof row->text[i], "%c%d", first, i);
        } else {
            snprintf(row->text[i], sizeof row->text[i], "%c", first + i);
        }
        code[p->ins][i] = 1 + (uint32_t)(p->ins * MOST_CELLS + i);
    }
    return code[p->ins++];
}

static sg_u32 picture_value(picture *p, const char *name, char first) {
    return sg_load(picture_cells(p, name, SG_SIZE, first, 0));
}

static sg_u32 picture_numbers(picture *p, const char *name, sg_u32 x, int is_data) {
    picture_row *row = &p->in[p->ins++];
    uint32_t v[SG_SIZE];
    sg_store(v, x);
    row->name = name;
    row->cells = SG_SIZE;
    row->is_data = is_data;
    for (int i = 0; i < SG_SIZE; i++) snprintf(row->text[i], sizeof row->text[i], "%u", v[i]);
    return x;
}

static sg_mask picture_mask(picture *p, const char *name, unsigned bits) {
    const sg_mask m = sg_mask_from_bits(bits);
    picture_numbers(p, name, sg_select(m, sg_splat_u32(1), sg_zero_u32()), 0);
    return m;
}

/* ---- results ---- */

/* for each code of a result: what was in its cell */
static void picture_memory(picture *p, const char *name, const uint32_t *code, int cells) {
    picture_row *row = &p->out[p->outs++];
    row->name = name;
    row->cells = cells;
    row->is_data = 1;
    for (int i = 0; i < cells; i++) {
        const int cell = (int)code[i] - 1;
        if (code[i] == FILLER) {
            strcpy(row->text[i], "s");
        } else if (code[i] == 0) {
            strcpy(row->text[i], "0");
        } else {
            strcpy(row->text[i], p->in[cell / MOST_CELLS].text[cell % MOST_CELLS]);
            row->from[i] = (int)code[i];
        }
    }
}

static void picture_result(picture *p, const char *name, sg_u32 x) {
    uint32_t code[SG_SIZE];
    sg_store(code, x);
    picture_memory(p, name, code, SG_SIZE);
}

/* ---- the pictures ---- */

typedef void picture_draw(picture *);

static void pictures_of_one(picture_draw *draw) {
    static const uint32_t idx[SG_SIZE] = {7, 1, 6, 2, 5, 0, 4, 3};
    const sg_u32 i = sg_load(idx);
    picture p;
#define SHOW(operation, call, expression) \
    picture_begin(&p, operation, call); \
    { \
        const sg_u32 x = picture_value(&p, "x", 'a'); \
        picture_result(&p, "result", expression); \
    } \
    draw(&p)
    SHOW("shuffle", "sg_shuffle(x, idx)", sg_shuffle(x, picture_numbers(&p, "idx", i, 0)));
    SHOW("shuffle_xor", "sg_shuffle_xor(x, 1)", sg_shuffle_xor(x, 1));
    SHOW("shuffle_down", "sg_shuffle_down(x, 3)", sg_shuffle_down(x, 3));
    SHOW("shuffle_up", "sg_shuffle_up(x, 3)", sg_shuffle_up(x, 3));
    SHOW("shuffle_down_fill", "sg_shuffle_down_fill(x, 3, s)", sg_shuffle_down_fill(x, 3, FILLER));
    SHOW("shuffle_up_fill", "sg_shuffle_up_fill(x, 3, s)", sg_shuffle_up_fill(x, 3, FILLER));
    SHOW("rotate", "sg_rotate(x, 3)", sg_rotate(x, 3));
    SHOW("reverse", "sg_reverse(x)", sg_reverse(x));
    SHOW("broadcast", "sg_broadcast(x, 5)", sg_broadcast(x, 5));
    SHOW("broadcast_first", "sg_broadcast_first(m, x)",
         sg_broadcast_first(picture_mask(&p, "m", 0x54), x));
    SHOW("permute", "sg_permute(x, 3, 2, 1, 0, 7, 7, 7, 7)", sg_permute(x, 3, 2, 1, 0, 7, 7, 7, 7));
    SHOW("compress", "sg_compress(m, x)", sg_compress(picture_mask(&p, "m", 0xb2), x));
    SHOW("expand", "sg_expand(m, x)", sg_expand(picture_mask(&p, "m", 0xb2), x));
#undef SHOW
}

static void pictures_of_two(picture_draw *draw) {
    picture p;
#define SHOW(operation, call, expression) \
    picture_begin(&p, operation, call); \
    { \
        const sg_u32 x = picture_value(&p, "x", 'a'), y = picture_value(&p, "y", 'A'); \
        picture_result(&p, "result", expression); \
    } \
    draw(&p)
    SHOW("shuffle_down_carry", "sg_shuffle_down_carry(x, y, 3)", sg_shuffle_down_carry(x, y, 3));
    SHOW("shuffle_up_carry", "sg_shuffle_up_carry(x, y, 3)", sg_shuffle_up_carry(x, y, 3));
    SHOW("zip_lo", "sg_zip_lo(x, y)", sg_zip_lo(x, y));
    SHOW("zip_hi", "sg_zip_hi(x, y)", sg_zip_hi(x, y));
    SHOW("unzip_even", "sg_unzip_even(x, y)", sg_unzip_even(x, y));
    SHOW("unzip_odd", "sg_unzip_odd(x, y)", sg_unzip_odd(x, y));
#undef SHOW
}

static void pictures_of_many(picture_draw *draw) {
    static const char *const name[MOST_ROWS] = {"v[0]", "v[1]", "v[2]", "v[3]", "v[4]",
                                                "v[5]", "v[6]", "v[7]", NULL};
    static const uint32_t numbers[SG_SIZE] = {3, 1, 2, 5, 4, 2, 1, 0};
    sg_u32 v[SG_SIZE];
    picture p;
    picture_begin(&p, "transpose", "sg_transpose(v)");
    for (int i = 0; i < SG_SIZE; i++) {
        v[i] = sg_load(picture_cells(&p, name[i], SG_SIZE, (char)('a' + i), 1));
    }
    sg_transpose(v);
    for (int i = 0; i < SG_SIZE; i++) picture_result(&p, name[i], v[i]);
    draw(&p);

    /* shows the numbers themselves, because the result is not made of copies of cells */
    picture_begin(&p, "sort", "sg_sort(x)");
    v[0] = sg_sort(picture_numbers(&p, "x", sg_load(numbers), 1));
    picture_numbers(&p, "result", v[0], 1);
    p.out[p.outs++] = p.in[--p.ins];
    draw(&p);

    picture_begin(&p, "match_any", "sg_match_any(x), in binary, lane 0 to the right");
    picture_numbers(&p, "x", sg_load(numbers), 1);
    {
        uint64_t lanes[SG_SIZE];
        picture_row *row = &p.out[p.outs++];
        row->name = "result";
        row->cells = SG_SIZE;
        row->is_data = 1;
        sg_store(lanes, sg_match_any(sg_load(numbers)));
        for (int i = 0; i < SG_SIZE; i++) {
            for (int b = 0; b < SG_SIZE; b++) {
                row->text[i][SG_SIZE - 1 - b] = lanes[i] >> b & 1 ? '1' : '0';
            }
        }
    }
    draw(&p);
}

/* memory is a row too */
static void pictures_of_memory(picture_draw *draw) {
    static const uint32_t idx[SG_SIZE] = {3, 0, 0, 9, 12, 5, 15, 2};
    static const uint32_t scattered[SG_SIZE] = {3, 0, 1, 7, 4, 2, 0, 6};
    uint32_t out[MOST_CELLS];
    const uint32_t *cells;
    picture p;
    sg_u32v2 two;
#define BEGIN(operation, call, count) \
    memset(out, 0, sizeof out); \
    picture_begin(&p, operation, call); \
    cells = picture_cells(&p, "p", count, 'a', 0)
#define BEGIN_STORE(operation, call) \
    memset(out, 0, sizeof out); \
    picture_begin(&p, operation, call)

    BEGIN("gather", "sg_gather(p, idx)", MOST_CELLS);
    picture_result(&p, "result", sg_gather(cells, picture_numbers(&p, "idx", sg_load(idx), 0)));
    draw(&p);
    BEGIN_STORE("scatter", "sg_scatter(p, idx, x), of lanes 1 and 6 the higher wins");
    two.s[0] = picture_value(&p, "x", 'a');
    sg_scatter(out, picture_numbers(&p, "idx", sg_load(scattered), 0), two.s[0]);
    picture_memory(&p, "p", out, SG_SIZE);
    draw(&p);
    BEGIN_STORE("compress_store", "sg_compress_store(m, p, x)");
    two.s[0] = picture_value(&p, "x", 'a');
    sg_compress_store(picture_mask(&p, "m", 0xb2), out, two.s[0]);
    picture_memory(&p, "p", out, SG_SIZE);
    draw(&p);
    BEGIN("expand_load", "sg_expand_load(m, p)", SG_SIZE);
    picture_result(&p, "result", sg_expand_load(picture_mask(&p, "m", 0xb2), cells));
    draw(&p);
    BEGIN("load_v", "sg_load_v2(p)", MOST_CELLS);
    two = sg_load_v2(cells);
    picture_result(&p, "s[0]", two.s[0]);
    picture_result(&p, "s[1]", two.s[1]);
    draw(&p);
    BEGIN("block_load_v", "sg_block_load_v2(p)", MOST_CELLS);
    two = sg_block_load_v2(cells);
    picture_result(&p, "s[0]", two.s[0]);
    picture_result(&p, "s[1]", two.s[1]);
    draw(&p);
#undef BEGIN
#undef BEGIN_STORE
}

#endif
