/* SPDX-License-Identifier: MIT */
/* For systems without fork: starts this program once more, with a word that says what is to crash. */
#ifndef TESTS_AGAIN_H
#define TESTS_AGAIN_H

#if defined(_WIN32)
#include <process.h>
#include <stdio.h>
#include <stdlib.h>

enum { AGAIN_SURVIVED = 57 };

/* The word that it was started with, or an empty text. */
static inline const char *again_what(void) {
    return __argc > 1 ? __argv[1] : "";
}

/* The program did not survive. */
static inline int again_crashes(const char *what) {
    intptr_t status;
    fflush(stdout);
    status = _spawnl(_P_WAIT, _pgmptr, "again", what, (char *)NULL);
    return status != AGAIN_SURVIVED && status != -1;
}
#endif

#endif
