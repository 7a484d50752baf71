/* SPDX-License-Identifier: MIT */
/* Draws what diagrams_lanes.h and diagrams_trees.h found: as text, or as one SVG file each. */
#ifndef EXAMPLES_DIAGRAMS_DRAW_H
#define EXAMPLES_DIAGRAMS_DRAW_H

#include "diagrams_lanes.h"
#include "diagrams_trees.h"

static int draw_failed;

/* ---- text ---- */

static int draw_width(const picture *p) {
    int width = 1;
    for (int r = 0; r < p->ins + p->outs; r++) {
        const picture_row *row = r < p->ins ? &p->in[r] : &p->out[r - p->ins];
        for (int i = 0; i < row->cells; i++) {
            if ((int)strlen(row->text[i]) > width) width = (int)strlen(row->text[i]);
        }
    }
    return width;
}

static void draw_numbers(const char *name, int count, int width) {
    printf("%-8s", name);
    for (int i = 0; i < count; i++) printf(" %*d", width, i);
    printf("\n");
}

static void text_picture(picture *p) {
    const int width = draw_width(p) > 1 ? draw_width(p) : 2;
    int cells = SG_SIZE;
    for (int r = 0; r < p->ins; r++) {
        if (p->in[r].cells > cells) cells = p->in[r].cells;
    }
    printf("== %s\n%s\n", p->name, p->call);
    draw_numbers("", cells, width);
    for (int r = 0; r < p->ins + p->outs; r++) {
        const picture_row *row = r < p->ins ? &p->in[r] : &p->out[r - p->ins];
        if (r == p->ins && p->ins + p->outs > 5) printf("after it\n");
        printf("%-8s", row->name);
        for (int i = 0; i < row->cells; i++) printf(" %*s", width, row->text[i]);
        printf("\n");
    }
    printf("\n");
}

static void text_tree(const tree *t) {
    const char *unit = t->over_group ? "sub-group" : "lane";
    int same = 1;
    draw_failed |= !t->right;
    printf("== %s\n%s\n", t->name, t->call);
    draw_numbers(t->over_group ? "sub-grp" : "", SG_SIZE, 2);
    printf("%-8s", t->over_group ? "sum" : "x");
    for (int i = 0; i < SG_SIZE; i++) printf(" %2c", 'a' + i);
    if (t->mask) printf("\n%-8s", "m");
    for (int i = 0; t->mask && i < SG_SIZE; i++) printf(" %2u", t->mask >> i & 1);
    printf("\n");
    for (int k = 1; k < SG_SIZE; k++) same &= t->result[k] == t->result[0];
    for (int k = 0; k < (same ? 1 : SG_SIZE); k++) {
        char text[256] = "";
        tree_text(t, t->result[k], 0, text);
        if (same) printf("every %s  %s\n", unit, text);
        else printf("%s %d  %s\n", unit, k, text);
    }
    printf("\n");
}

/* ---- SVG ---- */

enum { BOX_WIDTH = 52, BOX_HEIGHT = 24, SVG_LEFT = 62, SVG_TOP = 34, SVG_STEP = 34, SVG_GAP = 96 };

/* Colours for a dark page: of the background and the letters with their outline, of boxes, of lines. */
static const char *const SVG_DARK =
    "<style>@media (prefers-color-scheme: dark) {\n"
    "[fill=\"#fff\"] { fill: #2e303e } [stroke=\"#fff\"] { stroke: #2e303e } text { fill: #eee }\n"
    "[fill=\"#e8f0fa\"] { fill: #26374f } [fill=\"#e8f4e8\"] { fill: #24402c } [fill=\"#fdf3dc\"] { fill: #4a3d1c } [fill=\"#ddd\"] { fill: #444 }\n"
    "[stroke=\"#333\"] { stroke: #aaa } [stroke=\"#000000\"] { stroke: #fff } [stroke=\"#0072b2\"] { stroke: #3fa9f5 } [stroke=\"#8c564b\"] { stroke: #c08a7e }\n"
    "}</style>\n";
static const char *svg_folder;
static FILE *svg_open(const char *name, const char *call, int columns, int height) {
    char path[512];
    FILE *f;
    const int boxes = SVG_LEFT + columns * BOX_WIDTH + 10, title = (int)strlen(call) * 9 + 16;
    const int width = boxes > title ? boxes : title;
    snprintf(path, sizeof path, "%s/%s.svg", svg_folder, name);
    f = draw_failed ? NULL : fopen(path, "w");
    if (!f && !draw_failed) {
        fprintf(stderr, "cannot write %s\n", path);
        draw_failed = 1;
    }
    if (!f) return NULL;
    fprintf(f, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
               "viewBox=\"0 0 %d %d\" font-family=\"monospace\" font-size=\"14\" text-anchor=\"middle\">\n",
            width, height, width, height);
    fprintf(f, "<!-- made by examples/diagrams.c -->\n");
    fprintf(f, "%s<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", SVG_DARK, width, height);
    fprintf(f, "<text x=\"8\" y=\"20\" text-anchor=\"start\">%s</text>\n", call);
    return f;
}
static void svg_text(FILE *f, int x, int y, int size, const char *text) {
    fprintf(f, "<text x=\"%d\" y=\"%d\"", x, y);
    if (size != 14) fprintf(f, " font-size=\"%d\"", size);
    fprintf(f, ">%s</text>\n", text);
}
static void svg_name(FILE *f, int y, const char *name) { /* of a row */
    fprintf(f, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>\n", SVG_LEFT - 4, y + 16, name);
}
static int svg_x(int column) { /* of the middle of a box */
    return SVG_LEFT + column * BOX_WIDTH + BOX_WIDTH / 2;
}
static void svg_frame(FILE *f, int column, int y, const char *fill) {
    fprintf(f, "<path d=\"M%d %dh%dv%dh-%dz\" fill=\"%s\" stroke=\"#333\"/>\n",
            svg_x(column) - BOX_WIDTH / 2 + 2, y, BOX_WIDTH - 4, BOX_HEIGHT, BOX_WIDTH - 4, fill);
}
static void svg_content(FILE *f, int column, int y, const char *text) {
    const int length = (int)strlen(text);
    svg_text(f, svg_x(column), y + 16, length > 6 ? 9 : length > 3 ? 11 : 14, text);
}
static void svg_line(FILE *f, int from, int y0, int to, int y1) {
    static const char *const colour[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                         "#e69f00", "#56b4e9", "#000000", "#8c564b"};
    fprintf(f, "<path d=\"M%d %dL%d %d\" stroke=\"%s\" stroke-width=\"1.5\"/>\n",
            svg_x(from), y0, svg_x(to), y1, colour[from % 8]);
}

/* Boxes first, then lines, and letters last. A line from an upper row may cross boxes of a lower row on its way; the letters
 * must stay readable on top of it. */
static void svg_begin_letters(FILE *f) { fprintf(f, "<g stroke=\"#fff\" stroke-width=\"4\" paint-order=\"stroke\">\n"); }
static void svg_end_letters(FILE *f) { fprintf(f, "</g>\n"); }
static void svg_frames(FILE *f, const picture_row *row, int y, const char *fill) {
    for (int i = 0; i < row->cells; i++) svg_frame(f, i, y, row->is_data ? fill : "#ddd");
}
static void svg_contents(FILE *f, const picture_row *row, int y) {
    svg_name(f, y, row->name);
    for (int i = 0; i < row->cells; i++) svg_content(f, i, y, row->text[i]);
}

/* Rows that say what to do are above the rows of data, from which arrows go to the result. If there are many rows
 * of data, there are no arrows: they would hide the picture. */
static void svg_picture(picture *p) {
    const int arrows = p->ins + p->outs <= 5, gap = arrows ? SVG_GAP : SVG_STEP + 16;
    const int out_y = SVG_TOP + (p->ins - 1) * SVG_STEP + gap;
    int columns = SG_SIZE, y[MOST_ROWS], next = SVG_TOP;
    FILE *f;
    for (int is_data = 0; is_data < 2; is_data++) {
        for (int r = 0; r < p->ins; r++) {
            if (p->in[r].cells > columns) columns = p->in[r].cells;
            if (p->in[r].is_data != is_data) continue;
            y[r] = next;
            next += SVG_STEP;
        }
    }
    f = svg_open(p->name, p->call, columns, out_y + p->outs * SVG_STEP + 16);
    if (!f) return;
    for (int r = 0; r < p->ins; r++) svg_frames(f, &p->in[r], y[r], "#e8f0fa");
    for (int r = 0; r < p->outs; r++) svg_frames(f, &p->out[r], out_y + r * SVG_STEP, "#e8f4e8");
    for (int r = 0; arrows && r < p->outs; r++) {
        for (int i = 0; i < p->out[r].cells; i++) {
            const int code = p->out[r].from[i] - 1;
            if (code < 0) continue;
            svg_line(f, code % MOST_CELLS, y[code / MOST_CELLS] + BOX_HEIGHT, i,
                     out_y + r * SVG_STEP);
        }
    }
    svg_begin_letters(f);
    for (int r = 0; r < p->ins; r++) svg_contents(f, &p->in[r], y[r]);
    for (int r = 0; r < p->outs; r++) svg_contents(f, &p->out[r], out_y + r * SVG_STEP);
    svg_end_letters(f);
    for (int i = 0; i < SG_SIZE; i++) {
        char number[12];
        snprintf(number, sizeof number, "%d", i);
        svg_text(f, svg_x(i), out_y + p->outs * SVG_STEP + 6, 10, number);
    }
    fprintf(f, "</svg>\n");
    fclose(f);
}

static void svg_sum(const tree *t, int number, char *text) {
    const tree_node *node = &t->node[number];
    if (node->left < 0) {
        text[0] = (char)('a' + node->column);
        text[1] = 0;
    } else {
        svg_sum(t, node->left, text);
        svg_sum(t, node->right, text + strlen(text));
    }
}

static void svg_tree(const tree *t) {
    const int step = 62, rows = SVG_TOP + (t->mask ? SVG_STEP : 0);
    int height = 0, end;
    FILE *f;
    for (int i = 0; i < t->nodes; i++) {
        if (t->node[i].row > height) height = t->node[i].row;
    }
    end = rows + (height + 1) * step;
    f = svg_open(t->name, t->call, SG_SIZE, end + BOX_HEIGHT + 22);
    if (!f) return;
    for (int i = 0; i < SG_SIZE; i++) {
        if (t->mask) svg_frame(f, i, SVG_TOP, "#ddd");
        svg_frame(f, i, rows, "#e8f0fa");
        svg_frame(f, i, end, "#e8f4e8");
    }
    for (int i = 0; i < t->nodes; i++) {
        const tree_node *node = &t->node[i];
        if (node->left >= 0) svg_frame(f, node->column, rows + node->row * step, "#fdf3dc");
    }
    for (int i = 0; i < t->nodes; i++) {
        const tree_node *node = &t->node[i];
        const int operand[2] = {node->left, node->right};
        for (int side = 0; side < 2 && node->left >= 0; side++) {
            const tree_node *above = &t->node[operand[side]];
            svg_line(f, above->column, rows + above->row * step + BOX_HEIGHT, node->column,
                     rows + node->row * step);
        }
    }
    for (int k = 0; k < SG_SIZE; k++) {
        const tree_node *node = t->result[k] < 0 ? NULL : &t->node[t->result[k]];
        if (!node) continue;
        fprintf(f, "<path d=\"M%d %dL%d %d\" stroke=\"#999\" stroke-dasharray=\"3 3\"/>\n",
                svg_x(node->column), rows + node->row * step + BOX_HEIGHT, svg_x(k), end);
    }
    svg_begin_letters(f);
    svg_name(f, rows, t->over_group ? "sums" : "x");
    svg_name(f, end, "result");
    if (t->mask) svg_name(f, SVG_TOP, "m");
    for (int i = 0; t->mask && i < SG_SIZE; i++) svg_content(f, i, SVG_TOP, t->mask >> i & 1 ? "1" : "0");
    for (int i = 0; i < SG_SIZE; i++) {
        const char letter[2] = {(char)('a' + i), 0};
        svg_content(f, i, rows, letter);
    }
    for (int i = 0; i < t->nodes; i++) {
        const tree_node *node = &t->node[i];
        char text[SG_SIZE + 1] = "";
        if (node->left < 0) continue;
        svg_sum(t, i, text);
        svg_content(f, node->column, rows + node->row * step, text);
    }
    for (int k = 0; k < SG_SIZE; k++) {
        char text[SG_SIZE + 1] = "0";
        if (t->result[k] >= 0) svg_sum(t, t->result[k], text);
        svg_content(f, k, end, text);
    }
    svg_end_letters(f);
    for (int k = 0; k < SG_SIZE; k++) {
        char number[12];
        snprintf(number, sizeof number, "%d", k);
        svg_text(f, svg_x(k), end + BOX_HEIGHT + 14, 10, number);
    }
    fprintf(f, "</svg>\n");
    fclose(f);
}

/* ---- all of them ---- */

static int draw_all(picture_draw *draw_picture, tree_draw *draw_tree) {
    pictures_of_one(draw_picture);
    pictures_of_two(draw_picture);
    pictures_of_many(draw_picture);
    pictures_of_memory(draw_picture);
    all_trees(draw_tree);
    return draw_failed;
}

#endif
