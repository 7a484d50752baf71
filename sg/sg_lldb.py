# SPDX-License-Identifier: MIT
"""Makes lldb print sg's values and masks as lanes: command script import sg/sg_lldb.py

Types are recognised by their names. The first bytes of a value are its lanes, lane 0 first; the rest of its register may follow. A mask is an
integer with a bit for each lane, or a value whose lanes are all ones or 0. sg-gdb.py does this for gdb, and knows items too.
"""
import re
import struct

VALUE = re.compile(r"^sg_(i|u|f|bf)(8|16|32|64)x(\d+)(_[a-z0-9_]+)?$")
MASK = re.compile(r"^sg_mask(?:8|16|32|64)?x(\d+)(_[a-z0-9_]+)?$")
FORMATS = {"i": "bhiq", "u": "BHIQ", "f": " efd"}  # formats of struct, by width


def data_of(value, size):
    import lldb

    data, error = value.GetData(), lldb.SBError()
    data = data.ReadRawData(error, 0, size)
    if error.Fail():
        return None, "<"
    return data, ">" if value.GetData().GetByteOrder() == lldb.eByteOrderBig else "<"


def name_of(value):
    return value.GetType().GetCanonicalType().GetUnqualifiedType().GetName().replace("struct ", "")


def summary_of_value(value, _):
    kind, bits, count = VALUE.match(name_of(value)).groups()[:3]
    width, count = int(bits) // 8, int(count)
    data, order = data_of(value, width * count)
    if data is None:
        return "<unavailable>"
    if kind == "bf":
        words = struct.unpack("%s%dH" % (order, count), data)
        lanes = [struct.unpack("<f", struct.pack("<I", word << 16))[0] for word in words]
    else:
        lanes = struct.unpack("%s%d%s" % (order, count, FORMATS[kind][("8", "16", "32", "64").index(bits)]), data)
    text = ["%.9g" % lane if kind in ("f", "bf") and bits != "64" else "%.17g" % lane if kind == "f" else str(lane) for lane in lanes]
    return "%s%s x %d {%s}" % (kind, bits, count, ", ".join(text))


def summary_of_mask(value, _):
    count = int(MASK.match(name_of(value)).group(1))
    inner = value.GetChildMemberWithName("v")
    match = VALUE.match(name_of(inner))
    if match:
        width = int(match.group(2)) // 8
        data, _ = data_of(inner, width * count)
        if data is None:
            return "<unavailable>"
        bits = "".join("1" if any(data[i * width:(i + 1) * width]) else "0" for i in range(count))
    else:
        number = inner.GetValueAsUnsigned()
        bits = "".join(str(number >> i & 1) for i in range(count))
    rows = " ".join(bits[i:i + 4] for i in range(0, count, 4))
    return "mask x %d %s, %d of %d" % (count, rows, bits.count("1"), count)


def __lldb_init_module(debugger, _):
    for pattern, function in (VALUE, "summary_of_value"), (MASK, "summary_of_mask"):
        debugger.HandleCommand('type summary add -x "%s" -F sg_lldb.%s' % (pattern.pattern.replace("(?:", "(").replace("\\d", "[0-9]"), function))
