#include "launch_pool.c"
