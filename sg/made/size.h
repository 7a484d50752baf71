/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. SG_SIZE and SG_MASK_BITS as bare numbers. */
#undef SG_LANES_
#if (SG_SIZE) == 1
#define SG_LANES_ 1
#elif (SG_SIZE) == 2
#define SG_LANES_ 2
#elif (SG_SIZE) == 4
#define SG_LANES_ 4
#elif (SG_SIZE) == 8
#define SG_LANES_ 8
#elif (SG_SIZE) == 16
#define SG_LANES_ 16
#elif (SG_SIZE) == 32
#define SG_LANES_ 32
#elif (SG_SIZE) == 64
#define SG_LANES_ 64
#elif defined(SG_SIZE_REPORTED_) /* several floors include this file, and one message is enough */
#define SG_LANES_ 1
#else
#define SG_SIZE_REPORTED_
#error "sg: SG_SIZE (or SG_DEFAULT_SUB_GROUP_SIZE) must be 1, 2, 4, 8, 16, 32 or 64, SG_SIZE_PRIMARY or SG_SIZE_AUTOMATIC"
#define SG_LANES_ 1
#endif

/* SG_MASK_BITS as a bare number, and the end of the names of functions with a mask: empty by default */
#undef SG_MASK_WIDTH_
#undef SG_MASK_SUFFIX_
#ifndef SG_MASK_BITS
#if SG_MASK_DEFAULT_ == 8
#define SG_MASK_WIDTH_ 8
#elif SG_MASK_DEFAULT_ == 16
#define SG_MASK_WIDTH_ 16
#elif SG_MASK_DEFAULT_ == 32
#define SG_MASK_WIDTH_ 32
#elif SG_MASK_DEFAULT_ == 64
#define SG_MASK_WIDTH_ 64
#endif
#elif SG_MASK_BITS == 8
#define SG_MASK_WIDTH_ 8
#elif SG_MASK_BITS == 16
#define SG_MASK_WIDTH_ 16
#elif SG_MASK_BITS == 32
#define SG_MASK_WIDTH_ 32
#elif SG_MASK_BITS == 64
#define SG_MASK_WIDTH_ 64
#else
#define SG_MASK_WIDTH_ 32 /* a valid value, so that there is only one message */
#undef SG_MASK_BITS
#define SG_MASK_BITS 32
#error "sg: SG_MASK_BITS must be 8, 16, 32 or 64"
#endif
#if SG_HAVE_KMASK || SG_MASK_WIDTH_ == SG_MASK_DEFAULT_
#define SG_MASK_SUFFIX_
#elif SG_MASK_WIDTH_ == 8
#define SG_MASK_SUFFIX_ _m8
#elif SG_MASK_WIDTH_ == 16
#define SG_MASK_SUFFIX_ _m16
#elif SG_MASK_WIDTH_ == 32
#define SG_MASK_SUFFIX_ _m32
#elif SG_MASK_WIDTH_ == 64
#define SG_MASK_SUFFIX_ _m64
#endif
