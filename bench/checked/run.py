# SPDX-License-Identifier: MIT
"""What the checked build costs beside the thread sanitizer and Oclgrind, on three kernels: the table of docs/checked.md.

    python3 bench/checked/run.py [--write] [REPETITIONS]

--write: the table in docs/checked.md, and the line above it that says what it was measured with, become those of this run. On an idle machine.

Builds kernels.c three times, and runs kernels.cl by oclgrind-kernel, if there is one. Of each it takes the time of the processor for many items
less that for few, so that starting, and Oclgrind's compiler, do not count; the median of 3 repetitions. In nanoseconds for an
item, and for one step of an item of the product. Environment: CC, CPPFLAGS; LIBS.
"""
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
KERNELS = {"product": (32, 96), "reduction": (256, 1 << 15), "stencil": (256, 1 << 16)}  # few, and many
MORE = 27  # so many times more for what is fast
SG = [  # what, switches of the compiler, environment, MORE
    ("the plain build", "", {}, True),
    ("the checked build", "-DSG_CHECKED=1", {}, False),
    ("the checked build, ranges declared", "-DSG_CHECKED=1", {"RANGES": "1"}, False),
    ("the checked build, `SG_COUNT`", "-DSG_CHECKED=1", {"SG_COUNT": "counts.json"}, False),
    ("the thread sanitizer", "-fsanitize=thread", {}, False),
]
OCLGRIND = [("Oclgrind", []), ("Oclgrind, `--data-races --uninitialized`", ["--data-races", "--uninitialized"])]


def seconds(command, folder, **environment):
    """of the processor, all threads"""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, cwd=folder, env=dict(os.environ, **environment), capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode or "sg: " in done.stderr or "Invalid" in done.stderr or "data race" in done.stderr:
        raise SystemExit(f"{command}: status {done.returncode}: {done.stderr[:500]}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def units(kernel, n):
    return n ** 3 if kernel == "product" else n


def simulated(kernel, n):
    """what oclgrind-kernel reads"""
    text = f"{HERE}/kernels.cl\n{kernel}\n"
    if kernel == "product":
        array = f"<size={4 * n * n} float fill=1>\n"
        return text + f"{n} {n} 1\n16 16 1\n{array}{array}{array}<size=4 uint fill={n}>\n"
    array = f"<size={4 * (n + 256)} float fill=1>\n"
    return text + f"{n} 1 1\n256 1 1\n{array}{array}"


FIRST = "| nanoseconds for an item, or a step of one |"


def first_match(pattern, command):
    """of what a command prints; empty if there is no such command"""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return ""
    found = re.search(pattern, done.stdout + done.stderr, re.M)
    return found.group(1).strip() if found else ""


def conditions(times):
    """what the table was measured with"""
    compiler = os.environ.get("CC", "cc").split()
    with open(os.path.join(HERE, "kernels.c"), encoding="utf-8") as f:
        lanes = re.search(r"define SG_SIZE (\d+)", f.read()).group(1)
    simulator = first_match(r"^(Oclgrind \S+)", ["oclgrind-kernel", "--version"])
    parts = [f"sub-groups of {lanes}", first_match(r"^(.+)", [*compiler, "--version"]) + " with `" + " ".join(["-O1", os.environ.get("CPPFLAGS", "")]).strip() + "`", simulator,
             first_match(r"^model name\s*: (.+)", ["cat", "/proc/cpuinfo"]), f"median of {times} repetitions"]
    return "Measured by `python3 bench/checked/run.py --write`: " + ", ".join(x for x in parts if x) + "."


def write(text, times):
    """puts the table into docs/checked.md, in place of the one that is there, and of the line above it"""
    path = os.path.join(TOP, "docs", "checked.md")
    with open(path, encoding="utf-8") as f:
        page = f.read()
    done, count = re.subn(r"^Measured by .*\n\n" + re.escape(FIRST) + r".*\n(?:\|.*\n)*", lambda _: f"{conditions(times)}\n\n{text}", page, flags=re.M)
    if count != 1:
        raise SystemExit("docs/checked.md has no such table")
    with open(path, "w", encoding="utf-8") as f:
        f.write(done)


def main():
    numbers = [x for x in sys.argv[1:] if x != "--write"]
    times = int(numbers[0]) if numbers else 3
    lines = []

    def say(line):
        lines.append(line + "\n")
        print(line, flush=True)

    say(FIRST + " " + " | ".join(KERNELS) + " |\n| --- |" + " ---: |" * len(KERNELS))
    with tempfile.TemporaryDirectory() as folder:
        def row(what, more, run):
            cells = []
            for kernel, (few, many) in KERNELS.items():
                if more:
                    many *= 3 if kernel == "product" else MORE
                spent = [run(kernel, many) - run(kernel, few) for _ in range(times)]
                cells.append(f"{1e9 * statistics.median(spent) / (units(kernel, many) - units(kernel, few)):.1f}")
            say(f"| {what} | " + " | ".join(cells) + " |")

        for what, switches, environment, more in SG:
            program = os.path.join(folder, "program" + switches)
            if not os.path.exists(program):
                subprocess.run([*os.environ.get("CC", "cc").split(), "-std=c11", "-O1", *os.environ.get("CPPFLAGS", "").split(), "-I" + TOP, *switches.split(),
                                os.path.join(HERE, "kernels.c"), "-o", program, *os.environ.get("LIBS", "-lpthread -lm").split()], check=True)
            row(what, more, lambda kernel, n: seconds([program, kernel, str(n)], folder, **environment))
        for what, options in OCLGRIND if shutil.which("oclgrind-kernel") else []:
            def run(kernel, n):
                path = os.path.join(folder, "kernel.sim")
                with open(path, "w", encoding="utf-8") as f:
                    f.write(simulated(kernel, n))
                return seconds(["oclgrind-kernel", *options, path], folder)
            row(what, False, run)
    if "--write" in sys.argv:
        write("".join(lines), times)


main()
