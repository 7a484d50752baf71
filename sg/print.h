/* SPDX-License-Identifier: MIT */
/* Values and masks as text, for looking at a kernel that is not right yet. An optional part beside the five floors, on top of
 * floor 2. sg.h does not include it.
 *
 *     #include <sg.h>
 *     #include <sg/print.h>     again after sg.h has been included with another SG_SIZE
 *
 *     sg_print(x);
 *
 *     x: f32 x 4
 *       lane  0        1      0.1     -2.5      nan
 *       hex     3f800000 3dcccccd c0200000 7fc00000
 *
 * Numbers are the shortest that are read back as the lane's bits, and below each stand these bits; a mask is a row of bits, lane
 * 0 first. Nothing but memcpy is needed; sg_print and sg_print_mask write to stdout and are only there in a hosted program. */
#if !defined(SG_OWN_WARNINGS) || !SG_OWN_WARNINGS
#pragma GCC system_header /* see port/config.h */
#endif
#include "lanes.h"
#include "print/text.h"
#include "made/print_sizes.h"

#ifndef SG_PRINT_H
#define SG_PRINT_H

#if SG_HAVE_HOST
#include <stdio.h>
#endif

/* the function for a value's element */
#ifdef __cplusplus
#define SG_FORMAT_(buffer, size, name, x) sg_text_of_(buffer, size, name, x)
#define SG_PRINT_AGAIN_
#else
#define SG_PRINT_AGAIN_ (void)sizeof(SG_PASTE3(sg_include_sg_print_h_again_for_SG_SIZE_, SG_LANES_, _));
#define SG_FORMAT_CASE_(a, e) , sg_##e: SG_PASTE3(sg_text_of_##e##x, SG_X_, _)
#define SG_FORMAT_(buffer, size, name, x) \
    _Generic((x) SG_EACH_ALL_(SG_FORMAT_CASE_, _))(buffer, size, name, x)
#endif

/* size_t sg_format(char *buffer, size_t size, sg_<e> x);
 * Writes the text of x and a 0 behind it into at most size bytes. Returns the length that the whole text has, without the
 * 0, as snprintf does: with a size of 0 it only asks for the length, and buffer may be NULL. 4096 bytes are always enough:
 * of an argument that is written in more than 500 characters the first ones stand there. */
#define sg_format(buffer, size, x) SG_FORMAT_(buffer, size, #x, x)

/* size_t sg_format_mask(char *buffer, size_t size, sg_mask m);
 * The same for a mask: its bits, lane 0 first, and the number of bits that are set. */
#define sg_format_mask(buffer, size, m) sg_text_mask_(buffer, size, #m, SG_LANES_, sg_ballot(m))

#if SG_HAVE_HOST
/* void sg_print(sg_<e> x);
 * Writes the text of x to stdout in one piece, so that the texts of several threads do not mix. A statement. May change errno.
 * Takes 4 KB of the sub-group's stack. */
#define sg_print(x) \
    do { \
        char sg_text_buffer_[SG_TEXT_BYTES_]; \
        SG_PRINT_AGAIN_ \
        (void)SG_FORMAT_(sg_text_buffer_, sizeof sg_text_buffer_, #x, x); \
        (void)fputs(sg_text_buffer_, stdout); \
    } while (0)

/* void sg_print_mask(sg_mask m);
 * The same for a mask. */
#define sg_print_mask(m) \
    do { \
        char sg_text_buffer_[SG_TEXT_BYTES_]; \
        (void)sg_text_mask_(sg_text_buffer_, sizeof sg_text_buffer_, #m, SG_LANES_, sg_ballot(m)); \
        (void)fputs(sg_text_buffer_, stdout); \
    } while (0)
#endif

#endif
