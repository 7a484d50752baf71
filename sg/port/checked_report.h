/* SPDX-License-Identifier: MIT */
/* The checked build: how a fault is reported. */
#ifndef SG_PORT_CHECKED_H
#error "sg: include checked.h"
#endif

#if SG_HAVE_POSIX
#include <unistd.h>
#endif

SG_INLINE const char *sg_checked_file_(const char *file) { return file ? file : "?"; }

/* A style, if stderr is a terminal that has styles and nobody has switched them off (no-color.org). */
SG_NOINLINE const char *sg_checked_style_(const char *style) {
    bool has = false;
#if SG_HAVE_POSIX
    const char *terminal = sg_environment_("TERM"), *none = sg_environment_("NO_COLOR");
    has = isatty(2) && terminal && strcmp(terminal, "dumb") != 0 && !(none && *none);
#endif
    return has ? style : "";
}
#define SG_CHECKED_RED_ sg_checked_style_("\033[1;31m")
#define SG_CHECKED_BOLD_ sg_checked_style_("\033[1m")
#define SG_CHECKED_USUAL_ sg_checked_style_("\033[0m")

SG_NOINLINE void sg_checked_count_end_(void);
/* text, or nothing if some launch had such a fault: for behind a number of launches */
SG_NOINLINE const char *sg_checked_if_none_(sg_checked_kind kind, const char *text) {
    const sg_checked_state_ *s = sg_checked_state_get_();
    for (uint32_t i = 0; i < s->tolds; i++) {
        if (s->told[i].kind == kind) return "";
    }
    return text;
}
/* SG_CHECKED_EXIT. What is no status of a program is as if it were not set: it must not hide a fault. */
SG_NOINLINE int sg_checked_status_(void) {
    const char *text = sg_environment_("SG_CHECKED_EXIT");
    char *end;
    const unsigned long status = text && *text >= '0' && *text <= '9' ? strtoul(text, &end, 10) : 256;
    return status > 255 || *end ? 66 : (int)status;
}
SG_NOINLINE void sg_checked_end_(void) {
    const sg_checked_state_ *s = sg_checked_state_get_();
    const int status = sg_checked_status_();
    const bool missed = s->explored.text && (!s->explored.most || (s->explored.again && (s->explored.unfit || s->explored.launches < s->explored.most)));
    const bool none = s->only.text && !s->explored.tried && !s->poison.launches && !s->explored.again && (s->explored.most || s->poison.on);
#ifdef __PICOLIBC__ /* whose fflush takes no NULL */
    fflush(stdout);
#else
    fflush(NULL);
#endif
    if (s->starved) fprintf(stderr, "sg: out of memory: some accesses were not checked\n");
    if (s->explored.orders) {
        const uint32_t partly = s->explored.tried - s->explored.whole;
        fprintf(stderr, "sg: %lu orders of %lu launch%s explored: ", (unsigned long)s->explored.orders, (unsigned long)s->explored.tried,
                s->explored.tried == 1 ? "" : "es");
        if (partly == 0) fprintf(stderr, "all that can make a difference");
        else if (s->explored.whole == 0) fprintf(stderr, "some of those that can make a difference");
        else fprintf(stderr, "all that can make a difference in %lu of them, some in %lu", (unsigned long)s->explored.whole, (unsigned long)partly);
        fprintf(stderr, "%s\n", sg_checked_if_none_(SG_CHECKED_ORDER, "; results agree"));
    }
    if (s->poison.launches) {
        fprintf(stderr, "sg: %lu of %lu launch%s with lanes that hold nothing, tried with other values in them%s\n",
                (unsigned long)s->poison.lacking, (unsigned long)s->poison.launches, s->poison.launches == 1 ? "" : "es", s->poison.faulty ? "" : sg_checked_if_none_(SG_CHECKED_POISON, ": no result changed"));
        if (s->poison.faulty) fprintf(stderr, "sg: %lu more with such lanes and another fault, which is to be mended first\n", (unsigned long)s->poison.faulty);
    }
    if (!s->muted) sg_checked_count_end_();
    if (s->tolds) fprintf(stderr, "sg: %lu different fault%s, %lu in all\n", (unsigned long)s->tolds, s->tolds == 1 ? "" : "s", (unsigned long)s->count);
    if (none) fprintf(stderr, "sg: SG_ONLY=%s picks no launch: a kernel of that name was launched %lu time%s%s\n", s->only.text, (unsigned long)s->only.launches,
                      s->only.launches == 1 ? "" : "s", s->only.picked ? ", on basic ranges, which have no other orders" : "");
    if (!none && !missed && s->explored.most && !s->explored.launches) fprintf(stderr, "sg: SG_EXPLORE=%s: no launch over work-groups; basic ranges have no other orders\n", s->explored.text);
    if (missed && !s->explored.most) fprintf(stderr, "sg: SG_EXPLORE=%s is neither a number of orders nor an order that was reported\n", s->explored.text);
    else if (missed && s->explored.unfit) fprintf(stderr, "sg: SG_EXPLORE=%s: the launch has other barriers, or other sub-groups or work-groups\n", s->explored.text);
    else if (missed) fprintf(stderr, "sg: SG_EXPLORE=%s: launches of the program: %lu\n", s->explored.text, (unsigned long)s->explored.launches);
    if (s->tolds == 0 && !none && !missed) return;
    if (status != 0) _Exit(status);
}
/* Makes sure that sg_checked_end_ is called when the program ends. */
SG_NOINLINE void sg_checked_ends_(void) {
    sg_checked_state_ *s = sg_checked_state_get_();
    if (!s->ends) atexit(sg_checked_end_);
    s->ends = true;
}

/* There is no memory to remember an access. */
SG_NOINLINE void sg_checked_starve_(void) {
    sg_checked_state_get_()->starved = true;
    sg_checked_ends_();
}

/* Prints who made the access. A sub-group of a range kernel is not in a work-group. Both places of a report are in one launch. */
SG_NOINLINE void sg_checked_print_who_(const sg_checked_access *a, bool with_lane) {
    if (!sg_checked_now_get_()->notes) {
        fprintf(stderr, "sub-group of the items from %lu", (unsigned long)a->group);
        if (with_lane) fprintf(stderr, ", lane %lu", (unsigned long)a->lane);
        fprintf(stderr, "\n");
        return;
    }
    fprintf(stderr, "work-group %lu, sub-group %lu", (unsigned long)a->group, (unsigned long)a->sub_group);
    if (with_lane) fprintf(stderr, ", lane %lu", (unsigned long)a->lane);
    fprintf(stderr, ", %lu barrier%s passed\n", (unsigned long)a->barriers, a->barriers == 1 ? "" : "s");
}
SG_NOINLINE void sg_checked_print_access_(const char *what, const sg_checked_access *a) {
    fprintf(stderr, "    %s %s%s, %s%s:%lu%s: ", what, a->atomic ? "atomic " : "", a->write ? "write" : "read", SG_CHECKED_BOLD_, sg_checked_file_(a->file),
            (unsigned long)a->line, SG_CHECKED_USUAL_);
    sg_checked_print_who_(a, true);
}
SG_NOINLINE void sg_checked_print_place_(const char *what, const sg_checked_access *a) {
    fprintf(stderr, "    %s: %s%s:%lu%s: ", what, SG_CHECKED_BOLD_, sg_checked_file_(a->file), (unsigned long)a->line, SG_CHECKED_USUAL_);
    sg_checked_print_who_(a, false);
}
/* p is in no declared range: the range nearest to it, and how far away that is. false: none is near. */
typedef struct sg_checked_nearest_ {
    const char *begin;
    size_t bytes, off;
    bool ahead;
} sg_checked_nearest_;
SG_NOINLINE bool sg_checked_nearest_to_(const char *p, sg_checked_nearest_ *nearest) {
    const sg_checked_state_ *s = sg_checked_state_get_();
    memset(nearest, 0, sizeof *nearest);
    nearest->off = SG_CHECKED_NEAR_ + 1;
    for (uint32_t i = 0; i < s->ranges; i++) {
        const uintptr_t at = (uintptr_t)p, begin = (uintptr_t)s->range[i].begin, end = (uintptr_t)s->range[i].end;
        const uintptr_t away = at < begin ? begin - at : at - end;
        if (away >= nearest->off) continue;
        nearest->off = away;
        nearest->ahead = at < begin;
        nearest->begin = s->range[i].begin;
        nearest->bytes = (size_t)(end - begin);
    }
    return nearest->begin != NULL;
}
SG_NOINLINE bool sg_checked_is_local_(const char *p) {
    const sg_checked_now_ *now = sg_checked_now_get_();
    return now->local && p >= now->local && p < now->local + now->local_bytes;
}
SG_NOINLINE void sg_checked_print_(const sg_checked_report *r) {
    static const char *const kinds[] = {"race", "access outside", "read of what was never written", "misaligned access", "not alike", "absent item", "barrier that some sub-groups never reach", "result that depends on the order",
                                        "result that depends on lanes that hold nothing"};
    const bool local = sg_checked_is_local_((const char *)r->address);
    sg_checked_nearest_ nearest;
    if (r->kind >= SG_CHECKED_NOT_UNIFORM) {
        fprintf(stderr, "sg: %s%s%s in kernel %s: %s", SG_CHECKED_RED_, kinds[r->kind], SG_CHECKED_USUAL_, r->kernel, r->what);
        if (r->kind == SG_CHECKED_NOT_UNIFORM) fprintf(stderr, ": %llu here, %llu there", (unsigned long long)r->value, (unsigned long long)r->value_before);
        if (r->kind == SG_CHECKED_ABSENT) fprintf(stderr, ": %llu of %llu", (unsigned long long)r->value, (unsigned long long)r->value_before);
        if (r->kind == SG_CHECKED_ORDER && !r->value_before) fprintf(stderr, ": it never ends");
        fprintf(stderr, "\n");
        if (r->kind == SG_CHECKED_ORDER) return;
        sg_checked_print_place_("here", &r->now);
        if (r->kind == SG_CHECKED_NOT_UNIFORM) sg_checked_print_place_("there", &r->before);
        if (r->kind == SG_CHECKED_POISON && r->before.line) sg_checked_print_place_("and it comes out", &r->before);
        return;
    }
    fprintf(stderr, "sg: %s%s%s in kernel %s: %lu byte%s at %p", SG_CHECKED_RED_, kinds[r->kind], SG_CHECKED_USUAL_, r->kernel, (unsigned long)r->bytes, r->bytes == 1 ? "" : "s", r->address);
    if (local) fprintf(stderr, ", local memory");
    fprintf(stderr, "\n");
    sg_checked_print_access_("this", &r->now);
    if (r->kind == SG_CHECKED_RACE) sg_checked_print_access_("and an earlier", &r->before);
    else if (r->kind == SG_CHECKED_OUTSIDE && !local && sg_checked_nearest_to_((const char *)r->address, &nearest)) {
        fprintf(stderr, "    %lu byte%s %s of the range of %lu bytes at %p\n", (unsigned long)nearest.off, nearest.off == 1 ? "" : "s", nearest.ahead ? "ahead" : "behind the end",
                (unsigned long)nearest.bytes, (const void *)nearest.begin);
    }
}

/* for programs that read reports: each is one line of JSON */
SG_NOINLINE void sg_checked_json_text_(FILE *f, const char *text) {
    fputc('"', f);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\') fputc('\\', f);
        fputc(*text, f);
    }
    fputc('"', f);
}
SG_NOINLINE void sg_checked_json_access_(FILE *f, const char *name, const sg_checked_access *a) {
    fprintf(f, ", \"%s\": {\"access\": \"%s%s\", \"file\": ", name, a->atomic ? "atomic " : "", a->write ? "write" : "read");
    sg_checked_json_text_(f, sg_checked_file_(a->file));
    fprintf(f, ", \"line\": %lu, \"group\": %lu, \"sub_group\": %lu, \"lane\": %lu, \"barriers\": %lu}", (unsigned long)a->line,
            (unsigned long)a->group, (unsigned long)a->sub_group, (unsigned long)a->lane, (unsigned long)a->barriers);
}
SG_NOINLINE void sg_checked_json_(const sg_checked_report *r) {
    static const char *const kinds[] = {"race", "outside", "unwritten", "misaligned", "not_uniform", "absent", "diverged", "order", "poison"};
    const char *name = sg_environment_("SG_CHECKED_JSON");
    const bool local = sg_checked_is_local_((const char *)r->address);
    sg_checked_nearest_ nearest;
    FILE *f = name ? fopen(name, "a") : NULL;
    if (!f) return;
    fprintf(f, "{\"kind\": \"%s\", \"kernel\": ", kinds[r->kind]);
    sg_checked_json_text_(f, r->kernel);
    fprintf(f, ", \"address\": %llu, \"bytes\": %lu, \"local\": %s", (unsigned long long)(uintptr_t)r->address, (unsigned long)r->bytes, local ? "true" : "false");
    if (r->kind == SG_CHECKED_OUTSIDE && !local && sg_checked_nearest_to_((const char *)r->address, &nearest)) {
        fprintf(f, ", \"range\": {\"address\": %llu, \"bytes\": %llu, \"%s\": %llu}", (unsigned long long)(uintptr_t)nearest.begin,
                (unsigned long long)nearest.bytes, nearest.ahead ? "ahead" : "behind", (unsigned long long)nearest.off);
    }
    sg_checked_json_access_(f, "now", &r->now);
    if (r->before.line) sg_checked_json_access_(f, "before", &r->before);
    if (r->what) {
        fprintf(f, ", \"what\": ");
        sg_checked_json_text_(f, r->what);
        fprintf(f, ", \"value\": %llu, \"value_before\": %llu", (unsigned long long)r->value, (unsigned long long)r->value_before);
    }
    fprintf(f, "}\n");
    fclose(f);
}

SG_INLINE sg_checked_access sg_checked_access_of_(const sg_checked_who_ *w, const char *byte) {
    sg_checked_access a;
    a.file = w->file;
    a.line = w->line;
    a.group = w->group;
    a.sub_group = w->sub_group;
    a.lane = byte ? (uint32_t)((size_t)(byte - w->p) / w->bytes) : 0;
    a.barriers = w->barriers;
    a.atomic = w->write >= SG_CHECKED_ATOMIC_READ_;
    a.write = w->write != SG_CHECKED_READ_ && w->write != SG_CHECKED_ATOMIC_READ_;
    return a;
}
SG_NOINLINE void sg_checked_send_(const sg_checked_run_ *run, const char *bytes);
/* A run of sg_checked_poison_launch_ has found something to report. The parent is told at once, since the run may never end. */
SG_NOINLINE void sg_checked_faulty_(sg_checked_kind kind, const sg_checked_who_ *w) {
    sg_checked_run_ *run = sg_checked_state_get_()->run;
    run->faulty = true;
    run->fault = kind;
    run->stored = *w;
    sg_checked_send_(run, NULL);
}
/* Reports a fault. The same lines are reported only once. before is NULL unless there are two accesses. */
SG_NOINLINE void sg_checked_tell_of_(sg_checked_kind kind, const sg_checked_who_ *w, const sg_checked_who_ *before, const char *byte,
                                     const char *what, uint64_t value, uint64_t value_before) {
    sg_checked_state_ *s = sg_checked_state_get_();
    sg_checked_told_ told;
    sg_checked_report r;
    memset(&told, 0, sizeof told);
    memset(&r, 0, sizeof r);
    if (s->muted) {
        if (s->run && s->run->poison && !s->run->faulty) sg_checked_faulty_(kind, w);
        return;
    }
    s->count++;
    told.kind = kind;
    told.now_file = w->file ? w->file : w->kernel;
    told.now_line = w->line;
    if (before) {
        told.before_file = before->file;
        told.before_line = before->line;
    }
    for (uint32_t i = 0; i < s->tolds; i++) {
        const sg_checked_told_ *t = &s->told[i];
        if (t->kind == kind && t->now_line == told.now_line && t->before_line == told.before_line &&
            t->now_file == told.now_file && t->before_file == told.before_file) return;
    }
    if (s->tolds == SG_CHECKED_TOLD_) return;
    s->told[s->tolds++] = told;
    r.kind = kind;
    r.kernel = w->kernel;
    r.now = sg_checked_access_of_(w, byte);
    if (before) r.before = sg_checked_access_of_(before, kind == SG_CHECKED_POISON ? (const char *)(uintptr_t)value_before : byte);
    if (kind == SG_CHECKED_POISON && value_before) {
        r.address = (const char *)(uintptr_t)value_before;
        r.bytes = before ? before->bytes : 1;
    }
    if (byte) {
        r.address = w->p + r.now.lane * (size_t)w->bytes;
        r.bytes = w->bytes;
    }
    r.what = what;
    r.value = value;
    r.value_before = value_before;
    if (s->listener) {
        s->listener(&r, s->context);
        return;
    }
    sg_checked_print_(&r);
    sg_checked_json_(&r);
    sg_checked_ends_();
}
SG_NOINLINE void sg_checked_tell_(sg_checked_kind kind, const sg_checked_who_ *w, const sg_checked_who_ *before, const char *byte) {
    sg_checked_tell_of_(kind, w, before, byte, NULL, 0, 0);
}
