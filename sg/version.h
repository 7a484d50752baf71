/* SPDX-License-Identifier: MIT */
/* Version of the headers; configure.ac says the same and tests/lint.sh compares the two. */
#ifndef SG_VERSION_H
#define SG_VERSION_H

/* The version: three numbers, and a string of them. */
#define SG_VERSION_MAJOR 0
#define SG_VERSION_MINOR 3
#define SG_VERSION_PATCH 0
#define SG_VERSION "0.3.0"

#endif
