/* SPDX-License-Identifier: MIT */
/* The checked build: other orders of sub-groups and work-groups. Asked for by SG_EXPLORE in the environment.
 *
 * Before a launch over work-groups, the same launch is run several times with one worker, each time in a process of its own that is
 * forked here. So each run begins with the same memory, whatever the kernel does. A run has points: the place where sub-groups begin,
 * and every barrier. Each point puts the sub-groups into an order that holds until the next point. One more point puts the
 * work-groups into an order. Two orders are equal if one becomes the other by exchanging neighbours that have no word in common, or
 * only read it. Of equal orders only one is run, the first by the numbers: in that order, no member that could come before a member
 * with a higher number, and all those between, comes behind it. The points of a run and their orders form a tree. The tree is
 * walked, the last point first, and which member touches what is learned on the way. More than six members at one point, and points
 * behind the 64th, are left to random orders, which are seeds of the engine. */
#ifndef SG_PORT_CHECKED_H
#error "sg: include checked.h"
#endif

#if SG_HAVE_POSIX
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#endif

SG_NOINLINE void sg_checked_poisoned_(sg_checked_run_ *run, sg_status status);

/* ---- in a run ---- */

SG_NOINLINE bool sg_checked_exploring_(void) { return sg_checked_state_get_()->run != NULL; }

/* The order of the count members of point number `at`. If the run was given none, it is that of their numbers. NULL: too many. */
SG_NOINLINE const uint8_t *sg_checked_point_of_(sg_checked_run_ *run, uint32_t at, size_t count) {
    sg_checked_point_ *point;
    if (at >= SG_CHECKED_POINTS_ || count > SG_CHECKED_FEW_) {
        run->partly = true;
        run->unfit = run->unfit || (at < run->given && run->point[at].count);
        return NULL;
    }
    point = &run->point[at];
    if (at >= run->given || point->count != count) {
        if (at < run->given) run->unfit = true;
        point->count = (uint8_t)count;
        for (uint32_t i = 0; i < count; i++) point->order[i] = (uint8_t)i;
    }
    memset(point->meets, 0, sizeof point->meets);
    return point->order;
}
/* The next order of sub-groups. false: there is no run, or it has a seed. */
SG_NOINLINE bool sg_checked_order_at_(uint16_t *order, uint32_t count) {
    sg_checked_run_ *run = sg_checked_state_get_()->run;
    const uint8_t *given;
    if (!run || run->seed) return false;
    run->interval = run->points++;
    given = sg_checked_point_of_(run, run->interval, count);
    for (uint32_t i = 0; i < count; i++) order[i] = (uint16_t)(given ? given[i] : i);
    return true;
}
/* The work-group that runs as the i-th. It is usual if there is no run, or if it has a seed. */
SG_NOINLINE size_t sg_checked_group_at_(size_t i, size_t groups, size_t usual) {
    sg_checked_run_ *run = sg_checked_state_get_()->run;
    if (!run || run->seed) return usual;
    if (i == 0) (void)sg_checked_point_of_(run, 0, groups); /* its own point */
    return groups <= SG_CHECKED_FEW_ ? run->point[0].order[i] : i;
}

/* A member of a point reads or writes a word. Notes which members it meets there. */
SG_NOINLINE void sg_checked_meet_(sg_checked_point_ *point, sg_checked_met_ *met, uint32_t at, size_t who, bool write) {
    uint32_t others;
    if (who >= SG_CHECKED_FEW_) return;
    if (met->at != at + 1) met->reads = met->writes = 0;
    met->at = at + 1;
    others = (met->writes | (write ? met->reads : 0u)) & ~(1u << who);
    if (write) met->writes |= (uint8_t)(1u << who);
    else met->reads |= (uint8_t)(1u << who);
    point->meets[who] |= (uint8_t)others;
    for (uint32_t k = 0; k < SG_CHECKED_FEW_; k++) {
        if (others >> k & 1) point->meets[k] |= (uint8_t)(1u << who);
    }
}
/* Notes that the element at p is accessed. */
SG_NOINLINE void sg_checked_touch_(const sg_checked_who_ *w, const char *p) {
    sg_checked_run_ *run = sg_checked_state_get_()->run;
    const sg_checked_now_ *now = sg_checked_now_get_();
    const bool write = w->write != SG_CHECKED_READ_ && w->write != SG_CHECKED_ATOMIC_READ_;
    const bool local = now->local && (uintptr_t)p - (uintptr_t)now->local < now->local_bytes;
    const uint32_t at = run->interval;
    for (uintptr_t b = (uintptr_t)p, end = b + w->bytes; b < end; b = b / 4 * 4 + 4) {
        sg_checked_touched_ *t = (sg_checked_touched_ *)sg_checked_entry_(&run->touched, b / 4, sizeof *t);
        if (!t) return;
        for (uintptr_t k = b; write && !local && k < end && k / 4 == b / 4; k++) t->written |= (uint8_t)(1u << k % 4);
        if (at > 0 && at < SG_CHECKED_POINTS_) sg_checked_meet_(&run->point[at], &t->sub_groups, at, w->sub_group, write);
        if (!local) sg_checked_meet_(&run->point[0], &t->groups, 0, w->group, write);
    }
}

SG_INLINE uint64_t sg_checked_digest_(uint64_t digest, const void *p, size_t bytes) {
    for (size_t i = 0; i < bytes; i++) digest = (digest ^ ((const unsigned char *)p)[i]) * 0x100000001b3u; /* FNV-1a */
    return digest;
}
/* A number for the result of a launch that has ended: for what the program named, otherwise for the values that were stored and, as
 * plain C may have stored there, for the arrays that it declared. */
SG_NOINLINE uint64_t sg_checked_result_(sg_status status) {
    const sg_checked_state_ *s = sg_checked_state_get_();
    uint64_t all = sg_checked_digest_(0xcbf29ce484222325u, &status, sizeof status);
    if (s->digest) return all + s->digest(s->digest_context);
    for (uint32_t i = 0; i < s->compared; i++) {
        all = sg_checked_digest_(all, s->compare[i].begin, (size_t)(s->compare[i].end - s->compare[i].begin));
    }
    for (uint32_t i = 0; s->compared == 0 && i < s->ranges; i++) {
        all = sg_checked_digest_(all, s->range[i].begin, (size_t)(s->range[i].end - s->range[i].begin));
    }
    for (uint32_t i = 0; s->compared == 0 && i < s->run->touched.room; i++) {
        const sg_checked_touched_ *t = (const sg_checked_touched_ *)sg_checked_entry_at_(&s->run->touched, i, sizeof *t);
        uint64_t one = sg_checked_digest_(0xcbf29ce484222325u, &t->word, sizeof t->word);
        for (uint32_t k = 0; t->written && k < 4; k++) {
            if (t->written >> k & 1) one = sg_checked_digest_(one + k, (const char *)(t->word * 4 + k), 1);
        }
        one = (one ^ one >> 32) * 0x9e3779b97f4a7c15u; /* without this, two words that exchange their values sometimes give the same sum */
        one = (one ^ one >> 29) * 0x9e3779b97f4a7c15u;
        if (t->written) all += one ^ one >> 32; /* a sum, so that the order of the words does not matter */
    }
    return all;
}

/* ---- the tree ---- */

/* order becomes permutation number `number` of count members. false: there are fewer permutations. */
SG_NOINLINE bool sg_checked_permutation_(uint8_t *order, uint32_t count, uint32_t number) {
    uint32_t rest = 1, left = (1u << count) - 1;
    for (uint32_t k = 2; k <= count; k++) rest *= k;
    if (number >= rest) return false;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t skip, k = 0;
        rest /= count - i;
        for (skip = number / rest; skip > 0 || !(left >> k & 1); k++) skip -= left >> k & 1;
        number %= rest;
        left &= ~(1u << k);
        order[i] = (uint8_t)k;
    }
    return true;
}
/* Whether this order is the first of all that are equal to it. */
SG_NOINLINE bool sg_checked_is_first_(const uint8_t *order, uint32_t count, const uint8_t *meets) {
    for (uint32_t j = 1; j < count; j++) {
        for (uint32_t i = j; i-- > 0 && !(meets[order[j]] >> order[i] & 1);) {
            if (order[i] > order[j]) return false;
        }
    }
    return true;
}
/* After a run: makes the orders of the next run, for the first run->given points. false: there is none. */
SG_NOINLINE bool sg_checked_advance_(sg_checked_tree_ *tree, sg_checked_run_ *run) {
    const uint32_t reached = run->points < SG_CHECKED_POINTS_ ? run->points : (uint32_t)SG_CHECKED_POINTS_;
    for (uint32_t p = run->given; p < reached; p++) memset(&tree[p], 0, sizeof tree[p]);
    for (uint32_t p = reached; p-- > 0;) {
        sg_checked_point_ *point = &run->point[p];
        for (uint32_t k = 0; k < SG_CHECKED_FEW_; k++) tree[p].meets[k] |= point->meets[k];
        if (p >= run->given) tree[p].tried[0] = 1; /* the order of the numbers */
    }
    for (uint32_t p = reached; p-- > 0;) {
        sg_checked_point_ *point = &run->point[p];
        for (uint32_t n = 0; sg_checked_permutation_(point->order, point->count, n); n++) {
            if (tree[p].tried[n / 8] >> n % 8 & 1 || !sg_checked_is_first_(point->order, point->count, tree[p].meets)) continue;
            tree[p].tried[n / 8] |= (uint8_t)(1u << n % 8);
            run->given = p + 1;
            return true;
        }
    }
    return false;
}

/* ---- runs ---- */

/* Whether text is what a report may have behind "LAUNCH": @SEED, or for each point : or / and the order of its members. */
SG_NOINLINE bool sg_checked_is_order_(const char *text) {
    if (*text == '@') {
        const size_t digits = strspn(text + 1, "0123456789");
        return digits && !text[1 + digits] && strtoull(text + 1, NULL, 10) != 0;
    }
    uint32_t count = 0;
    for (char before = ':'; *text; before = '/') {
        uint32_t members = 0;
        if (*text++ != before) return false;
        for (count = 0; *text >= '0' && *text < '0' + SG_CHECKED_FEW_; count++) {
            const uint32_t bit = (uint32_t)1 << (*text++ - '0');
            if (members & bit) return false;
            members |= bit;
        }
        if (members != ((uint32_t)1 << count) - 1) return false; /* each once; none where a point had too many */
    }
    return count > 0;
}
/* Reads what the environment asks for. N: at most N orders for each launch. LAUNCH@SEED or LAUNCH:ORDERS: that one once more. */
SG_NOINLINE void sg_checked_explore_begin_(void) {
    sg_checked_state_ *s = sg_checked_state_get_();
    const char *text = sg_environment_("SG_EXPLORE");
    char *end;
    s->explored.begun = true;
    if (!text || !*text || strcmp(text, "0") == 0) return;
    s->explored.text = text;
    if (*text >= '0' && *text <= '9') {
        const unsigned long long number = strtoull(text, &end, 10);
        s->explored.again = *end && sg_checked_is_order_(end) ? end : NULL;
        if ((s->explored.again || !*end) && number <= UINT32_MAX) s->explored.most = (uint32_t)number;
    }
    sg_checked_ends_();
}
/* adds the run's orders as text, behind "LAUNCH" */
SG_NOINLINE void sg_checked_say_(char *text, size_t room, const sg_checked_run_ *run) {
    size_t n = strlen(text);
    if (run->seed) {
        snprintf(text + n, room - n, "@%llu", (unsigned long long)run->seed);
        return;
    }
    for (uint32_t p = 0; p < run->given && n + SG_CHECKED_FEW_ + 2 < room; p++) {
        text[n++] = p ? '/' : ':';
        for (uint32_t i = 0; i < run->point[p].count; i++) text[n++] = (char)('0' + run->point[p].order[i]);
        text[n] = 0;
    }
}
SG_NOINLINE void sg_checked_understand_(sg_checked_run_ *run, const char *text) {
    memset(run, 0, sizeof *run);
    if (*text == '@') run->seed = strtoull(text + 1, NULL, 10);
    for (uint32_t p = 0; *text == (p ? '/' : ':') && p < SG_CHECKED_POINTS_; p++) {
        for (text++; *text >= '0' && *text < '0' + SG_CHECKED_FEW_ && run->point[p].count < SG_CHECKED_FEW_; text++) {
            run->point[p].order[run->point[p].count++] = (uint8_t)(*text - '0');
        }
        run->given = p + 1;
    }
}
/* the command that started this program, if it can be found out */
SG_NOINLINE void sg_checked_command_(char *text, size_t room) {
    FILE *f = fopen("/proc/self/cmdline", "r");
    size_t n = f ? fread(text, 1, room - 1, f) : 0;
    if (f) fclose(f);
    text[n] = 0;
    while (n && !text[n - 1]) n--;
    for (size_t i = 0; i < n; i++) if (!text[i]) text[i] = ' ';
    if (n == 0) snprintf(text, room, "PROGRAM");
}

#if SG_HAVE_POSIX
SG_NOINLINE uint32_t sg_checked_seconds_(void) { return (uint32_t)time(NULL); }
SG_NOINLINE bool sg_checked_write_(int to, const void *p, size_t bytes) {
    const char *at = (const char *)p;
    while (bytes > 0) {
        const ssize_t some = write(to, at, bytes);
        if (some <= 0) return false;
        at += some;
        bytes -= (size_t)some;
    }
    return true;
}
SG_NOINLINE bool sg_checked_read_(int from, void *p, size_t bytes) {
    char *at = (char *)p;
    while (bytes > 0) {
        const ssize_t some = read(from, at, bytes);
        if (some <= 0) return false;
        at += some;
        bytes -= (size_t)some;
    }
    return true;
}
/* Sends the outcome of this run, and the bytes that follow, to the parent. If the run has ended, the process does too. */
SG_NOINLINE void sg_checked_send_(const sg_checked_run_ *run, const char *bytes) {
    const int to = sg_checked_state_get_()->run_end;
    const bool sent = sg_checked_write_(to, run, sizeof *run) && sg_checked_write_(to, bytes, run->bytes);
    if (!sent) _Exit(1);
    if (run->ended) _Exit(0);
}
/* true: this is the process of the run; use *run. false: the run is over, and *run says how it went. */
SG_NOINLINE bool sg_checked_fork_(sg_checked_run_ *run, uint32_t seconds) {
    sg_checked_state_ *s = sg_checked_state_get_();
    struct itimerval most;
    int ends[2], status = 0;
    pid_t child;
    static sg_checked_run_ heard;
    run->ended = run->crashed = false;
    if (pipe(ends) != 0) return false;
    fflush(NULL);
    sg_checked_lock_();
    child = fork();
    sg_checked_unlock_();
    if (child == 0) {
        close(ends[0]);
        s->run_end = ends[1];
        s->muted = true;
        memset(&most, 0, sizeof most);
        most.it_value.tv_sec = (time_t)seconds; /* processor time, since other processes may run meanwhile */
        (void)setitimer(ITIMER_PROF, &most, NULL);
        alarm(60 + 10 * seconds); /* for a run that sleeps, which takes no processor time */
        return true;
    }
    close(ends[1]);
    while (child > 0 && sg_checked_read_(ends[0], &heard, sizeof heard)) { /* the last message counts */
        *run = heard;
        memset(&run->touched, 0, sizeof run->touched); /* is of that process */
        if (run->bytes == 0) continue;
        free(s->poison.result);
        s->poison.bytes = run->bytes;
        s->poison.result = (char *)malloc(run->bytes);
        if (s->poison.result && sg_checked_read_(ends[0], s->poison.result, run->bytes)) continue;
        run->ended = false;
        break;
    }
    close(ends[0]);
    if (child > 0 && waitpid(child, &status, 0) == child) run->crashed = WIFSIGNALED(status) && WTERMSIG(status) != SIGALRM && WTERMSIG(status) != SIGPROF;
    return false;
}
/* Calls handler where this process accesses memory that is not there. */
SG_NOINLINE void sg_checked_on_crash_(void (*handler)(int which)) {
    (void)signal(SIGSEGV, handler);
    (void)signal(SIGBUS, handler);
}
/* The same access once more ends the process. */
SG_NOINLINE void sg_checked_crash_again_(int which) { (void)signal(which, SIG_DFL); }
#else
SG_NOINLINE void sg_checked_on_crash_(void (*handler)(int which)) { (void)handler; }
SG_NOINLINE void sg_checked_crash_again_(int which) { (void)which; }
SG_NOINLINE uint32_t sg_checked_seconds_(void) { return 0; } /* a board may have no clock */
SG_NOINLINE void sg_checked_send_(const sg_checked_run_ *run, const char *bytes) { (void)run, (void)bytes; }
SG_NOINLINE bool sg_checked_fork_(sg_checked_run_ *run, uint32_t seconds) { return (void)seconds, run->ended = false; }
#endif

/* A launch is about to run. true: exploring and poisoning apply to it. SG_ONLY in the environment limits them: to KERNEL, or with
 * KERNEL:N to its Nth launch. */
SG_NOINLINE bool sg_checked_picked_(const char *kernel) {
    sg_checked_state_ *s = sg_checked_state_get_();
    size_t n;
    uint32_t launch;
    char *end;
    if (!s->only.begun) {
        s->only.begun = true;
        s->only.text = sg_environment_("SG_ONLY");
        if (s->only.text && !*s->only.text) s->only.text = NULL;
        if (!s->explored.begun) sg_checked_explore_begin_(); /* basic ranges would not; the report at the end needs it */
    }
    if (!s->only.text) return true;
    n = strcspn(s->only.text, ":");
    if (s->run || sg_checked_now_get_()->active || !kernel || strlen(kernel) != n || strncmp(kernel, s->only.text, n) != 0) return false;
    sg_checked_lock_();
    launch = ++s->only.launches;
    sg_checked_unlock_();
    if (s->only.text[n] && (strtoul(s->only.text + n + 1, &end, 10) != launch || *end)) return false;
    return s->only.picked = true;
}
/* A launch is about to run. true: it is a run of the explorer, with *seed, and sg_checked_explored_ must be called at its end. */
SG_NOINLINE bool sg_checked_explore_(const char *kernel, bool picked, uint64_t *seed) {
    static sg_checked_tree_ tree[SG_CHECKED_POINTS_];
    static sg_checked_run_ run;
    sg_checked_state_ *s = sg_checked_state_get_();
    uint64_t result = 0;
    bool more = true, partly = false, walked = false;
    const uint32_t begun = sg_checked_seconds_();
    uint32_t seconds = 60; /* that a run may take; later ten times what the first one took */
    uint32_t left = 8; /* random orders that are also tried, since accesses of plain C are not seen */
    if (!s->explored.begun) sg_checked_explore_begin_();
    if (s->run || s->explored.most == 0 || sg_checked_now_get_()->active) return false;
    s->explored.launches++;
    if (s->explored.again) {
        if (s->explored.launches != s->explored.most) return false;
        sg_checked_understand_(&run, s->explored.again);
    } else {
        if (!picked) return false;
        s->explored.tried++;
        memset(&run, 0, sizeof run);
    }
    for (uint32_t n = 0; s->explored.again || (n < s->explored.most && left > 0); n++) {
        if (!more) {
            left--;
            run.seed = n;
        }
        if (s->explored.again || sg_checked_fork_(&run, seconds)) {
            run.interval = 0;
            run.points = 1; /* the point of the work-groups */
            run.partly = false;
            s->run = &run;
            *seed = run.seed ? run.seed : 1;
            return true;
        }
        s->explored.orders++;
        if (n == 0) {
            result = run.result;
            seconds = 2 + 10 * (sg_checked_seconds_() - begun);
        }
        if (n == 0 && !run.ended) break; /* the launch does not end in the order of the numbers either, or fork failed */
        if (!run.ended || run.result != result) {
            sg_checked_who_ w;
            char command[256];
            memset(&w, 0, sizeof w);
            w.kernel = kernel;
            w.bytes = 1;
            snprintf(s->told_run, sizeof s->told_run, "SG_EXPLORE=%lu", (unsigned long)s->explored.launches);
            sg_checked_say_(s->told_run, sizeof s->told_run, &run);
            sg_checked_command_(command, sizeof command);
            snprintf(s->told_run + strlen(s->told_run), sizeof s->told_run - strlen(s->told_run), " %s", command);
            sg_checked_lock_();
            sg_checked_tell_of_(SG_CHECKED_ORDER, &w, NULL, NULL, s->told_run, n, run.ended);
            sg_checked_unlock_();
            return false;
        }
        partly = partly || (!run.seed && run.partly);
        if (!more) continue;
        walked = !sg_checked_advance_(tree, &run);
        more = !walked && (!partly || n < s->explored.most / 2);
        if (!more && partly) left = s->explored.most;
    }
    s->explored.whole += walked && !partly;
    return false;
}
/* The launch of a run has ended. */
SG_NOINLINE void sg_checked_explored_(sg_status status) {
    sg_checked_state_ *s = sg_checked_state_get_();
    sg_checked_run_ *run = s->run;
    if (run->poison) sg_checked_poisoned_(run, status);
    run->result = sg_checked_result_(status);
    sg_checked_drop_entries_(&run->touched);
    s->run = NULL;
    s->explored.unfit = run->unfit || run->points < run->given;
    if (s->explored.again) return;
    run->ended = true;
    sg_checked_send_(run, NULL);
}
