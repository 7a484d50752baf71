#include "lanes_memory.c"
