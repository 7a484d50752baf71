/* SPDX-License-Identifier: MIT */
/* The checked build: what the sub-groups of a work-group must do alike.
 *
 * Between two barriers each sub-group makes notes: sizes of local memory, arguments of algorithms, and what the
 * program passes to sg_checked_uniform. Its n-th note must equal everybody else's n-th note. A sub-group with fewer notes has done
 * nothing wrong: it may end early. */
#ifndef SG_PORT_CHECKED_H
#error "sg: include checked.h"
#endif

SG_NOINLINE void sg_checked_same_(const char *what, uint64_t value) {
    sg_checked_now_ *now = sg_checked_now_get_();
    sg_checked_notes_ *all = now->notes;
    sg_checked_who_ w, before;
    sg_checked_note_ *note;
    if (!all || !now->active) return;
    if (all->launch != now->launch || all->group != now->group || all->barriers != now->barriers) {
        all->launch = now->launch;
        all->group = now->group;
        all->barriers = now->barriers;
        all->count = 0;
    }
    if (now->noted == SG_CHECKED_NOTES_) return;
    note = &all->note[now->noted++];
    w = sg_checked_who_here_(SG_CHECKED_READ_, NULL, 1);
    if (now->noted > all->count) {
        all->count = now->noted;
        note->what = what;
        note->value = value;
        note->file = w.file;
        note->line = w.line;
        note->sub_group = w.sub_group;
        return;
    }
    if (note->value == value && strcmp(note->what, what) == 0) return;
    before = w;
    before.file = note->file;
    before.line = note->line;
    before.sub_group = note->sub_group;
    sg_checked_lock_();
    if (strcmp(note->what, what) != 0) sg_checked_tell_of_(SG_CHECKED_NOT_UNIFORM, &w, &before, NULL, "what is reached", 0, 0);
    else sg_checked_tell_of_(SG_CHECKED_NOT_UNIFORM, &w, &before, NULL, what, value, note->value);
    sg_checked_unlock_();
}

/* notes the arguments of a joint algorithm; if there is only one sub-group it may pass what it likes */
SG_NOINLINE void sg_checked_same_joint_(uint32_t sub_groups, const void *p, size_t n) {
    if (sub_groups == 1) return;
    sg_checked_same_("elements of a joint algorithm", n);
    sg_checked_same_("where a joint algorithm reads", (uintptr_t)p);
}

/* Checks item i of a group that has `items` of them, in sub-groups that have room for `room`. */
SG_NOINLINE void sg_checked_present_(size_t i, size_t items, size_t room) {
    const sg_checked_who_ w = sg_checked_who_here_(SG_CHECKED_READ_, NULL, 1);
    if (i < items || i >= room || !sg_checked_now_get_()->active) return;
    sg_checked_lock_();
    sg_checked_tell_of_(SG_CHECKED_ABSENT, &w, NULL, NULL, "broadcast", i, items);
    sg_checked_unlock_();
}

/* Reports that some sub-groups wait at a barrier that others never reach. */
SG_NOINLINE void sg_checked_diverged_(const char *text) {
    const sg_checked_who_ w = sg_checked_who_here_(SG_CHECKED_READ_, NULL, 1);
    sg_checked_lock_();
    sg_checked_tell_of_(SG_CHECKED_DIVERGED, &w, NULL, NULL, text, 0, 0);
    sg_checked_unlock_();
}
