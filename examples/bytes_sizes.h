/* SPDX-License-Identifier: MIT */
/* sg at 8, 16, 32 and 64 lanes, for programs that use the same bits as lanes of several widths; 64 lanes stay bound. A value of
 * 64 bytes is also one of 32 lanes of 16 bits, of 16 lanes of 32 bits and of 8 lanes of 64 bits. sg_as_u16_u8x64(x) and its like
 * convert between them, with the first lane in the lowest bits. */
#ifndef EXAMPLES_BYTES_SIZES_H
#define EXAMPLES_BYTES_SIZES_H

#undef SG_SIZE
#define SG_SIZE 8
#include <sg.h>
#include <sg/more.h>
#undef SG_SIZE
#define SG_SIZE 16
#include <sg.h>
#include <sg/more.h>
#undef SG_SIZE
#define SG_SIZE 32
#include <sg.h>
#include <sg/more.h>
#undef SG_SIZE
#define SG_SIZE 64
#include <sg.h>
#include <sg/more.h>

#include <string.h>

#endif
