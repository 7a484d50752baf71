/* SPDX-License-Identifier: MIT */
/* What floor 3 has for SG_T_S lanes. */
#ifndef SG_T_S
#error "sg: size.tmpl.h needs SG_T_S"
#endif

#include "item.tmpl.h"
#include "nd_item.tmpl.h"
#include "barrier.tmpl.h"
#include "local.tmpl.h"
#include "collective.tmpl.h"
#undef SG_T_S
