/* SPDX-License-Identifier: MIT */
/* A kernel for values of T_E: its first sub-group accesses memory in the way k->op says, its second one touches one
 * element of it. tests/sanitizer.sh looks for the lines of both in reports, by what is written on them.
 * T_KERNEL is its name; T_LOCAL 1: in local memory. */
#if !defined(T_KERNEL) || !defined(T_E) || !defined(T_LOCAL)
#error "access.tmpl.h needs T_KERNEL, T_E, T_LOCAL"
#endif
#define T_C T_PASTE(T_TYPE_, T_E)
#define T_V T_PASTE(sg_, T_E)

SG_KERNEL(T_KERNEL, sg_nd_item it, const struct job *k) {
#if T_LOCAL
    SG_LOCAL(it, T_C, memory, ELEMENTS);
#else
    T_C *memory = (T_C *)k->memory;
#endif
    T_C *p = memory + k->shift, *sink = (T_C *)k->sink;
    const uint32_t sub_group = sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it));
    const sg_mask m = sg_mask_from_bits(k->mask);
    const sg_u32 idx = sg_add_n(sg_mul_n(sg_iota_u32(), 2), 1);
    T_V x = T_PASTE(sg_splat_, T_E)((T_C)1);
    if (sub_group == 0) {
        switch (k->op) {
        case OP_store: sg_store(p, x); T_END(store); break;
        case OP_store_n: sg_store_n(p, x, k->n); T_END(store_n); break;
        case OP_store_masked: sg_store_masked(m, p, x); T_END(store_masked); break;
        case OP_stream: sg_stream(p, x); T_END(stream); break;
        case OP_scatter: sg_scatter(p, idx, x); T_END(scatter); break;
        case OP_scatter_masked: sg_scatter_masked(m, p, idx, x); T_END(scatter_masked); break;
        case OP_compress_store: sg_compress_store(m, p, x); T_END(compress_store); break;
        case OP_load: x = sg_load(p); T_END(load); break;
        case OP_load_n: x = sg_load_n(p, k->n); T_END(load_n); break;
        case OP_load_masked: x = sg_load_masked(m, p); T_END(load_masked); break;
        case OP_gather: x = sg_gather(p, idx); T_END(gather); break;
        case OP_gather_masked: x = sg_gather_masked(m, p, idx); T_END(gather_masked); break;
        case OP_expand_load: x = sg_expand_load(m, p); T_END(expand_load); break;
        }
        if (k->op >= OP_load) sg_store(sink, x);
    }
    if (k->barrier) sg_group_barrier(sg_nd_item_get_group(it));
    if (sub_group == 1 && k->touched >= 0) {
        volatile T_C *other = p + k->touched;
        if (k->op >= OP_load) *other = (T_C)2; /* the other's write */
        else sink[S] = *other; /* the other's read */
    }
}

#undef T_C
#undef T_V
#undef T_KERNEL
#undef T_E
#undef T_LOCAL
