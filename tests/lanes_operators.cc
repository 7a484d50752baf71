#include "lanes_operators.c"
