#include "group_nd_item.c"
