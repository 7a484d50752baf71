# SPDX-License-Identifier: MIT
# Which file uses which name: "file name" for each file named on standard input. With docs/base_name.awk.
{
    while ((getline line < $0) > 0) {
        while (match(line, /(sg|SG)_[A-Za-z0-9_]+/)) {
            name = base_name(substr(line, RSTART, RLENGTH))
            line = substr(line, RSTART + RLENGTH)
            if (!(($0, name) in seen)) print $0, name
            seen[$0, name] = 1
        }
    }
    close($0)
}
