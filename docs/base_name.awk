# SPDX-License-Identifier: MIT
# A name without element, lanes and mask width: sg_add_f32x16 and sg_add_f32 are sg_add. What stands for several is
# in angle brackets: <e> an element, <N> a number of values for each lane. For docs/reference.sh.
function base_name(name) {
    sub(/_m(8|16|64)$/, "", name)
    sub(/_?x(1|2|4|8|16|32|64|<S>)$/, "", name)
    sub(/_?x(1|2|4|8|16|32|64)v(2|3|4|8|16)$/, "v<N>", name)
    if (name ~ /^sg_(i8|u8|i16|u16|i32|u32|i64|u64|f16|bf16|f32|f64)(v<N>)?(v(2|3|4|8|16))?$/)
        return name ~ /v/ ? "sg_<e>v<N>" : "sg_<e>"
    while (name !~ /packed_bf16$/ && name ~ /_(i8|u8|i16|u16|i32|u32|i64|u64|f16|bf16|f32|f64|<e>|<to>|<from>)$/) sub(/_[^_]*$/, "", name)
    if (name ~ /^sg_atomic_/) sub(/_(ptr|size|<t>)$/, "", name)
    if (name ~ /^sg_joint_.*_bool$/) sub(/_bool$/, "", name)
    sub(/_v(2|3|4|8|16)$/, "_v<N>", name)
    return name
}
