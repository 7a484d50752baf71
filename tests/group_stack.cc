#include "group_stack.c"
