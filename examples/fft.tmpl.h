/* SPDX-License-Identifier: MIT */
/* A pass of examples/fft.h for runs of at least S numbers, SG_T_FFT_PASS its name: for each j of a quarter of what is left of
 * the transform, the same four factors for all m numbers of a run. */
#ifndef SG_T_FFT_PASS
#error "fft.tmpl.h is included by fft.h"
#endif

static inline void SG_T_FFT_PASS(const struct fft *t, const float *re, const float *im, float *to_re, float *to_im, size_t m) {
    const size_t quarter = t->n / 4, l = quarter / m;
    for (size_t j = 0; j < l; j++) {
        const float *const w = t->factor + 2 * j * m, *const w2 = t->factor + 4 * j * m, *const w3 = t->factor + 6 * j * m;
        const sg_f32 c1 = sg_splat_f32(w[0]), s1 = sg_splat_f32(w[1]), c2 = sg_splat_f32(w2[0]), s2 = sg_splat_f32(w2[1]);
        const sg_f32 c3 = sg_splat_f32(w3[0]), s3 = sg_splat_f32(w3[1]);
        for (size_t k = 0; k < m; k += SG_SIZE) {
            const float *r = re + j * m + k, *i = im + j * m + k;
            float *out_re = to_re + 4 * j * m + k, *out_im = to_im + 4 * j * m + k;
            const sg_f32 ar = sg_load(r), br = sg_load(r + quarter), cr = sg_load(r + 2 * quarter), dr = sg_load(r + 3 * quarter);
            const sg_f32 ai = sg_load(i), bi = sg_load(i + quarter), ci = sg_load(i + 2 * quarter), di = sg_load(i + 3 * quarter);
            const sg_f32 er = sg_add(ar, cr), ei = sg_add(ai, ci), fr = sg_sub(ar, cr), fi = sg_sub(ai, ci);
            const sg_f32 gr = sg_add(br, dr), gi = sg_add(bi, di), hr = sg_sub(br, dr), hi = sg_sub(bi, di);
            const sg_f32 pr = sg_add(fr, hi), pi = sg_sub(fi, hr), qr = sg_sub(er, gr), qi = sg_sub(ei, gi);
            const sg_f32 rr = sg_sub(fr, hi), ri = sg_add(fi, hr);
            sg_store(out_re, sg_add(er, gr));
            sg_store(out_im, sg_add(ei, gi));
            sg_store(out_re + m, sg_sub(sg_mul(pr, c1), sg_mul(pi, s1)));
            sg_store(out_im + m, sg_mul_add(pr, s1, sg_mul(pi, c1)));
            sg_store(out_re + 2 * m, sg_sub(sg_mul(qr, c2), sg_mul(qi, s2)));
            sg_store(out_im + 2 * m, sg_mul_add(qr, s2, sg_mul(qi, c2)));
            sg_store(out_re + 3 * m, sg_sub(sg_mul(rr, c3), sg_mul(ri, s3)));
            sg_store(out_im + 3 * m, sg_mul_add(rr, s3, sg_mul(ri, c3)));
        }
    }
}
#undef SG_T_FFT_PASS
