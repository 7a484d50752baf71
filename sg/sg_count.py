# SPDX-License-Identifier: MIT
"""Shows what each line of a kernel does, from the counts of the checked build (docs/checked.md).

    python3 sg/sg_count.py listing FILE.json... >page.html    the sources, with the counts beside each line
    python3 sg/sg_count.py sizes [-s 8,16,32,64] [-r ARGUMENTS] -- COMPILER ARGUMENTS    one program at each sub-group size, side by side
    python3 sg/sg_count.py spills OBJECT...                   what the compiler keeps on the stack, by function and line; compile with -g

FILE.json is what SG_COUNT=FILE.json has written. sizes adds -DSG_CHECKED=1, -DSG_SIZE=<size> and -o to the compiler's arguments. So a program
that defines SG_SIZE itself must do so only if it is not yet defined. Environment: OBJDUMP.
"""
import collections
import html
import json
import os
import re
import subprocess
import sys
import tempfile

STYLE = """body{font:14px sans-serif;margin:2em}pre,td{font:12px monospace}table{border-collapse:collapse}td,th{padding:0 .6em;text-align:right}
td:last-child{text-align:left;white-space:pre}th{position:sticky;top:0;background:#eee}tr.hot td{background:#fff3d0}tr:target td{outline:1px solid}"""
COLUMNS = ("operations", "lanes", "64-byte lines", "at least", "gathers", "in a row", "uniform", "masked", "all lanes", "banks 16", "banks 32", "atomics",
           "barriers", "switches", "loops")


def read(paths):
    """{(kernel, lanes, file, line): counts}, summed over runs."""
    rows = collections.defaultdict(collections.Counter)
    for path in paths:
        with open(path, encoding="utf-8") as f:
            for text in f:
                r = json.loads(text)
                rows[r.pop("kernel"), r.pop("lanes"), r.pop("file"), r.pop("line")].update(r)
    return rows


def cells(r):
    lanes = f"{r['active'] / r['operations']:.1f}" if r["operations"] else ""
    rest = [r[k] or "" for k in ("lines", "least_lines", "indexed", "contiguous", "uniform", "masked", "full_masks", "bank_conflicts_16", "bank_conflicts_32",
                                 "atomics", "barriers", "switches", "loops")]
    return [r["operations"] or "", lanes, *rest]


def advice(r, lanes):
    """What can be improved on a line."""
    ops = r["operations"]
    if r["indexed"] and r["contiguous"] == r["indexed"]:
        yield "every gather or scatter is of neighbours: sg_load or sg_store would do"
    elif r["indexed"] and r["uniform"] == r["indexed"]:
        yield "every gather is of one element: a scalar and sg_splat would do"
    if r["masked"] and r["full_masks"] == r["masked"]:
        yield "every mask or count had all lanes: the form without one would do for these sizes"
    if r["loops"]:
        yield "the target goes over the lanes one by one: another element or operation may have an instruction"
    if ops and r["active"] < 0.75 * lanes * ops:
        yield f"{100 * r['active'] / (lanes * ops):.0f}% of the lanes are active"
    if r["lines"] > 1.5 * r["least_lines"]:
        yield f"{r['lines'] / r['least_lines']:.1f} times the least number of 64-byte lines"
    if r["local"] and r["bank_conflicts_32"] > 0.5 * r["local"]:
        yield f"{r['bank_conflicts_32'] / r['local']:.1f} conflicts of 32 banks for each access"


def listing(paths):
    rows = read(paths)
    print(f"<!DOCTYPE html><meta charset=utf-8><title>Counts of kernels</title><style>{STYLE}</style><h1>Counts of kernels</h1>")
    for file in sorted({k[2] for k in rows}):
        try:
            with open(file, encoding="utf-8", errors="replace") as f:
                source = f.read().split("\n")
        except OSError:
            source = []
        for kernel, lanes in sorted({k[:2] for k in rows if k[2] == file}):
            mine = {k[3]: r for k, r in rows.items() if k[:3] == (kernel, lanes, file)}
            busy = max(r["operations"] for r in mine.values())
            print(f"<h2>{html.escape(kernel)}, sub-groups of {lanes}: {html.escape(file)}</h2><table><tr>" +
                  "".join(f"<th>{c}</th>" for c in (*COLUMNS, "line", "")) + "</tr>")
            for n in range(max(min(mine) - 3, 1), max(mine) + 3):
                r = mine.get(n)
                text = source[n - 1] if n <= len(source) else ""
                hint = "; ".join(advice(r, lanes)) if r else ""
                row = "".join(f"<td>{c}</td>" for c in (cells(r) if r else [""] * len(COLUMNS)))
                hot = " class=hot" if r and busy and r["operations"] * 2 > busy else ""
                note = f"  <i>{html.escape(hint)}</i>" if hint else ""
                print(f"<tr{hot}>{row}<td>{n}</td><td>{html.escape(text)}{note}</td></tr>")
            print("</table>")


def sizes(arguments):
    wanted, given = "8,16,32,64", []
    while arguments and arguments[0] in ("-s", "-r"):
        if arguments[0] == "-s":
            wanted = arguments[1]
        else:
            given = arguments[1].split()
        arguments = arguments[2:]
    if arguments[:1] != ["--"] or len(arguments) < 2:
        sys.exit(__doc__)
    found = collections.defaultdict(dict)
    with tempfile.TemporaryDirectory() as folder:
        for size in wanted.split(","):
            program, counts = os.path.join(folder, "x" + size), os.path.join(folder, size + ".json")
            subprocess.run([*arguments[1:], "-DSG_CHECKED=1", "-DSG_SIZE=" + size, "-o", program, "-lpthread", "-lm"], check=True)
            done = subprocess.run([program, *given], env=dict(os.environ, SG_COUNT=counts), stdout=subprocess.DEVNULL)
            if done.returncode:
                print(f"sub-groups of {size}: status {done.returncode}", file=sys.stderr)
            for (kernel, lanes, file, line), r in read([counts] if os.path.exists(counts) else []).items():
                found[kernel, file, line][lanes] = r
    lanes = sorted({n for r in found.values() for n in r})
    print("| kernel | line | " + " | ".join(f"S = {n}: operations, lanes, 64-byte lines of least" for n in lanes) + " |")
    print("| --- | --- |" + " ---: |" * len(lanes))
    for (kernel, file, line), by in sorted(found.items()):
        text = []
        for n in lanes:
            r = by.get(n)
            said = [f"{r['operations']}, {100 * r['active'] / (n * r['operations']):.0f}%, {r['lines'] / max(r['least_lines'], 1):.2f}"] if r and r["operations"] else []
            said += [f"{r[x]} {x}" for x in ("atomics", "barriers", "loops") if r and r[x]]
            text.append(", ".join(said))
        print(f"| {kernel} | {os.path.basename(file)}:{line} | " + " | ".join(text) + " |")


# A vector register, and the stack, as x86-64, AArch64 and others write them. The operand in memory is the first or the last.
VECTOR = re.compile(r"%[xyz]mm\d+|\b[qv]\d+\b")
STACK = re.compile(r"\(%[er](?:sp|bp)[,)]|\[(?:sp|x29|fp)[],]")


def spills(paths):
    print("| function | line | to the stack | from it |")
    print("| --- | --- | ---: | ---: |")
    for path in paths:
        done = subprocess.run([os.environ.get("OBJDUMP", "objdump"), "-dl", "--no-show-raw-insn", path], capture_output=True, text=True, check=True)
        count, function, line = collections.Counter(), "?", "?"
        for text in done.stdout.split("\n"):
            if m := re.match(r"[0-9a-f]+ <(.*)>:$", text):
                function, line = m.group(1), "?"
            elif m := re.match(r"(\S+:\d+)(?: \(discriminator \d+\))?$", text):
                line = m.group(1)
            elif m := re.match(r"\s+[0-9a-f]+:\s+(\S+)\s+(.*)", text):
                name, operands = m.group(1), m.group(2)
                if not (STACK.search(operands) and VECTOR.search(operands)):
                    continue
                stored = name.startswith("st") or bool(re.search(r"\([^)]*\)$", operands.split("#")[0].strip()))
                count[function, line, stored and not name.startswith("ld")] += 1
        for function, line in sorted({k[:2] for k in count}):
            print(f"| {function} | {os.path.basename(line)} | {count[function, line, True]} | {count[function, line, False]} |")


if __name__ == "__main__":
    commands = {"listing": listing, "sizes": sizes, "spills": spills}
    if len(sys.argv) < 3 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    commands[sys.argv[1]](sys.argv[2:])
