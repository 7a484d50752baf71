#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs every example on real input and prints a table, or with --json the same for machines:
#     demo.sh [--json] [folder with the built examples]
# Prints a line for each result as it comes: what ran, size, whether the result was right, the rates of sg and of plain C (medians of
# runs that alternate, with the same compiler and flags), and the ratio. At the end prints a line for each program. A terminal also
# shows what runs now and how much is left. Leaves pictures in the current folder: speeds.svg has the ratios; mandelbrot.png and
# work_groups.png are what two examples draw (and the same as .ppm). Exit status 1 if anything failed.
json=0
if [ "$1" = "--json" ]; then
    json=1
    shift
fi
here=$(dirname "$0")
folder=${1:-$here}
DEMO_NO_HEADER=1
export DEMO_NO_HEADER
pictures='speeds.svg mandelbrot.png mandelbrot.ppm work_groups.png work_groups.ppm'
lines=$(mktemp) || exit 1
trap 'rm -f "$lines"' EXIT

# The lines of one program come between "program NAME" and "end SECONDS".
total=0 done=0 began=$(date +%s)
begin() { # name arguments...
    echo "program $1"
    start=$(date +%s) done=$((done + 1))
    [ ! -t 2 ] || [ "$total" = 0 ] ||
        printf '\033[K%d of %d, %d s: %s ...\r' $done "$total" $((start - began)) "$*" >&2
}
end() { echo "end $(($(date +%s) - start))"; }

run() {
    begin "$@"
    [ "$total" != 0 ] || return 0
    name=$1
    shift
    "$folder/$name" "$@" || echo "FAILED $name $*"
    end
}

# a program without speeds: only its exit status
check() { # name, size for the table, arguments
    name=$1 size=$2
    shift 2
    begin "$name" "$@"
    [ "$total" != 0 ] || return 0
    result=right
    "$folder/$name" "$@" >/dev/null || result=WRONG
    echo "$name${1:+ $1} | $size | $result | | | |"
    end
}

list() {
    check hello 21
    check diagrams "8 lanes"
    check ids "32, 32 of 32"
    check ids "7 of 16" 7
    check ids "8x8 by 4x4" grid work_groups.ppm
    check local "16, 4x4"
    check members "40 of 16"
    check default_size "8 lanes"
    run tutorial
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
    run exchange 65536
    run collectives 65536
    run jacobi 100
    run jacobi 2048 32
    DEMO_SECONDS=0.25 run matmul 400
    DEMO_SECONDS=0.25 run matmul_tiled 384
    run bitonic 4194304
    run bitonic 100003
    run mandelbrot 1440 1000 200 mandelbrot.ppm
    run black_scholes 4194304
    run quantised 32000
    run quantised 4194304
    run k_means 65536
    run k_means 1000003
    run packed 65536
    run packed 4194304
    run intersect 30000 30000
    run intersect 1000000 1000000
    run fft 1024
    run fft 65536
    run histogram 1000003
    run equalise 307200
    run equalise 8294400
    run edit_distance 60 60
    run top_k 2000 128
    run top_k 100003 100 100
    run utf8 65536
    run base64 49152
    run find 65536
    run json 65536
    run chacha20 65536
    run adler32 65536
    run crc32 65536
    run xxh3 65536
    run blake3 1048576
    run pixels 4096
    run resize 320 180
}

total=$(list | wc -l) # nothing runs before the total is known
list | tee "$lines" | awk -v json=$json -v pictures="$pictures" '
function quoted(text) { gsub(/["\\]/, "\\\\&", text); return "\"" text "\"" }
function list_of(text, part, i, n, all) {
    n = split(text, part, " ")
    for (i = 1; i <= n; i++) all = all (i > 1 ? ", " : "") quoted(part[i])
    return "[" all "]"
}
BEGIN {
    FS = " *[|] *"
    line = "%-26s | %-12s | %-6s | %9s | %9s | %-7s | %6s\n"
    closing = "%-14s | %7s | %7s | %16s | %7s\n"
    if (json) printf "{\"results\": ["
    else printf line, "what", "size", "result", "sg", "plain C", "unit", "ratio"
}
/^program / {
    name = substr($0, 9)
    if (!(name in rows)) programs[++count] = name
    rows[name] += 0
    next
}
/^end / { seconds[name] += substr($0, 5); next }
/^FAILED/ { failed = failed (failed == "" ? "" : ", ") substr($0, 8); next }
NF == 7 {
    rows[name]++; all_rows++
    if ($3 == "right") { right[name]++; all_right++ }
    if ($7 != "") {
        if (least[name] == "" || $7 + 0 < least[name]) least[name] = $7 + 0
        if ($7 + 0 > most[name]) most[name] = $7 + 0
    }
    if (json) {
        printf "%s\n  {\"program\": %s, \"what\": %s, \"size\": %s, \"right\": %s", (all_rows == 1 ? "" : ","), quoted(name), \
            quoted($1), quoted($2), ($3 == "right" ? "true" : "false")
        if ($4 != "") printf ", \"sg\": %s, \"plain\": %s, \"unit\": %s, \"ratio\": %s", $4, $5, quoted($6), $7 + 0
        printf "}"
    } else {
        printf line, $1, $2, $3, $4, $5, $6, $7
        fflush()
    }
}
END {
    for (i = 1; i <= count; i++) all_seconds += seconds[programs[i]]
    if (json) {
        printf "\n], \"rows\": %d, \"right\": %d, \"failed\": %s, \"seconds\": %d, \"pictures\": %s}\n", all_rows, all_right, \
            quoted(failed), all_seconds, list_of(pictures)
    } else {
        print ""
        printf closing, "program", "results", "right", "sg to plain C", "seconds"
        for (i = 1; i <= count; i++) {
            name = programs[i]
            ratio = least[name] == "" ? "" : least[name] == most[name] ? sprintf("%.2f", most[name]) : \
                sprintf("%.2f to %.2f", least[name], most[name])
            printf closing, name, rows[name], right[name] + 0, ratio, seconds[name]
        }
        printf closing, "all", all_rows, all_right + 0, "", all_seconds
        printf "pictures to look at: %s\n", pictures
        if (failed != "") printf "failed: %s\n", failed
    }
    exit (failed != "" || all_right != all_rows || all_rows == 0)
}'
status=$?
awk -f "$here/demo_speeds.awk" "$lines" >speeds.svg || status=1
exit $status
