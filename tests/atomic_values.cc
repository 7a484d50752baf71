#include "atomic_values.c"
