#include "group_range.c"
