/* SPDX-License-Identifier: MIT */
/* Atomic operations of one type. Parameters:
 *   SG_T_ELEM     the suffix of the names
 *   SG_T_TYPE     the C type
 *   SG_T_SUM      the unsigned type to add in, so that overflow wraps; for floats the type itself
 *   SG_T_KIND     0: no arithmetic, 1: add and sub, 2: everything */
#if !defined(SG_T_ELEM) || !defined(SG_T_TYPE) || !defined(SG_T_SUM) || !defined(SG_T_KIND)
#error "sg: set SG_T_ELEM, SG_T_TYPE, SG_T_SUM and SG_T_KIND before including atomic.tmpl.h"
#endif

#define SG_T_SCALAR_FN(op) SG_PASTE4(sg_atomic_, op, _, SG_T_ELEM)

/* The value of *p. */
SG_INLINE SG_T_TYPE SG_T_SCALAR_FN(load)(SG_T_TYPE const *p, sg_memory_order order) {
    SG_T_TYPE value;
    SG_ATOMIC_TELL_(p, true, SG_CHECKED_LOADED_, order, SG_ATOMIC_LOAD_(p, &value, sg_atomic_load_order_(order)));
    return value;
}

/* *p becomes value. */
SG_INLINE void SG_T_SCALAR_FN(store)(SG_T_TYPE *p, SG_T_TYPE value, sg_memory_order order) {
    SG_ATOMIC_TELL_(p, false, SG_CHECKED_STORED_, order, SG_ATOMIC_STORE_(p, &value, sg_atomic_store_order_(order)));
}

/* *p becomes value. Returns what *p was. */
SG_INLINE SG_T_TYPE SG_T_SCALAR_FN(exchange)(SG_T_TYPE *p, SG_T_TYPE value, sg_memory_order order) {
    SG_T_TYPE old;
    SG_ATOMIC_TELL_(p, false, SG_CHECKED_CHANGED_, order, SG_ATOMIC_EXCHANGE_(p, &value, &old, order));
    SG_ATOMIC_KEEP_(old);
    return old;
}

/* Compares *p with *expected, bit for bit (0.0f is not -0.0f). True: they were equal, and *p is desired now. False: they
 * were not; *p is left alone, *expected gets its value, and the order is that of a load. Strong: it never fails
 * without a reason. */
SG_INLINE bool SG_T_SCALAR_FN(compare_exchange)(SG_T_TYPE *p, SG_T_TYPE *expected, SG_T_TYPE desired,
                                           sg_memory_order order) {
    bool changed;
    SG_ATOMIC_TELL_(p, true, changed ? SG_CHECKED_CHANGED_ : SG_CHECKED_LOADED_, order,
                    changed = SG_ATOMIC_CAS_(p, expected, &desired, order, sg_atomic_load_order_(order)));
    SG_ATOMIC_KEEP_(*expected);
    return changed;
}

#define SG_T_ROW(op, next) \
    SG_INLINE SG_T_TYPE SG_T_SCALAR_FN(op)(SG_T_TYPE *p, SG_T_TYPE value, sg_memory_order order) { \
        SG_T_TYPE old = SG_T_SCALAR_FN(load)(p, sg_memory_order_relaxed); \
        while (!SG_T_SCALAR_FN(compare_exchange)(p, &old, (SG_T_TYPE)(next), order)) { \
        } \
        return old; \
    }
#define SG_T_BUILTIN(op, builtin) \
    SG_INLINE SG_T_TYPE SG_T_SCALAR_FN(op)(SG_T_TYPE *p, SG_T_TYPE value, sg_memory_order order) { \
        SG_T_TYPE old; \
        SG_ATOMIC_TELL_(p, true, SG_CHECKED_CHANGED_, order, old = builtin(p, value, (int)order)); \
        SG_ATOMIC_KEEP_(old); \
        return old; \
    }

/* <type> sg_atomic_fetch_add_<t>(<type> *p, <type> value, sg_memory_order order);
 * <type> sg_atomic_fetch_sub_<t>(<type> *p, <type> value, sg_memory_order order);
 * *p becomes *p + value, or *p - value; integers wrap. Returns what *p was. Not for ptr. For floats it is a
 * loop of compare and exchange. */

/* <type> sg_atomic_fetch_and_<t>(<type> *p, <type> value, sg_memory_order order);
 * <type> sg_atomic_fetch_or_<t>(<type> *p, <type> value, sg_memory_order order);
 * <type> sg_atomic_fetch_xor_<t>(<type> *p, <type> value, sg_memory_order order);
 * *p becomes *p & value, *p | value or *p ^ value. Returns what *p was. Integers only. */

/* <type> sg_atomic_fetch_min_<t>(<type> *p, <type> value, sg_memory_order order);
 * <type> sg_atomic_fetch_max_<t>(<type> *p, <type> value, sg_memory_order order);
 * *p becomes the smaller, or the larger, of *p and value. Returns what *p was. Integers only; a
 * loop of compare and exchange. */

#if SG_T_KIND == 2 && SG_ATOMIC_GNU_
SG_T_BUILTIN(fetch_add, __atomic_fetch_add)
SG_T_BUILTIN(fetch_sub, __atomic_fetch_sub)
SG_T_BUILTIN(fetch_and, __atomic_fetch_and)
SG_T_BUILTIN(fetch_or, __atomic_fetch_or)
SG_T_BUILTIN(fetch_xor, __atomic_fetch_xor)
#elif SG_T_KIND == 2
SG_T_ROW(fetch_and, old & value)
SG_T_ROW(fetch_or, old | value)
SG_T_ROW(fetch_xor, old ^ value)
#endif
#if SG_T_KIND == 1 || (SG_T_KIND == 2 && !SG_ATOMIC_GNU_)
SG_T_ROW(fetch_add, (SG_T_SUM)old + (SG_T_SUM)value)
SG_T_ROW(fetch_sub, (SG_T_SUM)old - (SG_T_SUM)value)
#endif
#if SG_T_KIND == 2
SG_T_ROW(fetch_min, value < old ? value : old)
SG_T_ROW(fetch_max, value > old ? value : old)
#endif

#undef SG_T_ROW
#undef SG_T_BUILTIN
#undef SG_T_SCALAR_FN
#undef SG_T_ELEM
#undef SG_T_TYPE
#undef SG_T_SUM
#undef SG_T_KIND
