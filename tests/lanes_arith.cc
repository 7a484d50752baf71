#include "lanes_arith.c"
