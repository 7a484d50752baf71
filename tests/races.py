# SPDX-License-Identifier: MIT
"""Random kernels of few accesses: does the checked build tell a race where there is one, and only there?

    python3 tests/races.py [PROGRAMS [SEED]]

Each program gives every sub-group a list of loads, stores, atomic operations and fences, of bytes and words that many of them touch, and
barriers. tests/races/program.c runs it and prints in which order the atomic operations came, and whether a race was told. Here, all that comes
before what is worked out by the rules of C11, as a graph: two accesses to one byte, one of them a write, not both atomic, with no path
between them, are a race. Prints TAP; names programs of which the two say different things.
Environment: CC, CPPFLAGS, LIBS, srcdir.
"""
import os
import random
import subprocess
import sys
import tempfile

TOP = os.path.abspath(os.environ.get("srcdir", "."))
LANES = 4
LOCAL_BYTES, GLOBAL_BYTES, WORDS = 12, 20, 2  # WORDS: behind both, for atomic operations alone
ACQUIRES, RELEASES = {1, 3, 4}, {2, 3, 4}  # of relaxed, acquire, release, acq_rel, seq_cst
PLAIN = ["load_n u8", "store_n u8", "load u32", "store u32", "gather u8", "scatter u8", "load_masked u8", "store_masked u8", "histogram"]
LOAD, STORE, RMW, FENCE, BARRIER = range(len(PLAIN), len(PLAIN) + 5)
HISTOGRAM = 8
WRITES = {1, 3, 5, 7, 8, STORE, RMW}
ORDERS = {LOAD: [0, 1, 4], STORE: [0, 2, 4], RMW: range(5), FENCE: [1, 2, 3, 4]}


def handed(rng):
    """like program: one word of data, which sub-groups hand on to each other by atomic operations on another"""
    subs, lists = rng.randint(2, 3), []
    for sub in range(subs):
        steps = [[LOAD, STORE, RMW], [LOAD, RMW], [2, 3]] if sub else [[2, 3], [STORE, RMW], [STORE, RMW]]
        whats = [rng.choice(x) for x in steps if rng.random() < 0.8]
        lists.append([(x, True, GLOBAL_BYTES if x in ORDERS else 0, 0, rng.choice(ORDERS.get(x, [0]))) for x in whats])
    return 1, subs, False, lists


def program(rng, mixed):
    """(work-groups, sub-groups of each, whether it has none, for each of all sub-groups a list of (what, global?, place, number, order)).
    mixed: words are accessed atomically and otherwise"""
    groups, subs = rng.randint(1, 3), rng.randint(1, 3)
    ranges = groups * subs > 1 and rng.random() < 0.2  # a kernel over a basic range has no work-groups
    if ranges:
        groups, subs = groups * subs, 1
    phases = 1 if ranges else rng.randint(1, 3)
    busy = rng.choice([1, 2, 3])
    atomics = rng.choice([0.0, 0.3, 0.7])
    lists = [[] for _ in range(groups * subs)]
    for phase in range(phases):
        for mine in lists:
            for _ in range(rng.randint(0, busy)):
                far = ranges or rng.random() < 0.5
                size = GLOBAL_BYTES if far else LOCAL_BYTES
                if rng.random() < atomics:
                    what = rng.choice([LOAD, RMW, RMW, FENCE] + [STORE] * mixed)
                    word = rng.randrange(0 if mixed else size // 4, size // 4 + WORDS)
                    mine.append((what, far, 4 * word, 0, rng.choice(ORDERS[what])))
                    continue
                what = rng.randrange(len(PLAIN))
                if what in (2, 3, HISTOGRAM):  # of one word
                    mine.append((what, far, 4 * rng.randrange(size // 4), 0, 0))
                elif what in (0, 1):
                    n = rng.randint(1, LANES)
                    mine.append((what, far, rng.randint(0, size - n), n, 0))
                else:
                    mine.append((what, far, rng.randint(0, size - 7 if what in (4, 5) else size - LANES), rng.randrange(16), 0))
        if phase + 1 < phases:
            kind = rng.randrange(3)
            for mine in lists:
                mine.append((BARRIER, False, 0, kind, 0))
    return groups, subs, ranges, lists


def bytes_of(op):
    what, _, place, n, _ = op
    if what in (FENCE, BARRIER):
        return ()
    if what in (0, 1):
        return range(place, place + n)
    if what in (4, 5):  # every second byte
        return range(place, place + 7, 2)
    if what in (6, 7):
        return [place + i for i in range(LANES) if n >> i & 1]
    return range(place, place + 4)


def races(groups, subs, ranges, lists, log):
    """log: (list, number in it) of atomic operations in their order"""
    nodes = [(t, i) for t, mine in enumerate(lists) for i in range(len(mine))]
    number = {x: k for k, x in enumerate(nodes)}
    after = [set() for _ in nodes]
    for t, mine in enumerate(lists):
        for i in range(len(mine) - 1):
            after[number[t, i]].add(number[t, i + 1])
    barriers = [[i for i, op in enumerate(mine) if op[0] == BARRIER] for mine in lists]
    for t in range(len(lists)):  # behind a barrier comes what any one of the work-group did before it
        for u in range(len(lists)):
            if t // subs == u // subs:
                for i, j in zip(barriers[t], barriers[u]):
                    if i > 0:
                        after[number[t, i - 1]].add(number[u, j])
    heads = {}  # what releases at a word
    for t, i in log:
        what, far, place, _, order = lists[t][i]
        word = (far, place, None if far else t // subs)
        read = list(heads.get(word, []))
        if what == STORE:  # the release sequences of other sub-groups end
            heads[word] = [x for x in heads.get(word, []) if x[0] == t]
        if what in (STORE, RMW):
            mine = heads.setdefault(word, [])
            if order in RELEASES:
                mine.append((t, i))
            mine += [(t, k) for k in range(i) if lists[t][k][0] == FENCE and lists[t][k][4] in RELEASES]
        if what in (LOAD, RMW):
            ends = [(t, i)] if order in ACQUIRES else []
            ends += [(t, k) for k in range(i + 1, len(lists[t])) if lists[t][k][0] == FENCE and lists[t][k][4] in ACQUIRES]
            for head in read:
                for end in ends:
                    after[number[head]].add(number[end])
    reach = [0] * len(nodes)

    def walk(k):
        todo, seen = [k], 0
        while todo:
            for x in after[todo.pop()]:
                if not seen >> x & 1:
                    seen |= 1 << x
                    todo.append(x)
        return seen

    reach = [walk(k) for k in range(len(nodes))]
    found = []
    for a, (t, i) in enumerate(nodes):
        for b, (u, j) in enumerate(nodes[:a]):
            x, y = lists[t][i], lists[u][j]
            if t == u or x[1] != y[1] or (not x[1] and t // subs != u // subs):
                continue
            if x[0] not in WRITES and y[0] not in WRITES:
                continue
            same_group = t // subs == u // subs and not ranges  # where a histogram counts as atomic
            both = all(z[0] in (LOAD, STORE, RMW) or (z[0] == HISTOGRAM and same_group) for z in (x, y))
            if both or not set(bytes_of(x)) & set(bytes_of(y)):
                continue
            if not reach[a] >> b & 1 and not reach[b] >> a & 1:
                found.append((t, i, u, j))
    return found


def text_of(groups, subs, ranges, lists):
    return f"{groups} {subs} {int(ranges)} " + " ".join(f"{len(x)} " + " ".join(" ".join(str(int(v)) for v in op) for op in x) for x in lists)


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    print("TAP version 13")
    failed = cases = 0
    with tempfile.TemporaryDirectory() as folder:
        binary = os.path.join(folder, "races")
        words = lambda name, usual: os.environ.get(name, usual).split()
        subprocess.run([*words("CC", "cc"), "-std=c11", "-O1", *words("CPPFLAGS", ""), "-I" + TOP, os.path.join(TOP, "tests/races/program.c"), "-o", binary,
                        *words("LIBS", "-lpthread -lm")], check=True)
        for workers, schedule in ((1, 0), (3, 0), (1, 7), (3, 7)):
            rng = random.Random(seed * 100 + workers * 10 + schedule)
            # with several workers an atomic operation and its place in the log are not one step: then what was there says when it came
            programs = [handed(rng) if workers == 1 and rng.random() < 0.2 else program(rng, workers == 1) for _ in range(count)]
            environment = dict(os.environ, SG_NUM_WORKERS=str(workers), SG_CHECKED_EXIT="0", SG_SCHEDULE_SEED=str(schedule))
            if not schedule:
                del environment["SG_SCHEDULE_SEED"]
            done = subprocess.run([binary], input="\n".join(map(lambda p: text_of(*p), programs)) + "\n", capture_output=True, text=True, env=environment, check=True)
            wrong, with_race = [], 0
            for p, line in zip(programs, done.stdout.split("\n")):
                told, *log = map(int, line.split())
                entries = [log[i:i + 4] for i in range(0, len(log), 4)]
                if workers > 1:  # by word, then by value; a load comes ahead of the operation that has found the same
                    entries.sort(key=lambda e: (p[3][e[0]][e[1]][1:3], e[2], e[3], p[3][e[0]][e[1]][0] == RMW))
                found = races(*p, [tuple(e[:2]) for e in entries])
                with_race += bool(found)
                if bool(found) != bool(told):
                    wrong.append(f"# {'missed' if found else 'false'}: {text_of(*p)}: {found}")
            cases += 1
            short = len(done.stdout.split("\n")) - 1 != count
            print(f"{'not ok' if wrong or short else 'ok'} {cases} - {workers} workers, order {schedule}: {count} programs, {with_race} with a race, {len(wrong)} judged otherwise")
            for x in wrong[:5]:
                print(x)
            failed |= bool(wrong) or short
    print(f"1..{cases}")
    return failed


sys.exit(main())
