#include "lanes_convert.c"
