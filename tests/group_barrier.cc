#include "group_barrier.c"
