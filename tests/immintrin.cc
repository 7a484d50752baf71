#include "immintrin.c"
