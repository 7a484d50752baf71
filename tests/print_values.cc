#include "print_values.c"
