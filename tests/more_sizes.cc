#include "more_sizes.c"
