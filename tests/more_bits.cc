#include "more_bits.c"
