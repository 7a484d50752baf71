/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The rows of operations.h that the forms of reductions.h make. */
/* sum */
SG_T_DERIVED(V_V, reduce_add, ALL)
/* product */
SG_T_DERIVED(V_V, reduce_mul, ALL)
/* minimum */
SG_T_DERIVED(V_V, reduce_min, ALL)
/* maximum */
SG_T_DERIVED(V_V, reduce_max, ALL)
/* bitwise and */
SG_T_DERIVED(V_V, reduce_and, INT)
/* bitwise or */
SG_T_DERIVED(V_V, reduce_or, INT)
/* bitwise exclusive or */
SG_T_DERIVED(V_V, reduce_xor, INT)
/* sum of the lanes of m */
SG_T_DERIVED(V_MV, reduce_add_masked, ALL)
/* product of the lanes of m */
SG_T_DERIVED(V_MV, reduce_mul_masked, ALL)
/* minimum of the lanes of m */
SG_T_DERIVED(V_MV, reduce_min_masked, ALL)
/* maximum of the lanes of m */
SG_T_DERIVED(V_MV, reduce_max_masked, ALL)
/* bitwise and of the lanes of m */
SG_T_DERIVED(V_MV, reduce_and_masked, INT)
/* bitwise or of the lanes of m */
SG_T_DERIVED(V_MV, reduce_or_masked, INT)
/* bitwise exclusive or of the lanes of m */
SG_T_DERIVED(V_MV, reduce_xor_masked, INT)
/* sum within clusters of c lanes; opencl: sub_group_clustered_reduce_add */
SG_T_DERIVED(V_VU, reduce_clustered_add, ALL)
/* product within clusters of c lanes; opencl: sub_group_clustered_reduce_mul */
SG_T_DERIVED(V_VU, reduce_clustered_mul, ALL)
/* minimum within clusters of c lanes; opencl: sub_group_clustered_reduce_min */
SG_T_DERIVED(V_VU, reduce_clustered_min, ALL)
/* maximum within clusters of c lanes; opencl: sub_group_clustered_reduce_max */
SG_T_DERIVED(V_VU, reduce_clustered_max, ALL)
/* bitwise and within clusters of c lanes; opencl: sub_group_clustered_reduce_and */
SG_T_DERIVED(V_VU, reduce_clustered_and, INT)
/* bitwise or within clusters of c lanes; opencl: sub_group_clustered_reduce_or */
SG_T_DERIVED(V_VU, reduce_clustered_or, INT)
/* bitwise exclusive or within clusters of c lanes; opencl: sub_group_clustered_reduce_xor */
SG_T_DERIVED(V_VU, reduce_clustered_xor, INT)
/* inclusive sums */
SG_T_DERIVED(V_V, scan_inclusive_add, ALL)
/* inclusive products */
SG_T_DERIVED(V_V, scan_inclusive_mul, ALL)
/* inclusive minima */
SG_T_DERIVED(V_V, scan_inclusive_min, ALL)
/* inclusive maxima */
SG_T_DERIVED(V_V, scan_inclusive_max, ALL)
/* inclusive bitwise and */
SG_T_DERIVED(V_V, scan_inclusive_and, INT)
/* inclusive bitwise or */
SG_T_DERIVED(V_V, scan_inclusive_or, INT)
/* inclusive bitwise exclusive or */
SG_T_DERIVED(V_V, scan_inclusive_xor, INT)
/* exclusive sums */
SG_T_DERIVED(V_V, scan_exclusive_add, ALL)
/* exclusive products */
SG_T_DERIVED(V_V, scan_exclusive_mul, ALL)
/* exclusive minima */
SG_T_DERIVED(V_V, scan_exclusive_min, ALL)
/* exclusive maxima */
SG_T_DERIVED(V_V, scan_exclusive_max, ALL)
/* exclusive bitwise and */
SG_T_DERIVED(V_V, scan_exclusive_and, INT)
/* exclusive bitwise or */
SG_T_DERIVED(V_V, scan_exclusive_or, INT)
/* exclusive bitwise exclusive or */
SG_T_DERIVED(V_V, scan_exclusive_xor, INT)
/* inclusive sums over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_add_masked, ALL)
/* inclusive products over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_mul_masked, ALL)
/* inclusive minima over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_min_masked, ALL)
/* inclusive maxima over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_max_masked, ALL)
/* inclusive bitwise and over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_and_masked, INT)
/* inclusive bitwise or over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_or_masked, INT)
/* inclusive bitwise exclusive or over the lanes of m */
SG_T_DERIVED(V_MV, scan_inclusive_xor_masked, INT)
/* exclusive sums over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_T_DERIVED(V_MV, scan_exclusive_add_masked, ALL)
/* exclusive products over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_T_DERIVED(V_MV, scan_exclusive_mul_masked, ALL)
/* exclusive minima over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_T_DERIVED(V_MV, scan_exclusive_min_masked, ALL)
/* exclusive maxima over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_T_DERIVED(V_MV, scan_exclusive_max_masked, ALL)
/* exclusive bitwise and over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_T_DERIVED(V_MV, scan_exclusive_and_masked, INT)
/* exclusive bitwise or over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_T_DERIVED(V_MV, scan_exclusive_or_masked, INT)
/* exclusive bitwise exclusive or over the lanes of m; the first of these gets the identity, as lane 0 does without a mask */
SG_T_DERIVED(V_MV, scan_exclusive_xor_masked, INT)
