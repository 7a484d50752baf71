/* SPDX-License-Identifier: MIT */
/* The checked build: numbers of what the lines of kernels do. Asked for by SG_COUNT in the environment. */
#ifndef SG_PORT_CHECKED_H
#error "sg: include checked.h"
#endif

SG_NOINLINE bool sg_checked_counting_(void) {
    sg_checked_state_ *s = sg_checked_state_get_();
    if (!s->counts.begun) {
        s->counts.begun = true;
        s->counts.to = sg_environment_("SG_COUNT");
        if (s->counts.to) sg_checked_ends_();
    }
    return s->counts.to != NULL;
}
/* The row of the line that this thread is at; NULL: no memory. */
SG_NOINLINE sg_checked_row_ *sg_checked_row_of_(void) {
    sg_checked_state_ *s = sg_checked_state_get_();
    const sg_checked_now_ *now = sg_checked_now_get_();
    const char *file = sg_checked_file_(now->file);
    sg_checked_row_ *row = NULL;
    if (s->counts.last < s->counts.rows) row = &s->counts.row[s->counts.last];
    for (uint32_t i = 0; !row || row->line != now->line || row->lanes != now->lanes || row->kernel != now->kernel || strcmp(row->file, file) != 0; i++) {
        if (i == s->counts.rows) {
            if (i == s->counts.room) {
                const uint32_t room = i ? 2 * i : 64;
                sg_checked_row_ *p = (sg_checked_row_ *)realloc(s->counts.row, room * sizeof *p);
                if (!p) return NULL;
                s->counts.row = p;
                s->counts.room = room;
            }
            row = &s->counts.row[s->counts.rows++];
            memset(row, 0, sizeof *row);
            row->kernel = now->kernel;
            row->file = file;
            row->line = now->line;
            row->lanes = now->lanes;
        }
        row = &s->counts.row[i];
        s->counts.last = i;
    }
    return row;
}

/* Moves the different numbers to the front and returns how many there are. */
SG_NOINLINE uint32_t sg_checked_different_(uintptr_t *of, uint32_t count) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t k = 0;
        while (k < n && of[k] != of[i]) k++;
        if (k == n) of[n++] = of[i];
    }
    return n;
}
/* By how much the fullest of these banks of 4 bytes exceeds what it would hold if all banks were used evenly. */
SG_NOINLINE uint32_t sg_checked_conflicts_(const uintptr_t *words, uint32_t count, uint32_t banks) {
    uint8_t used[32];
    uint32_t most = 0;
    memset(used, 0, sizeof used);
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t n = ++used[words[i] % banks];
        if (n > most) most = n;
    }
    return count ? most - (count - 1) / banks - 1 : 0;
}
/* Counts an access by lanes; arguments as for sg_checked_lanes_. The lock is held. */
SG_NOINLINE void sg_checked_count_(const void *p, uint64_t lanes, const uint32_t *idx, uint32_t bytes, bool masked) {
    const sg_checked_now_ *now = sg_checked_now_get_();
    uintptr_t at[64], parts[128];
    uint32_t n = 0, elements, many = 0;
    bool row = true;
    sg_checked_row_ *r = sg_checked_row_of_();
    if (!r) return;
    r->times++;
    r->masked += masked;
    r->full += masked && sg_bits_count_(lanes) == now->lanes;
    for (uint32_t first = sg_bits_first_(lanes); lanes; lanes &= lanes - 1, n++) {
        const uint32_t lane = sg_bits_first_(lanes);
        at[n] = (uintptr_t)p + (uintptr_t)(idx ? idx[lane] : lane) * bytes;
        row = row && at[n] - at[0] == (uintptr_t)(lane - first) * bytes;
    }
    r->active += n;
    for (uint32_t i = 0; i < n; i++) {
        parts[many++] = at[i] / 64;
        parts[many++] = (at[i] + bytes - 1) / 64;
    }
    r->touched += sg_checked_different_(parts, many);
    elements = sg_checked_different_(at, n);
    r->least += (elements * bytes + 63) / 64;
    if (idx && n) {
        r->indexed++;
        r->row += row;
        r->uniform += elements == 1;
    }
    if (!now->local || (uintptr_t)at[0] - (uintptr_t)now->local >= now->local_bytes || n == 0) return;
    many = 0;
    for (uint32_t i = 0; i < elements; i++) {
        parts[many++] = at[i] / 4;
        if (bytes > 4) parts[many++] = at[i] / 4 + 1;
    }
    many = sg_checked_different_(parts, many);
    r->local++;
    r->banks16 += sg_checked_conflicts_(parts, many, 16);
    r->banks32 += sg_checked_conflicts_(parts, many, 32);
}
/* counts an atomic operation of one lane; the lock is held */
SG_NOINLINE void sg_checked_count_atomic_(void) {
    sg_checked_row_ *r = sg_checked_row_of_();
    if (r) r->atomic++;
}
/* An operation begins to go over its lanes one by one. Gives 0, the first of them. */
SG_NOINLINE uint32_t sg_checked_loop_(void) {
    sg_checked_row_ *r;
    if (!sg_checked_now_get_()->active || !sg_checked_counting_()) return 0;
    sg_checked_lock_();
    r = sg_checked_row_of_();
    if (r) r->loops++;
    sg_checked_unlock_();
    return 0;
}
/* A sub-group arrives at a barrier, and goes on by itself or not. */
SG_NOINLINE void sg_checked_count_barrier_(bool switched) {
    sg_checked_row_ *r;
    if (!sg_checked_counting_()) return;
    sg_checked_lock_();
    r = sg_checked_row_of_();
    if (r) {
        r->barriers++;
        r->switches += switched;
    }
    sg_checked_unlock_();
}

/* ---- at the end ---- */

SG_NOINLINE int sg_checked_row_order_(const void *left, const void *right) {
    const sg_checked_row_ *a = (const sg_checked_row_ *)left, *b = (const sg_checked_row_ *)right;
    int order = strcmp(a->kernel, b->kernel);
    if (order == 0 && a->lanes != b->lanes) order = a->lanes < b->lanes ? -1 : 1;
    if (order == 0) order = strcmp(a->file, b->file);
    return order ? order : a->line < b->line ? -1 : a->line > b->line;
}
SG_NOINLINE void sg_checked_count_json_(FILE *f, const sg_checked_row_ *r) {
    static const char *const names[] = {"operations", "active", "lines", "least_lines", "indexed", "contiguous", "uniform", "masked", "full_masks",
                                        "local", "bank_conflicts_16", "bank_conflicts_32", "atomics", "barriers", "switches", "loops"};
    const uint64_t values[] = {r->times, r->active, r->touched, r->least, r->indexed, r->row, r->uniform, r->masked, r->full,
                               r->local, r->banks16, r->banks32, r->atomic, r->barriers, r->switches, r->loops};
    fprintf(f, "{\"kernel\": ");
    sg_checked_json_text_(f, r->kernel);
    fprintf(f, ", \"lanes\": %lu, \"file\": ", (unsigned long)r->lanes);
    sg_checked_json_text_(f, r->file);
    fprintf(f, ", \"line\": %lu", (unsigned long)r->line);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) fprintf(f, ", \"%s\": %llu", names[i], (unsigned long long)values[i]);
    fprintf(f, "}\n");
}
SG_NOINLINE void sg_checked_count_end_(void) {
    sg_checked_state_ *s = sg_checked_state_get_();
    const char *kernel = NULL;
    uint32_t lanes = 0;
    FILE *f = s->counts.to && strcmp(s->counts.to, "1") != 0 ? fopen(s->counts.to, "a") : NULL;
    if (s->counts.rows) qsort(s->counts.row, s->counts.rows, sizeof *s->counts.row, sg_checked_row_order_);
    for (uint32_t i = 0; i < s->counts.rows; i++) {
        const sg_checked_row_ *r = &s->counts.row[i];
        if (f) {
            sg_checked_count_json_(f, r);
            continue;
        }
        if (kernel != r->kernel || lanes != r->lanes) {
            kernel = r->kernel;
            lanes = r->lanes;
            fprintf(stderr, "sg: kernel %s, sub-groups of %lu\n", kernel, (unsigned long)lanes);
            fprintf(stderr, "%10s %6s %10s %10s %10s %10s %10s %10s %10s %8s %8s %8s %8s %8s %8s  %s\n", "operations", "lanes", "64-byte", "at least", "indexed",
                    "in a row", "uniform", "masked", "all lanes", "banks 16", "banks 32", "atomics", "barriers", "switches", "loops", "line");
        }
        fprintf(stderr, "%10llu %6.1f %10llu %10llu %10llu %10llu %10llu %10llu %10llu %8llu %8llu %8llu %8llu %8llu %8llu  %s:%lu\n", (unsigned long long)r->times,
                r->times ? (double)r->active / (double)r->times : 0.0, (unsigned long long)r->touched, (unsigned long long)r->least,
                (unsigned long long)r->indexed, (unsigned long long)r->row, (unsigned long long)r->uniform, (unsigned long long)r->masked,
                (unsigned long long)r->full, (unsigned long long)r->banks16, (unsigned long long)r->banks32, (unsigned long long)r->atomic,
                (unsigned long long)r->barriers, (unsigned long long)r->switches, (unsigned long long)r->loops, r->file, (unsigned long)r->line);
    }
    if (f) fclose(f);
}
