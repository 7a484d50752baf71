#include "lanes_mask.c"
