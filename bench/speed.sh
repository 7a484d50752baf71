#!/bin/sh
# SPDX-License-Identifier: MIT
# Draws docs/speed.svg, the picture of the README, from a report of `make bench`.
#
#   bench/speed.sh            writes it
#   bench/speed.sh --check    fails if it is not what the report says
set -eu
cd "$(dirname "$0")/.."
rows='mandelbrot 720,sgemm_local 640,scan_exclusive_f32 100003,transpose 4160,jacobi 1088,blur_u8 1100'
made=$(mktemp)
trap 'rm -f "$made"' EXIT
awk -v rows="$rows" -f bench/speed.awk bench/report/xeon-16-0.2.0.md >"$made"
if [ "${1:-}" = --check ]; then cmp "$made" docs/speed.svg; else cp "$made" docs/speed.svg; fi
