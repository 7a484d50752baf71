/* SPDX-License-Identifier: MIT */
/* Assertions: static ones, and those for debugging. A debug check still type-checks when it is off. */
#ifndef SG_PORT_CHECK_H
#define SG_PORT_CHECK_H

#include "config.h"

/* SG_STATIC_ASSERT(x, text)
 * does not compile, with this text, if the constant x is 0. In C and C++. */
#ifdef __cplusplus
#define SG_STATIC_ASSERT(x, text) static_assert(x, text)
#else
#define SG_STATIC_ASSERT(x, text) _Static_assert(x, text)
#endif

/* GCC has no macro for this flag, so it is measured. */
SG_STATIC_ASSERT(SG_ACCEPT_FAST_MATH || sizeof(1.0) == sizeof(double),
                 "sg: -fsingle-precision-constant changes results: leave it out, or define SG_ACCEPT_FAST_MATH 1 to accept other bits");

/* SG_CHECK(x)
 * a check for debugging: SG_ASSERT(x) if SG_DEBUG is 1; otherwise x is compiled but not evaluated. */
#if SG_DEBUG && !defined(SG_ASSERT)
#include <assert.h>
#define SG_ASSERT(x) assert(x)
#endif
#if SG_DEBUG
#define SG_CHECK(x) SG_ASSERT(x)
#else
#define SG_CHECK(x) ((void)sizeof(x))
#endif

#endif
