#include "group_soak.c"
