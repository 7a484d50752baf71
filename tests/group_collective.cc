#include "group_collective.c"
