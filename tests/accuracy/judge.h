/* SPDX-License-Identifier: MIT */
/* MPFR's functions by the names of C's, for the rows of sg/tables/functions.h. */
#ifndef TESTS_ACCURACY_JUDGE_H
#define TESTS_ACCURACY_JUDGE_H

#include <mpfr.h>

#define mpfr_tgamma mpfr_gamma
#define mpfr_lgamma(r, x, how) mpfr_lgamma(r, &(int){0}, x, how) /* without the sign */

#endif
