# SPDX-License-Identifier: MIT
"""Makes one mistake at a time in the kernels of the examples, and sees who notices: the checked build, or the example itself, which
compares its results.

    python3 tests/mutants.py [--sample] [EXAMPLE...]

Environment: CC, CPPFLAGS, LIBS, srcdir. All mistakes of an example are compiled into one program; SG_MUTANT in the environment
chooses. Without a mistake nothing may be reported. Each program runs with the arguments of its lines "check:".
Prints docs/mutants.md. --sample: the mistakes of SAMPLE only; prints TAP, and fails if one of them is not reported.
"""
import collections
import concurrent.futures
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile

TOP = os.path.abspath(os.environ.get("srcdir", "."))
EXAMPLES = os.path.join(TOP, "examples")
SAMPLE = {"local": {"barrier", "extent"}, "jacobi": {"barrier"}}
SECONDS = 10  # of the processor, for one run
ORDERS = 50  # of the explorer, for one launch
# arguments for small runs, where those of "check:" are not
SMALL = {"jacobi": ["16 16", "28 1200"], "k_means": ["1", "4097"], "matmul_tiled": ["64"], "reduce": ["1", "4095"]}

# what each kind of mistake is, in the order of the table
KINDS = {
    "barrier": "a barrier of the work-group is left out",
    "arrival": "the first sub-group leaves a barrier out",
    "mask": "a mask has all lanes",
    "tail": "a count of lanes is a whole sub-group",
    "order": "an atomic operation is relaxed",
    "group": "a group algorithm is the sub-group's",
    "bound": "a loop or a condition goes one further: `<` is `<=`",
    "extent": "an array of local memory has one element, or row, less",
}
HEAD = """
#include <stdlib.h>
static int sg_mutant_of_program;
__attribute__((constructor)) static void sg_mutant_choose(void) {
    const char *text = getenv("SG_MUTANT");
    sg_mutant_of_program = text ? atoi(text) : 0;
}
#define SG_MUTANT(n) (sg_mutant_of_program == (n))
"""
TEXT = """# Mistakes, and who notices them

`make check-mutants` writes this page. It makes each of these mistakes in the kernels of the examples, one at a time, and runs the
[checked build](checked.md) on small sizes. A mistake is *reported* if sg says what is wrong; else the example may find that its result
is wrong, or that the launch has failed. What nobody notices runs again in other orders of its sub-groups and work-groups, by the explorer.
"""
NOTICED = {
    "wrong": "Noticed by the example only",
    "other": "Printed something else",
    "order": "Noticed by the explorer only",
    "nothing": "Noticed by nobody",
}
ALL_LANES = "sg_mask_first_n(SG_SIZE)"
GROUP = r"(?:g|group|sg_nd_item_get_group\(it\))"


def blank(text):
    """comments and strings as spaces of the same length"""
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.S)


def end_of(text, opening):
    """behind the bracket that closes the one at opening"""
    depth = 0
    for at in range(opening, len(text)):
        depth += (text[at] in "([{") - (text[at] in ")]}")
        if depth == 0:
            return at + 1
    return len(text)


def arguments(text, opening):
    """(begin, end) of each argument of the call whose bracket is at opening"""
    close, depth, begin, found = end_of(text, opening) - 1, 0, opening + 1, []
    for at in range(opening + 1, close):
        depth += (text[at] in "([{") - (text[at] in ")]}")
        if depth == 0 and text[at] == ",":
            found.append((begin, at))
            begin = at + 1
    return found + [(begin, close)]


def kernels(text):
    """(begin, end, it has an item) of the bodies of kernels, and of the functions that they inline"""
    for m in re.finditer(r"\bSG_(?:RANGE_|GROUP_)?KERNEL\(|\bSG_INLINE\b[^;{=]*?\w+\(", text):
        close = end_of(text, m.end() - 1)
        brace = re.compile(r"\s*\\?\s*\{").match(text, close)
        if brace:
            yield brace.end() - 1, end_of(text, brace.end() - 1), text.startswith("SG_KERNEL", m.start())


def sites(text):
    """(kind, [(position, whether it closes, text)]) of every mistake that can be made: what is to be inserted; @ stands for the condition"""
    def around(begin, end, before, behind):
        return [(begin, False, before), (end, True, behind)]

    clean = blank(text)
    for begin, end, item in kernels(clean):
        for m in re.compile(r"\b(\w+)\(").finditer(clean, begin, end):
            name, start, behind = m.group(1), m.start(), end_of(clean, m.end() - 1)
            args = arguments(clean, m.end() - 1)
            words = [text[a:b].strip() for a, b in args]
            of_group = re.fullmatch(GROUP, words[0])
            if name == "sg_group_barrier" and of_group:
                yield "barrier", around(start, behind, "do { if (!@) ", "; } while (0)")
                if item:
                    first = "sg_sub_group_get_group_id(sg_nd_item_get_sub_group(it)) == 0"
                    yield "arrival", around(start, behind, f"do {{ if (!(@ && {first})) ", "; } while (0)")
            elif re.fullmatch(r"sg_\w+_masked(_\w+)?", name):
                yield "mask", around(*args[0], f"@ ? {ALL_LANES} : (", ")")
            elif re.fullmatch(r"sg_select(_\w+)?", name):
                yield "mask", around(start, behind, f"(@ ? {words[1]} : ", ")")
            elif name == "sg_item_mask":
                yield "mask", around(start, behind, f"(@ ? {ALL_LANES} : ", ")")
            elif name == "sg_mask_and":
                yield "mask", around(start, behind, f"(@ ? {words[0]} : ", ")")
            elif re.fullmatch(r"sg_(load|store|block_load|block_store)_n(_[iuf]\d+)?|sg_mask_first_n", name):
                yield "tail", around(*args[-1], "@ ? SG_SIZE : (", ")")
            elif re.fullmatch(r"sg_item_(load|store)(_\w+)?", name):
                yield "tail", around(start, behind, f"(@ ? {name.replace('_item', '')}({', '.join(words[1:])}) : ", ")")
            elif re.fullmatch(r"sg_\w+_(of|over)_group(_\w+)?|sg_group_broadcast\w*", name) and of_group and item:
                narrow = ", ".join(["sg_nd_item_get_sub_group(it)", *words[1:]])
                yield "group", around(start, behind, f"(@ ? {name}({narrow}) : ", ")")
            elif name == "SG_LOCAL" and len(args) > 3:
                yield "extent", around(*args[3], "(", ") - @")
        for m in re.compile(r"\bsg_memory_order_(acquire|release|acq_rel|seq_cst)\b").finditer(clean, begin, end):
            yield "order", around(*m.span(), "(@ ? sg_memory_order_relaxed : ", ")")
        for m in re.compile(r" < (?![0-9A-Z_]+\b(?! *[*+-] *k->))").finditer(clean, begin, end):
            if "SG_UNROLL" not in clean[clean.rfind("\n", 0, m.start()) + 1:m.start()]:
                yield "bound", [(m.end(), False, "@ + ")]


class Mutant:
    def __init__(self, number, kind, path, line, text):
        self.number, self.kind, self.path, self.line, self.text = number, kind, path, line, text
        self.seen = self.explored = ""


class Program:
    """An example, with every mistake of its files."""

    def __init__(self, name, folder, only=None):
        self.name, self.folder, self.only = name, folder, only
        self.without = set()  # (file, line) that do not compile with a mistake

    def files(self):
        todo, found = [self.name + ".c"], []
        while todo:
            path = todo.pop()
            if path in found or path == "demo.h" or not os.path.exists(os.path.join(EXAMPLES, path)):
                continue
            found.append(path)
            with open(os.path.join(EXAMPLES, path), encoding="utf-8") as f:
                todo += re.findall(r'^ *# *include "([^"]+)"', f.read(), re.M)
        return sorted(found)

    def write(self):
        self.mutants = []
        where = os.path.join(self.folder, self.name)
        shutil.copytree(EXAMPLES, where, dirs_exist_ok=True)
        for path in self.files():
            with open(os.path.join(EXAMPLES, path), encoding="utf-8") as f:
                text = f.read()
            edits = []
            for kind, inserts in sites(text):
                line = text.count("\n", 0, inserts[0][0]) + 1
                if (path, line) in self.without or (self.only and kind not in self.only):
                    continue
                number = len(self.mutants) + 1
                self.mutants.append(Mutant(number, kind, path, line, text.split("\n")[line - 1].strip(" \\")))
                for at, closes, what in inserts:  # at one place: what closes, the inner first; then what opens, the outer first
                    edits.append((at, not closes, -number if closes else number, what.replace("@", f"SG_MUTANT({number})")))
            for at, _, _, what in sorted(edits, reverse=True):
                text = text[:at] + what + text[at:]
            with open(os.path.join(where, path), "w", encoding="utf-8") as f:
                f.write(text)
        with open(os.path.join(where, "mutant.h"), "w", encoding="utf-8") as f:
            f.write(HEAD)
        return where

    def build(self):
        for _ in range(8):
            where = self.write()
            if not self.mutants:
                return
            command = [*os.environ.get("CC", "cc").split(), "-std=c11", "-O1", *os.environ.get("CPPFLAGS", "").split(), "-I" + TOP,
                       "-DSG_CHECKED=1", "-include", os.path.join(where, "mutant.h"), os.path.join(where, self.name + ".c"), "-o",
                       os.path.join(where, "program"), *os.environ.get("LIBS", "-lm -lpthread").split()]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode == 0:
                return
            bad = {(os.path.basename(p), int(n)) for p, n in re.findall(r"^([^\s:]+):(\d+):\d+: error", done.stderr, re.M)}
            if not bad - self.without:
                break
            self.without |= bad
        raise SystemExit(f"mutants: {self.name} does not compile:\n{done.stderr[:2000]}")

    def arguments(self):
        with open(os.path.join(EXAMPLES, self.name + ".c"), encoding="utf-8") as f:
            found = SMALL.get(self.name) or re.findall(r"^/\* check: (.*) \*/$", f.read(), re.M)
        return [x.split() for x in found] or [[]]

    def runs(self, number, **environment):
        for args in self.arguments():
            environment.update(DEMO_SECONDS="0", SG_MUTANT=str(number), SG_CHECKED_EXIT="66")
            yield subprocess.run([os.path.join(self.folder, self.name, "program"), *args], capture_output=True, text=True,
                                 errors="replace", env=dict(os.environ, **environment), stdin=subprocess.DEVNULL, cwd=os.path.join(self.folder, self.name),
                                 preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS)))

    def run(self, number):
        """(reports, all was right, what was printed)"""
        reports, good, said = [], True, ""
        for done in self.runs(number):
            reports += re.findall(r"^sg: (race|access outside|read of what was never written|not alike|absent item|barrier that not all reach) ", done.stderr, re.M)
            good = good and done.returncode in (0, 66) and "WRONG" not in done.stdout
            # figures of time are no results
            said += re.sub(r"[0-9]+\.[0-9]+|\binf\b|-?nan|\s+", "", done.stdout)
        return reports, good, said

    def explore(self, number):
        """what other orders show"""
        orders = launches = whole = 0
        for done in self.runs(number, SG_EXPLORE=str(ORDERS)):
            if "sg: result that depends on the order" in done.stderr:
                return "the result depends on the order"
            said = re.search(r"^sg: (\d+) orders of (\d+) launches explored; of (\d+) launches all", done.stderr, re.M)
            if done.returncode != 0 or "WRONG" in done.stdout:
                return "it takes too long"
            if said:
                orders, launches, whole = (a + int(b) for a, b in zip((orders, launches, whole), said.groups()))
        if launches == 0:
            return "there are no other orders"
        some = "all orders that differ" if whole == launches else f"{orders} orders"
        return f"{some} of {launches} launches give the same"

    def judge(self):
        self.build()
        if not self.mutants:
            return
        reports, good, usual = self.run(0)
        if reports or not good:
            raise SystemExit(f"mutants: {self.name} without a mistake: {reports} {usual}")
        for m in self.mutants:
            reports, good, said = self.run(m.number)
            if reports:
                m.seen = "report"
            elif not good:
                m.seen = "wrong"
            else:
                m.seen = "other" if said != usual else "nothing"
            if m.seen == "nothing" and not self.only:
                m.explored = self.explore(m.number)
                if m.explored == "the result depends on the order":
                    m.seen = "order"


def programs(names, folder, sample):
    for name in names or sorted(x[:-2] for x in os.listdir(EXAMPLES) if x.endswith(".c")):
        p = Program(name, folder, SAMPLE.get(name) if sample else None)
        if sample and name not in SAMPLE:
            continue
        text = ""
        for path in p.files():
            with open(os.path.join(EXAMPLES, path), encoding="utf-8") as f:
                text += f.read()
        if "KERNEL(" in text:
            yield p


def main():
    sample = "--sample" in sys.argv
    names = [x for x in sys.argv[1:] if not x.startswith("--")]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = list(programs(names, folder, sample))
        for p, _ in zip(found, pool.map(Program.judge, found)):
            if not sample:
                print(p.name, len(p.mutants), file=sys.stderr, flush=True)
    mutants = [m for p in found for m in p.mutants]
    if sample:
        print("TAP version 13")
        for i, m in enumerate(mutants):
            print("ok" if m.seen == "report" else "not ok", i + 1, f"- {m.path}:{m.line}: {KINDS[m.kind]}: {m.seen}")
        print(f"1..{len(mutants)}")
        return any(m.seen != "report" for m in mutants)
    count = collections.Counter((m.kind, m.seen) for m in mutants)
    print(TEXT)
    print("| mistake | made | reported | wrong result, or an error of the launch | other output | in another order | nothing noticed |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for kind, what in KINDS.items():
        row = [count[kind, seen] for seen in ("report", "wrong", "other", "order", "nothing")]
        print(f"| {what} | {sum(row)} | " + " | ".join(map(str, row)) + " |")
    row = [sum(m.seen == seen for m in mutants) for seen in ("report", "wrong", "other", "order", "nothing")]
    print(f"| all | {len(mutants)} | " + " | ".join(map(str, row)) + " |")
    for seen, what in NOTICED.items():
        if any(m.seen == seen for m in mutants):
            print(f"\n## {what}\n")
            print("\n".join(f"* {KINDS[m.kind]}: `{m.path}:{m.line}`: `{m.text}`" + (f": {m.explored}" if seen == "nothing" else "") for m in mutants if m.seen == seen))
    return False


sys.exit(main())
