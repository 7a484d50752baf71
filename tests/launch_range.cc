#include "launch_range.c"
