/* SPDX-License-Identifier: MIT */
/* For Clang: does not compile if some part of -ffast-math is on. The message is Clang's own; so the line directive in front of it
 * gives this place a file name that says what to do. */
#ifndef SG_PORT_PRECISE_H
#define SG_PORT_PRECISE_H

#if defined(__clang__)
#line 1 "sg: -ffast-math and its parts change results: add -fno-fast-math behind them, or define SG_ACCEPT_FAST_MATH 1 to accept other bits"
#pragma float_control(except, on, push)
#pragma float_control(pop)
#endif

#endif
