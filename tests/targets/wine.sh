#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs a program for Windows: tests/targets/wine.sh PROGRAM [ARGUMENT...]. Its compiler appends ".exe" to the name it is given.
program=$1
shift
[ -f "$program" ] || program=$program.exe
WINEDEBUG=-all WINEPREFIX=${WINEPREFIX:-$PWD/variants/wine}
export WINEDEBUG WINEPREFIX
wine=$(command -v wine64 || ls /usr/lib/wine/wine64 2>/dev/null || echo wine)
exec "$wine" "$program" "$@"
