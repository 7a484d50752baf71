#include "lanes_cross.c"
