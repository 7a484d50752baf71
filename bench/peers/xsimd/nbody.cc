// SPDX-License-Identifier: MIT
// Two registers of bodies at a time; the body that pulls them is the same for all lanes. Uses square root and
// division, because xsimd 8.1's rsqrt does not compile for AVX-512 (it names an instruction that does not exist).
#include <xsimd/xsimd.hpp>

#include "../../kernels/nbody.h"

namespace {
using batch = xsimd::batch<float>;

struct bodies {
    batch x, y, z, ax, ay, az;
};
inline bodies load(const bench_nbody *k, std::size_t i) {
    const batch zero(0.0f);
    return {batch::load_unaligned(k->x + i), batch::load_unaligned(k->y + i), batch::load_unaligned(k->z + i),
            zero, zero, zero};
}
inline void pull(bodies &b, const batch &x, const batch &y, const batch &z, const batch &m, const batch &soft,
                 const batch &one) {
    const batch dx = x - b.x, dy = y - b.y, dz = z - b.z;
    const batch dd = xsimd::fma(dz, dz, xsimd::fma(dy, dy, xsimd::fma(dx, dx, soft)));
    const batch r = one / xsimd::sqrt(dd), s = (m * r) * (r * r);
    b.ax = xsimd::fma(s, dx, b.ax);
    b.ay = xsimd::fma(s, dy, b.ay);
    b.az = xsimd::fma(s, dz, b.az);
}
inline void store(const bodies &b, const bench_nbody *k, std::size_t i) {
    b.ax.store_unaligned(k->ax + i);
    b.ay.store_unaligned(k->ay + i);
    b.az.store_unaligned(k->az + i);
}
} // namespace

BENCH_RUN(nbody, k) {
    const batch soft(BENCH_NBODY_SOFT), one(1.0f);
    for (std::size_t i = 0; i < k->n; i += 2 * batch::size) {
        bodies b0 = load(k, i), b1 = load(k, i + batch::size);
        for (std::size_t j = 0; j < k->n; j++) {
            const batch x(k->x[j]), y(k->y[j]), z(k->z[j]), m(k->m[j]);
            pull(b0, x, y, z, m, soft, one);
            pull(b1, x, y, z, m, soft, one);
        }
        store(b0, k, i);
        store(b1, k, i + batch::size);
    }
}
