#include "porting_cuda.c"
