/* SPDX-License-Identifier: MIT */
/* What it takes for this machine, and its code of 256 bits. */
#include <simdjson.h>

#include "../../kernels/bytes.h"

/* asked once: to ask the processor is slow in a virtual machine */
static const simdjson::implementation *supported(const simdjson::implementation *code) {
    return code && code->supported_by_runtime_system() ? code : nullptr;
}
static const simdjson::implementation *best() {
    static const simdjson::implementation *const code = simdjson::get_available_implementations().detect_best_supported();
    return code;
}
static const simdjson::implementation *narrow() {
    static const simdjson::implementation *const code = supported(simdjson::get_available_implementations()["haswell"]);
    return code;
}
static void valid(const simdjson::implementation *code, const bench_bytes *k) {
    if (code) *k->result = code->validate_utf8((const char *)k->x, k->n);
    else bench_not_there();
}
BENCH_RUN(utf8, k) { valid(best(), k); }
BENCH_RUN_AS(utf8, avx2, k) { valid(narrow(), k); }
BENCH_RUN(utf8_ascii, k) { valid(best(), k); }
BENCH_RUN_AS(utf8_ascii, avx2, k) { valid(narrow(), k); }
