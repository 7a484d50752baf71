#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs every example on real input and prints one table, or with --json the same for machines:
#     demo.sh [--json] [folder with the built examples]
# A line for each result: what ran, size, whether the result was right, rate of sg and of plain C (medians of runs
# that alternate, the same compiler and flags), and the ratio. Leaves mandelbrot.ppm in the current folder.
# Exit status 1 if anything failed.
json=0
if [ "$1" = "--json" ]; then
    json=1
    shift
fi
folder=${1:-$(dirname "$0")}
DEMO_NO_HEADER=1
export DEMO_NO_HEADER
picture=mandelbrot.ppm

run() {
    name=$1
    shift
    [ $json = 1 ] || [ ! -t 2 ] || printf '%s ...\r' "$name" >&2
    "$folder/$name" "$@" || echo "FAILED $name $*"
}

# a program without speeds: only its exit status
check() {
    result=right
    "$folder/$1" >/dev/null || result=WRONG
    echo "$1 | $2 | $result | | | |"
}

list() {
    check hello 21
    check ids "32, 7, 8 x 8"
    check local "16, 4 x 4"
    check default_size "8 lanes"
    check members "40 of 16"
    run saxpy 16777219
    run saxpy 100003
    run reduce 33554443
    run reduce 100003
    run scan 33554443
    run scan 100003
    run fill_copy 16777216
    run fill_copy 1048576
    run transpose16
    run transpose 4096
    run transpose 1000
    DEMO_SECONDS=0.25 run matmul 528
    DEMO_SECONDS=0.25 run matmul_tiled 512
    run exchange 65536
    run collectives 65536
    run jacobi 100
    run jacobi 2048 32
    run bitonic 4194304
    run bitonic 100003
    run mandelbrot 1440 1000 200 $picture
    check diagrams "8 lanes"
}

list | awk -v json=$json -v picture=$picture '
BEGIN {
    FS = " *[|] *"
    line = "%-26s | %-12s | %-6s | %9s | %9s | %-7s | %6s\n"
    if (json) printf "{\"results\": ["
    else printf line, "what", "size", "result", "sg", "plain C", "unit", "ratio"
}
/^FAILED/ { failed = failed (failed ? ", " : "") substr($0, 8); next }
NF == 7 {
    rows++
    if ($3 == "right") right++
    if (json) {
        printf "%s\n  {\"what\": \"%s\", \"size\": \"%s\", \"right\": %s", (rows == 1 ? "" : ","), $1, $2, \
            ($3 == "right" ? "true" : "false")
        if ($4 != "") printf ", \"sg\": %s, \"plain\": %s, \"unit\": \"%s\", \"ratio\": %s", $4, $5, $6, $7 + 0
        printf "}"
    } else {
        printf line, $1, $2, $3, $4, $5, $6, $7
        fflush()
    }
}
END {
    if (json) printf "\n], \"rows\": %d, \"right\": %d, \"failed\": \"%s\", \"picture\": \"%s\"}\n", rows, right, failed, picture
    else {
        printf "\n%d of %d results right, picture in %s\n", right, rows, picture
        if (failed) printf "failed: %s\n", failed
    }
    exit (failed != "" || right != rows)
}'
