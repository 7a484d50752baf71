/* SPDX-License-Identifier: MIT */
/* Occlusion with one register in a sub-group. */
#if defined __AVX512F__
#define SG_SIZE 16
#elif defined __AVX__
#define SG_SIZE 8
#endif
#define FORM halves_1
#include "rays_occlusion.c"
