/* SPDX-License-Identifier: MIT */
/* Model of the lane-wise operations: o_<operation> on one lane, oracle_<operation> on all. */
#ifndef TESTS_ORACLE_LANE_H
#define TESTS_ORACLE_LANE_H

#ifndef TESTS_ORACLE_H
#error "include oracle.h"
#endif

/* ---- for integers and floats; floats narrower than f32 compute in f32 and are then rounded ---- */

static inline uint64_t o_add(enum element e, uint64_t a, uint64_t b) {
    if (!is_float(e)) return (a + b) & all_bits(e);
    if (e == E_f64) return of_double(e, double_of(e, a) + double_of(e, b));
    return of_float(e, float_of(e, a) + float_of(e, b));
}
static inline uint64_t o_sub(enum element e, uint64_t a, uint64_t b) {
    if (!is_float(e)) return (a - b) & all_bits(e);
    if (e == E_f64) return of_double(e, double_of(e, a) - double_of(e, b));
    return of_float(e, float_of(e, a) - float_of(e, b));
}
static inline uint64_t o_mul(enum element e, uint64_t a, uint64_t b) {
    if (!is_float(e)) return (a * b) & all_bits(e);
    if (e == E_f64) return of_double(e, double_of(e, a) * double_of(e, b));
    return of_float(e, float_of(e, a) * float_of(e, b));
}
static inline uint64_t o_keep(enum element e, uint64_t x) {
    (void)e;
    return x;
}
static inline uint64_t o_neg(enum element e, uint64_t x) {
    return is_float(e) ? x ^ sign_bit(e) : (0 - x) & all_bits(e);
}
static inline uint64_t o_abs(enum element e, uint64_t x) {
    if (is_float(e)) return x & ~sign_bit(e);
    return is_signed(e) && (x & sign_bit(e)) ? o_neg(e, x) : x;
}
/* truncated quotient and remainder of integers, from magnitudes */
static inline uint64_t integer_quotient(enum element e, uint64_t a, uint64_t b) {
    if (b == 0) return 0;
    const struct number p = number_of(e, a), q = number_of(e, b);
    const uint64_t r = p.integer / q.integer;
    return (p.negative != q.negative ? 0 - r : r) & all_bits(e);
}
static inline uint64_t o_div(enum element e, uint64_t a, uint64_t b) {
    if (!is_float(e)) return integer_quotient(e, a, b);
    if (e == E_f64) return of_double(e, double_of(e, a) / double_of(e, b));
    return of_float(e, float_of(e, a) / float_of(e, b));
}
static inline uint64_t o_rem(enum element e, uint64_t a, uint64_t b) {
    return (a - integer_quotient(e, a, b) * b) & all_bits(e);
}

/* ---- order ---- */

static inline int o_eq(enum element e, uint64_t a, uint64_t b) {
    return is_float(e) ? double_of(e, a) == double_of(e, b) : a == b;
}
static inline int o_lt(enum element e, uint64_t a, uint64_t b) {
    if (is_float(e)) return double_of(e, a) < double_of(e, b);
    return is_signed(e) ? (a ^ sign_bit(e)) < (b ^ sign_bit(e)) : a < b;
}
static inline int o_ne(enum element e, uint64_t a, uint64_t b) { return !o_eq(e, a, b); }
static inline int o_le(enum element e, uint64_t a, uint64_t b) {
    return o_lt(e, a, b) || o_eq(e, a, b);
}
static inline int o_gt(enum element e, uint64_t a, uint64_t b) { return o_lt(e, b, a); }
static inline int o_ge(enum element e, uint64_t a, uint64_t b) { return o_le(e, b, a); }

static inline uint64_t o_min(enum element e, uint64_t a, uint64_t b) { return o_lt(e, a, b) ? a : b; }
static inline uint64_t o_max(enum element e, uint64_t a, uint64_t b) { return o_lt(e, b, a) ? a : b; }
static inline uint64_t o_clamp(enum element e, uint64_t x, uint64_t low, uint64_t high) {
    return o_min(e, o_max(e, x, low), high);
}
static inline uint64_t o_min_num(enum element e, uint64_t a, uint64_t b) {
    if (is_nan(e, a)) return is_nan(e, b) ? quiet_nan(e) : b;
    if (is_nan(e, b)) return a;
    if (o_eq(e, a, b)) return a & sign_bit(e) ? a : b; /* only zeros can be equal and differ */
    return o_min(e, a, b);
}
static inline uint64_t o_max_num(enum element e, uint64_t a, uint64_t b) {
    if (is_nan(e, a)) return is_nan(e, b) ? quiet_nan(e) : b;
    if (is_nan(e, b)) return a;
    if (o_eq(e, a, b)) return a & sign_bit(e) ? b : a;
    return o_max(e, a, b);
}
static inline int o_isnan(enum element e, uint64_t x) { return is_nan(e, x); }
static inline int o_isinf(enum element e, uint64_t x) { return (x & ~sign_bit(e)) == infinity_bits(e); }
static inline int o_isfinite(enum element e, uint64_t x) { return !is_nan(e, x) && !o_isinf(e, x); }
static inline int o_signbit(enum element e, uint64_t x) { return (x & sign_bit(e)) != 0; }

/* ---- floats ---- */

/* Exact product plus addend, rounded once. The product of two floats that compute in f32 is exact in a double; the sum is not.
 * So the double is rounded to odd; then a second rounding to 11 bits does no harm. */
static inline uint64_t fma_narrow(enum element e, uint64_t a, uint64_t b, uint64_t c) {
    const double product = double_of(e, a) * double_of(e, b), addend = double_of(e, c);
    const double sum = product + addend;
    if (!(fabs(sum) < HUGE_VAL)) return of_double(e, sum);
    const double part = sum - product;
    const double error = (product - (sum - part)) + (addend - part);
    uint64_t bits;
    memcpy(&bits, &sum, sizeof bits);
    if (error != 0 && !(bits & 1)) bits = (error > 0) == (sum > 0) ? bits | 1 : bits - 1;
    return convert_bits(e, E_f64, bits);
}
#if defined(__wasm__) || defined(_WIN32) || defined(__mips__) || defined(__NEWLIB__)
/* On these targets the C library rounds twice, or the emulator rounds wrongly. So this computes in double and rounds to odd: the
 * error of the sum moves an even sum by one step. The digest shows whether other targets have the same results. */
static inline double fma_f64(double a, double b, double c) { return sg_fma_f64_(a, b, c); }
static inline float fma_f32(float a, float b, float c) {
    const double p = (double)a * b, s = p + c, of_c = s - p, error = (p - (s - of_c)) + (c - of_c);
    uint64_t bits;
    double odd;
    memcpy(&bits, &s, sizeof bits);
    if (s - s == 0 && error != 0 && bits % 2 == 0) bits += (error > 0) == (s > 0) ? 1u : ~(uint64_t)0;
    memcpy(&odd, &bits, sizeof odd);
    return (float)odd;
}
#else
/* musl gives +0 if the product underflows and the addend is 0 */
static inline double fma_f64(double a, double b, double c) { return c == 0 && a != 0 && b != 0 ? a * b : fma(a, b, c); }
/* fmaf of musl rounds twice where the result is subnormal. There this rounds the sum to odd first, and then to 24 bits or fewer */
static inline float fma_f32(float a, float b, float c) {
    const float result = fmaf(a, b, c);
    const volatile double product = (double)a * (double)b, sum = product + (double)c, of_c = sum - product, rest = sum - of_c;
    const volatile double lost_of_product = product - rest, lost_of_c = (double)c - of_c, lost = lost_of_product + lost_of_c;
    double odd = sum;
    uint64_t bits;
    if (!(fabsf(result) <= 0x1p-126f) || sum == 0) return result;
    memcpy(&bits, &odd, sizeof bits);
    if (lost != 0 && bits % 2 == 0) bits += (lost > 0) == (sum > 0) ? 1 : -(uint64_t)1;
    memcpy(&odd, &bits, sizeof bits);
    return (float)odd;
}
#endif
static inline uint64_t o_fma(enum element e, uint64_t a, uint64_t b, uint64_t c) {
    if (info_of(e).precision < 24) return fma_narrow(e, a, b, c);
    if (e == E_f64) return of_double(e, fma_f64(double_of(e, a), double_of(e, b), double_of(e, c)));
    return of_float(e, fma_f32(float_of(e, a), float_of(e, b), float_of(e, c)));
}
static inline uint64_t o_mul_add(enum element e, uint64_t a, uint64_t b, uint64_t c) {
    return o_fma(e, a, b, c);
}
static inline uint64_t o_sqrt(enum element e, uint64_t x) {
    if (e == E_f64) return of_double(e, sqrt(double_of(e, x)));
    return of_float(e, sqrtf(float_of(e, x)));
}
static inline uint64_t o_rsqrt(enum element e, uint64_t x) {
    return of_double(e, 1 / sqrt(double_of(e, x)));
}
static inline uint64_t o_rcp(enum element e, uint64_t x) { return of_double(e, 1 / double_of(e, x)); }
static inline uint64_t o_floor(enum element e, uint64_t x) {
    return of_double(e, floor(double_of(e, x)));
}
static inline uint64_t o_ceil(enum element e, uint64_t x) {
    return of_double(e, ceil(double_of(e, x)));
}
static inline uint64_t o_trunc(enum element e, uint64_t x) {
    return of_double(e, trunc(double_of(e, x)));
}
static inline uint64_t o_rint(enum element e, uint64_t x) {
    return of_double(e, rint(double_of(e, x)));
}
static inline uint64_t o_round(enum element e, uint64_t x) {
    const double d = double_of(e, x), whole = trunc(d); /* round of some C libraries treats 0.5 - 2^-54 as a half */
    return of_double(e, fabs(d - whole) >= 0.5 ? whole + copysign(1, d) : whole);
}
static inline uint64_t o_copysign(enum element e, uint64_t a, uint64_t b) {
    return (a & ~sign_bit(e)) | (b & sign_bit(e));
}

/* ---- integers ---- */

static inline uint64_t saturated(enum element e, uint64_t a) { /* beyond a's side of the range */
    return a & sign_bit(e) ? sign_bit(e) : sign_bit(e) - 1;
}
static inline uint64_t o_add_sat(enum element e, uint64_t a, uint64_t b) {
    const uint64_t r = (a + b) & all_bits(e);
    if (!is_signed(e)) return r < a ? all_bits(e) : r;
    return ~(a ^ b) & (a ^ r) & sign_bit(e) ? saturated(e, a) : r;
}
static inline uint64_t o_sub_sat(enum element e, uint64_t a, uint64_t b) {
    const uint64_t r = (a - b) & all_bits(e);
    if (!is_signed(e)) return a < b ? 0 : r;
    return (a ^ b) & (a ^ r) & sign_bit(e) ? saturated(e, a) : r;
}
static inline uint64_t o_mul_hi(enum element e, uint64_t a, uint64_t b) {
    const unsigned bits = info_of(e).bits;
    if (bits < 64) return (extend(e, a) * extend(e, b)) >> bits & all_bits(e);
    const uint64_t low = 0xffffffffu, a0 = a & low, a1 = a >> 32, b0 = b & low, b1 = b >> 32;
    const uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (middle & low);
    uint64_t r = a1 * b1 + (middle >> 32) + (other >> 32);
    if (is_signed(e) && a >> 63) r -= b;
    if (is_signed(e) && b >> 63) r -= a;
    return r;
}
static inline uint64_t o_avg(enum element e, uint64_t a, uint64_t b) {
    const uint64_t flip = is_signed(e) ? sign_bit(e) : 0; /* the signed range, moved up */
    a ^= flip;
    b ^= flip;
    return ((a | b) - ((a ^ b) >> 1)) ^ flip;
}
static inline uint64_t o_and(enum element e, uint64_t a, uint64_t b) { (void)e; return a & b; }
static inline uint64_t o_or(enum element e, uint64_t a, uint64_t b) { (void)e; return a | b; }
static inline uint64_t o_xor(enum element e, uint64_t a, uint64_t b) { (void)e; return a ^ b; }
static inline uint64_t o_andnot(enum element e, uint64_t a, uint64_t b) { (void)e; return a & ~b; }
static inline uint64_t o_not(enum element e, uint64_t x) { return ~x & all_bits(e); }
static inline uint64_t o_shl(enum element e, uint64_t a, uint64_t n) {
    return n >= info_of(e).bits ? 0 : a << n & all_bits(e);
}
static inline uint64_t o_shr(enum element e, uint64_t a, uint64_t n) {
    if (n >= info_of(e).bits) return is_signed(e) && (a & sign_bit(e)) ? all_bits(e) : 0;
    return (is_signed(e) ? shift_signed(extend(e, a), (unsigned)n) : a >> n) & all_bits(e);
}
static inline uint64_t o_rotl(enum element e, uint64_t a, uint64_t n) {
    const unsigned bits = info_of(e).bits, k = (unsigned)(n % bits);
    return k == 0 ? a : (a << k | a >> (bits - k)) & all_bits(e);
}
static inline uint64_t o_popcount(enum element e, uint64_t x) {
    uint64_t n = 0;
    (void)e;
    for (; x; x >>= 1) n += x & 1;
    return n;
}
static inline uint64_t o_clz(enum element e, uint64_t x) {
    return info_of(e).bits - (uint64_t)bit_length(x);
}
static inline uint64_t o_ctz(enum element e, uint64_t x) {
    uint64_t n = 0;
    while (n < info_of(e).bits && !(x >> n & 1)) n++;
    return n;
}

/* ---- dot products: x and y hold packed lanes, z the accumulator ---- */

static inline int64_t byte_of(uint64_t x, unsigned k, int is_signed_) {
    const int64_t byte = (int64_t)(x >> 8 * k & 0xff);
    return is_signed_ && byte > 127 ? byte - 256 : byte;
}
static inline int64_t dot_bytes(uint64_t a, uint64_t b, int a_signed, int b_signed) {
    int64_t sum = 0;
    for (unsigned k = 0; k < 4; k++) sum += byte_of(a, k, a_signed) * byte_of(b, k, b_signed);
    return sum;
}
/* the number in element e, limited to its range */
static inline uint64_t saturated_sum(enum element e, uint64_t x, int64_t add) {
    const int64_t low = is_signed(e) ? INT32_MIN : 0, high = is_signed(e) ? INT32_MAX : UINT32_MAX;
    const int64_t sum = (is_signed(e) && x >> 31 ? (int64_t)x - ((int64_t)1 << 32) : (int64_t)x) + add;
    return (uint64_t)(sum < low ? low : sum > high ? high : sum) & all_bits(e);
}
static inline double bf16_of(uint64_t x, unsigned k) { return double_of(E_bf16, x >> 16 * k & 0xffff); }
/* the lower product first */
static inline uint64_t o_dot_acc_2x16packed_bf16(enum element e, uint64_t a, uint64_t b, uint64_t acc) {
    for (unsigned k = 0; k < 2; k++)
        acc = o_fma(e, convert_bits(e, E_bf16, a >> 16 * k & 0xffff), convert_bits(e, E_bf16, b >> 16 * k & 0xffff), acc);
    return acc;
}

/* ---- products ---- */

static inline uint64_t o_mul_half(enum element e, uint64_t a, uint64_t b) {
    const unsigned half = info_of(e).bits / 2;
    const uint64_t low = ((uint64_t)1 << half) - 1, top = (uint64_t)1 << (half - 1);
    a &= low;
    b &= low;
    if (is_signed(e)) {
        a = (a ^ top) - top;
        b = (b ^ top) - top;
    }
    return a * b & all_bits(e);
}
static inline int64_t short_of(uint64_t x, unsigned k) {
    const int64_t part = (int64_t)(x >> 16 * k & 0xffff);
    return part > 32767 ? part - 65536 : part;
}
static inline uint64_t o_mul_round(enum element e, uint64_t a, uint64_t b) {
    return shift_signed((uint64_t)(short_of(a, 0) * short_of(b, 0) + 0x4000), 15) & all_bits(e);
}
static inline uint64_t o_mul_sat(enum element e, uint64_t a, uint64_t b) {
    const uint64_t low = o_mul(e, a, b), high = o_mul_hi(e, a, b);
    if (!is_signed(e)) return high ? all_bits(e) : low;
    if (high == (low & sign_bit(e) ? all_bits(e) : 0)) return low;
    return (a ^ b) & sign_bit(e) ? sign_bit(e) : sign_bit(e) - 1;
}
static inline uint64_t o_abs_diff(enum element e, uint64_t a, uint64_t b) { return (o_lt(e, a, b) ? b - a : a - b) & all_bits(e); }
static inline uint64_t o_avg_down(enum element e, uint64_t a, uint64_t b) {
    return (o_avg(e, a, b) - ((a ^ b) & 1)) & all_bits(e);
}
static inline uint64_t o_fms(enum element e, uint64_t a, uint64_t b, uint64_t c) { return o_fma(e, a, b, o_neg(e, c)); }
static inline uint64_t o_fnma(enum element e, uint64_t a, uint64_t b, uint64_t c) { return o_fma(e, o_neg(e, a), b, c); }
static inline int64_t pair_of_bytes(uint64_t a, uint64_t b, unsigned k) {
    return byte_of(a, k, 0) * byte_of(b, k, 1) + byte_of(a, k + 1, 0) * byte_of(b, k + 1, 1);
}
static inline int pairs_fit(uint64_t a, uint64_t b) {
    for (unsigned k = 0; k < 4; k += 2) {
        if (pair_of_bytes(a, b, k) < INT16_MIN || pair_of_bytes(a, b, k) > INT16_MAX) return 0;
    }
    return 1;
}
static inline uint64_t o_dot_2x8packed_us_sat(enum element e, uint64_t a, uint64_t b) {
    const int64_t sum = pair_of_bytes(a, b, 0);
    return (uint64_t)(sum < INT16_MIN ? INT16_MIN : sum > INT16_MAX ? INT16_MAX : sum) & all_bits(e);
}
static inline uint64_t o_dot_acc_2x16packed_ss(enum element e, uint64_t a, uint64_t b, uint64_t acc) {
    return ((uint64_t)(short_of(a, 0) * short_of(b, 0) + short_of(a, 1) * short_of(b, 1)) + acc) & all_bits(e);
}
static inline uint64_t o_dot_2x16packed_ss(enum element e, uint64_t a, uint64_t b) { return o_dot_acc_2x16packed_ss(e, a, b, 0); }
static inline uint64_t o_dot_acc_4x8packed_us_fast(enum element e, uint64_t a, uint64_t b, uint64_t acc) {
    return ((uint64_t)dot_bytes(a, b, 0, 1) + acc) & all_bits(e);
}
static inline uint64_t o_dot_4x8packed_us_fast(enum element e, uint64_t a, uint64_t b) { return o_dot_acc_4x8packed_us_fast(e, a, b, 0); }
static inline uint64_t o_sad_8x8packed(enum element e, uint64_t a, uint64_t b) {
    uint64_t sum = 0;
    for (unsigned k = 0; k < info_of(e).bits / 8; k++) sum += o_abs_diff(E_u8, a >> 8 * k & 0xff, b >> 8 * k & 0xff);
    return sum;
}
static inline uint64_t o_sad_4x8packed(enum element e, uint64_t a, uint64_t b) { return o_sad_8x8packed(e, a, b); }

/* ---- bits ---- */

static inline uint64_t o_bit_reverse(enum element e, uint64_t x) {
    uint64_t r = 0;
    for (unsigned k = 0; k < info_of(e).bits; k++) r |= (x >> k & 1) << (info_of(e).bits - 1 - k);
    return r;
}
static inline uint64_t o_byte_swap(enum element e, uint64_t x) {
    uint64_t r = 0;
    for (unsigned k = 0; k < info_of(e).bits; k += 8) r |= (x >> k & 0xff) << (info_of(e).bits - 8 - k);
    return r;
}
static inline uint64_t o_rotr(enum element e, uint64_t a, uint64_t n) {
    return o_rotl(e, a, info_of(e).bits - n % info_of(e).bits);
}
static inline uint64_t o_funnel_shl(enum element e, uint64_t x, uint64_t y, uint64_t n) {
    for (n %= info_of(e).bits; n > 0; n--) {
        x = (x << 1 | y >> (info_of(e).bits - 1)) & all_bits(e);
        y = y << 1 & all_bits(e);
    }
    return x;
}
static inline uint64_t o_funnel_shr(enum element e, uint64_t x, uint64_t y, uint64_t n) {
    for (n %= info_of(e).bits; n > 0; n--) {
        y = y >> 1 | (x & 1) << (info_of(e).bits - 1);
        x >>= 1;
    }
    return y;
}
static inline uint64_t o_multishift(enum element e, uint64_t x, uint64_t places) {
    uint64_t r = 0;
    for (unsigned k = 0; k < 8; k++) r |= (o_rotr(e, x, places >> 8 * k & 63) & 0xff) << 8 * k;
    return r;
}
static inline uint64_t o_clmul_lo(enum element e, uint64_t a, uint64_t b) {
    uint64_t r = 0;
    (void)e;
    for (unsigned k = 0; k < 64; k++) r ^= b >> k & 1 ? a << k : 0;
    return r;
}
static inline uint64_t o_clmul_hi(enum element e, uint64_t a, uint64_t b) {
    uint64_t r = 0;
    (void)e;
    for (unsigned k = 1; k < 64; k++) r ^= b >> k & 1 ? a >> (64 - k) : 0;
    return r;
}
static inline uint64_t o_prefix_xor(enum element e, uint64_t x) {
    uint64_t r = 0, bit = 0;
    (void)e;
    for (unsigned k = 0; k < 64; k++) r |= (bit ^= x >> k & 1) << k;
    return r;
}

/* ---- all lanes ---- */

#define ORACLE_V_V(name, rule_) \
    static inline void oracle_##name(struct call *c) { \
        c->rule = rule_; \
        for (unsigned i = 0; i < c->lanes; i++) c->want[i] = o_##name(c->e, c->x[i]); \
    }
#define ORACLE_V_VV(name, rule_) \
    static inline void oracle_##name(struct call *c) { \
        c->rule = rule_; \
        for (unsigned i = 0; i < c->lanes; i++) c->want[i] = o_##name(c->e, c->x[i], c->y[i]); \
    }
#define ORACLE_V_VVV(name, rule_) \
    static inline void oracle_##name(struct call *c) { \
        c->rule = rule_; \
        for (unsigned i = 0; i < c->lanes; i++) \
            c->want[i] = o_##name(c->e, c->x[i], c->y[i], c->z[i]); \
    }
#define ORACLE_CMP(name) \
    static inline void oracle_##name(struct call *c) { \
        for (unsigned i = 0; i < c->lanes; i++) \
            c->want[0] |= (uint64_t)o_##name(c->e, c->x[i], c->y[i]) << i; \
    }

ORACLE_V_VV(add, RULE_NUMBER)
ORACLE_V_VV(sub, RULE_NUMBER)
ORACLE_V_VV(mul, RULE_NUMBER)
ORACLE_V_VV(div, RULE_NUMBER)
ORACLE_V_VV(rem, RULE_NUMBER)
ORACLE_V_V(keep, RULE_BITS)
ORACLE_V_V(neg, RULE_BITS)
ORACLE_V_V(abs, RULE_BITS)
ORACLE_V_VV(min, RULE_BITS)
ORACLE_V_VV(max, RULE_BITS)
ORACLE_V_VVV(clamp, RULE_BITS)
ORACLE_V_VV(min_num, RULE_QUIET)
ORACLE_V_VV(max_num, RULE_QUIET)
ORACLE_V_VVV(fma, RULE_NUMBER)
ORACLE_V_VVV(mul_add, RULE_MUL_ADD)
ORACLE_V_V(sqrt, RULE_NUMBER)
ORACLE_V_V(rsqrt, RULE_CLOSE)
ORACLE_V_V(rcp, RULE_CLOSE)
ORACLE_V_V(floor, RULE_NUMBER)
ORACLE_V_V(ceil, RULE_NUMBER)
ORACLE_V_V(trunc, RULE_NUMBER)
ORACLE_V_V(rint, RULE_NUMBER)
ORACLE_V_V(round, RULE_NUMBER)
ORACLE_V_VV(copysign, RULE_BITS)
ORACLE_V_VV(add_sat, RULE_BITS)
ORACLE_V_VV(sub_sat, RULE_BITS)
ORACLE_V_VV(mul_hi, RULE_BITS)
ORACLE_V_VV(avg, RULE_BITS)
ORACLE_V_VV(and, RULE_BITS)
ORACLE_V_VV(or, RULE_BITS)
ORACLE_V_VV(xor, RULE_BITS)
ORACLE_V_VV(andnot, RULE_BITS)
ORACLE_V_V(not, RULE_BITS)
ORACLE_V_VV(shl, RULE_BITS)
ORACLE_V_VV(shr, RULE_BITS)
ORACLE_V_VV(rotl, RULE_BITS)
ORACLE_V_V(popcount, RULE_BITS)
ORACLE_V_V(clz, RULE_BITS)
ORACLE_V_V(ctz, RULE_BITS)
#define ORACLE_DOT(kind, a_signed, b_signed) \
    static inline void oracle_dot_4x8packed_##kind(struct call *c) { \
        for (unsigned i = 0; i < c->lanes; i++) \
            c->want[i] = (uint64_t)dot_bytes(c->x[i], c->y[i], a_signed, b_signed) & all_bits(c->e); \
    } \
    static inline void oracle_dot_acc_4x8packed_##kind(struct call *c) { \
        for (unsigned i = 0; i < c->lanes; i++) \
            c->want[i] = ((uint64_t)dot_bytes(c->x[i], c->y[i], a_signed, b_signed) + c->z[i]) & all_bits(c->e); \
    } \
    static inline void oracle_dot_acc_sat_4x8packed_##kind(struct call *c) { \
        for (unsigned i = 0; i < c->lanes; i++) \
            c->want[i] = saturated_sum(c->e, c->z[i], dot_bytes(c->x[i], c->y[i], a_signed, b_signed)); \
    }
ORACLE_DOT(uu, 0, 0)
ORACLE_DOT(ss, 1, 1)
ORACLE_DOT(us, 0, 1)
ORACLE_DOT(su, 1, 0)
#undef ORACLE_DOT
ORACLE_V_VVV(dot_acc_2x16packed_bf16, RULE_NUMBER)
#define o_dot_acc_2x16packed_bf16_fast o_dot_acc_2x16packed_bf16
ORACLE_V_VVV(dot_acc_2x16packed_bf16_fast, RULE_DOT_BF16)
#undef o_dot_acc_2x16packed_bf16_fast
ORACLE_CMP(eq)
ORACLE_CMP(ne)
ORACLE_CMP(lt)
ORACLE_CMP(le)
ORACLE_CMP(gt)
ORACLE_CMP(ge)

ORACLE_V_VV(mul_half, RULE_BITS)
ORACLE_V_VV(mul_round, RULE_BITS)
ORACLE_V_VV(mul_sat, RULE_BITS)
ORACLE_V_VV(abs_diff, RULE_BITS)
ORACLE_V_VV(avg_down, RULE_BITS)
ORACLE_V_VVV(fms, RULE_NUMBER)
ORACLE_V_VVV(fnma, RULE_NUMBER)
ORACLE_V_VV(dot_2x8packed_us_sat, RULE_BITS)
ORACLE_V_VV(dot_2x16packed_ss, RULE_BITS)
ORACLE_V_VVV(dot_acc_2x16packed_ss, RULE_BITS)
ORACLE_V_VV(dot_4x8packed_us_fast, RULE_PAIRS)
ORACLE_V_VVV(dot_acc_4x8packed_us_fast, RULE_PAIRS)
ORACLE_V_VV(sad_4x8packed, RULE_BITS)
ORACLE_V_VV(sad_8x8packed, RULE_BITS)
ORACLE_V_V(bit_reverse, RULE_BITS)
ORACLE_V_V(byte_swap, RULE_BITS)
ORACLE_V_VV(rotr, RULE_BITS)
ORACLE_V_VVV(funnel_shl, RULE_BITS)
ORACLE_V_VVV(funnel_shr, RULE_BITS)
ORACLE_V_VV(multishift, RULE_BITS)
ORACLE_V_VV(clmul_lo, RULE_BITS)
ORACLE_V_VV(clmul_hi, RULE_BITS)
ORACLE_V_V(prefix_xor, RULE_BITS)

#define ORACLE_M_V(name) \
    static inline void oracle_##name(struct call *c) { \
        for (unsigned i = 0; i < c->lanes; i++) c->want[0] |= (uint64_t)o_##name(c->e, c->x[i]) << i; \
    }
ORACLE_M_V(isnan)
ORACLE_M_V(isinf)
ORACLE_M_V(isfinite)
ORACLE_M_V(signbit)
#undef ORACLE_M_V
static inline void oracle_select(struct call *c) {
    for (unsigned i = 0; i < c->lanes; i++) c->want[i] = lane_on(c->m, i) ? c->x[i] : c->y[i];
}
static inline void oracle_add_masked(struct call *c) {
    c->rule = RULE_NUMBER;
    for (unsigned i = 0; i < c->lanes; i++) c->want[i] = lane_on(c->m, i) ? o_add(c->e, c->x[i], c->y[i]) : c->x[i];
}
#define ORACLE_MASKED(name, rule_, result) \
    static inline void oracle_##name##_masked(struct call *c) { \
        c->rule = rule_; \
        for (unsigned i = 0; i < c->lanes; i++) c->want[i] = lane_on(c->m, i) ? result : c->x[i]; \
    }
ORACLE_MASKED(sub, RULE_NUMBER, o_sub(c->e, c->x[i], c->y[i]))
ORACLE_MASKED(mul, RULE_NUMBER, o_mul(c->e, c->x[i], c->y[i]))
ORACLE_MASKED(fma, RULE_NUMBER, o_fma(c->e, c->x[i], c->y[i], c->z[i]))
ORACLE_MASKED(min, RULE_BITS, o_min(c->e, c->x[i], c->y[i]))
ORACLE_MASKED(max, RULE_BITS, o_max(c->e, c->x[i], c->y[i]))
ORACLE_MASKED(and, RULE_BITS, c->x[i] & c->y[i])
ORACLE_MASKED(or, RULE_BITS, c->x[i] | c->y[i])
ORACLE_MASKED(xor, RULE_BITS, c->x[i] ^ c->y[i])
#undef ORACLE_MASKED
static inline void oracle_add_masked_100(struct call *c) {
    for (unsigned i = 0; i < c->lanes; i++) c->want[i] = lane_on(c->m, i) ? o_add(c->e, c->x[i], 100) : c->x[i];
}
static inline void oracle_splat(struct call *c) {
    for (unsigned i = 0; i < c->lanes; i++) c->want[i] = c->s;
}
static inline void oracle_zero(struct call *c) {
    for (unsigned i = 0; i < c->lanes; i++) c->want[i] = 0;
}
static inline void oracle_iota(struct call *c) {
    for (unsigned i = 0; i < c->lanes; i++) c->want[i] = convert_bits(c->e, E_u64, i);
}

/* ---- masks: m and k are the operands ---- */

#define ORACLE_MASK(name, bits) \
    static inline void oracle_##name(struct call *c) { c->want[0] = (bits) & all_lanes(c); }
#define ORACLE_VOTE(name, value) \
    static inline void oracle_##name(struct call *c) { c->want[0] = (uint64_t)(value); }

static inline uint64_t first_lanes(const struct call *c, size_t n) {
    return n >= c->lanes ? all_lanes(c) : ((uint64_t)1 << n) - 1;
}
ORACLE_MASK(mask_and, c->m & c->k)
ORACLE_MASK(mask_or, c->m | c->k)
ORACLE_MASK(mask_xor, c->m ^ c->k)
ORACLE_MASK(mask_andnot, c->m & ~c->k)
ORACLE_MASK(mask_not, ~c->m)
ORACLE_MASK(mask_keep, c->m)
ORACLE_MASK(mask_first_n, first_lanes(c, c->n))
ORACLE_MASK(mask_from_n, ~first_lanes(c, c->n))
ORACLE_MASK(mask_set, (c->m & ~((uint64_t)1 << c->u % c->lanes)) | (c->k & 1) << c->u % c->lanes) /* the truth is bit 0 of k */
ORACLE_VOTE(mask_get, c->m >> c->u % c->lanes & 1)
ORACLE_MASK(mask_from_bits, c->m)
ORACLE_MASK(ballot, c->m)
ORACLE_VOTE(any, (c->m & all_lanes(c)) != 0)
ORACLE_VOTE(all, (~c->m & all_lanes(c)) == 0)
ORACLE_VOTE(none, (c->m & all_lanes(c)) == 0)
ORACLE_VOTE(count, o_popcount(E_u64, c->m & all_lanes(c)))
static inline void oracle_first(struct call *c) {
    const uint64_t m = c->m & all_lanes(c);
    c->want[0] = m ? o_ctz(E_u64, m) : c->lanes;
}
static inline void oracle_mask_before_first(struct call *c) {
    const uint64_t m = c->m & all_lanes(c);
    c->want[0] = first_lanes(c, m ? (size_t)o_ctz(E_u64, m) : c->lanes);
}
static inline void oracle_last(struct call *c) {
    const uint64_t m = c->m & all_lanes(c);
    c->want[0] = m ? 63 - o_clz(E_u64, m) : c->lanes;
}

#undef ORACLE_V_V
#undef ORACLE_V_VV
#undef ORACLE_V_VVV
#undef ORACLE_CMP
#undef ORACLE_MASK
#undef ORACLE_VOTE

#endif
