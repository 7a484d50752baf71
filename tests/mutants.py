# SPDX-License-Identifier: MIT
"""Makes one mistake at a time in the kernels of the examples and of the bench, and sees who notices: the checked build, the program itself,
which compares its results, or a comparison of what is stored.

    python3 tests/mutants.py [--sample] [EXAMPLE...] [bench/FAMILY...]

Environment: CC, CPPFLAGS, LIBS, srcdir; JOBS: programs at a time, else one for each core. All mistakes of an example are compiled into one program; SG_MUTANT in the environment
chooses. Without a mistake nothing may be reported. Each program runs with the arguments of its lines "check:". KEEP: a folder for what is known of each program, so that
a run that was ended goes on; empty it, or remove the file of a program, when something has changed.
Prints docs/mutants.md. --sample: the mistakes of SAMPLE only; prints TAP, and fails if one of them is not reported.
"""
import collections
import concurrent.futures
import ctypes
import itertools
import os
import pickle
import re
import resource
import shutil
import subprocess
import sys
import tempfile

TOP = os.path.abspath(os.environ.get("srcdir", "."))
EXAMPLES = os.path.join(TOP, "examples")
SAMPLE = {"local": {"barrier", "extent"}, "jacobi": {"barrier"}}
SECONDS = 30  # of the processor, for one run
ORDERS = 50  # of the explorer, for one launch
TRIES = 10  # of the thread sanitizer, which sees a race only where two threads have met
# arguments for small runs, where those of "check:" are not
SMALL = {"jacobi": ["16 16"], "k_means": ["1", "4097"], "matmul_tiled": ["64"], "reduce": ["1", "4095"]}

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
#include <stdio.h>
#include <stdlib.h>
static int sg_mutant_of_program, sg_mutant_reached, sg_mutant_other;
__attribute__((constructor)) static void sg_mutant_choose(void) {
    const char *text = getenv("SG_MUTANT");
    sg_mutant_of_program = text ? atoi(text) : 0;
}
__attribute__((destructor)) static void sg_mutant_say(void) {
    if (sg_mutant_reached) fprintf(stderr, "mutant reached\\n");
    if (sg_mutant_other) fprintf(stderr, "mutant other\\n");
}
#define SG_MUTANT(n) (sg_mutant_of_program == (n) && (sg_mutant_reached = 1))
/* where a mistake stands, whether it makes another value there */
#define SG_MUTANT_OTHER(condition) (sg_mutant_other |= (condition))
"""
TEXT = """# Mistakes, and who notices them

This page says which mistakes in kernels the [checked build](checked.md) reports, and what shows the others. `make check-mutants` writes it. It makes each mistake of the
table in the kernels of the examples, and in those of the bench on small sizes, one at a time. Then it tries the following in this order, until something is noticed:

* *reported*: the checked build says what is wrong.
* *wrong result*: the program finds that its result is wrong, or that the launch has failed.
* *other output*: the program prints something else.
* *other zeros*: `SG_POISON=1` reports a line that it does not report without the mistake.
* *other bytes*: a launch stores other bytes than without the mistake, or at other places (`SG_POISON=digest`). The program does not look at them.
* *other order*: the result changes in another order of sub-groups and work-groups (`SG_EXPLORE`, with the first of the arguments).
* *other size*: any of these, for sub-groups or registers of another size.
* *thread sanitizer*: it reports a race of plain C accesses. The barrier or atomic operation was there to order them.
* *not run*: these runs do not come to the line with the mistake.
* *nothing changes*: none of these. The list at the end says how this is shown. Some mistakes make no other value where they stand: a condition with `<=` is the same as with `<`
  unless both sides are equal, and a count may be a whole sub-group anyway. In every build that it names, each launch stores the same bytes at the same places as without the
  mistake, and prints the same.

Reports are looked for with two workers, stored bytes and other orders with one. A mistake that is *reported*, or seen by the thread sanitizer, is found in a run with right results, too. All
others are found only if the run goes wrong.
"""
SEEN = {
    "report": "reported",
    "wrong": "wrong result",
    "other": "other output",
    "poison": "other zeros",
    "stored": "other bytes",
    "order": "other order",
    "size": "other size",
    "thread": "thread sanitizer",
    "unreached": "not run",
    "nothing": "nothing changes",
}
NOTICED = {
    "wrong": "Wrong results",
    "other": "Other output",
    "poison": "Other zeros",
    "stored": "Other bytes",
    "order": "Other orders",
    "size": "Other sizes",
    "thread": "The thread sanitizer",
    "unreached": "Not run",
    "nothing": "Nothing changes",
}
# for sub-groups of these sizes is tried what nobody notices; and on registers of so many bits, if they are another number than usual
SIZES = ["4", "8", "16"]
WIDTHS = ["w128", "w256"]
# families of the bench: what their kernels are run with, and the file of the data if it is another
BENCH = {
    "convolve": "convolve1d 203 convolve2d 64 blur_u8 40",
    "count": "histogram 5003 histogram_4k 5003 dot_u8 64",
    "jacobi": "jacobi 128",
    "mandelbrot": "mandelbrot 64",
    "nbody": "nbody 128",
    "scan": "scan_inclusive_f32 1003 scan_exclusive_f32 5003 scan_exclusive_u32 1003 scan_inclusive_u32 5003",
    "sort64": "sort64 192 sort64 1088",
    "stream": "saxpy 203 copy: 203 copy:stream 203 copy 4096 fill: 203 fill:stream 203 fill 256",
    "transpose": "transpose 64",
    "wait": "barrier 256 exchange 256",
    "edit_distance": "edit_distance 64",
    "escape": "escape 40",
    "gemm": "sgemm_naive 128 sgemm_local 128 sgemm_broadcast 128",
    "gemm_f64": "dgemm_naive 128 dgemm_local 128 dgemm_broadcast 128",
    "gemm_tiled": "sgemm 48 sgemm 37",
    "k_means": "k_means 1025",
    "math": "black_scholes 35",
    "math_softmax": "softmax 3",
    "noise": "noise 32",
    "options": "binomial 32",
    "quantised": "quantise_q8 320 dot_q4_q8 320",
    "rays": "volume 16",
    "rays_occlusion": "occlusion 32",
    "reduce": "reduce_f32 1003 reduce_u32 1003",
    "sort": "sort 4099",
    "stencil": "stencil3d 16",
}
BENCH_DATA = {"sort64": "sort", "gemm_f64": "gemm", "gemm_tiled": "gemm", "math_softmax": "math", "rays_occlusion": "rays"}
# small arrays are past the caches, too; queues have the environment's number of workers
BENCH_SMALL = {
    "math": ["-DBENCH_NUMBERS=1024"],
    "math_softmax": ["-DBENCH_NUMBERS=1024"],
    "scan": ["-DBENCH_CACHED=4096", "-DBENCH_CHUNK=512"],
    "sort64": ["-DBENCH_CACHED=1000"],
}
# what is said of a mistake that makes no other value where it stands, in no run
SAME = {"bound": "both sides are never equal", "tail": "the count is always a whole sub-group"}
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


def side(text, at, step):
    """where the operand of a comparison that has at in it ends"""
    depth = 0
    opens, closes = ("([{", ")]}") if step > 0 else (")]}", "([{")
    while 0 <= at < len(text):
        depth += (text[at] in opens) - (text[at] in closes)
        before = text[max(at - 6, 0):at + 1]
        if depth < 0 or (depth == 0 and (text[at] in ";,?:&|" or (text[at] == "=" and step < 0) or (step < 0 and before == "return"))):
            return at
        at += step
    return at


def kernels(text):
    """(begin, end, it has an item) of the bodies of kernels, and of the functions that they inline"""
    for m in re.finditer(r"\bSG_(?:RANGE_|GROUP_)?KERNEL(?:_OF)?\(|\bSG_INLINE\b[^;{=]*?\w+\(", text):
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
                yield "tail", around(*args[-1], f"@ ? (SG_MUTANT_OTHER(({words[-1]}) < SG_SIZE), SG_SIZE) : (", ")")
            elif re.fullmatch(r"sg_item_(load|store)(_\w+)?", name):
                yield "tail", around(start, behind, f"(@ ? (SG_MUTANT_OTHER(sg_item_count({words[0]}) < SG_SIZE), {name.replace('_item', '')}({', '.join(words[1:])})) : ", ")")
            elif re.fullmatch(r"sg_\w+_(of|over)_group(_\w+)?|sg_group_broadcast\w*", name) and of_group and item:
                narrow = ", ".join(["sg_nd_item_get_sub_group(it)", *words[1:]])
                yield "group", around(start, behind, f"(@ ? {name}({narrow}) : ", ")")
            elif name == "SG_LOCAL" and len(args) > 3:
                yield "extent", around(*args[3], "(", ") - @")
        for m in re.compile(r"\bsg_memory_order_(acquire|release|acq_rel|seq_cst)\b").finditer(clean, begin, end):
            yield "order", around(*m.span(), "(@ ? sg_memory_order_relaxed : ", ")")
        for m in re.compile(r" < (?![0-9A-Z_]+\b(?! *[*+-] *k->))").finditer(clean, begin, end):
            if "SG_UNROLL" not in clean[clean.rfind("\n", 0, m.start()) + 1:m.start()]:
                left, right = side(clean, m.start() - 1, -1) + 1, side(clean, m.end(), 1)
                a, b = text[left:m.start()].strip(), text[m.end():right].strip()
                yield "bound", around(left + len(text[left:m.start()]) - len(text[left:m.start()].lstrip()), right, f"(@ ? (SG_MUTANT_OTHER(({a}) == ({b})), ({a}) <= ({b})) : ", ")")


class Mutant:
    def __init__(self, number, kind, path, line, text, folder=""):
        self.number, self.kind, self.path, self.line, self.text, self.folder = number, kind, path, line, text, folder
        self.seen = self.explored = ""
        self.other = False  # it makes another value where it stands


class Program:
    """An example, with every mistake of its files."""

    sources = "examples"  # the folder whose files are changed

    def __init__(self, name, folder, only=None):
        self.name, self.folder, self.only = name, os.path.join(folder, self.sources.replace("/", "-") + "-" + name), only
        self.without = set()  # (file, line) that do not compile with a mistake
        self.reached = False  # the mistake, in the last run
        self.usual = {}  # by size: what the program does without a mistake

    def path(self, path):
        return os.path.join(TOP, self.sources, path)

    def files(self):
        todo, found = [self.name + ".c"], []
        while todo:
            path = todo.pop()
            if path in found or path in ("demo.h", "sg.h") or not os.path.exists(self.path(path)):
                continue
            found.append(path)
            with open(self.path(path), encoding="utf-8") as f:
                todo += re.findall(r'^ *# *include "([^"]+)"', f.read(), re.M)
        return sorted(found)

    def text_of(self, path):
        with open(self.path(path), encoding="utf-8") as f:
            return f.read()

    def text(self):
        return "".join(self.text_of(x) for x in self.files())

    def write(self):
        self.mutants = []
        for part in {"examples", "bench"} if self.sources != "examples" else {"examples"}:
            shutil.copytree(os.path.join(TOP, part), os.path.join(self.folder, part), dirs_exist_ok=True)
        for path in self.files():
            with open(self.path(path), encoding="utf-8") as f:
                text = f.read()
            edits = []
            for kind, inserts in sites(text):
                line = text.count("\n", 0, inserts[0][0]) + 1
                if (path, line) in self.without or (self.only and kind not in self.only):
                    continue
                number = len(self.mutants) + 1
                self.mutants.append(Mutant(number, kind, path, line, text.split("\n")[line - 1].strip(" \\"), self.sources.replace("examples", "") and self.sources + "/"))
                for at, closes, what in inserts:  # at one place: what closes, the inner first; then what opens, the outer first
                    edits.append((at, not closes, -number if closes else number, what.replace("@", f"SG_MUTANT({number})")))
            for at, _, _, what in sorted(edits, reverse=True):
                text = text[:at] + what + text[at:]
            with open(os.path.join(self.folder, self.sources, path), "w", encoding="utf-8") as f:
                f.write(text)
        with open(os.path.join(self.folder, "mutant.h"), "w", encoding="utf-8") as f:
            f.write(HEAD)

    def command(self):
        """the compiler's own arguments for this program"""
        return ["-std=c11", os.path.join(self.folder, self.sources, self.name + ".c")]

    def own_size(self):
        """the files that define SG_SIZE, if it is once and nowhere else"""
        found = [x for x in self.files() if re.search(r"^ *# *(define|undef) SG_SIZE\b", self.text_of(x), re.M)]
        if any(len(re.findall(r"^ *# *(?:define|undef) SG_SIZE\b", self.text_of(x), re.M)) > 1 for x in found) or len(found) > 1:
            return None
        return found

    def compile(self, size):
        """size: of sub-groups, w and the bits of registers, t for the thread sanitizer, or the program as it is"""
        switches = ["-DSG_CHECKED=1"]
        if size == "t":
            switches = ["-fsanitize=thread"]
        elif size.startswith("w"):
            switches.append("-DSG_MAX_REG_BITS=" + size[1:])
        elif size:
            switches.append("-DSG_SIZE=" + size)
        changed = {}
        for path in self.own_size() or [] if size.isdigit() else []:
            whole = os.path.join(self.folder, self.sources, path)
            with open(whole, encoding="utf-8") as f:
                changed[whole] = f.read()
            with open(whole, "w", encoding="utf-8") as f:
                f.write(re.sub(r"^( *# *)define SG_SIZE\b.*", r"\1/* SG_SIZE is given */", changed[whole], flags=re.M))
        done = self.compile_with(switches, size)
        for whole, text in changed.items():
            with open(whole, "w", encoding="utf-8") as f:
                f.write(text)
        return done

    def compiler(self, switches):
        return [*os.environ.get("CC", "cc").split(), "-O1", *os.environ.get("CPPFLAGS", "").split(), "-I" + TOP, *switches, "-include", os.path.join(self.folder, "mutant.h"), *self.command()]

    def compile_with(self, switches, size):
        return subprocess.run([*self.compiler(switches), "-o", os.path.join(self.folder, "program" + size), *os.environ.get("LIBS", "-lm -lpthread").split()], capture_output=True, text=True)

    def drop_absent(self):
        """mistakes in code for wider registers than this machine has"""
        text = subprocess.run([*self.compiler(["-DSG_CHECKED=1"]), "-E"], capture_output=True, text=True).stdout
        there = {int(n) for n in re.findall(r"sg_mutant_of_program == \((\d+)\)", text)}
        self.mutants = [m for m in self.mutants if m.number in there]

    def build(self):
        for _ in range(8):
            self.write()
            if not self.mutants:
                return
            done = self.compile("")
            if done.returncode == 0:
                self.drop_absent()
                return
            bad = {(os.path.basename(p), int(n)) for p, n in re.findall(r"^([^\s:]+):(\d+):\d+: error", done.stderr, re.M)}
            if not bad - self.without:
                break
            self.without |= bad
        raise SystemExit(f"mutants: {self.name} does not compile:\n{done.stderr[:2000]}")

    def arguments(self):
        with open(self.path(self.name + ".c"), encoding="utf-8") as f:
            found = SMALL.get(self.name) or re.findall(r"^/\* check: (.*) \*/$", f.read(), re.M)
        return [x.split() for x in found] or [[]]

    def runs(self, number, size="", **environment):
        def begin():
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
            ctypes.CDLL(None).personality(0x0040000)  # ADDR_NO_RANDOMIZE

        for args in self.arguments():
            environment.update(DEMO_SECONDS="0", SG_MUTANT=f"{number:06}", SG_CHECKED_EXIT="66")
            environment.setdefault("SG_NUM_WORKERS", "1")
            environment.setdefault("TSAN_OPTIONS", "atexit_sleep_ms=0")
            yield subprocess.run([os.path.join(self.folder, "program" + size), *args], capture_output=True, text=True,
                                 errors="replace", env=dict(os.environ, **environment), stdin=subprocess.DEVNULL,
                                 cwd=os.path.join(self.folder, "examples"), preexec_fn=begin)

    def run(self, number, size=""):
        """(reports, all was right, what was printed)"""
        reports, good, said, self.reached, self.other = [], True, "", False, False
        for done in self.runs(number, size, SG_NUM_WORKERS="2"):
            self.reached = self.reached or "mutant reached" in done.stderr
            self.other = self.other or "mutant other" in done.stderr
            reports += re.findall(r"^sg: (race|access outside|read of what was never written|misaligned access|not alike|absent item|barrier that some sub-groups never reach) ", done.stderr, re.M)
            good = good and done.returncode in (0, 66) and "WRONG" not in done.stdout
            # figures of time are no results
            said += re.sub(r"[0-9]+\.[0-9]+|\binf\b|-?nan|\s+", "", done.stdout)
        return reports, good, said

    def poison(self, number, size=""):
        """(lines whose zeros matter, what each launch stores)"""
        lines, stores = set(), []
        for done in self.runs(number, size, SG_POISON="digest"):
            lines |= set(re.findall(r"^sg: result that depends on lanes that hold nothing .*\n    here: ([^ ]*):", done.stderr, re.M))
            stores += re.findall(r"^sg: launch \d+ stores (\w+)", done.stderr, re.M)
        return lines, stores

    def without_mistake(self, size=""):
        """the same as what judge compares of a mutant; what is stored is None if it is something else each time"""
        if size not in self.usual:
            reports, good, said = self.run(0, size)
            lines, stores = self.poison(0, size)
            self.usual[size] = reports, good, said, lines, stores if stores == self.poison(0, size)[1] else None
        return self.usual[size]

    def compare(self, number, size=""):
        """what shows the mistake"""
        _, _, usual, usual_lines, usual_stores = self.without_mistake(size)
        reports, good, said = self.run(number, size)
        if reports or not good:
            return "report" if reports else "wrong"
        if said != usual:
            return "other"
        lines, stores = self.poison(number, size)
        if lines - usual_lines:
            return "poison"
        if usual_stores is not None and stores != usual_stores:
            return "stored"
        return "nothing" if self.reached else "unreached"

    def explore(self, number):
        """what other orders show, with the first arguments"""
        orders = launches = whole = 0
        for done in itertools.islice(self.runs(number, SG_EXPLORE=str(ORDERS)), 1):
            if "sg: result that depends on the order" in done.stderr:
                return "the result depends on the order"
            said = re.search(r"^sg: (\d+) orders of (\d+) launch(?:es)? explored: (all|some)(?: that can make a difference in (\d+))?", done.stderr, re.M)
            if done.returncode != 0 or "WRONG" in done.stdout:
                return "other orders take too long"
            if said:
                orders, launches = orders + int(said.group(1)), launches + int(said.group(2))
                whole += int(said.group(4)) if said.group(4) else int(said.group(2)) if said.group(3) == "all" else 0
        if launches == 0:
            return "there are no other orders"
        return f"{'all orders that differ' if whole == launches else f'{orders} orders'} of {launches} launches give the same"

    def sizes(self, m):
        """what sub-groups and registers of other sizes show, in words"""
        tried = {"sub-groups of ": [], "registers of bits ": []}
        sizes = SIZES if self.own_size() is not None else []
        for size in [*sizes, *WIDTHS]:
            if size in self.usual:
                reports, good, _, _, _ = self.without_mistake(size)
            elif self.compile(size).returncode == 0:
                reports, good, _, _, _ = self.without_mistake(size)
            else:
                self.usual[size] = [], False, "", set(), None
                continue
            if reports or not good:
                continue  # not a size for this program
            seen = self.compare(m.number, size)
            m.other = m.other or self.other
            words = f"registers of {size[1:]} bits" if size.startswith("w") else f"sub-groups of {size}"
            if seen not in ("nothing", "unreached"):
                m.seen = "size"
                return f"{SEEN[seen]} for {words}"
            if seen == "nothing":
                m.seen = seen
                tried["registers of bits " if size.startswith("w") else "sub-groups of "].append(size.strip("w"))
        return "the same for " + " and ".join(x.replace(" bits", "") + ", ".join(n) + " bits" * ("bits" in x) for x, n in tried.items() if n) if any(tried.values()) else ""

    def thread(self, number):
        """the thread sanitizer finds a race that it does not find without the mistake"""
        if "t" not in self.usual:
            ready = self.compile("t").returncode == 0
            self.usual["t"] = ready and not any("ThreadSanitizer" in x.stderr for _ in range(TRIES) for x in self.runs(0, "t", SG_NUM_WORKERS="2"))
        return self.usual["t"] and any("ThreadSanitizer: data race" in x.stderr for _ in range(TRIES) for x in self.runs(number, "t", SG_NUM_WORKERS="2"))

    def judge(self):
        self.build()
        if not self.mutants:
            return
        reports, good, usual = self.run(0)
        if reports or not good:
            raise SystemExit(f"mutants: {self.name} without a mistake: {reports} {usual}")
        for m in self.mutants:
            if self.only:
                m.seen = "report" if self.run(m.number)[0] else "nothing"
                continue
            m.seen = self.compare(m.number)
            m.other = self.other
            if m.seen not in ("nothing", "unreached"):
                continue
            tried = []
            if m.seen == "nothing":
                tried.append(self.explore(m.number))
                if tried[0] == "the result depends on the order":
                    m.seen = "order"
                    continue
            tried.append(self.sizes(m))
            if m.seen != "size" and m.kind in ("barrier", "arrival", "order", "group") and self.thread(m.number):
                m.seen = "thread"
                continue
            if m.seen == "nothing" and self.without_mistake()[4] is None:
                tried.append("what is stored is something else in each run")
            if m.seen == "nothing" and not m.other and m.kind in SAME:
                tried.insert(0, SAME[m.kind])
            m.explored = tried[-1] if m.seen == "size" else "; ".join(x for x in tried if x)


class BenchProgram(Program):
    """A family of the bench."""

    sources = "bench/peers/sg"

    def command(self):
        data = BENCH_DATA.get(self.name, self.name)
        return ["-std=gnu11", '-DBENCH_PEER="sg"', "-DBENCH_WORKERS=0", *BENCH_SMALL.get(self.name, []), *(os.path.join(self.folder, x) for x in (
            "bench/checked/small.c", f"bench/kernels/{data}.c", f"bench/peers/sg/{self.name}.c"))]

    def arguments(self):
        return [BENCH[self.name].split()]


def programs(names, folder, sample):
    for name in names or sorted(x[:-2] for x in os.listdir(EXAMPLES) if x.endswith(".c")):
        if (sample and name not in SAMPLE) or not os.path.exists(os.path.join(EXAMPLES, name + ".c")):
            continue
        p = Program(name, folder, SAMPLE.get(name) if sample else None)
        if "KERNEL(" in p.text():
            yield p
    for name in sorted(x[:-2] for x in os.listdir(os.path.join(TOP, BenchProgram.sources)) if x.endswith(".c")):
        p = BenchProgram(name, folder)
        if "KERNEL(" not in p.text() or any(x.endswith(".c") and x != name + ".c" for x in p.files()):  # a form of another program has its kernels
            continue
        if name not in BENCH:
            raise SystemExit(f"mutants: what small sizes bench/peers/sg/{name}.c is to be run with is not in BENCH")
        if not sample and (not names or "bench/" + name in names):
            yield p


def judged(p):
    """what KEEP has of an earlier run stays"""
    kept = os.path.join(os.environ["KEEP"], os.path.basename(p.folder)) if "KEEP" in os.environ else ""
    if kept and os.path.exists(kept):
        with open(kept, "rb") as f:
            p.mutants = pickle.load(f)
        return
    p.judge()
    shutil.rmtree(p.folder, ignore_errors=True)
    if kept:
        with open(kept + ".new", "wb") as f:
            pickle.dump(p.mutants, f)
        os.replace(kept + ".new", kept)


def register_bits():
    """that these programs are compiled for"""
    done = subprocess.run([*os.environ.get("CC", "cc").split(), *os.environ.get("CPPFLAGS", "").split(), "-I" + TOP, "-E", "-xc", "-"], capture_output=True, text=True,
                          input='#include "sg/port/config.h"\nbits SG_REG_BITS\n')
    found = re.search(r"^bits (\d+)", done.stdout, re.M)
    return found.group(1) if found else "some"


def page(found, mutants):
    print(TEXT)
    kernels_in = sum(len(re.findall(r"^ *SG_(?:RANGE_|GROUP_)?KERNEL(?:_OF)?\(", p.text(), re.M)) for p in found)
    print(f"{len(found)} programs with {kernels_in} kernels, {len(mutants)} mistakes; {os.path.basename(os.environ.get('CC', 'cc').split()[0])}, registers of {register_bits()} bits.\n")
    print("| mistake | made | " + " | ".join(SEEN.values()) + " |")
    print("| --- |" + " ---: |" * (len(SEEN) + 1))
    for kind, what in [*KINDS.items(), (None, "all")]:
        row = [sum(m.seen == seen and kind in (None, m.kind) for m in mutants) for seen in SEEN]
        print(f"| {what} | {sum(row)} | " + " | ".join(map(str, row)) + " |")
    silent = [m.explored for m in mutants if m.seen == "nothing"]
    orders = [("all orders that make a difference", r"all orders that"), ("some of the orders", r"\d orders of"), ("a kernel that has one order", r"no other orders")]
    print("\nBesides the stored bytes these show that nothing changes: " + ", ".join(f"{what}: {sum(bool(re.search(x, y)) for y in silent)}" for what, x in orders) +
          f", other sizes of sub-groups: {sum('sub-groups of' in x for x in silent)}, other sizes of registers: {sum('registers of' in x for x in silent)}, "
          f"no other value where the mistake stands: {sum(any(x.startswith(y) for y in SAME.values()) for x in silent)}; of {len(silent)} mistakes.")
    for seen, what in NOTICED.items():
        if any(m.seen == seen for m in mutants):
            print(f"\n## {what}\n")
            print("\n".join(f"* {KINDS[m.kind]}: `{m.folder}{m.path}:{m.line}`: `{m.text}`" + (f": {m.explored}" if m.explored else "") for m in mutants if m.seen == seen))


def main():
    sample = "--sample" in sys.argv
    names = [x for x in sys.argv[1:] if not x.startswith("--")]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(int(os.environ.get("JOBS") or os.cpu_count() or 1)) as pool:
        found = list(programs(names, folder, sample))
        done = [pool.submit(judged, p) for p in reversed(found)]  # the bench's first, which take longest
        for p, judgement in zip(found, reversed(done)):
            judgement.result()
            if not sample:
                print(p.name, len(p.mutants), " ".join(f"{k}:{v}" for k, v in collections.Counter(m.seen for m in p.mutants).items()), file=sys.stderr, flush=True)
    mutants = [m for p in found for m in p.mutants]
    if sample:
        print("TAP version 13")
        for i, m in enumerate(mutants):
            print("ok" if m.seen == "report" else "not ok", i + 1, f"- {m.path}:{m.line}: {KINDS[m.kind]}: {m.seen}")
        print(f"1..{len(mutants)}")
        return any(m.seen != "report" for m in mutants)
    page(found, mutants)
    return False


if __name__ == "__main__":
    sys.exit(main())
