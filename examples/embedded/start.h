/* SPDX-License-Identifier: MIT */
/* What start.c offers beside main: text to the console, and the end of the program. */
#ifndef EMBEDDED_START_H
#define EMBEDDED_START_H

#include <stddef.h>
#if __STDC_HOSTED__
#include <stdlib.h>
#endif

void board_write(const char *text, size_t bytes);
void board_exit(int status) __attribute__((noreturn));

#endif
