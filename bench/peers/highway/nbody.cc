// SPDX-License-Identifier: MIT
// Two registers of bodies at a time; the body that pulls them is the same for all lanes.
#include <hwy/highway.h>

#include "../../kernels/nbody.h"

namespace hn = hwy::HWY_NAMESPACE;

namespace {
const hn::ScalableTag<float> d;
using F = hn::Vec<decltype(d)>;

struct Bodies {
    F x, y, z, ax, ay, az;
};
HWY_INLINE Bodies load(const bench_nbody *k, std::size_t i) {
    const F zero = hn::Zero(d);
    return {hn::LoadU(d, k->x + i), hn::LoadU(d, k->y + i), hn::LoadU(d, k->z + i), zero, zero, zero};
}
HWY_INLINE void pull(Bodies &b, F x, F y, F z, F m, F soft, F three) {
    const F dx = hn::Sub(x, b.x), dy = hn::Sub(y, b.y), dz = hn::Sub(z, b.z);
    const F dd = hn::MulAdd(dz, dz, hn::MulAdd(dy, dy, hn::MulAdd(dx, dx, soft)));
    const F about = hn::ApproximateReciprocalSqrt(dd);
    const F r = hn::Mul(about, hn::NegMulAdd(dd, hn::Mul(about, about), three));
    const F s = hn::Mul(hn::Mul(m, r), hn::Mul(r, r));
    b.ax = hn::MulAdd(s, dx, b.ax);
    b.ay = hn::MulAdd(s, dy, b.ay);
    b.az = hn::MulAdd(s, dz, b.az);
}
HWY_INLINE void store(const Bodies &b, const bench_nbody *k, std::size_t i) {
    hn::StoreU(b.ax, d, k->ax + i);
    hn::StoreU(b.ay, d, k->ay + i);
    hn::StoreU(b.az, d, k->az + i);
}
} // namespace

BENCH_RUN(nbody, k) {
    const std::size_t lanes = hn::Lanes(d);
    const F soft = hn::Set(d, BENCH_NBODY_SOFT), three = hn::Set(d, 3.0f);
    for (std::size_t i = 0; i < k->n; i += 2 * lanes) {
        Bodies b0 = load(k, i), b1 = load(k, i + lanes);
        for (std::size_t j = 0; j < k->n; j++) {
            const F x = hn::Set(d, k->x[j]), y = hn::Set(d, k->y[j]), z = hn::Set(d, k->z[j]);
            const F m = hn::Set(d, k->m[j] * 0.125f); // the halves of Newton's steps
            pull(b0, x, y, z, m, soft, three);
            pull(b1, x, y, z, m, soft, three);
        }
        store(b0, k, i);
        store(b1, k, i + lanes);
    }
}
