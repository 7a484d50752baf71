/* SPDX-License-Identifier: MIT */
/* The program that tests a section of sg/tables/operations.h: tests/lanes_<topic>.c. A section without a topic does not
 * compile, so that no operation is forgotten. */
#ifndef TESTS_TOPICS_H
#define TESTS_TOPICS_H

#include <sg/made/sections.h>

#define T_TOPIC_make arith
#define T_TOPIC_memory memory
#define T_TOPIC_arithmetic arith
#define T_TOPIC_bits arith
#define T_TOPIC_dot arith
#define T_TOPIC_compare arith
#define T_TOPIC_masks mask
#define T_TOPIC_exchange cross
#define T_TOPIC_reduce reduce
#define T_TOPIC_match cross
#define T_TOPIC_products arith
#define T_TOPIC_tools arith
#define T_TOPIC_order cross
#define T_TOPIC_masked arith
#define T_TOPIC_groups cross

#endif
