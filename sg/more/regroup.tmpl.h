/* SPDX-License-Identifier: MIT */
/* Between SG_T_NARROW_S lanes and SG_T_WIDE_S lanes, which are half as many or fewer. sg_as_<to>_<from>x<S> of two elements whose values
 * have the same number of bits at the two sizes: the bits stay and the lanes regroup. And sg_lo, sg_hi and sg_join where one size is
 * half of the other.
 *
 * SG_T_BOUND_SIZE 0: the unsigned elements, which values of more registers are built from; 1: the rest, where both sizes are bound. */
#if !defined(SG_T_NARROW_S) || !defined(SG_T_WIDE_S) || !defined(SG_T_BOUND_SIZE)
#error "sg: regroup.tmpl.h needs SG_T_NARROW_S, SG_T_WIDE_S and SG_T_BOUND_SIZE"
#endif

#include "../made/pair_names.tmpl.h"

#if !SG_T_BOUND_SIZE

/* A register keeps its bits. On big-endian targets the first byte of a lane is its highest one, so the bytes of each lane are swapped
 * before and after. Such targets have registers of 128 bits. */
#if SG_BIG_ENDIAN
#define SG_T_SWAPPED(bits, x) SG_PASTE2(sg_reg_byte_swap_b##bits, SG_R128_)(x)
#else
#define SG_T_SWAPPED(bits, x) (x)
#endif
#define SG_T_LEAF_AS(n, w) \
    SG_INLINE SG_T_NARROW_OF(u##n) SG_T_AS_NARROW(u##n, u##w)(SG_T_WIDE_OF(u##w) x) { \
        return SG_T_NARROW_INTERNAL(of_raw, u##n)(SG_T_SWAPPED(n, SG_T_SWAPPED(w, SG_T_WIDE_INTERNAL(raw, u##w)(x)))); \
    } \
    SG_INLINE SG_T_WIDE_OF(u##w) SG_T_AS_WIDE(u##w, u##n)(SG_T_NARROW_OF(u##n) x) { \
        return SG_T_WIDE_INTERNAL(of_raw, u##w)(SG_T_SWAPPED(w, SG_T_SWAPPED(n, SG_T_NARROW_INTERNAL(raw, u##n)(x)))); \
    }
#define SG_T_HALVES_AS(n, w) \
    SG_INLINE SG_T_NARROW_OF(u##n) SG_T_AS_NARROW(u##n, u##w)(SG_T_WIDE_OF(u##w) x) { \
        SG_T_NARROW_OF(u##n) r; \
        r.lo = SG_T_HALF_AS_NARROW(u##n, u##w)(x.lo), r.hi = SG_T_HALF_AS_NARROW(u##n, u##w)(x.hi); \
        return r; \
    } \
    SG_INLINE SG_T_WIDE_OF(u##w) SG_T_AS_WIDE(u##w, u##n)(SG_T_NARROW_OF(u##n) x) { \
        SG_T_WIDE_OF(u##w) r; \
        r.lo = SG_T_HALF_AS_WIDE(u##w, u##n)(x.lo), r.hi = SG_T_HALF_AS_WIDE(u##w, u##n)(x.hi); \
        return r; \
    }
#if SG_T_NARROW_S * 8 <= SG_REG_BITS
#define SG_T_AS_8 SG_T_LEAF_AS
#else
#define SG_T_AS_8 SG_T_HALVES_AS
#endif
#if SG_T_NARROW_S * 16 <= SG_REG_BITS
#define SG_T_AS_16 SG_T_LEAF_AS
#else
#define SG_T_AS_16 SG_T_HALVES_AS
#endif
#if SG_T_NARROW_S * 32 <= SG_REG_BITS
#define SG_T_AS_32 SG_T_LEAF_AS
#else
#define SG_T_AS_32 SG_T_HALVES_AS
#endif
#define SG_T_ROW(a_, n, w) SG_T_AS_##n(n, w)
SG_T_EACH_UNSIGNED(SG_T_ROW, )
#undef SG_T_ROW
#undef SG_T_AS_8
#undef SG_T_AS_16
#undef SG_T_AS_32
#undef SG_T_LEAF_AS
#undef SG_T_HALVES_AS
#undef SG_T_SWAPPED

#else

/* to unsigned lanes, which regroup, and from there to the other element */
#define SG_T_ROW(a_, n, w, un, uw) \
    SG_INLINE SG_T_NARROW_OF(n) SG_T_AS_NARROW(n, w)(SG_T_WIDE_OF(w) x) { \
        return SG_T_NARROW_AS(n, un)(SG_T_AS_NARROW(un, uw)(SG_T_WIDE_AS(uw, w)(x))); \
    } \
    SG_INLINE SG_T_WIDE_OF(w) SG_T_AS_WIDE(w, n)(SG_T_NARROW_OF(n) x) { \
        return SG_T_WIDE_AS(w, uw)(SG_T_AS_WIDE(uw, un)(SG_T_NARROW_AS(un, n)(x))); \
    }
SG_T_EACH(SG_T_ROW, )
#undef SG_T_ROW
#if SG_HAVE_OVERLOADS
#define SG_T_ROW(a_, n, w, un, uw) \
    SG_OVERLOAD SG_T_NARROW_OF(n) sg_as_##n(SG_T_WIDE_OF(w) a) { return SG_T_AS_NARROW(n, w)(a); } \
    SG_OVERLOAD SG_T_WIDE_OF(w) sg_as_##w(SG_T_NARROW_OF(n) a) { return SG_T_AS_WIDE(w, n)(a); }
SG_T_EACH(SG_T_ROW, )
#undef SG_T_ROW
#define SG_T_ROW(a_, n, w) \
    SG_OVERLOAD SG_T_NARROW_OF(u##n) sg_as_u##n(SG_T_WIDE_OF(u##w) a) { return SG_T_AS_NARROW(u##n, u##w)(a); } \
    SG_OVERLOAD SG_T_WIDE_OF(u##w) sg_as_u##w(SG_T_NARROW_OF(u##n) a) { return SG_T_AS_WIDE(u##w, u##n)(a); }
SG_T_EACH_UNSIGNED(SG_T_ROW, )
#undef SG_T_ROW
#endif

#if SG_T_RATIO == 2
#define SG_T_S SG_T_NARROW_S
#include "../made/size_names.tmpl.h"
#define SG_T_FILE "../more/halves.tmpl.h"
#include SG_T_ELEMENTS
#undef SG_T_FILE
#include "../made/size_names_end.tmpl.h"
#undef SG_T_S
#endif

#endif

#include "../made/pair_names_end.tmpl.h"
#undef SG_T_NARROW_S
#undef SG_T_WIDE_S
#undef SG_T_BOUND_SIZE
