/* SPDX-License-Identifier: MIT */
/* The compiler's own intrinsics beside sg.h, which reads only parts of immintrin.h (reg/x86.h): a file that includes it gets the rest. */
#include <sg.h>

#include "tap.h"

#if defined(__x86_64__) && SG_HAVE_GNU
#include <immintrin.h>

__attribute__((target("avx512f"))) static int32_t sum_of_lanes(int32_t x) {
    int32_t lanes[16], sum = 0;
    _mm512_storeu_si512(lanes, _mm512_add_epi32(_mm512_set1_epi32(x), _mm512_set1_epi32(1)));
    for (int i = 0; i < 16; i++) sum += lanes[i]; /* g++ 12 warns of every use of _mm512_reduce_add_epi32 */
    return sum;
}
__attribute__((target("bmi2"))) static uint64_t low_bits_of_bytes(uint64_t x) { return _pext_u64(x, 0x0101010101010101u); }
__attribute__((target("avx2"))) static int32_t lane_of_256(int32_t x) {
    return _mm256_extract_epi32(_mm256_add_epi32(_mm256_set1_epi32(x), _mm256_set1_epi32(1)), 7);
}
#endif

int main(void) {
#if defined(__x86_64__) && SG_HAVE_GNU
    if (__builtin_cpu_supports("avx512f")) tap_equal_i64(sum_of_lanes(2), 48, "an intrinsic of AVX-512");
    if (__builtin_cpu_supports("bmi2")) tap_equal_u64(low_bits_of_bytes(0xff00ff00ff00ff00u), 0xaa, "an intrinsic of BMI2");
    if (__builtin_cpu_supports("avx2")) tap_equal_i64(lane_of_256(2), 3, "an intrinsic of AVX2");
#endif
    tap_ok(1, "sg.h and immintrin.h in one file");
    return tap_end();
}
