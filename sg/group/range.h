/* SPDX-License-Identifier: MIT */
/* Index spaces of one to three dimensions, the last one fastest, and their checks. */
#ifndef SG_GROUP_RANGE_H
#define SG_GROUP_RANGE_H

#include "../port.h"

/* The sizes of the dimensions, in the order in which they are written. Dimensions that are not used have size 1.
 * sycl: range */
typedef struct sg_range { size_t size[3]; uint32_t dimensions; } sg_range;

/* An index space cut into work-groups of the local size. sycl: nd_range */
typedef struct sg_nd_range { sg_range global, local; } sg_nd_range;

/* A range of three, two or one dimensions; n0 is the slowest. Any sizes may be given: a launch checks them. */
SG_INLINE sg_range sg_range_3d(size_t n0, size_t n1, size_t n2) {
    sg_range r;
    r.size[0] = n0;
    r.size[1] = n1;
    r.size[2] = n2;
    r.dimensions = 3;
    return r;
}
SG_INLINE sg_range sg_range_2d(size_t n0, size_t n1) {
    sg_range r = sg_range_3d(n0, n1, 1);
    r.dimensions = 2;
    return r;
}
SG_INLINE sg_range sg_range_1d(size_t n) {
    sg_range r = sg_range_3d(n, 1, 1);
    r.dimensions = 1;
    return r;
}

/* The size of dimension d; 1 if the range has no dimension d. sycl: range::get */
SG_INLINE size_t sg_range_get(sg_range r, uint32_t d) { return d < 3 ? r.size[d] : 1; }

/* The number of items. Right for every range that sg_range_check accepts. sycl: range::size */
SG_INLINE size_t sg_range_size(sg_range r) { return r.size[0] * r.size[1] * r.size[2]; }

/* SG_ERROR_INVALID_RANGE if a dimension has 2^32 items or more, or all of them together do not
 * fit a size_t. An empty range is valid. */
SG_INLINE sg_status sg_range_check(sg_range r) {
    const size_t rows = r.size[0] * r.size[1];
    if (((uint64_t)r.size[0] | (uint64_t)r.size[1] | (uint64_t)r.size[2]) >> 32) {
        return SG_ERROR_INVALID_RANGE;
    }
    if (r.size[0] == 0 || r.size[1] == 0 || r.size[2] == 0) return SG_OK;
    if (r.size[1] > SIZE_MAX / r.size[0] || r.size[2] > SIZE_MAX / rows) {
        return SG_ERROR_INVALID_RANGE;
    }
    return SG_OK;
}

SG_INLINE sg_nd_range sg_nd_range_of_(sg_range global, sg_range local) {
    sg_nd_range r;
    r.global = global;
    r.local = local;
    return r;
}

/* An nd-range of one, two or three dimensions. g0 g1 g2 are the global sizes, in work-items; l0 l1
 * l2 are those of a work-group. Any sizes may be given: a launch checks them. */
SG_INLINE sg_nd_range sg_nd_range_1d(size_t g0, size_t l0) {
    return sg_nd_range_of_(sg_range_1d(g0), sg_range_1d(l0));
}
SG_INLINE sg_nd_range sg_nd_range_2d(size_t g0, size_t g1, size_t l0, size_t l1) {
    return sg_nd_range_of_(sg_range_2d(g0, g1), sg_range_2d(l0, l1));
}
SG_INLINE sg_nd_range sg_nd_range_3d(size_t g0, size_t g1, size_t g2,
                                     size_t l0, size_t l1, size_t l2) {
    return sg_nd_range_of_(sg_range_3d(g0, g1, g2), sg_range_3d(l0, l1, l2));
}

/* SG_ERROR_INVALID_RANGE if the global or the local size fails sg_range_check, if a local size is
 * 0, or if a global size is not a multiple of the local one. A global size of 0 is valid. */
SG_INLINE sg_status sg_nd_range_check(sg_nd_range r) {
    if (sg_range_check(r.global) != SG_OK || sg_range_check(r.local) != SG_OK) {
        return SG_ERROR_INVALID_RANGE;
    }
    if (r.local.size[0] == 0 || r.local.size[1] == 0 || r.local.size[2] == 0) {
        return SG_ERROR_INVALID_RANGE;
    }
    if (r.global.size[0] % r.local.size[0] || r.global.size[1] % r.local.size[1] ||
        r.global.size[2] % r.local.size[2]) {
        return SG_ERROR_INVALID_RANGE;
    }
    return SG_OK;
}

/* What sg_nd_range_check found, in words. */
SG_INLINE const char *sg_nd_range_fault_(sg_nd_range r) {
    if (sg_range_check(r.global) != SG_OK || sg_range_check(r.local) != SG_OK) {
        return ": a dimension has 2^32 items or more, or their product does not fit a size_t";
    }
    if (sg_range_size(r.local) == 0) return ": a local size is 0";
    return ": a global size is not a multiple of the local one";
}

#endif
