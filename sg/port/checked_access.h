/* SPDX-License-Identifier: MIT */
/* The checked build: cells, who has accessed each byte, and accesses by lanes. */
#ifndef SG_PORT_CHECKED_H
#error "sg: include checked.h"
#endif

/* ---- cells ---- */

SG_NOINLINE sg_checked_page_ *sg_checked_page_of_(uintptr_t number) {
    sg_checked_state_ *s = sg_checked_state_get_();
    uint32_t at;
    if (s->pages * 2 >= s->page_room) {
        const uint32_t room = s->page_room ? 2 * s->page_room : 1024;
        sg_checked_page_ **page = (sg_checked_page_ **)calloc(room, sizeof *page);
        if (!page) return NULL;
        for (uint32_t i = 0; i < s->page_room; i++) {
            if (!s->page[i]) continue;
            for (at = (uint32_t)(s->page[i]->number * 2654435769u >> 8); page[at % room]; at++) {}
            page[at % room] = s->page[i];
        }
        free(s->page);
        s->page = page;
        s->page_room = room;
    }
    for (at = (uint32_t)(number * 2654435769u >> 8);; at++) {
        sg_checked_page_ **page = &s->page[at % s->page_room];
        if (*page && (*page)->number == number) return *page;
        if (*page) continue;
        *page = (sg_checked_page_ *)calloc(1, sizeof **page);
        if (!*page) return NULL;
        (*page)->number = number;
        s->pages++;
        return *page;
    }
}
SG_INLINE uint32_t *sg_checked_cell_(const char *p) {
    sg_checked_page_ *page = sg_checked_page_of_((uintptr_t)p / SG_CHECKED_PAGE_);
    return page ? page->cell[(uintptr_t)p % SG_CHECKED_PAGE_] : NULL;
}

/* Writes what of a range: SG_CHECKED_CLOSED_, _NEW_ or _NOBODY_. open: only what is closed. */
SG_NOINLINE void sg_checked_mark_(const void *p, size_t bytes, uint32_t mark, bool open) {
    sg_checked_lock_();
    for (size_t i = 0; i < bytes; i++) {
        uint32_t *cell = sg_checked_cell_((const char *)p + i);
        if (!cell || (open && cell[0] != SG_CHECKED_CLOSED_)) continue;
        if (mark == SG_CHECKED_NEW_ && !open && cell[0] == SG_CHECKED_CLOSED_) continue;
        memset(cell, 0, 4 * sizeof *cell);
        cell[0] = mark;
    }
    sg_checked_unlock_();
}

/* ---- accesses ---- */

SG_INLINE sg_checked_who_ *sg_checked_who_of_(uint32_t id) {
    sg_checked_state_ *s = sg_checked_state_get_();
    return id >= SG_CHECKED_FIRST_ && id >= s->base ? &s->who[id - s->base] : NULL;
}
/* the number of a new access; 0: no memory */
SG_NOINLINE uint32_t sg_checked_new_(const sg_checked_who_ *w) {
    sg_checked_state_ *s = sg_checked_state_get_();
    if (s->next < SG_CHECKED_FIRST_) s->base = s->next = SG_CHECKED_FIRST_;
    if (s->next - s->base == SG_CHECKED_MOST_ || s->next == UINT32_MAX) {
        s->forgotten++;
        if (s->next > UINT32_MAX / 2) { /* no cell may have a number that comes again */
            for (uint32_t i = 0; i < s->page_room; i++) free(s->page[i]);
            memset(s->page, 0, s->page_room * sizeof *s->page);
            s->pages = 0;
            s->next = SG_CHECKED_FIRST_;
        }
        s->base = s->next;
    }
    if (s->next - s->base == s->who_room) {
        const uint32_t room = s->who_room ? 2 * s->who_room : 4096;
        sg_checked_who_ *who = (sg_checked_who_ *)realloc(s->who, room * sizeof *who);
        if (!who) return 0;
        s->who = who;
        s->who_room = room;
    }
    s->who[s->next - s->base] = *w;
    return s->next++;
}

SG_INLINE bool sg_checked_same_group_(const sg_checked_who_ *a, const sg_checked_who_ *b) {
    return a->launch == b->launch && a->group == b->group;
}
/* the access of that number is not ordered before w; it is one to the same byte, and one of them writes */
SG_NOINLINE bool sg_checked_conflict_(uint32_t id, const sg_checked_who_ *w, uint32_t acquired) {
    const sg_checked_who_ *a = sg_checked_who_of_(id);
    if (!a || a->launch != w->launch || id < acquired) return false;
    if (a->write == SG_CHECKED_ADD_ && w->write == SG_CHECKED_ADD_) return a->group != w->group;
    return a->group != w->group || (a->sub_group != w->sub_group && a->barriers == w->barriers);
}

/* An access to a byte; true: something was wrong. */
SG_NOINLINE bool sg_checked_byte_(const char *p, uint32_t id, const sg_checked_who_ *w, uint32_t acquired) {
    uint32_t *cell = sg_checked_cell_(p);
    if (!cell) return false;
    if (cell[0] == SG_CHECKED_CLOSED_) {
        sg_checked_tell_(SG_CHECKED_OUTSIDE, w, NULL, p);
        return true;
    }
    for (int k = 0; k < (w->write ? 4 : 1); k++) {
        if (!sg_checked_conflict_(cell[k], w, acquired)) continue;
        sg_checked_tell_(SG_CHECKED_RACE, w, sg_checked_who_of_(cell[k]), p);
        return true;
    }
    if (w->write) {
        memset(cell, 0, 4 * sizeof *cell);
        cell[0] = id;
    } else {
        const sg_checked_who_ *last = sg_checked_who_of_(cell[SG_CHECKED_READER_]);
        if (last && !sg_checked_same_group_(last, w)) {
            cell[SG_CHECKED_ELSEWHERE_] = cell[SG_CHECKED_READER_];
            cell[SG_CHECKED_OTHER_] = 0;
        } else if (last && last->barriers != w->barriers) {
            cell[SG_CHECKED_OTHER_] = 0;
        } else if (last && last->sub_group != w->sub_group) {
            cell[SG_CHECKED_OTHER_] = cell[SG_CHECKED_READER_];
        }
        cell[SG_CHECKED_READER_] = id;
    }
    return false;
}

/* Nobody has written it, and it is still as it was made: plain C writes unseen. Of aligned words, as a byte may be so by chance. */
SG_NOINLINE bool sg_checked_unwritten_(const char *p) {
    const char *word = p - (uintptr_t)p % 8;
    for (int i = 0; i < 8; i++) {
        const uint32_t *cell = sg_checked_cell_(word + i);
        if (!cell || cell[0] != SG_CHECKED_NEW_ || (unsigned char)word[i] != SG_CHECKED_SOIL_) return false;
    }
    return true;
}

/* Near a range that was declared, and in none; nor in local memory, which may lie beside one. */
SG_NOINLINE bool sg_checked_astray_(const char *p) {
    const sg_checked_state_ *s = sg_checked_state_get_();
    const sg_checked_now_ *now = sg_checked_now_get_();
    bool near = false;
    if (now->local && (uintptr_t)p - (uintptr_t)now->local < now->local_bytes) return false;
    for (uint32_t i = 0; i < s->ranges; i++) {
        const uintptr_t at = (uintptr_t)p, begin = (uintptr_t)s->range[i].begin, end = (uintptr_t)s->range[i].end;
        if (at >= begin && at < end) return false;
        near = near || (at < begin ? begin - at <= SG_CHECKED_NEAR_ : at - end < SG_CHECKED_NEAR_);
    }
    return near;
}

/* The lanes access elements of so many bytes from p on; by idx, if it is given. size: the lanes of the value. Of the sizes
 * that a value is made of only the kernel's own counts. */
SG_NOINLINE void sg_checked_lanes_(uint32_t size, uint32_t what, const void *p, uint64_t lanes, const uint32_t *idx, uint32_t bytes) {
    const sg_checked_now_ *now = sg_checked_now_get_();
    const char here = 0;
    sg_checked_who_ w;
    uint32_t id = 0;
    if (!now->active || now->lanes != size) return;
    w.file = now->file;
    w.kernel = now->kernel;
    w.p = (const char *)p;
    w.group = now->group;
    w.line = now->line;
    w.launch = now->launch;
    w.sub_group = now->sub_group;
    w.barriers = now->barriers;
    w.bytes = (uint8_t)bytes;
    w.write = (uint8_t)what;
    sg_checked_lock_();
    for (; lanes; lanes &= lanes - 1) {
        const uint32_t lane = sg_bits_first_(lanes);
        const char *at = (const char *)p + (size_t)(idx ? idx[lane] : lane) * bytes;
        if ((uintptr_t)at >= (uintptr_t)&here && (uintptr_t)at < (uintptr_t)now->stack_end) continue;
        if (idx) w.p = at - (size_t)lane * bytes;
        if (idx || id == 0) id = sg_checked_new_(&w);
        if (id == 0) break;
        if (sg_checked_astray_(at)) {
            sg_checked_tell_(SG_CHECKED_OUTSIDE, &w, NULL, at);
            continue;
        }
        if (what != SG_CHECKED_WRITE_ && sg_checked_unwritten_(at)) sg_checked_tell_(SG_CHECKED_UNWRITTEN, &w, NULL, at);
        for (uint32_t i = 0; i < bytes; i++) if (sg_checked_byte_(at + i, id, &w, now->acquired)) break;
    }
    sg_checked_unlock_();
}
