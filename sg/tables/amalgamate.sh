#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes the whole of sg as one header to standard output.
#
#   sg/tables/amalgamate.sh >sg.h
#
# Environment: AWK
set -u
LC_ALL=C
export LC_ALL
top=$(cd "$(dirname "$0")/../.." && pwd) || exit 2
version=$(sed -n 's/^#define SG_VERSION "\(.*\)"/\1/p' "$top/sg/version.h")
cat <<END
/* SPDX-License-Identifier: MIT
 *
 * sg $version: sub-group kernels in C11, the whole library in one file, made by \`make amalgamate\`; do not edit. Use it as you use sg.h
 * of the folder sg, with the same switches. Parts that a program otherwise includes as headers are switched on by these macros: define
 * them as 1 before each #include.
 *
 *   SG_WITH_MATH     sg/math.h, elementary functions
 *   SG_WITH_MORE     sg/more.h, operations that few programs need
 *   SG_WITH_ATOMIC   sg/atomic.h, atomic operations with a value for each lane, histograms
 *   SG_WITH_PRINT    sg/print.h, values and masks as text
 *   SG_WITH_DISPATCH sg/dispatch.h, kernels for several instruction sets in one program
 *
 * The text of templates comes first, as macros SG_X<number>_. Docstrings are where the headers have them.
 *
$(sed 's/^/ * /; s/ *$//' "$top/COPYING")
 */
#if !defined(SG_OWN_WARNINGS) || !SG_OWN_WARNINGS
#pragma GCC system_header
#endif
#ifndef SG_X1_
END
exec "${AWK:-awk}" -v top="$top" -f "$top/sg/tables/amalgamate.awk"
