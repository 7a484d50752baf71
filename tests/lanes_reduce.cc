#include "lanes_reduce.c"
