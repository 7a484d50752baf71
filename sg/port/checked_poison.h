/* SPDX-License-Identifier: MIT */
/* The checked build: results that depend on lanes that hold nothing. Asked for by SG_POISON in the environment.
 *
 * A lane that is not loaded is 0, and so is one that compress and expand leave over. That is defined, and most kernels in which
 * the result depends on it have forgotten a mask. So ahead of a launch the same launch is run in processes of its own, as the
 * explorer does it: as it is, with high values in place of these zeros, with low ones, and with those of lanes that hold something.
 * If what it leaves behind is another then, each line that has such lanes is tried alone; where it takes two of them, as in a product,
 * all lines but one; and where that tells none either, as many of the first lines as it takes. Of a line that runs many times the
 * time is found, too, by halving: with the times before it filled the result is the same, and with it the result is another.
 * That is exact about what matters, and needs no shadow beside every value. It is no NaN that is filled in: a kernel that
 * multiplies what it must not use by 0 is right. */
#ifndef SG_PORT_CHECKED_H
#error "sg: include checked.h"
#endif

/* ---- in a run ---- */

/* Operations of this line mean the zeros in their other lanes. */
SG_NOINLINE void sg_checked_zeros_at_(const char *file, uint32_t line) {
    sg_checked_now_ *now = sg_checked_now_get_();
    sg_checked_at_(file, line);
    now->zeros_file = file;
    now->zeros_line = line;
}
/* The same for operations that an algorithm of the library makes for the program's line. */
SG_NOINLINE void sg_checked_zeros_here_(void) { sg_checked_zeros_at_(sg_checked_now_get_()->file, sg_checked_now_get_()->line); }
/* An operation gives a value of this size, of which these lanes hold nothing. true: they must be filled. */
SG_NOINLINE bool sg_checked_poisons_(uint32_t size, uint64_t lanes, const char *what) {
    sg_checked_run_ *run = sg_checked_state_get_()->run;
    const sg_checked_now_ *now = sg_checked_now_get_();
    uint32_t i = 0;
    sg_checked_origin_ *origin;
    if (!run || !run->poison || !now->active || now->lanes != size || lanes == 0 || now->told) return false;
    if (now->zeros_file && now->zeros_line == now->line && strcmp(now->zeros_file, sg_checked_file_(now->file)) == 0) return false;
    while (i < run->origins && (run->origin[i].who.line != now->line || strcmp(sg_checked_file_(run->origin[i].who.file), sg_checked_file_(now->file)) != 0)) i++;
    if (i == SG_CHECKED_ORIGINS_) i--; /* lines that there is no room for are one with the last */
    origin = &run->origin[i];
    if (i == run->origins) {
        run->origins++;
        origin->times = 0;
    }
    if (origin->times <= run->upto || i != run->limited) { /* the last one: of two calls inside each other that is the outer one */
        origin->who = sg_checked_who_here_(SG_CHECKED_READ_, NULL, 1);
        origin->what = what;
        origin->lanes = lanes;
    }
    origin->times++;
    run->notes = now->notes;
    return run->fill != SG_CHECKED_AS_IT_IS_ && (run->filled >> i & 1) && (i != run->limited || origin->times <= run->upto);
}
/* Fills these lanes of an array of size elements: with integers near the highest or lowest one, and floats that are finite, or with
 * what other lanes have in turn. kind: 0 unsigned, 1 signed, else a float. */
SG_NOINLINE void sg_checked_poison_(void *p, uint32_t size, uint64_t lanes, uint32_t bytes, uint32_t kind) {
    sg_checked_run_ *run = sg_checked_state_get_()->run;
    const bool alike = run->fill == SG_CHECKED_ALIKE_, high = alike || run->fill == SG_CHECKED_HIGH_;
    const uint64_t sign = (uint64_t)1 << (8 * bytes - 1), there = ~lanes & ~(uint64_t)0 >> (64 - size);
    for (uint64_t from = there; lanes; lanes &= lanes - 1) {
        const uint32_t lane = sg_bits_first_(lanes);
        uint64_t x = sign - 1 - lane; /* right for signed and high */
        uint8_t byte[8];
        if (kind == 0) x = high ? sign + x : lane + 1;
        else if (kind != 1) x = (bytes == 2 ? 0x7bff : bytes == 4 ? 0x7f7fffff : (uint64_t)0x7fefffff << 32) - lane + (high ? 0 : sign);
        else if (!high) x = sign + lane;
        for (uint32_t i = 0; i < bytes; i++) byte[SG_BIG_ENDIAN ? bytes - 1 - i : i] = (uint8_t)(x >> 8 * i);
        if (from) {
            memcpy(run->like, (const char *)p + sg_bits_first_(from) * (size_t)bytes, bytes);
            run->like_bytes = bytes;
        }
        if (alike && run->like_bytes == bytes) memcpy(byte, run->like, bytes);
        from = from & (from - 1) ? from & (from - 1) : there;
        memcpy((char *)p + lane * (size_t)bytes, byte, bytes);
    }
}

/* ---- the outcome ---- */

SG_NOINLINE int sg_checked_stored_order_(const void *left, const void *right) {
    const uintptr_t a = ((const sg_checked_stored_ *)left)->word, b = ((const sg_checked_stored_ *)right)->word;
    return a < b ? -1 : a > b;
}
/* If the word of entry i has been stored to: the word as it is now. */
SG_NOINLINE bool sg_checked_stored_at_(uint32_t i, sg_checked_stored_ *stored) {
    const sg_checked_touched_ *t = (const sg_checked_touched_ *)sg_checked_entry_at_(&sg_checked_state_get_()->run->touched, i, sizeof *t);
    const sg_checked_who_ *w;
    uint32_t count;
    const uint32_t *cell;
    if (!t->written) return false;
    memset(stored, 0, sizeof *stored);
    stored->word = t->word;
    stored->written = t->written;
    for (uint32_t k = 0; k < 4; k++) {
        if (t->written >> k & 1) stored->value[k] = *(const uint8_t *)(t->word * 4 + k);
    }
    cell = sg_checked_cell_of_((const char *)(t->word * 4 + sg_bits_first_(t->written)), 1, &count);
    w = cell ? sg_checked_who_of_(cell[SG_CHECKED_WRITER_]) : NULL;
    if (w) {
        stored->file = w->file;
        stored->line = w->line;
    }
    return true;
}
/* A byte differs from that of the launch as it is. */
SG_NOINLINE void sg_checked_differs_(sg_checked_run_ *run, uintptr_t p, const sg_checked_stored_ *before) {
    uint32_t count;
    const uint32_t *cell = sg_checked_cell_of_((const char *)p, 1, &count);
    const sg_checked_who_ *w = cell ? sg_checked_who_of_(cell[SG_CHECKED_WRITER_]) : NULL;
    if (run->outcome == SG_CHECKED_PLACE_ && run->place <= p) return;
    run->outcome = SG_CHECKED_PLACE_;
    memset(&run->stored, 0, sizeof run->stored);
    run->stored.bytes = 1;
    run->stored.p = (const char *)p;
    if (w) {
        run->stored = *w;
    } else if (before) {
        run->stored.file = before->file;
        run->stored.line = before->line;
    }
    run->place = p - (p - (uintptr_t)run->stored.p) % run->stored.bytes; /* where its element begins */
}
/* how many words were stored by the launch as it is */
SG_NOINLINE size_t sg_checked_words_(void) {
    const sg_checked_state_ *s = sg_checked_state_get_();
    size_t n = s->poison.bytes;
    for (uint32_t i = 0; i < s->poison.ranges && n; i++) n -= (size_t)(s->poison.range[i].end - s->poison.range[i].begin);
    return n / sizeof(sg_checked_stored_);
}
SG_NOINLINE void sg_checked_compare_result_(sg_checked_run_ *run) {
    const sg_checked_state_ *s = sg_checked_state_get_();
    const sg_checked_stored_ *before = (const sg_checked_stored_ *)(const void *)s->poison.result;
    const size_t n = sg_checked_words_();
    for (size_t i = 0; i < n; i++) {
        for (uint32_t k = 0; k < 4; k++) {
            const uintptr_t p = before[i].word * 4 + k;
            if (before[i].written >> k & 1 && *(const uint8_t *)p != before[i].value[k]) sg_checked_differs_(run, p, &before[i]);
        }
    }
    for (uint32_t i = 0; i < (s->compared || s->digest ? 0 : run->touched.room); i++) { /* words that only this run stores */
        sg_checked_stored_ now;
        const sg_checked_stored_ *old;
        uint32_t more;
        if (!sg_checked_stored_at_(i, &now)) continue;
        old = n ? (const sg_checked_stored_ *)bsearch(&now, before, n, sizeof now, sg_checked_stored_order_) : NULL;
        more = now.written & ~(uint32_t)(old ? old->written : 0);
        if (more) sg_checked_differs_(run, now.word * 4 + sg_bits_first_(more), NULL);
    }
    if (run->outcome == SG_CHECKED_EQUAL_) { /* what plain C has stored, in arrays that the program has named */
        const char *at = s->poison.result + n * sizeof *before;
        for (uint32_t i = 0; i < s->poison.ranges; i++) {
            for (const char *p = s->poison.range[i].begin; p < s->poison.range[i].end; p++, at++) {
                if (*p != *at) sg_checked_differs_(run, (uintptr_t)p, NULL);
            }
        }
    }
}
/* The result of a launch as it is, for the parent: first the words, sorted, then the ranges. */
SG_NOINLINE char *sg_checked_result_bytes_(sg_checked_run_ *run) {
    const sg_checked_state_ *s = sg_checked_state_get_();
    size_t n = 0;
    char *all;
    run->bytes = 0;
    for (uint32_t i = 0; i < s->poison.ranges; i++) run->bytes += (size_t)(s->poison.range[i].end - s->poison.range[i].begin);
    all = (char *)malloc(run->bytes + run->touched.count * sizeof(sg_checked_stored_) + 1);
    if (!all) return NULL;
    for (uint32_t i = 0; i < (s->compared || s->digest ? 0 : run->touched.room); i++) {
        n += sg_checked_stored_at_(i, (sg_checked_stored_ *)(void *)all + n);
    }
    if (n) qsort(all, n, sizeof(sg_checked_stored_), sg_checked_stored_order_);
    n *= sizeof(sg_checked_stored_);
    run->bytes += n;
    for (uint32_t i = 0; i < s->poison.ranges; i++) {
        const size_t some = (size_t)(s->poison.range[i].end - s->poison.range[i].begin);
        memcpy(all + n, s->poison.range[i].begin, some);
        n += some;
    }
    return all;
}
/* The launch of a run has ended. */
SG_NOINLINE void sg_checked_poisoned_(sg_checked_run_ *run, sg_status status) {
    const sg_checked_state_ *s = sg_checked_state_get_();
    const uint64_t number = sg_checked_digest_(0xcbf29ce484222325u, &status, sizeof status);
    const uint64_t of_program = s->digest ? s->digest(s->digest_context) : 0;
    char *bytes = NULL;
    run->ended = true;
    run->bytes = 0;
    if (run->fill == SG_CHECKED_AS_IT_IS_) {
        run->result = number;
        run->number = of_program;
        bytes = sg_checked_result_bytes_(run);
    } else if (run->result != number) {
        run->outcome = SG_CHECKED_STATUS_;
    } else if (run->number != of_program) {
        run->outcome = SG_CHECKED_NUMBER_;
    } else {
        sg_checked_compare_result_(run);
    }
    sg_checked_drop_entries_(&run->touched);
    sg_checked_send_(run, bytes);
}

/* Prints a number for what the launch as it is has stored, and where. */
SG_NOINLINE void sg_checked_print_digest_(const sg_checked_run_ *run) {
    const sg_checked_state_ *s = sg_checked_state_get_();
    const sg_checked_stored_ *word = (const sg_checked_stored_ *)(const void *)s->poison.result;
    uint64_t all = sg_checked_digest_(run->result, &run->number, sizeof run->number);
    const size_t n = sg_checked_words_();
    for (size_t i = 0; i < n; i++) {
        all = sg_checked_digest_(all, &word[i].word, sizeof word[i].word);
        all = sg_checked_digest_(all, &word[i].written, 1 + sizeof word[i].value);
    }
    all = sg_checked_digest_(all, s->poison.result + n * sizeof *word, s->poison.bytes - n * sizeof *word);
    fprintf(stderr, "sg: launch %lu stores %016llx\n", (unsigned long)s->poison.number, (unsigned long long)all);
}

/* ---- runs ---- */

/* the numbers of the lanes as text: 3, 5 to 7 */
SG_NOINLINE void sg_checked_lanes_text_(char *text, size_t room, uint64_t lanes) {
    size_t n = 0;
    text[0] = 0;
    for (uint32_t i = 0; i < 64 && n + 16 < room; i++) {
        uint32_t last = i;
        if (!(lanes >> i & 1)) continue;
        while (last < 63 && lanes >> (last + 1) & 1) last++;
        n += (size_t)snprintf(text + n, room - n, last > i ? "%s%lu to %lu" : "%s%lu", n ? ", " : "", (unsigned long)i, (unsigned long)last);
        i = last;
    }
}
/* Reports that filling this origin changes the outcome, as run has found. */
SG_NOINLINE void sg_checked_tell_poison_(const sg_checked_run_ *run, const sg_checked_origin_ *origin) {
    sg_checked_state_ *s = sg_checked_state_get_();
    const char *kinds[] = {"a race", "an access outside", "a read of what was never written", "a misaligned access", "sub-groups that are not alike", "an absent item", "a barrier that some sub-groups never reach"};
    char lanes[128], which[64];
    const bool known = run->stored.line != 0;
    sg_checked_lanes_text_(lanes, sizeof lanes, origin->lanes);
    snprintf(which, sizeof which, "%lu byte%s at %p change", (unsigned long)run->stored.bytes, run->stored.bytes == 1 ? "" : "s", (const void *)run->place);
    snprintf(s->told_run, sizeof s->told_run, "lane%s %s of %s: %s", strchr(lanes, ' ') ? "s" : "", lanes, origin->what,
             run->faulty ? kinds[run->fault < sizeof kinds / sizeof *kinds ? run->fault : 0] : run->crashed ? "it crashes" : !run->ended ? "it never ends"
             : run->outcome == SG_CHECKED_STATUS_ ? "the launch has another status"
             : run->outcome == SG_CHECKED_NUMBER_ ? "sg_checked_compare_by gives another number" : which);
    sg_checked_lock_();
    sg_checked_now_get_()->notes = run->notes; /* only to show whether there are work-groups */
    sg_checked_tell_of_(SG_CHECKED_POISON, &origin->who, known ? &run->stored : NULL, NULL, s->told_run, origin->lanes,
                        run->outcome == SG_CHECKED_PLACE_ ? run->place : 0);
    sg_checked_unlock_();
}
SG_INLINE bool sg_checked_is_other_(const sg_checked_run_ *run) { return !run->ended || run->faulty || run->outcome != SG_CHECKED_EQUAL_; }

/* A run ends by a signal: tells the parent in which line. */
SG_NOINLINE void sg_checked_crash_(int which) {
    sg_checked_run_ *run = sg_checked_state_get_()->run;
    sg_checked_crash_again_(which);
    if (!run || !sg_checked_now_get_()->active) return;
    run->stored = sg_checked_who_here_(SG_CHECKED_READ_, NULL, 1);
    sg_checked_send_(run, NULL);
}
/* Makes one more run. true: this is its process. Otherwise *run says how it went. */
SG_NOINLINE bool sg_checked_try_(sg_checked_run_ *run, sg_checked_fill_ fill, uint64_t filled, uint32_t seconds) {
    run->poison = true;
    run->seed = 1; /* not an order of the explorer's */
    run->fill = fill;
    run->filled = filled;
    run->faulty = false;
    run->outcome = SG_CHECKED_EQUAL_;
    run->stored.line = 0;
    run->bytes = run->like_bytes = 0;
    for (uint32_t i = 0; i < run->origins; i++) run->origin[i].times = 0;
    if (!sg_checked_fork_(run, seconds)) return false;
    sg_checked_state_get_()->run = run;
    sg_checked_on_crash_(sg_checked_crash_);
    return true;
}
/* If all times of line i are filled the outcome is another, as *run says, if none of them is it is not; filled: what else is. usual: the
 * lines of the launch as it is. Finds the time, and tells. True as above. */
SG_NOINLINE bool sg_checked_narrow_(sg_checked_run_ *run, const sg_checked_origin_ *usual, uint64_t filled, uint32_t i, uint32_t seconds) {
    static sg_checked_run_ other;
    const sg_checked_fill_ fill = run->fill;
    sg_checked_origin_ origin = usual[i];
    uint32_t same = 0, times = origin.times == 1 ? 1 : origin.times + 1; /* the last stands for all that there may be then */
    other = *run;
    for (run->limited = i; times > same + 1;) { /* the time is behind same, and at times or before */
        run->upto = same + (times - same) / 2;
        if (sg_checked_try_(run, fill, filled, seconds)) return true;
        if (sg_checked_is_other_(run)) {
            times = run->upto;
            other = *run;
        } else {
            same = run->upto;
            origin = run->origin[i];
        }
    }
    if (same == 0 && origin.times > 1) { /* what came of the first time was not yet remembered */
        run->upto = 0;
        if (sg_checked_try_(run, fill, filled, seconds)) return true;
        if (!sg_checked_is_other_(run)) origin = run->origin[i];
    }
    run->limited = SG_CHECKED_ORIGINS_;
    sg_checked_tell_poison_(&other, &origin);
    return false;
}
/* All runs with these values, but for lines that have been told; true as above. */
SG_NOINLINE bool sg_checked_fill_all_(sg_checked_run_ *run, const sg_checked_origin_ *usual, sg_checked_fill_ fill, uint64_t *told, uint32_t seconds) {
    static sg_checked_run_ all;
    const uint64_t lines = ~*told;
    uint64_t first = 0;
    uint32_t several = 0, count;
    if (sg_checked_try_(run, fill, lines, seconds)) return true;
    if (!sg_checked_is_other_(run)) return false;
    all = *run;
    count = run->origins;
    for (uint32_t i = 0; i < count; i++) {
        const uint64_t one = (uint64_t)1 << i;
        if (*told & one) continue;
        if (sg_checked_try_(run, fill, one, seconds)) return true;
        if (!sg_checked_is_other_(run)) continue;
        if (sg_checked_narrow_(run, usual, one, i, seconds)) return true;
        *told |= one;
        several++;
    }
    for (uint32_t i = 0; several == 0 && i < count; i++) { /* it takes two of them */
        if (sg_checked_try_(run, fill, lines & ~((uint64_t)1 << i), seconds)) return true;
        if (sg_checked_is_other_(run)) continue;
        *run = all;
        if (sg_checked_narrow_(run, usual, lines, i, seconds)) return true;
        *told |= (uint64_t)1 << i;
    }
    for (uint32_t i = 0; several == 0 && *told == ~lines && i < count; i++) { /* it takes some of them, and no certain one: up to this one */
        first |= lines & (uint64_t)1 << i;
        if (sg_checked_try_(run, fill, first, seconds)) return true;
        if (!sg_checked_is_other_(run)) continue;
        if (sg_checked_narrow_(run, usual, first, i, seconds)) return true;
        *told |= first;
        several++;
    }
    return false;
}
/* A launch is about to run. true: this is a run of it, as in sg_checked_explore_. */
SG_NOINLINE bool sg_checked_poison_launch_(bool picked) {
    static sg_checked_run_ run;
    static sg_checked_origin_ usual[SG_CHECKED_ORIGINS_];
    sg_checked_state_ *s = sg_checked_state_get_();
    const sg_checked_span_ *named = s->compared ? s->compare : s->range;
    const uint32_t begun = sg_checked_seconds_();
    uint64_t told = 0; /* lines */
    uint32_t seconds = 60;
    if (!s->poison.begun) {
        const char *text = sg_environment_("SG_POISON");
        s->poison.begun = true;
        s->poison.on = text && *text && strcmp(text, "0") != 0;
        s->poison.digest = s->poison.on && strcmp(text, "digest") == 0;
        if (s->poison.on) sg_checked_ends_();
    }
    if (!s->poison.on || s->run || sg_checked_now_get_()->active) return false;
    s->poison.number++;
    if (!picked) return false;
    s->poison.launches++;
    s->poison.ranges = s->digest ? 0 : s->compared ? s->compared : s->ranges;
    s->poison.range = (sg_checked_span_ *)malloc((s->poison.ranges + 1) * sizeof *named);
    if (!s->poison.range) return false;
    memcpy(s->poison.range, named, s->poison.ranges * sizeof *named);
    memset(&run, 0, sizeof run);
    run.limited = SG_CHECKED_ORIGINS_;
    if (sg_checked_try_(&run, SG_CHECKED_AS_IT_IS_, 0, seconds)) return true;
    seconds = 2 + 10 * (sg_checked_seconds_() - begun);
    if (run.ended && s->poison.digest) sg_checked_print_digest_(&run);
    if (run.ended && run.origins) { /* otherwise there is nothing to fill, or fork failed */
        const bool faulty = run.faulty; /* a fault that is reported anyway comes first */
        if (faulty) s->poison.faulty++;
        else s->poison.lacking++;
        memcpy(usual, run.origin, sizeof usual);
        for (int fill = SG_CHECKED_HIGH_; fill < SG_CHECKED_FILLS_ && !faulty; fill++) {
            if (sg_checked_fill_all_(&run, usual, (sg_checked_fill_)fill, &told, seconds)) return true;
        }
    }
    free(s->poison.result);
    free(s->poison.range);
    s->poison.result = NULL;
    s->poison.range = NULL;
    s->poison.bytes = 0;
    return false;
}
