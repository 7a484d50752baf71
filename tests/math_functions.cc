#include "math_functions.c"
