/* SPDX-License-Identifier: MIT */
/* simdjson: the code that it chooses for this machine, and its code of 256 bits. */
#include <simdjson.h>

#include <cstring>
#include <memory>

#include "../../kernels/bytes.h"

/* asked once, because asking the processor is slow in a virtual machine */
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
/* the places that it found are copied once, for the comparison */
static void index(const simdjson::implementation *code, const bench_bytes *k) {
    static std::unique_ptr<simdjson::internal::dom_parser_implementation> parsers[2];
    auto &parser = parsers[code == narrow()];
    if (!code || (!parser && code->create_dom_parser_implementation(k->n, 1024, parser))) return bench_not_there();
    if (parser->stage1(k->x, k->n, simdjson::stage1_mode::regular)) return;
    if (*k->result != parser->n_structural_indexes) memcpy(k->y, parser->structural_indexes.get(), 4 * parser->n_structural_indexes);
    *k->result = parser->n_structural_indexes;
}
static void valid(const simdjson::implementation *code, const bench_bytes *k) {
    if (code) *k->result = code->validate_utf8((const char *)k->x, k->n);
    else bench_not_there();
}
BENCH_RUN(utf8, k) { valid(best(), k); }
BENCH_RUN_AS(utf8, avx2, k) { valid(narrow(), k); }
BENCH_RUN(utf8_ascii, k) { valid(best(), k); }
BENCH_RUN_AS(utf8_ascii, avx2, k) { valid(narrow(), k); }
BENCH_RUN(json_index, k) { index(best(), k); }
BENCH_RUN_AS(json_index, avx2, k) { index(narrow(), k); }
