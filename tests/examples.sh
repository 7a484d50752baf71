#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs each example, which checks its own result: without arguments, then with those of each line "check: arguments" in its first
# comment lines. The arguments of a line "refuse: arguments" must end it with status 2 and a message. If there is a file
# <example>.<argument>.txt, the output must be that file. The line that examples/README.md quotes must be printed
# without arguments, whatever its numbers. DEMO_SECONDS=0: no timing.
set -u
top=${srcdir:-.}
DEMO_SECONDS=0
export DEMO_SECONDS
count=0 failed=0

refuse() { # name arguments...
    count=$((count + 1))
    name=$*
    program=$1
    shift
    output=$("./$program" "$@" 2>&1 >/dev/null </dev/null)
    if [ $? = 2 ] && [ -n "$output" ]; then
        echo "ok $count - $name is refused"
    else
        failed=1
        echo "not ok $count - $name is refused"
    fi
}

without_numbers() { tr -d '\r' | sed 's/$/ /; s/[0-9][0-9.]*/N/g; s/  */ /g; s/ -*[in][na][fn] / N /g'; }
quoted() { # name of an example, what it printed
    line=$(sed -n '/^## The last line of each/,$s/^'"${1##*/}"'  *//p' "$top/examples/README.md" | without_numbers)
    [ -n "$line" ] && echo "$2" | without_numbers | grep -Fqx -e "$line"
}

run() { # name arguments...
    count=$((count + 1))
    name=$*
    program=$1
    shift
    expected=$top/$program.${1-}.txt
    if output=$("./$program" "$@" 2>&1 </dev/null) &&
        { [ ! -f "$expected" ] || [ "$output" = "$(cat "$expected")" ]; } &&
        { [ $# != 0 ] || quoted "$program" "$output"; }; then
        echo "ok $count - $name"
    else
        failed=1
        echo "not ok $count - $name"
        echo "$output" | sed 's/^/# /' | head -n 20
    fi
}

echo "TAP version 13"
for example in $EXAMPLES; do
    run "$example"
    sed -n '1,10s|^/\* check: \(.*\) \*/$|\1|p' "$top/$example.c" >"$example.args"
    while read -r arguments; do
        # shellcheck disable=SC2086
        run "$example" $arguments
    done <"$example.args"
    sed -n '1,10s|^/\* refuse: \(.*\) \*/$|\1|p' "$top/$example.c" >"$example.args"
    while read -r arguments; do
        # shellcheck disable=SC2086
        refuse "$example" $arguments
    done <"$example.args"
    rm -f "$example.args"
done
echo "1..$count"
exit $failed
