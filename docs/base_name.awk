# SPDX-License-Identifier: MIT
# A name without element, lanes and mask width: sg_add_f32x16 and sg_add_f32 are sg_add. What stands for several is
# in angle brackets: <e> an element, <N> a number of values for each lane. For docs/reference.sh.
BEGIN {
    while ((getline line_ < "sg/tables/elements.h") > 0)
        if (sub(/^SG_T_ELEMENT\(/, "", line_)) {
            sub(/,.*/, "", line_)
            all_elements = all_elements (all_elements == "" ? "" : " ") line_
        }
    close("sg/tables/elements.h")
    one_of_elements = all_elements
    gsub(/ /, "|", one_of_elements)
}
function base_name(name) {
    sub(/_m[0-9]+$/, "", name)
    sub(/_?x([0-9]+|<S>)$/, "", name)
    sub(/_?x[0-9]+v[0-9]+$/, "v<N>", name)
    if (name ~ ("^sg_(" one_of_elements ")(v<N>)?(v[0-9]+)?$"))
        return name ~ /v/ ? "sg_<e>v<N>" : "sg_<e>"
    while (name !~ /packed_bf16$/ && name ~ ("_(" one_of_elements "|<e>|<to>|<from>)$")) sub(/_[^_]*$/, "", name)
    if (name ~ /^sg_atomic_/) sub(/_(ptr|size|<t>)$/, "", name)
    if (name ~ /^sg_joint_.*_bool$/) sub(/_bool$/, "", name)
    sub(/_v[0-9]+$/, "_v<N>", name)
    return name
}
