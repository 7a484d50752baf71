/* SPDX-License-Identifier: MIT */
/* The checked build: cells, which say who has accessed each byte or word; and accesses by lanes. */
#ifndef SG_PORT_CHECKED_H
#error "sg: include checked.h"
#endif

/* ---- cells ---- */

SG_NOINLINE sg_checked_page_ *sg_checked_page_of_(uintptr_t number) {
    sg_checked_at_page_ *at = (sg_checked_at_page_ *)sg_checked_entry_(&sg_checked_state_get_()->pages, number, sizeof *at);
    if (!at || at->page) return at ? at->page : NULL;
    at->page = (sg_checked_page_ *)calloc(1, sizeof *at->page);
    if (at->page) at->page->number = number;
    return at->page;
}
/* The cell of the first of these bytes. *count is how many of them it stands for: a whole word that was never split, or one byte.
 * NULL: no memory. */
SG_INLINE uint32_t *sg_checked_cell_of_(const char *p, size_t bytes, uint32_t *count) {
    sg_checked_state_ *s = sg_checked_state_get_();
    const uintptr_t number = (uintptr_t)p / SG_CHECKED_PAGE_;
    const uint32_t at = (uint32_t)((uintptr_t)p % SG_CHECKED_PAGE_), word = at / 4;
    const uint64_t bit = (uint64_t)1 << word;
    sg_checked_page_ *page = s->last;
    *count = 1;
    if (!page || page->number != number) page = s->last = sg_checked_page_of_(number);
    if (!page) return NULL;
    page->mark = SG_CHECKED_FIRST_;
    if (!(page->split & bit)) {
        if (at % 4 == 0 && bytes >= 4) {
            *count = 4;
            return page->word[word];
        }
        if (!page->byte) page->byte = (sg_checked_cell_ *)malloc(SG_CHECKED_PAGE_ * sizeof *page->byte);
        if (!page->byte) return NULL;
        for (uint32_t i = 0; i < 4; i++) memcpy(page->byte[4 * word + i], page->word[word], sizeof *page->byte);
        page->split |= bit;
    }
    return page->byte[at];
}

/* What the mark of a byte becomes. */
SG_INLINE uint32_t sg_checked_remark_(uint32_t old, uint32_t mark, bool open) {
    if (open) return old == SG_CHECKED_CLOSED_ ? mark : old;
    return mark == SG_CHECKED_NEW_ && old == SG_CHECKED_CLOSED_ ? old : mark;
}
/* Marks a whole page. false: its bytes have different marks, which must be kept. */
SG_NOINLINE bool sg_checked_mark_page_(uintptr_t number, uint32_t mark, bool open) {
    sg_checked_page_ *page = sg_checked_page_of_(number);
    uint32_t all;
    if (!page) return true;
    if (page->mark == SG_CHECKED_FIRST_ && (open || mark == SG_CHECKED_NEW_)) return false;
    all = sg_checked_remark_(page->mark, mark, open);
    if (page->mark == all) return true;
    memset(page->word, 0, sizeof page->word);
    for (uint32_t i = 0; i < SG_CHECKED_PAGE_ / 4; i++) page->word[i][0] = all;
    page->split = 0;
    page->mark = all;
    return true;
}
/* Marks a range as SG_CHECKED_CLOSED_, _NEW_ or _NOBODY_. open: only what is closed. Pages that nobody has accessed since
 * cost next to nothing. This matters because local memory is marked for each work-group, and most use little of it. */
SG_NOINLINE void sg_checked_mark_(const void *p, size_t bytes, uint32_t mark, bool open) {
    const char *at = (const char *)p;
    uint32_t count;
    sg_checked_lock_();
    if (!open) sg_checked_left_new_(at, bytes);
    for (size_t i = 0; i < bytes; i += count) {
        uint32_t *cell;
        count = SG_CHECKED_PAGE_;
        if ((uintptr_t)(at + i) % SG_CHECKED_PAGE_ == 0 && bytes - i >= SG_CHECKED_PAGE_ &&
            sg_checked_mark_page_((uintptr_t)(at + i) / SG_CHECKED_PAGE_, mark, open)) continue;
        cell = sg_checked_cell_of_(at + i, bytes - i, &count);
        if (!cell || (open && cell[0] != SG_CHECKED_CLOSED_) || sg_checked_remark_(cell[0], mark, open) != mark) continue;
        memset(cell, 0, SG_CHECKED_SLOTS_ * sizeof *cell);
        cell[0] = mark;
    }
    sg_checked_unlock_();
}

/* ---- accesses ---- */

SG_INLINE sg_checked_who_ *sg_checked_who_of_(uint32_t id) {
    sg_checked_state_ *s = sg_checked_state_get_();
    return id >= SG_CHECKED_FIRST_ && id >= s->base ? &s->who[id - s->base] : NULL;
}
/* Room for one more access that is remembered. false: no memory. */
SG_NOINLINE bool sg_checked_room_(sg_checked_state_ *s) {
    const uint32_t room = s->who_room ? 2 * s->who_room : 1024;
    sg_checked_who_ *who;
    if (s->next - s->base < s->who_room) return true;
    who = s->who_room == SG_CHECKED_MOST_ ? NULL : (sg_checked_who_ *)realloc(s->who, room * sizeof *who);
    if (!who) return false;
    s->who = who;
    s->who_room = room;
    return true;
}
/* gives an access its number; 0: no memory */
SG_NOINLINE uint32_t sg_checked_new_(const sg_checked_who_ *w) {
    sg_checked_state_ *s = sg_checked_state_get_();
    if (s->next < SG_CHECKED_FIRST_) s->base = s->next = SG_CHECKED_FIRST_;
    if (!sg_checked_room_(s)) {
        if (s->who_room == 0) return 0;
        if (s->next > UINT32_MAX / 2) { /* numbers begin again, so no cell may keep an old one */
            for (uint32_t i = 0; i < s->pages.room; i++) {
                sg_checked_at_page_ *at = (sg_checked_at_page_ *)sg_checked_entry_at_(&s->pages, i, sizeof *at);
                if (at->page) free(at->page->byte);
                free(at->page);
            }
            sg_checked_drop_entries_(&s->pages);
            s->last = NULL;
            s->next = SG_CHECKED_FIRST_;
        }
        s->base = s->next;
    }
    s->who[s->next - s->base] = *w;
    return s->next++;
}

/* Whether a, access number id, is ordered before w. */
SG_NOINLINE bool sg_checked_ordered_(const sg_checked_who_ *a, uint32_t id, const sg_checked_who_ *w) {
    if (a->launch != w->launch) return true;
    if (a->group == w->group && (a->sub_group == w->sub_group || a->barriers != w->barriers)) return true;
    return sg_checked_clock_has_(sg_checked_now_get_()->order.behind, a, id);
}
/* Whether accesses of these two kinds may happen at the same time. */
SG_INLINE bool sg_checked_agree_(const sg_checked_who_ *a, const sg_checked_who_ *w) {
    const bool both_read = (a->write == SG_CHECKED_READ_ || a->write == SG_CHECKED_ATOMIC_READ_) &&
                           (w->write == SG_CHECKED_READ_ || w->write == SG_CHECKED_ATOMIC_READ_);
    const bool both_atomic = a->write >= SG_CHECKED_ATOMIC_READ_ && w->write >= SG_CHECKED_ATOMIC_READ_;
    const bool both_safe = a->write >= SG_CHECKED_ADD_ && w->write >= SG_CHECKED_ADD_ && a->group == w->group;
    return both_read || both_atomic || both_safe;
}
/* a is before w. Whether w can stand for a: whatever conflicts with a and is not ordered behind it also conflicts with w, and is not
 * ordered behind w. */
SG_INLINE bool sg_checked_stands_for_(const sg_checked_who_ *w, const sg_checked_who_ *a) {
    if (w->write == SG_CHECKED_WRITE_) return true;
    if (w->write == SG_CHECKED_ADD_ || a->write == SG_CHECKED_ADD_) return a->write == w->write && a->group == w->group;
    return a->write == w->write || a->write == SG_CHECKED_ATOMIC_READ_;
}

/* Checks an access against a cell, which stands for the bytes from p on. true: something was wrong. Without atomic operations, two more
 * accesses in the slots would be enough: of two work-groups if there are two, else of two sub-groups. Whoever conflicts with a forgotten
 * access then conflicts with one of these. With atomic operations an access may be ordered behind only some of them, so more are
 * kept. If there are still more, a race may be missed. */
SG_NOINLINE bool sg_checked_judge_(uint32_t *cell, const char *p, uint32_t id, const sg_checked_who_ *w) {
    uint32_t keep[SG_CHECKED_SLOTS_ + 2], n = SG_CHECKED_OTHERS_;
    if (cell[0] == SG_CHECKED_CLOSED_) {
        sg_checked_tell_(SG_CHECKED_OUTSIDE, w, NULL, p);
        return true;
    }
    keep[0] = cell[0];
    for (uint32_t k = 0; k < SG_CHECKED_SLOTS_ && (k < SG_CHECKED_OTHERS_ || cell[k]); k++) {
        const sg_checked_who_ *a = sg_checked_who_of_(cell[k]);
        const bool ordered = a && sg_checked_ordered_(a, cell[k], w);
        if (!a) continue;
        if (!ordered && !sg_checked_agree_(a, w)) {
            sg_checked_tell_(SG_CHECKED_RACE, w, a, p);
            return true;
        }
        if (k == SG_CHECKED_WRITER_ ? w->write == SG_CHECKED_READ_ || w->write == SG_CHECKED_ATOMIC_READ_ : false) continue;
        if (!(ordered && sg_checked_stands_for_(w, a))) keep[n++] = cell[k];
    }
    if (w->write == SG_CHECKED_READ_ || w->write == SG_CHECKED_ATOMIC_READ_) keep[n++] = id;
    else keep[0] = id;
    while (n > SG_CHECKED_SLOTS_) { /* the newest one stays and, if possible, one of another work-group */
        uint32_t victim = SG_CHECKED_OTHERS_;
        for (uint32_t k = victim; k < n - 1; k++) {
            const sg_checked_who_ *a = sg_checked_who_of_(keep[k]);
            if (!a || a->group == w->group) victim = k;
        }
        n--;
        memmove(keep + victim, keep + victim + 1, (n - victim) * sizeof *keep);
    }
    memcpy(cell, keep, n * sizeof *keep);
    memset(cell + n, 0, (SG_CHECKED_SLOTS_ - n) * sizeof *keep);
    return false;
}

/* Whether nobody has written the element. Plain C writes unseen, so the bytes must also still be as they were made. A single byte may
 * be so by chance, so for elements of 1 and 2 bytes the whole word must be. */
SG_NOINLINE bool sg_checked_unwritten_(const char *p, uint32_t bytes) {
    const char *word = bytes < 4 ? p - (uintptr_t)p % 4 : p;
    const uint32_t all = bytes < 4 ? 4 : bytes;
    uint32_t count;
    for (uint32_t i = 0; i < bytes; i++) {
        if ((unsigned char)p[i] != SG_CHECKED_SOIL_) return false;
    }
    for (uint32_t i = 0; i < all; i += count) {
        const uint32_t *cell = sg_checked_cell_of_(word + i, all - i, &count);
        if (!cell || cell[0] != SG_CHECKED_NEW_) return false;
    }
    for (uint32_t i = 0; i < all; i++) { /* the rest of the word: now we know that it is local memory, and may be read */
        if ((unsigned char)word[i] != SG_CHECKED_SOIL_) return false;
    }
    return true;
}

/* Whether p is near a declared range but in none, and not in local memory either, which may lie next to a range. */
SG_NOINLINE bool sg_checked_astray_(const char *p) {
    sg_checked_state_ *s = sg_checked_state_get_();
    const sg_checked_now_ *now = sg_checked_now_get_();
    const uint32_t last = s->last_range;
    bool beside = false;
    if (last < s->ranges && p >= s->range[last].begin && p < s->range[last].end) return false;
    if (now->local && (uintptr_t)p - (uintptr_t)now->local < now->local_bytes) return false;
    for (uint32_t i = 0; i < s->ranges; i++) {
        const uintptr_t at = (uintptr_t)p, begin = (uintptr_t)s->range[i].begin, end = (uintptr_t)s->range[i].end;
        if (at >= begin && at < end) {
            s->last_range = i;
            return false;
        }
        beside = beside || (at < begin ? begin - at <= SG_CHECKED_NEAR_ : at - end < SG_CHECKED_NEAR_);
    }
    return beside;
}

/* Whether p is not aligned as C requires for an element of this size. On some machines 8 bytes are aligned to 4; a struct shows it. */
SG_INLINE bool sg_checked_misaligned_(const char *p, uint32_t bytes) {
    struct of_8 { char before; uint64_t element; };
    const uint32_t of = bytes == 8 ? (uint32_t)offsetof(struct of_8, element) : bytes;
    return (of & (of - 1)) == 0 && ((uintptr_t)p & (of - 1)) != 0;
}

/* An access by this thread's sub-group. */
SG_NOINLINE sg_checked_who_ sg_checked_who_here_(uint32_t what, const char *p, uint32_t bytes) {
    const sg_checked_now_ *now = sg_checked_now_get_();
    sg_checked_who_ w;
    w.file = now->file;
    w.kernel = now->kernel;
    w.p = p;
    w.group = now->group;
    w.line = now->line;
    w.launch = now->launch;
    w.sub_group = now->sub_group;
    w.barriers = now->barriers;
    w.bytes = (uint8_t)bytes;
    w.write = (uint8_t)what;
    return w;
}
/* Access number id, w, to the element at p. alike remembers the last cell: neighbours mostly have the same history. */
SG_NOINLINE void sg_checked_element_(const sg_checked_who_ *w, uint32_t id, const char *p, sg_checked_alike_ *alike) {
    uint32_t count;
    if (id == 0) {
        sg_checked_starve_();
        return;
    }
    if (sg_checked_astray_(p)) {
        sg_checked_tell_(SG_CHECKED_OUTSIDE, w, NULL, p);
        return;
    }
    if (sg_checked_misaligned_(p, w->bytes)) sg_checked_tell_(SG_CHECKED_MISALIGNED, w, NULL, p);
    if (sg_checked_state_get_()->run) sg_checked_touch_(w, p);
    if (w->write >= SG_CHECKED_ATOMIC_READ_ ? sg_checked_now_get_()->unwritten
                                            : w->write != SG_CHECKED_WRITE_ && sg_checked_unwritten_(p, w->bytes)) {
        sg_checked_tell_(SG_CHECKED_UNWRITTEN, w, NULL, p);
    }
    for (uint32_t i = 0; i < w->bytes; i += count) {
        uint32_t *cell = sg_checked_cell_of_(p + i, w->bytes - i, &count);
        sg_checked_cell_ before;
        if (!cell) {
            sg_checked_starve_();
            return;
        }
        if (alike->id == id && memcmp(cell, alike->before, sizeof before) == 0) {
            memcpy(cell, alike->after, sizeof before);
            continue;
        }
        memcpy(before, cell, sizeof before);
        alike->id = 0;
        if (sg_checked_judge_(cell, p + i, id, w)) return;
        memcpy(alike->before, before, sizeof before);
        memcpy(alike->after, cell, sizeof before);
        alike->id = id;
    }
}

/* The lanes access elements of this size from p on, by the numbers in idx if it is given. size: the lanes of the value. A value is made
 * of values of smaller sizes; only accesses of the kernel's own size count. */
SG_NOINLINE void sg_checked_lanes_(uint32_t size, uint32_t what, const void *p, uint64_t lanes, const uint32_t *idx, uint32_t bytes) {
    const sg_checked_now_ *now = sg_checked_now_get_();
    const char here = 0;
    sg_checked_who_ w = sg_checked_who_here_(what & ~(uint32_t)SG_CHECKED_MASKED_, (const char *)p, bytes);
    sg_checked_alike_ alike;
    uint32_t id = 0;
    if (!now->active || now->lanes != size || now->told) return;
    alike.id = 0;
    sg_checked_lock_();
    if (sg_checked_counting_() && !((uintptr_t)p >= (uintptr_t)&here && (uintptr_t)p < (uintptr_t)now->stack_end)) {
        sg_checked_count_(p, lanes, idx, bytes, (what & SG_CHECKED_MASKED_) != 0);
    }
    for (; lanes; lanes &= lanes - 1) {
        const uint32_t lane = sg_bits_first_(lanes);
        const char *at = (const char *)p + (size_t)(idx ? idx[lane] : lane) * bytes;
        if ((uintptr_t)at >= (uintptr_t)&here && (uintptr_t)at < (uintptr_t)now->stack_end) continue;
        if (idx) w.p = at - (size_t)lane * bytes;
        if (idx || id == 0) id = sg_checked_new_(&w);
        sg_checked_element_(&w, id, at, &alike);
    }
    sg_checked_unlock_();
}
