/* SPDX-License-Identifier: MIT */
/* What both pictures of rays need: a pixel for each lane; lanes that are done wait for the others. */
#ifndef BENCH_PEERS_SG_RAYS_VECTOR_H
#define BENCH_PEERS_SG_RAYS_VECTOR_H

#include "sg.h"

#include <sg/math.h>
#include <sg/more.h>

#include "../../kernels/rays.h"

typedef struct v3 { sg_f32 x, y, z; } v3;
SG_INLINE v3 v3_of(sg_f32 x, sg_f32 y, sg_f32 z) {
    const v3 v = {x, y, z};
    return v;
}
SG_INLINE sg_f32 dot(v3 a, v3 b) { return sg_fma(a.x, b.x, sg_fma(a.y, b.y, sg_mul(a.z, b.z))); }
SG_INLINE v3 along(v3 p, sg_f32 t, v3 d) { return v3_of(sg_fma(t, d.x, p.x), sg_fma(t, d.y, p.y), sg_fma(t, d.z, p.z)); }
SG_INLINE v3 less(v3 a, const float *b) { return v3_of(sg_sub_n(a.x, b[0]), sg_sub_n(a.y, b[1]), sg_sub_n(a.z, b[2])); }
SG_INLINE sg_f32 one(void) { return sg_splat_f32(1); }
/* the direction of a pixel's ray; side is the length of a pixel's side, which does not have to be divided for each pixel */
SG_INLINE v3 view(sg_item it, float side, float z) {
    const sg_f32 column = sg_convert_f32(sg_as_i32(sg_item_get_id(it, 1)));
    const sg_f32 x = sg_sub_n(sg_mul_n(sg_add_n(column, 0.5f), side), 1);
    const sg_f32 y = sg_splat_f32(1 - ((float)(uint32_t)sg_item_get_id_base(it, 0) + 0.5f) * side);
    const sg_f32 s = sg_div(one(), sg_sqrt(sg_fma(x, x, sg_fma(y, y, one()))));
    return v3_of(sg_mul(x, s), sg_mul(y, s), sg_mul_n(s, z));
}

#endif
