/* SPDX-License-Identifier: MIT */
/* Names of floor 2's templates that are made of the names of an element, whichever it is. So they are defined once for all elements that
 * made/elements_x<S>.tmpl.h goes through. */
#ifndef SG_T_FILE
#error "sg: element_names.tmpl.h is included by elements_x<S>.tmpl.h"
#endif

/* Element i at p. The program may know it by another type of the same size and kind. */
#define SG_T_CELL(p, i) (((SG_T_LOOSE *)(p))[i])

/* For the checked build: tell it which elements these lanes access. _INDEXED: by lane numbers in an array. _N: n of them, in a row. */
#if SG_CHECKED
#define SG_T_TELL(write, p, lanes) sg_checked_lanes_(SG_T_S, write, p, lanes, NULL, SG_T_BITS / 8)
#define SG_T_TELL_MASKED(write, p, lanes) SG_T_TELL((uint32_t)(write) | SG_CHECKED_MASKED_, p, lanes)
#define SG_T_TELL_INDEXED(write, p, lanes, idx) \
    do { \
        uint32_t told_[SG_T_S]; \
        SG_T_IDX_FN(store)(told_, idx); \
        sg_checked_lanes_(SG_T_S, write, p, lanes, told_, SG_T_BITS / 8); \
    } while (0)
#define SG_T_TELL_N(write, p, n) SG_T_TELL_MASKED(write, p, SG_T_FIRST_LANES(n))
/* all n bytes of a table, whatever S is: as so many loads */
#define SG_T_TELL_TABLE(p, n) \
    for (uint32_t told_ = 0; told_ < (n); told_ += SG_T_S) SG_T_TELL(false, (p) + told_, SG_T_FIRST_LANES((n) - told_))
/* a statement, or a value, of another operation that accesses what has been told */
#define SG_T_TOLD_VALUE(...) SG_T_INTERNAL(told)((sg_checked_now_get_()->told++, __VA_ARGS__))
#define SG_T_TOLD(...) \
    do { \
        sg_checked_now_get_()->told++; \
        __VA_ARGS__; \
        sg_checked_now_get_()->told--; \
    } while (0)
#define SG_T_FIRST_LANES(n) ((n) < SG_T_S ? ((uint64_t)1 << ((n) & 63)) - 1 : ~(uint64_t)0 >> (64 - SG_T_S))
/* x, of which only these lanes hold something of the program's. In the others odd values may be put (port/checked_poison.h). */
#define SG_T_ONLY_LANES(x, lanes, what) SG_T_INTERNAL(only_lanes)(x, lanes, what)
#else
#define SG_T_TELL(write, p, lanes) ((void)0)
#define SG_T_TELL_MASKED(write, p, lanes) ((void)0)
#define SG_T_TELL_INDEXED(write, p, lanes, idx) ((void)0)
#define SG_T_TELL_N(write, p, n) ((void)0)
#define SG_T_TELL_TABLE(p, n) ((void)0)
#define SG_T_TOLD_VALUE(...) __VA_ARGS__
#define SG_T_TOLD(...) __VA_ARGS__
#define SG_T_ONLY_LANES(x, lanes, what) x
#endif

/* leaf: one register of SG_T_REG_BITS bits, or its low part */
#define SG_T_LEAF (SG_T_S * SG_T_BITS <= SG_REG_BITS)
#define SG_T_PART (SG_T_S * SG_T_BITS < 128)
/* Floor 1 can compress and expand the leaf. Where masks are vectors, the leaf must be a whole register. */
#define SG_T_PACKS (SG_T_LEAF && SG_T_COMPRESS && (SG_HAVE_KMASK || !SG_T_PART))
/* Otherwise words of 64 bits can be, with lanes of 8 and 16 bits. */
#define SG_T_WORDS (SG_HAVE_BMI2 && !SG_T_COMPRESS && SG_T_BITS <= 16 && SG_T_S * SG_T_BITS >= 64)
/* The value takes 16 registers or more to compute with (64 lanes of 32 bits in 128). Then halves exchange lanes through memory, in
 * functions that are not inlined. Each level of halves doubles the code, and most of it goes away only after inlining: compilers
 * took minutes for that. It is never so with mask registers, where 64 lanes of 64 bits are 8 registers. */
#define SG_T_DEEP (SG_T_S * (SG_T_NATIVE ? SG_T_BITS : 32) >= 16 * SG_REG_BITS)

/* three elements for each lane are moved by byte shuffles */
#define SG_T_THREES (SG_REG_HAVE_INTERLEAVE && SG_T_BITS <= 32 && !SG_T_PART && !SG_T_DEEP)

/* scans go over blocks of 128 bits first (scan.tmpl.h) */
#define SG_T_BLOCKS (SG_REG_BITS == 256 && !SG_HAVE_KMASK && SG_T_BITS <= 32 && SG_T_S * SG_T_BITS >= 256 && SG_T_KIND <= 1 && !SG_T_DEEP)

/* a leaf's content as the register that floor 1 takes, and back; without parentheses, which take the compiler time: x and reg are
 * names or calls, not expressions with operators */
#define SG_T_GET(x) SG_CAST_(SG_T_REG) x.v
#define SG_T_PUT(reg) SG_CAST_(SG_T_STORED) reg
#define SG_T_UNSIGNED_PUT(reg) SG_CAST_(SG_T_UNSIGNED_STORED) reg
#define SG_T_HALF_GET(x) SG_CAST_(SG_T_HALF_REG) x.v
#define SG_T_HALF_PUT(reg) SG_CAST_(SG_T_HALF_STORED) reg
#define SG_T_IDX_GET(x) SG_CAST_(SG_T_IDX_REG) x.v

/* The native mask: the mask register, or all-ones lanes of the element's width. SG_T_MASK_FN names its functions. Where there
 * are mask registers, these are the public functions. */
#if SG_HAVE_KMASK
#define SG_T_MASK SG_T_PLAIN_MASK
#define SG_T_MASK_JOIN SG_T_PLAIN_FN(mask_join)
#define SG_T_MASK_AND SG_T_PLAIN_FN(mask_and)
#define SG_T_MASK_NOT SG_T_PLAIN_FN(mask_not)
#define SG_T_MASK_FIRST SG_T_PLAIN_FN(mask_first_n)
#define SG_T_MASK_LO SG_T_PLAIN_FN(mask_lo)
#define SG_T_MASK_HI SG_T_PLAIN_FN(mask_hi)
#define SG_T_MASK_BALLOT SG_T_PLAIN_FN(ballot)
#define SG_T_MASK_EVERY SG_T_PLAIN_FN(all)
#define SG_T_MASK_TRIM(k) ((SG_T_MASK_REG)((k) & SG_T_MASK_REG_ALL))
#define SG_T_MASK_GET(m) (m).v
#else
#define SG_T_MASK SG_T_UNSIGNED
#define SG_T_MASK_JOIN SG_T_UNSIGNED_FN(join)
#define SG_T_MASK_AND SG_T_UNSIGNED_FN(and)
#define SG_T_MASK_NOT SG_T_UNSIGNED_FN(not)
#define SG_T_MASK_FIRST SG_T_UNSIGNED_INTERNAL(mask_first)
#define SG_T_MASK_LO SG_T_UNSIGNED_FN(lo)
#define SG_T_MASK_HI SG_T_UNSIGNED_FN(hi)
#define SG_T_MASK_BALLOT SG_T_UNSIGNED_INTERNAL(mask_bits)
#define SG_T_MASK_EVERY SG_T_UNSIGNED_INTERNAL(mask_all)
#define SG_T_MASK_TRIM(k) SG_T_UNSIGNED_PUT(k)
#define SG_T_MASK_GET(m) SG_T_GET(m)
#endif
