#include "porting_ispc.c"
