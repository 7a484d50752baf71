#include "porting_opencl.c"
