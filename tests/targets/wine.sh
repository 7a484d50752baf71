#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs a program for Windows: tests/targets/wine.sh [-32] PROGRAM [ARGUMENT...]. The compiler has appended ".exe" to the name it was given.
# With -there instead of a program: is Wine installed? WINE32: the command for programs of 32 bits. It may be a script that enters a chroot
# of i386 with wine32, where this folder has the same path and /proc is mounted.
prefix=wine wine=$(command -v wine64 || ls /usr/lib/wine/wine64 2>/dev/null)
if [ "$1" = -32 ]; then
    shift
    prefix=wine32 wine=${WINE32:-$(ls /usr/lib/wine/wine 2>/dev/null)} WINEARCH=win32
    export WINEARCH
fi
if [ "$1" = -there ]; then
    [ -n "$wine" ]
    exit
fi
program=$1
shift
[ -f "$program" ] || program=$program.exe
WINEDEBUG=-all WINEPREFIX=${WINEPREFIX:-$PWD/variants/$prefix}
export WINEDEBUG WINEPREFIX
# shellcheck disable=SC2086
exec $wine "$program" "$@"
