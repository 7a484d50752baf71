#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs a command on one core. Threads that take turns (SG_CONTEXT 3) wake each other there much faster than from core to core.
command -v taskset >/dev/null 2>&1 || exec "$@"
exec taskset -c "$(taskset -cp $$ | sed 's/.*: //' | tr ',' '\n' | awk -F- -v n=$$ '{ for (i = $1; i <= ($2 == "" ? $1 : $2); i++) core[m++] = i } END { print core[n % m] }')" "$@"
