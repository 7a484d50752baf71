/* SPDX-License-Identifier: MIT */
/* A helper function and its check, T_REGION; the names mean what the last include of sg.h has bound. */
#ifndef T_REGION
#error "lanes_names.tmpl.h needs T_REGION and is included by lanes_names.c"
#endif

static sg_f32 T_PASTE(add_one_where_below_, T_REGION)(sg_f32 x, float limit) {
    return sg_select(sg_lt_n(x, limit), sg_add_n(x, 1.0f), x);
}

static void T_PASTE(check_, T_REGION)(int lanes) {
    float out[LANES_MAX];
    int right = 0;
    const sg_mask all = sg_mask_not(sg_mask_from_bits(0));
    sg_store(out, T_PASTE(add_one_where_below_, T_REGION)(sg_iota_f32(), 3.0f));
    for (int i = 0; i < lanes; i++) right += out[i] == (float)(i < 3 ? i + 1 : i);
    tap_ok(SG_LANES_ == lanes && right == lanes, "region " T_STRING(T_REGION) " x%d", lanes);
    tap_ok(sg_count(all) == (uint32_t)lanes && sg_all(sg_eq_u8(sg_zero_u8(), sg_zero_u8())) &&
               sg_ballot(sg_lt_n_u64(sg_iota_u64(), 1)) == 1,
           "masks of region " T_STRING(T_REGION) " x%d", lanes);
}

#undef T_REGION
