# SPDX-License-Identifier: MIT
"""Makes gdb print sg's values and masks as lanes and items as ids, and say which work-group and sub-group a frame belongs to.

gdb reads this file by itself if it is installed in gdb's folder for that (docs/debugging.md). Otherwise: source sg/sg-gdb.py

Types are recognised by their names and fields. A value is { v }, a register or the low part of one, or { lo, hi }, two values of half
the lanes. A mask is { v }: an integer with a bit for each lane, or a value whose lanes are all ones or 0. No function of the program is
called, so this works on a core file too.
"""
import re
import struct

import gdb
import gdb.printing

VALUE = re.compile(r"^sg_(i|u|f|bf)(8|16|32|64)x(\d+)(_[a-z0-9_]+)?$")
MASK = re.compile(r"^sg_mask(?:8|16|32|64)?x(\d+)(_[a-z0-9_]+)?$")
ITEM = re.compile(r"^sg_(nd_item|item|group|sub_group)x(\d+)(_[a-z0-9_]+)?$")


def name_of(kind):
    """The name of a struct; typedefs of it do not matter."""
    kind = kind.strip_typedefs().unqualified()
    if kind.code in (gdb.TYPE_CODE_REF, gdb.TYPE_CODE_RVALUE_REF):
        kind = kind.target().strip_typedefs().unqualified()
    return kind.tag or "" if kind.code in (gdb.TYPE_CODE_STRUCT, gdb.TYPE_CODE_UNION) else ""


def has(value, field):
    return any(f.name == field for f in value.type.strip_typedefs().fields())


def register_bytes(value):
    """The bytes of a register, lane 0 first."""
    kind = value.type.strip_typedefs()
    if kind.code in (gdb.TYPE_CODE_UNION, gdb.TYPE_CODE_STRUCT):  # SIMDe without native types: any member that covers the whole register
        views = [f for f in kind.fields() if f.type.strip_typedefs().sizeof == kind.sizeof]
        return register_bytes(value[views[0]])
    if kind.code != gdb.TYPE_CODE_ARRAY:
        return int(value).to_bytes(kind.sizeof, order(), signed=int(value) < 0)
    low, high = kind.range()
    target = kind.target().strip_typedefs()
    text = b""
    for i in range(low, high + 1):
        lane = value[i]
        if target.code == gdb.TYPE_CODE_FLT:
            text += struct.pack(prefix() + {2: "e", 4: "f", 8: "d"}[target.sizeof], float(lane))
        elif target.code == gdb.TYPE_CODE_INT or target.code == gdb.TYPE_CODE_CHAR or target.code == gdb.TYPE_CODE_BOOL:
            text += (int(lane) & ((1 << 8 * target.sizeof) - 1)).to_bytes(target.sizeof, order())
        else:
            text += register_bytes(lane)
    return text


def order():
    return "big" if "big endian" in gdb.execute("show endian", to_string=True) else "little"


def prefix():
    return ">" if order() == "big" else "<"


def value_bytes(value, size):
    """The first size bytes of lanes."""
    if has(value, "lo"):
        return value_bytes(value["lo"], size // 2) + value_bytes(value["hi"], size // 2)
    if value.address is not None:  # GCC 12 describes a vector of SIMDe as "long", but its bytes are in memory
        return gdb.selected_inferior().read_memory(value.address, size).tobytes()
    return register_bytes(value["v"])[:size]


def mask_bits(value, count):
    """'1' or '0' for each lane, in a string."""
    inner = value["v"]
    match = VALUE.match(name_of(inner.type))
    if not match:
        bits = int(inner)
        return "".join(str(bits >> i & 1) for i in range(count))
    width = int(match.group(2)) // 8
    lanes = value_bytes(inner, count * width)
    return "".join("1" if any(lanes[i * width:(i + 1) * width]) else "0" for i in range(count))


class ValuePrinter:
    """f32 x 4 = {0, 1, 2, 3}"""

    def __init__(self, value, match):
        self.value = value
        self.kind, self.bits, self.count = match.group(1), int(match.group(2)), int(match.group(3))

    def to_string(self):
        text = "%s%d x %d" % (self.kind, self.bits, self.count)
        # gdb 13 reads 256 bits of a register that DWARF calls xmm, and repeats them
        if self.value.address is None and has(self.value, "v") and self.value["v"].type.strip_typedefs().sizeof == 64:
            text += " (gdb may have missed the upper half of its register)"
        return text

    def display_hint(self):
        return "array"

    def children(self):
        width = self.bits // 8
        lanes = value_bytes(self.value, self.count * width)
        for i in range(self.count):
            yield "[%d]" % i, self.lane(lanes[i * width:(i + 1) * width])

    def lane(self, text):
        # a lane gets a type of the program, so that print/x and similar commands apply to it
        if self.kind == "bf":
            text = b"\0\0" + text if order() == "little" else text + b"\0\0"
            return gdb.Value(text, gdb.lookup_type("float"))
        if self.kind == "f" and self.bits == 16:
            return gdb.Value(struct.unpack(prefix() + "e", text)[0]).cast(gdb.lookup_type("float"))
        names = {("f", 32): "float", ("f", 64): "double", ("i", 8): "signed char", ("u", 8): "unsigned char", ("i", 16): "short",
                 ("u", 16): "unsigned short", ("i", 32): "int", ("u", 32): "unsigned int", ("i", 64): "long long",
                 ("u", 64): "unsigned long long"}
        if self.bits == 8:  # numbers, not characters
            return gdb.Value(int.from_bytes(text, order(), signed=self.kind == "i"))
        return gdb.Value(text, gdb.lookup_type(names[self.kind, self.bits]))


class MaskPrinter:
    """mask x 8 1100 1010, 4 of 8: lane 0 comes first"""

    def __init__(self, value, match):
        self.value, self.count = value, int(match.group(1))

    def to_string(self):
        bits = mask_bits(self.value, self.count)
        rows = " ".join(bits[i:i + 4] for i in range(0, self.count, 4))
        return "mask x %d %s, %d of %d" % (self.count, rows, bits.count("1"), self.count)


def number(value):
    try:
        return str(int(value))
    except gdb.error:
        return "<optimized out>"


def where(value, match):
    """Where an item is, in words."""
    kind, lanes = match.group(1), int(match.group(2))
    if kind in ("group", "sub_group"):
        value, kind = value["it"], "nd_item"
    if kind == "item":
        text = "items from %s" % number(value["base"])
        local = value
    else:
        local = value["local"]
        dimensions = number(value["groups"]["dimensions"])
        text = "work-group %s" % number(value["group"])
        if dimensions in ("2", "3"):
            text += " (%s)" % ", ".join(number(value["group_id"][d]) for d in range(int(dimensions)))
        text += ", sub-group %s of %s, items from %s of the range" % (number(value["sub_group"]), number(value["sub_groups"]),
                                                                   number(value["global"]))
    try:
        full = bool(local["full"])
    except gdb.error:
        full = False
    return text + ", %s of %d lanes" % (lanes if full else number(local["count"]), lanes)


class ItemPrinter:
    def __init__(self, value, match):
        self.value, self.match = value, match

    def to_string(self):
        return where(self.value, self.match)


class Printers(gdb.printing.PrettyPrinter):
    def __init__(self):
        super().__init__("sg")

    def __call__(self, value):
        if not getattr(self, "enabled", True):
            return None
        name = name_of(value.type)
        if not name.startswith("sg_"):
            return None
        for pattern, printer in (VALUE, ValuePrinter), (MASK, MaskPrinter), (ITEM, ItemPrinter):
            match = pattern.match(name)
            if match:
                return printer(value, match)
        return None


def item_of(frame):
    """The item in a kernel's frame, which tells its place: (value, match), or None."""
    try:
        block = frame.block()
    except RuntimeError:
        return None
    found = None
    while block is not None:
        for symbol in block:
            if not (symbol.is_argument or symbol.is_variable):
                continue
            match = ITEM.match(name_of(symbol.type))
            if match and (found is None or match.group(1) == "nd_item"):
                found = symbol, match
        if found or block.function is not None:
            break
        block = block.superblock
    if found is None:
        return None
    try:
        value = found[0].value(frame)
        if value.is_optimized_out:
            return None
        return value.referenced_value() if value.type.code == gdb.TYPE_CODE_REF else value, found[1]
    except (gdb.error, TypeError, RuntimeError):
        return None


class InfoSubGroup(gdb.Command):
    """Which work-group and sub-group the selected frame belongs to.

The answer is for the kernel's frame: the selected frame, or the first one outside of it that has an item."""

    def __init__(self):
        super().__init__("info sub-group", gdb.COMMAND_STATUS)

    def invoke(self, argument, from_tty):
        frame = gdb.selected_frame()
        while frame is not None:
            found = item_of(frame)
            if found:
                print("%s: %s" % (frame.name(), where(*found)))
                return
            frame = frame.older()
        raise gdb.GdbError("No frame from here outwards has an item: not in a kernel, or it was optimized out.")


gdb.printing.register_pretty_printer(None, Printers(), replace=True)
InfoSubGroup()
