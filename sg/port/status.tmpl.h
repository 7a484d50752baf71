/* SPDX-License-Identifier: MIT */
/* The status codes: SG_T_ROW(name, text), in the order of their values from 0. */
#ifndef SG_T_ROW
#error "sg: set SG_T_ROW(name, text) before including status.tmpl.h"
#endif

SG_T_ROW(SG_OK, "success")
SG_T_ROW(SG_ERROR_INVALID_RANGE, "invalid range")
SG_T_ROW(SG_ERROR_INVALID_ARGUMENT, "invalid argument")
SG_T_ROW(SG_ERROR_NO_MEMORY, "out of memory")
SG_T_ROW(SG_ERROR_LOCAL_MEMORY, "local memory exceeds the limit of the device")
SG_T_ROW(SG_ERROR_BARRIER_DIVERGENCE, "a barrier was not reached by every sub-group of the work-group")
SG_T_ROW(SG_ERROR_FEATURE_NOT_SUPPORTED, "the device does not support a required feature")
SG_T_ROW(SG_ERROR_CLOSED, "the queue was destroyed")
SG_T_ROW(SG_ERROR_STACK_OVERFLOW, "a sub-group used more stack than the queue was given")
SG_T_ROW(SG_ERROR_KERNEL, "the kernel reported an error")
SG_T_ROW(SG_ERROR_IN_USE, "the queue is in use")

#undef SG_T_ROW
