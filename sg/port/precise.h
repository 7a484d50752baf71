/* SPDX-License-Identifier: MIT */
/* By Clang: what does not compile if some part of -ffast-math is on. Its message is Clang's own, so the line in front of it, which
 * has the name of a file, says what to do. */
#ifndef SG_PORT_PRECISE_H
#define SG_PORT_PRECISE_H

#if defined(__clang__)
#line 1 "sg: -ffast-math and its parts change results: add -fno-fast-math behind them, or define SG_ACCEPT_FAST_MATH 1 to accept other bits"
#pragma float_control(except, on, push)
#pragma float_control(pop)
#endif

#endif
