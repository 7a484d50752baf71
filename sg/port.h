/* SPDX-License-Identifier: MIT */
/* FLOOR 0: the compiler, the platform and everything else outside the library. No other floor tests
 * macros of compilers, systems or instruction sets. */
#ifndef SG_PORT_H
#define SG_PORT_H

#include <stddef.h>
#include <stdint.h>

#include "port/config.h"
#include "port/attr.h"
#include "port/memory.h"
#include "port/bits.h"
#include "port/half.h"
#include "port/sqrt.h"
#include "port/check.h"
#include "port/status.h"
#include "port/cpu.h"
#include "port/modes.h"
#include "port/atomic.h"
#include "port/host.h"
#include "port/thrown.h"
#include "port/sanitizer.h"
#include "port/stack.h"
#include "port/context.h"
#include "port/thread.h"

#endif
