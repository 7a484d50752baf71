# SPDX-License-Identifier: MIT
"""Runs one program with many sizes, seeds and numbers of workers: are its results the same, and are they right?

    python3 sg/sg_fuzz.py [-s 4,8,16,32,64] [-n NUMBERS] [-g GROUPS] [-w WORKERS] [-k SEEDS] [-i PATTERN] -- COMPILER ARGUMENTS [-- PROGRAM'S ARGUMENTS]

The compiler's arguments get -DSG_CHECKED=1, -DSG_SIZE=<size> and -o.

In the program's arguments @ stands for a number, for example of items. NUMBERS lists them; without -n they are 1, primes, powers of two and
their neighbours. Without @ there is one number. % stands for a second number, for example of the items of a work-group. With -g every number
is tried with each of GROUPS; without -g the second numbers are 1 and primes, two of them for each first number.

For each number the program runs once with 1 worker, then with each number of workers and with each seed (SG_NUM_WORKERS,
SG_SCHEDULE_SEED). For one number all runs, at all sub-group sizes, must print the same and end with status 0; a fault that the checked build
reports counts as a failure too. Before the comparison, text that matches PATTERN, a regular expression, is removed: times, sizes of sub-groups.

Prints TAP, and for each difference the command that shows it. The status is 1 if there was one.
Environment: SECONDS, the limit for one run; 60.
"""
import os
import re
import subprocess
import sys
import tempfile

NUMBERS = [1, 2, 3, 5, 7, 8, 15, 16, 17, 31, 32, 33, 61, 63, 64, 65, 97, 127, 128, 129, 251, 255, 256, 257, 509, 1021, 1024, 1025, 4093]

GROUPS = [1, 2, 3, 5, 7, 13, 31, 61, 127]


def main():
    options = {"-g": None, "-s": "4,8,16,32,64", "-n": ",".join(map(str, NUMBERS)), "-w": "2,3", "-k": "1,2", "-i": None}
    arguments = sys.argv[1:]
    while len(arguments) > 1 and arguments[0] in options:
        options[arguments[0]], arguments = arguments[1], arguments[2:]
    if arguments[:1] != ["--"] or len(arguments) < 2:
        sys.exit(__doc__)
    compiler = arguments[1:]
    given = []
    if "--" in compiler:
        given = compiler[compiler.index("--") + 1:]
        compiler = compiler[:compiler.index("--")]
    split = lambda name: [x for x in options[name].split(",") if x]
    numbers = [(x, "") for x in (split("-n") if any("@" in x for x in given) else [""])]
    if any("%" in x for x in given):
        pairs = [(x, str(GROUPS[(i + more) % len(GROUPS)])) for i, (x, _) in enumerate(numbers) for more in (0, len(GROUPS) // 2)]
        numbers = [(x, g) for x, _ in numbers for g in split("-g")] if options["-g"] else pairs
    ways = [("1", "")] + [("1", k) for k in split("-k")] + [(w, "") for w in split("-w")]
    bad = []
    print("TAP version 13")
    with tempfile.TemporaryDirectory() as folder:
        first, cases = {}, 0
        for size in split("-s"):
            program = os.path.join(folder, "x" + size)
            command = [*compiler, "-DSG_CHECKED=1", "-DSG_SIZE=" + size, "-o", program, "-lpthread", "-lm"]
            subprocess.run(command, check=True)
            for number, group in numbers:
                wrong = []
                args = [x.replace("@", number).replace("%", group) for x in given]
                for workers, seed in ways:
                    environment = dict(os.environ, SG_NUM_WORKERS=workers, SG_SCHEDULE_SEED=seed or "0")
                    if not seed:
                        del environment["SG_SCHEDULE_SEED"]
                    shown = f"SG_NUM_WORKERS={workers} " + (f"SG_SCHEDULE_SEED={seed} " if seed else "") + " ".join(["PROGRAM", *args])
                    try:
                        done = subprocess.run([program, *args], env=environment, capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL,
                                              timeout=float(os.environ.get("SECONDS", "60")))
                    except subprocess.TimeoutExpired:
                        wrong.append(f"{shown}: did not end in time")
                        continue
                    said = re.sub(options["-i"], "", done.stdout) if options["-i"] else done.stdout
                    before = first.setdefault((number, group), (said, f"SG_SIZE={size}: {shown}"))
                    if done.returncode:
                        reason = next((x for x in done.stderr.split("\n") if x.startswith("sg: ")), "")
                        wrong.append(f"{shown}: status {done.returncode}: {reason}")
                    elif said != before[0]:
                        pairs = zip(said.split("\n") + [""], before[0].split("\n") + [""])
                        ours, theirs = next(((a, b) for a, b in pairs if a != b), ("", ""))
                        wrong.append(f"{shown}: prints {ours!r}, but {before[1]} prints {theirs!r}")
                cases += 1
                print("not ok" if wrong else "ok", cases, f"- SG_SIZE={size}" + "".join(f", {x}" for x in (number, group) if x) + f", {len(ways)} runs")
                for text in wrong:
                    print(f"# SG_SIZE={size}: {text}")
                bad += wrong
        print(f"1..{cases}")
    return bool(bad)


sys.exit(main())
