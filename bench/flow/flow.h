/* SPDX-License-Identifier: MIT */
/* Control flow that differs between lanes, in the words of ISPC. An experiment that docs/flow.md reports on; not a part of sg.
 *
 *     SG_FLOW(m);                        in a function: the lanes of m run from here on
 *     SG_IF(c) { } SG_ELSE { }           c is a mask; both sides run, each under its part of the lanes
 *     SG_WHILE(c) { }                    until no lane is left
 *     SG_BREAK; SG_CONTINUE; SG_RETURN;  the lanes that run leave the loop, this round of it, the function's rest
 *     SG_SET(x, e);                      x = e in the lanes that run */
#ifndef BENCH_FLOW_FLOW_H
#define BENCH_FLOW_FLOW_H

/* now: lanes that run. stay: lanes that are still in the innermost loop. live: lanes that have neither left it nor gone on to its next
 * round. gone: lanes that have returned. other: the other side of the last SG_IF. once: whether its body must still run. */
typedef struct flow { sg_mask now, stay, live, gone, other; } flow;
typedef struct flow_if { sg_mask was, test; bool once; } flow_if;
typedef struct flow_loop { sg_mask now, stay, live; } flow_loop;

SG_INLINE flow flow_of(sg_mask m) {
    const flow f = {m, m, m, sg_mask_from_bits(0), m};
    return f;
}
SG_INLINE flow_if flow_if_begin(flow *f, sg_mask test) {
    const flow_if b = {f->now, test, true};
    f->now = sg_mask_and(f->now, test);
    return b;
}
SG_INLINE void flow_if_end(flow *f, flow_if *b) {
    f->other = sg_mask_and(sg_mask_andnot(b->was, b->test), f->live);
    f->now = sg_mask_and(b->was, f->live);
    b->once = false;
}
SG_INLINE flow_if flow_else_begin(flow *f) {
    const flow_if b = {f->now, f->other, true};
    f->now = f->other;
    return b;
}
SG_INLINE flow_loop flow_loop_begin(flow *f) {
    const flow_loop l = {f->now, f->stay, f->live};
    f->stay = f->now;
    return l;
}
SG_INLINE bool flow_loop_next(flow *f, const flow_loop *l, sg_mask c) {
    f->now = f->live = f->stay = sg_mask_and(f->stay, c);
    if (sg_any(f->now)) return true;
    f->now = sg_mask_andnot(l->now, f->gone);
    f->stay = sg_mask_andnot(l->stay, f->gone);
    f->live = sg_mask_andnot(l->live, f->gone);
    return false;
}
SG_INLINE void flow_continue(flow *f) {
    f->live = sg_mask_andnot(f->live, f->now);
    f->now = sg_mask_from_bits(0);
}
SG_INLINE void flow_break(flow *f) {
    f->stay = sg_mask_andnot(f->stay, f->now);
    flow_continue(f);
}
SG_INLINE void flow_return(flow *f) {
    f->gone = sg_mask_or(f->gone, f->now);
    flow_break(f);
}

#define SG_FLOW(m) flow sg_flow = flow_of(m)
#define SG_IF(c) for (flow_if sg_b = flow_if_begin(&sg_flow, c); sg_b.once; flow_if_end(&sg_flow, &sg_b))
#define SG_ELSE for (flow_if sg_b = flow_else_begin(&sg_flow); sg_b.once; flow_if_end(&sg_flow, &sg_b))
#define SG_WHILE(c) for (flow_loop sg_l = flow_loop_begin(&sg_flow); flow_loop_next(&sg_flow, &sg_l, c);)
#define SG_BREAK flow_break(&sg_flow)
#define SG_CONTINUE flow_continue(&sg_flow)
#define SG_RETURN flow_return(&sg_flow)
#define SG_SET(x, e) ((x) = sg_select(sg_flow.now, e, x))

#endif
