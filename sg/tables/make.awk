# SPDX-License-Identifier: MIT
# Makes all files, when the tables are read. Runs after read.awk and the parts: see make.sh.
END {
    if (failed) exit 1
    make_lists()
    make_sections()
    make_reductions()
    make_size()
    make_sizes()
    make_elements()
    make_size_names()
    make_pair_names()
    make_mask_names()
    make_each_reduction()
    make_each_count()
    make_each_atomic()
    make_each_element()
    make_lanes_names()
    make_lanes_overloads()
    make_more_names()
    make_more_overloads()
    make_math_names()
    make_atomic_names()
    make_group_names()
    make_group_overloads()
    make_forgotten()
}
