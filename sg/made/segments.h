/* SPDX-License-Identifier: MIT */
/* Made by sg/tables/make.sh: do not edit. The rows of more.h that the forms of reductions.h make. */
/* sum of the lane's segment */
SG_T_DERIVED(V_MV, reduce_segmented_add, ALL)
/* product of the lane's segment */
SG_T_DERIVED(V_MV, reduce_segmented_mul, ALL)
/* minimum of the lane's segment */
SG_T_DERIVED(V_MV, reduce_segmented_min, ALL)
/* maximum of the lane's segment */
SG_T_DERIVED(V_MV, reduce_segmented_max, ALL)
/* bitwise and of the lane's segment */
SG_T_DERIVED(V_MV, reduce_segmented_and, INT)
/* bitwise or of the lane's segment */
SG_T_DERIVED(V_MV, reduce_segmented_or, INT)
/* bitwise exclusive or of the lane's segment */
SG_T_DERIVED(V_MV, reduce_segmented_xor, INT)
/* inclusive sums of the lane's segment */
SG_T_DERIVED(V_MV, scan_inclusive_segmented_add, ALL)
/* inclusive products of the lane's segment */
SG_T_DERIVED(V_MV, scan_inclusive_segmented_mul, ALL)
/* inclusive minima of the lane's segment */
SG_T_DERIVED(V_MV, scan_inclusive_segmented_min, ALL)
/* inclusive maxima of the lane's segment */
SG_T_DERIVED(V_MV, scan_inclusive_segmented_max, ALL)
/* inclusive bitwise and of the lane's segment */
SG_T_DERIVED(V_MV, scan_inclusive_segmented_and, INT)
/* inclusive bitwise or of the lane's segment */
SG_T_DERIVED(V_MV, scan_inclusive_segmented_or, INT)
/* inclusive bitwise exclusive or of the lane's segment */
SG_T_DERIVED(V_MV, scan_inclusive_segmented_xor, INT)
/* exclusive sums of the lane's segment */
SG_T_DERIVED(V_MV, scan_exclusive_segmented_add, ALL)
/* exclusive products of the lane's segment */
SG_T_DERIVED(V_MV, scan_exclusive_segmented_mul, ALL)
/* exclusive minima of the lane's segment */
SG_T_DERIVED(V_MV, scan_exclusive_segmented_min, ALL)
/* exclusive maxima of the lane's segment */
SG_T_DERIVED(V_MV, scan_exclusive_segmented_max, ALL)
/* exclusive bitwise and of the lane's segment */
SG_T_DERIVED(V_MV, scan_exclusive_segmented_and, INT)
/* exclusive bitwise or of the lane's segment */
SG_T_DERIVED(V_MV, scan_exclusive_segmented_or, INT)
/* exclusive bitwise exclusive or of the lane's segment */
SG_T_DERIVED(V_MV, scan_exclusive_segmented_xor, INT)
