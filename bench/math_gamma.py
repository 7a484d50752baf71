#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the numbers of sg/math/own_gamma.tmpl.h and own_f64_gamma.tmpl.h, and the rows of sg/math/gamma.h. Needs mpmath.

Polynomials go through the values of a function at Chebyshev's nodes. Of each: its error, then its coefficients from the lowest power on.
"""
from mpmath import cos, digamma, factorial, findroot, ldexp, log, loggamma, mp, mpf, nstr, pi, sin, sqrt

mp.prec = 400


def rounded(x, bits=53):
    """x as the nearest number of so many bits"""
    before = mp.prec
    mp.prec = bits
    x = +x
    mp.prec = before
    return x


def hexadecimal(x):
    digits, exponent = float(x).hex().split("p")
    return "0" if x == 0 else digits.rstrip("0").rstrip(".") + "p" + exponent.lstrip("+")


def parts(title, x):
    print(title, hexadecimal(rounded(x)), hexadecimal(rounded(x - rounded(x))))


def through(f, n, low, high):
    """the coefficients of a polynomial of degree n - 1"""
    nodes = [(low + high) / 2 + (high - low) / 2 * cos(pi * (2 * k + 1) / (2 * n)) for k in range(n)]
    newton = [f(x) for x in nodes]
    for j in range(1, n):
        for i in range(n - 1, j - 1, -1):
            newton[i] = (newton[i] - newton[i - 1]) / (nodes[i] - nodes[i - j])
    c = [mpf(0)] * n
    for k in range(n - 1, -1, -1):
        c = [newton[k] - nodes[k] * c[0]] + [c[i - 1] - nodes[k] * c[i] for i in range(1, n)]
    return c


def value(c, x):
    r = mpf(0)
    for k in reversed(c):
        r = r * x + k
    return r


def fit(title, f, n, low, high, scale):
    """scale(x) times the error of the polynomial is what counts"""
    low, high = mpf(low), mpf(high)
    c = [rounded(k) for k in through(f, n, low, high)]
    points = [low + (high - low) * (2 * k + 1) / 200 for k in range(100)]
    worst = max(abs((value(c, x) - f(x)) * scale(x)) for x in points)
    print(f"{title}: error 2^{nstr(log(worst, 2), 4)}")
    for k in c:
        print("   ", hexadecimal(k))


def rest(z):
    """log(gamma(b + 1/2)) = b * (log(b) - 1) + log(2 * pi) / 2 - 1 / (24 * b) + rest(1 / b^2) / b^3"""
    b = 1 / sqrt(z)
    return (loggamma(b + mpf(1) / 2) - b * (log(b) - 1) - log(2 * pi) / 2 + 1 / (24 * b)) * b**3


def sine(z, first):
    """sin(pi * f) / (pi * f) of z = f^2 without the first terms, over z^first"""
    return sum((-1)**k * pi**(2 * k) / factorial(2 * k + 1) * z**(k - first) for k in range(first, 40))


def log_of(z):
    """log((1 + s) / (1 - s)) / s of z = s^2"""
    return sum(2 * z**k / (2 * k + 1) for k in range(120))


def log_size(x):
    """log(|gamma(x)|)"""
    return mp.inf if x <= 0 and x == mp.floor(x) else loggamma(x).real


SMALL, SMALL_F32, TERMS = mpf(2)**-5, mpf(2)**-14, 12


def zero_row(zero):
    """a zero of log_size, if numbers of f64 next to it have results below SMALL; whether numbers of f32 have some below SMALL_F32"""
    high = rounded(zero)
    low = rounded(zero - high)
    if abs(log_size(high)) >= SMALL:
        return None
    slope = digamma(zero)
    width = rounded(SMALL * mpf(1.1) / abs(slope), 8)
    c = through(lambda t: log_size(zero + t) / t if abs(t) > mpf(2)**-99 else slope, TERMS, -width, width)
    points = [width * (2 * k + 1) / 40 for k in range(-20, 20)]
    worst = max(abs(value(c, t) * t / log_size(zero + t) - 1) for t in points)
    assert worst < mpf(2)**-57, nstr(worst, 5)
    for side in (-1, 1):
        assert abs(log_size(zero + side * width)) > SMALL
    first = rounded(c[0])
    row = [high, low, rounded(zero - high - low), width, first, rounded(c[0] - first)] + [rounded(k) for k in c[1:]]
    return row, abs(log_size(rounded(zero, 24))) < SMALL_F32


def zeros():
    yield mpf(1)
    yield mpf(2)
    for n in range(2, 18):
        for side in (1, -1):
            if n == 2 and side == 1:
                continue
            # in the logarithm of the distance from the pole the function is nearly straight
            of = lambda u: log_size(side * mp.exp(u) - n)
            yield side * mp.exp(findroot(of, -log(factorial(n)), tol=mpf(2)**-700, maxsteps=60)) - n


fit("f64: gamma", rest, 11, mpf(2)**-40, mpf(2) / 7 * 2 / 7, lambda z: sqrt(z)**3)
fit("f32: gamma", rest, 6, mpf(2)**-40, mpf(2) / 7 * 2 / 7, lambda z: sqrt(z)**3)
parts("f64: log(2 * pi) / 2", log(2 * pi) / 2)
parts("f64: 1 / 24", mpf(1) / 24)
parts("f64: sin(pi * f) / (pi * f)", -pi**2 / 6)
parts("   ", pi**4 / 120)
fit("    the rest", lambda z: sine(z, 3), 7, 0, 0.25, lambda z: z**3)
fit("f32: sin(pi * f) / (pi * f)", lambda z: sine(z, 1), 7, 0, 0.25, lambda z: z)
fit("f32: log((1 + s) / (1 - s)) / s", log_of, 6, 0, 0.02945, lambda z: sqrt(z))
print("sg_math_gamma_zeros_: those that f32 needs are among the first")
rows = [row for row in map(zero_row, zeros()) if row]
for row, _ in rows:
    numbers = [hexadecimal(x) for x in row]
    lines = [numbers[:4], numbers[4:7], numbers[7:12], numbers[12:]]
    print("    {" + ",\n     ".join(", ".join(line) for line in lines) + "},")
print(len(rows), "rows,", max(k for k, (_, of_f32) in enumerate(rows) if of_f32) + 1, "for f32")
