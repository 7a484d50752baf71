// SPDX-License-Identifier: MIT
// naive: a register of elements of C, with a row of A and columns of B. broadcast: the same for 4 rows; each number of A comes from the
// program instance that has loaded it. local: squares of C from copied tiles. The last is free in shape: some rows and two
// registers of columns, whose sums stay in registers while a strip of B, copied in order, is read.
#define SQUARE 64
#define DEPTH 256
#define ROWS 6
#define FOUR 4

template <typename T> inline void naive(uniform int n, const uniform T a[], const uniform T b[], uniform T c[]) {
    for (uniform int r = 0; r < n; r++) {
        foreach (j = 0 ... n) {
            T sum = 0;
            for (uniform int k = 0; k < n; k++) sum += a[r * n + k] * b[k * n + j];
            c[r * n + j] = sum;
        }
    }
}

template <typename T> inline void exchange(uniform int n, const uniform T a[], const uniform T b[], uniform T c[]) {
    for (uniform int r = 0; r < n; r += FOUR) {
        for (uniform int j = 0; j < n; j += programCount) {
            T s[FOUR];
            #pragma unroll
            for (uniform int i = 0; i < FOUR; i++) s[i] = 0;
            for (uniform int k = 0; k < n; k += programCount) {
                T own[FOUR];
                #pragma unroll
                for (uniform int i = 0; i < FOUR; i++) own[i] = a[(r + i) * n + k + programIndex];
                #pragma unroll
                for (uniform int l = 0; l < programCount; l++) {
                    const T v = b[(k + l) * n + j + programIndex];
                    #pragma unroll
                    for (uniform int i = 0; i < FOUR; i++) s[i] += broadcast(own[i], l) * v;
                }
            }
            #pragma unroll
            for (uniform int i = 0; i < FOUR; i++) c[(r + i) * n + j + programIndex] = s[i];
        }
    }
}

// The product of `depth` columns of A and rows of B; it is added to C or stored there. Rows of A are pitch_a apart; B has two registers a row.
template <typename T> inline void rows_by_two(uniform int n, uniform int depth, uniform bool begin, const uniform T *uniform a, uniform int pitch_a,
                                              const uniform T *uniform b, uniform int pitch_b, uniform T *uniform c) {
    T s0[ROWS], s1[ROWS];
    #pragma unroll
    for (uniform int i = 0; i < ROWS; i++) s0[i] = s1[i] = 0;
    for (uniform int k = 0; k < depth; k++) {
        const T b0 = b[k * pitch_b + programIndex], b1 = b[k * pitch_b + programCount + programIndex];
        #pragma unroll
        for (uniform int i = 0; i < ROWS; i++) {
            const uniform T v = a[i * pitch_a + k];
            s0[i] += v * b0;
            s1[i] += v * b1;
        }
    }
    #pragma unroll
    for (uniform int i = 0; i < ROWS; i++) {
        uniform T *uniform to = c + i * n;
        if (!begin) {
            s0[i] += to[programIndex];
            s1[i] += to[programCount + programIndex];
        }
        to[programIndex] = s0[i];
        to[programCount + programIndex] = s1[i];
    }
}
// one of the rows that are left
template <typename T> inline void row_by_two(uniform int depth, uniform bool begin, const uniform T *uniform a,
                                             const uniform T *uniform b, uniform int pitch_b, uniform T *uniform c) {
    T s0 = begin ? 0 : c[programIndex], s1 = begin ? 0 : c[programCount + programIndex];
    for (uniform int k = 0; k < depth; k++) {
        s0 += a[k] * b[k * pitch_b + programIndex];
        s1 += a[k] * b[k * pitch_b + programCount + programIndex];
    }
    c[programIndex] = s0;
    c[programCount + programIndex] = s1;
}

template <typename T> inline void tiles(uniform int n, const uniform T a[], const uniform T b[], uniform T c[]) {
    uniform T ta[SQUARE * SQUARE], tb[SQUARE * SQUARE];
    for (uniform int row = 0; row < n; row += SQUARE) {
        for (uniform int column = 0; column < n; column += SQUARE) {
            for (uniform int first = 0; first < n; first += SQUARE) {
                for (uniform int y = 0; y < SQUARE; y++) {
                    foreach (x = 0 ... SQUARE) {
                        ta[y * SQUARE + x] = a[(row + y) * n + first + x];
                        tb[y * SQUARE + x] = b[(first + y) * n + column + x];
                    }
                }
                for (uniform int j = 0; j < SQUARE; j += 2 * programCount) {
                    uniform int y = 0;
                    for (; y + ROWS <= SQUARE; y += ROWS) {
                        rows_by_two<T>(n, SQUARE, first == 0, ta + y * SQUARE, SQUARE, tb + j, SQUARE, c + (row + y) * n + column + j);
                    }
                    for (; y < SQUARE; y++) row_by_two<T>(SQUARE, first == 0, ta + y * SQUARE, tb + j, SQUARE, c + (row + y) * n + column + j);
                }
            }
        }
    }
}

template <typename T> inline void strips(uniform int n, const uniform T a[], const uniform T b[], uniform T c[]) {
    uniform T strip[DEPTH * 2 * programCount];
    for (uniform int column = 0; column < n; column += 2 * programCount) {
        for (uniform int first = 0; first < n; first += DEPTH) {
            const uniform int depth = min(DEPTH, n - first);
            for (uniform int k = 0; k < depth; k++) {
                foreach (x = 0 ... 2 * programCount) strip[k * 2 * programCount + x] = b[(first + k) * n + column + x];
            }
            uniform int r = 0;
            for (; r + ROWS <= n; r += ROWS) {
                rows_by_two<T>(n, depth, first == 0, a + r * n + first, n, strip, 2 * programCount, c + r * n + column);
            }
            for (; r < n; r++) row_by_two<T>(depth, first == 0, a + r * n + first, strip, 2 * programCount, c + r * n + column);
        }
    }
}

#define EXPORT(name, T) \
    export void name##_naive(uniform int n, const uniform T a[], const uniform T b[], uniform T c[]) { naive<T>(n, a, b, c); } \
    export void name##_broadcast(uniform int n, const uniform T a[], const uniform T b[], uniform T c[]) { exchange<T>(n, a, b, c); } \
    export void name##_local(uniform int n, const uniform T a[], const uniform T b[], uniform T c[]) { tiles<T>(n, a, b, c); } \
    export void name(uniform int n, const uniform T a[], const uniform T b[], uniform T c[]) { strips<T>(n, a, b, c); }
EXPORT(sgemm, float)
EXPORT(dgemm, double)
