#include "math_fast.c"
